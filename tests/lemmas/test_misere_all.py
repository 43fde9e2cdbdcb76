"""Misere play for m >= 2: the sequences of the lemmas against complete rows, and where the hypotheses end."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from true_models import a_value, misere_sequence, play_misere, queen_moves
from variants import unprovable, variant

from verifier.games import families
from verifier.lemmas.chapters.beyond import (
    misere_all,
    misere_classes,
    misere_closed,
    misere_mex,
    misere_only,
    misere_rooks,
    misere_rows,
    odd_pairs,
)
from verifier.lemmas.chapters.beyond.misere_mex import cs, ds
from verifier.lemmas.trusted.kernel import query
from verifier.lemmas.trusted.solvers import SOLVERS, run
from verifier.lemmas.trusted.terms import all_of, eq, forall, ints
from verifier.lemmas.writing import m, p
from verifier.solve.rows import rows


def by_mex(m, p, count):
    c, d = (misere_sequence(m, p, name) for name in "cd")
    return [(c(n), d(n)) for n in range(count)]


def played(game, size):
    """The pairs (c_n, d_n), c_n <= d_n, of the first rows in misere play, in the order of rows."""
    c, d = rows(replace(game, ending="misere"), size).upper()
    return list(zip(c.tolist(), d.tolist(), strict=True))


@settings(max_examples=20, deadline=None)
@given(st.integers(2, 7), st.integers(1, 6))
def test_the_algorithm_gives_the_p_positions_of_misere_play(m, p):
    found = played(families.blocking(m, p), 15)
    assert by_mex(m, p, len(found)) == found


@given(st.integers(2, 9), st.integers(1, 7))
def test_the_closed_form(m, p):
    c = misere_sequence(m, p, "c")
    assert all(c(n) == (a_value(m, p, p * (m * n + 1)) + m - 2) // (m * p) for n in range(100))


@given(st.integers(1, 9))
def test_for_m_2_these_are_the_pairs_with_odd_index(p):
    c = misere_sequence(2, p, "c")
    assert all(c(n) == a_value(1, 2 * p, 2 * n + 1) for n in range(100))


@pytest.mark.parametrize("m", range(2, 11))
@pytest.mark.parametrize("p", range(1, 6))
def test_the_rooks_have_these_p_positions_for_the_congruences_only(m, p):
    one, two = (played(families.modulo(m, modulus, l), 8) for modulus, l in ((p, 1), (2 * p, 2)))
    assert (by_mex(m, p, len(one)) == one) == (p % 2 == 1 and (m - 2) % p == 0)
    assert (by_mex(m, p, len(two)) == two) == (p == 1 or (m - 2) % (2 * p) == 0)


@pytest.mark.parametrize(("m", "p", "residues"), [(6, 2, {0, 3}), (8, 3, {0, 1, 5}), (8, 3, {0, 3}), (2, 4, {0, 5, 7})])
def test_the_law_of_residues(m, p, residues):
    is_p = play_misere(queen_moves(m, {t for t in range(1, 150) if t % (2 * p) in residues}))
    listed = set(by_mex(m, p, 60))
    assert all(is_p(x, y) == ((x, y) in listed) for x in range(4) for y in range(x, 60))


@pytest.mark.parametrize(("m", "p", "residues"), [(6, 2, {0, 1, 2}), (6, 2, {0}), (4, 2, {0, 1}), (6, 2, {1, 3})])
def test_other_residues_have_other_p_positions(m, p, residues):
    is_p = play_misere(queen_moves(m, {t for t in range(1, 150) if t % (2 * p) in residues}))
    listed = set(by_mex(m, p, 60))
    assert any(is_p(x, y) != ((x, y) in listed) for x in range(4) for y in range(x, 60))


@pytest.mark.parametrize(("m", "p"), [(2, 3), (3, 2), (5, 1), (6, 4)])
def test_the_signed_indices_of_a_row_are_one_in_each_class(m, p):
    c, d = (misere_sequence(m, p, name) for name in "cd")
    for x in range(20):
        signed = [n for n in range(100) if c(n) == x] + [-n - 1 for n in range(100) if d(n) == x]
        assert sorted(z % p for z in signed) == list(range(p))


@pytest.mark.parametrize("p", [1, 2, 3, 4])
def test_for_m_1_the_theorem_is_false(p):
    found = played(families.blocking(1, p), 15)
    assert by_mex(1, p, len(found)) != found


@pytest.mark.parametrize(
    ("lemma", "dropped"),
    [
        (misere_mex.misere_rising, misere_mex.FREE), (misere_mex.misere_rising, misere_mex.FULL),
        (misere_mex.misere_strict, misere_mex.CONSTANTS), (misere_all.misere_many, misere_mex.FULL),
        (misere_all.misere_few_low, misere_mex.FREE), (misere_all.misere_no_bishop, misere_mex.LINK),
        (misere_all.misere_mwn_blocking, misere_all.RULE), (misere_rows.misere_row_ends, misere_mex.FREE),
        (misere_rows.misere_row_lasts, misere_mex.FULL), (misere_classes.misere_mwn_p_odd, misere_classes.ODD[2]),
        (misere_classes.misere_odd_reach, misere_classes.ODD[0]),
        (misere_classes.misere_two_apart, misere_classes.EVEN),
        (misere_classes.misere_law_apart, misere_classes.ONLY_ZERO), (misere_rooks.misere_rook_a, misere_rooks.APART),
        (misere_rooks.misere_rook_b_low, misere_rooks.REACH), (misere_only.misere_no_join, misere_only.SAME),
        (misere_only.misere_must_reach, misere_only.RULE), (misere_only.misere_two_only, p >= 2),
        (misere_closed.misere_closed_start, misere_closed.CLOSED), (misere_closed.misere_rows_free, misere_closed.ROWS),
        (odd_pairs.half_slope, odd_pairs.half_slope.hyps[1]), (odd_pairs.odd_sequences, p >= 1),
        (odd_pairs.misere_2wn_blocking, odd_pairs.misere_2wn_blocking.hyps[1]),
        (odd_pairs.misere_2wn_residues, misere_classes.ONLY_ZERO),
    ],
)  # fmt: skip
def test_no_hypothesis_can_be_dropped(lemma, dropped):
    assert dropped in lemma.hyps
    text = query(replace(lemma, hyps=tuple(h for h in lemma.hyps if h != dropped)))
    assert all(run(text, solver, 3).answer != "unsat" for solver in SOLVERS)


def test_m_1_cannot_be_admitted():
    changed = variant(misere_all.misere_mwn_blocking, misere_mex.CONSTANTS, all_of(m >= 1, p >= 1))
    assert unprovable(changed) is not None


def test_the_modulus_cannot_be_halved():
    (s,) = ints("s")
    changed = variant(misere_classes.misere_mwn_2_2p, misere_classes.EVEN, eq(m, 2 + p * s))
    assert unprovable(changed) is not None


@pytest.mark.parametrize("more", [0, 2])
def test_another_line_for_d_is_not_proved(more):
    (n,) = ints("n")
    line = forall([n], (n >= 0) >> all_of(cs(n) >= 0, eq(ds(n), cs(n) + m * n + more)))
    assert unprovable(variant(misere_all.misere_mwn_blocking, misere_mex.LINK, line)) is not None
