"""The compiled automaton checker and the file say the same, in everything."""

from __future__ import annotations

import random

import pytest

from tests.certificate import automata
from tests.certificate.test_automaton import SMALL, mutated, wn
from verifier.certificate.check import automaton, automaton_fast
from verifier.certificate.check.automaton import Certificate, RejectedError, StateLimits


def said(prove: object, data: dict, limits: StateLimits) -> object:
    try:
        return prove(Certificate.read(data), limits)  # type: ignore[operator]
    except RejectedError as error:
        return str(error), error.position


def agree(rng: random.Random, certificates: list[dict]) -> bool:
    """One mutant or one random certificate: the same proof, or the same reason and position. Was it accepted?"""
    if rng.random() < 0.7:
        data = mutated(rng.choice(certificates), rng)
    else:
        images = rng.choice(automata.SYSTEMS)
        dfa = automata.random_dfa(rng, max(map(len, images)))
        data = {"rules": automata.random_rules(rng), "substitution": images, "dfa": dfa}
    limits = rng.choice([SMALL, StateLimits(2_000, 300, 200)])
    file = said(automaton.prove, data, limits)
    assert said(automaton_fast.prove, data, limits) == file, data
    return not isinstance(file, tuple)


def test_the_compiled_checker_says_what_the_file_says() -> None:
    rng = random.Random(11)
    accepted = [agree(rng, [wn()]) for _ in range(40)]
    assert any(accepted)
    assert not all(accepted)


@pytest.mark.slow
def test_the_compiled_checker_says_what_the_file_says_on_many() -> None:
    rng = random.Random(12)
    accepted = [agree(rng, [wn()]) for _ in range(2_000)]
    assert any(accepted)
    assert not all(accepted)
