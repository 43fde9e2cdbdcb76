"""Which moves can be added to a game, or removed from it, without changing its P-set."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from verifier.base.errors import UserError
from verifier.games.names import title
from verifier.games.rules import Position, Ruleset
from verifier.synthesis import redundant
from verifier.synthesis.answers import head, listing, size
from verifier.synthesis.target import Target

__all__ = ["MovesAnswer", "moves_answer"]


@dataclass(frozen=True)
class MovesAnswer:
    """Each move that was asked about; or, if there is a `side`, all that fit on a board of that side."""

    target: Target
    game: str
    judged: tuple[redundant.Move, ...]
    side: int | None
    proof: None = None

    @property
    def code(self) -> int:
        return 0 if self.side or all(move.redundant for move in self.judged) else 1

    def to_json(self) -> dict[str, Any]:
        moves = [move.to_json() for move in self.judged]
        return head(self.target) | {"family": "invariant", "game": self.game, "moves": moves}

    def lines(self) -> list[str]:
        target = self.target
        lines = [f"Target: {target.claim}."]
        lines.append(f"Moves of {self.game}, on {size(target.board)}, tested on {size(target.wide)}:")
        tested = f"tested to {size(target.wide)}, not proved beyond"
        if not self.side:
            return lines + [self._line(move, tested) for move in self.judged]
        for verb, has in (("can be removed", True), ("can be added", False)):
            group = [move.vector for move in self.judged if move.has == has and move.redundant]
            lines.append(f"  {verb}, up to {self.side} x {self.side}: {listing(group, 1000) if group else 'none'}.")
        for move in self.judged:
            if move.killed_on == target.wide:
                (i, j), where = move.vector, listing([move.killed_by or (0, 0)])
                lines.append(f"  ({i},{j}) dies on {size(target.wide)} at {where}.")
        return [*lines, f"  What stays is {tested}."]

    def _line(self, move: redundant.Move, tested: str) -> str:
        i, j = move.vector
        what = "removed" if move.has else "added"
        if move.redundant:
            return f"  ({i},{j}) can be {what} and the P-set stays: {tested}."
        assert move.killed_on is not None
        assert move.killed_by is not None
        where = f"({move.killed_by[0]},{move.killed_by[1]}) on {size(move.killed_on)}"
        return f"  ({i},{j}) cannot be {what}: the P-set would change, first at {where}."


def moves_answer(
    target: Target, rules: Ruleset, moves: list[Position], side: int | None, *, asymmetric: bool = False
) -> MovesAnswer:
    """Judge the moves, and all up to the side."""
    for i, j in [*moves, *([(side, side)] if side else [])]:
        if i >= target.board[0] or j >= target.board[1]:
            raise UserError(f"The move ({i},{j}) does not occur on {size(target.board)}: take a larger --board.")
    counts = [redundant.OptionCounts(rules, array) for array in (target.array(), target.wide_array())]
    judged = [redundant.judge(counts, move, asymmetric=asymmetric) for move in moves]
    judged += redundant.judge_all(counts, side, asymmetric=asymmetric) if side else []
    return MovesAnswer(target, title(rules), tuple(judged), side)
