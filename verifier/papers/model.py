"""What a statement of the paper is here: its words, its literal reading with a check, and a corrected reading.

To add a statement, copy one from a section file: a call of `statement(...)` with a check for the literal reading and,
where that one fails, a corrected text with its own check. A check is a pure function of the `Scope` (how far to look)
that gives an `Outcome`; `checks.py` has the two common kinds, and any function of a `Scope` will do.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from verifier.claims.kinds import Claim
from verifier.games.families import Game
from verifier.games.rules import Position, Ruleset

__all__ = [
    "REGISTRY",
    "Check",
    "Evidence",
    "FalseFormula",
    "Outcome",
    "Reading",
    "RightSet",
    "Scope",
    "Statement",
    "WrongSet",
    "passed",
    "statement",
]

Kind = Literal["result", "definition", "table", "example", "step", "belief"]


@dataclass(frozen=True)
class Scope:
    """How far the checks look: constants m, p up to `constants`, boards `board` x `board`, indices up to `index`,
    complete rows up to `rows` (none if 0)."""

    constants: int = 6
    board: int = 160
    index: int = 150
    rows: int = 2000

    @classmethod
    def quick(cls) -> Scope:
        return cls(constants=4, board=60, index=40, rows=0)

    @property
    def pairs(self) -> list[tuple[int, int]]:
        """The constants (m, p), smallest first: by m + p, then m."""
        span = range(1, self.constants + 1)
        return sorted(((m, p) for m in span for p in span), key=lambda t: (sum(t), t))

    def numbers(self) -> dict[str, int]:
        """The constants that the ranges of a formula may use."""
        return {"K": self.constants, "B": self.board, "I": self.index}


@dataclass(frozen=True)
class WrongSet:
    """Evidence: on this board the P-positions of the game are not the claimed set, first at `at`."""

    game: Game
    claim: Claim
    width: int
    height: int
    at: Position


@dataclass(frozen=True)
class FalseFormula:
    """Evidence: the printed formula is false for these values (and this game's moves)."""

    formula: str
    values: Mapping[str, int]
    game: Ruleset | None = None


@dataclass(frozen=True)
class RightSet:
    """Evidence: on this board the P-positions of the game are exactly the claimed set."""

    game: Game
    claim: Claim
    width: int
    height: int


Evidence = WrongSet | RightSet | FalseFormula


@dataclass(frozen=True)
class Outcome:
    """What a check found. `reach` says how far it looked; `witness` is a sentence about the smallest failure."""

    holds: bool
    reach: str
    witness: str | None = None
    evidence: tuple[Evidence, ...] = ()
    data: Mapping[str, Any] = field(default_factory=dict)


Check = Callable[[Scope], Outcome]


@dataclass(frozen=True)
class Reading:
    """One way to read a statement: its text, the check and, if the book of lemmas has one, the proof for ever."""

    text: str
    check: Check
    lemma: str | None = None


@dataclass(frozen=True)
class Statement:
    """One line of the table. `literal` is what is printed, read to the letter against the definitions."""

    id: str
    place: str
    kind: Kind
    literal: Reading
    corrected: Reading | None = None
    argument: str = ""
    used: str = ""
    convention: bool = False
    parameters: str = ""
    module: str = ""


REGISTRY: dict[str, Statement] = {}


def statement(
    id: str,
    place: str,
    says: str,
    check: Check,
    *,
    kind: Kind = "result",
    lemma: str | None = None,
    corrected: str = "",
    corrected_check: Check | None = None,
    corrected_lemma: str | None = None,
    argument: str = "",
    used: str = "",
    convention: bool = False,
    parameters: str = "",
) -> Statement:
    """Enter a statement into the registry, in the order of the paper.

    `convention` marks a statement that is right once a convention is stated that the paper leaves unsaid. `parameters`
    are the statement's variables and their range; for a formula they are read off its grid.
    """
    if id in REGISTRY:
        raise ValueError(f"the id {id} is taken")
    if bool(corrected) != (corrected_check is not None):
        raise ValueError(f"{id}: a corrected text and its check come together")
    fixed = Reading(corrected, corrected_check, corrected_lemma) if corrected_check is not None else None
    ranges = getattr(check, "ranges", None)
    if not parameters:
        unbound = "none" if kind in ("table", "example") else "m, p >= 1"
        parameters = ", ".join(_range(name, text) for name, text in ranges.items()) if ranges else unbound
    module = sys._getframe(1).f_globals.get("__name__", "")
    entry = Statement(
        id, place, kind, Reading(says, check, lemma), fixed, argument, used, convention, parameters, module
    )
    REGISTRY[id] = entry
    return entry


def passed(reach: str, **data: Any) -> Outcome:
    """The check found nothing wrong as far as `reach`."""
    return Outcome(True, reach, data=data)


def _range(name: str, text: str) -> str:
    """A variable and its range in words: "range(1, K + 1)", cut off by the scope, is "m >= 1"."""
    inner = text.removeprefix("range(").removesuffix(")")
    if inner == text or not text.startswith("range("):
        return f"{name} in {text}"
    first, _, last = inner.rpartition(", ")
    start = first or "0"
    cut_off = any(size in last for size in "KBI") or last.strip().isdecimal() or "* m" in last
    return f"{name} >= {start}" if cut_off else f"{start} <= {name} < {last}"
