"""Good hitting sets quickly: local search with row weights, compiled by Numba where it is installed.

The method is that of weighting local search for unicost set covering (Gao, Weise, Li 2015). A set of columns that
misses a few rows is kept one smaller than the best solution so far. Each step takes the column out that is missed
least, chooses a missed row at random and puts in the column of that row that is missed most; then every row
still missed gets heavier. A column that was taken out comes back only after something around it has changed, and the
last one put in is not taken out at once. Whatever it finds is a solution; it proves nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from verifier.base.compiled import compiled
from verifier.base.interrupts import interruptible

__all__ = ["LocalSearch"]


@compiled
def _turn(
    column: int, into: int, row_start: NDArray[Any], row_columns: NDArray[Any], column_start: NDArray[Any],
    column_rows: NDArray[Any], chosen: NDArray[Any], covered: NDArray[Any], score: NDArray[Any],
    weight: NDArray[Any], free: NDArray[Any],
) -> None:  # fmt: skip  # pragma: no cover - compiled
    """Put a column in (`into` = 1) or take it out (-1).

    `score` of a chosen column is the weight of the rows that it alone meets, of another that of the missed rows in it.
    """
    chosen[column] = into > 0
    for k in range(column_start[column], column_start[column + 1]):
        row = column_rows[k]
        covered[row] += into
        now = covered[row]
        for q in range(row_start[row], row_start[row + 1]):
            other = row_columns[q]
            if other != column:
                free[other] = True
                if into > 0:
                    if now == 1 or (now == 2 and chosen[other]):
                        score[other] -= weight[row]
                elif now == 0 or (now == 1 and chosen[other]):
                    score[other] += weight[row]


@compiled
def _steps(
    steps: int, seed: int, row_start: NDArray[Any], row_columns: NDArray[Any], column_start: NDArray[Any],
    column_rows: NDArray[Any], chosen: NDArray[Any], best: NDArray[Any], weight: NDArray[Any], since: NDArray[Any],
    free: NDArray[Any],
) -> None:  # fmt: skip  # pragma: no cover - compiled
    np.random.seed(seed)
    rows, columns = len(row_start) - 1, len(column_start) - 1
    covered = np.zeros(rows, np.int32)
    for column in range(columns):
        if chosen[column]:
            for k in range(column_start[column], column_start[column + 1]):
                covered[column_rows[k]] += 1
    score = np.zeros(columns, np.int64)
    for column in range(columns):
        for k in range(column_start[column], column_start[column + 1]):
            row = column_rows[k]
            if covered[row] == (1 if chosen[column] else 0):
                score[column] += weight[row]
    size, least, last = chosen.sum(), best.sum(), -1
    missed = np.empty(rows, np.int32)
    for step in range(steps):
        now = since[columns] + step
        whole = True
        while whole:  # a solution is recorded and made smaller until it is none
            whole = covered.min() > 0
            if whole and size < least:
                least = size
                best[:] = chosen
            out = -1
            for column in range(columns):
                if not chosen[column] or (column == last and not whole):
                    continue
                older = out >= 0 and score[column] == score[out] and since[column] < since[out]
                if out < 0 or score[column] < score[out] or older:
                    out = column
            if out < 0:
                return
            _turn(out, -1, row_start, row_columns, column_start, column_rows, chosen, covered, score, weight, free)
            size -= 1
            since[out], free[out] = now, False
        count = 0
        for row in range(rows):
            if covered[row] == 0:
                missed[count] = row
                count += 1
        if count == 0:
            continue
        row = missed[np.random.randint(count)]
        in_ = -1
        for q in range(row_start[row], row_start[row + 1]):
            column = row_columns[q]
            if free[column] and (
                in_ < 0 or score[column] > score[in_] or (score[column] == score[in_] and since[column] < since[in_])
            ):
                in_ = column
        if in_ < 0:
            in_ = row_columns[row_start[row] + np.random.randint(row_start[row + 1] - row_start[row])]
        _turn(in_, 1, row_start, row_columns, column_start, column_rows, chosen, covered, score, weight, free)
        size += 1
        since[in_], last = now, in_
        for k in range(count):
            row = missed[k]
            if covered[row] == 0:
                weight[row] += 1
                for q in range(row_start[row], row_start[row + 1]):
                    score[row_columns[q]] += 1
    since[columns] += steps


def _packed(lists: list[list[int]]) -> tuple[NDArray[Any], NDArray[Any]]:
    """Lists one after the other: where each begins, and their items."""
    start = np.cumsum([0, *map(len, lists)]).astype(np.int32)
    return start, np.array([item for one in lists for item in one], dtype=np.int32)


class LocalSearch:
    """The search on given rows; `best` is the best solution so far.

    >>> search = LocalSearch([frozenset({1, 2}), frozenset({2, 3}), frozenset({3, 4})])
    >>> search.step(100)
    >>> len(search.best)
    2
    """

    def __init__(self, rows: Sequence[frozenset[int]], seed: int = 1) -> None:
        self._columns = sorted(frozenset().union(*rows))
        place = {column: k for k, column in enumerate(self._columns)}
        own: list[list[int]] = [[] for _ in self._columns]
        for number, row in enumerate(rows):
            for column in row:
                own[place[column]].append(number)
        self._lists = _packed([sorted(place[c] for c in row) for row in rows]), _packed(own)
        size = len(self._columns)
        self._chosen, self._best, self._free = (np.ones(size, dtype=np.bool_) for _ in range(3))
        self._weight, self._since = np.ones(len(rows), dtype=np.int64), np.zeros(size + 1, dtype=np.int64)
        self._seed = seed

    def step(self, steps: int) -> None:
        """Go on for so many steps."""
        self._seed += 1
        rows, columns = self._lists
        state = (self._chosen, self._best, self._weight, self._since, self._free)
        interruptible(_steps)(steps, self._seed, *rows, *columns, *state)

    @property
    def best(self) -> frozenset[int]:
        return frozenset(self._columns[k] for k in np.flatnonzero(self._best))
