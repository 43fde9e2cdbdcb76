"""Theorem 2.1 (iii): the games on a board from which a rectangle is removed.

In l-shifted m x p-Wythoff Nim the P-positions are the pairs whose signed index is congruent to -l modulo p. By
Definition 4 (iiia) the terminal positions are (ml, 0) and (0, m(p-l)); the theorem as printed has (0, ml) and
(m(p-l), 0) instead, which is the same only for l = 0 and p = 2l. In (iiib) the paper does not say what happens when the
second player chooses an l whose rectangle contains the starting position.
"""

from __future__ import annotations

from verifier.lemmas.chapters.paper.algebra import cancel, division, product_large, product_nonneg, small_multiple
from verifier.lemmas.chapters.paper.counting import a_indices, a_monotone, a_natural, obtain_a, u_zero
from verifier.lemmas.chapters.paper.deciding import decided
from verifier.lemmas.chapters.paper.p_blocking import same_index
from verifier.lemmas.chapters.paper.play import (
    MoveTerm,
    P,
    Point,
    bishop,
    board,
    condition_a,
    condition_b,
    options_in,
    pair,
    rook,
    rule,
)
from verifier.lemmas.chapters.paper.rows import in_row, open_row, row_exists, row_mirror, row_natural, row_unique
from verifier.lemmas.trusted.kernel import Hint, instance, witness
from verifier.lemmas.trusted.terms import Function, Lambda, Term, all_of, any_of, eq, exists, forall, iff, ints, num
from verifier.lemmas.writing import POSITIVE, Claim, claim, is_a, lemma, m, open_a, p

x, y, x1, y1, z, z1, a, c, i, j, k, l, t, q, r = ints("x y x1 y1 z z1 a c i j k l t q r")
X, Y, X1, Y1, t1, t2, l1 = ints("X Y X1 Y1 t1 t2 l1")
SHIFT = [POSITIVE, l >= 0, l < p]


def removed(l: Term | int, x: Term, y: Term) -> Term:
    """Definition 4 (iiia): the removed rectangle 0 <= x < ml, 0 <= y < m(p-l), if l > 0."""
    return all_of(num(0) + l > 0, x >= 0, y >= 0, x < m * l, y < m * (p - l))


def cut(l: Term | int) -> Point:
    """The board without the rectangle."""
    return lambda x, y: all_of(x >= 0, y >= 0, ~removed(l, x, y))


def any_move(x: Term, y: Term, x1: Term, y1: Term) -> Term:
    """The (mp)-bishop or the rook."""
    return any_of(bishop(m * p)(x, y, x1, y1), rook(x, y, x1, y1))


def shifted_queen(l: Term | int) -> MoveTerm:
    """The (mp)-bishop or the rook, but not into the rectangle."""
    return lambda x, y, x1, y1: all_of(any_move(x, y, x1, y1), ~removed(l, x1, y1))


def shifted(l: Term | int) -> Point:
    """The pairs whose signed index is congruent to -l modulo p."""
    (t,) = ints("t_pair")
    return lambda x, y: exists([t], all_of(in_row(x, p * t - l), eq(y, x + m * (p * t - l))))


def listed(l: Term | int) -> Point:
    """The set printed in Theorem 2.1 (iiia): (a_{ip+l}, b_{ip+l}) for i >= 0 and (b_{ip-l}, a_{ip-l}) for i
    >= 1.
    """
    (i,) = ints("i_pair")
    plus, minus = i * p + l, i * p - l

    def member(x: Term, y: Term) -> Term:
        first = all_of(i >= 0, is_a(plus, x), eq(y, x + m * plus))
        return exists([i], any_of(first, all_of(i >= 1, is_a(minus, y), eq(x, y + m * minus))))

    return member


@lemma
def off_rectangle() -> Claim:
    """The pairs with signed index congruent to -l lie outside the rectangle."""
    z = p * t - l
    return claim(
        [*SHIFT, in_row(x, z), eq(y, x + m * z)], cut(l)(x, y),
        [
            row_natural(k=x, z=z), product_nonneg(x=p, y=t - 1), product_nonneg(x=p, y=-t),
            product_nonneg(x=m, y=p * (t - 1)), product_nonneg(x=m, y=p * -t),
        ],
    )


@lemma
def shifted_a() -> Claim:
    """(A) for l-shifted m x p-Wythoff Nim: no option of a pair of the class is in the class."""
    S, On, Mv = shifted(l), cut(l), shifted_queen(l)
    goal = condition_a(S, On, Mv)
    z, z1 = p * t1 - l, p * t2 - l
    return claim(
        SHIFT, goal,
        [
            witness(goal, X, Y, X1, Y1), witness(S(X, Y), t1), witness(S(X1, Y1), t2),
            row_unique(k=X, z=z, t=t2 - t1), row_mirror(k=X, z=z), row_mirror(k=X1, z=z1),
            row_unique(k=Y, z=-z, t=t1 - t2), small_multiple(p=m * p, t=t1 - t2), product_large(x=m, y=p),
            same_index(k=X, x=X1, z=z),
        ],
    )


def _reached(x: Term, y: Term) -> Term:
    """(x, y) can move to a pair whose signed index is congruent to z."""
    (t,) = ints("t_reach")
    index = z + p * t
    return exists([x1, y1, t], all_of(any_move(x, y, x1, y1), in_row(x1, index), eq(y1, x1 + m * index)))


@lemma
def shifted_reach() -> Claim:
    """If z >= 0 and 0 <= (y-x) - mz < mp, then (x, y) is the pair with signed index z, or the (mp)-bishop moves to it,
    or the rook moves to a pair of row x with an index congruent to z.
    """
    goal = _reached(x, y)
    index = z + p * t1
    return claim(
        [POSITIVE, x >= 0, y >= 0, z >= 0, y - x - m * z >= 0, y - x - m * z < m * p],
        any_of(all_of(in_row(x, z), eq(y, x + m * z)), goal),
        [
            *obtain_a(z, a), a_natural(n=z), open_row(a, z), open_row(x, z), instance(goal, a, a + m * z, 0),
            open_row(a, z + p * num(0)), row_exists(k=x), witness(row_exists.at(k=x), t1), row_natural(k=x,
            z=index),
            open_row(x, index), a_monotone(i=z, a=a, j=index, c=x), product_nonneg(x=m, y=z - index - 1),
            product_nonneg(x=m, y=z), instance(goal, x, x + m * index, t1),
        ],
    )


@lemma
def shifted_between() -> Claim:
    """If -ml < y - x < m(p-l) and (x, y) is outside the rectangle, the (mp)-bishop moves to a terminal
    position.
    """
    S, Mv = shifted(l), shifted_queen(l)
    goal = options_in(S, Mv, x, y)
    zero = num(0)
    return claim(
        [*SHIFT, l >= 1, cut(l)(x, y), ~S(x, y), -m * l < y - x, y - x < m * (p - l)], goal,
        [
            instance(goal, m * l, zero), instance(goal, zero, m * (p - l)), instance(S(m * l, zero), 0),
            instance(S(zero, m * (p - l)), 1), open_row(m * l, p * num(0) - l), open_row(zero,
            p * num(1) - l),
            u_zero(), a_indices(k=0, u=0, w=p, i=l), a_indices(k=0, u=0, w=p, i=p - l), product_large(x=m,
            y=l),
            product_large(x=m, y=p - l), a_indices(k=0, u=0, w=p, i=-(p * num(0) - l)),
            a_indices(k=0, u=0, w=p, i=p * num(1) - l), instance(S(x, y), 0), instance(S(x, y), 1),
        ],
    )


@lemma
def shifted_b() -> Claim:
    """(B) for l-shifted m x p-Wythoff Nim: a position of the board outside the class can move into it."""
    S, On, Mv = shifted(l), cut(l), shifted_queen(l)
    goal = condition_b(S, On, Mv)
    some = options_in(S, Mv, X, Y)
    T, rest = ints("T rest")
    parts = division.at(z=Y - X + m * l, p=m * p)
    hints: list[Hint] = [
        witness(goal, X, Y), division(z=Y - X + m * l, p=m * p), witness(parts, T, rest), product_large(x=m,
        y=p),
        shifted_between(x=X, y=Y), cancel(x=p, y=T), cancel(x=p, y=T - 1), product_nonneg(x=p, y=T - 1),
        product_nonneg(x=p, y=-T - 1), product_nonneg(x=p, y=-T), product_nonneg(x=p, y=T),
    ]
    # Three ways: the class index at or below the diagonal of (X, Y) is >= 0; the one at or above it is <= 0;
    # neither.
    for number, (index, mirrored) in enumerate(((T, False), (T + 1, True), (T, True))):
        z = p * index - l
        u, v, w = ints(f"u{number} v{number} w{number}")
        if mirrored:
            goal_here = shifted_reach.at(x=Y, y=X, z=-z).args[1]
            hints += [
                shifted_reach(x=Y, y=X, z=-z), witness(goal_here, v, u, w), row_mirror(k=v, z=-z + p * w),
                row_mirror(k=Y, z=-z), instance(S(u, v), index - w), instance(S(X, Y), index),
                off_rectangle(x=u, y=v, t=index - w), instance(some, u, v),
            ]
        else:
            goal_here = shifted_reach.at(x=X, y=Y, z=z).args[1]
            hints += [
                shifted_reach(x=X, y=Y, z=z), witness(goal_here, u, v, w), instance(S(u, v), index + w),
                instance(S(X, Y), index), off_rectangle(x=u, y=v, t=index + w), instance(some, u, v),
            ]
    return claim(SHIFT, goal, hints)


@lemma
def shifted_determined() -> Claim:
    """The P-positions of l-shifted m x p-Wythoff Nim are the pairs with signed index congruent to -l modulo
    p.
    """
    S, On, Mv = shifted(l), cut(l), shifted_queen(l)
    return claim(
        [*SHIFT, rule(P, On, Mv), On(x, y)], iff(P(x, y), S(x, y)),
        [shifted_a(), shifted_b(), decided(S, On, Mv)],
        model={"m": 2, "p": 3, "l": 1, "P": "2x3WN_1", "x": 1, "y": 9},
    )


@lemma
def listed_mirrored() -> Claim:
    """The printed list with its coordinates exchanged is the class of -l."""
    S, other = shifted(l)(x, y), listed(l)(y, x)
    return claim(
        SHIFT, iff(S, other),
        [
            witness(S, t1), witness(other, i), open_row(x, p * t1 - l), instance(other, t1), instance(other,
            -t1),
            instance(S, i), instance(S, -i), open_row(x, p * i - l), open_row(x, p * -i - l), cancel(x=p,
            y=t1),
            cancel(x=p, y=i), product_nonneg(x=p, y=i), product_nonneg(x=p, y=t1 - 1), product_nonneg(x=p,
            y=-t1),
            a_natural(n=i * p + l, a=y), a_natural(n=i * p - l, a=x), product_large(x=p, y=i),
        ],
    )


@lemma
def thm_2_1_iiia() -> Claim:
    """Theorem 2.1 (iiia), corrected: P(m x pWN_l) = {(b_{ip+l}, a_{ip+l}) | i >= 0} + {(a_{ip-l}, b_{ip-l})
    | i >= 1}, the printed set with its coordinates exchanged; for all 0 <= l < p.
    """
    return claim(
        [*SHIFT, rule(P, cut(l), shifted_queen(l)), cut(l)(x, y)], iff(P(x, y), listed(l)(y, x)),
        [shifted_determined(), listed_mirrored()],
        model={"m": 2, "p": 3, "l": 1, "P": "2x3WN_1", "x": 1, "y": 9},
    )


@lemma
def thm_2_1_iiia_printed_holds() -> Claim:
    """Theorem 2.1 (iiia) as printed holds for l = 0 and for p = 2l."""
    S, printed = shifted(l)(x, y), listed(l)(x, y)
    hints: list[Hint] = [shifted_determined(), witness(S, t1), witness(printed, i), open_row(x, p * t1 - l)]
    for index in (t1, t1 - 1, -t1, 1 - t1):
        hints += [instance(printed, index), product_nonneg(x=p, y=index), product_nonneg(x=p, y=-index - 1)]
    for index in (i, i + 1, -i, 1 - i):
        hints += [instance(S, index), open_row(x, p * index - l), cancel(x=p, y=index)]
    return claim(
        [*SHIFT, any_of(eq(l, 0), eq(p, 2 * l)), rule(P, cut(l), shifted_queen(l)), cut(l)(x, y)],
        iff(P(x, y), printed),
        [*hints, a_natural(n=i * p + l, a=x), a_natural(n=i * p - l, a=y), product_large(x=p, y=i)],
        model={"m": 2, "p": 2, "l": 1, "P": "2x2WN_1", "x": 0, "y": 2},
    )


@lemma
def thm_2_1_iiia_printed_refuted() -> Claim:
    """Theorem 2.1 (iiia) as printed is false whenever 0 < l < p and p != 2l: (0, m(p-l)) has no option, so it is a
    P-position, but it is not in the printed set.
    """
    zero, top = num(0), m * (p - l)
    Mv, printed = shifted_queen(l), listed(l)(zero, top)
    moves = options_in(P, Mv, zero, top)
    rules = rule(P, cut(l), Mv)
    return claim(
        [POSITIVE, l >= 1, l < p, ~eq(p, 2 * l), rules], all_of(P(zero, top), ~printed),
        [
            instance(rules, zero, top), witness(moves, X, Y), product_large(x=m, y=l), product_large(x=m,
            y=p - l),
            witness(printed, i), cancel(x=m, y=p - l - (i * p + l)), cancel(x=p, y=i), product_large(x=p,
            y=i),
            a_natural(n=i * p - l, a=top), cancel(x=m, y=i * p - l), cancel(x=p, y=i - 1), product_large(x=p,
            y=i - 1),
            product_nonneg(x=m, y=i * p - l), cancel(x=m, y=i * p + l - (p - l)),
        ],
        model={"m": 2, "p": 3, "l": 1, "P": "2x3WN_1"},
    )


# --- (iiib): the second player chooses l

P3 = Function("P3", 3, "Bool")


def _set_of(l: Term) -> Point:
    return lambda x, y: P3(l, x, y)


def _each(On: Point, l: Term) -> Term:
    """P3(l, ., .) is the P-set of the l-shifted game."""
    return rule(_set_of(l), On, shifted_queen(l))


ALL_L = forall([l], all_of(l >= 0, l < p) >> _each(cut(l), l))
CHOICE = exists([l], all_of(l >= 0, l < p, cut(l)(x, y), P3(l, x, y)))


@lemma
def class_of_pair() -> Claim:
    """Every pair belongs to the class of exactly the l = -z modulo p, which the second player chooses."""
    goal = exists([l], all_of(l >= 0, l < p, shifted(l)(x, y)))
    parts = division.at(z=-z)
    return claim(
        [POSITIVE, pair(x, y)], goal,
        [
            witness(pair(x, y), z), division(z=-z), witness(parts, q, r), instance(goal, r),
            instance(shifted(r)(x, y), -q), open_row(x, p * -q - r), open_row(x, z),
        ],
    )


@lemma
def thm_2_1_iiib() -> Claim:
    """Theorem 2.1 (iiib), when the second player may choose only an l whose board contains the starting position: P(m x
    pWN) = {{a_i, b_i} | i >= 0}.
    """
    chosen = class_of_pair.goal
    l2, l3 = ints("l2 l3")
    hints: list[Hint] = [witness(CHOICE, l2), class_of_pair(), witness(chosen, l3), instance(CHOICE, l3)]
    for v, tv in ((l2, t1), (l3, t2)):
        hints += [
            instance(ALL_L, v), shifted_determined(l=v, P=Lambda([x, y], P3(v, x, y))), witness(shifted(v)(x,
            y), tv),
            off_rectangle(l=v, t=tv), instance(pair(x, y), p * tv - v),
        ]
    return claim(
        [POSITIVE, ALL_L, board(x, y)], iff(CHOICE, pair(x, y)), hints,
        model={"m": 2, "p": 3, "P3": "2x3WN", "x": 1, "y": 9},
    )


LITERAL = forall([l], all_of(l >= 0, l < p) >> _each(board, l))
ANY_CHOICE = exists([l], all_of(l >= 0, l < p, P3(l, x, y)))


@lemma
def one_one() -> Claim:
    """(1, 1) is never a pair."""
    one = num(1)
    return claim(
        [POSITIVE], ~pair(one, one),
        [witness(pair(one, one), z), cancel(x=m, y=z), cancel(x=m, y=-z), open_row(one, z), open_a(z, one),
        open_a(0, one)],
    )


@lemma
def thm_2_1_iiib_printed_refuted() -> Claim:
    """Theorem 2.1 (iiib) read literally, so that the second player may choose a rectangle around the starting position
    (from which the first player has no move), is false for m, p >= 2 and for m = 1, p >= 4: (1, 1) is won by the second
    player and is not a pair.
    """
    one = num(1)
    at = exists([l], all_of(l >= 0, l < p, P3(l, one, one)))
    hints: list[Hint] = [one_one(), product_large(x=m, y=p - 1)]
    for number in (1, 2):
        v = num(number)
        inner = _each(board, v)
        hints += [
            instance(LITERAL, v), instance(inner, one, one), instance(at, v),
            witness(options_in(_set_of(v), shifted_queen(v), one, one), *ints(f"e{number} h{number}")),
        ]
    return claim(
        [POSITIVE, p >= 2, any_of(m >= 2, p >= 4), LITERAL], all_of(at, ~pair(one, one)), hints,
        model={"m": 2, "p": 2, "P3": "2x2WN literal"},
    )


@lemma
def thm_2_1_iiib_printed_holds() -> Claim:
    """Theorem 2.1 (iiib) read literally holds in the remaining cases p = 1 and m = 1, p <= 3, where each rectangle
    contains only pairs.
    """
    chosen = class_of_pair.goal
    l2, l3 = ints("l2 l3")
    hints: list[Hint] = [
        witness(ANY_CHOICE, l2),
        class_of_pair(),
        witness(chosen, l3),
        instance(ANY_CHOICE, l3),
    ]
    for number, (v, tv) in enumerate(((l2, t1), (l3, t2))):
        whole, part = _each(board, v), _each(cut(v), v)
        point = ints(f"c{number} d{number}")
        hints += [
            instance(LITERAL, v), witness(part, *point), instance(whole, *point),
            shifted_determined(l=v, P=Lambda([x, y], P3(v, x, y))), witness(shifted(v)(x, y), tv),
            off_rectangle(l=v, t=tv), instance(pair(x, y), p * tv - v),
        ]
    for index in (-1, 0, 1):
        hints += [
            instance(pair(x, y), index),
            open_row(x, index),
            open_a(index, x),
            open_a(-index, x + m * num(index)),
        ]
        hints += [open_a(num(-index) if index < 0 else index, x), open_a(-num(index), x + m * num(index))]
    return claim(
        [POSITIVE, any_of(eq(p, 1), all_of(eq(m, 1), p <= 3)), LITERAL, board(x, y)], iff(ANY_CHOICE, pair(x,
        y)),
        hints,
        model={"m": 1, "p": 3, "P3": "1x3WN literal", "x": 0, "y": 1},
    )
