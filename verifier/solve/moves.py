"""The legal moves of a board a second time, from the data of the rules alone, for the sweep and for nobody else.

`verifier.games.lines` asks `Ruleset.legal` and `Ruleset.blockable` along a few lines, and the encodings walk these
lines. The sweep is there to contradict them when they are wrong, so it may share none of that: here every part's moves
are worked out from its numbers by arithmetic on arrays, and put into groups by the place where they lie. Equal vectors
that several parts make are one vector, so a blockable option is counted once.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from verifier.games.rules import Bishop, Bound, Rook, Ruleset, Vectors

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Numbers = NDArray[np.int64]
    Mask = NDArray[np.bool_]

__all__ = ["Moves", "Ray", "moves"]


FEW = 4  # so many vectors on one diagonal are not worth a ray


@dataclass(frozen=True, eq=False)
class Ray:
    """The vectors start + t * direction for the t of `free` (they cannot be blocked) and of `blockable`."""

    start: tuple[int, int]
    direction: tuple[int, int]
    free: Mask
    blockable: Mask


@dataclass(frozen=True, eq=False)
class Moves:
    """All legal vectors (i[n], j[n]) of a board, each once, and whether they can be blocked."""

    i: Numbers
    j: Numbers
    blockable: Mask

    def rays(self) -> tuple[list[Ray], Moves]:
        """The vectors on the axes and on long diagonals as rays, and all others as they are."""
        rays, rest = [], np.ones(len(self.i), dtype=bool)
        difference = self.j - self.i
        on_axis = (self.i == 0) | (self.j == 0)
        for chosen, direction in ((self.j == 0, (1, 0)), (self.i == 0, (0, 1))):
            if chosen.any():
                rays.append(self._ray(np.flatnonzero(chosen), direction))
        rest[on_axis] = False
        inner = np.flatnonzero(rest)
        order = inner[np.argsort(difference[inner], kind="stable")]
        cuts = np.flatnonzero(np.diff(difference[order])) + 1
        for diagonal in np.split(order, cuts) if len(order) else []:
            if len(diagonal) > FEW:
                rays.append(self._ray(diagonal, (1, 1)))
                rest[diagonal] = False
        return rays, Moves(self.i[rest], self.j[rest], self.blockable[rest])

    def _ray(self, chosen: NDArray[np.intp], direction: tuple[int, int]) -> Ray:
        steps = self.i[chosen] if direction[0] else self.j[chosen]
        first = int(steps.argmin())
        free = np.zeros(int(steps.max() - steps[first]) + 1, dtype=bool)
        blockable = np.zeros_like(free)
        free[steps - steps[first]] = ~self.blockable[chosen]
        blockable[steps - steps[first]] = self.blockable[chosen]
        return Ray((int(self.i[chosen[first]]), int(self.j[chosen[first]])), direction, free, blockable)

    def smallest(self) -> list[tuple[int, int]]:
        """The minimal vectors: each other one is, in both coordinates, at least one of them."""
        found: list[tuple[int, int]] = []
        for n in np.lexsort((self.j, self.i)).tolist():
            if not found or self.j[n] < found[-1][1]:
                found.append((int(self.i[n]), int(self.j[n])))
        return found


def moves(rules: Ruleset, width: int, height: int) -> Moves:
    """The legal vectors (i, j) with i < width and j < height.

    >>> from verifier.games.families import wythoff
    >>> found = moves(wythoff(), 3, 3)
    >>> list(zip(found.i.tolist(), found.j.tolist()))
    [(0, 1), (0, 2), (1, 0), (1, 1), (2, 0), (2, 2)]
    """
    cells = [i * height + j for i, j in _vectors(rules, width, height)]
    ordered = np.sort(np.concatenate(cells))
    first = np.ones(len(ordered), dtype=bool)  # (np.unique does the same, and loads NumPy's masked arrays for it)
    first[1:] = ordered[1:] != ordered[:-1]
    i, j = np.divmod(ordered[first], height)
    block, can = rules.block, np.zeros(len(i), dtype=bool)
    if block is not None and block.kind == "any":
        can[:] = True
    elif block is not None and block.kind == "bishop":
        can = i == j
    elif block is not None:
        can = (np.minimum(i, j) == 0) & (np.maximum(i, j) >= block.l)
    return Moves(i, j, can)


def _vectors(rules: Ruleset, width: int, height: int) -> Iterator[tuple[Numbers, Numbers]]:
    """Arrays of the vectors of each part that fit on the board; some of them more than once."""
    longer, shorter = max(width, height), min(width, height)
    yield np.zeros(0, dtype=np.int64), np.zeros(0, dtype=np.int64)
    for part in rules.moves:
        if isinstance(part, Rook):
            k = np.arange(1, longer)
            k = k[np.isin(k % part.modulus, np.array(part.residues))]
            zero = np.zeros_like(k)
            yield k[k < width], zero[k < width]
            yield zero[k < height], k[k < height]
        elif isinstance(part, Bishop):
            least = np.arange(0, shorter, part.step)  # the smaller coordinate
            for apart in range(min(part.width, longer)):
                small = least[least + apart > 0]
                large = small + apart
                yield small[(small < width) & (large < height)], large[(small < width) & (large < height)]
                yield large[(large < width) & (small < height)], small[(large < width) & (small < height)]
        elif isinstance(part, Vectors):
            for i, j in part.vectors:
                times = np.arange(1, longer if part.multiples else 2)
                fits = times[(times * i < width) & (times * j < height)]
                yield fits * i, fits * j
        elif isinstance(part, Bound):
            small, large = np.meshgrid(np.arange(1, shorter), np.arange(1, longer), indexing="ij")
            inside = (small <= large) & (large < part.slope * small + part.offset)
            small, large = small[inside], large[inside]
            yield small[(small < width) & (large < height)], large[(small < width) & (large < height)]
            yield large[(large < width) & (small < height)], small[(large < width) & (small < height)]
        else:
            raise TypeError(f"the moves of {type(part).__name__} are not known here")
