"""Redundant moves: what can be added to a game, or removed from it, without changing its P-set.

Let S be the P-set. After a change of the rules S is still the P-set exactly if it satisfies the conditions of a
P-set for the new rules at every position, and the first position (by x + y, then x) where it fails is the first where
the new P-set differs from S. So it is enough to count, once, the P-options of every position.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from verifier.base.errors import UserError
from verifier.claims.kinds import smallest_difference
from verifier.games.rules import Position, Ruleset
from verifier.synthesis.wider import blockable_vectors, legal_vectors

__all__ = ["Move", "OptionCounts", "judge", "judge_all"]


@dataclass(frozen=True)
class Move:
    """The vector (i, j), with its mirror image (j, i) where the two are one move, and what happens without or with it.

    `killed_on` and `killed_by` are the smaller of the two boards, and its first position, where the P-set changes.
    """

    vector: Position
    has: bool  # is it a move of the game now? then the question is whether it can be removed, else added
    redundant: bool
    killed_on: tuple[int, int] | None = None
    killed_by: Position | None = None

    def to_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {"move": list(self.vector), "question": "remove" if self.has else "add"}
        data["redundant"] = self.redundant
        if self.killed_by and self.killed_on:
            data |= {"killed_on": list(self.killed_on), "killed_by": list(self.killed_by)}
        return data


class OptionCounts:
    """How many unblockable and blockable P-options each position of a board has."""

    def __init__(self, rules: Ruleset, target: NDArray[np.bool_]) -> None:
        if rules.ending != "normal" or rules.terminal:
            raise UserError("Redundant moves are asked of games in normal play.")
        self.rules, self.target = rules, target
        self.width, self.height = target.shape
        legal = legal_vectors(rules, self.width, self.height)
        blockable = blockable_vectors(legal, rules.block)
        self.sure = np.zeros(target.shape, dtype=np.int32)
        self.maybe = np.zeros(target.shape, dtype=np.int32)
        for x, y in np.argwhere(target):
            self.sure[x:, y:] += (legal & ~blockable)[: self.width - x, : self.height - y]
            self.maybe[x:, y:] += blockable[: self.width - x, : self.height - y]
        if (self._p_positions(self.sure, self.maybe) != target).any():
            raise UserError("The target is not the P-set of this game: a move is redundant only with respect to that.")

    def _p_positions(self, sure: NDArray[np.int32], maybe: NDArray[np.int32]) -> NDArray[np.bool_]:
        result = (sure == 0) & (maybe <= self.rules.blocks)
        if self.rules.removed:
            result[: self.rules.removed[0], : self.rules.removed[1]] = False
        return result

    def killer(self, vectors: set[Position], sign: int) -> Position | None:
        """The first position whose nature changes when the vectors are added (+1) or removed (-1)."""
        sure, maybe = self.sure.copy(), self.maybe.copy()
        for i, j in vectors:
            if i < self.width and j < self.height:
                counts = maybe if self.rules.blockable(i, j) else sure
                counts[i:, j:] += sign * self.target[: self.width - i, : self.height - j]
        return smallest_difference(self._p_positions(sure, maybe), self.target)


def judge(counts: list[OptionCounts], vector: Position, *, asymmetric: bool = False) -> Move:
    """Is a move redundant on these boards, the smallest first?"""
    i, j = vector
    rules = counts[0].rules
    has = rules.legal(i, j)
    vectors = {(i, j)} if asymmetric else {(i, j), (j, i)}
    vectors = {v for v in vectors if rules.legal(*v) == has}
    for board in counts:
        killer = board.killer(vectors, -1 if has else 1)
        if killer is not None:
            return Move(vector, has, False, (board.width, board.height), killer)
    return Move(vector, has, True)


def judge_all(counts: list[OptionCounts], side: int, *, asymmetric: bool = False) -> list[Move]:
    """Every move (i, j) with i, j <= side; only i <= j where (i, j) and (j, i) are one move."""
    return [
        judge(counts, (i, j), asymmetric=asymmetric)
        for i in range(side + 1)
        for j in range(0 if asymmetric else i, side + 1)
        if i + j
    ]
