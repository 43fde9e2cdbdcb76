"""The checker for "every set of moves with this P-set has at least so many moves": weights on positions, few cases.

    python -m verifier.certificate.check.covers DIR        exit 0 accepted, 1 rejected, 2 unreadable

A certificate of the format `wythoff-cover` is `manifest.json`, which says what is claimed, and `cover.json.xz`, which
proves it: one JSON object with the keys `dropped` and `parts`, packed by xz, since weights are long lists of numbers.
(In version 1 both keys stand in the manifest; in versions 1 and 2 a case has no "rows", and positions and weights stand
in turn, "weights": [k, y, ...].) A *move* is a vector (i, j) that fits on the board, legal wherever it
fits; if `symmetric` is true, (i, j) and (j, i) are one move and i <= j. It has the number i * height + j. The
certificate proves that every set of moves whose game has exactly the P-set S on the board has at least `at_least` of
them. Everything is recomputed here from S, in integers:

- A move that joins two positions of S is in no such set.
- A *row* is a position v outside S: one of the other moves that lead from v into S must be in the set.
- `dropped` is a list of pairs (c, d) of moves: every row of the certificate with c has d too. Then c may be replaced
  by d in any set of moves that meets all rows, so it is enough to consider sets without c. The pairs hold one after
  the other: neither c nor d may be dropped before.
- `parts` is a list of `{positions, bound, tree}`. No move that is left belongs to rows of two parts. The tree proves
  that every set that meets the part's rows has at least `bound` of the part's moves; the bounds add up to `at_least`.

A tree is a list of cases in preorder. In each case some moves of the part are known to be in the set (on) and others
not to be (off); at the root none. A case is one of these:

    {"split": c}                                c is on, or c is off: two cases follow, in this order
    {"scale": W, "rows": [k, ...], "weights": [y, ...]}
                                                the k-th position of the part has the weight y, and so on; closed if
                                                |on| + ceil(t / W) >= bound, where
                                                t = sum of y - sum of a(c), c on - sum of max(0, a(c) - W), c open,
                                                and a(c) is the sum of y over the rows with c
    {..., "off": [c, ...]}                      the same with "off": if c were on as well this would close the case; so
                                                c is off: one case follows

A folder may hold `bound.opb` too, the same question for other people's checkers; it must be what `bound_formula` makes
of the rows.

Why the inequality holds: every row is met, so the sum of y is at most the sum of a(c) over the moves in the set; and
an open move in the set adds at most W + max(0, a(c) - W).
"""

from __future__ import annotations

import json
import lzma
import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from verifier.certificate.check import board as board_check
from verifier.certificate.check import bound_formula
from verifier.certificate.check.board import (
    RATIO,
    REFUSALS,
    SMALL,
    Claimed,
    RejectedError,
    Report,
    UnreadableError,
    refusal,
    short,
)
from verifier.games.rules import Position

__all__ = ["FORMAT", "PACKED", "VERSION", "check", "packed", "read", "rows_of", "weighed"]

FORMAT, VERSION, PACKED = "wythoff-cover", 3, "cover.json.xz"
KEYS = {"format", "version", "claim", "board", "symmetric", "at_least", "made_by"}
PROOF = {"dropped", "parts"}
CELLS, CLAIMED = 1_000_000, 4_000  # of the board, and how many of them may be claimed
MEMORY = 128 << 20  # bytes that unpacking may take
NUMBER, OPEN = 10**9, 1_000  # the largest weight or scale; how many cases may wait at once
_expect, _whole, _pair = board_check._expect, board_check._whole, board_check._pair


def check(folder: str | Path) -> Report:
    """Check a certificate of this kind."""
    manifest: Any = None
    try:
        cover, size = read(Path(folder))
        manifest = {key: value for key, value in cover.items() if key not in PROOF}
        parts = rows_of(cover, size)
        _compare(Path(folder) / bound_formula.FILE, parts, manifest)
        _judge(cover, parts)
    except REFUSALS as error:
        return refusal(error, "cover", manifest)
    statement = _statement(manifest)
    return Report(True, statement, "cover", manifest=manifest)


def read(folder: Path) -> tuple[dict[str, Any], int]:
    """The manifest and the proof as one object, and the size of the file with the proof, which bounds the work."""
    manifest = board_check.read_manifest(folder)
    old, *packed_ones = (board_check.is_version(manifest, FORMAT, version) for version in range(1, VERSION + 1))
    _expect(old or any(packed_ones), f"format {FORMAT!r}, version 1 to {VERSION}")
    _expect(set(manifest) == (KEYS | PROOF if old else KEYS), "the keys of the format, no others")
    size = (folder / ("manifest.json" if old else PACKED)).stat().st_size
    return (manifest if old else manifest | _unpacked(folder)), size


def packed(proof: dict[str, Any]) -> bytes:
    """What `cover.json.xz` holds: the same bytes for the same proof."""
    return lzma.compress(json.dumps(proof, separators=(",", ":")).encode())


def _unpacked(folder: Path) -> dict[str, Any]:
    """`dropped` and `parts`. Beyond what is no burden a byte of the file may stand for `RATIO` bytes of JSON."""
    with board_check._open(folder / PACKED, board_check.MANIFEST_BYTES) as file:
        data = file.read()
    most = min(board_check.MANIFEST_BYTES, SMALL + RATIO * len(data))
    try:
        reader = lzma.LZMADecompressor(lzma.FORMAT_XZ, memlimit=MEMORY)
        text = reader.decompress(data, most).decode("utf-8")
    except (lzma.LZMAError, UnicodeDecodeError):
        raise UnreadableError(f"{PACKED} is not text packed by xz.") from None
    if not reader.eof or reader.unused_data:
        raise RejectedError(PACKED, 0, f"one packed text of at most {most} bytes, and nothing after it")
    proof = board_check.object_in(text, PACKED)
    if set(proof) != PROOF:
        raise RejectedError(PACKED, 0, "the keys dropped and parts, no others")
    return proof


class NeededMoves:
    """Which moves a position outside S needs one of."""

    def __init__(self, claimed: bytearray, width: int, height: int, *, symmetric: bool) -> None:
        self.claimed, self.height, self.symmetric = claimed, height, symmetric
        self.p_positions = [(cell // height, cell % height) for cell in range(width * height) if claimed[cell]]
        self.barred = {move for v in self.p_positions for move in self._down(v)}

    def _down(self, position: Position) -> Iterator[int]:
        """The moves from a position to the other positions of S."""
        x, y = position
        for c, d in self.p_positions:
            if c <= x and d <= y and (c, d) != position:
                i, j = x - c, y - d
                yield j * self.height + i if self.symmetric and i > j else i * self.height + j

    def row(self, position: Position) -> set[int]:
        x, y = position
        _expect(not self.claimed[x * self.height + y], "rows that are positions outside S")
        return set(self._down(position)) - self.barred


def rows_of(manifest: dict[str, Any], size: int) -> list[list[set[int]]]:
    """The rows of each part, before anything is dropped. `size` is the size of the proof: a bound for theirs."""
    width, height = _pair(manifest["board"], (CELLS, CELLS), "the board")
    _expect(1 <= width * height <= CELLS, f"a board of at least 1 and at most {CELLS} cells")
    claim = Claimed.read(manifest["claim"], width, height)
    _expect(claim.explicit, "the claim beatty or listed")
    claimed = claim.cells(width, height)
    _expect(sum(claimed) <= CLAIMED, f"at most {CLAIMED} claimed positions")
    symmetric = manifest["symmetric"]
    _expect(symmetric is False or (symmetric is True and width == height), "symmetric: true (on N x N) or false")
    rows = NeededMoves(claimed, width, height, symmetric=symmetric)
    _expect(isinstance(manifest["parts"], list), "a list of parts")
    parts, room = [], SMALL + RATIO * size
    for part in manifest["parts"]:
        _expect(isinstance(part, dict) and set(part) == {"positions", "bound", "tree"}, "positions, bound and tree")
        _expect(all(isinstance(part[key], list) for key in ("positions", "tree")), "lists of positions and of cases")
        places = [_pair(place, (width - 1, height - 1), "a position on the board") for place in part["positions"]]
        own = []
        for place in places:
            own.append(rows.row(place))
            room -= len(own[-1])
            _expect(room >= 0, "a manifest large enough for so many moves of its positions")
        parts.append(own)
    _whole(manifest["at_least"], 0, width * height, "the number of moves")
    return parts


def _compare(file: Path, parts: list[list[set[int]]], manifest: dict[str, Any]) -> None:
    """If there is a formula for others, it asks for these rows and this bound, to the byte."""
    if not os.path.lexists(file):
        return
    lines = bound_formula.formula([row for part in parts for row in part], manifest["at_least"], manifest["board"][1])
    text = "".join(f"{line}\n" for line in lines).encode()
    _expect(file.is_file() and file.stat().st_size == len(text), f"a {file.name} as long as the formula of these rows")
    with file.open("rb") as opened:
        _expect(opened.read(len(text) + 1) == text, f"{file.name}: the formula of these rows and this bound")


def _judge(manifest: dict[str, Any], parts: list[list[set[int]]]) -> None:
    width, height = manifest["board"]
    n = width * height
    _drop(manifest["dropped"], parts, n)
    seen: set[int] = set()
    total = 0
    for part, own in zip(manifest["parts"], parts, strict=True):
        columns = set().union(*own)
        _expect(seen.isdisjoint(columns), "parts that share no move")
        seen |= columns
        bound = _whole(part["bound"], 0, n, "the bound of a part")
        _check_tree(part["tree"], own, columns, bound)
        total += bound
    _expect(manifest["at_least"] <= total, "parts that add up to the bound")


def _drop(dropped: Any, parts: list[list[set[int]]], n: int) -> None:
    """Take the dropped moves out of all rows, one after the other."""
    _expect(isinstance(dropped, list), "a list of dropped moves")
    holders: dict[int, set[int]] = {}
    rows = [row for part in parts for row in part]
    for number, row in enumerate(rows):
        for s in row:
            holders.setdefault(s, set()).add(number)
    gone: set[int] = set()
    for pair in dropped:
        c, d = _pair(pair, (n - 1, n - 1), "a pair of moves")
        _expect(c != d and gone.isdisjoint((c, d)), "moves that are not dropped before")
        own = holders.get(c, set())
        _expect(own <= holders.get(d, set()), f"the move {d} in every row with the move {c}")
        gone.add(c)
        for number in own:
            rows[number].discard(c)


@dataclass(frozen=True)
class _Way:
    """The way to an open case: moves that became on, or off, after those of the way before."""

    before: _Way | None
    on: bool
    moves: tuple[int, ...]


class _Decided:
    """Which moves are on and which are off, from case to case: each way is gone once and taken back once."""

    def __init__(self) -> None:
        self.on: set[int] = set()
        self.off: set[int] = set()
        self.path: list[_Way] = []

    def go(self, way: _Way | None) -> None:
        """To the case at the end of a way, which begins with a part of the way gone now: cases come in preorder."""
        if way is None:
            return
        while self.path and self.path[-1] is not way.before:
            last = self.path.pop()
            (self.on if last.on else self.off).difference_update(last.moves)
        (self.on if way.on else self.off).update(way.moves)
        self.path.append(way)


def _check_tree(tree: list[Any], rows: list[set[int]], columns: set[int], bound: int) -> None:
    """Every case that is opened is closed, by the inequality above."""
    # What waits is what was decided on the way to it, as links to the case before: on a long way nothing is copied.
    opened: list[_Way | None] = [None]
    decided = _Decided()
    on, off = decided.on, decided.off
    for case in tree:
        _expect(0 < len(opened) <= OPEN, f"a case that is open, and at most {OPEN} of them at once")
        _expect(isinstance(case, dict), "a case of a tree")
        way = opened.pop()
        decided.go(way)
        if set(case) == {"split"}:
            s = case["split"]
            _expect(type(s) is int and s in columns and s not in on and s not in off, "a split by an open move")
            opened += [_Way(way, False, (s,)), _Way(way, True, (s,))]
            continue
        some, all_ = {"scale", "weights"}, {"scale", "rows", "weights", "off"}
        _expect(some <= set(case) <= all_, "a split, or scale, rows and weights")
        scale = _whole(case["scale"], 1, NUMBER, "a scale")
        total, a = _weigh(case, rows)
        total -= sum(a.get(s, 0) for s in on)
        total -= sum(max(0, value - scale) for s, value in a.items() if s not in on and s not in off)
        if "off" not in case:
            _expect(len(on) - (-total // scale) >= bound, f"weights that give the bound {bound}")
            continue
        named = case["off"]
        _expect(isinstance(named, list) and all(type(s) is int for s in named), "a list of moves")
        for s in named:
            _expect(s in columns and s not in on and s not in off, "an open move to be off")
            value = a.get(s, 0)
            closed = len(on) + 1 - (-(total - value + max(0, value - scale)) // scale) >= bound
            _expect(closed, f"weights that give the bound {bound} if the move {s} is on")
        opened.append(_Way(way, False, tuple(named)))
    _expect(not opened, "a tree in which every case is closed")


def weighed(case: dict[str, Any]) -> Iterator[tuple[Any, Any]]:
    """The numbers of positions, each with its weight: from two columns, or from one list with both in turn."""
    columns = (case["rows"], case["weights"]) if "rows" in case else (case["weights"][::2], case["weights"][1::2])
    return zip(*columns, strict=True)


def _weigh(case: dict[str, Any], rows: list[set[int]]) -> tuple[int, dict[int, int]]:
    """The sum of the weights, and a(c) for each move c."""
    numbers, weights = case.get("rows"), case["weights"]
    if "rows" in case:
        right = isinstance(numbers, list) and isinstance(weights, list) and len(numbers) == len(weights)
        _expect(right, "a weight for each position")
    else:
        _expect(isinstance(weights, list) and len(weights) % 2 == 0, "positions and weights in turn")
    total, a, seen = 0, dict[int, int](), set[int]()
    for k, y in weighed(case):
        _whole(k, 0, len(rows) - 1, "the number of a position")
        _whole(y, 0, NUMBER, "a weight")
        _expect(k not in seen, "one weight for a position")
        seen.add(k)
        total += y
        for s in rows[k]:
            a[s] = a.get(s, 0) + y
    return total, a


def _statement(manifest: dict[str, Any]) -> str:
    """What an accepted certificate proves, from nothing of the manifest but what was checked."""
    width, height = manifest["board"]
    claim = short(manifest["claim"])
    moves = "moves, (i, j) and (j, i) being one," if manifest["symmetric"] else "moves"
    return (
        f"on the {width} x {height} board every set of {moves} that has exactly the P-positions {claim} has at least "
        f"{manifest['at_least']} of them."
    )


main = partial(board_check.main, judge=check, module="covers")

if __name__ == "__main__":
    sys.exit(main())
