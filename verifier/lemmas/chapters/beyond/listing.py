"""The P-positions of mWN^(l,p), l < p, listed row by row: what it means that d_n - c_n = sn for all n. Then s = m.

P = {{c_n, d_n}}, c_n <= d_n, in the order by c and then d: row x has the indices first(x), ..., first(x+1) - 1 (a row
may be empty), and c_n is the row of n. The pair with signed index z in row x is (x, x + sz): z = n for (c_n, d_n), z
= -j for (d_j, c_j). Two facts carry everything that follows.

- AVOID: if z > z' are signed indices of a row, s(z - z') is congruent to none of 0, ..., l - 1 modulo p: that would be
  a rook's move (`avoid`).
- COVER: for every E some signed index z of row x has E - sz congruent to one of 0, ..., l - 1 modulo p. For far to the
  right, at (x, x + E + pH), only the rook's moves along the row are left (`far_right`, `cover`).

The step is m: s < m is impossible because of (0, 0); if s >= m + 2 then (1, 1 + m) would be a P-position, and if s =
m + 1 then (1, ks) would be, where k is the number of P-positions of row 0 (`step_is_m`).
"""

from __future__ import annotations

from verifier.lemmas.chapters.beyond.steps import MODEL, MOVE, PLACE, c, d, first, listed, listed_mirror, rook_reaches
from verifier.lemmas.chapters.paper.algebra import cancel, product_large, product_nonneg
from verifier.lemmas.chapters.paper.play import P, board, length, options_in, rule
from verifier.lemmas.trusted.kernel import Hint, induction, instance, step_of, witness
from verifier.lemmas.trusted.terms import Term, all_of, any_of, eq, exists, forall, iff, instantiate, ints, ite, num
from verifier.lemmas.writing import Claim, claim, lemma, m, p, step_at

__all__ = ["LISTING", "avoid", "cover", "member", "step_is_m"]

x, y, n, i, j, l, s, z, z1, E, T, b = ints("x y n i j l s z z1 E T b")
X1, Y1, n0, n1, i0, j0, z0, z2, w0, T0, b0 = ints("X1 Y1 n0 n1 i0 j0 z0 z2 w0 T0 b0")

WEAK = forall([x], (x >= 0) >> (first(x) <= first(x + 1)))
ORDER = forall([n], (n >= 0) >> any_of(c(n) < c(n + 1), all_of(eq(c(n), c(n + 1)), d(n) < d(n + 1))))
SORTED = forall([n], (n >= 0) >> (c(n) <= d(n)))
LIST = forall([x, y], board(x, y) >> iff(P(x, y), listed(x, y)))
STEPS = forall([n], (n >= 0) >> eq(d(n), c(n) + s * n))
RULE = rule(P, board, MOVE)
LISTING = [m >= 1, l >= 1, l < p, RULE, LIST, eq(first(0), 0), WEAK, PLACE, ORDER, SORTED, STEPS]
TRUE = {**MODEL, "s": 3}


def member(x: Term, z: Term) -> Term:
    """z is a signed index of row x: one of first(x), ..., first(x+1) - 1, or -j if x = d_j, j >= 1."""
    return any_of(all_of(first(x) <= z, z < first(x + 1)), all_of(z <= -1, eq(d(-z), x)))


@lemma
def first_weak_step() -> Claim:
    """first(x) <= first(y) for x <= y: the step from y - 1 to y."""
    step = step_of(y, (x <= y) >> (first(x) <= first(y)))
    before = step_at(step, n0).before
    return claim(
        [WEAK, x >= 0], step, [witness(step, n0), instance(before, n0 - 1), instance(WEAK, n0 - 1)],
        model={**TRUE, "x": 1},
    )


@lemma
def first_weak() -> Claim:
    """If x <= y then first(x) <= first(y)."""
    formula = (x <= y) >> (first(x) <= first(y))
    every = forall([y], (y >= 0) >> formula)
    return claim(
        [WEAK, x >= 0, x <= y], first(x) <= first(y),
        [first_weak_step(), induction(y, formula), instance(every, y)],
        model={**TRUE, "x": 1, "y": 4},
    )


@lemma
def row_weak() -> Claim:
    """The row of an index n with first(x) <= n < first(x+1) is x."""
    return claim(
        [WEAK, PLACE, x >= 0, n >= 0, first(x) <= n, n < first(x + 1)], eq(c(n), x),
        [instance(PLACE, n), first_weak(x=c(n) + 1, y=x), first_weak(x=x + 1, y=c(n))],
        model={**TRUE, "x": 1},
    )


@lemma
def origin() -> Claim:
    """(0, 0) is a P-position."""
    none = options_in(P, MOVE, num(0), num(0))
    return claim(LISTING, P(0, 0), [instance(RULE, 0, 0), witness(none, X1, Y1)], model=TRUE)


def _option(x: Term | int, y: Term | int, x1: Term | int, y1: Term | int) -> list[Hint]:
    """Hints: if (x1, y1) is an option of (x, y), they are not both in P."""
    x, y = num(x) if isinstance(x, int) else x, num(y) if isinstance(y, int) else y
    return [instance(RULE, x, y), instance(options_in(P, MOVE, x, y), x1, y1)]


@lemma
def step_large() -> Claim:
    """s >= m: otherwise the m-bishop would move from (c_1, d_1) to (0, 0)."""
    return claim(
        LISTING, s >= m,
        [
            origin(), instance(ORDER, 0), instance(SORTED, 1), instance(STEPS, 0), instance(STEPS, 1),
            instance(PLACE, 0),
            instance(PLACE, 1), instance(LIST, c(1), d(1)), instance(listed(c(1), d(1)), 1), *_option(c(1), d(1), 0, 0),
        ],
        model=TRUE,
    )


@lemma
def upper() -> Claim:
    """A P-position (x, y), x <= y, is (c_n, d_n) for some n, and y - x = sn."""
    goal = exists([n], all_of(n >= 0, eq(x, c(n)), eq(y, d(n)), eq(y, x + s * n)))
    return claim(
        [*LISTING, P(x, y), x >= 0, x <= y], goal,
        [
            step_large(), instance(LIST, x, y), witness(listed(x, y), n0), instance(STEPS, n0), instance(SORTED, n0),
            instance(goal, n0), cancel(x=s, y=n0),
        ],
        model={**TRUE, "x": 1, "y": 10},
    )


def _upper(x: Term, y: Term, n: Term) -> list[Hint]:
    return [upper(x=x, y=y), witness(upper.at(x=x, y=y), n), instance(PLACE, n)]


@lemma
def mirror() -> Claim:
    """P is symmetric."""
    return claim(
        [*LISTING, P(x, y), board(x, y)], P(y, x), [instance(LIST, x, y), instance(LIST, y, x), listed_mirror()],
        model={**TRUE, "x": 1, "y": 10},
    )


@lemma
def far_right() -> Claim:
    """From (x, y) with y >= x + s first(x+1) + m + 1 the rook reaches a P-position of row x."""
    options = options_in(P, MOVE, x, y)
    goal = rook_reaches(x, y)
    top = first(x + 1)
    far = length(x + y - X1 - Y1, l, p)
    return claim(
        [*LISTING, x >= 0, y >= x + s * top + m + 1], goal,
        [
            step_large(), first_weak(x=0, y=x + 1), product_nonneg(x=s, y=top), instance(RULE, x, y), *_upper(x, y, n0),
            product_nonneg(x=s, y=top - 1 - n0), witness(options, X1, Y1), *_upper(X1, Y1, n1),
            first_weak(x=X1 + 1, y=x + 1), product_nonneg(x=s, y=top - 1 - n1), instance(goal, Y1),
            instance(LIST, X1, Y1),
            witness(listed(X1, Y1), j0), instance(listed(x, Y1), j0), witness(far, i0, z0),
            instance(length(y - Y1, l, p), i0, z0),
        ],
        model={**TRUE, "x": 0, "y": 20},
    )


@lemma
def listed_has_index() -> Claim:
    """Every P-position (x, y) is (x, x + sz) for a signed index z of row x."""
    goal = exists([z], all_of(member(x, z), eq(y, x + s * z)))
    return claim(
        [*LISTING, listed(x, y)], goal,
        [
            witness(listed(x, y), n0), instance(PLACE, n0), instance(STEPS, n0), instance(goal, n0),
            instance(goal, -n0),
        ],
        model={**TRUE, "x": 3, "y": 0},
    )


@lemma
def index_is_listed() -> Claim:
    """If z is a signed index of row x then (x, x + sz) is a P-position."""
    here = listed(x, x + s * z)
    return claim(
        [*LISTING, x >= 0, member(x, z)], all_of(P(x, x + s * z), x + s * z >= 0),
        [
            step_large(), first_weak(x=0, y=x), row_weak(n=z), instance(STEPS, z), instance(STEPS, -z),
            instance(here, z),
            instance(here, -z), instance(PLACE, -z), product_nonneg(x=s, y=z), instance(LIST, x, x + s * z),
        ],
        model={**TRUE, "x": 3, "z": -1},
    )


def arc(distance: Term) -> Term:
    """The distance is congruent to one of 0, ..., l - 1 modulo p."""
    (T,) = ints("T_arc")
    return exists([T], all_of(distance - p * T >= 0, distance - p * T < l))


def avoids(step: Term) -> Term:
    return forall([x, z, z1], all_of(x >= 0, member(x, z), member(x, z1), z1 < z) >> ~arc(step * (z - z1)))


def covers(step: Term) -> Term:
    return forall([x, E], (x >= 0) >> exists([z], all_of(member(x, z), arc(E - step * z))))


@lemma
def avoid() -> Claim:
    """If z > z' are signed indices of a row then s(z - z') is congruent to none of 0, ..., l - 1 modulo p."""
    goal = avoids(s)
    X, Z, Z1 = ints("X Z Z1")
    here, there = X + s * Z, X + s * Z1
    reach = length(X + here - X - there, l, p)
    return claim(
        LISTING, goal,
        [
            step_large(), witness(goal, X, Z, Z1), index_is_listed(x=X, z=Z), index_is_listed(x=X, z=Z1),
            witness(arc(s * (Z - Z1)), T0), instance(reach, T0, s * (Z - Z1) - p * T0), cancel(x=p, y=T0 + 1),
            cancel(x=s, y=Z - Z1),
            *_option(X, here, X, there),
        ],
        model=TRUE,
    )


@lemma
def cover() -> Claim:
    """For every E and every row x some signed index z has E - sz congruent to one of 0, ..., l - 1 modulo p."""
    goal = covers(s)
    X, E0 = ints("X E0")
    some = instantiate(goal, X, E0).args[1]
    need = s * first(X + 1) + m + 1 - E0
    H = ite(need >= 0, need, 0)
    (H0,) = ints("H0")
    at = X + E0 + p * H0
    name = exists([E], eq(E, H))
    has = exists([z], all_of(member(X, z), eq(w0, X + s * z)))
    return claim(
        LISTING, goal,
        [
            witness(goal, X, E0), instance(name, H), witness(name, H0), product_nonneg(x=p - 1, y=H0),
            far_right(x=X, y=at),
            witness(rook_reaches(X, at), w0), listed_has_index(x=X, y=w0), witness(has, z0), instance(some, z0),
            witness(length(at - w0, l, p), i0, j0), instance(arc(E0 - s * z0), i0 - H0),
        ],
        model=TRUE,
    )


@lemma
def step_small() -> Claim:
    """s <= m + 1: otherwise (1, 1 + m) would be a P-position."""
    one = num(1)
    options = options_in(P, MOVE, one, one + m)
    return claim(
        LISTING, s <= m + 1,
        [
            step_large(), origin(), instance(RULE, one, one + m), *_upper(one, one + m, n0), witness(options, X1, Y1),
            *_upper(X1, Y1, n1), *_option(1, 1, 0, 0), mirror(x=X1, y=Y1), *_upper(num(0), one, z0),
            cancel(x=s, y=n0 - 1),
            cancel(x=s, y=n1 - 1), cancel(x=s, y=z0 - 1), product_large(x=s, y=n0), product_large(x=s, y=n1),
            product_large(x=s, y=z0),
        ],
        model=TRUE,
    )


@lemma
def step_not_next() -> Claim:
    """s is not m + 1: otherwise (1, ks) would be a P-position, where k is the number of P-positions of row 0."""
    one, column = num(1), s * first(1)
    options = options_in(P, MOVE, one, column)
    return claim(
        LISTING, ~eq(s, m + 1),
        [
            step_large(), origin(), *_upper(num(0), num(0), n0), product_large(x=s, y=first(1)),
            instance(RULE, one, column),
            *_upper(one, column, n1), cancel(x=s, y=first(1) - n1), product_large(x=s, y=first(1) - n1),
            witness(options, X1, Y1), *_upper(X1, Y1, z0), product_nonneg(x=s, y=z0 - first(1)),
            product_nonneg(x=s, y=first(1) - 1 - z0), mirror(x=X1, y=Y1), *_upper(num(0), one, z2),
            product_large(x=s, y=z2),
        ],
        model=TRUE,
    )


@lemma
def step_is_m() -> Claim:
    """If the P-positions of mWN^(l,p), l < p, listed by c and then d, have d_n - c_n = sn for all n, then s = m."""
    return claim(LISTING, eq(s, m), [step_large(), step_small(), step_not_next()], model=TRUE)
