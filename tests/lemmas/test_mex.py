"""The mex algorithm of mWN^p_l: the lemma's sequences against complete rows, and where its hypotheses end."""

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from true_models import SIZE, mex_sequence, play_blocking, queen_moves

from verifier.games import families
from verifier.lemmas.chapters.beyond import blocking, mex, remark, substitution
from verifier.lemmas.chapters.beyond.mex import m, n, xs, ys
from verifier.lemmas.trusted.kernel import query
from verifier.lemmas.trusted.solvers import SOLVERS, run
from verifier.lemmas.trusted.terms import all_of, eq, forall
from verifier.solve.rows import rows


def by_mex(m, p, l, count):
    x, y = (mex_sequence(m, p, l, name) for name in "xy")
    return [(x(n), y(n)) for n in range(count)]


def played(game, size):
    """The pairs (c_n, d_n), c_n <= d_n, of the first rows, in the order of rows."""
    c, d = rows(game, size).upper()
    return list(zip(c.tolist(), d.tolist(), strict=True))


@settings(max_examples=40, deadline=None)
@given(st.integers(1, 6), st.integers(2, 6), st.integers(1, 7))
def test_the_algorithm_gives_the_p_positions(m, p, l):
    assume(l <= m or (l == m + 1 and m >= 2))
    found = played(families.blocking(m, p, l), 15)
    assert by_mex(m, p, l, len(found)) == found


@pytest.mark.parametrize(("m", "p"), [(1, 2), (2, 3), (3, 2)])
def test_for_l_1_any_rook_type_option_may_be_blocked(m, p):
    is_p = play_blocking(queen_moves(m, range(SIZE)), p, 1)
    listed = set(by_mex(m, p, 1, 40))
    for x in range(8):
        for y in range(x, 30):
            assert is_p(x, y) == is_p(y, x) == ((x, y) in listed)


@pytest.mark.parametrize(("m", "p", "l"), [(2, 1, 1), (3, 1, 2), (1, 2, 2), (2, 2, 4), (2, 3, 4), (1, 3, 3)])
def test_outside_its_hypotheses_the_theorem_is_false(m, p, l):
    found = played(families.blocking(m, p, l), 40)
    assert any(d != (m + 1 - l) * c + l * n for n, (c, d) in enumerate(found))


@pytest.mark.parametrize(("m", "p", "l"), [(1, 2, 1), (2, 3, 1), (2, 3, 3), (3, 4, 2)])
def test_a_row_holds_p_of_the_x_or_one_less(m, p, l):
    pairs = played(families.blocking(m, p, l), 40)
    held = [x for x, _ in pairs]
    hit = {y for n, (_, y) in enumerate(pairs) if n}
    assert all(held.count(x) == p - (x in hit) for x in range(40))
    assert all(d - b == (l if a == c else m + 1) for (a, b), (c, d) in pairwise(pairs))


@pytest.mark.parametrize(
    ("lemma", "dropped"),
    [
        (mex.mex_step, mex.CONSTANTS), (mex.mex_rising, mex.FREE), (mex.mex_rising, mex.FULL),
        (mex.mex_grows, mex.FREE), (blocking.mex_short, blocking.FIRST), (blocking.mex_short, mex.CONSTANTS),
        (blocking.mex_far, mex.FULL), (blocking.mex_few_low, mex.FREE), (blocking.mex_blocking, blocking.RULE),
        (remark.mex_algorithm, remark.ANY_ROOK), (remark.mex_algorithm, remark.LINK_ONE),
        (substitution.row_without_y, ~substitution.IS_Y), (substitution.row_with_y, mex.FULL),
    ],
)  # fmt: skip
def test_no_hypothesis_can_be_dropped(lemma, dropped):
    assert dropped in lemma.hyps
    text = query(replace(lemma, hyps=tuple(h for h in lemma.hyps if h != dropped)))
    assert all(run(text, solver, 5).answer != "unsat" for solver in SOLVERS)


@pytest.mark.parametrize("other", [m * xs(n) + 2 * n, (m + 1) * xs(n) + n, m * xs(n) + n + 1])
def test_another_line_for_y_is_not_proved(other):
    line = forall([n], (n >= 0) >> all_of(xs(n) >= 0, eq(ys(n), other)))
    wrong = replace(
        remark.mex_algorithm, hyps=tuple(line if h == remark.LINK_ONE else h for h in remark.mex_algorithm.hyps)
    )
    assert all(run(query(wrong), solver, 5).answer != "unsat" for solver in SOLVERS)
