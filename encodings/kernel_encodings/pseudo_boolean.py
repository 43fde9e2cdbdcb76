"""The kernel of a board as linear inequalities over 0 and 1 (OPB), with blocking as one weighted sum a position.

At most k blockable options may be blocked. Give a P-option that cannot be blocked the weight k + 1 and one that can the
weight 1. Then a position v is P exactly when the weights of its P-options add up to at most k: a single unblockable
one is too much, and so are k + 1 blockable ones. With W for this sum, M for the greatest value it can take, and v for
0 or 1, "v = 1 if and only if W <= k" is

    W + (M - k) v <= M          (v = 1 forces W <= k; v = 0 says nothing)
    W + (k + 1) v >= k + 1      (v = 0 forces W >= k + 1; v = 1 says nothing)
"""

from __future__ import annotations

from kernel_encodings.forms import AtLeast, Pb
from kernel_encodings.formula import variable
from kernel_encodings.ground import on_board
from verifier.board import Board

__all__ = ["encode"]


def encode(board: Board) -> Pb:
    """The P-set of a board as the only solution of linear inequalities, two a position."""
    ground, _ = on_board(board, "pseudo-Boolean")
    constraints = [AtLeast.clause(clause) for clause in ground.clauses()]
    k, graph = board.rules.blocks, board.digraph()
    for position in graph:
        v = variable(position[0], position[1], board.height)
        options = graph[position]
        if not options and board.rules.ending == "misere":
            constraints.append(AtLeast.clause((-v,)))
            continue
        weights = [(1 if options[w]["blockable"] else k + 1, variable(w[0], w[1], board.height)) for w in options]
        most = sum(weight for weight, _ in weights)
        if most > k:
            negative = tuple((-weight, w) for weight, w in weights)
            constraints.append(AtLeast((*negative, (k - most, v)), -most))
        constraints.append(AtLeast((*weights, (k + 1, v)), k + 1))
    return Pb(ground, tuple(constraints))
