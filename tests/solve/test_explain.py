import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.strategies import rulesets
from verifier.base.errors import UserError
from verifier.games.board import Board
from verifier.games.names import parse_game
from verifier.games.rules import Rook, Ruleset, Vectors
from verifier.solve.explain import explain
from verifier.solve.retrograde import reference


def test_example_1_to_5_in_words():
    example_1 = explain(parse_game("2WN^2"), 0, 2)
    assert (example_1.status, example_1.blocks, example_1.replies) == ("P", ((0, 0),), {(0, 1): (0, 0)})
    assert explain(parse_game("2WN^(2)"), 0, 2).moves == ((0, 0),)
    assert explain(parse_game("2WN^(2)"), 0, 3).status == "P"
    assert explain(parse_game("2WN^(2,4)"), 0, 2).status == "P"
    example_4 = explain(parse_game("2WN^3"), 0, 4)
    assert example_4.blocks == ((0, 0), (0, 2))
    assert example_4.replies == {(0, 1): (0, 0), (0, 3): (0, 2)}
    assert "fewer blocks would not do" in example_4.sentences[1]
    assert explain(parse_game("2WN^(3)"), 0, 4).status == "P"


@given(rulesets, st.integers(0, 8), st.integers(0, 8))
@settings(max_examples=80, deadline=None)
def test_an_explanation_is_a_proof(rules, x, y):
    """Every winning move reaches a P-position; blocks are just the P-options; every reply to an option is legal."""
    if not rules.is_position(x, y):
        with pytest.raises(UserError, match="removed"):
            explain(rules, x, y)
        return
    found = reference(Board(rules, x + 1, y + 1))
    why = explain(rules, x, y)
    options = set(rules.options(x, y))
    assert (why.status == "P") == ((x, y) in found)
    assert set(why.moves) <= options & found
    if why.status == "P":
        assert set(why.blocks) == options & found
        assert len(why.blocks) <= rules.blocks
        for option, reply in why.replies.items():
            assert option in options - found
            assert reply in found
            assert rules.legal(option[0] - reply[0], option[1] - reply[1])
        ends = {w for w in options - found if not set(rules.options(*w))}
        assert set(why.replies) == options - found - ends
    elif options:
        free = {w for w in why.moves if not rules.blockable(x - w[0], y - w[1])}
        assert free or len(why.moves) > rules.blocks


def test_choice_and_imitation():
    assert "picks 2x3WN_1" in explain(parse_game("2x3WN"), 0, 4).sentences[0]
    assert explain(parse_game("2x3WN"), 3, 3).status == "N"
    assert explain(parse_game("(1,2)IN"), 2, 3).status == "P"
    assert explain(parse_game("(1,1)IN"), 1, 1).status == "N"


def test_the_winning_moves_in_words():
    blocked = explain(parse_game("(1,2)WN"), 4, 4).sentences
    assert blocked[1] == "A winning move is to (0, 0) or (1, 1), of which at most 1 can be blocked."
    by_vector = Ruleset((Rook(), Vectors(((3, 3),))))
    assert explain(by_vector, 3, 3).sentences[1] == "The winning move is to (0, 0), an option by the vector (3, 3)."
    both = Ruleset((Rook(), Vectors(((0, 3),))))
    assert explain(both, 0, 3).sentences[1] == "The winning move is to (0, 0), a rook-type option."


def test_bad_positions():
    with pytest.raises(UserError, match="heap sizes"):
        explain(parse_game("WN"), -1, 3)


def test_one_winning_move_or_several():
    """The article says how many there are."""
    for x in range(9):
        for y in range(9):
            found = explain(parse_game("WN"), x, y)
            if found.status == "N":
                assert found.sentences[1].startswith("The winning" if len(found.moves) == 1 else "A winning")
                assert len(found.sentences) == (2 if len(found.moves) == 1 else 3)
