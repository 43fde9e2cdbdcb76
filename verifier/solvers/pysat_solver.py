"""PySAT's solvers, made in one place: for searches that keep one in this process and ask it again, and for `engines`.

A question with limits, or of another kind, goes through `verifier.solvers.ask` to a process of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

__all__ = ["CADICAL", "GLUCOSE", "opened"]

CADICAL = "cadical195"  # the one version of it
GLUCOSE = "glucose4"  # it writes proofs and can be interrupted


def opened(name: str = CADICAL, clauses: Iterable[Sequence[int]] = (), *, proof: bool = False) -> Any:
    """PySAT's solver of this name with these clauses, as a context manager."""
    from pysat.solvers import Solver

    return Solver(name=name, bootstrap_with=clauses, with_proof=proof)
