"""The N-th P-position of (m,p)-Wythoff Nim, in time polynomial in log N.

The pairs are {x_n, y_n}, where x_n is the least number that is none of x_i, y_i, i < n, and y_n = x_n + m floor(n/p)
(`new-diagonals` of the book). Every number r >= p is one of the x or one of the y and not both; for n < p both are n.
So

    if r >= p is an x, its index is the number of x below r:  r - #{j | y_j < r} + p.

Hence x_low, ..., x_high tell y_low, ..., y_high, and with them *all* x between y_low and y_high and their indices: a
window further out, by the factor (slope of y) - 1 > 1. So windows are placed from x_n inwards, by the slopes that the
paper prints, down to one that the definition gives at once; then they are computed outwards, and at each it is seen
whether it covers what is wanted there. If not, all are placed again, wider. The slopes only save time: the answer is
exact whatever they are.
"""

from __future__ import annotations

from itertools import islice
from math import isqrt

from verifier.base.errors import UserError
from verifier.claims.pairs import MexPairs

__all__ = ["pair"]

LARGEST = 100_000_000  # numbers in all windows: a minute


def pair(m: int, p: int, n: int) -> tuple[int, int]:
    """(x_n, y_n).

    >>> [pair(2, 3, n) for n in (0, 3, 4, 5, 2500)]
    [(0, 0), (3, 5), (4, 6), (7, 9), (4300, 5966)]
    """
    slack = 2
    while True:
        windows = _windows(m, p, n, slack)
        if sum(high - low for low, high in windows) > LARGEST:
            raise UserError(f"The windows of ({m},{p})WN for this pair are too large: p is too large for m.")
        x = _outwards(m, p, windows)
        if x is not None:
            break
        slack *= 2
    return x, x + m * (n // p)


def _windows(m: int, p: int, n: int, slack: int) -> list[tuple[int, int]]:
    """Windows of indices, low and high, from n inwards."""
    found = [(n, n)]
    while found[-1][1] >= 8 * (m + p) * p:
        low, high = found[-1]
        inner, outer = max(p, _inwards(m, p, low) - slack), _inwards(m, p, high) + slack
        if outer >= high:
            break
        found.append((inner, outer))
    return found


def _outwards(m: int, p: int, windows: list[tuple[int, int]]) -> int | None:
    """x_n for the first window, which is n alone; None if a window does not cover the one outside it."""
    inner, outer = windows[-1]
    xs = _first(m, p, outer + 1)[inner:]
    for low, high in reversed(windows[:-1]):
        ys = [x + m * (j // p) for j, x in enumerate(xs, inner)]
        first, end = ys[0] - inner + p, ys[-1] - outer + p  # the index of the first x beyond y_inner, and y_outer
        if low < first or end <= high:
            return None
        taken = set(ys)
        xs = [r for r in range(ys[0] + 1, ys[-1]) if r not in taken][low - first : high - first + 1]
        inner, outer = low, high
    return xs[0]


def _inwards(m: int, p: int, n: int) -> int:
    """About the j with y_j close to x_n: n (slope of x - 1), where the slope is (2p - m + sqrt(m^2 + 4p^2)) / 2p."""
    return (isqrt(n * n * (m * m + 4 * p * p)) - n * m) // (2 * p)


def _first(m: int, p: int, count: int) -> list[int]:
    """x_0, ..., x_{count-1}, by the definition."""
    return [x for x, _ in islice(MexPairs(1, 0, m, p).pairs(), count)]
