"""`wythoff sweep`: a grid of verifications, certificates or hunts, in processes or on a Dask cluster."""

from __future__ import annotations

from enum import Enum
from pathlib import Path
from typing import Annotated, Any

import typer
from kernel_encodings import catalogue

from verifier.cli.common import JsonOption, out, print_json, progress_console
from verifier.errors import UserError
from verifier.solvers import find
from verifier.sweep.grid import LETTERS, expand, parse_range
from verifier.sweep.progress import Tally, watched
from verifier.sweep.run import Executor, Processes, run
from verifier.sweep.store import Store

STORE = Path("wythoff.db")
StoreOption = Annotated[Path, typer.Option("--store", metavar="FILE", help="The store of results (SQLite).")]


class Task(str, Enum):
    verify = "verify"
    certify = "certify"
    hunt = "hunt"


def certificates(store: Path) -> Path:
    """The folder of a store's certificates: beside it."""
    return store.resolve().with_name(f"{store.name}.certificates")


def _letter(letter: str) -> Any:
    return typer.Option(f"--{letter}", metavar="RANGE", help=f"Values of {letter}, such as 1..8 or 1,2,5.")


def sweep(
    task: Annotated[Task, typer.Argument(help="verify (solver), certify (writes certificates) or hunt (no solver).")],
    games: Annotated[list[str], typer.Option("--games", "-g", metavar="PATTERN", help="Names with letters: 'mWN^p'.")],
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
        str, typer.Option("--claim", help="What is claimed: paper, 'beatty:m={m},p={p}', game:NAME or a file.")
    ] = "paper",
    store: StoreOption = STORE,
    jobs: Annotated[int | None, typer.Option("--jobs", "-j", min=1, help="Processes; by default one a core.")] = None,
    dask: Annotated[str | None, typer.Option("--dask", metavar="ADDRESS", help="A Dask scheduler: tcp://...")] = None,
    timeout: Annotated[float | None, typer.Option("--timeout", min=0.001, help="Seconds an instance may take.")] = None,
    retry: Annotated[bool, typer.Option("--retry", help="Try again what is UNKNOWN in the store.")] = False,
    encoding: Annotated[str | None, typer.Option("--encoding", help="For verify: the encoding.")] = None,
    solver: Annotated[str | None, typer.Option("--solver", help="For verify: the solver.")] = None,
    json: JsonOption = False,
) -> None:
    """Ask one question of many games. Whatever is killed when: the same command again goes on where it stopped."""
    if dask and jobs:
        raise UserError("--jobs is for this machine and --dask for a cluster: give one of them.")
    given = dict(zip(LETTERS, (m, p, l, u, v, s), strict=True))
    ranges = {letter: parse_range(text) for letter, text in given.items() if text is not None}
    options = {name: value for name, value in (("encoding", encoding), ("solver", solver)) if value is not None}
    if options and task is not Task.verify:
        raise UserError("--encoding and --solver belong to `sweep verify`.")
    if solver:
        find(solver)
    if encoding:
        catalogue.find(encoding)
    grid = expand(task.value, games, ranges, board or ["100"], claim, options)
    tally = Tally(len(grid.questions))
    with Store(store) as results:
        executor: Executor
        if dask:
            from verifier.sweep.cluster import Cluster

            executor = Cluster(dask, folder=certificates(store), limit=timeout)
        else:
            executor = Processes(jobs, folder=certificates(store), limit=timeout)
        say = None if json else lambda text: out.print(text, markup=False)
        watched(
            tally,
            lambda report: run(grid.questions, results, executor, retry=retry, report=report),
            progress_console,
            say,
        )
        keys = {question.key for question in grid.questions}
        rows = [row for row in results.results() if row["key"] in keys]
    counts = {status: sum(row["status"] == status for row in rows) for status in ("VERIFIED", "REFUTED", "UNKNOWN")}
    if json:
        summary: dict[str, Any] = {
            "questions": len(grid.questions),
            "from_store": tally.before,
            "computed": tally.fresh,
        }
        summary |= {"verdicts": counts, "left_out": dict(grid.left_out), "store": str(store)}
        for status in ("REFUTED", "UNKNOWN"):
            summary[status.lower()] = [_short(row) for row in rows if row["status"] == status]
        print_json(summary)
    else:
        words = ", ".join(f"{count} {status}" for status, count in counts.items() if count)
        out.print(f"{len(rows)} instances: {words}; {tally.before} were in the store {store}.", markup=False)
        for reason, count in grid.left_out.items():
            out.print(f"{count} combinations left out: {reason}", markup=False)
        out.print(f"Look at them with: wythoff results --store {store}", markup=False)
    raise typer.Exit(1 if counts["REFUTED"] else 3 if counts["UNKNOWN"] else 0)


def _short(row: dict[str, object]) -> dict[str, object]:
    return {
        key: row[key]
        for key in ("name", "width", "height", "claim", "counterexample", "reason")
        if row[key] is not None
    }
