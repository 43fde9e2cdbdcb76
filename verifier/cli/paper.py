"""`wythoff paper [NAME|FILE] [ID ...]`: a whole paper, statement by statement."""

from __future__ import annotations

import difflib
from collections.abc import Iterator
from dataclasses import dataclass, replace
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
    names = _without_files(what or [], json)
    if names[:1] == ["new"]:
        _new(names[1:])
        return
    if not (names or quick or list_ or errata or only or record or json or tex or pdf):
        _papers()
        return
    it, ids = _paper_and_ids(names)
    asked = PaperRequest(it, tuple(ids), output or Path(it.folder), only, errata, quick, fresh, tex, pdf)
    broken = {unread.id: unread.why for unread in it.unread}
    chosen = _chosen(asked, broken)
    if list_:
        _list(it, chosen)
        _unread(broken)
        return
    if quick and fresh:
        raise UserError("--quick asks no solver, so --fresh has nothing to ask again: choose one.")
    scope = _scope(quick=quick, board=board, constants=constants, rows=rows, seconds=time_limit)
    found = _run(asked, chosen, scope, broken)
    _write_results(asked, found)
    _show(asked, found, json=json)
    _end(asked, found, record=record)


@dataclass(frozen=True)
class PaperRequest:
    """What was asked: a paper, the ids that were named (none for all), where the results go, and the options."""

    it: Paper
    ids: tuple[str, ...]
    output: Path
    only: str | None
    errata: bool
    quick: bool
    fresh: bool
    tex: Path | None
    pdf: Path | None

    @property
    def verdicts(self) -> set[str] | None:
        """Only statements with such a verdict; None for all."""
        if self.only:
            return {self.only}
        return {"erratum", "refuted"} if self.errata else None

    @property
    def everything(self) -> bool:
        """The whole paper, and no part of it."""
        return not self.ids and not self.only and not self.errata


@dataclass(frozen=True)
class PaperRun:
    """What came of it: the records, each with whether it was reused, and the statements that cannot be read."""

    chosen: list[str]
    done: list[tuple[Record, bool]]
    broken: dict[str, str]
    interrupted: bool
    differing: list[str]  # not the recorded outcome

    def shown(self, only: str | None) -> list[Record]:
        """The records of this verdict, or all of them."""
        return [record for record, _ in self.done if only is None or record.verdict == only]


def _paper_and_ids(names: list[str]) -> tuple[Paper, list[str]]:
    """The paper that the first word names, or the built-in one; the other words are ids of statements."""
    from verifier.papers import library

    named = bool(names) and (names[0].endswith(".toml") or names[0] in library.names())
    return library.find_paper(names[0] if named else library.BUILT_IN), names[1:] if named else names


def _chosen(asked: PaperRequest, broken: dict[str, str]) -> list[str]:
    """The statements that are asked for; those with a certain verdict by the recorded one."""
    from verifier.papers.record import WORDS
    from verifier.papers.run import recorded

    it = asked.it
    if asked.only is not None and asked.only not in WORDS:
        raise UserError(f"--only takes one of {', '.join(WORDS)}, not {asked.only!r}.")
    for id in asked.ids:
        if id in broken:
            raise UserError(f"{id}: {broken[id]}")
    chosen = _known(list(asked.ids), list(it.statements), it.file) if it.statements else []
    if it.recorded is None or asked.verdicts is None:  # of other papers the verdicts are known after the run only
        return chosen
    expected = recorded(it)
    return [id for id in chosen if id in expected and expected[id]["verdict"] in asked.verdicts]


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


def _run(asked: PaperRequest, chosen: list[str], scope: Scope, broken: dict[str, str]) -> PaperRun:
    """Check the statements, with a line of progress.

    What cannot be read of a paper from a file is entered into `broken`.
    """
    from verifier.papers.run import changed

    done: list[tuple[Record, bool]] = []
    # One line, drawn when something is done and never in between: whatever else happens, nothing of it is left behind.
    live = Live(console=progress_console, auto_refresh=False, transient=True)
    interrupted = False
    try:
        if progress_console.is_terminal and chosen:
            live.start()
            live.update(_line("The book of lemmas ..." if not asked.quick else f"{chosen[0]} ..."), refresh=True)
        for record, reused in _records(asked, chosen, scope, broken):
            done.append((record, reused))
            following = chosen[len(done)] if len(done) < len(chosen) else ""
            if live.is_started:
                step = f"{len(done)} of {len(chosen)}: {record.id} {record.verdict}"
                live.update(_line(f"{step}; {following} ..." if following else step), refresh=True)
    except KeyboardInterrupt:
        interrupted = True
    finally:
        if live.is_started:
            live.stop()
    return PaperRun(chosen, done, broken, interrupted, changed(asked.it, (record for record, _ in done)))


def _records(
    asked: PaperRequest, chosen: list[str], scope: Scope, broken: dict[str, str]
) -> Iterator[tuple[Record, bool]]:
    """The records, one after the other, each with whether it was reused."""
    from verifier.papers.run import run

    def unread(id: str, error: UserError) -> None:
        broken[id] = str(error)

    told = None if asked.it.recorded else unread
    records = run(asked.it, chosen, scope, asked.output, prove=not asked.quick, fresh=asked.fresh, unread=told)
    return ((record, reused) for _, record, reused in records)


def _write_results(asked: PaperRequest, found: PaperRun) -> None:
    """The pages of all records that are there and, after a run of the whole paper, its figures."""
    from verifier.papers.render import write_pages
    from verifier.papers.run import RecordFolder

    it = asked.it
    if found.done:
        stored = RecordFolder(it, asked.output).records
        write_pages(it, [stored[id] for id in it.statements if id in stored], asked.output)
    if it.exhibits.figures and asked.everything and not found.interrupted:
        from verifier.report.figures import paper_figures

        paper_figures(it, asked.output.parent / "figures")


def _show(asked: PaperRequest, found: PaperRun, *, json: bool) -> None:
    """What came of it, on the screen and in the files that were asked for."""
    from verifier.papers.run import to_json

    if json:
        statements = [to_json(record, asked.it) | {"reused": reused} for record, reused in found.done]
        print_json({"statements": statements, "changed": found.differing})
    shown = found.shown(asked.only)
    _write_files(asked.it, shown, asked.tex, asked.pdf)
    if asked.errata:
        from verifier.papers.letter import letter

        out.print(mathematics(letter(asked.it, shown)), markup=False)
    elif not json:
        _report(asked, found)
    _unread(found.broken)


def _end(asked: PaperRequest, found: PaperRun, *, record: bool) -> None:
    """Record the outcomes, if that was asked, or end with the exit code that says what came of them."""
    if found.interrupted:
        raise typer.Exit(130)
    if record:
        from verifier.papers.run import record_outcomes

        record_outcomes(asked.it, (done for done, _ in found.done))
        assert asked.it.recorded is not None
        out.print(f"Recorded: {counted(len(found.done), 'outcome')}, in {asked.it.recorded.name}.", markup=False)
        return
    if found.broken:
        raise typer.Exit(2)
    if found.differing:
        raise typer.Exit(1)


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


def _known(ids: list[str], known: list[str], file: str) -> list[str]:
    """The ids, each with its parts; all if none is named. What is no statement is an error with a hint."""
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


def _report(asked: PaperRequest, found: PaperRun) -> None:
    """The table of the records, of a single one all that is known, and where the results are."""
    from verifier.papers.render import summary

    records = found.shown(asked.only)
    if records:
        print_records(records, out)
    if len(records) == 1:
        _details(asked, records[0])
    beside("", summary(records, len(found.broken)))
    if found.interrupted:
        of = f"{len(records)} of {counted(len(found.chosen), 'statement')}"
        out.print(f"Interrupted after {of}; what is done is kept in {asked.output}.")
    if found.differing:
        word = "recorded" if asked.it.recorded is not None else "expected"
        out.print(f"Not the {word} outcome: {', '.join(found.differing)}.", markup=False)
    if records:
        beside("", f"Written to {asked.output}: statements.json, statements.md, the letter, certificates.")
    for file in (file for file in (asked.tex, asked.pdf) if file is not None):
        out.print(f"Written: {file}", markup=False)


def _details(asked: PaperRequest, record: Record) -> None:
    """Of one statement: its readings, why, where it was found, and its certificates."""
    for name, finding in zip(("Literal", "Corrected"), record.findings, strict=False):
        beside("", f"{name}: {mathematics(finding.text)}")
    if record.argument:
        beside("", f"Why: {mathematics(record.argument)}")
    if found_in := asked.it.statements[record.id].found_in:
        out.print(f"Found in: {found_in}", markup=False)
    for certificate in record.certificates:
        out.print(f"Certificate: {asked.output / 'certificates' / certificate.folder}", markup=False)
