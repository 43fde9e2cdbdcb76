"""The fewest: a solution of clauses with as few costly literals as possible, and the proof that fewer do not do.

RC2 (PySAT) raises a lower bound core by core until a solution meets it. It runs in a process of its own, so that an
interrupt or a time limit can end it at any moment. If it has not finished at once and the clauses ask for a smallest
hitting set, which is what rules from P-positions do, it gets company: this process looks for good solutions by local
search, and after a few seconds another one raises the lower bound with weights that anyone can check. The best
solution is what an interrupted run has to show; when it meets the bound, whoever found that, it is optimal.

Before that, literals that are forced are set, variables that no clause wants to be costly are set to the cheap side,
clauses that contain another clause are dropped, and hitting sets are reduced (`verifier.synthesis.cover`). None of
this changes the optimum.
"""

from __future__ import annotations

import multiprocessing as mp
import os
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection, wait
from time import monotonic
from typing import TYPE_CHECKING, Any

from verifier.solvers.maxsat import fewest_true
from verifier.solvers.pysat_solver import opened
from verifier.synthesis.cover import Core, greedy, reduce_cover
from verifier.synthesis.weights import Weights, bound_parts

if TYPE_CHECKING:
    from verifier.synthesis.local_search import LocalSearch

__all__ = ["Optimum", "Progress", "fewest"]

Progress = Callable[[int, int | None], None]  # lower bound, best found
PATIENCE = 0.5, 1.0  # seconds for RC2 alone, before local search and before weights
STALE = 10.0  # local search without success for so long leaves most of the machine to the others


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
    weights: Weights | None = None  # for hitting sets: a bound with its evidence, which may be below `lower`

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
        weights = Weights.none(base, (), Core({}, (), ()))
        return replace(_optimum(frozenset(), forced, base, costly, (), False), weights=weights)
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
    """RC2 beside local search and, for hitting sets, beside the weights of `verifier.synthesis.weights`."""
    race = _Race(rest, forced, base, costly, flip)
    if race.best is None:
        return Optimum(None, 0, frozenset())
    deadline = None if seconds is None else monotonic() + seconds
    stopped = False
    try:
        race.start()
        while race.lower < race.upper:
            if deadline is not None and monotonic() > deadline:
                stopped = True
                break
            if progress:
                progress(race.lower, race.upper)
            if not race.step():
                stopped = True
                break
    except KeyboardInterrupt:
        stopped = True
    finally:
        race.end()
    if progress:
        progress(race.lower, race.upper)
    return race.optimum(stopped)


class _Race:
    """What is known so far, and the processes that find out more."""

    def __init__(
        self,
        rest: list[frozenset[int]],
        forced: set[int],
        base: int,
        costly: Sequence[int],
        flip: dict[int, int],
    ) -> None:
        self.costly, self.forced = costly, forced
        self.weights: Weights | None = None
        self.base, self.hard, self.taken = base, list(rest), frozenset[int]()
        if all(flip.get(abs(w)) == w for clause in rest for w in clause):
            core = reduce_cover(rest)
            self.weights = Weights.none(base, rest, core)
            self.taken = frozenset(core.forced)
            self.base += len(self.taken)
            self.hard = [row for part in core.parts for row in part.rows]
        used = {abs(w) for clause in self.hard for w in clause}
        self.soft = [w for w in costly if abs(w) in used]
        self.used = used
        self.searches: list[LocalSearch] = []
        self.weighing = False
        self.parts = self.weights.core.parts if self.weights else ()
        self.found = [greedy(part.rows) for part in self.parts]
        self.best = frozenset().union(*self.found) if self.weights else self._cheap(_any_model(rest))
        self.proved, self.cores = self.base, list[int]()
        self.pipes: dict[Connection, Any] = {}

    def _cheap(self, model: Iterable[int] | None) -> frozenset[int] | None:
        """Variables that no clause has are the solver's whim: they stay on their cheap side."""
        return None if model is None else frozenset(w for w in model if abs(w) in self.used)

    @property
    def lower(self) -> int:
        return max(self.proved, self.weights.lower if self.weights else 0)

    @property
    def upper(self) -> int:
        return self._cost(self.best or frozenset())

    def _cost(self, model: frozenset[int]) -> int:
        return self.base + sum(1 for w in self.soft if w in model)

    def start(self) -> None:
        self.began = self.improved = monotonic()
        if self.hard:
            self._process(_rc2, [sorted(c) for c in self.hard], self.soft)

    def _process(self, work: Callable[..., None], *arguments: Any) -> None:
        context: Any = mp.get_context("fork" if hasattr(os, "fork") else "spawn")
        ours, theirs = context.Pipe(duplex=False)
        child = context.Process(target=_apart, args=(work, theirs, *arguments), daemon=True)
        child.start()
        theirs.close()
        self.pipes[ours] = child

    def step(self) -> bool:
        """Hear what is new, or search a little; False if there is nobody left who could find out more."""
        alone = monotonic() - self.began < PATIENCE[0] or not self.weights
        stale = monotonic() - self.improved > STALE
        for pipe in wait(list(self.pipes), 0.1 if alone or stale else 0):
            assert isinstance(pipe, Connection)
            try:
                self._hear(*pipe.recv())
            except EOFError:  # the process has ended, or died (memory, a crash): what we have is what we have
                self.pipes.pop(pipe).join()
        if self.weights and not alone:
            self._search(self.weights)
        return bool(self.pipes) or (self.weights is not None and not self.weighing)

    def _search(self, weights: Weights) -> None:
        """The parts in turn; and, when RC2 takes its time, the process that looks for weights."""
        from verifier.synthesis.local_search import LocalSearch

        if not self.searches:
            self.searches = [LocalSearch(part.rows) for part in self.parts]
        if not self.weighing and monotonic() - self.began > PATIENCE[1]:
            self.weighing = True
            self._process(bound_parts, self.parts)
        for k, search in enumerate(self.searches):
            if weights.bounds[k] < len(self.found[k]):
                search.step(200)
                if len(search.best) < len(self.found[k]):
                    self.found[k], self.improved = search.best, monotonic()
        self.best = min(self.best or frozenset(), frozenset().union(*self.found), key=self._cost)

    def _hear(self, kind: str, value: Any) -> None:
        if kind == "core":
            self.proved = max(self.proved, self.base + value[0])
            self.cores += [w for w in value[1] if w not in self.cores]
        elif kind == "model":
            self.best = self._cheap(value)
            self.proved = self.upper
        elif kind == "bound" and self.weights:
            self.weights = self.weights.raised(*value)
        elif kind == "solution":
            k, columns = value
            self.found[k] = min(self.found[k], columns, key=len)
            self.best = min(self.best or frozenset(), frozenset().union(*self.found), key=self._cost)

    def end(self) -> None:
        for pipe, child in self.pipes.items():
            child.kill()
            child.join()
            pipe.close()

    def optimum(self, stopped: bool) -> Optimum:
        assert self.best is not None
        found = _optimum(self.best | self.taken, self.forced, self.lower, self.costly, tuple(self.cores), stopped)
        return replace(found, weights=self.weights)


def _apart(work: Callable[..., None], pipe: Connection, *arguments: Any) -> None:
    if hasattr(os, "setpgid"):
        os.setpgid(0, 0)  # Ctrl-C in the terminal is for the parent
    work(pipe, *arguments)
    pipe.close()


def _any_model(clauses: list[frozenset[int]]) -> frozenset[int] | None:
    with opened(clauses=[sorted(c) for c in clauses]) as solver:
        return frozenset(solver.get_model() or []) if solver.solve() else None


def _rc2(pipe: Connection, clauses: list[list[int]], soft: list[int]) -> None:
    """In a process of its own: RC2, telling each core and the bound it gives, and at last an optimal model."""
    model = fewest_true(clauses, soft, lambda bound, core: pipe.send(("core", (bound, core))))
    if model is not None:
        pipe.send(("model", model))
