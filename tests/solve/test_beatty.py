from itertools import islice, takewhile

import pytest
from hypothesis import given
from hypothesis import strategies as st

from verifier.solve import beatty

constants = pytest.mark.parametrize(("m", "p"), [(m, p) for m in range(1, 6) for p in range(1, 6)])


@given(st.integers(1, 50), st.integers(1, 50), st.integers(0, 10**40))
def test_a_n_is_characterised_by_the_form(m, p, n):
    a = beatty.a(m, p, n)
    assert a >= 0
    assert beatty.form(m, p, a, n) <= 0 < beatty.form(m, p, a + 1, n)
    assert beatty.b(m, p, n) == a + m * n
    assert beatty.index_of(m, p, a + m * n, a) == n
    assert beatty.index_of(m, p, a + 1, a + 1 + m * n) is None


@constants
def test_the_three_mex_algorithms_of_proposition_5_2(m, p):
    pairs = list(islice(beatty.pairs(m, p), 300))
    for algorithm in (beatty.mex_counting, beatty.mex_modular, beatty.mex_shifted):
        assert list(islice(algorithm(m, p), 300)) == pairs
    if p == 1:
        assert list(islice(beatty.classical_mex(m), 300)) == pairs


@constants
def test_counting_every_occurrence_of_zero_breaks_proposition_5_2_i(m, p):
    counted = list(islice(beatty.mex_counting(m, p, literal=True), 300))
    assert (counted == list(islice(beatty.pairs(m, p), 300))) == (p == 1)


@constants
def test_p_complementary(m, p):
    pairs = list(takewhile(lambda pair: pair[0] <= 60, beatty.pairs(m, p)))
    values = [a for a, _ in pairs] + [b for _, b in pairs[1:]]
    assert all(values.count(k) == p for k in range(60))
