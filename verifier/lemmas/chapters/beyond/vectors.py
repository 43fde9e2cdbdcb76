"""Which vectors can be added to a game whose P-positions are the pairs {a_n, b_n}, such as mWN?

Let v = (i, j), 0 <= i <= j, and let (i, j) and (j, i) become moves. If no two pairs differ by v, the pairs are the
P-positions of the new game too: none of them has an option among them, and every other position keeps the one that it
had. If two do, they are not both P any more. So the question is which vectors are differences of two pairs.

Let j - i = mt. Two pairs (x, x + mz) and (x', x' + mz') that differ by v have z - z' = t >= 1. If z' >= 0, then i =
a_{z'+t} - a_{z'}, which is a_t or a_t + 1 (`a_sum`), and both occur (`a_sum_more`): a_t for z' = 0; and if it were a_t
always, then a_{rt} = r a_t for all r, so 0 < f(ra_t + 1, rt) = r^2 f(a_t, t) + pr(2a_t + mt) - 2rt + p, which is false
for large r, for f(a_t, t) <= -1. If z >= 0 > z' = -k, then i = a_{t-k} - b_k. If z < 0, then i < 0.
"""

from __future__ import annotations

from verifier.lemmas.chapters.paper.algebra import cancel, product_large, product_nonneg
from verifier.lemmas.chapters.paper.counting import (
    a_at_least,
    a_exists,
    a_monotone,
    a_natural,
    a_unique,
    irrational,
    monotone_in_a,
)
from verifier.lemmas.chapters.paper.deciding import decided
from verifier.lemmas.chapters.paper.p_blocking import (
    bishop_reaches,
    no_bishop,
    obtain_quotient,
    pair_mirror,
    pair_natural,
    queen,
    row_is_far,
    same_index,
)
from verifier.lemmas.chapters.paper.play import (
    Mv,
    P,
    board,
    condition_a,
    condition_b,
    falls,
    options_in,
    pair,
    rule,
)
from verifier.lemmas.chapters.paper.residues import equal_products
from verifier.lemmas.chapters.paper.rows import open_row, row_exists, row_natural, row_unique
from verifier.lemmas.trusted.kernel import Hint, induction, instance, step_of, witness
from verifier.lemmas.trusted.terms import Lambda, Term, all_of, any_of, eq, exists, forall, iff, ints, num
from verifier.lemmas.writing import POSITIVE, Claim, claim, f, is_a, lemma, m, open_a, p, step_at

x, y, x1, y1, i, j, k, l, n, r, s, t, a, c, d = ints("x y x1 y1 i j k l n r s t a c d")
X, Y, X1, Y1, z0, z1, t0, k0, a0, c0, d0, n0, r0 = ints("X Y X1 Y1 z0 z1 t0 k0 a0 c0 d0 n0 r0")


# --- a_{n+t} - a_n ----------------------------------------------------------------------------------------------------


@lemma
def f_scaled() -> Claim:
    """f(sa, sn) = s^2 f(a, n)."""
    return claim([], eq(f(s * a, s * n), s * s * f(a, n)))


@lemma
def square_sign() -> Claim:
    """If s >= 1 then s^2 y has the sign of y."""
    return claim(
        [s >= 1], iff(s * s * y <= 0, y <= 0), [cancel(x=s, y=s * y), cancel(x=s, y=y)], model={"s": 2, "y": 3}
    )


def _scaled(s: Term, a: Term, n: Term) -> list[Hint]:
    """Hints: f(sa, sn) has the sign of f(a, n)."""
    return [f_scaled(s=s, a=a, n=n), square_sign(s=s, y=f(a, n))]


@lemma
def line_between() -> Claim:
    """If a/n <= d/l and d/l is below alpha, so is a/n: f(d, l) <= 0 and al <= dn give f(a, n) <= 0, l >= 1."""
    return claim(
        [POSITIVE, n >= 1, l >= 1, a >= 0, d >= 0, a * l <= d * n, f(d, l) <= 0], f(a, n) <= 0,
        [
            _scaled(n, d, l), _scaled(l, a, n), monotone_in_a(a=l * a, c=n * d, n=l * n), product_nonneg(x=l, y=a),
            product_nonneg(x=l, y=n),
        ],
        model={"m": 2, "p": 3, "a": 1, "n": 4, "d": 1, "l": 3}, mutant=f(a, n) > 0,
    )


@lemma
def line_sum_below() -> Claim:
    """If f(a, n) <= 0 and f(c, l) <= 0 then f(a + c, n + l) <= 0."""
    return claim(
        [POSITIVE, n >= 1, l >= 1, a >= 0, c >= 0, f(a, n) <= 0, f(c, l) <= 0], f(a + c, n + l) <= 0,
        [line_between(a=a + c, n=n + l, d=a, l=n), line_between(a=a + c, n=n + l, d=c)],
        model={"m": 2, "p": 3, "a": 1, "n": 4, "c": 1, "l": 3}, mutant=f(a + c, n + l) > 0,
    )


@lemma
def line_sum_above() -> Claim:
    """If f(a, n) > 0 and f(c, l) > 0 then f(a + c, n + l) > 0."""
    return claim(
        [POSITIVE, n >= 1, l >= 1, a >= 0, c >= 0, f(a, n) > 0, f(c, l) > 0], f(a + c, n + l) > 0,
        [line_between(d=a + c, l=n + l), line_between(a=c, n=l, d=a + c, l=n + l)],
        model={"m": 2, "p": 3, "a": 2, "n": 4, "c": 2, "l": 3}, mutant=f(a + c, n + l) <= 0,
    )


@lemma
def a_zero() -> Claim:
    """a_0 = 0."""
    return claim(
        [POSITIVE], iff(is_a(0, a), eq(a, 0)),
        [open_a(0, a), product_large(x=a, y=a), product_large(x=p, y=a * a)],
        model={"m": 2, "p": 3, "a": 0},
    )


@lemma
def a_sum() -> Claim:
    """a_{n+t} - a_n is a_t or a_t + 1."""
    return claim(
        [POSITIVE, is_a(n, a), is_a(t, c), t >= 1, is_a(n + t, d)], any_of(eq(d, a + c), eq(d, a + c + 1)),
        [
            open_a(n, a), open_a(t, c), a_zero(), a_unique(n=t, a=c, c=d), a_natural(n=n, a=a), a_natural(n=t, a=c),
            line_sum_below(l=t), line_sum_above(a=a + 1, c=c + 1, l=t), a_at_least(i=n + t, a=d, k=a + c),
            a_at_least(i=n + t, a=d, k=a + 1 + (c + 1)),
        ],
        model={"m": 2, "p": 3},
    )


MORE = exists([n, a], all_of(n >= 0, is_a(n, a), is_a(n + t, a + c + 1)))


@lemma
def a_multiples_step() -> Claim:
    """If a_{n+t} - a_n is never a_t + 1, then a_{rt} = r a_t for all r: the step from r - 1 to r."""
    step = step_of(r, is_a(r * t, r * c))
    past = step_at(step, r0).before
    before = (r0 - 1) * t
    some = a_exists.at(n=r0 * t)
    return claim(
        [POSITIVE, t >= 1, is_a(t, c), ~MORE], step,
        [
            witness(step, r0), instance(past, r0 - 1), a_zero(a=r0 * c), product_nonneg(x=r0, y=t), a_exists(n=r0 * t),
            witness(some, d0), a_sum(n=before, a=(r0 - 1) * c, d=d0), instance(MORE, before, (r0 - 1) * c),
            product_nonneg(x=r0 - 1, y=t),
        ],
    )


@lemma
def f_of_multiple() -> Claim:
    """f(rc + 1, rt) = r^2 f(c, t) + r(2pc + mpt) - 2rt + p."""
    return claim([], eq(f(r * c + 1, r * t), r * r * f(c, t) + r * (2 * p * c + m * p * t) - 2 * r * t + p))


@lemma
def square_wins() -> Claim:
    """If F <= -1 and r >= S + p then r^2 F + rS - 2rt + p <= 0."""
    F, S = ints("F S")
    return claim(
        [F <= -1, p >= 1, t >= 0, r >= 1, r >= S + p], r * r * F + r * S - 2 * r * t + p <= 0,
        [
            product_nonneg(x=r, y=r - S - p), product_nonneg(x=r, y=r), product_nonneg(x=r * r, y=-1 - F),
            product_large(x=r, y=p), product_nonneg(x=r, y=t),
        ],
        model={"F": -2, "p": 3, "t": 1, "r": 8, "S": 4},
    )


@lemma
def far_multiple() -> Claim:
    """f(rc + 1, rt) <= 0 for r >= 2pc + mpt + p, if f(c, t) <= -1."""
    enough = 2 * p * c + m * p * t
    return claim(
        [POSITIVE, t >= 1, c >= 0, f(c, t) <= -1, r >= enough + p, r >= 1], f(r * c + 1, r * t) <= 0,
        [f_of_multiple(), square_wins(F=f(c, t), S=enough)],
        model={"m": 2, "p": 3, "c": 1, "t": 3, "r": 30}, mutant=f(r * c + 1, r * t) > 0,
    )


@lemma
def a_sum_more() -> Claim:
    """For every t >= 1 there is an n with a_{n+t} = a_n + a_t + 1."""
    r = 2 * p * c + m * p * t + p
    every = forall([s], (s >= 0) >> is_a(s * t, s * c))
    return claim(
        [POSITIVE, t >= 1, is_a(t, c)], MORE,
        [
            a_multiples_step(), induction(s, is_a(s * t, s * c)), instance(every, r), open_a(r * t, r * c),
            open_a(t, c), irrational(a=c, n=t), far_multiple(r=r), product_nonneg(x=p, y=c),
            product_nonneg(x=m * p, y=t), product_nonneg(x=m, y=p),
        ],
    )


# --- the differences of two pairs -------------------------------------------------------------------------------------


def across(i: Term, t: Term) -> Term:
    """i = a_{t-k} - b_k for some 1 <= k <= t."""
    k, a, c = ints("k_across a_across c_across")
    return exists([k, a, c], all_of(k >= 1, k <= t, is_a(t - k, a), is_a(k, c), eq(i, a - c - m * k)))


def joined(i: Term, j: Term) -> Term:
    """j - i = mt, t >= 1, and i is a_t, a_t + 1 or some a_{t-k} - b_k."""
    (t,) = ints("t_joined")
    return exists([t], all_of(t >= 1, eq(j, i + m * t), any_of(is_a(t, i), is_a(t, i - 1), across(i, t))))


VECTOR = [i >= 0, i <= j, j >= 1]


@lemma
def pairs_differ() -> Claim:
    """If two pairs differ by (i, j), then i and j are as the theorem says."""
    u, w = z0, z1
    t = u - w
    return claim(
        [POSITIVE, *VECTOR, pair(x, y), pair(x1, y1), eq(x - x1, i), eq(y - y1, j)], joined(i, j),
        [
            witness(pair(x, y), u), witness(pair(x1, y1), w), open_row(x, u), open_row(x1, w), row_natural(k=x, z=u),
            row_natural(k=x1, z=w), same_index(k=x, x=x1, z=u), product_large(x=m, y=w - u), instance(joined(i, j), t),
            a_exists(n=t), witness(a_exists.at(n=t), c0), a_sum(n=w, a=x1, t=t, c=c0, d=x),
            instance(across(i, t), -w, x, x1 + m * w), a_monotone(i=-u, j=-w, a=x + m * u, c=x1 + m * w),
            product_large(x=m, y=t),
        ],
    )


@lemma
def pairs_found() -> Claim:
    """If i and j are as the theorem says, two pairs differ by (i, j)."""
    goal = exists([x, y], all_of(pair(x, y), pair(x - i, y - j)))
    t, more = t0, a_sum_more.at(t=t0, c=i - 1)
    hints: list[Hint] = [
        witness(joined(i, j), t), witness(across(i, t), k0, a0, c0), a_zero(a=num(0)), a_sum_more(t=t, c=i - 1),
        witness(more, n0, d0), a_natural(n=k0, a=c0),
    ]
    for v, u, w in ((i, t, num(0)), (d0 + i, n0 + t, n0), (a0, t - k0, -k0)):
        hints += [
            instance(goal, v, v + m * u), instance(pair(v, v + m * u), u), open_row(v, u), open_row(v - i, w),
            instance(pair(v - i, v + m * u - j), w),
        ]
    return claim([POSITIVE, *VECTOR, joined(i, j)], goal, hints)


# --- the game ---------------------------------------------------------------------------------------------------------


def vector(x: Term, y: Term, x1: Term, y1: Term) -> Term:
    """The move takes (i, j) or (j, i)."""
    by = any_of(all_of(eq(x - x1, i), eq(y - y1, j)), all_of(eq(x - x1, j), eq(y - y1, i)))
    return all_of(x1 >= 0, y1 >= 0, by)


def extended(x: Term, y: Term, x1: Term, y1: Term) -> Term:
    """The game with the vector."""
    return any_of(Mv(x, y, x1, y1), vector(x, y, x1, y1))


HYPS = [POSITIVE, *VECTOR, rule(pair, board, Mv), falls(board, Mv), rule(P, board, extended)]
SAME = forall([x, y], board(x, y) >> iff(P(x, y), pair(x, y)))
PLAYED = {"m": 1, "p": 1, "Mv": "WN move"}


@lemma
def vector_idle() -> Claim:
    """If i and j are not as the theorem says, no pair has a pair as an option, by the old moves or by the vector."""
    goal = condition_a(pair, board, extended)
    options = options_in(pair, Mv, X, Y)
    return claim(
        [*HYPS[:-1], ~joined(i, j)], goal,
        [
            witness(goal, X, Y, X1, Y1), instance(rule(pair, board, Mv), X, Y), instance(options, X1, Y1),
            pairs_differ(x=X, y=Y, x1=X1, y1=Y1), pair_mirror(x=X, y=Y), pair_mirror(x=X1, y=Y1),
            pairs_differ(x=Y, y=X, x1=Y1, y1=X1),
        ],
        model={**PLAYED, "i": 1, "j": 3},
    )


@lemma
def vector_reaches() -> Claim:
    """Every position that is no pair keeps its option among the pairs."""
    goal = condition_b(pair, board, extended)
    old, new = options_in(pair, Mv, X, Y), options_in(pair, extended, X, Y)
    return claim(
        HYPS[:-1], goal,
        [witness(goal, X, Y), instance(rule(pair, board, Mv), X, Y), witness(old, X1, Y1), instance(new, X1, Y1)],
        model={**PLAYED, "i": 1, "j": 3},
    )


@lemma
def vector_changes_nothing() -> Claim:
    """If i and j are not as the theorem says, the pairs are the P-positions of the game with the vector."""
    return claim(
        [*HYPS, ~joined(i, j), board(x, y)], iff(P(x, y), pair(x, y)),
        [
            vector_idle(), vector_reaches(), decided(pair, board, extended),
            instance(falls(board, Mv), *ints("fall1 fall2 fall3 fall4")),
        ],
        model={**PLAYED, "P": "WN with (1, 3)", "i": 1, "j": 3, "x": 1, "y": 2},
    )


@lemma
def added_vector() -> Claim:
    """Let the P-positions of a game without blocking be the pairs {a_n, b_n} of m and p, and let 0 <= i <= j, j >= 1.
    They are those of the game with the further moves (i, j) and (j, i) if and only if there is no t >= 1 with j - i =
    mt, where i is a_t, a_t + 1, or a_{t-k} - b_k for some 1 <= k <= t.
    """
    options = options_in(P, extended, X, Y)
    return claim(
        HYPS, iff(SAME, ~joined(i, j)),
        [
            witness(SAME, x, y), vector_changes_nothing(), pairs_found(), witness(pairs_found.at(), X, Y),
            instance(SAME, X, Y), instance(SAME, X - i, Y - j), instance(rule(P, board, extended), X, Y),
            instance(options, X - i, Y - j), pair_natural(x=X, y=Y), pair_natural(x=X - i, y=Y - j),
        ],
        model={**PLAYED, "P": "WN with (1, 3)", "i": 1, "j": 3},
    )


# --- mWN --------------------------------------------------------------------------------------------------------------

ONE = [m >= 1, eq(p, 1)]


@lemma
def one_in_a_row() -> Claim:
    """For p = 1 a row has one pair."""
    return claim(
        [*ONE, pair(x, y), pair(x, y1)], eq(y, y1),
        [
            witness(pair(x, y), z0), witness(pair(x, y1), z1), equal_products(z=z1 - z0, x=p, y=num(1)),
            row_unique(k=x, z=z0, t=z1 - z0),
        ],
        model={"p": 1},
    )


@lemma
def wythoff_safe() -> Claim:
    """From a pair of m and p = 1, mWN has no move to a pair."""
    return claim(
        [*ONE, pair(x, y), pair(x1, y1)], ~queen(x, y, x1, y1),
        [
            no_bishop(), pair_mirror(), pair_mirror(x=x1, y=y1), one_in_a_row(), one_in_a_row(x=y, y=x, y1=x1),
            witness(pair(x1, y1), z0), instance(pair(x, y1), z0), witness(pair(y1, x1), z1), instance(pair(y, x1), z1),
        ],
        model={"p": 1},
    )


@lemma
def wythoff_reaches_low() -> Claim:
    """From (x, y), 0 <= x <= y, that is no pair of m and p = 1, mWN has a move to a pair."""
    goal = options_in(pair, queen, x, y)
    q, w = r0, t0
    z = 0 + p * w
    return claim(
        [*ONE, x >= 0, x <= y, ~pair(x, y)], goal,
        [
            obtain_quotient(x, y, q, s), a_exists(n=q), witness(a_exists.at(n=q), a0),
            bishop_reaches(q=q, r=s, a=a0), instance(goal, a0, a0 + m * q), row_exists(k=x, z=num(0)),
            witness(row_exists.at(k=x, z=num(0)), w), row_is_far(q=q, r=s, a=a0, z=z), instance(goal, x, x + m * z),
            instance(pair(x, x + m * z), z),
        ],
        model={"p": 1},
    )


@lemma
def wythoff_rule() -> Claim:
    """The pairs of m and p = 1 are the P-positions of mWN: they obey its rule."""
    goal = rule(pair, board, queen)
    here, there = options_in(pair, queen, X, Y), options_in(pair, queen, Y, X)
    return claim(
        ONE, goal,
        [
            witness(goal, X, Y), witness(here, X1, Y1), wythoff_safe(x=X, y=Y, x1=X1, y1=Y1),
            wythoff_reaches_low(x=X, y=Y), wythoff_reaches_low(x=Y, y=X), pair_mirror(x=Y, y=X),
            witness(there, z0, z1), instance(here, z1, z0), pair_mirror(x=z0, y=z1),
        ],
        model={"m": 1, "p": 1},
    )


def with_vector(x: Term, y: Term, x1: Term, y1: Term) -> Term:
    """mWN with the vector."""
    return any_of(queen(x, y, x1, y1), vector(x, y, x1, y1))


@lemma
def added_to_wythoff() -> Claim:
    """Let 0 <= i <= j, j >= 1. The P-positions of mWN are those of mWN with the further moves (i, j) and (j, i) if and
    only if there is no t >= 1 with j - i = mt, where i is a_t, a_t + 1, or a_{t-k} - b_k for some 1 <= k <= t; a and b
    are the sequences of m and p = 1.
    """
    v = [x, y, x1, y1]
    fall = falls(board, queen)
    return claim(
        [*ONE, *VECTOR, rule(P, board, with_vector)], iff(SAME, ~joined(i, j)),
        [wythoff_rule(), witness(fall, X, Y, X1, Y1), added_vector(Mv=Lambda(v, queen(*v)))],
        model={"m": 1, "p": 1, "P": "WN with (1, 3)", "i": 1, "j": 3},
    )
