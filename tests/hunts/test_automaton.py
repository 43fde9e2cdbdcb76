"""The hunt for automata: games that have one, games that have none in a moment, and games that a reader brings."""

from __future__ import annotations

import pytest

from verifier.games.families import modulo, wythoff
from verifier.hunts import automaton
from verifier.hunts.parameters import Member
from verifier.hunts.result import parse_grid


def test_games_that_have_one() -> None:
    finding = automaton.hunt(parse_grid("1", "2..3", "1", 20))
    assert [(row["game"], row["states"]) for row in finding.table] == [("1WN^(1,2)", 12), ("1WN^(1,3)", 16)]
    assert finding.verdict.startswith("2 of 2 games have one, for ever, with 12 to 16 states")


def test_a_game_that_has_none_in_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(automaton, "SECONDS", 0.001)
    row = automaton.examine(("1WN^(2,3)", modulo(1, 3, 2)))
    assert row["states"] is None
    assert "out of time" in row["why"] or "no system" in row["why"]


def test_any_games() -> None:
    finding = automaton.hunt_games([Member("WN", wythoff(1))], 20)
    assert finding.table[0]["states"] == 7
    assert finding.table[0]["checked"] == 34
