"""A solver's own word on the formula of a certificate, beside the checker's."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.metadata import version
from time import perf_counter

import numpy as np
from kernel_encodings.core import Clauses
from kernel_encodings.formula import Cnf

from verifier.base.errors import UserError
from verifier.solvers.ask import SOLVERS, Limits, Outcome, find, solve
from verifier.solvers.engines import Engine
from verifier.solvers.pysat_solver import opened

__all__ = ["Said", "ask", "versions"]

CHUNK = 1 << 16
PACKAGES = {"pysat": "python-sat", "z3": "z3-solver", "cvc5": "cvc5"}


@dataclass(frozen=True)
class Said:
    """What the solver said, and what it took; `megabytes` only where it ran in a process of its own."""

    outcome: Outcome
    reason: str | None = None
    seconds: float = 0.0
    megabytes: int | None = None


def engine(name: str) -> Engine:
    """What is behind one of our solvers; UserError if it does not read clauses."""
    solver = find(name)
    if Cnf not in solver.reads:
        able = ", ".join(one.name for one in SOLVERS.values() if Cnf in one.reads)
        raise UserError(f"The solver {name} cannot read the encoding core; {able} can.")
    return solver.engine


def versions(name: str) -> dict[str, str]:
    """Solver and version, for the manifest."""
    asked = engine(name)
    package = PACKAGES[asked.kind]
    return {"solver": asked.solver or asked.kind, package: version(package)}


def ask(clauses: Clauses, name: str, limits: Limits) -> Said:
    """Is the formula unsatisfiable? A SAT solver without limits is asked in this process, others in one of their own.

    Clauses go over in pieces, so that memory stays small.
    """
    asked = engine(name)
    clauses = _compact(clauses)
    start = perf_counter()
    if asked.kind != "pysat" or limits != Limits():
        answer = solve(_cnf(clauses), name, keep=0, limits=limits)
        return Said(answer.outcome, answer.reason, perf_counter() - start, answer.megabytes)
    with opened(asked.solver) as solver:
        for first in range(0, len(clauses), CHUNK):
            solver.append_formula(clauses.lists(first, min(first + CHUNK, len(clauses))))
        found = solver.solve()
    outcome = {True: Outcome.SAT, False: Outcome.UNSAT}.get(found, Outcome.UNKNOWN)
    return Said(outcome, None if outcome is not Outcome.UNKNOWN else f"{name} gave up", perf_counter() - start)


def _cnf(clauses: Clauses) -> Cnf:
    cnf = Cnf()
    cnf.new(int(np.abs(clauses.literals).max(initial=0)), "the positions that the clauses name")
    cnf.add_flat(np.insert(clauses.literals, clauses.offsets[1:], 0))
    return cnf


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
