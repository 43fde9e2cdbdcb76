"""What every hunt has in common: a grid of constants, many games at a time, and a finding that keeps its data apart.

A `HuntResult` never mixes what a statement was fitted on with what it was tested on.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from verifier.base.errors import UserError
from verifier.base.interrupts import workers
from verifier.games.rules import Position, Ruleset

__all__ = ["Constants", "Counterexample", "HuntResult", "Pairing", "parse_grid", "spread"]

T = TypeVar("T")
S = TypeVar("S")


@dataclass(frozen=True)
class Constants:
    """The constants of a hunt: all (m, p, l) with m and p in the ranges and l between `l_from` and min(l_to, p)."""

    m: range
    p: range
    l_from: int = 0
    l_to: int | None = None  # None: p
    rows: int = 5000

    def __iter__(self) -> Iterator[tuple[int, int, int]]:
        for m in self.m:
            for p in self.p:
                for l in range(self.l_from, (p if self.l_to is None else min(self.l_to, p)) + 1):
                    yield m, p, l

    def __str__(self) -> str:
        top = "p" if self.l_to is None else str(self.l_to)
        return (
            f"m = {self.m.start}..{self.m.stop - 1}, p = {self.p.start}..{self.p.stop - 1}, l = {self.l_from}..{top}, "
            f"{self.rows} rows each"
        )


def _range(text: str, name: str, least: int) -> range:
    match = re.fullmatch(r"(\d{1,6})(?:(?:\.\.|-)(\d{1,6}))?", text.strip())
    low, high = (int(match[1]), int(match[2] or match[1])) if match else (0, -1)
    if not match or not least <= low <= high:
        raise UserError(f"--{name} is a number or a range such as {max(least, 1)}..6, from {least} on, not {text!r}.")
    return range(low, high + 1)


def parse_grid(m: str, p: str, l: str, rows: int) -> Constants:
    """The grid of `--m 1..6 --p 1..9 --l 0..p --rows R`."""
    if rows < 20:
        raise UserError(f"A hunt needs at least 20 rows, not {rows}.")
    match = re.fullmatch(r"(\d{1,6})(?:\.\.|-)p", l.strip())
    if match:
        return Constants(_range(m, "m", 1), _range(p, "p", 1), int(match[1]), None, rows)
    ls = _range(l, "l", 0)
    return Constants(_range(m, "m", 1), _range(p, "p", 1), ls.start, ls.stop - 1, rows)


def spread(
    work: Callable[[T], S], items: Iterable[T], jobs: int, tell: Callable[[int, int], None] | None = None
) -> list[S]:
    """`work` on every item, in order, on `jobs` processes."""
    results = []
    todo = list(items)
    if jobs > 1:
        with workers(jobs) as pool:
            for result in pool.map(work, todo, chunksize=max(1, min(8, len(todo) // (4 * jobs)))):
                results.append(result)
                if tell:
                    tell(len(results), len(todo))
        return results
    for item in todo:
        results.append(work(item))
        if tell:
            tell(len(results), len(todo))
    return results


@dataclass(frozen=True)
class Counterexample:
    """A game that refutes a belief or, among survivors, bears out a statement; its first `rows` rows show it."""

    game: str
    why: str
    rows: int

    def to_json(self) -> dict[str, Any]:
        return {"game": self.game, "why": self.why, "rows": self.rows}


@dataclass(frozen=True)
class Pairing:
    """Games with the same P-positions as far as was looked; or two games that first differ at `apart`."""

    games: tuple[str, ...]
    apart: Position | None = None


@dataclass(frozen=True)
class HuntResult:
    """The answer to one open question."""

    name: str
    belief: str
    verdict: str
    tested: str
    counterexamples: tuple[Counterexample, ...] = ()
    corrected: str | None = None
    found_by: str = ""
    fitted_on: str = ""
    held_out: str = ""
    proved: tuple[str, ...] = ()
    survivors: tuple[Counterexample, ...] = ()
    table: tuple[Mapping[str, object], ...] = field(default=(), repr=False)
    pairings: tuple[Pairing, ...] = field(default=(), repr=False)  # new ones, to certify; the table has all
    games: Mapping[str, Ruleset] = field(default_factory=dict, repr=False)  # rules by name, where a name is no paper's

    def to_json(self) -> dict[str, Any]:
        data = {
            key: value
            for key, value in vars(self).items()
            if key not in ("counterexamples", "survivors", "table", "proved", "pairings", "games")
        }
        data["counterexamples"] = [example.to_json() for example in self.counterexamples]
        data["survivors"] = [example.to_json() for example in self.survivors]
        return data | {"proved": list(self.proved), "table": list(self.table)}

    def sentences(self, most: int = 8) -> Iterator[tuple[str, str]]:
        """(heading, text) for a reader, counterexamples smallest first and at most `most` of them."""
        yield "Belief", self.belief
        yield "Verdict", self.verdict
        yield "Tested", self.tested
        for example in self.counterexamples[:most]:
            yield "Counterexample", f"{example.game}: {example.why}"
        if len(self.counterexamples) > most:
            yield "", f"... and {len(self.counterexamples) - most} more; --json has them all"
        if self.corrected:
            yield "Corrected", self.corrected
            yield "Found by", self.found_by
            yield "Fitted on", self.fitted_on
            yield "Tested on unseen", self.held_out
        for statement in self.proved:
            yield "Proved", statement
