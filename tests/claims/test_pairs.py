"""Claims by rules: mex, floors, substitutions, automata; the same sets by other ways."""

from __future__ import annotations

import json
from itertools import islice
from math import isqrt
from pathlib import Path

import pytest

from verifier.base.errors import UserError
from verifier.claims.automatic import Automatic
from verifier.claims.kinds import Beatty, claim_from_json, parse_claim
from verifier.claims.pairs import FloorPairs, MexPairs
from verifier.games.rules import Bound, Rook, Ruleset
from verifier.solve.quadratic import Quadratic
from verifier.solve.retrograde import p_set

FIBONACCI = {
    "substitution": [[0, 1], [0]],
    "dfa": {"start": 0, "accept": [1], "next": [[[0, 0, 0]]]},
}


@pytest.mark.parametrize(("s", "t"), [(1, 1), (1, 3), (2, 1), (2, 3), (3, 2)])
def test_a_mex_rule_is_fraenkels_heap_game(s: int, t: int) -> None:
    """Fraenkel 1998: its P-positions are those of rook moves and 0 < i <= j < s i + t."""
    assert (MexPairs(s, t).array(60, 60) == p_set(Ruleset((Rook(), Bound(s, t))), 60, 60)).all()


def test_mex_rules_and_floors_of_wythoff_nim_are_the_beatty_pairs() -> None:
    for m in range(1, 5):
        a = (Quadratic.parse("2") - m + Quadratic.parse(f"sqrt{m * m + 4}")) * Quadratic.parse("1/2")
        floors = FloorPairs(a, a + m)
        assert (MexPairs(1, m).array(70, 50) == Beatty(m, 1).array(70, 50)).all()
        assert (floors.array(70, 50) == Beatty(m, 1).array(70, 50)).all()
        assert list(islice(MexPairs(1, 0, m, 1).pairs(), 50)) == list(islice(floors.pairs(), 50))


def test_claims_go_through_json_and_the_command_line() -> None:
    texts = [
        "mex:s=2,t=1",
        "mex:s=1,t=0,m=2,p=3",
        "floor:a=(1+sqrt5)/2,b=(3+sqrt5)/2",
        "floor:a=sqrt2,b=2+sqrt2,c=1/2,d=3/2",
    ]
    for text in texts:
        claim = parse_claim(text)
        assert claim_from_json(json.loads(json.dumps(claim.to_json()))) == claim
        on = claim.on(9, 9)
        assert str(on) == str(claim)
        assert (on.array(9, 9) == claim.array(9, 9)).all()
    data = {"morphic": {"O": [[1, "d"]], "-": [[2, "d"], [1, "d"]], "d": [[2, "d"]]}}
    assert claim_from_json(claim_from_json(data).to_json()) == claim_from_json(data)
    assert isinstance(claim_from_json({"automaton": FIBONACCI}), Automatic)


def test_an_automaton_is_read_from_a_file(tmp_path: Path) -> None:
    (tmp_path / "automaton.json").write_text(json.dumps({"rules": {}} | FIBONACCI))
    claim = parse_claim(str(tmp_path / "automaton.json"))
    assert isinstance(claim, Automatic)
    assert claim.array(5, 5).sum() == 1


@pytest.mark.parametrize(
    "text",
    [
        *("mex:s=0,t=1", "mex:s=1,t=0", "mex:t=1", "mex:s=1,t=1,s=2", "floor:a=0,b=3", "floor:a=sqrt2,b=sqrt3"),
        *("floor:a=3,b=2", "floor:a=x,b=2", "floor:a=2,b=3,c=-1", "floor:a=2/0,b=3", "floor:a=2,b=3,first=x"),
        "floor:a=sqrt2,b=1+sqrt2/2",
    ],
)
def test_a_bad_claim_is_one_sentence(text: str) -> None:
    with pytest.raises(UserError):
        parse_claim(text)


@pytest.mark.parametrize(
    "change",
    [{"substitution": [[1, 0], [0]]}, {"substitution": [[0, 1], []]}, {"substitution": 3}, {"dfa": {}}]
    + [
        {"dfa": FIBONACCI["dfa"] | one}
        for one in ({"start": 5}, {"accept": [2]}, {"next": [[[0, 0, 1]]]}, {"next": [[]]})
    ],
)
def test_a_bad_automaton_is_one_sentence(change: dict) -> None:
    data = FIBONACCI | change
    with pytest.raises(UserError):
        Automatic.from_json(data["substitution"], data["dfa"])


def test_quadratic_numbers_are_exact() -> None:
    root = Quadratic.parse("sqrt2")
    for n in (0, 1, 7, 10**20):
        assert (root * n).floor() == isqrt(2 * n * n)
        assert (root * -n).floor() == -isqrt(2 * n * n) - (n > 0)
    assert (root * root) == Quadratic.parse("2")
    assert (root * root.inverse()) == Quadratic.parse("1")
    near = Quadratic.parse("665857/470832")  # a convergent, above the root
    assert root < near
    assert not near <= root
    assert Quadratic.parse("(4+2sqrt8)/6") == Quadratic.parse("(2+2sqrt2)/3")


@pytest.mark.parametrize(
    ("claim", "written"),
    [
        ("floor:a=1,b=1", "the pairs {floor(n), floor(n)}, n >= 0"),
        ("floor:a=1,b=2,d=1", "the pairs {floor(n), floor(2 n + (1))}, n >= 0"),
        ("floor:a=3/2,b=3/2", "the pairs {floor((3/2) n), floor((3/2) n)}, n >= 0"),
        ("floor:a=sqrt2,b=2+sqrt2", "the pairs {floor((sqrt 2) n), floor((2 + sqrt 2) n)}, n >= 0"),
    ],
)
def test_floors_are_written_without_needless_brackets(claim: str, written: str) -> None:
    assert str(parse_claim(claim)) == written
