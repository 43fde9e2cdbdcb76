"""Reading a paper from a TOML file. docs/papers.md describes the keys; `skeleton.py` has an example of each kind.

What cannot be read in one statement does not keep the others from running: it becomes an `Unread` with one sentence.
"""

from __future__ import annotations

import difflib
import hashlib
import re
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, get_args

from verifier.base.errors import UserError
from verifier.base.reading import text_of
from verifier.certificate.check.expression import parse
from verifier.claims.kinds import Listed, SameAs
from verifier.games.families import Game
from verifier.games.rules import Position
from verifier.papers.authored.claimed import claimed_of, game_of
from verifier.papers.authored.statement_checks import (
    Case,
    Counts,
    Differ,
    IntegerFormula,
    OnePosition,
    PrintedTable,
    PSets,
    Where,
)
from verifier.papers.authored.values import assignments, fill, ranges_of, whole
from verifier.papers.checks import formulas
from verifier.papers.model import Cause, Check, Paper, Reading, Scope, Source, Statement, StatementKind, Unread
from verifier.papers.printed_tables import TableColumns
from verifier.papers.record import WORDS

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

__all__ = ["read_paper"]

LARGEST = 4 << 20  # bytes of a file
FILE_KEYS = ("title", "authors", "source", "games", "statement")
SOURCE_KEYS = ("name", "date", "sha256", "file")
ABOUT = (
    *("id", "place", "says", "kind", "parameters", "given"),
    *("expect", "cause", "argument", "used", "found", "corrected"),
)
CLAIM = ("game", "claim", "board", "position", "is", "table", "formula", "same", "differ", "row", "column", "count")
CORRECTED = ("says", "parameters", "given")
ID = re.compile(r"[a-z0-9][a-z0-9.-]{0,59}")


def read_paper(path: str | Path) -> Paper:
    """The paper in a file; a file that is no paper at all is a `UserError`."""
    path = Path(path)
    text = text_of(path, LARGEST)
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise UserError(f"{str(path)!r} cannot be read: {error}.") from None
    _known(data, FILE_KEYS, "the file")
    for key in ("title", "authors"):
        if not isinstance(data.get(key), str):
            raise UserError(f"{str(path)!r} needs `{key}`, a text.")
    games = data.get("games", {})
    entries = data.get("statement", [])
    if not isinstance(games, dict) or not isinstance(entries, list) or not entries:
        raise UserError(f"{str(path)!r} needs [[statement]] tables; `games` is a table of games.")
    statements: dict[str, Statement] = {}
    unread: list[Unread] = []
    for number, entry in enumerate(entries, start=1):
        id = entry.get("id") if isinstance(entry, dict) else None
        name = id if isinstance(id, str) else f"statement {number}"
        try:
            statement = _statement(entry, _File(path.parent, games))
            if statement.id in statements:
                raise UserError("this id is taken by an earlier statement.")
            statements[statement.id] = statement
        except UserError as error:
            unread.append(Unread(name, str(error)))
    return Paper(
        name=path.stem,
        title=data["title"],
        authors=data["authors"],
        source=_source(data.get("source", {}), path.parent),
        statements=statements,
        file=str(path),
        key=hashlib.sha256(text.encode()).hexdigest(),
        unread=tuple(unread),
    )


@dataclass(frozen=True)
class _File:
    """Where files are looked for, and the games that the paper names itself."""

    folder: Path
    games: Mapping[str, Any]


def _known(data: Any, keys: tuple[str, ...], what: str) -> None:
    if not isinstance(data, dict):
        raise UserError(f"{what} is a table of keys, not {data!r}.")
    for key in data:
        if key not in keys:
            near = difflib.get_close_matches(key, keys, n=1)
            hint = f"did you mean `{near[0]}`?" if near else f"the keys are {', '.join(f'`{k}`' for k in keys)}."
            raise UserError(f"Unknown key `{key}` in {what}: {hint}")


def _source(data: Any, folder: Path) -> Source:
    """Which text was checked; a file that is there must have the hash that is said of it."""
    _known(data, SOURCE_KEYS, "[source]")
    if not all(isinstance(value, str) for value in data.values()):
        raise UserError("The keys of [source] are texts.")
    sha256 = data.get("sha256", "")
    if "file" in data:
        real = hashlib.sha256((folder / data["file"]).read_bytes()).hexdigest() if _there(folder, data["file"]) else ""
        if not real:
            raise UserError(f"[source]: there is no file {data['file']!r}.")
        if sha256 and sha256 != real:
            raise UserError(f"[source]: the text {data['file']!r} has changed: its SHA-256 is {real}.")
        sha256 = real
    return Source(data.get("name", data.get("file", "")), data.get("date", "undated"), sha256)


def _there(folder: Path, name: str) -> bool:
    return (folder / name).is_file()


def _statement(entry: Any, file: _File) -> Statement:
    _known(entry, ABOUT + CLAIM, "the statement")
    for key in ("id", "says"):
        if not isinstance(entry.get(key), str) or not entry[key].strip():
            raise UserError(f"Missing key `{key}`, a text.")
    if not ID.fullmatch(entry["id"]):
        raise UserError("An `id` has small letters, digits, points and hyphens, such as thm-2.1-i.")
    for key in ("place", "argument", "used", "found", "given"):
        if not isinstance(entry.get(key, ""), str):
            raise UserError(f"`{key}` is a text.")
    kind = _one_of(entry, "kind", get_args(StatementKind), "result")
    expect = _one_of(entry, "expect", WORDS, "") if "expect" in entry else ""
    ranges = ranges_of(entry.get("parameters", {}))
    literal = Reading(entry["says"], _check(entry, ranges, file))
    corrected = None
    usual = {"step": Cause.GAP, "belief": Cause.BELIEF, "table": Cause.TABLE}.get(kind)
    known = tuple(c.value for c in Cause)
    cause = Cause(_one_of(entry, "cause", known, "")) if "cause" in entry else usual
    if "corrected" in entry:
        _known(entry["corrected"], CORRECTED + CLAIM, "`corrected`")
        fixed = dict(entry["corrected"])
        if not isinstance(fixed.get("says"), str):
            raise UserError("`corrected` needs `says`, a text.")
        inherited = {key: entry[key] for key in ("parameters", "given") if key in entry} | fixed
        corrected = Reading(fixed["says"], _check(inherited, ranges_of(inherited.get("parameters", {})), file))
    return Statement(
        id=entry["id"],
        place=entry.get("place", ""),
        kind=kind,  # type: ignore[arg-type]
        literal=literal,
        corrected=corrected,
        argument=entry.get("argument", ""),
        used=entry.get("used", ""),
        cause=cause,
        parameters=", ".join(f"{name} = {text}" for name, text in entry.get("parameters", {}).items()) or "none",
        expect=expect,
        found_in=entry.get("found", ""),
    )


def _one_of(entry: Mapping[str, Any], key: str, words: tuple[str, ...], default: str) -> str:
    value = entry.get(key, default)
    if value not in words:
        raise UserError(f"`{key}` is one of {', '.join(words)}, not {value!r}.")
    return str(value)


# --- the kinds of claims ---------------------------------------------------------------------------------------------

KINDS = {
    "claim": {"game", "claim", "board"},
    "position": {"game", "position", "is"},
    "table": {"game", "table"},
    "formula": {"formula"},
    "same": {"same"},
    "differ": {"differ"},
    "row": {"game", "row", "count"},
    "column": {"game", "column", "count"},
}


def _check(entry: Mapping[str, Any], ranges: dict[str, str], file: _File) -> Check:
    """The check of a statement: which kind it is says the key that only this kind has."""
    found = [kind for kind in KINDS if kind in entry]
    if len(found) != 1:
        said = f"not {' and '.join(found)} together" if found else "and this one has none of them"
        raise UserError(f"A statement claims one thing, by one of the keys {', '.join(KINDS)}; {said}.")
    (kind,) = found
    given = entry.get("given", "True")
    surplus = {key for key in CLAIM if key in entry} - KINDS[kind]
    missing = KINDS[kind] - set(entry) - {"board"}
    if surplus:
        raise UserError(f"The key `{min(surplus)}` does not go with `{kind}`.")
    if missing:
        raise UserError(f"With `{kind}` goes `{min(missing)}`, which is missing.")
    parse(given, set(ranges))

    def all_values(scope: Scope) -> Iterator[dict[str, int]]:
        return assignments(ranges, given, scope)

    def game(spec: Any, values: Mapping[str, int]) -> Game:
        return game_of(spec, values, file.games, file.folder)

    if kind == "formula":
        if not isinstance(entry["formula"], str):
            raise UserError('`formula` is a text such as "a(m, p, n) <= n".')
        parse(entry["formula"], set(ranges))
        return IntegerFormula(formulas(entry["formula"], given=given, **ranges))
    if kind == "claim":
        return _p_sets(entry, all_values, file)
    if kind in ("same", "differ"):
        pair = entry[kind]
        if not isinstance(pair, list) or len(pair) != 2:
            raise UserError(f"`{kind}` is a list of two games.")

        def two(scope: Scope) -> Iterator[Case]:
            for values in all_values(scope):
                yield Case(game(pair[0], values), SameAs(game(pair[1], values)), tuple(values.items()))

        return PSets(two) if kind == "same" else Differ(two)
    if kind == "position":
        wanted = _one_of(entry, "is", ("P", "N"), "")
        place = entry["position"]
        if not isinstance(place, list) or len(place) != 2:
            raise UserError("`position` is a pair such as [1, 2].")

        def positions(scope: Scope) -> Iterator[tuple[Game, Position, Where]]:
            for values in all_values(scope):
                x, y = (whole(c, "position", values) for c in place)
                yield game(entry["game"], values), (x, y), tuple(values.items())

        return OnePosition(positions, wanted == "P")
    if kind == "table":
        if ranges:
            raise UserError("A table is about one game: it has no parameters.")
        return PrintedTable(game(entry["game"], {}), _table(entry["table"], file.folder))

    def counted(scope: Scope) -> Iterator[tuple[Game, int, Where]]:
        for values in all_values(scope):
            yield game(entry["game"], values), whole(entry["count"], "count", values), tuple(values.items())

    asked = entry[kind]
    if asked == "every":
        return Counts(counted, int(kind == "column"), None)
    lines = ranges_of({"line": asked})["line"]

    def which(scope: Scope) -> list[int]:
        return [values["line"] for values in assignments({"line": lines}, "line >= 0", scope)]

    return Counts(counted, int(kind == "column"), which)


def _p_sets(entry: Mapping[str, Any], all_values: Any, file: _File) -> PSets:
    claim, side = entry["claim"], entry.get("board")
    if isinstance(claim, str) and claim.startswith("bfile:"):
        raise UserError('Two b-files are a table: write table = "bfile:c.txt,d.txt".')
    if side is not None:
        side = whole(side, "board")
    elif isinstance(claim, list):
        listed = Listed.of(claim)
        side = max((max(v) for v in listed.positions), default=0) + 1
    if side is not None and not 1 <= side <= 2000:
        raise UserError("`board` is a number from 1 to 2000.")

    def cases(scope: Scope) -> Iterator[Case]:
        for values in all_values(scope):
            claimed = claimed_of(claim, values, file.games, file.folder)
            if isinstance(claimed, Listed) and side is None:
                raise UserError("A file of positions needs `board`: the side of the board that it is about.")
            yield Case(game_of(entry["game"], values, file.games, file.folder), claimed, tuple(values.items()))

    return PSets(cases, side)


def _table(data: Any, folder: Path) -> TableColumns:
    """The printed pairs, column by column: a list of pairs, or two b-files."""
    if isinstance(data, str) and data.startswith("bfile:"):
        names = data.removeprefix("bfile:").split(",")
        if len(names) != 2:
            raise UserError('Two b-files are meant: table = "bfile:c.txt,d.txt".')
        a, b = (_bfile(folder / name.strip()) for name in names)
        length = min(len(a), len(b))
        return {"a": a[:length], "b": b[:length]}
    pairs = fill(data, {})
    if not isinstance(pairs, list) or not pairs:
        raise UserError('`table` is a list of pairs [[0, 0], [1, 2], ...], or "bfile:c.txt,d.txt".')
    for pair in pairs:
        if not isinstance(pair, list) or len(pair) != 2 or not all(type(c) is int and c >= 0 for c in pair):
            raise UserError(f"An entry of a table is a pair of whole numbers such as [1, 2], not {pair!r}.")
    return {"a": [x for x, _ in pairs], "b": [y for _, y in pairs]}


def _bfile(path: Path) -> list[int]:
    """The values of a b-file (lines `n a(n)`), which must begin with one index and go on by one."""
    lines = [line.split() for line in text_of(path).splitlines() if line.strip() and not line.lstrip().startswith("#")]
    if not lines or not all(len(line) == 2 and all(part.lstrip("-").isdecimal() for part in line) for line in lines):
        raise UserError(f"{path.name!r} is no b-file: its lines are `n a(n)`.")
    indices = [int(n) for n, _ in lines]
    if indices != list(range(indices[0], indices[0] + len(indices))):
        raise UserError(f"The indices of the b-file {path.name!r} do not go on by one.")
    return [int(value) for _, value in lines]
