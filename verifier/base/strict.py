"""JSON read strictly: what two readers could read in two ways is refused.

Python's own reader takes the last of two equal keys, reads NaN and Infinity, and turns 1.0 into a number that equals 1.
In games, claims and certificates nothing of this has a meaning: every key stands once, and every number is whole.
That `true` is not 1 is for those to say who ask for a number: `type(value) is int`.

This module needs the standard library alone, so that a checker may import it.
"""

from __future__ import annotations

import json
from typing import Any, NoReturn

__all__ = ["NotStrictError", "loads"]


class NotStrictError(ValueError):
    """JSON, but not of the kind that is read here: `expected` says what would be."""

    def __init__(self, expected: str) -> None:
        self.expected = expected
        super().__init__(f"expected {expected}")


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise NotStrictError("each key once")
    return found


def _no_fraction(text: str) -> NoReturn:
    raise NotStrictError(f"whole numbers, not {text[:20]}")


def loads(text: str) -> Any:
    """The data of a JSON text; a `NotStrictError` for what is not strict, another `ValueError` for what is not JSON.

    >>> loads('{"m": 2, "p": 3}')
    {'m': 2, 'p': 3}
    >>> loads('{"m": 2, "m": 3}')
    Traceback (most recent call last):
    verifier.base.strict.NotStrictError: expected each key once
    """
    try:
        return json.loads(text, object_pairs_hook=_once, parse_float=_no_fraction, parse_constant=_no_fraction)
    except RecursionError:
        raise ValueError("it is nested too deeply") from None
