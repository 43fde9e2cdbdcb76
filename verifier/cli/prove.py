"""`wythoff prove`: the statements of the paper for every m, every p and every n."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.tree import Tree

from verifier.base.appearing import appearing_file
from verifier.base.errors import UserError
from verifier.cli.common import JobsOption, cores, mathematics
from verifier.lemmas import book
from verifier.lemmas.coq.find_certificate import Open
from verifier.lemmas.coq.folder import write_folder
from verifier.lemmas.coq.said import word
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
            report = _both(book.prove_lemmas(targets, jobs or cores(), fresh, done=done, posed=posed), names)
        else:
            report = _single(posed, solver, jobs or cores(), fresh, done)
    report["seconds"] = round(time.perf_counter() - start, 2)
    report["lemmas"] = len(lemmas)
    report["files"] = {k: str(v) for k, v in (("emit", emit), ("graph", graph)) if v is not None}
    if as_json:
        typer.echo(json.dumps(report, ensure_ascii=False))
    else:
        _show(out, report, targets if names else [], tree)
    if report["open"]:
        raise typer.Exit(3)


def _write_coq(err: Console, folder: Path, targets: list[Lemma], names: list[str]) -> None:
    """The Coq files, with a progress bar; a lemma that cannot be closed is named, and nothing is written."""
    columns = (TextColumn("{task.description:32}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as progress:
        task = progress.add_task("certificates", total=None)
        try:
            statements = names or list(book.STATEMENTS)
            files = write_folder(folder, targets, statements, lambda one: progress.update(task, description=one.name))
        except Open as error:
            err.print(f"UNKNOWN  {error}", highlight=False, markup=False, soft_wrap=True)
            raise typer.Exit(3) from None
    typer.echo(f"{len(files)} Coq files are in {folder}. Coq checks them with: make -C {folder} -j2")


Done = Callable[[str, str, solvers.SolverAnswer], None]


@contextmanager
def _watched(err: Console, total: int) -> Iterator[Done]:
    """A progress bar if a person is watching."""
    columns = (TextColumn("{task.description:32}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as progress:
        task = progress.add_task("queries", total=total)
        yield lambda lemma, solver, verdict: progress.update(task, advance=1, description=lemma)


def _open(lemma: Lemma, reason: str, answers: dict[str, str]) -> dict[str, Any]:
    """Not proved. `sat` refutes nothing: a query knows of quantified formulas only what its hints say."""
    reason += " (its hints do not suffice)" if "sat" in answers.values() else ""
    return {"lemma": lemma.name, "status": "UNKNOWN", "reason": reason, "answers": answers}


def _single(posed: Mapping[Lemma, Posed], solver: str, jobs: int, fresh: bool, done: Done) -> dict[str, Any]:
    """One solver only: its answers, but no theorem."""
    name_of = {question.text: lemma.name for lemma, question in posed.items()}
    answers: dict[str, str] = {}

    def heard(text: str, solver: str, verdict: solvers.SolverAnswer) -> None:
        answers[text] = verdict.answer
        done(name_of[text], solver, verdict)

    stored = solvers.prepare(name_of, (solver,), jobs, fresh, done=heard)
    bad = [
        _open(lemma, f"{lemma.name}: {solver} answers {said}", {solver: said})
        for lemma, question in posed.items()
        if (said := answers[question.text]) != "unsat"
    ]
    counts = {"stored": stored, "asked": len(name_of) - stored}
    return {"solvers": {solver: solvers.version(solver)}, "statements": [], "open": bad, "theorems": 0,
            "answers": counts}  # fmt: skip


def _both(proofs: book.Proofs, names: list[str]) -> dict[str, Any]:
    entries = []
    for key in names or list(book.STATEMENTS):
        status = proofs.status(key)
        if key in book.STATEMENTS:
            s = book.STATEMENTS[key]
            part: dict[str, Any] = {"lemmas": s.lemmas, "printed_refuted_by": s.refuted, "printed_holds_by": s.holds}
            part |= _said(s.all_lemmas(), s.id)
            entries.append({"id": s.id, "title": s.title, "form": s.form, "status": status, "note": s.note, **part})
        else:
            entry = {"id": key, "title": book.BOOK[key].says, "form": "lemma", "status": status, "note": ""}
            entries.append(entry | _said((key,), ""))
    return {
        "solvers": {s: solvers.version(s) for s in solvers.SOLVERS},
        "statements": entries,
        "open": [_open(lemma, str(error), error.answers) for lemma, error in proofs.open.items()],
        "theorems": len(proofs.theorems),
        "answers": {"stored": proofs.stored, "asked": proofs.asked},
    }


def _said(names: Sequence[str], statement: str) -> dict[str, Any]:
    """The lemmas in the paper's notation, and what Coq says of them."""
    lemmas = [book.BOOK[name] for name in names]
    coq = word(lemmas, statement)
    where = [{"theorem": name, "place": place} for place, name in coq.theorems]
    found = {"checked": not coq.unchecked, "coq": coq.coq, "axioms": coq.axioms, "theorems": where}
    return {"says": [lemma.says for lemma in lemmas], "coq": {**found, "sentence": coq.sentence()}}


def _list(out: Console, as_json: bool) -> None:
    if as_json:
        rows = [{"id": s.id, "title": s.title, "form": s.form, "note": s.note} for s in book.STATEMENTS.values()]
        typer.echo(json.dumps({"statements": rows}, ensure_ascii=False))
        return
    for s in book.STATEMENTS.values():
        out.print(f"{s.id:20} {s.title} [{FORMS[s.form]}]", highlight=False, markup=False, soft_wrap=True)


def _show(out: Console, report: dict[str, Any], roots: list[Lemma], tree: bool) -> None:
    """Theorems that were asked for by name (`roots`) stand first, in the paper's notation; then what they rest on."""
    named = bool(roots)

    def say(text: str) -> None:
        out.print(mathematics(text, out), highlight=False, markup=False, soft_wrap=True)

    for says in dict.fromkeys(says for entry in report["statements"] if named for says in entry["says"]):
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
    for entry in report["statements"]:
        form = f" {FORMS[entry['form']]}" if entry["form"] in FORMS else ""
        name = f"{entry['title']}:{form}" if form else f"{entry['id']}: {entry['title']}"
        say(f"{entry['status']:8} {name}")
        if entry["note"]:
            say(f"         {entry['note']}")
        if named:
            say(f"         {entry['coq']['sentence']}")
    for bad in report["open"]:
        say(f"{bad['status']:8} {bad['reason']}")
    asked_of = " and ".join(f"{name} {version}" for name, version in report["solvers"].items())
    if report["statements"]:
        proved = f"{report['theorems']} of {report['lemmas']} lemmas proved by {asked_of}"
        say(f"{proved}, for all m, p >= 1; {report['seconds']} s.")
        if named:
            say(TRUSTED)
        good = sum(entry["coq"]["checked"] for entry in report["statements"])
        if not named:
            say(f"Coq has checked the present text of {good} of {len(report['statements'])} statements.")
    else:
        good = report["lemmas"] - len(report["open"])
        unsat = f"{good} of {report['lemmas']} queries are unsat for {asked_of}"
        say(f"{unsat}; a theorem needs both solvers; {report['seconds']} s.")
    stored, asked = report["answers"]["stored"], report["answers"]["asked"]
    if stored:
        say(f"{stored} of {stored + asked} answers are from earlier runs; `--fresh` asks the solvers again.")
    for what, where in report["files"].items():
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
