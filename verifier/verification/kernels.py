"""The kernels of any finite digraph, cycles included: one, all, or a checked proof that there are no others.

Where only their number is asked `kernel_counting` may find it without them. Else the digraph is taken to pieces
(`kernel_parts`), each piece is searched by branching (`kernel_search`), and a solver is asked where that takes too
long, or where options are blocked. That there are no (other) kernels is UNSAT of clauses of
`kernel_encodings.definition` and clauses against the kernels that are known, with a proof in LRAT. Digraph, kernels,
formula and proof are a certificate, and `certify` lets its checker (`verifier.certificate.check.kernel`) judge it: that
the sets are kernels, that every clause is an instance of the definition for this digraph, and that the proof is right.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import islice, product
from math import prod
from pathlib import Path

import networkx as nx
from kernel_encodings import definition
from kernel_encodings.formula import Cnf

from verifier.certificate.check import judge
from verifier.certificate.check.board import Report
from verifier.certificate.write import kernel as writer
from verifier.certificate.write import manifest
from verifier.solvers.ask import Limits, Outcome, enumerate_models
from verifier.solvers.drup_to_lrat import NotRupError, Step, lemmas, lrat
from verifier.solvers.engines import Clause
from verifier.verification.kernel_counting import QUICK, KernelCount, count_kernels
from verifier.verification.kernel_parts import DigraphPieces, pieces
from verifier.verification.kernel_search import search

__all__ = ["Kernels", "certify", "counted_kernels", "is_kernel", "kernels"]

LISTED = 1_000  # kernels in the certificate of a search that is not complete
FEW = 10_000  # kernels that are rather found one by one than counted along a wide order


@dataclass(frozen=True)
class KernelPart:
    """Nodes by number, some of the kernels that they have by themselves, and why there are no others, if it is known.

    `lemmas` are clauses in which literal v + 1 says that the node v of the digraph is in.
    """

    nodes: tuple[int, ...]
    kernels: tuple[tuple[int, ...], ...]
    complete: bool
    lemmas: tuple[Clause, ...] = ()
    reason: str | None = None


@dataclass(frozen=True)
class Kernels:
    """Kernels of a digraph: the unions of a kernel of each part, with the nodes that are then determined.

    `complete` when there is a proof that there are no others: `formula` is then unsatisfiable, clauses of the
    definition and a clause against each of the kernels, and `proof` shows it. `reason` says why the search ended before
    its time. `asked` is a question about one node by its number: only kernels with it inside, or outside.
    """

    graph: nx.DiGraph = field(repr=False, compare=False)
    parts: tuple[KernelPart, ...]
    determined: tuple[int, ...] = ()
    complete: bool = False
    reason: str | None = None
    formula: Cnf | None = None
    proof: tuple[Step, ...] = ()
    asked: tuple[int, bool] | None = None

    @property
    def counts(self) -> list[int]:
        """The numbers of kernels of the parts; the product is the number of kernels."""
        return [len(part.kernels) for part in self.parts]

    @property
    def count(self) -> int:
        return prod(self.counts)

    @cached_property
    def found(self) -> tuple[frozenset[Hashable], ...]:
        """All of them; there may be very many, and `each` gives them one by one."""
        return tuple(self.each())

    def each(self, most: int | None = None) -> Iterator[frozenset[Hashable]]:
        """At most `most` of them, one by one."""
        nodes = list(self.graph)
        number = {node: n for n, node in enumerate(nodes)}
        options = {v: [number[w] for w in self.graph[nodes[v]]] for v in self.determined}
        for chosen in islice(product(*(part.kernels for part in self.parts)), most):
            inside = {v for kernel in chosen for v in kernel}
            for v in reversed(self.determined):
                if inside.isdisjoint(options[v]):
                    inside.add(v)
            yield frozenset(nodes[v] for v in inside)


def is_kernel(graph: nx.DiGraph, nodes: AbstractSet[Hashable]) -> bool:
    """Is this set of nodes a kernel? Straight from the definition; blocking as in `definition.kernel`."""
    blocks = graph.graph.get("blocks", 0)
    for v in graph:
        inside = [w for w in graph[v] if w in nodes]
        free = [w for w in inside if not (blocks and graph[v][w].get("blockable"))]
        if (v in nodes) != (not free and len(inside) <= blocks):
            return False
    return True


def kernels(
    graph: nx.DiGraph,
    most: int,
    *,
    solver: str = "cadical",
    limits: Limits | None = None,
    asked: tuple[Hashable, bool] | None = None,
) -> Kernels:
    """Kernels of a digraph, and a proof if there are no others; a search of one part ends after `most`.

    `asked` = (v, True) wants kernels with v inside, (v, False) with v outside; then one is enough.

    >>> [len(kernels(nx.cycle_graph(n, nx.DiGraph), 9).found) for n in (3, 4)]
    [0, 2]
    """
    number = {node: n for n, node in enumerate(graph)}
    question = None if asked is None else (number[asked[0]], asked[1])
    if question is not None:
        most = 1
    asking = _Asking(solver, limits or Limits())
    if graph.graph.get("blocks", 0):
        whole = asking.whole(graph, most, question)
        return _concluded(Kernels(graph, (whole,), asked=question))
    options = [[number[w] for w in graph[v]] for v in graph]
    split = pieces(options, question[0] if question else None)
    parts = _fixed(split, question)
    wanted = most
    for nodes in split.parts:
        part = asking.part(nodes, options, wanted, question)
        parts.append(part)
        if not part.kernels:
            break
        if len(part.kernels) >= most:
            wanted = 1  # it is not complete: of the others one is enough
    if any(not part.kernels for part in parts):
        parts = [next(part for part in parts if not part.kernels)]
    return _concluded(Kernels(graph, tuple(parts), split.determined, asked=question))


def counted_kernels(
    graph: nx.DiGraph, most: int, *, solver: str = "cadical", limits: Limits | None = None
) -> Kernels | KernelCount:
    """The number of kernels: along a narrow order if there is one, else by finding each, up to `most` of a part.

    What takes little is tried first: an order that is very narrow, then a list that is short.

    >>> counted_kernels(nx.cycle_graph(4, nx.DiGraph), 9).count
    2
    """
    along = count_kernels(graph, QUICK)
    if along is not None:
        return along
    few = kernels(graph, min(most, FEW), solver=solver, limits=limits)
    if few.complete:
        return few
    along = count_kernels(graph)
    if along is not None:
        return along
    return few if few.reason else kernels(graph, most, solver=solver, limits=limits)


def _fixed(split: DigraphPieces, question: tuple[int, bool] | None) -> list[KernelPart]:
    """The part that sinks decide; an empty one where there is no other."""
    if not split.fixed and split.parts:
        return []
    wrong = question is not None and question[0] in split.fixed and (question[0] in split.inside) != question[1]
    return [KernelPart(split.fixed, () if wrong else (tuple(sorted(split.inside)),), True, ((),))]


@dataclass(frozen=True)
class _Asking:
    """How a part is searched."""

    solver: str
    limits: Limits

    def part(
        self, nodes: tuple[int, ...], options: list[list[int]], most: int, question: tuple[int, bool] | None
    ) -> KernelPart:
        """The kernels of a component: its options outside are known to be out."""
        local = {v: k for k, v in enumerate(nodes)}
        own = [[local[w] for w in options[v] if w in local] for v in nodes]
        given = [_literal(local[question[0]], question[1])] if question and question[0] in local else []
        found = search(own, most, given)
        if not found.tired:
            return _in_digraph(KernelPart(nodes, found.kernels, found.complete, found.lemmas))
        graph = nx.DiGraph()
        graph.add_nodes_from(range(len(nodes)))
        graph.add_edges_from((v, w) for v, some in enumerate(own) for w in some)
        part = self._by_solver(graph, most, given)
        return _in_digraph(replace(part, nodes=nodes))

    def whole(self, graph: nx.DiGraph, most: int, question: tuple[int, bool] | None) -> KernelPart:
        return self._by_solver(graph, most, [_literal(*question)] if question else [])

    def _by_solver(self, graph: nx.DiGraph, most: int, given: list[int]) -> KernelPart:
        cnf = definition.kernel(graph).with_clauses(tuple((literal,) for literal in given))
        nodes = list(graph)
        everything = tuple(range(len(nodes)))
        answer = enumerate_models(cnf, most, keep=len(nodes), proof=True, solver=self.solver, limits=self.limits)
        found = tuple(tuple(v for v, inside in enumerate(model.tolist()) if inside) for model in answer.models)
        for kernel in found:
            if not is_kernel(graph, {nodes[v] for v in kernel}):
                return KernelPart(everything, (), False, reason=f"{self.solver} gave a set that is no kernel")
        if answer.outcome is not Outcome.UNSAT or answer.proof is None:
            return KernelPart(everything, found, False, reason=answer.reason)
        return KernelPart(everything, found, True, tuple(lemmas(answer.proof)))


def _literal(node: int, inside: bool) -> int:
    return node + 1 if inside else -node - 1


def _in_digraph(part: KernelPart) -> KernelPart:
    """Kernels and lemmas about 0, 1, ... as those of the part's nodes."""
    nodes = part.nodes
    if nodes[-1] == len(nodes) - 1:  # they are 0, 1, ...
        return part
    literals = [
        0,
        *(v + 1 for v in nodes),
        *(-v - 1 for v in reversed(nodes)),
    ]  # -k stands at the k-th place from the end
    found = tuple(tuple(map(nodes.__getitem__, kernel)) for kernel in part.kernels)
    said = tuple(tuple(map(literals.__getitem__, lemma)) for lemma in part.lemmas)
    return replace(part, kernels=found, lemmas=said)


# --- the proof -------------------------------------------------------------------------------------------------------


def _concluded(result: Kernels) -> Kernels:
    """The result with its formula and proof, if every part is complete, or if one has no kernel."""
    reason = next((part.reason for part in result.parts if part.reason), None)
    answered = result.count and (result.asked is not None)
    if reason or answered or not all(part.complete for part in result.parts):
        return replace(result, reason=reason)
    cnf = definition.kernel(result.graph)
    last, said = _against(result, cnf)
    formula = cnf.with_clauses(tuple(last))
    try:
        steps = lrat(formula.variables, formula.clauses(), said)
    except NotRupError as error:
        return replace(result, parts=(KernelPart((), (), False),), reason=f"the proof is rejected: {error}")
    if not result.graph.graph.get("blocks", 0):  # a formula with counters is as large as they are
        formula, steps = _trimmed(formula, len(last), steps)
    return replace(result, complete=True, formula=formula, proof=tuple(steps))


def _against(result: Kernels, cnf: Cnf) -> tuple[list[Clause], list[Clause]]:
    """The last clauses of the formula, as the checker wants them, and the lemmas that refute it."""
    if not result.count:
        [part] = result.parts
        return [(_literal(*result.asked),)] if result.asked else [], list(part.lemmas)
    if result.graph.graph.get("blocks", 0):
        [part] = result.parts
        full = [tuple(_literal(v, v in kernel) for v in part.nodes) for kernel in map(frozenset, part.kernels)]
        return [tuple(-w for w in clause) for clause in full], list(part.lemmas)
    if len(result.parts) == 1:
        [part] = result.parts
        return [tuple(-v - 1 for v in kernel) for kernel in part.kernels], list(part.lemmas)
    first = cnf.new(len(result.parts), "the part deviates from its kernels")
    last, said = [], []
    for switch, part in enumerate(result.parts, start=first):
        last += [(-switch, *(-v - 1 for v in kernel)) for kernel in part.kernels]
        said += [(-switch, *lemma) for lemma in part.lemmas]
    return [*last, tuple(range(first, first + len(result.parts)))], [*said, ()]


def _trimmed(formula: Cnf, last: int, steps: Sequence[Step]) -> tuple[Cnf, list[Step]]:
    """The clauses that the proof needs, and the last ones; the steps, with their numbers."""
    used = set().union(*(step.hints for step in steps))
    kept = Cnf(formula.title)
    kept.variables, kept.names = formula.variables, formula.names
    numbers = [0] * (steps[-1].id + 1)
    for number, clause in enumerate(formula.clauses(), start=1):
        if number in used or number > formula.count - last:
            kept.add(*clause)
            numbers[number] = kept.count
    for place, step in enumerate(steps, start=1):
        numbers[step.id] = kept.count + place
    return kept, [Step(numbers[s.id], s.literals, tuple(map(numbers.__getitem__, s.hints))) for s in steps]


def certify(
    graph: nx.DiGraph,
    result: Kernels | KernelCount,
    folder: Path | None = None,
    *,
    framework: bool = False,
    force: bool = False,
) -> Report:
    """The word of the checker on a certificate of the result, which is kept in `folder` if it is accepted."""
    with manifest.kept_or_not(folder, force) as work:
        if isinstance(result, KernelCount):
            writer.write_count(work, graph, result.determined, result.order, result.counts, framework=framework)
        else:
            known, evidence = _known(graph, result), (result.formula, result.proof)
            writer.write(work, graph, known, *evidence, framework=framework, asked=result.asked)
        return manifest.own_accepted(judge(work), "kernels")


def _known(graph: nx.DiGraph, result: Kernels) -> Sequence[frozenset[Hashable]] | writer.WrittenPieces:
    """What is written of the kernels: in pieces, if there is a proof that they are all."""
    blocks = graph.graph.get("blocks", 0)
    if result.complete and result.count and not blocks:
        return writer.WrittenPieces(
            result.determined,
            tuple(part.nodes for part in result.parts),
            tuple(part.kernels for part in result.parts),
        )
    if result.complete or blocks:
        return result.found
    return list(result.each(1 if result.asked else LISTED))
