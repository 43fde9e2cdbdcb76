"""results/open-questions/coincidence-classes.md: every class of the larger grid is there, by the theorems it names."""

from __future__ import annotations

from pathlib import Path

from verifier.games.names import parse_game
from verifier.games.rules import Ruleset
from verifier.hunts import coincidence
from verifier.hunts.parameters import members
from verifier.hunts.result import parse_grid
from verifier.solve.rows import rows

FOLDER = Path(__file__).parents[2] / "results" / "open-questions"
PAGE = (FOLDER / "coincidence-classes.md").read_text()


def classes() -> dict[frozenset[str], list[str]]:
    """The games of each class, and the other cells of its line."""
    lines = PAGE[PAGE.index("| games | rows |") : PAGE.index("| split | row |")].splitlines()[2:]
    cells = [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines if line]
    return {frozenset(named(first)): rest for first, *rest in cells}


def named(text: str) -> list[str]:
    """Names of games, in which commas stand inside brackets, between commas."""
    found, depth = [""], 0
    for letter in text:
        depth += (letter in "({") - (letter in ")}")
        if letter == "," and not depth:
            found.append("")
        else:
            found[-1] += letter
    return [name.strip() for name in found]


def game(name: str) -> Ruleset:
    found = parse_game(name)
    assert isinstance(found, Ruleset)
    return found


def test_every_class_has_its_theorems_and_none_is_without() -> None:
    assert len(classes()) == 85
    assert "85 classes of games" in PAGE
    assert "0 observed only" in PAGE
    for names, (_, status, _, theorems) in classes().items():
        assert status in ("paper", "theorem")
        assert theorems.split(", ") == sorted({str(coincidence.theorem_of(game(name))) for name in names}) or (
            theorems == "misere mWN is mWN without (0, 0)"
        )


def test_the_games_of_a_class_agree_and_a_smaller_grid_has_the_same_classes() -> None:
    found = coincidence.hunt(parse_grid("3..4", "1..9", "0..p", 120))
    for row in found.table:
        if "games" in row:
            names = frozenset(row["games"])
            assert any(names <= listed for listed in classes())
    for names in list(classes())[::9]:
        first, *others = [rows(game(name), 60) for name in sorted(names)]
        assert all((one.x.tolist(), one.y.tolist()) == (first.x.tolist(), first.y.tolist()) for one in others)


def test_a_family_without_a_coincidence_is_told_so() -> None:
    finding = coincidence.hunt_games(members("{m}WN", ["m=1..3"]), 60)
    assert finding.verdict == "No two of them have the same P-positions."
    assert not finding.table
    assert [heading for heading, _ in finding.sentences()] == ["Belief", "Verdict", "Tested"]
