"""The law of the encodings: each of them, each solver and retrograde analysis find one and the same P-set."""

import shutil

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kernel_encodings import catalogue, definition, ladder, pseudo_boolean, quantified
from kernel_encodings.core import core
from kernel_encodings.formula import Cnf
from kernel_encodings.other_forms import Pb, Qbf, Smt
from kernel_encodings.questions import differs, two_kernels
from pysat.solvers import Solver

from tests.kernel_encodings.asking import ask
from tests.strategies import board_sizes, rulesets
from verifier.base.errors import UserError
from verifier.games.board import Board
from verifier.games.names import EXAMPLES, parse_game
from verifier.games.rules import Ruleset
from verifier.solve.retrograde import reference, sweep
from verifier.solvers.ask import SOLVERS

small_sizes = st.tuples(st.integers(3, 5), st.integers(3, 5))


def board_of(rules, size):
    """A board, unless the removed rectangle covers it."""
    try:
        return Board(rules, *size)
    except UserError:
        return Board(rules, 6, 6)


def check(board, formula, solver, flip=0):
    """The only model is the P-set; and a claim with one cell flipped differs from it."""
    truth = sweep(board)
    models, unsat = ask(formula, solver, board.shape, differs(truth))
    assert unsat
    assert len(models) == 1
    assert (models[0] == truth).all()
    wrong = truth.copy()
    wrong.reshape(-1)[flip % wrong.size] ^= True
    models, unsat = ask(formula, solver, board.shape, differs(wrong))
    assert not unsat
    assert all((model == truth).all() for model in models)


@given(rulesets, board_sizes, st.integers(0, 200))
@settings(max_examples=60, deadline=None)
def test_definition_and_ladder_have_the_p_set_as_their_only_model(rules, size, flip):
    board = board_of(rules, size)
    check(board, definition.encode(board), "cadical", flip)
    check(board, ladder.encode(board), "glucose", flip)


@given(rulesets, st.tuples(st.integers(4, 7), st.integers(4, 7)), st.sets(st.integers(0, 48), min_size=2, max_size=4))
@settings(max_examples=60, deadline=None)
def test_the_core_is_refuted_and_follows_from_the_definition(rules, size, flips):
    """Solvers find no other set than the P-set, and of any other set there is no core.

    The core's clauses are clauses of the definition: the definition, with one of them negated, has no model.
    """
    board = board_of(rules, size)
    truth = sweep(board)
    clauses = core(rules, truth)
    assert clauses is not None
    assert len(clauses) == truth.size
    cnf = Cnf()
    cnf.positions(*board.shape)
    cnf.add_all(clauses.lists())
    for solver in ("cadical", "glucose"):
        models, unsat = ask(cnf, solver, board.shape, differs(truth))
        assert unsat
        assert [model.tolist() for model in models] == [truth.tolist()]
    with Solver("glucose4", bootstrap_with=definition.encode(board).clauses()) as solver:
        assert solver.solve()
        assert not any(solver.solve([-literal for literal in clause]) for clause in clauses.lists())
    for wrongs in ({flip % truth.size for flip in flips}, *({cell} for cell in range(truth.size))):
        wrong = truth.copy()
        wrong.reshape(-1)[sorted(wrongs)] ^= True
        assert core(rules, wrong) is None


@given(rulesets, small_sizes, st.integers(0, 200))
@settings(max_examples=12, deadline=None)
def test_every_solver_on_every_encoding(rules, size, flip):
    board = board_of(rules, size)
    assert set(map(tuple, np.argwhere(sweep(board)).tolist())) == reference(board)
    for forms in catalogue.ENCODINGS.values():
        for form, build in forms.items():
            for solver in SOLVERS.values():
                if form in solver.reads and not solver.missing:
                    check(board, build(board), solver.name, flip)


@given(rulesets, board_sizes)
@settings(max_examples=40, deadline=None)
def test_ladder_and_definition_have_one_model_each_and_the_same_positions(rules, size):
    """No other assignment of positions extends to a model, and this one extends in one way: counters are determined."""
    board = board_of(rules, size)
    cells = board.width * board.height
    restricted = []
    for encode in (definition.encode, ladder.encode):
        with Solver("glucose4", bootstrap_with=encode(board).clauses()) as solver:
            assert solver.solve()
            model = solver.get_model()
            restricted.append(model[:cells])
            solver.add_clause([-literal for literal in model])
            assert not solver.solve()
    assert restricted[0] == restricted[1]


@given(rulesets, small_sizes)
@settings(max_examples=25, deadline=None)
def test_uniqueness_alone(rules, size):
    """There are no two different kernels; with one position's constraints gone, there are."""
    board = board_of(rules, size)
    cells = board.width * board.height
    for encode in (definition.encode, ladder.encode):
        _, unsat = ask(two_kernels(encode(board), cells), "cadical", board.shape)
        assert unsat
    free = Cnf()
    free.new(cells, "no constraints at all")
    models, unsat = ask(two_kernels(free, cells), "cadical", board.shape)
    assert not unsat
    assert len(models) == 1


@pytest.mark.parametrize("name", [name for name in EXAMPLES if isinstance(parse_game(name), Ruleset)])
def test_the_papers_games(name):
    board = Board(parse_game(name), 14, 11)
    for encode in (definition.encode, ladder.encode):
        check(board, encode(board), "cadical", 17)
    check(Board(parse_game(name), 7, 6), pseudo_boolean.encode(Board(parse_game(name), 7, 6)), "z3", 17)


@pytest.mark.skipif(shutil.which("depqbf") is None, reason="the program depqbf is not here")
@pytest.mark.parametrize("name", ["2WN^3", "2WN^3_1", "(2,3)WN", "2x3WN_{1,2}", "misere 2WN"])
def test_qbf_on_the_papers_games(name):
    board = Board(parse_game(name), 6, 5)
    check(board, quantified.encode(board), "depqbf", 11)


@pytest.mark.parametrize("solver", ["z3", "cvc5"])
@pytest.mark.parametrize("name", ["2WN^2", "(2,3)WN"])
def test_quantifiers_in_smt_on_the_papers_games(name, solver):
    board = Board(parse_game(name), 5, 5)
    check(board, quantified.smt(board), solver, 11)


def test_forms_of_the_encodings():
    board = Board(parse_game("2WN^3"), 4, 4)
    expected = {"definition": {Cnf}, "ladder": {Cnf}, "quantified": {Qbf, Smt}, "pseudo_boolean": {Pb}}
    assert {name: set(forms) for name, forms in catalogue.ENCODINGS.items()} == expected
    for forms in catalogue.ENCODINGS.values():
        assert all(type(build(board)) is form for form, build in forms.items())
