"""Wythoff Nim without many of its diagonal moves: the same P-positions, on boards and for ever."""

from __future__ import annotations

import json
from math import gcd
from pathlib import Path

import numpy as np
import pytest

from verifier.certificate.check.automaton import Certificate, prove
from verifier.games.families import wythoff
from verifier.games.names import load_game
from verifier.games.rules import Ruleset
from verifier.solve.retrograde import p_set
from verifier.synthesis.invariant import allowed_vectors
from verifier.theorems.one_game import compare, theorem

ROOT = Path(__file__).parents[2]
CERTIFICATE = ROOT / "results" / "open-questions" / "certificates" / "thinned-wythoff"


def thinned() -> Ruleset:
    _, rules = load_game(str(ROOT / "examples" / "thinned-wythoff.toml"))
    assert isinstance(rules, Ruleset)
    return rules


def test_the_moves_that_are_not_there() -> None:
    for i in range(1, 200):
        assert any((i, i) in part for part in thinned().moves) == (i == 1 or gcd(i, 30) > 1)
    assert not any((3, 5) in part for part in thinned().moves)


def test_on_a_board() -> None:
    assert np.array_equal(p_set(thinned(), 300, 300), p_set(wythoff(1), 300, 300))


def test_every_part_is_needed() -> None:
    """Without one of its parts the game has other P-positions."""
    for part in thinned().moves:
        rest = Ruleset(tuple(other for other in thinned().moves if other != part))
        assert not np.array_equal(p_set(rest, 300, 300), p_set(wythoff(1), 300, 300))


def test_moves_that_every_invariant_rule_set_has() -> None:
    """Positions with one vector only that leads to a P-position and joins no two of them."""
    N = 240
    board = p_set(wythoff(1), N, N)
    allowed = allowed_vectors(board)
    forced = set()
    positions = np.argwhere(board)
    ways = np.zeros((N, N), int)
    for x, y in positions:
        ways[x:, y:] += allowed[: N - x, : N - y]
    for x, y in np.argwhere((ways == 1) & ~board):
        (move,) = [(x - a, y - b) for a, b in positions if a <= x and b <= y and allowed[x - a, y - b]]
        forced.add((int(min(move)), int(max(move))))
    assert forced == {(0, j) for j in range(1, N)} | {(1, 1), (3, 3), (4, 4)}


@pytest.mark.slow
def test_for_ever() -> None:
    found = theorem(wythoff(1), 60).found
    assert found is not None
    assert compare(found, thinned()).equal


def test_the_certificate() -> None:
    """It takes many steps, more than an automaton of its size is otherwise allowed."""
    certificate = Certificate.read(json.loads((CERTIFICATE / "automaton.json").read_text()))
    assert prove(certificate).states == 7
