"""Mex rules, floors and slopes, decided from automata."""

from __future__ import annotations

import pytest

from verifier.automata.decide import DecidedSet
from verifier.automata.find import search
from verifier.automata.mex import is_mex_rule
from verifier.automata.rays import are_floor_pairs, lie_on_rays
from verifier.games import families
from verifier.games.rules import Bound, Rook, Ruleset
from verifier.solve.quadratic import Quadratic

ZERO, ROOT = Quadratic.parse("0"), Quadratic.parse("sqrt2")


def decided(rules: Ruleset) -> DecidedSet:
    found = search(rules, 60).found
    assert found is not None
    return DecidedSet(found.system.images, found.dfa)


@pytest.fixture(scope="module")
def two() -> DecidedSet:
    return decided(families.wythoff(2))


def test_mex_rules(two: DecidedSet) -> None:
    assert is_mex_rule(two, 1, 2)
    assert is_mex_rule(two, 1, 0, 2, 1)
    assert is_mex_rule(two, 1, 1, 1, 1)
    for other in ((1, 1), (1, 3), (2, 2), (1, 0, 2, 2), (1, 2, 1, 9)):
        assert not is_mex_rule(two, *other)


def test_a_mex_rule_with_a_slope_in_x() -> None:
    known = decided(Ruleset((Rook(), Bound(2, 1))))
    assert is_mex_rule(known, 2, 1)
    assert not is_mex_rule(known, 2, 2)
    assert not is_mex_rule(known, 1, 1)


def test_floors(two: DecidedSet) -> None:
    assert are_floor_pairs(two, ROOT, ZERO, 2, 0)
    for a, c, step, start in (
        (ROOT, Quadratic.parse("1/50"), 2, 0),
        (ROOT, Quadratic.parse("-1/50"), 2, 0),
        (ROOT, ZERO, 1, 0),
        (ROOT, ZERO, 2, 1),
        (ROOT + Quadratic.parse("1/100"), ZERO, 2, 0),
        (Quadratic.parse("sqrt3"), ZERO, 2, 0),
    ):
        assert not are_floor_pairs(two, a, c, step, start)


def test_inhomogeneous_floors() -> None:
    """Misere 2WN: {floor(n sqrt 2 + sqrt 2 / 2), ... + 2n + 1}; a little more or less is not it."""
    known = decided(families.wythoff(2, misere=True))
    half = ROOT * Quadratic.parse("1/2")
    assert are_floor_pairs(known, ROOT, half, 2, 1)
    assert not are_floor_pairs(known, ROOT, half + Quadratic.parse("1/50"), 2, 1)
    assert not are_floor_pairs(known, ROOT, half - Quadratic.parse("1/50"), 2, 1)
    assert not are_floor_pairs(known, ROOT, ZERO, 2, 1)


def test_slopes(two: DecidedSet) -> None:
    assert lie_on_rays(two, [ROOT + 1]) is True
    assert lie_on_rays(two, [ROOT]) is False
    assert lie_on_rays(two, [ROOT, ROOT + 1]) is True
    assert lie_on_rays(two, [Quadratic.parse("sqrt3")]) is None
