"""Families that a reader brings: names and files with parameters in braces."""

from __future__ import annotations

from pathlib import Path

import pytest

from verifier.base.errors import UserError
from verifier.games.families import modulo, wythoff
from verifier.hunts.parameters import members

FAMILY = Path(__file__).parents[2] / "examples" / "my-family.toml"


def test_a_name_with_parameters() -> None:
    found = members("{m}WN^(2,{p})", ["m=2..3", "p=3..m + 1"])
    assert [(member.name, member.game, member.values) for member in found] == [
        ("2WN^(2,3)", modulo(2, 3, 2), (("m", 2), ("p", 3))),
        ("3WN^(2,3)", modulo(3, 3, 2), (("m", 3), ("p", 3))),
        ("3WN^(2,4)", modulo(3, 4, 2), (("m", 3), ("p", 4))),
    ]


def test_a_file_with_parameters() -> None:
    assert [member.game for member in members(str(FAMILY), ["k=1..3"])] == [modulo(1, k + 1, 2) for k in (1, 2, 3)]


def test_what_has_no_name_is_called_by_its_file_and_its_values(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('[[moves]]\ntype = "rook"\n[[moves]]\ntype = "vectors"\nvectors = [["{k}", 3]]\n')
    assert [member.name for member in members(str(file), ["k=1,2"])] == ["mine (k = 1)", "mine (k = 2)"]


def test_equal_rules_are_one_game_and_no_parameter_is_one_game() -> None:
    assert [member.values for member in members("2WN^({l},3)", ["l=0..1"])] == [(("l", 0),)]
    assert [member.game for member in members("2WN", [])] == [wythoff(2)]


@pytest.mark.parametrize(
    ("spec", "settings", "says"),
    [
        ("2WN", ["k=1..3"], "No parameter stands in braces"),
        ("{k}WN", ["k"], "--set is like k=1..8"),
        ("{k}WN", ["k=1..2", "k=3"], "--set is like k=1..8"),
        ("{k}WN", ["k=1..2", "2k=3"], "--set is like k=1..8"),
        ("{k}WN", ["k=3..2"], "empty"),
        ("{k}WN", ["k=1..1000000000"], "at most 2,000 games"),
        ("{m}WN", ["m=1..1000000000"], "at most 2,000 games"),
        ("{k}WN", ["j=1..2"], "Not in the language"),
        ("{k}WN", ["k=open(1)..2"], "Not in the language"),
        ("{().__class__}WN", ["k=1..2"], "Not in the language"),
        ("{k}x2WN", ["k=1"], "no single set of rules"),
        (str(FAMILY), ["k=0..1"], "my-family.toml, with k = 0"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(spec: str, settings: list[str], says: str) -> None:
    with pytest.raises(UserError, match=says):
        members(spec, settings)
