"""The checker: does this folder prove what its manifest says? One file, the standard library, and the rules as data.

    python -m verifier.certificate.check.board DIR        exit 0 accepted, 1 rejected, 2 unreadable

A certificate is `manifest.json` (which game, which claimed set S, which board) with `formula.cnf` (DIMACS) and
`proof.lrat` (LRAT); or a manifest with parts, each a certificate of its own in `part-1`, `part-2`, ...

Variable 1 + x * height + y says "(x, y) is a P-position". The checker reads every clause of the formula and accepts
it only if it is one of these, for the rules in the manifest (k is the number of options that may be blocked):

    N     not v or not w                       w an unblockable option of v
    N     not v or not w_0 or ... or not w_k   k + 1 distinct blockable options of v
    P     v or all options of v but at most k  the ones left out are blockable (misere: v has an option)
    end   not v                                misere, and v has no option; or v is a removed cell, no position at all
    end   v                                    v is terminal: it has no options, and is P
    given v, or not v, as S says it            v in a row before those this certificate is about (strips only)

The first five are consequences of the definition of a P-position, whatever S is. The last clause of the formula says
"some position in question differs from S" (a verification) or "this position is as S says" (a refutation). The proof
then shows that all this is contradictory: so S is right, or wrong at that position. Nothing of the program that wrote
the folder is trusted. `docs/certificate-format.md` has the format; `board_fast.py` does the same with Numba.

The folder may be hostile: nothing in the manifest is followed as a path or run, only regular files of fixed names are
read, each once and into memory of our own, so that nobody changes what is judged; and the memory that is taken is
bounded by the sizes of the files, not by numbers that they announce.
"""

from __future__ import annotations

import hashlib
import io
import json
import os
import stat
import sys
from array import array
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count
from math import isqrt, prod
from pathlib import Path
from typing import Any, BinaryIO

from verifier.base import strict
from verifier.base.errors import UserError
from verifier.games.rules import Bishop, Bound, Rook, Ruleset

__all__ = ["REFUSALS", "Leaf", "RejectedError", "Report", "UnreadableError", "announced", "check", "refusal"]

FORMAT, VERSION, NUMBERING = "wythoff-certificate", 1, "1 + x * height + y"
FILES = ("formula.cnf", "proof.lrat")
CELLS = 100_000_000  # positions of a board
NUMBER = 10_000_000  # any number in a game or a claim
MANIFEST_BYTES = 64 << 20
FILE_BYTES = 4 << 30
PARTS, DEPTH = 10_000, 3
LADDER_BITS = 1 << 33  # each variable of a ladder has a set of cells
SMALL, RATIO = 4_000_000, 64  # cells (or variables) that are no burden, and how many more a byte of a file may ask for
LARGEST_ID = 2**31 - 2
MOVES = 64  # parts of a game
FLAGS = ("O_NONBLOCK", "O_BINARY", "O_NOFOLLOW")

# What a line should have been; both checkers speak these sentences.
EXPECTED = {
    "header": 'the header "p cnf VARIABLES CLAUSES" with the numbers of the manifest',
    "clause": "a clause: numbers separated by single spaces, the last one 0, no other 0",
    "range": "literals of distinct variables of this board",
    "instance": "an instance of the kernel definition for these rules",
    "last": "the last clause, which contradicts the claim where the manifest says so",
    "missing": "as many clauses as the header announces",
    "surplus": "the end of the file after the announced clauses",
    "step": 'a proof step "id literals 0 hints 0" of numbers separated by single spaces, hints positive',
    "id": "an id greater than all before",
    "lemma": "literals of distinct variables of the formula",
    "hint": "hints that name earlier clauses",
    "unit": "a hint that is unit, or falsified as the last hint, at this point",
    "conflict": "hints that end in a falsified clause",
    "empty": "a step that derives the empty clause",
    "after": "the end of the file after the empty clause",
}


class RejectedError(Exception):
    """The folder does not prove what it says: the first reason, with the file, the line and what was expected."""

    def __init__(self, file: str, line: int, expected: str) -> None:
        self.file, self.line, self.expected = file, line, EXPECTED.get(expected, expected)
        where = f"{file}, line {line}" if line else file
        super().__init__(f"{where}: expected {self.expected}.")


class UnreadableError(Exception):
    """There is no certificate to judge: a file is missing, is not a regular file, or is not JSON."""


@dataclass(frozen=True, repr=False)
class Report:
    """The answer: `said` is what is proved, or the first reason why nothing is; `reason` puts the verdict before it."""

    accepted: bool
    said: str
    checker: str
    readable: bool = True
    manifest: Any = None

    def __repr__(self) -> str:
        return self.reason

    @property
    def reason(self) -> str:
        return f"{'Accepted' if self.accepted else 'Rejected' if self.readable else 'Unreadable'}: {self.said}"

    @property
    def statement(self) -> str | None:
        """What is proved; None if nothing is."""
        return self.said if self.accepted else None

    @property
    def exit_code(self) -> int:
        return 0 if self.accepted else 1 if self.readable else 2


REFUSALS = (RejectedError, UnreadableError, OSError, MemoryError)


def refusal(error: Exception, checker: str, manifest: Any = None) -> Report:
    """The report of a checker that one of `REFUSALS` has stopped."""
    if isinstance(error, RejectedError):
        return Report(False, str(error), checker, manifest=manifest)
    if isinstance(error, OSError):
        reason = f"{error.strerror or error}."
    else:
        reason = str(error) if isinstance(error, UnreadableError) else "it needs more memory than there is."
    return Report(False, reason, checker, readable=False, manifest=manifest)


@dataclass(frozen=True)
class Leaf:
    """A certificate without parts, its manifest checked: what `formula.cnf` and `proof.lrat` have to show."""

    folder: Path
    verdict: str
    rules: Ruleset
    width: int
    height: int
    claimed: bytearray  # claimed[x * height + y] is 1 where the claim says P, x < last
    first: int  # the rows in question are first .. last - 1; of a refutation the rows up to the counterexample
    last: int
    position: int | None  # the cell refuted
    sizes: dict[str, int]
    sums: dict[str, str]
    counters: tuple[tuple[int, int], ...] | None = None  # of the second way, which may need none: (how many, threshold)

    @property
    def last_clause(self) -> list[int]:
        """The only clause that speaks of the claim."""
        if self.position is not None:
            return [self.position + 1 if self.claimed[self.position] else -self.position - 1]
        start = self.first * self.height
        inside = self.claimed
        return [-cell - 1 if inside[cell] else cell + 1 for cell in range(start, self.last * self.height)]

    @property
    def variables(self) -> int:
        """The largest variable that may occur: moves never increase x, so no row after those in question matters."""
        return self.sizes["variables"] if self.counters is not None else self.last * self.height

    @property
    def header(self) -> bytes:
        """The first line of the formula."""
        rows = self.last if self.position is None else self.width
        variables = self.sizes["variables"] if self.counters is not None else rows * self.height
        return f"p cnf {variables} {self.sizes['clauses']}\n".encode()

    @property
    def longest_lines(self) -> tuple[int, int]:
        return longest_lines(self.sizes["variables"])

    def read(self, name: str) -> bytes:
        """One of the two files, as it was announced."""
        return read_file(self.folder / name, self.sizes[name], self.sums[name])


def longest_lines(variables: int) -> tuple[int, int]:
    """No honest line of a formula or of a proof is longer, in bytes.

    A number has at most 10 digits, a sign and a space. A clause has each variable at most once, and a step has an id, a
    clause, at most one hint for each variable (it sets one) and the hint of the conflict, and two zeros.
    """
    return 12 * (variables + 2), 12 * (2 * variables + 4)


def check(folder: str | Path, files: Callable[[Leaf], None] | None = None, checker: str = "reference") -> Report:
    """Check a certificate. `files` judges one leaf's two files (the reference way unless told otherwise)."""
    manifest: Any = None
    try:
        manifest = announced(Path(folder))
        _judge(Path(folder), manifest, files or check_files, 0)
    except REFUSALS as error:
        return refusal(error, checker, manifest)
    return Report(True, _statement(manifest), checker, manifest=manifest)


# --- the manifest ----------------------------------------------------------------------------------------------------

LEAF_KEYS = {"encoding", "numbering", "sizes", "sha256"}
COMMON_KEYS = {"format", "version", "verdict", "game", "claim", "board", "made_by"}
OPTIONAL_KEYS = {"rows", "counterexample", "counters"}


@dataclass(frozen=True)
class Fact:
    """What a checked certificate proves.

    A VERIFIED fact says that on the rows `rows` the P-positions are those of `claim`, given that they are in the rows
    before; a REFUTED one that `position` is P exactly if it is not in `claim`.
    """

    verdict: str
    game: Ruleset | tuple[Ruleset, ...]
    board: tuple[int, int]
    claim: Claimed
    rows: tuple[int, int]
    position: tuple[int, int] | None


def _open(path: Path, most: int) -> BinaryIO:
    """A regular file of at most `most` bytes, open for reading; never a link, a pipe, a device or a directory."""
    if path.is_symlink():  # O_NOFOLLOW says the same where there is one, but less clearly
        raise UnreadableError(f"{path.name} is a symbolic link.")
    try:
        descriptor = os.open(path, os.O_RDONLY | sum(getattr(os, name, 0) for name in FLAGS))
    except OSError as error:
        raise UnreadableError(f"{path.name} cannot be read: {error.strerror}.") from None
    file = os.fdopen(descriptor, "rb") if stat.S_ISREG(os.fstat(descriptor).st_mode) else None
    if file is None:
        os.close(descriptor)
        raise UnreadableError(f"{path.name} is not a regular file.")
    if os.fstat(descriptor).st_size > most:
        file.close()
        raise RejectedError(path.name, 0, f"at most {most} bytes")
    return file


def read_file(path: Path, size: int, digest: str) -> bytes:
    """The bytes of a file, read once: as many as announced, with the SHA-256 sum that was announced."""
    with _open(path, FILE_BYTES) as file:
        data = file.read(size + 1) if os.fstat(file.fileno()).st_size == size else b""
    if len(data) != size:
        raise RejectedError(path.name, 0, f"the {size} bytes that the manifest announces")
    if hashlib.sha256(data).hexdigest() != digest:
        raise RejectedError(path.name, 0, "the SHA-256 sum that the manifest announces")
    return data


def read_manifest(folder: Path, most: int = MANIFEST_BYTES, name: str = "manifest.json") -> dict[str, Any]:
    """`manifest.json` (or another file) as data: one JSON object, every key in it once, every number whole."""
    with _open(folder / name, most) as file:
        return object_in(file.read(os.fstat(file.fileno()).st_size), name)


def object_in(text: bytes | str, name: str) -> dict[str, Any]:
    """The JSON object that the file `name` holds."""
    try:
        data = strict.loads(text if isinstance(text, str) else text.decode("utf-8"))
    except strict.NotStrictError as error:
        raise RejectedError(name, 0, error.expected) from None
    except ValueError:
        raise UnreadableError(f"{name} is not JSON.") from None
    except MemoryError:
        raise UnreadableError(f"{name} needs more memory than there is.") from None
    if not isinstance(data, dict):
        raise RejectedError(name, 0, "one JSON object")
    return dict(data)


def is_version(data: dict[str, Any], form: str, version: int) -> bool:
    """Is this the manifest of that format? `true` and 1.0 are not the version 1."""
    return data.get("format") == form and type(data.get("version")) is int and data["version"] == version


def announced(folder: Path) -> dict[str, Any]:
    """The manifest as data, its keys checked and nothing else."""
    data = read_manifest(folder)
    _expect(is_version(data, FORMAT, VERSION), f"format {FORMAT!r}, version {VERSION}")
    own = {"parts"} if "parts" in data else LEAF_KEYS
    _expect(COMMON_KEYS | own <= set(data) <= COMMON_KEYS | own | OPTIONAL_KEYS, "the keys of the format, no others")
    _expect(data["verdict"] in ("VERIFIED", "REFUTED"), "the verdict VERIFIED or REFUTED")
    _expect(("counterexample" in data) == (data["verdict"] == "REFUTED"), "a counterexample if and only if REFUTED")
    return data


def _expect(condition: bool, what: str) -> None:
    if not condition:
        raise RejectedError("manifest.json", 0, what)


def _whole(value: Any, least: int, most: int, what: str) -> int:
    _expect(type(value) is int and least <= value <= most, f"{what} between {least} and {most}")
    return int(value)


def _pair(value: Any, most: tuple[int, int], what: str) -> tuple[int, int]:
    _expect(isinstance(value, list) and len(value) == 2, f"{what}, a pair of numbers")
    return _whole(value[0], 0, most[0], what), _whole(value[1], 0, most[1], what)


def _bounded(data: Any, depth: int = 0) -> None:
    """Every number in a game or a claim is a small non-negative integer."""
    _expect(depth <= 8, "a game and a claim nested at most 8 deep")
    if isinstance(data, (list, dict)):
        for item in data.values() if isinstance(data, dict) else data:
            _bounded(item, depth + 1)
    elif not isinstance(data, (str, bool)) and data is not None:
        _whole(data, 0, NUMBER, "numbers in the game and the claim")


def _game(data: Any) -> Ruleset | tuple[Ruleset, ...]:
    """The rules, or for a choice of games made before the first move (Definition 4 (iiib)) all of them."""
    _bounded(data)
    try:
        if isinstance(data, dict) and set(data) == {"choice"} and isinstance(data["choice"], list) and data["choice"]:
            return tuple(_rules(one) for one in data["choice"])
        return _rules(data)
    except (UserError, TypeError, ValueError, KeyError):
        raise RejectedError("manifest.json", 0, "a game in the form of `Ruleset.to_json`") from None


def readable(game: Any, claim: Any) -> None:
    """Would this checker read such a game and such a claim at all? `RejectedError` if not; for those who write one."""
    _game(game)
    _bounded(claim)


def _rules(data: Any) -> Ruleset:
    moves = data.get("moves") if isinstance(data, dict) else None
    _expect(not isinstance(moves, list) or len(moves) <= MOVES, f"a game of at most {MOVES} parts")
    return Ruleset.from_json(data)


@dataclass(frozen=True)
class Claimed:
    """A claim, read from a manifest: a list of positions, Beatty pairs, or (neither) "same as another game"."""

    data: Any
    positions: frozenset[tuple[int, int]] | None = None
    beatty: tuple[int, int, int | None] | None = None  # m, p and l

    @classmethod
    def read(cls, data: Any, width: int, height: int) -> Claimed:
        """A list has positions of the board, each once: what a sentence says of a list is then what was checked."""
        _bounded(data)
        _expect(isinstance(data, dict) and len(data) == 1, "a claim with one of the keys beatty, listed, same_as")
        ((kind, value),) = data.items()
        if kind == "listed" and isinstance(value, list):
            most = (width - 1, height - 1)
            positions = frozenset(_pair(position, most, "a listed position on the board") for position in value)
            _expect(len(positions) == len(value), "each listed position once")
            return cls(data, positions=positions)
        if kind == "beatty" and isinstance(value, dict) and {"m", "p"} <= set(value) <= {"m", "p", "l"}:
            m, p = (_whole(value[name], 1, NUMBER, f"the claim's constant {name}") for name in "mp")
            l = _whole(value["l"], 0, p - 1, "the claim's constant l") if "l" in value else None
            return cls(data, beatty=(m, p, l))
        _expect(kind == "same_as", "a claim with one of the keys beatty, listed, same_as")
        return cls(data)

    @property
    def explicit(self) -> bool:
        """Is it a set of positions, and not "same as another game"?"""
        return self.positions is not None or self.beatty is not None

    def in_rows(self, rows: int) -> Iterator[tuple[int, int]]:
        """The claimed positions with x < rows, every column; of pairs those with small columns come first."""
        if self.beatty is None:
            yield from ((x, y) for x, y in self.positions or () if x < rows)
            return
        m, p, l = self.beatty
        for n, (a, b) in enumerate(_beatty_pairs(m, p)):
            if a >= rows:  # and so is b, and all later ones
                return
            if l is None or (n - l) % p == 0:
                yield a, b
            if b < rows and (l is None or (n + l) % p == 0):
                yield b, a

    def cells(self, width: int, height: int) -> bytearray:
        """One byte for each cell with x < width and y < height: 1 where the claim says P."""
        result = bytearray(width * height)
        if self.beatty is None:
            for x, y in self.positions or ():
                if x < width and y < height:
                    result[x * height + y] = 1
            return result
        m, p, l = self.beatty
        for n, (a, b) in enumerate(_beatty_pairs(m, p)):
            if b >= max(width, height):  # and all later ones
                return result
            if a < width and b < height and (l is None or (n - l) % p == 0):
                result[a * height + b] = 1
            if b < width and a < height and (l is None or (n + l) % p == 0):
                result[b * height + a] = 1
        raise AssertionError("the Beatty pairs have no end")

    def has(self, x: int, y: int) -> bool:
        """Is the position claimed? As a pair it is {a_n, b_n} with b_n - a_n = m n, for one n at most."""
        if self.beatty is None:
            return (x, y) in (self.positions or ())
        m, p, l = self.beatty
        n, rest = divmod(abs(x - y), m)
        if rest or _beatty_pair(m, p, n) != (min(x, y), max(x, y)):
            return False
        return l is None or (x <= y and (n - l) % p == 0) or (x >= y and (n + l) % p == 0)


def _beatty_pair(m: int, p: int, n: int) -> tuple[int, int]:
    """(a_n, b_n) of equations (2) and (3).

    Both are floor((n (2 -+ mp) + sqrt(n^2 (m^2 p^2 + 4))) / 2p), and the root may be floored first.
    """
    root = isqrt(n * n * (m * m * p * p + 4))
    return (n * (2 - m * p) + root) // (2 * p), (n * (2 + m * p) + root) // (2 * p)


def _beatty_pairs(m: int, p: int) -> Iterator[tuple[int, int]]:
    return (_beatty_pair(m, p, n) for n in count())


# --- parts: why several certificates prove one statement -------------------------------------------------------------


def _judge(folder: Path, manifest: dict[str, Any], files: Callable[[Leaf], None], depth: int) -> Fact:
    board = _pair(manifest["board"], (NUMBER, NUMBER), "the board")
    width, height = board
    _expect(1 <= width * height <= CELLS, f"a board of at least 1 and at most {CELLS} cells")
    game = _game(manifest["game"])
    claim = Claimed.read(manifest["claim"], width, height)
    verdict, position = manifest["verdict"], None
    first, last = 0, width
    if verdict == "REFUTED":
        position = _pair(manifest["counterexample"], (width - 1, height - 1), "a counterexample on the board")
        last = position[0] + 1
    if "rows" in manifest:
        _expect(verdict == "VERIFIED", "rows of a verification")
        first, last = _pair(manifest["rows"], (width, width), "the rows")
        _expect(first < last, "rows first < last of a verification")
    fact = Fact(verdict, game, board, claim, (first, last), position)
    if "parts" not in manifest:
        _expect(isinstance(game, Ruleset), "parts for a choice of games")
        _expect(claim.explicit, "parts for the claim `same_as`")
        assert isinstance(game, Ruleset)
        sizes, counters = _leaf_keys(manifest), _counters(manifest)
        # Its last clause names every cell in question, in at least two bytes each: no small file, no large board. Of
        # the rows before, and of those before a counterexample, few may be named: they have a share of their own.
        named = (last - first) * height if position is None else 1
        _expect(sizes["formula.cnf"] >= 2 * named, "a formula large enough for its last clause")
        _expect(last * height <= SMALL + RATIO * sizes["formula.cnf"], "a formula large enough for so many cells")
        cell = None if position is None else position[0] * height + position[1]
        claimed, sums = claim.cells(last, height), dict(manifest["sha256"])
        files(Leaf(folder, verdict, game, width, height, claimed, first, last, cell, sizes, sums, counters))
        return fact
    _expect("rows" not in manifest and depth < DEPTH, f"parts nested at most {DEPTH} deep, without rows of their own")
    parts = manifest["parts"]
    _expect(isinstance(parts, dict) and {"rule", "count"} <= set(parts) <= {"rule", "count", "why"}, "rule and count")
    count = _whole(parts["count"], 1, PARTS, "the number of parts")
    rule = {"strips": _strips, "choice": _choice, "same_as": _same_as}.get(str(parts["rule"]))
    _expect(rule is not None, "the rule strips, choice or same_as")
    assert rule is not None
    inner = (_inside(folder, k) for k in range(1, count + 1))
    rule(fact, (_judge(part, announced(part), files, depth + 1) for part in inner), count)
    return fact


def _inside(folder: Path, k: int) -> Path:
    """The folder of a part; a link could lead out of the certificate, or back into it many times over."""
    part = folder / f"part-{k}"
    if part.is_symlink():
        raise UnreadableError(f"{part.name} is a symbolic link.")
    return part


def _strips(whole: Fact, parts: Iterator[Fact], count: int) -> None:
    """Strips of rows prove the board: each is right if the rows before are, and the first has none before it."""
    _expect(whole.verdict == "VERIFIED", "strips for a verification only")
    row = 0
    for part in parts:
        about = [(fact.verdict, fact.game, fact.board, fact.claim) for fact in (part, whole)]
        same = about[0] == about[1]
        _expect(same, "strips of the same game, claim and board")
        _expect(part.rows[0] == row, f"a strip that begins at row {row}")
        row = part.rows[1]
    _expect(row == whole.board[0], "strips up to the last row")


def _choice(whole: Fact, parts: Iterator[Fact], count: int) -> None:
    """A position of a choice of games is P if and only if it is P in one of the games."""
    games = whole.game
    _expect(isinstance(games, tuple) and whole.claim.explicit, "a choice of games and a claim beatty or listed")
    assert isinstance(games, tuple)
    if whole.verdict == "VERIFIED":
        _expect(count == len(games), "one part for each game of the choice")
        union = 0
        for part, game in zip(parts, games, strict=True):
            _expect((part.verdict, part.game, part.board) == ("VERIFIED", game, whole.board), "the games in order")
            _expect(part.rows == (0, whole.board[0]) and part.claim.explicit, "parts about the whole board")
            union |= int.from_bytes(part.claim.cells(*whole.board), "little")
        claimed = int.from_bytes(whole.claim.cells(*whole.board), "little")
        _expect(union == claimed, "parts whose claims have the claim as their union")
        return
    assert whole.position is not None
    wrongly_in = whole.claim.has(*whole.position)
    _expect(not wrongly_in or count == len(games), "one part for each game of the choice")
    _expect(wrongly_in or count == 1, "one part")
    for k, part in enumerate(parts):
        _expect(part.game == games[k] if wrongly_in else part.game in games, "a game of the choice, in order")
        _expect(_value(part, whole) is not wrongly_in, "parts that show the claim to be wrong at the counterexample")


def _same_as(whole: Fact, parts: Iterator[Fact], count: int) -> None:
    """Two games have the same P-positions if both have those of one explicit set; and differ where one part says P."""
    _expect(not whole.claim.explicit and count == 2, "the claim `same_as` and two parts")
    one, two = parts
    games = (whole.game, _game(whole.claim.data["same_as"]))
    _expect(
        (one.game, two.game) == games and one.board == two.board == whole.board, "parts for the two games, in order"
    )
    if whole.verdict == "REFUTED":
        _expect(_value(one, whole) is not _value(two, whole), "parts that show a difference at the counterexample")
        return
    complete = (0, whole.board[0])
    _expect(
        one.verdict == two.verdict == "VERIFIED" and one.rows == two.rows == complete, "parts about the whole board"
    )
    same = one.claim.explicit and two.claim.explicit
    same = same and one.claim.cells(*whole.board) == two.claim.cells(*whole.board)
    _expect(same, "parts that claim one and the same set")


def _value(part: Fact, whole: Fact) -> bool:
    """Whether the refutation `part` shows that the counterexample of `whole` is a P-position of the part's game."""
    same = (part.verdict, part.board, part.position) == ("REFUTED", whole.board, whole.position)
    _expect(same and part.claim.explicit, "parts that refute at the same counterexample on the same board")
    assert part.position is not None
    return not part.claim.has(*part.position)


def _leaf_keys(manifest: dict[str, Any]) -> dict[str, int]:
    """The sizes a leaf announces; `Leaf.read` compares them, and the SHA-256 sums, with the files."""
    _expect(manifest["numbering"] == NUMBERING, f"the numbering {NUMBERING!r}")
    sizes = file_sizes(manifest)
    _whole(sizes["variables"], 1, CELLS, "the number of variables")
    return sizes


def file_sizes(manifest: dict[str, Any]) -> dict[str, int]:
    """The announced sizes of a formula and a proof."""
    sizes, sums = manifest["sizes"], manifest["sha256"]
    _expect(isinstance(sizes, dict) and set(sizes) == {"variables", "clauses", *FILES}, "the four sizes")
    _expect(isinstance(sums, dict) and set(sums) == set(FILES), "the two SHA-256 sums")
    _expect(all(isinstance(digest, str) for digest in sums.values()), "the two SHA-256 sums")
    for name in FILES:
        _whole(sizes[name], 1, FILE_BYTES, f"the size of {name}")
    _whole(sizes["variables"], 0, LARGEST_ID // 2, "the number of variables")
    # A clause takes at least two bytes ("0" and the end of its line).
    _whole(sizes["clauses"], 1, sizes["formula.cnf"] // 2, "the number of clauses")
    return {name: int(value) for name, value in sizes.items()}


def _counters(manifest: dict[str, Any]) -> tuple[tuple[int, int], ...] | None:
    """For the encoding "ladder" (see `ladder_audit`): its auxiliary variables in blocks [how many, threshold]."""
    core = manifest["encoding"] == "core"
    _expect(core or manifest["encoding"] == "ladder", 'the encoding "core" or "ladder"')
    _expect(core == ("counters" not in manifest), "counters if and only if the encoding is ladder")
    if core:
        return None
    _expect(manifest["verdict"] == "VERIFIED" and "rows" not in manifest, "ladders for a whole board, verified")
    blocks = manifest["counters"]
    _expect(isinstance(blocks, list) and len(blocks) <= 10_000, "counters, a list of pairs")
    found = tuple(_pair(block, (CELLS, NUMBER), "a block of counters") for block in blocks)
    cells = prod(manifest["board"])
    total, size = cells + sum(number for number, _ in found), manifest["sizes"]["formula.cnf"]
    _expect(total == manifest["sizes"]["variables"], "counters that account for all variables")
    # A counter means what its clause says, and every clause takes bytes.
    _expect(total - cells <= size, "a formula large enough for its counters")
    bits = min(LADDER_BITS, 8 * SMALL + 32 * RATIO * size)
    _expect(total * cells <= bits, f"a ladder of at most {bits} cells times variables")
    return found


# --- the formula: the clause audit -----------------------------------------------------------------------------------


class Definition:
    """The definition of a P-position for one game on one board, as a judge of clauses."""

    def __init__(self, leaf: Leaf) -> None:
        self.leaf, self.rules, self.height = leaf, leaf.rules, leaf.height
        self.k = leaf.rules.blocks
        # kind[i * height + j]: 0 = (i, j) is no move, 1 = an unblockable one, 2 = a blockable one. A rook's moves lie
        # on the two axes, a bishop's in its band, a bound's in its cone, vectors are few: no legal move is left out.
        self.kind = bytearray(leaf.last * leaf.height)
        for i, j in self._legal(leaf.last, leaf.height):
            if i or j:
                self.kind[i * leaf.height + j] = 2 if self.rules.blockable(i, j) else 1
        self.moves = [[j for j in range(self.height) if row[j]] for row in self._rows()]

    def _rows(self) -> Iterator[bytearray]:
        for start in range(0, len(self.kind), self.height):
            yield self.kind[start : start + self.height]

    def _legal(self, width: int, height: int) -> Iterator[tuple[int, int]]:
        """Every legal move of the board (and perhaps (0, 0)), from few passes over the board, however many parts."""
        widest: dict[int, Bishop] = {}  # of bishops with the same step the widest has all moves
        for part in self.rules.moves:
            if isinstance(part, Rook):
                yield from ((i, 0) for i in range(1, width) if (i, 0) in part)
                yield from ((0, j) for j in range(1, height) if (0, j) in part)
            elif isinstance(part, Bishop):
                widest[part.step] = max(part, widest.get(part.step, part), key=lambda bishop: bishop.width)
            elif isinstance(part, Bound):
                for low in range(1, max(width, height)):
                    end = part.slope * low + part.offset
                    if low < width:
                        yield from ((low, j) for j in range(low, min(height, end)))
                    if low < height:
                        yield from ((i, low) for i in range(low, min(width, end)))
            else:
                for v, w in part.vectors:
                    i, j = v, w
                    while i < width and j < height:
                        yield i, j
                        i, j = (i + v, j + w) if part.multiples else (width, height)
        for step, bishop in widest.items():
            # (i, j) is a move if min(i, j) is a multiple d of the step and |i - j| < width
            for d in range(0, min(width, height), step):
                yield from ((i, d) for i in range(d, min(width, d + bishop.width)))
                yield from ((d, j) for j in range(d, min(height, d + bishop.width)))

    def removed(self, cell: int) -> bool:
        return self.rules.removed is not None and not self.rules.is_position(*divmod(cell, self.height))

    def terminal(self, cell: int) -> bool:
        return bool(self.rules.terminal) and self.rules.is_terminal(*divmod(cell, self.height))

    def move(self, v: int, w: int) -> int:
        """The kind of the move from cell v to cell w, 0 if w is not an option of v."""
        if self.terminal(v):
            return 0
        if not 0 <= w < v or w % self.height > v % self.height or self.removed(w) or self.removed(v):
            return 0
        return self.kind[v - w]

    def options(self, v: int) -> set[int]:
        """All options of the cell v."""
        if self.terminal(v):
            return set()
        x, y = divmod(v, self.height)
        found = set()
        for i in range(x + 1):
            for j in self.moves[i]:
                if j > y:
                    break
                found.add(v - i * self.height - j)
        return {w for w in found if not self.removed(w)} if self.rules.removed else found

    def has(self, clause: list[int]) -> bool:
        """Is this clause, of distinct variables in range, one of the six kinds? Its first literal is that of v."""
        if not clause:
            return False
        v, others = abs(clause[0]) - 1, clause[1:]
        positive = clause[0] > 0
        if not others and v < self.leaf.first * self.height and self.leaf.claimed[v] == positive:
            return True  # given
        if self.removed(v):
            return not others and not positive
        if self.terminal(v):
            return not others and positive
        if positive:
            options = self.options(v)
            left_out = options.difference(w - 1 for w in others)
            return (
                len(left_out) + len(others) == len(options)  # so all others are options, being distinct
                and len(left_out) <= self.k
                and all(self.kind[v - w] == 2 for w in left_out)
                and not (self.rules.ending == "misere" and not options)
            )
        if not others:
            return self.rules.ending == "misere" and not self.options(v)
        kinds = [self.move(v, -w - 1) for w in others]
        return kinds == [1] or kinds == [2] * (self.k + 1)


def _numbers(line: bytes) -> list[int] | None:
    """The numbers of a line, if it is written in the one way the format allows."""
    try:
        found = list(map(int, line.split()))
    except ValueError:
        return None
    return found if (" ".join(map(str, found)) + "\n").encode() == line else None


def check_files(leaf: Leaf) -> None:
    """Judge `formula.cnf` and `proof.lrat`; raise `RejectedError` with the first reason against them."""
    text = leaf.read("formula.cnf")
    definition = Definition(leaf)
    if leaf.counters is not None:
        from verifier.certificate.check.ladder_audit import first_wrong

        formula = _check_formula(leaf, text, lambda clause: True)
        wrong = first_wrong(leaf, definition, *formula)
        if wrong is not None:
            raise RejectedError("formula.cnf", wrong + 1, "instance")
    else:
        formula = _check_formula(leaf, text, definition.has)
    del text
    check_proof(leaf.read("proof.lrat"), leaf.variables, leaf.longest_lines[1], *formula)


def _check_formula(leaf: Leaf, text: bytes, right: Callable[[list[int]], bool]) -> tuple[array[int], array[int]]:
    """The literals and where each clause begins, once every clause is known to be right."""
    number, last_clause = leaf.sizes["clauses"], leaf.last_clause

    def expected(place: int, clause: list[int]) -> str | None:
        if place == number:
            return None if clause == last_clause else "last"
        return None if right(clause) else "instance"

    return read_formula(text, leaf.header, leaf.variables, number, leaf.longest_lines[0], expected)


def read_formula(
    text: bytes,
    header: bytes,
    variables: int,
    clauses: int,
    longest: int,
    expected: Callable[[int, list[int]], str | None] = lambda place, clause: None,
) -> tuple[array[int], array[int]]:
    """The literals of a formula and where each clause begins; `expected` says what clause number 1, 2, ... should be.

    `longest` is the length of the longest line, the header aside.
    """
    name = "formula.cnf"
    literals, starts = array("i"), array("q", [0])
    with io.BytesIO(text) as file:
        if file.readline(len(header)) != header:
            raise RejectedError(name, 1, "header")
        for place in range(1, clauses + 1):
            line = file.readline(longest)
            if not line:
                raise RejectedError(name, place + 1, "missing")
            clause = _numbers(line)
            if clause is None or clause[-1:] != [0] or clause.count(0) > 1:
                raise RejectedError(name, place + 1, "clause")
            clause.pop()
            if len({*map(abs, clause)}) != len(clause) or not all(-variables <= w <= variables for w in clause):
                raise RejectedError(name, place + 1, "range")
            wanted = expected(place, clause)
            if wanted is not None:
                raise RejectedError(name, place + 1, wanted)
            literals.extend(clause)
            starts.append(len(literals))
        if file.read(1):
            raise RejectedError(name, clauses + 2, "surplus")
    return literals, starts


# --- the proof -------------------------------------------------------------------------------------------------------


class _Sparse(dict[int, int]):
    """A table of zeros that remembers what is not zero: for more variables than the files could name."""

    def __missing__(self, key: int) -> int:
        return 0


def check_proof(text: bytes, variables: int, longest: int, literals: array[int], starts: array[int]) -> None:
    """Reverse unit propagation along the hints: a step's clause follows if its negation propagates to a conflict."""
    name, clauses = "proof.lrat", len(starts) - 1
    lemmas: dict[int, list[int]] = {}
    newest, number = clauses, 0
    # true[w] = 1 if the literal w is true; a negative w counts from the end, where no positive one reaches.
    few = variables <= SMALL + RATIO * (len(text) + len(literals))
    true: bytearray | _Sparse = bytearray(2 * variables + 1) if few else _Sparse()
    with io.BytesIO(text) as file:
        while True:
            number += 1
            line = file.readline(longest)
            if not line:
                raise RejectedError(name, number, "empty")
            step = _numbers(line)
            if step is None or step.count(0) != 2 or step[-1] != 0 or step[0] == 0:
                raise RejectedError(name, number, "step")
            middle = step.index(0)
            identifier, lemma, hints = step[0], step[1:middle], step[middle + 1 : -1]
            if any(hint < 0 for hint in hints):
                raise RejectedError(name, number, "step")
            if not newest < identifier <= LARGEST_ID:
                raise RejectedError(name, number, "id")
            if len({*map(abs, lemma)}) != len(lemma) or not all(-variables <= w <= variables for w in lemma):
                raise RejectedError(name, number, "lemma")
            trail = [-w for w in lemma]
            for w in trail:
                true[w] = 1
            conflict = False
            for hint in hints:
                if hint <= clauses:
                    clause = literals[starts[hint - 1] : starts[hint]]
                elif hint in lemmas:
                    clause = array("i", lemmas[hint])
                else:
                    raise RejectedError(name, number, "hint")
                open_literals = [w for w in clause if not true[-w]]
                if conflict or len(open_literals) > 1 or (open_literals and true[open_literals[0]]):
                    raise RejectedError(name, number, "unit")
                if open_literals:
                    true[open_literals[0]] = 1
                    trail.append(open_literals[0])
                else:
                    conflict = True
            if not conflict:
                raise RejectedError(name, number, "conflict")
            if not lemma:
                break
            lemmas[identifier] = lemma
            newest = identifier
            for w in trail:
                true[w] = 0
        if file.read(1):
            raise RejectedError(name, number + 1, "after")


def short(data: Any) -> str:
    """As JSON, cut where it becomes long."""
    text = json.dumps(data, ensure_ascii=False)
    return text if len(text) <= 400 else text[:400] + "..."


def _statement(manifest: dict[str, Any]) -> str:
    """What an accepted certificate proves, in a sentence that uses nothing of the manifest but what was checked."""
    width, height = manifest["board"]
    game, claim = short(manifest["game"]), short(manifest["claim"])
    if manifest["verdict"] == "REFUTED":
        x, y = manifest["counterexample"]
        return f"the claim {claim} is wrong at ({x}, {y}) about the P-positions of the game {game}."
    rows = manifest.get("rows", [0, width])
    where = f"on the {width} x {height} board"
    if rows != [0, width]:
        where = f"in the rows {rows[0]} to {rows[1] - 1} {where}, if the claim is right in the rows before,"
    return f"{where} the P-positions of the game {game} are exactly those of the claim {claim}."


def main(arguments: list[str] | None = None, judge: Callable[[str], Report] = check, module: str = "board") -> int:
    """`python -m verifier.certificate.check.MODULE DIR`: what the checker says, and its exit code."""
    arguments = sys.argv[1:] if arguments is None else arguments
    if len(arguments) != 1:
        print(f"usage: python -m verifier.certificate.check.{module} DIR", file=sys.stderr)
        return 2
    report = judge(arguments[0])
    print(report.reason)
    return report.exit_code


if __name__ == "__main__":
    sys.exit(main())
