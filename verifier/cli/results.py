"""`wythoff results`: what a store of sweeps holds; `wythoff results recheck`: every stored certificate once more."""

from __future__ import annotations

import operator
import re
from collections.abc import Callable
from dataclasses import asdict
from enum import Enum
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape
from rich.table import Table

from verifier.base.appearing import appearing_file
from verifier.base.errors import UserError
from verifier.base.plural import counted
from verifier.cli.common import STORE, JsonOption, out, print_json
from verifier.cli.sweep import StoreOption, certificates
from verifier.sweep.mp_grid import constants_of, grid_of, in_order
from verifier.sweep.recheck import recheck
from verifier.sweep.store import Store, StoredResult
from verifier.sweep.table_files import export


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
    json: JsonOption = False,
) -> None:
    """List, filter and export the results of sweeps, or check their certificates again."""
    plain, of_constants = _conditions(where or [])
    with Store(store, create=False) as data:
        rows = [row for row in in_order(data.results(plain)) if all(holds(row) for holds in of_constants)]
        statuses = {row.key: row.status for row in data.results()}
    if action is Action.recheck:
        _recheck(rows, certificates(store), statuses, json)
    elif to and to.suffix in (".tex", ".html"):
        _write_grid(rows, to, json)
    elif to:
        count = export(rows, to)
        print_json({"exported": count, "file": str(to)}) if json else out.print(
            f"{counted(count, 'result')} in {to}.", markup=False
        )
    elif json:
        print_json({"store": str(store), "results": [asdict(row) for row in rows]})
    else:
        of = "lemma" if all(row.task == "prove" for row in rows) else "game"
        columns: dict[str, Callable[[StoredResult], str]] = {
            "verdict": lambda row: row.status,
            "task": lambda row: row.task,
            of: lambda row: row.name,
            "m": lambda row: str(constants_of(row).get("m", "")),
            "p": lambda row: str(constants_of(row).get("p", "")),
            "l": lambda row: str(constants_of(row).get("l", "")),
            "board": lambda row: row.board,
            "seconds": lambda row: f"{row.seconds:.2f}",
            "reason": lambda row: row.reason,
        }
        if len({row.task for row in rows}) < 2:
            del columns["task"]
        if not any(row.board for row in rows):
            del columns["board"]
        for letter in ("m", "p", "l"):
            if not any(map(columns[letter], rows)):
                del columns[letter]
        if rows:
            _table(list(columns), [[show(row) for show in columns.values()] for row in rows])
        if out.is_terminal:  # elsewhere a line for each result, for other programs
            show_grid(rows)
        out.print(f"{len(rows)} result{'' if len(rows) == 1 else 's'}.", markup=False)


def show_grid(rows: list[StoredResult]) -> None:
    """The m x p table of verdicts, where there is one."""
    grid = grid_of(rows)
    if grid is not None:
        for line in grid.terminal():
            out.print(line)
        out.print(f"{grid.legend()}.", markup=False)


def _write_grid(rows: list[StoredResult], path: Path, json: bool) -> None:
    grid = grid_of(rows)
    if grid is None:
        raise UserError("These results have no m x p table: their games have no p, or there is one of them only.")
    with appearing_file(path) as file:
        file.write(grid.latex() if path.suffix == ".tex" else grid.html())
    print_json({"file": str(path)}) if json else out.print(f"The m x p table is in {path}.", markup=False)


COMPARE: dict[str, Callable[[int, int], bool]] = {
    "=": operator.eq, "!=": operator.ne, "<": operator.lt, ">": operator.gt, "<=": operator.le, ">=": operator.ge,
}  # fmt: skip


def _conditions(where: list[str]) -> tuple[list[str], list[Callable[[StoredResult], bool]]]:
    """Those that the store knows, and those about m, p and l: `m=2`, `p>=3`."""
    plain: list[str] = []
    tests: list[Callable[[StoredResult], bool]] = []
    for condition in where:
        match = re.fullmatch(r"\s*([mpl])\s*(<=|>=|!=|=|<|>)\s*(\d{1,9})\s*", condition)
        if match:
            letter, compare, value = match[1], COMPARE[match[2]], int(match[3])
            tests.append(
                lambda row, letter=letter, compare=compare, value=value: (  # type: ignore[misc]
                    (found := constants_of(row).get(letter)) is not None and compare(found, value)
                )
            )
        else:
            plain.append(condition)
    return plain, tests


def _table(headings: list[str], lines: list[list[str]]) -> None:
    """In columns that fold on a terminal; elsewhere one line a result, for other programs read lines."""
    if not out.is_terminal:
        widths = [max(map(len, column)) for column in zip(headings, *lines, strict=True)]
        for line in (headings, *lines):
            typer.echo("  ".join(map(str.ljust, line, widths)).rstrip())
        return
    table = Table(box=None, header_style="bold", padding=(0, 2, 0, 0))
    for heading in headings:
        table.add_column(heading, overflow="fold")
    for line in lines:
        table.add_row(*map(escape, line))
    out.print(table, markup=False)


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
        parts = [f"{queries} lemma quer{'y' if queries == 1 else 'ies'}"] if queries else []
        parts += [f"{boards} certificate{'' if boards == 1 else 's'}"] if boards or not queries else []
        out.print(f"{' and '.join(parts)} checked, {len(wrong)} rejected.", markup=False)
    raise typer.Exit(1 if wrong else 0)
