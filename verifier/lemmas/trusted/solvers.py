"""z3 and cvc5 on SMT-LIB 2 text: the same text for both, a time limit, and a store of what they answered.

The store is a folder of files, one an answer. An answer depends on the text, the solver with its version, and how it is
asked, which is this file: all of these are in the key, and no other source of the program has a part in it. A file that
is damaged or does not fit is ignored. Who can write to the folder can forge an answer: `fresh` looks at no file.
`_memory` holds what the solvers answered in this process, and nothing that was read from a file.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import tempfile
import time
from collections.abc import Callable, Iterable
from contextlib import closing
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

from verifier.base.processes import Died, gather

__all__ = [
    "SOLVERS",
    "SolverAnswer",
    "answer",
    "cache_folder",
    "decide",
    "is_answered",
    "known",
    "prepare",
    "run",
    "version",
]

SOLVERS = ("z3", "cvc5")
SECONDS = 60
# How a question is put belongs to the question: answers that another version of this file got are not found again.
FORM = hashlib.sha256(Path(__file__).read_bytes()).hexdigest()[:16]


class SolverAnswer(NamedTuple):
    """What one solver answered: `unsat`, `sat` or `unknown`; its version; the time it took.

    A tuple, since answers are kept and handed out: nothing can change it.
    """

    answer: str
    version: str
    seconds: float


@cache
def version(solver: str) -> str:
    if solver == "z3":
        import z3

        return str(z3.get_version_string())
    import cvc5

    return str(cvc5.__version__)


def _z3(text: str, seconds: float) -> str:
    import z3

    context = z3.Context()
    # polynomials as sums of monomials: identities then cancel at once
    sums = z3.With("simplify", som=True, ctx=context)
    solver = z3.Then(sums, z3.Tactic("smt", ctx=context)).solver()
    solver.set("timeout", int(seconds * 1000))
    try:
        solver.from_string(text)
    except z3.Z3Exception as error:
        raise ValueError(f"z3 cannot read the query: {error}") from None
    try:
        said = str(solver.check())
    except z3.Z3Exception:  # out of memory, for one
        return "unknown"
    if said == "unknown" and "interrupted from keyboard" in solver.reason_unknown():
        raise KeyboardInterrupt  # z3 takes Ctrl-C for itself
    return said


def _cvc5(text: str, seconds: float) -> str:
    import cvc5

    solver = cvc5.Solver(cvc5.TermManager())
    solver.setOption("tlimit-per", str(int(seconds * 1000)))
    parser = cvc5.InputParser(solver)
    parser.setStringInput(cvc5.InputLanguage.SMT_LIB_2_6, text, "query")
    symbols = parser.getSymbolManager()
    answer = "unknown"
    while not (command := parser.nextCommand()).isNull():
        reply = command.invoke(solver, symbols).strip()
        if reply.startswith("(error"):
            raise ValueError(f"cvc5 cannot read the query: {reply}")
        answer = reply or answer
    return answer


def _one_question(text: str, solver: str) -> None:
    """A query asks once, at its end, and takes nothing back: else the solvers could answer different questions.

    It is a plain string, and so is the name of the solver: one of another kind could be equal to what it is not.
    """
    if type(text) is not str or type(solver) is not str:
        raise TypeError("A query is a plain string.")
    if solver not in SOLVERS:
        raise ValueError(f"There is no solver {solver!r}.")
    if len(re.findall(r"\(\s*check-sat", text)) != 1 or not re.search(r"\(\s*check-sat\s*\)\s*\Z", text):
        raise ValueError("A query has (check-sat) once, at its end.")
    if re.search(r"\(\s*(push|pop|reset|reset-assertions|exit)\b", text):
        raise ValueError("A query takes nothing back: no push, pop, reset, exit.")


def run(text: str, solver: str, seconds: float = SECONDS) -> SolverAnswer:
    """Ask one solver, now. Anything but a clear `sat` or `unsat` is `unknown`."""
    _one_question(text, solver)
    start = time.perf_counter()
    said = (_z3 if solver == "z3" else _cvc5)(text, seconds)
    said = said if said in ("sat", "unsat") else "unknown"
    return SolverAnswer(said, version(solver), round(time.perf_counter() - start, 3))


def cache_folder() -> Path:
    """Where answers are kept: $WYTHOFF_CACHE, or the user's cache folder."""
    if chosen := os.environ.get("WYTHOFF_CACHE"):
        return Path(chosen) / "lemmas"
    base = Path(os.environ.get("XDG_CACHE_HOME", ""))
    # The XDG Base Directory Specification: an empty value counts as unset, a relative path is ignored.
    return (base if base.is_absolute() else Path.home() / ".cache") / "wythoff-verifier" / "lemmas"


def _file(text: str, solver: str) -> Path:
    key = hashlib.sha256(f"{FORM} {solver} {version(solver)}\n{text}".encode()).hexdigest()
    return cache_folder() / f"{key}.json"


def known(text: str, solver: str) -> SolverAnswer | None:
    """The stored answer of this solver, in this version, to exactly this text. `unknown` is never stored."""
    _one_question(text, solver)
    try:
        file = _file(text, solver)
        if not file.is_file():  # nor a pipe, which would let us wait for ever
            return None
        record = json.loads(file.read_text(encoding="utf-8"))
        if type(record) is not dict or record.get("sum") != _sum(record):
            return None
        said, by, seconds = (record["verdict"][key] for key in ("answer", "version", "seconds"))
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return None
    whole = record.get("text") == text and record.get("solver") == solver and by == version(solver)
    return SolverAnswer(said, by, seconds) if whole and said in ("sat", "unsat") else None


def _sum(record: dict[str, Any]) -> str:
    """Of all a record says: a changed record is noticed. (Who forges one can forge its sum; `--fresh` trusts none.)"""
    said = {key: record.get(key) for key in ("form", "solver", "verdict", "text")}
    return hashlib.sha256(json.dumps(said, sort_keys=True).encode()).hexdigest()


def _store(text: str, solver: str, verdict: SolverAnswer) -> None:
    """Written whole or not at all, so that an interrupted run leaves no half answer."""
    if verdict.answer == "unknown":
        return
    record: dict[str, Any] = {"form": FORM, "solver": solver, "verdict": verdict._asdict(), "text": text}
    record["sum"] = _sum(record)
    try:
        folder = cache_folder()
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile("w", dir=folder, suffix=".part", delete=False, encoding="utf-8") as part:
            try:
                json.dump(record, part)
                part.close()
                os.replace(part.name, _file(text, solver))
            except OSError:
                os.unlink(part.name)
    except OSError:
        return  # a folder that cannot be written costs time on the next run, nothing else


_memory: dict[tuple[str, str], SolverAnswer] = {}


def _keep(text: str, solver: str, verdict: SolverAnswer) -> SolverAnswer:
    _store(text, solver, verdict)
    _memory[text, solver] = verdict
    return verdict


def _before(text: str, solver: str, fresh: bool, stored: bool) -> SolverAnswer | None:
    """What need not be asked: an answer given in this run, or in an earlier one."""
    _one_question(text, solver)
    if fresh:
        return None
    return _memory.get((text, solver)) or (known(text, solver) if stored else None)


def is_answered(text: str) -> bool:
    """Has each solver answered this text, in this run or an earlier one?"""
    return all(_before(text, solver, fresh=False, stored=True) for solver in SOLVERS)


def answer(text: str, solver: str, fresh: bool = False, seconds: float = SECONDS, stored: bool = True) -> SolverAnswer:
    """One solver's verdict on the text: with `fresh` asked now; without `stored`, in this run."""
    return _before(text, solver, fresh, stored) or _keep(text, solver, run(text, solver, seconds))


def decide(text: str, fresh: bool = False, seconds: float = SECONDS, stored: bool = True) -> dict[str, SolverAnswer]:
    """Both solvers' verdicts on the text."""
    return {solver: answer(text, solver, fresh, seconds, stored) for solver in SOLVERS}


def _run(task: tuple[str, str, float]) -> SolverAnswer:
    return run(*task)


def prepare(
    texts: Iterable[str],
    solvers: Iterable[str] = SOLVERS,
    jobs: int = 1,
    fresh: bool = False,
    seconds: float = SECONDS,
    done: Callable[[str, str, SolverAnswer], None] = lambda text, solver, verdict: None,
) -> int:
    """Answer many queries, `jobs` at a time, so that `decide` finds them. `done` is told of each.

    Returns how many answers were there before: from the store, or from earlier in this run. A solver whose process
    dies has answered `unknown`.
    """
    todo, before_now = [], 0
    for text, solver in product(dict.fromkeys(texts), tuple(solvers)):
        before = _before(text, solver, fresh, stored=True)
        if before:
            before_now += 1
            done(text, solver, before)
        else:
            todo.append((text, solver, seconds))
    if jobs <= 1:
        for text, solver, _ in todo:
            done(text, solver, _keep(text, solver, run(text, solver, seconds)))
        return before_now
    with closing(gather(_run, todo, jobs)) as answers:
        for (text, solver, _), found in answers:
            verdict = SolverAnswer("unknown", version(solver), 0.0) if isinstance(found, Died) else found
            done(text, solver, _keep(text, solver, verdict))
    return before_now
