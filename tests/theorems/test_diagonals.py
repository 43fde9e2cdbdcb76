"""(m,p)-Wythoff Nim: the N-th pair against complete rows and against the definition, and far out against itself."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from verifier.base.errors import UserError
from verifier.games import families
from verifier.solve.rows import rows
from verifier.theorems import diagonals
from verifier.theorems.table import known


@pytest.mark.parametrize(("m", "p"), [(1, 2), (2, 3), (3, 2), (2, 2), (1, 5), (5, 3)])
def test_against_complete_rows(m: int, p: int) -> None:
    c, d = rows(families.bishop_blocking(m, p), 60).upper()
    found = known(families.bishop_blocking(m, p))
    assert found is not None
    assert found.book == ("new-diagonals",)
    assert found.rule is not None
    assert [found.rule.pair(n) for n in range(len(c))] == list(zip(c.tolist(), d.tolist(), strict=True))


@settings(max_examples=30, deadline=None)
@given(st.integers(1, 9), st.integers(1, 9), st.integers(0, 5_000))
def test_against_the_definition(m: int, p: int, n: int) -> None:
    x = diagonals._first(m, p, n + 1)[n]
    assert diagonals.pair(m, p, n) == (x, x + m * (n // p))


@settings(max_examples=10, deadline=None)
@given(st.integers(1, 5), st.integers(1, 5), st.integers(10**17, 10**18))
def test_far_out_the_pairs_divide_the_numbers(m: int, p: int, n: int) -> None:
    """From x_n to x_{n+20}: every number between is an x, or a y whose index was computed on its own."""
    xs = [diagonals.pair(m, p, n + k)[0] for k in range(21)]
    gone = {r for a, b in pairwise(xs) for r in range(a + 1, b)}
    low, high = diagonals._inwards(m, p, n) - 60, diagonals._inwards(m, p, n + 20) + 60
    ys = {diagonals.pair(m, p, j)[1] for j in range(low, high)}
    assert gone == {y for y in ys if xs[0] < y < xs[-1]}


@settings(max_examples=20, deadline=None)
@given(st.integers(1, 9), st.integers(1, 9))
def test_the_pairs_are_as_close_to_the_slopes_as_coq_says(m: int, p: int) -> None:
    """alpha (n - p + 1) - 1 <= x_n <= alpha n in integers, alpha = (s + 2p - m) / 2p, s^2 = m^2 + 4p^2; and y_n."""

    def at_most(value: int, n: int, signed: int) -> bool:  # value <= n (s + 2p + signed) / 2p
        rest = 2 * p * value - n * (2 * p + signed)
        return rest <= 0 <= n or (n >= 0 and rest * rest <= n * n * (m * m + 4 * p * p))

    for n, x in enumerate(diagonals._first(m, p, 500)):
        y = x + m * (n // p)
        assert at_most(x, n, -m)
        assert at_most(y, n, m)
        k = n - p + 1
        if k > 0:  # not(value + 1 < k slope)
            for value, signed in ((x + 1, -m), (y + 1, m)):
                rest = 2 * p * value - k * (2 * p + signed)
                assert rest >= 0
                assert rest * rest >= k * k * (m * m + 4 * p * p)


def test_what_would_take_hours_is_refused() -> None:
    with pytest.raises(UserError, match="too large"):
        diagonals.pair(1, 1000, 10**18)
