"""Found on a board, then tested: is an answer still right on a board at least three times as wide?

The test is retrograde analysis of the rules that were found; it shares nothing with the clauses that found them.
Which theorem makes an answer right for ever, if one does, `verifier.theorems.law` says.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from verifier.claims.kinds import smallest_difference
from verifier.games.board import Board
from verifier.games.lines import lines
from verifier.games.rules import Block, Position, Ruleset
from verifier.solve.retrograde import sweep

__all__ = [
    "FACTOR",
    "Test",
    "blockable_vectors",
    "check_rules",
    "check_vectors",
    "check_with_longer",
    "dense_sweep",
    "legal_vectors",
]

FACTOR = 3  # a tested board is at least this many times as wide as the one where the answer was found


@dataclass(frozen=True)
class Test:
    """An answer on the wider board: `killed_by` is the first position (by x + y, then x) that it gets wrong."""

    board: tuple[int, int]
    killed_by: Position | None
    target_says: str = ""  # "P" or "N", where it was killed

    __test__ = False  # not a test for pytest

    @property
    def survives(self) -> bool:
        return self.killed_by is None

    def to_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {"board": list(self.board), "survives": self.survives}
        if self.killed_by is not None:
            data |= {"killed_by": list(self.killed_by), "target_says": self.target_says}
        return data

    @property
    def killer(self) -> str:
        """Where it dies, in words."""
        assert self.killed_by is not None
        x, y = self.killed_by
        says, is_ = ("P", "N") if self.target_says == "P" else ("N", "P")
        return f"at ({x},{y}), which is {is_} and should be {says}"

    def __str__(self) -> str:
        width, height = self.board
        if self.killed_by is None:
            return f"tested on {width} x {height}"
        return f"dies on {width} x {height} {self.killer}"


def _compare(found: NDArray[np.bool_], target: NDArray[np.bool_]) -> Test:
    killer = smallest_difference(found, target)
    says = "" if killer is None else "P" if target[killer] else "N"
    return Test((target.shape[0], target.shape[1]), killer, says)


def check_rules(rules: Ruleset | None, target: NDArray[np.bool_]) -> Test:
    """Compare the P-set of a game (None: the game without moves) with the target on the target's board."""
    found = np.ones(target.shape, dtype=bool) if rules is None else sweep(Board(rules, *target.shape))
    return _compare(found, target)


def check_vectors(
    legal: NDArray[np.bool_],
    target: NDArray[np.bool_],
    block: Block | None = None,
    removed: tuple[int, int] | None = None,
) -> Test:
    """The same for a set of vectors given as an array, which may hold tens of thousands of them."""
    return _compare(dense_sweep(legal, block, removed), target)


def check_with_longer(rules: Ruleset, longest: int, target: NDArray[np.bool_]) -> Test:
    """The same for a game together with all longer rook moves; without blocking, those that join no two P-positions."""
    legal = legal_vectors(rules, *target.shape)
    for k in range(longest + 1, max(target.shape)):
        joins = (target[:, k:] & target[:, :-k]).any() or (target[k:] & target[:-k]).any()
        legal[0, k : k + 1] = legal[k : k + 1, 0] = bool(rules.block) or not joins
    return check_vectors(legal, target, rules.block, rules.removed)


def dense_sweep(
    legal: NDArray[np.bool_], block: Block | None = None, removed: tuple[int, int] | None = None
) -> NDArray[np.bool_]:
    """The P-set of the game whose moves are the vectors (i, j) with legal[i, j], on a board of that shape.

    Rows are taken in order and a row from left to right; every P-position, once found, tells in one array operation
    all positions that can move to it.
    """
    width, height = legal.shape
    blockable = blockable_vectors(legal, block)
    sure = legal & ~blockable
    sure[0, 0] = False
    hit = np.zeros(legal.shape, dtype=bool)
    hit[: removed[0] if removed else 0, : removed[1] if removed else 0] = True
    count = np.zeros(legal.shape, dtype=np.int32)
    found = np.zeros(legal.shape, dtype=bool)
    k = block.at_most if block else 0
    for x in range(width):
        y = -1
        while True:
            free = ~hit[x, y + 1 :] & (count[x, y + 1 :] <= k)
            if not free.any():
                break
            y += 1 + int(free.argmax())
            found[x, y] = True
            hit[x:, y:] |= sure[: width - x, : height - y]
            if block:
                count[x:, y:] += blockable[: width - x, : height - y]
    return found


def legal_vectors(rules: Ruleset, width: int, height: int) -> NDArray[np.bool_]:
    """The vectors of a game that fit on a board, as an array."""
    legal = np.zeros((width, height), dtype=bool)
    for line in lines(rules, width, height):
        for vector in line.vectors():
            legal[vector] = True
    return legal


def blockable_vectors(legal: NDArray[np.bool_], block: Block | None) -> NDArray[np.bool_]:
    """Which of the legal vectors lead to options that may be blocked."""
    result = np.zeros(legal.shape, dtype=bool)
    if block:
        for i, j in np.argwhere(legal):
            result[i, j] = (int(i), int(j)) in block and i + j > 0
    return result
