"""The residue law: which rooks, beside the m-bishop, have the P-positions {{a_i, b_i}} of (m, p).

R is any set of residues modulo mp; the rook takes k > 0 tokens where k mod mp is in R. The P-positions are
the pairs of (m, p) if and only if 0 is the only multiple of m in R, and R meets every class modulo m. A row x
has the columns x + mz where z runs over a complete residue system modulo p: their differences are all
multiples of m, and from a place beyond all of them, in class c modulo m, they run over all residues of that
class. Theorem 2.1 (iia), for gcd(m, p) = 1, and (iib) are R = {0, p, ..., (m - 1)p} and R = {0, ..., m - 1}.
"""

from __future__ import annotations

from verifier.lemmas.chapters.paper.algebra import cancel, product_large, product_nonneg
from verifier.lemmas.chapters.paper.counting import a_indices, a_natural, obtain_a, u_zero
from verifier.lemmas.chapters.paper.deciding import b_on_both_sides, decided
from verifier.lemmas.chapters.paper.p_blocking import (
    bishop_reaches,
    no_bishop,
    obtain_quotient,
    pair_mirror,
    row_is_far,
)
from verifier.lemmas.chapters.paper.play import P, bishop, board, condition_a, options_in, pair, rook, rule
from verifier.lemmas.chapters.paper.rows import open_row, row_exists, row_mirror, row_unique
from verifier.lemmas.trusted.kernel import Hint, instance, witness
from verifier.lemmas.trusted.terms import (
    Function,
    Term,
    all_of,
    any_of,
    eq,
    exists,
    forall,
    iff,
    instantiate,
    ints,
    num,
)
from verifier.lemmas.writing import POSITIVE, Claim, claim, lemma, m, p

x, y, z, z1, q, r, a, c, i, j, k, t = ints("x y z z1 q r a c i j k t")
X, Y, X1, Y1, k0, t0 = ints("X Y X1 Y1 k0 t0")
R = Function("R", 1, "Bool")


def allowed(distance: Term) -> Term:
    """The distance modulo mp is in R."""
    i, j = ints("i_mod j_mod")
    return exists([i, j], all_of(eq(distance, i * (m * p) + j), j >= 0, j < m * p, R(j)))


def move(x: Term, y: Term, x1: Term, y1: Term) -> Term:
    """The m-bishop, or the rook whose length modulo mp is in R."""
    return any_of(bishop(m)(x, y, x1, y1), all_of(rook(x, y, x1, y1), allowed(x + y - x1 - y1)))


ALONE = forall([k], all_of(k >= 0, k < p, R(m * k)) >> eq(k, 0))
MEETS = forall([c], all_of(c >= 0, c < m) >> exists([k], all_of(k >= 0, k < p, R(m * k + c))))
LAW = all_of(ALONE, MEETS)
RULE = rule(P, board, move)
AGREE = forall([x, y], board(x, y) >> iff(P(x, y), pair(x, y)))
MODEL = {"m": 2, "p": 3, "R": lambda k: k in (0, 5), "P": "pair"}


@lemma
def law_index() -> Claim:
    """If md = i mp + j with j in R, 0 <= j < mp, and 0 is the only multiple of m in R, then d = ip."""
    d = z
    return claim(
        [POSITIVE, ALONE, eq(m * d, i * (m * p) + j), j >= 0, j < m * p, R(j)], eq(d, p * i),
        [instance(ALONE, d - p * i), cancel(x=m, y=d - p * i + 1), cancel(x=m, y=d - p * i - p)],
        model={**MODEL, "z": 3, "i": 1, "j": 0},
    )


@lemma
def law_a() -> Claim:
    """(A): if 0 is the only multiple of m in R, no option of a pair is a pair."""
    goal = condition_a(pair, board, move)
    return claim(
        [POSITIVE, ALONE], goal,
        [
            witness(goal, X, Y, X1, Y1), witness(pair(X, Y), z), witness(pair(X1, Y1), z1),
            no_bishop(x=X, y=Y, x1=X1, y1=Y1), witness(allowed(X + Y - X1 - Y1), i, j),
            law_index(z=z - z1), row_unique(k=X, z=z1, t=i), law_index(z=z1 - z), row_mirror(k=X),
            row_mirror(k=X1, z=z1), row_unique(k=Y, z=-z1, t=i),
        ],
        model=MODEL,
    )


@lemma
def law_b_low() -> Claim:
    """(B) for x <= y: if R meets every class modulo m, a position outside the pairs has an option that is one."""
    goal = options_in(pair, move, x, y)
    some = instantiate(MEETS, r).args[1]
    index = q - k0 + p * t0
    return claim(
        [POSITIVE, MEETS, x >= 0, x <= y, ~pair(x, y)], goal,
        [
            *obtain_quotient(x, y, q, r), *obtain_a(q, a), bishop_reaches(), instance(goal, a, a + m * q),
            instance(MEETS, r), witness(some, k0), row_exists(k=x, z=q - k0),
            witness(row_exists.at(k=x, z=q - k0), t0), row_is_far(z=index),
            instance(pair(x, x + m * index), index), instance(goal, x, x + m * index),
            instance(allowed(x + y - x - (x + m * index)), -t0, m * k0 + r),
            product_nonneg(x=m, y=k0), product_nonneg(x=m, y=p - 1 - k0),
        ],
        model={**MODEL, "x": 1, "y": 4},
    )


@lemma
def law_b() -> Claim:
    """(B): if R meets every class modulo m, every position that is not a pair has an option that is one."""
    return b_on_both_sides(pair, board, move, law_b_low, pair_mirror, [POSITIVE, MEETS], MODEL, allowed)


@lemma
def residue_law_if() -> Claim:
    """If 0 is the only multiple of m in R and R meets every class modulo m, then the game in which the Queen moves
    as the m-bishop, or as a rook by k > 0 with k mod mp in R, has the P-positions {{a_i, b_i}} of (m, p).
    """
    return claim(
        [POSITIVE, ALONE, MEETS, RULE, board(x, y)], iff(P(x, y), pair(x, y)),
        [law_a(), law_b(), decided(pair, board, move)],
        model={**MODEL, "x": 1, "y": 9},
    )


def _row_zero(k: Term) -> list[Hint]:
    """Hints: for k >= 0, (0, mk) is a pair if and only if k < p."""
    return [open_row(0, k), a_indices(k=0, u=0, w=p, i=k)]


@lemma
def zeroth_row() -> Claim:
    """The pairs of row 0 are (0, 0), (0, m), ..., (0, (p - 1)m)."""
    goal = iff(pair(0, y), exists([k], all_of(k >= 0, k < p, eq(y, m * k))))
    return claim(
        [POSITIVE], goal,
        [
            witness(pair(0, y), z), witness(goal.args[1], k0), instance(goal.args[1], z), instance(pair(0, y), k0),
            u_zero(), *_row_zero(z), *_row_zero(k0), a_natural(n=-z, a=num(0) + m * z), product_large(x=m, y=-z),
        ],
    )


@lemma
def law_alone() -> Claim:
    """If the P-positions are the pairs then 0 is the only multiple of m in R: another, mk, joins (0, mk) to (0, 0)."""
    zero, top = num(0), m * k0
    options = options_in(P, move, zero, top)
    here, origin = zeroth_row.at(y=top), zeroth_row.at(y=zero)
    return claim(
        [POSITIVE, RULE, AGREE], ALONE,
        [
            witness(ALONE, k0), instance(RULE, zero, top), instance(AGREE, zero, top), instance(AGREE, zero, zero),
            zeroth_row(y=top), zeroth_row(y=zero), instance(here.args[1], k0), instance(origin.args[1], zero),
            instance(options, zero, zero), instance(allowed(zero + top - zero - zero), 0, top),
            product_large(x=m, y=k0), cancel(x=m, y=k0 - p),
        ],
        model=MODEL,
    )


@lemma
def law_meets() -> Claim:
    """If the P-positions are the pairs then R meets every class c modulo m: (0, mp + c) moves to a pair (0, mk)."""
    (c0,) = ints("c0")
    zero, top = num(0), m * p + c0
    options = options_in(P, move, zero, top)
    some = instantiate(MEETS, c0).args[1]
    far = allowed(zero + top - X1 - Y1)
    here, there = zeroth_row.at(y=top).args[1], zeroth_row.at(y=Y1).args[1]
    index = p - z1 - i * p
    return claim(
        [POSITIVE, RULE, AGREE], MEETS,
        [
            witness(MEETS, c0), instance(RULE, zero, top), instance(AGREE, zero, top), witness(options, X1, Y1),
            instance(AGREE, zero, Y1), zeroth_row(y=top), zeroth_row(y=Y1), witness(here, z), witness(there, z1),
            witness(far, i, j), instance(some, index), product_large(x=m, y=p), cancel(x=m, y=z - p),
            cancel(x=m, y=p - 1 - z1), cancel(x=m, y=index + 1), cancel(x=m, y=index - p),
        ],
        model=MODEL,
    )


@lemma
def residue_law() -> Claim:
    """Let R be a set of residues modulo mp, and let the Queen move as the m-bishop, or as a rook by k > 0 with
    k mod mp in R. The P-positions are {{a_i, b_i}}, those of (m, p), if and only if 0 is the only multiple of m
    in R and R meets every class modulo m.
    """
    return claim(
        [POSITIVE, RULE], iff(AGREE, LAW),
        [witness(AGREE, X, Y), residue_law_if(x=X, y=Y), law_alone(), law_meets()], model=MODEL,
    )
