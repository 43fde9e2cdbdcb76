"""Wythoff Nim with any k - 1 options blocked, by counting along lines: the same rows as by the search for all games."""

from __future__ import annotations

import numpy as np
import pytest

from verifier.base.errors import UserError
from verifier.games.families import blocking_wythoff, wythoff
from verifier.solve import beatty
from verifier.solve.queen_rows import upper_positions
from verifier.solve.retrograde import p_set
from verifier.solve.rows import rows


@pytest.mark.parametrize("k", [1, 2, 3, 7, 12])
def test_the_same_rows_as_for_all_games(k: int) -> None:
    x, y = upper_positions(k, 120)
    c, d = rows(blocking_wythoff(k), 120).upper()
    assert np.array_equal(x, c)
    assert np.array_equal(y, d)


@pytest.mark.parametrize("k", [2, 5, 9])
def test_the_same_board(k: int) -> None:
    x, y = upper_positions(k, 50)
    board = p_set(blocking_wythoff(k), 50, 50)
    kept = y < 50
    assert set(zip(x[kept].tolist(), y[kept].tolist(), strict=True)) == {
        (i, j) for i, j in np.argwhere(board).tolist() if i <= j
    }


@pytest.mark.parametrize("k", [1, 4, 20])
def test_each_row_holds_k(k: int) -> None:
    R = 400
    x, y = upper_positions(k, R)
    mirrored = y[(y > x) & (y < R)]
    assert (np.bincount(x, minlength=R) + np.bincount(mirrored, minlength=R) == k).all()


def test_two_and_three_in_words() -> None:
    """The closed forms of the page."""
    R = 2000
    twos, threes = (set(zip(*(part.tolist() for part in upper_positions(k, R)), strict=True)) for k in (2, 3))
    a = [beatty.a(1, 1, n) for n in range(R)]
    line = {(0, 0)} | {(n, 2 * n + 1) for n in range(R)}
    assert twos == line | {(2 * x + 2, 2 * (x + n) + 2) for n, x in enumerate(a) if 2 * x + 2 < R}
    assert threes == line | {(n, 2 * n + 2) for n in range(R)}


def test_which_games_these_are() -> None:
    assert blocking_wythoff(1) == wythoff(1)
    with pytest.raises(UserError, match="at least 1"):
        blocking_wythoff(0)
    with pytest.raises(UserError, match="at most 20,000,000"):
        upper_positions(20, 2_000_000)
