"""The order of a grid, its constants as columns, and the m x p table."""

from __future__ import annotations

import csv
import json
import shutil
import sqlite3
from contextlib import closing
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text

from tests.cli.run import run
from verifier.games.names import constants
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
    places = [(int(row["m"]), int(row["p"])) for row in rows]
    assert places == [(m, p) for m in (1, 2, 3) for p in (1, 2, 3, 4)]
    assert len(places) == 12
    assert {row["verdict"] for row in rows} == {"SURVIVED", "REFUTED"}
    assert "status" not in rows[0]
    shown = run("results", "--store", str(store)).out.splitlines()[0].split()
    assert shown[:4] == ["verdict", "game", "m", "p"]


def test_conditions_on_constants(store: Path) -> None:
    found = json.loads(run("results", "--store", str(store), "--where", "m=2", "-w", "p>=3", "--json").out)["results"]
    assert [row["name"] for row in found] == ["2WN^(3)", "2WN^(4)"]
    assert run("results", "--store", str(store), "--where", "q=2").code == 2


def test_a_row_keeps_the_constants_it_was_asked_for(store: Path, tmp_path: Path) -> None:
    """mWN^(1) is mWN, and mxpWN_0 is another mWN: the condition is about the grid, not about the name."""
    found = json.loads(run("results", "--store", str(store), "--where", "p=1", "--json").out)["results"]
    assert [row["name"] for row in found] == ["WN", "2WN", "3WN"]
    other = str(tmp_path / "o.db")
    for games, p in (("mWN", "1"), ("mWN^p", "1..2"), ("mxpWN_l", "3")):
        sweep = ["sweep", "hunt", "--games", games, "--m", "2", "--p", p, "--l", "0", "--board", "9", "--jobs", "1"]
        assert run(*sweep, "--store", other).code == 0
    lines = [line.split()[:5] for line in run("results", "--store", other).out.splitlines()]
    assert ["SURVIVED", "2WN", "2", "1", "9"] in lines  # asked for first without a p
    assert ["SURVIVED", "6WN", "2", "3", "0"] in lines


def test_a_store_of_version_1_is_read(store: Path, tmp_path: Path) -> None:
    old = tmp_path / "old.db"
    shutil.copyfile(store, old)
    with closing(sqlite3.connect(old)) as db:
        db.execute("alter table results drop column asked")
        db.execute("pragma user_version = 1")
        db.commit()
    found = json.loads(run("results", "--store", str(old), "-w", "p=1", "--json").out)["results"]
    assert [row["asked"] for row in found] == [None, None, None]
    with Store(old) as data:
        rows = list(data.results())
    grid = grid_of(rows)
    assert grid is not None
    assert len(rows) == 12
    assert grid.about.games[:2] == (rows[0].name, rows[1].name)  # in the order of the store: it knows no other


def test_in_a_terminal_a_line_each_and_reasons_where_something_is_amiss(
    store: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """12 results, 3 of them REFUTED, in 80 columns; a pipe has no reason of what is as expected."""
    screen = Console(file=StringIO(), force_terminal=True, width=80, highlight=False, soft_wrap=True, color_system=None)
    monkeypatch.setattr("verifier.cli.results.out", screen)
    run("results", "--store", str(store))
    lines = screen.file.getvalue().splitlines()  # type: ignore[attr-defined]
    assert max(map(len, lines)) <= 80
    assert len(lines) <= 1 + 12 + 3 * 2 + 4 + 3 + 1
    assert sum(line.startswith("REFUTED 2WN^(2): The Beatty pairs") for line in lines) == 1
    assert "a hunt proves nothing" not in " ".join(lines)
    assert any(line.startswith("mWN^(p) on 20 x 20; claimed: beatty:m={m},p={p}.") for line in lines)
    monkeypatch.undo()
    piped = run("results", "--store", str(store)).out.splitlines()
    assert all(len(line) <= 80 for line in piped if line.startswith("SURVIVED"))
    assert "a hunt proves nothing" in run("results", "--store", str(store), "--reasons").out


def test_a_file_that_is_replaced_is_spoken_of(store: Path, tmp_path: Path) -> None:
    for name in ("s.csv", "s.tex"):
        write = ["results", "--store", str(store), "-o", str(tmp_path / name)]
        assert "instead" not in run(*write).out
        assert run(*write).out.endswith(f"{name}, instead of what was there.\n")


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
    assert "\\caption{\\texttt{mWN\\textasciicircum{}(p)} on 20 x 20; claimed: " in (tmp_path / "g.tex").read_text()
    assert "\\texttt{beatty:m=\\{m\\},p=\\{p\\}}" in (tmp_path / "g.tex").read_text()
    assert "<caption>mWN^(p) on 20 x 20; claimed: beatty:m={m},p={p}." in (tmp_path / "g.html").read_text()
    assert run("results", "--store", str(store), "-w", "m=1", "-w", "p=2", "-o", str(tmp_path / "no.tex")).code == 2


def test_constants_of_names() -> None:
    assert constants("2x3WN_1") == {"m": 2, "p": 3, "l": 1}
    assert constants("(2,3)IN") == {"m": 2, "p": 3}
    assert constants("WN[3]") == {}
