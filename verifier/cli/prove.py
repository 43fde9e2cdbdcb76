"""`wythoff prove`: the statements of the paper for every m, every p and every n."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.tree import Tree

from verifier.base.appearing import appearing_file
from verifier.base.errors import UserError
from verifier.base.plural import counted
from verifier.base.verdict import Status
from verifier.cli.common import JobsOption, beside, cores, mathematics
from verifier.lemmas import book
from verifier.lemmas.coq.find_certificate import Open
from verifier.lemmas.coq.folder import write_folder
from verifier.lemmas.coq.said import Word, word
from verifier.lemmas.emit import emit as write_queries
from verifier.lemmas.lemma_graph import draw
from verifier.lemmas.trusted import kernel, solvers
from verifier.lemmas.trusted.kernel import Lemma, Posed

__all__ = ["prove"]

TRUSTED = (
    "Trusted: the kernel in verifier/lemmas/trusted, that the two solvers are not wrong in the same way, and the "
    "reading of the statement; where Coq has checked it, Coq's kernel and the definitions in coq/ instead."
)
RESTS = 5  # lemmas that are shown in a sentence each
FORMS = {
    "printed": "as printed",
    "corrected": "in corrected form",
    "convention": "with the convention below",
    "new": "not in the paper",
}


def prove(
    statement: Annotated[
        list[str] | None,
        typer.Argument(help="Statements (thm-2.1-i, prop-5.2-ii, ...) or lemmas; none means the whole book."),
    ] = None,
    solver: Annotated[str, typer.Option(help="z3, cvc5 or both. A theorem needs both.")] = "both",
    emit: Annotated[
        Path | None,
        typer.Option("--smt", metavar="DIR", help="Write every query as a commented SMT-LIB 2 file into this folder."),
    ] = None,
    coq: Annotated[
        Path | None, typer.Option(help="Write what Coq needs to check the statements into this folder; asks no solver.")
    ] = None,
    graph: Annotated[Path | None, typer.Option(help="Draw the lemma graph into this SVG file.")] = None,
    jobs: JobsOption = None,
    fresh: Annotated[bool, typer.Option("--fresh", help="Ignore answers kept from earlier runs.")] = False,
    tree: Annotated[
        bool, typer.Option("--tree", help="Show the tree of lemmas that each named statement rests on.")
    ] = False,
    show: Annotated[
        bool, typer.Option("--show", help="Show the named lemmas as they are asked of the solvers, and stop.")
    ] = False,
    list_: Annotated[bool, typer.Option("--list", help="List the statements and stop.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Prove statements of the paper, and all they rest on, for every m, every p and every n.

    Exit code 0: all proved. 2: bad input. 3: not proved, with the reason; a lemma is never refuted by this.
    70: the solvers contradict each other, so one of them is wrong.
    """
    names = book.expand(statement or [])
    out, err = Console(), Console(stderr=True)
    if solver not in (*solvers.SOLVERS, "both"):
        raise UserError(f"There is no solver {solver!r}; choose z3, cvc5 or both.")
    targets = book.resolve(names)
    lemmas = book.lemmas_of(targets)
    if list_:
        _list(out, as_json)
        return
    if show:
        if not names:
            raise UserError("--show is for statements or lemmas that are named, as in: prove no_bishop --show.")
        for lemma in targets:
            typer.echo(kernel.pose(lemma).text)
        return
    if graph is not None:
        with appearing_file(graph) as file:
            file.write(draw(names))
    if coq is not None:
        _write_coq(err, coq, targets, names)
        return
    start = time.perf_counter()
    posed = {lemma: kernel.pose(lemma) for lemma in lemmas}
    if emit is not None:
        write_queries(lemmas, emit, {lemma: question.text for lemma, question in posed.items()})
    with _watched(err, len(lemmas) * (2 if solver == "both" else 1)) as done:
        if solver == "both":
            found = _both(book.prove_lemmas(targets, jobs or cores(), fresh, done=done, posed=posed), names)
        else:
            found = _single(posed, solver, jobs or cores(), fresh, done)
    files = {k: str(v) for k, v in (("emit", emit), ("graph", graph)) if v is not None}
    run = ProveRun(found, round(time.perf_counter() - start, 2), len(lemmas), files)
    if as_json:
        typer.echo(json.dumps(run.to_json(), ensure_ascii=False))
    else:
        _show(out, run, targets if names else [], tree)
    if found.open:
        raise typer.Exit(Status.UNKNOWN.exit_code)


def _write_coq(err: Console, folder: Path, targets: list[Lemma], names: list[str]) -> None:
    """The Coq files, with a progress bar; a lemma that cannot be closed is named, and nothing is written."""
    columns = (TextColumn("{task.description:32}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as progress:
        task = progress.add_task("certificates", total=None)
        try:
            statements = names or list(book.STATEMENTS)
            files = write_folder(folder, targets, statements, lambda one: progress.update(task, description=one.name))
        except Open as error:
            err.print(f"{Status.UNKNOWN.value}  {error}", highlight=False, markup=False, soft_wrap=True)
            raise typer.Exit(Status.UNKNOWN.exit_code) from None
    typer.echo(f"{len(files)} Coq files are in {folder}. Coq checks them with: make -C {folder} -j2")


Done = Callable[[str, str, solvers.SolverAnswer], None]


@contextmanager
def _watched(err: Console, total: int) -> Iterator[Done]:
    """A progress bar if a person is watching."""
    columns = (TextColumn("{task.description:32}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as progress:
        task = progress.add_task("queries", total=total)
        yield lambda lemma, solver, verdict: progress.update(task, advance=1, description=lemma)


@dataclass(frozen=True)
class ProvedStatement:
    """A statement of the book, or a lemma alone (`statement` is None): its status and what Coq says of it."""

    id: str
    title: str
    status: str
    lemmas: tuple[Lemma, ...]
    coq: Word
    statement: book.BookStatement | None = None

    @property
    def form(self) -> str:
        return self.statement.form if self.statement else "lemma"

    @property
    def note(self) -> str:
        return self.statement.note if self.statement else ""

    def to_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {"id": self.id, "title": self.title, "form": self.form, "status": self.status}
        data["note"] = self.note
        if s := self.statement:
            data |= {"lemmas": s.lemmas, "printed_refuted_by": s.refuted, "printed_holds_by": s.holds}
        where = [{"theorem": theorem.name, "place": theorem.place()} for theorem in self.coq.theorems]
        said = {"checked": not self.coq.unchecked, "coq": self.coq.coq, "axioms": self.coq.axioms, "theorems": where}
        data["says"] = [lemma.says for lemma in self.lemmas]
        return data | {"coq": {**said, "sentence": self.coq.sentence()}}


@dataclass(frozen=True)
class OpenLemma:
    """Not proved. `sat` refutes nothing: a query knows of quantified formulas only what its hints say."""

    lemma: Lemma
    why: str
    answers: dict[str, str]

    @property
    def reason(self) -> str:
        return self.why + (" (its hints do not suffice)" if "sat" in self.answers.values() else "")

    def to_json(self) -> dict[str, Any]:
        status = Status.UNKNOWN.value
        return {"lemma": self.lemma.name, "status": status, "reason": self.reason, "answers": self.answers}


@dataclass(frozen=True)
class ProveFindings:
    """What the solvers said: answers from earlier runs (`stored`) and of this one (`asked`)."""

    solvers: dict[str, str]
    statements: tuple[ProvedStatement, ...]
    open: tuple[OpenLemma, ...]
    theorems: int
    stored: int
    asked: int


@dataclass(frozen=True)
class ProveRun:
    """A run of the command: what was found, how long it took, about how many lemmas, the files written."""

    found: ProveFindings
    seconds: float
    lemmas: int
    files: dict[str, str]

    def to_json(self) -> dict[str, Any]:
        found = self.found
        return {
            "solvers": found.solvers,
            "statements": [one.to_json() for one in found.statements],
            "open": [one.to_json() for one in found.open],
            "theorems": found.theorems,
            "answers": {"stored": found.stored, "asked": found.asked},
            "seconds": self.seconds,
            "lemmas": self.lemmas,
            "files": self.files,
        }


def _single(posed: Mapping[Lemma, Posed], solver: str, jobs: int, fresh: bool, done: Done) -> ProveFindings:
    """One solver only: its answers, but no theorem."""
    name_of = {question.text: lemma.name for lemma, question in posed.items()}
    answers: dict[str, str] = {}

    def heard(text: str, solver: str, verdict: solvers.SolverAnswer) -> None:
        answers[text] = verdict.answer
        done(name_of[text], solver, verdict)

    stored = solvers.prepare(name_of, (solver,), jobs, fresh, done=heard)
    bad = [
        OpenLemma(lemma, f"{lemma.name}: {solver} answers {said}", {solver: said})
        for lemma, question in posed.items()
        if (said := answers[question.text]) != "unsat"
    ]
    return ProveFindings({solver: solvers.version(solver)}, (), tuple(bad), 0, stored, len(name_of) - stored)


def _both(proofs: book.Proofs, names: list[str]) -> ProveFindings:
    return ProveFindings(
        {s: solvers.version(s) for s in solvers.SOLVERS},
        tuple(_proved(key, proofs.status(key)) for key in names or book.STATEMENTS),
        tuple(OpenLemma(lemma, str(error), error.answers) for lemma, error in proofs.open.items()),
        len(proofs.theorems),
        proofs.stored,
        proofs.asked,
    )


def _proved(key: str, status: str) -> ProvedStatement:
    if key not in book.STATEMENTS:
        lemma = book.BOOK[key]
        return ProvedStatement(key, lemma.says, status, (lemma,), word([lemma]))
    s = book.STATEMENTS[key]
    lemmas = tuple(book.BOOK[name] for name in s.all_lemmas())
    return ProvedStatement(s.id, s.title, status, lemmas, word(lemmas, s.id), s)


def _list(out: Console, as_json: bool) -> None:
    if as_json:
        rows = [{"id": s.id, "title": s.title, "form": s.form, "note": s.note} for s in book.STATEMENTS.values()]
        typer.echo(json.dumps({"statements": rows}, ensure_ascii=False))
        return
    column = max(map(len, book.STATEMENTS)) + 2
    for s in book.STATEMENTS.values():
        beside(s.id, f"{s.title} [{FORMS[s.form]}]", column, out)


def _show(out: Console, run: ProveRun, roots: list[Lemma], tree: bool) -> None:
    """Theorems that were asked for by name (`roots`) stand first, in the paper's notation; then what they rest on."""
    named, found = bool(roots), run.found

    def say(text: str) -> None:
        out.print(mathematics(text, out), highlight=False, markup=False, soft_wrap=not out.is_terminal)

    for says in dict.fromkeys(lemma.says for entry in found.statements if named for lemma in entry.lemmas):
        say(says)
    seen: set[Lemma] = set()
    if tree:
        for root in roots:
            out.print(_tree(root, Tree(root.name), seen), highlight=False)
    elif used := [lemma for lemma in dict.fromkeys(u for root in roots for u in root.uses()) if lemma not in roots]:
        say("It rests on:" if len(roots) == 1 else "They rest on:")
        for lemma in used[:RESTS]:
            say(f"  {lemma.name}: {lemma.says}")
        more = f"{len(used) - RESTS} more, and on " if len(used) > RESTS else ""
        say(f"  and on {more}what these rest on; --tree shows all, and `prove LEMMA --show` a lemma as it is asked.")
    for entry in found.statements:
        form = f" {FORMS[entry.form]}" if entry.form in FORMS else ""
        say(f"{entry.status:8} {f'{entry.title}:{form}' if form else f'{entry.id}: {entry.title}'}")
        if entry.note:
            say(f"         {entry.note}")
        if named:
            say(f"         {entry.coq.sentence()}")
    for bad in found.open:
        say(f"{'UNKNOWN':8} {bad.reason}")
    asked_of = " and ".join(f"{name} {version}" for name, version in found.solvers.items())
    if found.statements:
        proved = f"{found.theorems} of {counted(run.lemmas, 'lemma')} proved by {asked_of}"
        say(f"{proved}, for all m, p >= 1; {run.seconds} s.")
        if named:
            say(TRUSTED)
        good = sum(not entry.coq.unchecked for entry in found.statements)
        if not named:
            say(f"Coq has checked the present text of {good} of {counted(len(found.statements), 'statement')}.")
    else:
        unsat = f"{run.lemmas - len(found.open)} of {counted(run.lemmas, 'query', 'queries')} unsat for {asked_of}"
        say(f"{unsat}; a theorem needs both solvers; {run.seconds} s.")
    if found.stored:
        total = found.stored + found.asked
        say(f"{found.stored} of {total} answers are from earlier runs; `--fresh` asks the solvers again.")
    for what, where in run.files.items():
        say(f"{'Queries' if what == 'emit' else 'Graph'} written to {where}")


def _tree(lemma: Lemma, branch: Tree, seen: set[Lemma]) -> Tree:
    """What the lemma rests on; a lemma that stands further up is named but not unfolded again."""
    for used in lemma.uses():
        known = used in seen
        seen.add(used)
        again = " ..." if known and used.uses() else ""
        twig = branch.add(used.name + again)
        if not known:
            _tree(used, twig, seen)
    return branch
