"""Checkers: one file for each kind of certificate, and this table, the one place that knows all kinds.

A certificate says what it is in its `manifest.json` (`format`); complete rows have `closing.json` in its place. What is
not known is for the checker of boards to refuse, in a sentence. `judge` is the only dispatch: the command, the sweeps,
the statements of a paper and the writers of certificates all ask here.

Everything is loaded when it is needed: a checker needs the standard library and the rules as data, the fast one Numba.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

if TYPE_CHECKING:
    from verifier.certificate.check.board import Report

__all__ = ["KINDS", "LARGE", "Kind", "judge", "judge_board", "kind_of"]

LARGE = 40_000  # from this many positions on the fast checker speaks, where there is Numba
LONG_PROOF, LOADED = 300_000, 30_000  # from so many bytes on it reads the proofs of kernels; if Numba is loaded already


@dataclass(frozen=True)
class Kind:
    """A kind of certificate: the module of its checker, and the folders with a formula and a proof in LRAT.

    `lrat` is "." (its own), the name of a folder inside, or None: there is none, and `instead` says what there is.
    """

    name: str
    format: str
    module: str
    lrat: str | None = "."
    instead: str = ""

    def check(self, folder: str | Path) -> Report:
        return cast("Report", import_module(f"{__name__}.{self.module}").check(folder))


BOARD = Kind("board", "wythoff-certificate", "board")
ROWS = Kind("rows", "wythoff row closing", "complete_rows", lrat="board")
KERNEL = Kind("kernel", "wythoff-kernel", "kernel")
KINDS: dict[str, Kind] = {
    kind.format: kind
    for kind in (
        BOARD,
        ROWS,
        Kind("rules", "wythoff-synthesis", "rule_sets"),
        Kind("bound", "wythoff-cover", "covers", None, "weights that are added up in integers"),
        KERNEL,
        Kind("states", "wythoff-states", "states", None, "states of plays that are checked one by one"),
        Kind("automaton", "wythoff-automaton", "automaton", None, "an automaton that is checked state by state"),
        Kind("formula", "wythoff-instance", "false_formula", None, "a formula that is evaluated"),
    )
}


def kind_of(folder: str | Path) -> Kind:
    """The kind that a folder announces; only to choose a checker, which will say what is wrong with it."""
    return _kind(Path(folder), _announced(Path(folder)))


def _kind(folder: Path, manifest: dict[str, Any]) -> Kind:
    if os.path.lexists(folder / "closing.json") and not os.path.lexists(folder / "manifest.json"):
        return ROWS
    announced = manifest.get("format")
    return KINDS.get(announced, BOARD) if isinstance(announced, str) else BOARD


def judge(folder: str | Path, checker: str = "auto") -> Report:
    """What the checker made for this kind of certificate says; `checker` chooses who judges a board, see there."""
    announced = _announced(Path(folder))
    kind = _kind(Path(folder), announced)
    if kind is BOARD:
        return _by(folder, checker, announced)
    if kind is ROWS:
        from verifier.certificate.check import complete_rows

        return complete_rows.check(folder, lambda board: judge_board(board, checker))
    if kind is KERNEL and _fast(checker, _proof_bytes(announced) >= (LOADED if "numba" in sys.modules else LONG_PROOF)):
        from verifier.certificate.check.board_fast import check_proof
        from verifier.certificate.check.kernel import check

        return check(folder, check_proof)
    return kind.check(folder)


def judge_board(folder: str | Path, checker: str = "auto") -> Report:
    """A certificate of a board, by the `reference` or the `fast` checker; `auto`: the fast one for large boards."""
    return _by(folder, checker, _announced(Path(folder)))


def _by(folder: str | Path, checker: str, announced: dict[str, Any]) -> Report:
    check: Callable[[str | Path], Report]
    if _fast(checker, _cells(announced) >= LARGE):
        from verifier.certificate.check.board_fast import check
    else:
        from verifier.certificate.check.board import check
    return check(folder)


def _fast(checker: str, large: bool) -> bool:
    return checker == "fast" or (checker == "auto" and large and find_spec("numba") is not None)


def _announced(folder: Path) -> dict[str, Any]:
    from verifier.certificate.check.board import RejectedError, UnreadableError, read_manifest

    try:
        return read_manifest(folder)
    except (OSError, RejectedError, UnreadableError):
        return {}


def _proof_bytes(announced: dict[str, Any]) -> int:
    """How long the proof is said to be; what is wrong counts as short."""
    match announced.get("sizes"):
        case {"proof.lrat": int(size)}:
            return size
    return 0


def _cells(announced: dict[str, Any]) -> int:
    """How large the board is said to be; what is wrong counts as small."""
    match announced.get("board"):
        case [int(width), int(height)]:
            return width * height
    return 0
