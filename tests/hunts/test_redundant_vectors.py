"""Vectors added to Wythoff Nim: the rule, the differences of P-positions, and the game itself say the same."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from verifier.games.families import wythoff
from verifier.hunts.redundant_vectors import by_automaton, changes, examine, first_change, hunt, markdown, with_vector
from verifier.hunts.result import parse_grid
from verifier.solve.retrograde import p_set
from verifier.solve.rows import rows

PAGE = Path(__file__).parents[2] / "results" / "open-questions" / "redundant-vectors.md"
ALL = [(i, j) for i in range(1, 41) for j in range(i + 1, 41)]


def test_the_rule_is_what_differences_of_p_positions_say() -> None:
    """Of the P-positions of 1,000 rows, which the sweep finds without a formula."""
    found = rows(wythoff(1), 1000)
    positions = set(zip(found.x.tolist(), found.y.tolist(), strict=True))
    for i, j in ALL:
        assert changes(i, j) == any((x - i, y - j) in positions for x, y in positions)


@pytest.mark.parametrize("vector", [(i, j) for i, j in ALL if j <= 9])
def test_the_first_position_that_changes_on_a_board(vector: tuple[int, int]) -> None:
    old, new = (p_set(game, 45, 45) for game in (wythoff(1), with_vector(*vector)))
    differ = [(x, y) for x in range(45) for y in range(45) if old[x, y] != new[x, y]]
    assert bool(differ) == changes(*vector)
    if differ:
        (x, y), option = first_change(*vector)
        assert min(x + y for x, y in differ) == x + y
        assert (x, y) in differ
        assert old[option]


def test_the_page_has_the_picture_and_the_figures() -> None:
    page = PAGE.read_text()
    table = [
        {"i": i, "j": j, "changes": changes(i, j), "first": None, "option": None, "automaton": False} for i, j in ALL
    ]
    assert f"```text\n{markdown(table)}\n```" in page
    assert f"Of {len(ALL)} vectors {sum(not changes(i, j) for i, j in ALL)} change nothing" in page
    assert max(first_change(i, j)[0][0] for i, j in ALL if changes(i, j)) == 55
    assert "lies in row 55 or before" in page


@pytest.mark.parametrize("vector", [(1, 2), (1, 3), (4, 6), (2, 4), (7, 9), (5, 12), (6, 11)])
def test_the_automaton_decides_the_same_for_ever(vector: tuple[int, int]) -> None:
    assert by_automaton(*vector) == (first_change(*vector)[0] if changes(*vector) else None)


def test_the_table_of_the_automaton_is_the_same() -> None:
    """docs/theorem.md has, for j <= 8, the sum of the first position that changes, decided by the automaton."""
    printed = re.findall(r"^j = (\d)  (.*)$", (PAGE.parents[2] / "docs" / "theorem.md").read_text(), re.M)
    cells = {(i, int(j)): cell for j, line in printed for i, cell in enumerate(line.split(), 1)}
    assert len(cells) == 28
    for vector, cell in cells.items():
        assert cell == (str(sum(first_change(*vector)[0])) if changes(*vector) else ".")


def test_a_wrong_rule_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("verifier.hunts.redundant_vectors.changes", lambda i, j: False)
    with pytest.raises(AssertionError, match="disagree about"):
        examine((1, 2, 20))


def test_the_hunt() -> None:
    finding = hunt(parse_grid("1..5", "1..5", "0..p", 30))
    assert finding.verdict.startswith("Of 10 vectors 6 change nothing")
    assert [example.game for example in finding.survivors] == [
        "WN with (1,2)",
        "WN with (1,4)",
        "WN with (2,3)",
        "WN with (3,5)",
    ]
    assert not finding.counterexamples
