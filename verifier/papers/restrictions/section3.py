"""Section 3: p-complementary Beatty sequences. Theorem 3.1, Proposition 3.2, Lemma 3.3, and steps of their proofs.

Irrational alpha < beta with 1/alpha + 1/beta = p are tested on the family beta - alpha = u/v with u, v >= 1:
alpha = (2v - up + sqrt C) / 2pv, beta = (2v + up + sqrt C) / 2pv, where C = u^2 p^2 + 4 v^2 is no square. The paper's
own pairs have u/v = m. The rational ones are alpha = s/t, beta = s/(ps - t) with t < ps < 2t.
"""

from __future__ import annotations

from verifier.papers.checks import formulas
from verifier.papers.model import Section

statement = Section()

C = "u * u * p * p + 4 * v * v"
ALPHA = f"2 * v - u * p, 1, {C}, 2 * p * v"
BETA = f"2 * v + u * p, 1, {C}, 2 * p * v"
FAMILY = {"p": "range(1, K + 1)", "u": "range(1, 2 * K)", "v": "range(1, K + 1)"}
IRRATIONAL = f"gcd(u, v) == 1 and not square({C})"
PAIR = "p >= 1, irrational 0 < alpha < beta with 1/alpha + 1/beta = p; tested with beta - alpha = u/v"
MP = {"m": "range(1, K + 1)", "p": "range(1, K + 1)"}

statement(
    "thm-3.1-if",
    "Theorem 3.1 (O'Bryant), if",
    "If 0 < alpha < beta are irrational with 1/alpha + 1/beta = p, then floor(i alpha), i >= 0, and floor(i beta), i "
    ">= 1, are p-complementary on the non-negative integers.",
    formulas(
        f"sum(surd(i, {ALPHA}) == k for i in range(p * k + p + 1)) "
        f"+ sum(surd(i, {BETA}) == k for i in range(1, p * k + p + 1)) == p",
        given=IRRATIONAL,
        **FAMILY,
        k="range(I // 10)",
    ),
    lemma="thm_3_1_if",
    used="Lemma 3.3 (i), Proposition 3.2",
    parameters=PAIR,
)

statement(
    "thm-3.1-only-if",
    "Theorem 3.1 (O'Bryant), only if",
    "If alpha < beta with 1/alpha + 1/beta = p are rational, the two sequences are not p-complementary.",
    formulas(
        "any(sum(i * s // t == k for i in range(p * k + p + 1)) "
        "+ sum(i * s // (p * s - t) == k for i in range(1, s * (k + 1) + 1)) != p for k in range(s))",
        given="t < p * s < 2 * t and gcd(s, t) == 1",
        p="range(1, K + 1)",
        s="range(1, K + 4)",
        t="range(1, K * K)",
    ),
    lemma="thm_3_1_only_if",
    parameters="p >= 1, rational 0 < alpha < beta with 1/alpha + 1/beta = p; tested with alpha = s/t",
)

statement(
    "step-3.1-interval",
    "Theorem 3.1, proof",
    r"The number of multiples $\beta, 2\beta, \ldots$ in $[1, n]$ is $\lfloor n/\beta\rfloor$.",
    formulas(
        f"sum(1 <= surd(j, {BETA}) < n for j in range(1, n * p + 1)) == surd(n, 2 * v + u * p, -1, {C}, 2 * u)",
        reads="p = {p}, beta - alpha = {u}/{v}: it fails for n = {n}",
        given=IRRATIONAL,
        **FAMILY,
        n="range(1, 8)",
    ),
    kind="step",
    corrected=r"The number of multiples $\beta, 2\beta, \ldots$ in $[0, n]$ is $\lfloor n/\beta\rfloor$.",
    corrected_check=formulas(
        f"sum(0 <= surd(j, {BETA}) < n for j in range(1, n * p + 1)) == surd(n, 2 * v + u * p, -1, {C}, 2 * u)",
        given=IRRATIONAL,
        **FAMILY,
        n="range(1, 8)",
    ),
    argument="The theorem allows beta < 1 (for p >= 3); then beta lies in (0, 1) and [1, n] misses it. The paper's own "
    "sequences have beta = alpha + m > 1, so nothing else is touched.",
    parameters=PAIR,
)

STRICT = f"n * p - 1 < surd(n, u * p - 2 * v, 1, {C}, 2 * u) + 1 + surd(n, 2 * v + u * p, -1, {C}, 2 * u) < n * p + 1"
statement(
    "step-3.1-all-n",
    "Theorem 3.1, proof",
    r"For irrational $\alpha$, $\beta$ and all $n$: $np - 1 < \lfloor n/\alpha\rfloor + 1 + \lfloor n/\beta\rfloor < "
    r"np + 1$ ($n \ge 0$ is in force).",
    formulas(
        STRICT,
        given=IRRATIONAL,
        reads="p = {p}, beta - alpha = {u}/{v}: it fails for n = {n}",
        **FAMILY,
        n="range(I // 4)",
    ),
    kind="step",
    corrected="The same for all n >= 1.",
    corrected_check=formulas(STRICT, given=IRRATIONAL, **FAMILY, n="range(1, I // 4)"),
    argument="At n = 0 the middle is 1 and np + 1 is 1. The interval [0, 1) must be counted by itself: "
    "S meets [0, 1] in p points, which is the case n = 1.",
    parameters=PAIR,
)

statement(
    "prop-3.2",
    "Proposition 3.2",
    "For 2 <= p and 0 <= l < p the sequences (x_{pi+l}), i >= 0, and (y_{pi-l}), i >= 1, are complementary on the "
    "non-negative integers.",
    formulas(
        f"sum(surd(p * i + l, {ALPHA}) == k for i in range(k + 1)) "
        f"+ sum(surd(p * i - l, {BETA}) == k for i in range(1, k + 2)) == 1",
        given=IRRATIONAL,
        p="range(2, K + 1)",
        u="range(1, 2 * K)",
        v="range(1, K + 1)",
        l="range(p)",
        k="range(I // 10)",
    ),
    lemma="prop_3_2",
    used="Proposition 5.2 (iii), Theorem 2.1 (iiia)",
    parameters=PAIR + "; 0 <= l < p, p >= 2",
)

statement(
    "step-3.2-zero",
    "Proposition 3.2, proof",
    "max{x_l, y_{p-l}} > min{x_l, y_{p-l}} = 0, and x_l = 0 exactly when l < 1/alpha.",
    formulas(
        f"min(surd(l, {ALPHA}), surd(p - l, {BETA})) == 0 < max(surd(l, {ALPHA}), surd(p - l, {BETA})) and "
        f"(surd(l, {ALPHA}) == 0) == (l <= surd(1, u * p - 2 * v, 1, {C}, 2 * u))",
        given=IRRATIONAL,
        p="range(2, 2 * K + 1)",
        u="range(1, 2 * K)",
        v="range(1, K + 1)",
        l="range(p)",
    ),
    kind="step",
    parameters=PAIR + "; 0 <= l < p, p >= 2",
)

TIMES = "sum(a(m, p, i) == k for i in range(p * k + p + 1)) + sum(b(m, p, i) == k for i in range({}, k + 1))"
statement(
    "lem-3.3-i",
    "Lemma 3.3 (i)",
    "a and b are p-complementary: on the positive integers, S not being named; with b_{>0} for b, as Section 1.2 and "
    "Theorem 4.1 have it, on the non-negative integers.",
    formulas(f"{TIMES.format(1)} == p and ({TIMES.format(0)} == p or k == 0)", **MP, k="range(I // 3)"),
    lemma="lem_3_3_i",
    used="Theorem 4.1, Theorem 5.1, Theorem 2.1",
)

statement(
    "lem-3.3-ii",
    "Lemma 3.3 (ii)",
    "b_n - a_n = mn.",
    formulas("b(m, p, n) - a(m, p, n) == m * n", **MP, n="range(10 * I)"),
    lemma="lem_3_3_ii",
    used="everywhere",
)

statement(
    "lem-3.3-iii",
    "Lemma 3.3 (iii)",
    "For p = 1: a_{n+1} - a_n = 1 and b_{n+1} - b_n = m + 1, or a_{n+1} - a_n = 2 and b_{n+1} - b_n = m + 2.",
    formulas(
        "(a(m, 1, n + 1) - a(m, 1, n), b(m, 1, n + 1) - b(m, 1, n)) in ((1, m + 1), (2, m + 2))",
        m="range(1, 2 * K + 1)",
        n="range(10 * I)",
    ),
    lemma="lem_3_3_iii",
)

statement(
    "lem-3.3-iv",
    "Lemma 3.3 (iv)",
    "For p > 1: a_{n+1} - a_n = 0 and b_{n+1} - b_n = m, or a_{n+1} - a_n = 1 and b_{n+1} - b_n = m + 1.",
    formulas(
        "(a(m, p, n + 1) - a(m, p, n), b(m, p, n + 1) - b(m, p, n)) in ((0, m), (1, m + 1))",
        m="range(1, K + 1)",
        p="range(2, K + 1)",
        n="range(10 * I)",
    ),
    lemma="lem_3_3_iv",
    used="Theorem 4.1, Theorem 2.1",
)
