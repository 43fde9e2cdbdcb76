"""Games mWN^(l,p) whose P-positions depend on m and k only: p = kl - 1 and m + 1 = l (mod p).

The rule. Row x holds k of the c_n if x is none of the d_j, j >= 1, and otherwise k - 1. From each d_n to the next the
step is m + 1; but it is m + 2 into a row x = d_j with D_j - D_(j-1) = m, where D = d - c. So D grows by m + 1 inside
rows and by m into a row that is no d_j; and of the steps of D to j and into the row d_j one is m and one m + 1.

The name. The (l, p)-rook reaches a P-position (x, y) from the l classes y, ..., y + l - 1 modulo p to its right: an
arc. k arcs of l classes that cover all p = kl - 1 classes overlap in one class. Here the columns of every row, from
left to right, are in the classes y, y + l, ..., y + (k - 1)l (`at_d`, `row_walk`). For summing the steps gives d_n =
(m + 1)(n + e) - D_e, where e is the number of the d_j, j >= 1, up to c_n (`overlap_difference`), and row d_j begins
with the index k d_j - j + 1; so its first d_n is c_j + m + 1 + (k(m + 1) - 1) d_j, and p divides k(m + 1) - 1. With
`steps` that is enough.

No m-bishop depends on l and p, nor does the rule; `overlap_only.py` has the converse.
"""

from __future__ import annotations

from verifier.lemmas.chapters.beyond.starts import below, d_grows, is_d, row_size, row_starts_at, sizes, sizes_full
from verifier.lemmas.chapters.beyond.steps import (
    BESIDE,
    BEYOND,
    FULL,
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
from verifier.lemmas.chapters.paper.algebra import division, product_large, product_nonneg, small_multiple
from verifier.lemmas.chapters.paper.play import P, board, length, rule
from verifier.lemmas.chapters.paper.residues import equal_products
from verifier.lemmas.trusted.kernel import induction, instance, step_of, witness
from verifier.lemmas.trusted.terms import Term, all_of, eq, exists, forall, iff, ints, ite, num
from verifier.lemmas.writing import Claim, claim, lemma, m, p, step_at

x, y, y1, i, j, k, l, n, e, t, z, w = ints("x y y1 i j k l n e t z w")
X, Y, Y1, n0, n1, i0, j0, j1, e0, q0, r0, i1, r1, z0, z1 = ints("X Y Y1 n0 n1 i0 j0 j1 e0 q0 r0 i1 r1 z0 z1")


def into_slow(n: Term) -> Term:
    """The row of n is x = d_j where D_j = D_(j-1) + m."""
    (j,) = ints("j_slow")
    return exists([j], all_of(j >= 1, eq(difference(j), difference(j - 1) + m), eq(d(j), c(n))))


LONG, SHORT = sizes(k, num(1))
JUMPS = forall(
    [n],
    (n >= 0) >> eq(d(n + 1) - d(n), ite(all_of(eq(first(c(n + 1)), n + 1), into_slow(n + 1)), m + 2, m + 1)),
)
RULE = [m >= 2, k >= 2, eq(first(0), 0), PLACE, eq(d(0), 0), LONG, SHORT, JUMPS]
COVER = [l >= 2, eq(k * l, p + 1), eq(m + 1, l + p * t), t >= 0]
HYPS = [*RULE, *COVER]
MODEL = {"m": 2, "k": 2, "l": 3, "p": 5, "t": 0, **{name: f"{name} of 2WN^(3,5)" for name in ("c", "d", "first", "P")}}


@lemma
def overlap_same() -> Claim:
    """If n and n + 1 are in one row, d_{n+1} = d_n + m + 1."""
    return claim(
        [*RULE, n >= 0, eq(c(n + 1), c(n))], eq(d(n + 1), d(n) + m + 1),
        [sizes_full(h=1), c_step(), instance(JUMPS, n)],
        model={**MODEL, "n": 0},
    )


@lemma
def overlap_shape() -> Claim:
    """The sequences are of the kind that `steps` speaks of: d_n - c_n grows by m or m + 1, and m >= 2."""
    return claim(
        RULE, all_of(FULL, GROWS),
        [sizes_full(h=1), witness(GROWS, n0), instance(JUMPS, n0), overlap_same(n=n0), c_step(n=n0)],
        model=MODEL,
    )


def _sum(n: Term) -> Term:
    return forall([e], below(c(n) + 1, e) >> eq(d(n), (m + 1) * (n + e) - difference(e)))


@lemma
def overlap_difference_step() -> Claim:
    """d_n = (m + 1)(n + e) - D_e, e being the number of the d_j up to c_n: the step from n - 1 to n."""
    step = step_of(n, _sum(n))
    before, goal, earlier = step_at(step, n0)
    return claim(
        RULE, step,
        [
            overlap_shape(), witness(step, n0), witness(goal, e0), instance(before, n0 - 1), instance(earlier, e0),
            instance(earlier, e0 - 1), instance(JUMPS, n0 - 1), c_starts(), c_step(n=n0 - 1), overlap_same(n=n0 - 1),
            instance(into_slow(n0 - 1 + 1), e0), witness(into_slow(n0 - 1 + 1), j0), d_grows(i=j0, j=e0),
            d_grows(i=e0, j=j0), d_grows(i=e0 + 1, j=j0), d_grows(i=e0 - 1, j=e0), d_grows(i=0, j=e0),
            instance(GROWS, e0 - 1),
        ],
        model=MODEL,
    )


@lemma
def overlap_difference() -> Claim:
    """d_n = (m + 1)(n + e) - (d_e - c_e), where e is the number of the d_j, j >= 1, up to c_n."""
    every = forall([n], (n >= 0) >> _sum(n))
    return claim(
        [*RULE, n >= 0, below(c(n) + 1, e)], eq(d(n), (m + 1) * (n + e) - difference(e)),
        [overlap_difference_step(), induction(n, _sum(n)), instance(every, n), instance(_sum(n), e)],
        model={**MODEL, "n": 5},
    )


# --- the columns of a row ---------------------------------------------------------------------------------------------


def _walk(i: Term) -> Term:
    return (first(x) + i < first(x + 1)) >> all_of(
        eq(c(first(x) + i), x), eq(d(first(x) + i), d(first(x)) + (m + 1) * i)
    )


@lemma
def row_walk_step() -> Claim:
    """Inside row x the columns d_n are m + 1 apart: the step from i - 1 to i."""
    step = step_of(i, _walk(i))
    before = step_at(step, i0).before
    return claim(
        [*RULE, x >= 0], step,
        [
            overlap_shape(), witness(step, i0), instance(before, i0 - 1), first_grows(x=0, y=x),
            row_is(n=first(x) + i0), row_is(n=first(x) + i0 - 1), overlap_same(n=first(x) + i0 - 1),
        ],
        model={**MODEL, "x": 1},
    )


@lemma
def row_walk() -> Claim:
    """The index first(x) + i, if it is in row x, has d = d_first(x) + (m + 1)i."""
    every = forall([i], (i >= 0) >> _walk(i))
    return claim(
        [*RULE, x >= 0, i >= 0, first(x) + i < first(x + 1)],
        all_of(eq(c(first(x) + i), x), eq(d(first(x) + i), d(first(x)) + (m + 1) * i)),
        [row_walk_step(), induction(i, _walk(i)), instance(every, i)],
        model={**MODEL, "x": 1, "i": 1},
    )


@lemma
def at_d() -> Claim:
    """The first d_n of row x = d_j, j >= 1, is c_j + m + 1 + (k(m + 1) - 1)x, and n = kx - j + 1."""
    n = first(d(j))
    return claim(
        [*RULE, j >= 1],
        all_of(
            eq(d(n), c(j) + m + 1 + (k * (m + 1) - 1) * d(j)), eq(c(n), d(j)), eq(n, k * d(j) - j + 1),
            eq(first(d(j) + 1), n + k - 1),
        ),
        [
            overlap_shape(), row_starts_at(h=1), instance(SHORT, j), row_is(x=d(j), n=n), pairs_natural(n=j),
            first_grows(x=0, y=d(j)), overlap_difference(n=n, e=j), d_grows(i=j, j=j + 1), pairs_natural(n=j - 1),
            equal_products(z=m + 1, x=n + j, y=k * d(j) + 1),
        ],
        model={**MODEL, "j": 2},
    )


# --- the rook ---------------------------------------------------------------------------------------------------------


def apart(y: Term, y1: Term) -> Term:
    """y - y1 = li + pz for some i from 1 to k - 1."""
    return exists([i, z], all_of(i >= 1, i <= k - 1, eq(y - y1, l * i + p * z)))


@lemma
def step_is_arc() -> Claim:
    """(m + 1)i = li + p(ti), and (k(m + 1) - 1)x = p(1 + kt)x."""
    return claim(
        COVER, all_of(eq((m + 1) * i, l * i + p * (t * i)), eq((k * (m + 1) - 1) * x, p * ((1 + k * t) * x))),
        [
            equal_products(z=i, x=m + 1, y=l + p * t), equal_products(z=k, x=m + 1, y=l + p * t),
            equal_products(z=x, x=k * (m + 1) - 1, y=p * (1 + k * t)),
        ],
        model={"k": 2, "l": 3, "p": 5, "m": 2, "t": 0, "i": 2, "x": 4},
    )


@lemma
def row_size_is() -> Claim:
    """A row holds at most k indices, and at most k - 1 if it is one of the d_j, j >= 1."""
    return claim(
        [*RULE, x >= 0], all_of(first(x + 1) - first(x) <= k, is_d(x) >> (first(x + 1) - first(x) <= k - 1)),
        row_size(LONG, SHORT, x, j0),
        model={**MODEL, "x": 3},
    )


@lemma
def apart_right() -> Claim:
    """Two columns d_n' < d_n of one row are l, 2l, ... or (k - 1)l apart modulo p."""
    goal = apart(d(n), d(n1))
    a, b = n - first(c(n)), n1 - first(c(n))
    return claim(
        [*HYPS, n >= 0, n1 >= 0, eq(c(n), c(n1)), n1 < n], goal,
        [
            overlap_shape(), instance(PLACE, n), instance(PLACE, n1), row_walk(x=c(n), i=a), row_walk(x=c(n), i=b),
            step_is_arc(i=a), step_is_arc(i=b), row_size_is(x=c(n)), instance(goal, a - b, t * a - t * b),
        ],
        model={**MODEL, "n": 1, "n1": 0},
    )


@lemma
def apart_across() -> Claim:
    """A column d_n of row x = d_j is l, 2l, ... or (k - 1)l away from the column c_j modulo p."""
    goal = apart(d(n), c(j))
    a = n - first(d(j))
    return claim(
        [*HYPS, n >= 0, j >= 1, eq(c(n), d(j))], goal,
        [
            overlap_shape(), instance(PLACE, n), pairs_natural(n=j), at_d(), row_walk(x=d(j), i=a),
            step_is_arc(i=a + 1, x=d(j)), instance(goal, a + 1, t * a + t + (1 + k * t) * d(j)),
        ],
        model={**MODEL, "n": 6, "j": 1},
    )


@lemma
def arc_is_missed() -> Claim:
    """A distance li + pz with 1 <= i <= k - 1 is no length of the (l, p)-rook."""
    return claim(
        [*COVER, k >= 2, apart(y, y1)], ~length(y - y1, l, p),
        [
            witness(apart(y, y1), i0, z0), witness(length(y - y1, l, p), i1, r1), product_large(x=l, y=i0),
            product_nonneg(x=l, y=k - 1 - i0), small_multiple(t=i1 - z0),
        ],
        model={**MODEL, "y": 3, "y1": 0},
    )


@lemma
def overlap_joined() -> Claim:
    """(a): the (l, p)-rook never joins two pairs of a row."""
    far = length(Y - Y1, l, p)
    hints = [
        overlap_shape(), witness(JOINED, X, Y, Y1), witness(listed(X, Y), n0), witness(listed(X, Y1), n1), c_starts(),
        d_grows(i=n0, j=n1), d_grows(i=n1, j=n0), apart_right(n=n0, n1=n1), apart_across(n=n0, j=n1),
        pairs_natural(n=n0), pairs_natural(n=n1), witness(far, q0, r0),
    ]
    for other in (d(n1), c(n1)):
        hints += [arc_is_missed(y=d(n0), y1=other), instance(length(d(n0) - other, l, p), q0, r0)]
    return claim(HYPS, JOINED, hints, model=MODEL)


@lemma
def arc_is_found() -> Claim:
    """Every distance is li + pz + w with 0 <= i <= k - 1 and 0 <= w < l: the k arcs cover all classes modulo p."""
    goal = exists([i, z, w], all_of(i >= 0, i <= k - 1, w >= 0, w < l, eq(y - y1, l * i + p * z + w)))
    near, parts = division.at(z=y - y1), division.at(z=r0, p=l)
    return claim(
        [*COVER, k >= 2], goal,
        [
            division(z=y - y1), witness(near, q0, r0), division(z=r0, p=l), witness(parts, i1, r1),
            product_nonneg(x=l, y=-i1 - 1), product_nonneg(x=l, y=i1 - k), instance(goal, i1, q0, r1),
        ],
        model={**MODEL, "y": 9, "y1": 0},
    )


@lemma
def overlap_reach() -> Claim:
    """From (x, y) the (l, p)-rook reaches a pair (x, y'), y' < y, with y - y' = pz + w, 0 <= w < l."""
    goal = rook_reaches(x, y)
    return claim(
        [*COVER, k >= 2, listed(x, y1), y1 >= 0, y1 < y, eq(y - y1, p * z + w), w >= 0, w < l], goal,
        [
            instance(goal, y1), instance(length(y - y1, l, p), z, w), product_large(x=p, y=-z),
            product_large(x=k - 1, y=l),
        ],
        model={**MODEL, "x": 0, "y": 5, "y1": 3, "z": 0, "w": 2},
    )


def _found(base: Term) -> Term:
    """The i, z, w of `arc_is_found` for (X, Y) and a column."""
    return arc_is_found.at(y=Y, y1=base)


@lemma
def beyond_plain() -> Claim:
    """(b) for a row that is none of the d_j, j >= 1."""
    base, last = d(first(X)), first(X + 1) - 1
    column = first(X) + i0
    return claim(
        [*HYPS, X >= 0, d(last) < Y, ~is_d(X)], rook_reaches(X, Y),
        [
            overlap_shape(), first_grows(x=0, y=X), instance(LONG, X), arc_is_found(y=Y, y1=base),
            witness(_found(base), i0, z0, r0), row_walk(x=X, i=i0), step_is_arc(i=i0), pairs_natural(n=column),
            instance(listed(X, d(column)), column), row_ends(x=X, y=d(column)),
            overlap_reach(x=X, y=Y, y1=d(column), z=z0 - t * i0, w=r0),
        ],
        model={**MODEL, "X": 1, "Y": 12},
    )


@lemma
def beyond_d() -> Claim:
    """(b) for a row d_j, j >= 1."""
    base, last = c(j), first(d(j) + 1) - 1
    column = first(d(j)) + i0 - 1
    return claim(
        [*HYPS, j >= 1, d(last) < Y], rook_reaches(d(j), Y),
        [
            overlap_shape(), at_d(), first_grows(x=0, y=d(j)), pairs_natural(n=j), arc_is_found(y=Y, y1=base),
            witness(_found(base), i0, z0, r0), row_walk(x=d(j), i=i0 - 1), step_is_arc(i=i0, x=d(j)),
            pairs_natural(n=column), instance(listed(d(j), d(column)), column), row_ends(x=d(j), y=d(column)),
            instance(listed(d(j), base), j), row_ends(x=d(j), y=base),
            overlap_reach(x=d(j), y=Y, y1=base, z=z0, w=r0),
            overlap_reach(x=d(j), y=Y, y1=d(column), z=z0 - t * i0 - (1 + k * t) * d(j), w=r0),
        ],
        model={**MODEL, "j": 1, "Y": 20},
    )


@lemma
def overlap_beyond() -> Claim:
    """(b): from the right of all pairs of a row the (l, p)-rook reaches one of them."""
    reach, there = rook_reaches(X, Y), rook_reaches(d(j0), Y)
    return claim(
        HYPS, BEYOND,
        [
            witness(BEYOND, X, Y), beyond_plain(), witness(is_d(X), j0), beyond_d(j=j0), witness(there, Y1),
            instance(reach, Y1), witness(listed(d(j0), Y1), n0), instance(listed(X, Y1), n0),
        ],
        model=MODEL,
    )


@lemma
def overlap_beside() -> Claim:
    """(c): if d_n - c_n has grown by m + 1, the (l, p)-rook reaches the pair before (c_n, d_n - 1), or (x, c_j)."""
    before, across = d(n0 - 1), c(j0)
    return claim(
        HYPS, BESIDE,
        [
            overlap_shape(), witness(BESIDE, X, Y), witness(just_before(X, Y), n0), c_step(n=n0 - 1),
            overlap_same(n=n0 - 1), instance(JUMPS, n0 - 1), witness(into_slow(n0 - 1 + 1), j0), at_d(j=j0),
            pairs_natural(n=n0 - 1), pairs_natural(n=n0), pairs_natural(n=j0), instance(listed(X, before), n0 - 1),
            instance(listed(X, across), j0), step_is_arc(i=1, x=X), d_grows(i=n0 - 1, j=n0),
            overlap_reach(x=X, y=Y, y1=before, z=t, w=l - 1),
            overlap_reach(x=X, y=Y, y1=across, z=t + (1 + k * t) * X, w=l - 1),
        ],
        model=MODEL,
    )


@lemma
def one_overlap() -> Claim:
    """Let m, k >= 2. Let a row x that is none of the d_j, j >= 1, hold k of the c_n, and every other row k - 1; let
    d_0 = 0 and d_{n+1} = d_n + m + 1, except that d_{n+1} = d_n + m + 2 if n + 1 is the first index of its row, and
    this row is some d_j with d_j - c_j = d_{j-1} - c_{j-1} + m. Then P(mWN^(l,p)) = {{c_n, d_n} | n >= 0} for all
    l >= 2 and p with p = kl - 1 and m + 1 = l (mod p).
    """
    return claim(
        [*HYPS, rule(P, board, MOVE), board(x, y)], iff(P(x, y), listed(x, y)),
        [overlap_shape(), overlap_joined(), overlap_beyond(), overlap_beside(), steps()],
        model={**MODEL, "x": 1, "y": 6},
    )
