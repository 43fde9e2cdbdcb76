"""RC2, a MaxSAT solver (of PySAT): a model with as few of some literals true as possible, and its cores on the way."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from pysat.examples.rc2 import RC2
from pysat.formula import WCNF

__all__ = ["fewest_true"]


def fewest_true(
    clauses: Iterable[Sequence[int]], costly: Sequence[int], heard: Callable[[int, list[int]], None]
) -> list[int] | None:
    """A model with as few `costly` literals true as possible, None if there is no model.

    `heard` is told each core, that is costly literals of which one must be true, after the bound that it gives.

    >>> sorted(w for w in fewest_true([[1, 2], [2, 3], [-2, 4]], [1, 2, 3, 4], lambda bound, core: None) if w > 0)
    [1, 3]
    """

    class Telling(RC2):  # type: ignore[misc]
        def process_core(self) -> None:
            core = [-w for w in self.core_sels if -w in among]
            super().process_core()
            heard(self.cost, core)

    among = set(costly)
    formula = WCNF()
    for clause in clauses:
        formula.append(list(clause))
    for w in costly:
        formula.append([-w], weight=1)
    with Telling(formula, solver="g4", adapt=True, exhaust=True, minz=True) as rc2:
        model: Any = rc2.compute()
        return None if model is None else list(model)
