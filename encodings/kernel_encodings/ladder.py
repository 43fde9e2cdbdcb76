"""The kernel of a board without an edge apiece: counters that climb along rows, columns and diagonals.

The options of a position lie on a few lines (`verifier.games.lines`), and along a line almost every count is the count
of a neighbour plus one. So the formula has, for each direction d = (di, dj) of a line and each period q, a *ladder*:
for each position v and each j = 1, ..., K the variable

    c_j(v)  =  "at least j of the positions v, v - qd, v - 2qd, ... are P"

with the recursion, where c_0 is true and everything outside the board is false,

    c_j(v)  =  c_j(v - qd)  or  (v  and  c_{j-1}(v - qd)).                                                  (1)

It is right because the positions counted at v are v itself and those counted at v - qd: at least j of them are P
either if at least j of the latter are, or if v is P and at least j - 1 of them are. Both directions of each
equivalence are clauses, so the P-positions determine the ladder: models of this formula, restricted to positions,
are exactly the models of `definition`.

How each kind of move uses its ladder (K = 1 where options are only asked for, K = k + 1 where k may be blocked):

- rook, along a row or a column: the positions v - t(1, 0) for t >= 1 are those counted at v - (1, 0), with q = 1.
- rook with residues modulo q: the lengths t with t = r (mod q), t >= r (or t >= q, for r = 0) are those counted at
  v - r(1, 0) by the ladder with period q; one such rung for each residue.
- m-bishop: the band |i - j| < m is 2m - 1 diagonals and m - 1 steps along each axis. The diagonal that starts
  at (1, 1 + e) is what the *one* ladder of direction (1, 1) counts at v - (1, 1 + e). The steps along the axes are
  rook-like moves; where the rook does not make them already they are single options.
- multiples of a vector (i, j): the ladder of direction (i, j), at v - (i, j). A single vector is a single option.
- blocking: which vectors are blockable is again periodic along a line, from some length on (l-roob type: from
  length l on). The single options before it and the rungs after it are added up as unary numbers.

The lines are disjoint, so an option that two parts of the rules make is counted once.

The size: a position has (about) 4 clauses for each step of each ladder, 2 for each rung or single option that it
uses, and its unary additions; that is proportional to m + p for the games of the paper, whatever the board's size.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from kernel_encodings.formula import FALSE, TRUE, Cnf, Literals, grid, negate
from kernel_encodings.ground import on_board, without_options
from verifier.games.board import Board
from verifier.games.lines import lines

__all__ = ["Pattern", "encode", "pattern"]

Offset = tuple[int, int]


@dataclass(frozen=True)
class Pattern:
    """A set of lengths: the numbers of `single`, and for each r of `rungs` all of r, r + period, r + 2 period, ..."""

    single: tuple[int, ...]
    rungs: tuple[int, ...]
    period: int


def pattern(mask: NDArray[np.bool_]) -> Pattern:
    """The set {t : mask[t]} as a pattern with as few entries as possible.

    For a period q let `start` be the least number from which on mask[t + q] = mask[t]; then the true t < start are
    single, the true t with start <= t < start + q are rungs, and by induction every other true t is one of these plus
    a multiple of q. Beyond the end of the mask there is no board, so nothing needs to be known of it.

    >>> pattern(np.array([1, 0, 1, 1, 1, 1, 1, 1], dtype=bool))
    Pattern(single=(0,), rungs=(2,), period=1)
    """
    best = Pattern(tuple(map(int, np.flatnonzero(mask))), (), 1)
    for period in range(1, len(mask) // 2 + 1):
        unlike = np.flatnonzero(mask[period:] != mask[:-period])
        start = int(unlike[-1]) + 1 if len(unlike) else 0
        single = np.flatnonzero(mask[:start])
        rungs = start + np.flatnonzero(mask[start : start + period])
        if len(single) + len(rungs) < len(best.single) + len(best.rungs):
            best = Pattern(tuple(map(int, single)), tuple(map(int, rungs)), period)
    return best


def shifted(literals: Literals, offset: Offset) -> Literals:
    """The array whose entry at v is the literal at v - offset; outside the board FALSE."""
    i, j = offset
    width, height = literals.shape
    result = np.full_like(literals, FALSE)
    if i < width and j < height:
        result[i:, j:] = literals[: width - i, : height - j]
    return result


class Ladders:
    """The ladders of one formula, made when first asked for, each with `steps` counting variables a position."""

    def __init__(self, cnf: Cnf, cells: Literals) -> None:
        self.cnf = cnf
        self.cells = cells
        self.made: dict[Offset, list[Literals]] = {}

    def counting(self, stride: Offset, steps: int) -> list[Literals]:
        """c_1, ..., c_steps along v, v - stride, v - 2 stride, ...; recursion (1)."""
        ladder = self.made.setdefault(stride, [])
        while len(ladder) < steps:
            j = len(ladder) + 1
            c = new_counter(self.cnf, self.cells, j, f"(x, y), (x, y) - {stride}, (x, y) - 2{stride}, ...")
            below = shifted(c, stride)
            less = shifted(ladder[-1], stride) if ladder else np.full_like(c, TRUE)
            equals_or_and(self.cnf, c, below, self.cells, less)
            ladder.append(c)
        return ladder[:steps]


def new_counter(cnf: Cnf, cells: Literals, threshold: int, of: str) -> Literals:
    """A new variable for each cell of the board: at least `threshold` of these positions are P."""
    width, height = cells.shape
    meaning = f"{cnf.variables + 1} + {height}x + y says at least {threshold} of {of} are P"
    return grid(width, height, cnf.new(width * height, meaning, threshold))


def equals_or_and(cnf: Cnf, c: Literals, a: Literals, b1: Literals, b2: Literals) -> None:
    """c = a or (b1 and b2)."""
    cnf.add_each(negate(a), c)
    cnf.add_each(negate(b1), negate(b2), c)
    cnf.add_each(-c, a, b1)
    cnf.add_each(-c, a, b2)


def sum_reaches(cnf: Cnf, one: list[Literals], other: list[Literals], total: int, c: Literals) -> None:
    """c = "one + other >= total", for unary numbers: one[i - 1] says that the number is at least i.

    The sum is at least `total` if and only if for some i + j = total the numbers are at least i and j; and it is
    less if and only if for some i + j = total - 1 they are at most i and j, that is not at least i + 1 nor j + 1.
    """

    def reaches(number: list[Literals], i: int) -> Literals:
        constant = TRUE if i == 0 else FALSE
        return number[i - 1] if 0 < i <= len(number) else np.full_like(c, constant)

    for i in range(total + 1):
        cnf.add_each(negate(reaches(one, i)), negate(reaches(other, total - i)), c)
    for i in range(total):
        cnf.add_each(-c, reaches(one, i + 1), reaches(other, total - i))


def at_least(cnf: Cnf, cells: Literals, k: int, numbers: list[list[Literals]]) -> list[Literals]:
    """Literals, one a position, that say: the unary numbers add up to at least k. (None, if there are no numbers.)"""
    if not numbers:
        return []
    numbers = sorted(numbers, key=len)
    while len(numbers) > 1:
        one, other, *rest = numbers
        most = min(k, len(one) + len(other))
        # Of the last sum nothing but "at least k" is needed.
        added = []
        for total in range(1 if rest else k, most + 1):
            c = new_counter(cnf, cells, total, str(sum(map(len, numbers)) - sum(map(len, rest))))
            sum_reaches(cnf, one, other, total, c)
            added.append(c)
        if not rest:
            return added
        numbers = sorted([added, *rest], key=len)
    return numbers[0][k - 1 : k]


def encode(board: Board) -> Cnf:
    """The P-set of a board as the only model of a formula with a bounded number of clauses a position."""
    rules, (width, height) = board.rules, board.shape
    k = rules.blocks
    cnf, cells = on_board(board, "ladder")
    ladders = Ladders(cnf, cells)

    reasons: list[Literals] = []  # each of them makes a position N
    numbers: list[list[Literals]] = []  # P-options that may be blocked, as unary numbers
    move_lines = lines(rules, width, height)
    for line in move_lines:
        (i, j), (di, dj) = line.start, line.direction
        at = [(i + t * di, j + t * dj) for t in range(len(line.legal))]

        free = pattern(line.legal & ~line.blockable)
        reasons += [shifted(cells, at[t]) for t in free.single]
        if free.rungs:
            (any_p,) = ladders.counting((free.period * di, free.period * dj), 1)
            reasons += [shifted(any_p, at[t]) for t in free.rungs]

        blockable = pattern(line.blockable)
        numbers += [[shifted(cells, at[t])] for t in blockable.single]
        if blockable.rungs:
            counts = ladders.counting((blockable.period * di, blockable.period * dj), k + 1)
            numbers += [[shifted(c, at[t]) for c in counts] for t in blockable.rungs]
    reasons += at_least(cnf, cells, k + 1, numbers)

    positions = np.ones(board.shape, dtype=bool)
    if rules.removed:
        positions[: rules.removed[0], : rules.removed[1]] = False
    for x, y in rules.terminal:
        if x < width and y < height:
            cnf.add(int(cells[x, y]))
            positions[x, y] = False
    if rules.ending == "misere":
        stuck = positions & without_options(rules, board.shape, move_lines)
        cnf.add_each(-cells[stuck])
        positions &= ~stuck
    for reason in reasons:
        cnf.add_each(-cells[positions], negate(reason)[positions])
    cnf.add_each(cells[positions], *(reason[positions] for reason in reasons))
    return cnf


FORMS = {Cnf: encode}
