"""P-options and rows from an automaton, against a board."""

from __future__ import annotations

from dataclasses import replace

import pytest

from verifier.automata.decide import DecidedSet
from verifier.automata.find import search
from verifier.automata.options_of import p_options, row
from verifier.games import families
from verifier.games.rules import Ruleset, triangle
from verifier.solve.retrograde import p_set
from verifier.solve.rows import rows

GAMES = [families.wythoff(), families.blocking(1, 2), replace(families.wythoff(), terminal=triangle(2))]


@pytest.mark.parametrize("rules", GAMES)
def test_options_and_rows_are_those_of_the_board(rules: Ruleset) -> None:
    found = search(rules, 60).found
    assert found is not None
    known = DecidedSet(found.system.images, found.dfa)
    N = 14
    board = p_set(rules, N, N)
    for x in range(N):
        for y in range(N):
            if not rules.is_terminal(x, y):
                wanted = [
                    (a, b) for a in range(x + 1) for b in range(y + 1) if board[a, b] and rules.legal(x - a, y - b)
                ]
                assert p_options(known, rules, x, y) == [w for w in wanted if w != (x, y)]
    complete = rows(rules, N)
    for x in range(N):
        assert row(known, x) == complete.y[complete.x == x].tolist()
