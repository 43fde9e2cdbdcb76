"""The sizes of the automata of mWN^p, as the page on them has it."""

from __future__ import annotations

import json
import types
from pathlib import Path

import pytest

from tests import programs
from verifier.automata.find import search
from verifier.games import families
from verifier.games.rules import Ruleset

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "results" / "open-questions" / "automata.md"


@pytest.fixture(scope="module")
def seen() -> types.ModuleType:
    return programs.benchmark("families")


def test_the_page_says_what_is_seen_in_the_run(seen: types.ModuleType) -> None:
    lines = (ROOT / "results" / "theorem.jsonl").read_text(encoding="utf-8").splitlines()
    page = PAGE.read_text(encoding="utf-8")
    printed = list(seen.lines([json.loads(line) for line in lines]))
    assert len(printed) > 10
    assert "\n".join(printed) in page


def test_a_pattern_is_seen_only_where_all_other_games_have_it(seen: types.ModuleType) -> None:
    states = {(m, p): 2 * p * (m + 1) + 4 for m in range(1, 7) for p in range(2, 7)}
    found = seen.fit(states, "mp")
    assert (found.text, found.fitted + found.tested) == ("2mp + 2p + 4", len(states))
    assert found.right == found.tested > 0
    assert seen.fit(states | {(6, 6): 0}, "mp") is None
    assert seen.fit({(1, 2): 3, (1, 3): 5}, "mp") is None


def conjectured(m: int, p: int) -> int:
    return 2 * m + 5 if p == 1 else 2 * p * (m + 1) + 4


def table() -> dict[tuple[int, int], int]:
    found = {}
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| ") and cells[0].isdecimal():
            found |= {(m, int(cells[0])): int(cell) for m, cell in enumerate(cells[1:], 1) if cell}
    return found


def test_the_table_is_complete_and_the_conjecture_fits_it() -> None:
    assert set(table()) == {(m, p) for m in range(1, 13) for p in range(1, 13) if m * p <= 12}
    assert all(states == conjectured(m, p) for (m, p), states in table().items())


def proved_states(m: int, p: int) -> int:
    found = search(families.blocking(m, p) if p > 1 else families.wythoff(m), 600).found
    assert found is not None
    assert found.system.name == f"cf:{m * p}"
    return len(found.dfa)


@pytest.mark.slow
@pytest.mark.parametrize(("m", "p"), [(m, p) for m in range(1, 13) for p in range(1, 13) if m * p <= 12])
def test_all_of_them_are_proved_again(m: int, p: int) -> None:
    assert proved_states(m, p) == table()[m, p]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("rules", "states"),
    [(families.wythoff(13), 31), (families.blocking(7, 2), 36), (families.shifted(1, 13, 1), 34)],
)
def test_games_beyond_those_of_the_table_have_as_many_states_as_conjectured(rules: Ruleset, states: int) -> None:
    found = search(rules, 600).found
    assert found is not None
    assert len(found.dfa) == states
