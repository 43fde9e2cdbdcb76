"""Is each number taken exactly p times by c and d_{>0}?

The P-set of mWN^(l,p) is symmetric and (x, x) is P for x = 0 only (the bishop moves to (0, 0)), so the number of i with
c_i = x or d_i = x, i > 0 for d, is the number of P-positions in row x: a question about complete rows.

The bounds. Let l >= 1 (l = 0 is l = 1) and let y_1 < ... < y_k be the columns of the P-positions of a row, as residues
mod p. Each y_i hits the arc y_i, ..., y_i + l - 1 to its right.
- The row closes, and it closes only when the arcs cover all p residues: far to the right nothing else hits. So
k l >= p.
- No y_i lies in the arc of an earlier one, so each adds at least one residue to the arcs, and the first adds l:
  l + (k - 1) <= p.
Hence ceil(p / l) <= k <= p - l + 1. The two bounds meet for l <= 1, l = p - 1 and l = p. Both are lemmas of the book,
proved for all m, p, l by z3 and cvc5 (`verifier/lemmas/chapters/beyond/bounds.py`).
"""

from __future__ import annotations

from typing import Any, TypedDict

import numpy as np

from verifier.base.plural import counted
from verifier.games.families import modulo
from verifier.hunts.result import Constants, Counterexample, HuntResult, spread
from verifier.solve.rows import rows
from verifier.theorems.table import family_of

__all__ = ["bounds", "examine", "hunt"]

QUESTION = "Is every number taken exactly p times by the c_n and the d_n, n > 0, as the paper believes?"
GAMES = "mWN^(l,p)"


def bounds(p: int, l: int) -> tuple[int, int]:
    """The proved bounds on the number of P-positions in a row of mWN^(l,p).

    >>> bounds(9, 0), bounds(9, 2), bounds(9, 8)
    ((9, 9), (5, 8), (2, 2))
    """
    l = max(l, 1)
    return -(-p // l), p - l + 1


class Multiplicity(TypedDict):
    """A row of the table: how often the numbers below `rows` are taken."""

    m: int
    p: int
    l: int
    rows: int
    least: int
    most: int
    mean: float
    first_not_p: int | None
    first_change: int | None
    lower_bound: int
    upper_bound: int
    within_bounds: bool
    family: str | None
    histogram: dict[int, int]


def examine(task: tuple[int, int, int, int]) -> Multiplicity:
    """One game: how often each number is taken, and from which row on this differs from p, or varies at all."""
    m, p, l, R = task
    found = rows(modulo(m, p, l), R)
    taken = np.bincount(found.x, minlength=R)
    low, high = bounds(p, l)
    values, how_often = np.unique(taken, return_counts=True)
    return {
        "m": m,
        "p": p,
        "l": l,
        "rows": R,
        "least": int(taken.min()),
        "most": int(taken.max()),
        "mean": round(float(taken.mean()), 6),
        "first_not_p": int(np.argmax(taken != p)) if (taken != p).any() else None,
        "first_change": int(np.argmax(taken != taken[0])) if (taken != taken[0]).any() else None,
        "lower_bound": low,
        "upper_bound": high,
        "within_bounds": bool(low <= taken.min() and taken.max() <= high),
        "family": family_of(m, p, l),
        "histogram": {int(v): int(h) for v, h in zip(values, how_often, strict=True)},
    }


def hunt(grid: Constants, jobs: int = 1, tell: Any = None) -> HuntResult:
    table = spread(examine, [(*constants, grid.rows) for constants in grid], jobs, tell)
    if not all(row["within_bounds"] for row in table):
        raise AssertionError("a proved bound is violated: the explorer is wrong")
    examples = []
    for row in sorted(table, key=lambda r: (r["m"] + r["p"] + r["l"], r["m"], r["p"])):
        m, p, l, x = row["m"], row["p"], row["l"], row["first_not_p"]
        if x is None or l == p:
            continue
        found = rows(modulo(m, p, l), x + 1)
        taken = len(found.row(x))
        why = f"the number {x} is taken {taken} times, not {p}: row {x} holds " + ", ".join(
            f"({x},{y})" for y in found.row(x)
        )
        examples.append(Counterexample(f"{m}WN^({l},{p})", why, x + 1))
    constant = [r for r in table if r["least"] == r["most"] and r["lower_bound"] != r["upper_bound"]]
    # What looked constant on the grid is put to a test of ten times as many rows, before it is reported as constant.
    longer = spread(examine, [(r["m"], r["p"], r["l"], 10 * grid.rows) for r in constant if not r["family"]], jobs)
    late = [r for r in longer if r["least"] != r["most"]]
    names = [f"{r['m']}WN^({r['l']},{r['p']})" for r in longer if r["least"] == r["most"]]
    other = [r for r in [*constant, *longer] if r["least"] == r["most"] != r["lower_bound"]]
    return HuntResult(
        name="complementary",
        belief="For arbitrary constants, (c_i) and (d_i)_{i>0} of mWN^(l,p) are p-complementary.",
        verdict=f"REFUTED: wrong for every l >= 2, at every number ({counted(len(examples), 'game')} of the grid); "
        "right for l <= 1."
        if examples
        else "No counterexample in this grid.",
        tested=f"{grid}.",
        counterexamples=tuple(examples),
        corrected="Each number is taken at least ceil(p/l) and at most p - l + 1 times (l = 0 read as l = 1), "
        "so exactly p times "
        "for l <= 1, twice for l = p - 1 >= 1, once for l = p. Where the multiplicity is constant it is ceil(p/l)"
        + ("" if not other else ", with the exceptions " + str([(r["m"], r["p"], r["l"]) for r in other]))
        + ". Constant beyond these cases and Theorem A: "
        + (", ".join(names) or "none")
        + ".",
        found_by="the bounds by proof; the list of constant games by the grid",
        fitted_on=f"{grid.rows} rows of each game of the grid (the list); nothing (the bounds)",
        held_out=f"{10 * grid.rows} rows of each listed game"
        + (
            "; this removed " + ", ".join(f"{r['m']}WN^({r['l']},{r['p']}) (row {r['first_change']})" for r in late)
            if late
            else "; none fell"
        ),
        proved=(
            "ceil(p/l) <= multiplicity <= p - l + 1 in every row, for all m, p, l: lemmas of the book, by z3 and cvc5 "
            "(`wythoff prove new-rows-at-least new-rows-at-most`).",
            "p-complementary for l = 0, 1 and all m, p; never for 2 <= l <= p, at no number (the same lemmas).",
        ),
        survivors=tuple(
            Counterexample(f"{r['m']}WN^({r['l']},{r['p']})", f"each number is taken {r['least']} times", 12)
            for r in longer
            if r["least"] == r["most"]
        ),
        table=tuple(table),
    )
