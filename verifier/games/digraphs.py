"""Digraphs from files: GraphML, edge lists, and argumentation frameworks.

An argumentation framework is a digraph of attacks. A set S of arguments is a *stable extension* when no attack leads
from S to S and every argument outside S is attacked from S: exactly a kernel of the reversed digraph, in which every
argument leads to its attackers. So frameworks (`apx`, `tgf`, and the text format of the ICCMA 2023 competition) are
read with every edge reversed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import networkx as nx

from verifier.base.errors import UserError
from verifier.base.reading import text_of
from verifier.games.graphml import read_graphml

__all__ = ["FORMATS", "read_digraph"]

NODES = 1_000_000  # that a header may announce


def read_digraph(path: Path, format: str | None = None) -> tuple[nx.DiGraph, bool]:
    """The digraph of a file whose kernels are asked for, and whether it comes from an argumentation framework.

    Without `format` the file's name and first line decide: .graphml, .apx, .tgf, .af; a line "p af N" is ICCMA 2023;
    everything else is a list of edges.
    """
    text = text_of(path, encoding="utf-8-sig")
    chosen = format or _guess(path, text)
    if chosen not in FORMATS:
        raise UserError(f"There is no format {chosen!r}: the formats are {', '.join(FORMATS)}.")
    try:
        graph = FORMATS[chosen](text)
    except UserError as error:
        raise UserError(f"In {path}: {error}") from None
    framework = chosen in ("apx", "tgf", "iccma")
    return (graph.reverse(copy=True) if framework else graph), framework


def _guess(path: Path, text: str) -> str:
    suffix = {".graphml": "graphml", ".xml": "graphml", ".apx": "apx", ".tgf": "tgf", ".af": "iccma"}.get(path.suffix)
    if suffix:
        return suffix
    return "iccma" if any(line.startswith("p af") for line in text.splitlines()[:50]) else "edges"


def _lines(text: str, comment: str = "#") -> Iterator[tuple[int, str]]:
    for number, line in enumerate(text.splitlines(), start=1):
        if line.strip() and not line.lstrip().startswith(comment):
            yield number, line.strip()


def _edges(text: str) -> nx.DiGraph:
    """One edge `u v` a line, separated by blanks or a comma; a node alone on its line; # begins a comment."""
    graph = nx.DiGraph()
    for number, line in _lines(text):
        nodes = re.split(r"[\s,;]+|->", line.split("#")[0].strip())
        nodes = [node for node in nodes if node]
        if len(nodes) > 2:
            raise UserError(f"line {number} has {len(nodes)} words; an edge is two nodes, such as `a b`.")
        graph.add_nodes_from(nodes)
        if len(nodes) == 2:
            graph.add_edge(*nodes)
    return graph


def _apx(text: str) -> nx.DiGraph:
    """ASPARTIX: arg(a). and att(a,b)."""
    graph = nx.DiGraph()
    attacks = []
    for number, line in _lines(text, "%"):
        for fact in filter(None, (part.strip() for part in line.split("%")[0].split("."))):
            match = re.fullmatch(r"(arg|att)\s*\(\s*([^(),]+?)\s*(?:,\s*([^(),]+?)\s*)?\)", fact)
            if not match or (match[1] == "att") != (match[3] is not None):
                raise UserError(f"line {number} is neither arg(a). nor att(a,b).: {fact!r}.")
            if match[1] == "arg":
                graph.add_node(match[2])
            else:
                attacks.append((number, match[2], match[3]))
    return _attacks(graph, attacks)


def _tgf(text: str) -> nx.DiGraph:
    """Trivial Graph Format: a node a line, a line #, an edge a line; what follows the names is a label."""
    graph, attacks, edges = nx.DiGraph(), [], False
    for number, line in enumerate(text.splitlines(), start=1):
        words = line.split()
        if words and words[0] == "#":
            edges = True
        elif words and not edges:
            graph.add_node(words[0])
        elif len(words) == 1:
            raise UserError(f"line {number} has one node; an attack is two, such as `a b`.")
        elif words:
            attacks.append((number, words[0], words[1]))
    return _attacks(graph, attacks)


def _iccma(text: str) -> nx.DiGraph:
    """ICCMA 2023: `p af N`, then an attack `i j` a line between arguments 1, ..., N; # begins a comment."""
    lines = _lines(text)
    number, first = next(lines, (1, ""))
    match = re.fullmatch(r"p\s+af\s+(\d+)", first)
    if not match:
        raise UserError(f"line {number} must be `p af N`, not {first!r}.")
    if len(match[1]) > 9 or int(match[1]) > NODES:
        raise UserError(f"a framework has at most {NODES:,} arguments.")
    graph = nx.DiGraph()
    graph.add_nodes_from(str(n) for n in range(1, int(match[1]) + 1))
    attacks = []
    for number, line in lines:
        words = line.split()
        if len(words) != 2:
            raise UserError(f"line {number} is not an attack `i j`: {line!r}.")
        attacks.append((number, words[0], words[1]))
    return _attacks(graph, attacks)


def _attacks(graph: nx.DiGraph, attacks: list[tuple[int, str, str]]) -> nx.DiGraph:
    for number, one, other in attacks:
        for name in (one, other):
            if name not in graph:
                raise UserError(f"line {number} speaks of {name!r}, which is no argument of the framework.")
        graph.add_edge(one, other)
    return graph


FORMATS: dict[str, Callable[[str], nx.DiGraph]] = {
    "graphml": read_graphml,
    "edges": _edges,
    "apx": _apx,
    "tgf": _tgf,
    "iccma": _iccma,
}
