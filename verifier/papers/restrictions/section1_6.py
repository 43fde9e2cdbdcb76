"""Section 1.6: bishop-type blocking, (m,p)-Wythoff Nim, and what is said of its relatives."""

from __future__ import annotations

from fractions import Fraction
from itertools import takewhile
from math import isqrt

import numpy as np
from numpy.typing import NDArray

from verifier.claims.kinds import Listed, SameAs
from verifier.claims.pairs import MexPairs
from verifier.games.families import Imitation, bishop_blocking, bishop_multiples
from verifier.papers.checks import sets
from verifier.papers.model import CheckOutcome, Reach, Scope, Section, passed
from verifier.solve import beatty
from verifier.solve.retrograde import p_set
from verifier.theorems.table import rule_of

statement = Section()

BOUND = 3  # times p: how close "very close" is taken to be


def solution(m: int, p: int, side: int) -> list[tuple[int, int]]:
    """The P-positions (x_n, y_n), x_n <= y_n, of (m,p)-Wythoff Nim with y_n < side, ordered by x."""
    return [(int(x), int(y)) for x, y in np.argwhere(p_set(bishop_blocking(m, p), side, side)) if x <= y]


def slope_floor(m: int, p: int, n: int, sign: int) -> int:
    """floor(n (sqrt(m^2 + 4p^2) + 2p + sign m) / 2p), the n-th term of the two sequences, exactly."""
    return (n * (2 * p + sign * m) + isqrt(n * n * (m * m + 4 * p * p))) // (2 * p)


def _close(scope: Scope) -> CheckOutcome:
    worst, side = 0, 4 * scope.board
    for m, p in scope.pairs:
        for n, (x, y) in enumerate(solution(m, p, side)):
            far = max(abs(x - slope_floor(m, p, n, -1)), abs(y - slope_floor(m, p, n, 1)))
            worst = max(worst, far)
            if far > BOUND * p:
                return CheckOutcome(False, Reach(board=side), f"m = {m}, p = {p}, n = {n}: ({x},{y}) is {far} off")
    return passed(scope.reach(board=side, also=f"largest distance {worst}"))


def by_mex(m: int, p: int) -> MexPairs:
    """x_n the least number that is no earlier x_i or y_i, y_n = x_n + m floor(n/p); p pairs have each difference."""
    return MexPairs(1, 0, m, p)


statement(
    "sec-1.6-exponential",
    "Section 1.6, Hegarty and Larsson 2006",
    "(m,p)-Wythoff Nim has an exponential time solution; found: x_n = mex{x_i, y_i : i < n}, y_n = x_n + m floor(n/p).",
    sets(lambda scope: [(bishop_blocking(m, p), by_mex(m, p)) for m, p in scope.pairs]),
    lemma="diagonal_blocking",
)


def _far_pairs(scope: Scope) -> CheckOutcome:
    """The rule of Theorem H gives the pairs of the mex algorithm, and pairs of thirty digits in a moment."""
    for m, p in scope.pairs:
        rule = rule_of(bishop_blocking(m, p))
        if rule is None:
            return CheckOutcome(False, scope.reach(), f"no rule is known for ({m},{p})WN")
        pairs = list(takewhile(lambda pair: pair[1] < scope.board, by_mex(m, p).pairs()))
        if [rule.pair(n) for n in range(len(pairs))] != pairs:
            return CheckOutcome(False, scope.reach(), f"({m},{p})WN: the rule gives other pairs than the mex algorithm")
        n = 10**30 + 7
        x, y = rule.pair(n)
        if y - x != m * (n // p):
            return CheckOutcome(False, scope.reach(), f"({m},{p})WN: pair {n} has the difference {y - x}")
    return passed(scope.reach(board=scope.board, also="pairs of 30 digits"))


statement(
    "sec-1.6-polynomial",
    "Section 1.6, Hadad; Fraenkel and Peled",
    "A polynomial time algorithm solves (m,p)-Wythoff Nim for any m and p; found: a window of the two sequences tells "
    "a window further out, so that the n-th pair takes a number of steps polynomial in the number of digits of n.",
    _far_pairs,
)

statement(
    "sec-1.6-slopes",
    "Section 1.6",
    r"The solution of $(m,p)$-Wythoff Nim is `very close` to the sequences $\lfloor n\frac{\sqrt{m^2+4p^2}+2p-m}{2p}"
    r"\rfloor$ and $\lfloor n\frac{\sqrt{m^2+4p^2}+2p+m}{2p}\rfloor$; "
    f"tested as: never farther than ${BOUND}p$. (Coq has bounds for all constants: `new_diagonals_close`.)",
    _close,
)


def line_through(values: list[int]) -> tuple[int, int, int, int] | None:
    """Is there a real alpha and gamma with values[n] = floor(n alpha + gamma) for all n? None if so; else four indices.

    Such a line exists exactly when every slope (values[j] - values[i] - 1) / (j - i), a strict lower bound for alpha,
    is below every slope (values[l] + 1 - values[k]) / (l - k), a strict upper bound. A violated pair is a proof: the
    four indices (i, j, k, l) with lower bound >= upper bound.
    """
    lower: tuple[Fraction, int, int] | None = None
    upper: tuple[Fraction, int, int] | None = None
    for j in range(1, len(values)):
        for i in range(j):
            low = Fraction(values[j] - values[i] - 1, j - i)
            high = Fraction(values[j] + 1 - values[i], j - i)
            if lower is None or low > lower[0]:
                lower = (low, i, j)
            if upper is None or high < upper[0]:
                upper = (high, i, j)
        if lower and upper and lower[0] >= upper[0]:
            return lower[1], lower[2], upper[1], upper[2]
    return None


def _no_beatty(scope: Scope) -> CheckOutcome:
    longest = 0
    for m, p in scope.pairs:
        if p == 1:
            continue
        pairs = solution(m, p, 3 * scope.board)
        proof = line_through([x for x, _ in pairs][:150]) or line_through([y for _, y in pairs][:150])
        if proof is None:
            return CheckOutcome(
                False, Reach(board=3 * scope.board), f"m = {m}, p = {p}: both sequences fit a line so far"
            )
        longest = max(longest, *proof)
    return passed(scope.reach(also=f"p > 1, impossible by n = {longest} at the latest"))


statement(
    "sec-1.6-no-beatty",
    "Section 1.6",
    "For p > 1 the solution of (m,p)-Wythoff Nim is no pair of Beatty sequences floor(n alpha + gamma). (For "
    "all constants in Coq: `new_diagonals_no_beatty`.)",
    _no_beatty,
    parameters="m >= 1, p >= 2",
)


def blocks_of_beatty(m: int, p: int, side: int) -> NDArray[np.bool_]:
    """For p | m: the positions (p a_n + i, p b_n + i), 0 <= i < p, with a, b of the constants m/p and 1."""
    result = np.zeros((side, side), dtype=bool)
    for x, y in beatty.pairs(m // p, 1):
        if p * x >= side:
            return result
        for i in range(p):
            for v, w in ((p * x + i, p * y + i), (p * y + i, p * x + i)):
                if v < side and w < side:
                    result[v, w] = True
    raise AssertionError("the Beatty pairs have no end")


statement(
    "sec-1.6-p-divides-m",
    "Section 1.6",
    r"For $p\mid m$ $(m,p)$-Wythoff Nim has a `Beatty-type` characterisation; found: $\lbrace p a_n + i, p b_n + "
    r"i\rbrace$, $0 \le i < p$, with $a$, $b$ of the constants $m/p$, $1$. (For all constants in Coq: "
    r"`new_diagonals_blocks_P`.)",
    sets(
        lambda scope: [
            (bishop_blocking(m, p), Listed.from_array(blocks_of_beatty(m, p, scope.board)))
            for m, p in scope.pairs
            if m % p == 0
        ]
    ),
    parameters="m, p >= 1, p | m",
)


def two_by_two(array: NDArray[np.bool_]) -> NDArray[np.int64]:
    """How many P-positions lie in each block [2i, 2i+1] x [2j, 2j+1]."""
    width, height = (s // 2 for s in array.shape)
    blocks: NDArray[np.int64] = array[: 2 * width, : 2 * height].reshape(width, 2, height, 2).sum(axis=(1, 3))
    return blocks


def _duchene_gravier(scope: Scope) -> CheckOutcome:
    side = 8 * scope.board
    ours = two_by_two(p_set(bishop_blocking(2, 4), side, side))
    theirs = two_by_two(p_set(bishop_multiples(2), side, side))
    if (ours != theirs).any():
        i, j = map(int, np.argwhere(ours != theirs)[0])
        return CheckOutcome(
            False, Reach(board=side), f"block ({i},{j}): {ours[i, j]} against {theirs[i, j]} P-positions"
        )
    if not set(np.unique(ours).tolist()) <= {0, 2}:
        return CheckOutcome(False, Reach(board=side), "a 2 x 2 block holds one, three or four P-positions")
    return passed(Reach(board=side, also=f"{int(ours.sum())} P-positions, two in each block that has any"))


statement(
    "sec-1.6-duchene-gravier",
    "Section 1.6",
    "The solutions of (2,4)-Wythoff Nim and of Wythoff Nim with bishop's moves in multiples of a constant are in "
    "explicit bijection (Duchene and Gravier); found for the constant 2: both have two P-positions in the same 2 x 2 "
    "blocks.",
    _duchene_gravier,
    parameters="none",
)

statement(
    "sec-1.6-imitation",
    "Section 1.6",
    "The P-positions of (m,p)-Imitation Nim, as starting positions, are those of (m,p)-Wythoff Nim.",
    sets(
        lambda scope: [
            (Imitation(m, p), SameAs(bishop_blocking(m, p))) for m, p in scope.pairs if max(m, p) <= scope.constants - 2
        ],
        side=lambda scope: min(24, scope.board // 5),
    ),
    lemma="imitation_is_wythoff",
)
