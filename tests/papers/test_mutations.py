"""Every check can fail: flip one printed value per table, one inequality per theorem, and the verdict changes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from verifier.claims.kinds import Beatty
from verifier.games.families import blocking, shifted
from verifier.hunts import arithmetic_progression
from verifier.papers.checks import Formulas, Sets
from verifier.papers.complete import CompleteSets
from verifier.papers.model import CheckOutcome, Reading, Scope
from verifier.papers.restrictions import (
    PAPER,
    section1,
    section1_6,
    section2_examples,
    section6,
    section6_shifted,
    section7,
)
from verifier.papers.restrictions.printed import TABLE_1, TABLE_2, TABLE_3, TABLE_4
from verifier.papers.run import run_one
from verifier.solve import beatty, retrograde

SCOPE = Scope(constants=4, board=48, index=30, rows=0)


def readings(id: str) -> list[Reading]:
    statement = PAPER.statements[id]
    return [reading for reading in (statement.literal, statement.corrected) if reading is not None]


def verdict(id: str) -> str:
    return str(run_one(PAPER.statements[id], SCOPE, prove=False).verdict)


def corrected(id: str) -> CheckOutcome:
    reading = PAPER.statements[id].corrected
    assert reading is not None
    return reading.check(SCOPE)


# --- tables: one printed value ---


def flipped(row: list[int], n: int) -> list[int]:
    return [value + (k == n) for k, value in enumerate(row)]


@pytest.mark.parametrize(("id", "table"), [("table-1", TABLE_1), ("table-2", TABLE_2)])
@pytest.mark.parametrize("row", ["a", "b"])
def test_a_flipped_entry_is_an_erratum(id: str, table: Any, row: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert verdict(id) == "holds"
    monkeypatch.setitem(table, row, flipped(table[row], 7))
    assert verdict(id) == "erratum"


@pytest.mark.parametrize(("id", "table"), [("table-3", TABLE_3), ("table-4-entries", TABLE_4)])
@pytest.mark.parametrize("row", ["a", "b", "difference"])
def test_a_flipped_entry_spoils_the_correction(id: str, table: Any, row: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before = PAPER.statements[id].literal.check(SCOPE)
    assert corrected(id).holds
    monkeypatch.setitem(table, row, flipped(table[row], 5))
    assert not corrected(id).holds
    assert "n = 5" in str(PAPER.statements[id].literal.check(SCOPE).witness)
    assert "n = 5" not in str(before.witness)


def test_the_right_entry_is_no_erratum(monkeypatch: pytest.MonkeyPatch) -> None:
    assert verdict("table-3") == "erratum"
    monkeypatch.setitem(TABLE_3, "b", [*TABLE_3["b"][:16], 50])
    monkeypatch.setitem(TABLE_3, "difference", [*TABLE_3["difference"][:16], 41])
    assert verdict("table-3") == "holds"


# --- formulas: one inequality or equality ---

FLIPS = {
    "beatty-theorem": ("== (not square", "== (square"),
    "eq-kimberling": ("- 1", "- 2"),
    "eq-6": ("b(m, p, n) - 1", "b(m, p, n)"),
    "rem-1.4-subsequence": ("b(1, p, p * n)", "b(1, p, p * n + 1)"),
    "def-2.1-range": ("l <= p", "l < p"),
    "def-2.1-bishop": ("abs(i - j) < m", "abs(i - j) <= m"),
    "fn-rectangles": ("== p // 2 and", "<= p // 2 - 1 and"),
    "ex-1-4-wording": ("< 2", "< 1"),
    "thm-3.1-if": ("== p", "< p"),
    "thm-3.1-only-if": ("!= p for", "> p + 1 for"),
    "step-3.1-interval": ("< n for", "<= n for"),
    "step-3.1-all-n": ("< n * p + 1", "< n * p"),
    "prop-3.2": ("== 1", "< 1"),
    "step-3.2-zero": ("l <= surd", "l < surd"),
    "lem-3.3-i": ("== p", ">= p + 1"),
    "def-mex-p": ("< p and", "< p - 1 and"),
    "step-3.1-distinct": ("i == j and", "i * (2 * v + u * p) == j * (2 * v + u * p) or"),
    "step-3.1-alpha": ("< n for", "<= n for"),
    "step-3.1-np": ("== n * p and", "== n * p + 1 and"),
    "step-3.1-rational": ("== s * p - 1", "== s * p"),
    "step-3.2-increasing": (" > surd(p * i + l", " > 1 + surd(p * i + l"),
    "step-3.2-case-1": ("== 1 for", "== 2 for"),
    "step-3.2-case-2": ("== 1 for", "== 2 for"),
    "step-3.1-suffices": ("== n) ==", "== n + 1) =="),
    "step-3.1-both": ("range(1, s + 1)", "range(1, s)"),
    "step-3.2-density": ("< (n * p + 1)", "< (n * p - 1)"),
    "step-3.2-bounds": ("(u > 0)", "(u > 1)"),
    "step-3.2-fraenkel": ("and r == g", "and r == g + 1"),
    "step-3.2-iii": ("< p + l)", "< p - l)"),
    "step-3.2-case-2-items": ("== 2 * u * p and", "== 2 * u * p + 1 and"),
    "step-3.3-i": ("== 8", "== 4"),
    "step-3.3-ii-even": ("- m * n // 2", "- m * n // 2 - 1"),
    "step-3.3-phi": ("k * k + 4", "k * k + 5"),
    "step-3.3-ii-nu": ("== 1 and", "== 2 and"),
    "step-3.3-iv-bounds": ("in (0, 1)", "in (0, 2)"),
    "step-4.1-zero": (">= m * n", ">= m * n + n"),
    "step-4.1-counted-once": ("b(m, p, i + 1)", "b(m, p, i)"),
    "step-4.1-converse": ("== p and", "== p + 1 and"),
    "step-4.1-increasing": ("< z + m * (n + 1)", "< z + m * n"),
    "step-4.1-hypothesis": ("< p else", "<= p else"),
    "step-5.1-case-b-interval": ("t <= y", "t < y"),
    "step-5.1-case-b-p": ("p * t + 1", "p * t + p"),
    "step-5.1-case-b-1": ("t - s + 1", "t - s + 2"),
    "step-5.2-b-2-few": ("<= p - 1", "<= p - 2"),
    "step-5.2-b-2-nonsense": ("!= 0", "== 0"),
    "step-5.2-iii-small": ("== 0", "> 0"),
    "step-5.2-iii-refused": ("* p - l)", "* p - l + 1)"),
    "step-5.1-difference": (") - 1", ")"),
    "step-5.1-base-values": ("m + 2) if", "m + 1) if"),
    "step-5.1-done": ("+ 1", "+ 2"),
    "step-5.1-total": ("== p *", "== 1 + p *"),
    "step-5.1-case-a": ("<= a(m, p, (p * b(m, p, n + 1) - n - 1)) - ", "< a(m, p, (p * b(m, p, n + 1) - n - 1)) - "),
    "step-5.1-case-b": ("+ 1", "+ 2"),
    "step-5.2-i": ("< b(m, p, n)", "< b(m, p, n) - m * n"),
    "step-5.2-a-cases": ("for t in range(p)", "for t in range(p + 1)"),
    "step-5.2-a-residues": ("== p and", "== p - 1 and"),
    "step-5.2-b-1": ("k * p", "k * p - p"),
    "step-5.2-b-2": ("> 0)", "> 1)"),
    "step-5.2-iii-index": ("< t * p + l if", "< t * p - p if"),
    "step-5.2-iii-below": ("range(t))", "range(t - 1))"),
    "step-6-iia-targets": ("== a(m, p, j) or", "== a(m, p, j) + 1 or"),
    "step-6-iib-congruence": ("% m == 0", "% (m * p) == 0"),
    "step-6-iiia-no-rook": (" and a(m, p, p * i + l) != b", " and a(m, p, p * i + l) == b"),
    "step-6-iiia-star": ("y >= b(", "y > b("),
    "step-6-iiia-larger": ("> a(", "> m + a("),
    "step-6-i-apart": (">= m and", "> m + 1 and"),
    "step-6-i-number": ("<= p - 1", "<= p - 2"),
    "step-6-i-every": ("== x", "== 2 * x + 1"),
    "step-6-i-options": ("== p", "<= p - 1"),
    "step-6-iia-a-1": ("i - j >= p", "i - j >= p - 1"),
    "step-6-iia-a-2": ("% p != 0", "% p == 0"),
    "step-6-iib-a-1": ("m * d + r", "m * d + m * r"),
    "step-6-iib-a-2": ("% (m * p) != 0", "% (m * p) == 0"),
    "step-6-iib-residues": ("(j + s) % p", "(j - s) % p"),
    "step-6-iiia-first": ("== m * (p - l)", "== m * l"),
    "step-6-iiia-rook": ("+ m * p", "+ m"),
    "app-necessary": ("< (n * p + 2)", "< (n * p - 1)"),
    "app-positive": ("u > 0", "u > 1"),
    "app-density": ("== 8 * v * v", "== 4 * v * v"),
    "app-step-count": ("+ 1 ==", "=="),
    "lem-3.3-ii": ("== m * n", "< m * n"),
    "lem-3.3-iii": ("(2, m + 2)", "(2, m + 1)"),
    "lem-3.3-iv": ("(1, m + 1)", "(1, m)"),
    "step-4.1-rise": ("< p else", "<= p else"),
    "thm-5.1": ("> b(m, p, n) - 1", "> b(m, p, n)"),
    "step-5.1-base": ("if p == 1", "if p == 2"),
    "step-5.1-interval": ("<= m - 1", "<= m + 1"),
    "step-5.1-next": ("if p == 1", "if p >= 1"),
    "rem-5-first": ("+ b(m, 1, n)", "+ b(m, 1, n) - (m > 1)"),
    "rem-5-second": ("- 1 ==", "+ 1 =="),
    "step-5.2-infinity": ("> 0) for", "> m) for"),
    "step-6-i-star": ("< m for j", "<= 0 for j"),
    "step-6-iia-index": ("(m, p, j) == x and", "(m, p, j) == x + 1 and"),
    "step-6-iib-sign": ("< m for", "< m - 1 for"),
    "step-6-iiia-pairs": (">= m * p", "> m * p"),
    "app-bounds": ("< 1 <=", "< 1 <"),
    "app-thm-1": ("== p", ">= p + 1"),
    "app-rem-i": ("== p - ", "< p - "),
    "app-rem-ii": ("== p + 1", "== p"),
}


def formula_readings() -> dict[str, Formulas]:
    """For each statement the reading that holds, where it is a formula."""
    found = {}
    for id, statement in PAPER.statements.items():
        reading = statement.corrected or statement.literal
        if isinstance(reading.check, Formulas):
            found[id] = reading.check
    return found


def test_every_formula_is_flipped() -> None:
    assert set(FLIPS) == set(formula_readings())


@pytest.mark.parametrize("id", list(FLIPS))
def test_a_flipped_formula_fails(id: str) -> None:
    check = formula_readings()[id]
    old, new = FLIPS[id]
    assert old in check.text
    assert check(SCOPE).holds
    outcome = replace(check, text=check.text.replace(old, new))(SCOPE)
    assert not outcome.holds
    assert outcome.evidence


# --- sets: another claim, or another game ---


def set_readings() -> dict[str, Sets | CompleteSets]:
    found: dict[str, Sets | CompleteSets] = {}
    for id, statement in PAPER.statements.items():
        reading = statement.corrected or statement.literal
        if isinstance(reading.check, (Sets, CompleteSets)):
            found[id] = reading.check
    return found


@pytest.mark.parametrize("id", list(set_readings()))
def test_another_claim_fails(id: str) -> None:
    check = set_readings()[id]
    assert check(SCOPE).holds

    def spoiled(scope: Scope) -> list[Any]:
        *others, (game, claim) = check.cases(scope)
        wrong = replace(claim, p=claim.p + 1) if isinstance(claim, Beatty) else Beatty(1, 7)
        return [*others, (game, wrong)]

    outcome = replace(check, cases=spoiled)(SCOPE)
    assert not outcome.holds
    assert outcome.witness


@pytest.mark.parametrize("id", ["thm-2.1-i", "thm-2.1-iib", "con59", "fra82"])
def test_rows_are_compared_too(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from verifier.papers import complete

    check = PAPER.statements[id].literal.check
    scope = Scope(constants=3, board=40, index=10, rows=60)
    assert check(scope).reach.rows == 60
    real = complete.beatty_rows

    def one_less(claim: Beatty, R: int) -> Any:
        return real(claim, R)[:-1]

    monkeypatch.setattr(complete, "beatty_rows", one_less)
    assert not check(scope).holds


# --- the rest: spoil what the check computes with ---


def off_by_one(real: Callable[..., Any]) -> Callable[..., Any]:
    """The same sequence with its eleventh pair moved."""

    def algorithm(*constants: int) -> Any:
        for n, (x, y) in enumerate(real(*constants)):
            yield (x, y + 1) if n == 10 else (x, y)

    return algorithm


@pytest.mark.parametrize(
    ("id", "name"),
    [("prop-5.2-i", "mex_counting"), ("prop-5.2-ii", "mex_modular"), ("prop-5.2-iii", "mex_shifted")],
)
def test_another_mex_algorithm_fails(id: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    reading = readings(id)[-1]
    assert reading.check(SCOPE).holds
    monkeypatch.setattr(beatty, name, off_by_one(getattr(beatty, name)))
    assert not reading.check(SCOPE).holds


def test_another_classical_mex_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(section1, "classical_mex", off_by_one(section1.classical_mex))
    assert verdict("mex-classical") == "erratum"


def test_another_pair_than_a_and_b_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    real = beatty.a
    monkeypatch.setattr(beatty, "a", lambda m, p, n: real(m, p, n) + (n == 9))
    assert verdict("thm-4.1") == "erratum"


MODULES = {
    "fig-1-caption": section1,
    "sec-1.6-slopes": section1_6,
    "sec-1.6-duchene-gravier": section1_6,
    "ex-1": section2_examples,
    "ex-2": section2_examples,
    "ex-3": section2_examples,
    "ex-4": section2_examples,
    "ex-5": section2_examples,
    "ex-compare": section2_examples,
    "fig-2-caption": section2_examples,
    "step-6-iia-row-0": section6,
    "rem-7-misere": section7,
}


@pytest.mark.parametrize("id", list(MODULES))
def test_another_p_set_fails(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With P and N exchanged nothing that is said of P-positions can be right."""

    calls = [0]

    def exchanged(game: Any, width: int, height: int) -> Any:
        calls[0] += 1  # where two games are compared with each other, in one of them only
        every_time = id not in ("rem-7-misere", "ex-compare")
        return retrograde.p_set(game, width, height) ^ np.bool_(every_time or calls[0] % 2)

    assert verdict(id) == "holds"
    monkeypatch.setattr(MODULES[id], "p_set", exchanged)
    assert verdict(id) == "erratum"


@pytest.mark.parametrize("id", ["step-6-iiia-target", "step-6-iiib-no-option", "step-6-iiib-no-pair"])
def test_another_p_set_spoils_the_correction(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert corrected(id).holds
    monkeypatch.setattr(section6_shifted, "p_set", lambda *board: ~retrograde.p_set(*board))
    assert not corrected(id).holds


def test_more_blocking_has_more_final_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    assert verdict("outline-final-first-two") == "holds"
    monkeypatch.setattr(section1, "blocking", lambda m, p: blocking(m, p + 1))
    assert verdict("outline-final-first-two") == "erratum"


def test_another_board_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    assert verdict("step-6-iiia-zero") == "holds"
    monkeypatch.setattr(section6_shifted, "shifted", lambda m, p, l: shifted(m, p, p - l))
    assert verdict("step-6-iiia-zero") == "erratum"


def test_beliefs_change_with_their_prediction() -> None:
    assert not section7.progression(arithmetic_progression.printed_items)(SCOPE).holds
    assert not section7.progression(arithmetic_progression.intended_items)(SCOPE).holds
    assert section7.progression(section7.corrected_items)(SCOPE).holds
    assert not section7.progression(lambda l, m, p: l <= 1)(SCOPE).holds


def test_a_beatty_sequence_has_a_line_and_a_bent_one_has_none() -> None:
    values = [beatty.a(2, 3, n) for n in range(60)]
    assert section1_6.line_through(values) is None
    values[40] += 2
    proof = section1_6.line_through(values)
    assert proof is not None
    i, j, k, l = proof
    lower = (values[j] - values[i] - 1) * (l - k)
    assert lower >= (values[l] + 1 - values[k]) * (j - i)
