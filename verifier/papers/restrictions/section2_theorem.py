"""Section 2, the Main Theorem 2.1, part by part."""

from __future__ import annotations

from math import gcd

from verifier.claims.kinds import Beatty, SameAs
from verifier.games.families import Game, blocking, choice, modulo, shifted
from verifier.games.names import title
from verifier.papers.checks import formulas, sets
from verifier.papers.complete import complete_sets
from verifier.papers.model import Cause, CheckOutcome, Reach, Scope, Section, passed
from verifier.solve import beatty
from verifier.solve.retrograde import p_set
from verifier.theorems.table import known, rule_of

statement = Section()

statement(
    "thm-2.1-i",
    "Theorem 2.1 (i)",
    "P(mWN^p) = {{a_i, b_i}}.",
    complete_sets(lambda scope: [(blocking(m, p), Beatty(m, p)) for m, p in scope.pairs]),
    lemma="thm_2_1_i",
)

statement(
    "thm-2.1-iia-if",
    "Theorem 2.1 (iia), if",
    "P(mWN^(p)) = {{a_i, b_i}} if gcd(m,p) = 1.",
    complete_sets(lambda scope: [(modulo(m, p), Beatty(m, p)) for m, p in scope.pairs if gcd(m, p) == 1]),
    lemma="thm_2_1_iia_if",
    parameters="m, p >= 1, gcd(m,p) = 1",
)


def _only_if(scope: Scope) -> CheckOutcome:
    """For gcd(m, p) > 1 the two sets must differ, and they do at (0, mp/gcd) at the latest."""
    count = 0
    for m, p in scope.pairs:
        g = gcd(m, p)
        if g == 1:
            continue
        count += 1
        at = m * p // g
        row = p_set(modulo(m, p), 1, at + 1)
        claimed = Beatty(m, p).array(1, at + 1)
        if row[0, at] == claimed[0, at]:
            wrong = SameAs(modulo(m, p)).array(scope.board, scope.board) != Beatty(m, p).array(scope.board, scope.board)
            if not wrong.any():
                return CheckOutcome(False, Reach(board=scope.board), f"{m}WN^({p}) has the P-set of the Beatty pairs")
    return passed(scope.reach(cases=count, also="gcd(m,p) > 1: they differ at (0, mp/gcd)"))


statement(
    "thm-2.1-iia-only-if",
    "Theorem 2.1 (iia), only if",
    "P(mWN^(p)) = {{a_i, b_i}} only if gcd(m,p) = 1.",
    _only_if,
    lemma="thm_2_1_iia_only_if",
    parameters="m, p >= 1, gcd(m,p) > 1",
)

statement(
    "thm-2.1-iib",
    "Theorem 2.1 (iib)",
    "P(mWN^(m,mp)) = {{a_i, b_i}}.",
    complete_sets(lambda scope: [(modulo(m, m * p, m), Beatty(m, p)) for m, p in scope.pairs]),
    lemma="thm_2_1_iib",
)

statement(
    "thm-2.1-iiia",
    "Theorem 2.1 (iiia)",
    "P(mxpWN_l) = {(a_{ip+l}, b_{ip+l}) : i >= 0} and {(b_{ip-l}, a_{ip-l}) : i >= 1}.",
    complete_sets(lambda scope: [(shifted(m, p, l), Beatty(m, p, l)) for m, p in scope.pairs for l in range(p)]),
    corrected=r"$\mathcal{P}(m\times p\mathrm{WN}_l) = \lbrace (a_{ip-l}, b_{ip-l}) : i \ge 1\rbrace$ and $\lbrace "
    r"(b_{ip+l}, a_{ip+l}) : i \ge 0\rbrace$, with $l = 0$ as printed; or: keep the theorem and remove the rectangle "
    r"$i < m(p-l)$, $j < ml$ in Definition 4 (iiia).",
    corrected_check=complete_sets(
        lambda scope: [(shifted(m, p, l), Beatty(m, p, -l % p)) for m, p in scope.pairs for l in range(p)]
    ),
    corrected_lemma="thm_2_1_iiia",
    cause=Cause.SUBSTANCE,
    argument="For i = 0 the theorem says that (a_l, b_l) = (0, ml) is P, but the definition removes (0, j) for j < "
    "m(p-l) and calls (0, m(p-l)) terminal. For ml < m(p-l) the claimed position is not even on the board. l and p - "
    "l are interchanged; Example 6 and the caption of Figure 2 waver too.",
    used="Theorem 2.1 (iiib)",
    parameters="m, p >= 1, 0 <= l < p",
)


statement(
    "thm-2.1-iiib",
    "Theorem 2.1 (iiib)",
    "P(mxpWN) = {{a_i, b_i}}, where the cells of a rectangle are N (footnote to Definition 4 (iiia)).",
    sets(lambda scope: [(choice(m, p), Beatty(m, p)) for m, p in scope.pairs]),
    lemma="thm_2_1_iiib",
)


statement(
    "def-2.3-iiib-start",
    "Definition 4 (iiib)",
    "The second player may decide the parameter l, whatever the starting position: then Theorem 2.1 (iiib) must have "
    "every start in the rectangle of an l, from which nothing is allowed, among its pairs.",
    formulas(
        "not any(x < m * l and y < m * (p - l) for l in range(1, p)) or "
        "any((a(m, p, n), b(m, p, n)) == (x, y) for n in range(p * (x + 1)))",
        reads="({x},{y}) lies in the rectangle of {m}x{p}WN_l for some l, and is no pair",
        m="range(1, K + 1)",
        p="range(1, K + 1)",
        x="range(m * p)",
        y="range(x, m * p)",
    ),
    kind="definition",
    corrected="The second player decides on an l whose board has the starting position; or the cells of a rectangle "
    "are N, as the footnote to (iiia) offers.",
    corrected_check=sets(lambda scope: [(choice(m, p), Beatty(m, p)) for m, p in scope.pairs]),
    corrected_lemma="thm_2_1_iiib",
    cause=Cause.CONVENTION,
    argument="From (0, 1) in 2x2WN_1 every move would lead into the rectangle, so the first player loses; and (0, 1) "
    "is no pair of m = 2 and p = 2.",
    used="Theorem 2.1 (iiib)",
    parameters="m, p >= 1",
)


def _polynomial(scope: Scope) -> CheckOutcome:
    """Every game of the theorem has a rule for its n-th pair, here asked for pairs of forty digits."""
    for m, p in scope.pairs:
        games: list[Game] = [blocking(m, p), modulo(m, m * p, m), choice(m, p)]
        games += [modulo(m, p)] if gcd(m, p) == 1 else []
        for game in games:
            rule = rule_of(game)
            n = 10**40 + m + p
            pair = rule.pair(n) if rule else None
            if pair is None or beatty.index_of(m, p, *pair) != n:
                return CheckOutcome(False, scope.reach(), f"{title(game)}: its pair number {n} is not found")
        for l in range(p):
            it = known(shifted(m, p, l))
            if it is None or it.claim is None:
                return CheckOutcome(False, scope.reach(), f"{m}x{p}WN_{l} has no rule")
    return passed(scope.reach(also="pairs of 40 digits"))


statement(
    "after-thm-2.1-polynomial",
    "Section 2.3, after Theorem 2.1",
    "In terms of game complexity, the solution of each of our games is polynomial: whether (x,y) is P is decided from "
    "the floors of (2) and (3), in time polynomial in the number of digits.",
    _polynomial,
)
