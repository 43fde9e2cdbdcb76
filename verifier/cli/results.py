"""`wythoff results`: what a store of sweeps holds; `wythoff results recheck`: every stored certificate once more."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from verifier.cli.common import JsonOption, out, print_json
from verifier.cli.sweep import STORE, StoreOption, certificates
from verifier.sweep.export import export
from verifier.sweep.recheck import recheck
from verifier.sweep.store import Store

WIDE = 100_000


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
        typer.Option("--where", "-w", help="A condition: status=REFUTED, width>=100, name~WN^; repeatable."),
    ] = None,
    to: Annotated[
        Path | None, typer.Option("--export", "-o", metavar="FILE", help="A .csv, .json or .parquet file.")
    ] = None,
    json: JsonOption = False,
) -> None:
    """List, filter and export the results of sweeps, or check their certificates again."""
    with Store(store, create=False) as data:
        rows = list(data.results(where or ()))
        statuses = {row["key"]: row["status"] for row in data.results()}
    if action is Action.recheck:
        _recheck(rows, certificates(store), statuses, json)
    elif to:
        count = export(rows, to)
        print_json({"exported": count, "file": str(to)}) if json else out.print(
            f"{count} results in {to}.", markup=False
        )
    elif json:
        print_json({"store": str(store), "results": rows})
    else:
        table = Table(box=None, header_style="bold", padding=(0, 2, 0, 0))
        of = "lemma" if all(row["task"] == "prove" for row in rows) else "game"
        columns: dict[str, Callable[[dict[str, Any]], str]] = {
            "verdict": lambda row: row["status"],
            "task": lambda row: row["task"],
            of: lambda row: row["name"],
            "board": _board,
            "seconds": lambda row: f"{row['seconds']:.2f}",
            "reason": lambda row: row["reason"],
        }
        if len({row["task"] for row in rows}) < 2:
            del columns["task"]
        if not any(map(_board, rows)):
            del columns["board"]
        for heading in columns:
            table.add_column(heading, overflow="fold")
        for row in rows:
            table.add_row(*(escape(show(row)) for show in columns.values()))
        # One line a result where no person looks: other programs read lines.
        (out if out.is_terminal else Console(width=WIDE)).print(table, markup=False)
        out.print(f"{len(rows)} result{'' if len(rows) == 1 else 's'}.", markup=False)


def _board(row: dict[str, Any]) -> str:
    return "" if row["width"] is None else f"{row['width']} x {row['height']}"


def _recheck(rows: list[dict[str, Any]], folder: Path, statuses: dict[str, str], json: bool) -> None:
    """The checker's word on every certificate that a result names."""
    reports = [recheck(row, folder, statuses) for row in rows if (row["evidence"] or {}).get("certificate")]
    wrong = [report for report in reports if not report["accepted"]]
    if json:
        print_json({"checked": len(reports), "rejected": wrong})
    else:
        for report in wrong:
            where = ", ".join(filter(None, (report["name"], _board(report))))
            out.print(f"REJECTED {where}: {report['reason']}", markup=False)
        out.print(f"{len(reports)} certificates checked, {len(wrong)} rejected.", markup=False)
    raise typer.Exit(1 if wrong else 0)
