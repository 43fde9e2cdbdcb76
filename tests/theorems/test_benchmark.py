"""The figures of docs/theorem.md are those of results/theorem.jsonl, which `benchmarks/theorem.py` wrote."""

from __future__ import annotations

import json
import types
from pathlib import Path
from typing import Any

import pytest

from tests import programs

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def benchmark() -> types.ModuleType:
    return programs.benchmark("theorem")


def stored() -> dict[str, dict[str, Any]]:
    lines = (ROOT / "results" / "theorem.jsonl").read_text(encoding="utf-8").splitlines()
    return {row["game"]: row for row in map(json.loads, lines)}


def test_the_document_has_what_the_run_found(benchmark: types.ModuleType) -> None:
    rows, page = stored(), (ROOT / "docs" / "theorem.md").read_text(encoding="utf-8")
    inorder = [rows[name] for _, name, _ in benchmark.all_games() if name in rows]
    assert len(inorder) == len(rows), "a game of the file is none of the benchmark"
    for line in benchmark.summary(inorder):
        assert line in page, line


def test_each_game_is_in_its_family_and_has_its_own_name(benchmark: types.ModuleType) -> None:
    games = list(benchmark.all_games())
    assert len({name for _, name, _ in games}) == len(games) >= 250
    rows = stored()
    assert all(rows[name]["family"] == family for family, name, _ in games if name in rows)
