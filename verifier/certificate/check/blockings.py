"""The checker for "this game has the P-set S with no blocking manoeuvre of these kinds, whatever k".

A certificate of the format `wythoff-synthesis` whose family has a game and kinds of blockable options, in place of
switches, is judged here; `verifier.certificate.check.rule_sets` reads the files and checks the proof. With T kinds,
variable t + 1 says "kind t is the blockable one", and variable T + j, j >= 1, says "k >= j". For a kind t and a
position v let a be the number of blockable P-options of v. Every clause of the formula must be one of these:

    P      not t or k >= a      v in S has a blockable P-options
           not t                v in S has an unblockable P-option
    N      not t or not k >= a  v outside S has a > 0 blockable P-options, and no unblockable one
           not t                v outside S has no P-option at all
           (empty)              v in S is a removed cell: no game of the family has this S
    order  not k >= a or k >= b, where 0 < b < a
    kind   1 or 2 or ... or T

The first kinds of clauses hold for the game with at most k options of a kind blocked and the P-set S, by the
definition of a P-position; the last two hold for every kind and every k. So a refutation proves that there is none.
The manifest names for each clause of the first kinds the position v that it speaks of; these clauses come first.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from verifier.base.errors import UserError
from verifier.certificate.check import board as board_check
from verifier.certificate.check.board import RejectedError
from verifier.games.rules import Block, Position, Ruleset

__all__ = ["Kinds", "Manoeuvres"]

_expect, _whole = board_check._expect, board_check._whole
MOST_KINDS = 1_000


@dataclass(frozen=True)
class Kinds:
    """The game (without its own blocking manoeuvre, if it has one) and the kinds of options that may be blocked."""

    game: Ruleset
    kinds: tuple[Block, ...]

    @classmethod
    def read(cls, data: Any) -> Kinds:
        board_check._bounded(data)
        _expect(isinstance(data, dict) and set(data) == {"game", "kinds"}, "a family: a game and kinds")
        _expect(isinstance(data["kinds"], list) and 0 < len(data["kinds"]) <= MOST_KINDS, "a list of kinds")
        game = board_check._game(data["game"])
        _expect(isinstance(game, Ruleset) and not game.block and game.ending == "normal", "a game in normal play")
        assert isinstance(game, Ruleset)
        _expect(not game.terminal, "a game without terminal positions")
        kinds = []
        for kind in data["kinds"]:
            _expect(isinstance(kind, dict) and set(kind) in ({"kind"}, {"kind", "l"}), "a kind of options")
            try:
                kinds.append(Block(1, **kind))
            except (UserError, TypeError):
                raise RejectedError("manifest.json", 0, "a kind of blockable options") from None
        return cls(game, tuple(kinds))


class Manoeuvres:
    """Which clauses follow from the definition of a P-position."""

    def __init__(self, family: Kinds, claimed: bytearray, width: int, height: int) -> None:
        self.family, self.claimed, self.height = family, claimed, height
        cells = ((cell // height, cell % height) for cell in range(width * height) if claimed[cell])
        self.p_positions = [(x, y) for x, y in cells if family.game.is_position(x, y)]

    def _p_options(self, position: Position, kind: Block) -> tuple[int, bool]:
        """How many blockable P-options, and is there an unblockable one?"""
        x, y = position
        vectors = [(x - c, y - d) for c, d in self.p_positions if c <= x and d <= y and (c, d) != position]
        legal = [vector for vector in vectors if self.family.game.legal(*vector)]
        blockable = sum(vector in kind for vector in legal)
        return blockable, blockable < len(legal)

    def follows(self, clause: list[int], position: Position) -> bool:
        """Is the clause of the kind P or N for this position?"""
        kinds = len(self.family.kinds)
        in_s = bool(self.claimed[position[0] * self.height + position[1]])
        if not self.family.game.is_position(*position):
            return in_s
        if not clause or not -kinds <= clause[0] <= -1 or len(clause) > 2:
            return False
        count, unblockable = self._p_options(position, self.family.kinds[-clause[0] - 1])
        if len(clause) == 1:
            return unblockable if in_s else not unblockable and count == 0
        if in_s:
            return clause[1] > kinds and clause[1] - kinds <= count
        return not unblockable and clause[1] < -kinds and -clause[1] - kinds >= max(count, 1)

    def structural(self, clause: list[int]) -> bool:
        """Is the clause of the kind order or kind?"""
        kinds = len(self.family.kinds)
        if clause == list(range(1, kinds + 1)):
            return True
        return len(clause) == 2 and clause[0] < 0 and kinds < clause[1] < -clause[0]
