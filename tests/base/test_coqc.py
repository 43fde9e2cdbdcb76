"""The files that Coq gets, and what coqc leaves behind."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.run import run
from verifier.base import coqc
from verifier.base.coqc import FILE, compile_theorem, write_theorem
from verifier.base.errors import UserError
from verifier.base.processes import Ended

THEOREM = "(** * The P-positions of WN *)\n...\nPrint Assumptions proved.\n"


def test_a_theorem_replaces_a_theorem_and_nothing_else(tmp_path: Path) -> None:
    file = tmp_path / "new" / FILE
    for games in ("WN", "2WN"):
        write_theorem(file, THEOREM.replace("WN", games))
        assert games in file.read_text()
    file.write_text("Theorem mine : True.")
    with pytest.raises(UserError, match="was not written by this program; take another folder"):
        write_theorem(file, THEOREM)
    assert file.read_text() == "Theorem mine : True."


def test_the_commands_refuse_it_before_they_search(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / FILE).write_text("Theorem mine : True.")
    monkeypatch.setattr("verifier.cli.theorem._search", lambda *_: pytest.fail("there was a search"))
    monkeypatch.setattr("verifier.cli.nth.nth_pair", lambda *_: pytest.fail("there was a search"))
    for arguments in (("theorem", "WN"), ("nth", "9WN^(2,11)", "16")):
        refused = run(*arguments, "--coq", str(tmp_path))
        assert refused.code == 2
        assert "was not written by this program" in refused.err
    assert (tmp_path / FILE).read_text() == "Theorem mine : True."


def test_what_coqc_leaves_behind_is_not_in_the_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def as_coqc(command: list[str], *, seconds: float, folder: Path) -> Ended:
        assert (folder / FILE).read_text() == THEOREM
        for name in (".Theorem.aux", "Theorem.glob", "Theorem.vo", "Theorem.vok", "Theorem.vos"):
            (folder / name).write_text("")
        return Ended(0, coqc.CLOSED.encode(), b"")

    monkeypatch.setattr(coqc, "compiled_library", lambda module: tmp_path / "library")
    monkeypatch.setattr(coqc, "run_program", as_coqc)
    write_theorem(tmp_path / FILE, THEOREM)
    assert compile_theorem(tmp_path / FILE, "automata/Sound").accepted
    assert [path.name for path in tmp_path.iterdir()] == [FILE]
