"""The kernels of any finite digraph, cycles included: one, all, or a checked proof that there are no others.

A set that a solver gives is checked against the definition, on the digraph itself. That there are no (other)
kernels is UNSAT of the formula of `kernel_encodings.definition`, with a clause against each kernel that is known; the
solver writes a proof of it, and the proof is checked step by step.
"""

from __future__ import annotations

from collections.abc import Hashable
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

import networkx as nx
from kernel_encodings import definition
from kernel_encodings.formula import Cnf

from verifier.solvers.ask import Limits, Outcome, enumerate_models, solve
from verifier.solvers.drup import NotRupError, Step, lemmas, lrat

__all__ = ["Kernels", "is_kernel", "kernels"]


@dataclass(frozen=True)
class Kernels:
    """Kernels of a digraph; `complete` when it is proved that there are no others.

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
    """At most `most` kernels of a digraph, and a checked proof if there are no others.

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
        steps = lrat(others.variables, others.clauses(), lemmas(refuted.proof))
    except NotRupError as error:
        return Kernels(found, False, f"{solver}'s proof is rejected: {error}")
    return Kernels(found, True, None, others, tuple(steps))
