"""Families of games that a reader brings: a name or a `.toml` file with expressions in braces, and ranges for them.

    --game '{m}WN^(2,{p})' --set m=2..4 --set p=3..m+3
    --game family.toml --set k=1..8            (a file in which `width = "{k}"` stands)

A range is "1..8", one number, or numbers with commas; its ends are expressions in the parameters before it. Expressions
are of the formula language (`verifier.certificate.check.expression`): integer arithmetic and nothing else.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any

from verifier.base.errors import UserError
from verifier.certificate.check.expression import number
from verifier.games import families
from verifier.games.names import load_game, name_of, parse_game, table_of
from verifier.games.rules import Ruleset

__all__ = ["MOST", "NAME", "Member", "assignments", "fill", "members"]

MOST = 2_000  # games of a family, in a hunt or in a statement
NAME = re.compile(r"[a-zA-Z]\w{0,11}")  # of a parameter


@dataclass(frozen=True)
class Member:
    """One game of a family: its name, its rules, and the values of the parameters."""

    name: str
    game: Ruleset
    values: tuple[tuple[str, int], ...] = ()


def fill(pattern: Any, values: Mapping[str, int]) -> Any:
    """The pattern with every expression in braces replaced by its value; a text that is one expression is a number.

    >>> fill("{m}WN^{p + 1}", {"m": 2, "p": 2}), fill({"at_most": "{k - 1}"}, {"k": 3})
    ('2WN^3', {'at_most': 2})
    """
    if isinstance(pattern, Mapping):
        return {key: fill(value, values) for key, value in pattern.items()}
    if isinstance(pattern, list):
        return [fill(value, values) for value in pattern]
    if not isinstance(pattern, str):
        return pattern
    if re.fullmatch(r"\{[^{},]*\}", pattern):
        return number(pattern[1:-1], values)
    return re.sub(r"\{([^{}]*)\}", lambda m: ",".join(str(number(part, values)) for part in m[1].split(",")), pattern)


def assignments(settings: Sequence[str]) -> Iterator[dict[str, int]]:
    """All values of the parameters, the last one running first; an end of a range may name the parameters before it.

    >>> list(assignments(["k=1..2", "l=0..k - 1"]))
    [{'k': 1, 'l': 0}, {'k': 2, 'l': 0}, {'k': 2, 'l': 1}]
    """
    parts: list[tuple[str, str]] = []
    for setting in settings:
        name, _, text = (part.strip() for part in setting.partition("="))
        if not NAME.fullmatch(name) or not text or name in dict(parts):
            raise UserError(f"--set is like k=1..8, one for each parameter, not {setting[:80]!r}.")
        parts.append((name, text))
    return _extended(parts, {})


def _extended(parts: list[tuple[str, str]], values: dict[str, int]) -> Iterator[dict[str, int]]:
    if not parts:
        yield values
        return
    (name, text), *later = parts
    first, dots, last = text.partition("..")
    ends = [number(part.strip(), values) for part in ((first, last) if dots else text.split(","))]
    for value in range(ends[0], ends[1] + 1) if dots else ends:
        yield from _extended(later, {**values, name: value})


def members(spec: str, settings: Sequence[str]) -> list[Member]:
    """The games of a family, each rule set once, in the order of the parameters.

    >>> [member.name for member in members("{m}WN^(2,{m + 1})", ["m=2..4"])]
    ['2WN^(2,3)', '3WN^(2,4)', '4WN^(2,5)']
    """
    if not settings:
        name, game = load_game(spec)
        return [Member(name, _rules(name, game))]
    table = table_of(spec) if Path(spec).suffix in (".toml", ".json") else None
    if "{" not in str(table or spec):
        raise UserError(f"No parameter stands in braces in {spec[:80]!r}, so --set has nothing to set.")
    found: dict[Ruleset, Member] = {}
    for tried, values in enumerate(islice(assignments(settings), MOST + 1)):
        if tried == MOST:
            raise UserError(f"A hunt is about at most {MOST:,} games; narrow the ranges of the parameters.")
        member = _member(spec, table, values)
        found.setdefault(member.game, member)
    if not found:
        raise UserError("The ranges of the parameters are empty: there is no game to look at.")
    return list(found.values())


def _member(spec: str, table: dict[str, Any] | None, values: dict[str, int]) -> Member:
    said = ", ".join(f"{name} = {value}" for name, value in values.items())
    if table is None:
        text = str(fill(spec, values))
        game = parse_game(text)
        name = name_of(game) or text
    else:
        filled = fill(table, values)
        title = str(filled.pop("name", Path(spec).stem))
        try:
            game = families.game_from_json(filled)
        except UserError as error:
            raise UserError(f"In {spec}, with {said}: {error}") from None
        name = name_of(game) or (title if "{" in str(table.get("name", "")) else f"{title} ({said})")
    return Member(name, _rules(name, game), tuple(values.items()))


def _rules(name: str, game: families.Game) -> Ruleset:
    if not isinstance(game, Ruleset):
        raise UserError(f"{name} is no single set of rules; a hunt looks at complete rows of one.")
    return game
