"""A SAT solver's own word on the formula of a certificate, beside the checker's."""

from __future__ import annotations

from importlib.metadata import version

import numpy as np
from kernel_encodings.core import Clauses

from verifier.base.errors import UserError
from verifier.solvers.ask import SOLVERS, find

__all__ = ["engine", "refuted", "versions"]

CHUNK = 1 << 16


def engine(name: str) -> str:
    """The name in PySAT of one of our solvers that reads clauses."""
    kind, _, pysat = find(name).engine.partition(":")
    if kind != "pysat":
        able = ", ".join(solver.name for solver in SOLVERS.values() if solver.engine.startswith("pysat:"))
        raise UserError(f"A certificate needs one of the SAT solvers {able}, not {name}.")
    return pysat


def versions(name: str | None) -> dict[str, str]:
    """Solver and version, for the manifest."""
    return {} if name is None else {"solver": engine(name), "python-sat": version("python-sat")}


def refuted(clauses: Clauses, name: str) -> bool:
    """Does the solver find the formula unsatisfiable? Clauses go over in pieces, so that memory stays small."""
    from pysat.solvers import Solver

    clauses = _compact(clauses)
    with Solver(name=engine(name)) as solver:
        for start in range(0, len(clauses), CHUNK):
            solver.append_formula(clauses.lists(start, min(start + CHUNK, len(clauses))))
        return solver.solve() is False


def _compact(clauses: Clauses) -> Clauses:
    """The same clauses with variables 1, 2, ... in order: a solver pays for every number up to the largest.

    The formula of a strip uses few of the variables of the rows before it.
    """
    variables = np.abs(clauses.literals)
    used = np.zeros(int(variables.max(initial=0)) + 1, dtype=bool)
    used[variables] = True
    if used[1:].all():
        return clauses
    numbers = np.cumsum(used, dtype=np.int32) - (1 if used[0] else 0)
    return Clauses(np.sign(clauses.literals) * numbers[variables], clauses.offsets)
