"""(m,p)-Wythoff Nim (Section 1.6): m-Wythoff Nim where at most p - 1 options on the diagonal are blocked.

Its P-positions are the pairs {x_n, y_n}, where x_n is the least number that is no x_i or y_i, i < n, and
y_n = x_n + m q_n, q_n = floor(n/p). So every multiple of m is the difference of p pairs in a row of indices.

(A) From (x_n, y_n) no rook-type move leads to a pair, for x and y have no number in common but where x_n = y_n. A pair
that the m-bishop reaches has a difference nearer than m, so the same: it lies on the diagonal, and at most p - 1 pairs
of this difference come before (x_n, y_n). (B) Let x <= y. If x = y_n > x_n, the rook moves to (y_n, x_n). If x = x_n
and y > y_n, it moves to (x_n, y_n). If x = x_n and y < y_n, let y - x = mq + r, 0 <= r < m: then q < q_n, and the p
pairs of the difference mq come before n. If r > 0 the m-bishop moves to each of them off the diagonal, where nothing
is blocked; if r = 0 they are p options on it.

`index` is a left inverse of x: the pair is counted by its index.
"""

from __future__ import annotations

from verifier.lemmas.chapters.beyond.taking import listed_in
from verifier.lemmas.chapters.paper.algebra import division, product_large, product_nonneg
from verifier.lemmas.chapters.paper.deciding import as_many_mirrored, decided, free_mirrored, listed_mirrored
from verifier.lemmas.chapters.paper.p_blocking import queen
from verifier.lemmas.chapters.paper.play import P, bishop, board, count_options, free_options, rule_blocking
from verifier.lemmas.trusted.kernel import (
    Hint,
    induction,
    injection,
    injection_premises,
    instance,
    interval,
    step_of,
    witness,
)
from verifier.lemmas.trusted.terms import (
    Function,
    Term,
    all_of,
    any_of,
    eq,
    exists,
    forall,
    iff,
    instantiate,
    ints,
)
from verifier.lemmas.writing import Claim, claim, lemma, m, p, step_at

x, y, x1, y1, i, j, k, n, q, r, e = ints("x y x1 y1 i j k n q r e")
X, Y, X1, Y1 = ints("X Y X1 Y1")
xs, ys, qs, index = Function("xs", 1), Function("ys", 1), Function("qs", 1), Function("index", 1)

CONSTANTS = all_of(m >= 1, p >= 1)
LINK = forall(
    [n], (n >= 0) >> all_of(xs(n) >= 0, eq(ys(n), xs(n) + m * qs(n)), p * qs(n) <= n, n < p * qs(n) + p)
)
NEW = forall([n, i], all_of(i >= 0, i < n) >> all_of(~eq(xs(n), xs(i)), ~eq(xs(n), ys(i))))
TAKEN = exists([i], all_of(i >= 0, i < n, any_of(eq(xs(i), r), eq(ys(i), r))))
LEAST = forall([n, r], all_of(n >= 0, r >= 0, r < xs(n)) >> TAKEN)
INDEX = forall([n], (n >= 0) >> eq(index(xs(n)), n))
MEX = [CONSTANTS, LINK, NEW, LEAST]
MODEL = {"m": 2, "p": 3, "xs": "diagonal x", "ys": "diagonal y", "qs": "diagonal q", "index": "diagonal index"}


def taken_before(n: Term, r: Term) -> Term:
    """r is one of the x_i or y_i, i < n."""
    return instantiate(LEAST, n, r).args[1]


@lemma
def quotient_rising() -> Claim:
    """floor(n/p) is not negative and does not decrease."""
    return claim(
        [CONSTANTS, LINK, i >= 0, i <= j], all_of(qs(i) >= 0, qs(i) <= qs(j)),
        [
            instance(LINK, i), instance(LINK, j), product_large(x=p, y=-qs(i)), product_large(x=p, y=qs(i) - qs(j)),
        ],
        model={**MODEL, "i": 2, "j": 5},
    )


@lemma
def quotient_of_block() -> Claim:
    """If pq <= e < pq + p then floor(e/p) = q."""
    return claim(
        [CONSTANTS, LINK, e >= 0, p * q <= e, e < p * q + p], eq(qs(e), q),
        [instance(LINK, e), product_large(x=p, y=qs(e) - q), product_large(x=p, y=q - qs(e))],
        model={**MODEL, "e": 4, "q": 1},
    )


@lemma
def diagonal_x_rising() -> Claim:
    """x increases: a number below x_i is taken before i, and x_j is not taken before j."""
    (k0,) = ints("k0")
    return claim(
        [*MEX, i >= 0, i < j], xs(i) < xs(j),
        [
            instance(LINK, j), instance(NEW, j, i), instance(LEAST, i, xs(j)), witness(taken_before(i, xs(j)), k0),
            instance(NEW, j, k0),
        ],
        model={**MODEL, "i": 2, "j": 5},
    )


@lemma
def diagonal_y_rising() -> Claim:
    """y increases."""
    return claim(
        [*MEX, i >= 0, i < j], ys(i) < ys(j),
        [
            instance(LINK, i), instance(LINK, j), quotient_rising(), diagonal_x_rising(),
            product_nonneg(x=m, y=qs(j) - qs(i)),
        ],
        model={**MODEL, "i": 2, "j": 5},
    )


@lemma
def diagonal_above() -> Claim:
    """x_n <= y_n."""
    return claim(
        [*MEX, n >= 0], all_of(xs(n) >= 0, xs(n) <= ys(n)),
        [instance(LINK, n), quotient_rising(i=n, j=n), product_nonneg(x=m, y=qs(n))],
        model={**MODEL, "n": 4},
    )


@lemma
def diagonal_apart() -> Claim:
    """x_i = y_j only if i = j."""
    return claim(
        [*MEX, i >= 0, j >= 0, eq(xs(i), ys(j))], eq(i, j),
        [instance(NEW, i, j), diagonal_x_rising(), diagonal_above(n=j)],
        model={**MODEL, "i": 1, "j": 1},
    )


FAR = xs(n) >= n


@lemma
def diagonal_far_step() -> Claim:
    """x_n >= n follows from x_{n-1} >= n - 1."""
    step = step_of(n, FAR)
    (n0,) = ints("n0")
    past = step_at(step, n0).before
    return claim(
        MEX, step,
        [witness(step, n0), instance(past, n0 - 1), diagonal_x_rising(i=n0 - 1, j=n0), instance(LINK, n0)],
        model=MODEL,
    )


@lemma
def diagonal_onto() -> Claim:
    """Every number r >= 0 is some x_k or y_k."""
    goal = exists([k], all_of(k >= 0, any_of(eq(xs(k), r), eq(ys(k), r))))
    far = forall([n], (n >= 0) >> FAR)
    (i0,) = ints("i0")
    return claim(
        [*MEX, r >= 0], goal,
        [
            diagonal_far_step(), induction(n, FAR), instance(far, r + 1), instance(LEAST, r + 1, r),
            witness(taken_before(r + 1, r), i0), instance(goal, i0),
        ],
        model={**MODEL, "r": 4},
    )


paired = listed_in(xs, ys)


diagonal = bishop(1)
RULE = rule_blocking(P, board, queen, diagonal)


@lemma
def diagonal_mirror() -> Claim:
    """The set of pairs {x_n, y_n} is symmetric."""
    return listed_mirrored(paired, {**MODEL, "x": 3, "y": 5})


# --- from a pair -------------------------------------------------------------------------------------------------


@lemma
def diagonal_nearest() -> Claim:
    """If mi and mj differ by less than m then i = j."""
    return claim(
        [m >= 1, m * i - m * j < m, m * j - m * i < m], eq(i, j),
        [product_large(x=m, y=i - j), product_large(x=m, y=j - i)],
        model={"m": 2, "i": 3, "j": 3},
    )


AT = [n >= 0, eq(x, xs(n)), eq(y, ys(n))]


@lemma
def diagonal_reached() -> Claim:
    """(A): an option of (x_n, y_n) that is a pair is (x_k, y_k) with k < n of the same difference."""
    (k,) = ints("k")
    goal = exists([k], all_of(k >= 0, k < n, eq(qs(k), qs(n)), eq(x1, xs(k)), eq(y1, ys(k)), x1 < x))
    (k0,) = ints("k0")
    return claim(
        [*MEX, *AT, queen(x, y, x1, y1), paired(x1, y1)], goal,
        [
            witness(paired(x1, y1), k0), instance(goal, k0), instance(LINK, n), instance(LINK, k0),
            diagonal_x_rising(i=k0, j=n), diagonal_x_rising(i=n, j=k0), diagonal_y_rising(i=k0, j=n),
            diagonal_y_rising(i=n, j=k0), diagonal_apart(i=n, j=k0), diagonal_apart(i=k0, j=n),
            diagonal_above(n=n), diagonal_above(n=k0), quotient_rising(i=n, j=n), quotient_rising(i=k0, j=k0),
            diagonal_nearest(i=qs(n), j=qs(k0)), diagonal_nearest(i=qs(n), j=-qs(k0)),
        ],
        model={**MODEL, "n": 4, "x": 4, "y": 6, "x1": 3, "y1": 5},
    )


@lemma
def diagonal_safe_low() -> Claim:
    """(A): an option of (x_n, y_n) that is a pair lies on its diagonal."""
    none = free_options(paired, queen, diagonal, x, y)
    a, b, k0 = ints("a b k0")
    return claim(
        [*MEX, *AT], ~none,
        [
            witness(none, a, b), diagonal_reached(x1=a, y1=b), witness(diagonal_reached.at(x1=a, y1=b), k0),
            instance(LINK, n), instance(LINK, k0),
        ],
        model={**MODEL, "n": 4, "x": 4, "y": 6},
    )


@lemma
def diagonal_few_low() -> Claim:
    """(A): at most p - 1 options on the diagonal of (x_n, y_n) are pairs: their indices are p q_n or more, below n."""
    source = all_of(diagonal(x, y, x1, y1), paired(x1, y1))
    block = all_of(e >= p * qs(n), e < n)
    parts = ((x1, y1), source, (index(x1) + y1 * 0,), (e,), block, ((0, n),))
    into, one, inside = injection_premises(*parts)
    a, b, a2, b2, a3, b3, k1, k2, k3 = ints("a b a2 b2 a3 b3 k1 k2 k3")
    hints: list[Hint] = [witness(into, a, b), witness(one, a2, b2, a3, b3), witness(inside, *ints("e1"))]
    for u, v, found in ((a, b, k1), (a2, b2, k2), (a3, b3, k3)):
        hints += [diagonal_reached(x1=u, y1=v), witness(diagonal_reached.at(x1=u, y1=v), found)]
        hints += [instance(INDEX, found), instance(LINK, found)]
    same = forall([e], iff(block, all_of(e >= p * qs(n), e < n)))
    return claim(
        [*MEX, INDEX, *AT], count_options(paired, diagonal, x, y) <= p - 1,
        [
            *hints, injection(*parts), instance(LINK, n), quotient_rising(i=n, j=n), product_nonneg(x=p, y=qs(n)),
            witness(same, *ints("e2")), interval(e, block, p * qs(n), n),
        ],
        model={**MODEL, "n": 4, "x": 4, "y": 6},
    )


@lemma
def diagonal_count_mirror() -> Claim:
    """(x, y) has at most as many options on the diagonal among the pairs as (y, x)."""
    return as_many_mirrored(paired, diagonal, diagonal_mirror, [], {**MODEL, "x": 4, "y": 6})


@lemma
def diagonal_free_mirror() -> Claim:
    """If an option of (y, x) that cannot be blocked is a pair, then so is one of (x, y)."""
    return free_mirrored(paired, queen, diagonal, diagonal_mirror, {**MODEL, "x": 4, "y": 5})


@lemma
def diagonal_safe() -> Claim:
    """(A): of the options of a pair, none that cannot be blocked and at most p - 1 others are pairs."""
    (n0,) = ints("n0")
    few = count_options(paired, diagonal, x, y) <= p - 1
    return claim(
        [*MEX, INDEX, paired(x, y)], all_of(~free_options(paired, queen, diagonal, x, y), few),
        [
            witness(paired(x, y), n0), diagonal_above(n=n0), diagonal_few_low(n=n0), diagonal_safe_low(n=n0),
            diagonal_few_low(n=n0, x=y, y=x), diagonal_safe_low(n=n0, x=y, y=x), diagonal_free_mirror(x=y, y=x),
            diagonal_count_mirror(),
        ],
        model={**MODEL, "x": 4, "y": 6},
    )


# --- from another position ---------------------------------------------------------------------------------------

SHORT = [n >= 0, eq(x, xs(n)), y >= x, eq(y - x, q * m + r), q >= 0, q < qs(n), r >= 0, r < m]


@lemma
def diagonal_before() -> Claim:
    """An index e of the block of q < q_n comes before n, and the pair lies before x_n, its difference being mq."""
    return claim(
        [*MEX, n >= 0, e >= 0, q >= 0, q < qs(n), p * q <= e, e < p * q + p],
        all_of(e < n, xs(e) < xs(n), eq(ys(e), xs(e) + m * q), xs(e) >= 0),
        [
            quotient_of_block(), instance(LINK, e), instance(LINK, n), product_nonneg(x=p, y=qs(n) - q - 1),
            diagonal_x_rising(i=e, j=n),
        ],
        model={**MODEL, "n": 7, "e": 4, "q": 1},
    )


@lemma
def diagonal_off() -> Claim:
    """(B): if y - x = mq + r with 0 < r < m, the m-bishop moves to a pair off the diagonal."""
    goal = free_options(paired, queen, diagonal, x, y)
    first = p * q
    return claim(
        [*MEX, *SHORT, r >= 1], goal,
        [
            product_nonneg(x=p, y=q), diagonal_before(e=first), instance(goal, xs(first), ys(first)),
            instance(paired(xs(first), ys(first)), first), diagonal_above(n=first), product_nonneg(x=m, y=q),
        ],
        model={**MODEL, "n": 4, "x": 4, "y": 5, "q": 0, "r": 1},
    )


@lemma
def diagonal_many() -> Claim:
    """(B): if y - x = mq, there are p pairs on the diagonal before x_n."""
    source, target = all_of(e >= p * q, e < p * q + p), all_of(diagonal(x, y, x1, y1), paired(x1, y1))
    parts = ((e,), source, (xs(e), ys(e)), (x1, y1), target, ((0, x + 1), (0, y + 1)))
    into, one, inside = injection_premises(*parts)
    e1, e2, e3 = ints("e1 e2 e3")
    same = forall([e], iff(source, all_of(e >= p * q, e < p * q + p)))
    return claim(
        [*MEX, *SHORT, eq(r, 0)], count_options(paired, diagonal, x, y) >= p,
        [
            witness(into, e1), witness(one, e2, e3), witness(inside, *ints("B1 B2")), injection(*parts),
            product_nonneg(x=p, y=q), product_nonneg(x=m, y=q), diagonal_before(e=e1),
            instance(paired(xs(e1), ys(e1)), e1), diagonal_x_rising(i=e2, j=e3), diagonal_x_rising(i=e3, j=e2),
            witness(same, *ints("e4")), interval(e, source, p * q, p * q + p),
        ],
        model={**MODEL, "n": 4, "x": 4, "y": 4, "q": 0, "r": 0},
    )


@lemma
def diagonal_short() -> Claim:
    """(B): left of (x_n, y_n) in its row, an option that cannot be blocked, or p others, are pairs."""
    parts = division.at(z=y - x, p=m)
    q0, r0 = ints("q0 r0")
    free = free_options(paired, queen, diagonal, x, y)
    return claim(
        [*MEX, n >= 0, eq(x, xs(n)), y >= x, y < ys(n)], any_of(free, count_options(paired, diagonal, x, y) >= p),
        [
            division(z=y - x, p=m), witness(parts, q0, r0), diagonal_off(q=q0, r=r0), diagonal_many(q=q0, r=r0),
            instance(LINK, n), product_large(x=m, y=-q0), product_nonneg(x=m, y=q0 - qs(n)),
        ],
        model={**MODEL, "n": 4, "x": 4, "y": 5},
    )


@lemma
def diagonal_reaches_low() -> Claim:
    """(B) for x <= y: outside the pairs, an option that cannot be blocked, or p others, are pairs."""
    free = free_options(paired, queen, diagonal, x, y)
    (k0,) = ints("k0")
    a, b = xs(k0), ys(k0)
    return claim(
        [*MEX, x >= 0, x <= y, ~paired(x, y)], any_of(free, count_options(paired, diagonal, x, y) >= p),
        [
            diagonal_onto(r=x), witness(diagonal_onto.at(r=x), k0), diagonal_above(n=k0), diagonal_short(n=k0),
            instance(free, x, a), instance(paired(x, a), k0), instance(free, x, b), instance(paired(x, b), k0),
            instance(paired(x, y), k0),
        ],
        model={**MODEL, "x": 4, "y": 5},
    )


@lemma
def diagonal_reaches() -> Claim:
    """(B): outside the pairs, an option that cannot be blocked, or p others, are pairs."""
    free = free_options(paired, queen, diagonal, x, y)
    return claim(
        [*MEX, board(x, y), ~paired(x, y)], any_of(free, count_options(paired, diagonal, x, y) >= p),
        [
            diagonal_reaches_low(), diagonal_reaches_low(x=y, y=x), diagonal_mirror(x=y, y=x), diagonal_free_mirror(),
            diagonal_count_mirror(x=y, y=x),
        ],
        model={**MODEL, "x": 5, "y": 4},
    )


@lemma
def diagonal_blocking() -> Claim:
    """Let x_n be the least number that is none of x_i and y_i, i < n, and y_n = x_n + m floor(n/p). Then the
    P-positions of (m,p)-Wythoff Nim are {{x_n, y_n} | n >= 0}.
    """
    rules = rule_blocking(paired, board, queen, diagonal)
    return claim(
        [*MEX, INDEX, RULE, board(x, y)], iff(P(x, y), paired(x, y)),
        [
            witness(rules, X, Y), diagonal_safe(x=X, y=Y), diagonal_reaches(x=X, y=Y),
            decided(paired, board, queen, diagonal),
        ],
        model={**MODEL, "P": "(2,3)WN", "x": 4, "y": 6},
    )
