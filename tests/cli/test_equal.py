"""`wythoff equal`: the same P-positions for ever, or the first position that tells two games apart."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.run import run

WYTHOFF = '[[moves]]\ntype = "rook"\n[[moves]]\ntype = "bishop"\n'


def game(path: Path, keys: str = "", moves: str = WYTHOFF) -> str:
    """A file with these rules."""
    path.write_text(f"{keys}\n{moves}")
    return str(path)


@pytest.mark.parametrize("size", ["[2, 3]", "[300, 300]"])
def test_a_game_without_a_corner_differs_in_the_corner(tmp_path: Path, size: str) -> None:
    """No board was given, so that nothing of one is left is no reason to refuse."""
    file = game(tmp_path / "corner.toml", f"removed = {size}")
    for pair in ((file, "WN"), ("WN", file)):
        result = run("equal", *pair)
        assert result.code == 1
        assert result.out.startswith("REFUTED: (0, 0) is a P-position of WN and not of ")


def test_the_same_rules_are_the_same_game(tmp_path: Path) -> None:
    """Whatever the games are called, and though no automaton of them is known."""
    moves = '[[moves]]\ntype = "rook"\n[[moves]]\ntype = "bound"\nslope = 2\noffset = 1\n'
    ends = ("terminal = [[1, 2], [0, 0]]", "terminal = [[0, 0], [1, 2], [0, 0]]")
    one, two = (game(tmp_path / f"{n}.toml", keys, moves) for n, keys in enumerate(ends))
    for pair in ((one, one), (one, two), ("2x3WN_1", "2x3WN_{2,4}")):
        result = run("equal", *pair, "--time-limit", "0.001")
        assert result.code == 0
        assert "have the same P-positions, for ever: they are the same rules." in result.out


def test_a_terminal_position_tells_games_apart_wherever_it_lies(tmp_path: Path) -> None:
    """It is P in its game, and the automaton of the other says what it is there: no board has to reach it."""
    for x, where in ((500, "no position with"), (5_000_000, "no position of the 1500 x 1500 board with")):
        file = game(tmp_path / f"{x}.toml", f"terminal = [[0, 0], [{x}, {x + 1}]]")
        for pair in (("WN", file), (file, "WN")):
            result = run("equal", *pair)
            assert result.code == 1
            assert f"({x}, {x + 1}) is a P-position of {x} and not of WN; {where} a smaller sum" in result.out


def test_what_lies_too_far_out_is_named(tmp_path: Path) -> None:
    """Neither a board nor rows nor memory: the terminal position is the reason."""
    reason = "The terminal position (5000000, 5000001) lies too far out for a check of an automaton."
    keys = "terminal = [[0, 0], [5000000, 5000001]]"
    file, other = game(tmp_path / "far.toml", keys), game(tmp_path / "misere.toml", f'{keys}\nending = "misere"')
    for command in (("theorem", file), ("theorem", file, "--claim", "game:WN"), ("verify", file, "--ever")):
        result = run(*command)
        assert result.code == 3
        assert reason in result.out
    wrong = run("theorem", "WN", "--claim", f"game:{file}", "--certificate", str(tmp_path / "certificate"))
    assert wrong.code == 1
    assert "There is no certificate: a board with (5000000, 5000001) is too large for one." in wrong.out
    result = run("equal", file, other)
    assert result.code == 3
    assert reason in result.out
    assert "the terminal position (5000000, 5000001): it lies too far out" in run("solve", file, "--rows", "5").err


def test_games_with_one_name_are_told_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An author's name stands in quotation marks, and where it is the other's name too, with its file."""
    monkeypatch.setattr("verifier.games.names.AUTHORS", {})
    fake = game(tmp_path / "fake.toml", 'name = "WN"', '[[moves]]\ntype = "rook"\n')
    result = run("equal", "WN", fake)
    assert f'(1, 1) is a P-position of "WN" ({fake}) and not of WN;' in result.out
    mine = game(tmp_path / "mine.toml", 'name = "My Wythoff"')
    assert '(1, 2) is a P-position of "My Wythoff" (WN) and not of 2WN;' in run("equal", mine, "2WN").out
    again = game(tmp_path / "again.toml", 'name = "My Wythoff"')
    names = f'"My Wythoff" (WN) ({mine}) and "My Wythoff" (WN) ({again})'
    assert f"{names} have the same P-positions" in run("equal", mine, again).out
