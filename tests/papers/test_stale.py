"""A record is asked again when the code behind it has changed: end to end, in a copy of the program that is edited."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import kernel_encodings
import pytest

import verifier
from verifier.lemmas import book
from verifier.lemmas.trusted import kernel, solvers
from verifier.papers import run
from verifier.papers.model import Scope
from verifier.papers.restrictions import PAPER


class Copy:
    """The program in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for package in (verifier, kernel_encodings):
            source = Path(package.__path__[0])
            shutil.copytree(source, folder / source.name, ignore=shutil.ignore_patterns("__pycache__"))

    def edit(self, part: str, old: str, new: str) -> None:
        path = self.folder / "verifier" / part
        text = path.read_text()
        assert old in text
        path.write_text(text.replace(old, new, 1))

    def wythoff(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        environment = os.environ | {"PYTHONPATH": str(self.folder), "PYTHONDONTWRITEBYTECODE": "1"}
        command = [sys.executable, "-c", "from verifier.cli import main; main()", *arguments]
        return subprocess.run(command, cwd=self.folder, env=environment, capture_output=True, text=True, check=False)

    def paper(self, id: str, *options: str) -> dict[str, Any]:
        found = self.wythoff("paper", id, *options, "-o", "results", "--json")
        (record,) = json.loads(found.stdout)["statements"]
        return dict(record)


EDITS = {
    "chapter": ("lemmas/chapters/beyond/misere.py", '"""', '"""\n\n'),
    "hunt": ("hunts/complementary.py", '"""', '"""\n\n'),
    "rule": ("games/rules.py", '"""', '"""\n\n'),
}


@pytest.mark.slow
def test_an_edit_anywhere_and_the_record_is_asked_again(tmp_path: Path) -> None:
    copy = Copy(tmp_path / "copy")
    assert not copy.paper("table-1", "--quick")["reused"]
    assert copy.paper("table-1", "--quick")["reused"]
    for edit in EDITS.values():
        copy.edit(*edit)
        assert not copy.paper("table-1", "--quick")["reused"], edit
        assert copy.paper("table-1", "--quick")["reused"]


@pytest.mark.slow
def test_a_sweep_asks_again_too(tmp_path: Path) -> None:
    copy = Copy(tmp_path / "copy")

    def in_store() -> bool:
        said = copy.wythoff("sweep", "hunt", "--games", "mWN", "--m", "1..2", "--board", "9", "--store", "s.db").stdout
        assert "2 instances: 2 SURVIVED" in said
        return "; 2 were in the store" in said

    assert not in_store()
    assert in_store()
    for edit in EDITS.values():
        copy.edit(*edit)
        assert not in_store(), edit
        assert in_store()


@pytest.mark.slow
def test_a_proof_without_a_hint_is_no_proof_any_more(tmp_path: Path) -> None:
    """Neither for `prove` nor for `paper`, whatever both said before."""
    copy = Copy(tmp_path / "copy")
    small = ("--board", "40", "--constants", "3", "--rows", "0")
    assert copy.wythoff("prove", "thm-2.1-i").returncode == 0
    assert copy.paper("thm-2.1-i", *small)["strength"] == "for ever (Coq)"
    assert copy.paper("thm-2.1-i", *small)["reused"]
    copy.edit("lemmas/chapters/paper/p_blocking.py", "witness(none, X1, Y1), no_bishop", "no_bishop")
    proved = copy.wythoff("prove", "thm-2.1-i")
    assert (proved.returncode, "PROVED" in proved.stdout, "UNKNOWN" in proved.stdout) == (3, False, True)
    record = copy.paper("thm-2.1-i", *small)
    assert not record["reused"]
    assert record["strength"] == "board"
    assert "for ever" not in json.dumps(record)


def test_fresh_uses_nothing_of_earlier_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The record says "for ever", the kept answers are `unsat`; both are forged, and the solvers say otherwise."""
    monkeypatch.setenv("WYTHOFF_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(solvers, "_memory", {})
    monkeypatch.setattr(kernel, "_of_lemma", {})
    scope = Scope(constants=4, board=40, index=20, rows=0)
    for lemma in book.lemmas_of(book.resolve(["lem-3.3-ii"])):
        for solver in solvers.SOLVERS:
            solvers._store(kernel.query(lemma), solver, solvers.SolverAnswer("unsat", solvers.version(solver), 0.1))
    monkeypatch.setattr(solvers, "run", lambda text, solver, seconds: solvers.SolverAnswer("sat", "0", 0.0))

    def strength(fresh: bool) -> tuple[str, bool]:
        ((_, record, reused),) = run.run(PAPER, ["lem-3.3-ii"], scope, tmp_path, fresh=fresh)
        assert record.literal.strength is not None
        return record.literal.strength.value, reused

    assert strength(fresh=False) == ("for ever (Coq)", False)
    assert strength(fresh=False) == ("for ever (Coq)", True)
    assert strength(fresh=True) == ("instances", False)
