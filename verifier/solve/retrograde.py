"""P-sets without a solver: from the move digraph (the reference) and by a sweep that never builds an edge (fast).

The two share nothing but the rules, and tests compare them on random rules.
"""

from __future__ import annotations

import networkx as nx
import numpy as np
from numpy.typing import NDArray

from verifier.games import imitation
from verifier.games.board import Board
from verifier.games.families import Game, Imitation
from verifier.games.lines import Line, lines
from verifier.games.rules import Position, Ruleset

__all__ = ["p_set", "reference", "sweep"]


def reference(board: Board) -> set[Position]:
    """The P-positions of a board, straight from the definition on its move digraph.

    A position is P when at most `blocks` of its blockable options, and none of the others, are P (and, in misere
    play, when it has an option at all).
    """
    graph, rules = board.digraph(), board.rules
    found: set[Position] = set()
    for v in reversed(list(nx.topological_sort(graph))):
        options = graph[v]
        winning = [w for w in options if w in found]
        unblockable = any(not options[w]["blockable"] for w in winning)
        lost = not unblockable and len(winning) <= rules.blocks
        if lost and not (rules.ending == "misere" and not options):
            found.add(v)
    return found


def sweep(board: Board) -> NDArray[np.bool_]:
    """The P-positions of a board as a boolean array, row by row.

    Every P-position, once found, is pushed along the lines of legal moves to the positions that have it as an option:
    `hit` where it cannot be blocked, `count` where it can. Rows are taken in order and a row from left to right, so
    when a position is reached all its P-options have been pushed. There are few P-positions (a bounded number per
    row in the games of the paper) and few lines, so the cost is a few array operations per row.
    """
    rules, (width, height) = board.rules, board.shape
    move_lines = lines(rules, width, height)
    hit = np.zeros(board.shape, dtype=bool)
    count = np.zeros(board.shape, dtype=np.int32) if rules.block else None
    found = np.zeros(board.shape, dtype=bool)
    if rules.removed:
        hit[: rules.removed[0], : rules.removed[1]] = True  # not positions: never P
    if rules.ending == "misere":
        hit |= ~has_option(board)

    along_row = [line for line in move_lines if line.start[0] == 0]
    upwards = [line for line in move_lines if line.start[0] > 0]
    for x in range(width):
        y = -1
        while True:
            free = ~hit[x, y + 1 :]
            if count is not None:
                free &= count[x, y + 1 :] <= rules.blocks
            if not free.any():
                break
            y += 1 + int(free.argmax())
            found[x, y] = True
            _push(along_row, hit, count, x, y)
        for column in np.flatnonzero(found[x]):
            _push(upwards, hit, count, x, int(column))
    return found


def _push(move_lines: list[Line], hit: NDArray[np.bool_], count: NDArray[np.int32] | None, x: int, y: int) -> None:
    """Tell every position that has the P-position (x, y) as an option along one of the lines."""
    width, height = hit.shape
    for line in move_lines:
        (i, j), (di, dj) = line.start, line.direction
        if x + i >= width or y + j >= height:
            continue
        steps = min(
            (width - 1 - x - i) // di if di else len(line.legal),
            (height - 1 - y - j) // dj if dj else len(line.legal),
            len(line.legal) - 1,
        )
        # Along the flattened array a line is a slice with constant stride.
        first = (x + i) * height + y + j
        stride = di * height + dj
        cells = slice(first, first + steps * stride + 1, stride)
        blockable = line.blockable[: steps + 1]
        hit.reshape(-1)[cells] |= line.legal[: steps + 1] & ~blockable
        if count is not None:
            count.reshape(-1)[cells] += blockable


def has_option(board: Board) -> NDArray[np.bool_]:
    """Which cells of the board have at least one option (needed for the misere ending)."""
    width, height = board.shape
    result = np.zeros(board.shape, dtype=bool)
    if board.rules.removed is None:
        # A shortest legal vector of each line decides: if v + w can be subtracted, so can v.
        for line in lines(board.rules, width, height):
            i, j = next(line.vectors())
            result[i:, j:] = True
        return result
    exists = np.ones(board.shape, dtype=bool)
    exists[: board.rules.removed[0], : board.rules.removed[1]] = False
    for i, j in board.vectors():
        result[i:, j:] |= exists[: width - i, : height - j]
    return result & exists


def p_set(game: Game, width: int, height: int) -> NDArray[np.bool_]:
    """The P-positions of any game on a board, as a boolean array indexed [x, y]."""
    if isinstance(game, Ruleset):
        return sweep(Board(game, width, height))
    if isinstance(game, Imitation):
        return imitation.p_starts(game, width, height)
    found = np.zeros((width, height), dtype=bool)
    for rules in game.games:
        found |= sweep(Board(rules, width, height))
    return found
