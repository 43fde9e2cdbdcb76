"""Where a game and a claim differ first, as far as boards show it."""

from __future__ import annotations

from dataclasses import replace

from verifier.claims.kinds import SameAs
from verifier.games import families
from verifier.games.rules import Position, Rook, Ruleset, Vectors
from verifier.theorems.first_difference import Looked, first_difference

WYTHOFF = families.wythoff()


def ended(*cells: Position) -> Ruleset:
    """Wythoff Nim that ends in these positions too."""
    return replace(WYTHOFF, terminal=((0, 0), *cells))


def test_a_terminal_position_far_out_is_looked_at() -> None:
    looked = first_difference(WYTHOFF, SameAs(ended((900, 901))))
    assert looked == Looked(1902, (900, 901))
    assert looked.no_smaller() == "no position with a smaller sum"
    assert first_difference(ended((900, 901)), SameAs(WYTHOFF)) == looked


def test_the_difference_that_a_vector_makes_lies_beyond_it() -> None:
    other = replace(WYTHOFF, moves=(*WYTHOFF.moves, Vectors(((200, 323),))))
    assert first_difference(WYTHOFF, SameAs(other), (60, 200)) == Looked(755, (288, 466))


def test_a_difference_that_is_the_first_of_a_board_only_says_so() -> None:
    """All positions with a smaller sum would need a board of 100 million cells."""
    looked = first_difference(WYTHOFF, SameAs(ended((5000, 5001))), (60,))
    assert looked == Looked(5101, (5000, 5001))
    assert looked.no_smaller() == "no position of the 5101 x 5101 board with a smaller sum"


def test_no_board_is_built_for_what_is_out_of_reach() -> None:
    assert first_difference(WYTHOFF, SameAs(ended((10**7 - 1, 10**7))), (60,)) == Looked(100)
    near = ended((100, 101), (10**7 - 1, 10**7))
    assert first_difference(WYTHOFF, SameAs(near), (60,)) == Looked(302, (100, 101))


def test_a_dense_game_is_not_swept_far() -> None:
    """Half of the positions are P: the board beyond (900, 901) would take many seconds."""
    dense = Ruleset((Vectors(((1, 0), (0, 1))),))
    far = replace(dense, terminal=((900, 902),))
    assert first_difference(dense, SameAs(far), (60, 120)) == Looked(120)


def test_a_smaller_sum_outside_the_board_is_found() -> None:
    """On the 60 x 60 board (50, 50) comes first, and (0, 70) has a smaller sum."""
    nim = Ruleset((Rook(),))
    turned = replace(nim, terminal=((0, 0), (50, 51), (0, 70)))
    assert first_difference(nim, SameAs(turned), (60,)).difference == (0, 70)
