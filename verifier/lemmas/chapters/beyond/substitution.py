"""How many of the x_n a row of mWN^p_l holds, and by how much y grows: the substitution behind `wythoff nth`.

Row x holds p of the x_n if x is none of the y_j, j >= 1, and p - 1 if it is one. Inside a row y grows by l, into the
next row by m + 1. So what a row writes to the right depends only on whether x is one of the y_j: the word of these
letters is the fixed point of a substitution, and the N-th pair is found in time polynomial in log N. This is a
construction as the Remark of Section 7 asks for, for mWN^p_1.
"""

from __future__ import annotations

from verifier.lemmas.chapters.beyond.mex import (
    FREE,
    FULL,
    LINK,
    MEX,
    MODEL,
    before,
    first_means,
    is_first,
    mex_above,
    mex_rising,
    mex_step,
    mex_y_strict,
    mex_zero,
    xs,
    ys,
)
from verifier.lemmas.chapters.paper.residues import equal_products
from verifier.lemmas.trusted.kernel import Hint, injection, injection_premises, instance, interval, witness
from verifier.lemmas.trusted.terms import Term, all_of, eq, exists, forall, iff, ints, ite
from verifier.lemmas.writing import Claim, claim, lemma, m, p

x, j, l, n, u, w, z, e = ints("x j l n u w z e")

ROW = [*MEX, x >= 0, is_first(x, u), is_first(x + 1, w)]
IS_Y = exists([j], all_of(j >= 1, eq(ys(j), x)))


def _indices(z: Term) -> list[Hint]:
    """Hints: x_z = x exactly for u <= z < w, and y_{-z} = x only for -z < u."""
    return [
        first_means(x, u, z), first_means(x + 1, w, z), first_means(x, u, -z), mex_above(n=-z), mex_zero(),
    ]


ENDS = [first_means(x, u, w), first_means(x + 1, w, u), first_means(x, u, w - 1), first_means(x + 1, w, w - 1)]


@lemma
def row_without_y() -> Claim:
    """If x is none of the y_j, j >= 1, exactly p of the x_n are x."""
    here, last = before(x, w), before(xs(w - 1), w - 1)
    one, two = forall([z], iff(here, all_of(z >= u, z < w))), forall([z], iff(last, all_of(z >= u, z < w - 1)))
    z1, z2 = ints("z1 z2")
    return claim(
        [*ROW, ~IS_Y], eq(w - u, p),
        [
            *ENDS, instance(FULL, w, x), instance(FREE, w - 1), witness(one, z1), *_indices(z1), instance(IS_Y, -z1),
            witness(two, z2), *_indices(z2), instance(IS_Y, -z2), interval(z, here, u, w), interval(z, last, u, w - 1),
        ],
        model={**MODEL, "x": 0, "u": 0, "w": 3},
    )


@lemma
def row_with_y() -> Claim:
    """If x is one of the y_j, j >= 1, exactly p - 1 of the x_n are x."""
    here, last = before(x, w), before(xs(w - 1), w - 1)
    wide, narrow = all_of(e >= u - 1, e < w), all_of(e >= u - 1, e < w - 1)
    there = ((z,), here, (ite(z >= 0, z, u - 1),), (e,), wide, ((u - 1, w),))
    back = ((e,), narrow, (ite(e >= u, e, -j),), (z,), last, ((-w, w),))
    one, two = injection_premises(*there), injection_premises(*back)
    z1, z2, z3, e1, e2, e3 = ints("z1 z2 z3 e1 e2 e3")
    same = [
        forall([e], iff(wide, all_of(e >= u - 1, e < w))), forall([e], iff(narrow, all_of(e >= u - 1, e < w - 1)))
    ]
    hints: list[Hint] = [
        witness(one[0], z1), witness(one[1], z2, z3), witness(one[2], *ints("e4")), injection(*there),
        witness(two[0], e1), witness(two[1], e2, e3), witness(two[2], *ints("z4")), injection(*back),
        witness(same[0], *ints("e5")), witness(same[1], *ints("e6")),
        interval(e, wide, u - 1, w), interval(e, narrow, u - 1, w - 1),
    ]
    for v in (z1, z2, z3, e1, e2, e3):
        hints += _indices(v)
    return claim(
        [*ROW, j >= 1, eq(ys(j), x)], eq(w - u, p - 1),
        [
            *ENDS, *hints, instance(FULL, w, x), instance(FREE, w - 1), *_indices(-j), *_indices(j), mex_above(n=j),
            mex_y_strict(i=-z2, j=-z3), mex_y_strict(i=-z3, j=-z2),
        ],
        model={**MODEL, "x": 1, "u": 3, "w": 5, "j": 1},
    )


GROWS = ys(n + 1) - ys(n)


@lemma
def mex_y_step() -> Claim:
    """y_{n+1} - y_n is l if x_{n+1} = x_n, and otherwise m + 1."""
    factor = m + 1 - l
    return claim(
        [*MEX, n >= 0],
        all_of(eq(xs(n + 1), xs(n)) >> eq(GROWS, l), ~eq(xs(n + 1), xs(n)) >> eq(GROWS, m + 1)),
        [
            mex_step(), mex_rising(i=n, j=n + 1), instance(LINK, n), instance(LINK, n + 1),
            equal_products(z=factor, x=xs(n + 1), y=xs(n)), equal_products(z=factor, x=xs(n + 1), y=xs(n) + 1),
        ],
        model={**MODEL, "n": 2},
    )


@lemma
def mex_rows() -> Claim:
    """Row x holds p of the x_n if x is none of the y_j, j >= 1, and otherwise p - 1; y_{n+1} - y_n is l if
    x_{n+1} = x_n, and otherwise m + 1.
    """
    j0 = ints("j0")[0]
    return claim(
        [*ROW, n >= 0],
        all_of(
            IS_Y >> eq(w - u, p - 1), ~IS_Y >> eq(w - u, p),
            eq(xs(n + 1), xs(n)) >> eq(GROWS, l), ~eq(xs(n + 1), xs(n)) >> eq(GROWS, m + 1),
        ),
        [witness(IS_Y, j0), row_with_y(j=j0), row_without_y(), mex_y_step()],
        model={**MODEL, "x": 1, "u": 3, "w": 5, "n": 2},
    )
