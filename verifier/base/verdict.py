"""The answers, and what stands behind one."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import Any

__all__ = ["Status", "Verdict"]


class Status(str, Enum):
    """VERIFIED and REFUTED carry evidence; everything else is UNKNOWN with its reason.

    SURVIVED is the answer of a hunt that looked everywhere it was asked to and found no counterexample. Nothing but the
    hunt itself has been checked, so this is not VERIFIED; but the hunt has ended, so it is not UNKNOWN either.
    """

    VERIFIED = "VERIFIED"
    REFUTED = "REFUTED"
    SURVIVED = "SURVIVED"
    UNKNOWN = "UNKNOWN"

    @property
    def exit_code(self) -> int:
        return {"VERIFIED": 0, "SURVIVED": 0, "REFUTED": 1, "UNKNOWN": 3}[self.value]


@dataclass(frozen=True)
class Verdict:
    """The answer to one question. `reason` is a sentence; `evidence` names what was checked and how."""

    status: Status
    reason: str
    counterexample: tuple[int, int] | None = None
    evidence: dict[str, Any] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {"status": self.status.value, "reason": self.reason}
        if self.counterexample is not None:
            data["counterexample"] = list(self.counterexample)
        return data | ({"evidence": self.evidence} if self.evidence else {})
