"""Section 5: the p-complementary equation (Theorem 5.1) and the three mex algorithms (Proposition 5.2)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from verifier.papers.checks import formulas
from verifier.papers.model import Cause, Check, CheckOutcome, Reach, Scope, Section, passed
from verifier.papers.restrictions.section4 import asked
from verifier.solve import beatty

if TYPE_CHECKING:
    from verifier.verification.all_sequences import SequenceStatement

statement = Section()

MP = {"m": "range(1, K + 1)", "p": "range(1, K + 1)"}
MP2 = {"m": "range(1, K + 1)", "p": "range(2, K + 1)"}
PHI = "(p * b(m, p, n) - n)"

statement(
    "thm-5.1",
    "Theorem 5.1",
    "For n >= 1, varphi_n = (a_n + (mp-1) b_n)/m is the greatest integer with a_{varphi_n} = b_n - 1.",
    formulas(
        "(a(m, p, n) + (m * p - 1) * b(m, p, n)) % m == 0 "
        "and a(m, p, (a(m, p, n) + (m * p - 1) * b(m, p, n)) // m) == b(m, p, n) - 1 "
        "and a(m, p, (a(m, p, n) + (m * p - 1) * b(m, p, n)) // m + 1) > b(m, p, n) - 1",
        **MP,
        n="range(1, 4 * I)",
    ),
    lemma="thm_5_1",
    used="Proposition 5.2, Theorem 2.1 (ii)",
)

statement(
    "step-5.1-base",
    "Theorem 5.1, proof, base case",
    "b_1 = m, a_1 = 0 and varphi_1 = mp - 1.",
    formulas("b(m, p, 1) == m and a(m, p, 1) == 0 and p * b(m, p, 1) - 1 == m * p - 1", **MP),
    kind="step",
    corrected="For p > 1 as printed; for p = 1: b_1 = m + 1, a_1 = 1 and varphi_1 = m.",
    corrected_check=formulas(
        "(b(m, p, 1), a(m, p, 1), p * b(m, p, 1) - 1) == ((m + 1, 1, m) if p == 1 else (m, 0, m * p - 1))", **MP
    ),
    argument="a_1 = floor(phi_{mp}/p) and 1 < phi_{mp} < 2: this is 0 for p > 1 but 1 for p = 1. The proof treats p "
    "= 1 (it says so at its end), so the base case must too.",
)

statement(
    "step-5.1-interval",
    "Theorem 5.1, proof, base case",
    "The only member of $b$ in the interval $[0, p-1]$ is $b_0 = 0$.",
    formulas("sum(b(m, p, i) <= p - 1 for i in range(p + 1)) == 1", **MP),
    kind="step",
    corrected="The only member of $b$ in the interval $[0, m-1]$ is $b_0 = 0$.",
    corrected_check=formulas("sum(b(m, p, i) <= m - 1 for i in range(m + 1)) == 1", **MP),
    argument="b_1 = m for p > 1, so the interval free of b_1, b_2, ... is [0, m-1]; with m < p the printed one "
    "contains m. The next line of the proof needs [0, m-1]: it counts mp numbers a_0, ..., a_{mp-1} there.",
)

statement(
    "step-5.1-next",
    "Theorem 5.1, proof, induction",
    "b_n = a_{varphi_n + 1} for n >= 1.",
    formulas(f"b(m, p, n) == a(m, p, {PHI} + 1)", **MP, n="range(1, I)"),
    kind="step",
    corrected="b_n = a_{varphi_n + 1} for n >= 1 and p > 1; for p = 1, a_{varphi_n + 1} = b_n + 1.",
    corrected_check=formulas(f"a(m, p, {PHI} + 1) == b(m, p, n) + (1 if p == 1 else 0)", **MP, n="range(1, I)"),
    argument="For p = 1 the sequences a and b_{>0} are disjoint, so b_n is no a_i. The theorem claims only "
    "a_{varphi_n} = b_n - 1 < a_{varphi_n + 1}, which holds for p = 1 as well.",
)

statement(
    "rem-5-first",
    "Section 5, Remark, first equation",
    "For p = 1 and every m, a and b solve x_{y_n} = x_n + y_n.",
    formulas("a(m, 1, b(m, 1, n)) == a(m, 1, n) + b(m, 1, n)", m="range(1, 2 * K + 1)", n="range(10 * I)"),
    lemma="rem_5_wythoff",
)

statement(
    "rem-5-second",
    "Section 5, Remark, second equation",
    "For p = 1 and every m, a and b solve y_n - 1 = x_{y_n - n} (no range of n is given).",
    formulas("b(m, 1, n) - 1 == a(m, 1, b(m, 1, n) - n)", m="range(1, 2 * K + 1)", n="range(10 * I)"),
    corrected="The same for every n >= 1.",
    corrected_check=formulas(
        "b(m, 1, n) - 1 == a(m, 1, b(m, 1, n) - n)", m="range(1, 2 * K + 1)", n="range(1, 10 * I)"
    ),
    corrected_lemma="rem_5_new",
    argument="At n = 0 it reads -1 = 0. It is Theorem 5.1 with p = 1, and that one says n >= 1.",
    cause=Cause.CONVENTION,
)

SEEN = "sum(a(m, p, j) == {0} or b(m, p, j) == {0} for j in range(n))"
LEAST = f"{SEEN.format('a(m, p, n)')} < p and not any({SEEN.format('i')} < p for i in range(a(m, p, n)))"
statement(
    "def-mex-p",
    "Section 5, definition of mex^p",
    "mex^p xi is the least i in X such that xi^i < p, for the multisets xi_n of Proposition 5.2 (i).",
    formulas(
        f"0 < {SEEN.format('a(m, p, n)')} < p and not any(0 < {SEEN.format('i')} < p for i in range(a(m, p, n)))",
        reads="for m = {m}, p = {p} there is no such i in the multiset xi_{n}",
        **MP,
        n="range(12)",
    ),
    kind="definition",
    corrected="mex^p xi is the least non-negative integer i, in X or not, such that xi^i < p.",
    corrected_check=formulas(LEAST, **MP, n="range(12)"),
    corrected_lemma="prop_5_2_i",
    cause=Cause.SLIP,
    argument="xi_0 is empty, so that no i in X is left for x_0; and for p = 1 no i in X ever has xi^i < 1.",
    used="Proposition 5.2 (i)",
)


def _generated(name: SequenceStatement, algorithm: Callable[[int, int], Iterator[tuple[int, int]]]) -> Check:
    """The check "this algorithm gives a and b"."""

    def check(scope: Scope) -> CheckOutcome:
        count = 10 * scope.index
        for m, p in scope.pairs:
            for n, pair, true in zip(range(count), algorithm(m, p), beatty.pairs(m, p), strict=False):
                if pair != true:
                    return CheckOutcome(
                        False, Reach(also=f"n < {count}"), f"m = {m}, p = {p}, n = {n}: {pair} instead of {true}"
                    )
        return asked(name, passed(scope.reach(also=f"n < {count}")))

    return check


statement(
    "prop-5.2-i",
    "Proposition 5.2 (i)",
    "x_n = mex^p xi_n, y_n = x_n + mn gives a and b, where xi_n^i = #{j < n : i = x_j or i = y_j} and mex^p is the "
    "least i with xi^i < p.",
    lambda scope: _generated("5.2 (i)", beatty.mex_counting)(scope),
    lemma="prop_5_2_i",
    parameters="m, p >= 1, n >= 0",
)

statement(
    "prop-5.2-ii",
    "Proposition 5.2 (ii)",
    r"$x_n = \operatorname{mex}\lbrace x_i, y_j \mid i, j < n, i \equiv n, j \equiv -n \pmod p\rbrace$, $y_n = "
    r"x_n + mn$ gives $a$ and $b$.",
    lambda scope: _generated("5.2 (ii)", beatty.mex_modular)(scope),
    lemma="prop_5_2_ii",
    used="Theorem 2.1 (iia)",
    parameters="m, p >= 1, n >= 0",
)

statement(
    "prop-5.2-iii",
    "Proposition 5.2 (iii)",
    "x_{pn} = mex{x_{pi}, y_{pi} : i < n} and, for 0 < l < p, x_{pn+l} = mex{x_{pi+l}, y_{p(i+1)-l} : i < n} gives a "
    "and b.",
    lambda scope: _generated("5.2 (iii)", beatty.mex_shifted)(scope),
    lemma="prop_5_2_iii",
    used="Theorem 2.1 (iiia)",
    parameters="m, p >= 1, n >= 0",
)

statement(
    "step-5.2-infinity",
    "Proposition 5.2 (ii), proof",
    r"$0 \le n < p$ implies $\nu_i^n = \mu_i^n = \infty$ for all $0 \le i < n$.",
    formulas("all((n - i) % p != 0 and (n + i) % p != 0 for i in range(n))", p="range(2, 2 * K + 1)", n="range(p)"),
    kind="step",
    corrected=r"$0 \le n < p$ implies $\nu_i^n = \infty$ and $\mu_i^n > 0$ for all $0 \le i < n$, hence $x_n = 0$ all "
    r"the same.",
    corrected_check=formulas(
        "all((n - i) % p != 0 and ((n + i) % p != 0 or b(m, p, i) > 0) for i in range(n)) and a(m, p, n) == 0",
        **MP2,
        n="range(p)",
    ),
    argument="n + i = p is possible with i < n < p (p = 3, n = 2, i = 1), and then mu_i^n = y_i. But y_i >= mi > 0, "
    "so 0 is still free.",
)
