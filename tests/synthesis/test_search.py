"""The clauses and the search against trying every selection."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kernel_encodings.rules_from_p import RulesQuestion, SwitchClause, Unknowns, at_most, union
from numpy.typing import NDArray
from pysat.solvers import Solver

from tests.synthesis.questions import brute_force, everything, questions
from verifier.claims.kinds import Beatty
from verifier.games.rules import Bishop, Block, Rook, Vectors
from verifier.synthesis import switches
from verifier.synthesis.search import learn, selections

Asked = tuple[Unknowns, NDArray[np.bool_]]


@settings(max_examples=80, deadline=None)
@given(questions())
def test_all_answers_are_those_of_trying_everything(asked: Asked) -> None:
    family, target = asked
    found = list(selections(RulesQuestion(family, target)))
    assert len(set(found)) == len(found)
    assert set(found) == brute_force(family, target)


@settings(max_examples=50, deadline=None)
@given(questions())
def test_clauses_are_valid_and_every_answer_satisfies_them(asked: Asked) -> None:
    family, target = asked
    question = RulesQuestion(family, target)
    answers = brute_force(family, target)
    for on in everything(family):
        wrong = question.broken(on)
        assert bool(wrong) == (on not in answers)
        for clause in wrong:
            assert follows(question, clause)
            assert not _satisfies(on, clause.literals)
            assert all(_satisfies(answer, clause.literals) for answer in answers)


def follows(question: RulesQuestion, clause: SwitchClause) -> bool:
    """Does the clause follow from the condition of its position? The two sentences of `rules_from_p`, literally."""
    named = frozenset(abs(w) - 1 for w in clause.literals)
    on_board = bool(question.target[clause.position])
    x, y = clause.position
    u, v = question.unknowns.removed or (0, 0)
    if x < u and y < v:
        return on_board
    on = named if on_board else frozenset(range(len(question.unknowns.switches))) - named
    if any((w > 0) == on_board for w in clause.literals):
        return False
    vectors = [
        vector
        for vector in question.p_options(clause.position)
        if vector in question.fixed or not on.isdisjoint(question.cover[vector])
    ]
    blockable = sum(bool(question.blockable[vector]) for vector in vectors)
    is_n = blockable < len(vectors) or blockable > question.unknowns.blocks
    return is_n == on_board


def _satisfies(on: frozenset[int], literals: tuple[int, ...]) -> bool:
    return any((abs(w) - 1 in on) == (w > 0) for w in literals)


@settings(max_examples=40, deadline=None)
@given(questions())
def test_learn_refutes_exactly_what_has_no_answer(asked: Asked) -> None:
    family, target = asked
    clauses, on = learn(RulesQuestion(family, target))
    answers = brute_force(family, target)
    assert (on in answers) if answers else on is None
    if on is None:
        with Solver(name="glucose4", bootstrap_with=[c.literals for c in clauses]) as solver:
            assert solver.solve() is False


@given(st.integers(0, 6), st.integers(0, 6))
def test_the_counter_counts(n: int, bound: int) -> None:
    order = list(range(n, 0, -1))
    with Solver(name="glucose4", bootstrap_with=at_most(order, bound, n)) as solver:
        for size in range(n + 1):
            for true in combinations(range(1, n + 1), size):
                assumptions = [w if w in true else -w for w in range(1, n + 1)]
                assert solver.solve(assumptions=assumptions) == (size <= bound)


def test_union_keeps_the_moves() -> None:
    assert union((Rook(4, (1,)), Rook(6, (2,)), Vectors(((1, 2),)), Vectors(((2, 1),)), Bishop(), Bishop(2))) == (
        Bishop(2),
        Rook(12, (1, 2, 5, 8, 9)),
        Vectors(((1, 2), (2, 1))),
    )


@pytest.mark.parametrize(("m", "p"), [(1, 3), (2, 2), (2, 3), (3, 2)])
def test_residues_mod_mp_are_one_of_each_class_mod_m(m: int, p: int) -> None:
    """R does for the Beatty pairs (m, p) if and only if 0 is its only multiple of m and it meets every class mod m."""
    q = m * p
    family = switches.residues(q, (Bishop(m),))
    found = set(selections(RulesQuestion(family.unknowns, Beatty(m, p).array(30, 30))))
    law = {
        frozenset(R)
        for size in range(q + 1)
        for R in combinations(range(q), size)
        if {r for r in R if r % m == 0} == {0} and {r % m for r in R} == set(range(m))
    }
    assert found == law
    assert len(found) == (2**p - 1) ** (m - 1)


def test_bishops_count_each_game_once() -> None:
    family = switches.bishops(3, 3, (Rook(),), Block(2, "roob", 2))
    found = list(selections(RulesQuestion(family.unknowns, Beatty(2, 3).array(30, 30)), family.canonical))
    legal = {RulesQuestion(family.unknowns, np.ones((20, 20), bool)).legal(on).tobytes() for on in found}
    assert len(legal) == len(found)
    assert "{2-bishop}" in {family.label(on) for on in found}


def test_lengths_that_the_bishop_has_anyway_are_not_counted() -> None:
    family = switches.lengths(14, (Bishop(2),), Block(2, "roob", 2))
    found = list(selections(RulesQuestion(family.unknowns, Beatty(2, 3).array(15, 15)), family.canonical))
    assert [family.label(on) for on in found] == ["{" + ", ".join(map(str, range(2, 15))) + "}"]
