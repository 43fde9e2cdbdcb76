"""What the rules are to have as their P-set: a claim, a game, or a file; and how far it is known."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from verifier.base import strict
from verifier.base.errors import UserError
from verifier.claims.kinds import Beatty, Claim, Listed, SameAs, parse_claim
from verifier.games.families import wythoff
from verifier.games.names import load_game
from verifier.games.rules import Ruleset
from verifier.synthesis.wider import FACTOR

__all__ = ["Target", "parse_target"]


@dataclass(frozen=True)
class Target:
    """The wanted P-set; `board` is where rules are found, `wide` where they are tested."""

    claim: Claim
    board: tuple[int, int]

    @property
    def wide(self) -> tuple[int, int]:
        """At least three times as wide and high, a square for a square; a list is known only as far as it goes."""
        width, height = self.board
        if not isinstance(self.claim, Listed):
            return FACTOR * width, FACTOR * height
        far = [max((position[k] for position in self.claim.positions), default=0) + 1 for k in (0, 1)]
        wide, high = min(FACTOR * width, max(width, far[0])), min(FACTOR * height, max(height, far[1]))
        return (min(wide, high),) * 2 if width == height else (wide, high)

    def array(self) -> NDArray[np.bool_]:
        return self.claim.array(*self.board)

    def wide_array(self) -> NDArray[np.bool_]:
        return self.claim.array(*self.wide)

    @property
    def game(self) -> Ruleset | None:
        """A game whose parts are taken where the user names none: mWN for Beatty pairs, or the target's own game."""
        if isinstance(self.claim, SameAs):
            return self.claim.game if isinstance(self.claim.game, Ruleset) else None
        return wythoff(self.claim.m) if isinstance(self.claim, Beatty) else None


def parse_target(text: str) -> Claim:
    """A claim (beatty:m=2,p=3), a game's name (2WN^3), or a file with either.

    >>> str(parse_target("2WN^3"))
    'the P-positions of 2WN^3'
    """
    path = Path(text)
    if text.partition(":")[0] in ("beatty", "game"):
        return parse_claim(text)
    if path.suffix == ".json" and path.is_file():
        try:
            data = strict.loads(path.read_text(encoding="utf-8"))
        except ValueError as error:
            raise UserError(f"{text!r} cannot be read: {error}.") from None
        is_game = isinstance(data, dict) and {"moves", "choice", "imitation"} & set(data)
        return SameAs(load_game(text)[1]) if is_game else parse_claim(text)
    if path.suffix == ".csv":
        return parse_claim(text)
    return SameAs(load_game(text)[1])
