"""The definition on any digraph, against brute force; counters."""

from itertools import chain, combinations, product

import networkx as nx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kernel_encodings.definition import at_least, kernel, running
from kernel_encodings.formula import FALSE, Cnf
from pysat.solvers import Solver

edges = st.sets(st.tuples(st.integers(0, 5), st.integers(0, 5)), max_size=18)


def models(cnf, nodes):
    """The restrictions of all models to the first `nodes` variables, each as often as it occurs."""
    with Solver("glucose4", bootstrap_with=cnf.clauses()) as solver:
        found = []
        for model in solver.enum_models():
            found.append(frozenset(n for n in model if 0 < n <= nodes))
        return found


def brute_force(graph, blockable=frozenset(), blocks=0):
    """All kernels with the quantifiers of the definition: a block set exists such that no other option is inside."""
    nodes = list(graph)
    for size in range(len(nodes) + 1):
        for chosen in map(set, combinations(nodes, size)):
            if all(
                (v in chosen)
                == any(
                    not (set(graph[v]) - set(block)) & chosen
                    for block in chain.from_iterable(
                        combinations([w for w in graph[v] if (v, w) in blockable], n) for n in range(blocks + 1)
                    )
                )
                for v in nodes
            ):
                yield frozenset(chosen)


@given(edges)
@settings(max_examples=60, deadline=None)
def test_kernels_of_random_digraphs(pairs):
    graph = nx.DiGraph()
    graph.add_nodes_from(range(6))
    graph.add_edges_from(pairs)
    found = [frozenset(n - 1 for n in model) for model in models(kernel(graph), 6)]
    assert sorted(map(sorted, found)) == sorted(map(sorted, brute_force(graph)))


@given(edges, st.sets(st.tuples(st.integers(0, 5), st.integers(0, 5))), st.integers(0, 2))
@settings(max_examples=60, deadline=None)
def test_kernels_with_blocking_on_random_digraphs(pairs, blockable, blocks):
    graph = nx.DiGraph(blocks=blocks)
    graph.add_nodes_from(range(6))
    graph.add_edges_from((v, w, {"blockable": (v, w) in blockable}) for v, w in pairs)
    found = [frozenset(n - 1 for n in model) for model in models(kernel(graph), 6)]
    assert sorted(map(sorted, found)) == sorted(map(sorted, brute_force(graph, blockable, blocks)))


@pytest.mark.parametrize("n", range(1, 9))
def test_cycles(n):
    """An odd cycle has no kernel, an even one two."""
    assert len(models(kernel(nx.cycle_graph(n, nx.DiGraph)), n)) == (0 if n % 2 else 2)


@given(st.permutations(range(6)), edges)
@settings(max_examples=30, deadline=None)
def test_a_digraph_without_cycles_has_exactly_one_kernel(order, pairs):
    graph = nx.DiGraph()
    graph.add_nodes_from(range(6))
    graph.add_edges_from((v, w) for v, w in pairs if order[v] < order[w])
    assert len(models(kernel(graph), 6)) == 1


@given(st.integers(1, 4), st.integers(0, 6))
@settings(deadline=None)
def test_counters_count(k, n):
    cnf = Cnf()
    cnf.new(n, "to be counted")
    reached = running(cnf, k, range(1, n + 1), "counter")
    with Solver("glucose4", bootstrap_with=cnf.clauses()) as solver:
        for values in product((False, True), repeat=n):
            assumed = [i if value else -i for i, value in enumerate(values, start=1)]
            assert solver.solve(assumptions=assumed)
            model = {0: False} | {abs(v): v > 0 for v in solver.get_model()}
            for i, literal in enumerate(reached):
                assert (literal != FALSE and model[literal]) == (sum(values[:i]) >= k)
            # one extension only
            other = [-v for v in solver.get_model() if abs(v) > n]
            if other:
                with Solver("glucose4", bootstrap_with=[*cnf.clauses(), tuple(other)]) as again:
                    assert not again.solve(assumptions=assumed)
    assert len(at_least(cnf, k, range(1, n + 1), "counter")) == (n >= k)
