"""Section 5, the printed inferences of the proof of Theorem 5.1 that section5 has not."""

from __future__ import annotations

from verifier.papers.checks import formulas
from verifier.papers.model import Section
from verifier.papers.restrictions.section5 import MP, PHI

statement = Section()

NEXT = "(p * b(m, p, n + 1) - n - 1)"  # varphi_{n+1}
COUNT = "sum(a(m, p, i) < b(m, p, n) for i in range(p * b(m, p, n) + 1))"

statement(
    "step-5.1-difference",
    "Theorem 5.1, proof, (9) and (10)",
    "varphi_n = p b_n - n, so that varphi_{n+1} - varphi_n = p(b_{n+1} - b_n) - 1.",
    formulas(
        f"a(m, p, n) + (m * p - 1) * b(m, p, n) == m * {PHI} and "
        f"{NEXT} - {PHI} == p * (b(m, p, n + 1) - b(m, p, n)) - 1",
        **MP,
        n="range(I)",
    ),
    kind="step",
)

statement(
    "step-5.1-base-values",
    "Theorem 5.1, proof, base case",
    "a_{mp-1} = m - 1 = b_1 - 1 and a_{mp} = m = b_1.",
    formulas("a(m, p, m * p - 1) == m - 1 == b(m, p, 1) - 1 and a(m, p, m * p) == m == b(m, p, 1)", **MP),
    kind="step",
    corrected="For p > 1 as printed; for p = 1, varphi_1 = m, a_m = m = b_1 - 1 and a_{m+1} = m + 2.",
    corrected_check=formulas(
        "(a(m, p, m), b(m, p, 1), a(m, p, m + 1)) == (m, m + 1, m + 2) if p == 1 else "
        "a(m, p, m * p - 1) == m - 1 == b(m, p, 1) - 1 and a(m, p, m * p) == m == b(m, p, 1)",
        **MP,
    ),
    argument="For p = 1 the number b_1 = m + 1 is no a_i, and a_{m-1} = m - 1 is not b_1 - 1 = m.",
)

statement(
    "step-5.1-done",
    "Theorem 5.1, proof, induction",
    "Once b_{n+1} - 1 = a_{varphi_{n+1}} is known, `we are done`: of any index i with a_i = b_n - 1 it would follow "
    "that it is the greatest.",
    formulas(
        "all(a(m, p, i + 1) > a(m, p, i) for i in range(p * b(m, p, n) + 1) if a(m, p, i) == b(m, p, n) - 1)",
        reads="m = {m}, p = {p}: several i have a_i = b_{n} - 1",
        **MP,
        n="range(1, 12)",
    ),
    kind="step",
    corrected="Exactly p b_n - (n - 1) = varphi_n + 1 of the a_i are below b_n, for b_1, ..., b_{n-1} are the b_j, j "
    ">= 1, below it. So a_{varphi_n} < b_n <= a_{varphi_n + 1}, for every n >= 1: this counts once and needs no "
    "induction.",
    corrected_check=formulas(f"{COUNT} == {PHI} + 1", **MP, n="range(1, I // 4)"),
    corrected_lemma="thm_5_1",
    argument="The theorem says that varphi_{n+1} is the greatest such index, and the proof announces a_{varphi_{n+1} + "
    "1} = b_{n+1} as well, but shows the first equation only. For m = 1, p = 3 already a_0 = a_1 = a_2 = 0 = b_1 - 1.",
    used="Proposition 5.2 (ii), Theorem 2.1 (iia), (iib)",
)

statement(
    "step-5.1-total",
    "Theorem 5.1, proof, induction",
    "The number of elements of a and b in I_n = (a_{varphi_n}, a_{varphi_{n+1}}] is p(a_{varphi_{n+1}} - "
    "a_{varphi_n}).",
    formulas(
        f"sum(a(m, p, {PHI}) < a(m, p, i) <= a(m, p, {NEXT}) for i in range({NEXT} + 2 * p + 2)) + "
        f"sum(a(m, p, {PHI}) < b(m, p, j) <= a(m, p, {NEXT}) for j in range(1, {NEXT} + 2)) == "
        f"p * (a(m, p, {NEXT}) - a(m, p, {PHI}))",
        m="range(1, K)",
        p="range(1, K)",
        n="range(1, 9)",
    ),
    kind="step",
)

statement(
    "step-5.1-case-a",
    "Theorem 5.1, proof, case (A)",
    "a_{varphi_n + 1} and b_n = a_{varphi_n} + 1 lie in I_n, so that I_n holds at least p(b_{n+1} - b_n) elements: (A) "
    "is ruled out.",
    formulas(
        f"a(m, p, {PHI}) < a(m, p, {PHI} + 1) <= a(m, p, {NEXT}) and "
        f"a(m, p, {PHI}) < b(m, p, n) == a(m, p, {PHI}) + 1 <= a(m, p, {NEXT}) and "
        f"b(m, p, n + 1) - b(m, p, n) <= a(m, p, {NEXT}) - a(m, p, {PHI})",
        **MP,
        n="range(1, I)",
    ),
    kind="step",
)

statement(
    "step-5.1-case-b",
    "Theorem 5.1, proof, case (B), inequality (11)",
    r"An interval $(a_i, a_j]$, $i < j$, holds at most $j - i$ elements of $a$ (used with $\varphi_n$, $\varphi_{n+1}$ "
    r"where $a_{\varphi_{n+1}} \ge b_{n+1}$, against the theorem).",
    formulas(
        "sum(a(m, p, i) < a(m, p, h) <= a(m, p, j) for h in range(j + p + 2)) <= j - i",
        reads="$m = {m}$, $p = {p}$: $(a_{i}, a_{j}]$ holds more",
        **MP,
        i="range(6)",
        j="range(i + 1, 9)",
    ),
    kind="step",
    corrected="No case (B) is needed: varphi_n + 1 of the a_i are below b_n, for every n >= 1.",
    corrected_check=formulas(f"{COUNT} == {PHI} + 1", **MP, n="range(1, I // 4)"),
    corrected_lemma="thm_5_1",
    argument="Elements are counted by their values, so that every a_h = a_j with h > j belongs to the interval too, "
    "and in case (B) nothing says that varphi_{n+1} is the last index of its value. For m = 1, p = 3: a_2 = 0 and a_3 "
    "= a_4 = 1, so that (a_2, a_3] holds two elements.",
)

statement(
    "step-5.1-case-b-interval",
    "Theorem 5.1, proof, case (B)",
    r"Case (B) implies that $b_{n+1}$ lies in $I_n$: by $a_{\varphi_n} = b_n - 1$ it gives $a_{\varphi_n} < b_n "
    r"< b_{n+1} \le a_{\varphi_{n+1}}$.",
    formulas(
        "x < s < t <= y",
        given="x == s - 1 and s < t and y - x > t - s",
        x="range(6)",
        s="range(1, 7)",
        t="range(1, 12)",
        y="range(16)",
    ),
    kind="step",
    parameters="integers x = a_{varphi_n}, s = b_n, t = b_{n+1}, y = a_{varphi_{n+1}}",
)

statement(
    "step-5.1-case-b-p",
    "Theorem 5.1, proof, case (B)",
    r"In case $p > 1$, since $a$ and $b$ are integer sequences, we are done: (11) and (B) exclude each other.",
    formulas(
        "not (x > t and p * x <= p * t + 1)",
        p="range(2, 2 * K)",
        x="range(20)",
        t="range(20)",
    ),
    kind="step",
    parameters="p > 1, integers x = a_{varphi_{n+1}} - a_{varphi_n}, t = b_{n+1} - b_n",
)

statement(
    "step-5.1-case-b-1",
    "Theorem 5.1, proof, case (B)",
    r"Suppose $p = 1$. By complementarity, $a_{\varphi_n} < b_n < b_{n+1} < a_{\varphi_{n+1}}$ (with "
    r"$\varphi_n$ for the first $\varphi_{n+1}$ that is printed), contradicting (11), $a_{\varphi_{n+1}} - "
    r"a_{\varphi_n} \le b_{n+1} - b_n + 1$, by $a_{\varphi_n} = b_n - 1$.",
    formulas(
        "not y - x <= t - s + 1",
        given="x == s - 1 and s < t < y",
        x="range(6)",
        s="range(1, 7)",
        t="range(1, 12)",
        y="range(16)",
    ),
    kind="step",
    parameters="p = 1, integers x = a_{varphi_n}, s = b_n, t = b_{n+1}, y = a_{varphi_{n+1}}",
)
