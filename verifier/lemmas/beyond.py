"""Beyond the paper: every row of mWN^(p) has exactly p P-positions, for all m and p, coprime or not.

In each residue class of y modulo p a row has at most one P-position, because the p-rook moves within the
class. It has
one: the P-positions of the rows below, and those of the other classes of the row, are finitely many and
attack
finitely many positions of the row; a position of the class beyond them must have its P-option in the class.
In mWN^(l,p) a row has at most p - l + 1 P-positions: `row_at_most`.
(`residues` in games.py is the other theorem that the paper does not state.)
"""

from __future__ import annotations

from verifier.lemmas.algebra import cancel, division, least, least_element, product_large, small_multiple
from verifier.lemmas.claims import POSITIVE, Claim, claim, lemma, m, p
from verifier.lemmas.kernel import (
    Hint,
    induction,
    injection,
    injection_premises,
    instance,
    interval,
    step_of,
    witness,
)
from verifier.lemmas.play import P, board, length, options_in, rule
from verifier.lemmas.residues import residue_queen
from verifier.lemmas.terms import (
    Function,
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

x, y, y1, c, t, q, r, k, K, i, j, l, n = ints("x y y1 c t q r k K i j l n")
X, Y, X1, Y1, K0, K1, t0, q0, r0 = ints("X Y X1 Y1 K0 K1 t0 q0 r0")

MOVE = residue_queen(1, p)
RULE = rule(P, board, MOVE)
MODEL = {"m": 2, "p": 2, "P": "2WN(2)"}


def bounded(x: Term, K: Term) -> Term:
    """All P-positions of row x lie below K."""
    return forall([y], all_of(y >= 0, P(x, y)) >> (y < K))


@lemma
def class_unique() -> Claim:
    """Two P-positions of a row whose columns differ by pt have t = 0: they are the same."""
    options = options_in(P, MOVE, x, y)
    far = length(x + y - x - y1, 1, p)
    return claim(
        [POSITIVE, RULE, x >= 0, y1 >= 0, P(x, y), P(x, y1), eq(y, y1 + p * t), t >= 0], eq(t, 0),
        [instance(RULE, x, y), instance(options, x, y1), instance(far, t, 0), product_large(x=p, y=t)],
        model={**MODEL, "x": 1, "y": 6, "y1": 6, "t": 0},
    )  # fmt: skip


def classes_bounded(t: Term) -> Term:
    """The P-positions of row x whose column is congruent to one of 0, ..., t-1 modulo p are bounded."""
    body = all_of(y >= 0, P(x, y), r >= 0, r < t, r < p, eq(y, q * p + r)) >> (y < K)
    return exists([K], forall([y, q, r], body))


@lemma
def classes_bounded_step() -> Claim:
    """One more class: it has at most one P-position, so the bound need only be raised above that."""
    step = step_of(t, classes_bounded(t))
    now = instantiate(step, t0)
    before, goal = now.args[0].args[1], now.args[1]
    earlier = instantiate(before, t0 - 1).args[1]
    low = instantiate(earlier, K0)
    y2, q2, y3, q3, r3, y4, q4, r4 = ints("y2 q2 y3 q3 r3 y4 q4 r4")
    last = exists([y, q], all_of(y >= 0, P(x, y), t0 - 1 < p, t0 >= 1, eq(y, q * p + t0 - 1)))
    raised = ite(y2 >= K0, y2 + 1, K0)
    with_last, without = instantiate(goal, raised), instantiate(goal, K0)
    return claim(
        [POSITIVE, RULE, x >= 0], step,
        [
            witness(step, t0), instance(before, t0 - 1), witness(earlier, K0), witness(last, y2, q2),
            instance(goal, raised),
            instance(goal, K0), witness(with_last, y3, q3, r3), witness(without, y4, q4, r4), instance(low,
            y3, q3, r3),
            instance(low, y4, q4, r4), instance(last, y3, q3), instance(last, y4, q4),
            class_unique(y=y3, y1=y2, t=q3 - q2), class_unique(y=y2, y1=y3, t=q2 - q3), cancel(x=p,
            y=q3 - q2),
        ],
        model={**MODEL, "x": 1},
    )  # fmt: skip


@lemma
def row_bounded() -> Claim:
    """The P-positions of a row are bounded."""
    goal = exists([K], bounded(x, K))
    every = forall([t], (t >= 0) >> classes_bounded(t))
    at = classes_bounded(p)
    y2 = ints("y2")[0]
    return claim(
        [POSITIVE, RULE, x >= 0], goal,
        [
            classes_bounded_step(), induction(t, classes_bounded(t)), instance(every, p), witness(at, K0),
            instance(goal, K0),
            witness(bounded(x, K0), y2), division(z=y2), witness(division.at(z=y2), q0, r0),
            instance(instantiate(at, K0), y2, q0, r0),
        ],
        model={**MODEL, "x": 1},
    )  # fmt: skip


def rows_bounded(k: Term) -> Term:
    """The P-positions of the rows 0, ..., k-1 are bounded by one K."""
    u, v = ints("x_below y_below")
    return exists([K], forall([u, v], all_of(u >= 0, u < k, v >= 0, P(u, v)) >> (v < K)))


@lemma
def rows_bounded_step() -> Claim:
    """One more row."""
    step = step_of(k, rows_bounded(k))
    k0, x2, y2 = ints("k0 x2 y2")
    now = instantiate(step, k0)
    before, goal = now.args[0].args[1], now.args[1]
    earlier = instantiate(before, k0 - 1).args[1]
    row = row_bounded.at(x=k0 - 1)
    both = ite(K0 >= K1, K0, K1)
    wanted, plain = instantiate(goal, both), instantiate(goal, num(0))
    return claim(
        [POSITIVE, RULE], step,
        [
            witness(step, k0), instance(before, k0 - 1), witness(earlier, K0), row_bounded(x=k0 - 1),
            witness(row, K1),
            instance(goal, both), instance(goal, 0), witness(wanted, x2, y2), witness(plain, *ints("x3 y3")),
            instance(instantiate(earlier, K0), x2, y2), instance(bounded(k0 - 1, K1), y2),
        ],
        model=MODEL,
    )  # fmt: skip


@lemma
def rows_below_bounded() -> Claim:
    """The P-positions of the rows 0, ..., k-1 are bounded."""
    every = forall([k], (k >= 0) >> rows_bounded(k))
    return claim(
        [POSITIVE, RULE, k >= 0], rows_bounded(k),
        [rows_bounded_step(), induction(k, rows_bounded(k)), instance(every, k)], model={**MODEL, "k": 3},
    )  # fmt: skip


CLASS_HAS = exists([q], all_of(q * p + c >= 0, P(x, q * p + c)))


@lemma
def class_has_one_below() -> Claim:
    """If all P-positions of the rows 0, ..., x lie below K, then a position of row x beyond K + x + m that
    is not in P has
    its P-option in its own class.
    """
    low = instantiate(rows_bounded(x + 1), K)
    top = ints("top")[0]
    column = top * p + c
    options = options_in(P, MOVE, x, column)
    return claim(
        [POSITIVE, RULE, x >= 0, c >= 0, c < p, low, top >= K + x + m, top >= 1], CLASS_HAS,
        [
            product_large(x=p, y=top), instance(CLASS_HAS, top), instance(RULE, x, column), witness(options,
            X1, Y1),
            instance(low, X1, Y1), witness(length(x + column - X1 - Y1, 1, p), i, j), instance(CLASS_HAS,
            top - i),
        ],
        model={**MODEL, "x": 1, "c": 1, "K": 10, "top": 13},
    )  # fmt: skip


@lemma
def class_has_one() -> Claim:
    """Row x has a P-position (x, qp + c) for every residue c."""
    upto = rows_bounded(x + 1)
    top = ite(K0 >= 0, K0, 0) + x + m + 1
    return claim(
        [POSITIVE, RULE, x >= 0, c >= 0, c < p], CLASS_HAS,
        [rows_below_bounded(k=x + 1), witness(upto, K0), class_has_one_below(K=K0, top=top)],
        model={**MODEL, "x": 1, "c": 1},
    )  # fmt: skip


@lemma
def rows_of_one_residue() -> Claim:
    """For all m, p >= 1 every row of mWN^(p) has exactly one P-position (x, y) in each of the p classes y =
    c (mod p):
    exactly p P-positions.
    """
    some = class_has_one.goal
    q1 = ints("q1")[0]
    alone = forall([j], all_of(j * p + c >= 0, P(x, j * p + c)) >> eq(j, q1))
    goal = exists(
        [q],
        all_of(q * p + c >= 0, P(x, q * p + c), forall([j], all_of(j * p + c >= 0, P(x, j * p + c)) >> eq(j, q))),
    )
    return claim(
        [POSITIVE, RULE, x >= 0, c >= 0, c < p], goal,
        [
            class_has_one(), witness(some, q1), instance(goal, q1), witness(alone, q0),
            class_unique(y=q0 * p + c, y1=q1 * p + c, t=q0 - q1), class_unique(y=q1 * p + c, y1=q0 * p + c,
            t=q1 - q0),
        ],
        model={**MODEL, "x": 1, "c": 1},
    )  # fmt: skip


G = Function("g", 1)
CHOSEN = forall([c], all_of(c >= 0, c < p) >> all_of(G(c) >= 0, P(x, G(c)), exists([q], eq(G(c), q * p + c))))


def _where(c: Term) -> Term:
    return exists([q], eq(G(c), q * p + c))


@lemma
def remainder() -> Claim:
    """(qp + c) mod p = c for 0 <= c < p."""
    return claim([p >= 1, c >= 0, c < p, eq(y, q * p + c)], eq(y % p, c), [small_multiple(t=y // p - q)])


@lemma
def rows_counted() -> Claim:
    """The same as a number: if g(c) is the column of the P-position of class c in row x, then the row has p
    P-positions.
    """
    member, inside = all_of(y >= 0, P(x, y)), all_of(c >= 0, c < p)
    there = injection_premises((y,), member, (y % p,), (c,), inside, ((0, p),))
    back = injection_premises((c,), inside, (G(c),), (y,), member, ((0, K0),))
    same = forall([c], iff(inside, all_of(c >= 0, c < p)))
    y2, y3, y4, c2, c3, c4, c5, c6, q2, q3, r2, r3, q4, y5 = ints("y2 y3 y4 c2 c3 c4 c5 c6 q2 q3 r2 r3 q4 y5")
    hints: list[Hint] = [row_bounded(), witness(row_bounded.goal, K0)]
    hints += [witness(there[0], y2), witness(there[1], y3, y4), witness(there[2], c2)]
    for v, a, b in ((y2, q4, c6), (y3, q2, r2), (y4, q3, r3)):
        hints += [division(z=v), witness(division.at(z=v), a, b), remainder(y=v, q=a, c=b)]
    hints += [class_unique(y=y3, y1=y4, t=q2 - q3), class_unique(y=y4, y1=y3, t=q3 - q2)]
    hints += [
        witness(back[0], c3),
        witness(back[1], c4, c5),
        witness(back[2], y5),
        instance(bounded(x, K0), y5),
    ]
    for v, name in ((c4, ints("q5")[0]), (c5, ints("q6")[0])):
        hints += [instance(CHOSEN, v), witness(_where(v), name), remainder(y=G(v), q=name, c=v)]
    return claim(
        [POSITIVE, RULE, x >= 0, CHOSEN], eq(card([y], member), p),
        [
            *hints, instance(CHOSEN, c3), witness(same, *ints("c7")), interval(c, inside, 0, p),
            injection((y,), member, (y % p,), (c,), inside, ((0, p),)),
            injection((c,), inside, (G(c),), (y,), member, ((0, K0),)),
        ],
        model={**MODEL, "x": 0, "g": lambda c: (0, 3)[c % 2]},
    )  # fmt: skip


# --- the (l, p)-rook: how many P-positions a row has at most ----------------------------------------------------------

ARCS = rule(P, board, residue_queen(l, p))
ARC_MODEL = {"m": 2, "p": 3, "l": 2, "P": "2WN(2,3)"}
ARC_HYPS = [POSITIVE, l >= 1, l <= p, ARCS, x >= 0]


@lemma
def arc_free() -> Claim:
    """In a row of mWN^(l,p) two P-positions at a distance pt + r, t >= 0 and 0 <= r < l, are one and the same."""
    options = options_in(P, residue_queen(l, p), x, y)
    far = length(x + y - x - y1, l, p)
    return claim(
        [*ARC_HYPS, y1 >= 0, P(x, y), P(x, y1), eq(y, y1 + p * t + r), t >= 0, r >= 0, r < l],
        all_of(eq(t, 0), eq(r, 0)),
        [instance(ARCS, x, y), instance(options, x, y1), instance(far, t, r), product_large(x=p, y=t)],
        model={**ARC_MODEL, "x": 0, "y": 2, "y1": 2, "t": 0, "r": 0},
    )  # fmt: skip


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
        [*ARC_HYPS, y1 >= 0, first], card([y], member) <= p - l + 1,
        [
            *hints, witness(same, *ints("c7")), interval(c, inside, l - 1, p),
            injection((y,), member, (image,), (c,), inside, ((0, p),)),
        ],
        model={**ARC_MODEL, "x": 0, "y1": 0},
    )  # fmt: skip


@lemma
def row_at_most() -> Claim:
    """For all m, p >= 1 and 1 <= l <= p every row of mWN^(l,p) has at most p - l + 1 P-positions."""
    y2, y3, y4 = ints("y2 y3 y4")
    some = exists([k], all_of(k >= 0, P(x, k)))
    value = Lambda([n], P(x, n))
    least_one = least(n, P(x, n))
    none = instantiate(least_one, y3).args[-1]
    return claim(
        ARC_HYPS, card([y], all_of(y >= 0, P(x, y))) <= p - l + 1,
        [
            witness(some, y2), least_element(k=y2, F=value), witness(least_one, y3),
            row_at_most_from(y1=y3), row_at_most_from(y1=num(0)),
            witness(first_in_row(y3), y4), witness(first_in_row(num(0)), *ints("y5")),
            instance(none, y4), instance(some, ints("y5")[0]),
        ],
        model={**ARC_MODEL, "x": 0},
    )  # fmt: skip
