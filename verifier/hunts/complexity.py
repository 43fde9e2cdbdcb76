"""gcd(m, p) > 1, p >= 3: the games mWN^(p) that no rule explains. How complicated are the words that their pairs write?

A *factor* of length n of a word is n consecutive letters; the word's *complexity* is the number of its factors of
length n. A word that a substitution writes has at most about n^2 of them, and often a constant times n; a random word
of the same length has as many as fit. So a complexity that grows like n speaks for a rule by a substitution, though one
of more letters than those that `recurrence` tries. Two words are looked at, for the pairs (c_i, d_i), c_i <= d_i:

- by rows: letter x is the number of pairs with c_i = x;
- by differences: the steps between the values of d_i - c_i in their order, as far as the rows show all of them.

And it is counted how often an order fails: pairs whose d does not increase in the order by c, and pairs whose c
decreases in the order by difference.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import gcd
from typing import Any, TypedDict

import numpy as np

from verifier.games.families import modulo
from verifier.games.tex import tex
from verifier.hunts.result import Constants, HuntResult, spread
from verifier.solve.rows import rows

__all__ = ["LENGTHS", "WordRow", "examine", "factors", "hunt", "markdown"]

QUESTION = "How complicated are the words of mWN^(p), gcd(m, p) > 1, p >= 3, which no rule explains?"
GAMES = "mWN^(p), gcd(m, p) > 1, p >= 3"
LENGTHS = (1, 2, 4, 8, 16, 32)


class WordRow(TypedDict):
    """A row of the table; the last two have the complexity for each of `LENGTHS`."""

    m: int
    p: int
    pairs: int
    falls_by_c: int
    falls_by_difference: int
    most_of_a_difference: int
    by_rows: list[int]
    by_differences: list[int]


def factors(word: Sequence[int], n: int) -> int:
    """The number of factors of length n.

    >>> [factors([0, 1, 0, 0, 1, 0, 1, 0, 0, 1, 0, 0, 1], n) for n in (1, 2, 3)]
    [2, 3, 4]
    """
    return len({tuple(word[i : i + n]) for i in range(len(word) - n + 1)})


def examine(task: tuple[int, int, int]) -> WordRow:
    """One game, by its first R rows."""
    m, p, R = task
    c, d = rows(modulo(m, p), R).upper()
    difference = d - c
    late = difference[10 * c > 9 * R]
    known = difference < (late.min() if len(late) else 0)  # smaller differences do not occur any more, it seems
    order = np.lexsort((c[known], difference[known]))
    by_difference = difference[known][order]
    return {
        "m": m,
        "p": p,
        "pairs": len(c),
        "falls_by_c": int((np.diff(d) <= 0).sum()),
        "falls_by_difference": int((np.diff(c[known][order]) < 0).sum()),
        "most_of_a_difference": int(np.bincount(by_difference).max(initial=0)),
        "by_rows": [factors(np.bincount(c, minlength=R).tolist(), n) for n in LENGTHS],
        "by_differences": [factors(np.diff(np.unique(by_difference)).tolist(), n) for n in LENGTHS],
    }


def hunt(grid: Constants, jobs: int = 1, tell: Any = None) -> HuntResult:
    tasks = [(m, p, grid.rows) for m in grid.m for p in grid.p if gcd(m, p) > 1 and p >= 3]
    table = spread(examine, tasks, jobs, tell)
    largest = max((row["by_rows"][-1] / LENGTHS[-1] for row in table), default=0.0)
    return HuntResult(
        name="complexity",
        belief="Question (Section 7): has mWN^(p) a rule where gcd(m, p) > 1, p >= 3?",
        verdict=f"{len(table)} games: of length {LENGTHS[-1]} the word by rows has at most {largest:.1f} times as many "
        "factors as letters.",
        tested=f"{grid}; gcd(m, p) > 1, p >= 3, l = 0.",
        table=tuple(table),
    )


def markdown(table: Sequence[WordRow]) -> str:
    """The table of a page."""
    lines = [
        "| game | pairs | falls by $c$ | falls by difference | factors of the word by rows | by differences |",
        "|" + "---|" * 6,
    ]
    for row in table:
        game = tex(f"{row['m']}WN^({row['p']})")
        words = [", ".join(map(str, row[key])) for key in ("by_rows", "by_differences")]
        lines.append(
            f"| {game} | {row['pairs']:,} | {row['falls_by_c']:,} | "
            f"{row['falls_by_difference']:,} | {words[0]} | {words[1]} |"
        )
    return "\n".join(lines)
