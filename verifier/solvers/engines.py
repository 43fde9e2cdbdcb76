"""The solvers themselves, each behind one function, and the process that runs one of them.

`run` answers a `Job` in this process. `verifier.solvers.ask` starts a Python that calls `serve` for each question, so
that limits hold and a crash stays where it is: `serve` reads a job from standard input and writes its `EngineResult` to
standard output.
"""

from __future__ import annotations

import io
import os
import pickle
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from kernel_encodings.formula import Cnf, smt_clause
from kernel_encodings.other_forms import Formula, Pb, Qbf, Smt
from numpy.typing import NDArray

from verifier.base.processes import die_with_parent

__all__ = ["Clause", "Engine", "EngineResult", "Job", "Model", "run", "serve"]

Clause = tuple[int, ...]
Model = NDArray[np.bool_]


@dataclass(frozen=True)
class Engine:
    """A library or a program, a key of `ENGINES`; of PySAT also which of its solvers."""

    kind: str
    solver: str = ""


@dataclass(frozen=True)
class Job:
    """Solve `formula`; while it is satisfiable, add the next group of clauses of `stages` and solve again.

    Models are cut to the first `keep` variables. With `proof` the solver's clausal proof is kept. With `enumerate_`
    all models that differ in the first `keep` variables are found, at most that many.
    """

    engine: Engine
    formula: Formula
    stages: tuple[tuple[Clause, ...], ...] = ()
    keep: int = 0
    proof: bool = False
    enumerate_: int = 0


@dataclass(frozen=True)
class EngineResult:
    """One model for each stage that was satisfiable; `unsat` says that the stage after these was not.

    `reason` is set, and `unsat` means nothing, when the solver gave up.
    """

    models: tuple[Model, ...]
    unsat: bool
    reason: str | None = None
    proof: tuple[str, ...] | None = None
    seconds: float = 0.0
    megabytes: int = 0


def run(job: Job) -> EngineResult:
    """Answer a job in this process."""
    start = time.perf_counter()
    result = ENGINES[job.engine.kind](job)
    seconds = time.perf_counter() - start
    return EngineResult(result.models, result.unsat, result.reason, result.proof, seconds, _megabytes())


def _pysat(job: Job) -> EngineResult:
    """CaDiCaL, Glucose, MapleChrono, Lingeling: clauses are added to one solver, stage after stage."""
    from verifier.solvers.pysat_solver import opened

    assert isinstance(job.formula, Cnf)
    models: list[Model] = []
    with opened(job.engine.solver, job.formula.clauses(), proof=job.proof) as solver:

        def model() -> Model:
            literals = np.array(solver.get_model()[: job.keep], dtype=np.int64)
            # A solver leaves out variables that occur in no clause, at the end: any value will do.
            return np.pad(literals > 0, (0, job.keep - len(literals)))

        for clauses in ((), *job.stages):
            for clause in clauses:
                solver.add_clause(list(clause))
            if not solver.solve():
                return EngineResult(tuple(models), True, proof=tuple(solver.get_proof()) if job.proof else None)
            models.append(model())
        while len(models) < job.enumerate_:
            solver.add_clause([-n if value else n for n, value in enumerate(models[-1].tolist(), start=1)])
            if not solver.solve():
                return EngineResult(tuple(models), True, proof=tuple(solver.get_proof()) if job.proof else None)
            models.append(model())
    return EngineResult(tuple(models), False)


def _text(formula: Formula) -> str:
    stream = io.StringIO()
    assert not isinstance(formula, Qbf)
    formula.write_smt2(stream)
    return stream.getvalue()


def _z3(job: Job) -> EngineResult:
    import z3

    if isinstance(job.formula, Pb):
        solver = z3.Solver()
        for constraint in job.formula.constraints:
            terms = [(z3.Bool(f"x{n}"), weight) for weight, n in constraint.terms]
            solver.add(z3.PbGe(terms, constraint.bound))
    else:
        # Of z3's strategies this one leaves quantified definitions in place, so that models have values, not formulas.
        quantified = isinstance(job.formula, Smt) and "(forall" in job.formula.script
        solver = z3.SolverFor("UFBV") if quantified else z3.Solver()
        solver.from_string(_text(job.formula))
    models: list[Model] = []
    for clauses in ((), *job.stages):
        for clause in clauses:
            solver.add(z3.Or([z3.Bool(f"x{n}") if n > 0 else z3.Not(z3.Bool(f"x{-n}")) for n in clause]))
        answer = solver.check()
        if answer == z3.unsat:
            return EngineResult(tuple(models), True)
        if answer == z3.unknown:
            return EngineResult(tuple(models), False, f"z3 gave up: {solver.reason_unknown()}")
        model = solver.model()
        values = (model.eval(z3.Bool(f"x{n}"), model_completion=True) for n in range(1, job.keep + 1))
        models.append(np.array([z3.is_true(value) for value in values], dtype=bool))
    return EngineResult(tuple(models), False)


def _cvc5(job: Job) -> EngineResult:
    import cvc5

    solver = cvc5.Solver(cvc5.TermManager())
    solver.setOption("incremental", "true")
    solver.setOption("produce-models", "true")
    parser = cvc5.InputParser(solver)
    language = cvc5.InputLanguage.SMT_LIB_2_6

    def read(text: str) -> None:
        parser.setStringInput(language, text, "question")
        while not (command := parser.nextCommand()).isNull():
            command.invoke(solver, parser.getSymbolManager())

    read(_text(job.formula))
    models: list[Model] = []
    terms = {str(term): term for term in parser.getSymbolManager().getDeclaredTerms()}
    for clauses in ((), *job.stages):
        read("".join(f"(assert {smt_clause(clause)})\n" for clause in clauses))
        answer = solver.checkSat()
        if answer.isUnsat():
            return EngineResult(tuple(models), True)
        if not answer.isSat():
            return EngineResult(tuple(models), False, f"cvc5 gave up: {answer.getUnknownExplanation()}")
        values = (solver.getValue(terms[f"x{n}"]).getBooleanValue() for n in range(1, job.keep + 1))
        models.append(np.array(list(values), dtype=bool))
    return EngineResult(tuple(models), False)


def _staged(job: Job, ask: Callable[[Qbf], Model | str | None]) -> EngineResult:
    """One call of a QBF solver for each stage: it gives a model of the outermost block, None, or a reason."""
    formula = job.formula
    assert isinstance(formula, Qbf)
    models: list[Model] = []
    for clauses in ((), *job.stages):
        formula = formula.with_clauses(clauses)
        answer = ask(formula)
        if answer is None:
            return EngineResult(tuple(models), True)
        if isinstance(answer, str):
            return EngineResult(tuple(models), False, answer)
        models.append(answer)
    return EngineResult(tuple(models), False)


def _chosen(literals: Iterator[int], keep: int) -> Model:
    """The assignment in which these literals hold; a variable of which nothing is said may be false."""
    model = np.zeros(keep, dtype=bool)
    for literal in literals:
        if 0 < literal <= keep:
            model[literal - 1] = True
    return model


def _depqbf(job: Job) -> EngineResult:
    """DepQBF, the program of that name; `--qdo` prints the assignment of the outermost block."""
    program = shutil.which("depqbf")
    if program is None:
        return EngineResult((), False, "the program depqbf is not installed")

    def ask(formula: Qbf) -> Model | str | None:
        stream = io.StringIO()
        formula.write_qdimacs(stream)
        done = subprocess.run(
            [program, "--qdo"],
            input=stream.getvalue(),
            capture_output=True,
            text=True,
            preexec_fn=die_with_parent,
            check=False,
        )
        if done.returncode == 20:
            return None
        if done.returncode != 10:
            return f"depqbf ended with code {done.returncode}: {done.stderr.strip()[-200:]}"
        lines = (line.split() for line in done.stdout.splitlines() if line.startswith("V "))
        return _chosen((int(word) for line in lines for word in line[1:]), job.keep)

    return _staged(job, ask)


def _pyqbf(job: Job) -> EngineResult:
    """A QBF solver of PyQBF (DepQBF, compiled in)."""
    from pyqbf.formula import PCNF
    from pyqbf.solvers import DepQBF

    def ask(formula: Qbf) -> Model | str | None:
        pcnf = PCNF(from_clauses=[list(clause) for clause in formula.matrix.clauses()])
        pcnf.prefix = [n if quantifier == "e" else -n for quantifier, block in formula.prefix for n in block]
        pcnf.nv = formula.variables
        solver = DepQBF()
        if not solver.solve(pcnf):
            return None
        return _chosen((solver.get_assignment(n) for n in range(1, job.keep + 1)), job.keep)

    return _staged(job, ask)


ENGINES: dict[str, Callable[[Job], EngineResult]] = {
    "pysat": _pysat,
    "z3": _z3,
    "cvc5": _cvc5,
    "depqbf": _depqbf,
    "pyqbf": _pyqbf,
}


def _megabytes() -> int:
    """The greatest amount of memory that this process has had."""
    import resource

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return int(peak // (1 << 20 if sys.platform == "darwin" else 1 << 10))


def serve() -> None:
    """Read a job from standard input, run it, write its result to standard output.

    The arguments of the process are the memory limit in MB (0 for none) and the number of the parent process.
    """
    import resource

    die_with_parent(int(sys.argv[2]))
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a solver prints itself must not mix with the result
    answer: Any
    try:
        if megabytes := int(sys.argv[1]):
            resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))
        answer = run(pickle.load(sys.stdin.buffer))
    except MemoryError:
        answer = "memory"
    except Exception as error:
        if "memory" in str(error).lower() or "bad_alloc" in str(error):
            answer = "memory"
        else:
            answer = f"{type(error).__name__}: {error}"
    pickle.dump(answer, out)
    out.flush()
    os._exit(0)  # no tidying up: large formulas take seconds to free
