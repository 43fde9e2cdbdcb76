"""Beyond the paper: misere mWN^p for m >= 2 has the pairs {c_n, d_n} of `misere_mex.py`.

The differences of the pairs and of their mirror images are mn + 1 and -(mn + 1). So the m-bishop joins no two pairs:
on one side they differ by multiples of m, across by m or more, but for (0, 1) and (1, 0), which no move joins. From
(x, y) outside, x < y, let q = floor((y - x - 1) / m): either c_q <= x and the m-bishop moves to (c_q, d_q), or all p
pairs of row x lie m or more to the left of y.
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
from verifier.lemmas.chapters.beyond.misere_mex import (
    BOTH,
    FULL,
    LINK,
    MODEL,
    SEQUENCES,
    before,
    code,
    column,
    cs,
    ds,
    listed,
    misere_above,
    misere_code,
    misere_listed,
    misere_mirror,
    misere_rising,
    misere_strict,
    misere_zero,
    takes,
)
from verifier.lemmas.chapters.paper.algebra import product_large, product_nonneg
from verifier.lemmas.chapters.paper.deciding import as_many_mirrored, decided
from verifier.lemmas.chapters.paper.p_blocking import obtain_quotient, queen, roob
from verifier.lemmas.chapters.paper.play import (
    P,
    bishop,
    blockable,
    board,
    count_options,
    free_options,
    options_in,
    rook,
    rule_blocking,
)
from verifier.lemmas.trusted.kernel import Hint, injection, injection_premises, instance, witness
from verifier.lemmas.trusted.terms import Term, all_of, any_of, eq, iff, ints
from verifier.lemmas.writing import Claim, claim, lemma, m, p

x, y, x1, y1, n, z, j, q, r = ints("x y x1 y1 n z j q r")
X, Y, X1, Y1 = ints("X Y X1 Y1")

QUEEN, ROOB = onto(queen), onto(roob)


@lemma
def misere_no_bishop() -> Claim:
    """The m-bishop joins no two pairs."""
    n0, n1 = ints("n0 n1")
    return claim(
        [*SEQUENCES, listed(x, y), listed(x1, y1)], ~bishop(m)(x, y, x1, y1),
        [
            witness(listed(x, y), n0), witness(listed(x1, y1), n1), misere_above(n=n0), misere_above(n=n1),
            misere_zero(), instance(LINK, n0), instance(LINK, n1), product_large(x=m, y=n0 - n1),
            product_large(x=m, y=n1 - n0),
        ],
        model={**MODEL, "x": 0, "y": 4, "x1": 0, "y1": 1},
    )


# --- from a pair --------------------------------------------------------------------------------------------------


@lemma
def misere_only_row() -> Claim:
    """If the rook moves from (c_n, d_n) to the pair with signed index z of row x, then x = c_n and -n <= z < n."""
    return claim(
        [*SEQUENCES, n >= 0, takes(x, z), rook(cs(n), ds(n), x, column(x, z))],
        all_of(eq(x, cs(n)), z >= -n, z < n),
        [
            instance(LINK, n), instance(LINK, z), instance(LINK, -z - 1), misere_strict(i=z, j=n),
            misere_strict(i=n, j=z), misere_strict(i=-z - 1, j=n), misere_strict(i=n, j=-z - 1), misere_above(n=n),
            misere_above(n=z), misere_above(n=-z - 1),
        ],
        model={**MODEL, "n": 1, "x": 0, "z": 0},
    )


@lemma
def misere_few_low() -> Claim:
    """(A): at most p - 1 of the roob-type options of (c_n, d_n) are pairs: as often was c_n taken before n."""
    return BOTH.few(ROOB, code, lambda a, b: [misere_code(x=a, y=b), misere_only_row(x=a, z=code(a, b))], n=1, x=0, y=4)


@lemma
def misere_roob_mirror() -> Claim:
    """(x, y) has at most as many roob-type options among the pairs as (y, x)."""
    return as_many_mirrored(listed, ROOB, misere_mirror, SEQUENCES, {**MODEL, "x": 0, "y": 4})


@lemma
def misere_few() -> Claim:
    """(A) for misere mWN^p: at most p - 1 roob-type options of a pair are pairs."""
    (n0,) = ints("n0")
    return claim(
        [*SEQUENCES, listed(x, y)], count_options(listed, ROOB, x, y) <= p - 1,
        [
            witness(listed(x, y), n0), misere_above(n=n0), misere_few_low(n=n0), misere_few_low(n=n0, x=y, y=x),
            misere_roob_mirror(),
        ],
        model={**MODEL, "x": 0, "y": 4},
    )


# --- from another position ----------------------------------------------------------------------------------------

NEAR = [x >= 0, eq(y, x + 1 + m * q + r), r >= 0, r < m, q >= 0]


@lemma
def misere_bishop_reaches() -> Claim:
    """(B): with q = floor((y - x - 1) / m) and c_q <= x, (x, y) is (c_q, d_q), or the m-bishop moves to it."""
    goal = options_in(listed, onto(bishop(m)), x, y)
    return claim(
        [*SEQUENCES, *NEAR, cs(q) <= x], any_of(listed(x, y), goal),
        [
            instance(LINK, q), misere_above(n=q), instance(listed(x, y), q), instance(goal, cs(q), ds(q)),
            instance(listed(cs(q), ds(q)), q),
        ],
        model={**MODEL, "x": 1, "y": 3, "q": 0, "r": 1},
    )


@lemma
def misere_far() -> Claim:
    """(B): with q = floor((y - x - 1) / m) and c_q > x, every pair of row x lies m or more to the left of y; its signed
    index z has -q <= z < q.
    """
    return claim(
        [*SEQUENCES, *NEAR, cs(q) > x, takes(x, z)], all_of(column(x, z) + m <= y, z >= -q, z < q),
        [
            instance(LINK, z), instance(LINK, -z - 1), misere_rising(i=q, j=z), misere_rising(i=q, j=-z - 1),
            product_nonneg(x=m, y=q - 1 - z), product_nonneg(x=m, y=-z - 1), product_large(x=m, y=q), misere_zero(),
            misere_above(n=-z - 1),
        ],
        model={**MODEL, "x": 0, "y": 9, "q": 2, "r": 2, "z": 1},
    )


@lemma
def misere_many() -> Claim:
    """(B): then p roob-type options of (x, y) are pairs: as often was x taken before q."""
    source, target = before(x, q), all_of(ROOB(x, y, x1, y1), listed(x1, y1))
    parts = ((z,), source, (x + z * 0, column(x + z * 0, z)), (x1, y1), target, ((0, x + 1), (0, y + 1)))
    into, one, inside = injection_premises(*parts)
    z1, z2, z3 = ints("z1 z2 z3")
    hints: list[Hint] = [witness(into, z1), witness(one, z2, z3), witness(inside, *ints("B1 B2")), injection(*parts)]
    for v in (z1, z2, z3):
        hints += [misere_far(z=v), misere_listed(z=v)]
    return claim(
        [*SEQUENCES, *NEAR, cs(q) > x], count_options(listed, ROOB, x, y) >= p,
        [
            *hints, instance(FULL, q, x), misere_listed(x=x + z1 * 0, z=z1), product_large(x=m, y=z2 - z3),
            product_large(x=m, y=z3 - z2), product_nonneg(x=m, y=z2), product_nonneg(x=m, y=z3),
            product_nonneg(x=m, y=-z2 - 1), product_nonneg(x=m, y=-z3 - 1),
        ],
        model={**MODEL, "x": 0, "y": 9, "q": 2, "r": 2},
    )


def near(x: Term, y: Term, q: Term, r: Term) -> list[Hint]:
    """Hints for x < y: q = floor((y - x - 1) / m) and the rest r."""
    return obtain_quotient(x + 1, y, q, r)


@lemma
def misere_diagonal() -> Claim:
    """(B): from (x, x), x >= 1, the m-bishop moves to (0, 1), since m >= 2."""
    goal = options_in(listed, onto(bishop(m)), x, x)
    return claim(
        [*SEQUENCES, x >= 1], goal,
        [misere_zero(), instance(goal, cs(0), ds(0)), instance(listed(cs(0), ds(0)), 0)],
        model={**MODEL, "x": 3},
    )


def _either(x: Term, y: Term) -> tuple[Term, Term]:
    return free_options(listed, QUEEN, ROOB, x, y), count_options(listed, ROOB, x, y) >= p


@lemma
def misere_reaches_low() -> Claim:
    """(B) for x <= y: outside the pairs, the m-bishop reaches a pair or p roob-type options are pairs."""
    free, many = _either(x, y)
    bishops, diagonal = options_in(listed, onto(bishop(m)), x, y), options_in(listed, onto(bishop(m)), x, x)
    A, B = ints("A1 A2"), ints("B1 B2")
    return claim(
        [*SEQUENCES, without_origin(x, y), x <= y, ~listed(x, y)], any_of(free, many),
        [
            *near(x, y, q, r), misere_bishop_reaches(), misere_many(), misere_diagonal(), witness(bishops, *A),
            instance(free, *A), witness(diagonal, *B), instance(free, *B),
        ],
        model={**MODEL, "x": 0, "y": 9},
    )


@lemma
def misere_reaches() -> Claim:
    """(B) for misere mWN^p."""
    free, many = _either(x, y)
    other, _ = _either(y, x)
    return claim(
        [*SEQUENCES, without_origin(x, y), ~listed(x, y)], any_of(free, many),
        [
            misere_reaches_low(), misere_reaches_low(x=y, y=x), misere_mirror(x=y, y=x), witness(other, Y1, X1),
            instance(free, X1, Y1), misere_mirror(x=Y1, y=X1), misere_roob_mirror(x=y, y=x),
        ],
        model={**MODEL, "x": 9, "y": 0},
    )


@lemma
def misere_without_origin() -> Claim:
    """On the board without (0, 0), mWN^p has the P-positions {c_n, d_n}, if m >= 2."""
    rules = rule_blocking(listed, without_origin, QUEEN, ROOB)
    none = free_options(listed, QUEEN, ROOB, X, Y)
    return claim(
        [*SEQUENCES, rule_blocking(P, without_origin, QUEEN, ROOB), without_origin(x, y)], iff(P(x, y), listed(x, y)),
        [
            witness(rules, X, Y), witness(none, X1, Y1), misere_no_bishop(x=X, y=Y, x1=X1, y1=Y1), misere_few(x=X, y=Y),
            misere_reaches(x=X, y=Y), decided(listed, without_origin, QUEEN, ROOB),
        ],
        model={**MODEL, "P": "misere 3WN^2", "x": 0, "y": 4},
    )


RULE = misere_with_blocks(P, queen, roob)


@lemma
def misere_mwn_blocking() -> Claim:
    """Let m >= 2, p >= 1. Let c_n be the least number that c_0, ..., c_{n-1} and d_0, ..., d_{n-1} take fewer than p
    times, and d_n = c_n + mn + 1. Then P(misere mWN^p) = {{c_n, d_n} | n >= 0}.
    """
    sub = blockable(board, queen, roob)
    return claim(
        [*SEQUENCES, RULE, board(x, y)], iff(P(x, y), listed(x, y)),
        [
            *premises(queen), witness(sub, *ints("b1 b2 b3 b4")), misere_play_blocking(**moves(Mv=queen, Bl=roob)),
            misere_without_origin(), misere_mirror(),
        ],
        model={**MODEL, "P": "misere 3WN^2", "x": 0, "y": 4},
    )
