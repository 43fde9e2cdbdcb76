#!/usr/bin/env python3
"""The checker of theorems about one game: is this automaton's set the set of P-positions, on the whole infinite board?

    python3 automaton.py DIR        exit 0 proved, 1 rejected, 2 unreadable

One file, standard library only; nothing of the program that found the automaton is used or trusted. A certificate is
`manifest.json` (format, version, game, sha256) and `automaton.json`:

    {"rules": <the game>, "substitution": [[letters of s(0)], [letters of s(1)], ...],
     "dfa": {"start": 0, "accept": [0 or 1 for each state], "next": [[[a, b, target], ...] for each state]}}

The automaton reads the digits of x and y side by side; where it has no transition it rejects for ever. What is proved:
*for all x and y, (x, y) is a P-position of the game if and only if the automaton accepts (x, y).*

The game (`Rules`). A move subtracts (i, j) != (0, 0). Every legal move has a weight: 1 if its option may be blocked,
else k, where k - 1 options may be blocked. With S the set of P-positions, W(x, y) is the sum of the weights of those
options of (x, y) that lie in S. By definition a removed cell is not in S, a terminal cell is, and every other (x, y)
is in S if and only if W(x, y) < k and, in misere play, it has an option at all. This equation has one solution S, by
induction on x + y. So it is enough that the automaton's set satisfies it everywhere, which a finite computation
decides:

    Lemma 1  numbers are paths of a graph, and their order is the order of paths   `Numeration`
    Lemma 2  how a carry tells that a linear form of numbers has left its window   `Numeration.above`
    Lemma 3  options are paths of a few weighted automata, each option one path    `classes` to `Options`
    Lemma 4  sums saturated at k can be computed state by state                    `Sum`, `Mirror`
    Lemma 5  the equation at all positions is a test of finitely many states       `prove`

Each lemma stands, with its proof, above the code that needs it. If a carry or a state is kept without need the check
only takes longer: no bound in this file has to be sharp for a proof to be right.

The folder may be hostile: only two regular files of fixed names are read, all sizes are bounded before memory is
taken, and a computation that outgrows `StateLimits` is a rejection.
"""

from __future__ import annotations

import gc
import hashlib
import json
import os
import stat
import sys
from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from math import gcd, lcm
from operator import add, neg, sub
from pathlib import Path
from typing import Any

__all__ = ["FORMAT", "VERSION", "Certificate", "Numeration", "RejectedError", "Report", "Rules", "StateLimits", "check"]

FORMAT, VERSION = "wythoff-automaton", 1
FILES = {"manifest.json": 1 << 20, "automaton.json": 4 << 20}
NUMBER = 10_000  # any number in the rules
CELLS = 100_000  # removed and terminal cells
PERIOD = 10_000  # after which the lengths of rook moves repeat
LETTERS, IMAGE, DIGITS = 60, 200, 400  # of a substitution: letters, of one image, of all images
STATES, TRANSITIONS = 20_000, 500_000
WORK, EDGES = 180_000_000, 10_000_000  # of a whole check: steps, and edges in memory; see `Numeration.spend`
SMALL, A_TRANSITION = 40_000_000, 200_000  # steps for a certificate without a transition, and for each that it has
A_PART = 30_000_000  # steps more for each part of the moves after the second
FAR = 8  # digits from which it is guessed how much more of them may add
STEPS = 41  # digits that are looked ahead for a carry that stays above its window
CARRY = 1 << 62  # no carry of an honest system comes near
FIELD = 96  # bits for an entry of a carry, also of one that is shifted, where vectors are added as numbers

Vector = tuple[int, ...]
Bundle = tuple[int, int, bool, bool, bool, int, int, int]  # see `MoveAutomaton._bundled`
LOW, HIGH = "low", "high"  # a form is below, or above, its window for ever
Value = int | str | None
NOTHING: frozenset[Any] = frozenset()


class RejectedError(Exception):
    """The certificate proves nothing; `position` is where the defining equation fails, if that is the reason."""

    def __init__(self, reason: str, position: tuple[int, int] | None = None) -> None:
        super().__init__(reason)
        self.position = position


class TooLongError(RejectedError):
    """The check would take more steps, or more memory, than it is allowed."""


class UnreadableError(Exception):
    """There is no certificate to judge."""


def need(condition: bool, reason: str) -> None:
    if not condition:
        raise RejectedError(reason)


def whole(value: Any, least: int, most: int, what: str) -> int:
    need(type(value) is int and least <= value <= most, f"{what} must be a whole number from {least} to {most}")
    return int(value)


def listed(value: Any, most: int, what: str) -> list[Any]:
    need(isinstance(value, list) and len(value) <= most, f"{what} must be a list of at most {most}")
    return list(value)


def table(value: Any, keys: set[str], optional: set[str], what: str) -> dict[str, Any]:
    need(isinstance(value, dict) and keys <= set(value) <= keys | optional, f"{what} must have the keys of the format")
    return dict(value)


@dataclass(frozen=True)
class StateLimits:
    """How far a check goes before it gives up: states of an option automaton, of a machine, of the whole."""

    options: int = 400_000
    machine: int = 400_000
    product: int = 2_000_000


# --- the game ---------------------------------------------------------------------------------------------------------


class Rules:
    """The rules as data, read again here: `legal`, `blockable` and `weight` are the definition of the game.

    rook     (n, 0) and (0, n), n > 0, with n mod `modulus` in `residues`
    bishop   |i - j| < `width` and min(i, j) a multiple of `step`
    vectors  the given (i, j); with `multiples` all their positive multiples too
    bound    0 < i <= j < `slope` * i + `offset`, and the same with i and j exchanged
    """

    def __init__(self, data: Any) -> None:
        data = table(data, {"moves"}, {"block", "removed", "terminal", "ending"}, "rules")
        self.rooks: list[tuple[int, frozenset[int]]] = []
        self.bishops: list[tuple[int, int]] = []
        self.bounds: list[tuple[int, int]] = []
        self.points: set[tuple[int, int]] = set()
        self.rays: set[tuple[int, int]] = set()
        parts = listed(data["moves"], 64, "moves")
        self.parts = len(parts)
        for part in parts:
            self._part(part)
        need(bool(self.rooks or self.bishops or self.bounds or self.points or self.rays), "moves must not be empty")
        need(len(self.points) <= NUMBER and len(self.rays) <= 200, "too many vectors")
        block = table(data.get("block", {"at_most": 0, "kind": "any"}), {"at_most", "kind"}, {"l"}, "block")
        self.k = whole(block["at_most"], 0, NUMBER, "at_most") + 1
        self.kind = block["kind"]
        need(self.kind in ("roob", "bishop", "any"), "the kind of blocking must be roob, bishop or any")
        self.l = whole(block.get("l", 1), 1, NUMBER, "l")
        need(self.kind == "roob" or self.l == 1, "l belongs to roob only")
        self.u, self.v = 0, 0
        if "removed" in data:
            self.u, self.v = _pair(data["removed"], "removed")
            need(self.u * self.v <= CELLS, f"at most {CELLS} removed cells")
        self.terminal = _terminal(data.get("terminal", []))
        self.misere = data.get("ending", "normal") == "misere"
        need(self.misere or data.get("ending", "normal") == "normal", "the ending must be normal or misere")

    def _part(self, part: Any) -> None:
        kind = part.get("type") if isinstance(part, dict) else None
        if kind == "rook":
            part = table(part, {"type"}, {"modulus", "residues"}, "a rook")
            q = whole(part.get("modulus", 1), 1, PERIOD, "modulus")
            residues = listed(part.get("residues", [0]), q, "residues")
            need(bool(residues), "a rook needs a residue")
            self.rooks.append((q, frozenset(whole(r, 0, q - 1, "a residue") for r in residues)))
        elif kind == "bishop":
            part = table(part, {"type"}, {"width", "step"}, "a bishop")
            width, step = whole(part.get("width", 1), 1, NUMBER, "width"), whole(part.get("step", 1), 1, PERIOD, "step")
            self.bishops.append((width, step))
        elif kind == "bound":
            part = table(part, {"type", "slope", "offset"}, set(), "a bound")
            slope, offset = whole(part["slope"], 1, NUMBER, "slope"), whole(part["offset"], 0, NUMBER, "offset")
            self.bounds.append((slope, offset))
        else:
            part = table(part, {"type", "vectors"}, {"multiples"}, "vectors") if kind == "vectors" else None
            need(part is not None and type(part.get("multiples", False)) is bool, "a part of the moves")
            assert part is not None
            for vector in listed(part["vectors"], NUMBER, "vectors"):
                i, j = _pair(vector, "a vector")
                need(i + j > 0, "the vector (0, 0) is no move")
                (self.rays if part.get("multiples", False) else self.points).add((i, j))

    def by_rook(self, i: int, j: int) -> bool:
        return (i == 0) != (j == 0) and any((i + j) % q in residues for q, residues in self.rooks)

    def by_ray(self, i: int, j: int) -> bool:
        return any(i * w == j * v and (i % v == 0 if v else j % w == 0) for v, w in self.rays)

    def by_diagonal(self, i: int, j: int) -> bool:
        """By a bishop, or a multiple of some (g, g)."""
        return any(abs(i - j) < w and min(i, j) % s == 0 for w, s in self.bishops) or (
            i == j and any(v == w and i % v == 0 for v, w in self.rays)
        )

    def by_bound(self, i: int, j: int) -> bool:
        i, j = min(i, j), max(i, j)
        return i > 0 and any(j < s * i + t for s, t in self.bounds)

    def legal(self, i: int, j: int) -> bool:
        return i + j > 0 and (
            (i, j) in self.points
            or self.by_rook(i, j)
            or self.by_diagonal(i, j)
            or self.by_ray(i, j)
            or self.by_bound(i, j)
        )

    def blockable(self, i: int, j: int) -> bool:
        if self.kind == "roob":
            return (i == 0) != (j == 0) and i + j >= self.l
        return self.kind == "any" or i == j

    def weight(self, i: int, j: int) -> int:
        """Of the move (i, j): 0 if illegal, 1 if its option may be blocked, k if not."""
        return 0 if not self.legal(i, j) else 1 if self.blockable(i, j) else self.k

    def symmetric(self) -> bool:
        """Do the rules stay the same if the heaps are exchanged? (Parts that are not named here do in any case.)"""
        square = self.u == self.v or not self.u or not self.v
        return square and all({(j, i) for i, j in some} == some for some in (self.points, self.rays, self.terminal))

    def gone(self, x: int, y: int) -> bool:
        return x < self.u and y < self.v


def _pair(value: Any, what: str) -> tuple[int, int]:
    pair = listed(value, 2, what)
    need(len(pair) == 2, f"{what} must be a pair")
    return whole(pair[0], 0, NUMBER, what), whole(pair[1], 0, NUMBER, what)


def _terminal(value: Any) -> frozenset[tuple[int, int]]:
    """The terminal cells: a list of positions, or a number l for all x + y <= l."""
    if type(value) is int:
        l = whole(value, 0, 400, "terminal")
        return frozenset((x, y) for x in range(l + 1) for y in range(l + 1 - x))
    return frozenset(_pair(cell, "a terminal position") for cell in listed(value, CELLS, "terminal"))


# --- numbers ----------------------------------------------------------------------------------------------------------


class Numeration:
    """The numeration system of Dumont and Thomas of a substitution s with s(0) = 0u, u and all images not empty.

    Lemma 1. Let |w| be the length of w. A path of n digits from letter q is q = q_0 -c_1-> q_1 ... -c_n-> q_n, where
    q_i is letter number c_i (from 0) of s(q_(i-1)). The paths of n digits from q, in lexicographic order, are the
    letters of s^n(q) from left to right: for n = 1 by definition, then by induction, as s^(n+1)(q) is s^n of the
    letters of s(q) one after the other. So a path of n digits from 0 is a number x < |s^n(0)|, each such x has one,
    and x < x' if and only if its path comes first. The digits 0 in front (0 -0-> 0) change nothing, since s^n(0) is a
    prefix of s^(n+1)(0); and |s^n(0)| grows without bound, since u stays beside it. Let M be the matrix with M[b][a]
    = the number of b in s(a), and let v (the *carry* of x) start at 0 and become M v + (letter counts of the first c
    letters of s(q)) with each digit c read at q: v counts the letters before the current one, so x = |v|, the sum of
    its entries, and after n more digits x = |M^n v| + r with 0 <= r < |s^n(q)|. As a vector identity |M^n e_a| =
    |s^n(a)|, e_a the unit vector of a.
    """

    def __init__(self, images: Any) -> None:
        images = listed(images, DIGITS, "the substitution")
        r = len(images)
        need(0 < r <= LETTERS, f"the substitution must have 1 to {LETTERS} letters")
        total = 0
        for image in images:
            total += len(listed(image, IMAGE, "an image"))
            need(len(image) > 0, "an image must not be empty")
            for letter in image:
                whole(letter, 0, r - 1, "a letter")
        need(total <= DIGITS, f"the images must have at most {DIGITS} letters together")
        need(images[0][0] == 0 and len(images[0]) > 1, "the image of 0 must be 0 and something more")
        self.images: tuple[Vector, ...] = tuple(tuple(image) for image in images)
        self.first: list[int] = []  # edge first[q] + c is digit c at letter q
        self.digit: list[int] = []
        self.target: list[int] = []
        self.before: list[Vector] = []  # the letters before the target of an edge, counted
        for image in self.images:
            self.first.append(len(self.target))
            for c, letter in enumerate(image):
                self.digit.append(c)
                self.target.append(letter)
                self.before.append(tuple(image[:c].count(a) for a in range(r)))
        self.matrix = [[image.count(b) for image in self.images] for b in range(r)]
        self.zero: Vector = (0,) * r
        self.spent, self.allowed = (0, 0), WORK  # steps, and edges kept; steps in all
        self._top = self._larger()
        self._above: dict[tuple[Vector, Vector, int, bool], bool] = {}
        self._alike: dict[tuple[int, Vector], Vector] = {}
        self._with: dict[tuple[int, Vector], Vector] = {}

    def spend(self, steps: int, kept: int = 0) -> None:
        """Count the steps of a check and the edges that it keeps: a small file must not make it long or large.

        A step is about a tenth of a microsecond; the numbers beside the calls are measured, and only have to be near.
        What is allowed grows with the automaton and the rules, so that a file of a few lines does not run for long.
        """
        self.spent = all_steps, all_kept = self.spent[0] + steps, self.spent[1] + kept
        if all_steps > self.allowed or all_kept > EDGES:
            raise TooLongError("the check would take too long, or too much memory")

    def shift(self, v: Sequence[int]) -> list[int]:
        """M v."""
        return [sum([m * a for m, a in zip(row, v, strict=True)]) for row in self.matrix]

    def _counted_shift(self, v: Sequence[int]) -> list[int]:
        self.spend(30 + 2 * len(v) ** 2)
        return self.shift(v)

    def read(self, v: Vector, edge: int) -> Vector:
        """The carry after one more digit."""
        return tuple([a + b for a, b in zip(self.shift(v), self.before[edge], strict=True)])

    def _larger(self) -> list[int]:
        """For each letter a a letter b with |s^n(a)| <= |s^n(b)| for all n, one that is above many."""
        r = len(self.images)
        le = never_longer(self.images, lambda: self.spend(20 * len(self.target) ** 2))
        below = [sum(le[c][b] for c in range(r)) for b in range(r)]
        return [max((below[b], b == a, b) for b in range(r) if le[a][b])[2] for a in range(r)]

    def above(self, v: Vector, minus: Vector, hi: int, later: bool = False) -> bool:
        """Is a linear form f of numbers surely > hi, however they go on? (`later`: with one more digit at least.)

        Lemma 2. f has the carry v, the same combination of its numbers' carries, and minus[q] is the sum of
        |coefficient| over the numbers that enter f with a minus sign and are at letter q. After n more digits, by
        Lemma 1, each such number adds at most |s^n(q)| - 1 to what is taken away, and the others add nothing less
        than 0. So f >= |M^n u| + A with u = v - minus and A = the sum of minus. If |M^n u| + A > hi for n = 0 .. j
        and M^j u >= 0, then f > hi for all n: M >= 0 has no zero column, so |M w| >= |w| for w >= 0. A negative entry
        of M^j u may be moved to a letter that is larger for ever (`_larger`): this makes |M^n M^j u| smaller or
        leaves it, for all n; if the result is >= 0 with a sum + A > hi, the same follows. (If in doubt the answer is
        no.)
        """
        key = (v, minus, hi, later)
        known = self._above.get(key)
        if known is not None:
            return known
        u = [a - b for a, b in zip(v, minus, strict=True)]  # counted by those who ask; shifts are counted here
        if later:
            u = self._counted_shift(u)
        answer = self._above[key] = stays_above(u, sum(minus), hi, self._top, self._counted_shift)
        return answer

    def alike(self, v: Vector, q: int) -> Vector:
        """A carry modulo q, the same one for all v that have the same |M^n v| mod q for all n.

        These are determined by n = 0 .. r - 1, r the number of letters: by Cayley and Hamilton M^r is a combination
        of smaller powers with whole coefficients.
        """
        known = self._alike.get((q, v))
        if known is None:
            seen, u = [], list(v)
            for _ in v:
                seen.append(sum(u) % q)
                u = [a % q for a in self._counted_shift(u)]
            known = self._alike[q, v] = self._with.setdefault((q, tuple(seen)), v)
        return known


def stays_above(
    u: Sequence[int], total: int, hi: int, top: Sequence[int], shift: Callable[[Sequence[int]], Sequence[int]]
) -> bool:
    """Is |M^n u| + total > hi for all n? (The end of Lemma 2; if in doubt, no.)"""
    for _ in range(STEPS):
        if sum(u) + total <= hi:
            return False
        moved = [max(a, 0) for a in u]
        for q, a in enumerate(u):
            if a < 0:
                moved[top[q]] += a
        if min(u) >= 0 or (min(moved) >= 0 and sum(moved) + total > hi):
            return True
        u = shift(u)
    return False


def never_longer(images: Sequence[Sequence[int]], before: Callable[[], None] = lambda: None) -> list[list[bool]]:
    """`le[a][b]` implies that |s^n(a)| <= |s^n(b)| for all n.

    `le` starts with all pairs, and loses (a, b) while the letters of s(a) have no injection into those of s(b) along
    `le`. When nothing changes, |s^n(a)| <= |s^n(b)| for all pairs left by induction on n: it holds for n = 0, and
    |s^(n+1)(a)| is the sum of |s^n(c)| over the letters c of s(a), each at most that of its image.
    """
    r = len(images)
    le = [[True] * r for _ in range(r)]
    while True:
        before()
        new = [[le[a][b] and _injects(images[a], images[b], le) for b in range(r)] for a in range(r)]
        if new == le:
            return le
        le = new


def _injects(a: Sequence[int], b: Sequence[int], le: list[list[bool]]) -> bool:
    """Is there an injection of the letters of a into those of b along `le`? (Bipartite matching.)"""
    if len(a) > len(b):
        return False
    at: dict[int, int] = {}

    def place(i: int, seen: set[int]) -> bool:
        for j, letter in enumerate(b):
            if le[a[i]][letter] and j not in seen:
                seen.add(j)
                if j not in at or place(at[j], seen):
                    at[j] = i
                    return True
        return False

    return all(place(i, set()) for i in range(len(a)))


# --- options ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Form:
    """What an option automaton knows of a*i + b*j: its residue mod q if q > 0, else its value while in [lo, hi].

    Below and above the window it is LOW or HIGH if it is to be kept there, else the option is dropped.
    """

    a: int
    b: int
    lo: int = 0
    hi: int = 0
    q: int = 0
    keep_low: bool = False
    keep_high: bool = False

    def lowered(self, shifted: Vector, one: Vector, two: Vector) -> Vector:
        """The shifted carry less what the digits of z and w add, which are `one` and `two` for their own carries."""
        a, b = self.a, self.b
        new = [t - a * i - b * j for t, i, j in zip(shifted, one, two, strict=True)]
        return tuple([t % self.q for t in new] if self.q else new)

    def signs(self, letters: Sequence[int], r: int) -> tuple[Vector, Vector]:
        """How often each of r letters, those of x, y (and of z, w), enters a*(x - z) + b*(y - w) with +, and with -."""
        plus, minus = [0] * r, [0] * r
        for times, letter in zip((self.a, self.b, -self.a, -self.b), letters, strict=False):
            (plus if times > 0 else minus)[letter] += abs(times)
        return tuple(plus), tuple(minus)

    def judged(self, numeration: Numeration, v: Vector, signs: tuple[Vector, Vector]) -> Any:
        """What is kept of a carry v: by Lemma 2, as a linear form of four numbers; None: dropped."""
        if self.q:
            return numeration.alike(tuple([t % self.q for t in v]), self.q)
        plus, minus = signs
        if numeration.above(v, minus, self.hi):
            return HIGH if self.keep_high else None
        if numeration.above(tuple([-t for t in v]), plus, -self.lo):
            return LOW if self.keep_low else None
        need(max(map(abs, v)) < CARRY, "the carries grow without bound: not a numeration for this check")
        return v

    def value(self, carry: Any) -> Value:
        """At the end; None: dropped."""
        if isinstance(carry, str):
            return carry
        total = sum(carry)
        if self.q:
            return total % self.q
        if total < self.lo:
            return LOW if self.keep_low else None
        if total > self.hi:
            return HIGH if self.keep_high else None
        return total


@dataclass
class Class:
    """A class of moves: i > 0 or i = 0 (`takes_x`), j > 0 or j = 0, and a weight that depends on the forms' values."""

    takes_x: bool
    takes_y: bool
    forms: list[Form]
    weight: Callable[[list[Value]], int]


def classes(rules: Rules) -> list[Class]:
    """Disjoint classes that hold every legal move exactly once, with its weight.

    Lemma 3, first half. Moves (n, 0) are one class, moves (0, n) another. Of the others, i, j > 0, the first of these
    that applies: the diagonals (a bishop, or a multiple of (g, g)); the bounds, above and below the diagonal; the
    rays, one class for each direction; single vectors. The comments say why a move's weight depends on the values of
    the forms only.
    """
    return [*_axes(rules), *_diagonals(rules), *_bounds(rules), *_rays(rules), *_points(rules)]


def _integer(value: Value) -> int:
    assert isinstance(value, int)
    return value


def _axes(rules: Rules) -> Iterator[Class]:
    """(n, 0) is legal by rooks and multiples, which depends on n mod q, or by bishops, n < width, or as a vector.

    So for n > T the weight depends on n mod q, where T is at least every width - 1, vector on this axis, and l - 1.
    """
    for axis in (0, 1):
        multiples = [ray[axis] for ray in rules.rays if ray[1 - axis] == 0]
        q = lcm(*[q for q, _ in rules.rooks], *multiples) if rules.rooks or multiples else 1
        need(q <= PERIOD, f"the rook's lengths must repeat after at most {PERIOD}")
        short = [point[axis] for point in rules.points if point[1 - axis] == 0]
        T = max([0, *short, *[w - 1 for w, _ in rules.bishops], rules.l - 1 if rules.kind == "roob" else 0])

        def at(n: int, axis: int = axis) -> int:
            return rules.weight(n, 0) if axis == 0 else rules.weight(0, n)

        beyond = [at(T + 1 + (c - T - 1) % q) for c in range(q)]
        while T and at(T) == beyond[T % q]:
            T -= 1
        if not T and not any(beyond):
            continue
        direction = (1, 0) if axis == 0 else (0, 1)
        forms = [Form(*direction, 1, T, keep_high=any(beyond))] if T else []
        forms += [Form(*direction, q=q)] if q > 1 else []

        def weight(
            values: list[Value],
            T: int = T,
            q: int = q,
            at: Callable[[int], int] = at,
            beyond: list[int] = beyond,
        ) -> int:
            if T and values[0] != HIGH:
                return at(_integer(values[0]))
            return beyond[_integer(values[-1]) if q > 1 else 0]

        yield Class(axis == 0, axis == 1, forms, weight)


def _steps(rules: Rules) -> int:
    steps = lcm(*[s for _, s in rules.bishops], *[v for v, w in rules.rays if v == w])
    need(steps <= PERIOD, f"the bishop's steps must repeat after at most {PERIOD}")
    return steps


def _diagonals(rules: Rules) -> Iterator[Class]:
    """By a diagonal or not depends on i - j and, these being constant, on min(i, j), so on i, modulo the steps."""
    if not rules.bishops and not any(v == w for v, w in rules.rays):
        return
    m, steps = max([w for w, _ in rules.bishops], default=1), _steps(rules)
    forms = [Form(1, -1, 1 - m, m - 1)] + ([Form(1, 0, q=steps)] if steps > 1 else [])

    def weight(values: list[Value]) -> int:
        i = steps * (m + 1) + (_integer(values[1]) if steps > 1 else 0)  # both i and j > 0 here
        j = i - _integer(values[0])
        return (1 if rules.blockable(i, j) else rules.k) if rules.by_diagonal(i, j) else 0

    yield Class(True, True, forms, weight)


def _bounds(rules: Rules) -> Iterator[Class]:
    """0 < i <= j < s*i + t, or j < i < s*j + t, and on no diagonal: seen from |i - j| < m and a residue.

    To be blocked or not depends on i = j. With several bounds one of them is enough.
    """
    if not rules.bounds:
        return
    diagonal = bool(rules.bishops or any(v == w for v, w in rules.rays))
    m, steps = max([w for w, _ in rules.bishops], default=1), _steps(rules)
    several = len(rules.bounds) > 1
    for a, b in ((1, 0), (0, 1)):  # a*i + b*j is the smaller one, b*i + a*j the larger
        forms = [Form(b - a, a - b, 0 if a else 1, max(m - 1, 1), keep_high=True)]
        forms += [Form(s * a - b, s * b - a, 1 - t, 1 - t, keep_high=True, keep_low=several) for s, t in rules.bounds]
        forms += [Form(a, b, q=steps)] if steps > 1 else []

        def weight(values: list[Value]) -> int:
            if all(v == LOW for v in values[1 : 1 + len(rules.bounds)]):
                return 0
            if values[0] == HIGH:
                return 1 if rules.kind == "any" else rules.k
            small = steps * (m + 1) + (_integer(values[-1]) if steps > 1 else 0)
            large = small + _integer(values[0])
            if diagonal and rules.by_diagonal(small, large):
                return 0
            return 1 if rules.blockable(small, large) else rules.k

        yield Class(True, True, forms, weight)


def _rays(rules: Rules) -> Iterator[Class]:
    """The points t*(v, w), v != w coprime: t a multiple of some g depends on t mod the lcm of the g.

    On a diagonal only if t < every width; in a bound for all t, for none, or for t < offset only, as t*w < s*t*v +
    offset. So for t > T both depend on no more. No such move is of rook or bishop type: blockable if the kind is
    "any".
    """
    lines: dict[tuple[int, int], list[int]] = {}
    for v, w in rules.rays:
        if v and w and v != w:
            g = gcd(v, w)
            lines.setdefault((v // g, w // g), []).append(g)
    for (v, w), multiples in sorted(lines.items()):
        G, T = lcm(*multiples), max([0, *[m for m, _ in rules.bishops], *[t for _, t in rules.bounds]])
        need(v * G <= PERIOD, f"the multiples must repeat after at most {PERIOD}")
        forms = [Form(w, -v)] + ([Form(1, 0, 1, v * T, keep_high=True)] if T else [])
        forms += [Form(1, 0, q=v * G)] if v * G > 1 else []

        def weight(
            values: list[Value], v: int = v, w: int = w, G: int = G, T: int = T, gs: list[int] = multiples
        ) -> int:
            if T and values[1] != HIGH:
                t = _integer(values[1]) // v
            else:
                t = (_integer(values[-1]) // v if v * G > 1 else 0) + G * (T + 1)
            if rules.by_diagonal(t * v, t * w) or rules.by_bound(t * v, t * w) or all(t % g for g in gs):
                return 0
            return 1 if rules.kind == "any" else rules.k

        yield Class(True, True, forms, weight)


def _points(rules: Rules) -> Iterator[Class]:
    """Single vectors with i, j > 0 that no other class has."""
    others = (rules.by_diagonal, rules.by_bound, rules.by_ray)
    single = {(i, j) for i, j in rules.points if i and j and not any(by(i, j) for by in others)}
    if single:
        I, J = [i for i, _ in single], [j for _, j in single]
        forms = [Form(1, 0, min(I), max(I)), Form(0, 1, min(J), max(J))]

        def weight(values: list[Value]) -> int:
            i, j = _integer(values[0]), _integer(values[1])
            return rules.weight(i, j) if (i, j) in single else 0

        yield Class(True, True, forms, weight)


class MoveAutomaton:
    """The moves of one class as an automaton that reads x, y, z and w side by side, (z, w) being an option of (x, y).

    Lemma 3, second half. A state holds the letters of x and y, whether z < x and w < y already (Lemma 1: the first
    digit that differs decides; until then z = x), and the carries of the class's forms; the letters of z and w are
    known to whoever reads them. A word ends with a weight if and only if (x - z, y - w) is in the class: z and w are
    not larger than x and y, they are smaller where the class says so, and the weight is that of the forms' values.
    Nothing is lost where a form is dropped: it is outside its window for ever and the move not in the class (Lemma 2).

    A digit of z and one of w lower the carries; then the digits of x and y raise them. What the latter add to the forms
    is their *rise*, and there are far fewer rises than pairs of digits: an arc has all letters of equal rise, as a
    number with a field of `field` bits for each letter. Lowered carries with letters, and rises with theirs, are
    numbers too, a field of `FIELD` bits for each entry: their sum says which carries there are then, and at which
    letters; each such sum is judged once. With `half` only x and y with x <= y are read.
    """

    def __init__(self, numeration: Numeration, moves: Class, k: int, field: int = 1, half: bool = False) -> None:
        self.numeration, self.moves, self.k, self.field = numeration, moves, k, field
        # The letters of x and y; is x < y (or any y to be read); is z < x, is w < y; the number of the carries.
        self.states: list[tuple[int, int, bool, bool, bool, int]] = []
        self.carries: list[tuple[Any, ...]] = []
        self._number: dict[tuple[int, int, bool, bool, bool, int], int] = {}
        self._carry_number: dict[tuple[Any, ...], int] = {}
        self._shifted: list[list[Any]] = []
        # Of a carry and edges of z and w: the number of the carry when these have been read; and by this number:
        self._low: list[dict[tuple[int, int], int]] = []
        self._lows: list[tuple[tuple[Any, ...], int, int]] = []
        self._low_number: dict[tuple[tuple[Any, ...], int, int], int] = {}
        self._low_code: list[tuple[int, dict[int, int]]] = []  # as a number, and what is known of sums with it:
        self._after: dict[
            tuple[str | None, ...], dict[int, int]
        ] = {}  # the carry (-1: dropped), by what is LOW or HIGH
        self._rise: dict[tuple[int, int], list[int]] = {}
        self._rises: list[tuple[tuple[Vector, ...], int, int]] = []
        self._rise_number: dict[tuple[tuple[Vector, ...], int, int], int] = {}
        self._rise_code: list[int] = []
        self._bundles: dict[tuple[int, int, bool, int, int], list[Bundle]] = {}
        self._arcs: dict[tuple[int, int, int, bool, int, int], list[tuple[int, int]]] = {}
        self._signs: dict[tuple[int, int, int, int], list[tuple[Vector, Vector]]] = {}
        start = self._carry(tuple(numeration.zero for _ in moves.forms))
        self._state((0, 0, not half, not moves.takes_x, not moves.takes_y, start))

    def _state(self, key: tuple[int, int, bool, bool, bool, int]) -> int:
        n = self._number.get(key)
        if n is None:
            n = self._number[key] = len(self.states)
            self.states.append(key)
        return n

    def _carry(self, key: tuple[Any, ...]) -> int:
        n = self._carry_number.get(key)
        if n is None:
            n = self._carry_number[key] = len(self.carries)
            self.carries.append(key)
            self.numeration.spend((30 + 2 * len(self.numeration.images) ** 2) * len(key))
            self._shifted.append([v if isinstance(v, str) else tuple(self.numeration.shift(v)) for v in key])
            self._low.append({})
        return n

    def weight(self, state: int) -> int:
        """Of the move, where a word ends; 0 if it is not in the class."""
        *_, done_x, done_y, carry = self.states[state]
        if not (done_x and done_y):
            return 0
        values = [form.value(one) for form, one in zip(self.moves.forms, self.carries[carry], strict=True)]
        return 0 if any(value is None for value in values) else min(self.k, self.moves.weight(values))

    def arcs(self, state: int, over: tuple[int, int]) -> list[tuple[int, int]]:
        """The letters of x and y that may stand over an edge of z and one of w, and the next state."""
        x, y, below, done_x, done_y, carry = self.states[state]
        (Z, W), low = over, self._low[carry].get(over)
        if low is None:
            low = self._low[carry][over] = self._lowered(carry, Z, W)
        over_x = -1 if done_x and self.moves.takes_x else Z  # -1: any digit of x
        over_y = -1 if done_y and self.moves.takes_y else W
        known = self._arcs.get((low, x, y, below, over_x, over_y))
        if known is not None:
            return known
        bundles = self._bundles.get((x, y, below, over_x, over_y))
        if bundles is None:
            bundles = self._bundles[x, y, below, over_x, over_y] = self._bundled(x, y, below, over_x, over_y)
        found = self._arcs[low, x, y, below, over_x, over_y] = []
        code, known_after = self._low_code[low]
        for after_x, after_y, after_below, less_x, less_y, rise, rise_code, letters in bundles:
            after = known_after.get(code + rise_code)
            if after is None:
                after = known_after[code + rise_code] = self._judge(low, rise)
            if after >= 0:
                state = self._state((after_x, after_y, after_below, done_x or less_x, done_y or less_y, after))
                found.append((letters, state))
        self.numeration.spend(20 + 2 * len(bundles) + 5 * len(found))
        return found

    def _lowered(self, carry: int, Z: int, W: int) -> int:
        """The number of the carries after the edges Z of z and W of w, with the letters that these lead to."""
        numeration, forms = self.numeration, self.moves.forms
        numeration.spend(20 + (10 + 4 * len(numeration.images)) * len(forms))
        one, two = numeration.before[Z], numeration.before[W]
        carries = [
            v if isinstance(v, str) else form.lowered(v, one, two)
            for form, v in zip(forms, self._shifted[carry], strict=True)
        ]
        key = (tuple(carries), numeration.target[Z], numeration.target[W])
        n = self._low_number.setdefault(key, len(self._lows))
        if n == len(self._lows):
            self._lows.append(key)
            far = tuple([v if isinstance(v, str) else None for v in carries])
            code = self._code([() if isinstance(v, str) else v for v in carries], 0, 0, *key[1:])
            self._low_code.append((code, self._after.setdefault(far, {})))
        return n

    def _code(self, vectors: Sequence[Sequence[int]], *letters: int) -> int:
        """The vectors and the letters as one number: no two have the same, nor two sums of two, of equal shape."""
        code, r = 0, len(self.numeration.images)
        for n, v in enumerate(vectors):
            for i, a in enumerate(v):
                code += a << FIELD * (n * r + i)
        for letter in letters:
            code = code * LETTERS + letter
        return code

    def _bundled(self, x: int, y: int, below: bool, over_x: int, over_y: int) -> list[Bundle]:
        """The digits of x and y that may stand over z and w, those of equal rise together.

        (letter of x then, letter of y, is x < y then, is z < x decided by this digit, the same for w < y, rise twice,
        the digits)
        """
        rises = self._rise.get((x, y))
        if rises is None:
            rises = self._rise[x, y] = self._rises_at(x, y)
        image_x, image_y = self.numeration.images[x], self.numeration.images[y]
        size = len(image_x) * len(image_y)
        self.numeration.spend(5 * size)
        bundles: dict[tuple[int, int, bool, bool, bool, int], int] = {}
        digits_y = self._digits(y, over_y, self.moves.takes_y)
        for e, less_x in self._digits(x, over_x, self.moves.takes_x):
            for f, less_y in digits_y:
                if below or e <= f:
                    letter = e * len(image_y) + f
                    key = (image_x[e], image_y[f], below or e < f, less_x, less_y, rises[letter])
                    bundles[key] = bundles.get(key, 0) + (1 << self.field * letter)
        self.numeration.spend(0, len(bundles) * (1 + self.field * size // 500))
        return [(*key, self._rise_code[key[-1]], letters) for key, letters in bundles.items()]

    def _rises_at(self, x: int, y: int) -> list[int]:
        """For each pair of digits the number of its rise, with the letters that the digits lead to."""
        numeration = self.numeration
        first, images, before, target = numeration.first, numeration.images, numeration.before, numeration.target
        rises = []
        for X in range(first[x], first[x] + len(images[x])):
            for Y in range(first[y], first[y] + len(images[y])):
                numeration.spend(10 + 10 * len(self.moves.forms) * len(images))
                adds = [
                    [form.a * i + form.b * j for i, j in zip(before[X], before[Y], strict=True)]
                    for form in self.moves.forms
                ]
                key = (tuple(map(tuple, adds)), target[X], target[Y])
                n = self._rise_number.setdefault(key, len(self._rises))
                if n == len(self._rises):
                    self._rises.append(key)
                    self._rise_code.append(self._code(adds, *key[1:], 0, 0))
                rises.append(n)
        return rises

    def _digits(self, letter: int, over: int, takes: bool) -> list[tuple[int, bool]]:
        """The digits at a letter that may stand over an edge (-1: any), and whether they are larger than its digit."""
        digits = range(len(self.numeration.images[letter]))
        if over < 0:
            return [(e, False) for e in digits]
        c = self.numeration.digit[over]
        return [(e, e > c) for e in digits if e == c or (takes and e > c)]

    def _judge(self, low: int, rise: int) -> int:
        """The number of the carries when all four digits are read; -1: dropped."""
        carries, z, w = self._lows[low]
        adds, x, y = self._rises[rise]
        numeration, forms = self.numeration, self.moves.forms
        numeration.spend((100 + 4 * len(numeration.images)) * len(forms))
        signs = self._signs.get((x, y, z, w))
        if signs is None:
            signs = self._signs[x, y, z, w] = [form.signs((x, y, z, w), len(numeration.images)) for form in forms]
        kept = []
        for form, v, a, sign in zip(forms, carries, adds, signs, strict=True):
            kept.append(v if isinstance(v, str) else form.judged(numeration, tuple(map(add, v, a)), sign))
            if kept[-1] is None:
                return -1
        return self._carry(tuple(kept))


@dataclass
class Pairs:
    """A set of pairs of numbers as an automaton: `out[p]` are (digit of z, digit of w, next state)."""

    letters: list[tuple[int, int]]
    accept: list[bool]
    out: list[list[tuple[int, int, int]]]

    @classmethod
    def explore(
        cls,
        numeration: Numeration,
        start: Any,
        accept: Callable[[Any], bool],
        step: Callable[[Any, int, int, int, int], Any],
    ) -> Pairs:
        """All states reachable from `start` together with the letters of both numbers; `step` gives None for "none"."""
        images = numeration.images
        number = {(start, 0, 0): 0}
        order, result = [(start, 0, 0)], cls([], [], [])
        for state, a, b in order:
            numeration.spend(10 + 10 * len(images[a]) * len(images[b]))
            result.letters.append((a, b))
            result.accept.append(accept(state))
            row = []
            for c, after_a in enumerate(images[a]):
                for d, after_b in enumerate(images[b]):
                    new = step(state, a, c, b, d)
                    if new is None:
                        continue
                    key = (new, after_a, after_b)
                    if key not in number:
                        number[key] = len(order)
                        order.append(key)
                        need(len(order) <= TRANSITIONS, f"at most {TRANSITIONS} states of a set of pairs")
                    row.append((c, d, number[key]))
            result.out.append(row)
        return result

    def symmetric(self, numeration: Numeration) -> bool:
        """Is (y, x) in the set whenever (x, y) is? (If in doubt, no.)

        Every state is given a twin, the start itself: what a pair of digits leads to has as its twin what the exchanged
        digits lead to from the twin. If each state gets one twin, with the same `accept` and as many transitions, then
        (x, y) ends in the twin of the state in which (y, x) ends, or neither of them has a path.
        """
        twin, order = {0: 0}, [0]
        for p in order:
            numeration.spend(10 + 5 * len(self.out[p]))
            other = {(d, c): after for c, d, after in self.out[twin[p]]}
            if self.accept[p] != self.accept[twin[p]] or len(other) != len(self.out[p]):
                return False
            for c, d, after in self.out[p]:
                if (c, d) not in other or twin.setdefault(after, other[c, d]) != other[c, d]:
                    return False
                if len(twin) > len(order):
                    order.append(after)
        return True


def most_added(numeration: Numeration, A: Pairs, a: int, b: int) -> list[Vector]:
    """For each state p of A a vector h(p): n more digits from p that A accepts add at most |M^n h(p)| to a*z + b*w.

    Lemma 3, third part. It is true for all n if (1) the entries of h(p) add up to at least 0 where p accepts, and (2)
    |M^n (M h(p) - t - h(p'))| >= 0 for all n and for each edge from p to p', where t is what the edge adds to the carry
    of a*z + b*w: by induction on n, as n + 1 digits that begin with this edge add |M^n t| and what n digits from p' do.
    `plain`, the letters of z and w as often as a and b say if these are positive, has both properties by Lemma 1.
    Smaller vectors are guessed from the most that `FAR` digits add, and made larger until they have them.
    """
    before, first, r = numeration.before, numeration.first, len(numeration.images)
    plain = [tuple([max(a, 0) * (q == z) + max(b, 0) * (q == w) for q in range(r)]) for z, w in A.letters]
    largest = 2 * (abs(a) + abs(b))
    if r > 4 or largest > 12:
        return plain
    out: list[set[tuple[Vector, int]]] = []
    back: list[set[int]] = [set() for _ in A.out]
    for p, (z, w) in enumerate(A.letters):
        numeration.spend((6 * FAR + 20 * r) * len(A.out[p]))
        edges = [(before[first[z] + c], before[first[w] + d], after) for c, d, after in A.out[p]]
        out.append({(tuple([a * i + b * j for i, j in zip(v, u, strict=True)]), after) for v, u, after in edges})
        for _, _, after in edges:
            back[after].add(p)
    lengths, most = [1] * r, [0 if accept else None for accept in A.accept]
    for _ in range(FAR):
        ends = [
            [sum([i * j for i, j in zip(t, lengths, strict=True)]) + n for t, p in row if (n := most[p]) is not None]
            for row in out
        ]
        most = [max(row, default=None) for row in ends]
        lengths = [sum([lengths[letter] for letter in image]) for image in numeration.images]
    vectors = {
        tuple([i * (q == u) + j * (q == v) for q in range(r)])
        for u in range(r)
        for v in range(u + 1)
        for i in range(-largest, largest + 1)
        for j in range(-largest, largest + 1)
    }
    numeration.spend(20 * len(vectors) * r)
    ordered = sorted([(sum([i * j for i, j in zip(h, lengths, strict=True)]), h) for h in vectors])
    at = [0 if n is None else bisect_left(ordered, (n,)) for n in most]
    todo, waits = list(range(len(out))), [True] * len(out)
    while todo:
        p = todo.pop()
        waits[p], old = False, at[p]
        while at[p] < len(ordered):
            numeration.spend((40 + 7 * r) * len(out[p]))
            h = ordered[at[p]][1]
            shifted = numeration.shift(h)
            if (sum(h) >= 0 or not A.accept[p]) and all(
                numeration.above(
                    tuple([i - j - k for i, j, k in zip(shifted, t, ordered[at[after]][1], strict=True)]),
                    numeration.zero,
                    -1,
                )
                for t, after in out[p]
            ):
                break
            at[p] += 1
        else:
            return plain
        if at[p] > old:
            todo += [q for q in back[p] if not waits[q]]
            for q in back[p]:
                waits[q] = True
    return [ordered[n][1] for n in at]


class Windows:
    """Which options are outside the window of a form for ever, z and w being read by A together.

    Lemma 3, fourth part. Lemma 2 bounds what z and w add to a form each for itself; with `most_added` for what they
    add together, and the same proof, more forms are found to be outside for ever.
    """

    def __init__(self, numeration: Numeration, moves: Class, A: Pairs) -> None:
        self.numeration, self.accept = numeration, A.accept
        self.forms = [
            (i, form, most_added(numeration, A, form.a, form.b), most_added(numeration, A, -form.a, -form.b))
            for i, form in enumerate(moves.forms)
            if not form.q and not (form.keep_low and form.keep_high)
        ]
        letters = [(x, y) for x in range(len(numeration.images)) for y in range(len(numeration.images))]
        self._signs = {
            i: {at: form.signs(at, len(numeration.images)) for at in letters} for i, form, _, _ in self.forms
        }

    def missed(self, p: int, x: int, y: int, carries: tuple[Any, ...]) -> bool:
        """Is a form surely dropped, with A at p and the letters x and y?"""
        above = self.numeration.above
        for i, form, most, least in self.forms:
            v = carries[i]
            if isinstance(v, str):
                continue
            plus, minus = self._signs[i][x, y]
            later = not self.accept[p]
            if not form.keep_high and above(tuple(map(sub, v, most[p])), minus, form.hi, later):
                return True
            if not form.keep_low and above(tuple(map(sub, map(neg, v), least[p])), plus, -form.lo, later):
                return True
        return False


@dataclass
class Options:
    """A weighted automaton that reads (x, y): `edges[n]` maps a letter to the next states, each with a number of times.

    The letter of the digits c of x and d of y, at letters a and b, is the number c * |s(b)| + d.

    Lemma 3, third part. The option (z, w) is guessed digit by digit along with (x, y): a state is one of the set A of
    pairs, which reads (z, w), with one of `MoveAutomaton`, which reads all four. Paths with a weight at the end are
    exactly the options in A of the class, as z and w have one path of each length (Lemma 1). Numbers of weights of
    paths are what counts, so states without a path to a weight may go, and states with equal weight and equally many
    edges of each letter to each class of such states are one.
    """

    edges: list[dict[int, dict[int, int]]]
    weights: list[int]
    start: tuple[tuple[int, int], ...]
    sizes: list[int]  # one more than the number of edges

    @classmethod
    def build(
        cls, numeration: Numeration, one: Class, A: Pairs, k: int, limits: StateLimits, half: bool = False
    ) -> Options:
        field = max(map(len, A.out)).bit_length()  # a state has no more edges with one letter than A has at its state
        moves, windows = MoveAutomaton(numeration, one, k, field, half), Windows(numeration, one, A)
        number: list[dict[int, int]] = [{} for _ in A.out]  # -1: no path to a weight
        number[0][0], order = 0, [(0, 0)]
        edges: list[list[tuple[int, int]]] = []
        kept: list[dict[int, list[tuple[int, int]]]] = [
            {} for _ in A.out
        ]  # of a state of A and the arcs that lead there

        def numbered(arcs: list[tuple[int, int]], after: int) -> list[tuple[int, int]]:
            """The arcs with A at `after` then, less those that are missed."""
            numbers, found = number[after], []
            numeration.spend(5 + 10 * len(arcs))
            for letters, new in arcs:
                n = numbers.get(new)
                if n is None:
                    numeration.spend(10 + 60 * len(one.forms))
                    x, y, *_, carry = moves.states[new]
                    n = -1
                    if not windows.missed(after, x, y, moves.carries[carry]):
                        n = len(order)
                        order.append((after, new))
                        need(n < limits.options, "too many option states: the numeration does not suit the game")
                    numbers[new] = n
                if n >= 0:
                    found.append((letters, n))
            return found

        first = numeration.first
        out = [
            [((first[z] + c, first[w] + d), after) for c, d, after in row]
            for (z, w), row in zip(A.letters, A.out, strict=True)
        ]
        for p, state in order:
            row: list[tuple[int, int]] = []
            for over, after in out[p]:
                arcs = moves.arcs(state, over)
                if arcs:
                    found = kept[after].get(id(arcs))  # `moves` keeps its lists
                    if found is None:
                        found = kept[after][id(arcs)] = numbered(arcs, after)
                    row += found
            x, y, *_ = moves.states[state]
            size = 1 + field * len(numeration.images[x]) * len(numeration.images[y]) // 500
            numeration.spend(10 * len(A.out[p]) + (15 + size) * len(row), size * len(row))  # each is merged, too
            edges.append(row)
        weights = [moves.weight(state) for state in range(len(moves.states))]
        return _merged(numeration, edges, [weights[state] if A.accept[p] else 0 for p, state in order], k, field)


def leading_to(following: Sequence[Iterable[int]], goals: Iterable[int]) -> set[int]:
    """The states from which a way leads to a goal; `following[n]` are the states after n."""
    back: list[list[int]] = [[] for _ in following]
    for n, targets in enumerate(following):
        for m in targets:
            back[m].append(n)
    return reached(back, goals)


def reached(following: Sequence[Iterable[int]], starts: Iterable[int]) -> set[int]:
    """The states to which a way leads from a start."""
    found = set(starts)
    todo = list(found)
    while todo:
        for n in following[todo.pop()]:
            if n not in found:
                found.add(n)
                todo.append(n)
    return found


def _merged(
    numeration: Numeration, edges: list[list[tuple[int, int]]], weights: list[int], k: int, field: int
) -> Options:
    """Only states with a path to a weight, and equal ones merged (Lemma 3, last sentence).

    An edge is (letters, target). The numbers that stand for letters can be added: each field then counts.
    """
    back: list[list[tuple[int, int]]] = [[] for _ in edges]
    for n, row in enumerate(edges):
        for letters, m in row:
            back[m].append((letters, n))
    alive = reached([[n for _, n in row] for row in back], (n for n, weight in enumerate(weights) if weight))
    group = _groups(numeration, sorted(alive), back, weights)
    first: dict[int, int] = {}
    sums: list[tuple[int, dict[int, int]]] = []
    for n in group:
        counts: dict[int, int] = {}
        for letters, m in edges[n]:
            if m in group:
                g = group[m]
                counts[g] = counts.get(g, 0) + letters
        at = first.setdefault(group[n], len(first))
        if at == len(sums):
            sums.append((weights[n], counts))
        # However the groups were found: here it is seen that all states of a group are equal.
        need((weights[n], counts) == sums[at], "states that are not equal were merged")
    merged = Options([], [weight for weight, _ in sums], ((first[group[0]], 1),) if 0 in alive else (), [])
    known: dict[int, list[tuple[int, int]]] = {}
    for _, counts in sums:
        into: dict[int, dict[int, int]] = {}
        size = 1
        for to, letters in sorted([(first[g], letters) for g, letters in counts.items()]):
            if letters not in known:
                bits = letters.bit_length()
                numeration.spend(bits // field * (10 + bits // 20_000))
                known[letters] = [(a, min(k, times)) for a, times in _fields(letters, field)]
            size += len(known[letters])
            for a, times in known[letters]:
                if a in into:
                    into[a][to] = times
                else:
                    into[a] = {to: times}
        merged.edges.append(into)
        merged.sizes.append(size)
    return merged


def _groups(
    numeration: Numeration, states: list[int], back: list[list[tuple[int, int]]], weights: list[int]
) -> dict[int, int]:
    """A group for each of `states`: those of one group have equal weights and edges to each group; the fewest.

    `back` are the edges to each state; those to one of `states` come from one of `states`.
    Groups are split by how their states lead to one group at a time. When a group is split, all parts but one have to
    be looked at: how a state leads to the last one is what is left.
    """
    by_weight: dict[int, set[int]] = {}
    for n in states:
        by_weight.setdefault(weights[n], set()).add(n)
    groups = list(by_weight.values())
    number = {weight: g for g, weight in enumerate(by_weight)}
    group = {n: number[weights[n]] for n in states}
    todo = list(range(len(groups)))
    while todo:
        counts: dict[int, int] = {}
        goals = groups[todo.pop()]
        numeration.spend(10 + 5 * sum([len(back[m]) for m in goals]))
        for m in goals:
            for letters, n in back[m]:
                counts[n] = counts.get(n, 0) + letters
        parts: dict[tuple[int, int], list[int]] = {}
        for n, letters in counts.items():
            parts.setdefault((group[n], letters), []).append(n)
        for (g, _), part in parts.items():
            if len(part) < len(groups[g]):  # the last part keeps the number
                groups[g].difference_update(part)
                for n in part:
                    group[n] = len(groups)
                todo.append(len(groups))
                groups.append(set(part))
    return group


def _fields(letters: int, field: int) -> Iterator[tuple[int, int]]:
    """The letters of a number, each with what its field counts."""
    a = 0
    while letters:
        skip = ((letters & -letters).bit_length() - 1) // field
        letters >>= skip * field
        yield a + skip, letters & ((1 << field) - 1)
        letters >>= field
        a += skip + 1


# --- the equation -----------------------------------------------------------------------------------------------------


@dataclass
class Machine:
    """A complete deterministic automaton with outputs; `next[n]` has one entry for each letter at state n.

    Of a machine that grows (`Sum`) the output and the entries of a state are there when it has been asked to `grow`.
    """

    output: list[int] = field(default_factory=list)
    next: list[tuple[int, ...]] = field(default_factory=list)

    def grow(self, n: int) -> None:
        """Know the output and the entries of state n."""


class Sum(Machine):
    """The machine whose output after (x, y) is min(k, the sum of the weights of the options).

    Lemma 4. The number of paths to each state is a vector; reading a letter is a linear map with entries >= 0, and
    the total a linear form with coefficients >= 0. With min(k, a + b) and min(k, a * b) the whole numbers saturated
    at k are a quotient of the semiring of whole numbers, so all of it may be done with saturated numbers. There are
    finitely many vectors; those that are reachable are the states, made when they are reached.
    """

    def __init__(self, numeration: Numeration, options: Options, k: int, limits: StateLimits) -> None:
        super().__init__()
        self.numeration, self.options, self.k, self.most = numeration, options, k, limits.machine
        # If k = 1 all numbers are 1: a vector is the set of its states. Else it is a set of (state, number of paths).
        start: frozenset[Any] = frozenset(n for n, _ in options.start) if k == 1 else frozenset(options.start)
        self._states = [(0, 0, start)]
        self._number = {(0, 0, start): 0}
        self.output, self.next = [-1], [()]
        # By the letters of x and y: those after each pair of digits, and the states there if no option is left.
        self._without: dict[tuple[int, int], tuple[list[tuple[int, int]], list[int]]] = {}

    def digits_of_y(self, n: int) -> int:
        """How many digits y may go on with at state n."""
        return len(self.numeration.images[self._states[n][1]])

    def grow(self, n: int) -> None:
        if self.output[n] >= 0:
            return
        (x, y, vector), images = self._states[n], self.numeration.images
        letters = len(images[x]) * len(images[y])
        self.output[n], after = self._joined(vector) if self.k == 1 else self._added(vector)
        self.numeration.spend(8 * letters, letters)
        if (x, y) not in self._without:
            pairs = [(after_x, after_y) for after_x in images[x] for after_y in images[y]]
            self._without[x, y] = pairs, [self._state((*pair, NOTHING)) for pair in pairs]
        pairs, without = self._without[x, y]
        row = without.copy()
        for a, sums in after.items():
            row[a] = self._state((*pairs[a], frozenset(sums)))
        self.next[n] = tuple(row)

    def _state(self, key: tuple[int, int, frozenset[Any]]) -> int:
        m = self._number.get(key, -1)
        if m < 0:
            m = self._number[key] = len(self._states)
            self._states.append(key)
            self.output.append(-1)
            self.next.append(())
            need(m < self.most, "too many states in a sum of options")
        return m

    def _joined(self, vector: frozenset[int]) -> tuple[int, dict[int, Any]]:
        """The output, and for each letter the vector after it, if k = 1."""
        options, sums = self.options, dict[int, Any]()
        self.numeration.spend(3 * sum([options.sizes[s] for s in vector]))
        for s in vector:
            for a, states in options.edges[s].items():
                if a not in sums:
                    sums[a] = states
                elif isinstance(sums[a], set):
                    sums[a].update(states)
                else:
                    sums[a] = {*sums[a], *states}
        return int(any(options.weights[s] for s in vector)), sums

    def _added(self, vector: frozenset[tuple[int, int]]) -> tuple[int, dict[int, Any]]:
        """The same if k > 1."""
        options, k, sums = self.options, self.k, dict[int, dict[int, int]]()
        self.numeration.spend(3 * sum([options.sizes[s] for s, _ in vector]))
        for s, times in vector:
            for a, targets in options.edges[s].items():
                into = sums.get(a)
                if into is None:
                    into = sums[a] = {}
                for m, t in targets.items():
                    value = into.get(m, 0) + times * t
                    into[m] = value if value < k else k
        total = sum([times * options.weights[s] for s, times in vector])
        return min(k, total), {a: into.items() for a, into in sums.items()}


class Mirror(Machine):
    """The machine that says of (x, y) what a sum says of (y, x).

    Lemma 4, second half. Let the rules and the set A be symmetric. Then the moves (0, n) and their options in A are the
    mirror images of the moves (n, 0) and theirs, with the same weights. So the sum of the one class at (x, y) is that
    of the other class at (y, x).
    """

    def __init__(self, of: Sum) -> None:
        super().__init__(of.output)
        self.of = of

    def grow(self, n: int) -> None:
        self.of.grow(n)
        self.next += [()] * (n + 1 - len(self.next))
        if not self.next[n]:
            row, width = self.of.next[n], self.of.digits_of_y(n)
            self.of.numeration.spend(len(row), len(row))
            self.next[n] = tuple([m for c in range(width) for m in row[c::width]])


BOARD, GONE, TERMINAL = 0, 1, 2
TOO_MANY = "too many states in the check"


def _cells(numeration: Numeration, rules: Rules, half: bool) -> Machine:
    """Which cells are removed or terminal: the two carries, until a heap is larger than all such cells.

    With `half` there is no state, but a -1, where x > y.
    """
    images = numeration.images
    right = max([rules.u, *[x + 1 for x, _ in rules.terminal]])
    top = max([rules.v, *[y + 1 for _, y in rules.terminal]])
    machine = Machine()
    start: tuple[int, int, bool, Any] = (0, 0, not half, (numeration.zero, numeration.zero) if right and top else None)
    number, order = {start: 0}, [start]
    for a, b, below, small in order:
        letters = len(images[a]) * len(images[b])
        numeration.spend((3 if small is None else 50 + 4 * len(images) ** 2) * letters, letters)
        kind = BOARD
        if small is not None:
            x, y = sum(small[0]), sum(small[1])
            kind = GONE if rules.gone(x, y) else TERMINAL if (x, y) in rules.terminal else BOARD
        machine.output.append(kind)
        row = []
        for c, after_a in enumerate(images[a]):
            for d, after_b in enumerate(images[b]):
                after = None
                if small is not None:
                    v = numeration.read(small[0], numeration.first[a] + c)
                    w = numeration.read(small[1], numeration.first[b] + d)
                    after = (v, w) if sum(v) < right and sum(w) < top else None
                key = (after_a, after_b, below or c < d, after)
                if below or c <= d:
                    if key not in number:
                        number[key] = len(order)
                        order.append(key)
                        need(len(order) <= 4 * CELLS, "too many removed and terminal cells")
                    row.append(number[key])
                else:
                    row.append(-1)
        machine.next.append(tuple(row))
    return machine


def _membership(numeration: Numeration, pairs: Pairs) -> Machine:
    """The set itself as a machine: one more state for each pair of letters where it has no transition."""
    images = numeration.images
    machine = Machine()
    r = len(images)
    size = len(pairs.letters)
    for n, (a, b) in enumerate(pairs.letters + [(a, b) for a in range(r) for b in range(r)]):
        letters = len(images[a]) * len(images[b])
        numeration.spend(3 * letters, letters)
        machine.output.append(int(n < size and pairs.accept[n]))
        row = [size + after_a * r + after_b for after_a in images[a] for after_b in images[b]]
        for c, d, target in pairs.out[n] if n < size else ():
            row[c * len(images[b]) + d] = target
        machine.next.append(tuple(row))
    return machine


@dataclass(frozen=True)
class Certificate:
    """Rules, numeration and automaton, each read and found to be well formed."""

    rules: Rules
    numeration: Numeration
    pairs: Pairs
    states: int

    @classmethod
    def read(cls, data: Any) -> Certificate:
        data = table(data, {"rules", "substitution", "dfa"}, set(), "automaton.json")
        rules, numeration = Rules(data["rules"]), Numeration(data["substitution"])
        dfa = table(data["dfa"], {"start", "accept", "next"}, set(), "dfa")
        accept, rows = listed(dfa["accept"], STATES, "accept"), listed(dfa["next"], STATES, "next")
        need(len(accept) == len(rows) > 0, "accept and next must be lists of the same length")
        need(all(type(a) is int and a in (0, 1) for a in accept), "accept is a list of 0 and 1")
        start = whole(dfa["start"], 0, len(rows) - 1, "the start state")
        delta: dict[tuple[int, int, int], int] = {}
        for state, row in enumerate(rows):
            for transition in listed(row, TRANSITIONS, "a row of next"):
                need(len(listed(transition, 3, "a transition")) == 3, "a transition must be [a, b, target]")
                a, b = (whole(digit, 0, DIGITS, "a digit") for digit in transition[:2])
                need((state, a, b) not in delta, "the automaton must be deterministic")
                delta[state, a, b] = whole(transition[2], 0, len(rows) - 1, "a target")
            need(len(delta) <= TRANSITIONS, f"at most {TRANSITIONS} transitions")
        numeration.allowed = min(WORK, SMALL + A_TRANSITION * len(delta) + A_PART * max(0, rules.parts - 2))
        need(delta.get((start, 0, 0)) == start, "digits 0 in front of both numbers must not change the state")
        pairs = Pairs.explore(
            numeration, start, lambda state: bool(accept[state]), lambda state, a, c, b, d: delta.get((state, c, d))
        )
        return cls(rules, numeration, pairs, len(rows))


def everything(numeration: Numeration, rules: Rules) -> Pairs:
    """All positions of the game: the whole board without the removed rectangle."""

    def step(state: Any, a: int, c: int, b: int, d: int) -> Any:
        if state == ():
            return ()
        numeration.spend(40 + 4 * len(numeration.images) ** 2)
        v = numeration.read(state[0], numeration.first[a] + c)
        w = numeration.read(state[1], numeration.first[b] + d)
        return (v, w) if sum(v) < rules.u and sum(w) < rules.v else ()

    start = (numeration.zero, numeration.zero) if rules.u and rules.v else ()
    return Pairs.explore(numeration, start, lambda state: state == (), step)


@dataclass(frozen=True)
class Sizes:
    """How large the pieces of an accepted check were."""

    states: int
    check_states: int


def prove(certificate: Certificate, limits: StateLimits | None = None) -> Sizes:
    """Accept the certificate, or raise `RejectedError`.

    Lemma 5. Run side by side, along the digits of (x, y): which kind of cell it is, membership in the automaton's set
    A, one machine for each class of moves with A's options, and for misere play one for each class with any option.
    Every position is the end of a path, so of a reachable state; whether the equation holds at (x, y) can be read off
    that state. If it holds in all reachable states, A satisfies the equation of the docstring at all positions. If the
    rules and A are symmetric the equation at (x, y) is that at (y, x), and only paths with x <= y are followed: until
    the first digit that differs both heaps are at the same letter, and that digit decides (Lemma 1).
    """
    limits = limits or StateLimits()
    collects = gc.isenabled()
    gc.disable()  # nothing here refers to itself, and looking for what does is a tenth of the time
    try:
        machines = all_machines(certificate, limits)
        return Sizes(certificate.states, explored(certificate, machines, limits.product))
    finally:
        if collects:
            gc.enable()


def all_machines(certificate: Certificate, limits: StateLimits) -> list[Machine]:
    """The machines of Lemma 5, in this order."""
    rules, numeration, k = certificate.rules, certificate.numeration, certificate.rules.k
    half = rules.symmetric() and certificate.pairs.symmetric(numeration)
    machines: list[Machine] = [_cells(numeration, rules, half), _membership(numeration, certificate.pairs)]
    machines += sums(numeration, rules, certificate.pairs, k, limits, half)
    if rules.misere:
        machines += sums(numeration, rules, everything(numeration, rules), 1, limits, half)
    return machines


def sums(numeration: Numeration, rules: Rules, A: Pairs, k: int, limits: StateLimits, half: bool) -> list[Sum | Mirror]:
    """For each class of moves the machine of its options in A; with `half`, rules and A being symmetric, for x <= y."""
    machines: list[Any] = []
    for one in classes(rules):
        if half and not one.takes_x:
            machines.append(Mirror(machines[0]))  # of the moves (n, 0), the first class, which is asked on both sides
        else:
            options = Options.build(numeration, one, A, k, limits, half and one.takes_y)
            machines.append(Sum(numeration, options, k, limits))
    return machines


def explored(certificate: Certificate, machines: list[Machine], most: int) -> int:
    """The number of reachable states, at most `most`, if the equation holds in all of them; else `RejectedError`."""
    rules, numeration, k = certificate.rules, certificate.numeration, certificate.rules.k
    end = 2 + (len(machines) - 2) // (2 if rules.misere else 1)
    sums, some = slice(2, end), slice(end, None)
    start = (0,) * len(machines)
    seen, order, origin = {start}, [start], [(0, 0)]
    outputs, rows = [m.output for m in machines], [m.next for m in machines]
    for n, state in enumerate(order):
        numeration.spend(10 * len(machines) + 2 * len(rows[0][state[0]]))
        for machine, s in zip(machines, state, strict=True):
            machine.grow(s)
        said = [output[s] for output, s in zip(outputs, state, strict=True)]
        wanted = said[0] == TERMINAL
        if said[0] == BOARD:
            wanted = sum(said[sums]) < k and not (rules.misere and not any(said[some]))
        if wanted != said[1]:
            x, y = _position(numeration, origin, n)
            kind = "accepts" if said[1] else "does not accept"
            reason = f"the automaton {kind} ({x}, {y}), against the rules and its own answers below"
            raise RejectedError(reason, (x, y))
        reached = list(zip(*[row[s] for row, s in zip(rows, state, strict=True)], strict=True))
        for letter, after in () if seen.issuperset(reached) else enumerate(reached):
            if after not in seen and after[0] >= 0:  # -1: x > y, and (y, x) is looked at
                seen.add(after)
                order.append(after)
                origin.append((n, letter))
        need(len(order) <= most, TOO_MANY)
    return len(order)


def _position(numeration: Numeration, origin: list[tuple[int, int]], n: int) -> tuple[int, int]:
    """The position that reaches a state."""
    word = []
    while n:
        n, letter = origin[n]
        word.append(letter)
    a = b = 0
    v = w = numeration.zero
    for letter in reversed(word):
        c, d = divmod(letter, len(numeration.images[b]))
        v, w = numeration.read(v, numeration.first[a] + c), numeration.read(w, numeration.first[b] + d)
        a, b = numeration.images[a][c], numeration.images[b][d]
    return sum(v), sum(w)


# --- the folder -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, repr=False)
class Report:
    """The answer: `said` is what is proved, or why nothing is; `reason` puts the verdict before it.

    `statement` is what is proved without a full stop (None if nothing is).
    """

    accepted: bool
    said: str
    statement: str | None = None
    checker: str = "automaton"
    readable: bool = True
    manifest: Any = None
    proof: Sizes | None = None

    def __repr__(self) -> str:
        return self.reason

    @property
    def reason(self) -> str:
        return f"{'Accepted' if self.accepted else 'Rejected' if self.readable else 'Unreadable'}: {self.said}"

    @property
    def exit_code(self) -> int:
        return 0 if self.accepted else 1 if self.readable else 2


def _read(folder: Path, name: str) -> bytes:
    """A regular file of bounded size; never a link, a pipe or a device."""
    path = folder / name
    flags = os.O_RDONLY | sum(getattr(os, flag, 0) for flag in ("O_NONBLOCK", "O_BINARY", "O_NOFOLLOW"))
    try:
        descriptor = os.open(path, flags)
    except OSError as error:
        raise UnreadableError(f"{name} cannot be read: {error.strerror}.") from None
    with os.fdopen(descriptor, "rb") as file:
        if not stat.S_ISREG(os.fstat(descriptor).st_mode):
            raise UnreadableError(f"{name} is not a regular file.")
        need(os.fstat(descriptor).st_size <= FILES[name], f"{name} may have at most {FILES[name]} bytes")
        return file.read(FILES[name] + 1)


def _json(text: bytes, name: str) -> dict[str, Any]:
    def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        need(len(dict(pairs)) == len(pairs), f"{name}: each key once")
        return dict(pairs)

    def whole_numbers(number: str) -> Any:
        raise RejectedError(f"{name}: whole numbers, not {number[:20]}")

    try:
        data = json.loads(
            text.decode("utf-8"), object_pairs_hook=once, parse_float=whole_numbers, parse_constant=whole_numbers
        )
    except (ValueError, RecursionError):
        raise UnreadableError(f"{name} is not JSON.") from None
    need(isinstance(data, dict), f"{name} must be one JSON object")
    return dict(data)


def _same(one: Any, other: Any) -> bool:
    """The same data: to Python true is 1, to a reader of the manifest it is not."""
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)


def check(folder: str | Path, limits: StateLimits | None = None) -> Report:
    """Check the certificate in a folder."""
    manifest: Any = None
    try:
        manifest = _json(_read(Path(folder), "manifest.json"), "manifest.json")
        table(manifest, {"format", "version", "game", "sha256"}, {"name", "made_by"}, "manifest.json")
        known = manifest["format"] == FORMAT and type(manifest["version"]) is int and manifest["version"] == VERSION
        need(known, f"manifest.json must have the format {FORMAT!r}, version {VERSION}")
        text = _read(Path(folder), "automaton.json")
        need(
            hashlib.sha256(text).hexdigest() == manifest["sha256"],
            "automaton.json must have the sha256 of the manifest",
        )
        data = _json(text, "automaton.json")
        need(_same(data.get("rules"), manifest["game"]), "the manifest and the automaton must be about the same game")
        proof = prove(Certificate.read(data), limits)
    except RejectedError as error:
        return Report(False, f"{error}.", manifest=manifest)
    except (UnreadableError, OSError) as error:
        return Report(False, str(error), readable=False, manifest=manifest)
    except (MemoryError, RecursionError):
        return Report(False, "it needs more memory than there is.", readable=False, manifest=manifest)
    statement = (
        f"for all x and y, (x, y) is a P-position of the game in the manifest if and only if the automaton with "
        f"{proof.states} states accepts (x, y) ({proof.check_states} states checked)"
    )
    return Report(True, f"{statement}.", statement, manifest=manifest, proof=proof)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        print("usage: automaton.py DIR", file=sys.stderr)
        sys.exit(2)
    report = check(sys.argv[1])
    print(report.reason)
    sys.exit(report.exit_code)
