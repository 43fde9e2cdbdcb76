"""The automata of a family, side by side, and what is seen in them: `python benchmarks/families.py [FILE]`.

FILE is what `benchmarks/theorem.py --out FILE` wrote. For a family of games with constants the number of states of the
proved automata is fitted by a polynomial in the constants, linear in each of them, on the games with small constants,
and tested on the others. A fit is a conjecture: nothing here quantifies over the constants.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from math import prod
from pathlib import Path
from typing import Any

__all__ = ["FAMILIES", "Family", "Fit", "fit", "lines", "table"]

FILE = Path(__file__).parents[1] / "results" / "theorem.jsonl"
Constants = tuple[int, ...]


@dataclass(frozen=True)
class Family:
    """A family of the benchmark, or the part of it where something holds; how its constants are read off a name."""

    family: str
    pattern: str
    constants: str
    where: Callable[..., bool] = lambda *_: True
    said: Callable[..., Constants] = lambda *numbers: numbers  # the constants, from the numbers in a name

    def read(self, game: str) -> Constants | None:
        """The constants of a game by its name; None if it does not belong here."""
        match = re.fullmatch(self.pattern, game)
        found = self.said(*map(int, match.groups())) if match else None
        return found if found and self.where(*found) else None


FAMILIES = {
    "mWN": Family("mWN", r"(\d+)WN", "m"),
    "mWN^p": Family("mWN^p", r"(\d+)WN\^(\d+)", "mp"),
    "mWN^(p), m and p coprime": Family("mWN^(p) coprime", r"(\d+)WN\^\((\d+)\)", "mp"),
    "mWN^(m,mp)": Family("mWN^(m,mp)", r"(\d+)WN\^\(\1,(\d+)\)", "mp", said=lambda m, q: (m, q // m)),
    "mxpWN_l, p = 2l": Family("mxpWN_l", r"(\d+)x(\d+)WN_(\d+)", "mpl", lambda m, p, l: p == 2 * l),
    "mxpWN_l, else": Family("mxpWN_l", r"(\d+)x(\d+)WN_(\d+)", "mpl", lambda m, p, l: p != 2 * l),
    "misere mWN, m > 1": Family("misere mWN", r"misere (\d+)WN", "m", lambda m: m > 1),
    "misere 1WN^p, p > 2": Family("misere mWN^p", r"misere 1WN\^(\d+)", "p", lambda p: p > 2),
    "misere mWN^p, m > 1": Family("misere mWN^p", r"misere (\d+)WN\^(\d+)", "mp", lambda m, p: m > 1),
    "WN, any k options blocked": Family("WN, any blocked", r"WN, any (\d+) blocked", "k"),
    "WN, terminal x + y <= l": Family("terminal", r"WN, terminal x \+ y <= (\d+)", "l"),
}


@dataclass(frozen=True)
class Fit:
    """A polynomial, how many games it was fitted on, and on how many others it was tested and right."""

    text: str
    fitted: int
    right: int
    tested: int


def table(rows: list[dict[str, Any]], family: Family) -> dict[Constants, dict[str, Any]]:
    """The proved games of a family by their constants."""
    found = {}
    for row in rows:
        constants = family.read(row["game"]) if row["family"] == family.family and row["proved"] else None
        if constants is not None:
            found[constants] = row
    return found


def fit(states: dict[Constants, int], names: str) -> Fit | None:
    """Fitted on as few games as determine it and one more, those with the smallest constants first.

    Constants that do not change, or that others determine, are left out: a smaller polynomial comes first.
    """
    parts = [part for n in range(len(names) + 1) for part in combinations(range(len(names)), n)]
    for size in range(1, len(parts) + 1):
        for monomials in combinations(parts, size):
            found = _fit(states, names, list(monomials))
            if found and found.right == found.tested:
                return found
    return None


def _fit(states: dict[Constants, int], names: str, monomials: list[tuple[int, ...]]) -> Fit | None:
    games = sorted(states, key=lambda constants: (prod(constants), constants))
    rows = [([Fraction(prod(game[i] for i in part)) for part in monomials], states[game]) for game in games]
    for count in range(len(monomials) + 1, len(games)):
        solution = _solved([(list(row), Fraction(value)) for row, value in rows[:count]])
        if solution is None:
            continue
        right = sum(sum(a * b for a, b in zip(row, solution, strict=True)) == value for row, value in rows[count:])
        return Fit(_polynomial(solution, monomials, names), count, right, len(games) - count)
    return None


def _solved(rows: list[tuple[list[Fraction], Fraction]]) -> list[Fraction] | None:
    """The one solution of linear equations; None if there is none, or more than one."""
    size, rest, done = len(rows[0][0]), [[*row, value] for row, value in rows], 0
    for column in range(size):
        pivot = next((n for n in range(done, len(rest)) if rest[n][column]), None)
        if pivot is None:
            return None
        rest[done], rest[pivot] = rest[pivot], rest[done]
        rest[done] = [a / rest[done][column] for a in rest[done]]
        for n in range(len(rest)):
            if n != done:
                rest[n] = [a - rest[n][column] * b for a, b in zip(rest[n], rest[done], strict=True)]
        done += 1
    return None if any(row[-1] for row in rest[done:]) else [row[-1] for row in rest[:size]]


def _polynomial(solution: list[Fraction], monomials: list[tuple[int, ...]], names: str) -> str:
    terms = []
    for factor, part in sorted(zip(solution, monomials, strict=True), key=lambda term: -len(term[1])):
        if factor:
            letters = "".join(names[i] for i in part)
            size = abs(factor)
            terms.append(("- " if factor < 0 else "+ ") + (letters if size == 1 and letters else f"{size}{letters}"))
    return " ".join(terms).removeprefix("+ ") or "0"


def _systems(games: dict[Constants, dict[str, Any]], names: str) -> str:
    """The systems of the games, said by the constants where these say it."""
    for size in range(1, len(names) + 1):
        for part in combinations(range(len(names)), size):
            if all(row["system"] == f"cf:{prod(game[i] for i in part)}" for game, row in games.items()):
                return "cf:" + "".join(names[i] for i in part)
    return ", ".join(sorted({row["system"] for row in games.values()}))


def lines(rows: list[dict[str, Any]]) -> Iterator[str]:
    """The page's table: one line a family."""
    yield "| family | games proved | systems | states | a row holds | number of states |"
    yield "|---|---|---|---|---|---|"
    for name, family in FAMILIES.items():
        games = table(rows, family)
        if not games:
            continue
        sizes = [row["states"] for row in games.values()]
        holds = sorted(
            {tuple(map(int, row["row_holds"].split(", "))) for row in games.values() if row["row_holds"] != "?"}
        )
        seen = fit({game: row["states"] for game, row in games.items()}, family.constants)
        said = f"{seen.text}: fitted on {seen.fitted}, right in all {seen.tested} others" if seen else "no pattern seen"
        few, most = str(min(map(min, holds))), str(max(map(max, holds)))
        cells = [name, str(len(games)), _systems(games, family.constants), f"{min(sizes)}-{max(sizes)}"]
        yield "| " + " | ".join([*cells, few if few == most else f"{few}-{most}", said]) + " |"


def main() -> None:
    file = Path(sys.argv[1]) if len(sys.argv) > 1 else FILE
    print("\n".join(lines([json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()])))


if __name__ == "__main__":
    main()
