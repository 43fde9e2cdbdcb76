"""For which k and which kind of blockable options does a game with a k-blocking manoeuvre have the target?

For one kind the answer is an interval of k. A position v of S must have no unblockable option in S, and at most k
blockable ones: k is at least the largest such number. A position outside S that has no unblockable option in S needs
more than k blockable ones: k is below the smallest such number. The positions that give the two ends are the reason.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from verifier.base.errors import UserError
from verifier.games.rules import Block, Position, Ruleset
from verifier.synthesis.target import Target
from verifier.synthesis.wider import Test, blockable_vectors, check_rules, legal_vectors

__all__ = ["BlockableKind", "Manoeuvre", "interval", "kinds", "manoeuvres", "names"]


@dataclass(frozen=True)
class BlockableKind:
    """A kind of blockable options and the k that give the target: `least` <= k <= `most` (None: no upper end).

    `why` are the positions that leave nothing, if nothing is left: one of S with an unblockable option in S (or a
    removed cell of S); or one outside S without any option in S (`most` is then -1); or one of S that needs
    k >= least and one outside S that needs k <= most.
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

    def because(self, rules: Ruleset) -> str:
        """Why there is no k, in words."""
        first, last = (f"({v[0]},{v[1]})" for v in (self.why[0], self.why[-1]))
        if not rules.is_position(*self.why[0]):
            return f"{first} should be P and is no position of the game"
        if self.most is None:
            return f"{first} should be P and has an option in the target that cannot be blocked"
        if self.most < 0:
            return f"{first} should be N and has no option in the target"
        return f"{first} is P only if k >= {self.least}, {last} is N only if k <= {self.most}"

    def to_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {"kind": self.kind} | ({"l": self.l} if self.kind == "roob" else {})
        if self.empty:
            return data | {"k": None, "why": [list(position) for position in self.why]}
        return data | {"k": [self.least, self.most]}


def names(kinds: Iterable[BlockableKind]) -> str:
    """Several kinds in words.

    >>> games = (("any", 1), ("roob", 1), ("roob", 3), ("roob", 4), ("roob", 5))
    >>> names(BlockableKind(kind, l, 0, 0) for kind, l in games)
    'all options; l-roob-type options, l = 1, 3..5'
    """
    kinds = list(kinds)
    found = [str(kind) for kind in kinds if kind.kind != "roob"]
    ls = sorted(kind.l for kind in kinds if kind.kind == "roob")
    if len(ls) == 1:
        found += [str(kind) for kind in kinds if kind.kind == "roob"]
    elif ls:
        starts = [l for l in ls if l - 1 not in ls]
        ends = [l for l in ls if l + 1 not in ls]
        runs = [str(a) if a == b else f"{a}..{b}" for a, b in zip(starts, ends, strict=True)]
        found.append(f"l-roob-type options, l = {', '.join(runs)}")
    return "; ".join(found)


def interval(rules: Ruleset, kind: str, l: int, target: NDArray[np.bool_]) -> BlockableKind:
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
        return BlockableKind(kind, l, 0, None, (_first(spoilt),))
    least = int(count[target].max(initial=0))
    open_ = ~target & ~sure & positions
    if not open_.any():
        return BlockableKind(kind, l, least, None)
    most = int(count[open_].min()) - 1
    if most >= least:
        return BlockableKind(kind, l, least, most)
    if most < 0:
        return BlockableKind(kind, l, least, most, (_first(np.argwhere(open_ & (count == 0))),))
    low, high = np.argwhere(target & (count == least)), np.argwhere(open_ & (count == most + 1))
    return BlockableKind(kind, l, least, most, (_first(low), _first(high)))


def _first(cells: NDArray[np.intp]) -> Position:
    return min(((int(x), int(y)) for x, y in cells), key=lambda v: (v[0] + v[1], v[0]))


def kinds(longest: int) -> list[tuple[str, int]]:
    """Any option, bishop-type options, and l-roob-type ones for l = 1, ..., longest."""
    return [("any", 1), ("bishop", 1), *(("roob", l) for l in range(1, longest + 1))]


@dataclass(frozen=True)
class Manoeuvre:
    """A game with k options of a kind blocked that has the target on the first board, and its test on the wider one."""

    game: Ruleset
    k: int
    kind: BlockableKind
    test: Test
    and_more: bool  # every larger k does as well, on both boards


def manoeuvres(rules: Ruleset, target: Target, longest: int) -> tuple[list[BlockableKind], list[Manoeuvre]]:
    """For every kind its k on the first board; and every game found there, with its test on the wider one.

    Where k has no upper end on the first board, these are listed: its least value there, the k that the wider board
    leaves (if it has no upper end either, the least of them), and the first k that the wider board excludes above.
    """
    if rules.ending != "normal" or rules.terminal:
        raise UserError("Blocking is asked of games in normal play, without terminal positions.")
    here, wide = target.array(), target.wide_array()
    found = [interval(rules, kind, l, here) for kind, l in kinds(longest)]
    games: dict[Ruleset, Manoeuvre] = {}
    for entry in found:
        if entry.empty:
            continue
        values: set[int] = set(range(entry.least, (entry.most if entry.most is not None else entry.least) + 1))
        open_ended = False
        if entry.most is None and not (there := interval(rules, entry.kind, entry.l, wide)).empty:
            open_ended = there.most is None
            values |= set(range(there.least, there.most + 2)) if there.most is not None else {there.least}
        for k in sorted(values):
            game = replace(rules, block=entry.block(k))
            if game not in games:
                more = open_ended and k == max(values)
                games[game] = Manoeuvre(game, k, entry, check_rules(game, wide), more)
    return found, list(games.values())
