"""Kernels of digraphs with cycles: found, counted, or proved not to be there."""

import networkx as nx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.kernel_encodings.test_definition import brute_force
from verifier.games.board import Board
from verifier.games.notation import parse_game
from verifier.solve.retrograde import reference
from verifier.verification.kernels import is_kernel, kernels


@given(st.integers(0, 5), st.sets(st.tuples(st.integers(0, 4), st.integers(0, 4)), max_size=12))
@settings(max_examples=5, deadline=None)
def test_all_kernels_are_those_of_brute_force(n, pairs):
    graph = nx.DiGraph()
    graph.add_nodes_from(range(n))
    graph.add_edges_from((v, w) for v, w in pairs if v < n and w < n)
    result = kernels(graph, 100)
    assert result.complete
    assert set(result.found) == set(brute_force(graph))
    assert len(result.found) == len(set(result.found))
    assert result.proof[-1].literals == ()


@pytest.mark.parametrize("solver", ["cadical", "glucose", "maplechrono", "lingeling"])
def test_the_odd_cycle_has_a_checked_proof_by_every_solver(solver):
    result = kernels(nx.cycle_graph(9, nx.DiGraph), 1, solver=solver)
    assert (result.found, result.complete) == ((), True)
    assert result.proof[-1].literals == ()


def test_a_board_is_a_digraph_with_one_kernel():
    board = Board(parse_game("2WN^3"), 6, 6)
    result = kernels(board.digraph(), 2)
    assert result.complete
    assert result.found == (frozenset(reference(board)),)


def test_is_kernel():
    even = nx.cycle_graph(4, nx.DiGraph)
    assert is_kernel(even, {0, 2})
    assert not is_kernel(even, {0, 1})
    assert not is_kernel(even, {0})
    assert not is_kernel(even, set())


def test_more_kernels_than_asked_for_is_not_complete():
    pairs = nx.DiGraph([(n, n ^ 1) for n in range(12)])  # 2^6 kernels
    few = kernels(pairs, 5)
    assert (len(few.found), few.complete, few.reason) == (5, False, None)
    every = kernels(pairs, 100)
    assert (len(every.found), every.complete) == (64, True)
