"""A SAT solver's own word on the formula of a certificate, beside the checker's."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.metadata import version

from kernel_encodings.core import Clauses

__all__ = ["Refuter", "refuted"]

CHUNK = 1 << 16


@dataclass(frozen=True)
class Refuter:
    """A solver by its PySAT name."""

    name: str

    @property
    def versions(self) -> dict[str, str]:
        return {"python-sat": version("python-sat"), "solver": self.name}


def refuted(clauses: Clauses, name: str) -> bool:
    """Does the solver find the formula unsatisfiable? Clauses go over in pieces, so that memory stays small."""
    from pysat.solvers import Solver

    with Solver(name=name) as solver:
        for start in range(0, len(clauses), CHUNK):
            solver.append_formula(clauses.lists(start, min(start + CHUNK, len(clauses))))
        return solver.solve() is False
