"""Other checkers: asked when they are here, and believed only by their words.

The tools are stood in for by small scripts: these tests are about how their answers are read, not about them. Those
that are installed are asked too.
"""

from __future__ import annotations

import importlib.util
import json
import shutil
import time
from pathlib import Path

import pytest

from tests.cli.run import run
from verifier.base.verdict import Status
from verifier.certificate.check import external
from verifier.certificate.write.false_formula import write
from verifier.claims.kinds import Beatty
from verifier.games.names import parse_game
from verifier.games.rules import Ruleset
from verifier.verification.boards import certify
from verifier.verification.complete_rows import certify_rows


def _tool(folder: Path, name: str, script: str) -> None:
    folder.mkdir(exist_ok=True)
    (folder / name).write_text(f"#!/bin/sh\n{script}\n")
    (folder / name).chmod(0o755)


ALL = external.TOOLS


def _alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without what may be installed where the shell's own programs are."""
    monkeypatch.setattr(external, "find_spec", lambda _: None)
    monkeypatch.setattr(external, "TOOLS", tuple(tool for tool in ALL if tool.name != "acl2"))


@pytest.fixture
def certificate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    _alone(monkeypatch)
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}:/usr/bin:/bin")
    certify(parse_game("2WN^3"), Beatty(2, 3), 8, 8, tmp_path / "c", strips=2)
    return tmp_path / "c"


def test_none_is_here(certificate: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(certificate))
    monkeypatch.setattr(external, "TOOLS", ALL)
    opinions = external.opinions(certificate)
    assert [o.tool for o in opinions] == [tool.name for tool in external.TOOLS]
    assert {o.accepted for o in opinions} == {None}
    assert "apt install acl2" in next(str(o) for o in opinions if o.tool == "acl2")


def _said(certificate: Path, tool: str) -> list[external.Opinion]:
    return [o for o in external.opinions(certificate, seconds=20) if o.tool == tool]


def test_cake_lpr_is_believed_by_its_line_alone(certificate: Path) -> None:
    """It exits with 0 even when it rejects."""
    _tool(certificate.parent / "bin", "cake_lpr", 'echo "c empty clause not derived at end of proof" >&2; exit 0')
    assert [o.accepted for o in _said(certificate, "cake_lpr")] == [False, False]
    assert "empty clause not derived" in _said(certificate, "cake_lpr")[0].says
    _tool(certificate.parent / "bin", "cake_lpr", 'echo "s VERIFIED UNSAT"; exit 1')
    opinions = _said(certificate, "cake_lpr")
    assert [(o.tool, o.leaf, o.accepted) for o in opinions] == [
        ("cake_lpr", "part-1", True),
        ("cake_lpr", "part-2", True),
    ]


def test_the_tools_get_the_files(certificate: Path) -> None:
    bin_ = certificate.parent / "bin"
    _tool(bin_, "lrat-check", 'head -c 6 "$1" | grep -q "p cnf " && test -s "$2" && echo "c VERIFIED"')
    _tool(bin_, "drat-trim", 'test "$(cat "$2")" = 0 && echo "s VERIFIED"')
    for tool in ("lrat-check", "drat-trim"):
        assert [o.accepted for o in _said(certificate, tool)] == [True, True]


@pytest.mark.parametrize(
    ("script", "says"),
    [
        ("echo 'c Input file: formula.cnf no such file or directory' >&2", "no such file"),
        ("echo 'c DIMACS parse failed at line: 0. Reason: failed to parse header' >&2", "failed to parse header"),
        ("echo failed to allocate sufficient CakeML heap and stack space. >&2; exit 3", "failed to allocate"),
        ("true", "it said nothing"),
        ("kill -9 $$", "SIGKILL"),
        ("printf 'a \\033[2K line\\n' >&2", "a ?[2K line"),
    ],
)
def test_a_tool_that_could_not_read_did_not_answer(certificate: Path, script: str, says: str) -> None:
    """And what it says on standard error is shown."""
    _tool(certificate.parent / "bin", "cake_lpr", script)
    for opinion in _said(certificate, "cake_lpr"):
        assert (opinion.word, opinion.accepted) == ("did not answer about", None)
        assert says in opinion.says
    result = run("check", str(certificate), "--external")
    assert result.code == 0, "no answer is no rejection"
    assert "cake_lpr did not answer about part-1: " in result.out


def test_relative_paths(certificate: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _tool(certificate.parent / "bin", "lrat-check", 'test -s "$1" && test -s "$2" && echo "c VERIFIED"')
    monkeypatch.chdir(certificate.parent)
    assert [o.accepted for o in _said(Path("c"), "lrat-check")] == [True, True]
    data = json.loads(run("check", "c", "--external", "--json").out)
    assert [o["accepted"] for o in data["external"] if o["tool"] == "lrat-check"] == [True, True]
    _tool(certificate.parent / "bin", "lrat-check", 'echo "c NOT VERIFIED"')
    result = run("check", "c", "--external")
    assert result.code == 1
    assert "lrat-check REJECTS part-2: c NOT VERIFIED" in result.out


def test_a_tool_that_hangs_is_ended_with_all_that_it_started(certificate: Path) -> None:
    pids = certificate.parent / "pids"
    _tool(certificate.parent / "bin", "lrat-trim", f"sleep 600 & echo $! >> {pids}; wait")
    opinion = next(o for o in external.opinions(certificate / "part-1", seconds=0.5) if o.tool == "lrat-trim")
    assert (opinion.accepted, opinion.says) == (None, "it took longer than 0.5 s.")
    for pid in pids.read_text().split():
        while (status := Path(f"/proc/{pid}/stat")).exists() and status.read_text().split()[2] != "Z":
            time.sleep(0.01)  # killed, and about to be gone


def test_the_binary_form(tmp_path: Path) -> None:
    (tmp_path / "proof.lrat").write_text("5 1 -100 0 64 3 0\n6 0 5 2 4 0\n")
    first = b"a" + bytes([10, 2, 0x80 | (201 & 127), 201 >> 7, 0, 0x80, 1, 6, 0])
    assert external.binary_of(tmp_path / "proof.lrat") == first + b"a" + bytes([12, 0, 10, 4, 8, 0])


def test_other_kinds_of_certificates(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Complete rows have a board inside; a formula has no proof in LRAT, and the answer says so."""
    _alone(monkeypatch)
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}:/usr/bin:/bin")
    _tool(tmp_path / "bin", "lrat-check", 'test -s "$1" && test -s "$2" && echo "c VERIFIED"')
    rules = parse_game("WN")
    assert isinstance(rules, Ruleset)
    certify_rows(rules, 3, tmp_path / "rows")
    assert "lrat-check accepts board: c VERIFIED" in run("check", str(tmp_path / "rows"), "--external").out
    write(tmp_path / "formula", "x", "x", "n == 3", {"n": 4})
    told = run("check", str(tmp_path / "formula"), "--external")
    assert told.code == 0
    assert "it has a formula that is evaluated, for our checker alone" in told.out


def test_a_tool_that_rejects_takes_the_verdict(certificate: Path, tmp_path: Path) -> None:
    _tool(tmp_path / "bin", "lrat-trim", 'echo "c no empty clause found and checked"')
    verdict = certify(parse_game("WN"), Beatty(1, 1), 5, 5, tmp_path / "new", external=True)
    assert verdict.status is Status.UNKNOWN
    assert "lrat-trim" in verdict.reason
    assert not (tmp_path / "new").exists()


@pytest.mark.skipif(importlib.util.find_spec("drup") is None, reason="the optional package drup is not installed")
def test_the_verified_python_checker(tmp_path: Path) -> None:
    certify(parse_game("2WN^3"), Beatty(2, 3), 9, 9, tmp_path / "c")
    assert [o.accepted for o in _said(tmp_path / "c", "drup")] == [True]
    lines = (tmp_path / "c" / "formula.cnf").read_text().splitlines()
    (tmp_path / "c" / "formula.cnf").write_text("\n".join([*lines[:4], *lines[5:]]) + "\n")
    assert [o.accepted for o in _said(tmp_path / "c", "drup")] == [False]


HERE = [tool for tool in external.TOOLS if tool.name != "drup" and shutil.which(tool.name)]


@pytest.mark.skipif(not HERE, reason="none of the tools is installed")
@pytest.mark.parametrize("tool", HERE, ids=lambda tool: tool.name)
def test_the_tools_that_are_here(tool: external.Tool, tmp_path: Path) -> None:
    certify(parse_game("2WN^3"), Beatty(2, 3), 9, 9, tmp_path / "c")
    program = str(tool.program())
    opinion = tool.asked(program, tmp_path / "c", ".", 300)
    assert opinion.accepted is True, str(opinion)
    proof = tmp_path / "c" / "proof.lrat"
    words = proof.read_text().split()
    proof.write_text(" ".join([*words[:10], *words[12:]]) + "\n")
    (tmp_path / "c" / "formula.cnf").write_text((tmp_path / "c" / "formula.cnf").read_text().replace("\n-2 ", "\n2 "))
    opinion = tool.asked(program, tmp_path / "c", ".", 300)
    assert opinion.accepted is not True, str(opinion)
