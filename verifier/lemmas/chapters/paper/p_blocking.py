"""Theorem 2.1 (i): m-Wythoff p-Blocking Nim on the infinite board; and what all the games need of the pairs.

The m-bishop never moves from a pair to a pair; from another position it reaches one, or all p pairs of the row are
options of the rook.
"""

from __future__ import annotations

from verifier.lemmas.chapters.paper.algebra import cancel, division, product_large, product_nonneg, small_multiple
from verifier.lemmas.chapters.paper.counting import a_below, a_indices, a_natural, a_unique, b_increasing, obtain_a
from verifier.lemmas.chapters.paper.deciding import as_many_mirrored, decided
from verifier.lemmas.chapters.paper.play import P, bishop, board, count_options, free_options, pair, rook, rule_blocking
from verifier.lemmas.chapters.paper.rows import (
    in_row,
    obtain_row,
    open_row,
    row_before,
    row_count,
    row_mirror,
    row_natural,
    row_shape,
    row_unique,
)
from verifier.lemmas.trusted.kernel import Hint, injection, injection_premises, instance, witness
from verifier.lemmas.trusted.terms import Term, all_of, any_of, eq, exists, iff, ints
from verifier.lemmas.writing import POSITIVE, Claim, claim, is_a, lemma, m, p

x, y, x1, y1, z, z1, q, r, a, i, j, k, t, u, w = ints("x y x1 y1 z z1 q r a i j k t u w")
g, mu, s, d, e, h, n = ints("g mu s d e h n")
X, Y, X1, Y1 = ints("X Y X1 Y1")


@lemma
def bishop_reading() -> Claim:
    """Definition 2 (ii) says: 0 <= i < m rook-type steps, then j >= 0 bishop-type steps, i + j > 0. This is the same
    as: both coordinates fall or stay, not both stay, and the falls differ by less than m.
    """
    dx, dy = x - x1, y - y1
    said = exists(
        [i, j],
        all_of(
            i >= 0, i < m, j >= 0, i + j > 0, x1 >= 0, y1 >= 0,
            any_of(all_of(eq(dx, i + j), eq(dy, j)), all_of(eq(dx, j), eq(dy, i + j))),
        ),
    )
    return claim(
        [m >= 1], iff(bishop(m)(x, y, x1, y1), said),
        [witness(said, *ints("i0 j0")), instance(said, dx - dy, dy), instance(said, dy - dx, dx)],
    )


@lemma
def same_index() -> Claim:
    """Two pairs with the same signed index are the same position."""
    return claim(
        [POSITIVE, in_row(k, z), in_row(x, z)], eq(k, x),
        [open_row(k, z), open_row(x, z), a_unique(n=z, a=k, c=x), a_unique(n=-z, a=k + m * z, c=x + m * z)],
    )


@lemma
def pair_mirror() -> Claim:
    """The set of pairs is symmetric."""
    return claim(
        [POSITIVE, pair(x, y)], pair(y, x),
        [witness(pair(x, y), z), row_mirror(k=x), instance(pair(y, x), -z)],
    )


@lemma
def pair_natural() -> Claim:
    """Pairs lie on the board."""
    return claim([POSITIVE, pair(x, y)], board(x, y), [witness(pair(x, y), z), row_natural(k=x)])


@lemma
def no_bishop() -> Claim:
    """The m-bishop cannot move from a pair to a pair: the differences y - x are multiples of m."""
    return claim(
        [POSITIVE, pair(x, y), pair(x1, y1)], ~bishop(m)(x, y, x1, y1),
        [
            witness(pair(x, y), z), witness(pair(x1, y1), z1), small_multiple(p=m, t=z - z1),
            same_index(k=x, x=x1), same_index(k=x, x=x1, z=z1),
        ],
    )


NEAR = [POSITIVE, x >= 0, x <= y, eq(y, x + m * q + r), r >= 0, r < m]


@lemma
def bishop_reaches() -> Claim:
    """(B), first half: for 0 <= x <= y and q = floor((y-x)/m), if a_q <= x then (x, y) is the pair (a_q, b_q), or the
    m-bishop moves to it.
    """
    target = all_of(bishop(m)(x, y, a, a + m * q), pair(a, a + m * q))
    return claim(
        [*NEAR, is_a(q, a), a <= x], any_of(pair(x, y), target),
        [
            a_natural(n=q), instance(pair(a, a + m * q), q), instance(pair(x, y), q), open_row(a, q),
            open_row(x, q),
            product_nonneg(x=m, y=q),
        ],
    )


@lemma
def row_is_far() -> Claim:
    """(B), second half: if a_q > x then every pair of row x lies at least m below y."""
    return claim(
        [*NEAR, is_a(q, a), a > x, in_row(x, z)], all_of(x + m * z + m <= y, x + m * z >= 0),
        [
            row_natural(k=x), *obtain_row(x, u, w), row_shape(k=x), a_below(i=q, k=x + 1, u=w),
            product_nonneg(x=m, y=q - 1 - z), a_natural(n=q),
        ],
    )


@lemma
def quotient() -> Claim:
    """For 0 <= x <= y, m >= 1 there are q >= 0 and 0 <= r < m with y = x + mq + r."""
    goal = exists([q, r], all_of(eq(y, x + m * q + r), r >= 0, r < m, q >= 0))
    parts = division.at(z=y - x, p=m)
    q0, r0 = ints("q0 r0")
    return claim(
        [m >= 1, x <= y], goal,
        [division(z=y - x, p=m), witness(parts, q0, r0), instance(goal, q0, r0), cancel(x=m, y=q0 + 1)],
    )


def obtain_quotient(x: Term, y: Term, q: Term, r: Term) -> list[Hint]:
    return [quotient(x=x, y=y), witness(quotient.at(x=x, y=y), q, r)]


# --- Game (i): m-Wythoff p-Blocking Nim


def queen(x: Term, y: Term, x1: Term, y1: Term) -> Term:
    """The m-bishop or the rook."""
    return any_of(bishop(m)(x, y, x1, y1), rook(x, y, x1, y1))


def roob(x: Term, y: Term, x1: Term, y1: Term) -> Term:
    """Definition 3: a rook-type option that is not of the m-bishop's form."""
    return all_of(rook(x, y, x1, y1), ~bishop(m)(x, y, x1, y1))


@lemma
def exact_division() -> Claim:
    """mz / m = z."""
    return claim([m >= 1, eq(d, m * z)], eq(d // m, z), [small_multiple(p=m, t=d // m - z)])


def _roob_pairs(x: Term, y: Term) -> Term:
    return all_of(roob(x, y, x1, y1), pair(x1, y1))


@lemma
def mirror_count() -> Claim:
    """(x, y) has at most as many roob-type options among the pairs as (y, x)."""
    return as_many_mirrored(pair, roob, pair_mirror, [POSITIVE])


def _b_strict(k: Term, z: Term) -> list[Hint]:
    """Hints for: two pairs with b_i = b_j have i = j."""
    return [
        b_increasing(i=z, a=k, j=n, c=x), b_increasing(i=n, a=x, j=z, c=k), product_large(x=m, y=n - z),
        product_large(x=m, y=z - n),
    ]


@lemma
def block_few_low() -> Claim:
    """(A): at most p - 1 roob-type options of (a_i, b_i) are pairs; they inject into the earlier pairs of
    its row.
    """
    source = _roob_pairs(x, y)
    member = all_of(in_row(x, z), z < n)
    v, code, box = (x1, y1), ((y1 - x1) // m,), ((-p * (x + 1), n),)
    into, one, inside = injection_premises(v, source, code, (z,), member, box)
    A, O, B = ints("A1 A2"), ints("O1 O2 O3 O4"), ints("B1")[0]
    z2, z3, z4 = ints("z2 z3 z4")
    hints: list[Hint] = [witness(into, *A), witness(one, *O), witness(inside, B)]
    for point, index in ((A, z2), (O[:2], z3), (O[2:], z4)):
        u1, v1 = point
        hints += [
            witness(pair(u1, v1), index), exact_division(d=v1 - u1, z=index), row_natural(k=u1, z=index),
            row_mirror(k=x, z=n), row_mirror(k=u1, z=index), same_index(k=x, z=n, x=u1), row_unique(k=y,
            z=-n, t=0),
            open_row(u1, index), open_row(x, n), *_b_strict(u1, index), cancel(x=m, y=n - index), cancel(x=m,
            y=index),
            product_nonneg(x=m, y=n),
        ]
    hints += [
        row_before(k=x), row_natural(k=x, z=n), product_nonneg(x=p, y=x), *obtain_row(x, u, w),
        row_shape(k=x, z=B),
        row_shape(k=x, z=n), open_row(x, n), a_indices(k=x, i=n), injection(v, source, code, (z,), member,
        box),
    ]
    return claim([POSITIVE, n >= 0, in_row(x, n), eq(y, x + m * n)], count_options(pair, roob, x, y) <= p - 1, hints)


@lemma
def block_few() -> Claim:
    """(A) for m-Wythoff p-Blocking Nim: at most p - 1 roob-type options of a pair are pairs."""
    return claim(
        [POSITIVE, pair(x, y)], count_options(pair, roob, x, y) <= p - 1,
        [
            witness(pair(x, y), z), block_few_low(n=z), row_mirror(k=x), block_few_low(x=y, y=x, n=-z),
            mirror_count(), pair_natural(),
        ],
    )


@lemma
def block_many_low() -> Claim:
    """(B): if 0 <= x <= y and a_q > x then all p pairs of row x are roob-type options of (x, y)."""
    target = _roob_pairs(x, y)
    member = in_row(x, z)
    image, w2, box = (x + z * 0, x + m * z), (x1, y1), ((0, x + 1), (0, y + 1))
    into, one, inside = injection_premises((z,), member, image, w2, target, box)
    z2, s1, s2 = ints("z2 s1 s2")
    return claim(
        [*NEAR, is_a(q, a), a > x], count_options(pair, roob, x, y) >= p,
        [
            row_count(k=x), witness(into, z2), row_is_far(z=z2), instance(pair(x + z2 * 0, x + m * z2), z2),
            instance(pair(x, x + m * z2), z2), witness(one, s1, s2), cancel(x=m, y=s1 - s2),
            witness(inside, *ints("B1 B2")), injection((z,), member, image, w2, target, box),
        ],
    )


@lemma
def block_or_bishop_low() -> Claim:
    """(B) for x <= y: outside the pairs, the m-bishop reaches a pair or p roob-type options are pairs."""
    free = free_options(pair, queen, roob, x, y)
    return claim(
        [POSITIVE, x >= 0, x <= y, ~pair(x, y)], any_of(free, count_options(pair, roob, x, y) >= p),
        [
            *obtain_quotient(x, y, q, r), *obtain_a(q, a), bishop_reaches(), block_many_low(),
            instance(free, a, a + m * q),
        ],
    )


@lemma
def block_or_bishop() -> Claim:
    """(B) for m-Wythoff p-Blocking Nim."""
    free, other = free_options(pair, queen, roob, x, y), free_options(pair, queen, roob, y, x)
    return claim(
        [POSITIVE, board(x, y), ~pair(x, y)], any_of(free, count_options(pair, roob, x, y) >= p),
        [
            block_or_bishop_low(), block_or_bishop_low(x=y, y=x), pair_mirror(), pair_mirror(x=y, y=x),
            witness(other, X, Y), instance(free, Y, X), pair_mirror(x=X, y=Y), mirror_count(x=y, y=x),
        ],
    )


@lemma
def thm_2_1_i() -> Claim:
    """Theorem 2.1 (i): P(mWN^p) = {{a_i, b_i} | i >= 0}."""
    rules = rule_blocking(pair, board, queen, roob)
    none = free_options(pair, queen, roob, X, Y)
    return claim(
        [POSITIVE, rule_blocking(P, board, queen, roob), board(x, y)], iff(P(x, y), pair(x, y)),
        [
            witness(rules, X, Y), witness(none, X1, Y1), no_bishop(x=X, y=Y, x1=X1, y1=Y1), block_few(x=X, y=Y),
            block_or_bishop(x=X, y=Y), decided(pair, board, queen, roob),
        ],
        model={"m": 2, "p": 3, "P": "pair", "x": 1, "y": 9},
    )
