"""What is kept as proved is proved again, and agrees with boards."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from verifier.games import families
from verifier.games.rules import Block
from verifier.solve.retrograde import p_set
from verifier.solve.rows import rows
from verifier.theorems.stored_automata import stored
from verifier.theorems.table import known


@pytest.mark.parametrize("k", [1, 2, 3, 7, 13])
def test_a_kept_automaton_is_right(k: int) -> None:
    rules = replace(families.wythoff(), block=Block(k))
    found = stored(rules)
    assert found is not None
    N = 60
    accepted = np.array([[found[1].contains(x, y) for y in range(N)] for x in range(N)])
    assert (accepted == p_set(rules, N, N)).all()
    theorem = known(rules)
    assert theorem is not None
    assert theorem.form == "automaton"
    assert theorem.rule is not None
    pairs = [(int(x), int(y)) for x, y in np.argwhere(p_set(rules, N, N)) if x <= y]
    assert [theorem.rule.pair(n) for n in range(12)] == pairs[:12]


def test_a_game_of_the_paper() -> None:
    """2WN^(4,8): its d does not increase in the order by c, and no theorem for all constants has it."""
    rules = families.modulo(2, 8, 4)
    theorem = known(rules)
    assert theorem is not None
    assert theorem.form == "automaton"
    assert theorem.rule is not None
    c, d = rows(rules, 3000).upper()
    assert [theorem.rule.pair(n) for n in range(0, 3000, 41)] == [(c[n], d[n]) for n in range(0, 3000, 41)]
    assert stored(families.modulo(2, 6, 4)) is None


def test_other_games_have_none() -> None:
    assert stored(families.wythoff()) is None
    assert stored(replace(families.wythoff(), block=Block(9))) is None
