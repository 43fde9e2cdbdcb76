"""Section 3, the printed inferences of the proofs of Theorem 3.1, Proposition 3.2 and Lemma 3.3 that section3 has not.

Irrational pairs are those of `section3`: beta - alpha = u/v, C = u^2 p^2 + 4 v^2, and n/alpha = n (up - 2v + sqrt C) /
2u, n/beta = n (up + 2v - sqrt C) / 2u.
"""

from __future__ import annotations

from verifier.papers.checks import formulas
from verifier.papers.model import Section
from verifier.papers.restrictions.section3 import ALPHA, BETA, FAMILY, IRRATIONAL, MP, PAIR, C

statement = Section()

FAMILY_2 = {"p": "range(2, K + 1)", "u": "range(1, 2 * K)", "v": "range(1, K + 1)", "l": "range(p)"}
PAIR_2 = PAIR + "; 0 <= l < p, p >= 2"
OVER_ALPHA = f"surd(1, u * p - 2 * v, 1, {C}, 2 * u)"  # floor(1/alpha)
OVER_BETA = f"surd(1, u * p + 2 * v, -1, {C}, 2 * u)"

statement(
    "step-3.1-distinct",
    "Theorem 3.1, proof",
    r"The members $0, \alpha, \beta, 2\alpha, 2\beta, \ldots$ of $S$ are distinct, so that $S$ may be counted as a set "
    r"($\alpha$, $\beta$ irrational).",
    formulas(
        "not (i == j and i * (2 * v - u * p) == j * (2 * v + u * p))",
        given=IRRATIONAL,
        **FAMILY,
        i="range(1, 12)",
        j="range(1, 12)",
    ),
    kind="step",
    parameters=PAIR,
)

R_ALPHA = "(2 * p * v * {0} - i * (2 * v - u * p))"
R_BETA = "(2 * p * v * {0} - i * (2 * v + u * p))"
WITHIN = f"(({{0}} <= 0 or {{0}} * {{0}} <= i * i * ({C})) and {{1}} > 0 and i * i * ({C}) < {{1}} * {{1}})"
statement(
    "step-3.1-suffices",
    "Theorem 3.1, proof",
    r"It suffices to establish that exactly $p$ members of the set $S = \lbrace 0, \alpha, \beta, 2\alpha, 2\beta, "
    r"\ldots\rbrace$ are in the interval $[n, n + 1)$ for each $n$: these are the $i\alpha$ and $i\beta$ with "
    r"the floor $n$.",
    formulas(
        f"(surd(i, {ALPHA}) == n) == {WITHIN.format(R_ALPHA.format('n'), R_ALPHA.format('(n + 1)'))} and "
        f"(surd(i, {BETA}) == n) == {WITHIN.format(R_BETA.format('n'), R_BETA.format('(n + 1)'))}",
        given=IRRATIONAL,
        **FAMILY,
        i="range(9)",
        n="range(6)",
    ),
    kind="step",
    parameters=PAIR + "; n >= 0",
)

statement(
    "step-3.1-alpha",
    "Theorem 3.1, proof",
    r"The number of $0, \alpha, 2\alpha, \ldots$ in $[0, n]$ is $\lfloor n/\alpha\rfloor + 1$.",
    formulas(
        f"sum(surd(i, {ALPHA}) < n for i in range(n * p + 1)) == surd(n, u * p - 2 * v, 1, {C}, 2 * u) + 1",
        given=IRRATIONAL,
        **FAMILY,
        n="range(1, 8)",
    ),
    kind="step",
    parameters=PAIR + "; n >= 1",
)

statement(
    "step-3.1-np",
    "Theorem 3.1, proof",
    r"The strict inequalities give $\lfloor n/\alpha \rfloor + 1 + \lfloor n/\beta \rfloor = np$; going from $n$ to $n "
    r"+ 1$ gives $p$ members of $S$ in $[n, n + 1)$.",
    formulas(
        f"surd(n, u * p - 2 * v, 1, {C}, 2 * u) + 1 + surd(n, u * p + 2 * v, -1, {C}, 2 * u) == n * p and "
        f"sum(surd(i, {ALPHA}) == n for i in range(n * p + p + 1)) + sum(surd(i, {BETA}) == n for i in "
        "range(1, n * p + p + 1)) == p",
        given=IRRATIONAL,
        **FAMILY,
        n="range(1, 8)",
    ),
    kind="step",
    parameters=PAIR + "; n >= 1",
)

RATIONAL = {"p": "range(1, K + 1)", "s": "range(1, K + 4)", "t": "range(1, K * K)"}
statement(
    "step-3.1-rational",
    "Theorem 3.1, proof, `if and only if`",
    r"If $\alpha = s/t$ is rational, the strict inequalities fail for some $n$, namely $n = s$, and some $[n, n + 1)$ "
    r"has not $p$ members.",
    formulas(
        "s * t // s + 1 + s * (p * s - t) // s == s * p + 1 and "
        "sum(i * s // t < s for i in range(t + 1)) + sum(i * s // (p * s - t) < s for i in range(1, p * s - t + 1)) "
        "== s * p - 1",
        given="t < p * s < 2 * t and gcd(s, t) == 1",
        **RATIONAL,
    ),
    kind="step",
    parameters="p >= 1, rational 0 < alpha < beta with 1/alpha + 1/beta = p; tested with alpha = s/t",
)

statement(
    "step-3.1-both",
    "Theorem 3.1, proof, `if and only if`",
    r"Where (7) holds, $\alpha$ is irrational if and only if $\beta$ is: if one of them is rational, say $s/t$, there "
    r"is a fraction $x/y$ with $\frac ts + \frac yx = p$, and it is the other.",
    formulas(
        "any(t * x + s * y == p * s * x for x in range(1, s + 1) for y in range(1, p * s))",
        given="t < p * s and gcd(s, t) == 1",
        **RATIONAL,
    ),
    kind="step",
    parameters="p >= 1, 1/alpha + 1/beta = p; tested with s/t for either",
)

statement(
    "step-3.2-increasing",
    "Proposition 3.2, proof",
    "(x_{pi+l}) and (y_{pi-l}) are increasing.",
    formulas(
        f"surd(p * i + p + l, {ALPHA}) > surd(p * i + l, {ALPHA}) and surd(p * i + 2 * p - l, {BETA}) > "
        f"surd(p * i + p - l, {BETA})",
        given=IRRATIONAL,
        **FAMILY_2,
        i="range(8)",
    ),
    kind="step",
    parameters=PAIR_2,
)

ONE = "all(sum(surd(p * n + {0}, {1}) == k for n in range({2}, k + 3)) + sum(surd(p * n + {3}, {4}) == k for n in "
ONE += "range(1, k + 3)) == 1 for k in range(1, 9))"
statement(
    "step-3.2-case-1",
    "Proposition 3.2, proof, case x_l = 0",
    r"Then $l < 1/\alpha$; with $\gamma = \frac{1}{p\alpha}$, $\gamma' = -\frac{l}{p}$, $\eta = \frac{1}{p\beta}$, "
    r"$\eta' = \frac{l}{p}$ the items (i) to (iv) hold, and $(x_{pn+l})$, $(y_{pn-l})$, $n \ge 1$, are complementary "
    r"on the positive integers.",
    formulas(
        f"l <= {OVER_ALPHA} < p + l and 1 <= {OVER_ALPHA} + {OVER_BETA} + 1 == p and "
        + ONE.format("l", ALPHA, 1, "-l", BETA),
        given=f"{IRRATIONAL} and surd(l, {ALPHA}) == 0",
        **FAMILY_2,
    ),
    kind="step",
    parameters=PAIR_2,
)

statement(
    "step-3.2-case-2",
    "Proposition 3.2, proof, case y_{p-l} = 0",
    r"Then $p - l < 1/\beta = p - 1/\alpha$, so that $l > 1/\alpha$; with $\gamma' = \frac{p-l}{p}$, $\eta' = "
    r"\frac{l-p}{p}$ item (iii) holds, and $(x_{p(n-1)+l})$, $(y_{p(n+1)-l})$, $n \ge 1$, are complementary on the "
    r"positive integers.",
    formulas(
        f"p - l <= {OVER_BETA} and l > {OVER_ALPHA} and " + ONE.format("l", ALPHA, 0, "p - l", BETA),
        given=f"{IRRATIONAL} and surd(p - l, {BETA}) == 0",
        **FAMILY_2,
    ),
    kind="step",
    parameters=PAIR_2,
)

statement(
    "step-3.3-phi",
    "Lemma 3.3 (i), proof",
    "phi_k is irrational and 1/phi_k + 1/(phi_k + k) = 1.",
    formulas("not square(k * k + 4) and (k - 2) * (k - 2) + 4 * k == k * k + 4", k="range(1, 100 * K)"),
    kind="step",
    parameters="k >= 1",
)

statement(
    "step-3.3-i",
    "Lemma 3.3 (i), proof",
    r"Case (i) is immediate from Theorem 3.1, with $\alpha = \frac{\phi_{mp}}p$ and $\beta = \frac{\phi_{mp} + "
    r"mp}p$: then $0 < \alpha < \beta$, $\frac1\alpha + \frac1\beta = p$ and $a_n = \lfloor n\alpha\rfloor$, $b_n = "
    r"\lfloor n\beta\rfloor$.",
    formulas(
        "(2 - m * p) * (2 - m * p) < m * m * p * p + 4 and 4 + (m * m * p * p + 4) - m * m * p * p == 8 and "
        "a(m, p, n) == surd(n, 2 - m * p, 1, m * m * p * p + 4, 2 * p) and "
        "b(m, p, n) == surd(n, 2 + m * p, 1, m * m * p * p + 4, 2 * p) and "
        "surd(n, m * p - 2, 1, m * m * p * p + 4, 2 * m) + surd(n, m * p + 2, -1, m * m * p * p + 4, 2 * m) == "
        "n * p - 1",
        **MP,
        n="range(1, I)",
    ),
    kind="step",
)

ROOT = "isqrt(n * n * (m * m * p * p + 4))"
statement(
    "step-3.3-ii-even",
    "Lemma 3.3 (ii), proof",
    r"If $mn$ is even, we are done: $b_n - a_n = (\lfloor n\nu\rfloor + \frac{mn}2) - (\lfloor n\nu\rfloor - "
    r"\frac{mn}2) = mn$.",
    formulas(
        f"b(m, p, n) == (2 * n + {ROOT}) // (2 * p) + m * n // 2 and "
        f"a(m, p, n) == (2 * n + {ROOT}) // (2 * p) - m * n // 2",
        given="m * n % 2 == 0",
        **MP,
        n="range(I)",
    ),
    kind="step",
)

statement(
    "step-3.3-ii-nu",
    "Lemma 3.3 (ii), proof",
    "With nu = phi_{mp}/p + m/2, a_n = floor(n (nu - m/2)) and b_n = floor(n (nu + m/2)); if mn is odd, the two "
    "floors of n nu + 1/2 and n nu - 1/2 differ by 1.",
    formulas(
        f"(2 * n + p + {ROOT}) // (2 * p) - (2 * n - p + {ROOT}) // (2 * p) == 1 and "
        f"a(m, p, n) == (2 * n - m * n * p + {ROOT}) // (2 * p) and "
        f"b(m, p, n) == (2 * n + m * n * p + {ROOT}) // (2 * p)",
        **MP,
        n="range(I)",
    ),
    kind="step",
)

statement(
    "step-3.3-iv-bounds",
    "Lemma 3.3 (iv), proof",
    "For p > 1: 0 < phi_{mp}/p < 2/p <= 1 by the triangle inequality, and so a_{n+1} - a_n is 0 or 1.",
    formulas(
        "(m * p - 2) * (m * p - 2) < m * m * p * p + 4 < (m * p + 2) * (m * p + 2) and 2 <= p and "
        "a(m, p, n + 1) - a(m, p, n) in (0, 1)",
        m="range(1, K + 1)",
        p="range(2, K + 1)",
        n="range(I)",
    ),
    kind="step",
)
