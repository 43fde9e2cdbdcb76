"""`wythoff nth` and `wythoff solve --terms`: why there is no pair."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.run import run
from verifier.automata.find import Search


def test_rows_that_hold_infinitely_many_have_no_pairs_and_say_so(tmp_path: Path) -> None:
    game = tmp_path / "endless.toml"
    odd = 'type = "rook"\nmodulus = 2\nresidues = [1]'
    game.write_text(f'ending = "misere"\n[[moves]]\n{odd}\n[[moves]]\ntype = "bishop"\n')
    why = "row 0 holds infinitely many P-positions, so they cannot be counted row by row"
    terms = run("solve", str(game), "--format", "bfile", "--terms", "8")
    assert terms.code == 2
    assert f"The pairs of endless have no b-file: {why}" in terms.err
    nth = run("nth", str(game), "10")
    assert nth.code == 3
    assert why in nth.out


def test_a_game_that_is_not_symmetric_lacks_an_automaton(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("verifier.theorems.one_game.theorem", lambda *_: Search())
    result = run("nth", "1x3WN_{1,3}", "10")
    assert result.code == 3
    assert "no automaton was proved (`wythoff theorem GAME` says what was tried)" in result.out
