"""Section 4: Theorem 4.1, uniqueness of the pair, by exhaustive search through all prefixes."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING

from verifier.base.verdict import Status
from verifier.papers.checks import formulas
from verifier.papers.model import CheckOutcome, Reach, Scope, Section, passed
from verifier.solve import beatty

if TYPE_CHECKING:
    from verifier.verification.all_sequences import SequenceStatement

statement = Section()

SOLVED, INDICES = ((1, 1), (1, 2), (2, 1), (2, 2)), 12  # m and p, and indices, for which a solver is asked too


def prefixes(m: int, p: int, length: int) -> list[list[int]]:
    """All x_0 <= ... <= x_{length-1} that begin a pair with x and y_{>0} p-complementary and y_n = x_n + mn.

    A value below x_n that has not been taken p times by x_0 .. x_{n-1} and y_1 .. y_{n-1} never will be: all that
    follows is at least x_n. So the search may stop at the first such value, and it loses no pair.
    """
    found: list[list[int]] = []

    def extend(xs: list[int], taken: Counter[int]) -> None:
        n = len(xs)
        if n == length:
            found.append(list(xs))
            return
        x = xs[-1] if xs else 0
        while True:
            y = x + m * n
            after = taken.copy()
            after[x] += 1
            if n:
                after[y] += 1
            if after[x] <= p and after[y] <= p:
                extend([*xs, x], after)
            if taken[x] != p:
                return  # x itself would stay short if x_n were larger
            x += 1

    extend([], Counter())
    return found


def uniqueness(scope: Scope) -> CheckOutcome:
    length = scope.index // 2
    for m, p in scope.pairs:
        expected = [beatty.a(m, p, n) for n in range(length)]
        found = prefixes(m, p, length)
        if found != [expected]:
            other = next((xs for xs in found if xs != expected), [])
            return CheckOutcome(
                False, Reach(also=f"prefixes of length {length}"), f"m = {m}, p = {p}: {len(found)} pairs, {other[:9]}"
            )
    return asked("4.1", passed(scope.reach(also=f"all prefixes of length {length}")))


def asked(name: SequenceStatement, outcome: CheckOutcome) -> CheckOutcome:
    """What a check found, with the word of a solver: it finds the pair, and refutes that there is another one."""
    from verifier.verification.all_sequences import only_beatty  # a solver is loaded when it is asked

    verdicts = [only_beatty(name, m, p, INDICES) for m, p in SOLVED]
    wrong = next((verdict for verdict in verdicts if verdict.status is Status.REFUTED), None)
    if wrong is not None:
        return CheckOutcome(False, Reach(also=f"indices up to {INDICES}"), wrong.reason)
    if any(verdict.status is not Status.AGREED for verdict in verdicts):
        return outcome  # a solver that gives up says nothing
    by_solver = f"{outcome.reach.also}; a solver agrees for m, p <= 2 and n <= {INDICES}"
    return replace(outcome, reach=replace(outcome.reach, also=by_solver))


statement(
    "thm-4.1",
    "Theorem 4.1",
    "For non-decreasing $x$, $y$: $x$ and $y_{>0}$ are $p$-complementary and $y_n - x_n = mn$ if and only if $x = a$ "
    "and $y = b$.",
    uniqueness,
    lemma="thm_4_1 thm_4_1_converse",
    used="Proposition 5.2 (i)",
)

COUNT = "sum(a(m, p, i) == a(m, p, n) or b(m, p, i + 1) == a(m, p, n) for i in range(n + 1))"
RISE = f"a(m, p, n + 1) - a(m, p, n) == (0 if {COUNT} < p else 1)"
statement(
    "step-4.1-rise",
    "Theorem 4.1, proof",
    "x_{n+1} - x_n is 0 if #{i <= n : x_i = x_n or y_{i+1} = x_n} < p, and 1 if it is p.",
    formulas(RISE, m="range(1, K + 1)", p="range(1, K + 1)", n="range(I // 3)"),
    kind="step",
    corrected="The same for p > 1; for p = 1 the rise is 1 or 2 (Lemma 3.3 (iii)), and x_n + 1 may be taken by y.",
    corrected_check=formulas(RISE, m="range(1, K + 1)", p="range(2, K + 1)", n="range(I // 3)"),
    argument="The proof assumes Lemma 3.3 (iv), which is about p > 1. For p = 1 the next number may be a y already, "
    "and x jumps over it. The theorem is right for p = 1 too.",
)

statement(
    "step-4.1-zero",
    "Theorem 4.1, proof",
    "It is given that x_0 = y_0 = 0: 0 must be taken, y_n >= mn > 0 for n >= 1, and x is non-decreasing.",
    formulas(
        "a(m, p, 0) == b(m, p, 0) == 0 and b(m, p, n) >= m * n > 0",
        m="range(1, K + 1)",
        p="range(1, K + 1)",
        n="range(1, I)",
    ),
    kind="step",
)

statement(
    "step-4.1-counted-once",
    "Theorem 4.1, proof",
    "#{i <= n : x_i = x_n or y_{i+1} = x_n} counts occurrences: no index i has x_i = x_n = y_{i+1}.",
    formulas(
        "not any(a(m, p, i) == a(m, p, n) == b(m, p, i + 1) for i in range(n + 1))",
        m="range(1, K + 1)",
        p="range(1, K + 1)",
        n="range(I // 3)",
    ),
    kind="step",
)

statement(
    "step-4.1-supposed",
    "Theorem 4.1, proof",
    "`Suppose that Lemma 3.3 (iv) holds for a fixed n`, with $x$ for $a$: that $x_{n+1} - x_n$ is 0 or 1 may be "
    "supposed of a non-decreasing $x$ with $y_n - x_n = mn$.",
    formulas(
        "z - x in (0, 1)",
        reads="$x_n = {x}$, $x_{{n+1}} = {z}$: non-decreasing, and $y_{{n+1}} - x_{{n+1}} = m(n+1)$ is no restriction",
        x="range(3)",
        z="range(x, x + 4)",
    ),
    kind="step",
    corrected="For p > 1 it follows: if x_{n+1} > x_n + 1, the number x_n + 1 would be taken by y alone, and y is "
    "strictly increasing, so that it is taken at most once and not p times.",
    corrected_check=lambda scope: _no_jump(scope),
    argument="The lemma is about a, and that x is a is to be proved. What is supposed is a conclusion from "
    "p-complementarity, which the proof uses in the next line only.",
    parameters="p > 1, n >= 0",
)


statement(
    "step-4.1-converse",
    "Theorem 4.1, proof",
    "By Lemma 3.3 it is clear that (ii) implies (i): $a$ and $b$ are non-decreasing, $a$ and $b_{>0}$ are "
    "$p$-complementary and $b_n - a_n = mn$.",
    formulas(
        "sum(a(m, p, i) == n for i in range(p * n + p + 1)) + sum(b(m, p, i) == n for i in range(1, n + 1)) == p and "
        "b(m, p, n) - a(m, p, n) == m * n and a(m, p, n) <= a(m, p, n + 1) and b(m, p, n) <= b(m, p, n + 1)",
        m="range(1, K + 1)",
        p="range(1, K + 1)",
        n="range(I // 3)",
    ),
    kind="step",
    lemma="thm_4_1_converse",
)

statement(
    "step-4.1-increasing",
    "Theorem 4.1, proof",
    "Since $x$ is non-decreasing the condition $y_n - x_n = mn$ implies that $y$ is increasing.",
    formulas(
        "x + m * n < z + m * (n + 1)",
        m="range(1, K + 1)",
        n="range(9)",
        x="range(9)",
        z="range(x, x + 4)",
    ),
    kind="step",
    parameters="m >= 1, n >= 0, 0 <= x_n <= x_{n+1}",
)

# n = 3, with x_0 = 0 and the rises r, s, t; y_i = x_i + mi.
TOP = "(r + s + t)"
OF_X = f"sum(v == {TOP} for v in (0, r, r + s, {TOP}, r + m, r + s + 2 * m, {TOP} + 3 * m))"
OF_A = (
    "sum(a(m, p, i) == a(m, p, {0}) for i in range({0} + 1)) + "
    "sum(b(m, p, i) == a(m, p, {0}) for i in range(1, {0} + 1))"
)
statement(
    "step-4.1-hypothesis",
    "Theorem 4.1, proof",
    r'"But, by Lemma 3.3, this also holds for the sequence $(a_i)$. In conclusion, $y_{n+1} = x_{n+1} + m(n+1) = '
    r'a_{n+1} + m(n+1) = b_{n+1}$": if $x_n = a_n$ for the fixed $n$, the numbers $\#\lbrace i \mid x_i = x_n '
    r"\text{ or } y_{i+1} = x_n, 0 \le i \le n\rbrace$ of $x$ and of $a$ are both less than $p$, or both are $p$.",
    formulas(
        f"{TOP} != a(m, p, 3) or ({OF_X} < p) == ({OF_A.format(3)} < p)",
        reads="$m = {m}$, $p = {p}$: not if only $x_3 = a_3$ is known, and $x$ has risen by ${r}$, ${s}$, ${t}$ before",
        m="range(1, K + 1)",
        p="range(2, K + 1)",
        r="range(2)",
        s="range(2)",
        t="range(2)",
    ),
    kind="step",
    corrected=r"Suppose, by induction, that $x_i = a_i$ and $y_i = b_i$ for all $i \le n$. Then the two numbers are "
    r"the same, for $y_{n+1} > x_n$ is not counted, and so are the rises: $x_{n+1} = a_{n+1}$ ($p > 1$).",
    corrected_check=formulas(
        f"b(m, p, n + 1) > a(m, p, n) and a(m, p, n + 1) - a(m, p, n) == (0 if {OF_A.format('n')} < p else 1)",
        m="range(1, K + 1)",
        p="range(2, K + 1)",
        n="range(I // 3)",
    ),
    argument="The proof supposes Lemma 3.3 (iv) for one n and never says that x and a agree up to n; without it the "
    "counts are of different sequences. For m = 1, p = 2 both 0, 0, 1, 2 and 0, 1, 1, 2 reach 2 at n = 3, and only "
    "with the second it has occurred p times by then.",
    parameters="m >= 1, p > 1, n >= 0",
)


def _no_jump(scope: Scope) -> CheckOutcome:
    """In all prefixes of p-complementary pairs x rises by 0 or 1; and every number is at most one y."""
    length = scope.index // 2
    for m, p in scope.pairs:
        if p == 1:
            continue
        for xs in prefixes(m, p, length):
            ys = [x + m * n for n, x in enumerate(xs)]
            if any(later - x not in (0, 1) for x, later in pairwise(xs)) or len(set(ys)) < len(ys):
                return CheckOutcome(False, scope.reach(), f"m = {m}, p = {p}: {xs}")
    return passed(scope.reach(also=f"p > 1, all prefixes of length {length}"))
