"""Certificates of kernels: of all kernels of random digraphs, loops and blocking included; rejected when changed."""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import networkx as nx
import pytest

from tests.certificate import corruption
from tests.cli.run import run
from tests.kernel_encodings.test_definition import brute_force
from verifier.certificate.check import judge, kernel
from verifier.verification.kernels import Kernels, certify, counted_kernels, is_kernel, kernels


def random_digraph(rng: random.Random) -> nx.DiGraph:
    """Up to five nodes, any edges, loops among them; often some may be blocked."""
    n = rng.randint(0, 5)
    graph = nx.DiGraph(blocks=rng.choice([0, 0, 1, 2]))
    graph.add_nodes_from(range(n))
    for v, w in itertools.product(range(n), repeat=2):
        if rng.random() < 0.4:
            graph.add_edge(v, w, blockable=rng.random() < 0.7)
    return graph


@pytest.mark.parametrize("seed", range(12))
def test_all_kernels_of_a_digraph(seed: int, tmp_path: Path) -> None:
    graph = random_digraph(random.Random(seed))
    result = kernels(graph, 100)
    every = [
        set(c) for n in range(len(graph) + 1) for c in itertools.combinations(graph, n) if is_kernel(graph, set(c))
    ]
    if not graph.graph["blocks"]:
        assert sorted(map(sorted, every)) == sorted(map(sorted, brute_force(graph)))
    assert sorted(map(sorted, result.found)) == sorted(map(sorted, every))
    report = certify(graph, result, tmp_path / "c")
    assert judge(tmp_path / "c") == report
    words = {0: "no kernel", 1: "exactly one kernel"}.get(len(every), f"exactly {len(every)} kernels")
    assert words in str(report.statement)
    for line in (tmp_path / "c" / "formula.cnf").read_text().splitlines()[1:]:
        variables = [abs(int(word)) for word in line.split()]
        assert len(set(variables)) == len(variables), "no literal twice, for other people's checkers"


@pytest.mark.parametrize("seed", range(6))
def test_every_clause_the_audit_accepts_holds_for_every_kernel(seed: int) -> None:
    """All short clauses, counters among them: each accepted one is true of each kernel, its counters as they count."""
    rng = random.Random(seed)
    accepted = 0
    while accepted < 60:
        graph = random_digraph(rng)
        options = [list(graph[v]) for v in graph]
        manifest: dict[str, Any] = {
            "nodes": [str(v) for v in graph],
            "options": options,
            "blocks": graph.graph["blocks"],
        }
        blockable = [[w for w in graph[v] if graph[v][w]["blockable"]] for v in graph]
        manifest |= {"blockable": blockable} if manifest["blocks"] else {}
        audit = kernel.KernelAudit(kernel.Digraph.read(manifest), 10**6)
        every = [set(c) for n in range(6) for c in itertools.combinations(graph, n) if is_kernel(graph, set(c))]
        k = manifest["blocks"]
        for _ in range(400):
            length = rng.randint(0, min(4, audit.variables))
            clause = [rng.choice([-1, 1]) * v for v in rng.sample(range(1, audit.variables + 1), length)]
            if not audit.has(clause):
                continue
            accepted += 1
            for nodes in every:
                values = {v + 1: v in nodes for v in graph}
                for v, first in audit.first.items():
                    for i, j in itertools.product(range(1, len(blockable[v]) + 1), range(1, k + 2)):
                        at_least = sum(w in nodes for w in blockable[v][:i]) >= j
                        values[first + (i - 1) * (k + 1) + j - 1] = at_least
                assert any(values[abs(w)] == (w > 0) for w in clause), (manifest, clause, nodes)


@pytest.fixture
def odd(tmp_path: Path) -> Path:
    """A cycle of five nodes, a loop beside it, which is what the proof speaks of, and two nodes after it: no kernel."""
    graph = nx.DiGraph([("a", "b"), ("b", "c"), ("c", "d"), ("d", "e"), ("e", "a"), ("f", "f"), ("f", "g"), ("g", "h")])
    result = kernels(graph, 9)
    assert (result.found, result.complete) == ((), True)
    certify(graph, result, tmp_path / "c")
    return tmp_path / "c"


def change(folder: Path, edit: Callable[[dict[str, Any]], object]) -> int:
    data = json.loads((folder / "manifest.json").read_text())
    edit(data)
    (folder / "manifest.json").write_text(json.dumps(data))
    return run("check", str(folder)).code


@pytest.mark.parametrize(
    "edit",
    [
        lambda m: m["options"][5].pop(),
        lambda m: m["options"][5].append(1),
        lambda m: m["options"][5].remove(5),
        lambda m: m["options"][0].append(m["options"][0][0]),
        lambda m: m["options"][0].append(8),
        lambda m: m["options"][0].append(True),
        lambda m: m["options"].pop(),
        lambda m: m["nodes"].append("z"),
        lambda m: m["nodes"].__setitem__(0, "b"),
        lambda m: m["nodes"].__setitem__(0, 1),
        lambda m: m.update(nodes={}),
        lambda m: m["kernels"].append([]),
        lambda m: m["kernels"].append([0, 2, 6]),
        lambda m: m.update(kernels=7),
        lambda m: m.update(blocks=1),
        lambda m: m.update(blocks=1, blockable=[[], [], [], [], [], [5], [], []]),
        lambda m: m.update(blocks=False),
        lambda m: m.update(version=True),
        lambda m: m.update(framework=1),
        lambda m: m.update(more=1),
        lambda m: m.pop("sha256"),
        lambda m: [m.pop("sha256"), m.pop("sizes")],
        lambda m: m["sizes"].update(clauses=m["sizes"]["clauses"] - 1),
        lambda m: m["sizes"].update(variables=9),
    ],
)
def test_a_changed_digraph_is_rejected(odd: Path, edit: Callable[[dict[str, Any]], object]) -> None:
    assert run("check", str(odd)).code == 0
    assert change(odd, edit) == 1


def test_a_proof_that_leaves_a_kernel_out_is_none(tmp_path: Path) -> None:
    """The even cycle has two kernels: with a clause against one of them nothing is refuted, whoever says so."""
    graph = nx.cycle_graph(4, nx.DiGraph)
    certify(graph, kernels(graph, 9), tmp_path / "c")
    files = corruption.read(tmp_path / "c")
    lines = files["formula.cnf"].splitlines()
    lines[0] = f"p cnf 4 {len(lines) - 2}".encode()
    fewer = files | {"formula.cnf": b"\n".join(lines[:-1]) + b"\n"}
    data = json.loads(fewer["manifest.json"])
    data["kernels"][0].pop()
    fewer = corruption.sealed(fewer | {"manifest.json": json.dumps(data).encode()})
    assert judge(corruption.save(fewer, tmp_path / "fewer")).exit_code == 1
    # and a clause that is no instance, beside a proof that is right
    lied = corruption.sealed(fewer | {"formula.cnf": b"p cnf 4 2\n1 0\n-1 0\n", "proof.lrat": b"3 0 1 2 0\n"})
    report = judge(corruption.save(lied, tmp_path / "lied"))
    assert "an instance of the definition of a kernel" in report.reason


def test_a_kernel_alone_is_a_certificate_of_itself(tmp_path: Path) -> None:
    graph = nx.cycle_graph(4, nx.DiGraph)
    report = certify(graph, kernels(graph, 1), tmp_path / "c")
    assert "that there are no others is not said" in str(report.statement)
    assert change(tmp_path / "c", lambda m: m.update(kernels=[[0, 1]])) == 1
    assert change(tmp_path / "c", lambda m: m.update(kernels=[])) == 1


def test_counters_need_a_formula_as_large(tmp_path: Path) -> None:
    graph = nx.DiGraph(blocks=1)
    graph.add_edges_from(((v, w) for v in range(4) for w in range(v)), blockable=True)
    certify(graph, kernels(graph, 2), tmp_path / "c")
    assert judge(tmp_path / "c").accepted
    everything = list(range(300))

    def grown(m: dict[str, Any]) -> None:
        m.update(nodes=list(map(str, everything)), options=[everything] * 300, blockable=[everything] * 300, blocks=299)
        m.update(kernels=[])

    assert change(tmp_path / "c", grown) == 1


@pytest.fixture
def pieces(tmp_path: Path) -> Path:
    """A sink and its predecessor, two pairs, and two nodes on top: 2 * 2 kernels, in three parts."""
    graph = nx.DiGraph([(0, 1), (2, 3), (3, 2), (2, 0), (4, 5), (5, 4), (6, 2), (6, 4), (7, 6), (0, 0)])
    result = kernels(graph, 9)
    assert (result.count, result.complete) == (4, True)
    assert "exactly 4 kernels" in str(certify(graph, result, tmp_path / "c").statement)
    return tmp_path / "c"


def renumbered(m: dict[str, Any], v: int, w: int) -> None:
    """Two nodes change places in everything but the digraph."""
    names = {v: w, w: v}
    m["parts"] = [[names.get(u, u) for u in part] for part in m["parts"]]
    m["kernels"] = [[[names.get(u, u) for u in kernel] for kernel in part] for part in m["kernels"]]


@pytest.mark.parametrize(
    "edit",
    [
        lambda m: m["determined"].reverse(),
        lambda m: m["determined"].pop(),
        lambda m: m["determined"].append(0),
        lambda m: [m["determined"].append(m["parts"][2].pop()), m["kernels"].__setitem__(2, [[4]])],
        lambda m: m["parts"].reverse(),
        lambda m: m["parts"][0].append(2),
        lambda m: [m["parts"].reverse(), m["kernels"].reverse()],
        lambda m: m["kernels"][1].pop(),
        lambda m: m["kernels"][1].append([]),
        lambda m: m["kernels"][1].append(m["kernels"][1][0]),
        lambda m: m["kernels"][0].clear(),
        lambda m: m["kernels"][0].append([]),
        lambda m: m["kernels"].pop(),
        lambda m: m["kernels"][1][0].append(4),
        lambda m: m["parts"].append([]),
        lambda m: m.update(parts=7),
        lambda m: m.update(determined=None),
        lambda m: m.update(parts=[]),
        lambda m: m.update(asked=[0, True]),
        lambda m: renumbered(m, 2, 4),
        lambda m: m["options"][4].append(2),
        lambda m: m["options"][2].append(6),
    ],
)
def test_changed_pieces_are_rejected(pieces: Path, edit: Callable[[dict[str, Any]], object]) -> None:
    assert run("check", str(pieces)).code == 0
    assert change(pieces, edit) == 1


@pytest.fixture
def counted(tmp_path: Path) -> Path:
    """A cycle of six, a pair, both seen by one node, on top of a sink and what leads to it: 2 * 2 kernels, counted."""
    cycle = [(v, (v + 1) % 6) for v in range(6)]
    graph = nx.DiGraph([*cycle, (6, 7), (7, 6), (8, 0), (8, 6), (9, 10), (0, 9)])
    result = counted_kernels(graph, 9)
    assert not isinstance(result, Kernels)
    assert "exactly 4 kernels" in str(certify(graph, result, tmp_path / "c").statement)
    assert sorted(path.name for path in (tmp_path / "c").iterdir()) == ["manifest.json"]
    return tmp_path / "c"


def test_any_order_is_right(counted: Path) -> None:
    assert change(counted, lambda m: m["order"].reverse()) == 0
    assert change(counted, lambda m: m.update(order=m["determined"] + m["order"], determined=[])) == 0
    assert change(counted, lambda m: m.update(counts=[4])) == 0


@pytest.mark.parametrize(
    "edit",
    [
        lambda m: m.update(counts=[2]),
        lambda m: m.update(counts=[]),
        lambda m: m.update(counts=[0]),
        lambda m: m.update(counts=[2, 2, 0]),
        lambda m: m.update(counts=[2, 2, 2]),
        lambda m: m.update(counts=[-2, -2]),
        lambda m: m.update(counts=[2, 2, True]),
        lambda m: m.update(counts=4),
        lambda m: m.update(counts=[10**4000]),
        lambda m: m["order"].pop(),
        lambda m: m["order"].append(m["order"][0]),
        lambda m: m["order"].__setitem__(0, m["order"][1]),
        lambda m: m["order"].__setitem__(0, m["determined"][0]),
        lambda m: m["order"].__setitem__(0, 11),
        lambda m: m["order"].__setitem__(0, -1),
        lambda m: m.update(order=None),
        lambda m: m["determined"].append(m["order"].pop()),
        lambda m: m["options"][0].append(2),
        lambda m: m["options"][0].append(0),
        lambda m: m["options"][0].clear(),
        lambda m: m["options"][7].clear(),
        lambda m: m["nodes"].append("z"),
        lambda m: m.update(version=1),
        lambda m: m.update(version=3),
        lambda m: m.update(kernels=[]),
        lambda m: m.update(asked=[0, True]),
        lambda m: m.update(blocks=1, blockable=[[] for _ in m["nodes"]]),
        lambda m: m.update(blockable=[[] for _ in m["nodes"]]),
        lambda m: m.update(framework=1),
    ],
)
def test_a_changed_count_is_rejected(counted: Path, edit: Callable[[dict[str, Any]], object]) -> None:
    assert run("check", str(counted)).code == 0
    assert change(counted, edit) == 1


def test_an_order_with_too_many_states_is_not_judged(counted: Path) -> None:
    """A few kilobytes that ask for 2^40 states."""

    def grown(m: dict[str, Any]) -> None:
        m.update(nodes=list(map(str, range(80))), options=[[v ^ 1] for v in range(80)], counts=[2**40], determined=[])
        m.update(order=[*range(0, 80, 2), *range(1, 80, 2)])

    assert change(counted, grown) == 2
    assert "more states along its order than the checker looks at" in str(judge(counted).reason)
    assert change(counted, lambda m: m["order"].sort()) == 0


def test_a_question_is_part_of_what_is_checked(tmp_path: Path) -> None:
    graph = nx.DiGraph([(0, 1), (1, 0), (2, 0), (2, 1), (2, 3), (3, 2)])  # {0, 3} and {1, 3}
    certify(graph, kernels(graph, 1, asked=(0, True)), tmp_path / "some")
    certify(graph, kernels(graph, 1, asked=(3, False)), tmp_path / "every")
    for name in ("some", "every"):
        for asked in ([0, False], [2, True], [0, 1], [4, True], [-1, True], [0], 7, None):
            data = (tmp_path / name / "manifest.json").read_text()
            assert change(tmp_path / name, lambda m, asked=asked: m.update(asked=asked)) == 1
            (tmp_path / name / "manifest.json").write_text(data)
        assert run("check", str(tmp_path / name)).code == 0
    assert change(tmp_path / "every", lambda m: m.pop("asked")) == 1


def test_the_fast_checker_of_proofs_says_the_same(pieces: Path, tmp_path: Path) -> None:
    pytest.importorskip("numba")
    files = corruption.read(pieces)
    assert judge(pieces, "fast") == judge(pieces, "reference")
    rng, rejected = random.Random(5), 0
    for _ in range(60):
        lines = files["proof.lrat"].split(b"\n")
        line = rng.randrange(len(lines) - 1)
        words = lines[line].split()
        words[rng.randrange(len(words))] = str(rng.randint(-9, 30)).encode()
        lines[line] = b" ".join(words)
        folder = corruption.save(corruption.sealed(files | {"proof.lrat": b"\n".join(lines)}), tmp_path / "changed")
        one, two = judge(folder, "reference"), judge(folder, "fast")
        assert (one.accepted, one.reason) == (two.accepted, two.reason)
        rejected += not one.accepted
    assert rejected > 30
