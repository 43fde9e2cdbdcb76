"""`wythoff hunt` and `wythoff nth` as a person uses them."""

from __future__ import annotations

import csv
import json
import os
import signal
from pathlib import Path
from typing import Any

import pytest

from tests.cli.run import run as command
from verifier.cli import main
from verifier.games.families import modulo, shifted
from verifier.lemmas import book
from verifier.solve.retrograde import p_set


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as stop:
        main(arguments)
    captured = capsys.readouterr()
    return int(stop.value.code or 0), captured.out, captured.err


def test_hunt_prints_certifies_and_writes(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    table = tmp_path / "table.csv"
    code, text, _ = run(
        capsys, "hunt", "complementary", "--m", "2", "--p", "3", "--rows", "50", "--certificate", str(tmp_path),
        "--output", str(table),
    )  # fmt: skip
    assert code == 1
    assert "2WN^(2,3): the number 0 is taken 2 times, not 3" in text
    assert "VERIFIED" in text
    code, text, _ = run(capsys, "check", str(tmp_path / "complementary" / "2WN-2-3"))
    assert code == 0
    assert "row 0 of the infinite board holds exactly 2 P-positions of 2WN^(2,3): (0, 0), (0, 2);" in text
    assert [row["most"] for row in csv.DictReader(table.open())] == ["3", "3", "2", "1"]


def test_hunt_json(capsys: pytest.CaptureFixture[str]) -> None:
    code, text, _ = run(capsys, "hunt", "closeness", "--m", "1", "--p", "1", "--rows", "100", "--json")
    data = json.loads(text)
    assert code == 0
    assert data["table"][0]["d_all"] == [0, 0]


def certified(capsys: pytest.CaptureFixture[str], folder: Path, *grid: str) -> dict[str, Any]:
    """The certificates of `hunt coincidence`, by the name of the folder, each accepted by `wythoff check`."""
    code, text, _ = run(capsys, "hunt", "coincidence", *grid, "--certificate", str(folder), "--json")
    assert code == 0
    found = {Path(entry["folder"]).name: entry for entry in json.loads(text)["certificates"]}
    for entry in found.values():
        assert run(capsys, "check", entry["folder"])[0] == 0
    return found


def test_certified_coincidences(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    found = certified(capsys, tmp_path, "--m", "2", "--p", "2..4", "--rows", "40")
    assert {name: entry["status"] for name, entry in found.items()} == {
        "misere-2WN2-and-misere-2WN-2-4": "VERIFIED",
        "misere-2WN-3-and-misere-2WN3": "VERIFIED",
    }


def test_certified_splits(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    found = certified(capsys, tmp_path, "--m", "3", "--p", "3..9", "--l", "1..4", "--rows", "40", "--limit", "2")
    split = found["3WN-3-and-3WN-4-9"]
    assert split["status"] == "REFUTED"
    assert split["board"] == [13, 139]
    assert split["counterexample"] == [12, 138]


@pytest.mark.parametrize("name", ["asymptotics", "closeness"])
def test_nothing_to_certify(capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str) -> None:
    arguments = ("hunt", name, "--m", "2", "--p", "2", "--rows", "300", "--certificate", str(tmp_path))
    _, text, _ = run(capsys, *arguments)
    assert "There is nothing to certify" in text
    _, text, _ = run(capsys, *arguments, "--json")
    data = json.loads(text)
    assert data["certificates"] == []
    assert "no finite board" in data["nothing_to_certify"]
    assert not list(tmp_path.iterdir())


def test_unknown_hunts(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, error = run(capsys, "hunt", "treasure")
    assert code == 2
    assert "arithmetic-progression" in error


@pytest.mark.parametrize(
    ("game", "n", "pair", "status"),
    [
        ("2WN^3", "8", [3, 19], "proved"),
        ("2WN^(2)", "16", [9, 50], "proved"),
        ("9WN^(2,11)", "16", [2, 148], "argued"),
        ("3WN^(2,4)", "10^18", [395643923738960001, 3395643923738960001], "proved"),
    ],
)
def test_nth(capsys: pytest.CaptureFixture[str], game: str, n: str, pair: list[int], status: str) -> None:
    code, text, _ = run(capsys, "nth", game, n, "--rows", "600", "--json")
    data = json.loads(text)
    assert code == 0
    assert [data["c"], data["d"]] == pair
    assert data["status"] == status


@pytest.mark.parametrize(("game", "id"), [("4WN^(2,6)", "new-residues"), ("3WN^(2,4)", "new-progressions"),
                                          ("2WN^(2)", "new-even-2"), ("2WN^3_1", "new-mex"),
                                          ("WN", "thm-2.1-i"), ("2WN^3", "thm-2.1-i"), ("2WN^(3)", "thm-2.1-iia-if"),
                                          ("2WN^(2,6)", "thm-2.1-iib"), ("2x3WN_1", "thm-2.1-iiia"),
                                          ("2x3WN", "thm-2.1-iiib"),
                                          ("misere 2WN^3", "new-misere-all"), ("misere 3WN", "new-misere-all"),
                                          ("misere 5WN^(3)", "new-misere-all new-misere-rooks")])  # fmt: skip
def test_nth_names_the_command_that_checks_its_theorem(capsys: pytest.CaptureFixture[str], game: str, id: str) -> None:
    assert f"`wythoff prove {id}`" in run(capsys, "nth", game, "5")[1]
    assert set(id.split()) <= set(book.STATEMENTS)


def test_nth_without_a_rule(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Computed where the rows reach, unknown beyond them."""
    monkeypatch.setattr("verifier.theorems.nth_pair.SECONDS", 1.0)
    code, text, _ = run(capsys, "nth", "3WN^(3)", "5", "--rows", "200", "--json")
    data = json.loads(text)
    assert (code, data["status"], "prove" in data) == (0, "computed", False)
    found = p_set(modulo(3, 3), 60, 60)
    assert [data["c"], data["d"]] == [[x, y] for x in range(60) for y in range(x, 60) if found[x, y]][5]
    code, text, _ = run(capsys, "nth", "3WN^(3)", "5000", "--rows", "200")
    assert code == 3
    assert "no rule was found in 200 rows" in text
    assert "pairs 0 to" in text
    assert json.loads(run(capsys, "nth", "3WN^(3)", "5000", "--rows", "200", "--json")[1])["status"] == "unknown"


def test_nth_from_the_literature(capsys: pytest.CaptureFixture[str]) -> None:
    text = run(capsys, "nth", "misere WN", "5")[1]
    assert "Fraenkel 1984" in text
    assert "known from the literature" in text


def test_nth_of_large_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "nth", "2WN^(2)", "10^3999")[0] == 0
    for text in ("10^4000", "9" * 4001, "1e4000", "10^123456789012", "99^99999"):
        code, _, error = run(capsys, "nth", "WN", text)
        assert (code, error) == (2, "wythoff: N may have at most 4000 digits.\n")


def test_nth_needs_a_number(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, error = run(capsys, "nth", "WN", "many")
    assert code == 2
    assert "10^18" in error
    code, _, error = run(capsys, "nth", "WN", "-1")
    assert code == 2
    assert "N is a whole number from 0 on" in error


@pytest.mark.parametrize(("m", "p", "l"), [(m, p, l) for m in (1, 2) for p in (2, 3, 4) for l in range(1, p)])
def test_nth_of_a_shifted_game_is_what_the_board_has(m, p, l, capsys):
    """Theorem 2.1 (iiia) as printed would be wrong here: the definition decides."""
    found = p_set(shifted(m, p, l), 60, 60)
    for n in range(4):
        data = json.loads(run(capsys, "nth", f"{m}x{p}WN_{l}", str(n), "--json")[1])
        assert found[tuple(data["right"])]
        assert found[tuple(data["left"])]


def killed(task: Any) -> None:
    """In place of a hunt's work: the worker is killed, as for lack of memory."""
    os.kill(os.getpid(), signal.SIGKILL)


def test_a_killed_worker_is_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("verifier.hunts.complementary.examine", killed)
    result = command("hunt", "complementary", "--m", "1..2", "--p", "2..3", "--rows", "20", "--jobs", "2")
    assert (result.code, result.err) == (3, "wythoff: A worker process was killed: there is no answer.\n")
    assert "SURVIVED" not in result.out
    assert "REFUTED" not in result.out


def test_a_question_of_ones_own(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Of a family in a file: which of its games refute it, with a certificate that checks."""
    family = tmp_path / "family.toml"
    family.write_text(
        'name = "rook and ({k}, 3)"\n[[moves]]\ntype = "rook"\n[[moves]]\ntype = "vectors"\n'
        'vectors = [["{k}", 3], [3, "{k}"]]\n'
    )
    arguments = ["hunt", "--ask", "len(row) == 1 and x in row", "--game", str(family), "--set", "k=1..3"]
    code, text, _ = run(capsys, *arguments, "--rows", "20", "--certificate", str(tmp_path))
    assert code == 1
    assert "REFUTED for 1 of 3 games" in text  # (3, 3) joins (0, 0) and (3, 3)
    assert "rook and (3, 3): row 3 holds (3,4)" in text
    (folder,) = (tmp_path / "question").iterdir()
    assert folder.name == "rook-and--3--3"
    assert run(capsys, "check", str(folder))[0] == 0


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["closeness", "--game", "2WN"], "The hunt closeness speaks of (m,p)WN only."),
        (["--game", "2WN"], "What shall be hunted?"),
        (["closeness", "--ask", "x >= 0"], "not both"),
        (["closeness", "--set", "k=1..2"], "--set gives the parameters of --game"),
    ],
)
def test_what_a_hunt_does_not_speak_of(capsys: pytest.CaptureFixture[str], arguments: list[str], says: str) -> None:
    code, _, text = run(capsys, "hunt", *arguments)
    assert code == 2
    assert says in " ".join(text.split())


def test_a_question_of_the_papers_games(capsys: pytest.CaptureFixture[str]) -> None:
    grid = ("--m", "1..2", "--p", "2..4", "--l", "1..p", "--rows", "40")
    code, text, _ = run(capsys, "hunt", "--ask", "len(row) * l >= p", *grid)
    assert code == 0  # Theorem F
    assert "SURVIVED: no counterexample in the first 40 rows of 18 games." in text


def test_a_hunt_as_a_page(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    family = ("--game", "4WN^({l},{p})", "--set", "p=3..9", "--set", "l=2..p - 1")
    assert run(capsys, "hunt", "coincidence", *family, "--rows", "100", "-o", str(page))[0] == 0
    lines = page.read_text().splitlines()
    assert "| games | rows | status | set | theorems |" in lines
    assert any(line.startswith("| 4WN^(2,3), 4WN^(5,9) | 100 | theorem |") for line in lines)
