"""Section 2, the Main Theorem 2.1, part by part."""

from __future__ import annotations

from math import gcd

import numpy as np

from verifier.claims.kinds import Beatty, SameAs
from verifier.games.families import blocking, choice, modulo, shifted
from verifier.papers.checks import sets
from verifier.papers.complete import complete_sets
from verifier.papers.model import Cause, CheckOutcome, FalseFormula, Reach, Scope, Section, passed
from verifier.solve.retrograde import p_set

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
    corrected="P(mxpWN_l) = {(a_{ip-l}, b_{ip-l}) : i >= 1} and {(b_{ip+l}, a_{ip+l}) : i >= 0}, with l = 0 as "
    "printed; or: keep the theorem and remove the rectangle i < m(p-l), j < ml in Definition 2.3 (iiia).",
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


def _choice_to_the_letter(scope: Scope) -> CheckOutcome:
    """To the letter the second player may pick an l whose rectangle contains the start: the first player is stuck."""
    side = scope.board // 2
    for m, p in scope.pairs:
        real = p_set(choice(m, p), side, side)
        for l in range(1, p):
            real[: m * l, : m * (p - l)] = True
        wrong = np.argwhere(real != Beatty(m, p).array(side, side))
        if len(wrong):
            x, y = min(((int(v), int(w)) for v, w in wrong), key=lambda t: (sum(t), t))
            l = next(l for l in range(1, p) if x < m * l and y < m * (p - l))
            formula = (
                "any((min(x, y), max(x, y)) == (a(m, p, n), b(m, p, n)) for n in range(x + y + 1)) or "
                "any(legal(i, j) and position(x - i, y - j) for i in range(x + 1) for j in range(y + 1))"
            )
            values = {"m": m, "p": p, "x": x, "y": y}
            text = f"{m}x{p}WN from ({x},{y}): the second player picks l = {l}, and the first has no legal move"
            return CheckOutcome(
                False, Reach(board=side), text, (FalseFormula(formula, values, shifted(m, p, l)),), values | {"l": l}
            )
    return passed(Reach(board=side))


statement(
    "thm-2.1-iiib",
    "Theorem 2.1 (iiib)",
    "P(mxpWN) = {{a_i, b_i}}; the second player may pick any l.",
    _choice_to_the_letter,
    corrected="The same, where an l whose rectangle contains the starting position may not be picked (or such a cell "
    "is N).",
    corrected_check=sets(lambda scope: [(choice(m, p), Beatty(m, p)) for m, p in scope.pairs]),
    corrected_lemma="thm_2_1_iiib",
    argument="Definition 2.3 (iiia) forbids to move into the rectangle but not to start in it. From (0,1) in 2x2WN "
    "with l = 1 every move leads into the 2 x 2 rectangle, so the first player loses at once, yet {0,1} is no pair.",
    cause=Cause.CONVENTION,
)
