"""What the proofs for several games have in common: (A) and (B) by symmetry, and from there to the P-positions.

Here C is the set that is to be the set of P-positions; a lemma `mirror` of its chapter says that it is symmetric.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from verifier.lemmas.chapters.paper.play import (
    MoveTerm,
    Point,
    blockable,
    board,
    condition_b,
    count_options,
    determined,
    determined_blocking,
    falls,
    free_options,
    natural,
    options_in,
)
from verifier.lemmas.trusted.kernel import Hint, Lemma, injection, injection_premises, instance, witness
from verifier.lemmas.trusted.terms import Lambda, Term, all_of, ints
from verifier.lemmas.writing import Claim, TrueModel, claim

x, y, x1, y1, X, Y, X1, Y1 = ints("x y x1 y1 X Y X1 Y1")


def listed_mirrored(C: Point, model: TrueModel) -> Claim:
    """C is symmetric, where C(x, y) says that for some n one thing is true of x, y and n, or the same of y, x and n."""
    (n0,) = ints("n0")
    return claim([C(x, y)], C(y, x), [witness(C(x, y), n0), instance(C(y, x), n0)], model=model)


def free_mirrored(C: Point, Mv: MoveTerm, Bl: MoveTerm, mirror: Lemma, model: TrueModel) -> Claim:
    """If an option of (y, x) that cannot be blocked is in C, then so is one of (x, y); `mirror`: C is symmetric."""
    here, there = free_options(C, Mv, Bl, x, y), free_options(C, Mv, Bl, y, x)
    return claim([there], here, [witness(there, Y1, X1), instance(here, X1, Y1), mirror(x=Y1, y=X1)], model=model)


def as_many_mirrored(
    C: Point, Bl: MoveTerm, mirror: Lemma, hyps: Iterable[Term], model: TrueModel | None = None
) -> Claim:
    """(x, y) has at most as many options Bl in C as (y, x), where `mirror` says that C is symmetric."""
    here, there = (all_of(Bl(*v, x1, y1), C(x1, y1)) for v in ((x, y), (y, x)))
    parts = ((x1, y1), here, (y1, x1), (x1, y1), there, ((0, y + 1), (0, x + 1)))
    into, one, inside = injection_premises(*parts)
    A = ints("A1 A2")
    return claim(
        [*hyps, board(x, y)], count_options(C, Bl, x, y) <= count_options(C, Bl, y, x),
        [
            witness(into, *A), mirror(x=A[0], y=A[1]), witness(one, *ints("O1 O2 O3 O4")),
            witness(inside, *ints("B1 B2")), injection(*parts),
        ],
        model=model,
    )


def b_on_both_sides(
    C: Point, On: Point, Mv: MoveTerm, low: Lemma, mirror: Lemma, hyps: Iterable[Term],
    model: TrueModel | None = None, lengths: Callable[[Term], Term] | None = None,
) -> Claim:
    """(B) for all positions, where `low` says it for x <= y and `mirror` says that C is symmetric. A formula for the
    rook's lengths that has two witnesses has the same ones for the distances x + y - x1 - y1 and y + x - y1 - x1.
    """
    goal, here, there = condition_b(C, On, Mv), options_in(C, Mv, X, Y), options_in(C, Mv, Y, X)
    hints = [
        witness(goal, X, Y), low(x=X, y=Y), low(x=Y, y=X), mirror(x=Y, y=X), witness(there, Y1, X1),
        instance(here, X1, Y1), mirror(x=Y1, y=X1),
    ]
    if lengths is not None:
        i, j = ints("i_turn j_turn")
        hints += [witness(lengths(Y + X - Y1 - X1), i, j), instance(lengths(X + Y - X1 - Y1), i, j)]
    return claim(hyps, goal, hints, model=model)


def decided(C: Point, On: Point, Mv: MoveTerm, Bl: MoveTerm | None = None) -> list[Hint]:
    """Hints: these moves fall. So C is the set of P-positions if it has (A) and (B); with blocking, if it obeys the
    rule.
    """
    v = [x, y, x1, y1]
    fall, nat = falls(On, Mv), natural(On)
    put = {"C": Lambda(v[:2], C(x, y)), "On": Lambda(v[:2], On(x, y)), "Mv": Lambda(v, Mv(*v))}
    hints = [witness(fall, *ints("fall1 fall2 fall3 fall4")), witness(nat, *ints("on1 on2"))]
    if Bl is None:
        return [*hints, determined(**put)]
    sub = blockable(On, Mv, Bl)
    return [*hints, witness(sub, *ints("sub1 sub2 sub3 sub4")), determined_blocking(**put, Bl=Lambda(v, Bl(*v)))]
