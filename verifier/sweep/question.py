"""One instance of a sweep: a question as data, and its key, which is the question's content.

Equal questions have equal keys on every machine, so a store knows what has been answered. The versions of everything
that could change an answer are part of the question; limits of time are not, since they change only whether there is
an answer.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from functools import cached_property
from importlib.metadata import PackageNotFoundError, version
from typing import Any, TypedDict

from verifier.base.sources import code_key
from verifier.claims.kinds import Claim, claim_from_json
from verifier.games.families import Game, game_from_json

__all__ = ["PACKAGES", "Asked", "AskedJson", "Keyed", "Question", "versions"]

# What each task computes with, apart from this program.
PACKAGES: dict[str, tuple[str, ...]] = {
    "verify": ("python-sat", "z3-solver", "cvc5"),
    "certify": ("python-sat",),
    "hunt": (),
    "prove": ("z3-solver", "cvc5"),
}


def versions(task: str) -> dict[str, str]:
    """The versions on this machine of all that answers such a question; of this program, a hash of its sources."""
    found = {"wythoff-verifier": code_key()}
    for package in PACKAGES[task]:
        try:
            found[package] = version(package)
        except PackageNotFoundError:
            found[package] = "absent"
    return found


class Keyed:
    """A question that is its content: equal contents, equal keys. `name` is for people and no part of the key."""

    name: str

    @cached_property
    def content(self) -> dict[str, Any]:
        raise NotImplementedError

    @cached_property
    def key(self) -> str:
        """SHA-256 of the canonical JSON."""
        text = json.dumps(self.content, sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()

    def to_json(self) -> dict[str, Any]:
        return self.content | {"name": self.name}


class AskedJson(TypedDict):
    """`Asked` as a store and a worker have it."""

    games: str
    claim: str
    constants: dict[str, int]


@dataclass(frozen=True)
class Asked:
    """The point of a grid where a question stands, as it was typed: the pattern of the games, the claim, the constants.

    A game may have another name than its point: mWN^1 is mWN, and 2x3WN_0 is 6WN.
    """

    games: str
    claim: str
    constants: tuple[tuple[str, int], ...] = ()

    def to_json(self) -> AskedJson:
        return {"games": self.games, "claim": self.claim, "constants": dict(self.constants)}

    @classmethod
    def from_json(cls, data: AskedJson) -> Asked:
        return cls(data["games"], data["claim"], tuple(data["constants"].items()))


@dataclass(frozen=True)
class Question(Keyed):
    """Does `claim` hold for `game` on a board? `options` are the encoding, the solver and the like."""

    task: str
    name: str  # of the game, for people; not part of the key
    game: Game
    claim: Claim
    width: int
    height: int
    options: tuple[tuple[str, str], ...] = ()
    asked: Asked | None = None  # not part of the key either

    @cached_property
    def content(self) -> dict[str, Any]:
        return {
            "task": self.task,
            "game": self.game.to_json(),
            "claim": self.claim.to_json(),
            "board": [self.width, self.height],
            "options": dict(sorted(self.options)),
            "versions": versions(self.task),
        }

    def to_json(self) -> dict[str, Any]:
        return super().to_json() | ({"asked": self.asked.to_json()} if self.asked else {})

    @property
    def label(self) -> str:
        """For people."""
        return f"{self.name}, {self.width} x {self.height}"

    @property
    def needs(self) -> dict[str, str]:
        """What must be PROVED before this can be asked: nothing."""
        return {}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Question:
        return cls(
            data["task"],
            data["name"],
            game_from_json(data["game"]),
            claim_from_json(data["claim"]),
            data["board"][0],
            data["board"][1],
            tuple(sorted(data["options"].items())),
            Asked.from_json(data["asked"]) if data.get("asked") else None,
        )
