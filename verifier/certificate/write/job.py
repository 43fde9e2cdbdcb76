"""What the parts of one certificate share, and what they took."""

from __future__ import annotations

from dataclasses import dataclass, field

from verifier.base.errors import UserError
from verifier.base.verdict import VerdictEvidence
from verifier.certificate.write.refuter import versions
from verifier.solvers.ask import Limits

__all__ = ["CertificateJob", "Cost", "NoVerdictError"]


@dataclass
class Cost:
    """What the formulas of one certificate took: their size, the seconds to make and to refute them."""

    variables: int = 0
    clauses: int = 0
    generate: float = 0.0
    solve: float = 0.0
    megabytes: int = 0

    def to_json(self) -> VerdictEvidence:
        seconds = {"generate": round(self.generate, 3), "solve": round(self.solve, 3)}
        return {"variables": self.variables, "clauses": self.clauses, "seconds": seconds, "megabytes": self.megabytes}


@dataclass(frozen=True)
class CertificateJob:
    """What the parts of one certificate share: the board, and how formulas are refuted."""

    width: int
    height: int
    solver: str
    limits: Limits = field(default_factory=Limits)
    strips: int = 1
    proof: str = "core"
    cost: Cost = field(default_factory=Cost)

    def __post_init__(self) -> None:
        if self.proof not in ("core", "solver"):
            raise UserError(f'The proof is "core" or "solver", not {self.proof!r}.')
        if not 1 <= self.strips <= self.width:
            raise UserError(
                f"The number of strips lies between 1 and the {self.width} rows of the board, not {self.strips}."
            )
        if self.proof == "solver" and self.strips > 1:
            raise UserError("Strips belong to the proof from the core; leave out --strips or --proof solver.")

    @property
    def board(self) -> tuple[int, int]:
        return self.width, self.height

    @property
    def versions(self) -> dict[str, str]:
        return versions(self.solver)


class NoVerdictError(Exception):
    """The solver gave no answer, or a checker could not judge: the folder must not appear."""
