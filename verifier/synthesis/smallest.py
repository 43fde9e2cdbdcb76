"""The fewest: a solution of clauses with as few costly literals as possible, and the proof that fewer do not do.

RC2 (PySAT) raises a lower bound core by core until a solution meets it. It runs in a process of its own, so that an
interrupt or a time limit can end it at any moment. Meanwhile this process looks for good solutions by ruin and
recreate; the best one is what an interrupted run has to show, and if it meets the lower bound it is optimal at once.

Before either starts, literals that are forced are set, variables that no clause wants to be costly are set to the
cheap side, and clauses that contain another clause are dropped. None of this changes the optimum.
"""

from __future__ import annotations

import multiprocessing as mp
import os
import random
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection
from time import monotonic
from typing import Any

from pysat.examples.rc2 import RC2
from pysat.formula import WCNF
from pysat.solvers import Solver

__all__ = ["Optimum", "Progress", "fewest"]

Progress = Callable[[int, int | None], None]  # lower bound, best found


@dataclass(frozen=True)
class Optimum:
    """The best solution found: the costly literals that are true in it (None if the clauses contradict each other).

    `lower` is a proved lower bound; the solution is optimal exactly if `lower == len(true)`. `cores` are
    the literals of the cores that raised the bound, in their order: next to each other they make short proofs.
    """

    true: frozenset[int] | None
    lower: int
    model: frozenset[int]
    cores: tuple[int, ...] = ()
    interrupted: bool = False

    @property
    def optimal(self) -> bool:
        return self.true is not None and self.lower == len(self.true)


def fewest(
    clauses: Iterable[Sequence[int]],
    costly: Sequence[int],
    *,
    progress: Progress | None = None,
    seconds: float | None = None,
) -> Optimum:
    """A model of the clauses with as few of the `costly` literals true as possible.

    >>> sorted(fewest([(1, 2), (2, 3), (-2, 4)], [1, 2, 3, 4]).true)
    [1, 3]
    """
    reduced = _reduce(clauses, set(costly))
    if reduced is None:
        return Optimum(None, 0, frozenset())
    forced, rest = reduced
    base = sum(1 for literal in costly if literal in forced)
    flip = {abs(literal): literal for literal in costly}
    if not rest:
        return _optimum(frozenset(), forced, base, costly, (), False)
    return _search(rest, forced, base, costly, flip, progress, seconds)


def _optimum(
    model: frozenset[int], forced: set[int], lower: int, costly: Sequence[int], cores: tuple[int, ...], stopped: bool
) -> Optimum:
    whole = frozenset(model | forced)
    return Optimum(frozenset(w for w in costly if w in whole), lower, whole, cores, stopped)


def _reduce(clauses: Iterable[Sequence[int]], costly: set[int]) -> tuple[set[int], list[frozenset[int]]] | None:
    """Forced and free choices, and the clauses that are left: minimal, without the variables decided."""
    rest = {frozenset(clause) for clause in clauses}
    chosen: set[int] = set()
    while True:
        if frozenset() in rest:
            return None
        units = {next(iter(clause)) for clause in rest if len(clause) == 1}
        if any(-w in units for w in units):
            return None
        if not units:
            used = {w for clause in rest for w in clause}
            # A literal that costs nothing and whose negation no clause wants may be true.
            units = {w for w in used if w not in costly and -w not in used}
        if not units:
            break
        chosen |= units
        rest = {frozenset(w for w in clause if -w not in units) for clause in rest if clause.isdisjoint(units)}
    minimal: list[frozenset[int]] = []
    for clause in sorted(rest, key=lambda c: (len(c), sorted(c))):
        if not any(other <= clause for other in minimal):
            minimal.append(clause)
    return chosen, minimal


def _search(
    rest: list[frozenset[int]],
    forced: set[int],
    base: int,
    costly: Sequence[int],
    flip: dict[int, int],
    progress: Progress | None,
    seconds: float | None,
) -> Optimum:
    used = {abs(v) for clause in rest for v in clause}
    soft = [w for w in costly if abs(w) in used]
    cover = all(flip.get(abs(w)) == w for clause in rest for w in clause)
    local = _RuinAndRecreate(rest) if cover else None
    best = local.best if local else _any_model(rest)
    if best is None:
        return Optimum(None, 0, frozenset())
    best = frozenset(w for w in best if abs(w) in used)

    def cost(model: frozenset[int]) -> int:
        return base + sum(1 for w in soft if w in model)

    lower, cores, stopped = base, [], False
    deadline = None if seconds is None else monotonic() + seconds
    context: Any = mp.get_context("fork" if hasattr(os, "fork") else "spawn")
    ours, theirs = context.Pipe(duplex=False)
    child = context.Process(target=_rc2, args=(theirs, [sorted(c) for c in rest], soft), daemon=True)
    child.start()
    theirs.close()
    try:
        while lower < cost(best):
            if deadline is not None and monotonic() > deadline:
                stopped = True
                break
            if progress:
                progress(lower, cost(best))
            if not ours.poll(0 if local else 0.1):
                if local:
                    local.step()
                    best = min(best, local.best, key=cost)
                continue
            try:
                kind, value = ours.recv()
            except EOFError:  # the process died (memory, a crash): what we have is what we have
                stopped = True
                break
            if kind == "core":
                lower, core = base + value[0], value[1]
                cores += [w for w in core if w not in cores]
            else:
                # Variables that no clause has are the solver's whim: they stay on their cheap side.
                best = frozenset(w for w in value if abs(w) in used)
                lower = cost(best)
    except KeyboardInterrupt:
        stopped = True
    finally:
        child.kill()
        child.join()
        ours.close()
    if progress:
        progress(lower, cost(best))
    return _optimum(best, forced, lower, costly, tuple(cores), stopped)


def _any_model(clauses: list[frozenset[int]]) -> frozenset[int] | None:
    with Solver(name="cadical153", bootstrap_with=[sorted(c) for c in clauses]) as solver:
        return frozenset(solver.get_model() or []) if solver.solve() else None


def _rc2(pipe: Connection, clauses: list[list[int]], soft: list[int]) -> None:
    """In a process of its own: RC2, telling each core and the bound it gives, and at last an optimal model."""
    os.setpgid(0, 0)  # Ctrl-C in the terminal is for the parent

    class Telling(RC2):  # type: ignore[misc]
        def process_core(self) -> None:
            core = [-w for w in self.core_sels if -w in costly]
            super().process_core()
            pipe.send(("core", (self.cost, core)))

    costly = set(soft)
    formula = WCNF()
    for clause in clauses:
        formula.append(clause)
    for w in soft:
        formula.append([-w], weight=1)
    with Telling(formula, solver="g4", adapt=True, exhaust=True, minz=True) as rc2:
        model: Any = rc2.compute()
        if model is not None:
            pipe.send(("model", model))


class _RuinAndRecreate:
    """Small hitting sets of positive clauses: drop a few members at random, repair greedily, keep what is no larger."""

    def __init__(self, clauses: list[frozenset[int]], seed: int = 1) -> None:
        self.random = random.Random(seed)
        self.hits: dict[int, int] = {}  # literal -> the clauses it hits, as bits
        for number, clause in enumerate(clauses):
            for w in clause:
                self.hits[w] = self.hits.get(w, 0) | 1 << number
        self.all = (1 << len(clauses)) - 1
        self.best = self._repair(frozenset())

    def _repair(self, chosen: frozenset[int]) -> frozenset[int]:
        members = set(chosen)
        open_clauses = self.all
        for w in members:
            open_clauses &= ~self.hits[w]
        while open_clauses:
            gains = [((bits & open_clauses).bit_count(), w) for w, bits in self.hits.items()]
            most = max(gain for gain, _ in gains)
            w = self.random.choice([w for gain, w in gains if gain == most])
            members.add(w)
            open_clauses &= ~self.hits[w]
        for w in self.random.sample(sorted(members), len(members)):  # drop what the others do without
            others = 0
            for v in members:
                if v != w:
                    others |= self.hits[v]
            if others == self.all:
                members.remove(w)
        return frozenset(members)

    def step(self) -> None:
        size = self.random.randint(2, max(2, len(self.best) // 4))
        kept = self.best - set(self.random.sample(sorted(self.best), min(size, len(self.best))))
        found = self._repair(kept)
        if len(found) <= len(self.best):
            self.best = found
