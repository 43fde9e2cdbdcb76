import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.strategies import rulesets
from verifier.base.errors import UserError
from verifier.games.families import blocking, modulo
from verifier.games.rules import Bishop, Block, Rook, Ruleset, Vectors


@given(rulesets)
def test_json_is_an_exact_round_trip(rules):
    assert Ruleset.from_json(json.loads(json.dumps(rules.to_json()))) == rules


def test_a_terminal_position_may_be_far_out():
    rules = Ruleset((Rook(),), terminal=((500, 1),))
    assert rules.terminal_side is None
    assert Ruleset.from_json(rules.to_json()) == rules


def test_the_m_bishop_is_definition_2_1_ii():
    """0 <= i < m rook-type positions, then j >= 0 bishop-type positions, i + j > 0."""
    m = 3
    literal = {(i + j, j) for i in range(m) for j in range(9)} | {(j, i + j) for i in range(m) for j in range(9)}
    literal -= {(0, 0)}
    assert {(i, j) for i in range(9) for j in range(9) if (i, j) in Bishop(m)} == {v for v in literal if max(v) < 9}


@pytest.mark.parametrize(("p", "l"), [(1, 1), (3, 0), (3, 1), (3, 2), (3, 3), (6, 2)])
def test_the_l_p_rook_is_definition_2_1_i(p, l):
    """Lengths ip + j > 0 with j in {0, ..., l - 1}; l = 0 means the p-rook."""
    literal = {i * p + j for i in range(30) for j in range(max(l, 1))} - {0}
    rook = next(part for part in modulo(1, p, l).moves if isinstance(part, Rook))
    assert {k for k in range(1, 30) if (0, k) in rook} == {k for k in literal if k < 30}
    assert (1, 1) not in rook
    assert (0, 0) not in rook


def test_roob_type_is_definition_2_2():
    """For m = 2 a roob may move (2, 3) -> (2, 1) but not (2, 3) -> (2, 2)."""
    rules = blocking(2, 3)
    assert rules.blockable(0, 2)
    assert not rules.blockable(0, 1)
    assert rules.kinds(0, 1) == ("rook", "bishop")
    assert rules.kinds(1, 0) == ("rook", "bishop")  # (2, 3) -> (1, 3) is both, says Section 2.1
    assert rules.kinds(0, 2) == ("rook",)


def test_multiples_of_a_vector():
    rider = Vectors(((1, 2), (0, 3)), multiples=True)
    assert {(i, j) for i in range(7) for j in range(7) if (i, j) in rider} == {
        (1, 2), (2, 4), (3, 6), (0, 3), (0, 6),
    }  # fmt: skip


def test_equal_rules_are_equal_values():
    assert Rook(6, (0, 2, 4)) == Rook(2)
    assert Ruleset((Rook(), Bishop()), Block(0, "any")) == Ruleset((Bishop(), Rook(), Rook()))


@pytest.mark.parametrize(
    ("data", "words"),
    [
        ({}, "Missing key `moves`"),
        ({"moves": [], "blok": {}}, "did you mean `block`"),
        ({"moves": []}, "at least one kind of move"),
        ({"moves": [{"type": "rok"}]}, "Did you mean 'rook'"),
        ({"moves": [{"type": "rook", "modulus": 0}]}, "at least 1"),
        ({"moves": [{"type": "rook", "modulus": 2, "residues": [2]}]}, "below its modulus"),
        ({"moves": [{"type": "rook", "modulus": 2, "residues": []}]}, "at least one residue"),
        ({"moves": [{"type": "rook", "modulus": 2.0}]}, "whole number"),
        ({"moves": [{"type": "bishop", "width": True}]}, "whole number"),
        ({"moves": [{"type": "bishop", "with": 2}]}, "did you mean `width`"),
        ({"moves": [{"type": "vectors", "vectors": [[0, 0]]}]}, "no move"),
        ({"moves": [{"type": "vectors", "vectors": [[1]]}]}, "pair"),
        ({"moves": [{"type": "vectors"}]}, "Missing key `vectors`"),
        ({"moves": [{"type": "rook"}], "block": {"at_most": 1}}, "Missing key `kind`"),
        ({"moves": [{"type": "rook"}], "block": {"at_most": 1, "kind": "queen"}}, '"roob", "bishop" or "any"'),
        ({"moves": [{"type": "rook"}], "block": {"at_most": -1, "kind": "any"}}, "at least 0"),
        ({"moves": [{"type": "bishop", "width": 2}], "block": {"at_most": 1, "kind": "roob"}}, "l = 2 for rook-type"),
        ({"moves": [{"type": "rook"}], "removed": [1]}, "pair"),
        ({"moves": [{"type": "rook"}], "ending": "draw"}, '"normal" or "misere"'),
        ([], "table of keys"),
    ],
)
def test_a_wrong_file_is_one_clear_sentence(data, words):
    with pytest.raises(UserError, match=words.replace("(", r"\(")):
        Ruleset.from_json(data)


@given(st.integers(1, 40), st.data())
def test_the_modulus_of_a_rook_is_the_smallest_period(q: int, data: st.DataObject) -> None:
    base = data.draw(st.sampled_from([d for d in range(1, q + 1) if q % d == 0]))
    chosen = data.draw(st.sets(st.integers(0, base - 1), min_size=1))
    residues = {r + k * base for r in chosen for k in range(q // base)}
    smallest = next(d for d in range(1, q + 1) if q % d == 0 and all((r + d) % q in residues for r in residues))
    rook = Rook(q, tuple(residues))
    assert (rook.modulus, set(rook.residues)) == (smallest, {r % smallest for r in residues})


def test_a_large_modulus_is_no_burden() -> None:
    assert Rook(10**7 - 9, (0,)).modulus == 10**7 - 9
    assert Rook(2 * 10**6, (3, 10**6 + 3)) == Rook(10**6, (3,))
    with pytest.raises(UserError, match="at most 10,000,000"):
        Rook(10**15 + 37, (0,))


def test_what_a_part_remembers_is_not_part_of_it() -> None:
    used, new = Vectors(((1, 2),)), Vectors(((1, 2),))
    assert (1, 2) in used
    assert (used, hash(used), repr(used)) == (new, hash(new), repr(new))
