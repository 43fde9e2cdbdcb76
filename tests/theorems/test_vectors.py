"""Which (i, j) may be added to Wythoff Nim for ever: the table of docs/theorem.md."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from verifier.automata.find import Found
from verifier.games import families
from verifier.games.rules import Bishop, Rook, Ruleset, Vectors
from verifier.theorems.one_game import compare, theorem

PAGE = Path(__file__).parents[2] / "docs" / "theorem.md"


@pytest.fixture(scope="module")
def wythoff() -> Found:
    found = theorem(families.wythoff(), 60).found
    assert found is not None
    return found


def printed() -> dict[tuple[int, int], str]:
    rows = re.findall(r"^j = (\d)  (.*)$", PAGE.read_text(encoding="utf-8"), re.M)
    return {(i, int(j)): cell for j, cells in rows for i, cell in enumerate(cells.split(), 1)}


def decided(wythoff: Found, i: int, j: int) -> str:
    answer = compare(wythoff, Ruleset((Rook(), Bishop(), Vectors(((i, j), (j, i))))))
    return "." if answer.equal else str(sum(answer.difference)) if answer.difference else "?"


def test_the_table_has_every_vector() -> None:
    assert set(printed()) == {(i, j) for j in range(2, 9) for i in range(1, j)}


@pytest.mark.parametrize("vector", [(1, 2), (1, 3), (4, 6)])
def test_some_vectors(wythoff: Found, vector: tuple[int, int]) -> None:
    assert decided(wythoff, *vector) == printed()[vector]


@pytest.mark.slow
def test_all_vectors(wythoff: Found) -> None:
    assert {vector: decided(wythoff, *vector) for vector in printed()} == printed()
