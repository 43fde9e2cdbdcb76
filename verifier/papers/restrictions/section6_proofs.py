"""Section 6, the printed inferences of the proof of Theorem 2.1 that section6 has not, game by game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from math import gcd

from verifier.claims.kinds import Beatty, Claim
from verifier.games.families import Game, blocking, modulo
from verifier.games.names import title
from verifier.games.rules import Ruleset
from verifier.papers.checks import formulas, sets
from verifier.papers.model import Cause, CheckOutcome, FalseFormula, Scope, Section, WrongSet, passed
from verifier.papers.restrictions.section6 import FAR_RIGHT, MP2, NO_PAIR
from verifier.solve import beatty

statement = Section()

INDEX = "range(p * x + p + 1)"  # every i with a_i = x


def _by_algorithm(scope: Scope, coprime: bool) -> Iterator[tuple[Game, Claim]]:
    """Games (i) and (ii) with the pairs that the algorithms (i) and (ii) give (Proposition 5.2)."""
    for m, p in scope.pairs:
        yield blocking(m, p), Beatty(m, p)
        yield modulo(m, m * p, m), Beatty(m, p)
        if gcd(m, p) == 1 or not coprime:
            yield modulo(m, p), Beatty(m, p)


def _claimed(scope: Scope) -> CheckOutcome:
    """The games against the pairs; as evidence two pairs of which one is an option of the other."""
    outcome = sets(lambda scope: _by_algorithm(scope, coprime=False), lambda scope: scope.board // 2)(scope)
    for wrong in outcome.evidence:
        if isinstance(wrong, WrongSet) and isinstance(wrong.game, Ruleset) and isinstance(wrong.claim, Beatty):
            m, p = wrong.claim.m, wrong.claim.p
            i = beatty.index_of(m, p, *wrong.at) or 0
            joined = [j for j in range(i) if (beatty.a(m, p, j), beatty.b(m, p, j)) in wrong.game.options(*wrong.at)]
            formula = "not legal(a(m, p, i) - a(m, p, j), b(m, p, i) - b(m, p, j))"
            if joined:
                values = {"m": m, "p": p, "i": i, "j": joined[0]}
                return replace(outcome, evidence=(FalseFormula(formula, values, wrong.game),))
    return outcome


statement(
    "step-6-claim",
    "Section 6, first paragraph",
    r'"One could, already at this point, claim that Theorem 2.1 holds", for the allowed moves defined the recurrences '
    r"of Proposition 5.2: then the $P$-positions of $m\mathrm{WN}^p$, $m\mathrm{WN}^{(p)}$ and $m\mathrm{WN}^{(m,mp)}$ "
    r"are the pairs that the algorithms (i) and (ii) give.",
    lambda scope: _claimed(scope),
    kind="step",
    corrected=r"For $m\mathrm{WN}^{(p)}$ only if $\gcd(m,p) = 1$. Algorithm (ii) compares indices modulo $p$ and has "
    r"no such condition; the $p$-rook compares heaps, and heaps differ by multiples of $m$.",
    corrected_check=sets(lambda scope: _by_algorithm(scope, coprime=True), lambda scope: scope.board // 2),
    argument="For m = p = 2 algorithm (ii) gives the pair (0,2), and in 2WN^(2) the rook moves (0,2) -> (0,0). The "
    "proof that follows has the condition, as Theorem 2.1 (iia) has.",
)


def _final_are_pairs(scope: Scope) -> CheckOutcome:
    for m, p in scope.pairs:
        games = [blocking(m, p), modulo(m, m * p, m)] + [modulo(m, p)] * (gcd(m, p) == 1)
        for game in games:
            for x in range(m * p + 3):
                for y in range(x, m * p + 3):
                    if game.is_final(x, y) and beatty.index_of(m, p, x, y) is None:
                        return CheckOutcome(False, scope.reach(), f"({x},{y}) is final in {title(game)} and no pair")
    return passed(scope.reach(also="boards to mp + 3"))


statement(
    "step-6-final",
    "Theorem 2.1, proof, plan",
    "Clearly any final position satisfies (A) but not (B): it is a pair {a_i, b_i} (games (i) and (ii)).",
    _final_are_pairs,
    kind="step",
)

statement(
    "step-6-i-apart",
    "Theorem 2.1 (i), proof, (A)",
    "For j < i: b_i - b_j >= m, and b_i - a_i +- (b_j - a_j) >= m, so that no m-bishop joins two pairs, and a "
    "roob-type option that is a pair differs from (a_i, b_i) in its larger heap.",
    formulas(
        "b(m, p, i) - b(m, p, j) >= m and b(m, p, i) - a(m, p, i) - (b(m, p, j) - a(m, p, j)) >= m",
        **MP2,
        i="range(1, I // 3)",
        j="range(i)",
    ),
    kind="step",
)

statement(
    "step-6-i-number",
    "Theorem 2.1 (i), proof, (A)",
    "Any roob-type option of the form {a_j, b_j} may be blocked: at most p - 1 indices j != i have a_j = a_i, j < i, "
    "or b_j = a_i.",
    formulas(
        "sum(a(m, p, j) == a(m, p, i) for j in range(i)) + sum(b(m, p, j) == a(m, p, i) for j in range(1, i)) <= p - 1",
        **MP2,
        i="range(I // 2)",
    ),
    kind="step",
)

statement(
    "step-6-i-every",
    "Theorem 2.1 (i), proof, (B)",
    "Since p >= 2, every x is some a_i.",
    formulas(f"any(a(m, p, i) == x for i in {INDEX})", **MP2, x="range(I // 4)"),
    kind="step",
)

statement(
    "step-6-i-options",
    "Theorem 2.1 (i), proof, (B)",
    "If y - x - (b_j - a_j) >= m for all j with a_j <= x, then y > b_j for all j with a_j = x, and (x,y) has p "
    "options of the form {a_i, b_i} in its column of the board, too many to block.",
    formulas(
        f"all(y >= x + m * (j + 1) > b(m, p, j) for j in {INDEX} if a(m, p, j) == x) and "
        f"sum(a(m, p, j) == x and b(m, p, j) < y for j in {INDEX}) + "
        "sum(b(m, p, j) == x and a(m, p, j) < y for j in range(1, x + 1)) == p",
        given=f"{NO_PAIR} and {FAR_RIGHT}",
        **MP2,
        x="range(5)",
        y="range(3 * m * p)",
    ),
    kind="step",
)

PAIRED = "((a(m, p, j), b(m, p, j)), (b(m, p, j), a(m, p, j)))"
statement(
    "step-6-iia-targets",
    "Theorem 2.1 (iia), proof, (A)",
    r"If a $p$-rook can move $(a_i, b_i) \rightarrow \lbrace a_j, b_j\rbrace$, then, since $b$ is strictly increasing, "
    r"$0 \le j < i$ and either $b_i \equiv b_j \pmod p$ and $a_i = a_j$, or $b_i \equiv a_j \pmod p$ and $a_i = b_j$.",
    formulas(
        f"all(j < i and ((b(m, p, i) - b(m, p, j)) % p == 0 and a(m, p, i) == a(m, p, j) or "
        "(b(m, p, i) - a(m, p, j)) % p == 0 and a(m, p, i) == b(m, p, j)) "
        f"for j in range(p * b(m, p, i) + p) if (a(m, p, i), b(m, p, i) - s * p) in {PAIRED} "
        f"or (a(m, p, i) - s * p, b(m, p, i)) in {PAIRED})",
        **MP2,
        i="range(8)",
        s="range(1, b(m, p, i) // p + 1)",
    ),
    kind="step",
    parameters="m >= 1, p > 1, i >= 0, length sp of the move",
)

statement(
    "step-6-iia-a-1",
    "Theorem 2.1 (iia), proof, (A), first case",
    "If a_i = a_j and b_i = b_j (mod p), j < i, then mi = mj (mod p) and i = j (mod p), against 0 < i - j < p.",
    formulas(
        "not (a(m, p, i) == a(m, p, j) and (i - j >= p or (b(m, p, i) - b(m, p, j)) % p == 0))",
        given="gcd(m, p) == 1",
        **MP2,
        i="range(1, I // 3)",
        j="range(i)",
    ),
    kind="step",
)

statement(
    "step-6-iia-a-2",
    "Theorem 2.1 (iia), proof, (A), second case",
    r"If $a_i = b_j$, then $i = \varphi_j + t$ with $1 \le t \le p - 1$ (Theorem 5.1), and $b_i \equiv a_j \pmod p$ "
    r"would give $mt \equiv 0 \pmod p$.",
    formulas(
        "not a(m, p, i) == b(m, p, j) or (0 < i - (p * b(m, p, j) - j) < p and (b(m, p, i) - a(m, p, j)) % p != "
        "0 and "
        "(m * (i + j) - m * (i - (p * b(m, p, j) - j))) % p == 0)",
        given="gcd(m, p) == 1",
        **MP2,
        i="range(1, I // 3)",
        j="range(i)",
    ),
    kind="step",
)

statement(
    "step-6-iib-a-1",
    "Theorem 2.1 (iib), proof, (A), case 1",
    r"$m(i - j) \equiv -r \pmod{mp}$ with $0 \le r < m$ forces $r = 0$ and $i \equiv j \pmod p$, which $0 < i - "
    r"j < p$ excludes.",
    formulas(
        "not (m * d + r) % (m * p) == 0",
        **MP2,
        d="range(1, p)",
        r="range(m)",
    ),
    kind="step",
)

statement(
    "step-6-iib-a-2",
    "Theorem 2.1 (iib), proof, (A), case 2",
    r"If $a_i = b_j$, $i = \varphi_j + s$, then $m(\varphi_j + s + j) \equiv ms \equiv -r \pmod{mp}$, $1 \le s < "
    r"p$, $0 \le r < m$: a contradiction.",
    formulas(
        "not a(m, p, i) == b(m, p, j) or ((m * (i + j) - m * (i - p * b(m, p, j) + j)) % (m * p) == 0 and "
        "all((m * (i + j) + r) % (m * p) != 0 for r in range(m)))",
        **MP2,
        i="range(1, I // 3)",
        j="range(i)",
    ),
    kind="step",
)

statement(
    "step-6-iib-congruence",
    "Theorem 2.1 (iib), proof, (B)",
    r"Choose $r$ such that $y - x + r \equiv 0 \pmod m$. Then, for all $j$, $ms := y - x + r \equiv \pm(b_j - a_j) "
    r"\pmod m$.",
    formulas(
        "all((y - x + -(y - x) % m + z * (b(m, p, j) - a(m, p, j))) % m == 0 for z in (-1, 1))",
        **MP2,
        x="range(5)",
        y="range(x, x + 12)",
        j="range(9)",
    ),
    kind="step",
    parameters="m >= 1, p > 1, 0 <= x <= y, j >= 0",
)

statement(
    "step-6-iib-residues",
    "Theorem 2.1 (iib), proof, (B)",
    "By (13) or (15) there is, for every x and every s, a j with j = s (mod p) and a_j = x, or -j = s (mod p) "
    "and b_j "
    "= x.",
    formulas(
        f"any(a(m, p, j) == x and (j - s) % p == 0 for j in {INDEX}) or "
        "any(b(m, p, j) == x and (j + s) % p == 0 for j in range(1, x + 1))",
        **MP2,
        x="range(I // 5)",
        s="range(p)",
    ),
    kind="step",
)

statement(
    "step-6-iiia-first",
    "Theorem 2.1 (iiia), proof",
    "$a'_0 = a_l = 0$ and $b'_0 = b_{p-l} = m(p - l)$, and at $(a'_0, b'_0)$ the Queen has no options.",
    formulas("a(m, p, l) == 0 and b(m, p, p - l) == m * (p - l)", **MP2, l="range(1, p)"),
    kind="step",
)

PRINTED = "b(m, p, p * j + p - l) + m * p >= b(m, p, p * i + p - l)"
statement(
    "step-6-iiia-rook",
    "Theorem 2.1 (iiia), proof, (B)",
    "y >= b'_j + mp + x - a'_j >= b'_i + a'_i - a'_j > b'_i for x = a'_i and j < i, with b'_i = b_{p(i+1)-l}; "
    "so that "
    "the rook reaches (a'_i, b'_i).",
    formulas(
        PRINTED,
        reads="m = {m}, p = {p}, l = {l}: b'_{j} + mp < b'_{i}",
        **MP2,
        l="range(1, p)",
        i="range(1, 8)",
        j="range(i)",
    ),
    kind="step",
    corrected="With the true pairs (a_n, b_n), n = pi + l: y - x >= b_n - a_n for n = pi + l, since b - a grows by mp "
    "from one pair to the next; hence y >= b_n, and the rook reaches (a_n, b_n).",
    corrected_check=formulas(
        "b(m, p, p * i + l) - a(m, p, p * i + l) == b(m, p, p * i - p + l) - a(m, p, p * i - p + l) + m * p",
        **MP2,
        l="range(1, p)",
        i="range(1, 40)",
    ),
    cause=Cause.SUBSTANCE,
    argument="The second inequality says b'_j + mp >= b'_i; but from b'_{i-1} to b'_i the step is mp and what a grows "
    "by, which is at least 1. The proof pairs a_{pi+l} with b_{p(i+1)-l}, and no such pair is meant.",
)
