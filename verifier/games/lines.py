"""The legal moves of a board as a few straight lines.

The rules are invariant: whether the vector (i, j) may be subtracted does not depend on the position. On a bounded
board the legal vectors are the disjoint union of a few lines: the two axes, the diagonals of the bishop's band, and
what the vectors add. The encodings that must not cost an edge apiece (`core`, `ladder`) walk along these lines: a board
of N x N positions has about N^2 edges per P-position but only 2m + 1 lines. The sweep (`verifier.solve.moves`) and the
checkers, which are there to contradict the encodings, have moves of their own.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from verifier.games.rules import Bishop, Ruleset, Vectors

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
    return found
