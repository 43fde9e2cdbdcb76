"""`wythoff results`: what a store of sweeps holds; `wythoff results recheck`: every stored certificate once more."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from enum import Enum
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape
from rich.table import Table

from verifier.cli.common import JsonOption, out, print_json
from verifier.cli.sweep import STORE, StoreOption, certificates
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
        typer.Option("--where", "-w", help="A condition: verdict=REFUTED, width>=100, name~WN^; repeatable."),
    ] = None,
    to: Annotated[
        Path | None, typer.Option("--output", "-o", metavar="FILE", help="Write a .csv, .json or .parquet file.")
    ] = None,
    json: JsonOption = False,
) -> None:
    """List, filter and export the results of sweeps, or check their certificates again."""
    with Store(store, create=False) as data:
        rows = list(data.results(where or ()))
        statuses = {row.key: row.status for row in data.results()}
    if action is Action.recheck:
        _recheck(rows, certificates(store), statuses, json)
    elif to:
        count = export(rows, to)
        print_json({"exported": count, "file": str(to)}) if json else out.print(
            f"{count} results in {to}.", markup=False
        )
    elif json:
        print_json({"store": str(store), "results": [asdict(row) for row in rows]})
    else:
        of = "lemma" if all(row.task == "prove" for row in rows) else "game"
        columns: dict[str, Callable[[StoredResult], str]] = {
            "verdict": lambda row: row.status,
            "task": lambda row: row.task,
            of: lambda row: row.name,
            "board": lambda row: row.board,
            "seconds": lambda row: f"{row.seconds:.2f}",
            "reason": lambda row: row.reason,
        }
        if len({row.task for row in rows}) < 2:
            del columns["task"]
        if not any(row.board for row in rows):
            del columns["board"]
        if rows:
            _table(list(columns), [[show(row) for show in columns.values()] for row in rows])
        out.print(f"{len(rows)} result{'' if len(rows) == 1 else 's'}.", markup=False)


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
