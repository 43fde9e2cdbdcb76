"""Slopes and floors, exactly: how far accepted pairs are from a line y = alpha x, in a system with a quadratic base.

Let M be the matrix of a substitution on two letters, with the eigenvalues beta > 1 and its conjugate lambda, |lambda| <
1, and u M = beta u. For a number x with the carry v put U(x) = u v. Then x = c U(x) + c' U(x)', where ' is the
conjugation of the field and c a constant; reading a digit makes U(x) to beta U(x) + u (letters before), and U(x)' to
lambda U(x)' + (...)'. For P and Q in the field let S = P U(x) - Q U(y) and R = P U(x)' - Q U(y)'. So P x - Q y = c S +
c' R.

R is bounded on all words, since |lambda| < 1. S is a number of a lattice whose conjugate is bounded for the same
reason; so if S is bounded on the prefixes of accepted words it has finitely many values there, and a search finds them
all. If |S| once exceeds max |what an edge adds| / (beta - 1) it grows for ever, and P x - Q y with it.

An integer base is the same with one letter, no conjugate and R = 0.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import Any

from verifier.automata.decide import DecidedSet, TooLargeError
from verifier.solve.quadratic import Quadratic

__all__ = ["Base", "are_floor_pairs", "lie_on_rays"]

STATES = 20_000
ZERO, ONE = Quadratic(Fraction(0)), Quadratic(Fraction(1))


@dataclass(frozen=True)
class Base:
    """The base of a substitution on one or two letters: beta, the eigenvector u and the constant c of the docstring."""

    beta: Quadratic
    u: tuple[Quadratic, ...]
    c: Quadratic

    @classmethod
    def of(cls, images: tuple[tuple[int, ...], ...]) -> Base | None:
        """None for more letters, or where beta is rational or its conjugate not inside the unit circle."""
        if len(images) == 1:
            return cls(ONE * len(images[0]), (ONE,), ONE)
        if len(images) > 2:
            return None
        (p, q), (r, s) = ([image.count(letter) for image in images] for letter in (0, 1))  # M = ((p, q), (r, s))
        trace, norm = p + s, p * s - q * r
        beta = Quadratic.of(Fraction(trace, 2), Fraction(1, 2), trace * trace - 4 * norm)
        small = beta.conjugate()
        if beta.D == 1 or r == 0 or not (-ONE < small < ONE):
            return None
        u = (ONE * r, beta - p)  # u M = beta u: r p + (beta - p) r = beta r
        # 1 = c u_1 + c' u_1' and 1 = c u_2 + c' u_2': (u_2' - u_1') = c (u_1 u_2' - u_2 u_1')
        d = u[0] * u[1].conjugate() - u[1] * u[0].conjugate()
        return cls(beta, u, (u[1].conjugate() - u[0].conjugate()) * d.inverse())

    @cached_property
    def two(self) -> bool:
        return len(self.u) == 2

    def value(self, vector: tuple[int, ...]) -> Quadratic:
        total = ZERO
        for a, number in zip(self.u, vector, strict=True):
            total = total + a * number
        return total


@dataclass(frozen=True)
class _Walk:
    """The states (upper part of the set, S) that lead to an accepted (x, y) with y >= x, and what edges add to R."""

    accepted: tuple[bool, ...]
    S: tuple[tuple[Quadratic | None, ...], ...]
    edges: tuple[tuple[int, int, Quadratic], ...]  # (from, to, what is added to the first R)


def _walk(known: DecidedSet, base: Base, lines: list[tuple[Quadratic, Quadratic]]) -> _Walk:
    """All reachable values of S for each line (P, Q), None where it is past its bound for ever."""
    numeration, pairs = known.numeration, known.pairs
    values = [base.value(before) for before in numeration.before]
    widest = max(abs(float(v)) for v in values)
    bounds = [widest * (abs(float(P)) + abs(float(Q))) / (float(base.beta) - 1) * 1.000001 + 0.001 for P, Q in lines]
    useful = _useful(known)
    start: tuple[int, int, tuple[Quadratic | None, ...]] = (0, 0, (ZERO,) * len(lines))
    number, order, edges = {start: 0}, [start], []
    added: dict[tuple[int, int], list[tuple[Quadratic, Quadratic]]] = {}
    for n, (p, side, sums) in enumerate(order):
        x, y = pairs.letters[p]
        for a, b, target in pairs.out[p]:
            now = side or (b > a) - (b < a)
            if (target, now) not in useful:
                continue
            X, Y = numeration.first[x] + a, numeration.first[y] + b
            if (X, Y) not in added:
                added[X, Y] = [
                    (P * values[X] - Q * values[Y], P * values[X].conjugate() - Q * values[Y].conjugate())
                    for P, Q in lines
                ]
            new: list[Quadratic | None] = []
            for S, (more, _), bound in zip(sums, added[X, Y], bounds, strict=True):
                after = None if S is None else S * base.beta + more
                new.append(None if after is None or abs(float(after)) > bound else after)
            key = (target, now, tuple(new))
            if key not in number:
                number[key] = len(order)
                order.append(key)
                if len(order) > STATES:
                    raise TooLargeError
            edges.append((n, number[key], added[X, Y][0][1]))
    accepted = tuple(pairs.accept[p] and side >= 0 for p, side, _ in order)
    return _Walk(accepted, tuple(sums for _, _, sums in order), tuple(edges))


def _useful(known: DecidedSet) -> set[tuple[int, int]]:
    """The (state, side) from which some (x, y) with y >= x is accepted."""
    pairs = known.pairs
    back: dict[tuple[int, int], set[tuple[int, int]]] = {}
    order = [(0, 0)]
    seen = {(0, 0)}
    for p, side in order:
        for a, b, target in pairs.out[p]:
            key = (target, side or (b > a) - (b < a))
            back.setdefault(key, set()).add((p, side))
            if key not in seen and key[1] >= 0:
                seen.add(key)
                order.append(key)
    todo = [key for key in seen if pairs.accept[key[0]]]
    useful = set(todo)
    while todo:
        for key in back.get(todo.pop(), ()):
            if key not in useful:
                useful.add(key)
                todo.append(key)
    return useful


def lie_on_rays(known: DecidedSet, slopes: list[Quadratic]) -> bool | None:
    """Is every accepted (x, y), y > x, within a bounded distance of y = alpha x for one of the slopes alpha?

    Decided for all positions; None where the system has no quadratic base, or another field than the slopes.
    """
    base = Base.of(known.images)
    if base is None or not slopes or any(alpha.D not in (1, base.beta.D) for alpha in slopes):
        return None
    walk = _walk(known, base, [(alpha, ONE) for alpha in slopes])
    return all(any(S is not None for S in sums) for ok, sums in zip(walk.accepted, walk.S, strict=True) if ok)


def are_floor_pairs(known: DecidedSet, a: Quadratic, c: Quadratic, step: int, start: int, first: int = 0) -> bool:
    """Is the upper half of the set {(x_n, y_n)}: x_n = floor(n a + c), y_n = x_n + step n + start, n >= first?

    True is proved for all n; False says only that it was not shown. The differences y - x must be those of the rule,
    each once (`Progression`), so n = (y - x - start) / step, and L = x - n a - c must satisfy -1 < L <= 0. L is P x -
    Q y plus a constant, so c S + c' R and a constant. The least and the largest R that leads to a state satisfy an
    equation, an edge at a time; a solution of it is guessed in floating point, then computed and compared exactly.
    L = -1 would make n a + c a whole number, which a being irrational happens for one n at most: it is looked at.
    """
    base = Base.of(known.images)
    found = known.progression()
    if base is None or not base.two or a.D != base.beta.D or c.D not in (1, a.D) or step < 1:
        return False
    if found is None or (found.start, found.step) != (start + step * first, step) or not known.symmetric:
        return False
    Q = a * Quadratic(Fraction(1, step))
    P, constant = Q + 1, Q * start - c
    walk = _walk(known, base, [(P, Q)])
    if any(sums[0] is None for ok, sums in zip(walk.accepted, walk.S, strict=True) if ok):
        return False
    bounds = _extremes(walk, base.beta.conjugate())
    if bounds is None:
        return False
    turned = base.c.conjugate()
    for n, ok in enumerate(walk.accepted):
        S = walk.S[n][0]
        if ok and S is not None:
            ends = [base.c * S + turned * R + constant for R in bounds[n]]
            if any(end < -1 or not end <= 0 for end in ends):
                return False
    n0 = -c.b / a.b
    if n0.denominator == 1 and n0 >= first:
        x = (a * int(n0) + c).floor()
        return known.contains(x, x + step * int(n0) + start)
    return True


def _extremes(walk: _Walk, small: Quadratic) -> list[tuple[Quadratic, Quadratic]] | None:
    """(low, high) with low <= R <= high for all R that lead to each state; None if the guess is not exact.

    R starts as 0 in state 0 and an edge makes it to small * R + w. So it is enough that low <= 0 <= high in state 0 and
    that every edge leads from bounds into bounds, which is compared exactly.
    """
    size, factor = len(walk.accepted), float(small)
    edges = [(i, j, w, float(w)) for i, j, w in walk.edges]
    value = [[0.0, 0.0] for _ in range(size)]
    choice: list[list[Any]] = [[None, None] for _ in range(size)]
    for _ in range(400):
        changed = 0.0
        for e, (i, j, _, w) in enumerate(edges):
            for high in (0, 1):
                source = high if factor > 0 else 1 - high
                new = factor * value[i][source] + w
                better = new > value[j][high] + 1e-12 if high else new < value[j][high] - 1e-12
                if better or choice[j][high] is None:
                    changed = max(changed, abs(new - value[j][high]))
                    value[j][high], choice[j][high] = new, (e, source)
        if changed < 1e-12:
            break
    exact: dict[tuple[int, int], Quadratic] = {}
    for state in range(size):
        for high in (0, 1):
            if not _solve((state, high), choice, edges, small, exact):
                return None
    result = [(exact[n, 0], exact[n, 1]) for n in range(size)]
    if not (result[0][0] <= 0 and result[0][1] >= ZERO):
        return None
    for i, j, added in walk.edges:
        ends = [small * R + added for R in result[i]]
        if any(end < result[j][0] or result[j][1] < end for end in ends):
            return None
    return result


def _solve(
    at: tuple[int, int],
    choice: list[list[Any]],
    edges: list[tuple[int, int, Quadratic, float]],
    small: Quadratic,
    exact: dict[tuple[int, int], Quadratic],
) -> bool:
    """The exact value along the chosen edges backwards: they end in a cycle, whose value is a geometric series."""
    path: list[tuple[int, int]] = []
    place: dict[tuple[int, int], int] = {}
    while at not in exact and at not in place:
        place[at] = len(path)
        path.append(at)
        if choice[at[0]][at[1]] is None:
            if at[0] != 0:
                return False
            exact[at] = ZERO
            path.pop()
            break
        e, source = choice[at[0]][at[1]]
        at = (edges[e][0], source)
    if at not in exact:  # a cycle: value = total + factor * value
        total, factor = ZERO, ONE
        for state, high in path[place[at] :]:
            total = total + factor * edges[choice[state][high][0]][2]
            factor = factor * small
        exact[at] = total * (ONE - factor).inverse()
    for state, high in reversed(path):
        if (state, high) not in exact:
            e, source = choice[state][high]
            exact[state, high] = edges[e][2] + small * exact[edges[e][0], source]
    return True
