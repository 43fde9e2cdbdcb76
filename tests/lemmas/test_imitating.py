"""`imitation`: the P-states of the chapter are those of the game, and no hypothesis is spared."""

from itertools import product

import pytest
from true_models import diagonal_sequence
from variants import unprovable, variant

from verifier.games.families import Imitation
from verifier.games.imitation import digraph, moves, solver
from verifier.lemmas.chapters.beyond import imitating
from verifier.lemmas.soundness import holds, value
from verifier.lemmas.trusted.terms import ints

SIDE = 14


def lost_by_rule(m, p, x, y, state):
    """The head of the chapter, in Python."""
    u, v, (t, a, b) = min(state[:2]), max(state[:2]), state[2:]
    for n in (n for n in range(SIDE + 1) if x(n) == u):
        if v == y(n):
            return t > 0 or b + n % p < p
        return t > 0 and v > y(n) and v - y(n) in range(t, t + m) and a + 1 + n % p >= p
    return False


@pytest.mark.parametrize(("m", "p"), [(1, 1), (1, 2), (2, 1), (2, 3), (3, 2), (1, 4), (4, 3)])
def test_all_p_states_are_known(m, p):
    game = Imitation(m, p)
    lost = solver(game)
    x, y = (diagonal_sequence(m, p, name) for name in "xy")
    states = list(digraph(game, SIDE, SIDE))
    assert {s for s in states if lost(s)} == {s for s in states if lost_by_rule(m, p, x, y, s)}


def test_every_state_of_a_play_is_possible():
    state = ints("x y t a b")
    formula = imitating.possible(*state)
    for m, p in ((1, 2), (2, 3)):
        for values in digraph(Imitation(m, p), 7, 7):
            assert holds(formula, {"p": p, **dict(zip("xytab", values, strict=True))})


@pytest.mark.parametrize(("m", "p"), [(1, 1), (2, 2), (2, 3)])
def test_the_moves_of_the_chapter_are_those_of_the_game(m, p):
    """From every state, possible in a play or not: the game's own function against the formulas."""
    state, after = ints("x y t a b"), ints("x1 y1")
    x, y, t, a, _ = state
    allowed = imitating.allowed(x, y, t, a, *after)
    parts = imitating.after(*state, *after)
    for values in product(range(4), range(4), range(4), range(p), range(p)):
        found = set()
        for x1, y1 in product(range(-1, 5), repeat=2):
            env = {"m": m, "p": p, **dict(zip(("x", "y", "t", "a", "b", "x1", "y1"), (*values, x1, y1), strict=True))}
            if holds(allowed, env):
                found.add(tuple(int(value(part, env)) for part in parts))
        assert found == set(moves(Imitation(m, p), values))


@pytest.mark.parametrize("hypothesis", [*imitating.MEX[1:], imitating.INDEX], ids=["link", "new", "least", "index"])
def test_no_hypothesis_can_be_spared_in_the_proof(hypothesis):
    assert unprovable(variant(imitating.imitation_is_wythoff, hypothesis))


def test_the_rule_cannot_be_spared_in_the_proof():
    assert unprovable(variant(imitating.imitation_nim, imitating.rule(imitating.Imi)))
