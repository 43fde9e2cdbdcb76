"""Beyond the paper: a row of mWN^(l,p), 1 <= l <= p, has at least p/l and at most p - l + 1 P-positions.

The (l, p)-rook reaches a P-position (x, y) from the l classes y, ..., y + l - 1 modulo p to its right: an arc.

- At least: the P-positions of a row are bounded, since each class has at most one. Far to the right of those of the
  rows up to x, a position of row x has its P-option in its own row: the arcs cover every class (`arcs_cover`).
- At most: no column lies in the arc of an earlier one (`arc_free`), and the first arc takes l classes.
"""

from __future__ import annotations

from verifier.lemmas.chapters.paper.algebra import cancel, division, least, least_element, product_large, small_multiple
from verifier.lemmas.chapters.paper.play import P, board, length, options_in, rule
from verifier.lemmas.chapters.paper.residues import residue_queen
from verifier.lemmas.trusted.kernel import (
    Hint,
    induction,
    injection,
    injection_premises,
    instance,
    interval,
    sharing,
    sharing_premises,
    step_of,
    witness,
)
from verifier.lemmas.trusted.terms import (
    Lambda,
    Term,
    all_of,
    card,
    eq,
    exists,
    forall,
    iff,
    instantiate,
    ints,
    ite,
    num,
)
from verifier.lemmas.writing import POSITIVE, Claim, claim, lemma, m, p, step_at

x, y, y1, c, t, q, r, k, K, i, j, l, n = ints("x y y1 c t q r k K i j l n")
X1, Y1, K0, K1, t0, q0, r0, j0 = ints("X1 Y1 K0 K1 t0 q0 r0 j0")

MOVE = residue_queen(l, p)
ARCS = rule(P, board, MOVE)
GAME = [POSITIVE, l >= 1, ARCS]
ROW = [*GAME, x >= 0]
MODEL = {"m": 2, "p": 3, "l": 2, "P": "2WN(2,3)"}
taken = card([y], all_of(y >= 0, P(x, y)))


@lemma
def remainder() -> Claim:
    """(qp + c) mod p = c for 0 <= c < p."""
    return claim([p >= 1, c >= 0, c < p, eq(y, q * p + c)], eq(y % p, c), [small_multiple(t=y // p - q)])


@lemma
def arc_free() -> Claim:
    """In a row of mWN^(l,p) two P-positions at a distance pt + r, t >= 0 and 0 <= r < l, are one and the same."""
    options = options_in(P, MOVE, x, y)
    far = length(x + y - x - y1, l, p)
    return claim(
        [*ROW, y1 >= 0, P(x, y), P(x, y1), eq(y, y1 + p * t + r), t >= 0, r >= 0, r < l],
        all_of(eq(t, 0), eq(r, 0)),
        [instance(ARCS, x, y), instance(options, x, y1), instance(far, t, r), product_large(x=p, y=t)],
        model={**MODEL, "x": 0, "y": 2, "y1": 2, "t": 0, "r": 0},
    )


# --- the P-positions of finitely many rows are bounded -----------------------------------------------------------


def bounded(x: Term, K: Term) -> Term:
    """All P-positions of row x lie below K."""
    return forall([y], all_of(y >= 0, P(x, y)) >> (y < K))


def classes_bounded(t: Term) -> Term:
    """The P-positions of row x whose column is congruent to one of 0, ..., t-1 modulo p are bounded."""
    body = all_of(y >= 0, P(x, y), r >= 0, r < t, r < p, eq(y, q * p + r)) >> (y < K)
    return exists([K], forall([y, q, r], body))


@lemma
def classes_bounded_step() -> Claim:
    """One more class: it has at most one P-position, so the bound need only be raised above that."""
    step = step_of(t, classes_bounded(t))
    before, goal, earlier = step_at(step, t0)
    low = instantiate(earlier, K0)
    y2, q2, y3, q3, r3, y4, q4, r4 = ints("y2 q2 y3 q3 r3 y4 q4 r4")
    last = exists([y, q], all_of(y >= 0, P(x, y), t0 - 1 < p, t0 >= 1, eq(y, q * p + t0 - 1)))
    raised = ite(y2 >= K0, y2 + 1, K0)
    with_last, without = instantiate(goal, raised), instantiate(goal, K0)
    return claim(
        ROW, step,
        [
            witness(step, t0), instance(before, t0 - 1), witness(earlier, K0), witness(last, y2, q2),
            instance(goal, raised), instance(goal, K0), witness(with_last, y3, q3, r3), witness(without, y4, q4, r4),
            instance(low, y3, q3, r3), instance(low, y4, q4, r4), instance(last, y3, q3), instance(last, y4, q4),
            arc_free(y=y3, y1=y2, t=q3 - q2, r=num(0)), arc_free(y=y2, y1=y3, t=q2 - q3, r=num(0)),
            cancel(x=p, y=q3 - q2),
        ],
        model={**MODEL, "x": 1},
    )


@lemma
def row_bounded() -> Claim:
    """The P-positions of a row of mWN^(l,p) are bounded."""
    goal = exists([K], bounded(x, K))
    every = forall([t], (t >= 0) >> classes_bounded(t))
    at = classes_bounded(p)
    y2 = ints("y2")[0]
    return claim(
        ROW, goal,
        [
            classes_bounded_step(), induction(t, classes_bounded(t)), instance(every, p), witness(at, K0),
            instance(goal, K0), witness(bounded(x, K0), y2), division(z=y2), witness(division.at(z=y2), q0, r0),
            instance(instantiate(at, K0), y2, q0, r0),
        ],
        model={**MODEL, "x": 1},
    )


def rows_bounded(k: Term) -> Term:
    """The P-positions of the rows 0, ..., k-1 are bounded by one K."""
    u, v = ints("x_below y_below")
    return exists([K], forall([u, v], all_of(u >= 0, u < k, v >= 0, P(u, v)) >> (v < K)))


@lemma
def rows_bounded_step() -> Claim:
    """One more row."""
    step = step_of(k, rows_bounded(k))
    k0, x2, y2 = ints("k0 x2 y2")
    before, goal, earlier = step_at(step, k0)
    row = row_bounded.at(x=k0 - 1)
    both = ite(K0 >= K1, K0, K1)
    wanted, plain = instantiate(goal, both), instantiate(goal, num(0))
    return claim(
        GAME, step,
        [
            witness(step, k0), instance(before, k0 - 1), witness(earlier, K0), row_bounded(x=k0 - 1),
            witness(row, K1), instance(goal, both), instance(goal, 0), witness(wanted, x2, y2),
            witness(plain, *ints("x3 y3")), instance(instantiate(earlier, K0), x2, y2),
            instance(bounded(k0 - 1, K1), y2),
        ],
        model=MODEL,
    )


@lemma
def rows_below_bounded() -> Claim:
    """The P-positions of the rows 0, ..., k-1 of mWN^(l,p) are bounded."""
    every = forall([k], (k >= 0) >> rows_bounded(k))
    return claim(
        [*GAME, k >= 0], rows_bounded(k),
        [rows_bounded_step(), induction(k, rows_bounded(k)), instance(every, k)], model={**MODEL, "k": 3},
    )


# --- at least p / l ----------------------------------------------------------------------------------------------

COVERED = exists([q, j], all_of(j >= 0, j < l, q * p + c - j >= 0, P(x, q * p + c - j)))


@lemma
def arcs_cover_below() -> Claim:
    """If all P-positions of the rows 0, ..., x lie below K, then the class of a position of row x beyond K + x + m
    lies in the arc of a P-position of its row.
    """
    low = instantiate(rows_bounded(x + 1), K)
    top = ints("top")[0]
    column = top * p + c
    options = options_in(P, MOVE, x, column)
    return claim(
        [*ROW, c >= 0, low, top >= K + x + m, top >= 1], COVERED,
        [
            product_large(x=p, y=top), instance(COVERED, top, 0), instance(ARCS, x, column),
            witness(options, X1, Y1), instance(low, X1, Y1), witness(length(x + column - X1 - Y1, l, p), i, j),
            instance(COVERED, top - i, j),
        ],
        model={**MODEL, "x": 1, "c": 1, "K": 10, "top": 13},
    )


@lemma
def arcs_cover() -> Claim:
    """Every class c modulo p lies in an arc of row x: it has a P-position (x, y), y = c - j (mod p), 0 <= j < l."""
    upto = rows_bounded(x + 1)
    top = ite(K0 >= 0, K0, 0) + x + m + 1
    return claim(
        [*ROW, c >= 0], COVERED,
        [rows_below_bounded(k=x + 1), witness(upto, K0), arcs_cover_below(K=K0, top=top)],
        model={**MODEL, "x": 1, "c": 1},
    )


@lemma
def row_at_least() -> Claim:
    """For all m, p >= 1 and 1 <= l <= p every row of mWN^(l,p) has at least p/l P-positions: l times their number is
    at least p.
    """
    inside, member = all_of(c >= 0, c < p), all_of(y >= 0, P(x, y))
    number = (c - y) % p
    parts = ((c,), inside, number < l, number, l, (y,), member, ((0, K0),))
    some, few, apart, box = sharing_premises(*parts)
    same = forall([c], iff(inside, all_of(c >= 0, c < p)))
    c2, c3, c4, c5, y3, y4, y5, q2 = ints("c2 c3 c4 c5 y3 y4 y5 q2")
    column = q2 * p + c2 - j0
    hints: list[Hint] = [
        row_bounded(), witness(row_bounded.goal, K0), witness(box, y5), instance(bounded(x, K0), y5),
        witness(same, *ints("c7")), interval(c, inside, 0, p),
        witness(some, c2), arcs_cover(c=c2), witness(arcs_cover.at(c=c2), q2, j0),
        instance(instantiate(some, c2).args[1], column), remainder(y=c2 - column, q=-q2, c=j0),
        witness(few, c3, y3), witness(apart, c4, c5, y4),
    ]
    for v, at, tag in ((c3, y3, "a"), (c4, y4, "b"), (c5, y4, "d")):
        a, b = ints(f"q{tag} r{tag}")
        hints += [division(z=v - at), witness(division.at(z=v - at), a, b), remainder(y=v - at, q=a, c=b)]
    hints += [small_multiple(t=ints("qb")[0] - ints("qd")[0]), sharing(*parts)]
    return claim([*ROW, l <= p], l * taken >= p, hints, model={**MODEL, "x": 1})


# --- at most p - l + 1 -------------------------------------------------------------------------------------------


def first_in_row(first: Term) -> Term:
    """`first` is the column of the first P-position of row x, if there is any."""
    return forall([y], all_of(y >= 0, P(x, y)) >> all_of(y >= first, P(x, first)))


@lemma
def row_at_most_from() -> Claim:
    """If y1 is the column of the first P-position, y -> (y - y1) mod p is one to one on the row, and of l, ..., p - 1
    but at y1: the row has at most p - l + 1 P-positions.
    """
    member, inside = all_of(y >= 0, P(x, y)), all_of(c >= l - 1, c < p)
    image = ite(eq(y, y1), l - 1, (y - y1) % p)
    there = injection_premises((y,), member, (image,), (c,), inside, ((0, p),))
    same = forall([c], iff(inside, all_of(c >= l - 1, c < p)))
    y2, y3, y4, c2, q2, r2, q3, r3, q4, r4 = ints("y2 y3 y4 c2 q2 r2 q3 r3 q4 r4")
    first = first_in_row(y1)
    hints: list[Hint] = [witness(there[0], y2), witness(there[1], y3, y4), witness(there[2], c2)]
    for v, a, b in ((y2, q2, r2), (y3, q3, r3), (y4, q4, r4)):
        hints += [division(z=v - y1), witness(division.at(z=v - y1), a, b), remainder(y=v - y1, q=a, c=b)]
        hints += [instance(first, v), arc_free(y=v, t=a, r=b), cancel(x=p, y=a + 1)]
    hints += [arc_free(y=y3, y1=y4, t=q3 - q4, r=num(0)), arc_free(y=y4, y1=y3, t=q4 - q3, r=num(0))]
    return claim(
        [*ROW, l <= p, y1 >= 0, first], taken <= p - l + 1,
        [
            *hints, witness(same, *ints("c7")), interval(c, inside, l - 1, p),
            injection((y,), member, (image,), (c,), inside, ((0, p),)),
        ],
        model={**MODEL, "x": 0, "y1": 0},
    )


@lemma
def row_at_most() -> Claim:
    """For all m, p >= 1 and 1 <= l <= p every row of mWN^(l,p) has at most p - l + 1 P-positions."""
    y2, y3, y4 = ints("y2 y3 y4")
    some = exists([k], all_of(k >= 0, P(x, k)))
    value = Lambda([n], P(x, n))
    least_one = least(n, P(x, n))
    none = instantiate(least_one, y3).args[-1]
    return claim(
        [*ROW, l <= p], taken <= p - l + 1,
        [
            witness(some, y2), least_element(k=y2, F=value), witness(least_one, y3),
            row_at_most_from(y1=y3), row_at_most_from(y1=num(0)),
            witness(first_in_row(y3), y4), witness(first_in_row(num(0)), *ints("y5")),
            instance(none, y4), instance(some, ints("y5")[0]),
        ],
        model={**MODEL, "x": 0},
    )


@lemma
def row_numbers() -> Claim:
    """Where the two bounds meet: every row of mWN^(l,p) has exactly p P-positions for l = 1, exactly two for
    l = p - 1 >= 1, exactly one for l = p; and it never has p of them for 2 <= l <= p.
    """
    goal = all_of(
        eq(l, 1) >> eq(taken, p), eq(l, p - 1) >> eq(taken, 2), eq(l, p) >> eq(taken, 1), (l >= 2) >> (taken < p)
    )
    return claim(
        [*ROW, l <= p], goal,
        [row_at_least(), row_at_most(), cancel(x=l, y=taken), product_large(x=l, y=1 - taken)],
        model={**MODEL, "x": 1},
    )
