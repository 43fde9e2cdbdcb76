"""`new-misere-one`: the pairs are those of the game, and no hypothesis is spared."""

import pytest
from true_models import misere_by_exceptions, play_misere, queen_moves
from variants import unprovable, variant

from verifier.hunts.misere_one import pair
from verifier.lemmas.chapters.beyond import misere_diagonals, misere_exceptions


@pytest.mark.parametrize("p", [3, 4, 5, 7])
def test_the_pairs_are_those_of_the_game(p):
    c = misere_by_exceptions(p)["c"]
    is_p = play_misere(queen_moves(1, range(60)), p, 1)
    for x in range(40):
        for y in range(x, 40):
            assert is_p(x, y) == (x == c(y - x))


@pytest.mark.parametrize("p", [3, 5, 8])
def test_the_hunt_has_the_same_pairs(p):
    known = misere_by_exceptions(p)
    assert [pair(p, n)[0] for n in range(2000)] == [known["c"](n) for n in range(2000)]
    assert [known["u"](k) for k in range(5)] == [0, p, p**2, p**3 + p, p**4 + 2 * p**2]


def test_for_p_2_the_pairs_are_others():
    c = misere_by_exceptions(2)["c"]
    is_p = play_misere(queen_moves(1, range(40)), 2, 1)
    assert (c(0), is_p(1, 1), is_p(3, 3)) == (1, False, True)


@pytest.mark.parametrize("hypothesis", misere_diagonals.ROWS, ids=str)
def test_no_hypothesis_can_be_spared_in_the_proof_of_the_first_part(hypothesis):
    assert unprovable(variant(misere_diagonals.misere_diagonals, hypothesis))


@pytest.mark.parametrize("hypothesis", misere_exceptions.ALL, ids=str)
def test_no_hypothesis_can_be_spared_in_the_proof(hypothesis):
    assert unprovable(variant(misere_exceptions.misere_one, hypothesis))
