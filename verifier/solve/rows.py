"""The P-positions of the first R complete rows of a game: all of them, however far right.

Row x is the set of positions (x, y) for all y >= 0. A row is *complete* when a finite argument shows that it holds no
further P-position; then a statement about the row is a statement about the infinite board.

The closing argument. Let L be the least common multiple of the rook's moduli. In row x a P-position (x, y') is an
option of every (x, y), y > y', for which y - y' is a length of the rook, and this depends on y mod L alone. If every
residue class mod L is hit in this way by a P-position that cannot be blocked, or by more P-positions than may be
blocked, then every position to the right of the last P-position of the row is N.

Every row closes if some multiple of L is a length of the rook: far to the right no P-position lies in the column, on
a nearby diagonal or at a fixed vector, so a class that is not yet hit often enough receives a P-position, and this
one hits its own class. If no multiple of L is a length of the rook, no row ever closes: where f is the last P-position
of a row, f + nL is hit along the row by exactly those P-positions that hit f, and is P itself for large n.

The work is done by `verifier.solve.rowscan`; it takes time and memory about proportional to the number of P-positions.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import gcd, lcm
from typing import TYPE_CHECKING

import numpy as np

from verifier.base.errors import UserError
from verifier.base.interrupts import interruptible
from verifier.games.rules import Bishop, Rook, Ruleset, Vectors

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Ints = NDArray[np.int64]

__all__ = ["MOST_ROWS", "Closing", "Rows", "rows"]

MOST_ROWS = 20_000_000
MOST_CELLS = 400_000_000  # up to the farthest terminal position: a byte each
LONGEST_PERIOD = 10_000


@dataclass(frozen=True)
class Closing:
    """Why row x holds no P-position to the right of column `last`.

    `hits[r]` are columns y of P-positions (x, y) of the row from which every farther position of the class
    r mod `period` is hit, `need` of them: one if the rook cannot be blocked, else one more than may be blocked.
    """

    x: int
    last: int
    period: int
    need: int
    hits: tuple[tuple[int, ...], ...]

    def __str__(self) -> str:
        classes = "; ".join(
            (f"y = {r} (mod {self.period}): " if self.period > 1 else "")
            + ", ".join(f"({self.x},{y})" for y in self.hits[r])
            for r in range(self.period)
        )
        why = "cannot be blocked" if self.need == 1 else f"are {self.need}, more than can be blocked"
        noun = "option" if self.period == len(self.hits[0]) == 1 else "options"
        return (
            f"Row {self.x} is complete: every ({self.x},y) with y > {self.last} has the {noun} {classes}, which {why}."
        )


@dataclass(frozen=True, eq=False)
class Rows:
    """The P-positions (x[i], y[i]) of the rows 0 .. R - 1, by row and from left to right in a row.

    `looked` is the number of positions that the explorer examined.
    """

    rules: Ruleset
    R: int
    x: Ints
    y: Ints
    looked: int

    @cached_property
    def starts(self) -> Ints:
        """The P-positions of row x have the indices starts[x] .. starts[x + 1] - 1."""
        return np.searchsorted(self.x, np.arange(self.R + 1)).astype(np.int64)

    def row(self, x: int) -> Ints:
        """The columns y of the P-positions (x, y) of row x.

        >>> from verifier.games.families import modulo
        >>> rows(modulo(2, 2), 4).row(1).tolist()
        [6, 9]
        """
        return self.y[self.starts[x] : self.starts[x + 1]]

    @property
    def last(self) -> Ints:
        """For each row the column of its last P-position: every row that closes has one."""
        return self.y[self.starts[1:] - 1]

    def upper(self) -> tuple[Ints, Ints]:
        """The P-positions with x <= y: the paper's pairs (c_i, d_i), ordered by c and then d."""
        above = self.x <= self.y
        return self.x[above], self.y[above]

    def closing(self, x: int) -> Closing:
        """The closing argument of row x."""
        far, need = _far(self.rules, axis=1), _need(self.rules)
        columns = [int(y) for y in self.row(x)]
        hits = []
        for r in range(len(far)):
            hitting = [y for y in columns if far[(r - y) % len(far)]][:need]
            if len(hitting) < need:
                raise AssertionError(f"row {x} is not closed in class {r}")
            hits.append(tuple(hitting))
        return Closing(x, columns[-1], len(far), need, tuple(hits))


def _need(rules: Ruleset) -> int:
    """How many P-positions along a row make every far position N: 1 when a long rook move cannot be blocked."""
    return rules.blocks + 1 if rules.block and rules.block.kind in ("roob", "any") else 1


def _far(rules: Ruleset, axis: int) -> NDArray[np.bool_]:
    """`far[k mod L]`: are moves of length k along the row (axis 1) or column (axis 0) a rook's, or multiples?"""
    parts: list[tuple[int, tuple[int, ...]]] = [(p.modulus, p.residues) for p in rules.moves if isinstance(p, Rook)]
    for part in rules.moves:
        if isinstance(part, Vectors) and part.multiples:
            parts += [(w[axis], (0,)) for w in part.vectors if w[axis] > 0 and w[1 - axis] == 0]
    period = lcm(*(modulus for modulus, _ in parts)) if parts else 1
    if period > LONGEST_PERIOD:
        raise UserError(f"The rook's lengths repeat only after {period}; complete rows need at most {LONGEST_PERIOD}.")
    result = np.zeros(period, dtype=bool)
    for modulus, residues in parts:
        result[np.isin(np.arange(period) % modulus, residues)] = True
    return result


def _short(rules: Ruleset, axis: int) -> NDArray[np.bool_]:
    """`short[k]`: is the move of length k along the row or column one of a bishop or a single vector?"""
    lengths = {0}
    for part in rules.moves:
        if isinstance(part, Bishop):
            lengths |= set(range(1, part.width))
        elif isinstance(part, Vectors) and not part.multiples:
            lengths |= {w[axis] for w in part.vectors if w[1 - axis] == 0}
    result = np.zeros(max(lengths) + 1, dtype=bool)
    result[list(lengths)] = True
    result[0] = False
    return result


def _band(rules: Ruleset) -> NDArray[np.bool_]:
    """`band[e, q mod S]`: is a move with |i - j| = e, min(i, j) = q > 0, one of a bishop or a multiple of (g, g)?"""
    parts = [(p.width, p.step) for p in rules.moves if isinstance(p, Bishop)]
    for part in rules.moves:
        if isinstance(part, Vectors) and part.multiples:
            parts += [(1, i) for i, j in part.vectors if i == j]
    S = lcm(*(step for _, step in parts)) if parts else 1
    if S > LONGEST_PERIOD:
        raise UserError(f"The bishops' steps repeat only after {S}; complete rows need at most {LONGEST_PERIOD}.")
    band = np.zeros((max((w for w, _ in parts), default=0), S), dtype=bool)
    for width, step in parts:
        band[:width, ::step] = True
    return band


def _vectors(rules: Ruleset, band: NDArray[np.bool_]) -> tuple[Ints, Ints, Ints]:
    """The vectors off the axes that are no bishop's move: single ones, and directions with their multiples."""
    rays: dict[tuple[int, int], list[int]] = {}
    single: set[tuple[int, int]] = set()
    for part in rules.moves:
        if isinstance(part, Vectors):
            for i, j in part.vectors:
                g = gcd(i, j)
                if i and j and part.multiples and i != j:
                    rays.setdefault((i // g, j // g), []).append(g)
                elif i and j and not part.multiples:
                    single.add((i, j))
    kept = []
    for i, j in sorted(single):
        g = gcd(i, j)
        on_ray = any(g % step == 0 for step in rays.get((i // g, j // g), ()))
        if not on_ray and not (abs(i - j) < len(band) and band[abs(i - j), min(i, j) % band.shape[1]]):
            kept.append((i, j))
    steps = np.zeros((len(rays), max((len(g) for g in rays.values()), default=1)), dtype=np.int64)
    for r, multiples in enumerate(rays.values()):
        steps[r, : len(multiples)] = multiples
    return np.array(kept, np.int64).reshape(-1, 2), np.array(list(rays), np.int64).reshape(-1, 2), steps


def _least(rules: Ruleset) -> Ints:
    """Moves below every move: a position has an option exactly when one of them fits (no rectangle removed)."""
    moves: set[tuple[int, int]] = set()
    for part in rules.moves:
        if isinstance(part, Rook):
            k = next(k for k in range(1, part.modulus + 1) if k % part.modulus in part.residues)
            moves |= {(0, k), (k, 0)}
        elif isinstance(part, Bishop):
            moves |= {(0, 1), (1, 0)} if part.width > 1 else {(part.step, part.step)}
        elif isinstance(part, Vectors):
            moves |= set(part.vectors)
    return np.array(sorted(moves), np.int64)


def _terminal(rules: Ruleset) -> NDArray[np.bool_]:
    """`terminal[x, y]`: does the game end at (x, y)? As small as the terminal positions allow."""
    shape = [1 + max((cell[axis] for cell in rules.terminal), default=-1) for axis in (0, 1)]
    if shape[0] * shape[1] > MOST_CELLS:
        raise UserError(
            f"Complete rows are not computed with the terminal position {max(rules.terminal, key=max)}: it lies too "
            f"far out, at most {MOST_CELLS:,} cells may lie below the terminal positions."
        )
    result = np.zeros(shape, dtype=bool)
    for x, y in rules.terminal:
        result[x, y] = True
    return result


def rows(rules: Ruleset, R: int) -> Rows:
    """All P-positions of the rows 0 .. R - 1, each row complete.

    >>> from verifier.games.families import wythoff
    >>> found = rows(wythoff(), 6)
    >>> list(zip(found.x.tolist(), found.y.tolist()))
    [(0, 0), (1, 2), (2, 1), (3, 5), (4, 7), (5, 3)]
    >>> print(found.closing(3))
    Row 3 is complete: every (3,y) with y > 5 has the option (3,5), which cannot be blocked.
    """
    for part in rules.moves:
        if not isinstance(part, (Rook, Bishop, Vectors)):
            name = type(part).__name__.lower()
            raise UserError(f"Complete rows are not computed for rules with a `{name}`. Use a board instead.")
    if R < 1:
        raise UserError(f"The number of rows must be at least 1, not {R}.")
    if R > MOST_ROWS:
        raise UserError(f"The number of rows may be at most {MOST_ROWS}, not {R}.")
    row_far, column_far = _far(rules, axis=1), _far(rules, axis=0)
    if not row_far[0]:
        raise UserError(
            "The rows of this game cannot be closed: that needs a rook that may take some multiple of its modulus "
            "(residue 0). Use a board instead."
        )
    from verifier.solve import rowscan  # late: Numba takes a while to import

    band = _band(rules)
    vectors, rays, ray_steps = _vectors(rules, band)
    short = _short(rules, 1), _short(rules, 0)
    moves = rowscan.RowMoves(short[0], row_far, short[1], column_far, band, vectors, rays, ray_steps, _least(rules))
    kinds = {"roob": rowscan.ROOB, "bishop": rowscan.BISHOP, "any": rowscan.ANY}
    kind, l = (kinds[rules.block.kind], rules.block.l) if rules.block else (rowscan.NONE, 1)
    u, v = rules.removed or (0, 0)
    manner = rowscan.Manner(kind, l, rules.blocks, u, v, rules.ending == "misere", _terminal(rules))
    x, y, looked = interruptible(rowscan.scan)(R, rules.symmetric, moves, manner)
    order = np.lexsort((y, x))
    return Rows(rules, R, x[order].astype(np.int64), y[order].astype(np.int64), int(looked))
