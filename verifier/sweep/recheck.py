"""A stored result and its certificate once more: accepted by the checker, and about the very question of the result."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from verifier.certificate.check import judge_board
from verifier.certificate.check.board import Report
from verifier.sweep.store import StoredResult

__all__ = ["Rechecked", "recheck"]


@dataclass(frozen=True)
class Rechecked:
    """What the checker says of a result's certificate."""

    name: str
    width: int | None
    height: int | None
    certificate: str
    accepted: bool
    reason: str


def recheck(row: StoredResult, folder: Path, statuses: Mapping[str, str]) -> Rechecked:
    """What the checker says of the certificate of a result (a row of the store); `statuses` are those of all keys."""
    path = folder / (row.certificate or "")
    if row.task == "prove":
        accepted, reason = _judge_proof(row, path, statuses)
    else:
        accepted, reason = _judge(row, judge_board(path))
    return Rechecked(row.name, row.width, row.height, str(path), accepted, reason)


def _judge(row: StoredResult, report: Report) -> tuple[bool, str]:
    """A certificate of something else proves something else, however right it is."""
    if not report.accepted:
        return False, report.reason
    asked = {
        "verdict": row.status,
        "game": row.game,
        "claim": row.claim,
        "board": [row.width, row.height],
    }
    for key, value in asked.items():
        if report.manifest.get(key) != value:
            return False, f"The certificate is of another {key} than the result."
    if report.manifest.get("rows", [0, row.width]) != [0, row.width]:
        return False, "The certificate is of some rows of the board only; it proves them if the rows before are right."
    if row.counterexample != report.manifest.get("counterexample"):
        return False, "The certificate is of another counterexample than the result."
    return True, report.reason


def _judge_proof(row: StoredResult, path: Path, statuses: Mapping[str, str]) -> tuple[bool, str]:
    """The file is the query of this very lemma of the book, all it uses is PROVED, both solvers agree once more."""
    from verifier.lemmas import book
    from verifier.lemmas.emit import script
    from verifier.lemmas.trusted import solvers
    from verifier.sweep.proofs import FILE, proof_of

    lemma = book.BOOK.get(row.claim["lemma"])
    if lemma is None or proof_of(lemma).key != row.key:
        return False, "The book, or a solver, is another one now: sweep again."
    if row.status != "PROVED":
        return False, f"A query that is unsatisfiable proves the lemma, but the result is {row.status}."
    missing = [name for name, key in row.claim["rests_on"].items() if statuses.get(key) != "PROVED"]
    if missing:
        return False, f"It rests on {' and '.join(missing)}, not proved in this store."
    try:
        text = (path / FILE).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        return False, f"{path / FILE} cannot be read: {error}."
    if text != script(lemma):
        return False, f"{path / FILE} is not the query of the lemma {lemma.name}."
    for solver in solvers.SOLVERS:
        answer = solvers.run(text, solver).answer
        if answer != "unsat":
            return False, f"{solver} answers {answer}."
    return True, "Both solvers answer unsat again."
