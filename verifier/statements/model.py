"""What a statement of the paper is here: its words, its literal reading with a check, and a corrected reading.

To add a statement, copy one from a section file: a call of `statement(...)` with a check for the literal reading and,
where that one fails, a corrected text with its own check. A check is a pure function of the `Scope` (how far to look)
that gives an `Outcome`; `formulas` and `sets` make the two common kinds, and any function of a `Scope` will do.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from verifier.certificate.formula import smallest_failure
from verifier.claims import Claim, smallest_difference
from verifier.games import Game
from verifier.notation import describe, name_of
from verifier.retrograde import p_set
from verifier.rules import Position, Ruleset

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
    "formulas",
    "passed",
    "sets",
    "statement",
    "wrong_set",
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
) -> Statement:
    """Enter a statement into the registry, in the order of the paper."""
    if id in REGISTRY:
        raise ValueError(f"the id {id} is taken")
    if bool(corrected) != (corrected_check is not None):
        raise ValueError(f"{id}: a corrected text and its check come together")
    fixed = Reading(corrected, corrected_check, corrected_lemma) if corrected_check is not None else None
    module = sys._getframe(1).f_globals.get("__name__", "")
    entry = Statement(id, place, kind, Reading(says, check, lemma), fixed, argument, used, module)
    REGISTRY[id] = entry
    return entry


def passed(reach: str, **data: Any) -> Outcome:
    return Outcome(True, reach, data=data)


def formulas(text: str, given: str = "True", **ranges: str) -> Check:
    """The check "for all values in the ranges with `given`, the formula is true", smallest counterexample first.

    A range may use K (the largest m and p), B (the board's side) and I (the largest index) of the scope.

    >>> formulas("b(m, p, n) - a(m, p, n) == m * n", m="range(1, K + 1)", p="range(1, K + 1)", n="range(I)")(
    ...     Scope(constants=2, index=9)).holds
    True
    """

    def check(scope: Scope) -> Outcome:
        failure, tried, largest = smallest_failure(text, ranges, scope.numbers(), given)
        far = f"{', '.join(f'{name} <= {value:,}' for name, value in largest.items())} ({tried:,} cases)"
        if failure is None:
            return Outcome(True, far, data={"formula": text, "cases": tried})
        where = ", ".join(f"{name} = {value}" for name, value in failure.items())
        return Outcome(False, far, f"for {where}", (FalseFormula(text, failure),), {"formula": text, **failure})

    return check


def wrong_set(game: Game, claim: Claim, width: int, height: int) -> WrongSet | None:
    """The evidence that a claim about a game fails on a board, or None when it holds there."""
    at = smallest_difference(p_set(game, width, height), claim.array(width, height))
    return None if at is None else WrongSet(game, claim, width, height, at)


def witness_of(wrong: WrongSet) -> str:
    """The sentence about a wrong set."""
    x, y = wrong.at
    name = name_of(wrong.game) or describe(wrong.game)
    real = bool(p_set(wrong.game, x + 1, y + 1)[x, y]) if _fits(wrong.game, x, y) else False
    return f"({x},{y}) is {'a P' if real else 'no P'}-position of {name}"


def _fits(game: Game, x: int, y: int) -> bool:
    """Is (x, y) a position, so that the board up to it is not empty?"""
    return not isinstance(game, Ruleset) or game.is_position(x, y)


def sets(cases: Callable[[Scope], Iterable[tuple[Game, Claim]]], side: Callable[[Scope], int] | None = None) -> Check:
    """The check "for every case the P-positions of the game are the claimed set", on boards of the scope's side."""

    def check(scope: Scope) -> Outcome:
        n = side(scope) if side else scope.board
        count = 0
        for game, claim in cases(scope):
            count += 1
            wrong = wrong_set(game, claim, n, n)
            if wrong:
                small = max(wrong.at) + 1
                game_at = WrongSet(game, claim, *_least_board(game, small), wrong.at)
                return Outcome(False, f"board to {n}", witness_of(wrong), (game_at,), {"at": list(wrong.at)})
        return Outcome(True, f"board to {n}, {count} games", data={"games": count, "board": n})

    return check


def _least_board(game: Game, side: int) -> tuple[int, int]:
    """A small board that holds the witness and is not swallowed by a removed rectangle."""
    removed = [g.removed or (0, 0) for g in ([game] if isinstance(game, Ruleset) else getattr(game, "games", ()))]
    side = max([side] + [max(r) + 1 for r in removed])
    return side, side
