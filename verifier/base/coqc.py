"""coqc on a theorem's file: was it accepted, and does it rest on no axiom?"""

from __future__ import annotations

import os
import re
import shutil
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from verifier.base.appearing import appear
from verifier.base.coq_files import coq_sources, writable_coq
from verifier.base.errors import UserError
from verifier.base.processes import ending, run_program

__all__ = ["CoqWord", "compile_theorem", "compiled_library", "written_theorem"]

CLOSED = "Closed under the global context"
FILE = "Theorem.v"
BEGIN, LAST = (
    "(** * ",
    re.compile(r"Print Assumptions \w+\."),
)  # of the file of a theorem: its first letters, its last line
SECONDS = 1800.0


@dataclass(frozen=True)
class CoqWord:
    """What Coq says: `accepted` is None where it did not answer: it is not installed, or was stopped."""

    accepted: bool | None
    said: str
    file: Path | None = None

    @property
    def sentence(self) -> str:
        if self.accepted is None:
            return f"The theorem for Coq is in {self.file}; {self.said}" if self.file else self.said
        if self.accepted:
            return "Coq has checked the theorem from the definition of P-positions on, without an axiom."
        return f"Coq does not accept the theorem: {self.said}"

    def to_json(self) -> dict[str, Any]:
        return {"accepted": self.accepted, "said": self.said, "file": str(self.file) if self.file else None}


def compiled_library(module: str) -> Path:
    """The Coq files of the project, with a module of it (such as "automata/Sound") and what it requires compiled."""
    if shutil.which("coqc") is None or shutil.which("make") is None:
        raise UserError("Coq is not installed: coqc and make are needed (Debian: apt install coq make).")
    if not (coq_sources() / f"{module}.v").is_file():
        raise UserError("The Coq files of the project are not here: run this in a clone, or install a wheel of it.")
    folder = writable_coq()
    if not (folder / f"{module}.vo").is_file():
        print("Compiling the project's Coq files, once: this takes a minute or more.", file=sys.stderr)
    made = run_program(["make", "-s", "-C", str(folder), f"{module}.vo"])
    if made.code:
        said = made.err.decode(errors="replace").strip()
        raise UserError(f"The Coq files of the project do not compile: {said[-300:]}")
    return folder


def _is_theorem(text: str) -> bool:
    """Does it begin and end as all files do that state a theorem and ask what it rests on?"""
    return text.startswith(BEGIN) and LAST.fullmatch(text.rstrip().rpartition("\n")[2]) is not None


def refuse_foreign(file: Path) -> None:
    """A theorem's file replaces another one of this program, and nothing else."""
    if not os.path.lexists(file):
        return
    if not file.is_file():
        raise UserError(f"{str(file)!r} is there and is no file; take another folder.")
    if not _is_theorem(file.read_text(encoding="utf-8", errors="replace")):
        raise UserError(f"{str(file)!r} is there and was not written by this program; take another folder.")


def write_theorem(file: Path, text: str) -> None:
    """Write the file of a theorem into a folder that is made if need be."""
    assert _is_theorem(text)
    refuse_foreign(file)
    file.parent.mkdir(parents=True, exist_ok=True)
    appear(file, text)


def compile_theorem(file: Path, module: str, seconds: float = SECONDS) -> CoqWord:
    """Run coqc on a file that prints the assumptions of its theorem; accepted only if there are none.

    `module` is what the file requires of coq/.
    """
    library = compiled_library(module)
    with tempfile.TemporaryDirectory() as work:  # gets what coqc leaves behind
        shutil.copy(file, work)
        command = ["coqc", "-q", "-R", str(library), "Wythoff", file.name]
        done = run_program(command, seconds=seconds, folder=Path(work))
    if done.code is None:
        return CoqWord(None, f"coqc did not answer: it was stopped after {seconds:g} s.", file)
    if done.code < 0:
        return CoqWord(None, f"coqc did not answer: it was ended {ending(done.code)}.", file)
    out, err = done.out.decode(errors="replace"), done.err.decode(errors="replace")
    return CoqWord(done.code == 0 and out.strip().endswith(CLOSED), (out + err).strip()[-1000:], file)


def written_theorem(file: Path, module: str) -> CoqWord:
    """What Coq says of a file that was just written; nothing where Coq is not installed."""
    if shutil.which("coqc") is None:
        return CoqWord(None, "Coq is not installed here.", file)
    return compile_theorem(file, module)
