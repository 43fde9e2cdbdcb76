"""Ladders: patterns along a line, and the size that does not grow with the board."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from kernel_encodings.ladder import encode, pattern

from verifier.games.board import Board
from verifier.games.names import parse_game
from verifier.games.rules import Bishop, Block, Rook, Ruleset, Vectors


@given(st.lists(st.booleans(), min_size=1, max_size=24))
def test_a_pattern_is_its_mask(mask):
    found = pattern(np.array(mask))
    told = set(found.single) | {t for r in found.rungs for t in range(r, len(mask), found.period)}
    assert told == {t for t, value in enumerate(mask) if value}
    assert len(found.single) + len(found.rungs) <= sum(mask)


def test_a_residue_is_one_rung():
    lengths = np.arange(1, 100)
    found = pattern(lengths % 7 == 3)
    assert (found.single, found.rungs, found.period) == ((), (2,), 7)


@pytest.mark.parametrize("name", ["WN", "2WN^3", "3WN^2_1", "(2,3)WN", "2x3WN_1", "2WN^(3)"])
def test_the_number_of_clauses_is_proportional_to_the_number_of_positions(name):
    """Within 5 % from N = 50 on; a residue class loses a clause at each of its first cells, so more at N = 50."""
    per_position = [encode(Board(parse_game(name), n, n)).count / n**2 for n in (50, 150)]
    assert per_position[0] == pytest.approx(per_position[1], rel=0.05)


def test_the_size_grows_with_m_plus_p():
    """One more for m costs two more diagonals and blockable steps: a constant, and so for p."""

    def clauses(m: int, p: int) -> int:
        return encode(Board(parse_game(f"{m}WN^{p}"), 60, 60)).count

    by_m = [clauses(m, 3) for m in (2, 4, 6)]
    by_p = [clauses(2, p) for p in (2, 4, 6)]
    for first, second, third in (by_m, by_p):
        assert third - second <= 1.1 * (second - first)
    assert clauses(2, 3) < 40 * 60 * 60


def test_an_option_of_two_parts_is_counted_once():
    """(1, 0), (2, 0), ... are rook moves, bishop moves and vectors at once; with k = 2 a double count would show."""
    rules = Ruleset((Rook(), Bishop(3), Vectors(((1, 0), (0, 1)), True)), Block(2, "any"))
    plain = Ruleset((Rook(), Bishop(3)), Block(2, "any"))
    one, other = (encode(Board(r, 9, 9)) for r in (rules, plain))
    assert list(one.clauses()) == list(other.clauses())
