"""The checker of row-complete certificates: all P-positions of the first R rows of the infinite board.

    python -m verifier.certificate.check.complete_rows DIR        exit 0 accepted, 1 rejected, 2 unreadable

The folder has `board/`, a certificate of its own (see `check`) for the P-positions on the R x H board, and
`closing.json`, which says for each row x why no (x, y) with y > `last` is a P-position. Let L be the least common
multiple of the moduli of the rooks (and of the lengths g of vectors (0, g) with all their multiples). Whether the move
from (x, y) to (x, y'), y > y', is one of these depends on y - y' mod L alone. For each class r mod L, `hits[r]`
are columns y' <= `last` of P-positions of the row, on the board, that such a move reaches from every later y of the
class. One hit makes (x, y) an N-position if moves along a row cannot be blocked, and k + 1 distinct hits do if k of
them can be (roob-type moves: a shorter one that cannot be blocked is only better). So all is N beyond `last`; and
`last` is on the board, where the board certificate speaks.

What is claimed of the rows is claimed of every column: all claimed positions of the R rows must lie on the board, where
they were compared. A list does so by the rules of `check`; of Beatty pairs those with a_n < R are looked at here.

The standard library and the rules as data; the folder may be hostile, and the rules of `check` hold here too.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from math import lcm
from pathlib import Path
from typing import Any

from verifier.certificate.check import board as board_check
from verifier.certificate.check.board import REFUSALS, Claimed, RejectedError, Report, UnreadableError, refusal
from verifier.games.rules import Rook, Ruleset, Vectors

__all__ = ["FORMAT", "NAME", "RowsReport", "check"]

NAME, FORMAT = "closing.json", "wythoff row closing"
PERIOD = 10_000  # the classes of a row
KEYS, ROW_KEYS = {"format", "game", "rows"}, {"row", "last", "hits"}


class RowsReport(Report):
    """The word of two checkers: of this one, and of the one that judged the board."""


def check(folder: str | Path, board: Callable[[Path], Report] = board_check.check) -> Report:
    """Check a certificate of this kind; `board` judges its board (the reference checker unless told otherwise)."""
    try:
        return _judge(Path(folder), board)
    except REFUSALS as error:
        return refusal(error, "rows")


def _expect(condition: bool, what: str) -> None:
    if not condition:
        raise RejectedError(NAME, 0, what)


def _judge(folder: Path, board: Callable[[Path], Report]) -> Report:
    closing = board_check.read_manifest(folder, name=NAME)
    _expect(set(closing) == KEYS and closing["format"] == FORMAT, f"the format {FORMAT!r} and its keys, no others")
    inner = folder / "board"
    if inner.is_symlink():
        raise UnreadableError("board is a symbolic link.")
    found = board(inner)
    name = f"rows and {found.checker}"
    if not found.accepted:
        said = f"in the folder board: {found.said}"
        return RowsReport(False, said, name, readable=found.readable, manifest=found.manifest)
    manifest = found.manifest
    width, height = manifest["board"]
    _expect(manifest["verdict"] == "VERIFIED", "a board that is verified, not refuted")
    _expect(manifest.get("rows", [0, width]) == [0, width], "a certificate for all rows of the board")
    rules, claim = board_check._game(manifest["game"]), Claimed.read(manifest["claim"], width, height)
    _expect(isinstance(rules, Ruleset) and claim.explicit, "a board with one game and an explicit set")
    assert isinstance(rules, Ruleset)
    _expect(_same_game(closing["game"], rules), "the game of the board")
    for x, y in claim.in_rows(width):
        _expect(y < height, f"a board with all claimed positions of its rows: ({x}, {y}) is off it")
    claimed = claim.cells(width, height)
    rows = closing["rows"]
    _expect(isinstance(rows, list) and len(rows) == width, f"one closing argument for each of the {width} rows")
    _expect(not any(x < width and y >= height for x, y in rules.terminal), "no terminal position right of the board")
    far, need = _lengths(rules), _need(rules)
    for x, row in enumerate(rows):
        _expect(isinstance(row, dict) and set(row) == ROW_KEYS, f"row, last and hits in place {x}")
        _expect(type(row["row"]) is int and row["row"] == x, f"row {x} in place {x}")
        _closed(x, row, claimed[x * height : (x + 1) * height], far, need)
    game = board_check.short(manifest["game"])
    first = f"the first {width} rows of the infinite board hold" if width > 1 else "row 0 of the infinite board holds"
    statement = (
        f"{first} exactly {sum(claimed)} P-positions of the game {game}: those of the claim "
        f"{board_check.short(manifest['claim'])}, all on the {width} x {height} board of the certificate; "
        f"{'every' if width > 1 else 'the'} row is closed."
    )
    return RowsReport(True, statement, name, manifest=manifest)


def _same_game(data: Any, rules: Ruleset) -> bool:
    try:
        return board_check._game(data) == rules
    except RejectedError:
        return False


def _need(rules: Ruleset) -> int:
    """How many P-options along the row make a far position N: long moves (0, j) are all blockable or none is."""
    return rules.blocks + 1 if rules.block is not None and rules.block.kind in ("roob", "any") else 1


def _lengths(rules: Ruleset) -> bytearray:
    """far[k mod L] = 1 if every k > 0 of this class is the length of a legal move (0, k)."""
    parts: set[tuple[int, tuple[int, ...]]] = set()
    for part in rules.moves:
        if isinstance(part, Rook):
            parts.add((part.modulus, part.residues))
        elif isinstance(part, Vectors) and part.multiples:
            parts |= {(j, (0,)) for i, j in part.vectors if i == 0}
    period = 1
    for modulus, _ in parts:
        period = lcm(period, modulus)
        _expect(period <= PERIOD, f"lengths along a row that repeat after at most {PERIOD}")
    far = bytearray(period)
    for modulus, residues in parts:
        for residue in residues:
            for k in range(residue, period, modulus):
                far[k] = 1
    return far


def _closed(x: int, row: dict[str, Any], columns: bytearray, far: bytearray, need: int) -> None:
    """Does this argument close row x, whose P-positions on the board are `columns`?"""
    last, hits, period = row["last"], row["hits"], len(far)
    _expect(type(last) is int and 0 <= last < len(columns), f"the last column of row {x} on the board")
    _expect(not any(columns[last + 1 :]), f"no P-position of row {x} beyond its last column {last}")
    _expect(isinstance(hits, list) and len(hits) == period, f"hits for each of the {period} classes of row {x}")
    for r, chosen in enumerate(hits):
        whole = isinstance(chosen, list) and all(type(y) is int for y in chosen)
        _expect(whole and need <= len(set(chosen)) == len(chosen), f"{need} distinct columns for class {r} of row {x}")
        for y in chosen:
            _expect(0 <= y <= last and columns[y] == 1, f"columns of P-positions of row {x} in class {r}")
            _expect(far[(r - y) % period] == 1, f"columns that hit class {r} of row {x}")


main = partial(board_check.main, judge=check, module="complete_rows")

if __name__ == "__main__":
    sys.exit(main())
