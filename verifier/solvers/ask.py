"""Solvers behind one small interface: a formula in; satisfiable, unsatisfiable or unknown out.

Every call runs in a process of its own, with limits of time and memory. A solver that is killed, crashes, runs out of
time or memory, or gives up, is `UNKNOWN` with the reason, and never takes the program with it. When the program is
interrupted the solver is killed at once; when the program itself is killed, the system kills the solver (on Linux).

>>> from kernel_encodings.formula import Cnf
>>> cnf = Cnf()
>>> a = cnf.new(2, "a, b")
>>> cnf.add(a, a + 1)
>>> answer = solve(cnf, "cadical", stages=[[(-a,), (-a - 1,)]])
>>> answer.outcome.value, len(answer.models)
('UNSAT', 1)
"""

from __future__ import annotations

import importlib.util
import os
import pickle
import shutil
import signal
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from time import perf_counter

from kernel_encodings.formula import Cnf
from kernel_encodings.other_forms import Formula, Pb, Qbf, Smt

from verifier.base.errors import UserError
from verifier.base.processes import ending, run_program
from verifier.solvers.engines import Clause, Engine, EngineResult, Job, Model
from verifier.solvers.pysat_solver import CADICAL, GLUCOSE

__all__ = ["SOLVERS", "Answer", "Limits", "Outcome", "Solver", "enumerate_models", "seconds_of", "solve"]


@dataclass(frozen=True)
class Solver:
    """A solver by the name a user types: the engine behind it and what it can read."""

    name: str
    engine: Engine
    reads: tuple[type[Formula], ...]
    proofs: bool = False  # does it write clausal proofs?

    @property
    def missing(self) -> str | None:
        """Why this solver cannot be used here, or None."""
        kind = self.engine.kind
        if kind == "depqbf" and shutil.which("depqbf") is None:
            return "the program depqbf is not on the PATH (Debian and Ubuntu: apt install depqbf)"
        if kind == "pyqbf" and importlib.util.find_spec("pyqbf") is None:
            return "the package pyqbf is not installed (pip install 'wythoff-verifier[qbf]'; it takes minutes to build)"
        if kind in ("z3", "cvc5") and importlib.util.find_spec(kind) is None:
            return f"the package {kind} is not installed (pip install 'wythoff-verifier[proofs]')"
        return None


# MapleSAT is left out on purpose: proof checkers reject its proofs.
SOLVERS: dict[str, Solver] = {
    solver.name: solver
    for solver in (
        Solver("cadical", Engine("pysat", CADICAL), (Cnf,), proofs=True),
        Solver("glucose", Engine("pysat", GLUCOSE), (Cnf,), proofs=True),
        Solver("maplechrono", Engine("pysat", "maplechrono"), (Cnf,), proofs=True),
        Solver("lingeling", Engine("pysat", "lingeling"), (Cnf,), proofs=True),
        Solver("z3", Engine("z3"), (Cnf, Pb, Smt)),
        Solver("cvc5", Engine("cvc5"), (Cnf, Pb, Smt)),
        Solver("depqbf", Engine("depqbf"), (Qbf,)),
        Solver("pyqbf", Engine("pyqbf"), (Qbf,)),
    )
}


# The search path goes as an argument: in PYTHONPATH a folder with an `encodings.py` would keep Python from starting.
PROGRAM = "import sys; sys.path[:] = sys.argv[3:]; from verifier.solvers.engines import serve; serve()"


class Outcome(str, Enum):
    """What a solver says of a formula."""

    SAT = "SAT"
    UNSAT = "UNSAT"
    UNKNOWN = "UNKNOWN"


LONGEST = 10_000_000  # seconds, a third of a year; the system's clocks have an end


def seconds_of(limit: float) -> float:
    """A limit of time, if it is one."""
    if not 0 < limit <= LONGEST:  # nan is not
        raise UserError(f"A time limit is a positive number of seconds, at most {LONGEST:,}, not {limit}.")
    return limit


@dataclass(frozen=True)
class Limits:
    """Limits of one call: seconds of wall-clock time and megabytes of address space; None is no limit."""

    seconds: float | None = None
    megabytes: int | None = None

    def __post_init__(self) -> None:
        if self.seconds is not None:
            seconds_of(self.seconds)
        if self.megabytes is not None and not 0 < self.megabytes <= 1 << 30:
            raise UserError(f"A memory limit is a positive number of megabytes below 2^30, not {self.megabytes}.")


@dataclass(frozen=True, eq=False)
class Answer:
    """What a solver said. `models` has one model for each stage that was satisfiable, the formula itself first."""

    solver: str
    outcome: Outcome
    reason: str | None = None  # of UNKNOWN
    models: tuple[Model, ...] = ()
    proof: tuple[str, ...] | None = None
    seconds: float = 0.0
    megabytes: int | None = None


def find(name: str) -> Solver:
    """The solver of this name."""
    if name not in SOLVERS:
        raise UserError(f"There is no solver {name!r}: the solvers are {', '.join(SOLVERS)}.")
    solver = SOLVERS[name]
    if solver.missing:
        raise UserError(f"The solver {name} cannot be used: {solver.missing}.")
    return solver


def solve(
    formula: Formula,
    solver: str = "cadical",
    *,
    stages: Sequence[Sequence[Clause]] = (),
    keep: int | None = None,
    proof: bool = False,
    limits: Limits | None = None,
) -> Answer:
    """Is the formula satisfiable? And, while it is, is it still with the clauses of the next stage?

    The outcome is that of the last stage, or UNSAT as soon as one stage is; `len(answer.models)` stages were
    satisfiable. Models are cut to the first `keep` variables. `proof` asks for the clausal proof (DRUP) of UNSAT.
    """
    chosen = find(solver)
    if not isinstance(formula, chosen.reads):
        able = ", ".join(s.name for s in SOLVERS.values() if isinstance(formula, s.reads))
        raise UserError(f"The solver {solver} cannot read this encoding; {able} can.")
    if proof and not chosen.proofs:
        raise UserError(f"The solver {solver} writes no clausal proofs.")
    groups = tuple(tuple(tuple(clause) for clause in clauses) for clauses in stages)
    job = Job(chosen.engine, formula, groups, formula.variables if keep is None else keep, proof)
    return _answer(solver, job, limits or Limits())


def enumerate_models(
    cnf: Cnf,
    most: int,
    *,
    keep: int | None = None,
    proof: bool = False,
    solver: str = "cadical",
    limits: Limits | None = None,
) -> Answer:
    """All models that differ in the first `keep` variables; UNSAT when there are no others, SAT after `most`.

    With `proof` there is a clausal proof of UNSAT, from the formula and, for each model, "not all as in this model".
    """
    job = Job(find(solver).engine, cnf, keep=cnf.variables if keep is None else keep, proof=proof, enumerate_=most)
    return _answer(solver, job, limits or Limits())


def _answer(solver: str, job: Job, limits: Limits) -> Answer:
    start = perf_counter()
    result = in_process(solver, job, limits)
    seconds = perf_counter() - start
    if isinstance(result, str):
        return Answer(solver, Outcome.UNKNOWN, result, seconds=seconds)
    outcome = Outcome.UNKNOWN if result.reason else Outcome.UNSAT if result.unsat else Outcome.SAT
    return Answer(solver, outcome, result.reason, result.models, result.proof, seconds, result.megabytes)


def in_process(solver: str, job: Job, limits: Limits) -> EngineResult | str:
    """The result of a job that runs in a process of its own, or the reason why there is none."""
    # Threads of a linear algebra library would count against the limit of address space.
    environment = os.environ | {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
    command = [sys.executable, "-c", PROGRAM, str(limits.megabytes or 0), str(os.getpid()), *sys.path]
    ended = run_program(
        command, pickle.dumps(job, protocol=5), seconds=limits.seconds, environment=environment, first=None
    )
    if ended.code is None:
        return f"{solver} took longer than the time limit of {limits.seconds:g} s"
    memory = f"{solver} needed more than the memory limit of {limits.megabytes} MB" if limits.megabytes else None
    if ended.code < 0:
        name = signal.Signals(-ended.code).name
        # A solver in C or C++ that gets no memory aborts or reads where nothing is.
        if memory and name in ("SIGABRT", "SIGSEGV", "SIGBUS"):
            return f"{memory} ({name})"
        return f"{solver} was ended {ending(ended.code)}"
    try:
        result = pickle.loads(ended.out)
    except Exception:
        words = ended.err.decode(errors="replace").strip().splitlines() or ["no message"]
        if memory and ("MemoryError" in words[-1] or "memory" in words[-1].lower() or "allocate" in words[-1]):
            return memory
        return f"{solver} crashed with exit code {ended.code}: {words[-1][:200]}"
    if result == "memory":
        return memory or f"{solver} ran out of memory"
    return result if isinstance(result, EngineResult) else f"{solver} crashed: {result}"
