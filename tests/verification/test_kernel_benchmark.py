"""The table in docs/comparison.md is that of benchmarks/kernels.py: its digraphs, questions and answers."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import pytest

from tests import programs

ROOT = Path(__file__).parents[2]
pytest.importorskip("clingo")


@pytest.fixture(scope="module")
def benchmark() -> ModuleType:
    return programs.benchmark("kernels")


def test_the_table_has_these_instances_and_answers(benchmark: ModuleType, tmp_path: Path) -> None:
    lines = (ROOT / "docs" / "comparison.md").read_text().splitlines()
    head = next(n for n, line in enumerate(lines) if line.startswith("| digraph | nodes |"))
    rows = []
    for line in lines[head + 2 :]:
        if not line.startswith("|"):
            break
        rows.append([cell.strip() for cell in line.strip("|").split("|")])
    instances = list(benchmark.instances())
    assert [row[:4] for row in rows] == [[i.name, f"{i.nodes:,}", f"{len(i.edges):,}", i.question] for i in instances]
    for row in rows:
        clingo, wythoff, ratio = map(float, row[5:])
        assert ratio == pytest.approx(wythoff / clingo, rel=0.3)  # the seconds are rounded
        assert ratio <= 5, "what the text beside the table says"
    path = tmp_path / "graph.txt"
    small = 0
    for row, instance in zip(rows, instances, strict=True):
        if len(instance.edges) > 1000:
            continue
        path.write_text("".join(f"{v} {w}\n" for v, w in instance.edges))
        facts = "".join(f"node({v})." for v in range(instance.nodes))
        facts += "".join(f"edge({v},{w})." for v, w in instance.edges)
        found = benchmark.by_clingo(instance, facts)
        assert benchmark.answer(instance, found) == row[4]
        assert benchmark.by_wythoff(instance, path) == found
        small += 1
    assert small >= 3
