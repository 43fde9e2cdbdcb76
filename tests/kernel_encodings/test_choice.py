"""A choice of games as one formula: its only model is the union of the P-sets, in every form."""

from shutil import which

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kernel_encodings import definition, ladder, pseudo_boolean, quantified
from kernel_encodings.choice import union
from kernel_encodings.questions import differs

from tests.kernel_encodings.asking import ask
from tests.strategies import rulesets
from verifier.games.board import Board
from verifier.games.names import parse_game
from verifier.solve.retrograde import sweep


def check(boards, build, solver, flip):
    """The only model is the union of the P-sets; a claim with one position flipped differs from it."""
    truth = np.logical_or.reduce([sweep(board) for board in boards])
    formula = union([build(board) for board in boards], ["a game"] * len(boards), truth.size, "a choice")
    models, unsat = ask(formula, solver, truth.shape, differs(truth))
    assert unsat
    assert [model.tolist() for model in models] == [truth.tolist()]
    wrong = truth.copy()
    wrong.reshape(-1)[flip % wrong.size] ^= True
    models, unsat = ask(formula, solver, truth.shape, differs(wrong))
    assert not unsat
    assert all((model == truth).all() for model in models)


@given(st.lists(rulesets, min_size=1, max_size=3), st.sampled_from([(4, 4), (4, 7), (6, 4)]), st.integers(0, 200))
@settings(max_examples=25, deadline=None)
def test_clauses_and_inequalities(games, shape, flip):
    boards = [Board(rules, *shape) for rules in games]
    check(boards, definition.encode, "cadical", flip)
    check(boards, ladder.encode, "glucose", flip)
    check(boards, pseudo_boolean.encode, "z3", flip)


QBF = pytest.param("depqbf", quantified.encode, marks=pytest.mark.skipif(which("depqbf") is None, reason="no depqbf"))


@pytest.mark.parametrize(("solver", "build"), [("z3", quantified.smt), ("cvc5", quantified.smt), QBF])
@pytest.mark.parametrize("games", [("2WN^2", "(2,2)WN"), ("misere WN", "2x3WN_{1,2}", "2WN^(2,3)")])
def test_quantifiers(games, solver, build):
    check([Board(parse_game(name), 4, 3) for name in games], build, solver, 7)


def test_one_form():
    board = Board(parse_game("WN"), 3, 3)
    with pytest.raises(ValueError, match="one form"):
        union([definition.encode(board), pseudo_boolean.encode(board)], ["WN", "WN"], 9, "a choice")
