"""The kernels of any finite digraph, cycles included: one, all, or a checked proof that there are no others.

A set that a solver gives is checked against the definition, on the digraph itself. That there are no (other)
kernels is UNSAT of the formula of `kernel_encodings.definition`, with a clause against each kernel that is known; the
solver writes a proof of it. Digraph, kernels, formula and proof are a certificate, and `certify` lets its checker
(`verifier.certificate.check.kernel`) judge it: that every clause is an instance of the definition for this digraph, and
that the proof is right.
"""

from __future__ import annotations

import tempfile
from collections.abc import Hashable
from collections.abc import Set as AbstractSet
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

import networkx as nx
from kernel_encodings import definition
from kernel_encodings.formula import Cnf

from verifier.certificate.check import kernel as checker
from verifier.certificate.check.reference import Report
from verifier.certificate.write import kernel as writer
from verifier.certificate.write import manifest
from verifier.solvers.ask import Limits, Outcome, enumerate_models, solve
from verifier.solvers.drup import NotRupError, Step, steps_of

__all__ = ["Kernels", "certify", "is_kernel", "kernels"]


@dataclass(frozen=True)
class Kernels:
    """Kernels of a digraph; `complete` when there is a proof that there are no others.

    `formula` is then unsatisfiable: the definition and a clause against each of the kernels; `proof` shows it.
    `reason` says why the search ended before its time.
    """

    found: tuple[frozenset[Hashable], ...]
    complete: bool
    reason: str | None = None
    formula: Cnf | None = None
    proof: tuple[Step, ...] = ()


def is_kernel(graph: nx.DiGraph, nodes: AbstractSet[Hashable]) -> bool:
    """Is this set of nodes a kernel? Straight from the definition; blocking as in `definition.kernel`."""
    blocks = graph.graph.get("blocks", 0)
    for v in graph:
        inside = [w for w in graph[v] if w in nodes]
        free = [w for w in inside if not (blocks and graph[v][w].get("blockable"))]
        if (v in nodes) != (not free and len(inside) <= blocks):
            return False
    return True


def kernels(graph: nx.DiGraph, most: int, *, solver: str = "cadical", limits: Limits | None = None) -> Kernels:
    """At most `most` kernels of a digraph, and a proof if there are no others.

    >>> [len(kernels(nx.cycle_graph(n, nx.DiGraph), 9).found) for n in (3, 4)]
    [0, 2]
    """
    cnf = definition.kernel(graph)
    nodes = list(graph)
    answer = enumerate_models(cnf, most, keep=len(nodes), solver=solver, limits=limits)
    found = tuple(
        frozenset(node for node, inside in zip(nodes, model, strict=True) if inside) for model in answer.models
    )
    for kernel in found:
        if not is_kernel(graph, kernel):
            return Kernels((), False, f"{solver} gave a set that is no kernel")
    if answer.outcome is not Outcome.UNSAT:
        return Kernels(found, False, answer.reason)

    others = cnf.with_clauses(
        tuple(tuple(-n if inside else n for n, inside in enumerate(model.tolist(), start=1)) for model in answer.models)
    )
    refuted = solve(others, solver, keep=0, proof=True, limits=limits)
    if refuted.outcome is not Outcome.UNSAT or refuted.proof is None:
        return Kernels(found, False, refuted.reason or f"{solver} contradicts itself")
    try:
        steps = steps_of(others, refuted.proof)
    except NotRupError as error:
        return Kernels(found, False, f"{solver}'s proof is rejected: {error}")
    return Kernels(found, True, None, others, tuple(steps))


def certify(
    graph: nx.DiGraph, result: Kernels, folder: Path | None = None, *, framework: bool = False, force: bool = False
) -> Report:
    """The word of the checker on a certificate of the result, which is kept in `folder` if it is accepted."""
    with ExitStack() as stack:
        if folder is None:
            work = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        else:
            work = stack.enter_context(manifest.appearing(folder, force))
        writer.write(work, graph, result.found, result.formula, result.proof, framework=framework)
        report = checker.check(work)
        if not report.accepted:
            raise AssertionError(f"the checker rejects our own kernels: {report.reason}")
    return report
