"""The manifest: what a certificate is about, in JSON, and the folder that appears whole or not at all."""

from __future__ import annotations

import hashlib
import json
import platform
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from verifier.base.appearing import appearing_folder
from verifier.base.errors import DisagreementError, UserError
from verifier.base.version import VERSION as PROGRAM
from verifier.certificate.check.board import FILES, FORMAT, NUMBERING, VERSION, Report
from verifier.claims.kinds import Claim
from verifier.games.families import Game
from verifier.games.names import AUTHORS
from verifier.games.rules import Position

__all__ = ["accepted", "appearing", "common", "kept_or_not", "leaf", "made_by", "own_accepted", "save"]


def made_by(solvers: dict[str, str] | None = None, game: Game | None = None) -> dict[str, Any]:
    """Program and solver versions, the command and what the author calls the game; the checker does not read them."""
    found = {"program": f"wythoff-verifier {PROGRAM}", "python": platform.python_version()}
    command = " ".join([Path(sys.argv[0]).name, *sys.argv[1:]]) if sys.argv and sys.argv[0] else "python"
    named = {"game": AUTHORS[game]} if game in AUTHORS else {}
    return found | {"solvers": solvers or {}, "command": command} | named


def common(
    verdict: str,
    game: Game,
    claim: Claim,
    board: tuple[int, int],
    counterexample: Position | None = None,
    solvers: dict[str, str] | None = None,
) -> dict[str, Any]:
    """The keys that every manifest has."""
    data: dict[str, Any] = {"format": FORMAT, "version": VERSION, "verdict": verdict}
    data |= {"game": game.to_json(), "claim": claim.to_json(), "board": list(board)}
    if counterexample is not None:
        data["counterexample"] = list(counterexample)
    return data | {"made_by": made_by(solvers, game)}


def leaf(folder: Path, variables: int, clauses: int, encoding: str) -> dict[str, Any]:
    """The keys about the two files of a folder, which must be complete."""
    sums = {}
    for name in FILES:
        digest = hashlib.sha256()
        with (folder / name).open("rb") as file:
            while block := file.read(1 << 20):
                digest.update(block)
        sums[name] = digest.hexdigest()
    sizes = {"variables": variables, "clauses": clauses} | {name: (folder / name).stat().st_size for name in FILES}
    return {"encoding": encoding, "numbering": NUMBERING, "sizes": sizes, "sha256": sums}


def save(folder: Path, data: dict[str, Any], *, indent: int | None = 1) -> None:
    """Write the manifest, last of all files; without `indent` on one line, which long lists want."""
    text = json.dumps(data, indent=indent, ensure_ascii=False)
    (folder / "manifest.json").write_text(text + "\n", encoding="utf-8")


@contextmanager
def appearing(
    folder: str | Path, force: bool = False, *, marks: str = "manifest.json", kind: str = ""
) -> Iterator[Path]:
    """A new certificate that takes its name only when everything in it is written (`verifier.base.appearing`).

    An existing folder is replaced only by `force`, and then only if it is empty or holds a certificate of this kind,
    that is the file `marks`.
    """
    with appearing_folder(folder, lambda target: refuse_existing(target, force, marks, kind)) as work:
        yield work


@contextmanager
def kept_or_not(folder: Path | None, force: bool = False) -> Iterator[Path]:
    """A folder for a certificate: one that appears under this name, or without a name one that is gone afterwards."""
    if folder is None:
        with tempfile.TemporaryDirectory() as work:
            yield Path(work)
    else:
        with appearing(folder, force) as new:
            yield new


def accepted(report: Report) -> Report:
    """The report on what was just written; a checker that does not accept it disagrees with who wrote it."""
    if not report.accepted:
        raise DisagreementError(f"the {report.checker} checker does not accept what was written. {report.reason}")
    return report


def own_accepted(report: Report, what: str) -> Report:
    """The same of what no other computation stands beside: that it is rejected is an error of this program."""
    if not report.accepted:
        raise AssertionError(f"the checker rejects our own {what}: {report.reason}")
    return report


def refuse_existing(target: Path, force: bool, marks: str = "manifest.json", kind: str = "") -> None:
    """An existing folder is not overwritten without `force`, and nothing but a certificate ever is."""
    if not (target.exists() or target.is_symlink()):
        return
    certificate = target.is_dir() and (not any(target.iterdir()) or (target / marks).is_file())
    if not certificate:
        raise UserError(f"{target.name!r} exists and is not a certificate{kind}; choose another folder.")
    if not force and any(target.iterdir()):
        raise UserError(f"The folder {target.name!r} exists; take another one, or --force to replace it.")
