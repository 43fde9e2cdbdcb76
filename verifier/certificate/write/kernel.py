"""Writing the certificate of the kernels of a digraph; `verifier.certificate.check.kernel` is its checker."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import networkx as nx
from kernel_encodings.formula import Cnf, write_clauses

from verifier.certificate.check.kernel import COUNTED, FORMAT, LISTED
from verifier.certificate.write import manifest
from verifier.solvers.drup_to_lrat import Step

LINES = 20  # nodes of a digraph whose manifest is set line by line

__all__ = ["WrittenPieces", "write", "write_count"]


@dataclass(frozen=True)
class WrittenPieces:
    """Kernels in pieces, by the numbers of nodes; the head of the checker says what they are."""

    determined: tuple[int, ...]
    parts: tuple[tuple[int, ...], ...]
    kernels: tuple[tuple[tuple[int, ...], ...], ...]  # of each part


def write_count(
    folder: Path,
    graph: nx.DiGraph,
    determined: Sequence[int],
    order: Sequence[int],
    counts: Sequence[int],
    *,
    framework: bool = False,
) -> None:
    """Write the digraph and the number of its kernels, by its factors, for a checker that counts along the order."""
    data = _digraph(graph, COUNTED, framework)
    data |= {"determined": determined, "order": order, "counts": counts}
    manifest.save(folder, data, indent=_indent(graph))


def write(
    folder: Path,
    graph: nx.DiGraph,
    kernels: Sequence[Iterable[Hashable]] | WrittenPieces,
    formula: Cnf | None,
    proof: Sequence[Step],
    *,
    framework: bool = False,
    asked: tuple[int, bool] | None = None,
) -> None:
    """Write the digraph and its kernels; with the formula against all others, and its proof, if there is one.

    The formula has clauses of `kernel_encodings.definition` and then those against the kernels, in their order. `asked`
    is a question about one node: see the checker.
    """
    data = _digraph(graph, LISTED, framework)
    if isinstance(kernels, WrittenPieces):
        data |= {"kernels": kernels.kernels, "determined": kernels.determined, "parts": kernels.parts}
    else:
        number = {node: n for n, node in enumerate(graph)}
        data["kernels"] = [sorted(number[v] for v in kernel) for kernel in kernels]
    if asked is not None:
        data["asked"] = asked
    if formula is not None:
        with (folder / "formula.cnf").open("w", encoding="ascii", newline="\n") as file:
            file.write(f"p cnf {formula.variables} {formula.count}\n")
            write_clauses(formula.flat(), file)
        (folder / "proof.lrat").write_text("".join(f"{step}\n" for step in proof), encoding="ascii", newline="\n")
        leaf = manifest.leaf(folder, formula.variables, formula.count, "definition")
        data |= {"sizes": leaf["sizes"], "sha256": leaf["sha256"]}
    manifest.save(folder, data, indent=_indent(graph))


def _digraph(graph: nx.DiGraph, version: int, framework: bool) -> dict[str, Any]:
    number = {node: n for n, node in enumerate(graph)}
    blocks = graph.graph.get("blocks", 0)
    data: dict[str, Any] = {
        "format": FORMAT,
        "version": version,
        "framework": framework,
        "nodes": [str(node) for node in graph],
        "options": [[number[w] for w in graph[v]] for v in graph],
        "blocks": blocks,
        "made_by": manifest.made_by(),
    }
    if blocks:
        data["blockable"] = [[number[w] for w in graph[v] if graph[v][w].get("blockable")] for v in graph]
    return data


def _indent(graph: nx.DiGraph) -> int | None:
    return 1 if len(graph) <= LINES else None
