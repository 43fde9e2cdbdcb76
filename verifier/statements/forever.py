"""The bridge to the book of lemmas: which statements are proved for every m, p and n.

`for ever` comes from the book and from nowhere else. Without the book, or where it has no theorem for a statement, or where
a proof does not go through on this machine, the answer is None and the statement keeps the strength of its board check.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

__all__ = ["theorem"]


def theorem(lemma: str) -> dict[str, Any] | None:
    """What the book says of a statement: the theorem's name and sentence, once its proof was accepted; or None."""
    try:
        book = import_module("verifier.lemmas")
    except ImportError:
        return None
    proved = getattr(book, "proved_statement", None)
    return proved(lemma) if proved is not None else None
