"""Tests on wider boards, redundant moves, changes, blocking: against retrograde analysis."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests.strategies import board_sizes
from tests.strategies import rulesets_without_terminals as rulesets
from verifier.base.errors import UserError
from verifier.claims.kinds import Beatty, Listed, SameAs, smallest_difference
from verifier.games import families
from verifier.games.board import Board
from verifier.games.names import parse_game
from verifier.games.rules import Bishop, Block, Rook, Ruleset
from verifier.solve.retrograde import p_set, sweep
from verifier.synthesis.answers import Effort
from verifier.synthesis.change import minimal_change
from verifier.synthesis.invariant import allowed_vectors, invariant, smallest_set
from verifier.synthesis.invariant_answer import invariant_answer
from verifier.synthesis.manoeuvres import interval, manoeuvres
from verifier.synthesis.redundant import OptionCounts, judge, judge_all
from verifier.synthesis.target import Target, parse_target
from verifier.synthesis.wider import check_rules, dense_sweep, legal_vectors
from verifier.theorems.law import LAW, reason

normal = rulesets.map(lambda rules: replace(rules, ending="normal"))


def _fits(rules: Ruleset, size: tuple[int, int]) -> bool:
    return not (rules.removed and rules.removed[0] >= size[0] and rules.removed[1] >= size[1])


@settings(max_examples=40, deadline=None)
@given(normal, board_sizes)
def test_the_dense_sweep_is_the_sweep(rules: Ruleset, size: tuple[int, int]) -> None:
    assume(_fits(rules, size))
    found = dense_sweep(legal_vectors(rules, *size), rules.block, rules.removed)
    assert (found == sweep(Board(rules, *size))).all()


@settings(max_examples=40, deadline=None)
@given(normal, board_sizes, st.tuples(st.integers(0, 4), st.integers(0, 4)).filter(any))
def test_a_move_is_redundant_if_the_p_set_stays(rules: Ruleset, size: tuple[int, int], move: tuple[int, int]) -> None:
    assume(_fits(rules, size))
    target = sweep(Board(rules, *size))
    judged = judge([OptionCounts(rules, target)], move, asymmetric=True)
    legal = legal_vectors(rules, *size)
    if move[0] < size[0] and move[1] < size[1]:
        legal[move] = not legal[move]
    changed = dense_sweep(legal, rules.block, rules.removed)
    assert judged.has == rules.legal(*move)
    assert judged.redundant == bool((changed == target).all())
    assert judged.killed_by == smallest_difference(changed, target)


def test_wythoff_nim_has_no_move_to_spare() -> None:
    wide = Beatty(1, 1).array(90, 90)
    moves = judge_all([OptionCounts(families.wythoff(), wide)], 12)
    assert not [move for move in moves if move.has and move.redundant]
    assert (1, 3) in {move.vector for move in moves if move.redundant}
    assert (1, 2) not in {move.vector for move in moves if move.redundant}


def test_redundancy_is_about_the_games_own_p_set() -> None:
    with pytest.raises(UserError, match="not the P-set"):
        OptionCounts(families.wythoff(2), Beatty(1, 1).array(10, 10))


@settings(max_examples=20, deadline=None)
@given(
    normal.filter(lambda rules: rules.removed is None), st.sampled_from(["any", "bishop", "roob"]), st.integers(1, 3)
)
def test_the_interval_of_k_is_that_of_trying_every_k(rules: Ruleset, kind: str, l: int) -> None:
    l = l if kind == "roob" else 1
    target = sweep(Board(replace(rules, block=Block(2, kind, l)), 9, 9))  # type: ignore[arg-type]
    entry = interval(rules, kind, l, target)
    for k in range(12):
        same = (sweep(Board(replace(rules, block=Block(k, kind, l)), 9, 9)) == target).all()  # type: ignore[arg-type]
        inside = not entry.empty and entry.least <= k and (entry.most is None or k <= entry.most)
        assert inside == bool(same)


def test_2wn_needs_two_blocked_options_of_2_roob_type() -> None:
    kinds, found = manoeuvres(families.wythoff(2), Target(Beatty(2, 3), (20, 20)), 5)
    assert [(entry.game, entry.test.survives) for entry in found] == [(parse_game("2WN^3"), True)]
    assert sum(not kind.empty for kind in kinds) == 1


@settings(max_examples=15, deadline=None)
@given(st.data())
def test_the_minimal_change_is_that_of_trying_all(data: st.DataObject) -> None:
    start, goal = (data.draw(normal.filter(lambda r: r.removed is None and r.symmetric)) for _ in range(2))
    goal = replace(goal, block=start.block)
    target = Target(SameAs(goal), (4, 4))
    found = minimal_change(start, target)
    moves = [(i, j) for i in range(4) for j in range(i, 4) if j]
    legal, wanted = legal_vectors(start, 4, 4), target.array()
    for size in range(len(moves) + 1):
        right = [
            chosen
            for chosen in combinations(moves, size)
            if (dense_sweep(_toggled(legal, chosen), start.block) == wanted).all()
        ]
        if right:
            break
    assert found.optimum.optimal
    assert found.count == size
    listed = {tuple(sorted((*change.added, *change.removed))) for change in found.found}
    assert listed <= set(right)
    assert found.complete == (len(listed) == len(right))


def _toggled(legal: np.ndarray, moves: tuple[tuple[int, int], ...]) -> np.ndarray:
    result = legal.copy()
    for i, j in moves:
        result[i, j] = not legal[i, j]
        result[j, i] = not legal[j, i]
    return result


def test_one_move_less_makes_2wn_2_into_the_pairs_of_p_3() -> None:
    found = minimal_change(families.blocking(2, 2), Target(Beatty(2, 3), (20, 20)))
    alive = [change for change in found.found if change.test.survives]
    assert [(change.added, change.removed) for change in alive] == [((), ((0, 2),))]
    assert found.found[0] == alive[0]


def test_the_largest_set_contains_the_game_and_the_smallest_is_no_larger_than_it() -> None:
    problem = invariant(Target(Beatty(1, 1), (15, 15)))
    assert problem.exists
    assert (problem.largest | ~legal_vectors(families.wythoff(), 15, 15)).all()
    optimum = smallest_set(problem)
    assert optimum.true is not None
    assert optimum.optimal
    assert len(optimum.true) < 14 + 14  # the rook and the bishop of Wythoff Nim
    assert problem.test(frozenset(w - 1 for w in optimum.true)).board == (45, 45)


@settings(max_examples=30, deadline=None)
@given(normal.filter(lambda r: r.removed is None and r.block is None))
def test_forbidden_vectors_join_two_positions(rules: Ruleset) -> None:
    target = sweep(Board(rules, 8, 8))
    allowed = allowed_vectors(target, asymmetric=True)
    positions = {(int(x), int(y)) for x, y in np.argwhere(target)}
    for i in range(8):
        for j in range(8):
            joins = any((x + i, y + j) in positions for x, y in positions)
            assert allowed[i, j] == (not joins)


def test_what_is_proved_for_ever() -> None:
    claim = Beatty(2, 3)
    assert reason(families.modulo(2, 3), claim) == "Theorem 2.1 (iia)"
    assert reason(families.modulo(2, 6, 2), claim) == "Theorem 2.1 (iib)"
    assert reason(families.blocking(2, 3), claim) == "Theorem 2.1 (i)"
    assert reason(families.modulo(4, 6, 2), Beatty(4, 3)) == "Theorem A"
    assert reason(families.wythoff(3), Beatty(3, 1)) == "Fraenkel 1982"
    assert reason(Ruleset((Rook(6, (0, 5)), Bishop(2))), claim) == LAW
    assert reason(Ruleset((Rook(6, (0, 1, 3)), Bishop(2))), claim) == LAW
    assert "between" in (reason(Ruleset((Rook(12, (0, 1, 6, 7, 9)), Bishop(2))), claim) or "")
    assert reason(Ruleset((Rook(12, (0, 1, 5, 6, 9)), Bishop(2))), claim) is None  # an answer, by no law at hand
    assert reason(Ruleset((Rook(6, (0, 2, 5)), Bishop(2))), claim) is None
    assert reason(families.modulo(2, 2), Beatty(2, 2)) is None


@settings(max_examples=60, deadline=None)
@given(st.integers(1, 3), st.integers(1, 3), st.integers(1, 12), st.data())
def test_what_is_proved_for_ever_holds_on_a_board(m: int, p: int, q: int, data: st.DataObject) -> None:
    residues = data.draw(st.sets(st.integers(0, q - 1)).map(lambda some: {0, *some}))
    rules = Ruleset((Rook(q, tuple(residues)), Bishop(m)))
    right = bool((p_set(rules, 60, 60) == Beatty(m, p).array(60, 60)).all())
    assert right or not reason(rules, Beatty(m, p))
    if (m * p) % q == 0:  # then the law is "if and only if"
        assert right == bool(reason(rules, Beatty(m, p)))


def test_an_answer_that_dies_says_where() -> None:
    rules = Ruleset((Rook(12, (0, 5, 6, 10, 11)), Bishop(2)))
    assert check_rules(rules, Beatty(2, 3).array(40, 40)).survives
    test = check_rules(rules, Beatty(2, 3).array(120, 120))
    found = p_set(rules, 120, 120)
    assert test.killed_by is not None
    assert found[test.killed_by] != (test.killed_by in Beatty(2, 3))
    assert "dies on 120 x 120" in str(test)


def test_a_list_is_tested_only_as_far_as_it_goes() -> None:
    claim = Listed(frozenset({(0, 0), (1, 2), (2, 1)}))
    assert Target(claim, (10, 10)).wide == (10, 10)
    assert Target(claim, (2, 2)).wide == (3, 3)
    assert Target(Beatty(1, 1), (10, 10)).wide == (30, 30)
    assert parse_target("2WN^3") == SameAs(parse_game("2WN^3"))


def test_a_misprinted_theorem_proves_nothing():
    """Theorem 2.1 (iiia) as printed is false of mxpWN_l, so it is no reason for any answer."""
    assert reason(families.shifted(2, 3, 1), Beatty(2, 3, 1)) is None


@pytest.mark.parametrize(("m", "p"), [(m, p) for m in range(1, 5) for p in range(1, 5)])
def test_the_smallest_that_is_continued_is_that_of_all_subsets(m: int, p: int) -> None:
    """Every subset of the moves on 4 x 4, with all longer moves that are allowed, on 12 x 12."""
    problem = invariant(Target(Beatty(m, p), (4, 4)))
    switches = range(len(problem.family.labels))
    sizes = [
        len(on)
        for size in range(len(switches) + 1)
        for on in map(frozenset, combinations(switches, size))
        if not (problem.array(on) & ~problem.largest).any() and problem.test(on).survives
    ]
    optimum = smallest_set(problem, lasting=True)
    assert optimum.optimal
    assert len(optimum.true) == min(sizes)
    assert problem.test(frozenset(w - 1 for w in optimum.true)).survives


def test_a_smallest_set_that_cannot_be_continued_is_followed_by_one_that_can() -> None:
    answer = invariant_answer(Target(Beatty(2, 2), (9, 9)), Effort())
    assert answer.smallest is not None
    assert answer.smallest.lasting is not None
    assert len(answer.smallest.found.moves) == 13
    assert not answer.smallest.found.test.survives
    assert len(answer.smallest.lasting.moves) == 14
    assert answer.smallest.lasting.test.survives
    assert "optimal by RC2, a MaxSAT solver, without a proof to check" in "\n".join(answer.lines())


def test_a_list_with_unequal_sides_is_tested_on_a_square() -> None:
    """Its 16 x 16 board is a square, so that (i, j) and (j, i) may count as one."""
    target = Target(Listed.of([(0, 0), (1, 2), (15, 22)]), (16, 16))
    assert target.wide == (16, 16)
    answer = invariant_answer(target, Effort())
    assert not answer.to_json()["exists"]
    assert Target(Listed.of([(0, 0), (15, 22)]), (16, 17)).wide == (16, 23)
