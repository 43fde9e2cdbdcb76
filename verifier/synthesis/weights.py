"""Lower bounds for hitting sets that anyone can check: integer weights on the rows, and few cases.

Give every row a weight y >= 0 and let a(c) be the total weight of the rows with column c. A solution meets every row,
so the weights add up to at most the sum of a(c) over its columns. If every a(c) is at most W, a solution has at least
(sum of y) / W columns, rounded up. This is linear programming duality, and the best weights come from HiGHS. With some
columns already *on* and others *off*, and whatever the weights are,

    columns >= |on| + ceil((sum of y - sum of a(c), c on - sum of max(0, a(c) - W), c neither) / W).

Where this is not enough for the wanted bound T there are two ways to go on, and both make a tree of cases:

- *split*: a column is on, or it is off;
- *off*: if a column c were on, the same weights would already give T; so in every solution of fewer than T columns
  it is off (reduced cost fixing).

HiGHS works with floating point numbers and is trusted with nothing: the weights are rounded to integers and the bound
is the one that these integers give. `verifier.certificate.check.covers` judges the tree.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass, field, replace
from multiprocessing.connection import Connection
from time import monotonic
from typing import Any, TypedDict

import numpy as np
from numpy.typing import NDArray

from verifier.synthesis.cover import Component, Core

__all__ = ["NOTHING", "CoverCase", "Weights", "bound_parts", "improve", "prove_part", "raise_bounds"]


class CoverCase(TypedDict, total=False):
    """A node of the tree of cases, as `cover.json` has it: a column to split at, or rows and their weights, over a
    scale, with or without columns that are off."""

    split: int
    scale: int
    rows: list[int]
    weights: list[int]
    off: list[int]


NOTHING: tuple[CoverCase, ...] = ({"scale": 1, "rows": [], "weights": []},)  # the tree of the bound 0
SCALES = (1, 2, 3, 4, 6, 12, 60, 120, 360, 840, 2520, 10_000, 1_000_000)
FINE = SCALES[-1]
CANDIDATES = 8  # columns without a record that are tried before a split
EPSILON = 1e-6


@dataclass(frozen=True)
class Weights:
    """A proved lower bound: `base` columns forced at once, the other rows, what `core` makes of them, and for each
    part a bound and its tree."""

    base: int
    rows: tuple[frozenset[int], ...]
    core: Core
    bounds: tuple[int, ...]
    trees: tuple[tuple[CoverCase, ...], ...]

    @property
    def lower(self) -> int:
        return self.base + len(self.core.forced) + sum(self.bounds)

    def raised(self, part: int, bound: int, tree: tuple[CoverCase, ...]) -> Weights:
        """With a better bound for one part."""
        if bound <= self.bounds[part]:
            return self
        bounds = tuple(bound if k == part else old for k, old in enumerate(self.bounds))
        trees = tuple(tree if k == part else old for k, old in enumerate(self.trees))
        return replace(self, bounds=bounds, trees=trees)

    @classmethod
    def none(cls, base: int, rows: Sequence[frozenset[int]], core: Core) -> Weights:
        """The bound that needs no weights."""
        size = len(core.parts)
        return cls(base, tuple(rows), core, (0,) * size, (NOTHING,) * size)


@dataclass
class _Relaxation:
    """The linear relaxation of a part, with some columns fixed."""

    part: Component
    matrix: NDArray[np.float64] = field(init=False)
    columns: list[int] = field(init=False)

    def __post_init__(self) -> None:
        import highspy

        self.matrix, self.columns = self.part.matrix(), self.part.columns
        rows, size = self.matrix.shape
        self.lower, self.upper = np.zeros(size), np.full(size, highspy.kHighsInf)
        self.infinity = highspy.kHighsInf
        program = highspy.HighsLp()
        program.num_col_, program.num_row_ = size, rows
        program.col_cost_, program.col_lower_, program.col_upper_ = np.ones(size), self.lower, self.upper
        program.row_lower_, program.row_upper_ = np.ones(rows), np.full(rows, highspy.kHighsInf)
        program.a_matrix_.format_ = highspy.MatrixFormat.kRowwise
        where = [np.flatnonzero(row) for row in self.matrix]
        program.a_matrix_.start_ = np.cumsum([0, *map(len, where)]).astype(np.int32)
        program.a_matrix_.index_ = np.concatenate(where).astype(np.int32)
        program.a_matrix_.value_ = np.ones(sum(map(len, where)))
        self.solver: Any = highspy.Highs()  # type: ignore[no-untyped-call]
        self.solver.setOptionValue("output_flag", False)
        self.solver.setOptionValue("threads", 1)
        self.solver.passModel(program)

    def fix(self, on: NDArray[np.bool_], off: NDArray[np.bool_]) -> None:
        lower, upper = on.astype(float), np.where(on, 1.0, np.where(off, 0.0, self.infinity))
        changed = np.flatnonzero((lower != self.lower) | (upper != self.upper)).astype(np.int32)
        if len(changed):
            self.solver.changeColsBounds(len(changed), changed, lower[changed], upper[changed])
        self.lower, self.upper = lower, upper

    def solve(self) -> tuple[float, NDArray[np.float64], NDArray[np.float64]]:
        """The optimum, the columns' values and the rows' weights."""
        self.solver.run()
        solution = self.solver.getSolution()
        value = self.solver.getInfo().objective_function_value
        return value, np.array(solution.col_value), np.maximum(0, np.array(solution.row_dual))

    def bound(
        self, weights: NDArray[np.float64], scale: int, on: NDArray[np.bool_], off: NDArray[np.bool_]
    ) -> tuple[int, NDArray[np.float64]]:
        """The numerator of the bound, and a(c). Integers below 2^53 in floating point: exact."""
        a = weights @ self.matrix
        free = ~(on | off)
        return int(weights.sum() - a[on].sum() - np.maximum(0, a[free] - scale).sum()), a


def _weighing(weights: NDArray[np.float64], scale: int) -> CoverCase:
    """The case that these weights close."""
    rows = np.flatnonzero(weights)
    return {"scale": scale, "rows": rows.tolist(), "weights": weights[rows].astype(int).tolist()}


def prove_part(part: Component, target: int) -> Generator[None, None, tuple[CoverCase, ...] | frozenset[int]]:
    """A tree that proves `target` for the part, in preorder; or a solution with fewer columns. Yields at each case."""
    relaxation = _Relaxation(part)
    size = len(relaxation.columns)
    tree: list[CoverCase] = []
    record: dict[tuple[int, bool], list[float]] = {}
    nothing = np.zeros(size, dtype=bool)
    stack = [(nothing, nothing)]
    while stack:
        on, off = stack.pop()
        while True:
            yield
            empty = np.flatnonzero(relaxation.matrix[:, ~off].sum(axis=1) == 0)
            if len(empty):
                tree.append({"scale": 1, "rows": [int(empty[0])], "weights": [target]})
                break
            relaxation.fix(on, off)
            value, x, y = relaxation.solve()
            if value > target - 1 + EPSILON and (leaf := _leaf(relaxation, y, target, on, off)):
                tree.append(leaf)
                break
            if (np.minimum(x, abs(x - 1)) < EPSILON).all() and round(value) < target:
                return frozenset(relaxation.columns[c] for c in np.flatnonzero(x > 0.5))
            if (fixed := _fixable(relaxation, y, target, on, off)) is not None:
                weights, excluded = fixed
                names = [relaxation.columns[c] for c in np.flatnonzero(excluded)]
                tree.append({**_weighing(weights, FINE), "off": names})
                off = off | excluded
                continue
            column = _choose(relaxation, value, x, on, off, record)
            tree.append({"split": relaxation.columns[column]})
            one = np.zeros(size, dtype=bool)
            one[column] = True
            stack += [(on, off | one), (on | one, off)]
            break
    return tuple(tree)


def _leaf(
    relaxation: _Relaxation, y: NDArray[np.float64], target: int, on: NDArray[np.bool_], off: NDArray[np.bool_]
) -> CoverCase | None:
    """The coarsest integer weights that give the target."""
    for scale in SCALES:
        weights = np.floor(y * scale + EPSILON)
        total, _ = relaxation.bound(weights, scale, on, off)
        if int(on.sum()) - (-total // scale) >= target:
            return _weighing(weights, scale)
    return None


def _fixable(
    relaxation: _Relaxation, y: NDArray[np.float64], target: int, on: NDArray[np.bool_], off: NDArray[np.bool_]
) -> tuple[NDArray[np.float64], NDArray[np.bool_]] | None:
    """Columns that cannot be on in a solution below the target, and the weights that say so."""
    weights = np.floor(y * FINE + EPSILON)
    total, a = relaxation.bound(weights, FINE, on, off)
    with_column = int(on.sum()) + 1 + np.ceil((total - a + np.maximum(0, a - FINE)) / FINE)
    excluded = (with_column >= target) & ~(on | off)
    return (weights, excluded) if excluded.any() else None


def _choose(
    relaxation: _Relaxation,
    value: float,
    x: NDArray[np.float64],
    on: NDArray[np.bool_],
    off: NDArray[np.bool_],
    record: dict[tuple[int, bool], list[float]],
) -> int:
    """The column whose two cases raise the bound most, as far as the record says; columns without one are tried."""
    open_ = np.flatnonzero((x > EPSILON) & (x < 1 - EPSILON) & ~on & ~off)
    if not len(open_):
        open_ = np.flatnonzero(~on & ~off)
    order = sorted((int(c) for c in open_), key=lambda c: (abs(x[c] - 0.5), c))
    fresh = [c for c in order if (c, True) not in record][:CANDIDATES]
    for c in fresh:
        for put_on in (True, False):
            one = np.zeros(len(x), dtype=bool)
            one[c] = True
            relaxation.fix(on | one, off) if put_on else relaxation.fix(on, off | one)
            gain = max(0.0, relaxation.solve()[0] - value) / max(EPSILON, 1 - x[c] if put_on else x[c])
            record.setdefault((c, put_on), []).append(gain)

    def score(c: int) -> float:
        up, down = (float(np.mean(record[c, put_on])) for put_on in (True, False))
        return max(EPSILON, up * (1 - x[c])) * max(EPSILON, down * x[c])

    return max((c for c in order if (c, True) in record), key=score)


def raise_bounds(parts: Sequence[Component]) -> Iterator[tuple[str, Any] | None]:
    """Raise the bounds of the parts, in turn: ("bound", (part, bound, tree)) for each, and None at each case.

    ("solution", (part, columns)) is a solution that meets the bound last told: the part is then finished.
    """
    searches: dict[int, tuple[int, Generator[None, None, tuple[CoverCase, ...] | frozenset[int]]]] = {}
    for k, part in enumerate(parts):
        first = max(1, int(np.ceil(_Relaxation(part).solve()[0] - EPSILON)))
        searches[k] = first, prove_part(part, first)
    spent = dict.fromkeys(searches, 0.0)
    while searches:
        k = min(searches, key=lambda k: (spent[k], k))
        target, search = searches[k]
        start = monotonic()
        message: tuple[str, Any] | None = None
        try:
            next(search)
        except StopIteration as end:
            if isinstance(end.value, frozenset):
                message = "solution", (k, end.value)
                del searches[k]
            else:
                message = "bound", (k, target, end.value)
                searches[k] = target + 1, prove_part(parts[k], target + 1)
        spent[k] += monotonic() - start
        yield message


def bound_parts(pipe: Connection, parts: Sequence[Component]) -> None:
    """In a process of its own: tell what `raise_bounds` finds."""
    for message in raise_bounds(parts):
        if message:
            pipe.send(message)


def improve(weights: Weights, goal: int, seconds: float) -> Weights:
    """Raise the bounds until they add up to the goal, or the time is over, or Ctrl-C."""
    deadline = monotonic() + seconds
    try:
        if weights.lower < goal:
            for message in raise_bounds(weights.core.parts):
                if message and message[0] == "bound":
                    weights = weights.raised(*message[1])
                if monotonic() > deadline or weights.lower >= goal:
                    break
    except KeyboardInterrupt:  # the bounds so far stand
        pass
    return weights
