"""`wythoff sweep`: a grid of verifications, certificates, hunts or proofs, in processes or on a Dask cluster."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Annotated, Any

import typer
from kernel_encodings import catalogue

from verifier.base.errors import UserError
from verifier.base.verdict import Status
from verifier.cli.common import STORE, JobsOption, JsonOption, out, print_json, progress_console
from verifier.cli.words import ASK
from verifier.solvers.ask import find, seconds_of
from verifier.sweep.grid import LETTERS, Grid, expand, parse_range
from verifier.sweep.loop import Executor, Processes, run
from verifier.sweep.mp_grid import WORST
from verifier.sweep.progress import Tally, watched
from verifier.sweep.store import Store, StoredResult

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
        _belongs(task, games, lemmas, options)
        grid = expand(task.value, games or [], ranges, board or [ASK], claim or "paper", options)
    with Store(store) as results:
        executor: Executor
        if dask:
            from verifier.sweep.cluster import Cluster

            executor = Cluster(dask, folder=certificates(store), limit=time_limit)
        else:
            executor = Processes(jobs, folder=certificates(store), limit=time_limit)
        swept = _run(task, names, grid, results, store, executor, retry=retry, quiet=json)
    if json:
        print_json(swept.to_json())
    else:
        for line in swept.lines():
            out.print(line, markup=False)
    raise typer.Exit(swept.code)


def _belongs(task: Task, games: list[str] | None, lemmas: list[str] | None, options: dict[str, str]) -> None:
    """An option that the task does not have is a misunderstanding, not to be passed over."""
    if lemmas:
        raise UserError("--lemmas belongs to `sweep prove`.")
    if not games:
        raise UserError(f"`sweep {task.value}` needs games, such as --games 'mWN^p' --m 1..8 --p 1..8.")
    if options and task is not Task.verify:
        raise UserError("--encoding and --solver belong to `sweep verify`.")
    if "solver" in options:
        find(options["solver"])
    if "encoding" in options:
        catalogue.find(options["encoding"])


def _run(
    task: Task,
    names: list[str],
    grid: Grid,
    results: Store,
    store: Path,
    executor: Executor,
    *,
    retry: bool,
    quiet: bool,
) -> Swept:
    """Ask what is not in the store; Ctrl-C says how far it came."""
    best = {Task.hunt: "SURVIVED", Task.prove: "PROVED"}.get(task, "VERIFIED")
    tally = Tally(len(grid.questions), (best, "REFUTED", "UNKNOWN"))
    say = None if quiet else lambda text: out.print(text, markup=False)
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
    return Swept(task, names, grid, tally, [row for row in results.results() if row.key in keys], store)


@dataclass(frozen=True)
class Swept:
    """What the store says about the questions of a sweep, after it."""

    task: Task
    names: list[str]  # of lemmas and statements
    grid: Grid
    tally: Tally
    rows: list[StoredResult]
    store: Path

    @property
    def counts(self) -> dict[str, int]:
        return {status.value: sum(row.status == status.value for row in self.rows) for status in Status}

    @property
    def proved(self) -> set[str]:
        return {row.name for row in self.rows if row.status == "PROVED"}

    @property
    def code(self) -> int:
        """The exit code of the worst verdict."""
        counts = self.counts
        return next((status.exit_code for status in WORST if counts[status.value]), 0)

    def to_json(self) -> dict[str, object]:
        short = {
            status.lower(): [_short(row) for row in self.rows if row.status == status]
            for status in ("REFUTED", "UNKNOWN", "DISAGREED")
        }
        return {
            "questions": len(self.grid.questions),
            "from_store": self.tally.before,
            "computed": self.tally.fresh,
            "verdicts": self.counts,
            "left_out": dict(self.grid.left_out),
            "store": str(self.store),
            **short,
            **({"statements": _statements(self.names, self.proved)} if self.task is Task.prove else {}),
        }

    def lines(self) -> Iterator[str]:
        counts = self.counts
        words = ", ".join(f"{count} {status}" for status, count in counts.items() if count)
        known = f"{self.tally.before} {'was' if self.tally.before == 1 else 'were'}"
        what = ("lemma" if self.task is Task.prove else "instance") + "s" * (len(self.rows) != 1)
        yield f"{len(self.rows)} {what}: {words}; {known} in the store {self.store}."
        for reason, count in self.grid.left_out.items():
            yield f"{count} combination{'s' * (count != 1)} left out: {reason}"
        if counts["SURVIVED"]:
            yield "SURVIVED: no counterexample on the board. That is no proof; `sweep certify` writes one."
        for statement in _statements(self.names, self.proved):
            yield f"{statement['status']:8} {statement['id']}: {statement['title']}"
        yield f"Look at them with: wythoff results --store {self.store}"


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
        status = statement.status(proved)
        title = f"{statement.title} ({FORMS[statement.form]})"
        found.append({"id": statement.id, "status": status, "title": title})
    return found


def _short(row: StoredResult) -> dict[str, object]:
    return {
        key: value
        for key in ("name", "width", "height", "claim", "counterexample", "reason")
        if (value := getattr(row, key)) is not None and not (key == "claim" and row.task == "prove")
    }
