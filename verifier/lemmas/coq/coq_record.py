"""The record of what Coq has checked, `checked.json`, as it is read: by content, and without the book of lemmas.

`verifier.lemmas.coq.checked` makes the record, and says what it holds of a lemma.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from verifier.lemmas.coq.first_principles import COQ, PaperTheorem, closure, digest

__all__ = ["FILE", "Checked", "look", "theorem_checked"]

FILE = Path(__file__).with_name("checked.json")


@dataclass(frozen=True)
class Checked:
    """The version of Coq that checked it, and the axioms it rests on: exactly these, or at most."""

    coq: str
    axioms: tuple[str, ...]
    exactly: bool


@cache
def _record() -> Mapping[str, object]:
    return json.loads(FILE.read_text()) if FILE.exists() else {"coq": "", "lemmas": {}, "theorems": {}, "at_most": []}


def theorem_checked(theorem: PaperTheorem) -> Checked | None:
    """Has Coq checked the theorem in its file, with all that the file requires, as they now are?"""
    path = COQ / theorem.file
    return look("theorems", f"{theorem.file} {theorem.name} {digest(closure([path]))}") if path.exists() else None


def look(part: str, key: str) -> Checked | None:
    """What the record has under a key of the part `lemmas` or `theorems`."""
    record = _record()
    entries = record[part]
    assert isinstance(entries, dict)
    bounds = record.get("at_most", [])
    assert isinstance(bounds, list)
    return Checked(str(record["coq"]), tuple(entries[key]), key not in bounds) if key in entries else None
