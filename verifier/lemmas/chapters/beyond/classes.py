"""Beyond the paper: every row of mWN^(p) has exactly p P-positions, for all m and p, coprime or not.

It is the case l = 1 of `bounds.py`. In each residue class of y modulo p a row has at most one P-position, because the
p-rook moves within the class, and it has one, because an arc is a single class.
"""

from __future__ import annotations

from verifier.lemmas.chapters.beyond.bounds import arc_free, arcs_cover, row_numbers, taken
from verifier.lemmas.chapters.paper.play import P, board, rule
from verifier.lemmas.chapters.paper.residues import residue_queen
from verifier.lemmas.trusted.kernel import instance, witness
from verifier.lemmas.trusted.terms import Term, all_of, eq, exists, forall, ints
from verifier.lemmas.writing import POSITIVE, Claim, claim, lemma, p

x, y, y1, c, t, q, j = ints("x y y1 c t q j")

RULE = rule(P, board, residue_queen(1, p))
MODEL = {"m": 2, "p": 2, "P": "2WN(2)"}


@lemma
def class_unique() -> Claim:
    """Two P-positions of a row of mWN^(p) whose columns differ by pt have t = 0: they are the same."""
    return claim(
        [POSITIVE, RULE, x >= 0, y1 >= 0, P(x, y), P(x, y1), eq(y, y1 + p * t), t >= 0], eq(t, 0),
        [arc_free(l=1, r=0)],
        model={**MODEL, "x": 1, "y": 6, "y1": 6, "t": 0},
    )


CLASS_HAS = exists([q], all_of(q * p + c >= 0, P(x, q * p + c)))


@lemma
def class_has_one() -> Claim:
    """Row x of mWN^(p) has a P-position (x, qp + c) for every residue c."""
    q0, j0 = ints("q0 j0")
    return claim(
        [POSITIVE, RULE, x >= 0, c >= 0, c < p], CLASS_HAS,
        [arcs_cover(l=1), witness(arcs_cover.at(l=1), q0, j0), instance(CLASS_HAS, q0)],
        model={**MODEL, "x": 1, "c": 1},
    )


@lemma
def rows_of_one_residue() -> Claim:
    """For all m, p >= 1 every row of mWN^(p) has exactly one P-position (x, y) in each of the p classes y =
    c (mod p).
    """
    q0, q1 = ints("q0 q1")

    def alone(q: Term) -> Term:
        return forall([j], all_of(j * p + c >= 0, P(x, j * p + c)) >> eq(j, q))

    goal = exists([q], all_of(q * p + c >= 0, P(x, q * p + c), alone(q)))
    return claim(
        [POSITIVE, RULE, x >= 0, c >= 0, c < p], goal,
        [
            class_has_one(), witness(CLASS_HAS, q1), instance(goal, q1), witness(alone(q1), q0),
            class_unique(y=q0 * p + c, y1=q1 * p + c, t=q0 - q1), class_unique(y=q1 * p + c, y1=q0 * p + c, t=q1 - q0),
        ],
        model={**MODEL, "x": 1, "c": 1},
    )


@lemma
def rows_counted() -> Claim:
    """For all m, p >= 1 every row of mWN^(p) has exactly p P-positions."""
    return claim([POSITIVE, RULE, x >= 0], eq(taken, p), [row_numbers(l=1)], model={**MODEL, "x": 0})
