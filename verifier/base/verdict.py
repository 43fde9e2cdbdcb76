"""The answers, and what stands behind one. Every word has one meaning, in the whole program:

| word      | exit | meaning                                                                                           |
|-----------|------|---------------------------------------------------------------------------------------------------|
| VERIFIED  | 0    | an independent computation agrees, a solver refutes the contrary, a checker accepts a proof of it |
| REFUTED   | 1    | the claim is wrong at a position that is named, or a counterexample is shown                      |
| PROVED    | 0    | a lemma for every m, p, n: z3 and cvc5 agree on its query and on those of all lemmas that it uses |
| AGREED    | 0    | a solver refutes the contrary and a computation agrees, but no checker has accepted a proof       |
| SURVIVED  | 0    | a hunt looked everywhere it was asked to and found no counterexample                              |
| UNKNOWN   | 3    | there is no answer, for the reason that is given                                                  |
| DISAGREED | 70   | two ways to one answer differ: this program has an error                                          |
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import Any, TypedDict

__all__ = ["OpinionJson", "Status", "Verdict", "VerdictEvidence"]


class Status(str, Enum):
    """The words of the table above."""

    VERIFIED = "VERIFIED"
    REFUTED = "REFUTED"
    PROVED = "PROVED"
    AGREED = "AGREED"
    SURVIVED = "SURVIVED"
    UNKNOWN = "UNKNOWN"
    DISAGREED = "DISAGREED"

    @property
    def exit_code(self) -> int:
        return {"REFUTED": 1, "UNKNOWN": 3, "DISAGREED": 70}.get(self.value, 0)


class OpinionJson(TypedDict):
    """What other people's checker says of a certificate."""

    tool: str
    leaf: str
    accepted: bool | None
    word: str
    says: str


class VerdictEvidence(TypedDict, total=False):
    """What was checked and how, as it is stored and printed: a question fills in what it has."""

    encoding: str
    solver: str
    variables: int
    clauses: int
    seconds: dict[str, float]
    megabytes: int
    kernel_exists: bool
    agrees_with: str
    proof_steps_checked: int
    checker: str
    statement: str | None
    certificate: str
    check: str
    closing: str
    external: list[OpinionJson]
    answers: dict[str, str]  # solver -> what it said of a lemma
    solvers: dict[str, str]  # solver -> its version


@dataclass(frozen=True)
class Verdict:
    """The answer to one question. `reason` is a sentence; `evidence` names what was checked and how."""

    status: Status
    reason: str
    counterexample: tuple[int, int] | None = None
    evidence: VerdictEvidence = field(default_factory=VerdictEvidence)

    def without_certificate(self) -> VerdictEvidence:
        """The evidence, for one whose certificate is not kept where it was made."""
        evidence = self.evidence.copy()
        evidence.pop("certificate", None)
        evidence.pop("check", None)
        return evidence

    def to_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {"status": self.status.value, "reason": self.reason}
        if self.counterexample is not None:
            data["counterexample"] = list(self.counterexample)
        return data | ({"evidence": self.evidence} if self.evidence else {})
