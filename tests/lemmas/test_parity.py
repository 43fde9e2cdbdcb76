"""`new-even-2`: the lemma's rule is what mWN^(2) does for even m, and no hypothesis can be spared."""

import pytest
from by_rule import even_two, pairs_by_rule
from variants import unprovable, variant

from verifier.games.families import modulo
from verifier.lemmas.chapters.beyond import parity as chapter
from verifier.lemmas.chapters.beyond.parity import half, l
from verifier.lemmas.trusted.terms import eq
from verifier.lemmas.writing import m, p
from verifier.solve.rows import rows


def pairs(m, upto):
    c, d = rows(modulo(m, 2, 1), upto).upper()
    return list(zip(c.tolist(), d.tolist(), strict=True))


@pytest.mark.parametrize("m", range(2, 22, 2))
def test_the_rule_is_what_the_game_does(m):
    assert even_two(m, 300) == pairs(m, 300)


@pytest.mark.parametrize("m", [1, 3, 5])
def test_for_odd_m_the_statement_is_false(m):
    assert even_two(m, 60) != pairs(m, 60)


def test_the_long_step_is_needed():
    plain = pairs_by_rule({"-": 2, "F": 1, "S": 1}.get, lambda sort, place: 3, 60)
    assert plain != pairs(2, 60)
    assert plain[:6] == pairs(2, 60)[:6]


# l = 1 is the one lower bound on the lengths; (1, 2) could be (1, p) in part of the proof, but not in all of it
@pytest.mark.parametrize("hypothesis", chapter.HYPS, ids=str)
def test_no_hypothesis_can_be_spared_in_the_proof(hypothesis):
    assert unprovable(variant(chapter.even_two, hypothesis))


@pytest.mark.parametrize(
    ("hypothesis", "instead"),
    [(eq(m, 2 * half), eq(m, 2 * half + 1)), (eq(p, 2), eq(p, 4)), (eq(l, 1), eq(l, 2))],
    ids=str,
)
def test_a_changed_constant_has_no_proof(hypothesis, instead):
    assert hypothesis in chapter.HYPS
    assert unprovable(variant(chapter.even_two, hypothesis, instead))
