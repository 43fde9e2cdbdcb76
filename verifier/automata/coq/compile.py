"""coqc on a theorem's file: was it accepted, and does it rest on no axiom?"""

from __future__ import annotations

import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from verifier.automata.coq.coq_rules import HintError
from verifier.automata.coq.theorem_file import coq_theorem
from verifier.base.appearing import appear
from verifier.base.errors import UserError

__all__ = ["CoqWord", "compile_theorem", "library", "write_and_compile"]

CLOSED = "Closed under the global context"
FILE = "Theorem.v"
SECONDS = 1800.0


@dataclass(frozen=True)
class CoqWord:
    """What Coq says: `accepted` is None where it was not asked, for it is not installed."""

    accepted: bool | None
    said: str
    file: Path | None = None

    @property
    def sentence(self) -> str:
        if self.accepted is None:
            return f"The theorem for Coq is in {self.file}; {self.said}"
        if self.accepted:
            return "Coq has checked the theorem from the definition of P-positions on, without an axiom."
        return f"Coq does not accept the theorem: {self.said}"

    def to_json(self) -> dict[str, Any]:
        return {"accepted": self.accepted, "said": self.said, "file": str(self.file) if self.file else None}


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


def compile_theorem(file: Path, seconds: float = SECONDS) -> CoqWord:
    """Run coqc on a file of `coq_theorem`; accepted only if its last theorem is closed under the global context."""
    command = ["coqc", "-q", "-R", str(library()), "Wythoff", file.name]
    try:
        done = subprocess.run(command, cwd=file.parent, capture_output=True, text=True, timeout=seconds, check=False)
    except subprocess.TimeoutExpired:
        return CoqWord(False, f"coqc was stopped after {seconds:g} s", file)
    said = (done.stdout + done.stderr).strip()
    accepted = done.returncode == 0 and done.stdout.strip().endswith(CLOSED)
    return CoqWord(accepted, said[-1000:], file)


def write_and_compile(folder: Path, certificate: dict[str, Any], title: str, words: str) -> CoqWord:
    """Write the theorem of a certificate (`automaton.json` as data) into a folder; let Coq check it, if it is here."""
    try:
        text = coq_theorem(certificate, title, words)
    except HintError as error:
        raise UserError(f"There is no file for Coq: {error}.") from None
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / FILE
    appear(file, text)
    if shutil.which("coqc") is None:
        return CoqWord(None, "Coq is not installed here.", file)
    return compile_theorem(file)
