"""Section 1: what was known (Wythoff, Fraenkel, Connell, Kimberling), Table 1 and the caption of Figure 1."""

from __future__ import annotations

from itertools import islice

import numpy as np

from verifier.claims.kinds import Beatty
from verifier.games.families import blocking, modulo, shifted, wythoff
from verifier.games.names import title
from verifier.games.rules import Position, Ruleset
from verifier.papers.checks import formulas
from verifier.papers.complete import complete_sets
from verifier.papers.model import Cause, CheckOutcome, FalseFormula, Reach, Scope, Section, passed
from verifier.papers.printed_tables import compare
from verifier.papers.restrictions.pictures import greedy_picture
from verifier.papers.restrictions.printed import TABLE_1
from verifier.papers.restrictions.section4 import uniqueness
from verifier.solve import beatty
from verifier.solve.beatty import classical_mex
from verifier.solve.retrograde import p_set

statement = Section()

MP = {"m": "range(1, K + 1)", "p": "range(1, K + 1)"}

# The abstract counts positive integers only. A pair that satisfies every word of it need not be (a, b): for m = 1 and
# p = 2 the pair x = (1, 2, 2, 3, 4, 5, ...), y = (1, 3, 4, 6, 8, 10, ...) does too. `other_pair` builds it by mex.


def other_pair(m: int, p: int, length: int) -> tuple[list[int], list[int]]:
    """The pair with x_0 = 1 instead of 0: x_n the least positive integer taken fewer than p times, y_n = x_n + mn."""
    taken: dict[int, int] = {}
    xs, ys = [], []
    least = 1
    for n in range(length):
        while taken.get(least, 0) >= p:
            least += 1
        x, y = least, least + m * n
        xs.append(x)
        ys.append(y)
        taken[x] = taken.get(x, 0) + 1
        taken[y] = taken.get(y, 0) + 1
    return xs, ys


def _unique_in_abstract(scope: Scope) -> CheckOutcome:
    for m, p in scope.pairs:
        xs, ys = other_pair(m, p, scope.index)
        both = xs + ys
        end = xs[-1]
        fits = all(both.count(k) == p for k in range(1, end)) and both.count(0) <= p
        fits = fits and xs == sorted(xs) and ys == sorted(ys)
        if fits:
            text = (
                f"m = {m}, p = {p}: x = ({', '.join(map(str, xs[:7]))}, ...), y = ({', '.join(map(str, ys[:7]))}, ...) "
                f"takes every positive integer {p} times (checked to {end - 1}) and y_n - x_n = mn, but x_0 = 1"
            )
            # x and y as closed forms for the certificate: the first 7 pairs, and 1, 2, 3 taken p times, against a.
            formula = (
                "x0 == a(m, p, 0) or not (y0 - x0 == 0 and y1 - x1 == m and y2 - x2 == 2 * m and "
                "all(sum(v == k for v in (x0, x1, x2, y0, y1, y2)) == p for k in (1, 2)))"
            )
            values = {"m": m, "p": p} | {f"x{i}": xs[i] for i in range(3)} | {f"y{i}": ys[i] for i in range(3)}
            return CheckOutcome(
                False, Reach(also=f"prefixes of length {scope.index}"), text, (FalseFormula(formula, values),)
            )
    return passed(scope.reach())


statement(
    "abstract-unique",
    "Abstract",
    "a and b are the only non-decreasing pair with b_n - a_n = mn that takes each positive integer exactly p times.",
    _unique_in_abstract,
    corrected="The same with `each non-negative integer`, b_0 not counted: that is Theorem 4.1.",
    corrected_check=uniqueness,
    corrected_lemma="thm_4_1 thm_4_1_converse",
    cause=Cause.CONVENTION,
    argument="Counting positive integers only leaves x_0 free: for p >= 2 put x_0 = y_0 = 1 and continue by mex^p. "
    "Theorem 4.1 counts 0 as well (S is all non-negative integers) and leaves b_0 out; then x_0 = 0 is forced.",
    used="Theorem 4.1",
)


def _outline_final(scope: Scope) -> CheckOutcome:
    """Positions without options, other than (0, 0), of each game of the third kind."""
    for m, p in scope.pairs:
        for l in range(p):
            rules = shifted(m, p, l)
            final = [(x, y) for x in range(m * p + 2) for y in range(m * p + 2) if rules.is_position(x, y)]
            final = [v for v in final if v != (0, 0) and rules.is_final(*v)]
            if len(final) != 2:
                formula = "sum(x + y > 0 and position(x, y) and not any(legal(i, j) and position(x - i, y - j) "
                formula += "for i in range(x + 1) for j in range(y + 1)) for x in range(s) for y in range(s)) == 2"
                values = {"s": m * p + 2}
                text = f"{m}x{p}WN_{l} has {len(final)} final positions other than (0,0)"
                return CheckOutcome(False, scope.reach(), text, (FalseFormula(formula, values, rules),))
    return passed(scope.reach(also="all l"))


def _outline_final_positive_l(scope: Scope) -> CheckOutcome:
    for m, p in scope.pairs:
        for l in range(1, p):
            rules = shifted(m, p, l)
            cells = [(x, y) for x in range(m * p + 2) for y in range(m * p + 2) if rules.is_position(x, y)]
            final = {v for v in cells if rules.is_final(*v)}
            if final != {(m * l, 0), (0, m * (p - l))}:
                return CheckOutcome(False, scope.reach(), f"{m}x{p}WN_{l}: final positions {sorted(final)}")
    return passed(scope.reach(also="boards to mp + 2, 0 < l < p"))


statement(
    "outline-final-positions",
    "Section 1.1",
    "The third game has precisely two final positions other than (0,0).",
    _outline_final,
    kind="definition",
    corrected="For 0 < l < p the game mxpWN_l has precisely two final positions; mxpWN_0 has only (0,0).",
    corrected_check=_outline_final_positive_l,
    argument="mxpWN_0 is (mp)-Wythoff Nim (Definition 4 (iiia)), where nothing is removed and only (0,0) is final.",
    cause=Cause.CONVENTION,
    parameters="m, p >= 1, 0 <= l < p",
)


def _final_first_two(scope: Scope) -> CheckOutcome:
    """Final positions of mWN^p, where all options can be blocked, and of mWN^(p), where there are none: (0, x) and
    (x, 0), x < p, for m = 1, and (0, 0) alone for m > 1; (0, 0) alone in mWN^(l,p) with l > 1."""
    for m, p in scope.pairs:
        side = m * p + 4
        cells = [(x, y) for x in range(side) for y in range(side)]
        expected = {v for x in range(p if m == 1 else 1) for v in ((0, x), (x, 0))}
        for rules in (blocking(m, p), modulo(m, p), *(modulo(m, p, l) for l in range(2, p))):
            found = {v for v in cells if _is_final(rules, v)}
            if found != (expected if rules in (blocking(m, p), modulo(m, p)) else {(0, 0)}):
                return CheckOutcome(False, scope.reach(), f"{title(rules)} has the final positions {sorted(found)}")
    return passed(scope.reach(also="boards to mp + 4"))


def _is_final(rules: Ruleset, position: Position) -> bool:
    """Can the previous player block every option, or is there none?"""
    x, y = position
    options = list(islice(rules.options(x, y), rules.blocks + 1))
    return len(options) <= rules.blocks and all(rules.blockable(x - u, y - v) for u, v in options)


statement(
    "outline-final-first-two",
    "Section 1.1",
    r"In addition to $(0,0)$ the first two games may have a finite number of final positions of the form $\lbrace 0, "
    r"x\rbrace$; found, for $m\mathrm{WN}^p$, where all options of a final position can be blocked, and for "
    r"$m\mathrm{WN}^{(p)}$: $0 < x < p$ for $m = 1$, none for $m > 1$; none in $m\mathrm{WN}^{(l,p)}$ with $l > 1$.",
    _final_first_two,
    kind="definition",
)

statement(
    "beatty-theorem",
    "Section 1.2, Beatty's theorem",
    r"If $1/\alpha + 1/\beta = 1$, then $\lfloor n\alpha\rfloor$ and $\lfloor n\beta\rfloor$, $n \ge 1$, partition the "
    r"positive integers if and only if $\alpha$ and $\beta$ are irrational.",
    formulas(
        "all(sum(surd(n, 2 * v - u, 1, u * u + 4 * v * v, 2 * v) == k for n in range(1, k + 1)) "
        "+ sum(surd(n, 2 * v + u, 1, u * u + 4 * v * v, 2 * v) == k for n in range(1, k + 1)) == 1 "
        "for k in range(1, 8 * v * v)) == (not square(u * u + 4 * v * v))",
        given="gcd(u, v) == 1",
        u="range(1, 2 * K)",
        v="range(1, K + 1)",
    ),
    lemma="thm_3_1_if thm_3_1_only_if",
    used="Theorem 3.1",
    parameters="0 < alpha < beta with 1/alpha + 1/beta = 1; tested with beta - alpha = u/v",
)

statement(
    "wyt07",
    "Section 1.2, Wythoff 1907",
    "The P-positions of Wythoff Nim are the pairs {a_n, b_n} with m = p = 1.",
    complete_sets(lambda scope: [(wythoff(1), Beatty(1, 1))]),
    lemma="thm_2_1_i",
    parameters="none (m = p = 1)",
)

statement(
    "fra82",
    "Section 1.2, Fraenkel 1982",
    "The P-positions of m-Wythoff Nim are the pairs {a_n, b_n} with p = 1.",
    complete_sets(lambda scope: [(wythoff(m), Beatty(m, 1)) for m in range(1, 2 * scope.constants + 1)]),
    lemma="thm_2_1_i",
    parameters="m >= 1 (p = 1)",
)


def _mex(scope: Scope) -> CheckOutcome:
    count = 10 * scope.index
    for m in range(1, 2 * scope.constants + 1):
        for n, (pair, true) in enumerate(zip(classical_mex(m), beatty.pairs(m, 1), strict=False)):
            if pair != true:
                return CheckOutcome(
                    False, Reach(largest=(("n", count),)), f"m = {m}, n = {n}: mex gives {pair}, Beatty {true}"
                )
            if n == count:
                break
    return passed(Reach(largest=(("n", count), ("m", 2 * scope.constants))))


statement(
    "mex-classical",
    "Section 1.3, equation (5)",
    "x_n = mex{x_i, y_i : i < n}, y_n = x_n + mn gives a^{m,1} and b^{m,1} (Fraenkel 1982).",
    _mex,
    lemma="prop_5_2_i",
    parameters="m >= 1 (p = 1), n >= 0",
)


def _exponential_and_polynomial(scope: Scope) -> CheckOutcome:
    """The recurrence meets one pair a step and x_n <= 2n; a pair of sixty digits is recognised by its floor formula."""
    for m in range(1, 2 * scope.constants + 1):
        for n, (x, _) in zip(range(10 * scope.index), classical_mex(m), strict=False):
            if x > 2 * n:
                return CheckOutcome(False, Reach(largest=(("n", n),)), f"m = {m}: x_{n} = {x} is more than {2 * n}")
        for digits in range(1, 60):
            n = 10**digits + digits
            x, y = beatty.a(m, 1, n), beatty.b(m, 1, n)
            if beatty.index_of(m, 1, x, y) != n or beatty.index_of(m, 1, x, y + 1) is not None:
                return CheckOutcome(False, Reach(largest=(("n", n),)), f"m = {m}: pair {n} is not recognised")
    return passed(Reach(largest=(("m", 2 * scope.constants),), also="n to 60 digits"))


statement(
    "sec-1.3-complexity",
    "Section 1.3",
    r"The recurrence (5) gives an exponential time solution of $m\mathrm{WN}$, the Beatty pair (2), (3) a polynomial "
    r"one; tested as: $x_n \le 2n$, so that (5) takes at least $x/2$ steps to reach a position in row $x$, while a "
    r"pair of sixty digits is recognised at once.",
    _exponential_and_polynomial,
    parameters="m >= 1 (p = 1)",
)

statement(
    "eq-kimberling",
    "Section 1.3, Kimberling's equation",
    "The solution of Wythoff Nim satisfies x_{x_n} = y_n - 1 (no range of n is given; sequences start at n = 0).",
    formulas("a(1, 1, a(1, 1, n)) == b(1, 1, n) - 1", reads="it fails at n = {n}", n="range(10 * I)"),
    corrected="x_{x_n} = y_n - 1 for every n >= 1.",
    corrected_check=formulas("a(1, 1, a(1, 1, n)) == b(1, 1, n) - 1", n="range(1, 10 * I)"),
    corrected_lemma="thm_5_1",
    argument="At n = 0 the equation reads 0 = -1. Theorem 5.1 has the right range, n >= 1.",
    cause=Cause.CONVENTION,
)

statement(
    "eq-6",
    "Section 1.3, equation (6)",
    "a and b solve x_{varphi_n} = y_n - 1 with varphi_n = (x_n + (mp-1) y_n)/m, or p y_n - n (no range of n is given).",
    formulas(
        "(a(m, p, n) + (m * p - 1) * b(m, p, n)) == m * (p * b(m, p, n) - n) "
        "and a(m, p, p * b(m, p, n) - n) == b(m, p, n) - 1",
        **MP,
        n="range(I)",
    ),
    corrected="The same for every n >= 1 (Theorem 5.1).",
    corrected_check=formulas(
        "(a(m, p, n) + (m * p - 1) * b(m, p, n)) == m * (p * b(m, p, n) - n) "
        "and a(m, p, p * b(m, p, n) - n) == b(m, p, n) - 1",
        **MP,
        n="range(1, I)",
    ),
    corrected_lemma="thm_5_1",
    argument="At n = 0 both sides are known: varphi_0 = 0 and a_0 = 0, but b_0 - 1 = -1.",
    used="Theorem 5.1",
    cause=Cause.CONVENTION,
)

statement(
    "con59",
    "Section 1.4, Connell 1959",
    "The P-positions of Wythoff modulo-p Nim WN^(p) are the pairs {a_n, b_n} with m = 1.",
    complete_sets(lambda scope: [(modulo(1, p), Beatty(1, p)) for p in range(1, 2 * scope.constants + 1)]),
    lemma="thm_2_1_iia_if",
    parameters="p >= 1 (m = 1)",
)

statement(
    "table-1",
    "Table 1",
    "The first 17 P-positions of WN^(3) are the printed a^{1,3}_n, b^{1,3}_n.",
    compare(modulo(1, 3), TABLE_1),
    kind="table",
)

statement(
    "fig-1-caption",
    "Figure 1, caption",
    "P(WN^(3)): the positions nearest the origin with three in each row and column and one in each NE-SW diagonal; the "
    "black ones are those of 3WN (one in each row, one in every third diagonal); the lighter ones are the solutions "
    "of 1x3WN_1 and 1x3WN_2.",
    lambda scope: _figure_1(scope),
    kind="table",
)


def _figure_1(scope: Scope) -> CheckOutcome:
    side = scope.board
    real = p_set(modulo(1, 3), side, side)
    if (real != greedy_picture(1, 3, side)).any():
        return CheckOutcome(False, Reach(board=side), "the greedy picture with m = 1, p = 3 is not P(WN^(3))")
    black = p_set(wythoff(3), side, side)
    if (black != greedy_picture(3, 1, side)).any():
        return CheckOutcome(False, Reach(board=side), "the greedy picture with m = 3, p = 1 is not P(3WN)")
    classes = np.stack([black] + [p_set(shifted(1, 3, l), side, side) for l in (1, 2)])
    if (classes.sum(axis=0) != real).any():
        return CheckOutcome(False, Reach(board=side), "P(WN^(3)) is not the disjoint union of P(1x3WN_l), l = 0, 1, 2")
    return passed(Reach(board=side))


statement(
    "rem-1.4-subsequence",
    "Section 1.4, Remark",
    "a^{p,1}_n = a^{1,p}_{pn} and b^{p,1}_n = b^{1,p}_{pn} for all p and n.",
    formulas("a(p, 1, n) == a(1, p, p * n) and b(p, 1, n) == b(1, p, p * n)", p="range(1, 2 * K + 1)", n="range(I)"),
    lemma="a_p1_a_1p",
    used="Figures 1 and 2: the black positions",
)
