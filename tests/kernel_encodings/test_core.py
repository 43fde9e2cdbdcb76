"""The definitional core: it exists exactly for the P-set, and unit propagation in order refutes it."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kernel_encodings.core import Clauses, cone, core, difference, units

from tests.strategies import rulesets
from verifier.certificate.write.leaf import verification_clauses
from verifier.claims.kinds import Beatty
from verifier.games.board import Board
from verifier.games.names import parse_game
from verifier.games.rules import Ruleset
from verifier.solve.retrograde import sweep


def _refuted_in_order(clauses: Clauses) -> bool:
    """Is each clause unit under those before it, and the last one falsified?"""
    true: set[int] = set()
    *most, last = clauses.lists()
    for clause in most:
        rest = [w for w in clause if -w not in true]
        if len(rest) != 1 or rest[0] in true:
            return False
        true.add(rest[0])
    return all(-w in true for w in last)


@settings(max_examples=60, deadline=None)
@given(rulesets, st.integers(4, 9), st.integers(4, 9), st.data())
def test_the_core_exists_exactly_for_the_p_set(rules: Ruleset, width: int, height: int, data: st.DataObject) -> None:
    truth = sweep(Board(rules, width, height))
    clauses = verification_clauses(rules, truth)
    assert clauses is not None
    assert _refuted_in_order(clauses)
    first = data.draw(st.integers(0, width - 1))
    last = data.draw(st.integers(first + 1, width))
    strip = verification_clauses(rules, truth, first, last)
    assert strip is not None
    assert _refuted_in_order(strip)
    wrong = truth.copy()
    x, y = data.draw(st.integers(0, width - 1)), data.draw(st.integers(0, height - 1))
    wrong[x, y] ^= True
    assert core(rules, wrong) is None
    if first <= x < last:
        assert core(rules, wrong, first, last) is None


def test_the_clauses_of_wythoff_nim() -> None:
    claimed = Beatty(1, 1).array(3, 3)
    clauses = core(parse_game("WN"), claimed)  # type: ignore[arg-type]
    assert clauses is not None
    assert clauses.lists() == [
        *([1], [-2, -1], [-3, -1]),
        *([-4, -1], [-5, -1], [6, 2, 3, 4, 5]),
        *([-7, -1], [8, 2, 4, 5, 7], [-9, -1]),
    ]
    assert cone(clauses, 5).tolist() == [0, 1, 2, 3, 4, 5]
    assert (difference(claimed)[0] == [-1, 2, 3, 4, 5, -6, 7, -8, 9]).all()


def test_blocked_witnesses() -> None:
    """(0, 6) is N in 2WN^3: one option more than can be blocked is P."""
    claimed = Beatty(2, 3).array(1, 7)
    clauses = core(parse_game("2WN^3"), claimed)  # type: ignore[arg-type]
    assert clauses is not None
    assert np.flatnonzero(claimed[0]).tolist() == [0, 2, 4]
    assert clauses[6].tolist() == [-7, -1, -3, -5]
    assert clauses[4].tolist() == [5, 2, 4]


def test_clauses_are_lists() -> None:
    both = units(np.array([3, -4])) + units(np.array([5]))
    assert len(both) == 3
    assert both.lists() == [[3], [-4], [5]]
    assert both.lists(1, 2) == [[-4]]
    with pytest.raises(IndexError):
        both.offsets[4]
