"""(m, p)-Imitation Nim: what is legal depends on the last moves, so a state is more than a position.

A state is (x, y, t, mine, his): the heaps; how many tokens the previous player has just taken from the smaller heap
(0 if he did not); and on how many moves in a row the player to move, and the previous player, have imitated. Of
the two heaps of a state with t > 0 the larger one is known: taking from the smaller heap leaves it smaller.
The P-positions of the game are its starting positions (x, y, 0, 0, 0) that are lost for the player to move.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from verifier.base.errors import UserError
from verifier.games.families import Imitation

if TYPE_CHECKING:
    import networkx as nx

__all__ = ["State", "digraph", "moves", "p_starts", "solver"]

State = tuple[int, int, int, int, int]
SIDE = 60  # the number of states grows with the cube of the side


def moves(game: Imitation, state: State) -> Iterator[State]:
    """The options of a state, seen from the player who moves next: his counter comes first."""
    x, y, t, mine, his = state
    for heap, size in ((0, x), (1, y)):
        other = y if heap == 0 else x
        for take in range(1, size + 1):
            from_larger = size > other
            imitates = t > 0 and from_larger and t <= take < t + game.m
            if imitates and mine + 1 > game.p - 1:
                continue
            taken = 0 if from_larger else take
            rest = (x - take, y) if heap == 0 else (x, y - take)
            yield (*rest, taken, his, mine + 1 if imitates else 0)


def solver(game: Imitation) -> Callable[[State], bool]:
    """A function that says whether the player to move loses a state."""

    @cache
    def lost(state: State) -> bool:
        return not any(lost(option) for option in moves(game, state))

    return lost


def p_starts(game: Imitation, width: int, height: int) -> NDArray[np.bool_]:
    """The P-positions of the game, its starting positions, on a board."""
    side = max(width, height)
    if side > SIDE:
        raise UserError(f"Imitation Nim has about side^3 states: take a board of at most {SIDE} x {SIDE}.")

    lost = solver(game)
    found = np.zeros((width, height), dtype=bool)
    for x in range(width):  # in this order every recursion is shallow
        for y in range(height):
            found[x, y] = lost((x, y, 0, 0, 0))
    return found


def digraph(game: Imitation, width: int, height: int) -> nx.DiGraph:
    """The move digraph on all states that can be reached from the starting positions of a board."""
    import networkx as nx

    graph = nx.DiGraph(game=f"({game.m},{game.p})IN", blocks=0)
    todo: list[State] = [(x, y, 0, 0, 0) for x in range(width) for y in range(height)]
    graph.add_nodes_from(todo)
    while todo:
        state = todo.pop()
        for option in moves(game, state):
            if option not in graph:
                todo.append(option)
            graph.add_edge(state, option, kinds=("rook",), blockable=False)
    return graph
