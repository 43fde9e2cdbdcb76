"""Words of the games that no rule explains: their factors are counted rightly, and the page has the table."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any

from verifier.games.families import modulo
from verifier.hunts.complexity import LENGTHS, examine, factors, hunt, markdown
from verifier.hunts.result import parse_grid
from verifier.solve.rows import rows

FOLDER = Path(__file__).parents[2] / "results" / "open-questions"


def read(row: dict[str, str]) -> dict[str, Any]:
    return {
        key: [int(part) for part in value.strip("[]").split(",")] if "[" in value else int(value)
        for key, value in row.items()
    }


STORED: list[Any] = [read(row) for row in csv.DictReader((FOLDER / "complexity.csv").open())]


def test_the_page_has_the_table() -> None:
    page = (FOLDER / "complexity.md").read_text()
    assert markdown(STORED) in page
    assert all(row["most_of_a_difference"] == 1 for row in STORED)
    (simple,) = [row for row in STORED if (row["m"], row["p"]) == (3, 6)]
    assert all(number < 2 * n for number, n in zip(simple["by_rows"][1:], LENGTHS[1:], strict=True))


def test_a_sturmian_word_has_one_factor_more_than_letters() -> None:
    word = [(n + 2) * 1618034 // 1000000 - (n + 1) * 1618034 // 1000000 for n in range(500)]
    assert [factors(word, n) for n in (1, 2, 5, 12)] == [2, 3, 6, 13]


def test_one_game() -> None:
    found = examine((3, 3, 600))
    c, d = rows(modulo(3, 3), 600).upper()
    assert found["pairs"] == len(c)
    assert found["falls_by_c"] == sum(b <= a for a, b in zip(d.tolist(), d.tolist()[1:], strict=False)) > 0


def test_a_game_with_a_rule_has_no_falls() -> None:
    found = examine((2, 3, 600))
    assert found["falls_by_c"] == found["falls_by_difference"] == 0
    assert found["by_differences"] == [1] * len(LENGTHS)


def test_the_hunt() -> None:
    assert [(row["m"], row["p"]) for row in hunt(parse_grid("2..3", "3..4", "0", 100)).table] == [(2, 4), (3, 3)]
