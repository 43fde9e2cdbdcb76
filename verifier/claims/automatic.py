"""The set of an automaton as a claim: what it accepts, in a numeration system (the format of `automaton.json`).

The substitution and the automaton are those of a certificate, without its rules: "start", "accept" and "next" with
transitions [digit of x, digit of y, target]; where there is none, the automaton rejects for ever.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypedDict

import numpy as np
from numpy.typing import NDArray

from verifier.base.errors import UserError
from verifier.claims.listed import Listed
from verifier.games.rules import Position, Ruleset

__all__ = ["Automatic", "AutomatonJson", "DfaJson", "TransitionRows", "dfa_json"]

LETTERS, STATES, TRANSITIONS = 1000, 20_000, 500_000


class DfaJson(TypedDict):
    """An automaton as JSON has it: transitions are [digit of x, digit of y, target]."""

    start: int
    accept: list[int]
    next: list[list[list[int]]]


TransitionRows = tuple[tuple[tuple[int, int, int], ...], ...]


def dfa_json(start: int, accept: tuple[bool, ...], following: TransitionRows) -> DfaJson:
    return {
        "start": start,
        "accept": [int(a) for a in accept],
        "next": [[list(t) for t in row] for row in following],
    }


class AutomatonJson(TypedDict):
    """What `automaton.json` holds."""

    rules: dict[str, Any]  # as `Ruleset.to_json` has them
    substitution: list[list[int]]
    dfa: DfaJson


@dataclass(frozen=True)
class Automatic:
    """Exactly the positions that the automaton accepts."""

    images: tuple[tuple[int, ...], ...]
    start: int
    accept: tuple[bool, ...]
    next: TransitionRows

    @classmethod
    def from_json(cls, substitution: Any, dfa: Any) -> Automatic:
        """Read, and found to be well formed; anything else is a `UserError`."""
        try:
            images = tuple(tuple(_whole(a, LETTERS) for a in image) for image in substitution)
            accept = tuple(bool(_whole(a, 1)) for a in dfa["accept"])
            rows = tuple(
                tuple((_whole(a, LETTERS), _whole(b, LETTERS), _whole(t, STATES)) for a, b, t in row)
                for row in dfa["next"]
            )
            start = _whole(dfa["start"], STATES)
        except (KeyError, TypeError, ValueError):
            raise UserError(
                "A claimed automaton has the keys substitution and dfa, as `automaton.json` has them."
            ) from None
        good = bool(images) and all(images) and images[0][0] == 0 and len(images[0]) > 1
        if not good or sum(map(len, images)) > LETTERS or max(a for image in images for a in image) >= len(images):
            raise UserError("The substitution of a claimed automaton: the image of 0 is 0 and more, no image is empty.")
        states = len(accept)
        bad = states != len(rows) or not states or states > STATES or sum(map(len, rows)) > TRANSITIONS
        if bad or start >= states or any(t >= states for row in rows for _, _, t in row):
            raise UserError(
                "A claimed automaton needs one row of transitions for each state, to states that there are."
            )
        if any(len({(a, b) for a, b, _ in row}) < len(row) for row in rows) or (0, 0, start) not in rows[start]:
            raise UserError("A claimed automaton must be deterministic, and stay in its start state for digits 0.")
        return cls(images, start, accept, rows)

    def rows(self, R: int) -> set[Position]:
        raise UserError("The set of an automaton is claimed of a board, or with --ever: its rows may have no end.")

    def array(self, width: int, height: int) -> NDArray[np.bool_]:
        """The accepted positions of a board, digit by digit from the left; a prefix beyond the board is left."""
        sizes = [[1] * len(self.images)]
        while sizes[-1][0] < max(width, height):
            sizes.append([sum(sizes[-1][b] for b in image) for image in self.images])
        layer = {(self.start, 0, 0, 0, 0)}
        for size in reversed(sizes[:-1]):
            before = [[sum(size[b] for b in image[:c]) for c in range(len(image))] for image in self.images]
            layer = {
                (target, self.images[a][c], self.images[b][d], x + before[a][c], y + before[b][d])
                for state, a, b, x, y in layer
                for c, d, target in self.next[state]
                if c < len(self.images[a]) and d < len(self.images[b])
                if x + before[a][c] < width and y + before[b][d] < height
            }
        result = np.zeros((width, height), dtype=bool)
        for state, _, _, x, y in layer:
            if self.accept[state]:
                result[x, y] = True
        return result

    def on(self, width: int, height: int) -> Listed:
        """What is claimed of a board: a list, which a checker can read without automata."""
        return Listed.from_array(self.array(width, height), called=str(self))

    def certificate(self, rules: Ruleset) -> AutomatonJson:
        """`automaton.json` for the claim that this is the set of P-positions."""
        return {"rules": rules.to_json(), "substitution": [list(image) for image in self.images], "dfa": self._dfa()}

    def _dfa(self) -> DfaJson:
        return dfa_json(self.start, self.accept, self.next)

    def to_json(self) -> dict[str, Any]:
        return {"automaton": {"substitution": [list(image) for image in self.images], "dfa": self._dfa()}}

    def __str__(self) -> str:
        return f"the set of an automaton with {len(self.accept)} state{'s' * (len(self.accept) != 1)}"


def _whole(value: Any, most: int) -> int:
    if type(value) is not int or not 0 <= value <= most:
        raise ValueError
    return value
