"""Certificates of false formulas: accepted as they are, rejected when a change makes them true or odd."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.run import run
from verifier.base.errors import UserError
from verifier.certificate.check import false_formula, kind_of
from verifier.certificate.check.board import Report
from verifier.certificate.write.false_formula import write
from verifier.games.families import shifted

FORMULA = "(x, y) in ((m * l, 0), (0, m * (p - l))) or any(legal(i, j) and position(x - i, y - j) "
FORMULA += "for i in range(x + 1) for j in range(y + 1))"
VALUES = {"m": 2, "p": 3, "l": 1, "x": 1, "y": 2}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return write(tmp_path / "c", "def-2.3-iiia-final", "two terminal positions", FORMULA, VALUES, shifted(2, 3, 1))


def change(folder: Path, **changes: Any) -> Report:
    path = folder / "manifest.json"
    path.write_text(json.dumps(json.loads(path.read_text()) | changes))
    return false_formula.check(folder)


def test_accepted(folder: Path) -> None:
    report = false_formula.check(folder)
    assert report.accepted
    assert report.exit_code == 0
    assert "x = 1, y = 2" in str(report.statement)
    assert '"removed": [2, 4]' in str(report.statement), "the game is part of what is proved"
    assert kind_of(folder).name == "formula"


def test_the_command_accepts_it(folder: Path) -> None:
    result = run("check", str(folder))
    assert result.code == 0
    assert "is false" in result.out
    data = json.loads(run("check", str(folder), "--json").out)
    assert (data["formula"], data["values"], data["game"]) == (FORMULA, VALUES, shifted(2, 3, 1).to_json())
    assert false_formula.main([str(folder)]) == 0


def test_a_true_formula_is_not_written(tmp_path: Path) -> None:
    with pytest.raises(UserError):
        write(tmp_path, "x", "x", "n == 3", {"n": 3})


@pytest.mark.parametrize(
    "changes",
    [
        {"values": VALUES | {"x": 2, "y": 0}},
        {"values": VALUES | {"y": 10**30}},
        {"values": VALUES | {"y": 2.0}},
        {"values": VALUES | {"y": True}},
        {"values": [1, 2]},
        {"values": {}},
        {"formula": "True"},
        {"formula": "__import__('os')"},
        {"formula": 3},
        {"game": {"moves": []}},
        {"game": None},
        {"version": 2},
        {"format": "wythoff-certificate"},
        {"extra": 1},
        {"version": True},
        {"values": VALUES | {"a": 1}},
        {"formula": "a(m, p, l) + x + y < 0", "values": VALUES | {"a": 1}},
        {"formula": "any(n < 0 for n in range(x + y + m + p + l))", "values": VALUES | {"n": 7}},
        {"formula": "x + y + m + p + l - 9"},
        {"formula": "x + y + m + p + l == (9, 9)"},
        {"formula": "legal(-1, 0) and x + y + m + p + l == 9 or not legal(-1, 0)"},
        {"version": 1.0},
        {"values": VALUES | {"n": 7}},
        {"values": VALUES | {"x = 3 the formula 1 == 1 is false. Also, for x": 5}},
        {"values": {"\ud800": 1}, "formula": "1 == 2"},
        {"values": {"n": 1, "\uff4e": 5}, "formula": "\uff4e == n"},
        {"formula": FORMULA + " # or x == 1"},
        {"formula": FORMULA + "\n"},
        {"formula": FORMULA + " and \x1b[2K1"},
        {"formula": "x + y + m + p + l == \\\n0"},
        {"formula": "x * y * m * p * l == 0 and " + "-" * 1200 + "1 == 0"},
        {"game": {"moves": [{"type": "rook", "modulus": 10**15 + 37, "residues": [0]}]}},
        {"game": {"choice": [shifted(2, 3, 1).to_json()]}},
    ],
)
def test_changed_is_rejected(folder: Path, changes: dict[str, Any]) -> None:
    report = change(folder, **changes)
    assert not report.accepted
    assert report.exit_code == 1


def test_unreadable(tmp_path: Path) -> None:
    assert false_formula.check(tmp_path).exit_code == 2
    (tmp_path / "manifest.json").write_text("[" * 100_000)
    assert false_formula.check(tmp_path).exit_code == 2
    assert kind_of(tmp_path).name == "board"


def test_each_key_once(folder: Path) -> None:
    path = folder / "manifest.json"
    text = path.read_text()
    path.write_text(text.replace('"values": {', '"values": {"x": 7}, "values": {'))
    assert path.read_text() != text
    report = false_formula.check(folder)
    assert (report.accepted, report.exit_code) == (False, 1)
    assert "each key once" in report.reason
    assert run("check", str(folder)).code == 1


def test_only_values_that_are_used_are_written(tmp_path: Path) -> None:
    write(tmp_path, "x", "x", "n == 3", {"n": 4, "m": 1})
    assert json.loads((tmp_path / "manifest.json").read_text())["values"] == {"n": 4}
    assert false_formula.check(tmp_path).statement == "for n = 4 the formula n == 3 is false."
