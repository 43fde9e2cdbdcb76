"""The kernel of a board as linear inequalities over 0 and 1 (OPB), with blocking as one weighted sum a position.

At most k blockable options may be blocked. Give a P-option that cannot be blocked the weight k + 1 and one that can the
weight 1. Then a position v is P exactly when the weights of its P-options add up to at most k: a single unblockable
one is too much, and so are k + 1 blockable ones. With W for this sum, M for the greatest value it can take, and v for
0 or 1, "v = 1 if and only if W <= k" is

    W + (M - k) v <= M          (v = 1 forces W <= k; v = 0 says nothing)
    W + (k + 1) v >= k + 1      (v = 0 forces W >= k + 1; v = 1 says nothing)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import networkx as nx

from kernel_encodings.formula import Cnf, variable
from kernel_encodings.ground import on_board, on_digraph
from kernel_encodings.other_forms import AtLeast, Pb
from verifier.games.board import Board

__all__ = ["encode", "kernel"]


def encode(board: Board) -> Pb:
    """The P-set of a board as the only solution of linear inequalities, two a position."""
    return _inequalities(
        board.digraph(),
        on_board(board, "pseudo-Boolean")[0],
        lambda v: variable(v[0], v[1], board.height),
        lost_without_options=board.rules.ending == "normal",
    )


def kernel(graph: nx.DiGraph) -> Pb:
    """The kernels of a digraph, whose attributes are as for `definition.kernel`, as the solutions of inequalities."""
    return _inequalities(graph, *on_digraph(graph, "pseudo-Boolean"))


def _inequalities(
    graph: nx.DiGraph, ground: Cnf, number: Callable[[Any], int], lost_without_options: bool = True
) -> Pb:
    constraints = [AtLeast.clause(clause) for clause in ground.clauses()]
    k = graph.graph.get("blocks", 0)
    for node in graph:
        v = number(node)
        options = graph[node]
        if not options and not lost_without_options and not graph.nodes[node].get("terminal"):
            constraints.append(AtLeast.clause((-v,)))
            continue
        weights = [(1 if options[w].get("blockable") else k + 1, number(w)) for w in options]
        most = sum(weight for weight, _ in weights)
        if most > k:
            negative = tuple((-weight, w) for weight, w in weights)
            constraints.append(AtLeast((*negative, (k - most, v)), -most))
        constraints.append(AtLeast((*weights, (k + 1, v)), k + 1))
    return Pb(ground, tuple(constraints))


FORMS = {Pb: encode}
DIGRAPH_FORMS = {Pb: kernel}
