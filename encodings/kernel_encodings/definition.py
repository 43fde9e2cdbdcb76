"""The meaning of "kernel", clause by clause, from a digraph: the reference that everyone can read.

A kernel of a digraph is a set P of nodes such that no edge leads from P to P, and from every node outside P an edge
leads into P. Write v for "v is in P"; then, for every node v with options w1, ..., wn,

    not v or not wi          for each i        (no option of a P-position is P)
    v or w1 or ... or wn                       (every N-position has a P-option)

With a blocking manoeuvre of at most k blockable options, v is P when *there is* a set of at most k blockable options
such that all others are N. Such a set exists exactly when no unblockable option is P and at most k blockable ones
are: block these. (`quantified` states the condition with its quantifiers, and tests and `quantified.set_theory`
confirm this step.) So with the unblockable options u1, ..., ur and c for "at least k + 1 blockable options are P",

    not v or not ui          for each i,       not v or not c
    v or u1 or ... or ur or c

The digraph may have cycles; then there may be no kernel, or several.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import networkx as nx

from kernel_encodings.formula import FALSE, TRUE, Cnf, negation, variable
from kernel_encodings.ground import on_board, on_digraph
from verifier.games.board import Board

__all__ = ["at_least", "encode", "kernel", "running"]


def kernel(
    graph: nx.DiGraph,
    *,
    blocks: int | None = None,
    lost_without_options: bool = True,
    number: Callable[[Any], int] | None = None,
    cnf: Cnf | None = None,
) -> Cnf:
    """The kernels of a digraph as the models of a formula.

    Edges with a true attribute `blockable` may be blocked, at most `blocks` of them at each node (by default what the
    graph's attribute `blocks` says, else 0). With `lost_without_options` false a node without options is outside the
    kernel (misere play), unless it has a true attribute `terminal`. Nodes get the variables 1, 2, ... in the order of
    the graph, unless `number` gives them and `cnf` already has these variables.

    >>> odd = kernel(nx.DiGraph([(1, 2), (2, 3), (3, 1)]))
    >>> list(odd.clauses())
    [(-1, -2), (1, 2), (-2, -3), (2, 3), (-3, -1), (3, 1)]
    >>> list(kernel(nx.DiGraph([(1, 1), (1, 2)])).clauses())
    [(-1,), (-1, -2), (1, 2), (2,)]
    """
    k = graph.graph.get("blocks", 0) if blocks is None else blocks
    if cnf is None or number is None:
        cnf, number = on_digraph(graph)
    for node in graph:
        v = number(node)
        options = graph[node]
        if not options and not lost_without_options and not graph.nodes[node].get("terminal"):
            cnf.add(-v)
            continue
        # Where nothing may be blocked no option is blockable, whatever its edge says.
        free = [number(w) for w in options if not (k and options[w].get("blockable"))]
        blockable = [number(w) for w in options if k and options[w].get("blockable")]
        reasons = free + at_least(
            cnf, k + 1, blockable, f"the counter s(i, j) of the blockable options of {node}, row by row"
        )
        # A loop makes v its own option: then "not v" alone, and "v or ..." without v a second time.
        cnf.add_all((-v,) if reason == v else (-v, -reason) for reason in reasons)
        cnf.add(v, *(reason for reason in reasons if reason != v))
    return cnf


def at_least(cnf: Cnf, k: int, literals: Sequence[int], meaning: str) -> list[int]:
    """A literal that is true exactly when at least k >= 1 of the literals are; none, if there are fewer than k."""
    return [running(cnf, k, literals, meaning)[-1]] if len(literals) >= k else []


def running(cnf: Cnf, k: int, literals: Sequence[int], meaning: str) -> list[int]:
    """For i = 0, 1, ..., n a literal (or FALSE) for "at least k >= 1 of the first i literals are true".

    Let s(i, j) say that at least j of the first i literals are true. Then s(i, 0) is true, s(0, j) is false for
    j > 0, and s(i, j) = s(i - 1, j) or (s(i - 1, j - 1) and the i-th literal). Both directions of each equivalence are
    clauses, so every assignment of the literals extends to the counter in exactly one way.
    """
    n = len(literals)
    first = cnf.new(n * k, meaning)

    def s(i: int, j: int) -> int:
        return TRUE if j == 0 else FALSE if i == 0 else first + (i - 1) * k + j - 1

    for i, literal in enumerate(literals, start=1):
        for j in range(1, k + 1):
            cnf.add_simplified(negation(s(i - 1, j)), s(i, j))
            cnf.add_simplified(negation(s(i - 1, j - 1)), -literal, s(i, j))
            cnf.add_simplified(-s(i, j), s(i - 1, j), literal)
            cnf.add_simplified(-s(i, j), s(i - 1, j), s(i - 1, j - 1))
    return [s(i, k) for i in range(n + 1)]


def encode(board: Board) -> Cnf:
    """The P-set of a board as the only model of a formula, edge by edge."""
    return kernel(
        board.digraph(),
        lost_without_options=board.rules.ending == "normal",
        number=lambda v: variable(v[0], v[1], board.height),
        cnf=on_board(board, "definition")[0],
    )


FORMS = {Cnf: encode}
DIGRAPH_FORMS = {Cnf: kernel}
