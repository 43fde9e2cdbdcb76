"""Lists of positions as people have them: in text, with brackets of any kind, in CSV, as OEIS b-files.

A list means ordered positions (x, y), or unordered pairs {c, d}, each of which stands for (c, d) and (d, c). Braces,
and the key `pairs` in JSON, say the second; without them a list in which no position stands with its mirror image is
one of pairs if the game treats the two heaps alike (`for_game`): the P-positions of such a game are symmetric, so
the other reading could not be right. The sentence of a verdict says which was taken.
"""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import TypeVar

from verifier.base.errors import UserError
from verifier.base.reading import text_of
from verifier.claims.listed import Listed
from verifier.games.families import Game
from verifier.games.rules import Ruleset
from verifier.solve.rows import rows

__all__ = ["b_file", "b_files", "extent", "for_game", "from_csv", "from_text", "notes"]

PAIR = re.compile(r"([({\[<]?)\s*(\d{1,9})\s*[,;\s]\s*(\d{1,9})\s*[)}\]>]?")
COLUMNS = (("x", "y"), ("c", "d"), ("a", "b"), ("c_n", "d_n"), ("a_n", "b_n"))
MOST_ROWS = 2_000_000

AnyClaim = TypeVar("AnyClaim")  # of whatever kind: what is said here is about lists alone


def from_text(text: str) -> Listed:
    """Pairs of numbers with or without brackets, several a line or one; `#` begins a comment.

    >>> str(from_text("{0, 0} {1, 2}\\n{3, 5}  # and so on"))
    'the 3 listed pairs {c, d}'
    >>> sorted(from_text("(0,0), (1,2), (2,1)").positions)
    [(0, 0), (1, 2), (2, 1)]
    """
    found: list[tuple[int, int]] = []
    braces = False
    for number, line in enumerate(text.splitlines(), 1):
        bare = line.split("#")[0].strip().strip("{}" if line.count("{") > line.count("}") else "")
        rest = re.sub(r"[\s,;.]", "", PAIR.sub("", bare))
        if rest.strip("[](){}"):
            raise UserError(f"Line {number} is not read as pairs of numbers: {line.strip()[:60]!r}.")
        for bracket, x, y in PAIR.findall(bare):
            found.append((int(x), int(y)))
            braces = braces or bracket == "{"
    if not found:
        raise UserError("There is no pair of numbers in this file.")
    if braces:
        return Listed.of_pairs(found)
    counted = len(found) >= 5 and [n for n, _ in found] == list(range(found[0][0], found[0][0] + len(found)))
    note = "Its first column counts the lines: a b-file is claimed as bfile:c=FILE or bfile:d=FILE." if counted else ""
    return replace(Listed.of(found), note=note)


def from_csv(text: str) -> Listed:
    """Two columns of numbers; a heading may say which: x,y or c,d or a,b, wherever they stand."""
    table = [re.split(r"\s*[,;\t]\s*|\s+", line.strip()) for line in text.splitlines() if line.strip()]
    first, second, pairs = 0, 1, False
    if table and not table[0][0].isdecimal():
        heading = [name.strip("\"'").lower() for name in table.pop(0)]
        for one, two in COLUMNS:
            if one in heading and two in heading:
                first, second, pairs = heading.index(one), heading.index(two), one != "x"
                break
    positions = []
    for row in table:
        if len(row) <= max(first, second) or not (row[first].isdecimal() and row[second].isdecimal()):
            raise UserError("A CSV of positions has two numbers x,y a line; a heading may name their columns.")
        positions.append((int(row[first]), int(row[second])))
    return Listed.of_pairs(positions) if pairs else Listed.of(positions)


def b_file(path: Path) -> dict[int, int]:
    """The terms of an OEIS b-file: lines `n a(n)`, comments after #."""
    terms: dict[int, int] = {}
    for line in text_of(path).splitlines():
        words = line.split("#")[0].split()
        if not words:
            continue
        if len(words) != 2 or not all(re.fullmatch(r"\d{1,9}", word) for word in words):
            raise UserError(f"A b-file has two numbers, n and a(n), a line; not {line.strip()[:60]!r}.")
        terms[int(words[0])] = int(words[1])
    if not terms or sorted(terms) != list(range(min(terms), max(terms) + 1)) or min(terms) > 1:
        raise UserError(f"The indices of {path.name!r} must be 0, 1, 2, ... or 1, 2, 3, ..., each once.")
    return terms


def b_files(text: str, game: Game | None) -> Listed:
    """`c=FILE`, `d=FILE` or both, of the pairs {c_n, d_n}, c_n <= d_n, ordered by c and then d.

    Where one coordinate is given the other is the game's own, from complete rows: the claim is then about the one.
    """
    files = dict(part.partition("=")[::2] for part in text.split(","))
    if not files or not set(files) <= {"c", "d"} or not all(files.values()):
        raise UserError("OEIS b-files are claimed as bfile:c=FILE, bfile:d=FILE or bfile:c=FILE,d=FILE.")
    terms = {name: b_file(Path(path)) for name, path in files.items()}
    notes = []
    indices = range(max(min(t) for t in terms.values()), min(max(t) for t in terms.values()) + 1)
    if len(terms) == 1:
        (given,) = terms
        other = "d" if given == "c" else "c"
        own = _own(game, len(indices) + indices[0])
        terms[other] = {n: own[n][0 if other == "c" else 1] for n in indices}
        notes.append(f"The file has the {given}_n; the {other}_n are the game's own.")
    pairs = [(terms["c"][n], terms["d"][n]) for n in indices]
    if indices[0] == 1:
        pairs.insert(0, (0, 0))
        notes.append("The file begins with n = 1; {0, 0} is added.")
    if any(c > d for c, d in pairs):
        c, d = next(pair for pair in pairs if pair[0] > pair[1])
        raise UserError(f"A pair has c <= d, not c = {c} and d = {d}.")
    return Listed.of_pairs(pairs, " ".join(notes))


def _own(game: Game | None, number: int) -> list[tuple[int, int]]:
    if not isinstance(game, Ruleset) or not game.symmetric:
        raise UserError(
            "One b-file alone is for a game that treats the two heaps alike; give both: bfile:c=FILE,d=FILE."
        )
    for R in (1 << k for k in count(6)):
        c, d = rows(game, R).upper()
        if len(c) >= number:
            return list(zip(c.tolist(), d.tolist(), strict=True))
        if R >= MOST_ROWS:
            break
    raise UserError("The b-file goes too far.")


def for_game(claim: AnyClaim, game: Game) -> AnyClaim | Listed:
    """The claim as it is meant of this game: a list without any mirror image is one of unordered pairs."""
    if not isinstance(claim, Listed) or claim.pairs or not isinstance(game, Ruleset) or not game.symmetric:
        return claim
    outside = {(x, y) for x, y in claim.positions if x != y}
    if not outside or any((y, x) in outside for x, y in outside):
        return claim
    return Listed.of_pairs(claim.positions, claim.note)


def extent(claim: object) -> tuple[int, int] | None:
    """The board on which a list has to be complete, (rows, columns); None for what has no end.

    Of pairs {c, d} these are the rows up to the largest c, and the columns up to the largest d: a list of pairs by c
    leaves out those with a larger c, in both orders. Of positions, the rows up to the largest x; if each is there with
    its mirror image, that is a square.
    """
    if not isinstance(claim, Listed) or not claim.positions:
        return None
    last = max(min(position) if claim.pairs else position[0] for position in claim.positions)
    return last + 1, 1 + max(y for x, y in claim.positions if x <= last)


def notes(claim: object, board: tuple[int, int], named: bool) -> list[str]:
    """How a list was read, and how far it goes; `named`: the board was asked for."""
    end = extent(claim)
    if end is None or not isinstance(claim, Listed):
        return []
    said = [claim.note] if claim.note else []
    if claim.pairs:
        said.append("Each listed pair {c, d} stands for (c, d) and (d, c).")
    width, height = board
    if not named:
        said.append(f"Your list ends at row {end[0] - 1}: checked to there, on the {width} x {height} board.")
    elif width > end[0] or height > end[1]:
        taken = "and was taken to be complete on this board; where no board is named it is checked to its end"
        said.append(f"Your list ends at row {end[0] - 1}, {taken}.")
    return said
