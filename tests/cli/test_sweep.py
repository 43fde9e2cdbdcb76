"""The commands `sweep` and `results` as a user types them."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from verifier.cli import app
from verifier.errors import UserError


def run(*arguments: str, code: int = 0) -> str:
    result = CliRunner().invoke(app, list(arguments))
    if isinstance(result.exception, UserError):
        raise result.exception
    assert result.exit_code == code, result.output
    return result.stdout


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Certificates of four verified claims and one refuted."""
    path = str(tmp_path_factory.mktemp("sweep") / "s.db")
    arguments = ["--m", "1..2", "--p", "1..2", "--claim", "beatty:m={m},p={p}", "--board", "16", "--store", path]
    text = run("sweep", "certify", "--games", "mWN^(p)", "--games", "mWN^p", *arguments, code=1)
    assert "5 VERIFIED, 1 REFUTED" in text
    return path


def test_verify(tmp_path: Path) -> None:
    arguments = [
        "sweep",
        "verify",
        "-g",
        "mWN^p",
        "--m",
        "2",
        "--p",
        "1..2",
        "-b",
        "12",
        "--store",
        str(tmp_path / "s.db"),
    ]
    data = json.loads(run(*arguments, "--json"))
    assert (data["computed"], data["from_store"], data["verdicts"]["VERIFIED"]) == (2, 0, 2)
    data = json.loads(run(*arguments, "--json"))
    assert (data["computed"], data["from_store"]) == (0, 2)


def test_another_solver_is_another_question(tmp_path: Path) -> None:
    arguments = ["sweep", "verify", "-g", "2WN^3", "-b", "8", "--store", str(tmp_path / "s.db"), "--json"]
    for solver in ("cadical", "glucose"):
        assert json.loads(run(*arguments, "--solver", solver))["computed"] == 1
    assert (
        json.loads(run("results", "--store", str(tmp_path / "s.db"), "--json"))["results"][1]["evidence"]["solver"]
        == "glucose"
    )


def test_list_and_filter(store: str) -> None:
    assert "6 results." in run("results", "--store", store)
    rows = json.loads(run("results", "--store", store, "--where", "status=REFUTED", "--json"))["results"]
    assert [(row["name"], row["counterexample"]) for row in rows] == [("2WN^(2)", [0, 2])]


def test_export(store: str, tmp_path: Path) -> None:
    for ending in ("csv", "json", "parquet"):
        run("results", "--store", store, "--export", str(tmp_path / f"out.{ending}"))
    with (tmp_path / "out.csv").open(newline="") as file:
        from_csv = [row["name"] for row in csv.DictReader(file)]
    from_json = [row["name"] for row in json.loads((tmp_path / "out.json").read_text())]
    parquet = pytest.importorskip("pyarrow.parquet")
    table: Any = parquet.read_table(tmp_path / "out.parquet")
    assert from_csv == from_json == table["name"].to_pylist()
    assert len(from_csv) == 6
    with pytest.raises(UserError, match=r"\.csv, \.json or \.parquet"):
        run("results", "--store", store, "--export", str(tmp_path / "out.xlsx"))


def test_recheck_accepts_what_is_right_and_rejects_what_was_changed(store: str) -> None:
    assert json.loads(run("results", "recheck", "--store", store, "--json")) == {"checked": 6, "rejected": []}
    folders = sorted(path.parent for path in Path(store).parent.rglob("manifest.json"))
    formula = folders[0] / "formula.cnf"
    good = formula.read_text()
    formula.write_text(good.replace(" 0\n", " 7 0\n", 1))
    data = json.loads(run("results", "recheck", "--store", store, "--json", code=1))
    assert [report["certificate"] for report in data["rejected"]] == [str(folders[0])]
    formula.write_text(good)
    # A right certificate in the place of another one is rejected too.
    moved = folders[1].rename(folders[1].with_name("away"))
    folders[0].rename(folders[1])
    data = json.loads(run("results", "recheck", "--store", store, "--json", code=1))
    assert len(data["rejected"]) == 2
    assert any("is of another" in report["reason"] for report in data["rejected"])
    folders[1].rename(folders[0])
    moved.rename(folders[1])


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["-g", "mWN^p", "--m", "1"], "needs a range for p"),
        (["-g", "mWN", "--m", "x"], "A range looks like"),
        (["-g", "WN", "-b", "0"], "at least 1 x 1"),
        (["-g", "WN", "--jobs", "2", "--dask", "tcp://127.0.0.1:1"], "give one of them"),
        (["-g", "WN", "--solver", "z3"], "belong to `sweep verify`"),
        (["-g", "2WN^(2)"], "The paper claims nothing"),
        (["-g", "WN", "--store", "/dev/null/x"], "cannot be used as a store"),
    ],
)
def test_mistakes_are_one_sentence(
    arguments: list[str], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(UserError, match=sentence):
        run("sweep", "hunt", *arguments)
    assert not list(tmp_path.iterdir())
