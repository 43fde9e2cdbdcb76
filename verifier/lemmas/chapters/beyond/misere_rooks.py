"""Beyond the paper: misere play for m >= 2 with a restricted rook that leads to the pairs of misere mWN^p.

The rook need only join no two pairs {c_n, d_n} of a row, and reach one from every position to the right of its row:
then these pairs are the P-positions. `misere_classes.py` shows which rooks do so.
"""

from __future__ import annotations

from collections.abc import Callable

from verifier.lemmas.chapters.beyond.misere import misere, misere_play, moves, onto, premises, without_origin
from verifier.lemmas.chapters.beyond.misere_all import (
    misere_bishop_reaches,
    misere_diagonal,
    misere_far,
    misere_no_bishop,
    near,
)
from verifier.lemmas.chapters.beyond.misere_mex import (
    MODEL,
    SEQUENCES,
    code,
    column,
    listed,
    misere_code,
    misere_listed,
    misere_mirror,
    takes,
)
from verifier.lemmas.chapters.paper.deciding import b_on_both_sides, decided
from verifier.lemmas.chapters.paper.play import MoveTerm, P, bishop, board, condition_a, options_in, rook
from verifier.lemmas.trusted.kernel import Hint, instance, witness
from verifier.lemmas.trusted.terms import Function, Term, all_of, any_of, exists, forall, iff, ints
from verifier.lemmas.writing import Claim, claim, lemma, m

x, y, x1, y1, z, z1, q, r = ints("x y x1 y1 z z1 q r")
X, Y, X1, Y1 = ints("X Y X1 Y1")

Len = Function("Len", 1, "Bool")
Lengths = Callable[[Term], Term]


def queen(allowed: Lengths) -> MoveTerm:
    """The m-bishop, or the rook with these lengths."""

    def move(x: Term, y: Term, x1: Term, y1: Term) -> Term:
        return any_of(bishop(m)(x, y, x1, y1), all_of(rook(x, y, x1, y1), allowed(x + y - x1 - y1)))

    return move


def apart(allowed: Lengths) -> Term:
    """No length joins two pairs of a row."""
    both = all_of(x >= 0, takes(x, z), takes(x, z1), column(x, z1) < column(x, z))
    return forall([x, z, z1], both >> ~allowed(column(x, z) - column(x, z1)))


def beyond(x: Term, y: Term) -> Term:
    """Some pair of row x is (x, y) or lies to the right of it."""
    return exists([z], all_of(takes(x, z), column(x, z) >= y))


def reached(allowed: Lengths, x: Term, y: Term) -> Term:
    """A length leads from (x, y) to a pair of row x to the left of it."""
    return exists([z], all_of(takes(x, z), column(x, z) < y, allowed(y - column(x, z))))


def reach(allowed: Lengths) -> Term:
    return forall([x, y], all_of(x >= 0, ~beyond(x, y)) >> reached(allowed, x, y))


APART, REACH, MOVE = apart(Len), reach(Len), onto(queen(Len))
ROOK = [*SEQUENCES, APART, REACH]
# for p = 2 and m = 6 = 2 (mod 4)
EVEN = {**MODEL, "m": 6, "p": 2, "Len": lambda k: k % 4 < 2}


@lemma
def misere_rook_a() -> Claim:
    """(A): no option of a pair is a pair."""
    goal = condition_a(listed, without_origin, MOVE)
    hints: list[Hint] = [witness(goal, X, Y, X1, Y1), misere_no_bishop(x=X, y=Y, x1=X1, y1=Y1)]
    for a, b in ((X, Y), (X1, Y1)):
        hints += [misere_mirror(x=a, y=b), misere_code(x=a, y=b), misere_code(x=b, y=a)]
    hints += [instance(APART, X, code(X, Y), code(X1, Y1)), instance(APART, Y, code(Y, X), code(Y1, X1))]
    return claim(ROOK, goal, hints, model=EVEN)


@lemma
def misere_rook_b_low() -> Claim:
    """(B) for x <= y: from a position other than (0, 0) that is no pair there is a move to a pair."""
    goal = options_in(listed, MOVE, x, y)
    bishops, diagonal = options_in(listed, onto(bishop(m)), x, y), options_in(listed, onto(bishop(m)), x, x)
    A, B, (z2, z3) = ints("A1 A2"), ints("B1 B2"), ints("z2 z3")
    return claim(
        [*ROOK, without_origin(x, y), x <= y, ~listed(x, y)], goal,
        [
            *near(x, y, q, r), misere_bishop_reaches(), misere_diagonal(), witness(bishops, *A), instance(goal, *A),
            witness(diagonal, *B), instance(goal, *B), witness(beyond(x, y), z2), misere_far(z=z2),
            instance(REACH, x, y), witness(reached(Len, x, y), z3), misere_listed(z=z3),
            instance(goal, x, column(x, z3)),
        ],
        model={**EVEN, "x": 0, "y": 9},
    )


@lemma
def misere_rook_b() -> Claim:
    """(B): from every position other than (0, 0) that is no pair there is a move to a pair."""
    return b_on_both_sides(listed, without_origin, MOVE, misere_rook_b_low, misere_mirror, ROOK, EVEN)


@lemma
def misere_rook() -> Claim:
    """If the rook joins no two pairs {c_n, d_n} of a row, and reaches one from every position to the right of a row,
    then these pairs are the P-positions in misere play with the m-bishop, m >= 2.
    """
    return claim(
        [*ROOK, misere(P, queen(Len)), board(x, y)], iff(P(x, y), listed(x, y)),
        [
            *premises(queen(Len)), misere_play(**moves(Mv=queen(Len))), misere_rook_a(), misere_rook_b(),
            misere_mirror(), decided(listed, without_origin, MOVE),
        ],
        model={**EVEN, "P": "misere 6WN(2,4)", "x": 0, "y": 7},
    )
