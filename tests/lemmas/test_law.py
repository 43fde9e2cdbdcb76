"""The residue law: what the lemma says is what the games do, and neither of its two conditions can be dropped."""

from dataclasses import replace
from itertools import combinations

import pytest

from verifier.claims.kinds import Beatty
from verifier.games.rules import Bishop, Rook, Ruleset
from verifier.lemmas.chapters.beyond import law
from verifier.lemmas.trusted.kernel import query
from verifier.lemmas.trusted.solvers import SOLVERS, run
from verifier.lemmas.trusted.terms import iff
from verifier.solve.retrograde import p_set


def lawful(m, R):
    """0 is the only multiple of m in R, and R meets every class mod m."""
    return {r for r in R if r % m == 0} == {0} and {r % m for r in R} == set(range(m))


@pytest.mark.parametrize(("m", "p"), [(1, 3), (2, 1), (2, 2), (2, 3), (3, 2)])
def test_the_law_says_which_sets_of_residues_have_the_pairs(m, p):
    side = 4 * m * p + 10
    target = Beatty(m, p).array(side, side)
    for size in range(1, m * p + 1):
        for R in combinations(range(m * p), size):
            found = p_set(Ruleset((Rook(m * p, R), Bishop(m))), side, side)
            assert (found == target).all() == lawful(m, R), R


@pytest.mark.parametrize(
    ("name", "dropped"),
    [("law_index", law.ALONE), ("law_b_low", law.MEETS), ("law_alone", law.AGREE), ("law_meets", law.AGREE)],
)
def test_no_condition_can_be_dropped(name, dropped):
    lemma = getattr(law, name)
    assert dropped in lemma.hyps
    text = query(replace(lemma, hyps=tuple(h for h in lemma.hyps if h != dropped)))
    assert all(run(text, solver, 5).answer != "unsat" for solver in SOLVERS)


@pytest.mark.parametrize("half", [law.ALONE, law.MEETS])
def test_half_the_law_is_not_the_law(half):
    lemma = replace(law.residue_law, goal=iff(law.AGREE, half))
    assert all(run(query(lemma), solver, 5).answer != "unsat" for solver in SOLVERS)
