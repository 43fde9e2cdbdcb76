"""What the answers to all inverse questions share: values first, then sentences, one JSON object and an exit code.

Each kind of question has a file of its own: `family_answer`, `moves_answer`, `change_answer`, `blocking_answer` and
`invariant_answer`. Exit codes: 0 there are answers, 1 there are none (proved), 3 unknown: the search was stopped, or
what was found is not proved to be the best.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from kernel_encodings.rules_from_p import RulesQuestion

from verifier.games.rules import Position, Ruleset
from verifier.synthesis.evidence import AnswerEvidence, prove_none
from verifier.synthesis.search import learn
from verifier.synthesis.switches import Family
from verifier.synthesis.target import Target
from verifier.theorems.law import reason

__all__ = [
    "Effort",
    "NoRules",
    "SynthesisAnswer",
    "boards",
    "certified",
    "for_ever",
    "head",
    "listing",
    "no_rules",
    "proof_json",
    "size",
]


@dataclass(frozen=True)
class Effort:
    """How far to go: answers listed, seconds, where to put a certificate, whom to tell about progress."""

    limit: int = 10_000
    seconds: float | None = None
    proof_seconds: float = 60.0
    certificate: Path | None = None
    force: bool = False
    found: Callable[[int], None] = lambda count: None
    bounds: Callable[[int, int | None], None] = lambda lower, best: None


class SynthesisAnswer(Protocol):
    """What was found, and how it is told."""

    @property
    def proof(self) -> AnswerEvidence | None:
        """What the checker accepted, of "none" or of "no fewer"."""

    @property
    def code(self) -> int:
        """How the command ends."""

    def to_json(self) -> dict[str, Any]:
        """The answer for programs."""

    def lines(self) -> list[str]:
        """The answer for people."""


@dataclass(frozen=True)
class NoRules:
    """No rules of a family have the target on this board; without a proof that is the word of a solver."""

    board: tuple[int, int]
    proof: AnswerEvidence | None

    @property
    def code(self) -> int:
        return 1 if self.proof else 3

    def to_json(self) -> dict[str, Any]:
        return {"board": list(self.board)} | proof_json(self.proof)

    def __str__(self) -> str:
        word = "None, proved" if self.proof else "None found"
        return f"{word}: no rules of this family have this P-set on {size(self.board)}; {certified(self.proof)}."


def no_rules(target: Target, family: Family, effort: Effort, *, beyond: bool) -> NoRules:
    """The proof, on the wider board if the smaller one does not exclude all of them."""
    question = RulesQuestion(family.unknowns, target.wide_array() if beyond else target.array())
    clauses, on = learn(question)
    assert on is None, "the search says none and a second search finds one"
    evidence = prove_none(
        question, target.claim, clauses, effort.certificate, force=effort.force, seconds=effort.proof_seconds
    )
    return NoRules(target.wide if beyond else target.board, evidence)


def size(board: tuple[int, int]) -> str:
    return f"{board[0]} x {board[1]}"


def boards(target: Target) -> str:
    if target.wide == target.board:
        return f"found on {size(target.board)}; no wider board was tested, for the list ends here"
    return f"found on {size(target.board)} and tested on {size(target.wide)}"


def for_ever(rules: Ruleset | None, target: Target) -> str:
    """Does a lemma prove the answer on the infinite board?"""
    theorem = reason(rules, target.claim)
    return f"for ever: {theorem}" if theorem else "not proved for ever"


def head(target: Target) -> dict[str, Any]:
    return {"target": target.claim.to_json(), "board": list(target.board), "tested_on": list(target.wide)}


def proof_json(evidence: AnswerEvidence | None) -> dict[str, Any]:
    return evidence.to_json() if evidence else {"checked": False}


def certified(evidence: AnswerEvidence | None) -> str:
    if evidence is None:
        return "no proof was made in the time given"
    where = f", certificate in {evidence.folder}" if evidence.folder else ""
    return f"the proof ({evidence}) was accepted by the checker{where}"


def listing(vectors: list[Position], most: int = 60) -> str:
    more = f" and {len(vectors) - most} more" if len(vectors) > most else ""
    return " ".join(f"({i},{j})" for i, j in vectors[:most]) + more
