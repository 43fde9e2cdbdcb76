"""Section 3, the proof of Proposition 3.2: what it takes from p-complementarity, and the items (i) to (iv).

Where equation (7) may not be used the pairs are alpha = sqrt c / d, beta = sqrt c / f, for which 1/alpha + 1/beta =
(d + f) / sqrt c is no whole number unless c is a square. Otherwise they are those of `section3`.
"""

from __future__ import annotations

from verifier.papers.checks import formulas
from verifier.papers.model import Section
from verifier.papers.restrictions.section3 import ALPHA, IRRATIONAL, C
from verifier.papers.restrictions.section3_proofs import FAMILY_2, OVER_ALPHA, PAIR_2

statement = Section()

ROOTS = {"p": "range(2, K + 1)", "c": "range(2, K + 3)", "d": "range(1, K + 1)", "f": "range(2, K + 1)"}
TAKEN = (
    "sum(surd(i, 0, 1, c, d) == k for i in range({0}, d * k + d + 1)) + "
    "sum(surd(j, 0, 1, c, f) == k for j in range(1, f * k + f + 1))"
)
ZEROS = TAKEN.format(0).replace("== k", "== 0").replace(" * k + d", "").replace(" * k + f", "")
SQUARED = "n * n * (d + f) * (d + f)"  # c n^2 (1/alpha + 1/beta)^2

statement(
    "step-3.2-density",
    "Proposition 3.2, proof, items (i) and (ii)",
    r'"This is immediate by (7)": that $\frac1\alpha + \frac1\beta = p$ is no hypothesis of the proposition; it would '
    r"have to follow from what the proof has drawn from $p$-complementarity, that $(x_{pi+l})$ and $(y_{pi-l})$ are "
    r"increasing and that $0$ occurs precisely once in them.",
    formulas(
        f"not (p * p * c > d * d and {ZEROS} == p)",
        given="not square(c) and f < d",
        reads=r"for $p = {p}$, $\alpha = \sqrt{{{c}}}/{d}$ and $\beta = \sqrt{{{c}}}/{f}$ this is so, and "
        r"$\frac1\alpha + \frac1\beta$ is irrational",
        **ROOTS,
    ),
    kind="step",
    corrected=r"Of the first $N$ numbers $0, \ldots, N - 1$ each occurs $p$ times, so that $pN = "
    r"\lfloor N/\alpha\rfloor + 1 + \lfloor N/\beta\rfloor$, which differs from $N/\alpha + N/\beta$ by less than $1$. "
    r"Divide by $N$ and let $N$ grow: $p = \frac1\alpha + \frac1\beta$.",
    corrected_check=formulas(
        f"(n * p - 1) * (n * p - 1) * c < {SQUARED} < (n * p + 1) * (n * p + 1) * c or "
        f"any({TAKEN.format(0)} != p for k in range(n))",
        given="not square(c) and f < d",
        **ROOTS,
        n="range(1, 9)",
    ),
    argument="No finite stretch of the sequences determines alpha and beta, so this takes a limit. The paper's own "
    "sequences satisfy (7), and Theorem 3.1, which supposes it, is not touched.",
    used="Proposition 3.2, items (i), (ii) and the case y_{p-l} = 0",
    parameters="p >= 2, irrational 0 < alpha < beta; tested with alpha = sqrt(c)/d, beta = sqrt(c)/f",
)

statement(
    "step-3.2-bounds",
    "Proposition 3.2, proof, item (i)",
    r"(7) together with $0 < \alpha < \beta$ is equivalent to $\frac1p < \alpha < \frac2p$.",
    formulas(
        "(c * p * p == (d + f) * (d + f) and f < d) == (d * d < c * p * p < 4 * d * d)",
        given="f < d",
        reads=r"$p = {p}$, $\alpha = \sqrt{{{c}}}/{d}$, $\beta = \sqrt{{{c}}}/{f}$: here $\alpha$ lies between these "
        r"bounds, and (7) does not hold",
        **ROOTS,
    ),
    kind="step",
    corrected=r"Given (7), $0 < \alpha < \beta$ is equivalent to $\frac1p < \alpha < \frac2p$.",
    corrected_check=formulas(
        f"(u > 0) == (2 * v + u * p > 0 and {C} < (2 * v + u * p) * (2 * v + u * p))",
        given="gcd(u, v) == 1",
        p="range(2, K + 1)",
        u="range(-2 * K, 2 * K)",
        v="range(1, K + 1)",
    ),
    argument="For p = 2 and alpha = sqrt(2)/2 any beta would do. Only the direction that is right is used.",
    parameters="p >= 2, 0 < alpha, beta; tested with alpha = sqrt(c)/d, beta = sqrt(c)/f",
)

# gamma = (sqrt c - e) / d, gamma' = -g/h, eta = 1 - gamma, eta' = r/h.
FIRST = "surd(n * h + g, d * e, d, c, h * (c - e * e))"
SECOND = "surd(n * h - r, d * (d + e), d, c, h * ((d + e) * (d + e) - c))"
statement(
    "step-3.2-fraenkel",
    "Proposition 3.2, proof, Fraenkel's Partition Theorem",
    r"For irrational $\gamma$ the sequences $\lfloor\frac{n-\gamma'}\gamma\rfloor$ and "
    r"$\lfloor\frac{n-\eta'}\eta\rfloor$, $n \ge 1$, are complementary on the positive integers if and only if (i) "
    r"$0 < \gamma < 1$, (ii) $\gamma + \eta = 1$, (iii) $0 \le \gamma + \gamma' \le 1$, (iv) $\gamma' + \eta' = 0$ and "
    r"$k\gamma + \gamma'$ is no integer for $k \ge 2$ (tested where (i) and (ii) hold and $\gamma'$, $\eta'$ are "
    r"rational).",
    formulas(
        f"(min({FIRST} for n in (1, 2)) >= 1 and min({SECOND} for n in (1, 2)) >= 1 and "
        f"all(sum({FIRST} == k for n in range(1, k + 4)) + sum({SECOND} == k for n in range(1, k + 4)) == 1 "
        "for k in range(1, 25))) == (surd(1, -h * e - g * d, h, c, h * d) == 0 and r == g)",
        given="not square(c) and e * e < c < (d + e) * (d + e)",
        c="range(2, 6)",
        d="range(1, 4)",
        e="range(3)",
        h="range(1, 4)",
        g="range(-h - 1, h + 2)",
        r="range(g - 1, g + 2)",
    ),
    kind="step",
    parameters="irrational 0 < gamma < 1, eta = 1 - gamma, rational gamma', eta'",
)

statement(
    "step-3.2-iii",
    "Proposition 3.2, proof, item (iii)",
    r"$0 \le \gamma + \gamma' \le 1$ if and only if $l \le \frac1\alpha \le p + l$. (The proof ends there; both hold "
    r"in the case $x_l = 0$, for there $l < \frac1\alpha$, and $\frac1\alpha < p$ by (7).)",
    formulas(
        f"(surd(1, u * p - 2 * v - 2 * u * l, 1, {C}, 2 * u * p) == 0) == (l <= {OVER_ALPHA} < p + l) and "
        f"(surd(l, {ALPHA}) > 0 or l <= {OVER_ALPHA} < p)",
        given=IRRATIONAL,
        **FAMILY_2,
    ),
    kind="step",
    parameters=PAIR_2,
)

SHIFTED = "(k * (u * p - 2 * v) + 2 * u * (p - l))"  # k gamma + gamma' = (this + k sqrt C) / 2up
statement(
    "step-3.2-case-2-items",
    "Proposition 3.2, proof, case y_{p-l} = 0",
    r"Items (i), (ii) and (iv) are treated in analogy with the first case: $0 < \gamma < 1$ and $\gamma + \eta = 1$ as "
    r"before, $\gamma' + \eta' = \frac{p-l}p + \frac{l-p}p = 0$, and $k\gamma + \gamma'$ is no integer for $k \ge 2$.",
    formulas(
        f"surd(1, u * p - 2 * v, 1, {C}, 2 * u * p) == 0 == surd(1, u * p + 2 * v, -1, {C}, 2 * u * p) and "
        "(u * p - 2 * v) + (u * p + 2 * v) == 2 * u * p and (p - l) + (l - p) == 0 and "
        f"surd(1, {SHIFTED}, k, {C}, 2 * u * p) + surd(1, -{SHIFTED}, -k, {C}, 2 * u * p) == -1",
        given=IRRATIONAL,
        **FAMILY_2,
        k="range(2, 6)",
    ),
    kind="step",
    parameters=PAIR_2 + "; k >= 2",
)
