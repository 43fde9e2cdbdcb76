"""The start of every encoding of a board, and of those that take any digraph."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

import networkx as nx
import numpy as np
from numpy.typing import NDArray

from kernel_encodings.formula import Cnf, Literals
from verifier.games.board import Board
from verifier.games.lines import Line
from verifier.games.names import title
from verifier.games.rules import Ruleset

__all__ = ["on_board", "on_digraph", "without_options"]


def on_board(board: Board, encoding: str) -> tuple[Cnf, Literals]:
    """The positions of a board as variables, and that no cell of a removed rectangle is P."""
    game = title(board.rules)
    cnf = Cnf(f"{encoding}: the P-positions of {game} on a board of {board.width} x {board.height}")
    cells = cnf.positions(board.width, board.height)
    if board.rules.removed:
        u, v = board.rules.removed
        cnf.add_each(-cells[:u, :v])
    return cnf, cells


def on_digraph(graph: nx.DiGraph, encoding: str = "") -> tuple[Cnf, Callable[[Any], int]]:
    """The nodes of a digraph, in its order, as the variables 1, 2, ...; and the function from nodes to variables."""
    title = f"The kernels of a digraph with {len(graph)} nodes and {graph.number_of_edges()} edges."
    cnf = Cnf(f"{encoding}: {title[0].lower()}{title[1:]}" if encoding else title)
    numbers: dict[Hashable, int] = {node: cnf.new(1, f"node {node} is in the kernel") for node in graph}
    return cnf, numbers.__getitem__


def without_options(rules: Ruleset, shape: tuple[int, int], move_lines: list[Line]) -> NDArray[np.bool_]:
    """The cells from which no line of moves leads to a position (in misere play they are N-positions)."""
    exists = np.ones(shape, dtype=bool)
    if rules.removed:
        exists[: rules.removed[0], : rules.removed[1]] = False
    found = np.ones(shape, dtype=bool)
    for line in move_lines:
        for i, j in line.vectors():
            found[i:, j:] &= ~exists[: shape[0] - i, : shape[1] - j]
            if not rules.removed:
                break  # the shortest vector of a line decides: where it does not fit, no longer one does
    return found
