"""Misere play is normal play on the board without (0, 0).

A position without options is N in misere play, and nothing else changes. If every step of 1 on a single heap is a move,
(0, 0) is the only such position; so the game is played in the normal way on the other positions, with a blocking
manoeuvre or without one. The chapters on misere play rest on this one.
"""

from __future__ import annotations

from verifier.lemmas.chapters.paper.play import (
    Bl,
    MoveTerm,
    Mv,
    P,
    Point,
    blockable,
    board,
    falls,
    free_options,
    is_safe,
    options_in,
    rule,
    rule_blocking,
)
from verifier.lemmas.trusted.kernel import Hint, injection, injection_premises, instance, witness
from verifier.lemmas.trusted.terms import Lambda, Term, all_of, exists, forall, iff, ints, num, substitute
from verifier.lemmas.writing import Claim, claim, lemma

x, y, x1, y1, u, X, Y = ints("x y x1 y1 u X Y")


def without_origin(x: Term, y: Term) -> Term:
    """The board without (0, 0)."""
    return all_of(x >= 0, y >= 0, x + y >= 1)


def onto(move: MoveTerm) -> MoveTerm:
    """The move, but not to (0, 0)."""
    return lambda x, y, x1, y1: all_of(move(x, y, x1, y1), x1 + y1 >= 1)


def misere(P: Point, Mv: MoveTerm) -> Term:
    """P is the set of P-positions in misere play: those with an option, of which none is in P."""
    some = exists([x1, y1], Mv(x, y, x1, y1))
    return forall([x, y], board(x, y) >> iff(P(x, y), all_of(some, ~options_in(P, Mv, x, y))))


def misere_with_blocks(P: Point, Mv: MoveTerm, Bl: MoveTerm) -> Term:
    """The same with at most p - 1 of the options Bl blocked; a position whose options are all blocked has options."""
    some = exists([x1, y1], Mv(x, y, x1, y1))
    return forall([x, y], board(x, y) >> iff(P(x, y), all_of(some, is_safe(P, Mv, Bl, x, y))))


STEPS = all_of(forall([x, y], all_of(x >= 1, y >= 0) >> Mv(x, y, x - 1, y)),
               forall([x, y], all_of(x >= 0, y >= 1) >> Mv(x, y, x, y - 1)))
_PLAY = [falls(board, Mv), STEPS]
_MODEL = {
    "Mv": lambda x, y, x1, y1: (x1 == x and 0 <= y1 < y) or (y1 == y and 0 <= x1 < x), "Bl": lambda x, y, x1, y1: False,
    "P": lambda x, y: x != y if max(x, y) < 2 else x == y, "p": 1,
}


def _has_option(X: Term, Y: Term) -> list[Hint]:
    """Hints: (X, Y) has an option unless it is (0, 0), and (0, 0) has none."""
    some, none = (exists([x1, y1], Mv(u, v, x1, y1)) for u, v in ((X, Y), (num(0), num(0))))
    return [
        instance(some, X - 1, Y), instance(some, X, Y - 1), *(instance(part, X, Y) for part in STEPS.args),
        witness(none, *ints("z1_ z2_")), instance(_PLAY[0], 0, 0, *ints("z1_ z2_")),
    ]


@lemma
def misere_play() -> Claim:
    """If every step of 1 on a single heap is a move, misere play is normal play on the board without (0, 0)."""
    rules, goal = misere(P, Mv), rule(P, without_origin, onto(Mv))
    old, new = options_in(P, Mv, X, Y), options_in(P, onto(Mv), X, Y)
    A, B = ints("A1 A2"), ints("B1 B2")
    return claim(
        [*_PLAY, rules], all_of(goal, ~P(num(0), num(0))),
        [
            witness(goal, X, Y), instance(rules, X, Y), instance(rules, 0, 0), *_has_option(X, Y), witness(old, *A),
            instance(new, *A), instance(_PLAY[0], X, Y, *A), witness(new, *B), instance(old, *B),
        ],
        model=_MODEL,
    )


@lemma
def misere_play_blocking() -> Claim:
    """The same with blocking: the number of blockable options in P does not change, for (0, 0) is not in P."""
    rules, goal = misere_with_blocks(P, Mv, Bl), rule_blocking(P, without_origin, onto(Mv), onto(Bl))
    sub = blockable(board, Mv, Bl)
    old, new = free_options(P, Mv, Bl, X, Y), free_options(P, onto(Mv), onto(Bl), X, Y)
    A, B = ints("A1 A2"), ints("B1 B2")
    hints: list[Hint] = [
        witness(goal, X, Y), instance(rules, X, Y), instance(rules, 0, 0), *_has_option(X, Y), witness(old, *A),
        instance(new, *A), instance(_PLAY[0], X, Y, *A), witness(new, *B), instance(old, *B),
    ]
    box = ((0, X + Y + 1), (0, X + Y + 1))
    pairs: tuple[tuple[MoveTerm, MoveTerm], ...] = ((Bl, onto(Bl)), (onto(Bl), Bl))
    for number, (left, right) in enumerate(pairs):
        here, there = (all_of(move(X, Y, x1, y1), P(x1, y1)) for move in (left, right))
        into, one, inside = injection_premises((x1, y1), here, (x1, y1), (x1, y1), there, box)
        C, D = ints(f"c{number} d{number}"), ints(f"g{number} h{number}")
        hints += [
            witness(into, *C), witness(one, *ints(f"o{number}a o{number}b o{number}c o{number}d")), witness(inside, *D),
            injection((x1, y1), here, (x1, y1), (x1, y1), there, box),
        ]
        for point in (C, D):
            hints += [instance(sub, X, Y, *point), instance(_PLAY[0], X, Y, *point)]
    return claim([*_PLAY, sub, rules], all_of(goal, ~P(num(0), num(0))), hints, model=_MODEL)


def moves(**moves: MoveTerm) -> dict[str, Lambda]:
    """What to put for Mv and Bl in the lemmas on misere play."""
    v = [x, y, x1, y1]
    return {name: Lambda(v, move(*v)) for name, move in moves.items()}


def premises(Mv: MoveTerm) -> list[Hint]:
    """Hints: every move of this kind falls, and the steps of 1 are moves."""
    fall = falls(board, Mv)
    left, right = (substitute(part, moves(Mv=Mv)) for part in STEPS.args)
    return [witness(fall, *ints("f1 f2 f3 f4")), witness(left, *ints("l1 l2")), witness(right, *ints("r1 r2"))]
