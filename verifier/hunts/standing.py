"""Section 7's first question, game by game: for which (l, m, p) is there a polynomial-time rule, and what is it by?

For each mWN^(l,p), 1 <= l < p (l = 0 is l = 1, and l = p is mWN), the strongest of these:

- a theorem, for all its constants: the paper's 2.1 (T), or A, B, D, I;
- a: an automaton that is kept, and that the checker accepts, for every position of this game;
- f: a substitution that passes the finite check: as Coq has checked, or as Python has computed, and then it is argued;
- c: a substitution that was found on a tenth of the rows and gives all pairs of the others: tested, not proved;
- ?: nothing found. Then it is said what stands in the way: a substitution needs d to increase in the order by c, and
  the first pair where it does not is named; or that d increased in all rows, and no substitution of the kinds that
  `recurrence` knows fits.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypedDict

import numpy as np

from verifier.base.plural import counted
from verifier.games.families import modulo
from verifier.hunts.result import Constants, HuntResult, spread
from verifier.solve.rows import rows
from verifier.theorems.learned_rule import learned_rule
from verifier.theorems.table import known

__all__ = ["Examined", "Standing", "examine", "hunt", "markdown"]

QUESTION = "For which (l, m, p) has mWN^(l,p) a polynomial-time rule, game by game, and what is it by?"
GAMES = "mWN^(l,p), 1 <= l < p"


class Standing(TypedDict):
    """A row of the table, as it is stored: the letter of what is known of a game, and that in words."""

    m: int
    p: int
    l: int
    letter: str
    known: str


@dataclass(frozen=True)
class Examined:
    """What was found of a game: is it by Coq's theorem about its class, and if nothing is known, does d fall?"""

    letter: str
    known: str
    by_coq: bool = False
    d_falls: bool = False


def examine(task: tuple[int, int, int, int]) -> Examined:
    """One game: by what it has a rule, or what stands in the way in its first R rows."""
    m, p, l, R = task
    game = modulo(m, p, l)
    if theorem := known(game):
        sign = {"printed": "T", "coq": "f", "automaton": "a"}.get(theorem.form, theorem.letter or theorem.theorem)
        return Examined(sign, theorem.name, by_coq=theorem.form == "coq")
    status, found = learned_rule(game, R)
    if found is not None:
        return Examined("f" if status == "argued" else "c", found.theorem)
    c, d = rows(game, R).upper()
    falls = np.flatnonzero(np.diff(d) <= 0)
    if len(falls):
        n = int(falls[0]) + 1
        why = f"d does not increase: ({c[n - 1]},{d[n - 1]}) is followed by ({c[n]},{d[n]})"
        return Examined("?", why, d_falls=True)
    return Examined("?", f"d increases in {R} rows, and no substitution fits")


def hunt(grid: Constants, jobs: int = 1, tell: Any = None) -> HuntResult:
    tasks = [(m, p, l, grid.rows) for m, p, l in grid if 1 <= l < p]
    found = spread(examine, tasks, jobs, tell)
    by = {letter: sum(one.letter == letter for one in found) for letter in "TABDIafc?"}
    by_coq = sum(one.by_coq for one in found)
    falls = sum(one.d_falls for one in found)
    table: list[Standing] = [
        {"m": m, "p": p, "l": l, "letter": one.letter, "known": one.known}
        for (m, p, l, _), one in zip(tasks, found, strict=True)
    ]
    return HuntResult(
        name="standing",
        belief="Question (Section 7): for which (l, m, p) has mWN^(l,p) a polynomial-time rule?",
        verdict=f"{counted(len(table), 'game')}: {sum(by[letter] for letter in 'TABDI')} by a theorem ("
        + ", ".join(f"{letter}: {by[letter]}" for letter in "TABDI")
        + f"), {by['f']} by a substitution that passes the finite check, as Coq has checked for {by_coq} of them, "
        f"{by['c']} by one that was only tested, {by['a']} by an automaton; "
        f"for {by['?']} nothing was found, {falls} of which have pairs whose d does not increase.",
        tested=f"{grid}; 1 <= l < p.",
        table=tuple(table),
    )


def markdown(table: Sequence[Standing], states: Mapping[str, int]) -> str:
    """A line for each m and p, a letter for each l; behind it the number of states, for games with an automaton."""
    letters = {
        (m, p, l): f"{row['letter']} {states.get(f'{m}WN^({l},{p})', '')}".strip()
        for row in table
        for m, p, l in [(row["m"], row["p"], row["l"])]
    }
    wide = max(l for _, _, l in letters)
    lines = [f"| m | p | {' | '.join(f'l = {l}' for l in range(1, wide + 1))} |", "|" + "---|" * (wide + 2)]
    for m, p in sorted({(m, p) for m, p, _ in letters}):
        cells = [letters.get((m, p, l), "") for l in range(1, wide + 1)]
        lines.append(f"| {m} | {p} | {' | '.join(cells)} |")
    return "\n".join(lines)
