"""`wythoff verify --certificate` and `wythoff check`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from tests.certificate.test_verified import needs_program
from tests.cli.run import run


def test_a_certificate_from_the_command_line(tmp_path: Path) -> None:
    folder = str(tmp_path / "c")
    result = run("verify", "2WN^3", "--board", "12x9", "--certificate", folder)
    assert result.code == 0
    assert result.out.startswith("VERIFIED: The P-positions of 2WN^3 on the 12 x 9 board are the Beatty pairs")
    assert f"wythoff check {folder}" in result.out

    checked = run("check", folder)
    assert checked.code == 0
    assert checked.out.startswith("Accepted: on the 12 x 9 board the P-positions of 2WN^3 are the Beatty pairs")
    assert "the reference checker" in checked.out
    fast = json.loads(run("check", folder, "--checker", "fast", "--json").out)
    assert (fast["accepted"], fast["checker"], fast["verdict"]) == (True, "fast", "VERIFIED")


def test_a_refutation_from_the_command_line(tmp_path: Path) -> None:
    folder = str(tmp_path / "c")
    result = run("verify", "2WN^3", "--board", "12", "--claim", "beatty:m=2,p=2", "--certificate", folder, "--json")
    assert result.code == 1
    data = json.loads(result.out)
    assert (data["status"], data["counterexample"]) == ("REFUTED", [0, 4])
    assert data["evidence"]["certificate"] == folder
    assert run("check", folder).code == 0


def test_rejected_and_unreadable(tmp_path: Path) -> None:
    folder = tmp_path / "c"
    run("verify", "WN", "--board", "6", "--certificate", str(folder))
    (folder / "formula.cnf").write_bytes((folder / "formula.cnf").read_bytes().replace(b"\n", b"\r\n"))
    rejected = run("check", str(folder))
    assert rejected.code == 1
    assert rejected.out.startswith("Rejected: formula.cnf: expected")
    assert run("check", str(tmp_path / "nothing")).code == 2


def test_an_existing_folder_needs_force(tmp_path: Path) -> None:
    folder = str(tmp_path / "c")
    arguments = ("verify", "WN", "--board", "6", "--certificate", folder)
    assert run(*arguments).code == 0
    again = run(*arguments)
    assert again.code == 2
    assert "--force" in again.err
    assert run(*arguments, "--force", "--proof", "solver").code == 0
    assert run(*arguments, "--force", "--strips", "2").code == 0


def test_options_of_a_certificate_alone() -> None:
    result = run("verify", "WN", "--board", "6", "--strips", "2")
    assert result.code == 2
    assert "--certificate" in result.err
    result = run("verify", "WN", "--board", "6", "--certificate", "nowhere", "--encoding", "ladder")
    assert result.code == 2
    assert "--encoding" in result.err
    assert not Path("nowhere").exists()


def test_a_verdict_needs_solver_and_checker() -> None:
    result = run("verify", "2WN^3", "--board", "12")
    assert result.code == 0
    assert "the sweep agrees, cadical refuted the formula and the reference checker accepted the proof." in result.out
    assert json.loads(run("verify", "2WN^3", "--board", "12", "--json").out)["evidence"]["checker"] == "reference"


def test_a_terminal_without_the_letters(tmp_path: Path) -> None:
    """What an ASCII terminal cannot show is replaced, not a reason to stop."""
    folder = str(tmp_path / "c")
    run("verify", "2WN^3", "--board", "12x9", "--certificate", folder)
    program = [sys.executable, "-c", "from verifier.cli import main; main()"]
    ascii_only = os.environ | {"PYTHONIOENCODING": "ascii"}
    for code, *arguments in ((0, "check", folder), (0, "games"), (2, "solve", "\u03c6"), (2, "check", "\u03c6")):
        done = subprocess.run([*program, *map(str, arguments)], capture_output=True, env=ascii_only)
        assert b"Traceback" not in done.stderr
        assert done.returncode == code


def test_what_is_for_boards_only_says_so(tmp_path: Path) -> None:
    (tmp_path / "odd.txt").write_text("a b\nb c\nc a\n")
    folder = str(tmp_path / "kernel")
    run("kernel", str(tmp_path / "odd.txt"), "--certificate", folder)
    assert "--verified is for certificates of boards" in run("check", folder, "--verified").err
    assert "--coq is for certificates of boards" in run("check", folder, "--coq").err
    assert "--keep is for the one file of --coq" in run("check", folder, "--keep", str(tmp_path / "t.v")).err


@needs_program
def test_the_verified_checker_speaks_for_itself(tmp_path: Path) -> None:
    folder = str(tmp_path / "c")
    assert run("verify", "2WN^3", "--board", "12x9", "--certificate", folder).code == 0
    checked = run("check", folder, "--verified")
    assert checked.code == 0
    assert checked.out.startswith("Accepted: on the 12 x 9 board the P-positions of the game {")
    assert "the word of the verified checker" in checked.out
    data = json.loads(run("check", folder, "--verified", "--json").out)
    assert (data["accepted"], data["checker"], data["verdict"]) == (True, "verified", "VERIFIED")
    formula = tmp_path / "c" / "formula.cnf"
    formula.write_bytes(formula.read_bytes().replace(b"-2 -1 0", b"2 -1 0", 1))
    assert run("check", folder, "--verified").code == 1


def test_what_people_read_is_compared(tmp_path: Path) -> None:
    """No checker reads README.md and statement.tex; `wythoff check` says if they are not what is proved."""
    folder = tmp_path / "c"
    assert run("verify", "2WN^3", "--board", "9", "--certificate", str(folder)).code == 0
    assert "Not as this version" not in run("check", str(folder)).out
    moved = tmp_path / "elsewhere"
    folder.rename(moved)
    assert "Not as this version" not in run("check", str(moved)).out
    statement = moved / "statement.tex"
    statement.write_text(statement.read_text().replace("m=2", "m=7"))
    said = run("check", str(moved))
    assert said.code == 0
    assert "Not as this version of the program writes it: statement.tex." in " ".join(said.out.split())
