"""The encodings that take any digraph find the kernels that trying every set finds."""

from itertools import product

import networkx as nx
from hypothesis import given, settings
from hypothesis import strategies as st
from kernel_encodings import catalogue

from tests.kernel_encodings.asking import ask
from verifier.solvers.ask import SOLVERS

NODES = 4
edges = st.dictionaries(st.tuples(st.integers(0, NODES - 1), st.integers(0, NODES - 1)), st.booleans(), max_size=10)


def is_kernel(graph, values):
    """In the kernel exactly when no unblockable option is, and at most `blocks` blockable ones are."""
    for v in graph:
        inside = [bool(graph[v][w]["blockable"]) for w in graph[v] if values[w]]
        if values[v] != (all(inside) and len(inside) <= graph.graph["blocks"]):
            return False
    return True


@given(edges, st.integers(0, 2))
@settings(max_examples=40, deadline=None)
def test_random_digraphs_with_cycles(edges, blocks):
    graph = nx.DiGraph(blocks=blocks)
    graph.add_nodes_from(range(NODES))
    graph.add_edges_from((v, w, {"blockable": blockable}) for (v, w), blockable in edges.items())
    kernels = {values for values in product((False, True), repeat=NODES) if is_kernel(graph, values)}
    for forms in catalogue.DIGRAPHS.values():
        for form, build in forms.items():
            solver = next(s for s in SOLVERS.values() if form in s.reads)
            if solver.missing:
                continue
            found = set()
            while True:
                others = tuple(tuple(-v if k else v for v, k in enumerate(kernel, 1)) for kernel in found)
                models, unsat = ask(build(graph).with_clauses(others), solver.name, (1, NODES))
                if unsat:
                    break
                found.add(tuple(models[-1][0].tolist()))
            assert found == kernels
