"""The opponent in the terminal is perfect, and its word on who has won is right."""

from __future__ import annotations

import random

import pytest

from tests.cli.run import run
from verifier.cli.play import GameInPlay
from verifier.games.names import parse_game
from verifier.games.rules import Ruleset


def table(name: str, x: int, y: int) -> GameInPlay:
    rules = parse_game(name)
    assert isinstance(rules, Ruleset)
    return GameInPlay(rules, x, y, random.Random(1))


@pytest.mark.parametrize("name", ["WN", "2WN^3", "2WN^(1,3)", "misere WN", "misere 2WN^2", "(2,2)WN"])
def test_the_program_wins_from_where_it_can(name: str) -> None:
    """Against random play and random blocking: it wins as the first player from N, as the second one from P."""
    chance = random.Random(name)
    game = table(name, 9, 12)
    for x in range(10):
        for y in range(13):
            here, mine = (x, y), not game.is_p((x, y))
            if not game.options(here):
                continue
            while True:
                if mine:
                    can = game.blockable(here)
                    most = game.rules.blocks if game.rules.block else 0
                    blocked = chance.sample(can, min(len(can), most))
                else:
                    blocked = game.best_block(here)
                open_ = [option for option in game.options(here) if option not in blocked]
                if not open_:
                    break
                here = game.best_move(open_) if mine else chance.choice(open_)
                mine = not mine
            assert game.last_wins(here) == (not mine), (name, x, y, here)


def test_a_game_in_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter(["9 9", "?", "1 2", "0 1", "0 0"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(answers))
    result = run("play", "WN", "2", "2", "--seed", "3")
    assert result.code == 0
    assert "That is no move from here" in result.out
    assert "You can win." in result.out
    assert result.out.rstrip().endswith(("You win.", "I win."))


def test_blocking_and_stopping(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("builtins.input", lambda prompt: "q")
    assert run("play", "2WN^3", "0", "4").out.splitlines()[-2:] == ["I block (0, 0), (0, 2).", "Stopped."]
    asked = iter(["?", "5 5", "0,0 0,2", "q"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(asked))
    text = run("play", "2WN^3", "0", "5", "--second").out
    assert "These may be blocked: (0, 0)" in text
    assert "I move to (0, 4)." in text
    assert run("play", "2x3WN_1", "0", "0").code == 2
