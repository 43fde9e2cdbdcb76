"""The commands `sweep` and `results` as a user types them."""

from __future__ import annotations

import csv
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from verifier.base.errors import UserError
from verifier.base.verdict import Status
from verifier.cli import app, common


def run(*arguments: str, code: int = 0) -> str:
    result = CliRunner().invoke(app, list(arguments))
    if isinstance(result.exception, UserError):
        raise result.exception
    assert result.exit_code == code, result.output
    return result.stdout


TWO_GAMES = ["-g", "mWN^p", "--m", "2", "--p", "1..2", "-b", "12", "--store"]


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Certificates of four verified claims and one refuted."""
    path = str(tmp_path_factory.mktemp("sweep") / "s.db")
    arguments = ["--m", "1..2", "--p", "1..2", "--claim", "beatty:m={m},p={p}", "--board", "16", "--store", path]
    text = run("sweep", "certify", "--games", "mWN^(p)", "--games", "mWN^p", *arguments, code=1)
    assert "5 VERIFIED, 1 REFUTED" in text
    return path


def test_verify(tmp_path: Path) -> None:
    arguments = ["sweep", "verify", *TWO_GAMES, str(tmp_path / "s.db")]
    data = json.loads(run(*arguments, "--json"))
    assert (data["computed"], data["from_store"], data["verdicts"]["VERIFIED"]) == (2, 0, 2)
    data = json.loads(run(*arguments, "--json"))
    assert (data["computed"], data["from_store"]) == (0, 2)


def test_a_hunt_that_finds_nothing_has_ended(tmp_path: Path) -> None:
    """SURVIVED: not VERIFIED, not UNKNOWN, exit 0, and not tried again."""
    arguments = ["sweep", "hunt", *TWO_GAMES, str(tmp_path / "s.db")]
    text = run(*arguments)
    assert "SURVIVED 2WN^2, 12 x 12" in text
    assert "2 instances: 2 SURVIVED; 0 were in the store" in text
    assert "That is no proof" in text
    assert Status.SURVIVED.exit_code == 0
    assert json.loads(run(*arguments, "--retry", "--json"))["from_store"] == 2
    rows = json.loads(run("results", "--store", str(tmp_path / "s.db"), "--where", "status=SURVIVED", "--json"))
    assert [row["reason"] for row in rows["results"]] == [
        "There is no counterexample on the 12 x 12 board; a hunt proves nothing."
    ] * 2
    assert "2 results." in run("results", "--store", str(tmp_path / "s.db"))


def test_prove(tmp_path: Path) -> None:
    store = str(tmp_path / "s.db")
    text = run("sweep", "prove", "--lemmas", "a-p1-*", "--store", store)
    assert "5 lemmas: 5 PROVED; 0 were in the store" in text
    assert "PROVED   a-p1-a-1p: Section 1.4, a_n^{p,1} = a_{pn}^{1,p} (as printed)" in text
    data = json.loads(run("sweep", "prove", "--lemmas", "a-p1-*", "--lemmas", "a_p1_a_1p", "--store", store, "--json"))
    assert (data["questions"], data["computed"], data["from_store"]) == (5, 0, 5)
    assert [statement["status"] for statement in data["statements"]] == ["PROVED"]
    run("sweep", "hunt", "-g", "WN", "-b", "9", "--store", store)
    table = run("results", "--store", store)
    assert "6 results." in table
    assert all(word in table for word in ("prove", "hunt", "9 x 9", "a_p1_a_1p"))
    assert json.loads(run("results", "recheck", "--store", store, "--json")) == {"checked": 5, "rejected": []}
    for path in Path(store).parent.rglob("*.smt2"):
        path.write_text("(check-sat)")
    again = run("results", "recheck", "--store", store, code=1)
    assert "REJECTED a_p1_a_1p: " in again
    assert again.splitlines()[-1] == "5 lemma queries checked, 5 rejected."


def test_a_lemma_that_is_not_proved_is_unknown(tmp_path: Path) -> None:
    """No solver is done in a thousandth of a second; what rests on the lemma is UNKNOWN too."""
    arguments = ["sweep", "prove", "--lemmas", "a-p1-*", "--store", str(tmp_path / "s.db"), "--time-limit", "0.001"]
    text = run(*arguments, code=3)
    assert "UNKNOWN  a-p1-a-1p" in text
    assert "The time limit of 0.001 s is over." in text
    assert ", not proved here." in text


def test_another_solver_is_another_question(tmp_path: Path) -> None:
    arguments = ["sweep", "verify", "-g", "2WN^3", "-b", "8", "--store", str(tmp_path / "s.db"), "--json"]
    for solver in ("cadical", "glucose"):
        assert json.loads(run(*arguments, "--solver", solver))["computed"] == 1
    assert (
        json.loads(run("results", "--store", str(tmp_path / "s.db"), "--json"))["results"][1]["evidence"]["solver"]
        == "glucose"
    )


def test_list_and_filter(store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(common.out, "width", 80)
    lines = run("results", "--store", store).splitlines()
    assert lines[-1] == "6 results."
    names = ["WN", "WN^(2)", "WN^2", "2WN", "2WN^(2)", "2WN^2"]
    assert [line.split()[1] for line in lines[1:7]] == names  # a line each
    assert [line.split()[1] for line in lines if line.startswith("REFUTED")] == ["2WN^(2)", "2WN^(2):"]
    assert max(map(len, lines)) <= 80  # a table, reasons and captions, whoever reads
    assert " m \\ p  1 2" in lines
    rows = json.loads(run("results", "--store", store, "--where", "status=REFUTED", "--json"))["results"]
    assert [(row["name"], row["counterexample"]) for row in rows] == [("2WN^(2)", [0, 2])]
    refuted = run("results", "--store", store, "-w", "verdict=REFUTED", "-w", "game=2WN^(2)").splitlines()
    assert (refuted[1].split()[:2], refuted[-1]) == (["REFUTED", "2WN^(2)"], "1 result.")
    reason = " ".join(refuted[2:-1])
    assert reason.startswith("REFUTED 2WN^(2): (0, 2) is among the Beatty pairs {a_n, b_n}, m = 2, p = 2, but")
    assert not any(line.endswith(" ") for line in lines)  # no padding
    assert run("results", "--store", store, "-w", "name=none") == "0 results.\n"
    assert run("results", "recheck", "--store", store).endswith("6 certificates checked, 0 rejected.\n")
    with pytest.raises(UserError, match="The column width holds numbers"):
        run("results", "--store", store, "--where", "width>=abc")


def test_a_range_up_to_another_constant(tmp_path: Path) -> None:
    store = str(tmp_path / "s.db")
    arguments = ("--m", "1", "--p", "2..4", "--l", "2..p", "-b", "9", "--claim", "beatty:m={m},p={p}")
    text = run("sweep", "hunt", "-g", "mWN^(l,p)", *arguments, "--store", store, code=1)
    assert "6 instances" in text
    assert "The Beatty pairs {a_n, b_n}, m = 1, p = 3 are wrong at (0, 1) on the 9 x 9 board." in text
    with pytest.raises(UserError, match=r"--m 1\.\.p of 'mWN\^p' can end at a number only"):
        run("sweep", "hunt", "-g", "mWN^p", "--m", "1..p", "--p", "1..2", "--store", store)


def test_export(store: str, tmp_path: Path) -> None:
    for ending in ("csv", "json", "parquet"):
        run("results", "--store", store, "--output", str(tmp_path / f"out.{ending}"))
    with (tmp_path / "out.csv").open(newline="") as file:
        from_csv = [row["name"] for row in csv.DictReader(file)]
    from_json = [row["name"] for row in json.loads((tmp_path / "out.json").read_text())]
    parquet = pytest.importorskip("pyarrow.parquet")
    table: Any = parquet.read_table(tmp_path / "out.parquet")
    assert from_csv == from_json == table["name"].to_pylist()
    assert len(from_csv) == 6
    with pytest.raises(UserError, match=r"\.csv, \.json or \.parquet"):
        run("results", "--store", store, "--output", str(tmp_path / "out.xlsx"))


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
        (["hunt", "-g", "mWN^p", "--m", "1"], "needs a range for p"),
        (["hunt", "-g", "mWN", "--m", "x"], "A range looks like"),
        (["hunt", "-g", "WN", "-b", "0"], "at least 1 x 1"),
        (["hunt", "-g", "WN", "--jobs", "2", "--dask", "tcp://127.0.0.1:1"], "give one of them"),
        (["hunt", "-g", "WN", "--solver", "z3"], "belong to `sweep verify`"),
        (["hunt", "-g", "2WN^(2)"], "The paper claims nothing"),
        (["hunt", "-g", "WN", "--store", "/dev/null/x"], "cannot be used as a store"),
        (["hunt", "-g", "WN", "--lemmas", "thm-*"], "--lemmas belongs to `sweep prove`"),
        (["hunt"], "`sweep hunt` needs games, such as --games"),
        (["prove", "-g", "WN"], "takes --lemmas, and no game"),
        (["prove", "--m", "1..3"], "takes --lemmas, and no game"),
        (["prove", "--solver", "z3"], "takes --lemmas, and no game"),
        (["prove", "--lemmas", "thm-9*"], "No statement or lemma is like 'thm-9\\*'"),
        (["prove", "--lemmas", "thm-9"], "There is no statement or lemma called 'thm-9'"),
    ],
)
def test_mistakes_are_one_sentence(
    arguments: list[str], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(UserError, match=sentence):
        run("sweep", *arguments)
    assert not list(tmp_path.iterdir())


def test_a_disagreement_stops_the_sweep_and_stays_in_the_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The children of a sweep import this program anew: the mistake is put where they find it."""
    store = tmp_path / "s.db"
    (tmp_path / "sitecustomize.py").write_text(
        "import numpy\nfrom verifier.solve import retrograde\n"
        "honest = retrograde.sweep\n"
        "def lie(board):\n    return honest(board) if board.width < 9 else ~honest(board)\n"
        "retrograde.sweep = lie\n"
    )
    path = os.pathsep.join([str(tmp_path), *sys.path])
    arguments = ["sweep", "verify", "-g", "mWN", "--m", "1..4", "-b", "8", "-b", "9", "--store", str(store), "-j", "1"]
    done = subprocess.run(
        [sys.executable, "-c", "from verifier.cli import main; main()", *arguments],
        capture_output=True,
        text=True,
        env=os.environ | {"PYTHONPATH": path},
        cwd=tmp_path,
    )
    assert (done.returncode, "Traceback" in done.stderr) == (70, False)
    assert "An error of this program, please report it: two ways to one answer disagree" in done.stderr
    rows = json.loads(run("results", "--store", str(store), "--json"))["results"]
    statuses = [row["status"] for row in rows]
    assert statuses.count("DISAGREED") == 1
    assert statuses[-1] == "DISAGREED"
    assert len(rows) < 8  # it stopped
    # With the mistake mended the same questions are not asked again, and the alarm is still there.
    again = run("sweep", *arguments[1:], code=70)
    assert "1 DISAGREED" in again
