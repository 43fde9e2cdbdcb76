"""Smallest hitting sets: what can be decided before any search, and the independent parts that are left.

Rows are sets of columns; wanted is a smallest set of columns that meets every row. Until (almost) nothing changes:

- a row that contains another row is met whenever that one is: it goes;
- a column whose rows all have another column d in them may be replaced by d in every solution: it goes, and the pair
  is remembered in `dropped`;
- a row with one column left forces it: the column is taken, and its rows go.

None of this changes the size of a smallest solution. What is left falls into parts that share no column: for the
Beatty pairs (m, p) these are classes of x - y mod m up to sign, because the P-positions (a_n, b_n) have
b_n - a_n = 0 mod m.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

__all__ = ["Component", "Core", "greedy", "reduce_cover"]


MOST = 12_000  # rows or columns to compare with each other: the table of all pairs takes 4 MOST^2 bytes


@dataclass(frozen=True)
class Component:
    """Rows that share columns with each other only: their numbers, and what is left of each."""

    numbers: tuple[int, ...]
    rows: tuple[frozenset[int], ...]

    @property
    def columns(self) -> list[int]:
        return sorted(frozenset().union(*self.rows))

    def matrix(self) -> NDArray[np.float64]:
        """The incidence matrix, rows by columns in increasing order."""
        place = {column: k for k, column in enumerate(self.columns)}
        result = np.zeros((len(self.rows), len(place)))
        for k, row in enumerate(self.rows):
            result[k, [place[column] for column in row]] = 1
        return result


@dataclass(frozen=True)
class Core:
    """What is left: `forced` columns with the number of the row that forces each, `dropped` pairs, and the parts."""

    forced: dict[int, int]
    dropped: tuple[tuple[int, int], ...]
    parts: tuple[Component, ...]


def reduce_cover(rows: Sequence[frozenset[int]]) -> Core:
    """Reduce until almost nothing changes.

    >>> core = reduce_cover([frozenset(row) for row in ({1, 2}, {2, 3}, {4, 5}, {5, 6}, {4, 6})])
    >>> sorted(core.forced), [part.columns for part in core.parts]
    ([2], [[4, 5, 6]])
    """
    columns = sorted(frozenset().union(*rows))
    place = {column: k for k, column in enumerate(columns)}
    matrix: NDArray[Any] = np.zeros(
        (len(rows), len(columns)), dtype=np.float32 if max(len(rows), len(columns)) <= MOST else np.bool_
    )
    for k, row in enumerate(rows):
        matrix[k, [place[column] for column in row]] = 1
    row_ids, column_ids = np.arange(len(rows)), np.arange(len(columns))
    forced: dict[int, int] = {}
    dropped: list[tuple[int, int]] = []
    while max(matrix.shape) <= MOST:
        # A row may go if another has fewer columns and all of them in it; of equal rows the first stays.
        keep = ~_contained(matrix, smaller_stays=True)[0]
        matrix, row_ids = matrix[keep], row_ids[keep]
        single = matrix.sum(axis=1) == 1
        if single.any():
            for r in np.flatnonzero(single):
                forced[columns[column_ids[int(matrix[r].argmax())]]] = int(row_ids[r])
            taken = matrix[single].any(axis=0)
            open_rows = ~matrix[:, taken].any(axis=1)
            matrix, row_ids = matrix[open_rows][:, ~taken], row_ids[open_rows]
            column_ids = column_ids[~taken]
        used = matrix.any(axis=0)
        matrix, column_ids = matrix[:, used], column_ids[used]
        gone, by = _contained(matrix.T, smaller_stays=False)
        dropped += [(columns[column_ids[c]], columns[column_ids[by[c]]]) for c in np.flatnonzero(gone)]
        matrix, column_ids = matrix[:, ~gone], column_ids[~gone]
        if gone.sum() * 100 <= gone.size:  # the last few are not worth a round of their own
            break
    return Core(forced, tuple(dropped), tuple(_parts(matrix, row_ids, [columns[c] for c in column_ids])))


def _contained(sets: NDArray[np.float32], *, smaller_stays: bool) -> tuple[NDArray[np.bool_], NDArray[np.intp]]:
    """Which sets (the rows of a 0-1 matrix) may go because of another that stays, and because of which.

    Of two sets, one inside the other, the smaller or the larger one stays; of equal sets the first. The one named is
    extreme among all that would do, hence stays itself.
    """
    sizes = sets.sum(axis=1)
    order = np.lexsort((np.arange(len(sets)), sizes if smaller_stays else -sizes))
    ranked, sizes = sets[order], sizes[order]
    common = ranked @ ranked.T
    # In this order only an earlier set can be the reason that a later one goes, and the earliest reason is extreme.
    because = np.tril(common == (sizes[None, :] if smaller_stays else sizes[:, None]), k=-1)
    gone, by = np.zeros(len(sets), dtype=bool), np.zeros(len(sets), dtype=np.intp)
    if len(sets):
        gone[order], by[order] = because.any(axis=1), order[because.argmax(axis=1)]
    return gone, by


def _parts(matrix: NDArray[Any], row_ids: NDArray[np.intp], columns: list[int]) -> list[Component]:
    """The connected parts, the one with the fewest rows first."""
    rows = [frozenset(columns[c] for c in np.flatnonzero(row)) for row in matrix]
    leader: dict[int, int] = {}

    def find(column: int) -> int:
        while leader.setdefault(column, column) != column:
            leader[column] = leader[leader[column]]
            column = leader[column]
        return column

    for row in rows:
        first, *others = row
        for column in others:
            leader[find(column)] = find(first)
    groups: dict[int, list[int]] = {}
    for k, row in enumerate(rows):
        groups.setdefault(find(min(row)), []).append(k)
    found = [Component(tuple(int(row_ids[k]) for k in ks), tuple(rows[k] for k in ks)) for ks in groups.values()]
    return sorted(found, key=lambda part: (len(part.rows), part.numbers))


def greedy(rows: Sequence[frozenset[int]]) -> frozenset[int]:
    """A hitting set: again and again the column that meets most of the rows not met yet.

    >>> sorted(greedy([frozenset({1, 2}), frozenset({2, 3}), frozenset({4})]))
    [2, 4]
    """
    holds: dict[int, int] = {}  # column -> its rows, as bits
    for number, row in enumerate(rows):
        for column in row:
            holds[column] = holds.get(column, 0) | 1 << number
    chosen, missed = set(), (1 << len(rows)) - 1
    while missed:
        best = max(holds, key=lambda column: ((holds[column] & missed).bit_count(), -column))
        chosen.add(best)
        missed &= ~holds[best]
    return frozenset(chosen)
