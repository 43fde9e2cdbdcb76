"""The figures of docs/theorem.md are those of stored runs: of the search, of the checker alone, and of Coq."""

from __future__ import annotations

import json
import types
from pathlib import Path
from typing import Any

import pytest

from tests import programs

ROOT = Path(__file__).parents[2]


PAGE = (ROOT / "docs" / "theorem.md").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def benchmark() -> types.ModuleType:
    return programs.benchmark("theorem")


def stored(name: str = "theorem") -> dict[str, dict[str, Any]]:
    lines = (ROOT / "results" / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
    return {row["game"]: row for row in map(json.loads, lines)}


def test_the_document_has_what_the_run_found(benchmark: types.ModuleType) -> None:
    rows = stored()
    inorder = [rows[name] for _, name, _ in benchmark.all_games() if name in rows]
    assert len(inorder) == len(rows), "a game of the file is none of the benchmark"
    for line in benchmark.summary(inorder):
        assert line in PAGE, line


def test_each_game_is_in_its_family_and_has_its_own_name(benchmark: types.ModuleType) -> None:
    games = list(benchmark.all_games())
    assert len({name for _, name, _ in games}) == len(games) >= 250
    rows = stored()
    assert all(rows[name]["family"] == family for family, name, _ in games if name in rows)


def test_the_checker_and_coq_were_run_on_every_proved_game(benchmark: types.ModuleType) -> None:
    rows = stored()
    proved = {name.replace("/", "_") for name, row in rows.items() if row["proved"]}
    checked, in_coq = stored("theorem-checker"), stored("theorem-coq")
    assert set(checked) == set(in_coq) == proved
    assert benchmark.checker_summary(list(checked.values())) in PAGE
    assert programs.benchmark("coq_theorems").summary(list(in_coq.values())) in PAGE
