"""`wythoff paper [NAME|FILE] [ID ...]`: a whole paper, statement by statement."""

from __future__ import annotations

import difflib
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.live import Live
from rich.text import Text

from verifier.base.appearing import appear
from verifier.base.errors import UserError
from verifier.base.extras import PROJECT, is_here
from verifier.base.plural import counted
from verifier.cli.common import JsonOption, beside, mathematics, out, print_json, progress_console
from verifier.cli.paper_table import print_records

if TYPE_CHECKING:
    from verifier.papers.model import Paper, Scope
    from verifier.papers.record import Record

__all__ = ["paper"]


def paper(
    what: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[NAME|FILE] [ID]...",
            help="A paper by name, or a .toml file; then statements such as thm-2.1-iiia or table-3 (default: all). "
            "`new FILE` writes a file to begin with.",
        ),
    ] = None,
    board: Annotated[int | None, typer.Option("--board", "-b", metavar="N", help="Boards of N x N positions.")] = None,
    constants: Annotated[int | None, typer.Option(metavar="K", help="All m, p up to K.")] = None,
    rows: Annotated[
        int | None, typer.Option("--rows", metavar="R", help="Complete rows up to R, where rows are asked about.")
    ] = None,
    time_limit: Annotated[
        int | None,
        typer.Option("--time-limit", metavar="S", help="Seconds for the automaton of a game, in a paper from a file."),
    ] = None,
    quick: Annotated[bool, typer.Option("--quick", help="Smaller boards and constants: under a minute.")] = False,
    fresh: Annotated[
        bool, typer.Option("--fresh", help="Use nothing of earlier runs: neither records nor solvers' answers.")
    ] = False,
    json: JsonOption = False,
    list_: Annotated[
        bool, typer.Option("--list", help="List the statements, with their recorded verdicts, and stop.")
    ] = (False),
    errata: Annotated[
        bool, typer.Option("--errata", help="Only what is not true as printed, with its corrections, on the screen.")
    ] = False,
    only: Annotated[
        str | None, typer.Option("--only", metavar="V", help="Only these: holds, erratum, refuted or open.")
    ] = None,
    tex: Annotated[
        Path | None,
        typer.Option("--tex", metavar="FILE", help="Write LaTeX for an appendix: a box for each statement, a table."),
    ] = None,
    pdf: Annotated[
        Path | None, typer.Option("--pdf", metavar="FILE", help="Write the table of the statements as a PDF.")
    ] = None,
    record: Annotated[
        bool, typer.Option("--record", help="Make the outcomes of this run the recorded ones, after looking at them.")
    ] = False,
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", metavar="DIR", help="Where the results go (results/paper, or NAME-checked)."),
    ] = None,
) -> None:
    """Check every statement of a paper: what holds and how strongly, what is misprinted, what is open.

    Without arguments: which papers there are. Without a name, statements and options are of `restrictions`. A paper of
    your own is a file: `wythoff paper new mypaper.toml` writes one to begin with.

    Exit code 0: every outcome is the recorded (or expected) one; 1: something changed; 2: a statement cannot be read
    (the others are checked all the same). What is unchanged since the last run is reused.
    """
    if not (is_here("markdown_it") and is_here("mdit_py_plugins")):
        raise UserError(f"A paper needs more than the core: pip install '{PROJECT}[paper]'.")
    from verifier.papers import library
    from verifier.papers import render as pages
    from verifier.papers.record import WORDS
    from verifier.papers.run import RecordFolder, changed, record_outcomes, to_json

    names = _without_files(what or [], json)
    if names[:1] == ["new"]:
        _new(names[1:])
        return
    if not (names or quick or list_ or errata or only or record or json or tex or pdf):
        _papers()
        return
    named = bool(names) and (names[0].endswith(".toml") or names[0] in library.names())
    it = library.find_paper(names.pop(0) if named else library.BUILT_IN)
    output = output or Path(it.folder)
    if only is not None and only not in WORDS:
        raise UserError(f"--only takes one of {', '.join(WORDS)}, not {only!r}.")
    broken = {unread.id: unread.why for unread in it.unread}
    chosen = _asked(it, names, broken, {only} if only else {"erratum", "refuted"} if errata else None)
    if list_:
        _list(it, chosen)
        _unread(broken)
        return
    if quick and fresh:
        raise UserError("--quick asks no solver, so --fresh has nothing to ask again: choose one.")
    scope = _scope(quick=quick, board=board, constants=constants, rows=rows, seconds=time_limit)
    done, interrupted = _run(it, chosen, scope, output, broken, quick=quick, fresh=fresh)
    store = RecordFolder(it, output)
    if done:
        pages.write_pages(it, [store.records[id] for id in it.statements if id in store.records], output)
    differing = changed(it, (record for record, _ in done))
    if it.exhibits.figures and not names and not interrupted and not only and not errata:
        from verifier.report.figures import paper_figures

        paper_figures(it, output.parent / "figures")
    if json:
        statements = [to_json(record, it) | {"reused": reused} for record, reused in done]
        print_json({"statements": statements, "changed": differing})
    shown = [record for record, _ in done if only is None or record.verdict == only]
    _write_files(it, shown, tex, pdf)
    if errata:
        from verifier.papers.letter import letter

        out.print(mathematics(letter(it, shown)), markup=False)
    elif not json:
        _report(it, shown, len(broken), chosen, interrupted, output, differing, (tex, pdf))
    _unread(broken)
    if interrupted:
        raise typer.Exit(130)
    if record:
        record_outcomes(it, (found for found, _ in done))
        assert it.recorded is not None
        out.print(f"Recorded: {counted(len(done), 'outcome')}, in {it.recorded.name}.", markup=False)
        return
    if broken:
        raise typer.Exit(2)
    if differing:
        raise typer.Exit(1)


def _asked(it: Paper, ids: list[str], broken: dict[str, str], verdicts: set[str] | None) -> list[str]:
    """The statements that are asked for; with `verdicts`, those of them with such a recorded one."""
    from verifier.papers.run import recorded

    for id in ids:
        if id in broken:
            raise UserError(f"{id}: {broken[id]}")
    chosen = _chosen(ids, list(it.statements), it.file) if it.statements else []
    if it.recorded is None or verdicts is None:  # of other papers the verdicts are known after the run only
        return chosen
    expected = recorded(it)
    return [id for id in chosen if id in expected and expected[id]["verdict"] in verdicts]


def _list(it: Paper, chosen: list[str]) -> None:
    from verifier.papers.run import recorded

    expected = recorded(it)
    for id in chosen:
        verdict = expected[id]["verdict"] if id in expected else ""
        out.print(f"{id:28} {verdict:8} {it.statements[id].place}", markup=False)


def _scope(*, quick: bool, board: int | None, constants: int | None, rows: int | None, seconds: int | None) -> Scope:
    """How far to look: what was given, if it is not too little to say anything."""
    from verifier.papers.model import Scope

    scope = Scope.quick() if quick else Scope()
    least_of = (("board", board, 40), ("constants", constants, 3), ("rows", rows, 0), ("seconds", seconds, 0))
    for name, value, least in least_of:
        if value is not None:
            if value < least:
                option = "time-limit" if name == "seconds" else name
                raise UserError(f"--{option} must be at least {least}, not {value}: smaller checks would say nothing.")
            scope = replace(scope, **{name: value})
    return scope


def _run(
    it: Paper, chosen: list[str], scope: Scope, output: Path, broken: dict[str, str], *, quick: bool, fresh: bool
) -> tuple[list[tuple[Record, bool]], bool]:
    """The records, each with whether it was reused, and whether the run was interrupted; with a line of progress.

    What cannot be read of a paper from a file is entered into `broken`.
    """
    from verifier.papers.run import run

    done: list[tuple[Record, bool]] = []
    # One line, drawn when something is done and never in between: whatever else happens, nothing of it is left behind.
    live = Live(console=progress_console, auto_refresh=False, transient=True)
    try:
        if progress_console.is_terminal and chosen:
            live.start()
            live.update(_line("The book of lemmas ..." if not quick else f"{chosen[0]} ..."), refresh=True)

        def unread(id: str, error: UserError) -> None:
            broken[id] = str(error)

        for id, found, reused in run(
            it, chosen, scope, output, prove=not quick, fresh=fresh, unread=None if it.recorded else unread
        ):
            done.append((found, reused))
            following = chosen[len(done)] if len(done) < len(chosen) else ""
            if live.is_started:
                step = f"{len(done)} of {len(chosen)}: {id} {found.verdict}"
                live.update(_line(f"{step}; {following} ..." if following else step), refresh=True)
    except KeyboardInterrupt:
        return done, True
    finally:
        if live.is_started:
            live.stop()
    return done, False


def _write_files(it: Paper, shown: list[Record], tex: Path | None, pdf: Path | None) -> None:
    """An appendix in LaTeX, and the table as a PDF, where they are asked for."""
    if tex is not None:
        from verifier.papers.appendix import macros

        appear(tex, macros(it, shown))
    if pdf is not None:
        from verifier.documents.markdown import read
        from verifier.documents.typst import pdf as as_pdf
        from verifier.papers.appendix import page

        appear(pdf, as_pdf(read(page(it, shown))))


def _line(text: str) -> Text:
    return Text(text, no_wrap=True, overflow="ellipsis")


def _without_files(names: list[str], json: bool) -> list[str]:
    """What was asked for; `--json -` and `--json FILE` were words of before."""
    file = next((name for name in names if json and name.endswith(".json")), None)
    if file:
        raise UserError(f"--json prints to the screen: leave out {file}, or write `--json > {file}`.")
    return [name for name in names if not (json and name == "-")]


def _new(names: list[str]) -> None:
    from verifier.papers.authored.skeleton import write_skeleton

    if len(names) != 1:
        raise UserError("`wythoff paper new FILE` takes one file, such as mypaper.toml.")
    write_skeleton(Path(names[0]))
    out.print(f"Written: {names[0]}. Change it, then: wythoff paper {names[0]}", markup=False)


def _papers() -> None:
    """The papers, with the text of each that was checked."""
    from verifier.papers import library

    for name in library.names():
        it = library.find_paper(name)
        out.print(f"{name:24} {it.authors}, {it.title}", markup=False)
        source = f"{it.source.name}, {it.source.date}" + (f", SHA-256 {it.source.sha256}" if it.source.sha256 else "")
        out.print(f"{'':24} {counted(len(it.statements), 'statement')}; text checked: {source}", markup=False)
    out.print("Check one: wythoff paper NAME. A paper of your own: wythoff paper new mypaper.toml", markup=False)


def _unread(broken: dict[str, str]) -> None:
    for id, why in broken.items():
        typer.echo(f"wythoff: {id}: {why}", err=True)


def _chosen(ids: list[str], known: list[str], file: str) -> list[str]:
    parts = {id: [k for k in known if k.startswith(f"{id}-")] for id in ids}  # thm-3.1 means its two parts
    ids = [part for id in ids for part in ([id] if id in known else parts[id] or [id])]
    for id in ids:
        if id not in known:
            near = _near(id, known)
            hint = f"did you mean {' or '.join(map(repr, near))}? " if near else ""
            lists = f"`wythoff paper {file + ' ' if file else ''}--list` has them all"
            raise UserError(f"{id!r} is no statement of the paper; {hint}{lists}, and `wythoff paper` all papers.")
    return [id for id in known if not ids or id in ids]


def _near(id: str, known: list[str]) -> list[str]:
    """The nearest ids, first among those that begin with the same word: belief-progression is some belief."""
    alike = [k for k in known if k.partition("-")[0] == id.partition("-")[0]]
    return difflib.get_close_matches(id, alike, 3, cutoff=0.0) or difflib.get_close_matches(id, known, 1, cutoff=0.3)


def _report(
    it: Paper,
    done: list[Record],
    unread: int,
    chosen: list[str],
    interrupted: bool,
    output: Path,
    differing: list[str],
    files: tuple[Path | None, ...],
) -> None:
    from verifier.papers.render import summary

    if done:
        print_records(done, out)
    if len(done) == 1:
        (record,) = done
        for name, finding in zip(("Literal", "Corrected"), record.findings, strict=False):
            beside("", f"{name}: {mathematics(finding.text)}")
        if record.argument:
            beside("", f"Why: {mathematics(record.argument)}")
        if found_in := it.statements[record.id].found_in:
            out.print(f"Found in: {found_in}", markup=False)
        for certificate in record.certificates:
            out.print(f"Certificate: {output / 'certificates' / certificate.folder}", markup=False)
    beside("", summary(done, unread))
    if interrupted:
        out.print(
            f"Interrupted after {len(done)} of {counted(len(chosen), 'statement')}; what is done is kept in {output}."
        )
    if differing:
        word = "recorded" if it.recorded is not None else "expected"
        out.print(f"Not the {word} outcome: {', '.join(differing)}.", markup=False)
    if done:
        beside("", f"Written to {output}: statements.json, statements.md, the letter, certificates.")
    for file in (file for file in files if file is not None):
        out.print(f"Written: {file}", markup=False)
