"""The order of a grid, its constants as columns, and the m x p table."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest
from rich.text import Text

from tests.cli.run import run
from verifier.games.notation import constants
from verifier.sweep.mp_grid import grid_of
from verifier.sweep.store import Store


def render(marked: str) -> str:
    return Text.from_markup(marked).plain


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("grid") / "s.db"
    sweep = ["sweep", "hunt", "--games", "mWN^(p)", "--m", "1..3", "--p", "1..4", "--claim", "beatty:m={m},p={p}"]
    assert run(*sweep, "--board", "20", "--store", str(path), "--jobs", "1").code == 1
    return path


def test_constants_are_columns_in_the_order_of_the_grid(store: Path, tmp_path: Path) -> None:
    out = tmp_path / "r.csv"
    assert run("results", "--store", str(store), "-o", str(out)).code == 0
    with out.open() as file:
        rows = list(csv.DictReader(file))
    places = [(int(row["m"]), int(row["p"] or 0)) for row in rows]
    assert places == sorted(places)
    assert len(places) == 12
    assert {row["verdict"] for row in rows} == {"SURVIVED", "REFUTED"}
    assert "status" not in rows[0]
    shown = run("results", "--store", str(store)).out.splitlines()[0].split()
    assert shown[:4] == ["verdict", "game", "m", "p"]


def test_conditions_on_constants(store: Path) -> None:
    found = json.loads(run("results", "--store", str(store), "--where", "m=2", "-w", "p>=3", "--json").out)["results"]
    assert [row["name"] for row in found] == ["2WN^(3)", "2WN^(4)"]
    assert run("results", "--store", str(store), "--where", "q=2").code == 2


def test_the_table(store: Path, tmp_path: Path) -> None:
    """The Beatty pairs are the P-positions of mWN^(p) if and only if m and p have no common divisor (p = 1: mWN)."""
    with Store(store) as data:
        grid = grid_of(data.results())
    assert grid is not None
    text = "\n".join([*map(render, grid.terminal()), grid.legend()])
    start = text.splitlines().index(" m \\ p  1 2 3 4")
    assert [line.split()[1:] for line in text.splitlines()[start + 1 : start + 4]] == [
        ["S", "S", "S", "S"],
        ["S", "R", "S", "R"],
        ["S", "S", "R", "S"],
    ]
    assert "S SURVIVED, R REFUTED" in text
    for name, mark in (("g.tex", "\\textcolor{red!60!black}{R}"), ("g.html", '<td title="REFUTED"')):
        assert run("results", "--store", str(store), "-o", str(tmp_path / name)).code == 0
        assert (tmp_path / name).read_text().count(mark) == 3
    assert run("results", "--store", str(store), "-w", "m=1", "-w", "p=2", "-o", str(tmp_path / "no.tex")).code == 2


def test_constants_of_names() -> None:
    assert constants("2x3WN_1") == {"m": 2, "p": 3, "l": 1}
    assert constants("(2,3)IN") == {"m": 2, "p": 3}
    assert constants("WN[3]") == {}
