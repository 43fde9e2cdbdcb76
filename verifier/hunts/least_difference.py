"""A rule for mWN^(p) by differences: right for p = 2 and even m, and for which other constants?

List the P-positions by their differences e_n = d_n - c_n. The rule: c_n is the least row that has not yet its p
P-positions, and e_n the least e >= e_{n-1} + m for which the class of c_n + e modulo p is still free in row c_n. For
p = 2 and even m it is Theorem D; it neglects that a p-rook also moves within a column, so it may fail elsewhere.

The rule and the game are compared pair by pair in the order of differences, on the first R rows. Rows that were not
looked at could hold further P-positions of small difference, so that agreement says nothing. A difference is one: up to
n - 1 the lists agree, so of the two pairs number n the one with the smaller difference is in its own list and cannot
be in the other one, further on.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import gcd
from typing import Any, TypedDict

from verifier.base.plural import counted
from verifier.games.families import modulo
from verifier.games.names import title
from verifier.games.rules import Position
from verifier.hunts.result import Constants, Counterexample, HuntResult, spread
from verifier.solve.rows import rows

__all__ = ["by_rule", "examine", "hunt", "markdown"]

QUESTION = "For which constants does a rule by least differences give the pairs of mWN^(p)?"
GAMES = "mWN^(p)"


def by_rule(m: int, p: int, R: int) -> list[Position]:
    """The pairs (c, d) of the rows before R, by the rule.

    >>> by_rule(2, 2, 4)
    [(0, 0), (0, 3), (1, 6), (1, 9), (2, 12), (2, 15), (3, 19)]
    """
    classes: dict[int, set[int]] = {}
    found: list[Position] = []
    x, e = 0, -m
    while x < R:
        taken = classes.setdefault(x, set())
        if len(taken) == p:
            x += 1
            continue
        e += m
        while (x + e) % p in taken:
            e += 1
        found.append((x, x + e))
        taken.add((x + e) % p)
        if e:
            classes.setdefault(x + e, set()).add(x % p)
    return found


class RuleAgainstGame(TypedDict):
    """A row of the table: so many pairs compared, and the first index where the rule and the game differ."""

    m: int
    p: int
    rows: int
    pairs: int
    n: int | None
    rule: tuple[int, int] | None
    game: tuple[int, int] | None


def examine(task: tuple[int, int, int]) -> RuleAgainstGame:
    """One game: how many pairs were compared, and the first where the rule and the game differ, with both pairs."""
    m, p, R = task
    c, d = rows(modulo(m, p), R).upper()
    game = sorted(zip(c.tolist(), d.tolist(), strict=True), key=lambda pair: (pair[1] - pair[0], pair[0]))
    rule = by_rule(m, p, R)
    compared = min(len(game), len(rule))
    n = next((n for n in range(compared) if game[n] != rule[n]), None)
    both = (None, None) if n is None else (rule[n], game[n])
    return {"m": m, "p": p, "rows": R, "pairs": compared, "n": n, "rule": both[0], "game": both[1]}


def hunt(grid: Constants, jobs: int = 1, tell: Any = None) -> HuntResult:
    tasks = [(m, p, grid.rows) for m in grid.m for p in grid.p if gcd(m, p) > 1]
    table = spread(examine, tasks, jobs, tell)
    wrong = [r for r in table if r["n"] is not None]
    return HuntResult(
        name="least-difference",
        belief="Question: is the rule by least differences right for mWN^(p) where gcd(m, p) > 1? (It is for p = 2.)",
        verdict=f"{counted(len(table), 'game')}: in {len(wrong)} the rule and the game differ.",
        tested=f"{grid}; only gcd(m, p) > 1 and l = 0; pairs in the order of their differences.",
        counterexamples=tuple(
            Counterexample(
                title(modulo(r["m"], r["p"])), f"n = {r['n']}: rule {r['rule']}, game {r['game']}", grid.rows
            )
            for r in wrong
        ),
        proved=("For p = 2 and even m it is Theorem D (`wythoff prove new-even-2`).",),
        table=tuple(table),
    )


def markdown(table: Iterable[Mapping[str, object]]) -> str:
    """The table of a page."""
    lines = ["| m, p | pairs compared | first difference |", "|---|---|---|"]
    for r in table:
        where = "none" if r["n"] is None else f"n = {r['n']}: the rule gives {r['rule']}, the game {r['game']}"
        lines.append(f"| {r['m']}, {r['p']} | {r['pairs']} | {where} |")
    return "\n".join(lines) + "\n"
