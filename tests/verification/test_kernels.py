"""Kernels of digraphs with cycles: found, counted, or proved not to be there."""

import itertools
import random

import networkx as nx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.kernel_encodings.test_definition import brute_force
from verifier.games.board import Board
from verifier.games.names import parse_game
from verifier.solve.retrograde import reference
from verifier.verification import kernels as module
from verifier.verification.kernel_search import KernelsFound
from verifier.verification.kernels import certify, is_kernel, kernels


@pytest.fixture
def by_solver(monkeypatch):
    """No search by branching: whatever is left of a digraph goes to a solver."""
    monkeypatch.setattr(module, "search", lambda options, most, given: KernelsFound((), False, tired=True))


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
def test_the_odd_cycle_has_a_checked_proof_by_every_solver(solver, by_solver):
    result = kernels(nx.cycle_graph(9, nx.DiGraph), 1, solver=solver)
    assert (result.found, result.complete) == ((), True)
    assert result.proof[-1].literals == ()


def test_a_solver_finds_all_kernels_and_proves_it(by_solver):
    """Of two tori in one formula: kernels multiply, and the proof is of both."""
    torus = nx.DiGraph(nx.grid_2d_graph(3, 4, periodic=True))
    two = nx.disjoint_union(torus, torus)
    one, both = kernels(torus, 1000), kernels(two, 1000)
    assert one.complete
    assert both.complete
    assert one.count == len(list(brute_force(nx.convert_node_labels_to_integers(torus)))) > 1
    assert both.count == one.count**2 == len(set(both.found))
    assert all(is_kernel(two, kernel) for kernel in both.found)
    assert f"exactly {both.count} kernels" in str(certify(two, both).statement)


@pytest.mark.parametrize(("seed", "blocks"), [*((seed, 0) for seed in range(8)), (1, 1), (4, 1)])
def test_a_question_about_one_node(seed, blocks):
    """Some kernel has it, none has it; some has it not, all have it: as all kernels say, with a certificate."""
    rng = random.Random(seed)
    graph = nx.DiGraph(blocks=blocks)
    graph.add_nodes_from(range(6))
    for v, w in itertools.product(range(6), repeat=2):
        if rng.random() < 0.3:
            graph.add_edge(v, w, blockable=rng.random() < 0.5)
    every = [set(c) for n in range(7) for c in itertools.combinations(graph, n) if is_kernel(graph, set(c))]
    for v, inside in itertools.product(graph if not blocks else [3], (True, False)):
        result = kernels(graph, 1, asked=(v, inside))
        wanted = [kernel for kernel in every if (v in kernel) is inside]
        report = certify(graph, result)
        where = "inside" if inside else "outside"
        if wanted:
            assert set(result.found[0]) in wanted
            assert str(report.statement).endswith(f'has a kernel with "{v}" {where}.')
        else:
            assert (result.found, result.complete) == ((), True)
            assert str(report.statement).endswith(f'has no kernel with "{v}" {where}.')


def test_a_board_is_a_digraph_with_one_kernel():
    board = Board(parse_game("2WN^3"), 6, 6)
    result = kernels(board.digraph(), 2)
    assert result.complete
    assert result.found == (frozenset(reference(board)),)


def test_counters_that_the_proof_does_not_need_are_in_the_formula():
    """A sink alone refutes the question; the checker wants a formula as large as the counters of all others."""
    graph = nx.DiGraph(blocks=2)
    graph.add_edges_from(((v, w) for v in range(6) for w in range(6)), blockable=True)
    graph.add_node("sink")
    result = kernels(graph, 1, asked=("sink", False))
    assert certify(graph, result).accepted
    assert len(result.proof) == 1


def test_is_kernel():
    even = nx.cycle_graph(4, nx.DiGraph)
    assert is_kernel(even, {0, 2})
    assert not is_kernel(even, {0, 1})
    assert not is_kernel(even, {0})
    assert not is_kernel(even, set())


def test_more_kernels_than_asked_for_is_not_complete():
    """A kernel of a grid in both directions is a maximal independent set."""
    grid = nx.DiGraph(nx.grid_2d_graph(4, 4))
    few = kernels(grid, 5)
    assert (len(few.found), few.complete, few.reason) == (5, False, None)
    every = kernels(grid, 1000)
    assert (len(every.found), every.complete) == (
        len(list(nx.find_cliques(nx.complement(nx.grid_2d_graph(4, 4))))),
        True,
    )


def test_kernels_of_parts_are_counted_and_not_listed():
    pairs = nx.DiGraph([(n, n ^ 1) for n in range(2000)])
    pairs.add_edges_from((f"top {n}", n) for n in range(2000))
    pairs.add_edges_from((n, "sink") for n in ("a", "b"))
    result = kernels(pairs, 5)
    assert (result.complete, result.count) == (True, 2**1000)
    assert all(is_kernel(pairs, kernel) for kernel in result.each(3))
    assert "exactly 2^1000 (about 10^301) kernels" in str(certify(pairs, result).statement)
