"""What docs/beyond-the-paper.md reports, compared with games that are played out."""

import pytest
from true_models import modular, pairs, play, queen_moves

from verifier.hunts.least_difference import by_rule


@pytest.mark.parametrize(("m", "p"), [(2, 2), (4, 2)])
def test_the_rule_agrees_with_the_game(m, p):
    is_p = modular(m, p)
    guessed = by_rule(m, p, 9)
    last = max(y for _, y in guessed)
    assert guessed == sorted(
        ((x, y) for x in range(9) for y in range(x, last + 1) if is_p(x, y)), key=lambda v: v[1] - v[0]
    )


def test_the_rule_fails_for_2_and_4():
    is_p = modular(2, 4)
    guessed = by_rule(2, 4, 9)
    assert all(is_p(x, y) for x, y in guessed[:29])
    assert is_p(8, 72)
    assert (8, 72) not in guessed


@pytest.mark.parametrize(("m", "modulus", "g"), [(4, 6, 2), (6, 4, 2), (6, 9, 3), (2, 6, 2)])
def test_as_many_residues_as_the_greatest_common_divisor(m, modulus, g):
    is_p = play(queen_moves(m, {t for t in range(1, 60) if t % modulus < g}))
    is_pair = pairs(m, modulus // g)
    assert all(is_p(x, y) == is_pair(x, y) for x in range(9) for y in range(40))


@pytest.mark.parametrize(("m", "p"), [(2, 2), (3, 3), (2, 4)])
def test_each_row_has_one_p_position_in_each_class(m, p):
    is_p = modular(m, p)
    for x in range(4):
        assert sorted(y % p for y in range(80) if is_p(x, y)) == list(range(p))
