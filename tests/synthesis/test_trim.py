"""A tree that is made smaller proves the same, and no more."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from verifier.certificate.check import covers
from verifier.certificate.check.board import RejectedError
from verifier.synthesis.cover import Component, reduce_cover
from verifier.synthesis.trim import trimmed
from verifier.synthesis.weights import CoverCase, raise_bounds

systems = st.lists(st.frozensets(st.integers(1, 14), min_size=2, max_size=4), min_size=8, max_size=24)


def _size(tree: tuple[CoverCase, ...]) -> int:
    """The digits of its numbers, and one for each of them."""
    return sum(len(str(case)) for case in tree)


def _judge(tree: tuple[CoverCase, ...], part: Component, bound: int) -> None:
    plain: list[Any] = list(tree)
    covers._check_tree(plain, [set(row) for row in part.rows], set(part.columns), bound)


@settings(max_examples=60, deadline=None)
@given(systems)
def test_a_trimmed_tree_proves_its_bound_and_no_larger_one(rows: list[frozenset[int]]) -> None:
    parts = reduce_cover(rows).parts
    for message in raise_bounds(parts):
        if message and message[0] == "bound":
            k, bound, tree = message[1]
            small = trimmed(parts[k], bound, tree)
            _judge(small, parts[k], bound)
            with pytest.raises(RejectedError):
                _judge(small, parts[k], len(parts[k].columns) + 1)
            assert len(small) <= len(tree)
            assert _size(small) <= _size(tree)


def test_what_nothing_needs_goes() -> None:
    """A triangle needs two columns; 1 need not be off, a split at 1 is for nothing, and 1000000 parts are two."""
    part = Component((0, 1, 2), (frozenset({1, 2}), frozenset({2, 3}), frozenset({1, 3})))
    leaf: CoverCase = {"scale": 1_000_000, "rows": [0, 1, 2], "weights": [500_000] * 3}
    coarse: CoverCase = {"scale": 2, "rows": [0, 1, 2], "weights": [1] * 3}
    for tree in ([leaf], [{"split": 1}, leaf, leaf], [{**leaf, "off": [1]}, leaf]):
        _judge(tuple(tree), part, 2)
        assert trimmed(part, 2, tree) == (coarse,)
    false: CoverCase = {"scale": 1, "rows": [0], "weights": [1]}
    with pytest.raises(AssertionError):
        trimmed(part, 2, [false])
