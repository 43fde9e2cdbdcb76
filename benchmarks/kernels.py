"""`wythoff kernel` beside clingo: python benchmarks/kernels.py [--json]

Kernels of digraphs that this script makes: random ones, sparse and dense, with and without a kernel, structured ones,
and questions of counting and of acceptance. Both programs are libraries in this process, and both are given the text
of the instance: clingo its facts, with the usual two rules for stable models; wythoff a list of edges. Clingo answers.
Wythoff answers, proves, writes the certificate and lets the checker read it, and that is what its time holds. Times are
seconds of CPU, of child processes too, the least of three runs if they are short; compiled loops are compiled before.
Answers are compared. Starting either command is not in it: that is the last line.
"""

from __future__ import annotations

import json
import random
import resource
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import clingo

from verifier.games.digraphs import read_digraph
from verifier.verification.kernel_counting import KernelCount
from verifier.verification.kernels import Kernels, certify, counted_kernels, kernels

RULES = "in(X) :- node(X), not out(X). out(X) :- edge(X, Y), in(Y). #show in/1."
ALL = 1_000_000
Edges = list[tuple[int, int]]


@dataclass(frozen=True)
class Instance:
    """A digraph on 0, ..., nodes - 1 and a question: one kernel, how many, or some with (without) a node."""

    name: str
    nodes: int
    edges: Edges
    question: str = "one"
    node: int = 0


def random_digraph(nodes: int, edges: int, seed: int) -> Edges:
    rng = random.Random(seed)
    found: set[tuple[int, int]] = set()
    while len(found) < edges:
        v, w = rng.randrange(nodes), rng.randrange(nodes)
        if v != w:
            found.add((v, w))
    return sorted(found)


def dense(nodes: int, probability: float, seed: int) -> Edges:
    rng = random.Random(seed)
    return [(v, w) for v in range(nodes) for w in range(nodes) if v != w and rng.random() < probability]


def grid(width: int) -> Edges:
    """Both ways between neighbours: kernels are maximal independent sets."""
    cells = [(x, y) for x in range(width) for y in range(width)]
    steps = ((1, 0), (-1, 0), (0, 1), (0, -1))
    near = ((x, y, x + i, y + j) for x, y in cells for i, j in steps if 0 <= x + i < width and 0 <= y + j < width)
    return [(x * width + y, u * width + v) for x, y, u, v in near]


def both_ways(nodes: int, probability: float, seed: int) -> Edges:
    """As `dense`, each edge in both directions."""
    rng = random.Random(seed)
    pairs = [(v, w) for v in range(nodes) for w in range(v) if rng.random() < probability]
    return [edge for v, w in pairs for edge in ((v, w), (w, v))]


def wythoff_board(width: int) -> Edges:
    """The moves of Wythoff Nim."""
    found = []
    for x in range(width):
        for y in range(width):
            options = [(x - k, y) for k in range(1, x + 1)] + [(x, y - k) for k in range(1, y + 1)]
            options += [(x - k, y - k) for k in range(1, min(x, y) + 1)]
            found += [(x * width + y, u * width + v) for u, v in options]
    return found


def pairs_in_a_row(count: int) -> Edges:
    """Pairs that choose, and between any two a node that looks at both: 2^count kernels of a connected digraph."""
    pairs = [edge for k in range(count) for edge in ((2 * k, 2 * k + 1), (2 * k + 1, 2 * k))]
    between = [(2 * count + k, 2 * k + j) for k in range(count - 1) for j in (0, 1, 2)]
    return pairs + between


def cycle(nodes: int) -> Edges:
    return [(v, (v + 1) % nodes) for v in range(nodes)]


def instances() -> Iterator[Instance]:
    for nodes in (100, 1_000, 5_000, 20_000):
        yield Instance("random", nodes, random_digraph(nodes, 5 * nodes // 2, 1))
    yield Instance("dense", 100, dense(100, 0.1, 2))
    yield Instance("dense", 150, dense(150, 0.1, 5))
    yield Instance("dense", 200, dense(200, 0.05, 6))
    yield Instance("dense", 200, dense(200, 0.3, 1))
    yield Instance("odd cycle", 10_001, cycle(10_001))
    yield Instance("Wythoff Nim, 40 x 40", 1_600, wythoff_board(40))
    yield Instance("grid, 100 x 100", 10_000, grid(100))
    yield Instance("grid, 6 x 6", 36, grid(6), "count")
    yield Instance("random, both ways", 50, both_ways(50, 0.1, 7), "count")
    yield Instance("pairs in a row", 41, pairs_in_a_row(14), "count")
    yield Instance("random", 1_000, random_digraph(1_000, 1_500, 3), "count")
    for node in (0, 1):
        yield Instance("dense", 200, dense(200, 0.3, 1), "some", node)
        yield Instance("random", 5_000, random_digraph(5_000, 12_500, 1), "every", node)


def by_clingo(instance: Instance, text: str) -> int:
    """The number of kernels found: all, or at most one (with, or without, the node)."""
    wanted = {"some": f":- not in({instance.node}).", "every": f":- in({instance.node})."}.get(instance.question, "")
    control = clingo.Control(["0" if instance.question == "count" else "1"])
    control.add("base", [], RULES + wanted + text)
    control.ground([("base", [])])
    found = 0

    def count(model: clingo.Model) -> None:
        nonlocal found
        found += 1

    control.solve(on_model=count)
    return found


def by_wythoff(instance: Instance, path: Path) -> int:
    """The same, with a certificate that the checker accepted."""
    graph, _ = read_digraph(path, "edges")
    result: Kernels | KernelCount
    if instance.question == "count":
        result = counted_kernels(graph, ALL)
    else:
        asked = (str(instance.node), instance.question == "some") if instance.question in ("some", "every") else None
        result = kernels(graph, 1, asked=asked)
        assert result.reason is None
    assert certify(graph, result).accepted
    return result.count


def cpu() -> float:
    return sum(
        resource.getrusage(who).ru_utime + resource.getrusage(who).ru_stime
        for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)
    )


def timed(question: Callable[[], int]) -> tuple[int, float]:
    times: list[float] = []
    while len(times) < (3 if not times or times[0] < 1 else 1):
        start = cpu()
        answer = question()
        times.append(cpu() - start)
    return answer, min(times)


def measured(folder: Path) -> Iterator[dict[str, object]]:
    path = folder / "graph.txt"
    for number, instance in enumerate(instances()):
        facts = "".join(f"node({v})." for v in range(instance.nodes))
        facts += "".join(f"edge({v},{w})." for v, w in instance.edges)
        lines = [*map(str, range(instance.nodes)), *(f"{v} {w}" for v, w in instance.edges)]
        path.write_text("\n".join(lines) + "\n")
        if number == 0:
            prepare(folder)
        theirs, clingo_seconds = timed(lambda: by_clingo(instance, facts))  # noqa: B023
        ours, seconds = timed(lambda: by_wythoff(instance, path))  # noqa: B023
        assert ours == theirs, (instance.name, ours, theirs)
        yield {
            "digraph": instance.name,
            "nodes": instance.nodes,
            "edges": len(instance.edges),
            "question": instance.question,
            "answer": answer(instance, ours),
            "clingo": round(clingo_seconds, 4),
            "wythoff": round(seconds, 4),
            "ratio": round(seconds / clingo_seconds, 1),
        }


def prepare(folder: Path) -> None:
    """Compile the loops: branching, the conversion and the check of a proof."""
    path = folder / "prepare.txt"
    path.write_text("".join(f"{v} {w}\n" for v, w in grid(6)))
    graph, _ = read_digraph(path, "edges")
    assert certify(graph, kernels(graph, ALL)).accepted


def answer(instance: Instance, found: int) -> str:
    if instance.question == "count":
        return f"{found:,}"
    if instance.question == "every":
        return "no" if found else "yes"
    return ("yes" if found else "no") if instance.question == "some" else ("a kernel" if found else "none")


def table(rows: list[dict[str, object]]) -> str:
    """As Markdown."""
    head = list(rows[0])
    lines = [head, ["---" if name in ("digraph", "question", "answer") else "---:" for name in head]]
    lines += [[f"{row[name]:,}" if isinstance(row[name], int) else str(row[name]) for name in head] for row in rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def start_up(command: list[str]) -> float:
    start = cpu()
    subprocess.run(command, check=False, capture_output=True)
    return cpu() - start


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        rows = list(measured(Path(folder)))
        smallest = Path(folder) / "odd.txt"
        smallest.write_text("a b\nb c\nc a\n")
        program = Path(folder) / "odd.lp"
        program.write_text(RULES + "node(a;b;c). edge(a,b). edge(b,c). edge(c,a).")
        wythoff = [sys.executable, "-c", "from verifier.cli import main; main()", "kernel", str(smallest)]
        ours = min(start_up(wythoff) for _ in range(3))
        theirs = min(start_up([sys.executable, "-m", "clingo", str(program)]) for _ in range(3))
    if "--json" in sys.argv[1:]:
        print(json.dumps(rows, indent=1))
    else:
        print(table(rows))
        print(
            f"\nThe commands on a cycle of three nodes: wythoff kernel {ours:.2f} s, python -m clingo {theirs:.2f} s."
        )


if __name__ == "__main__":
    main()
