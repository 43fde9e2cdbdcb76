"""Beyond the paper: only for m = 2 modulo p, or 2p, do these rooks have the P-positions of misere mWN^p.

Row 0 of the pairs {c_n, d_n} has the columns 1, m + 1, ..., (p - 1)m + 1; row 1 has 0 and mz + 2, p <= z <= 2p - 2. No
length mi with 0 < i < p is allowed, for it would join two pairs of row 0. The position (1, Y), Y = (2p - 1)m + 2, is no
pair and must have one as an option: this can only be (1, 0), so that Y itself is allowed. For the p-rook this says
m = 2 (mod p), and then p is odd, since p = 2i would divide mi. For the (2, 2p)-rook, p >= 2, it says that Y, hence
2 - m, is 0 or 1 mod 2p; the latter is impossible, since then m would be an allowed length.
"""

from __future__ import annotations

from verifier.lemmas.chapters.beyond.misere import misere
from verifier.lemmas.chapters.beyond.misere_classes import EVEN, ODD, by_p, by_two, misere_mwn_2_2p, misere_mwn_p_odd
from verifier.lemmas.chapters.beyond.misere_mex import (
    LINK,
    MODEL,
    SEQUENCES,
    cs,
    ds,
    listed,
    misere_above,
    misere_zero,
)
from verifier.lemmas.chapters.beyond.misere_rooks import Len, Lengths, queen
from verifier.lemmas.chapters.beyond.misere_rows import means, misere_row_next, starts
from verifier.lemmas.chapters.paper.algebra import cancel, division, product_large, product_nonneg
from verifier.lemmas.chapters.paper.play import P, board, options_in
from verifier.lemmas.trusted.kernel import Hint, instance, witness
from verifier.lemmas.trusted.terms import Lambda, Term, all_of, eq, exists, forall, iff, ints, num, substitute
from verifier.lemmas.writing import Claim, claim, lemma, m, p

x, y, x1, y1, i, k, n, o, s = ints("x y x1 y1 i k n o s")
Y = (2 * p - 1) * m + 2
SAME = forall([x, y], board(x, y) >> iff(P(x, y), listed(x, y)))


@lemma
def misere_first_rows() -> Claim:
    """c_n = 0 exactly for n < p, c_n = 1 exactly for p <= n < 2p - 1, and d_n = 1 exactly for n = 0, d_n > 1 else."""
    zero = starts(num(0), num(0))
    goal = all_of(
        iff(eq(cs(n), 0), n < p), iff(eq(cs(n), 1), all_of(p <= n, n < 2 * p - 1)),
        ds(n) >= 1, iff(eq(ds(n), 1), eq(n, 0)),
    )
    (i0,) = ints("i0")
    one = substitute(x + 1, {"x": num(0)})
    return claim(
        [*SEQUENCES, n >= 0], goal,
        [
            misere_zero(), witness(zero.args[1], i0), misere_above(n=i0), misere_above(n=n),
            misere_row_next(x=0, u=0, v=0, w=p, h=0), misere_row_next(x=one, u=p, v=0, w=2 * p - 1, h=1),
            means(one, p, n), means(one + 1, 2 * p - 1, n),
        ],
        model={**MODEL, "n": 2},
    )


RULE = misere(P, queen(Len))
_GAME = {**MODEL, "m": 6, "p": 2, "Len": lambda k: k % 4 < 2, "P": "misere 6WN(2,4)"}


def _play(x: Term, y: Term) -> list[Hint]:
    """Hints: the rule at (x, y), which has the option (x, y - 1), and that P are the pairs there."""
    some = exists([x1, y1], queen(Len)(x, y, x1, y1))
    return [instance(RULE, x, y), instance(some, x, y - 1), instance(SAME, x, y)]


@lemma
def misere_no_join() -> Claim:
    """If the pairs {c_n, d_n} are the P-positions, no length mi with 0 < i < p is allowed: it joins pairs of row 0."""
    column = m * i + 1
    return claim(
        [*SEQUENCES, SAME, RULE, i >= 1, i < p], ~Len(m * i),
        [
            *_play(num(0), column), instance(SAME, 0, 1), instance(options_in(P, queen(Len), num(0), column), 0, 1),
            instance(listed(num(0), column), i), instance(listed(num(0), num(1)), 0), misere_zero(),
            misere_first_rows(n=i), instance(LINK, i), product_large(x=m, y=i),
        ],
        model={**_GAME, "i": 1},
    )


@lemma
def misere_must_reach() -> Claim:
    """If the pairs {c_n, d_n} are the P-positions, the length Y = (2p - 1)m + 2 is allowed: from (1, Y) to (1, 0)."""
    options = options_in(P, queen(Len), num(1), Y)
    a, b, n0, n1 = ints("a b n0 n1")
    hints: list[Hint] = [*_play(num(1), Y), witness(listed(num(1), Y), n0), witness(options, a, b)]
    hints += [
        instance(SAME, a, b),
        witness(listed(a, b), n1),
        misere_no_join(i=2 * p - 1 - n1),
        product_nonneg(x=m, y=p - 1),
    ]
    for n2 in (n0, n1):
        hints += [misere_first_rows(n=n2), instance(LINK, n2), misere_zero(), product_large(x=m, y=2 * p - 1 - n2)]
        hints += [product_nonneg(x=m, y=p - 1 - n2)]
    return claim([*SEQUENCES, SAME, RULE], Len(Y), hints, model=_GAME)


def _of(lengths: Lengths) -> tuple[Term, Lambda]:
    return misere(P, queen(lengths)), Lambda([k], lengths(k))


HAS_ODD = exists([o, s], all_of(ODD))
HAS_EVEN = exists([s], EVEN)
RULE_P, LENGTHS_P = _of(by_p)
RULE_TWO, LENGTHS_TWO = _of(by_two)
_ODD = {**MODEL, "m": 5, "p": 3, "P": "misere 5WN(3)"}
_EVEN = {**MODEL, "m": 6, "p": 2, "P": "misere 6WN(2,4)"}


@lemma
def misere_p_only() -> Claim:
    """If misere mWN^(p), m >= 2, has the P-positions {c_n, d_n} then p is odd and m = 2 (mod p)."""
    j0, half, rest = ints("j0 half rest")
    turn = 2 * m - i
    return claim(
        [*SEQUENCES, SAME, RULE_P], HAS_ODD,
        [
            misere_must_reach(Len=LENGTHS_P), witness(by_p(Y), i, j0), division(z=p, p=2),
            witness(division.at(z=p, p=2), half, rest), instance(HAS_ODD, half, turn), cancel(x=p, y=turn),
            misere_no_join(Len=LENGTHS_P, i=half), instance(by_p(m * half), 1 + turn * half, 0),
            product_nonneg(x=turn, y=half),
        ],
        model=_ODD,
    )


@lemma
def misere_two_only() -> Claim:
    """If misere mWN^(2,2p), m, p >= 2, has the P-positions {c_n, d_n} then m = 2 (mod 2p)."""
    (j0,) = ints("j0")
    return claim(
        [*SEQUENCES, p >= 2, SAME, RULE_TWO], HAS_EVEN,
        [
            misere_must_reach(Len=LENGTHS_TWO), witness(by_two(Y), i, j0), instance(HAS_EVEN, m - i),
            misere_no_join(Len=LENGTHS_TWO, i=1), instance(by_two(m * 1), m - i, 1), cancel(x=2 * p, y=m - i),
        ],
        model=_EVEN,
    )


@lemma
def misere_p_exactly() -> Claim:
    """With the c_n and d_n of misere mWN^p, m >= 2: P(misere mWN^(p)) = {{c_n, d_n}} if and only if p is odd and m = 2
    (mod p).
    """
    X, Y, o0, s0 = ints("X Y o0 s0")
    return claim(
        [*SEQUENCES, RULE_P], iff(SAME, HAS_ODD),
        [misere_p_only(), witness(HAS_ODD, o0, s0), witness(SAME, X, Y), misere_mwn_p_odd(x=X, y=Y, o=o0, s=s0)],
        model=_ODD,
    )


@lemma
def misere_two_exactly() -> Claim:
    """With the c_n and d_n of misere mWN^p, m, p >= 2: P(misere mWN^(2,2p)) = {{c_n, d_n}} if and only if m = 2
    (mod 2p).
    """
    X, Y, s0 = ints("X Y s0")
    return claim(
        [*SEQUENCES, p >= 2, RULE_TWO], iff(SAME, HAS_EVEN),
        [misere_two_only(), witness(HAS_EVEN, s0), witness(SAME, X, Y), misere_mwn_2_2p(x=X, y=Y, s=s0)],
        model=_EVEN,
    )
