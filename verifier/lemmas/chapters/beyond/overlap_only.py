"""The converse of `overlap.py`: if the pairs of the rule for m and k are the P-positions of mWN^(l,p), l < p, then
p = kl - 1 and m + 1 = l (mod p).

Where d_n - c_n grows by m + 1 the m-bishop reaches no pair from (c_n, d_n - 1), so the rook must, within the row, and
from (c_n, d_n) it must not: the distance is l modulo p (`edge`). In row 0 this says m + 1 = l (mod p), and that no
multiple il, i < k, falls into 0, ..., l - 1 modulo p says (k - 1)l < p. In a row x = d_j with D_j = D_(j-1) + m it
says that p divides Qx, where Q = k(m + 1) - 1 (`divides_d`). The first index j of row 1, and of each row d_e + 1, is
such an index; there d_j = (Q + 1)(d_e + 1) - D_e. So p divides Q(Q + 1), and then each Q D_e; D_1 = m + 1 and
D_k - D_(k-1) = m, so p divides Q, that is kl - 1, which is less than 2p.
"""

from __future__ import annotations

from verifier.lemmas.chapters.beyond.overlap import (
    JUMPS,
    LONG,
    MODEL,
    RULE,
    at_d,
    into_slow,
    overlap_difference,
    overlap_shape,
    row_walk,
)
from verifier.lemmas.chapters.beyond.starts import d_grows, is_d, row_starts
from verifier.lemmas.chapters.beyond.steps import (
    MOVE,
    PLACE,
    c,
    c_starts,
    c_step,
    d,
    difference,
    first,
    first_grows,
    grows,
    listed,
    pairs_natural,
    row_is,
)
from verifier.lemmas.chapters.paper.algebra import division, product_large, product_nonneg
from verifier.lemmas.chapters.paper.play import P, board, length, options_in, rule
from verifier.lemmas.chapters.paper.residues import equal_products
from verifier.lemmas.trusted.kernel import instance, witness
from verifier.lemmas.trusted.terms import Term, all_of, eq, exists, forall, iff, ints, num
from verifier.lemmas.writing import Claim, claim, lemma, m, p

x, y, y1, i, j, k, l, n, e, t, z, w = ints("x y y1 i j k l n e t z w")
X1, Y1, n0, j0, q0, r0, t0, w0, w1, w2 = ints("X1 Y1 n0 j0 q0 r0 t0 w0 w1 w2")

SAME = forall([x, y], board(x, y) >> iff(P(x, y), listed(x, y)))
PLAYED = [*RULE, l >= 1, l < p, rule(P, board, MOVE), SAME]
STEP = [eq(m + 1, l + p * t), t >= 0]
Q = k * (m + 1) - 1


@lemma
def edge() -> Claim:
    """If z is a length of the (l, p)-rook and z + 1 is none, then z + 1 = l + pt with t >= 0."""
    goal = exists([t], all_of(t >= 0, eq(z + 1, l + p * t)))
    return claim(
        [length(z, l, p), ~length(z + 1, l, p)], goal,
        [witness(length(z, l, p), q0, r0), instance(length(z + 1, l, p), q0, r0 + 1), instance(goal, q0)],
        model={"l": 3, "p": 5, "z": 7},
    )


@lemma
def unjoined() -> Claim:
    """The (l, p)-rook joins no two P-positions of a row."""
    here, far = options_in(P, MOVE, x, y), length(x + y - x - y1, l, p)
    return claim(
        [rule(P, board, MOVE), x >= 0, y1 >= 0, y1 < y, P(x, y), P(x, y1)], ~length(y - y1, l, p),
        [
            instance(rule(P, board, MOVE), x, y), instance(here, x, y1), witness(length(y - y1, l, p), q0, r0),
            instance(far, q0, r0),
        ],
        model={**MODEL, "x": 0, "y": 3, "y1": 0},
    )


@lemma
def overlap_row_zero() -> Claim:
    """For i < k the pair of index i is (0, (m + 1)i); the index k is the first of row 1, and D_k = D_{k-1} + m."""
    return claim(
        [*RULE, i >= 0, i < k],
        all_of(
            eq(c(i), 0), eq(d(i), (m + 1) * i), eq(c(k), 1), eq(first(1), k), ~is_d(num(1)), eq(c(k - 1), 0),
            eq(difference(k), difference(k - 1) + m),
        ),
        [
            overlap_shape(), c_starts(), instance(LONG, 0), witness(is_d(num(0)), j0), d_grows(i=0, j=j0),
            row_walk(x=0, i=i), row_walk(x=0, i=k - 1), row_walk(x=0, i=1), witness(is_d(num(1)), n0),
            d_grows(i=1, j=n0), c_step(n=k - 1), instance(PLACE, k), instance(JUMPS, k - 1),
            witness(into_slow(k - 1 + 1), w0), d_grows(i=1, j=w0),
        ],
        model={**MODEL, "i": 1},
    )


@lemma
def first_step() -> Claim:
    """m + 1 = l + pt with t >= 0: look at (0, m) and (0, m + 1)."""
    goal = exists([t], all_of(*STEP))
    option, far = options_in(P, MOVE, num(0), m), length(num(0) + m - X1 - Y1, l, p)
    return claim(
        PLAYED, goal,
        [
            overlap_row_zero(i=1), overlap_row_zero(i=0), instance(rule(P, board, MOVE), num(0), m),
            instance(SAME, num(0), m), witness(listed(num(0), m), n0), overlap_shape(), pairs_natural(n=n0),
            d_grows(i=1, j=n0), c_starts(), witness(option, X1, Y1), instance(SAME, X1, Y1),
            witness(listed(X1, Y1), j0), pairs_natural(n=j0),
            d_grows(i=1, j=j0), d_grows(i=0, j=j0), witness(far, q0, r0), instance(length(m, l, p), q0, r0),
            instance(SAME, num(0), m + 1), instance(listed(num(0), m + 1), 1), instance(SAME, num(0), num(0)),
            instance(listed(num(0), num(0)), 0), unjoined(x=num(0), y=m + 1, y1=num(0)),
            witness(length(m + 1, l, p), w1, w2), instance(length(m + 1 - num(0), l, p), w1, w2), edge(z=m),
            witness(edge.at(z=m), t0), instance(goal, t0),
        ],
        model=MODEL,
    )


@lemma
def arcs_do_not_wrap() -> Claim:
    """(k - 1)l < p: otherwise the rook joins (0, 0) and (0, (m + 1)i) for the least i with il >= p."""
    parts = division.at(z=p + l - 1, p=l)
    far = length(d(q0) - num(0), l, p)
    return claim(
        [*PLAYED, *STEP], (k - 1) * l < p,
        [
            division(z=p + l - 1, p=l), witness(parts, q0, r0), product_nonneg(x=l, y=-q0),
            product_nonneg(x=l, y=q0 - k), overlap_row_zero(i=q0), overlap_row_zero(i=0), c_starts(), overlap_shape(),
            instance(SAME, num(0), d(q0)), instance(listed(num(0), d(q0)), q0), instance(SAME, num(0), num(0)),
            instance(listed(num(0), num(0)), 0), unjoined(x=num(0), y=d(q0), y1=num(0)), d_grows(i=0, j=q0),
            instance(far, 1 + t * q0, l * q0 - p), equal_products(z=q0, x=m + 1, y=l + p * t),
            product_nonneg(x=t, y=q0),
        ],
        model=MODEL,
    )


# --- p divides k(m + 1) - 1 -------------------------------------------------------------------------------------------


def divides(number: Term) -> Term:
    """p divides the number."""
    (w,) = ints("w_times")
    return exists([w], eq(number, p * w))


@lemma
def slow_row() -> Claim:
    """Let D_j = D_{j-1} + m, j >= 1, x = d_j and n the first index of row x. Then D_n = D_{n-1} + m + 1, and from (x,
    d_n - 1) the game has an option in P only at (x, c_j): d_n - 1 - c_j is a length of the (l, p)-rook.
    """
    n = first(d(j))
    x, y = d(j), d(n) - 1
    option, far = options_in(P, MOVE, x, y), length(x + y - X1 - Y1, l, p)
    return claim(
        [*PLAYED, j >= 1, eq(difference(j), difference(j - 1) + m)], length(y - c(j), l, p),
        [
            overlap_shape(), at_d(), pairs_natural(n=j), pairs_natural(n=n), first_grows(x=0, y=x), c_step(n=n - 1),
            instance(JUMPS, n - 1), instance(into_slow(n - 1 + 1), j), instance(SAME, x, y), pairs_natural(n=n - 1),
            grows(i=0, j=n - 1), c_starts(), instance(PLACE, n - 1),
            witness(listed(x, y), n0), d_grows(i=n0, j=n), d_grows(i=n, j=n0), pairs_natural(n=n0),
            d_grows(i=n0, j=n - 1), d_grows(i=n - 1, j=n0),
            instance(rule(P, board, MOVE), x, y), witness(option, X1, Y1), instance(SAME, X1, Y1),
            witness(listed(X1, Y1), j0), pairs_natural(n=j0), grows(i=j0, j=n), grows(i=n, j=j0), grows(i=0, j=j0),
            grows(i=j0, j=n - 1), grows(i=n - 1, j=j0), d_grows(i=j0, j=j), d_grows(i=j, j=j0),
            d_grows(i=n, j=j0), d_grows(i=j0, j=n - 1), instance(PLACE, j0),
            witness(far, q0, r0), instance(length(y - c(j), l, p), q0, r0),
        ],
        model={**MODEL, "j": 2},
    )


@lemma
def divides_d() -> Claim:
    """p divides (k(m + 1) - 1) d_j if D_j = D_{j-1} + m, j >= 1."""
    n = first(d(j))
    goal, last = divides(Q * d(j)), length(d(n) - 1 - c(j) + 1, l, p)
    found = edge.at(z=d(n) - 1 - c(j))
    return claim(
        [*PLAYED, *STEP, j >= 1, eq(difference(j), difference(j - 1) + m)], goal,
        [
            overlap_shape(), slow_row(), at_d(), pairs_natural(n=j), pairs_natural(n=n), first_grows(x=0, y=d(j)),
            instance(SAME, d(j), d(n)), instance(listed(d(j), d(n)), n), instance(SAME, d(j), c(j)),
            instance(listed(d(j), c(j)), j), unjoined(x=d(j), y=d(n), y1=c(j)), witness(last, q0, r0),
            instance(length(d(n) - c(j), l, p), q0, r0), edge(z=d(n) - 1 - c(j)), witness(found, t0),
            instance(goal, t0 - t),
        ],
        model={**MODEL, "j": 2},
    )


@lemma
def divides_start() -> Claim:
    """Let row z >= 1 be none of the d_j, and e the number of the d_j, j >= 1, below z. Then p divides
    (k(m + 1) - 1)(k(m + 1)z - D_e).
    """
    n = first(z)
    goal = divides(Q * (k * (m + 1) * z - difference(e)))
    return claim(
        [*PLAYED, *STEP, z >= 1, ~is_d(z), e >= 0, (e >= 1) >> (d(e) < z), d(e + 1) >= z], goal,
        [
            overlap_shape(), row_starts(x=z, h=1), first_grows(x=0, y=z), first_grows(x=z, y=z + 1),
            row_is(x=z, n=n), c_step(n=n - 1), instance(JUMPS, n - 1), witness(into_slow(n - 1 + 1), j0),
            instance(is_d(z), j0), instance(is_d(z), e + 1), overlap_difference(n=n), divides_d(j=n),
            witness(divides(Q * d(n)), w0), instance(goal, w0),
            equal_products(z=m + 1, x=n + e, y=k * z), equal_products(z=Q, x=d(n), y=k * (m + 1) * z - difference(e)),
        ],
        model={**MODEL, "z": 1, "e": 0},
    )


@lemma
def divides_difference() -> Claim:
    """p divides (k(m + 1) - 1) D_e for e >= 1."""
    goal = divides(Q * difference(e))
    one, two = (divides(Q * (k * (m + 1) * at - difference(of))) for at, of in ((num(1), num(0)), (d(e) + 1, e)))
    return claim(
        [*PLAYED, *STEP, e >= 1], goal,
        [
            overlap_shape(), overlap_row_zero(i=1), overlap_row_zero(i=0), c_starts(), pairs_natural(n=e),
            d_grows(i=e, j=e + 1), grows(i=e, j=e + 1), witness(is_d(d(e) + 1), j0), d_grows(i=j0, j=e),
            d_grows(i=e + 1, j=j0), divides_start(z=1, e=0), witness(one, w1), divides_start(z=d(e) + 1),
            witness(two, w2), instance(goal, w1 * (d(e) + 1) - w2),
            equal_products(z=d(e) + 1, x=Q * (k * (m + 1)), y=p * w1),
        ],
        model={**MODEL, "e": 1},
    )


@lemma
def divides_all() -> Claim:
    """p divides k(m + 1) - 1: it divides its products with D_k - D_{k-1} = m and with D_1 = m + 1."""
    goal = divides(Q)
    return claim(
        [*PLAYED, *STEP], goal,
        [
            overlap_shape(), overlap_row_zero(i=1), overlap_row_zero(i=k - 1),
            divides_difference(e=1), witness(divides(Q * difference(num(1))), w0),
            divides_difference(e=k - 1), witness(divides(Q * difference(k - 1)), w1),
            divides_difference(e=k), witness(divides(Q * difference(k)), w2), instance(goal, w0 - w2 + w1),
            equal_products(z=Q, x=difference(k), y=difference(k - 1) + m),
            equal_products(z=Q, x=difference(num(1)), y=m + 1),
        ],
        model=MODEL,
    )


@lemma
def overlap_is_one() -> Claim:
    """If (k - 1)l < p and p divides kl - 1, then kl = p + 1 and l >= 2: kl - 1 lies between 0 and 2p."""
    return claim(
        [k >= 2, l >= 1, l < p, (k - 1) * l < p, eq(k * l - 1, p * w)], all_of(eq(k * l, p + 1), l >= 2),
        [product_large(x=k - 1, y=l), product_nonneg(x=p, y=w - 2), product_nonneg(x=p, y=-w)],
        model={"k": 2, "l": 3, "p": 5, "w": 1},
    )


@lemma
def one_overlap_only() -> Claim:
    """If the pairs of the rule of `one_overlap` for m and k are the P-positions of mWN^(l,p), 1 <= l < p, then l >= 2,
    p = kl - 1 and m + 1 = l (mod p).
    """
    goal = exists([t], all_of(l >= 2, eq(k * l, p + 1), *STEP))
    return claim(
        PLAYED, goal,
        [
            first_step(), witness(first_step.goal, t0), arcs_do_not_wrap(t=t0), divides_all(t=t0),
            witness(divides(Q), w0), equal_products(z=k, x=m + 1, y=l + p * t0), overlap_is_one(w=w0 - k * t0),
            instance(goal, t0),
        ],
        model=MODEL,
    )
