"""Complete rows of Wythoff Nim where at most k - 1 options of any kind are blocked, by counting along lines.

(x, y) is P exactly if fewer than k of its options are P. The options lie in its row, its column and its diagonal, so
three counts decide: those of the P-positions to the left in the row, below in the column, and before it on the
diagonal. Rows are swept in their order, for y >= x; the others are mirror images: (x, y), y < x, is P exactly if
(y, x) is, which was counted for column x.

*Every row holds exactly k P-positions.* Not more, since a position with k of them to its left is N. Not fewer: far to
the right neither the column nor the diagonal of (x, y) holds a P-position of the finitely many of earlier rows, so
that (x, y) is P while the row has fewer than k. So the sweep of a row ends at its k-th P-position, and is complete.

A position takes a few machine instructions, whatever k is; `verifier.solve.rows`, which knows all games, is compared
with it in the tests.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from verifier.base.compiled import compiled
from verifier.base.errors import UserError
from verifier.base.interrupts import interruptible

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Ints = NDArray[np.int64]

__all__ = ["MOST_POSITIONS", "upper_positions"]

MOST_POSITIONS = 20_000_000


def upper_positions(k: int, R: int) -> tuple[Ints, Ints]:
    """The P-positions (x, y), x <= y, x < R, by row and from left to right.

    >>> x, y = upper_positions(2, 4)
    >>> list(zip(x.tolist(), y.tolist()))
    [(0, 0), (0, 1), (1, 3), (2, 2), (2, 5), (3, 7)]
    """
    if not (k >= 1 and R >= 0 and k * R <= MOST_POSITIONS):
        raise UserError(f"k is at least 1, and k times the number of rows at most {MOST_POSITIONS:,}.")
    x, y = interruptible(_sweep)(k, R)
    return x.astype(np.int64), y.astype(np.int64)


@compiled
def _sweep(k: int, R: int) -> tuple[Any, Any]:  # pragma: no cover - compiled
    # Of y = x, x + 1, ... at most kx are kept from being P by the column and kx by the diagonal: no y goes beyond this.
    size = (2 * k + 1) * R + k + 1
    in_column, on_diagonal = np.zeros(size, np.int32), np.zeros(size, np.int32)
    x_of, y_of = np.empty(k * R, np.int32), np.empty(k * R, np.int32)
    number = 0
    for x in range(R):
        in_row = in_column[x]  # the mirror images of the P-positions of column x
        y = x
        while in_row < k:
            if in_row + in_column[y] + on_diagonal[y - x] < k:
                in_row += 1
                on_diagonal[y - x] += 1
                if y > x:
                    in_column[y] += 1
                x_of[number], y_of[number] = x, y
                number += 1
            y += 1
    return x_of[:number].copy(), y_of[:number].copy()
