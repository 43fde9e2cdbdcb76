"""How much the ladder saves: sizes, times and memory of `ladder` against `definition`, as ratios of one run.

    python benchmarks/ladder.py            all of it (some minutes)
    python benchmarks/ladder.py --quick    smaller boards

Every measurement is a process of its own that generates the formula of 2WN^3, asks whether the claim of the paper
can be refuted, and reports its time and the greatest memory that it and its solver had. `definition` is stopped when
it has taken 15 times as long as `ladder`: then the ratio is a lower bound and printed as such.
"""

from __future__ import annotations

import argparse
import json
import resource
import subprocess
import sys
import time
from typing import Any

GAME, LIMIT = "2WN^3", 15


def measure(encoding: str, n: int) -> dict[str, Any]:
    """In this process: verify the game on an n x n board."""
    from verifier.games.names import parse_game
    from verifier.theorems.table import printed_claim
    from verifier.verification.boards import verify

    game = parse_game(GAME)
    claim = printed_claim(game)
    assert claim is not None
    start = time.perf_counter()
    verdict = verify(game, claim, n, n, encoding=encoding)
    seconds = time.perf_counter() - start
    peaks = [resource.getrusage(who).ru_maxrss / 1024 for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    sizes = {name: verdict.evidence[name] for name in ("variables", "clauses")}
    return {"status": verdict.status.value, "seconds": seconds, "megabytes": round(sum(peaks))} | sizes


def apart(encoding: str, n: int, timeout: float | None = None) -> dict[str, Any] | None:
    """The same in a process of its own; None when it was stopped."""
    command = [sys.executable, __file__, "--one", encoding, str(n)]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=timeout, check=True)
    except subprocess.TimeoutExpired:
        return None
    result: dict[str, Any] = json.loads(done.stdout)
    if result["status"] != "VERIFIED":
        raise SystemExit(f"{encoding} on {n} x {n}: {result}")
    return result


def compare(n: int) -> None:
    ladder = apart("ladder", n)
    assert ladder is not None
    definition = apart("definition", n, LIMIT * ladder["seconds"])
    ratio = f"{definition['seconds'] / ladder['seconds']:.1f}" if definition else f"more than {LIMIT}"
    clauses = f", clauses {definition['clauses'] / ladder['clauses']:.1f} to 1" if definition else ""
    print(f"{n} x {n}: definition / ladder, generate and solve: {ratio} (ladder {ladder['seconds']:.1f} s){clauses}")


def sizes(boards: list[int]) -> None:
    from kernel_encodings import ladder

    from verifier.games.board import Board
    from verifier.games.names import parse_game

    rules = parse_game(GAME)
    counts = {n: ladder.encode(Board(rules, n, n)).count / n**2 for n in boards}  # type: ignore[arg-type]
    print("ladder, clauses per position: " + ", ".join(f"{c:.2f} (N = {n})" for n, c in counts.items()))
    print(f"greatest / least: {max(counts.values()) / min(counts.values()):.4f}")


def memory(n: int) -> None:
    result = apart("ladder", n)
    assert result is not None
    print(f"{n} x {n}: ladder, program and solver together at most {result['megabytes']} MB, {result['seconds']:.1f} s")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="smaller boards")
    parser.add_argument("--one", nargs=2, metavar=("ENCODING", "N"), help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.one:
        print(json.dumps(measure(arguments.one[0], int(arguments.one[1]))))
        return
    print(f"{GAME}, claim of the paper, CaDiCaL")
    sizes([50, 100, 200] if arguments.quick else [50, 100, 200, 400])
    for n in (30, 60) if arguments.quick else (50, 100, 200):
        compare(n)
    memory(100 if arguments.quick else 300)


if __name__ == "__main__":
    main()
