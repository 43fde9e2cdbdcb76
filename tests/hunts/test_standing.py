"""The table of games with and without a rule: what the page says is what the program knows now."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from verifier.games.families import modulo
from verifier.hunts.result import parse_grid
from verifier.hunts.standing import Standing, examine, hunt, markdown
from verifier.solve.rows import rows
from verifier.theorems.substitution_theorems import kept
from verifier.theorems.table import BY_COQ, known

FOLDER = Path(__file__).parents[2] / "results" / "open-questions"
STORED: list[Standing] = [
    {"m": int(r["m"]), "p": int(r["p"]), "l": int(r["l"]), "letter": r["letter"], "known": r["known"]}
    for r in csv.DictReader((FOLDER / "standing.csv").open())
]


def test_the_page_has_the_table_and_the_figures() -> None:
    page = " ".join((FOLDER / "standing.md").read_text().split())
    assert " ".join(markdown(STORED).split()) in page
    count = {letter: sum(row["letter"] == letter for row in STORED) for letter in "TABDIafc?"}
    theorems = sum(count[letter] for letter in "TABDI")
    assert count["c"] == 0
    assert f"Of {len(STORED)} games {theorems} have one by a theorem, for ever; {count['f']} by a substitution" in page
    assert f"for {count['?']} nothing was found" in page
    assert [(row["m"], row["p"], row["l"]) for row in STORED if row["letter"] == "a"] == [(2, 8, 4)]
    assert len({(row["m"], row["p"], row["l"]) for row in STORED}) == 8 * sum(range(1, 8))


def test_every_theorem_is_known_and_no_other_game_has_one() -> None:
    for row in STORED:
        found = known(modulo(row["m"], row["p"], row["l"]))
        if row["letter"] == "f":
            assert kept(row["m"], row["p"], row["l"]) is not None
            assert row["known"] == BY_COQ
            continue
        assert (found is not None) == (row["letter"] in "TABDIa")
        assert found is None or found.name == row["known"]


def test_the_pairs_that_are_out_of_order() -> None:
    for row in STORED[::5]:
        if row["letter"] == "?":
            c, d = rows(modulo(row["m"], row["p"], row["l"]), 60).upper()
            shown = [
                f"({x},{y}) is followed by ({u},{v})" for x, y, u, v in zip(c, d, c[1:], d[1:], strict=False) if v <= y
            ]
            if shown:
                assert row["known"] == f"d does not increase: {shown[0]}"


@pytest.mark.parametrize(("m", "p", "l"), [(2, 3, 2), (3, 3, 1), (1, 3, 2), (4, 9, 5)])
def test_one_game(m: int, p: int, l: int) -> None:
    assert examine((m, p, l, 3000)).letter == {(2, 3): "f", (4, 9): "I"}.get((m, p), "?")


def test_the_hunt() -> None:
    finding = hunt(parse_grid("2", "2..3", "0..p", 600))
    assert "".join(str(row["letter"]) for row in finding.table) == "DTf"


def test_the_automata_of_the_page() -> None:
    page = (FOLDER / "standing.md").read_text()
    tried = list(csv.DictReader((FOLDER / "standing-automata.csv").open()))
    proved = [row for row in tried if row["states"]]
    assert f"Of the 224 games {len(tried)} have been tried" in page
    assert f"{len(proved)} have an automaton" in page
    assert ", ".join(f"`{row['game']}` {row['states']}" for row in proved) in page
    names = {f"{row['m']}WN^({row['l']},{row['p']})": row["letter"] for row in STORED}
    assert {row["game"] for row in tried} <= set(names)
    assert sum(names[row["game"]] == "?" for row in tried) == 28
    assert not any(names[row["game"]] == "?" for row in proved)
