"""Misere WN^p, p >= 3: what a sequence needs to be the one of its P-positions.

Let c_n >= 0 be a sequence with c_0 = 1 that does not decrease from c_1 on, and call {c_n, c_n + n}, n >= 0,
its pairs: one on each diagonal. If every row has exactly p pairs, they are the P-positions of misere WN^p.

No bishop joins two pairs. From (c_n, c_n + n), n >= 1, a rook's options among the pairs lie in its row, to the left,
so there are at most p - 1 of them; (1, 1) has at most two, and 2 <= p - 1. From another position (x, y), x <= y, not
(0, 0), the bishop moves to the pair of its diagonal, if this comes before; else c_{y-x} > x, and then all p pairs of
row x lie to the left. That a row has exactly p pairs is said by functions: `place` numbers the pairs of a row from 0 to
p - 1, and `column` is its inverse.
"""

from __future__ import annotations

from verifier.lemmas.chapters.beyond.misere import (
    misere_play_blocking,
    misere_with_blocks,
    moves,
    onto,
    premises,
    without_origin,
)
from verifier.lemmas.chapters.paper.deciding import as_many_mirrored, decided
from verifier.lemmas.chapters.paper.p_blocking import queen, roob
from verifier.lemmas.chapters.paper.play import (
    P,
    blockable,
    board,
    count_options,
    free_options,
    rule_blocking,
)
from verifier.lemmas.trusted.kernel import injection, injection_premises, instance, interval, witness
from verifier.lemmas.trusted.terms import Function, Term, all_of, any_of, eq, forall, iff, ints, ite
from verifier.lemmas.writing import Claim, claim, lemma, m, p

x, y, x1, y1, i, j, n, r, e = ints("x y x1 y1 i j n r e")
X, Y, X1, Y1 = ints("X Y X1 Y1")
c, place, column = Function("c", 1), Function("place", 2), Function("column", 2)
QUEEN, ROOB = onto(queen), onto(roob)


def held(x: Term, y: Term) -> Term:
    """(x, y) is (c_n, c_n + n) or (c_n + n, c_n) for n = |y - x|."""
    return any_of(all_of(y >= x, eq(x, c(y - x))), all_of(x >= y, eq(y, c(x - y))))


NATURAL = forall([n], (n >= 0) >> (c(n) >= 0))
RISES = forall([i, j], all_of(i >= 1, i <= j) >> (c(i) <= c(j)))
PLACES = forall([x, y], all_of(board(x, y), held(x, y)) >> all_of(place(x, y) >= 0, place(x, y) < p))
TWO = all_of(board(x, y), y1 >= 0, held(x, y), held(x, y1), eq(place(x, y), place(x, y1)))
ONE = forall([x, y, y1], TWO >> eq(y, y1))
EACH = forall(
    [x, r],
    all_of(x >= 0, r >= 0, r < p) >> all_of(column(x, r) >= 0, held(x, column(x, r)), eq(place(x, column(x, r)), r)),
)
SHAPE = [eq(m, 1), p >= 3, eq(c(0), 1), NATURAL, RISES]
ROWS = [*SHAPE, PLACES, ONE, EACH]
MODEL = {"m": 1, "p": 3, "c": "misere WN^3 c", "place": "misere WN^3 place", "column": "misere WN^3 column"}


@lemma
def held_mirror() -> Claim:
    """The set of these pairs is symmetric."""
    return claim([held(x, y)], held(y, x), model={**MODEL, "x": 0, "y": 1})


@lemma
def held_low() -> Claim:
    """From a pair with x <= y, not (1, 1), a rook reaches pairs in its row alone, to the left."""
    return claim(
        [*SHAPE, board(x, y), x < y, held(x, y), ROOB(x, y, x1, y1), held(x1, y1)],
        all_of(eq(x1, x), y1 < y, y1 >= 0),
        [instance(RISES, y - x, y - x1)],
        model={**MODEL, "x": 1, "y": 5, "x1": 1, "y1": 1},
    )


@lemma
def held_few_low() -> Claim:
    """(A): at most p - 1 of a rook's options of a pair with x < y are pairs."""
    source, inside = all_of(ROOB(x, y, x1, y1), held(x1, y1)), all_of(e >= 0, e < p - 1)
    own, other = place(x, y), place(x, y1)
    image = ite(other > own, other - 1, other) + x1 * 0
    parts = ((x1, y1), source, (image,), (e,), inside, ((0, p - 1),))
    into, one, bounded = injection_premises(*parts)
    a, b, a2, b2, a3, b3 = ints("a b a2 b2 a3 b3")
    hints = [witness(into, a, b), witness(one, a2, b2, a3, b3), witness(bounded, *ints("e1"))]
    for u, v in ((a, b), (a2, b2), (a3, b3)):
        hints += [held_low(x1=u, y1=v), instance(PLACES, x, v), instance(ONE, x, y, v)]
    same = forall([e], iff(inside, all_of(e >= 0, e < p - 1)))
    return claim(
        [*ROWS, board(x, y), x < y, held(x, y)], count_options(held, ROOB, x, y) <= p - 1,
        [
            *hints, instance(PLACES, x, y), instance(ONE, x, b2, b3), injection(*parts), witness(same, *ints("e2")),
            interval(e, inside, 0, p - 1),
        ],
        model={**MODEL, "x": 1, "y": 5},
    )


@lemma
def held_few_first() -> Claim:
    """(A): at most p - 1 of a rook's options of (1, 1) are pairs: there are (0, 1) and (1, 0), and p >= 3."""
    source, inside = all_of(ROOB(x, y, x1, y1), held(x1, y1)), all_of(e >= 0, e < p - 1)
    parts = ((x1, y1), source, (x1 + y1 * 0,), (e,), inside, ((0, p - 1),))
    into, one, bounded = injection_premises(*parts)
    same = forall([e], iff(inside, all_of(e >= 0, e < p - 1)))
    return claim(
        [*ROWS, eq(x, 1), eq(y, 1)], count_options(held, ROOB, x, y) <= p - 1,
        [
            witness(into, *ints("a b")), witness(one, *ints("a2 b2 a3 b3")), witness(bounded, *ints("e1")),
            injection(*parts), witness(same, *ints("e2")), interval(e, inside, 0, p - 1),
        ],
        model={**MODEL, "x": 1, "y": 1},
    )


@lemma
def held_count_mirror() -> Claim:
    """(x, y) has at most as many of a rook's options among the pairs as (y, x)."""
    return as_many_mirrored(held, ROOB, held_mirror, [], {**MODEL, "x": 0, "y": 1})


@lemma
def held_safe() -> Claim:
    """(A): of the options of a pair, none of the bishop's and at most p - 1 of the rook's are pairs."""
    free = free_options(held, QUEEN, ROOB, x, y)
    return claim(
        [*ROWS, board(x, y), held(x, y)], all_of(~free, count_options(held, ROOB, x, y) <= p - 1),
        [
            witness(free, X1, Y1), held_few_low(), held_few_low(x=y, y=x), held_few_first(), held_mirror(),
            held_count_mirror(), instance(NATURAL, y - x), instance(NATURAL, x - y),
        ],
        model={**MODEL, "x": 1, "y": 5},
    )


@lemma
def held_many() -> Claim:
    """(B): if x <= y and c_{y-x} > x, then all p pairs of row x are rook's options of (x, y)."""
    source, target = all_of(e >= 0, e < p), all_of(ROOB(x, y, x1, y1), held(x1, y1))
    parts = ((e,), source, (x + e * 0, column(x, e)), (x1, y1), target, ((0, x + 1), (0, y + 1)))
    into, one, bounded = injection_premises(*parts)
    e1, e2, e3 = ints("e1 e2 e3")
    same = forall([e], iff(source, all_of(e >= 0, e < p)))
    return claim(
        [*ROWS, without_origin(x, y), x <= y, c(y - x) > x], count_options(held, ROOB, x, y) >= p,
        [
            witness(into, e1), witness(one, e2, e3), witness(bounded, *ints("B1 B2")), injection(*parts),
            instance(EACH, x, e1), instance(EACH, x, e2), instance(EACH, x, e3),
            instance(RISES, y - x, column(x, e1) - x), witness(same, *ints("e4")), interval(e, source, 0, p),
        ],
        model={**MODEL, "x": 0, "y": 5},
    )


@lemma
def held_reaches_low() -> Claim:
    """(B) for x <= y: outside the pairs, the bishop reaches a pair or p of the rook's options are pairs."""
    free = free_options(held, QUEEN, ROOB, x, y)
    there = c(y - x)
    return claim(
        [*ROWS, without_origin(x, y), x <= y, ~held(x, y)], any_of(free, count_options(held, ROOB, x, y) >= p),
        [held_many(), instance(free, there, there + (y - x)), instance(NATURAL, y - x)],
        model={**MODEL, "x": 0, "y": 5},
    )


@lemma
def held_reaches() -> Claim:
    """(B): outside the pairs, the bishop reaches a pair or p of the rook's options are pairs."""
    free, other = free_options(held, QUEEN, ROOB, x, y), free_options(held, QUEEN, ROOB, y, x)
    return claim(
        [*ROWS, without_origin(x, y), ~held(x, y)], any_of(free, count_options(held, ROOB, x, y) >= p),
        [
            held_reaches_low(), held_reaches_low(x=y, y=x), held_mirror(x=y, y=x), witness(other, Y1, X1),
            instance(free, X1, Y1), held_mirror(x=Y1, y=X1), held_count_mirror(x=y, y=x),
        ],
        model={**MODEL, "x": 5, "y": 0},
    )


@lemma
def held_without_origin() -> Claim:
    """On the board without (0, 0), WN^p has these P-positions."""
    rules = rule_blocking(held, without_origin, QUEEN, ROOB)
    return claim(
        [*ROWS, rule_blocking(P, without_origin, QUEEN, ROOB), without_origin(x, y)], iff(P(x, y), held(x, y)),
        [
            witness(rules, X, Y), held_safe(x=X, y=Y), held_reaches(x=X, y=Y),
            decided(held, without_origin, QUEEN, ROOB),
        ],
        model={**MODEL, "P": "misere WN^3", "x": 0, "y": 1},
    )


RULE = misere_with_blocks(P, queen, roob)


@lemma
def misere_diagonals() -> Claim:
    """Let p >= 3, c_0 = 1, c_n >= 0, let c not decrease from c_1 on, and let every row have exactly p of the
    pairs {c_n, c_n + n}. Then these are the P-positions of misere WN^p.
    """
    sub = blockable(board, queen, roob)
    return claim(
        [*ROWS, RULE, board(x, y)], iff(P(x, y), held(x, y)),
        [
            *premises(queen), witness(sub, *ints("b1 b2 b3 b4")), misere_play_blocking(**moves(Mv=queen, Bl=roob)),
            held_without_origin(),
        ],
        model={**MODEL, "P": "misere WN^3", "x": 0, "y": 1},
    )
