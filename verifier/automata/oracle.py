"""What is known of a game's P-positions, for a learner to ask: blocks of the board.

Nothing here is trusted: an automaton that was learned from wrong answers fails the check. Where rows close (see
`verifier.solve.rows`) all P-positions of many rows, and of as many columns, are known; else a square board.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from time import process_time
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from verifier.base.compiled import compiled
from verifier.base.errors import UserError
from verifier.games.families import transposed
from verifier.games.lines import lines
from verifier.games.rules import Position, Ruleset, Vectors
from verifier.solve.rows import rows

__all__ = ["NO", "UNKNOWN", "YES", "KnownSquare", "Oracle", "Strips", "ask"]

Ints = NDArray[np.int64]
NO, YES, UNKNOWN = 0, 1, 2  # is it a P-position?
PER_ROW = 40  # more P-positions in a row, in the mean, than this are better kept as a board
FIRST_ROWS, POSITIONS = 2000, 500_000  # so many P-positions are enough
SIDE = 1200  # of a board
PACE = 1, 16, 250  # so many rows show how long more of them take; in the first the compiled code is loaded


class Oracle(Protocol):
    """Knows the P-positions of a part of the board."""

    @property
    def size(self) -> int:
        """All P-positions with x, y < `size` are known."""

    @property
    def cut_short(self) -> bool:
        """Did time run out before as much was known as was wanted?"""

    def block(self, x: int, a: int, y: int, b: int) -> bytes | None:
        """The P-positions in [x, x + a) x [y, y + b) relative to its corner; None if not all are known."""

    def members(self, x: Ints, y: Ints) -> NDArray[np.int8]:
        """`NO`, `YES` or `UNKNOWN` for each position (x, y)."""

    def below(self, n: int) -> Ints:
        """All P-positions with x, y < n <= `size`, as x << 32 | y, sorted."""

    def upper(self) -> tuple[Ints, Ints]:
        """Known P-positions (x, y) with y >= x, for slopes."""


@dataclass(frozen=True, eq=False)
class KnownSquare:
    """A square board."""

    cells: NDArray[np.bool_]
    cut_short: bool = False

    @property
    def size(self) -> int:
        return len(self.cells)

    def block(self, x: int, a: int, y: int, b: int) -> bytes | None:
        if x + a > self.size or y + b > self.size:
            return None
        part = self.cells[x : x + a, y : y + b]
        return part.tobytes() if part.any() else b""

    def members(self, x: Ints, y: Ints) -> NDArray[np.int8]:
        said = np.full(len(x), UNKNOWN, np.int8)
        known = (x >= 0) & (y >= 0) & (x < self.size) & (y < self.size)
        said[known] = self.cells[x[known], y[known]]
        return said

    def below(self, n: int) -> Ints:
        x, y = np.nonzero(self.cells[:n, :n])
        return (x.astype(np.int64) << 32) + y

    def upper(self) -> tuple[Ints, Ints]:
        x, y = np.nonzero(np.triu(self.cells))
        return x.astype(np.int64), y.astype(np.int64)


@dataclass(frozen=True, eq=False)
class Strip:
    """All P-positions of the first `size` rows, sorted by row and column."""

    x: Ints
    y: Ints
    size: int

    @cached_property
    def starts(self) -> Ints:
        return np.searchsorted(self.x, np.arange(self.size + 1)).astype(np.int64)

    @cached_property
    def codes(self) -> Ints:
        return (self.x << 40) + self.y

    def members(self, x: Ints, y: Ints) -> NDArray[np.bool_]:
        if not len(self.codes):
            return np.zeros(len(x), np.bool_)
        wanted = (x << 40) + y
        at = np.minimum(np.searchsorted(self.codes, wanted), len(self.codes) - 1)
        return np.asarray(self.codes[at] == wanted)

    def inside(self, x: int, a: int, y: int, b: int) -> tuple[Ints, Ints]:
        i, j = self.starts[x], self.starts[x + a]
        if i == j:
            return self.x[:0], self.y[:0]
        columns = self.y[i:j]
        kept = (columns >= y) & (columns < y + b)
        return self.x[i:j][kept] - x, columns[kept] - y


@dataclass(frozen=True, eq=False)
class Strips:
    """Complete rows and complete columns."""

    rows: Strip
    columns: Strip
    cut_short: bool = False

    @property
    def size(self) -> int:
        return max(self.rows.size, self.columns.size)

    def block(self, x: int, a: int, y: int, b: int) -> bytes | None:
        if x + a <= self.rows.size:
            i, j = self.rows.inside(x, a, y, b)
        elif y + b <= self.columns.size:
            j, i = self.columns.inside(y, b, x, a)
            order = np.lexsort((j, i))
            i, j = i[order], j[order]
        else:
            return None
        return i.tobytes() + j.tobytes()

    def members(self, x: Ints, y: Ints) -> NDArray[np.int8]:
        said = np.full(len(x), UNKNOWN, np.int8)
        for strip, i, j in ((self.columns, y, x), (self.rows, x, y)):
            known = (i >= 0) & (j >= 0) & (i < strip.size) & (j < 1 << 40)
            said[known] = strip.members(i[known], j[known])
        return said

    def below(self, n: int) -> Ints:
        strip = self.rows if self.rows.size >= n else self.columns
        kept = (strip.x < n) & (strip.y < n)
        x, y = strip.x[kept], strip.y[kept]
        return np.sort((x << 32) + y if strip is self.rows else (y << 32) + x)

    def upper(self) -> tuple[Ints, Ints]:
        kept = self.rows.y >= self.rows.x
        return self.rows.x[kept], self.rows.y[kept]


def ask(rules: Ruleset, most: int = 60_000, deadline: float = float("inf")) -> Oracle:
    """Rows until they hold enough P-positions, at most `most`; a board where rows do not close or are dense.

    `deadline` is a `process_time`: what is known by then, or a little before, has to do.
    """
    try:
        return _strips(rules, most, deadline)
    except UserError:
        return KnownSquare(solve(rules, SIDE))


def _strips(rules: Ruleset, most: int, deadline: float) -> Strips:
    if rules.block and rules.block.kind != "roob":  # the search of rows then looks at whole diagonals
        most = min(most, FIRST_ROWS)
    if any(isinstance(part, Vectors) and part.multiples for part in rules.moves):  # and here at whole lines
        most = min(most, FIRST_ROWS)
    R, cut_short = PACE[0], False
    while True:
        begin = process_time()
        found = rows(rules, R)
        if R >= FIRST_ROWS and len(found.x) > PER_ROW * R:
            raise UserError("The rows are dense.")
        if R >= FIRST_ROWS and (most <= R or 4 * len(found.x) > POSITIONS):
            break
        more = next((pace for pace in (*PACE, FIRST_ROWS) if pace > R), min(4 * R, most))
        took = (process_time() - begin) * more / R * (1 if rules.symmetric else 2)
        # The search needs time too, so rows may take half of what is left.
        if PACE[0] < R and took > (deadline - process_time()) / 2:
            cut_short = True
            break
        R = more
    strip = Strip(found.x, found.y, R)
    if rules.symmetric:
        return Strips(strip, strip, cut_short)
    other = rows(transposed(rules), R)
    return Strips(strip, Strip(other.x, other.y, R), cut_short)


def solve(rules: Ruleset, N: int) -> NDArray[np.bool_]:
    """The P-positions of the N x N board, by a compiled sweep along the lines of moves."""
    found = lines(rules, N, N)
    start = np.array([line.start for line in found], np.int64).reshape(-1, 2)
    direction = np.array([line.direction for line in found], np.int64).reshape(-1, 2)
    offsets = np.concatenate([[0], np.cumsum([len(line.legal) for line in found])]).astype(np.int64)
    weight = np.concatenate(
        [np.where(line.blockable, 1, rules.blocks + 1) * line.legal for line in found] or [np.zeros(0)]
    ).astype(np.int32)
    forced = np.zeros((N, N), np.int8)  # 1: P, -1: not P
    u, v = rules.removed or (0, 0)
    if rules.ending == "misere":
        some = np.zeros((N, N), np.bool_)
        for line in found:
            for i, j in line.vectors():
                target = np.ones((N - i, N - j), np.bool_)
                target[: max(u, 0), : max(v, 0)] = False
                some[i:, j:] |= target
                if not (u and v):
                    break  # a longer vector of the same line asks for more
        forced[~some] = -1
    for x, y in rules.terminal:
        if x < N and y < N:
            forced[x, y] = 1
    forced[:u, :v] = -1
    return _solve(N, start, direction, offsets, weight, rules.blocks + 1, forced)


@compiled
def _solve(
    N: int, start: Ints, direction: Ints, offsets: Ints, weight: NDArray[np.int32], k: int, forced: NDArray[np.int8]
) -> NDArray[np.bool_]:  # pragma: no cover - compiled
    count = np.zeros((N, N), np.int32)
    found = np.zeros((N, N), np.bool_)
    for x in range(N):
        for y in range(N):
            if forced[x, y] < 0 or (forced[x, y] == 0 and count[x, y] >= k):
                continue
            found[x, y] = True
            for n in range(len(start)):
                i, j = x + start[n, 0], y + start[n, 1]
                for t in range(offsets[n], offsets[n + 1]):
                    if i >= N or j >= N:
                        break
                    if weight[t] and count[i, j] < k:
                        count[i, j] += weight[t]
                    i += direction[n, 0]
                    j += direction[n, 1]
    return found


def positions(codes: Ints) -> list[Position]:
    """(x, y) from x << 32 | y."""
    return list(zip((codes >> 32).tolist(), (codes & 0xFFFFFFFF).tolist(), strict=True))
