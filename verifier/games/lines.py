"""The legal moves of a board as a few straight lines.

The rules are invariant: whether the vector (i, j) may be subtracted does not depend on the position. On a bounded
board the legal vectors are the disjoint union of a few lines: the two axes, the diagonals of the bishop's band, and
what the vectors add. (A bound adds two lines for each row: its moves fill a cone.) The encodings that must not cost
an edge apiece (`core`, `ladder`) walk along these lines: a board of N x N positions has about N^2 edges per
P-position but only 2m + 1 lines. The sweep (`verifier.solve.moves`) and the checkers, which are there to contradict
the encodings, have moves of their own.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from verifier.games.rules import Bishop, Bound, Ruleset, Vectors

__all__ = ["Line", "lines"]


@dataclass(frozen=True, eq=False)
class Line:
    """The vectors start + t * direction, t = 0, 1, ..., that are legal; `legal[t]` and `blockable[t]` say which."""

    start: tuple[int, int]
    direction: tuple[int, int]
    legal: NDArray[np.bool_]
    blockable: NDArray[np.bool_]

    def vectors(self) -> Iterator[tuple[int, int]]:
        """The legal vectors of this line, shortest first."""
        for t in np.flatnonzero(self.legal):
            yield self.start[0] + int(t) * self.direction[0], self.start[1] + int(t) * self.direction[1]


def lines(rules: Ruleset, width: int, height: int) -> list[Line]:
    """Disjoint lines whose legal vectors are exactly the legal (i, j) with i < width and j < height.

    >>> from verifier.games.families import wythoff
    >>> [(line.start, line.direction) for line in lines(wythoff(2), 4, 4)]
    [((1, 0), (1, 0)), ((0, 1), (0, 1)), ((1, 1), (1, 1)), ((1, 2), (1, 1)), ((2, 1), (1, 1))]
    """
    band = max((part.width for part in rules.moves if isinstance(part, Bishop)), default=0)
    candidates = [((1, 0), (1, 0)), ((0, 1), (0, 1))]
    for e in range(min(band, max(width, height))):
        candidates += [((1, 1 + e), (1, 1))] if e == 0 else [((1, 1 + e), (1, 1)), ((1 + e, 1), (1, 1))]
    for part in rules.moves:
        if isinstance(part, Vectors):
            candidates += [((i, j), (i, j) if part.multiples else (width, height)) for i, j in part.vectors]
    found, seen = [], set()
    for (i, j), (di, dj) in candidates:
        legal, blockable = [], []
        while i < width and j < height:
            fresh = rules.legal(i, j) and (i, j) not in seen
            if fresh:
                seen.add((i, j))
            legal.append(fresh)
            blockable.append(fresh and rules.blockable(i, j))
            i, j = i + di, j + dj
        if any(legal):
            start = (i - len(legal) * di, j - len(legal) * dj)
            found.append(Line(start, (di, dj), np.array(legal), np.array(blockable)))
    bounds = [part for part in rules.moves if isinstance(part, Bound)]
    return found + (_cone(rules, bounds, seen, width, height) if bounds else [])


def _cone(rules: Ruleset, bounds: list[Bound], seen: set[tuple[int, int]], width: int, height: int) -> list[Line]:
    """The moves of the bounds that no other line has: (i, i), (i, i + 1), ... for each i, and (i + 1, i), ..."""
    fresh = np.ones((width, height), dtype=bool)
    for i, j in seen:
        fresh[i, j] = False
    found = []
    for i in range(1, max(width, height)):
        most = max(bound.slope * i + bound.offset for bound in bounds)
        for upper in (True, False):
            first = i if upper else i + 1
            side, other = (height, width) if upper else (width, height)
            if first >= side or i >= other:
                continue
            legal = (fresh[i, first:] if upper else fresh[first:, i]) & (np.arange(first, side) < most)
            if not legal.any():
                continue
            blockable = np.zeros(len(legal), dtype=bool)
            if rules.block is not None and rules.block.kind == "any":
                blockable = legal.copy()
            elif rules.block is not None and rules.block.kind == "bishop":
                blockable[0] = upper and legal[0]  # (i, i); and no such move is of rook type
            start, direction = ((i, i), (0, 1)) if upper else ((i + 1, i), (1, 0))
            found.append(Line(start, direction, legal, blockable))
    return found
