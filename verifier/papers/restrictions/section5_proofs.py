"""Section 5, the printed inferences of the proofs of Theorem 5.1 and Proposition 5.2 that section5 has not."""

from __future__ import annotations

from verifier.papers.checks import formulas
from verifier.papers.model import CheckOutcome, Scope, Section, passed
from verifier.papers.restrictions.section5 import MP, MP2, PHI
from verifier.solve import beatty

statement = Section()

NEXT = "(p * b(m, p, n + 1) - n - 1)"  # phi_{n+1}
COUNT = "sum(a(m, p, i) < b(m, p, n) for i in range(p * b(m, p, n) + 1))"

statement(
    "step-5.1-difference",
    "Theorem 5.1, proof, (9) and (10)",
    "phi_n = p b_n - n, so that phi_{n+1} - phi_n = p(b_{n+1} - b_n) - 1.",
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
    corrected="For p > 1 as printed; for p = 1, phi_1 = m, a_m = m = b_1 - 1 and a_{m+1} = m + 2.",
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
    "Once b_{n+1} - 1 = a_{phi_{n+1}} is known, `we are done`: of any index i with a_i = b_n - 1 it would follow that "
    "it is the greatest.",
    formulas(
        "all(a(m, p, i + 1) > a(m, p, i) for i in range(p * b(m, p, n) + 1) if a(m, p, i) == b(m, p, n) - 1)",
        reads="m = {m}, p = {p}: several i have a_i = b_{n} - 1",
        **MP,
        n="range(1, 12)",
    ),
    kind="step",
    corrected="Exactly p b_n - (n - 1) = phi_n + 1 of the a_i are below b_n, for b_1, ..., b_{n-1} are the b_j, j >= "
    "1, below it. So a_{phi_n} < b_n <= a_{phi_n + 1}, for every n >= 1: this counts once and needs no induction.",
    corrected_check=formulas(f"{COUNT} == {PHI} + 1", **MP, n="range(1, I // 4)"),
    corrected_lemma="thm_5_1",
    argument="The theorem says that phi_{n+1} is the greatest such index, and the proof announces a_{phi_{n+1} + 1} = "
    "b_{n+1} as well, but shows the first equation only. For m = 1, p = 3 already a_0 = a_1 = a_2 = 0 = b_1 - 1.",
    used="Proposition 5.2 (ii), Theorem 2.1 (iia), (iib)",
)

statement(
    "step-5.1-total",
    "Theorem 5.1, proof, induction",
    "The number of elements of a and b in I_n = (a_{phi_n}, a_{phi_{n+1}}] is p(a_{phi_{n+1}} - a_{phi_n}).",
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
    "a_{phi_n + 1} and b_n = a_{phi_n} + 1 lie in I_n, so that I_n holds at least p(b_{n+1} - b_n) elements: (A) is "
    "ruled out.",
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
    "An interval (a_i, a_j], i < j, holds at most j - i elements of a (used with phi_n, phi_{n+1} where a_{phi_{n+1}} "
    ">= b_{n+1}, against the theorem).",
    formulas(
        "sum(a(m, p, i) < a(m, p, h) <= a(m, p, j) for h in range(j + p + 2)) <= j - i",
        reads="m = {m}, p = {p}: (a_{i}, a_{j}] holds more",
        **MP,
        i="range(6)",
        j="range(i + 1, 9)",
    ),
    kind="step",
    corrected="No case (B) is needed: phi_n + 1 of the a_i are below b_n, for every n >= 1.",
    corrected_check=formulas(f"{COUNT} == {PHI} + 1", **MP, n="range(1, I // 4)"),
    corrected_lemma="thm_5_1",
    argument="Elements are counted by their values, so that every a_h = a_j with h > j belongs to the interval too, "
    "and in case (B) nothing says that phi_{n+1} is the last index of its value. For m = 1, p = 3: a_2 = 0 and a_3 = "
    "a_4 = 1, so that (a_2, a_3] holds two elements.",
)


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
    "Each number r below a_n is taken p times before n: b_i = a_{phi_i + 1} = ... = a_{phi_i + p - 1} = r, or a_i = "
    "... = a_{i+p-1} = r.",
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
    "phi_i = -i (mod p), so that -i, phi_i + 1, ..., phi_i + p - 1 are all residues mod p; and so are i, ..., i + p - "
    "1. All these indices come before n'.",
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
    "By Theorem 5.1 phi_j + 1 is the least index with a_{phi_j + 1} = b_j (0 <= j < n').",
    formulas(LEAST.format(AT), reads="m = {m}, p = {p}: it is not, for j = {j}", **MP2, j="range(12)"),
    kind="step",
    corrected="This is so for j >= 1. The index j = 0 is excluded: y_0 = 0, while a_{n'} > 0, for n' >= p.",
    corrected_check=formulas(
        f"({LEAST.format(AT)} if j > 0 else a(m, p, p) > 0)",
        **MP2,
        j="range(I // 6)",
    ),
    argument="Theorem 5.1 is about n >= 1. For j = 0 the least index with a_i = b_0 = 0 is 0, and phi_0 + 1 = 1.",
)

statement(
    "step-5.2-iii-index",
    "Proposition 5.2 (iii), proof",
    "The mex at n' = tp + l refuses x_{t'p+l} and y_{(t'+1)p-l}, 0 <= t' < t; these indices are below n', where a = x "
    "and b = y.",
    formulas(
        "t1 * p + l < t * p + l and (t1 + 1) * p - l < t * p + l",
        reads="p = {p}, l = {l}: the index (t'+1)p - l is not below tp + l for t = {t}, t' = {t1}",
        p="range(2, K + 1)",
        l="range(p)",
        t="range(1, 9)",
        t1="range(t)",
    ),
    kind="step",
    corrected="For l > 0 as printed. For l = 0 the algorithm refuses x_{t'p} and y_{t'p}, 0 <= t' < t, and "
    "Proposition 3.2 is used with (a_{pi}), i >= 0, and (b_{pi}), i >= 1.",
    corrected_check=formulas(
        "((t1 + 1) * p - l < t * p + l if l > 0 else t1 * p < t * p and a(1, p, t1 * p) < a(1, p, t * p) and "
        "(t1 == 0 or b(1, p, t1 * p) != a(1, p, t * p)))",
        p="range(2, K + 1)",
        l="range(p)",
        t="range(1, 9)",
        t1="range(t)",
    ),
    argument="For l = 0 the set that is written is not the one of the algorithm, and with t' = t - 1 it contains "
    "y_{n'}, of which nothing is known yet.",
)

statement(
    "step-5.2-iii-below",
    "Proposition 5.2 (iii), proof",
    "Each number below a_{tp+l} is a_{t'p+l} or b_{(t'+1)p-l} with 0 <= t' < t (l > 0).",
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
