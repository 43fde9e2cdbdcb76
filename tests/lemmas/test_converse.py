"""`new-progressions-only`: which games have a progression; here on small constants, and what the proof needs."""

import csv
from itertools import pairwise
from math import gcd
from pathlib import Path

import pytest
from variants import unprovable, variant

from verifier.games.families import modulo
from verifier.lemmas.chapters.beyond import converse as chapter
from verifier.lemmas.chapters.beyond.arcs import g, mu, q
from verifier.lemmas.trusted.terms import eq, ints
from verifier.solve.rows import rows

M, MODULUS, RESIDUES = ints("m p l")
TABLES = Path(__file__).parents[2] / "results" / "open-questions"


def corrected(m, p, l):
    """The conclusion of the lemma, and its converse: l = g, or the constants of `progressions`."""
    g = gcd(m, p)
    mu, q, r = m // g, p // g, l // g
    return l % g == 0 and (r == 1 or (2 * r <= q and (mu + 1) % q == 0 and (r - 1) * (m + 1) % q == 0))


def differences(m, p, l, upto):
    c, d = rows(modulo(m, p, l), upto).upper()
    return (d - c).tolist()


@pytest.mark.parametrize("m", range(1, 9))
def test_a_game_has_a_progression_exactly_if_the_lemmas_say_so(m):
    """The proof looks at the rows 0, ..., 1 + mk only, where row 0 holds k <= p - l + 1: so many rows decide."""
    for p in range(2, 10):
        for l in range(1, p):
            found = differences(m, p, l, 2 + m * (p - l + 1))
            assert (found == [found[1] * n for n in range(len(found))]) == corrected(m, p, l), (m, p, l)


@pytest.mark.parametrize("m", range(1, 9))
def test_a_progression_has_step_m(m):
    for p in range(2, 10):
        for l in range(1, p):
            found = differences(m, p, l, 30)
            assert found[1] == m or any(b - a != found[1] for a, b in pairwise(found)), (m, p, l)


@pytest.mark.parametrize("name", ["arithmetic-progression.csv", "arithmetic-progression-unseen.csv"])
def test_the_tables_agree(name):
    with (TABLES / name).open() as file:
        for row in csv.DictReader(file):
            m, p, l = (int(row[key]) for key in ("m", "p", "l"))
            l = max(l, 1)
            if l < p:
                assert (row["by_c"] == "True") == corrected(m, p, l)
                assert row["by_c"] == "True" or int(row["c"]) <= 1 + m * (p - l + 1)


@pytest.mark.parametrize("hypothesis", chapter.progressions_only.hyps, ids=lambda h: str(h)[:60])
def test_no_hypothesis_can_be_spared_in_the_proof(hypothesis):
    assert unprovable(variant(chapter.progressions_only, hypothesis))


@pytest.mark.parametrize(
    ("hypothesis", "instead"),
    [
        (RESIDUES < MODULUS, RESIDUES < MODULUS + 1),
        (eq(MODULUS, g * q), eq(MODULUS, g * q + 1)),
        (eq(M, g * mu), eq(M, g * mu + 1)),
    ],
    ids=str,
)
def test_a_changed_constant_has_no_proof(hypothesis, instead):
    assert hypothesis in chapter.progressions_only.hyps
    assert unprovable(variant(chapter.progressions_only, hypothesis, instead))
