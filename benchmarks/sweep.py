"""What the machinery of a sweep costs, and what a second process gains.

    python benchmarks/sweep.py [INSTANCES]

Instances of about 0.1 s each (hunts on a board of a fitting size) are run with one process and with two, each with a
fresh store. Overhead is wall-clock time beyond the time the instances themselves took in their processes, start of the
processes left out; the gain is the ratio of the two wall-clock times. Run it on idle cores.
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from pathlib import Path

from verifier.sweep import tasks
from verifier.sweep.grid import expand
from verifier.sweep.loop import Finished, Processes, run
from verifier.sweep.store import Store

TARGET = 0.1


def questions(count: int) -> tuple[tasks.Instance, ...]:
    """`count` questions of about TARGET seconds: the side of the board is found by trying."""
    side = 200
    while True:
        (probe,) = expand("hunt", ["2WN^3"], {}, [str(side)]).questions
        tasks.answer(probe, Path())
        start = time.perf_counter()
        tasks.answer(probe, Path())
        if time.perf_counter() - start >= TARGET:
            break
        side = side * 11 // 10
    return expand("hunt", ["2WN^3"], {}, [f"{side + k}x{side}" for k in range(count)]).questions


def measure(work: tuple[tasks.Instance, ...], jobs: int) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder, Store(Path(folder) / "s.db") as store:
        executor = Processes(jobs, folder=Path(folder))
        # Warm up: each process has answered once before the clock starts.
        warm = expand("hunt", ["WN"], {}, [str(10 + k) for k in range(jobs)]).questions
        for question in warm:
            executor.submit(question)
        while executor.active:
            executor.wait(1)
        inside: list[float] = []

        def report(finished: Finished | None) -> None:
            if finished and finished.outcome:
                inside.append(finished.outcome.seconds)

        start = time.perf_counter()
        run(work, store, executor, report=report)
        wall = time.perf_counter() - start
    return {
        "wall": wall,
        "inside": sum(inside),
        "mean": sum(inside) / len(inside),
        "overhead": wall * jobs / sum(inside) - 1,
    }


if __name__ == "__main__":
    work = questions(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
    one, two = measure(work, 1), measure(work, 2)
    result = {
        "instances": len(work),
        "seconds_each": round(one["mean"], 4),
        "overhead_one_process": round(one["overhead"], 4),
        "overhead_two_processes": round(two["overhead"], 4),
        "two_processes_over_one": round(one["wall"] / two["wall"], 3),
    }
    print(json.dumps(result))
