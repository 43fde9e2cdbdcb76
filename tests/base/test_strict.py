"""Strict JSON, wherever people and certificates speak JSON: no key twice, no fraction, no truth value for a number."""

from pathlib import Path

import pytest

from tests.cli.run import run
from verifier.base import strict
from verifier.base.errors import UserError
from verifier.claims.kinds import parse_claim
from verifier.games.names import load_game
from verifier.synthesis.target import parse_target


@pytest.mark.parametrize(
    "text", ['{"a": 1, "a": 1}', '[{"b": [], "a": 0, "b": []}]', "1.0", "[1e3]", "NaN", "-Infinity"]
)
def test_what_could_be_read_in_two_ways_is_not_read(text: str) -> None:
    with pytest.raises(strict.NotStrictError):
        strict.loads(text)


@pytest.mark.parametrize("text", ["", "{", "[" * 100_000, "1" * 5000, "\x00"])
def test_what_is_not_json_is_another_error(text: str) -> None:
    with pytest.raises(ValueError) as caught:  # noqa: PT011
        strict.loads(text)
    assert not isinstance(caught.value, strict.NotStrictError)


ROOK = '{"type": "rook", "modulus": 1, "residues": [0]}'


@pytest.mark.parametrize(
    "text",
    [
        f'{{"moves": [{ROOK}], "moves": [{ROOK}]}}',
        '{"moves": [{"type": "rook", "type": "bishop"}]}',
        '{"moves": [{"type": "bishop", "width": true}]}',
        '{"moves": [{"type": "bishop", "width": 1.0}]}',
        '{"moves": [{"type": "rook", "residues": [false]}]}',
        f'{{"moves": [{ROOK}], "removed": [1.0, 2]}}',
        f'{{"moves": [{ROOK}], "block": {{"at_most": true, "kind": "any"}}}}',
        '{"imitation": {"m": true, "p": 2}}',
    ],
)
def test_games(text: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(text)
    with pytest.raises(UserError):
        load_game(str(file))
    result = run("solve", str(file), "--board", "3")
    assert result.code == 2
    assert "Traceback" not in result.err


@pytest.mark.parametrize(
    "text",
    [
        '{"beatty": {"m": 1, "p": 1}, "beatty": {"m": 2, "p": 1}}',
        '{"beatty": {"m": true, "p": 1}}',
        '{"beatty": {"m": 1, "p": true}}',
        '{"beatty": {"m": 1.0, "p": 1}}',
        '{"beatty": {"m": 1, "p": 2, "l": true}}',
        '{"beatty": {"m": 1, "m": 1, "p": 1}}',
        '{"listed": [[0, 0], [1, true]]}',
        "[[0, 0], [1.0, 2]]",
        "[[0, 0], [1, 2], [0, 0]]",
        '{"p_positions": [], "p_positions": [[0, 0]]}',
    ],
)
def test_claims(text: str, tmp_path: Path) -> None:
    file = tmp_path / "claim.json"
    file.write_text(text)
    for read in (parse_claim, parse_target):
        with pytest.raises(UserError):
            read(str(file))
    (tmp_path / "claim.csv").write_text("0,0\n1,2\n0,0\n")
    with pytest.raises(UserError, match="twice"):
        parse_claim(str(tmp_path / "claim.csv"))
