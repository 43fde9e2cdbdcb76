"""The checker that Coq has proved sound, as a native program.

`make verified-checker` builds it from coq/board: the audit of the clauses, the check of the proof, the rules for parts
and the closing of rows are extracted from what the theorems there are about, and a reader in OCaml stands around them
(coq/checker). It reads the folder itself and says in its own words what is proved.

Nothing here can make it accept: before it is asked, the format is checked as by the other checkers, to the sizes and
sums of the files, so that all of them have the same verdict.
"""

from __future__ import annotations

import resource
from pathlib import Path

from verifier.base.errors import UserError
from verifier.base.processes import die_with_parent, run_program
from verifier.certificate.check import board as reference
from verifier.certificate.check import complete_rows
from verifier.certificate.check.board import Leaf, Report

__all__ = ["CHECKER", "check", "program"]

CHECKER = "verified"
WORDS = {0: "Accepted", 1: "Rejected", 2: "Unreadable"}  # what the program prints first, by its exit code
ROOT = Path(__file__).resolve().parents[3]
PROGRAM = ROOT / "build" / "checker" / "wythoff-check"


def program() -> Path:
    """The program, built and not older than its sources."""
    if not PROGRAM.is_file():
        raise UserError("The verified checker is not built: run `make verified-checker` in a copy of the project.")
    sources = [
        *(ROOT / "coq").glob("*.v"),
        *(ROOT / "coq" / "board").glob("*.v"),
        *(ROOT / "coq" / "checker").iterdir(),
    ]
    if max(path.stat().st_mtime for path in sources) > PROGRAM.stat().st_mtime:
        raise UserError("The verified checker is older than its sources: run `make verified-checker`.")
    return PROGRAM


def check(folder: str | Path) -> Report:
    """Judge a certificate of a board, of parts or of complete rows."""
    command = [str(program()), str(folder)]
    folder = Path(folder)
    rows = (folder / "closing.json").exists() and not (folder / "manifest.json").exists()
    form = complete_rows.check(folder, _form) if rows else _form(folder)
    if not form.accepted:
        return Report(False, form.said, CHECKER, readable=form.readable, manifest=form.manifest)
    done = run_program(command, first=_deep)
    assert done.code is not None
    printed = done.out.decode(errors="replace").strip()
    word, _, said = printed.partition(": ")
    if said and WORDS.get(done.code) == word:
        return Report(done.code == 0, said, CHECKER, readable=done.code < 2, manifest=form.manifest)
    words = printed or done.err.decode(errors="replace").strip()
    said = f"the verified checker ended with {done.code}: {words[-200:]}"
    return Report(False, said, CHECKER, readable=False, manifest=form.manifest)


def _form(folder: Path) -> Report:
    """Is it a certificate to the letter of the format? Formula and proof are only compared with their sums."""
    return reference.check(folder, _announced_files, CHECKER)


def _announced_files(leaf: Leaf) -> None:
    for name in reference.FILES:
        leaf.read(name)


def _deep() -> None:
    """Lists of a million entries may be walked without end recursion."""
    die_with_parent()
    most = resource.getrlimit(resource.RLIMIT_STACK)[1]
    resource.setrlimit(resource.RLIMIT_STACK, (most, most))
