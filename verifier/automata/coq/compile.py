"""The theorem of an automaton in a file, and what Coq says of it."""

from __future__ import annotations

from pathlib import Path

from verifier.automata.coq.coq_rules import HintError
from verifier.automata.coq.theorem_file import coq_theorem
from verifier.base.coqc import FILE, CoqWord, write_theorem, written_theorem
from verifier.base.errors import UserError
from verifier.claims.automatic import AutomatonJson

__all__ = ["REQUIRED", "write_and_compile"]

REQUIRED = "automata/Sound"  # of coq/, by a theorem's file


def write_and_compile(folder: Path, certificate: AutomatonJson, title: str, words: str) -> CoqWord:
    """Write the theorem of a certificate (`automaton.json` as data) into a folder; let Coq check it, if it is here."""
    try:
        text = coq_theorem(certificate, title, words)
    except HintError as error:
        raise UserError(f"There is no file for Coq: {error}.") from None
    write_theorem(folder / FILE, text)
    return written_theorem(folder / FILE, REQUIRED)
