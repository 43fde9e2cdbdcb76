"""The Appendix by A. S. Fraenkel: p-fold complementary multisets, on the family of `section3`."""

from __future__ import annotations

from verifier.papers.checks import formulas
from verifier.papers.model import Section
from verifier.papers.restrictions.section3 import ALPHA, BETA, FAMILY, IRRATIONAL, PAIR, C

statement = Section()

M = f"(surd(1, u * p - 2 * v, 1, {C}, 2 * u) + 1)"
N = f"(surd(1, 2 * v + u * p, -1, {C}, 2 * u) + 1)"

statement(
    "app-bounds",
    "Appendix, before Theorem 1",
    "1/p < alpha < 2/p < beta; alpha (M-1) < 1 < alpha M and beta (N-1) < 1 < beta N for M = floor(1/alpha) + 1, "
    "N = floor(1/beta) + 1.",
    formulas(
        f"u * p * u * p < {C} < (2 * v + u * p) * (2 * v + u * p) and {C} > (2 * v - u * p) * (2 * v - u * p) and "
        f"surd({M} - 1, {ALPHA}) < 1 <= surd({M}, {ALPHA}) and surd({N} - 1, {BETA}) < 1 <= surd({N}, {BETA})",
        given=IRRATIONAL,
        **FAMILY,
    ),
    parameters=PAIR,
)

statement(
    "app-thm-1",
    "Appendix, Theorem 1",
    "S = {floor(n alpha)}, n >= M, and T = {floor(n beta)}, n >= N, are p-fold complementary.",
    formulas(
        f"sum(surd(n, {ALPHA}) == k for n in range({M}, p * k + p + 1)) "
        f"+ sum(surd(n, {BETA}) == k for n in range({N}, p * k + p + 1)) == p",
        given=IRRATIONAL,
        **FAMILY,
        k="range(1, I // 10)",
    ),
    lemma="app_thm_1",
    parameters=PAIR,
)

ROOTS = {"p": "range(1, K + 1)", "c": "range(2, K + 3)", "d": "range(1, K + 1)", "f": "range(1, K + 1)"}
TAKEN = (
    "sum(surd(i, 0, 1, c, d) == k for i in range(1, d * k + d + 1)) + "
    "sum(surd(j, 0, 1, c, f) == k for j in range(1, f * k + f + 1))"
)
SQUARED = "n * n * (d + f) * (d + f)"  # c n^2 (1/alpha + 1/beta)^2, for alpha = sqrt c / d, beta = sqrt c / f
statement(
    "app-necessary",
    "Appendix, before Theorem 1",
    r"A necessary condition for $p$-fold complementarity is $\alpha^{-1} + \beta^{-1} = p$: if each of the numbers $1, "
    r"\ldots, n$ occurs $p$ times among the $\lfloor i\alpha\rfloor$ and $\lfloor i\beta\rfloor$, then $n\alpha^{-1} + "
    r"n\beta^{-1}$ differs from $pn$ by less than $2$.",
    formulas(
        f"(n * p <= 2 or (n * p - 2) * (n * p - 2) * c < {SQUARED}) and {SQUARED} < (n * p + 2) * (n * p + 2) * c or "
        f"any({TAKEN} != p for k in range(1, n + 1))",
        given="not square(c) and f <= d",
        **ROOTS,
        n="range(1, 9)",
    ),
    parameters="p >= 1, irrational 0 < alpha <= beta; tested with alpha = sqrt(c)/d, beta = sqrt(c)/f",
)

statement(
    "app-positive",
    "Appendix, before Theorem 1",
    r"For irrational $\alpha \le \beta$ with $\alpha^{-1} + \beta^{-1} = p$: thus $a := \beta - \alpha > 0$ ($\alpha = "
    r"\beta$ would be $2/p$, and rational).",
    formulas("u > 0", given=IRRATIONAL, p="range(1, K + 1)", u="range(2 * K)", v="range(1, K + 1)"),
    parameters=PAIR.replace("alpha < beta", "alpha <= beta"),
)

statement(
    "app-density",
    "Appendix, before Theorem 1",
    r"$1/\alpha + 1/\beta = p$ and $a = \beta - \alpha > 0$ give $\alpha = (2 - ap + \sqrt{a^2p^2 + 4})/2p$ ($a "
    r"= u/v$ here).",
    formulas(
        f"(2 * v - u * p) + (2 * v + u * p) == 4 * v and 4 * v * v - u * u * p * p + {C} == 8 * v * v and u > 0",
        given=IRRATIONAL,
        **FAMILY,
    ),
    parameters=PAIR,
)

statement(
    "app-step-count",
    "Appendix, Theorem 1, proof",
    "For k >= 1 the number of terms less than k in S and T together is floor(k/alpha) - (M-1) + floor(k/beta) - "
    "(N-1) "
    "= kp - M - N + 1.",
    formulas(
        f"sum(surd(n, {ALPHA}) < k for n in range({M}, p * k + 1)) + "
        f"sum(surd(n, {BETA}) < k for n in range({N}, p * k + 1)) "
        f"== surd(k, u * p - 2 * v, 1, {C}, 2 * u) - {M} + 1 + surd(k, u * p + 2 * v, -1, {C}, 2 * u) - {N} + 1 "
        f"== k * p - {M} - {N} + 1",
        given=IRRATIONAL,
        **FAMILY,
        k="range(1, I // 10)",
    ),
    kind="step",
    parameters=PAIR,
)

statement(
    "app-rem-i",
    "Appendix, Remark (i)",
    "floor(1/alpha) = p - N, hence M = p - N + 1.",
    formulas(f"{M} - 1 == p - {N} and {M} == p - {N} + 1", given=IRRATIONAL, **FAMILY),
    lemma="app_rem_i",
    parameters=PAIR,
)

statement(
    "app-rem-ii",
    "Appendix, Remark (ii)",
    "(floor((M-1) alpha), floor((N-1) beta)) = (0, 0); N <= M; there are M - N couples with floor(n alpha) = 0 < "
    "floor(n beta); for 0 <= n < M the couples contain M + N = p + 1 zeros in total.",
    formulas(
        f"surd({M} - 1, {ALPHA}) == 0 == surd({N} - 1, {BETA}) and {N} <= {M} and "
        f"sum(surd(n, {ALPHA}) == 0 < surd(n, {BETA}) for n in range(2 * p + 2)) == {M} - {N} and "
        f"sum((surd(n, {ALPHA}) == 0) + (surd(n, {BETA}) == 0) for n in range({M})) == {M} + {N} == p + 1",
        given=IRRATIONAL,
        **FAMILY,
    ),
    lemma="app_rem_ii",
    parameters=PAIR,
)
