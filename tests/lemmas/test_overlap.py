"""`new-overlap` and `new-overlap-only`: the rule is what these games do and no others, and no hypothesis is spared."""

from itertools import islice

import pytest
from variants import unprovable, variant

from verifier.games.families import modulo
from verifier.lemmas.chapters.beyond import overlap, overlap_only
from verifier.solve.rows import rows
from verifier.theorems.polynomial import family_i


def pairs(m, p, l, upto):
    c, d = rows(modulo(m, p, l), upto).upper()
    return list(zip(c.tolist(), d.tolist(), strict=True))


def by_rule(m, k, upto):
    """(c_n, d_n) for the rows before `upto`, as the lemma states the rule."""
    found, slow = [(0, 0)], {}
    for x in range(upto):
        for place in range(1 if x == 0 else 0, k - (x in slow)):
            step = m + 2 if place == 0 and slow.get(x) else m + 1
            (c, d), new = found[-1], (x, found[-1][1] + step)
            slow[new[1]] = (new[1] - new[0]) - (d - c) == m
            found.append(new)
    return found


def constants(m, k):
    """The (l, p) of the theorem for given m and k."""
    return [(l, k * l - 1) for l in range(2, m + 2) if (m + 1 - l) % (k * l - 1) == 0]


CLASSES = [(4, 2), (7, 2), (6, 3), (8, 4), (19, 2)]


def test_the_constants_of_a_class():
    assert constants(4, 2) == [(2, 3), (5, 9)]
    assert constants(7, 2) == [(2, 3), (3, 5), (8, 15)]


@pytest.mark.parametrize(("m", "k"), [*CLASSES, (2, 2), (3, 5), (5, 3), (12, 2)])
def test_the_rule_is_what_each_game_of_the_class_does(m, k):
    expected = by_rule(m, k, 500)
    assert constants(m, k)
    for l, p in constants(m, k):
        assert pairs(m, p, l, 500) == expected
        substitution = family_i(m, p, l)
        assert substitution is not None
        assert list(islice(substitution.pairs(), len(expected))) == expected


@pytest.mark.parametrize(("m", "k"), [(2, 2), (4, 2), (3, 3)])
def test_no_other_game_has_these_pairs(m, k):
    """For l < p <= 16; a difference shows before row (m + 1)^3 k^2, by the proof."""
    mine = set(constants(m, k))
    upto = (m + 1) ** 3 * k**2
    expected = by_rule(m, k, upto)
    for p in range(2, 17):
        for l in range(1, p):
            if pairs(m, p, l, 30) == by_rule(m, k, 30):
                assert (pairs(m, p, l, upto) == expected) == ((l, p) in mine)
            else:
                assert (l, p) not in mine


def test_a_coincidence_of_thousands_of_rows_is_none():
    """19WN^(8,12) and 19WN^(2,3) agree on 1,580 rows; p = 12 does not divide 2 * 20 - 1."""
    assert pairs(19, 12, 8, 1580) == pairs(19, 3, 2, 1580)
    assert (8, 12) not in constants(19, 2)
    assert pairs(19, 12, 8, 1582) != pairs(19, 3, 2, 1582)


def test_for_m_1_the_rule_is_another():
    assert pairs(1, 3, 2, 60) != by_rule(1, 2, 60)
    assert family_i(1, 3, 2) is None


@pytest.mark.parametrize("hypothesis", overlap.HYPS[:-1], ids=str)
def test_no_hypothesis_can_be_spared_in_the_proof(hypothesis):
    assert unprovable(variant(overlap.one_overlap, hypothesis))


@pytest.mark.parametrize("hypothesis", overlap_only.PLAYED, ids=str)
def test_no_hypothesis_of_the_converse_can_be_spared_in_the_proof(hypothesis):
    assert unprovable(variant(overlap_only.one_overlap_only, hypothesis))
