"""`wythoff hunt NAME`: one of the paper's open questions against data."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from verifier.base.appearing import appearing_file
from verifier.base.errors import UserError
from verifier.cli.common import JobsOption, JsonOption, cores, out, print_json, progress_console
from verifier.hunts import QUESTIONS, load
from verifier.hunts.result import HuntResult, parse_grid

if TYPE_CHECKING:
    from verifier.hunts.certify import HuntCertificate

__all__ = ["hunt"]


def hunt(
    name: Annotated[
        str | None, typer.Argument(metavar="[NAME]", help=f"One of {', '.join(QUESTIONS)}; none lists the questions.")
    ] = None,
    m: Annotated[str, typer.Option(metavar="RANGE", help="The constants m.")] = "1..6",
    p: Annotated[str, typer.Option(metavar="RANGE", help="The constants p.")] = "1..9",
    l: Annotated[str, typer.Option(metavar="RANGE", help="The constants l, such as 0..p or 2..3.")] = "0..p",
    rows: Annotated[int, typer.Option(metavar="R", help="How many complete rows of each game.")] = 5000,
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
        Path | None, typer.Option("--output", "-o", metavar="FILE", help="Also write the raw table, as CSV.")
    ] = None,
    json: JsonOption = False,
) -> None:
    """Hunt for counterexamples to an open question, and say what the data support.

    Exit code 1 if a belief of the paper is refuted, 0 if it is not (or was a question).
    """
    if name is None:
        _list(json)
        return
    if name not in QUESTIONS:
        raise UserError(f"There is no hunt {name!r}; there are {', '.join(QUESTIONS)}.")
    if limit < 0:
        raise UserError("--limit must be at least 0.")
    grid = parse_grid(m, p, l, rows)

    def tell(done: int, total: int) -> None:
        text = f"{name}: {done} of {total} games" + (": looking at all of them together" if done == total else "")
        progress_console.print(f"{text:<70}", end="\r")

    show = tell if progress_console.is_terminal and not json else None
    finding: HuntResult = load(name).hunt(grid, jobs or cores(), show)
    certificates: list[HuntCertificate] = []
    nothing: str | None = None
    if certificate is not None:
        from verifier.hunts.certify import certify_finding

        certificates, nothing = certify_finding(finding, certificate / name, most=limit, force=force)
    if output is not None:
        write_table(finding, output)
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


def _list(json: bool) -> None:
    if json:
        print_json({"hunts": QUESTIONS})
        return
    for name, question in QUESTIONS.items():
        out.print(f"{name:<23} {question}", markup=False)
    out.print("\nAsk one with: wythoff hunt NAME. With --m, --p, --l and --rows it looks further.", markup=False)


def write_table(finding: HuntResult, path: Path) -> None:
    """The raw table as CSV, with every column that some row has."""
    columns = list(dict.fromkeys(key for row in finding.table for key in row))
    with appearing_file(path, newline="") as file:
        writer = csv.DictWriter(file, columns, lineterminator="\n")
        writer.writeheader()
        writer.writerows(finding.table)
