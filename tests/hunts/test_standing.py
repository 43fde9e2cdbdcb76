"""The table of games with and without a rule: what the page says is what the program knows now."""

from __future__ import annotations

import csv
from collections import Counter
from pathlib import Path

import pytest

from verifier.games.families import modulo
from verifier.hunts import automaton
from verifier.hunts.automaton import SECONDS
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

AUTOMATA = list(csv.DictReader((FOLDER / "standing-automata.csv").open()))


def test_the_page_has_the_table_and_the_figures() -> None:
    page = " ".join((FOLDER / "standing.md").read_text().split())
    states = {row["game"]: int(row["states"]) for row in AUTOMATA if row["states"]}
    assert " ".join(markdown(STORED, states).split()) in page
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


def ending(row: dict[str, str]) -> str:
    """How the search for an automaton ended."""
    if row["states"]:
        return "found"
    if "memory" in row["why"] or "died" in row["why"]:
        return "memory"
    return "time" if "out of time" in row["why"] or "no system" in row["why"] else "failed"


def test_the_automata_of_the_page() -> None:
    page = " ".join((FOLDER / "standing.md").read_text().split())
    letters = {f"{row['m']}WN^({row['l']},{row['p']})": row["letter"] for row in STORED}
    assert [row["game"] for row in AUTOMATA] == list(letters)
    assert [row["game"] for row in AUTOMATA if row["states"] and letters[row["game"]] in "?a"] == ["2WN^(4,8)"]
    ends = Counter(ending(row) for row in AUTOMATA)
    unexplained = Counter(ending(row) for row in AUTOMATA if letters[row["game"]] == "?")
    assert f"All {len(AUTOMATA)} games have been tried, each with {SECONDS:g} seconds" in page
    assert f"{ends['found']} have an automaton" in page
    assert (
        f"For the other {len(AUTOMATA) - ends['found']} none was found: in {ends['failed']} the list of systems came "
        f"to its end, {ends['time']} ended for lack of time and {ends['memory']} for lack of memory; of the "
        f"{sum(unexplained.values())} games with the letter ? these are {unexplained['failed']}, "
        f"{unexplained['time']} and {unexplained['memory']}." in page
    )


FOUND = [(row["game"], row["states"], row["checked"]) for row in AUTOMATA if row["states"]]


@pytest.mark.parametrize(("game", "states", "checked"), FOUND[::6])
def test_an_automaton_of_the_page_is_found_again(game: str, states: str, checked: str) -> None:
    [rules] = [
        modulo(row["m"], row["p"], row["l"]) for row in STORED if f"{row['m']}WN^({row['l']},{row['p']})" == game
    ]
    found = automaton.examine((game, rules))
    assert (found["states"], found["checked"]) == (int(states), int(checked))
