"""`wythoff results`: what a store of sweeps holds; `wythoff results recheck`: every stored certificate once more."""

from __future__ import annotations

import operator
import re
import textwrap
from collections.abc import Callable
from dataclasses import asdict
from enum import Enum
from pathlib import Path
from typing import Annotated

import typer

from verifier.base.appearing import appearing_file
from verifier.base.errors import UserError
from verifier.base.plural import counted
from verifier.cli.common import STORE, JsonOption, out, print_json
from verifier.cli.sweep import StoreOption, certificates
from verifier.sweep.mp_grid import constants_in, grid_of, in_order
from verifier.sweep.recheck import recheck
from verifier.sweep.store import Store, StoredResult
from verifier.sweep.table_files import export

EXPECTED = ("VERIFIED", "PROVED", "SURVIVED")  # their reasons say the same of every game


class Action(str, Enum):
    list = "list"
    recheck = "recheck"


def results(
    action: Annotated[
        Action, typer.Argument(help="list, or recheck: run the checker over the certificates.")
    ] = Action.list,
    store: StoreOption = STORE,
    where: Annotated[
        list[str] | None,
        typer.Option("--where", "-w", help="A condition: verdict=REFUTED, m=2, width>=100, name~WN^; repeatable."),
    ] = None,
    to: Annotated[
        Path | None,
        typer.Option("--output", "-o", metavar="FILE", help="Write FILE.csv, .json, .parquet; .tex or .html: m x p."),
    ] = None,
    reasons: Annotated[
        bool, typer.Option("--reasons", help="With the reason of every verdict, not only where something is amiss.")
    ] = False,
    json: JsonOption = False,
) -> None:
    """List, filter and export the results of sweeps, or check their certificates again."""
    plain, of_constants = _conditions(where or [])
    with Store(store, create=False) as data:
        found = in_order(data.results(plain))
        fit = zip(found, constants_in(found), strict=True)
        rows = [row for row, constants in fit if all(holds(constants) for holds in of_constants)]
        statuses = {row.key: row.status for row in data.results()}
    if action is Action.recheck:
        _recheck(rows, certificates(store), statuses, json)
    elif to and to.suffix in (".tex", ".html"):
        _write_grid(rows, to, json)
    elif to:
        instead = _instead(to)
        count = export(rows, to)
        print_json({"exported": count, "file": str(to)}) if json else out.print(
            f"{counted(count, 'result')} in {to}{instead}.", markup=False
        )
    elif json:
        print_json({"store": str(store), "results": [asdict(row) for row in rows]})
    else:
        _list(rows, reasons)


def _list(rows: list[StoredResult], reasons: bool) -> None:
    """A line for each result, then the reasons that matter and the m x p table."""
    constants = {row.key: found for row, found in zip(rows, constants_in(rows), strict=True)}
    of = "lemma" if all(row.task == "prove" for row in rows) else "game"
    columns: dict[str, Callable[[StoredResult], str]] = {
        "verdict": lambda row: row.status,
        "task": lambda row: row.task,
        of: lambda row: row.name,
        "m": lambda row: str(constants[row.key].get("m", "")),
        "p": lambda row: str(constants[row.key].get("p", "")),
        "l": lambda row: str(constants[row.key].get("l", "")),
        "board": lambda row: row.board,
        "seconds": lambda row: f"{row.seconds:.2f}",
    }
    if len({row.task for row in rows}) < 2:
        del columns["task"]
    for name in ("board", "m", "p", "l"):
        if not any(map(columns[name], rows)):
            del columns[name]
    if rows:
        table = [list(columns), *([show(row) for show in columns.values()] for row in rows)]
        for number, line in enumerate(_columns(table, list(columns).index(of), max(40, out.width))):
            out.print(line, markup=False, style=None if number else "bold")
    for row in rows:
        if row.reason and (reasons or row.status not in EXPECTED):
            said = f"{row.status} {row.name}: {row.reason}"
            out.print(_filled(said), markup=False)
    show_grid(rows)
    out.print(f"{counted(len(rows), 'result')}.", markup=False)


def _filled(text: str, indent: str = "  ") -> str:
    """In lines that fit; no word is broken, nor a name at a hyphen in it."""
    width = max(40, out.width)
    return textwrap.fill(text, width, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)


def _columns(table: list[list[str]], folded: int, width: int) -> list[str]:
    """The lines of a table; if they are longer than `width` the texts of one column are folded between words.

    >>> _columns([["m", "game"], ["1", "a long name"], ["10", "a"]], 1, 10)
    [' m  game', ' 1  a long', '    name', '10  a']
    """
    columns = list(zip(*table, strict=True))
    widths = [max(map(len, column)) for column in columns]
    numbers = [all(re.fullmatch(r"[\d.]*", cell) for cell in column[1:]) for column in columns]
    room = max(1, width - sum(widths) - 2 * (len(widths) - 1) + widths[folded])
    widths[folded] = min(widths[folded], room)
    before = " " * (sum(widths[:folded]) + 2 * folded)
    lines = []
    for row in table:
        first, *rest = textwrap.wrap(row[folded], room, break_long_words=False, break_on_hyphens=False) or [""]
        cells = zip([*row[:folded], first, *row[folded + 1 :]], widths, numbers, strict=True)
        lines.append(
            "  ".join(cell.rjust(size) if number else cell.ljust(size) for cell, size, number in cells).rstrip()
        )
        lines += [before + text for text in rest]
    return lines


def show_grid(rows: list[StoredResult]) -> None:
    """The m x p table of verdicts, where there is one."""
    grid = grid_of(rows)
    if grid is not None:
        for line in grid.terminal():
            out.print(line)
        out.print(_filled(grid.caption(), ""), markup=False)


def _instead(path: Path) -> str:
    """A word on the file that is about to be replaced."""
    return ", instead of what was there" if path.exists() else ""


def _write_grid(rows: list[StoredResult], path: Path, json: bool) -> None:
    grid = grid_of(rows)
    if grid is None:
        raise UserError("These results have no m x p table: their games have no p, or there is one of them only.")
    instead = _instead(path)
    with appearing_file(path) as file:
        file.write(grid.latex() if path.suffix == ".tex" else grid.html())
    print_json({"file": str(path)}) if json else out.print(f"The m x p table is in {path}{instead}.", markup=False)


COMPARE: dict[str, Callable[[int, int], bool]] = {
    "=": operator.eq, "!=": operator.ne, "<": operator.lt, ">": operator.gt, "<=": operator.le, ">=": operator.ge,
}  # fmt: skip


def _conditions(where: list[str]) -> tuple[list[str], list[Callable[[dict[str, int]], bool]]]:
    """Those that the store knows, and those about m, p and l: `m=2`, `p>=3`."""
    plain: list[str] = []
    tests: list[Callable[[dict[str, int]], bool]] = []
    for condition in where:
        match = re.fullmatch(r"\s*([mpl])\s*(<=|>=|!=|=|<|>)\s*(\d{1,9})\s*", condition)
        if match:
            letter, compare, value = match[1], COMPARE[match[2]], int(match[3])
            tests.append(
                lambda constants, letter=letter, compare=compare, value=value: (  # type: ignore[misc]
                    letter in constants and compare(constants[letter], value)
                )
            )
        else:
            plain.append(condition)
    return plain, tests


def _recheck(rows: list[StoredResult], folder: Path, statuses: dict[str, str], json: bool) -> None:
    """The checker's word on every certificate that a result names."""
    checked = [row for row in rows if row.certificate]
    reports = [recheck(row, folder, statuses) for row in checked]
    wrong = [report for report in reports if not report.accepted]
    if json:
        print_json({"checked": len(reports), "rejected": [asdict(report) for report in wrong]})
    else:
        for row, report in zip(checked, reports, strict=True):
            if report.accepted:
                continue
            where = ", ".join(filter(None, (row.name, row.board)))
            out.print(f"REJECTED {where}: {report.reason}", markup=False)
        queries = sum(row.task == "prove" for row in checked)
        boards = len(checked) - queries
        parts = [counted(queries, "lemma query", "lemma queries")] if queries else []
        parts += [counted(boards, "certificate")] if boards or not queries else []
        out.print(f"{' and '.join(parts)} checked, {len(wrong)} rejected.", markup=False)
    raise typer.Exit(1 if wrong else 0)
