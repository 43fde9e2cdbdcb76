"""Parameters of a statement: their ranges, and patterns such as "{m}WN^{p}" that they fill.

A range is "1..6", "0..p - 1" (in the parameters before it), "1.." (cut off by the scope of the run), one number, or a
list of numbers. An expression in braces is of the formula language (`verifier.certificate.check.expression`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any

from verifier.base.errors import UserError
from verifier.certificate.check.expression import evaluate, grid, number
from verifier.hunts.parameters import MOST, NAME, fill
from verifier.papers.model import Scope

__all__ = ["assignments", "fill", "ranges_of", "whole"]

CONSTANTS = ("m", "p", "l", "k")  # an open range of these ends at the scope's constants, of others at its index


def whole(value: Any, what: str, values: Mapping[str, int] | None = None) -> int:
    """A whole number >= 0, as such or as an expression in the parameters."""
    if isinstance(value, str):
        value = number(value.strip().removeprefix("{").removesuffix("}"), values or {})
    if type(value) is not int or value < 0:
        raise UserError(f"`{what}` is a whole number that is not negative, not {value!r}.")
    return value


def ranges_of(data: Any) -> dict[str, str]:
    """The ranges as expressions of the formula language.

    >>> ranges_of({"m": "1..3", "p": "2..", "l": "0..p - 1", "n": [1, 5]})
    {'m': 'range(1, 3 + 1)', 'p': 'range(2, K + 1)', 'l': 'range(0, p - 1 + 1)', 'n': '(1, 5,)'}
    """
    if not isinstance(data, Mapping):
        raise UserError('`parameters` is a table of ranges such as { m = "1..4", p = "1.." }.')
    found = {}
    for name, value in data.items():
        if not NAME.fullmatch(name) or name in ("K", "B", "I"):
            raise UserError(f"{name!r} cannot be a parameter: a letter, then letters and digits; K, B and I are taken.")
        if type(value) is int:
            value = [value]
        if isinstance(value, list) and value and all(type(v) is int for v in value):
            found[name] = "(" + ", ".join(map(str, value)) + ",)"
            continue
        match = re.fullmatch(r"\s*([^.]+?)\s*\.\.\s*([^.]*?)\s*", value) if isinstance(value, str) else None
        if not match:
            raise UserError(f'The range of {name} is "1..6", "1..", a number or a list of numbers, not {value!r}.')
        last = match[2] or ("K" if name in CONSTANTS else "I")
        found[name] = f"range({match[1]}, {last} + 1)"
    return found


def assignments(ranges: Mapping[str, str], given: str, scope: Scope) -> Iterator[dict[str, int]]:
    """All values of the parameters with `given`, smallest first; one empty assignment if there are none."""
    if not ranges:
        yield {}
        return
    found = (values for values in grid(ranges, scope.numbers()) if evaluate(given, values))
    for count, values in enumerate(islice(found, MOST + 1)):
        if count == MOST:
            raise UserError(f"A statement is about at most {MOST:,} games; narrow the ranges of its parameters.")
        yield values
