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
