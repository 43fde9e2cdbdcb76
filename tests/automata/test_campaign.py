"""Campaigns for `make test-slow`: mutated certificates, large boards, and the book of lemmas."""

from __future__ import annotations

import random
from dataclasses import replace

import numpy as np
import pytest

from tests.certificate.test_automaton import accepted_mutants
from verifier.automata.find import confirmed
from verifier.claims.kinds import Beatty
from verifier.games import families
from verifier.games.rules import Block, Bound, Rook, Ruleset, Vectors, triangle
from verifier.solve.retrograde import p_set
from verifier.theorems.one_game import GameTheorem, reference_rules, same_set, theorem
from verifier.theorems.table import rule_of

KINDS = [
    families.wythoff(),
    families.blocking(1, 2),
    families.modulo(2, 3),
    families.shifted(1, 3, 1),
    families.wythoff(2, misere=True),
    replace(families.wythoff(), block=Block(2)),
    replace(families.wythoff(), terminal=triangle(2)),
    replace(families.wythoff(), removed=(2, 1)),
    Ruleset((Rook(), Vectors(((1, 2), (2, 1)), True))),
    Ruleset((Vectors(((1, 2), (2, 1))),)),
    Ruleset((Rook(),), Block(1)),
]


def test_a_claim_has_the_p_positions_of_its_reference_game() -> None:
    for m, p in ((1, 1), (2, 1), (1, 3), (2, 3)):
        for l in (None, *range(1, p)):
            claim = Beatty(m, p, l)
            rules = reference_rules(claim)
            assert rules is not None
            assert (p_set(rules, 50, 50) == claim.array(50, 50)).all(), claim
    assert reference_rules(Beatty(2, 3, 0)) is None


@pytest.mark.slow
def test_ten_thousand_mutated_certificates_are_rejected_or_still_true() -> None:
    certificates = []
    for rules in KINDS:
        found = theorem(rules, 120).found
        assert found is not None, rules
        certificates.append(found.to_json())
    good, count = accepted_mutants(certificates, 10_000, random.Random(2024), 200)
    assert 0 < good < count // 2


@pytest.mark.slow
@pytest.mark.parametrize("rules", [*KINDS, Ruleset((Rook(), Bound(2, 1)))])
def test_a_theorem_is_right_on_a_large_board(rules: Ruleset) -> None:
    found = theorem(rules, 300).found
    assert found is not None
    assert confirmed(rules, found.system, found.dfa, 1000)


@pytest.mark.slow
@pytest.mark.parametrize("m", range(1, 5))
@pytest.mark.parametrize("p", range(1, 5))
def test_the_book_and_the_automata_agree(m: int, p: int) -> None:
    """Theorem 2.1 (i) and Theorem E, wherever both speak: the same pairs, near and far."""
    for rules in (families.blocking(m, p), replace(families.blocking(m, p), ending="misere")):
        rule = rule_of(rules)
        found = theorem(rules, 300).found
        assert found is not None
        if rule is not None:
            numbers = [0, 1, 2, 3, 50, 1000, 10**9, 10**18]
            assert [GameTheorem(found).nth(n) for n in numbers] == [rule.pair(n) for n in numbers]
    found = theorem(families.blocking(m, p), 300).found
    assert found is not None
    assert same_set(found, families.modulo(m, p * m, m)) is True  # Theorem 2.1 (iib)
    assert np.array_equal(p_set(found.rules, 60, 60), Beatty(m, p).array(60, 60))
