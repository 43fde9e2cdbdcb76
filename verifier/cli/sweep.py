"""`wythoff sweep`: a grid of verifications, certificates, hunts or proofs, in processes or on a Dask cluster."""

from __future__ import annotations

from enum import Enum
from pathlib import Path
from typing import Annotated, Any

import typer
from kernel_encodings import catalogue

from verifier.base.errors import UserError
from verifier.base.verdict import Status
from verifier.cli.common import JobsOption, JsonOption, out, print_json, progress_console
from verifier.cli.words import ASK
from verifier.solvers.ask import find, seconds_of
from verifier.sweep.grid import LETTERS, Grid, expand, parse_range
from verifier.sweep.loop import Executor, Processes, run
from verifier.sweep.progress import Tally, watched
from verifier.sweep.store import Store

STORE = Path("wythoff.db")
StoreOption = Annotated[Path, typer.Option("--store", metavar="FILE", help="The store of results (SQLite).")]


class Task(str, Enum):
    verify = "verify"
    certify = "certify"
    hunt = "hunt"
    prove = "prove"


def certificates(store: Path) -> Path:
    """The folder of a store's certificates: beside it."""
    return store.resolve().with_name(f"{store.name}.certificates")


def _letter(letter: str) -> Any:
    return typer.Option(
        f"--{letter}",
        metavar="RANGE",
        help=f"Values of {letter}, such as {'0..p' if letter == 'l' else '1..8'} or 1,2,5.",
    )


def sweep(
    task: Annotated[
        Task,
        typer.Argument(
            help="verify (a solver), certify (writes certificates), hunt (counterexamples, without a solver) or "
            "prove (lemmas, for every m, p and n)."
        ),
    ],
    games: Annotated[
        list[str] | None,
        typer.Option("--games", "-g", metavar="PATTERN", help="Names with letters, 'mWN^p', or files; repeatable."),
    ] = None,
    m: Annotated[str | None, _letter("m")] = None,
    p: Annotated[str | None, _letter("p")] = None,
    l: Annotated[str | None, _letter("l")] = None,
    u: Annotated[str | None, _letter("u")] = None,
    v: Annotated[str | None, _letter("v")] = None,
    s: Annotated[str | None, _letter("s")] = None,
    board: Annotated[
        list[str] | None, typer.Option("--board", "-b", metavar="N", help="N or WIDTHxHEIGHT (100); repeatable.")
    ] = None,
    claim: Annotated[
        str | None,
        typer.Option(
            "--claim", help="What is claimed: paper (the default), 'beatty:m={m},p={p}', game:NAME or a file."
        ),
    ] = None,
    lemmas: Annotated[
        list[str] | None,
        typer.Option(
            "--lemmas",
            metavar="PATTERN",
            help="For prove: 'thm-2*', lem-3.3-i, a_exists; repeatable. Default: the whole book.",
        ),
    ] = None,
    store: StoreOption = STORE,
    jobs: JobsOption = None,
    dask: Annotated[
        str | None,
        typer.Option(
            "--dask",
            metavar="ADDRESS",
            help="A Dask scheduler, tcp://...: its workers need this program, but no shared files.",
        ),
    ] = None,
    time_limit: Annotated[
        float | None, typer.Option("--time-limit", metavar="S", min=0.001, help="Seconds an instance may take.")
    ] = None,
    retry: Annotated[bool, typer.Option("--retry", help="Try again what is UNKNOWN in the store.")] = False,
    encoding: Annotated[str | None, typer.Option("--encoding", help="For verify: the encoding.")] = None,
    solver: Annotated[str | None, typer.Option("--solver", help="For verify: the solver.")] = None,
    json: JsonOption = False,
) -> None:
    """Ask one question of many games, or prove many lemmas.

    Whatever is killed when: the same command again goes on where it stopped. Exit code 0: all is VERIFIED (or AGREED),
    PROVED, or has SURVIVED the hunt. 1: something is REFUTED. 2: bad input. 3: something is UNKNOWN. 70: two ways to
    one answer disagree, which stops the sweep.
    """
    if time_limit is not None:
        seconds_of(time_limit)
    if dask and jobs:
        raise UserError("--jobs is for this machine and --dask for a cluster: give one of them.")
    given = dict(zip(LETTERS, (m, p, l, u, v, s), strict=True))
    ranges = {letter: parse_range(text) for letter, text in given.items() if text is not None}
    options = {name: value for name, value in (("encoding", encoding), ("solver", solver)) if value is not None}
    names: list[str] = []
    if task is Task.prove:
        if games or ranges or board or claim or options:
            raise UserError("`sweep prove` is about every m, p and n: it takes --lemmas, and no game, board or claim.")
        names, grid = _lemmas(lemmas or [])
    else:
        if lemmas:
            raise UserError("--lemmas belongs to `sweep prove`.")
        if not games:
            raise UserError(f"`sweep {task.value}` needs games, such as --games 'mWN^p' --m 1..8 --p 1..8.")
        if options and task is not Task.verify:
            raise UserError("--encoding and --solver belong to `sweep verify`.")
        if solver:
            find(solver)
        if encoding:
            catalogue.find(encoding)
        grid = expand(task.value, games, ranges, board or [ASK], claim or "paper", options)
    best = {Task.hunt: "SURVIVED", Task.prove: "PROVED"}.get(task, "VERIFIED")
    tally = Tally(len(grid.questions), (best, "REFUTED", "UNKNOWN"))
    with Store(store) as results:
        executor: Executor
        if dask:
            from verifier.sweep.cluster import Cluster

            executor = Cluster(dask, folder=certificates(store), limit=time_limit)
        else:
            executor = Processes(jobs, folder=certificates(store), limit=time_limit)
        say = None if json else lambda text: out.print(text, markup=False)
        try:
            watched(
                tally,
                lambda report: run(grid.questions, results, executor, retry=retry, report=report),
                progress_console,
                say,
            )
        except KeyboardInterrupt:
            there = f"{tally.before + tally.fresh} of {len(grid.questions)} are in {store}"
            raise KeyboardInterrupt(f"Stopped: {there}; the same command goes on.") from None
        keys = {question.key for question in grid.questions}
        rows = [row for row in results.results() if row["key"] in keys]
    counts = {status.value: sum(row["status"] == status.value for row in rows) for status in Status}
    proved = {row["name"] for row in rows if row["status"] == "PROVED"}
    if json:
        summary: dict[str, Any] = {
            "questions": len(grid.questions),
            "from_store": tally.before,
            "computed": tally.fresh,
        }
        summary |= {"verdicts": counts, "left_out": dict(grid.left_out), "store": str(store)}
        for status in ("REFUTED", "UNKNOWN", "DISAGREED"):
            summary[status.lower()] = [_short(row) for row in rows if row["status"] == status]
        if task is Task.prove:
            summary["statements"] = _statements(names, proved)
        print_json(summary)
    else:
        words = ", ".join(f"{count} {status}" for status, count in counts.items() if count)
        what = "lemmas" if task is Task.prove else "instances"
        out.print(f"{len(rows)} {what}: {words}; {tally.before} were in the store {store}.", markup=False)
        for reason, count in grid.left_out.items():
            out.print(f"{count} combinations left out: {reason}", markup=False)
        if counts["SURVIVED"]:
            out.print(
                "SURVIVED: no counterexample on the board. That is no proof; `sweep certify` writes one.", markup=False
            )
        for statement in _statements(names, proved):
            out.print(f"{statement['status']:8} {statement['id']}: {statement['title']}", markup=False)
        out.print(f"Look at them with: wythoff results --store {store}", markup=False)
    raise typer.Exit(70 if counts["DISAGREED"] else 1 if counts["REFUTED"] else 3 if counts["UNKNOWN"] else 0)


def _lemmas(patterns: list[str]) -> tuple[list[str], Grid]:
    """The statements and lemmas that the patterns mean, and every lemma they rest on."""
    from verifier.sweep.proofs import select, tower

    names = select(patterns)
    return names, Grid(tower(names))


def _statements(names: list[str], proved: set[str]) -> list[dict[str, str]]:
    """The statements of the paper among the names: PROVED if all their lemmas are."""
    if not names:
        return []
    from verifier.cli.prove import FORMS
    from verifier.lemmas.book import STATEMENTS

    found = []
    for statement in (STATEMENTS[name] for name in names if name in STATEMENTS):
        status = "PROVED" if proved.issuperset(statement.all_lemmas()) else "UNKNOWN"
        title = f"{statement.title} ({FORMS[statement.form]})"
        found.append({"id": statement.id, "status": status, "title": title})
    return found


def _short(row: dict[str, object]) -> dict[str, object]:
    return {
        key: row[key]
        for key in ("name", "width", "height", "claim", "counterexample", "reason")
        if row[key] is not None and not (key == "claim" and row["task"] == "prove")
    }
