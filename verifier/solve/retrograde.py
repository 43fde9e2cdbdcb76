"""P-sets without a solver: from the move digraph (the reference) and by a sweep that never builds an edge (fast).

The two share nothing but the rules as data, and tests compare them on random rules: the digraph asks
`Ruleset.options` of every position, the sweep works out the moves in `verifier.solve.moves`. Nor does the sweep share
anything with the encodings and the checkers, whose answers are compared with it (`verifier.verification`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from verifier.games import imitation
from verifier.games.board import Board
from verifier.games.families import Game, Imitation
from verifier.games.rules import Position, Ruleset
from verifier.solve.moves import Moves, Ray, moves

if TYPE_CHECKING:
    from numpy.typing import NDArray

__all__ = ["p_cells", "p_set", "reference", "sweep"]


def reference(board: Board) -> set[Position]:
    """The P-positions of a board, straight from the definition on its move digraph.

    A position is P when at most `blocks` of its blockable options, and none of the others, are P (and, in misere
    play, when it has an option at all or is terminal).
    """
    import networkx as nx

    graph, rules = board.digraph(), board.rules
    found: set[Position] = set()
    for v in reversed(list(nx.topological_sort(graph))):
        options = graph[v]
        winning = [w for w in options if w in found]
        unblockable = any(not options[w]["blockable"] for w in winning)
        lost = not unblockable and len(winning) <= rules.blocks
        if lost and not (rules.ending == "misere" and not options and not rules.is_terminal(*v)):
            found.add(v)
    return found


def sweep(board: Board) -> NDArray[np.bool_]:
    """The P-positions of a board as a boolean array, row by row.

    Every P-position, once found, is pushed to the positions that have it as an option: `hit` where it cannot be
    blocked, `count` where it can. Rows are taken in order and a row from left to right, so when a position is reached
    all its P-options have been pushed. There are few P-positions (a bounded number per row in the games of the paper)
    and few rays of moves, so the cost is a few array operations per row.
    """
    rules, (width, height) = board.rules, board.shape
    at_most = rules.block.at_most if rules.block is not None else 0
    legal = moves(rules, width, height)
    hit = np.zeros(board.shape, dtype=bool)
    count = np.zeros(board.shape, dtype=np.int32) if at_most else None
    found = np.zeros(board.shape, dtype=bool)
    if rules.removed:
        hit[: rules.removed[0], : rules.removed[1]] = True  # not positions: never P
    if rules.ending == "misere":
        hit |= ~_has_option(legal, board)
    terminal = np.zeros(board.shape, dtype=bool)
    for x, y in rules.terminal:
        if x < width and y < height:
            terminal[x, y] = True

    rays, others = legal.rays()
    along_row = [ray for ray in rays if ray.start[0] == 0]
    upwards = [ray for ray in rays if ray.start[0] > 0]
    for x in range(width):
        y = -1
        while True:
            free = ~hit[x, y + 1 :]
            if count is not None:
                free &= count[x, y + 1 :] <= at_most
            free |= terminal[x, y + 1 :]
            if not free.any():
                break
            y += 1 + int(free.argmax())
            found[x, y] = True
            _push(along_row, hit, count, x, y)
        for column in np.flatnonzero(found[x]):
            _push(upwards, hit, count, x, int(column))
            if len(others.i):
                _push_each(others, hit, count, x, int(column))
    return found


def _push(rays: list[Ray], hit: NDArray[np.bool_], count: NDArray[np.int32] | None, x: int, y: int) -> None:
    """Tell every position that has the P-position (x, y) as an option along one of the rays."""
    width, height = hit.shape
    for ray in rays:
        (i, j), (di, dj) = ray.start, ray.direction
        if x + i >= width or y + j >= height:
            continue
        steps = min(
            (width - 1 - x - i) // di if di else len(ray.free),
            (height - 1 - y - j) // dj if dj else len(ray.free),
            len(ray.free) - 1,
        )
        # Along the flattened array a ray is a slice with constant stride.
        first = (x + i) * height + y + j
        stride = di * height + dj
        cells = slice(first, first + steps * stride + 1, stride)
        hit.reshape(-1)[cells] |= ray.free[: steps + 1]
        if count is not None:
            count.reshape(-1)[cells] += ray.blockable[: steps + 1]


def _push_each(others: Moves, hit: NDArray[np.bool_], count: NDArray[np.int32] | None, x: int, y: int) -> None:
    """The same for vectors that lie on no ray."""
    fits = (others.i < hit.shape[0] - x) & (others.j < hit.shape[1] - y)
    i, j, can = others.i[fits] + x, others.j[fits] + y, others.blockable[fits]
    hit[i[~can], j[~can]] = True
    if count is not None:
        count[i[can], j[can]] += 1  # the vectors are distinct


def _has_option(legal: Moves, board: Board) -> NDArray[np.bool_]:
    """Which cells of the board are positions with at least one option (needed for the misere ending).

    A move (i, j) leads out of the removed rectangle u x v exactly from x >= i + u or y >= j + v; of two moves the
    smaller one leads out wherever the larger one does.
    """
    u, v = board.rules.removed or (0, 0)
    result = np.zeros(board.shape, dtype=bool)
    for i, j in legal.smallest():
        result[i + u :, j:] = True
        result[i:, j + v :] = True
    result[:u, :v] = False
    return result


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


def p_cells(game: Game, width: int, height: int) -> NDArray[np.bool_]:
    """The same where nobody has asked for this board: if the removed rectangle leaves nothing of it, it has none.

    >>> from verifier.games.families import shifted
    >>> p_cells(shifted(2, 3, 1), 1, 1).tolist()
    [[False]]
    """
    if isinstance(game, Ruleset) and not game.has_positions(width, height):
        return np.zeros((width, height), dtype=bool)
    return p_set(game, width, height)
