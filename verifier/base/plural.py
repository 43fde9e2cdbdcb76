"""Numbers with their nouns: 1 state, 2 states."""

from __future__ import annotations

__all__ = ["counted"]


def counted(number: int, noun: str, many: str = "") -> str:
    """A number and its noun, which is one or many.

    >>> counted(1, "query", "queries"), counted(0, "state"), counted(2, "query", "queries")
    ('1 query', '0 states', '2 queries')
    """
    return f"{number} {noun if number == 1 else many or noun + 's'}"
