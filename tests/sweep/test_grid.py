"""Grids of games from patterns and ranges."""

from __future__ import annotations

from pathlib import Path

import pytest

from verifier.base.errors import UserError
from verifier.claims.kinds import Beatty
from verifier.games.names import parse_game
from verifier.games.rules import Rook, Ruleset
from verifier.sweep.grid import expand, letters, parse_range
from verifier.sweep.question import Question


@pytest.mark.parametrize(
    ("text", "numbers"),
    [("1..4", (1, 2, 3, 4)), ("3", (3,)), ("1,2,5", (1, 2, 5)), ("0..9..4", (0, 4, 8)), ("2,1..3", (2, 1, 3))],
)
def test_ranges(text: str, numbers: tuple[int, ...]) -> None:
    assert parse_range(text) == numbers


@pytest.mark.parametrize("text", ["", "a", "1..", "5..1", "1..9..0", "1-3", "1..999999999"])
def test_bad_ranges(text: str) -> None:
    with pytest.raises(UserError):
        parse_range(text)


@pytest.mark.parametrize(
    ("pattern", "found"),
    [
        ("mWN^p", "mp"),
        ("mxpWN_l", "mpl"),
        ("mWN^(l,p)", "mpl"),
        ("misere mWN", "m"),
        ("mxpWN_{u,v}", "mpuv"),
        ("mWN[s]", "ms"),
        ("(m,p)IN", "mp"),
        ("2WN^p", "p"),
        ("WN", ""),
    ],
)
def test_letters(pattern: str, found: str) -> None:
    assert letters(pattern) == list(found)


def test_a_grid_is_the_product_of_its_ranges() -> None:
    grid = expand("hunt", ["mWN^p"], {"m": (1, 2), "p": (2, 3)}, ["10", "20x5"])
    assert [(q.name, q.width, q.height) for q in grid.questions] == [
        (name, *board) for name in ("WN^2", "WN^3", "2WN^2", "2WN^3") for board in ((10, 10), (20, 5))
    ]
    assert grid.questions[-1].claim == Beatty(2, 3)


def test_combinations_that_are_no_games_are_counted() -> None:
    grid = expand("hunt", ["mxpWN_l"], {"m": (1,), "p": (2, 3), "l": (0, 1, 2)}, ["10"])
    assert len(grid.questions) == 5
    assert sum(grid.left_out.values()) == 1


def test_games_without_a_claim_are_counted() -> None:
    grid = expand("hunt", ["mWN^(p)"], {"m": (2,), "p": (2, 3)}, ["10"])
    assert [q.name for q in grid.questions] == ["2WN^(3)"]
    assert list(grid.left_out) == ["The paper claims nothing of these games: give --claim."]


def test_one_game_with_two_names_is_one_question() -> None:
    grid = expand("hunt", ["mWN^(l,p)"], {"m": (2,), "p": (3,), "l": (0, 1)}, ["10"])
    assert len(grid.questions) == 1


def test_a_claim_with_letters() -> None:
    grid = expand("hunt", ["mWN^(p)"], {"m": (2,), "p": (2,)}, ["10"], "beatty:m={m},p={p}")
    assert grid.questions[0].claim == Beatty(2, 2)
    with pytest.raises(UserError, match="uses q"):
        expand("hunt", ["mWN"], {"m": (2,)}, ["10"], "beatty:m={m},p={q}")


@pytest.mark.parametrize("pattern", ["mNW", "mWN^q"])
def test_bad_patterns(pattern: str) -> None:
    with pytest.raises(UserError):
        expand("hunt", [pattern], {"m": (2,)}, ["10"])


@pytest.mark.parametrize("claim", ["beatty:m={m", "beatty:m={},p=1", "beatty:m={m!z},p=1", "beatty:m}", "game:mWN"])
def test_bad_claims_are_one_sentence(claim: str) -> None:
    with pytest.raises(UserError):
        expand("hunt", ["mWN"], {"m": (2,)}, ["10"], claim)


def test_letters_without_braces_are_explained() -> None:
    with pytest.raises(UserError, match="letters stand in braces"):
        expand("hunt", ["mWN"], {"m": (2,)}, ["10"], "game:mWN")


def test_a_file_is_one_game(tmp_path: Path) -> None:
    file = tmp_path / "simple.toml"
    file.write_text('name = "small"\n[[moves]]\ntype = "rook"\n')
    (question,) = expand("hunt", [str(file)], {}, ["10"], "game:2WN").questions
    assert (question.label, question.content["game"]) == ("small, 10 x 10", Ruleset((Rook(),)).to_json())
    with pytest.raises(UserError, match="There is no file"):
        expand("hunt", ["absent.toml"], {}, ["10"], "game:2WN")


def test_a_missing_range_is_named() -> None:
    with pytest.raises(UserError, match=r"needs a range for p, such as --p 1\.\.8"):
        expand("hunt", ["mWN^p"], {"m": (2,)}, ["10"])


def test_the_key_is_the_content() -> None:
    """Equal questions have equal keys; every part of the content changes the key, the name does not."""
    game, claim = parse_game("2WN^3"), Beatty(2, 3)
    question = Question("hunt", "2WN^3", game, claim, 10, 10)
    assert Question.from_json(question.to_json()) == question
    assert Question("hunt", "another name", game, claim, 10, 10).key == question.key
    others = {
        Question("verify", "2WN^3", game, claim, 10, 10).key,
        Question("hunt", "2WN^3", parse_game("2WN^2"), claim, 10, 10).key,
        Question("hunt", "2WN^3", game, Beatty(2, 2), 10, 10).key,
        Question("hunt", "2WN^3", game, claim, 10, 11).key,
        Question("hunt", "2WN^3", game, claim, 10, 10, (("solver", "z3"),)).key,
    }
    assert len(others | {question.key}) == 6
