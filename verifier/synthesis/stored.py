"""The files of the inverse question (`verifier.synthesis.campaign`): what an entry of each section holds.

These are the keys that the page and a later run read; an entry has also what `wythoff synthesize --json` prints.
"""

from __future__ import annotations

from typing import TypedDict

__all__ = [
    "CampaignEntries",
    "ChangeEntry",
    "Kept",
    "NoneEntry",
    "RedundantEntry",
    "ResidueEntry",
    "SmallestEntry",
    "StoredChange",
    "StoredSet",
    "WidestEntry",
    "WidestRow",
]


class _Killed(TypedDict, total=False):
    killed_by: list[int]


class StoredTest(_Killed):
    """An answer on the wider board, and where it dies."""

    survives: bool


class StoredAnswer(TypedDict):
    """Residues, as a set in words, and the theorem that makes them right for ever, if there is one."""

    on: str
    name: str | None
    proved: str | None


class ResidueEntry(TypedDict):
    """All residue sets mod q for the Beatty pairs (m, p); `minimal` ones contain no other."""

    m: int
    p: int
    q: int
    command: str
    board: list[int]
    complete: bool
    count: int
    died_count: int
    answers: list[StoredAnswer]
    minimal: list[str]


class StoredProof(TypedDict, total=False):
    """Of a lower bound: what the checker accepted, in how many cases."""

    at_least: int
    cases: int


class StoredSet(TypedDict):
    """A set of moves, and what is known of its size."""

    size: int
    lower_bound: int
    optimal: bool
    moves: list[list[int]]
    test: StoredTest
    proof: StoredProof


class StoredLargest(TypedDict):
    """The largest set, by what it leaves out."""

    left_out: list[list[int]]


class Kept(TypedDict):
    """What tells whether to ask again: an entry is `final` if more time would not change it."""

    m: int
    p: int
    command: str
    certificate: str
    seconds: float
    final: bool
    summary: str


class _Lasting(TypedDict, total=False):
    smallest_lasting: StoredSet


class SmallestEntry(Kept, _Lasting):
    """A smallest invariant rule set, and the smallest that longer moves continue, where that is another."""

    board: list[int]
    largest: StoredLargest
    smallest: StoredSet


class WidestRow(TypedDict):
    """A board on which a smallest set is proved."""

    side: int
    size: int
    cases: int


class WidestEntry(Kept):
    """Smallest sets on wider and wider boards, as long as they are proved; the moves of the last."""

    until: int
    boards: list[WidestRow]
    moves: list[list[int]]


class StoredMove(TypedDict):
    """Can a move be removed or added?"""

    move: list[int]
    question: str
    redundant: bool


class RedundantEntry(TypedDict):
    """The redundant moves of m-Wythoff Nim."""

    m: int
    command: str
    board: list[int]
    game: str
    moves: list[StoredMove]


class StoredChange(TypedDict):
    """Moves to add and to remove."""

    add: list[list[int]]
    remove: list[list[int]]
    test: StoredTest


class ChangeEntry(TypedDict):
    """The fewest changes of a game that give the Beatty pairs (m, p + 1)."""

    m: int
    p: int
    command: str
    board: list[int]
    minimal_change: str
    changes: int
    optimal: bool
    all: list[StoredChange]
    complete: bool


class StoredNone(TypedDict):
    """The board on which there are no rules."""

    board: list[int]


class NoneEntry(TypedDict):
    """A target without rules, with its certificate."""

    m: int
    p: int
    command: str
    certificate: str
    none: StoredNone


class CampaignEntries(TypedDict):
    """All sections."""

    residues: list[ResidueEntry]
    none: list[NoneEntry]
    redundant: list[RedundantEntry]
    changes: list[ChangeEntry]
    smallest_20: list[SmallestEntry]
    smallest_80: list[SmallestEntry]
    widest: list[WidestEntry]
