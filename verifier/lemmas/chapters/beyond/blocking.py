"""The P-positions of mWN^p_l (Section 7, Remark): the pairs {x_n, y_n} of the minimal exclusive algorithm of `mex.py`.

The Queen moves as the m-bishop or the rook, and at most p - 1 of the l-roob-type options are blocked. From (x_n, y_n)
only options of its row are pairs, l or more away: fewer than p, since x_n was taken fewer than p times before. From
another position (x, y), x <= y: beyond the first pair of its row a pair is nearer than l, or all p of them are l or
more away; before it, the m-bishop reaches a pair off the axes, or by a rook-type move shorter than l.
"""

from __future__ import annotations

from verifier.lemmas.chapters.beyond.mex import (
    FULL,
    LINK,
    MEX,
    MODEL,
    SEQUENCES,
    before,
    first_means,
    is_first,
    mex_above,
    mex_gap,
    mex_rising,
    mex_step,
    mex_y_rising,
    mex_y_strict,
    mex_zero,
    obtain_first,
    xs,
    ys,
)
from verifier.lemmas.chapters.paper.algebra import (
    division,
    least,
    least_element,
    none_below,
    product_large,
    product_nonneg,
)
from verifier.lemmas.chapters.paper.deciding import as_many_mirrored, decided, free_mirrored, listed_mirrored
from verifier.lemmas.chapters.paper.p_blocking import exact_division, queen
from verifier.lemmas.chapters.paper.play import P, bishop, board, count_options, free_options, rook, rule_blocking
from verifier.lemmas.trusted.kernel import Hint, injection, injection_premises, instance, witness
from verifier.lemmas.trusted.terms import Lambda, Term, all_of, any_of, eq, iff, ints, ite
from verifier.lemmas.writing import Claim, claim, lemma, m, p

x, y, x1, y1, n, z, l, u, w, k, q, r = ints("x y x1 y1 n z l u w k q r")
X, Y, X1, Y1 = ints("X Y X1 Y1")


listed = SEQUENCES.listed


def roob(x: Term, y: Term, x1: Term, y1: Term) -> Term:
    """An l-roob-type option: rook-type, but not of the l-bishop's form."""
    return all_of(rook(x, y, x1, y1), ~bishop(l)(x, y, x1, y1))


RULE = rule_blocking(P, board, queen, roob)
PLAY = {**MODEL, "P": "2WN^3_1"}


def code(x: Term, y: Term) -> Term:
    """The signed index of a pair: n for (x_n, y_n), -n for (y_n, x_n)."""
    return ite(y >= x, (y - (m + 1 - l) * x) // l, -((x - (m + 1 - l) * y) // l))


def place(x: Term, y: Term, z: Term) -> Term:
    """(x, y) is the pair with signed index z."""
    return any_of(
        all_of(z >= 0, eq(x, xs(z)), eq(y, ys(z))), all_of(z <= -1, eq(x, ys(-z)), eq(y, xs(-z)))
    )


@lemma
def pair_code() -> Claim:
    """The signed index of a pair can be computed from its coordinates: n = (y_n - (m + 1 - l)x_n) / l."""
    (n0,) = ints("n0")
    return claim(
        [*MEX, listed(x, y)], place(x, y, code(x, y)),
        [
            witness(listed(x, y), n0), instance(LINK, n0), mex_above(n=n0), mex_zero(),
            exact_division(m=l, d=y - (m + 1 - l) * x, z=n0), exact_division(m=l, d=x - (m + 1 - l) * y, z=n0),
        ],
        model={**MODEL, "x": 0, "y": 2},
    )


@lemma
def pair_listed() -> Claim:
    """The pair with signed index z is a pair."""
    return claim(
        [place(x, y, z)], listed(x, y), [instance(listed(x, y), z), instance(listed(x, y), -z)],
        model={**MODEL, "x": 0, "y": 2, "z": 2},
    )


@lemma
def mex_mirror() -> Claim:
    """The set of pairs {x_n, y_n} is symmetric."""
    return listed_mirrored(listed, {**MODEL, "x": 0, "y": 2})


# --- from a pair -------------------------------------------------------------------------------------------------


@lemma
def mex_only_row() -> Claim:
    """If the rook moves from (x_n, y_n) to the pair with signed index z, it moves in the row, and -n < z < n."""
    return claim(
        [*MEX, n >= 0, rook(xs(n), ys(n), x, y), place(x, y, z)], all_of(eq(x, xs(n)), z > -n, z < n),
        [
            mex_y_strict(i=z, j=n), mex_y_strict(i=n, j=z), mex_y_strict(i=-z, j=n), mex_y_strict(i=n, j=-z),
            mex_above(n=n), mex_above(n=z), mex_above(n=-z), mex_zero(),
        ],
        model={**MODEL, "n": 2, "x": 0, "y": 1, "z": 1},
    )


AT = [n >= 0, eq(x, xs(n)), eq(y, ys(n))]


@lemma
def mex_few_low() -> Claim:
    """(A): at most p - 1 of the l-roob-type options of (x_n, y_n) are pairs: as often was x_n taken before n."""
    return SEQUENCES.few(
        roob, code, lambda a, b: [pair_code(x=a, y=b), mex_only_row(x=a, y=b, z=code(a, b))], n=2, x=0, y=2
    )


@lemma
def mex_safe_low() -> Claim:
    """(A): the options of (x_n, y_n) that are pairs can all be blocked: they are in its row, l or more away."""
    none = free_options(listed, queen, roob, x, y)
    a, b, n0 = ints("a b n0")
    return claim(
        [*MEX, *AT], ~none,
        [
            witness(none, a, b), witness(listed(a, b), n0), mex_y_strict(i=n, j=n0), mex_gap(i=n0, j=n),
            mex_above(n=n), mex_above(n=n0), mex_zero(), mex_y_strict(i=n0, j=n), mex_gap(i=0, j=n),
        ],
        model={**MODEL, "n": 2, "x": 0, "y": 2},
    )


@lemma
def roob_mirror() -> Claim:
    """(x, y) has at most as many l-roob-type options among the pairs as (y, x)."""
    return as_many_mirrored(listed, roob, mex_mirror, [], {**MODEL, "x": 1, "y": 3})


@lemma
def free_mirror() -> Claim:
    """If an option of (y, x) that cannot be blocked is a pair, then so is one of (x, y)."""
    return free_mirrored(listed, queen, roob, mex_mirror, {**MODEL, "x": 1, "y": 2})


@lemma
def mex_safe() -> Claim:
    """(A) for mWN^p_l: of the options of a pair, none that cannot be blocked and at most p - 1 others are pairs."""
    (n0,) = ints("n0")
    few = count_options(listed, roob, x, y) <= p - 1
    return claim(
        [*MEX, listed(x, y)], all_of(~free_options(listed, queen, roob, x, y), few),
        [
            witness(listed(x, y), n0), instance(LINK, n0), mex_above(n=n0), mex_few_low(n=n0), mex_safe_low(n=n0),
            mex_few_low(n=n0, x=y, y=x), mex_safe_low(n=n0, x=y, y=x), free_mirror(x=y, y=x), roob_mirror(),
        ],
        model={**MODEL, "x": 0, "y": 2},
    )


# --- from another position ---------------------------------------------------------------------------------------

ROW = [x >= 0, x <= y, eq(xs(u), x), u >= 0]
FIRST = is_first(x, u).args[1]


@lemma
def mex_near() -> Claim:
    """(B): if y = y_u + ql + r, 0 < r < l, and x_{u+q} = x_u = x, the rook moves by r < l to a pair: not blockable."""
    goal = free_options(listed, queen, roob, x, y)
    i = u + q
    return claim(
        [*MEX, *ROW, q >= 0, eq(xs(i), x), eq(y, ys(u) + q * l + r), r >= 1, r < l], goal,
        [
            instance(LINK, u), instance(LINK, i), instance(goal, x, ys(i)), instance(listed(x, ys(i)), i),
            mex_above(n=i),
        ],
        model={"m": 2, "p": 3, "l": 2, "xs": "x", "ys": "y", "x": 0, "y": 3, "u": 0, "q": 1, "r": 1},
    )


@lemma
def mex_far() -> Claim:
    """(B): if all pairs (x, y_i) of the row are l or more to the left of y, there are p pairs at that distance."""
    source, target = before(x, w), all_of(roob(x, y, x1, y1), listed(x1, y1))
    parts = ((z,), source, (x + z * 0, ite(z >= 0, ys(z), xs(-z))), (x1, y1), target, ((0, x + 1), (0, y + 1)))
    into, one, inside = injection_premises(*parts)
    z1, z2, z3 = ints("z1 z2 z3")
    column = ite(z1 >= 0, ys(z1), xs(-z1))
    hints: list[Hint] = [witness(into, z1), witness(one, z2, z3), witness(inside, *ints("B1 B2")), injection(*parts)]
    for v in (z1, z2, z3):
        hints += [mex_above(n=v), mex_above(n=-v), mex_zero(), mex_y_rising(i=v, j=w - 1), instance(LINK, -v)]
        hints += [product_nonneg(x=l, y=w - 1 - v)]
    return claim(
        [*MEX, x >= 0, w >= 1, eq(xs(w - 1), x), eq(xs(w), x + 1), y >= ys(w - 1) + l],
        count_options(listed, roob, x, y) >= p,
        [
            *hints, instance(FULL, w, x), pair_listed(x=x + z1 * 0, y=column, z=z1),
            mex_y_strict(i=z2, j=z3), mex_y_strict(i=z3, j=z2), mex_y_strict(i=-z2, j=-z3), mex_y_strict(i=-z3, j=-z2),
            mex_above(n=w - 1),
        ],
        model={**MODEL, "x": 0, "w": 3, "y": 5},
    )


@lemma
def mex_beyond() -> Claim:
    """(B) beyond the first pair of the row: a pair is nearer than l, or p pairs are l or more away."""
    free = free_options(listed, queen, roob, x, y)
    parts = division.at(z=y - ys(u), p=l)
    q0, r0 = ints("q0 r0")
    i = u + q0
    return claim(
        [*MEX, *ROW, ~listed(x, y), y >= ys(u)], any_of(free, count_options(listed, roob, x, y) >= p),
        [
            *obtain_first(x + 1, w), first_means(x + 1, w, u), first_means(x + 1, w, i), first_means(x + 1, w, w - 1),
            mex_rising(i=u, j=i), mex_rising(i=u, j=w - 1), division(z=y - ys(u), p=l), witness(parts, q0, r0),
            product_large(x=l, y=-q0), mex_near(q=q0, r=r0), mex_far(), instance(LINK, u), instance(LINK, i),
            instance(LINK, w - 1), instance(listed(x, y), i), product_nonneg(x=l, y=i - w),
        ],
        model={**MODEL, "x": 0, "y": 5, "u": 0},
    )


@lemma
def mex_short() -> Claim:
    """(B) before the first pair of the row: the m-bishop moves to the last pair with D_j <= y - x; or, if l = m + 1,
    by (i, i - 1) to the one after it. No such move can be blocked.
    """
    free = free_options(listed, queen, roob, x, y)
    beyond = ys(n) - xs(n) > y - x
    first = least(n, beyond)
    (n0,) = ints("n0")
    j = n0 - 1
    return claim(
        [*MEX, *ROW, FIRST, y < ys(u)], free,
        [
            least_element(k=u, F=Lambda([n], beyond)), witness(first, n0), instance(none_below(first, n0), j),
            instance(none_below(first, n0), u), mex_zero(), mex_gap(i=j, j=n0), mex_step(n=j),
            instance(FIRST, j), instance(LINK, j), instance(LINK, n0), mex_above(n=j), mex_above(n=n0),
            instance(free, xs(j), ys(j)), instance(listed(xs(j), ys(j)), j),
            instance(free, xs(n0), ys(n0)), instance(listed(xs(n0), ys(n0)), n0),
        ],
        model={**MODEL, "x": 1, "y": 2, "u": 3},
    )


@lemma
def mex_reaches_low() -> Claim:
    """(B) for x <= y: outside the pairs, an option that cannot be blocked, or p others, are pairs."""
    free = free_options(listed, queen, roob, x, y)
    return claim(
        [*MEX, x >= 0, x <= y, ~listed(x, y)], any_of(free, count_options(listed, roob, x, y) >= p),
        [*obtain_first(x, u), mex_beyond(), mex_short()],
        model={**MODEL, "x": 1, "y": 2},
    )


@lemma
def mex_reaches() -> Claim:
    """(B) for mWN^p_l: outside the pairs, an option that cannot be blocked, or p others, are pairs."""
    free = free_options(listed, queen, roob, x, y)
    return claim(
        [*MEX, board(x, y), ~listed(x, y)], any_of(free, count_options(listed, roob, x, y) >= p),
        [
            mex_reaches_low(), mex_reaches_low(x=y, y=x), mex_mirror(x=y, y=x), free_mirror(),
            roob_mirror(x=y, y=x),
        ],
        model={**MODEL, "x": 2, "y": 1},
    )


@lemma
def mex_blocking() -> Claim:
    """Let p >= 2, and either 1 <= l <= m or l = m + 1 >= 3. Let x_n be the least number that x_0, ..., x_{n-1} and
    y_1, ..., y_{n-1} take fewer than p times, and y_n = (m + 1 - l)x_n + ln. Then P(mWN^p_l) = {{x_n, y_n} | n >= 0}.
    """
    rules = rule_blocking(listed, board, queen, roob)
    return claim(
        [*MEX, RULE, board(x, y)], iff(P(x, y), listed(x, y)),
        [
            witness(rules, X, Y), mex_safe(x=X, y=Y), mex_reaches(x=X, y=Y), decided(listed, board, queen, roob),
        ],
        model={**PLAY, "x": 1, "y": 5},
    )
