"""The record of what Coq has checked, `checked.json`, as it is read: by content, and without the book of lemmas.

`verifier.lemmas.coq.checked` makes the record, and says what it holds of a lemma.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Literal, NamedTuple, TypedDict

from verifier.lemmas.coq.first_principles import COQ, PaperTheorem, closure, digest

__all__ = ["FILE", "Checked", "CoqRecord", "TheoremKey", "look", "theorem_checked"]

FILE = Path(__file__).with_name("checked.json")


@dataclass(frozen=True)
class Checked:
    """The version of Coq that checked it, and the axioms it rests on: exactly these, or at most."""

    coq: str
    axioms: tuple[str, ...]
    exactly: bool


class CoqRecord(TypedDict):
    """`checked.json`: axioms by the fingerprint of a lemma, or by the text of a `TheoremKey`; `at_most` are both."""

    coq: str
    lemmas: dict[str, list[str]]
    theorems: dict[str, list[str]]
    at_most: list[str]


class TheoremKey(NamedTuple):
    """A theorem of a file, whose contents, with all that it requires, have the number."""

    file: str
    name: str
    number: str

    def __str__(self) -> str:
        return " ".join(self)

    @classmethod
    def read(cls, text: str) -> TheoremKey:
        """The key from its text, as the record has it."""
        return cls(*text.split(" "))


@cache
def _record() -> CoqRecord:
    return json.loads(FILE.read_text()) if FILE.exists() else {"coq": "", "lemmas": {}, "theorems": {}, "at_most": []}


def theorem_checked(theorem: PaperTheorem) -> Checked | None:
    """Has Coq checked the theorem in its file, with all that the file requires, as they now are?"""
    path = COQ / theorem.file
    if not path.exists():
        return None
    return look("theorems", str(TheoremKey(theorem.file, theorem.name, digest(closure([path])))))


def look(part: Literal["lemmas", "theorems"], key: str) -> Checked | None:
    """What the record has under a key of one of its parts."""
    record = _record()
    entries = record[part]
    return Checked(record["coq"], tuple(entries[key]), key not in record["at_most"]) if key in entries else None
