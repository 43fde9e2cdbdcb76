"""Certificates on large boards: python benchmarks/certificates.py [N ...]

For 2WN^3 on N x N boards: the time to verify (a solver refutes the formula), write and check a certificate, the peak
memory, the bytes per position; each in a fresh process, after one small run that fills Numba's cache. Then (or if 120
is one of the N) the same question on 120 x 120 by the encoding `definition`, edge by edge, through PySAT with proof
logging: the time until the solver has written its proof, unchecked.

Times are of the clock and, in brackets, of the processor: on a machine that does other work they differ.
"""

from __future__ import annotations

import json
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

GAME, SMALL, SIZES = "2WN^3", 120, (250, 500, 1000, 2000)


def certificate(n: int, strips: int = 1) -> dict[str, float]:
    """Verify, write and check, all in this process (with strips, in its children too)."""
    from verifier.games.names import parse_game
    from verifier.theorems.table import printed_claim
    from verifier.verification.boards import certify

    game = parse_game(GAME)
    claim = printed_claim(game)
    assert claim is not None
    with tempfile.TemporaryDirectory() as folder:
        start = time.perf_counter()
        verdict = certify(game, claim, n, n, Path(folder) / "certificate", strips=strips)
        seconds = time.perf_counter() - start
        assert verdict.status.value == "VERIFIED", verdict.reason
        leaves = Path(folder).rglob("*")
        size = sum(path.stat().st_size for path in leaves if path.suffix in (".cnf", ".lrat"))
    return {"seconds": seconds, "cpu": _cpu(), "megabytes": _peak(), "bytes": size}


def definition(n: int) -> dict[str, float]:
    """The formula from the digraph, CaDiCaL with proof logging, and the proof."""
    from kernel_encodings.definition import encode
    from kernel_encodings.questions import differs
    from pysat.solvers import Solver

    from verifier.games.board import Board
    from verifier.games.names import parse_game
    from verifier.games.rules import Ruleset
    from verifier.theorems.table import printed_claim

    game = parse_game(GAME)
    claim = printed_claim(game)
    assert claim is not None
    assert isinstance(game, Ruleset)
    start = time.perf_counter()
    cnf = encode(Board(game, n, n))
    with Solver(name="cadical195", with_proof=True) as solver:
        solver.append_formula(cnf.clauses())
        solver.add_clause(list(differs(claim.array(n, n))))
        assert solver.solve() is False
        proof = solver.get_proof()
    seconds = time.perf_counter() - start
    size = sum(len(line) + 1 for line in proof)
    return {"seconds": seconds, "cpu": _cpu(), "megabytes": _peak(), "bytes": size}


def _cpu() -> float:
    """Seconds of the processor, of this process and its children."""
    used = [resource.getrusage(one) for one in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(one.ru_utime + one.ru_stime for one in used)


def _peak() -> float:
    """The largest memory of this process, and of the largest of its children."""
    who = (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)
    return sum(resource.getrusage(one).ru_maxrss for one in who) / 1024


def fresh(what: str, *numbers: int) -> dict[str, float]:
    """Measure in a process of its own."""
    command = [sys.executable, __file__, "--measure", what, *map(str, numbers)]
    result: dict[str, float] = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    return result


def main() -> None:
    sizes = tuple(map(int, sys.argv[1:])) or (*SIZES, SMALL)
    fresh("certificate", 210)
    per_position = {}
    for n in sizes:
        found = fresh("certificate", n)
        per_position[n] = found["cpu"] / n**2
        print(
            f"{GAME} on {n} x {n}: verified, written and checked in {_times(found)}, {found['megabytes']:.0f} MB, "
            f"{found['bytes'] / n**2:.1f} bytes and {1e6 * per_position[n]:.1f} microseconds a position",
            flush=True,
        )
        if n == SMALL:
            other = fresh("definition", n)
            print(
                f"The same by `definition`, proof unchecked: {_times(other)}, {other['megabytes']:.0f} MB, "
                f"{other['cpu'] / found['cpu']:.0f} times as long"
            )
        if n >= 2000:
            found = fresh("certificate", n, 8)
            print(f"The same in 8 strips: {_times(found)}, {found['megabytes']:.0f} MB", flush=True)
    if {250, 1000} <= set(sizes):
        print(f"Time per position, N = 1000 to N = 250: {per_position[1000] / per_position[250]:.2f}")


def _times(found: dict[str, float]) -> str:
    return f"{found['seconds']:.1f} s ({found['cpu']:.1f} s)"


if __name__ == "__main__":
    if sys.argv[1:2] == ["--measure"]:
        measure = {"certificate": certificate, "definition": definition}[sys.argv[2]]
        print(json.dumps(measure(*map(int, sys.argv[3:]))))
    else:
        main()
