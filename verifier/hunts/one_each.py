"""m = 1: has each diagonal of 1WN^(l,p) one P-position, and how fast do the pairs {c_n, d_n} grow?

Theorem L (Coq: `coq/paper/New_one_each.v`, `New_slopes.v`), for 1 <= l <= p:

- a diagonal y - x = t has at most one P-position, and if 2l <= p exactly one;
- of the pairs at least M/3 and at most M have d < M;
- (k - 1) c_n <= n and 3n <= (3(p - l) + 2)(c_n + 1), where k is the least whole number from p/l on.

Open is whether each diagonal has one if 2l > p. No row can refute that; what can be seen is how far the diagonals are
met (all t < `met` are differences in R rows, and the next one is not), and how far d_n - c_n is from n at most, in the
order by c: a diagonal that is never met would leave a gap for ever. If (d_n - c_n)/n tends to 1 and l = p - 1, then
c_n/n tends to 1/sqrt(2): each row has two P-positions, so #(c_n < M) + #(d_n < M) = 2M + 1, and 1/z + 1/(z + 1) = 2
for the limit z. (That there is a limit follows: for the upper one u and the lower one v it gives u(1 + 2v) <= 1 + v
and v(1 + 2u) >= 1 + u, so u <= v.)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypedDict

import numpy as np

from verifier.base.plural import counted
from verifier.games.families import modulo
from verifier.hunts.result import Constants, HuntResult, spread
from verifier.solve.rows import rows

__all__ = ["DiagonalsRow", "bounds", "examine", "hunt", "markdown"]

QUESTION = "Has each diagonal of 1WN^(l,p) one P-position, and how fast do its pairs grow? (Theorem L has 2l <= p.)"
GAMES = "1WN^(l,p), 1 < l < p"


class DiagonalsRow(TypedDict):
    """A row of the table.

    All diagonals t < met have a P-position in R rows; `taken` is the share of the numbers < R that are some d_n,
    `slope` is c_n/n of the last pair, and `least` and `most` are what Theorem L says of it.
    """

    p: int
    l: int
    proved: bool
    pairs: int
    met: int
    twice: int
    apart: int
    taken: float
    slope: float
    least: float
    most: float


def bounds(p: int, l: int) -> tuple[float, float]:
    """Between which numbers c_n / n lies in the limit, by Theorem L.

    >>> bounds(3, 2)
    (0.6, 1.0)
    """
    return 3 / (3 * (p - l) + 2), 1 / (-(-p // l) - 1)


def examine(task: tuple[int, int, int]) -> DiagonalsRow:
    """One game, by its first R rows."""
    p, l, R = task
    c, d = rows(modulo(1, p, l), R).upper()
    found = np.unique(d - c)
    gaps = np.flatnonzero(found != np.arange(len(found)))
    least, most = bounds(p, l)
    return {
        "p": p,
        "l": l,
        "proved": 2 * l <= p,
        "pairs": len(c),
        "met": int(gaps[0]) if len(gaps) else len(found),
        "twice": len(c) - len(found),
        "apart": int(np.abs(d - c - np.arange(len(c))).max()),
        "taken": len(np.unique(d[d < R])) / R,
        "slope": float(c[-1]) / (len(c) - 1),
        "least": least,
        "most": most,
    }


def hunt(grid: Constants, jobs: int = 1, tell: Any = None) -> HuntResult:
    tasks = [(p, l, grid.rows) for m, p, l in grid if m == 1 and 1 < l < p]
    table = spread(examine, tasks, jobs, tell)
    still = [row for row in table if not row["proved"]]
    met = min((row["met"] for row in still), default=0)
    apart = max((row["apart"] for row in still), default=0)
    return HuntResult(
        name="one-each",
        belief="Question (Section 7): what can be said of 1WN^(l,p), 1 < l < p, which no rule explains?",
        verdict=f"{counted(len(table), 'game')}; no diagonal has two P-positions. Each diagonal has one: proved for "
        f"{len(table) - len(still)} of them; in the other {len(still)} all diagonals t < {met:,} at least are met in "
        f"these rows, and d_n - c_n differs from n by at most {apart}.",
        tested=f"p = {grid.p.start}..{grid.p.stop - 1}, 1 < l < p, {grid.rows} rows each.",
        table=tuple(table),
        proved=("Theorem L: coq/paper/New_one_each.v, New_slopes.v.",),
    )


def markdown(table: Sequence[DiagonalsRow]) -> str:
    """The table of a page."""
    lines = [
        "| p | l | one on each diagonal | pairs | diagonals met | $d_n-c_n-n$ at most | $c_n/n$ | its bounds, proved |",
        "|" + "---|" * 8,
    ]
    for row in table:
        lines.append(
            f"| {row['p']} | {row['l']} | {'proved' if row['proved'] else 'tested'} | {row['pairs']:,} | "
            f"{row['met']:,} | {row['apart']} | {row['slope']:.5f} | {row['least']:.4f}, {row['most']:.4f} |"
        )
    return "\n".join(lines)
