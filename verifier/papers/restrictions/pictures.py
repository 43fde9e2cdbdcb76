"""The captions' description of a P-set: greedily, diagonal by diagonal, the positions nearest the origin."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

__all__ = ["greedy_picture"]


def greedy_picture(m: int, p: int, side: int) -> NDArray[np.bool_]:
    """On the NE-SW diagonals y - x = 0, m, 2m, ... and their mirror images, the nearest position to the origin such
    that no row and no column gets more than p positions, as far as a board of this side sees them.

    Rows and columns are counted with the mirror images; (0, 0) is its own. Checked: the rows of the board whose p
    positions all lie on it have p, so "at most p" in the construction is "precisely p" in the picture.
    """
    picture = np.zeros((side, side), dtype=bool)
    row: dict[int, int] = {}
    n, x = 0, 0
    while True:
        while row.get(x, 0) >= p or (n and row.get(x + m * n, 0) >= p):
            x += 1
        y = x + m * n
        if x >= side:
            break
        for v, w in {(x, y), (y, x)}:
            row[v] = row.get(v, 0) + 1
            if v < side and w < side:
                picture[v, w] = True
        n += 1
    if any(row[v] != p for v in range(x)):
        raise AssertionError("a row before the current one is not full")
    return picture
