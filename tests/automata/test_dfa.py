"""Automata that read pairs of numbers."""

from __future__ import annotations

import random

from tests.certificate import automata
from verifier.automata.dfa import Dfa, accepted_below
from verifier.certificate.check.automaton import Numeration


def test_the_accepted_pairs_are_those_of_brute_force() -> None:
    rng = random.Random(6)
    found = 0
    for _ in range(30):
        images = rng.choice(automata.SYSTEMS)
        data = automata.random_dfa(rng, max(map(len, images)))
        dfa = Dfa(0, tuple(map(bool, data["accept"])), tuple(tuple(map(tuple, row)) for row in data["next"]))
        size, codes = accepted_below(dfa, Numeration(images), 500, 40)
        truth = automata.accepted({"substitution": images, "dfa": data}, size)
        assert {(code >> 32, code & 0xFFFFFFFF) for code in codes.tolist()} == truth
        found += len(truth)
    assert found > 100


def test_prefixes_that_lead_nowhere_do_not_count() -> None:
    """State 1 reads anything and never accepts: only (0, 0) is accepted, however far one looks."""
    loop = tuple((a, b, 1) for a in (0, 1) for b in (0, 1))
    dfa = Dfa(0, (True, False), (((0, 0, 0), (1, 1, 1)), loop))
    assert accepted_below(dfa, Numeration([[0, 0]]), 10, 1 << 12)[0] >= 1 << 12
