"""What a learner may ask: how many rows are computed where time is short."""

from __future__ import annotations

import pytest

from verifier.automata import oracle
from verifier.automata.find import search
from verifier.automata.oracle import FIRST_ROWS, PACE, ask
from verifier.cli.theorem import _tried
from verifier.games.families import blocking, wythoff
from verifier.games.rules import Ruleset
from verifier.hunts.substitution_system import theorem_by_all_means
from verifier.solve.rows import Rows, rows


def slow(monkeypatch: pytest.MonkeyPatch, seconds_for_a_row: float) -> list[int]:
    """Rows that take so long by the clock of the oracle; the list gets how many were asked for."""
    now, asked = [0.0], []

    def slowly(rules: Ruleset, R: int) -> Rows:
        asked.append(R)
        now[0] += R * seconds_for_a_row
        return rows(rules, R)

    monkeypatch.setattr(oracle, "rows", slowly)
    monkeypatch.setattr(oracle, "process_time", lambda: now[0])
    return asked


def test_rows_that_would_take_too_long_are_not_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = slow(monkeypatch, 0.01)
    known = ask(wythoff(), deadline=30.0)
    assert (known.size, known.cut_short) == (250, True)  # 2000 rows take 20 s, more than half of what is left
    assert asked == list(PACE)
    asked.clear()
    known = ask(blocking(2, 3), deadline=60.0 + 2.67 + 80.0)
    assert (known.size, known.cut_short) == (FIRST_ROWS, True)
    assert asked == [*PACE, FIRST_ROWS]


def test_without_hurry_there_are_as_many_rows_as_ever() -> None:
    known = ask(wythoff())
    assert (known.size, known.cut_short) == (60_000, False)


def test_a_search_says_that_its_rows_took_all_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = slow(monkeypatch, 1e9)
    result = theorem_by_all_means(wythoff(), 30.0)
    assert (result.rows, result.late) == (16, True)
    assert any("try --time-limit 120" in line for line in _tried(result, True))  # though little of the 30 s was used
    assert max(asked) == 16
    monkeypatch.undo()
    assert not search(wythoff(), 30.0).late
