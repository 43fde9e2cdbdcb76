"""Lines of at most 120 characters, broken at blanks, which Coq does not mind."""

from __future__ import annotations

from collections.abc import Mapping
from textwrap import wrap

__all__ = ["fill", "trie"]


def fill(text: str, indent: str = "  ", first: str = "") -> str:
    return "\n".join(
        wrap(text, 120, initial_indent=first, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)
    )


def trie(entries: Mapping[int, str]) -> str:
    """The binary tree of coq/book/Refutation.v that holds these texts at these positive numbers."""
    if not entries:
        return "Lf"
    here = f"(Some {entries[1]})" if 1 in entries else "None"
    left = trie({n >> 1: text for n, text in entries.items() if n > 1 and n % 2 == 0})
    right = trie({n >> 1: text for n, text in entries.items() if n > 1 and n % 2 == 1})
    return f"(Nd {here} {left} {right})"
