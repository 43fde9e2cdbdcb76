"""Small random questions, and their answers by trying every selection of switches."""

from __future__ import annotations

from itertools import combinations

import numpy as np
from hypothesis import strategies as st
from kernel_encodings.rules_from_p import Selection, Unknowns
from numpy.typing import NDArray

from tests.strategies import bishops, blocks, rooks, vectors
from verifier.games.board import Board
from verifier.solve.retrograde import sweep

parts = st.one_of(rooks, bishops, vectors)
unknowns = st.builds(
    Unknowns,
    st.lists(parts, min_size=1, max_size=4).map(tuple),
    st.lists(parts, max_size=1).map(tuple),
    blocks.map(lambda block: block if block and block.at_most else None),
    st.none() | st.tuples(st.integers(1, 2), st.integers(1, 2)),
)
sizes = st.tuples(st.integers(3, 7), st.integers(3, 7))


def everything(family: Unknowns) -> list[Selection]:
    n = len(family.switches)
    return [frozenset(on) for size in range(n + 1) for on in combinations(range(n), size)]


def p_set(family: Unknowns, on: Selection, width: int, height: int) -> NDArray[np.bool_]:
    """By retrograde analysis; without any move every position of the game is P."""
    rules = family.rules(on)
    if rules is not None:
        return sweep(Board(rules, width, height))
    found = np.ones((width, height), dtype=bool)
    u, v = family.removed or (0, 0)
    found[:u, :v] = False
    return found


def brute_force(family: Unknowns, target: NDArray[np.bool_]) -> set[Selection]:
    return {on for on in everything(family) if (p_set(family, on, *target.shape) == target).all()}


@st.composite
def questions(draw: st.DrawFn) -> tuple[Unknowns, NDArray[np.bool_]]:
    """A family and a target: the P-set of one of its games, sometimes with one position changed."""
    family, (width, height) = draw(unknowns), draw(sizes)
    target = p_set(family, draw(st.sampled_from(everything(family))), width, height)
    if draw(st.booleans()):
        x, y = draw(st.integers(0, width - 1)), draw(st.integers(0, height - 1))
        target[x, y] = not target[x, y]
    return family, target
