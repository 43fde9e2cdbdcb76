"""`wythoff paper [ID ...]`: the whole paper, statement by statement."""

from __future__ import annotations

import difflib
import json as json_module
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.live import Live
from rich.table import Table

from verifier.base.appearing import appear
from verifier.base.errors import UserError
from verifier.cli.common import out, progress_console

if TYPE_CHECKING:
    from verifier.papers.record import Record

__all__ = ["paper"]

STYLE = {"holds": "green", "erratum": "yellow", "refuted": "red", "open": "cyan", "fails": "bold red"}


def paper(
    ids: Annotated[
        list[str] | None, typer.Argument(metavar="[ID]...", help="Statements such as thm-2.1-iiia or table-3. [all]")
    ] = None,
    board: Annotated[int | None, typer.Option("--board", "-b", metavar="N", help="Boards of N x N positions.")] = None,
    constants: Annotated[int | None, typer.Option(metavar="K", help="All m, p up to K.")] = None,
    rows: Annotated[
        int | None, typer.Option("--rows", metavar="R", help="Complete rows up to R, where rows are asked about.")
    ] = None,
    quick: Annotated[bool, typer.Option("--quick", help="Smaller boards and constants: under a minute.")] = False,
    fresh: Annotated[
        bool, typer.Option("--fresh", help="Use nothing of earlier runs: neither records nor solvers' answers.")
    ] = False,
    json: Annotated[
        Path | None,
        typer.Option("--json", metavar="FILE", help="Write all records to FILE as well (- for the screen)."),
    ] = None,
    list_: Annotated[
        bool, typer.Option("--list", help="List the statements, with their recorded verdicts, and stop.")
    ] = (False),
    record: Annotated[
        bool, typer.Option("--record", help="Make the outcomes of this run the recorded ones, after looking at them.")
    ] = False,
    output: Annotated[Path, typer.Option("--output", "-o", metavar="DIR", help="Where the results go.")] = Path(
        "results/paper"
    ),
) -> None:
    """Check every statement of the paper: what holds and how strongly, what is misprinted, what is open.

    Exit code 0: every outcome is the recorded one; 1: something changed. What is unchanged since the last run is
    reused.
    """
    from verifier.papers.model import Scope
    from verifier.papers.render import write_pages
    from verifier.papers.restrictions import PAPER
    from verifier.papers.run import RecordFolder, changed, record_outcomes, recorded, run, to_json

    chosen = _chosen(ids or [], list(PAPER.statements))
    if list_:
        expected = recorded(PAPER)
        for id in chosen:
            out.print(f"{id:28} {expected.get(id, {}).get('verdict', ''):8} {PAPER.statements[id].place}", markup=False)
        return
    if quick and fresh:
        raise UserError("--quick asks no solver, so --fresh has nothing to ask again: choose one.")
    scope = Scope.quick() if quick else Scope()
    for name, value, least in (("board", board, 40), ("constants", constants, 3), ("rows", rows, 0)):
        if value is not None:
            if value < least:
                raise UserError(f"--{name} must be at least {least}, not {value}: smaller checks would say nothing.")
            scope = replace(scope, **{name: value})

    done: list[tuple[Record, bool]] = []
    to_screen = json is not None and str(json) == "-"
    interrupted = False
    live = Live(console=progress_console, refresh_per_second=4, transient=True)
    try:
        if progress_console.is_terminal:
            live.start()
            live.update("The book of lemmas ..." if not quick else f"{chosen[0]} ...")
        for id, found, reused in run(PAPER, chosen, scope, output, prove=not quick, fresh=fresh):
            done.append((found, reused))
            following = chosen[len(done)] if len(done) < len(chosen) else ""
            if live.is_started:
                live.update(
                    _table(
                        [record for record, _ in done[-15:]], f"{len(done)}/{len(chosen)} {id} done; next {following}"
                    )
                )
    except KeyboardInterrupt:
        interrupted = True
    finally:
        if live.is_started:
            live.stop()
    store = RecordFolder(PAPER, output)
    write_pages(PAPER, [store.records[id] for id in PAPER.statements if id in store.records], output)
    differing = changed(PAPER, (record for record, _ in done))
    if not ids and not interrupted:
        from verifier.report.figures import paper_figures

        paper_figures(output.parent / "figures")
    if json is not None:
        statements = [to_json(record, PAPER) | {"reused": reused} for record, reused in done]
        text = json_module.dumps({"statements": statements, "changed": differing}, ensure_ascii=False)
        if to_screen:
            typer.echo(text)
        else:
            appear(json, text + "\n")
    if not to_screen:
        _report([record for record, _ in done], chosen, interrupted, output, differing)
    if interrupted:
        raise typer.Exit(130)
    if record:
        record_outcomes(PAPER, (found for found, _ in done))
        out.print(f"Recorded: {len(done)} outcomes, in {PAPER.recorded.name}.", markup=False)
        return
    if differing:
        raise typer.Exit(1)


def _chosen(ids: list[str], known: list[str]) -> list[str]:
    parts = {id: [k for k in known if k.startswith(f"{id}-")] for id in ids}  # thm-3.1 means its two parts
    ids = [part for id in ids for part in ([id] if id in known else parts[id] or [id])]
    for id in ids:
        if id not in known:
            near = _near(id, known)
            hint = f"did you mean {' or '.join(map(repr, near))}? " if near else ""
            raise UserError(f"{id!r} is no statement of the paper; {hint}`wythoff paper --list` has them all.")
    return [id for id in known if not ids or id in ids]


def _near(id: str, known: list[str]) -> list[str]:
    """The nearest ids, first among those that begin with the same word: belief-progression is some belief."""
    alike = [k for k in known if k.partition("-")[0] == id.partition("-")[0]]
    return difflib.get_close_matches(id, alike, 3, cutoff=0.0) or difflib.get_close_matches(id, known, 1, cutoff=0.3)


def _table(records: list[Record], title: str | None = None) -> Table:
    from verifier.papers.render import found

    table = Table(title=title, title_justify="left", show_lines=False, expand=True)
    table.add_column("statement", no_wrap=True)
    table.add_column("place", ratio=2)
    table.add_column("verdict", no_wrap=True)
    table.add_column("what came out", ratio=5)
    for r in records:
        table.add_row(r.id, r.place, f"[{STYLE[r.verdict]}]{r.verdict}[/]", _escaped(found(r)))
    return table


def _escaped(text: str) -> str:
    return text.replace("[", "\\[")


def _report(done: list[Record], chosen: list[str], interrupted: bool, output: Path, differing: list[str]) -> None:
    from verifier.papers.render import summary

    (out if out.is_terminal else Console(width=150, highlight=False)).print(_table(done))
    if len(done) == 1:
        (record,) = done
        for name, finding in zip(("Literal", "Corrected"), record.findings, strict=False):
            out.print(f"{name}: {finding.text}", markup=False)
        if record.argument:
            out.print(f"Why: {record.argument}", markup=False)
        for certificate in record.certificates:
            out.print(f"Certificate: {output / 'certificates' / certificate.folder}", markup=False)
    out.print(summary(done), markup=False)
    if interrupted:
        out.print(f"Interrupted after {len(done)} of {len(chosen)} statements; what is done is kept in {output}.")
    if differing:
        out.print(f"Not the recorded outcome: {', '.join(differing)}.", markup=False)
    out.print(f"Written to {output}: statements.json, statements.md, the letter, certificates.", markup=False)
