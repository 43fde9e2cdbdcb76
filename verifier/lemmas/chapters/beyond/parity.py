"""mWN^(2) for even m: a rule for the P-positions. Table 3 of the paper is m = 2.

A row x that is none of the d_j, j >= 1, holds two of the c_n, every other row one. From each d_n to the next the step
is m + 1, except that it is m + 2 into a row x = d_j where j is the second index of its own row.

The 2-rook moves between columns of equal parity. Of the indices 1, ..., n exactly n - c_n are the second of their
rows, so counting the steps gives d_n - c_n = mn + (n - c_n) + (e - c_e), where e is the number of the d_j, 1 <= j, up
to c_n (`even_difference`). With `row_starts`, first(d_j) = 2 d_j - j + 1; so the two columns of row d_j have
different parity (`odd_at_d`), and those of the other rows are m + 1 apart (`same_row`).
"""

from __future__ import annotations

from verifier.lemmas.chapters.beyond.starts import below, d_grows, is_d, row_size, row_starts_at, sizes, sizes_full
from verifier.lemmas.chapters.beyond.steps import (
    BESIDE,
    BEYOND,
    FULL,
    GAPS,
    GROWS,
    JOINED,
    MOVE,
    PLACE,
    c,
    c_starts,
    c_step,
    d,
    difference,
    first,
    first_grows,
    just_before,
    listed,
    pairs_natural,
    rook_reaches,
    row_ends,
    row_is,
    steps,
)
from verifier.lemmas.chapters.paper.algebra import division
from verifier.lemmas.chapters.paper.play import P, board, length, rule
from verifier.lemmas.trusted.kernel import induction, instance, step_of, witness
from verifier.lemmas.trusted.terms import Term, all_of, eq, exists, forall, iff, ints, ite, num
from verifier.lemmas.writing import Claim, claim, lemma, m, p, step_at

x, y, y1, j, n, e, l, z, half = ints("x y y1 j n e l z half")
X, Y, Y1, n0, n1, j0, j1, x0, e0, i0, b0, T0, T1, z0 = ints("X Y Y1 n0 n1 j0 j1 x0 e0 i0 b0 T0 T1 z0")


def into_second(n: Term) -> Term:
    """The row of n is x = d_j where j is the second index of its own row."""
    (j,) = ints("j_second")
    return exists([j], all_of(j >= 1, first(c(j)) < j, eq(d(j), c(n))))


TWO, ONE = sizes(num(2), num(1))
JUMPS = forall([n], (n >= 0) >> eq(d(n + 1) - d(n), ite(into_second(n + 1), m + 2, m + 1)))
HYPS = [m >= 1, eq(m, 2 * half), eq(l, 1), eq(p, 2), eq(first(0), 0), PLACE, eq(d(0), 0), TWO, ONE, JUMPS]
TRUE = {**GAPS, "half": 1}


@lemma
def same_row() -> Claim:
    """If n and n + 1 are in one row, they are all of it, and d_{n+1} = d_n + m + 1."""
    return claim(
        [*HYPS, n >= 0, eq(c(n + 1), c(n))],
        all_of(eq(d(n + 1), d(n) + m + 1), eq(first(c(n)), n), eq(first(c(n) + 1), n + 2), ~is_d(c(n))),
        [
            sizes_full(k=2, h=1), instance(PLACE, n), instance(PLACE, n + 1), instance(JUMPS, n),
            *row_size(TWO, ONE, c(n), j0), witness(into_second(n + 1), j1), instance(ONE, j1),
        ],
        model={**TRUE, "n": 0},
    )


@lemma
def even_shape() -> Claim:
    """The sequences are of the kind that `steps` speaks of: d_n - c_n grows by m or m + 1, and m >= 2."""
    return claim(
        HYPS, all_of(FULL, GROWS),
        [sizes_full(k=2, h=1), witness(GROWS, n0), instance(JUMPS, n0), same_row(n=n0), c_step(n=n0)],
        model=TRUE,
    )


def _difference(n: Term) -> Term:
    return forall([e], below(c(n) + 1, e) >> eq(difference(n), m * n + n - c(n) + e - c(e)))


@lemma
def even_difference_step() -> Claim:
    """d_n - c_n = mn + (n - c_n) + (e - c_e), e being the number of the d_j up to c_n: the step from n - 1 to n."""
    step = step_of(n, _difference(n))
    before, goal, earlier = step_at(step, n0)
    return claim(
        HYPS, step,
        [
            even_shape(), witness(step, n0), witness(goal, e0), instance(before, n0 - 1), instance(earlier, e0),
            instance(earlier, e0 - 1), instance(JUMPS, n0 - 1), c_starts(), c_step(n=n0 - 1), same_row(n=n0 - 1),
            instance(into_second(n0 - 1 + 1), e0), witness(into_second(n0 - 1 + 1), j0), d_grows(i=j0, j=e0),
            d_grows(i=e0, j=j0),
            d_grows(i=e0 + 1, j=j0), d_grows(i=e0 - 1, j=e0), d_grows(i=0, j=e0), c_step(n=e0 - 1),
        ],
        model=TRUE,
    )


@lemma
def even_difference() -> Claim:
    """d_n - c_n = mn + (n - c_n) + (e - c_e), where e is the number of the d_j, j >= 1, up to c_n."""
    every = forall([n], (n >= 0) >> _difference(n))
    return claim(
        [*HYPS, n >= 0, below(c(n) + 1, e)], eq(difference(n), m * n + n - c(n) + e - c(e)),
        [even_difference_step(), induction(n, _difference(n)), instance(every, n), instance(_difference(n), e)],
        model={**TRUE, "n": 5},
    )


@lemma
def odd_at_d() -> Claim:
    """The one index n of row x = d_j, j >= 1, is 2x - j + 1, and d_n - c_j = mn + 2(x - c_j) + 1 is odd."""
    n = first(d(j))
    return claim(
        [*HYPS, j >= 1],
        all_of(eq(c(n), d(j)), eq(first(d(j) + 1), n + 1), eq(d(n) - c(j), m * n + 2 * (d(j) - c(j)) + 1), n >= 1),
        [
            even_shape(), row_starts_at(k=2, h=1), instance(ONE, j), row_is(x=d(j), n=n), pairs_natural(n=j),
            first_grows(x=0, y=d(j)), even_difference(n=n, e=j), d_grows(i=j, j=j + 1), pairs_natural(n=j - 1),
        ],
        model={**TRUE, "j": 2},
    )


def _odd(y: Term, y1: Term) -> Term:
    return exists([z], eq(y - y1, 2 * z + 1))


@lemma
def odd_apart() -> Claim:
    """The columns of two pairs of one row have different parity."""
    goal = _odd(y, y1)
    hints = [
        even_shape(), witness(listed(x, y), n0), witness(listed(x, y1), n1), *row_size(TWO, ONE, x, j0),
        instance(is_d(x), n0), instance(is_d(x), n1), d_grows(i=n0, j=n1), d_grows(i=n1, j=n0),
        d_grows(i=n1, j=j0), d_grows(i=j0, j=n1), d_grows(i=n0, j=j0), d_grows(i=j0, j=n0), c_starts(),
        instance(goal, half), instance(goal, half * first(x) + x - y1), odd_at_d(j=n1), odd_at_d(j=n0),
        row_is(n=n0 + 1),
    ]
    for at in (n0, n1):
        hints += [instance(PLACE, at), pairs_natural(n=at), same_row(n=at)]
    return claim([*HYPS, listed(x, y), listed(x, y1), y1 < y], goal, hints, model={**TRUE, "x": 3, "y": 19, "y1": 0})


@lemma
def even_joined() -> Claim:
    """(a): the 2-rook never joins two pairs of a row."""
    far = length(Y - Y1, l, p)
    return claim(
        HYPS, JOINED,
        [
            witness(JOINED, X, Y, Y1), odd_apart(x=X, y=Y, y1=Y1), witness(_odd(Y, Y1), z0), witness(far, i0, j0),
        ],
        model=TRUE,
    )


@lemma
def even_reach() -> Claim:
    """If two pairs of a row have columns y', y'' < y of different parity, the 2-rook moves from (x, y) to one of
    them.
    """
    y2 = ints("y2")[0]
    near, other = length(y - y1, l, p), length(y - y2, l, p)
    goal = rook_reaches(x, y)
    parts = division.at(z=y - y1, p=2)
    return claim(
        [*HYPS, listed(x, y1), listed(x, y2), eq(y2 - y1, 2 * z + 1), y1 >= 0, y1 < y, y2 >= 0, y2 < y], goal,
        [
            division(z=y - y1, p=2), witness(parts, T0, b0), instance(near, T0, 0), instance(other, T0 - z, 0),
            instance(goal, y1), instance(goal, y2),
        ],
        model={**TRUE, "x": 0, "y": 4, "y1": 0, "y2": 3, "z": 1},
    )


@lemma
def even_beyond() -> Claim:
    """(b): from the right of both pairs of a row the 2-rook reaches one of them."""
    begin = first(X)
    here, right, across = listed(X, d(begin)), listed(X, d(begin + 1)), listed(X, c(j0))
    return claim(
        HYPS, BEYOND,
        [
            even_shape(), witness(BEYOND, X, Y), first_grows(x=0, y=X), instance(FULL, X), witness(is_d(X), j0),
            instance(TWO, X), row_is(x=X, n=begin), row_is(x=X, n=begin + 1), same_row(n=begin), odd_at_d(j=j0),
            instance(here, begin), instance(right, begin + 1), instance(across, j0), pairs_natural(n=begin),
            pairs_natural(n=begin + 1), pairs_natural(n=j0), row_ends(x=X, y=d(begin)),
            row_ends(x=X, y=d(begin + 1)), row_ends(x=X, y=c(j0)),
            even_reach(x=X, y=Y, y1=d(begin), y2=d(begin + 1), z=half),
            even_reach(x=X, y=Y, y1=c(j0), y2=d(begin), z=half * begin + X - c(j0)),
        ],
        model=TRUE,
    )


@lemma
def even_beside() -> Claim:
    """(c): if d_n - c_n has grown by m + 1, the 2-rook reaches from (c_n, d_n - 1) the pair before, or (x, c_j)."""
    goal = rook_reaches(X, Y)
    before, across = d(n0 - 1), c(j0)
    return claim(
        HYPS, BESIDE,
        [
            even_shape(), witness(BESIDE, X, Y), witness(just_before(X, Y), n0), c_step(n=n0 - 1), same_row(n=n0 - 1),
            instance(JUMPS, n0 - 1), witness(into_second(n0 - 1 + 1), j0), odd_at_d(j=j0), instance(PLACE, n0),
            pairs_natural(n=n0 - 1), pairs_natural(n=j0), instance(goal, before), instance(goal, across),
            instance(listed(X, before), n0 - 1), instance(listed(X, across), j0),
            instance(length(Y - before, l, p), half, 0),
            instance(length(Y - across, l, p), half * n0 + X - across, 0), d_grows(i=n0 - 1, j=n0),
        ],
        model=TRUE,
    )


@lemma
def even_two() -> Claim:
    """Let m be even. Let a row x that is none of the d_j, j >= 1, hold two of the c_n, and every other row one; let
    d_0 = 0 and d_{n+1} = d_n + m + 1, except that d_{n+1} = d_n + m + 2 if the row c_{n+1} is d_j where j is the
    second index of its own row. Then P(mWN^(2)) = {{c_n, d_n} | n >= 0}.
    """
    return claim(
        [*HYPS, rule(P, board, MOVE), board(x, y)], iff(P(x, y), listed(x, y)),
        [even_shape(), even_joined(), even_beyond(), even_beside(), steps()],
        model={**TRUE, "x": 1, "y": 6},
    )
