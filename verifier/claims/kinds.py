"""What is claimed of a game: a set of positions, as data.

A claim is `Beatty` pairs (or a residue class of their indices), a `Listed` set of positions, `SameAs` another game,
pairs by a rule (`verifier.claims.pairs`), or the set of an automaton (`verifier.claims.automatic`). `parse_claim` reads
what a user types; what is known of a game stands in `verifier.theorems.table`.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from verifier.base import strict
from verifier.base.errors import UserError
from verifier.base.reading import text_of
from verifier.claims import lists
from verifier.claims.automatic import Automatic
from verifier.claims.listed import Listed
from verifier.claims.pairs import FloorPairs, MexPairs, Morphic
from verifier.games.families import Game, game_from_json
from verifier.games.names import load_called, title
from verifier.games.rules import Position
from verifier.solve import beatty, retrograde
from verifier.solve.quadratic import Quadratic

__all__ = [
    "Beatty",
    "Claim",
    "Listed",
    "SameAs",
    "claim_from_json",
    "parse_claim",
    "smallest_difference",
]


@dataclass(frozen=True)
class Beatty:
    """The pairs {a_n, b_n} of constants m, p; or, with `l`, the class of Theorem 2.1 (iiia).

    Without `l`: (a_n, b_n) and (b_n, a_n) for all n >= 0. With `l`: (a_n, b_n) for n = l and (b_n, a_n) for
    n = -l (mod p).
    """

    m: int
    p: int
    l: int | None = None

    def __post_init__(self) -> None:
        for name in ("m", "p"):
            if type(getattr(self, name)) is not int or getattr(self, name) < 1:
                raise UserError(f"A claim's constant {name} is a whole number of at least 1.")
        if self.l is not None and not (type(self.l) is int and 0 <= self.l < self.p):
            raise UserError(f"A claim's constant l must satisfy 0 <= l < p = {self.p}, not {self.l!r}.")

    def __contains__(self, position: Position) -> bool:
        x, y = position
        n = beatty.index_of(self.m, self.p, x, y)
        if n is None or self.l is None:
            return n is not None
        return (x <= y and (n - self.l) % self.p == 0) or (x >= y and (n + self.l) % self.p == 0)

    def array(self, width: int, height: int) -> NDArray[np.bool_]:
        """The claimed set on a board, as a boolean array indexed [x, y]."""
        result = np.zeros((width, height), dtype=bool)
        for a, b in beatty.pairs(self.m, self.p):
            if b >= max(width, height):
                return result
            for x, y in ((a, b), (b, a)):
                if x < width and y < height and (x, y) in self:
                    result[x, y] = True
        raise AssertionError("the Beatty pairs have no end")

    def on(self, width: int, height: int) -> Beatty:
        """What is claimed of a board of this size: the same, for whoever reads it."""
        return self

    def to_json(self) -> dict[str, Any]:
        constants = {"m": self.m, "p": self.p} | ({} if self.l is None else {"l": self.l})
        return {"beatty": constants}

    def __str__(self) -> str:
        pairs = f"m = {self.m}, p = {self.p}"
        if self.l is None:
            return f"the Beatty pairs {{a_n, b_n}}, {pairs}"
        return f"the pairs (a_n, b_n), n ≡ {self.l}, and (b_n, a_n), n ≡ {-self.l % self.p} (mod {self.p}), {pairs}"


@dataclass(frozen=True)
class SameAs:
    """The P-positions of another game, which a sentence calls as its author or the user does, if they do."""

    game: Game
    called: str = field(default="", compare=False)

    def array(self, width: int, height: int) -> NDArray[np.bool_]:
        return retrograde.p_cells(self.game, width, height)

    def on(self, width: int, height: int) -> SameAs:
        """What is claimed of a board of this size: the same, for whoever reads it."""
        return self

    def to_json(self) -> dict[str, Any]:
        return {"same_as": self.game.to_json()}

    def __str__(self) -> str:
        return f"the P-positions of {self.called or title(self.game)}"


Claim = Beatty | Listed | SameAs | MexPairs | FloorPairs | Morphic | Automatic


def claim_from_json(data: Any) -> Claim:
    """The inverse of `to_json`."""
    if not isinstance(data, dict) or len(data) != 1:
        raise UserError(
            "A claim is a table with one key: `beatty`, `listed`, `same_as`, `mex`, `floor`, `morphic` or `automaton`."
        )
    (kind, value), *_ = data.items()
    if kind == "beatty" and isinstance(value, dict) and {"m", "p"} <= set(value) <= {"m", "p", "l"}:
        return Beatty(**value)
    if kind == "listed" and isinstance(value, list):
        return Listed.of(value)
    if kind == "same_as":
        return SameAs(game_from_json(value))
    if kind == "mex" and isinstance(value, dict) and {"s", "t"} <= set(value) <= {"s", "t", "m", "p"}:
        return MexPairs(**value)
    if kind == "floor" and isinstance(value, dict) and {"a", "b"} <= set(value) <= {"a", "b", "c", "d", "first"}:
        return _floor({name: str(number) for name, number in value.items()})
    if kind == "morphic":
        return Morphic.from_json(value)
    if kind == "automaton" and isinstance(value, dict) and set(value) == {"substitution", "dfa"}:
        return Automatic.from_json(value["substitution"], value["dfa"])
    raise UserError(f"Not a claim: {json.dumps(data)[:80]}.")


def parse_claim(text: str, game: Game | None = None) -> Claim:
    """A claim from `beatty:m=2,p=3`, `beatty:m=2,p=3,l=1`, `game:2WN^3`, `game:mine.toml`, `mex:s=2,t=1`,
    `floor:a=(1+sqrt5)/2,b=(3+sqrt5)/2`, `bfile:d=FILE`, or a file.

    A file is a game (.toml: its P-positions), JSON (a claim, a list of positions, `{"pairs": [...]}`, what `wythoff
    solve --json` prints, or an `automaton.json`), CSV, or text with pairs of numbers (`verifier.claims.lists`). `game`
    is the game in question: a list may then be one of unordered pairs.
    """
    found = _parse(text, game)
    return found if game is None else lists.for_game(found, game)


def _parse(text: str, about: Game | None) -> Claim:
    kind, _, rest = text.partition(":")
    if kind == "beatty":
        entries = [part.split("=") for part in rest.replace(" ", "").split(",")]
        if not all(len(e) == 2 and e[0] in ("m", "p", "l") and e[1].isdecimal() for e in entries):
            raise UserError(f"A Beatty claim looks like beatty:m=2,p=3 or beatty:m=2,p=3,l=1, not {text[:80]!r}.")
        if any(len(value) > 9 for _, value in entries):
            raise UserError(f"A constant of a Beatty claim has at most 9 digits; this is too large: {text[:40]}...")
        constants = {name: int(value) for name, value in entries}
        if not {"m", "p"} <= set(constants):
            raise UserError(f"A Beatty claim needs m and p, as in beatty:m=2,p=3, not {text!r}.")
        return Beatty(**constants)
    if kind == "game":
        return _same_as(rest)
    if kind == "bfile":
        return lists.b_files(rest, about)
    if kind == "mex":
        return MexPairs(**_entries(text, rest, ("s", "t"), ("m", "p"), "mex:s=2,t=1 or mex:s=1,t=0,m=2,p=3"))
    if kind == "floor":
        parts = dict(part.partition("=")[::2] for part in rest.replace(" ", "").split(","))
        if not {"a", "b"} <= set(parts) <= {"a", "b", "c", "d", "first"}:
            raise UserError(f"A floor claim looks like floor:a=(1+sqrt5)/2,b=(3+sqrt5)/2,c=0,d=0, not {text[:80]!r}.")
        return _floor(parts)
    path = Path(text)
    if path.suffix == ".toml":
        return _same_as(text)
    if not path.is_file():
        raise UserError(
            f"There is no file {text!r}; a claim is beatty:m=2,p=3, mex:s=2,t=1, floor:a=...,b=..., game:2WN^3 or a "
            "file (.toml, .json, .csv, .txt)."
        )
    content = text_of(path)
    try:
        return _in_file(content, path.suffix)
    except UserError as error:
        raise UserError(f"In {text}: {error}") from None
    except ValueError as error:  # a number of too many digits, or what is no JSON
        raise UserError(f"{text!r} cannot be read as a claim: {error}.") from None


def _same_as(spec: str) -> SameAs:
    called, game = load_called(spec)
    return SameAs(game, called)


def _in_file(content: str, suffix: str) -> Claim:
    """A claim from the text of a file that is no game."""
    if suffix == ".csv":
        return lists.from_csv(content)
    if suffix != ".json":
        return lists.from_text(content)
    data = strict.loads(content)
    if isinstance(data, dict) and "p_positions" in data:  # what `wythoff solve --json` prints
        data = data["p_positions"]
    if isinstance(data, dict) and set(data) == {"pairs"} and isinstance(data["pairs"], list):
        return Listed.of_pairs(data["pairs"])
    if isinstance(data, dict) and {"substitution", "dfa"} <= set(data):  # an `automaton.json`
        return Automatic.from_json(data["substitution"], data["dfa"])
    return Listed.of(data) if isinstance(data, list) else claim_from_json(data)


def _entries(text: str, rest: str, needed: tuple[str, ...], optional: tuple[str, ...], like: str) -> dict[str, int]:
    """Constants NAME=NUMBER, each once."""
    entries = [part.split("=") for part in rest.replace(" ", "").split(",")]
    names = [entry[0] for entry in entries]
    good = all(len(e) == 2 and e[1].isdecimal() and len(e[1]) <= 9 for e in entries) and len(set(names)) == len(names)
    if not good or not set(needed) <= set(names) <= {*needed, *optional}:
        raise UserError(f"This claim looks like {like}, not {text[:80]!r}.")
    return {name: int(value) for name, value in entries}


def _floor(parts: dict[str, str]) -> FloorPairs:
    first = parts.get("first", "0")
    if not first.isdecimal() or len(first) > 9:
        raise UserError(f"The first n of a floor claim is a whole number, not {first[:40]!r}.")
    numbers = {name: Quadratic.parse(value) for name, value in parts.items() if name != "first"}
    return FloorPairs(**numbers, first=int(first))


def smallest_difference(one: NDArray[np.bool_], other: NDArray[np.bool_]) -> Position | None:
    """The first position, by x + y and then x, where two sets on a board differ."""
    differing = np.argwhere(one != other)
    if len(differing) == 0:
        return None
    x, y = min(((int(x), int(y)) for x, y in differing), key=lambda v: (v[0] + v[1], v[0]))
    return x, y
