"""coqc on a theorem's file: was it accepted, and does it rest on no axiom?"""

from __future__ import annotations

import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

from verifier.base.errors import UserError

__all__ = ["Compiled", "compile_theorem", "library"]

CLOSED = "Closed under the global context"


@dataclass(frozen=True)
class Compiled:
    """What coqc said: accepted or not, its last words, and how long it took."""

    accepted: bool
    said: str


def library() -> Path:
    """The folder coq/ of the project, compiled as far as theorems about one game need it."""
    folder = Path(__file__).resolve().parents[3] / "coq"
    if shutil.which("coqc") is None or shutil.which("make") is None:
        raise UserError("Coq is not installed: coqc and make are needed (Debian: apt install coq make).")
    if not (folder / "automata" / "Sound.v").is_file():
        raise UserError("The folder coq/ is not beside the package: run this from a copy of the project.")
    made = subprocess.run(
        ["make", "-s", "-C", str(folder), "automata/Sound.vo"], capture_output=True, text=True, check=False
    )
    if made.returncode:
        raise UserError(f"The Coq files of the project do not compile: {made.stderr.strip()[-300:]}")
    return folder


def compile_theorem(file: Path, seconds: float = 600.0) -> Compiled:
    """Run coqc on a file of `coq_theorem`; accepted only if its last theorem is closed under the global context."""
    folder = library()
    command = ["coqc", "-q", "-R", str(folder), "Wythoff", file.name]
    try:
        done = subprocess.run(command, cwd=file.parent, capture_output=True, text=True, timeout=seconds, check=False)
    except subprocess.TimeoutExpired:
        return Compiled(False, f"coqc was stopped after {seconds:g} s")
    said = (done.stdout + done.stderr).strip()
    accepted = done.returncode == 0 and done.stdout.strip().endswith(CLOSED)
    return Compiled(accepted, said[-1000:])
