"""`new-vectors`: the rule is what differences of pairs and the games themselves say, and no hypothesis is spared."""

from itertools import product

import pytest
from true_models import a_value
from variants import unprovable, variant

from verifier.games.families import modulo, wythoff
from verifier.games.rules import Ruleset, Vectors
from verifier.hunts.redundant_vectors import changes
from verifier.lemmas.chapters.beyond import vectors
from verifier.solve.retrograde import p_set


def by_rule(m, p, i, j):
    """Does adding (i, j), 0 <= i <= j, change something? As the lemma states it."""
    t, rest = divmod(j - i, m)
    if rest or t < 1:
        return False
    return i - a_value(m, p, t) in (0, 1) or any(
        i == a_value(m, p, t - k) - a_value(m, p, k) - m * k for k in range(1, t + 1)
    )


@pytest.mark.parametrize(("m", "p"), [(1, 1), (2, 1), (3, 1), (1, 3), (2, 3), (3, 2), (5, 4)])
def test_the_rule_is_what_differences_of_pairs_say(m, p):
    pairs = [(a_value(m, p, n), a_value(m, p, n) + m * n) for n in range(500)]
    both = {*pairs, *((y, x) for x, y in pairs)}
    found = {(i, j) for x, y in both for u, v in pairs[:60] for i, j in ((x - u, y - v), (x - v, y - u)) if 0 <= i <= j}
    for i, j in product(range(16), range(1, 16)):
        if i <= j:
            assert by_rule(m, p, i, j) == ((i, j) in found)


@pytest.mark.parametrize("game", [(1, wythoff(1)), (2, wythoff(2)), (3, wythoff(3))], ids=["WN", "2WN", "3WN"])
def test_the_rule_is_what_the_game_does(game):
    m, rules = game
    old = p_set(rules, 60, 60)
    for i, j in product(range(8), range(1, 8)):
        if i <= j:
            new = p_set(Ruleset((*rules.moves, Vectors(((i, j), (j, i))))), 60, 60)
            assert bool((old != new).any()) == by_rule(m, 1, i, j)


@pytest.mark.parametrize(("m", "p"), [(2, 3), (3, 2), (1, 4)])
def test_games_with_a_restricted_rook_too(m, p):
    rules = modulo(m, p, 0)
    old = p_set(rules, 80, 80)
    for i, j in product(range(5), range(1, 8)):
        if i <= j:
            new = p_set(Ruleset((*rules.moves, Vectors(((i, j), (j, i))))), 80, 80)
            assert bool((old != new).any()) == by_rule(m, p, i, j)


def test_the_hunt_has_the_same_rule():
    assert all(changes(i, j) == by_rule(1, 1, i, j) for j in range(2, 41) for i in range(1, j))


@pytest.mark.parametrize("hypothesis", vectors.HYPS[1:], ids=["i", "order", "j", "pairs", "falls", "rule"])
def test_no_hypothesis_can_be_spared_in_the_proof(hypothesis):
    assert unprovable(variant(vectors.added_vector, hypothesis))
