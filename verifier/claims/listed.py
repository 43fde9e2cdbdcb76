"""A set of positions as a list, each once: what every checker can read, whatever rule the list is from."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from verifier.base.errors import UserError
from verifier.games.rules import Position

__all__ = ["Listed"]


@dataclass(frozen=True)
class Listed:
    """Exactly these positions. On a board: those that lie on it, see `on`."""

    positions: frozenset[Position]
    left_out: int = field(default=0, compare=False)  # listed once, but not where the claim is now about
    where: str = field(default="on the board", compare=False)
    pairs: int = field(default=0, compare=False)  # listed as so many unordered pairs {c, d}
    note: str = field(default="", compare=False)  # what was added to a list to make it a claim
    called: str = field(default="", compare=False)  # the rule that the list is from, in words

    @classmethod
    def of(cls, positions: Iterable[Iterable[int]]) -> Listed:
        """From pairs of numbers, each once; anything else is a `UserError`."""
        checked: set[Position] = set()
        for position in positions:
            pair = tuple(position) if isinstance(position, (list, tuple)) else ()
            if len(pair) != 2 or not all(type(c) is int and c >= 0 for c in pair):
                raise UserError(f"A position is a pair of whole numbers such as [1, 2], not {position!r}.")
            if pair in checked:
                raise UserError(f"The position {list(pair)} stands twice in the list; each stands once.")
            checked.add((pair[0], pair[1]))
        return cls(frozenset(checked))

    @classmethod
    def of_pairs(cls, pairs: Iterable[Iterable[int]], note: str = "") -> Listed:
        """From unordered pairs {c, d}, each once: (c, d) and (d, c)."""
        listed = cls.of(pairs).positions
        twice = next(((x, y) for x, y in sorted(listed) if x < y and (y, x) in listed), None)
        if twice is not None:
            raise UserError(f"The pair {{{twice[0]}, {twice[1]}}} stands twice in the list; each stands once.")
        return cls(listed | {(y, x) for x, y in listed}, pairs=len(listed), note=note)

    @classmethod
    def from_array(cls, array: NDArray[np.bool_], called: str = "") -> Listed:
        return cls(frozenset((int(x), int(y)) for x, y in np.argwhere(array)), called=called)

    def __contains__(self, position: Position) -> bool:
        return position in self.positions

    def array(self, width: int, height: int) -> NDArray[np.bool_]:
        result = np.zeros((width, height), dtype=bool)
        for x, y in self.positions:
            if x < width and y < height:
                result[x, y] = True
        return result

    def on(self, width: int, height: int) -> Listed:
        """What is claimed of a board: the positions that lie on it. The sentence counts the others out.

        >>> str(Listed.of([(0, 0), (1, 2), (3, 5)]).on(2, 4))
        'the 2 of 3 listed positions that lie on the board'
        """
        inside = frozenset((x, y) for x, y in self.positions if x < width and y < height)
        left_out = self.left_out + len(self.positions) - len(inside)
        return Listed(inside, left_out, pairs=0 if left_out else self.pairs, note=self.note, called=self.called)

    def in_rows(self, rows: int) -> Listed:
        """What is claimed of the first rows of the infinite board."""
        inside = frozenset((x, y) for x, y in self.positions if x < rows)
        return Listed(inside, self.left_out + len(self.positions) - len(inside), "in these rows")

    def to_json(self) -> dict[str, Any]:
        return {"listed": [list(position) for position in sorted(self.positions)]}

    def __str__(self) -> str:
        count = len(self.positions)
        if self.called:
            return self.called
        if self.left_out:
            return f"the {count} of {count + self.left_out} listed positions that lie {self.where}"
        if self.pairs:
            return "the listed pair {c, d}" if self.pairs == 1 else f"the {self.pairs} listed pairs {{c, d}}"
        if not count:
            return "no positions at all"
        return "the listed position" if count == 1 else f"the {count} listed positions"
