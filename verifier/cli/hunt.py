"""`wythoff hunt NAME`: one of the paper's open questions, or a reader's own, against data."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, cast

import typer

from verifier.base.appearing import appearing_file
from verifier.base.errors import UserError
from verifier.base.plural import counted
from verifier.cli.common import JobsOption, JsonOption, beside, cores, out, print_json, progress_console
from verifier.hunts import GAMES, QUESTIONS, load
from verifier.hunts.result import Constants, HuntResult, parse_grid

if TYPE_CHECKING:
    from verifier.hunts.certify import HuntCertificate

__all__ = ["hunt"]

NAME = 24  # the column of names in the list


def hunt(
    name: Annotated[
        str | None, typer.Argument(metavar="[NAME]", help=f"One of {', '.join(QUESTIONS)}; none lists the questions.")
    ] = None,
    m: Annotated[str, typer.Option(metavar="RANGE", help="The constants m.")] = "1..6",
    p: Annotated[str, typer.Option(metavar="RANGE", help="The constants p.")] = "1..9",
    l: Annotated[str, typer.Option(metavar="RANGE", help="The constants l, such as 0..p or 2..3.")] = "0..p",
    rows: Annotated[int, typer.Option(metavar="R", help="How many complete rows of each game.")] = 5000,
    game: Annotated[
        str | None,
        typer.Option(
            "--game",
            metavar="GAME",
            help="Other games than the paper's: a name or a .toml file, in which parameters may stand in braces.",
        ),
    ] = None,
    settings: Annotated[
        list[str] | None,
        typer.Option("--set", metavar="k=1..8", help="The values of a parameter of --game; once for each."),
    ] = None,
    ask: Annotated[
        str | None,
        typer.Option(
            "--ask",
            metavar="FORMULA",
            help='Instead of NAME, a question of your own, about every row (x, row), such as "len(row) <= 3", or every '
            'pair (n, c, d, c_before, d_before), such as "d - c == 2 * n".',
        ),
    ] = None,
    jobs: JobsOption = None,
    certificate: Annotated[
        Path | None,
        typer.Option(
            "--certificate",
            "-c",
            metavar="DIR",
            help="Write certificates of counterexamples, survivors, coincidences and splits below this folder.",
        ),
    ] = None,
    limit: Annotated[int, typer.Option(metavar="K", help="Show, and certify, at most K counterexamples.")] = 8,
    force: Annotated[bool, typer.Option("--force", help="Replace certificates that are there.")] = False,
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", metavar="FILE", help="Also write the raw table, as CSV; FILE.md is a page."),
    ] = None,
    json: JsonOption = False,
) -> None:
    """Hunt for counterexamples to an open question, and say what the data support.

    Exit code 1 if a belief of the paper is refuted, 0 if it is not (or was a question).
    """
    if name is None and ask is None:
        if game is not None or settings:
            raise UserError("What shall be hunted? Give a name, or a question of your own with --ask.")
        _list(json)
        return
    if name is not None and ask is not None:
        raise UserError("Give the name of a hunt or --ask, not both.")
    if name is not None and name not in QUESTIONS:
        raise UserError(f"There is no hunt {name!r}; there are {', '.join(QUESTIONS)}.")
    if limit < 0:
        raise UserError("--limit must be at least 0.")
    if settings and game is None:
        raise UserError("--set gives the parameters of --game; the paper's constants are --m, --p and --l.")
    grid = parse_grid(m, p, l, rows)

    def tell(done: int, total: int) -> None:
        text = f"{name}: {done} of {counted(total, 'game')}" + (
            ": looking at all of them together" if done == total else ""
        )
        progress_console.print(f"{text:<70}", end="\r")

    show = tell if progress_console.is_terminal and not json else None
    finding = _finding(name, ask, game, settings or [], grid, jobs or cores(), show)
    name = finding.name
    certificates: list[HuntCertificate] = []
    nothing: str | None = None
    if certificate is not None:
        from verifier.hunts.certify import certify_finding

        certificates, nothing = certify_finding(finding, certificate / name, most=limit, force=force)
    if output is not None:
        (write_page if output.suffix == ".md" else write_table)(finding, output)
    if json:
        added = {"certificates": [one.to_json() for one in certificates]} | (
            {"nothing_to_certify": nothing} if nothing else {}
        )
        print_json(finding.to_json() | (added if certificate is not None else {}))
    else:
        for heading, text in finding.sentences(limit):
            out.print(f"{heading + ':' if heading else '':<17} {text}", markup=False)
        for one in certificates:
            out.print(f"Certificate:      {one.folder}: {one.verdict.status.value}", markup=False)
        if nothing:
            out.print(f"Certificate:      {nothing}", markup=False)
    raise typer.Exit(1 if finding.counterexamples else 0)


def _finding(
    name: str | None, ask: str | None, game: str | None, settings: list[str], grid: Constants, jobs: int, show: Any
) -> HuntResult:
    """The hunt of this name over the grid, or over the family of --game; or the question of --ask."""
    if ask is None:
        assert name is not None
        hunt = load(name)
        if game is None:
            return cast("HuntResult", hunt.hunt(grid, jobs, show))
        if not hasattr(hunt, "hunt_games"):
            others = " and ".join(other for other in QUESTIONS if hasattr(load(other), "hunt_games"))
            raise UserError(
                f"The hunt {name} speaks of {GAMES[name]} only. Of any games speak {others}, and a question with --ask."
            )
        from verifier.hunts.parameters import members

        return cast("HuntResult", hunt.hunt_games(members(game, settings), grid.rows, jobs, show))
    from verifier.hunts import own_question
    from verifier.hunts.parameters import Member, members

    if game is not None:
        return own_question.ask(ask, members(game, settings), grid.rows, jobs, show)
    from verifier.games.families import modulo

    paper = [Member(f"{m}WN^({l},{p})", modulo(m, p, l), (("m", m), ("p", p), ("l", l))) for m, p, l in grid]
    return own_question.ask(ask, paper, grid.rows, jobs, show)


def _list(json: bool) -> None:
    if json:
        print_json({"hunts": QUESTIONS, "games": GAMES})
        return
    for name, question in QUESTIONS.items():
        beside(name, question, NAME)
        beside("", f"Games: {GAMES[name]}.", NAME)
    out.print()
    beside("", "Ask one with: wythoff hunt NAME. With --m, --p, --l and --rows it looks further.")
    beside("", "A question of your own: wythoff hunt --ask 'len(row) <= 3' --game GAME.")


def write_table(finding: HuntResult, path: Path) -> None:
    """The raw table as CSV, with every column that some row has."""
    columns = list(dict.fromkeys(key for row in finding.table for key in row))
    with appearing_file(path, newline="") as file:
        writer = csv.DictWriter(file, columns, lineterminator="\n")
        writer.writeheader()
        writer.writerows(finding.table)


def write_page(finding: HuntResult, path: Path) -> None:
    """The finding as a page of Markdown: its sentences, and its table, one for each set of columns."""
    lines = [f"# {finding.name}", ""]
    lines += [f"{f'**{heading}.** ' if heading else ''}{text}\n" for heading, text in finding.sentences(0)]
    columns: tuple[str, ...] = ()
    for row in finding.table:
        if tuple(row) != columns:
            columns = tuple(row)
            lines += ["", f"| {' | '.join(columns)} |", "|" + "---|" * len(columns)]
        lines.append(f"| {' | '.join(_cell(value) for value in row.values())} |")
    with appearing_file(path) as file:
        file.write("\n".join(lines) + "\n")


def _cell(value: object) -> str:
    match value:
        case None:
            return ""
        case list():
            return ", ".join(map(str, value))
    return str(value)
