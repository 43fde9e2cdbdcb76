"""Misere WN^p, p >= 2: the case m = 1, which Theorem E leaves. Every pair is named.

Let a_n, b_n = a_n + n be the sequences of m = 1 and p, and let n be the difference of the two numbers of a pair.
It was observed that each n >= 0 is the difference of exactly one pair of misere WN^p, and that this pair is (a_n, b_n)
but for few n:

    (a_n + e_n, b_n + e_n), where e_n = (-1)^k if n = u_k, k >= 1, and else 0,

where u_1, u_2, ... is p, p^2, p^3 + p, ... (u_1 = p, u_2 = p^2, u_(k+1) = p u_k + u_(k-1)) for p >= 3, and
3, 7, 17, 41, ... (u_1 = 3, u_2 = 7, u_(k+1) = 2 u_k + u_(k-1)) for p = 2. Besides, n = 0 has (1, 1), for p = 2 it has
(3, 3); and for p = 2 also n = 2 has (0, 2), in place of (1, 3).

It was fitted on the pairs with n < 60 for p <= 8, and is tested on all others. It is proved: for p >= 3 as Theorem K
(`wythoff prove new-misere-one`), for p = 2 by automata (`verifier.theorems.misere_two`).
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, TypedDict

from verifier.base.plural import counted
from verifier.games.families import blocking
from verifier.games.names import name_of
from verifier.games.rules import Position, Ruleset
from verifier.hunts.result import Constants, Counterexample, HuntResult, spread
from verifier.solve import beatty
from verifier.solve.rows import rows
from verifier.theorems.polynomial import exception

__all__ = ["examine", "hunt", "misere", "pair"]

QUESTION = "What are the P-positions of misere WN^p, which Theorem E leaves? (Theorem K has p >= 3, automata p = 2.)"
GAMES = "misere WN^p, p >= 2"


def misere(p: int) -> Ruleset:
    """Misere WN^p."""
    return replace(blocking(1, p), ending="misere")


def pair(p: int, n: int) -> Position:
    """The pair of misere WN^p with the difference n.

    >>> [pair(3, n) for n in range(5)], pair(3, 9)
    ([(1, 1), (0, 1), (0, 2), (0, 3), (1, 5)], (4, 13))
    """
    if n == 0:
        return (3, 3) if p == 2 else (1, 1)
    shift = -1 if (p, n) == (2, 2) else exception(p, n, *((3, 7) if p == 2 else (p, p * p)))
    return beatty.a(1, p, n) + shift, beatty.b(1, p, n) + shift


class MisereRow(TypedDict):
    """A row of the table: how many pairs were compared, and the first one that is another."""

    p: int
    rows: int
    pairs: int
    exceptions: list[int]
    first_wrong: Position | None


def examine(task: tuple[int, int]) -> MisereRow:
    """One p: the pairs of the first R rows, by difference, compared with what is said of them."""
    p, R = task
    c, d = rows(misere(p), R).upper()
    found = {(x, y) for x, y in zip(c.tolist(), d.tolist(), strict=True)}
    # a pair of these rows has a difference below n if the pair that n should have lies well outside them
    most = next(n for n in range(len(found) + 2 * p + 4) if pair(p, n)[0] >= R + 1)
    expected = {named for n in range(most + 1) if (named := pair(p, n))[0] < R}
    wrong = sorted(found ^ expected)
    exceptions = [n for n in range(most) if pair(p, n)[0] != beatty.a(1, p, n)]
    return {
        "p": p,
        "rows": R,
        "pairs": len(found),
        "exceptions": exceptions,
        "first_wrong": wrong[0] if wrong else None,
    }


def hunt(grid: Constants, jobs: int = 1, tell: Any = None) -> HuntResult:
    table = spread(examine, [(p, grid.rows) for p in grid.p if p >= 2], jobs, tell)
    wrong = [row for row in table if row["first_wrong"]]
    return HuntResult(
        name="misere-one",
        belief="Theorem K for p >= 3, by automata for p = 2: misere WN^p has the pairs (a_n + e_n, b_n + e_n), "
        "e_n = (-1)^k if n = u_k and else 0; "
        "u_1 = p, u_2 = p^2, u_(k+1) = p u_k + u_(k-1) for p >= 3. Besides, (1, 1) has the difference 0. "
        "For p = 2: u_1 = 3, u_2 = 7, and (3, 3), (0, 2).",
        verdict=f"REFUTED for {len(wrong)} of {counted(len(table), 'game')}."
        if wrong
        else f"SURVIVED: {sum(row['pairs'] for row in table):,} pairs of {counted(len(table), 'game')} are as it says.",
        tested=f"p = {', '.join(str(row['p']) for row in table)}; {grid.rows} complete rows each.",
        counterexamples=tuple(
            Counterexample(
                name_of(misere(row["p"])) or f"misere WN^{row['p']}", f"{row['first_wrong']}", row["first_wrong"][0] + 1
            )
            for row in wrong
            if row["first_wrong"]
        ),
        found_by="looking at the pairs in the order of differences",
        fitted_on="n < 60, p <= 8",
        held_out="all other pairs of these rows",
        table=tuple(table),
    )
