"""The first position, by x + y and then x, where a game and a claim differ, as far as boards show it.

A wrong claim is mostly wrong early, so small boards come first. Where the rules name a position far out, a terminal one
or a vector, two games may be the same up to it: one more board reaches a little beyond what is named, where it has
not too many cells. What no board shows is left to automata.
"""

from __future__ import annotations

from dataclasses import dataclass

from verifier.claims.kinds import Claim, SameAs, smallest_difference
from verifier.games.rules import Position, Ruleset
from verifier.solve.retrograde import p_cells

__all__ = ["BOARDS", "Looked", "first_difference"]

BOARDS = (60, 200, 600)
BEYOND = 100  # rows and columns beyond what the rules name, or beyond twice that
CELLS = 30_000_000  # of a board that is swept because of a position far out: a second or two
DENSE_ROW, DENSE_CELLS = 40, 500_000  # with more P-positions than this in a row, in the mean, a sweep is slow


@dataclass(frozen=True)
class Looked:
    """Where two sets differ, if a difference is known; none has a smaller sum on the square board of this side."""

    side: int
    difference: Position | None = None

    def no_smaller(self) -> str:
        """That the difference is the first, in words: of all positions, or of those of the board."""
        if self.difference is not None and sum(self.difference) < self.side:  # all with a smaller sum are on the board
            return "no position with a smaller sum"
        return f"no position of the {self.side} x {self.side} board with a smaller sum"


def first_difference(rules: Ruleset, claim: Claim, boards: tuple[int, ...] = BOARDS) -> Looked:
    """The smallest position where game and claim differ, on these boards and on one beyond what the rules name."""
    looked, most = Looked(0), CELLS
    for side in boards:
        looked, dense = _on(rules, claim, side, most)
        most = DENSE_CELLS if dense else most
        if looked.difference is not None:
            return looked
    games = [rules, *([claim.game] if isinstance(claim, SameAs) and isinstance(claim.game, Ruleset) else [])]
    sides = [times * max(v) + BEYOND for game in games for v in game.named for times in (1, 2)]
    far = max((side for side in sides if side * side <= most), default=0)
    return looked if far <= looked.side else _on(rules, claim, far, most)[0]


def _on(rules: Ruleset, claim: Claim, side: int, most: int) -> tuple[Looked, bool]:
    """What a board shows, and whether it is dense; the board of a first difference has at most so many cells."""
    truth, said = p_cells(rules, side, side), claim.array(side, side)
    dense = bool(max(truth.sum(), said.sum()) > DENSE_ROW * side)
    where = smallest_difference(truth, said)
    whole = sum(where) + 1 if where else 0  # the least board that has all positions with a smaller sum
    if whole <= side or whole * whole > (DENSE_CELLS if dense else most):
        return Looked(side, where), dense
    return Looked(whole, smallest_difference(p_cells(rules, whole, whole), claim.array(whole, whole))), dense
