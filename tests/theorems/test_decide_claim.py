"""Claims for ever: proved, refuted with a certificate, or not decided."""

from __future__ import annotations

from dataclasses import replace

import pytest

from verifier.base.errors import UserError
from verifier.claims.kinds import Claim, parse_claim
from verifier.games import families
from verifier.games.rules import Rook, Ruleset, Vectors
from verifier.theorems.decide_claim import Decision, decide
from verifier.theorems.one_game import GameTheorem, theorem


def answer(rules: Ruleset, claim: str | Claim) -> Decision:
    claim = parse_claim(claim) if isinstance(claim, str) else claim
    return decide(rules, claim, lambda: theorem(rules, 60))


@pytest.mark.parametrize("claim", ["beatty:m=2,p=1", "mex:s=1,t=2", "floor:a=sqrt2,b=2+sqrt2", "game:2WN"])
def test_the_same_set_claimed_in_four_ways_is_right(claim: str) -> None:
    assert answer(families.wythoff(2), claim).right is True
    wrong = answer(families.wythoff(3), claim)
    assert (wrong.right, wrong.difference) == (False, (1, 3))


def test_a_difference_that_no_small_board_shows_is_found() -> None:
    """floor(n a) for a a little above sqrt 2: the first difference is at (57, 139)."""
    found = answer(families.wythoff(2), "floor:a=1415/1000,b=3415/1000")
    assert found.right is False
    assert found.difference is not None
    assert found.difference == (57, 139)


def test_an_automaton_as_a_claim() -> None:
    from verifier.claims.automatic import Automatic

    found = theorem(families.wythoff(), 60).found
    assert found is not None
    data = found.to_json()
    claim = Automatic.from_json(data["substitution"], data["dfa"])
    assert answer(families.wythoff(), claim).right is True
    assert answer(families.wythoff(2), claim).difference == (1, 2)


def test_a_substitution_as_a_claim() -> None:
    from verifier.claims.pairs import Morphic
    from verifier.theorems.table import rule_of

    rules = families.modulo(2, 2)
    rule = rule_of(rules)
    assert rule is not None
    assert rule.substitution is not None
    assert answer(rules, Morphic(rule.substitution)).right is True
    assert answer(families.wythoff(2), Morphic(rule.substitution)).right is False


def test_a_class_with_no_game_is_refused() -> None:
    with pytest.raises(UserError):
        answer(families.wythoff(), "beatty:m=2,p=3,l=0")


def test_what_a_mathematician_asks_first_of_misere_play() -> None:
    found = theorem(families.wythoff(2, misere=True), 60).found
    assert found is not None
    said = GameTheorem(found)
    assert said.floors is not None
    assert str(said.floors.c) == "sqrt 2/2"
    assert [str(slope) for slope in said.rays] == ["1 + sqrt 2"]


@pytest.mark.parametrize("claim", ["floor:a=1,b=1", "floor:a=2/3,b=2/3,c=1/2,d=1/2", "floor:a=1,b=1,c=-1,d=-1,first=1"])
def test_floors_that_are_the_pairs_of_nim_are_decided(claim: str) -> None:
    """They leave out no number, so they are the P-positions of Nim, and of Nim with all multiples of (1, 2)."""
    nim = Ruleset((Rook(),))
    assert answer(nim, claim).right is True
    assert answer(Ruleset((Rook(), Vectors(((1, 2), (2, 1)), True))), claim).right is True
    assert answer(replace(nim, ending="misere"), claim).difference == (0, 0)


def test_floors_that_are_not_decided_have_a_reason() -> None:
    """A fraction that is the golden ratio to eight digits: wrong somewhere, but on no board that is looked at."""
    found = answer(families.wythoff(), "floor:a=161803399/100000000,b=261803399/100000000")
    assert found.right is None
    assert found.why == "floors of multiples of a rational number are decided only for the pairs {n, n} of Nim"
