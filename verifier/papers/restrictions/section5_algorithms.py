"""Section 5, the printed inferences of the proof of Proposition 5.2, on the three algorithms, that section5 has not."""

from __future__ import annotations

from verifier.papers.checks import formulas
from verifier.papers.model import CheckOutcome, Scope, Section, passed
from verifier.papers.restrictions.section5 import MP, MP2
from verifier.solve import beatty

statement = Section()


def _all_alike(scope: Scope) -> CheckOutcome:
    """For p = 1 the three algorithms are equation (5)."""
    count = 4 * scope.index
    for m in range(1, 2 * scope.constants + 1):
        algorithms = (beatty.mex_counting(m, 1), beatty.mex_modular(m, 1), beatty.mex_shifted(m, 1))
        for n, classical, *others in zip(range(count), beatty.classical_mex(m), *algorithms, strict=False):
            if any(pair != classical for pair in others):
                return CheckOutcome(False, scope.reach(also=f"n < {count}"), f"m = {m}, n = {n}: {classical}, {others}")
    return passed(scope.reach(also=f"n < {count}"))


statement(
    "step-5.2-p-1",
    "Proposition 5.2, proof",
    "For p = 1 each of the three recurrences is equivalent to (5).",
    _all_alike,
    kind="step",
    parameters="m >= 1 (p = 1)",
)

statement(
    "step-5.2-i",
    "Proposition 5.2 (i), proof",
    "By definition x and y are non-decreasing and p-complementary: no y_n, n >= 1, is a number that was taken before "
    "it, and then each number is filled up to p.",
    formulas(
        "not any(a(m, p, j) == b(m, p, n) or b(m, p, j) == b(m, p, n) for j in range(n)) and a(m, p, n) < b(m, p, n)",
        **MP,
        n="range(1, I // 2)",
    ),
    kind="step",
)

statement(
    "step-5.2-a-cases",
    "Proposition 5.2 (ii), proof, (a)",
    r"Each number $r$ below $a_n$ is taken $p$ times before $n$: $b_i = a_{\varphi_i+1} = \ldots = "
    r"a_{\varphi_i+p-1} = r$, or $a_i = \ldots = a_{i+p-1} = r$.",
    formulas(
        "any(b(m, p, i) == r and all(a(m, p, p * b(m, p, i) - i + t) == r for t in range(1, p)) for i in range(1, r + "
        "1)) or any(all(a(m, p, i + t) == r for t in range(p)) for i in range(p * r + 1))",
        m="range(1, K + 1)",
        p="range(2, K + 1)",
        r="range(I // 6)",
    ),
    kind="step",
)

statement(
    "step-5.2-a-residues",
    "Proposition 5.2 (ii), proof, (13) to (15)",
    r"$\varphi_i \equiv -i \pmod p$, so that $-i, \varphi_i + 1, \ldots, \varphi_i + p - 1$ are all residues "
    r"modulo $p$; and so are $i, \ldots, i + p - 1$. All these indices come before $n'$.",
    formulas(
        "(p * b(m, p, i) - i + i) % p == 0 and len(set((p * b(m, p, i) - i + t) % p for t in range(p))) == p "
        "and i <= p * b(m, p, i) - i + p - 1",
        **MP2,
        i="range(I)",
    ),
    kind="step",
)

statement(
    "step-5.2-b-1",
    "Proposition 5.2 (ii), proof, (b) case 1",
    "If j = n' - kp, k >= 1, then a_j < a_{n'}: at most p of the a_i are equal.",
    formulas("a(m, p, n) < a(m, p, n + k * p)", **MP2, n="range(I // 2)", k="range(1, 4)"),
    kind="step",
)

LEAST = "a(m, p, {0} + 1) == b(m, p, j) and not any(a(m, p, i) == b(m, p, j) for i in range({0} + 1))"
AT = "p * b(m, p, j) - j"
statement(
    "step-5.2-b-2",
    "Proposition 5.2 (ii), proof, (b) case 2",
    r"By Theorem 5.1 $\varphi_j + 1$ is the least index with $a_{\varphi_j + 1} = b_j$ ($0 \le j < n'$).",
    formulas(LEAST.format(AT), reads="m = {m}, p = {p}: it is not, for j = {j}", **MP2, j="range(12)"),
    kind="step",
    corrected="This is so for j >= 1. The index j = 0 is excluded: y_0 = 0, while a_{n'} > 0, for n' >= p.",
    corrected_check=formulas(
        f"({LEAST.format(AT)} if j > 0 else a(m, p, p) > 0)",
        **MP2,
        j="range(I // 6)",
    ),
    argument="Theorem 5.1 is about n >= 1. For j = 0 the least index with a_i = b_0 = 0 is 0, and varphi_0 + 1 = 1.",
)

statement(
    "step-5.2-b-2-few",
    "Proposition 5.2 (ii), proof, (b) case 2",
    r"If $a_{n'} = b_j$, $p$-complementarity gives $n' - (\varphi_j + 1) + 1 \le p - 1$, so that $0 < k' := n' - "
    r"\varphi_j < p$ ($j \ge 1$).",
    formulas(
        f"all(0 < n - ({AT}) <= p - 1 for n in range(p * b(m, p, j) + p + 1) if a(m, p, n) == b(m, p, j))",
        **MP2,
        j="range(1, I // 6)",
    ),
    kind="step",
    parameters="m >= 1, p > 1, j >= 1",
)

statement(
    "step-5.2-b-2-nonsense",
    "Proposition 5.2 (ii), proof, (b) case 2",
    r"$-j + k' \equiv \varphi_j + k' = n' \equiv -j \pmod p$, which is nonsense for $0 < k' < p$.",
    formulas(
        f"(-j + k - ({AT}) - k) % p == 0 and ({AT} + k + j) % p != 0",
        **MP2,
        j="range(1, I // 3)",
        k="range(1, p)",
    ),
    kind="step",
    parameters="m >= 1, p > 1, j >= 1, 0 < k' < p",
)

statement(
    "step-5.2-iii-small",
    "Proposition 5.2 (iii), proof",
    r"The case $n' < p$ may be ruled out in analogy with (ii): for $n < p$ the algorithm takes the mex of the empty "
    r"set, and $a_n = 0$.",
    formulas("not any(i >= 0 for i in range(n // p)) and a(m, p, n) == 0", **MP2, n="range(p)"),
    kind="step",
    parameters="m >= 1, p > 1, 0 <= n < p",
)

statement(
    "step-5.2-iii-refused",
    "Proposition 5.2 (iii), proof",
    r"If $a_{n'} < x_{n'}$, then $a_{t'p+l} = a_{n'}$ or $b_{(t'+1)p-l} = a_{n'}$ with $n' = tp + l$ and $0 \le t' < "
    r"t$; by Proposition 3.2 either case is ridiculous.",
    formulas(
        "a(m, p, h * p + l) != a(m, p, t * p + l) and b(m, p, (h + 1) * p - l) != a(m, p, t * p + l)",
        **MP2,
        l="range(p)",
        t="range(1, 12)",
        h="range(t)",
    ),
    kind="step",
    parameters="m >= 1, p > 1, 0 <= l < p, 0 <= t' < t",
)

statement(
    "step-5.2-iii-index",
    "Proposition 5.2 (iii), proof",
    r"The mex at $n' = tp + l$ refuses $x_{t'p+l}$ and $y_{(t'+1)p-l}$, $0 \le t' < t$; these indices are below $n'$, "
    r"where $a = x$ and $b = y$.",
    formulas(
        "h * p + l < t * p + l and (h + 1) * p - l < t * p + l",
        reads="$p = {p}$, $l = {l}$: the index $(t'+1)p - l$ is not below $tp + l$ for $t = {t}$, $t' = {h}$",
        p="range(2, K + 1)",
        l="range(p)",
        t="range(1, 9)",
        h="range(t)",
    ),
    kind="step",
    corrected="For l > 0 as printed. For l = 0 the algorithm refuses x_{t'p} and y_{t'p}, 0 <= t' < t, and "
    "Proposition 3.2 is used with (a_{pi}), i >= 0, and (b_{pi}), i >= 1.",
    corrected_check=formulas(
        "((h + 1) * p - l < t * p + l if l > 0 else h * p < t * p and a(1, p, h * p) < a(1, p, t * p) and "
        "(h == 0 or b(1, p, h * p) != a(1, p, t * p)))",
        p="range(2, K + 1)",
        l="range(p)",
        t="range(1, 9)",
        h="range(t)",
    ),
    argument="For l = 0 the set that is written is not the one of the algorithm, and with t' = t - 1 it contains "
    "y_{n'}, of which nothing is known yet.",
)

statement(
    "step-5.2-iii-below",
    "Proposition 5.2 (iii), proof",
    r"Each number below $a_{tp+l}$ is $a_{t'p+l}$ or $b_{(t'+1)p-l}$ with $0 \le t' < t$ ($l > 0$).",
    formulas(
        "all(any(k == a(m, p, h * p + l) or k == b(m, p, (h + 1) * p - l) for h in range(t)) for k in "
        "range(a(m, p, t * p + l)))",
        m="range(1, K + 1)",
        p="range(2, K + 1)",
        l="range(1, p)",
        t="range(1, 9)",
    ),
    kind="step",
)
