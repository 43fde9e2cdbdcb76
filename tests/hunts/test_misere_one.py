"""Misere WN^p: the pairs on complete rows, and on constants that they were not fitted on."""

from __future__ import annotations

import csv
import re
from pathlib import Path

import pytest

from verifier.games.names import parse_game
from verifier.hunts.misere_one import examine, hunt, misere, pair
from verifier.hunts.result import parse_grid
from verifier.solve.retrograde import p_set
from verifier.theorems.one_game import theorem

FOLDER = Path(__file__).parents[2] / "results" / "open-questions"


@pytest.mark.parametrize("p", [2, 3, 8, 13, 17])
def test_the_pairs_on_rows(p: int) -> None:
    found = examine((p, 400))
    assert found["first_wrong"] is None
    assert found["pairs"] > 400


@pytest.mark.parametrize("p", [2, 3, 4, 9])
def test_the_pairs_on_a_board(p: int) -> None:
    """By the sweep of the board, which knows no rows."""
    side = 60
    board = p_set(misere(p), side, side)
    pairs = {pair(p, n) for n in range(side)}
    for x in range(side):
        for y in range(x, side):
            assert board[x, y] == ((x, y) in pairs)


def test_without_the_exceptions_it_is_false(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("verifier.hunts.misere_one.pair", lambda p, n: pair(p, n if n != 9 else 10))
    assert examine((3, 60))["first_wrong"] == (4, 13)
    assert hunt(parse_grid("1", "3", "0..p", 60)).counterexamples[0].game == "misere WN^3"


def test_the_page_and_its_table() -> None:
    page = (FOLDER / "misere-one.md").read_text()
    stored = list(csv.DictReader((FOLDER / "misere-one.csv").open()))
    assert f"{sum(int(row['pairs']) for row in stored):,} pairs" in page
    assert [int(row["p"]) for row in stored] == list(range(2, 13))
    assert not any(row["first_wrong"] for row in stored)
    for row in stored[:4]:
        assert f"| {row['p']} | {row['exceptions'].strip('[]')} |" in page
    assert parse_game("misere WN^3") == misere(3)


@pytest.mark.parametrize("p", [2, 3])
def test_the_page_has_the_sizes_of_the_automata(p: int) -> None:
    found = theorem(misere(p), 60).found
    assert found is not None
    row = rf"^\| misère \$\\mathrm{{WN}}\^{p}\$ \| {found.proof.states} \| .* \| {found.proof.check_states:,} \|$"
    assert re.search(row, (FOLDER / "misere-one.md").read_text(), re.M)
