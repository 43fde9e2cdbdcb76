"""Is (d_i - c_i) an arithmetic progression, and exactly when the paper believes?

Section 7 lists two items, "gcd(m, p) != 1 and l = 0" and "0 < l != m or m does not divide p", and believes that the
sequence is an arithmetic progression if and only if none of the items is satisfied. Read to the letter the second item
is "(0 < l and l != m) or m does not divide p"; what is meant is surely "0 < l, and l != m or m does not divide p",
since 2WN^(3) has a progression by Theorem 2.1 (iia).

The order of the pairs: by c and then d, as in the paper's tables. In the order of the differences themselves the
question is whether the *set* of differences is a progression. All differences below the first gap of 2m or more
are known for good: every diagonal below it is covered by the bishop, so no later row adds one.
"""

from __future__ import annotations

from math import gcd
from typing import Any, TypedDict

import numpy as np

from verifier.base.plural import counted
from verifier.games.families import modulo
from verifier.hunts.result import Constants, Counterexample, HuntResult, spread
from verifier.solve.rows import rows
from verifier.theorems.table import family_of

__all__ = ["examine", "hunt", "intended_items", "printed_items"]

QUESTION = "Is d_n - c_n an arithmetic progression, and exactly when the paper believes?"
GAMES = "mWN^(l,p)"

# The games that were looked at when the corrected statement was found; everything else is unseen data.
FITTED_M, FITTED_P, FITTED_ROWS = 20, 24, 400


def printed_items(l: int, m: int, p: int) -> bool:
    """Does the paper, to the letter, believe in a progression? None of the items holds: `gcd(m,p) != 1 and l = 0`;
    `0 < l != m or m does not divide p`.
    """
    return not ((gcd(m, p) != 1 and l == 0) or ((l > 0 and l != m) or p % m != 0))


def intended_items(l: int, m: int, p: int) -> bool:
    """The same with the second item read as `0 < l, and l != m or m does not divide p`."""
    return not ((gcd(m, p) != 1 and l == 0) or (l > 0 and (l != m or p % m != 0)))


class ProgressionFailure(TypedDict, total=False):
    """Where the differences, in the order by c, are no progression: the index and its pair."""

    fails_at: int
    c: int
    d: int


class ProgressionRow(ProgressionFailure):
    """A row of the table: is the sequence of differences a progression in the order by c, d - c and d, as far as seen;
    does the paper believe so, to the letter and as intended?"""

    m: int
    p: int
    l: int
    rows: int
    pairs: int
    by_c: bool
    step: int
    by_difference: bool
    by_d: bool
    literal: bool
    intended: bool
    family: str | None


def examine(task: tuple[int, int, int, int]) -> ProgressionRow:
    """One game: is the sequence a progression in the orders by c, by d and by d - c, as far as `R` rows say?"""
    m, p, l, R = task
    c, d = rows(modulo(m, p, l), R).upper()
    steps = np.diff(d - c)
    wrong = np.flatnonzero(steps != steps[0])
    failure: ProgressionFailure = {}
    if len(wrong):
        n = int(wrong[0]) + 1  # pairs n - 1, n and 0, 1 show it
        failure = {"fails_at": n, "c": int(c[n]), "d": int(d[n])}
    differences = np.unique(d - c)
    gaps = np.diff(differences)
    final = int(np.argmax(gaps >= 2 * m)) + 1 if (gaps >= 2 * m).any() else len(differences)
    final = min(final, max(2, int(0.9 * len(differences))))  # the last rows are not followed by others
    by_d = (d - c)[np.argsort(d, kind="stable")]
    by_d = by_d[: max(3, int(np.searchsorted(np.sort(d), R)))]  # every pair with d < R is known
    return {
        "m": m,
        "p": p,
        "l": l,
        "rows": R,
        "pairs": len(c),
        "by_c": len(wrong) == 0,
        "step": int(steps[0]),
        **failure,
        "by_difference": bool(len(differences) == len(d) and (gaps[: final - 1] == gaps[0]).all()),
        "by_d": bool((np.diff(by_d) == by_d[1] - by_d[0]).all()),
        "literal": printed_items(l, m, p),
        "intended": intended_items(l, m, p),
        "family": family_of(m, p, l),
    }


def hunt(grid: Constants, jobs: int = 1, tell: Any = None) -> HuntResult:
    table = spread(examine, [(*constants, grid.rows) for constants in grid], jobs, tell)
    found: list[tuple[bool, Counterexample]] = []
    for row in sorted(table, key=lambda r: (r["m"] + r["p"] + r["l"], r["m"], r["p"])):
        m, p, l = row["m"], row["p"], row["l"]
        if row["by_c"] == row["intended"] or l == p:  # l < p in Definition 4 (ii)
            continue
        name = f"{m}WN^({l},{p})"
        if row["by_c"]:
            why = f"d_n - c_n = {row['step']}n in all {row['pairs']} pairs of {row['rows']} rows "
            why += f"(Theorem {row['family']}), although the paper believes in no progression"
            found.append((row["family"] == "A", Counterexample(name, why, 12)))
        else:
            why = f"no progression: it breaks at pair {row['fails_at']}, ({row['c']}, {row['d']})"
            found.append((False, Counterexample(name, why, row["c"] + 1)))
    # In family A l = 1 is l = 0 in disguise: the true surprises first.
    examples = [example for disguised in (False, True) for by_a, example in found if by_a is disguised]
    by_letter = [r for r in table if r["by_c"] != r["literal"] and r["l"] < r["p"]]
    unexplained = [r for r in table if r["by_c"] != (r["family"] in ("A", "B", "rook"))]
    unseen = [r for r in table if r["m"] > FITTED_M or r["p"] > FITTED_P]
    split = [r for r in table if not r["by_c"] and r["by_difference"]]
    return HuntResult(
        name="arithmetic-progression",
        belief="(d_i - c_i) of mWN^(l,p) is an arithmetic progression if and only if none of the two items holds.",
        verdict=f"REFUTED as intended ({counted(len(examples), 'game')} of the grid), "
        f"and to the letter ({len(by_letter)})."
        if examples
        else f"No counterexample to the intended reading; {len(by_letter)} to the letter.",
        tested=f"{grid}; pairs ordered by c and then d. In the order of the differences, {len(split)} further "
        f"games have "
        "a progression"
        + (": " + ", ".join(f"{r['m']}WN^({r['l']},{r['p']})" for r in split[:5]) + ", ..." if split else "")
        + ".",
        counterexamples=tuple(examples),
        corrected="Read l = 0 as l = 1 and let g = gcd(m, p), m = g m', p = g p'. (d_i - c_i) is an arithmetic "
        "progression, of step m, if and only if l = p, or l = g (Theorem A), or l = g l' with 2 <= l' <= p'/2, "
        "m' = -1 (mod p') and (l' - 1)(m + 1) = 0 (mod p') (Theorem B). "
        + (
            f"In {counted(len(unexplained), 'game')} of this grid it fails: "
            + ", ".join(f"{r['m']}WN^({r['l']},{r['p']})" for r in unexplained[:9])
            if unexplained
            else "Every game of this grid agrees."
        ),
        found_by="looking at the table of all progressions for the constants below, then a proof",
        fitted_on=f"m <= {FITTED_M}, p <= {FITTED_P}, 2 <= l < p, {FITTED_ROWS} rows",
        held_out=f"in this run: {counted(len(unseen), 'game')} with m > {FITTED_M} or p > {FITTED_P}"
        + (f", and the rows {FITTED_ROWS}..{grid.rows - 1} of the others." if grid.rows > FITTED_ROWS else "."),
        proved=(
            "`if`, for all m, p, l, by z3 and cvc5: Theorem A is `wythoff prove new-residues`, Theorem B is `wythoff "
            "prove new-progressions`.",
            "`only if`, for all m, p, l, by z3 and cvc5: `wythoff prove new-progressions-only`. For each game of the "
            "grid without progression the pair named is a finite witness.",
        ),
        table=tuple(table),
    )
