"""The b-files of results/open-questions: the printed tables to the letter, and the sequences of the games."""

from __future__ import annotations

from pathlib import Path

import pytest

from verifier.games.names import parse_game
from verifier.games.rules import Ruleset
from verifier.papers.restrictions.printed import TABLE_3, TABLE_4
from verifier.solve.rows import rows

FOLDER = Path(__file__).parents[2] / "results" / "open-questions"


def terms(name: str) -> list[int]:
    lines = [line.split() for line in (FOLDER / f"b-{name}.txt").read_text().splitlines()]
    assert [int(n) for n, _ in lines] == list(range(len(lines)))
    return [int(term) for _, term in lines]


@pytest.mark.parametrize(("number", "table"), [(3, TABLE_3), (4, TABLE_4)])
@pytest.mark.parametrize(("name", "row"), [("c", "a"), ("d", "b"), ("difference", "difference")])
def test_printed_tables(number: int, table: dict[str, list[int]], name: str, row: str) -> None:
    assert terms(f"table-{number}-as-printed-{name}") == table[row]


@pytest.mark.parametrize(
    ("file", "game"),
    [("2WN-2", "2WN^(2)"), ("2WN-1-3", "2WN^(1,3)"), ("2WN-2-3", "2WN^(2,3)"), ("3WN-2-4", "3WN^(2,4)")],
)
def test_sequences_of_games(file: str, game: str) -> None:
    rules = parse_game(game)
    assert isinstance(rules, Ruleset)
    c, d = rows(rules, 1000).upper()
    for name, sequence in (("c", c), ("d", d), ("difference", d - c)):
        assert terms(f"{file}-{name}") == sequence[:1001].tolist()
