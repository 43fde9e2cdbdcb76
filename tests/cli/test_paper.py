"""`wythoff paper` and `wythoff plot` from the outside."""

from __future__ import annotations

import io
import json
from dataclasses import replace
from pathlib import Path

import pytest
from rich.console import Console

from tests.cli.run import run as run_command
from verifier.cli.common import mathematics
from verifier.cli.paper_table import print_records
from verifier.papers import restrictions
from verifier.papers import run as runner
from verifier.papers.render import found
from verifier.papers.restrictions import PAPER
from verifier.papers.run import RecordFolder


def run(*arguments: str) -> tuple[int, str, str]:
    result = run_command(*arguments)
    return result.code, result.out, result.err


def test_some_statements(tmp_path: Path) -> None:
    folder = tmp_path / "paper"
    code, out, _ = run("paper", "table-3", "ex-6", "lem-3.3-i", "--quick", "-o", str(folder))
    assert code == 0
    assert "erratum" in out
    data = json.loads((folder / "statements.json").read_text())
    assert [record["id"] for record in data["statements"]] == ["ex-6", "lem-3.3-i", "table-3"]
    for name in (
        "statements.json",
        "statements.md",
        "letter.md",
        "letter.tex",
        "letter.pdf",
        "certificates/table-3/manifest.json",
    ):
        assert (folder / name).exists()
    assert run("check", str(folder / "certificates" / "table-3"))[0] == 0


def test_json_on_the_screen(tmp_path: Path) -> None:
    for before in ([], ["-"]):
        code, out, _ = run("paper", "table-1", "--quick", "-o", str(tmp_path), "--json", *before)
        assert code == 0
        data = json.loads(out)
        assert (data["statements"][0]["verdict"], data["changed"]) == ("holds", [])
    code, _, err = run("paper", "table-1", "--quick", "--json", "report.json")
    assert code == 2
    assert "--json prints to the screen" in err


@pytest.mark.parametrize("width", [40, 60, 80, 119, 120, 150])
def test_what_is_printed_fits_and_breaks_no_word(width: int) -> None:
    records = RecordFolder(PAPER, Path(__file__).parents[2] / "results" / "paper").records.values()
    assert len(records) > 100
    console = Console(width=width, file=io.StringIO())
    print_records(list(records), console)
    assert isinstance(console.file, io.StringIO)
    lines = console.file.getvalue().splitlines()
    words = {word for r in records for word in (r.id, *r.place.split(), *mathematics(found(r)).split())}
    longest = max(map(len, words)) + 4
    assert max(map(len, lines)) <= max(width, longest if width < 80 else 0)
    printed = {word for line in lines for word in line.replace("│", " ").split()}
    assert {r.id for r in records} | {r.verdict for r in records} <= printed
    assert {word for r in records for word in mathematics(found(r)).split()} <= printed


def test_a_changed_outcome_exits_1(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    recorded = tmp_path / "recorded.json"
    recorded.write_text(json.dumps({"table-1": {"verdict": "erratum"}}))
    monkeypatch.setattr(restrictions, "PAPER", replace(PAPER, recorded=recorded))
    code, out, _ = run("paper", "table-1", "--quick", "-o", str(tmp_path / "paper"))
    assert code == 1
    assert "Not the recorded outcome: table-1" in out


def test_interrupted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = runner.run_one

    def stops(statement: object, *rest: object, **named: object) -> object:
        if statement.id == "table-2":  # type: ignore[attr-defined]
            raise KeyboardInterrupt
        return real(statement, *rest, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(runner, "run_one", stops)
    code, out, _ = run("paper", "table-1", "table-2", "table-3", "--quick", "-o", str(tmp_path))
    assert code == 130
    assert "Interrupted after 1 of 3" in out
    stored = json.loads((tmp_path / "statements.json").read_text())["statements"]
    assert [record["id"] for record in stored] == ["table-1"]


def test_bad_input(tmp_path: Path) -> None:
    code, _, err = run("paper", "thm-2.1-iii", "-o", str(tmp_path))
    assert code == 2
    assert "did you mean" in err
    assert "did you mean 'belief-" in run("paper", "belief-progression", "-o", str(tmp_path))[2]
    code, _, err = run("paper", "table-1", "--board", "3", "-o", str(tmp_path))
    assert code == 2
    assert "at least 40" in err


@pytest.mark.slow
def test_quick_run_of_everything(tmp_path: Path) -> None:
    code, out, _ = run("paper", "--quick", "-o", str(tmp_path / "paper"))
    assert code == 0
    assert (tmp_path / "figures" / "figure-2.svg").exists()
    assert "Not the recorded outcome" not in out


def test_plot(tmp_path: Path) -> None:
    target = tmp_path / "a.svg"
    code, out, _ = run("plot", "2x3WN_1", "--board", "20", "--claim", "paper", "-o", str(target))
    assert code == 0
    assert "2x3WN_1 on 20 x 20" in out
    assert target.read_text().startswith("<?xml")
    assert run("plot", "WN", "--claim", "beatty:m=1,p=1", "-b", "12x20", "-o", str(tmp_path / "b.png"))[0] == 0
    assert run("plot", "WN", "-o", str(tmp_path / "b.gif"))[0] == 2
    assert run("plot", "WN[3]", "--claim", "paper", "-o", str(tmp_path / "c.svg"))[0] == 2


def test_list() -> None:
    code, text, _ = run("paper", "--list")
    assert code == 0
    assert len(text.splitlines()) == len(PAPER.statements)
    assert "thm-2.1-iiia                 erratum  Theorem 2.1 (iiia)" in text


def test_without_a_name_the_papers_are_listed() -> None:
    code, text, _ = run("paper")
    assert code == 0
    assert [line.split()[0] for line in text.splitlines() if line and not line.startswith(" ")] == [
        "restrictions",
        "blocking-wythoff-nim",
        "wythoff-terminal",
        "Check",
    ]
    assert run("paper", "restrictions", "table-1", "--list")[1] == run("paper", "table-1", "--list")[1]
    assert run("paper", "wythoff-terminal", "--list")[1].startswith("intro-fraenkel")


def test_only_and_errata(tmp_path: Path) -> None:
    _, refuted, _ = run("paper", "--list", "--only", "refuted")
    assert [line.split()[0] for line in refuted.splitlines()] == ["belief-arithmetic", "belief-complementary"]
    listed = {word: run("paper", "--list", "--only", word)[1].splitlines() for word in ("holds", "erratum", "refuted")}
    assert sum(map(len, listed.values())) == len(PAPER.statements)
    code, text, _ = run("paper", "table-3", "table-1", "--errata", "--quick", "-o", str(tmp_path))
    assert code == 0
    assert "**table-3**" in text
    assert "table-1" not in text
    assert run("paper", "--list", "--only", "false")[0] == 2


def test_users_see_hyphens_only() -> None:
    """Statements have one name, thm-2.1-i, wherever a user meets them."""
    from verifier.papers.render import _provable

    for statement in PAPER.statements.values():
        assert "_" not in statement.id
        for reading in (statement.literal, statement.corrected):
            if reading is not None and reading.lemmas:
                assert "_" not in _provable(reading.lemmas)
