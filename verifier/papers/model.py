"""What a statement of the paper is here: its words, its literal reading with a check, and a corrected reading.

To add a statement, copy one from a section file: a call of its `statement` with a check for the literal reading and,
where that one fails, a corrected text with its own check. A check is a pure function of the `Scope` (how far to look)
that gives an `CheckOutcome`; `checks.py` has the two common kinds, and any function of a `Scope` will do.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, fields
from enum import Enum
from pathlib import Path
from typing import Any, Literal

from verifier.base.plural import counted
from verifier.claims.automatic import AutomatonJson
from verifier.claims.kinds import Claim
from verifier.games.families import Game
from verifier.games.rules import Position, Ruleset
from verifier.papers.exhibits import Exhibits

__all__ = [
    "ByAutomaton",
    "Cause",
    "Check",
    "CheckOutcome",
    "Evidence",
    "FalseFormula",
    "Letter",
    "Paper",
    "Passage",
    "Reach",
    "Reading",
    "Remark",
    "RightSet",
    "Scope",
    "Section",
    "Slip",
    "Source",
    "Statement",
    "Strength",
    "Unread",
    "WrongSet",
    "passed",
]

ROWS_WITHOUT = 24  # rows looked at when the row explorer is not asked

StatementKind = Literal["result", "definition", "table", "example", "step", "belief"]


class Cause(Enum):
    """Why a statement is not true as printed, in the order in which a letter to the author names it.

    SUBSTANCE: an error of substance, and what follows from it. TABLE: wrong entries of tables, or a table of another
    game. BELIEF: what the paper believes and does not prove. GAP: a printed inference that does not go through, though
    what it is to prove stands; the corrected reading is the repair. SLIP: a slip of the pen that a check finds false.
    CONVENTION: true once something is said that the paper leaves unsaid.
    """

    SUBSTANCE = "substance"
    TABLE = "table"
    BELIEF = "belief"
    GAP = "gap"
    SLIP = "slip"
    CONVENTION = "convention"


@dataclass(frozen=True)
class Scope:
    """How far the checks look: constants m, p up to `constants`, boards `board` x `board`, indices up to `index`,
    complete rows up to `rows` (none if 0), `seconds` for the search of an automaton for a game (none if 0)."""

    constants: int = 6
    board: int = 160
    index: int = 150
    rows: int = 2000
    seconds: int = 20

    @classmethod
    def quick(cls) -> Scope:
        return cls(constants=4, board=60, index=40, rows=0, seconds=0)

    def covers(self, other: Scope) -> bool:
        """Does this scope look at least as far as the other, in every direction?"""
        return all(getattr(self, f.name) >= getattr(other, f.name) for f in fields(self))

    @property
    def pairs(self) -> list[tuple[int, int]]:
        """The constants (m, p), smallest first: by m + p, then m."""
        span = range(1, self.constants + 1)
        return sorted(((m, p) for m in span for p in span), key=lambda t: (sum(t), t))

    @property
    def some_rows(self) -> int:
        """The complete rows, or the first ones where none are asked for."""
        return self.rows or ROWS_WITHOUT

    def reach(self, **far: Any) -> Reach:
        """The reach of a check for all m and p of the scope."""
        return Reach(largest=(("m, p", self.constants),), **far)

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


@dataclass(frozen=True)
class ByAutomaton:
    """Evidence: on the whole infinite board the P-positions of the game are what this automaton accepts.

    `automaton` is what `automaton.json` holds, for `verifier.certificate.check.automaton`.
    """

    automaton: AutomatonJson


Evidence = WrongSet | RightSet | FalseFormula | ByAutomaton


class Strength(Enum):
    """How strongly something is known, strongest first; a reading that fails has none."""

    COQ = "for ever (Coq)"
    EVER = "for ever"
    AUTOMATON = "for ever (automaton)"
    ROWS = "row-complete"
    COMPLETE = "complete"
    BOARD = "board"
    INSTANCES = "instances"


@dataclass(frozen=True)
class Reach:
    """How far a check looked, in numbers: complete rows, the side of boards, games, entries, claims, cases.

    `largest` are the largest values of the constants; `also` says what is no number, such as the side of a board that
    depends on the constants, or what was seen on the way. `automata` games are known on the whole infinite board, each
    by an automaton.
    """

    automata: int = 0
    rows: int = 0
    board: int = 0
    games: int = 0
    entries: int = 0
    claims: int = 0
    largest: tuple[tuple[str, int], ...] = ()
    cases: int = 0
    also: str = ""

    @property
    def strength(self) -> Strength:
        """Of a check that passed, without a proof; a finite statement whose entries were all looked at is complete."""
        if self.automata and self.automata == self.games:
            return Strength.AUTOMATON
        if self.rows:
            return Strength.ROWS
        if self.entries or self.claims:
            return Strength.COMPLETE
        return Strength.BOARD if self.board else Strength.INSTANCES

    def __str__(self) -> str:
        boards = [f"board to {self.board}"] if self.board else []
        boards += [counted(self.games, "game")] if self.games else []
        parts = [", ".join(boards)] if boards else []
        parts += ["the one entry" if self.entries == 1 else f"all {self.entries} entries"] if self.entries else []
        parts += [counted(self.claims, "claim")] if self.claims else []
        parts += [f"{name} <= {value:,}" for name, value in self.largest]
        parts += [self.also] if self.also else []
        text = ", ".join(parts) + (f" ({self.cases:,} {'case' if self.cases == 1 else 'cases'})" if self.cases else "")
        rows = f"row-complete to {self.rows:,}" if self.rows else ""
        ever = f"for ever by an automaton, {self.automata} of {self.games}" if self.automata else ""
        ever = ever.replace(", 1 of 1", "")
        return "; ".join(part for part in (ever, rows, text) if part)


@dataclass(frozen=True)
class CheckOutcome:
    """What a check found. `reach` says how far it looked; `witness` is a sentence about the smallest failure."""

    holds: bool
    reach: Reach
    witness: str | None = None
    evidence: tuple[Evidence, ...] = ()
    lemmas: tuple[str, ...] = ()  # of the book, which prove what was checked for ever


Check = Callable[[Scope], CheckOutcome]


@dataclass(frozen=True)
class Reading:
    """One way to read a statement: its text, the check and, if the book has them, the lemmas that prove it for ever."""

    text: str
    check: Check
    lemmas: tuple[str, ...] = ()


@dataclass(frozen=True)
class Statement:
    """One line of the table. `literal` is what is printed, read to the letter against the definitions."""

    id: str
    place: str
    kind: StatementKind
    literal: Reading
    corrected: Reading | None = None
    argument: str = ""
    used: str = ""
    cause: Cause | None = None
    parameters: str = ""
    expect: str = ""  # the verdict that its author expects, where outcomes are not recorded
    found_in: str = ""  # where the words were found, if not in the text that was checked


class Section:
    """The statements of one file, in the order of the paper: a file makes one and calls it for each statement."""

    def __init__(self) -> None:
        self.statements: list[Statement] = []

    def __call__(
        self,
        id: str,
        place: str,
        says: str,
        check: Check,
        *,
        kind: StatementKind = "result",
        lemma: str = "",
        corrected: str = "",
        corrected_check: Check | None = None,
        corrected_lemma: str = "",
        argument: str = "",
        used: str = "",
        cause: Cause | None = None,
        parameters: str = "",
    ) -> Statement:
        """Enter a statement. `lemma` names one lemma of the book, or several with spaces between them.

        `cause` says why a statement with a corrected reading is not true as printed: steps are gaps, beliefs beliefs,
        and tables tables, unless it says otherwise. `parameters` are the statement's variables and their range; for a
        formula they are read off its grid.
        """
        if bool(corrected) != (corrected_check is not None):
            raise ValueError(f"{id}: a corrected text and its check come together")
        fixed = Reading(corrected, corrected_check, tuple(corrected_lemma.split())) if corrected_check else None
        ranges = getattr(check, "ranges", None)
        if not parameters:
            unbound = "none" if kind in ("table", "example") else "m, p >= 1"
            parameters = ", ".join(_range(name, text) for name, text in ranges.items()) if ranges else unbound
        literal = Reading(says, check, tuple(lemma.split()))
        if fixed is not None and cause is None:
            cause = {"step": Cause.GAP, "belief": Cause.BELIEF, "table": Cause.TABLE}.get(kind)
        if (fixed is None) != (cause is None):
            raise ValueError(f"{id}: a corrected reading and its cause come together")
        entry = Statement(id, place, kind, literal, fixed, argument, used, cause, parameters)
        self.statements.append(entry)
        return entry


@dataclass(frozen=True)
class Slip:
    """A slip of the pen that no check can find false, for it has no other reading; `near` a statement of the paper."""

    place: str
    printed: str
    read: str
    near: str = ""


@dataclass(frozen=True)
class Unread:
    """A statement of a file that could not be read, and the sentence that says why."""

    id: str
    why: str


@dataclass(frozen=True)
class Source:
    """The text that was checked: its name, its date as far as it has one, and the SHA-256 of the file."""

    name: str
    date: str
    sha256: str


@dataclass(frozen=True)
class Passage:
    """What the letter says of some statements, as Markdown."""

    cause: Cause
    ids: tuple[str, ...]
    text: str


@dataclass(frozen=True)
class Remark:
    """A line of a small table of the letter."""

    cause: Cause
    ids: tuple[str, ...]
    place: str
    printed: str
    read: str


@dataclass(frozen=True)
class Letter:
    """The passages of a letter to the author: `stands` is said if the statements `main` hold, as printed or
    corrected.

    `theorems` are the modules of coq/errata by statement: what is wrong with it, on a board, as a Coq theorem.
    """

    stands: str
    main: tuple[str, ...]
    passages: tuple[Passage, ...]
    remarks: tuple[Remark, ...]
    theorems: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


@dataclass(frozen=True)
class Paper:
    """A paper: who wrote it, which text was checked, its statements in order, and the outcomes on record.

    `letter` gives what a letter to the author says in words of its own, with formulas as printed; `exhibits` is what
    can be looked at beside the statements.
    """

    name: str
    title: str
    authors: str
    source: Source
    statements: Mapping[str, Statement]
    recorded: Path | None = None
    slips: tuple[Slip, ...] = ()
    letter: Callable[[], Letter] | None = None
    file: str = ""  # what `wythoff paper` is given for it, its name if empty
    key: str = ""  # of its text, where that is no part of the program
    unread: tuple[Unread, ...] = ()
    exhibits: Exhibits = field(default_factory=Exhibits)
    address: str = ""  # where everybody can read it

    @property
    def folder(self) -> str:
        """Where the results of a run go, unless they are sent elsewhere."""
        return f"{self.name}-checked" if self.file else "results/paper"

    def command(self, id: str) -> str:
        """What asks for a statement again."""
        return f"wythoff paper {self.file + ' ' if self.file else ''}{id}"

    @classmethod
    def of(cls, name: str, sections: Iterable[Section], **about: Any) -> Paper:
        """The paper of these sections; two statements with one id are an error of this program."""
        statements: dict[str, Statement] = {}
        for entry in (entry for section in sections for entry in section.statements):
            if entry.id in statements:
                raise ValueError(f"the id {entry.id} is taken")
            statements[entry.id] = entry
        return cls(name, statements=statements, **about)


def passed(reach: Reach) -> CheckOutcome:
    """The check found nothing wrong as far as `reach`."""
    return CheckOutcome(True, reach)


def _range(name: str, text: str) -> str:
    """A variable and its range, an expression of the formula language, in words: `range(1, K + 1)` is "m >= 1".

    A range is cut off where it ends at a size of the scope, at a number, or at a multiple of m.
    """
    match ast.parse(text, mode="eval").body:
        case ast.Call(func=ast.Name(id="range"), args=[*first, last]):
            start = ast.unparse(first[0]) if first else "0"
        case _:
            return f"{name} in {text}"
    names = {node.id for node in ast.walk(last) if isinstance(node, ast.Name)}
    multiple = any(isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mult) for node in ast.walk(last))
    cut_off = names & {"K", "B", "I"} or isinstance(last, ast.Constant) or ("m" in names and multiple)
    return f"{name} >= {start}" if cut_off else f"{start} <= {name} < {ast.unparse(last)}"
