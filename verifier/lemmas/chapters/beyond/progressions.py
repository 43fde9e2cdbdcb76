"""Games mWN^(l,p) with d_n - c_n = mn that the paper does not expect; the smallest is 3WN^(2,4).

Let m = g mu, p = gq, l = gr with mu = -1 (mod q), 1 <= r <= q/2 and (r - 1)(m + 1) = 0 (mod q). Then g = gcd(m, p);
the case r = 1 is contained in `residues`. The congruences are given by their quotients: mu + 1 = tq and (r - 1)(m +
1) = wq. Row x holds k = q - r + 1 of the c_n if x is none of the d_j, j >= 1; k - 1 if x = d_j where j is the first
index of its own row; k - r if j is a later one.

The pair with *signed index* s in row x is (x, x + ms): s = n for (c_n, d_n), s = -j for (d_j, c_j). The rook joins
signed indices s > s' of a row exactly when s - s' is congruent mod q to none of 1, ..., q - r. In row x = d_j the run
first(x), first(x) + 1, ... starts at 1 + q(x - wj) - j or at r + q(x - wj) - j, as j is the first of its row or a
later one (`run_at_d`): by `row_starts`, and c_j = c_{j-1} + 1 or c_j = c_{j-1}. The rest is a look at 0, ..., q - 1.
"""

from __future__ import annotations

from verifier.lemmas.chapters.beyond.starts import d_grows, is_d, row_size, row_starts_at, sizes, sizes_full
from verifier.lemmas.chapters.beyond.steps import (
    BESIDE,
    BEYOND,
    FULL,
    GROWS,
    JOINED,
    MODEL,
    MOVE,
    PLACE,
    c,
    c_starts,
    c_step,
    d,
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
from verifier.lemmas.chapters.paper.algebra import cancel, division, product_nonneg, small_multiple
from verifier.lemmas.chapters.paper.play import P, board, length, rule
from verifier.lemmas.chapters.paper.residues import equal_products
from verifier.lemmas.trusted.kernel import instance, witness
from verifier.lemmas.trusted.terms import Term, all_of, any_of, eq, exists, forall, iff, ints, ite
from verifier.lemmas.writing import Claim, claim, lemma, m, p

x, y, x1, y1, i, j, n, s, s1, a, b, f, h, E, T, delta = ints("x y x1 y1 i j n s s1 a b f h E T delta")
g, mu, q, r, t, w, l, sigma = ints("g mu q r t w l sigma")
X, Y, Y1, n0, j0, x0, i0, b0, b1, T0, T1, E0, f0, s0, s2 = ints("X Y Y1 n0 j0 x0 i0 b0 b1 T0 T1 E0 f0 s0 s2")

LINE = forall([n], (n >= 0) >> eq(d(n), c(n) + m * n))
LONG, SHORT = sizes(q - r + 1, r)
CONSTANTS = [
    m >= 1, g >= 1, eq(m, g * mu), eq(p, g * q), eq(l, g * r), eq(mu + 1, t * q), eq((r - 1) * (m + 1), w * q),
    r >= 1, 2 * r <= q,
]
HYPS = [*CONSTANTS, eq(first(0), 0), PLACE, LINE, LONG, SHORT]
TRUE = {**MODEL, "g": 1, "mu": 3, "q": 4, "r": 2, "t": 1, "w": 1}


@lemma
def progression_shape() -> Claim:
    """The sequences are of the kind that `steps` speaks of: d_0 = 0 and d_n - c_n grows by m."""
    return claim(
        HYPS, all_of(FULL, eq(d(0), 0), GROWS),
        [
            sizes_full(k=q - r + 1, h=r), c_starts(), instance(LINE, 0), witness(GROWS, n0), instance(LINE, n0),
            instance(LINE, n0 + 1),
        ],
        model=TRUE,
    )


# --- signed indices ---------------------------------------------------------------------------------------------------


def member(x: Term, s: Term) -> Term:
    """s is a signed index of row x: one of first(x), ..., first(x+1) - 1, or -j if x = d_j."""
    return any_of(all_of(first(x) <= s, s < first(x + 1)), all_of(s <= -1, eq(d(-s), x)))


@lemma
def run_algebra() -> Claim:
    """kx - a - r(j - 1 - a) + j, where k = q - r + 1 and (r - 1)(m + 1) = wq, is 1 + q(x - wj) if x = a + 1 + mj, and
    r + q(x - wj) if x = a + mj.
    """
    start = (q - r + 1) * x - a - r * (j - 1 - a) + j
    return claim(
        [eq((r - 1) * (m + 1), w * q)],
        all_of(
            eq(x, a + 1 + m * j) >> eq(start, 1 + q * (x - w * j)),
            eq(x, a + m * j) >> eq(start, r + q * (x - w * j)),
        ),
        [equal_products(z=j, x=(r - 1) * (m + 1), y=w * q), equal_products(z=r - 1, x=x, y=a + 1 + m * j),
         equal_products(z=r - 1, x=x, y=a + m * j)],
    )


def _run(j: Term) -> Term:
    """The first signed index of row d_j, counted from -j, up to a multiple of q: 1 or r."""
    return ite(eq(first(c(j)), j), 1, r) + q * (d(j) - w * j)


@lemma
def run_at_d() -> Claim:
    """first(d_j) + j is 1 + q(d_j - wj) if j >= 1 is the first index of its row, and r + q(d_j - wj) if it is a later
    one.
    """
    return claim(
        [*HYPS, j >= 1], eq(first(d(j)) + j, _run(j)),
        [
            progression_shape(), row_starts_at(k=q - r + 1, h=r), c_step(n=j - 1), instance(LINE, j),
            run_algebra(x=d(j), a=c(j - 1)),
        ],
        model={**TRUE, "j": 3},
    )


@lemma
def member_listed() -> Claim:
    """If s is a signed index of row x then (x, x + ms) is a pair."""
    return claim(
        [*HYPS, x >= 0, member(x, s)], all_of(listed(x, x + m * s), x + m * s >= 0),
        [
            progression_shape(), row_is(n=s), instance(LINE, s), instance(LINE, -s), instance(listed(x, x + m * s), s),
            instance(listed(x, x + m * s), -s), pairs_natural(n=s), pairs_natural(n=-s), c_starts(),
            first_grows(x=0, y=x),
        ],
        model={**TRUE, "x": 3, "s": -1},
    )


@lemma
def listed_member() -> Claim:
    """Every pair (x, y) is (x, x + ms) for a signed index s of row x."""
    goal = exists([s], all_of(member(x, s), eq(y, x + m * s)))
    return claim(
        [*HYPS, listed(x, y)], all_of(goal, x >= 0),
        [
            progression_shape(), witness(listed(x, y), n0), instance(PLACE, n0), instance(LINE, n0), instance(goal, n0),
            instance(goal, -n0), pairs_natural(n=n0), c_starts(),
        ],
        model={**TRUE, "x": 3, "y": 0},
    )


# --- (a): two signed indices of a row differ by 1, ..., q - r modulo q ------------------------------------------------


@lemma
def members_apart() -> Claim:
    """If s > s' are signed indices of row x then s - s' is congruent to one of 1, ..., q - r modulo q."""
    apart = s - s1 - q * ite(s1 >= 0, 0, x + w * s1)
    return claim(
        [*HYPS, x >= 0, member(x, s), member(x, s1), s1 < s], all_of(apart >= 1, apart <= q - r),
        [
            progression_shape(), *row_size(LONG, SHORT, x, j0), first_grows(x=0, y=x), instance(SHORT, -s1),
            run_at_d(j=-s1), d_grows(i=-s, j=-s1),
        ],
        model={**TRUE, "x": 3, "s": 9, "s1": -1},
    )


@lemma
def no_arc() -> Claim:
    """If y - y' = m(qh + sigma) with 1 <= sigma <= q - r then y - y' is no length of the (l, p)-rook."""
    far = length(y - y1, l, p)
    step = mu * delta - i0 * q
    return claim(
        [*CONSTANTS, eq(y - y1, m * delta), eq(delta, q * h + sigma), sigma >= 1, sigma <= q - r], ~far,
        [
            witness(far, i0, j0), equal_products(z=delta, x=m, y=g * mu), equal_products(z=i0, x=p, y=g * q),
            cancel(x=g, y=step + 1), cancel(x=g, y=r - step), equal_products(z=delta, x=mu + 1, y=t * q),
            small_multiple(p=q, t=t * delta - i0 - h), cancel(x=g, y=r - 1 - step), cancel(x=g, y=step),
        ],
        model={**TRUE, "y": 6, "y1": 0, "delta": 2, "h": 0, "sigma": 2},
    )


@lemma
def progression_joined() -> Claim:
    """(a): the rook never joins two pairs of a row."""
    here, there = listed_member.at(x=X, y=Y).args[0], listed_member.at(x=X, y=Y1).args[0]
    apart = ite(s2 >= 0, 0, X + w * s2)
    return claim(
        HYPS, JOINED,
        [
            witness(JOINED, X, Y, Y1), listed_member(x=X, y=Y), listed_member(x=X, y=Y1), witness(here, s0),
            witness(there, s2), cancel(x=m, y=s0 - s2), members_apart(x=X, s=s0, s1=s2),
            no_arc(y=Y, y1=Y1, delta=s0 - s2, h=apart, sigma=s0 - s2 - q * apart),
        ],
        model=TRUE,
    )


# --- (b): the arcs of r residues after the signed indices of a row cover all ------------------------------------------


def _covers(x: Term, E: Term) -> Term:
    """Some signed index s of row x has s + E congruent to one of 0, ..., r - 1 modulo q."""
    return exists([s, T, b], all_of(member(x, s), eq(s + E, q * T + b), b >= 0, b < r))


@lemma
def run_covers() -> Claim:
    """Row x, if it is none of the d_j: for every E it has a signed index s with s + E = 0, ..., or r - 1 (mod q)."""
    goal = _covers(x, E)
    parts = division.at(z=first(x) + E, p=q)
    return claim(
        [*HYPS, x >= 0, ~is_d(x)], goal,
        [
            instance(LONG, x), division(z=first(x) + E, p=q), witness(parts, T0, b0), instance(goal, first(x), T0, b0),
            instance(goal, first(x) + q - b0, T0 + 1, 0),
        ],
        model={**TRUE, "x": 1, "E": 5},
    )


@lemma
def run_covers_at_d() -> Claim:
    """Row x = d_j: for every E it has a signed index s with s + E = 0, ..., or r - 1 (mod q)."""
    x = d(j)
    goal = _covers(x, E)
    parts = division.at(z=E - j, p=q)
    turn = x - w * j
    begin = first(x)
    return claim(
        [*HYPS, j >= 1], goal,
        [
            instance(SHORT, j), run_at_d(), division(z=E - j, p=q), witness(parts, T1, b1), instance(goal, -j, T1, b1),
            instance(goal, begin + q - b1 - 1, T1 + 1 + turn, 0),
            instance(goal, begin + q - b1 - r, T1 + 1 + turn, 0),
            instance(goal, begin, T1 + 1 + turn, b1 + r - q),
        ],
        model={**TRUE, "j": 1, "E": 1},
    )


@lemma
def arc_reached() -> Claim:
    """If y = x + gE + f with 0 <= f < g, and s + E = qT + b with 0 <= b < r, then the (l, p)-rook moves from (x, y) to
    (x, x + ms), if this is to the left.
    """
    far = length(y - (x + m * s), l, p)
    turns, rest = T - t * s, g * b + f
    return claim(
        [
            *CONSTANTS, eq(y, x + g * E + f), f >= 0, f < g, eq(s + E, q * T + b), b >= 0, b < r, x + m * s < y,
        ], far,
        [
            instance(far, turns, rest), equal_products(z=s, x=m, y=g * mu), equal_products(z=g * s, x=mu + 1, y=t * q),
            equal_products(z=turns, x=p, y=g * q), equal_products(z=g, x=s + E, y=q * T + b), product_nonneg(x=g, y=b),
            product_nonneg(x=g, y=r - 1 - b), product_nonneg(x=g, y=q - r), cancel(x=p, y=turns + 1),
        ],
        model={**TRUE, "x": 0, "y": 1, "E": 1, "f": 0, "s": 0, "T": 0, "b": 1},
    )


@lemma
def progression_beyond() -> Claim:
    """(b): from the right of all pairs of a row the rook reaches one of them."""
    parts, cover = division.at(z=Y - X, p=g), _covers(X, E0)
    return claim(
        HYPS, BEYOND,
        [
            witness(BEYOND, X, Y), division(z=Y - X, p=g), witness(parts, E0, f0), witness(is_d(X), j0),
            run_covers(x=X, E=E0), run_covers_at_d(j=j0, E=E0), witness(_covers(d(j0), E0), *ints("s3 T3 b3")),
            instance(cover, *ints("s3 T3 b3")), witness(cover, s0, T0, b0), member_listed(x=X, s=s0),
            row_ends(x=X, y=X + m * s0), progression_shape(), arc_reached(x=X, y=Y, E=E0, f=f0, s=s0, T=T0, b=b0),
            instance(rook_reaches(X, Y), X + m * s0),
        ],
        model=TRUE,
    )


@lemma
def progression_beside() -> Claim:
    """(c) does not arise: d_n - c_n never grows by m + 1."""
    return claim(
        HYPS, BESIDE,
        [witness(BESIDE, X, Y), witness(just_before(X, Y), n0), instance(LINE, n0), instance(LINE, n0 - 1)],
        model=TRUE,
    )


@lemma
def progressions() -> Claim:
    """Let m = g mu, p = gq, l = gr with g >= 1, mu = -1 (mod q), 1 <= r <= q/2 and (r - 1)(m + 1) = 0 (mod q); let k
    = q - r + 1. Let row x hold k of the c_n if x is none of the d_j, j >= 1; k - 1 if x = d_j and j is the first
    index of its own row; k - r if x = d_j and j is a later one; and d_n = c_n + mn. Then P(mWN^(l,p)) = {{c_n, d_n} |
    n >= 0}.
    """
    return claim(
        [*HYPS, rule(P, board, MOVE), board(x, y)], iff(P(x, y), listed(x, y)),
        [progression_shape(), progression_joined(), progression_beyond(), progression_beside(), steps()],
        model={**TRUE, "x": 1, "y": 10},
    )


@lemma
def progression_order() -> Claim:
    """The pairs of `progressions` are listed by c and then d, and d_n - c_n runs through 0, m, 2m, ...: c_n <= c_{n+1},
    d_n < d_{n+1}, and d_n - c_n = mn.
    """
    return claim(
        [*HYPS, n >= 0], all_of(c(n) <= c(n + 1), d(n) < d(n + 1), eq(d(n) - c(n), m * n)),
        [progression_shape(), c_step(), d_grows(i=n, j=n + 1), instance(LINE, n)], model={**TRUE, "n": 3},
    )
