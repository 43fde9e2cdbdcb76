"""Other checkers: asked when they are here, and believed only by their words.

The tools are stood in for by small scripts: these tests are about how their answers are read, not about them.
"""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

from verifier.base.verdict import Status
from verifier.certificate import certify
from verifier.certificate.check import external
from verifier.claims.kinds import Beatty
from verifier.games.notation import parse_game


def _tool(folder: Path, name: str, script: str) -> None:
    folder.mkdir(exist_ok=True)
    (folder / name).write_text(f"#!/bin/sh\n{script}\n")
    (folder / name).chmod(0o755)


@pytest.fixture
def certificate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(external, "find_spec", lambda _: None)
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}:/usr/bin:/bin")
    certify(parse_game("2WN^3"), Beatty(2, 3), 8, 8, tmp_path / "c", strips=2)
    return tmp_path / "c"


def test_none_is_here(certificate: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(certificate))
    (opinion,) = external.opinions(certificate)
    assert opinion.accepted is None
    assert "cake_lpr" in opinion.says


def test_cake_lpr_is_believed_by_its_line_alone(certificate: Path) -> None:
    """It exits with 0 even when it rejects."""
    _tool(certificate.parent / "bin", "cake_lpr", 'echo "c empty clause not derived at end of proof" >&2; exit 0')
    assert [o.accepted for o in external.opinions(certificate)] == [False, False]
    _tool(certificate.parent / "bin", "cake_lpr", 'echo "s VERIFIED UNSAT"; exit 1')
    opinions = external.opinions(certificate)
    assert [(o.tool, o.leaf, o.accepted) for o in opinions] == [
        ("cake_lpr", "part-1", True),
        ("cake_lpr", "part-2", True),
    ]


def test_the_tools_get_the_files(certificate: Path) -> None:
    bin_ = certificate.parent / "bin"
    _tool(bin_, "lrat-check", 'head -c 6 "$1" | grep -q "p cnf " && test -s "$2" && echo "c VERIFIED"')
    _tool(bin_, "drat-trim", 'test "$(cat "$2")" = 0 && echo "s VERIFIED"')
    assert all(o.accepted for o in external.opinions(certificate))


def test_a_tool_that_rejects_takes_the_verdict(certificate: Path, tmp_path: Path) -> None:
    _tool(tmp_path / "bin", "lrat-trim", 'echo "s FAILED"')
    verdict = certify(parse_game("WN"), Beatty(1, 1), 5, 5, tmp_path / "new", external=True)
    assert verdict.status is Status.UNKNOWN
    assert "lrat-trim" in verdict.reason
    assert not (tmp_path / "new").exists()


@pytest.mark.skipif(importlib.util.find_spec("drup") is None, reason="the optional package drup is not installed")
def test_the_verified_python_checker(tmp_path: Path) -> None:
    certify(parse_game("2WN^3"), Beatty(2, 3), 9, 9, tmp_path / "c")
    assert [o.accepted for o in external.opinions(tmp_path / "c") if o.tool == "drup"] == [True]
    lines = (tmp_path / "c" / "formula.cnf").read_text().splitlines()
    (tmp_path / "c" / "formula.cnf").write_text("\n".join([*lines[:4], *lines[5:]]) + "\n")
    assert [o.accepted for o in external.opinions(tmp_path / "c") if o.tool == "drup"] == [False]
