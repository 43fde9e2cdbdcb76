"""`new-progressions`: the lemma's rule is what the games do, and no hypothesis can be spared."""

from math import gcd

import pytest
from by_rule import progression
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from variants import unprovable, variant

from verifier.games.families import modulo
from verifier.lemmas.chapters.beyond import progressions as chapter
from verifier.lemmas.chapters.beyond.progressions import g, l, mu, q, r, t, w
from verifier.lemmas.trusted.terms import eq
from verifier.lemmas.writing import m, p
from verifier.solve.rows import rows


def pairs(m, p, l, upto):
    c, d = rows(modulo(m, p, l), upto).upper()
    return list(zip(c.tolist(), d.tolist(), strict=True))


@settings(max_examples=60, deadline=None)
@given(st.integers(1, 4), st.integers(1, 3), st.integers(2, 12), st.data())
def test_the_rule_is_what_the_game_does(g, t, q, data):
    """Constants as the lemma has them: g, t, q, r, and m = g(tq - 1), p = gq, l = gr."""
    r = data.draw(st.integers(1, q // 2))
    m, p, l = g * (t * q - 1), g * q, g * r
    assume((r - 1) * (m + 1) % q == 0)
    assert gcd(m, p) == g
    assert progression(m, q, r, 60) == pairs(m, p, l, 60)


@pytest.mark.parametrize(
    ("m", "p", "l", "q", "r", "missing"),
    [
        (2, 6, 3, 6, 3, "mu = -1 (mod q)"),
        (6, 8, 4, 4, 2, "(r - 1)(m + 1) = 0 (mod q)"),
        (4, 5, 3, 5, 3, "r <= q/2"),
    ],
)
def test_without_a_hypothesis_the_statement_is_false(m, p, l, q, r, missing):
    assert progression(m, q, r, 60) != pairs(m, p, l, 60), missing


def test_row_0_of_the_smallest_game():
    assert [d for c, d in pairs(3, 4, 2, 20) if c == 0] == [0, 3, 6]


@pytest.mark.parametrize("hypothesis", chapter.HYPS, ids=str)
def test_no_hypothesis_can_be_spared_in_the_proof(hypothesis):
    assert unprovable(variant(chapter.progressions, hypothesis))


@pytest.mark.parametrize(
    ("hypothesis", "instead"),
    [
        (eq(mu + 1, t * q), eq(mu + 2, t * q)),
        (eq((r - 1) * (m + 1), w * q), eq((r - 1) * m, w * q)),
        (2 * r <= q, 2 * r <= q + 1),
        (r >= 1, r >= 0),
        (eq(l, g * r), eq(l, g * r + 1)),
        (eq(p, g * q), eq(p, g * q + g)),
    ],
    ids=str,
)
def test_a_changed_constant_has_no_proof(hypothesis, instead):
    assert hypothesis in chapter.HYPS
    assert unprovable(variant(chapter.progressions, hypothesis, instead))
