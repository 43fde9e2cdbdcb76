"""Misere play for m >= 2: the sequences of the lemmas against complete rows, and where the hypotheses end."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from true_models import misere_sequence
from variants import unprovable, variant

from verifier import games
from verifier.lemmas.beyond import misere_all, misere_mex
from verifier.lemmas.beyond.misere_mex import cs, ds
from verifier.lemmas.claims import m, p
from verifier.lemmas.kernel import query
from verifier.lemmas.solvers import SOLVERS, run
from verifier.lemmas.terms import all_of, eq, forall, ints
from verifier.rows import rows


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
    found = played(games.blocking(m, p), 15)
    assert by_mex(m, p, len(found)) == found


@pytest.mark.parametrize("p", [1, 2, 3, 4])
def test_for_m_1_the_theorem_is_false(p):
    found = played(games.blocking(1, p), 15)
    assert by_mex(1, p, len(found)) != found


@pytest.mark.parametrize(
    ("lemma", "dropped"),
    [
        (misere_mex.misere_rising, misere_mex.FREE), (misere_mex.misere_rising, misere_mex.FULL),
        (misere_mex.misere_strict, misere_mex.CONSTANTS), (misere_all.misere_many, misere_mex.FULL),
        (misere_all.misere_few_low, misere_mex.FREE), (misere_all.misere_no_bishop, misere_mex.LINK),
        (misere_all.misere_mwn_blocking, misere_all.RULE),
    ],
)  # fmt: skip
def test_no_hypothesis_can_be_dropped(lemma, dropped):
    assert dropped in lemma.hyps
    text = query(replace(lemma, hyps=tuple(h for h in lemma.hyps if h != dropped)))
    assert all(run(text, solver, 5).answer != "unsat" for solver in SOLVERS)


def test_m_1_cannot_be_admitted():
    changed = variant(misere_all.misere_mwn_blocking, misere_mex.CONSTANTS, all_of(m >= 1, p >= 1))
    assert unprovable(changed) is not None


@pytest.mark.parametrize("more", [0, 2])
def test_another_line_for_d_is_not_proved(more):
    (n,) = ints("n")
    line = forall([n], (n >= 0) >> all_of(cs(n) >= 0, eq(ds(n), cs(n) + m * n + more)))
    assert unprovable(variant(misere_all.misere_mwn_blocking, misere_mex.LINK, line)) is not None
