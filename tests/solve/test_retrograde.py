import numpy as np
import pytest
from hypothesis import given, settings

from tests.strategies import board_sizes, rulesets
from verifier.base.errors import UserError
from verifier.games import families
from verifier.games.board import Board
from verifier.games.lines import lines
from verifier.games.names import EXAMPLES, parse_game
from verifier.games.rules import Ruleset
from verifier.solve import beatty
from verifier.solve.moves import moves
from verifier.solve.retrograde import p_set, reference, sweep


def as_set(array):
    return {(int(x), int(y)) for x, y in np.argwhere(array)}


@given(rulesets, board_sizes)
@settings(max_examples=150, deadline=None)
def test_the_sweep_agrees_with_the_definition_on_random_rules(rules, size):
    if rules.removed and rules.removed[0] >= size[0] and rules.removed[1] >= size[1]:
        return
    board = Board(rules, *size)
    assert as_set(sweep(board)) == reference(board)


@given(rulesets, board_sizes)
@settings(max_examples=60, deadline=None)
def test_lines_are_disjoint_and_cover_the_legal_vectors(rules, size):
    found = [v for line in lines(rules, *size) for v in line.vectors()]
    legal = {(i, j) for i in range(size[0]) for j in range(size[1]) if rules.legal(i, j)}
    assert len(found) == len(set(found))
    assert set(found) == legal


@given(rulesets, board_sizes)
@settings(max_examples=60, deadline=None)
def test_the_moves_of_the_sweep_are_the_legal_vectors(rules, size):
    found = moves(rules, *size)
    kinds = {
        (i, j): can for i, j, can in zip(found.i.tolist(), found.j.tolist(), found.blockable.tolist(), strict=True)
    }
    every = {(i, j) for i in range(size[0]) for j in range(size[1]) if rules.legal(i, j)}
    assert len(kinds) == len(found.i)
    assert kinds == {(i, j): rules.blockable(i, j) for i, j in every}
    rays, rest = found.rays()
    count = sum(int(ray.free.sum()) + int(ray.blockable.sum()) for ray in rays) + len(rest.i)
    assert count == len(every)


@pytest.mark.parametrize("name", EXAMPLES)
def test_every_named_game_is_solved_alike(name):
    game = parse_game(name)
    if isinstance(game, Ruleset):
        board = Board(game, 40, 31)
        assert as_set(sweep(board)) == reference(board)


def pairs_of(name, side):
    return sorted((x, y) for x, y in as_set(p_set(parse_game(name), side, side)) if x <= y)


def test_table_1():
    """The initial P-positions of Connell's restriction WN^(3)."""
    b = (0, 1, 2, 4, 5, 7, 8, 10, 11, 12, 14, 15, 17, 18, 20, 21, 22)
    a = (0, 0, 0, 1, 1, 2, 2, 3, 3, 3, 4, 4, 5, 5, 6, 6, 6)
    assert pairs_of("WN^(3)", 23) == list(zip(a, b, strict=True))


def test_table_2():
    """Some initial values of the Beatty pairs for m = 2, p = 3."""
    b = (0, 2, 4, 7, 9, 11, 14, 16, 19, 21, 23, 26, 28, 31, 33, 35, 38)
    a = (0, 0, 0, 1, 1, 1, 2, 2, 3, 3, 3, 4, 4, 5, 5, 5, 6)
    assert [(beatty.a(2, 3, n), beatty.b(2, 3, n)) for n in range(17)] == list(zip(a, b, strict=True))
    assert pairs_of("2WN^3", 39) == list(zip(a, b, strict=True))


@pytest.mark.parametrize(
    ("name", "p_row"),
    [
        ("2WN^2", [0, 2]),  # Example 1
        ("2WN^(2,4)", [0, 2]),  # Example 3
        ("2WN^3", [0, 2, 4]),  # Example 4
    ],
)
def test_examples_row_zero(name, p_row):
    assert np.flatnonzero(p_set(parse_game(name), 1, 60)[0]).tolist() == p_row


def test_examples_2_and_5():
    assert [bool(v) for v in p_set(parse_game("2WN^(2)"), 1, 4)[0]] == [True, False, False, True]
    assert p_set(parse_game("2WN^(3)"), 1, 5)[0, 4]


@pytest.mark.parametrize("m", [1, 2, 3])
@pytest.mark.parametrize("p", [1, 2, 3])
def test_imitation_nim_has_the_p_positions_of_bishop_blocking(m, p):
    """Section 1.6: treated as starting positions they are those of (m, p)-Wythoff Nim."""
    assert (p_set(families.Imitation(m, p), 18, 18) == p_set(families.bishop_blocking(m, p), 18, 18)).all()


def test_the_choice_game_is_a_union():
    union = p_set(families.choice(2, 3), 30, 30)
    parts = [p_set(families.shifted(2, 3, l), 30, 30) for l in range(3)]
    assert (union == (parts[0] | parts[1] | parts[2])).all()
    assert not parts[1][0, 2]
    assert union[0, 2]


@pytest.mark.parametrize(
    ("name", "size", "words"),
    [
        ("2WN", (0, 5), "at least 1 x 1"),
        ("2x3WN_1", (2, 4), "leaves nothing"),
        ("2WN", (10**6, 10**6), "does not fit"),
        ("2x3WN", (5, 5), "no board of its own"),
    ],
)
def test_impossible_boards(name, size, words):
    with pytest.raises(UserError, match=words):
        Board(parse_game(name), *size)


def test_a_digraph_too_large_says_so():
    with pytest.raises(UserError, match="edges"):
        Board(families.wythoff(), 2000, 2000).digraph()


def test_edges_carry_their_kinds():
    graph = Board(families.blocking(2, 3), 5, 5).digraph()
    assert graph[2, 3][2, 2] == {"kinds": ("rook", "bishop"), "blockable": False}
    assert graph[2, 3][2, 1] == {"kinds": ("rook",), "blockable": True}
    assert graph[2, 3][0, 2] == {"kinds": ("bishop",), "blockable": False}
    assert not graph.has_edge((2, 4), (0, 0))
