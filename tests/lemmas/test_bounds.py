"""How many P-positions a row of mWN^(l,p) has: the lemmas against complete rows, and bounds that are not proved."""

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from verifier.games.families import modulo
from verifier.lemmas.chapters.beyond import bounds
from verifier.lemmas.chapters.beyond.bounds import l, p, taken
from verifier.lemmas.trusted.kernel import query
from verifier.lemmas.trusted.solvers import SOLVERS, run
from verifier.solve.rows import rows


@settings(max_examples=40, deadline=None)
@given(st.integers(1, 7), st.integers(1, 9), st.data())
def test_the_bounds_are_those_of_the_game(m, p, data):
    l = data.draw(st.integers(1, p))
    found = np.bincount(rows(modulo(m, p, l), 40).x, minlength=40)
    assert (l * found >= p).all()
    assert (found <= p - l + 1).all()
    meet = {1: p, p: 1, **({p - 1: 2} if p > 1 else {})}
    assert l not in meet or (found == meet[l]).all()
    assert l < 2 or (found < p).all()


def test_both_bounds_are_attained():
    found = np.bincount(rows(modulo(3, 4, 2), 200).x, minlength=200)
    assert set(found) == {2, 3}


@pytest.mark.parametrize(
    ("lemma", "false"),
    [
        (bounds.row_at_least, l * taken >= p + 1),
        (bounds.row_at_least, (l - 1) * taken >= p),
        (bounds.row_at_most, taken <= p - l),
        (bounds.row_numbers, taken < p),
    ],
)
def test_no_sharper_bound_comes_out(lemma, false):
    text = query(replace(lemma, goal=false))
    assert all(run(text, solver, 5).answer != "unsat" for solver in SOLVERS)


@pytest.mark.parametrize(
    ("lemma", "dropped"),
    [(bounds.arc_free, bounds.ARCS), (bounds.classes_bounded_step, l >= 1), (bounds.row_at_most, l <= p)],
)
def test_no_hypothesis_can_be_dropped(lemma, dropped):
    assert dropped in lemma.hyps
    text = query(replace(lemma, hyps=tuple(h for h in lemma.hyps if h != dropped)))
    assert all(run(text, solver, 5).answer != "unsat" for solver in SOLVERS)
