"""Bishop-type blocking, (m,p)WN: how close are the P-positions to the slopes of Section 1.6?

The paper says the solution is in a certain sense very close to the pairs floor(n alpha), floor(n beta) with
alpha = (sqrt(m^2 + 4p^2) + 2p - m) / 2p and beta = alpha + m/p. The pairs {c_n, d_n} are ordered by c and then d, from
n = 0, and compared with the exact floors (integer square roots). Since beta - alpha = m/p, closeness of the
differences to mn/p is part of it.
"""

from __future__ import annotations

from math import isqrt
from typing import Any, TypedDict

import numpy as np
from numpy.typing import NDArray

from verifier.base.plural import counted
from verifier.games.families import bishop_blocking
from verifier.hunts.result import Constants, HuntResult, spread
from verifier.solve.rows import rows

__all__ = ["examine", "floors", "hunt"]

QUESTION = "How close are the P-positions of (m,p)WN, bishop-type blocking, to the slopes of Section 1.6?"
GAMES = "(m,p)WN"


def floors(m: int, p: int, n: int) -> tuple[int, int]:
    """(floor(n alpha), floor(n beta)), exactly.

    >>> [floors(1, 1, n) for n in range(4)]
    [(0, 0), (1, 2), (3, 5), (4, 7)]
    """
    root = isqrt(n * n * (m * m + 4 * p * p))
    return (root + n * (2 * p - m)) // (2 * p), (root + n * (2 * p + m)) // (2 * p)


class Deviation(TypedDict):
    """A row of the table: the least and the largest deviation of c and of d from the floors, in parts of the pairs."""

    m: int
    p: int
    rows: int
    pairs: int
    c_sixteenth: tuple[int, int]
    d_sixteenth: tuple[int, int]
    c_quarter: tuple[int, int]
    d_quarter: tuple[int, int]
    c_all: tuple[int, int]
    d_all: tuple[int, int]
    settled: bool


def examine(task: tuple[int, int, int]) -> Deviation:
    """One game: the extreme deviations from the floors, over the first 1/16, 1/4 and all of the rows."""
    m, p, R = task
    c, d = rows(bishop_blocking(m, p), R).upper()
    exact = np.array([floors(m, p, n) for n in range(len(c))])
    off_c, off_d = c - exact[:, 0], d - exact[:, 1]
    return {
        "m": m,
        "p": p,
        "rows": R,
        "pairs": len(c),
        "c_sixteenth": _extremes(off_c, 16),
        "d_sixteenth": _extremes(off_d, 16),
        "c_quarter": _extremes(off_c, 4),
        "d_quarter": _extremes(off_d, 4),
        "c_all": _extremes(off_c, 1),
        "d_all": _extremes(off_d, 1),
        "settled": _extremes(off_c, 4) == _extremes(off_c, 1) and _extremes(off_d, 4) == _extremes(off_d, 1),
    }


def _extremes(off: NDArray[np.int64], share: int) -> tuple[int, int]:
    """The least and the largest deviation in the first 1/share of the pairs."""
    part = off[: max(2, len(off) // share)]
    return int(part.min()), int(part.max())


def hunt(grid: Constants, jobs: int = 1, tell: Any = None) -> HuntResult:
    table = spread(examine, [(m, p, grid.rows) for m in grid.m for p in grid.p], jobs, tell)
    settled = [r for r in table if r["settled"]]
    reach = {(r["m"], r["p"]): max(map(abs, (*r["c_all"], *r["d_all"]))) for r in table}
    worst = max(reach, key=lambda key: reach[key])
    fitted = [r for r in table if max(map(abs, (*r["c_quarter"], *r["d_quarter"]))) <= r["m"] + 2 * r["p"]]
    keep = [r for r in fitted if max(map(abs, (*r["c_all"], *r["d_all"]))) <= r["m"] + 2 * r["p"]]
    return HuntResult(
        name="closeness",
        belief="The solution of (m,p)WN is in a certain sense very close to the pairs floor(n alpha), floor(n beta).",
        verdict=f"Supported: no deviation beyond {reach[worst]} in any game (met for m = {worst[0]}, p = "
        f"{worst[1]}); exact for p = 1.",
        tested=f"m = {grid.m.start}..{grid.m.stop - 1}, p = {grid.p.start}..{grid.p.stop - 1}, {grid.rows} rows "
        f"each; pairs ordered by "
        "c and then d, from n = 0.",
        corrected="|c_n - floor(n alpha)| <= m + 2p and |d_n - floor(n beta)| <= m + 2p"
        + (
            "."
            if len(keep) == len(table)
            else f", in {len(keep)} of {counted(len(table), 'game')}; see the table for the others."
        ),
        found_by="the extreme deviations over the first quarter of the pairs",
        fitted_on="the first quarter of the pairs: the bound holds there in "
        f"{len(fitted)} of {counted(len(table), 'game')}",
        held_out=f"the other three quarters: it goes on to hold in {len(keep)} of these {len(fitted)}; in "
        f"{len(settled)} of "
        f"{counted(len(table), 'game')} the extreme deviations did not grow at all after the first quarter",
        table=tuple(table),
    )
