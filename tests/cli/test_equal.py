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
