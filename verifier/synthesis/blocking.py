"""For which k and which kind of blockable options does a game with a k-blocking manoeuvre have the target?

For one kind the answer is an interval of k. A position v of S must have no unblockable option in S, and at most k
blockable ones: k is at least the largest such number. A position outside S that has no unblockable option in S needs
more than k blockable ones: k is below the smallest such number. The positions that give the two ends are the reason.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from verifier.errors import UserError
from verifier.rules import Block, Position, Ruleset
from verifier.synthesis.target import Target
from verifier.synthesis.wider import Test, blockable_vectors, check_rules, legal_vectors

__all__ = ["Kind", "interval", "kinds", "manoeuvres"]


@dataclass(frozen=True)
class Kind:
    """A kind of blockable options and the k that give the target: `least` <= k <= `most` (None: no upper end).

    `why` are the positions that leave nothing, if nothing is left: one that S calls P with an unblockable option in
    S; or one of S that needs k >= least and one outside S that needs k <= most.
    """

    kind: str
    l: int
    least: int
    most: int | None
    why: tuple[Position, ...] = ()

    @property
    def empty(self) -> bool:
        return bool(self.why)

    def block(self, k: int) -> Block:
        return Block(k, self.kind, self.l)  # type: ignore[arg-type]

    def __str__(self) -> str:
        return {"roob": f"{self.l}-roob-type", "bishop": "bishop-type", "any": "all"}[self.kind] + " options"

    def to_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {"kind": self.kind} | ({"l": self.l} if self.kind == "roob" else {})
        if self.empty:
            return data | {"k": None, "why": [list(position) for position in self.why]}
        return data | {"k": [self.least, self.most]}


def interval(rules: Ruleset, kind: str, l: int, target: NDArray[np.bool_]) -> Kind:
    """The k for one kind of blockable options on the target's board."""
    width, height = target.shape
    legal = legal_vectors(rules, width, height)
    blockable = blockable_vectors(legal, Block(1, kind, l))  # type: ignore[arg-type]
    sure = np.zeros(target.shape, dtype=bool)
    count = np.zeros(target.shape, dtype=np.int32)
    for x, y in np.argwhere(target):
        sure[x:, y:] |= (legal & ~blockable)[: width - x, : height - y]
        count[x:, y:] += blockable[: width - x, : height - y]
    positions = np.ones(target.shape, dtype=bool)
    if rules.removed:
        positions[: rules.removed[0], : rules.removed[1]] = False
    spoilt = np.argwhere(target & (sure | ~positions))
    if len(spoilt):
        return Kind(kind, l, 0, None, (_first(spoilt),))
    least = int(count[target].max(initial=0))
    open_ = ~target & ~sure & positions
    if not open_.any():
        return Kind(kind, l, least, None)
    most = int(count[open_].min()) - 1
    if most >= least:
        return Kind(kind, l, least, most)
    low, high = np.argwhere(target & (count == least)), np.argwhere(open_ & (count == most + 1))
    return Kind(kind, l, least, most, (_first(low), _first(high)))


def _first(cells: NDArray[np.intp]) -> Position:
    return min(((int(x), int(y)) for x, y in cells), key=lambda v: (v[0] + v[1], v[0]))


def kinds(longest: int) -> list[tuple[str, int]]:
    """Any option, bishop-type options, and l-roob-type ones for l = 1, ..., longest."""
    return [("any", 1), ("bishop", 1), *(("roob", l) for l in range(1, longest + 1))]


def manoeuvres(rules: Ruleset, target: Target, longest: int) -> tuple[list[Kind], list[tuple[Ruleset, Test]]]:
    """For every kind its k on the board; and every game found, with its test on the wider board.

    Where k has no upper end (no position needs more), only its least value is listed.
    """
    if rules.ending != "normal":
        raise UserError("Blocking is asked of games in normal play.")
    here, wide = target.array(), target.wide_array()
    found = [interval(rules, kind, l, here) for kind, l in kinds(longest)]
    games: dict[Ruleset, Test] = {}
    for entry in found:
        if not entry.empty:
            for k in range(entry.least, (entry.least if entry.most is None else entry.most) + 1):
                game = replace(rules, block=entry.block(k))
                games.setdefault(game, check_rules(game, wide))
    return found, list(games.items())
