"""Pairs whose differences grow by m or m + 1 at a time: when are they the P-positions of mWN^(l,p)?

Rows of the board hold consecutive indices: row x those from first(x) to first(x+1) - 1, at least one, and c(n) is the
row of n. The pairs (c_n, d_n) and their mirror images are the set in question (`listed`). If d_0 = 0 and D_n = d_n -
c_n grows by m at each step, or by m + 1 (this only if m >= 2), the m-bishop does all its work by itself:

- it never joins two pairs (`no_bishop_joins`), and
- outside the set it reaches a pair, unless (x, y), x <= y, lies to the right of the whole row x, or just before a pair
  that comes m + 1 after the one before (`bishop_or_rook`).

So only the rook is left, in three conditions on single rows: `steps`. Both `progressions.py` and `parity.py` rest on
it.
"""

from __future__ import annotations

from verifier.lemmas.chapters.paper.deciding import b_on_both_sides, decided, listed_mirrored
from verifier.lemmas.chapters.paper.play import P, bishop, board, condition_a, length, options_in, rule
from verifier.lemmas.chapters.paper.residues import residue_queen
from verifier.lemmas.trusted.kernel import Hint, induction, instance, step_of, witness
from verifier.lemmas.trusted.terms import Function, Term, all_of, any_of, eq, exists, forall, iff, ints
from verifier.lemmas.writing import Claim, claim, lemma, m, p, step_at

__all__ = [
    "BESIDE", "BEYOND", "JOINED", "ROWS", "SHAPE", "beyond", "c", "c_starts", "c_step", "d", "difference", "first",
    "first_grows", "grows", "listed", "row_is", "steps",
]

x, y, x1, y1, i, j, l, n, e, N = ints("x y x1 y1 i j l n e N")
X, Y, X1, Y1, n0, n1, i0, j0 = ints("X Y X1 Y1 n0 n1 i0 j0")

c, d, first = Function("c", 1), Function("d", 1), Function("first", 1)

MODEL = {"m": 3, "p": 4, "l": 2, **{name: f"{name} of 3WN^(2,4)" for name in ("c", "d", "first", "P")}}
GAPS = {"m": 2, "p": 2, "l": 1, **{name: f"{name} of 2WN^(2)" for name in ("c", "d", "first", "P")}}


def difference(n: Term) -> Term:
    """D_n = d_n - c_n."""
    return d(n) - c(n)


FULL = forall([x], (x >= 0) >> (first(x) < first(x + 1)))
PLACE = forall([n], (n >= 0) >> all_of(c(n) >= 0, first(c(n)) <= n, n < first(c(n) + 1)))
ROWS = [eq(first(0), 0), FULL, PLACE]

_gap = difference(n + 1) - difference(n)
GROWS = forall([n], (n >= 0) >> any_of(eq(_gap, m), all_of(m >= 2, eq(_gap, m + 1))))
SHAPE = [m >= 1, *ROWS, eq(d(0), 0), GROWS]


def listed(x: Term, y: Term) -> Term:
    """(x, y) is (c_n, d_n) or (d_n, c_n) for some n."""
    (n,) = ints("n_listed")
    here, mirrored = all_of(eq(x, c(n)), eq(y, d(n))), all_of(eq(x, d(n)), eq(y, c(n)))
    return exists([n], all_of(n >= 0, any_of(here, mirrored)))


# --- rows and their indices -------------------------------------------------------------------------------------------


@lemma
def first_grows_step() -> Claim:
    """Rows begin one after the other: the step from y - 1 to y."""
    step = step_of(y, (x < y) >> (first(x) < first(y)))
    before = step_at(step, n0).before
    return claim(
        [FULL, x >= 0], step, [witness(step, n0), instance(before, n0 - 1), instance(FULL, n0 - 1)],
        model={**MODEL, "x": 1},
    )


@lemma
def first_grows() -> Claim:
    """If x < y, row x begins before row y."""
    formula = (x < y) >> (first(x) < first(y))
    every = forall([y], (y >= 0) >> formula)
    return claim(
        [FULL, x >= 0, x < y], first(x) < first(y),
        [first_grows_step(), induction(y, formula), instance(every, y)],
        model={**MODEL, "x": 1, "y": 4},
    )


@lemma
def row_is() -> Claim:
    """The row of an index n with first(x) <= n < first(x+1) is x."""
    return claim(
        [*ROWS, x >= 0, n >= 0, first(x) <= n, n < first(x + 1)], eq(c(n), x),
        [instance(PLACE, n), first_grows(x=c(n) + 1, y=x), first_grows(x=x + 1, y=c(n))],
        model={**MODEL, "x": 1},
    )


@lemma
def c_starts() -> Claim:
    """c_0 = 0."""
    return claim(ROWS, eq(c(0), 0), [row_is(x=0, n=0), instance(FULL, 0)], model=MODEL)


@lemma
def c_step() -> Claim:
    """The row of n + 1 is that of n, or it is the next one, and n + 1 is its first index."""
    stays = all_of(eq(c(n + 1), c(n)), first(c(n + 1)) < n + 1)
    return claim(
        [*ROWS, n >= 0], any_of(stays, all_of(eq(c(n + 1), c(n) + 1), eq(first(c(n + 1)), n + 1))),
        [
            instance(PLACE, n), instance(FULL, c(n) + 1), row_is(x=c(n), n=n + 1), row_is(x=c(n) + 1, n=n + 1),
        ],
        model={**MODEL, "n": 2},
    )


def _later(j: Term) -> Term:
    return all_of(difference(j) >= difference(i) + m, c(j) >= c(i))


@lemma
def grows_step() -> Claim:
    """D grows by at least m and c does not fall: the step from j - 1 to j."""
    step = step_of(j, (i < j) >> _later(j))
    before = step_at(step, n0).before
    return claim(
        [*SHAPE, i >= 0], step,
        [witness(step, n0), instance(before, n0 - 1), instance(GROWS, n0 - 1), c_step(n=n0 - 1)],
        model={**MODEL, "i": 1},
    )


@lemma
def grows() -> Claim:
    """If i < j then D_j >= D_i + m and c_j >= c_i."""
    formula = (i < j) >> _later(j)
    every = forall([j], (j >= 0) >> formula)
    return claim(
        [*SHAPE, i >= 0, i < j], _later(j), [grows_step(), induction(j, formula), instance(every, j)],
        model={**MODEL, "i": 1, "j": 4},
    )


# --- the m-bishop -----------------------------------------------------------------------------------------------------


def order(*indices: Term) -> list[Hint]:
    """Hints: how these indices compare, with each other and with 0; and where all begins."""
    hints: list[Hint] = [c_starts()]
    for left in indices:
        hints += [instance(PLACE, left), grows(i=0, j=left)]
        hints += [grows(i=left, j=right) for right in indices if right is not left]
    return hints


@lemma
def pairs_natural() -> Claim:
    """0 <= c_n <= d_n, and c_n < d_n if n >= 1."""
    return claim(
        [*SHAPE, n >= 0], all_of(c(n) >= 0, c(n) <= d(n), (n >= 1) >> (c(n) < d(n))), order(n),
        model={**MODEL, "n": 3},
    )


@lemma
def no_bishop_joins() -> Claim:
    """The m-bishop never joins two pairs, since D_i - D_j and D_i + D_j are at least m in absolute value."""
    return claim(
        [*SHAPE, listed(x, y), listed(x1, y1)], ~bishop(m)(x, y, x1, y1),
        [witness(listed(x, y), n0), witness(listed(x1, y1), n1), *order(n0, n1)],
        model={**MODEL, "x": 1, "y": 10, "x1": 0, "y1": 3},
    )


def _last(N: Term) -> Term:
    """There is a last j <= N with D_j <= e."""
    return exists([j], all_of(j >= 0, j <= N, difference(j) <= e, any_of(eq(j, N), difference(j + 1) > e)))


@lemma
def last_below_step() -> Claim:
    """There is a last index j <= N with D_j <= e: the step from N - 1 to N."""
    step = step_of(N, _last(N))
    before, goal, earlier = step_at(step, n0)
    return claim(
        [*SHAPE, e >= 0], step,
        [
            witness(step, n0), instance(before, n0 - 1), witness(earlier, j0), instance(goal, j0),
            instance(goal, n0), c_starts(),
        ],
        model={**MODEL, "e": 7},
    )


@lemma
def last_below() -> Claim:
    """For e >= 0 there is a last index j <= N with D_j <= e."""
    every = forall([N], (N >= 0) >> _last(N))
    return claim(
        [*SHAPE, e >= 0, N >= 0], _last(N), [last_below_step(), induction(N, _last(N)), instance(every, N)],
        model={**MODEL, "e": 7, "N": 5},
    )


def beyond(x: Term, y: Term) -> Term:
    """(x, y) lies to the right of the last pair of row x."""
    return d(first(x + 1) - 1) < y


@lemma
def row_ends() -> Claim:
    """No pair of row x lies to the right of (x, d_n), where n is the last index of the row; and d_n >= x."""
    last = first(x + 1) - 1
    return claim(
        [*SHAPE, listed(x, y), x >= 0], all_of(y <= d(last), x <= d(last), last >= 0),
        [
            first_grows(x=0, y=x + 1), instance(FULL, x), row_is(n=last), pairs_natural(n=last),
            witness(listed(x, y), n0),
            instance(PLACE, n0), pairs_natural(n=n0), grows(i=n0, j=last), first_grows(x=x + 1, y=c(n0)),
        ],
        model={**MODEL, "x": 1, "y": 10},
    )


def just_before(x: Term, y: Term) -> Term:
    """(x, y) lies just before a pair (c_n, d_n) with D_n = D_(n-1) + m + 1."""
    (n,) = ints("n_next")
    late = eq(difference(n), difference(n - 1) + m + 1)
    return exists([n], all_of(n >= 1, eq(x, c(n)), eq(y, d(n) - 1), late))


@lemma
def bishop_or_rook() -> Claim:
    """Outside the pairs, for 0 <= x <= y, the m-bishop reaches a pair; or (x, y) lies to the right of all pairs of
    row x; or just before a pair (c_n, d_n) with D_n = D_{n-1} + m + 1.
    """
    reach = exists([x1, y1], all_of(bishop(m)(x, y, x1, y1), listed(x1, y1)))
    gap = just_before(x, y)
    N0 = first(x + 1) - 1
    last = last_below.at(e=y - x, N=N0)
    hints: list[Hint] = [
        first_grows(x=0, y=x + 1), instance(FULL, x), row_is(n=N0), last_below(e=y - x, N=N0), witness(last, j0),
        instance(GROWS, j0), *order(j0, j0 + 1), grows(i=j0, j=N0), grows(i=j0 + 1, j=N0), instance(gap, j0 + 1),
    ]
    for at in (j0, j0 + 1):
        hints += [
            instance(reach, c(at), d(at)), instance(listed(c(at), d(at)), at), instance(listed(x, y), at),
            pairs_natural(n=at),
        ]
    return claim(
        [*SHAPE, x >= 0, x <= y, ~listed(x, y)], any_of(reach, beyond(x, y), gap), hints,
        model={**MODEL, "x": 1, "y": 9},
    )


# --- and the rook -----------------------------------------------------------------------------------------------------

MOVE = residue_queen(l, p)


def rook_reaches(x: Term, y: Term) -> Term:
    """The (l, p)-rook moves within row x from (x, y) to a pair."""
    (w,) = ints("y_reached")
    return exists([w], all_of(w >= 0, w < y, listed(x, w), length(y - w, l, p)))


JOINED = forall([x, y, y1], all_of(y1 >= 0, y1 < y, listed(x, y), listed(x, y1)) >> ~length(y - y1, l, p))
BEYOND = forall([x, y], all_of(x >= 0, beyond(x, y)) >> rook_reaches(x, y))
BESIDE = forall([x, y], all_of(x <= y, just_before(x, y)) >> rook_reaches(x, y))
ROOK = [JOINED, BEYOND, BESIDE]


@lemma
def listed_mirror() -> Claim:
    """The set of pairs is symmetric."""
    return listed_mirrored(listed, {**MODEL, "x": 1, "y": 10})


@lemma
def steps_a() -> Claim:
    """(A): no option of a pair is a pair."""
    goal = condition_a(listed, board, MOVE)
    far = length(X + Y - X1 - Y1, l, p)
    row, column = length(Y - Y1, l, p), length(X - X1, l, p)
    return claim(
        [*SHAPE, JOINED], goal,
        [
            witness(goal, X, Y, X1, Y1), no_bishop_joins(x=X, y=Y, x1=X1, y1=Y1), witness(far, i0, j0),
            instance(row, i0, j0), instance(column, i0, j0), instance(JOINED, X, Y, Y1), instance(JOINED, Y, X, X1),
            listed_mirror(x=X, y=Y), witness(listed(X1, Y1), n1), instance(listed(X, Y1), n1),
            instance(listed(Y, X1), n1),
        ],
        model=MODEL,
    )


@lemma
def steps_b_low() -> Claim:
    """(B) for x <= y: every position outside the pairs has an option that is a pair."""
    goal = options_in(listed, MOVE, x, y)
    reach = exists([x1, y1], all_of(bishop(m)(x, y, x1, y1), listed(x1, y1)))
    (w,) = ints("w0")
    return claim(
        [*SHAPE, BEYOND, BESIDE, x >= 0, x <= y, ~listed(x, y)], goal,
        [
            bishop_or_rook(), witness(reach, X1, Y1), instance(goal, X1, Y1), instance(BEYOND, x, y),
            instance(BESIDE, x, y), witness(rook_reaches(x, y), w), instance(goal, x, w),
            witness(length(y - w, l, p), i0, j0), instance(length(x + y - x - w, l, p), i0, j0),
        ],
        model={**MODEL, "x": 1, "y": 9},
    )


@lemma
def steps_b() -> Claim:
    """(B): every position outside the pairs has an option that is a pair."""
    return b_on_both_sides(
        listed, board, MOVE, steps_b_low, listed_mirror, [*SHAPE, BEYOND, BESIDE], MODEL, lambda k: length(k, l, p)
    )


@lemma
def steps() -> Claim:
    """Let the rows hold consecutive indices n, each row at least one; c_n the row of n; d_0 = 0; and let d_n - c_n
    grow by m at each step, or by m + 1 if m >= 2. Then {{c_n, d_n}} is the set of P-positions of mWN^(l,p), provided
    that the (l, p)-rook (a) never joins two pairs of a row, (b) reaches a pair of row x from every (x, y) to the
    right of all of them, and (c) does so from (c_n, d_n - 1) whenever d_n - c_n = d_{n-1} - c_{n-1} + m + 1.
    """
    return claim(
        [*SHAPE, *ROOK, rule(P, board, MOVE), board(x, y)], iff(P(x, y), listed(x, y)),
        [steps_a(), steps_b(), decided(listed, board, MOVE)],
        model={**MODEL, "x": 1, "y": 10},
    )
