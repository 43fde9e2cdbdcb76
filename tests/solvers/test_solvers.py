"""One interface to all solvers; limits; a solver that dies; an interrupt that leaves nothing behind."""

import os
import signal
import subprocess
import sys
import textwrap
import threading
import time
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
from kernel_encodings.formula import Cnf
from kernel_encodings.other_forms import Pb, Smt

from verifier.base.errors import UserError
from verifier.solvers.ask import PROGRAM, SOLVERS, Limits, Outcome, enumerate_models, solve

SAT_SOLVERS = ["cadical", "glucose", "maplechrono", "lingeling", "z3", "cvc5"]


def pigeons(n: int) -> Cnf:
    """n + 1 pigeons in n holes: short to say, long to refute by resolution."""
    cnf = Cnf(f"{n + 1} pigeons in {n} holes")
    first = cnf.new((n + 1) * n, "pigeon i sits in hole j")
    for i in range(n + 1):
        cnf.add(*range(first + i * n, first + i * n + n))
    for j in range(n):
        for i, k in combinations(range(n + 1), 2):
            cnf.add(-(first + i * n + j), -(first + k * n + j))
    return cnf


def either() -> Cnf:
    cnf = Cnf()
    cnf.new(2, "a, b")
    cnf.add(1, 2)
    return cnf


@pytest.mark.parametrize("solver", SAT_SOLVERS)
def test_every_solver_answers_stage_by_stage(solver):
    answer = solve(either(), solver, stages=[[(-1,)], [(-2,)]])
    assert answer.outcome is Outcome.UNSAT
    assert len(answer.models) == 2
    assert answer.models[1].tolist() == [False, True]
    assert answer.seconds > 0
    assert answer.megabytes > 0
    assert solve(pigeons(4), solver).outcome is Outcome.UNSAT


@pytest.mark.parametrize("solver", [name for name, solver in SOLVERS.items() if solver.proofs])
def test_solvers_write_proofs(solver):
    proof = solve(pigeons(3), solver, proof=True).proof
    assert proof is not None
    assert proof[-1].split() == ["0"]


def test_maplesat_is_not_offered():
    assert not any("maplesat" in solver.engine.solver for solver in SOLVERS.values())


def test_all_models():
    found = enumerate_models(either(), 10)
    assert found.outcome is Outcome.UNSAT
    assert sorted(model.tolist() for model in found.models) == [[False, True], [True, False], [True, True]]
    assert enumerate_models(either(), 2).outcome is Outcome.SAT


def test_a_time_limit_is_unknown():
    answer = solve(pigeons(14), "glucose", limits=Limits(seconds=1))
    assert answer.outcome is Outcome.UNKNOWN
    assert answer.reason == "glucose took longer than the time limit of 1 s"


@pytest.mark.parametrize("solver", ["cadical", "z3"])
def test_a_memory_limit_is_unknown(solver):
    cnf = Cnf()
    n = np.arange(cnf.new(2_000_002, "too many for so little memory"), 2_000_001, dtype=np.int32)
    cnf.add_each(n, n + 1, -(n + 2))
    answer = solve(cnf, solver, keep=0, limits=Limits(megabytes=300))
    assert answer.outcome is Outcome.UNKNOWN
    assert f"{solver} needed more than the memory limit of 300 MB" in answer.reason


def children(of: int) -> list[int]:
    """The processes whose parent is `of`, from /proc."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            try:
                status = (entry / "stat").read_text().rsplit(")", 1)[1].split()
            except OSError:
                continue
            if int(status[1]) == of and status[0] != "Z":
                found.append(int(entry.name))
    return found


def wait_for_child(of: int) -> int:
    for _ in range(1000):
        if pids := children(of):
            return pids[0]
        time.sleep(0.02)
    raise AssertionError("the solver never started")


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def gone(pid: int) -> bool:
    """Is the process gone, at once or within a few seconds?"""
    for _ in range(500):
        if not alive(pid):
            return True
        time.sleep(0.02)
    return False


linux = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs /proc")


@linux
@pytest.mark.parametrize(("number", "name"), [(signal.SIGKILL, "SIGKILL"), (signal.SIGSEGV, "SIGSEGV")])
def test_a_solver_that_is_killed_is_unknown(number, name):
    before = set(children(os.getpid()))
    answers = []
    thread = threading.Thread(target=lambda: answers.append(solve(pigeons(14), "glucose")))
    thread.start()
    while not (fresh := set(children(os.getpid())) - before):
        time.sleep(0.02)
    time.sleep(0.3)
    os.kill(fresh.pop(), number)
    thread.join(30)
    assert answers[0].outcome is Outcome.UNKNOWN
    assert answers[0].reason == f"glucose was ended by the signal {name}"


SCRIPT = textwrap.dedent("""
    import sys
    from tests.solvers.test_solvers import pigeons
    from verifier.solvers.ask import solve
    print("ready", flush=True)
    try:
        solve(pigeons(14), "glucose")
    except KeyboardInterrupt:
        print("interrupted", flush=True)
""")


@linux
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_an_interrupt_leaves_nothing_behind(number):
    """Ctrl-C, a polite end and a rude one: in each case the solver's process goes too."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(path for path in [os.getcwd(), *sys.path] if path)}
    program = subprocess.Popen([sys.executable, "-c", SCRIPT], stdout=subprocess.PIPE, text=True, env=environment)
    try:
        assert program.stdout.readline() == "ready\n"
        solver = wait_for_child(program.pid)
        time.sleep(0.5)
        assert alive(solver)
        program.send_signal(number)
        rest = program.communicate(timeout=30)[0]
        assert gone(solver)
        assert rest == ("interrupted\n" if number == signal.SIGINT else "")
    finally:
        program.kill()


def test_a_solver_whose_program_died_before_it_began_ends_at_once():
    command = [sys.executable, "-c", PROGRAM, "0", "1", *sys.path]  # its parent is this process, not number 1
    done = subprocess.run(command, input=b"", capture_output=True, timeout=60, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (1, b"", b"")


def test_what_a_solver_prints_does_not_mix_with_its_answer():
    script = '(declare-const x1 Bool)\n(assert x1)\n(echo "noise")\n'
    answer = solve(Smt("noise", 1, script), "cvc5")
    assert answer.outcome is Outcome.SAT
    assert answer.models[0].tolist() == [True]


def test_a_crash_is_unknown_with_its_message():
    answer = solve(Smt("nonsense", 0, "(assert nonsense)"), "z3")
    assert answer.outcome is Outcome.UNKNOWN
    assert "z3 crashed" in answer.reason


def test_errors_of_the_user():
    with pytest.raises(UserError, match="There is no solver 'minisat'"):
        solve(either(), "minisat")
    with pytest.raises(UserError, match="z3, cvc5 can"):
        solve(Pb(either(), ()), "cadical")
    with pytest.raises(UserError, match="writes no clausal proofs"):
        solve(either(), "z3", proof=True)
    with pytest.raises(UserError, match="positive number of seconds"):
        Limits(seconds=0)
    with pytest.raises(UserError, match="positive number of megabytes"):
        Limits(megabytes=-1)
