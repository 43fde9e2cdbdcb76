"""The lemma graph as an SVG drawing: the paper's statements at the top, below each what it rests on.

Lemmas that are mere arithmetic (signs of products, cancelling) are used nearly everywhere and are left out,
and so is an arrow that a longer path implies. A layer holds the lemmas with the same longest way down.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

import networkx as nx

from verifier.lemmas.book import STATEMENTS, BookStatement, lemmas_of, resolve
from verifier.lemmas.writing import BOOK

__all__ = ["draw", "lemma_graph"]

ARITHMETIC = {
    "product_nonneg", "product_large", "cancel", "small_multiple", "equal_products", "equal_squares", "equal_times",
    "zero_product", "real_sign", "real_equal", "a_natural", "u_natural", "row_natural", "exact_division",
    "remainder", "ceil_of_integer", "sign_transfer", "positive_factor", "division", "least_element",
    "least_element_step",
    "u_bound", "floor_natural", "reciprocals_positive",
}  # fmt: skip
COLOURS = {
    "algebra": "#e8e8e8", "counting": "#dbe9f6", "rows": "#d5eedb", "sequences": "#fdebc8",
    "complementary": "#f7d9d0", "appendix": "#f2d4e6", "uniqueness": "#e3daf3", "recurrences": "#d9f0ef",
    "play": "#eef3c7", "p_blocking": "#cfe8b8", "residues": "#b9dca0",
    "shifted": "#c7e0d0", "bounds": "#ffd0a0", "classes": "#ffe0b3", "law": "#f3e3a8",
    "steps": "#e6d7c3", "starts": "#dccbb4", "progressions": "#d2bfa5", "parity": "#c8b396",
    "mex": "#d8e4ff", "blocking": "#c4d4f5", "remark": "#b3c6ee", "substitution": "#a2b8e7",
    "listing": "#d6e2d0", "arcs": "#c8d8c0", "converse": "#bacdb0",
    "misere": "#eec4e6", "misere_mex": "#f8dce4", "misere_all": "#f0c6d2", "misere_rows": "#e9b5c4",
    "misere_rooks": "#e2a4b6", "misere_classes": "#dc95aa", "misere_only": "#d5879e",
    "misere_closed": "#f3e0e6", "odd_pairs": "#f6d6f0",
}  # fmt: skip
FORM = {"printed": "", "corrected": " (corrected)", "convention": "", "new": " (new)"}
CHAR, HEIGHT, GAP, LAYER, MARGIN, WIDTH = 6.3, 24, 14, 78, 40, 2100


def lemma_graph(names: Sequence[str] = ()) -> nx.DiGraph:
    """Statements and lemmas; an edge leads from what rests to what it rests on."""
    graph = nx.DiGraph()
    chosen = [STATEMENTS[n] for n in (list(names) or list(STATEMENTS)) if n in STATEMENTS]
    for statement in chosen:
        for name in statement.all_lemmas():
            graph.add_edge(statement.id, name)
    for lemma in lemmas_of(resolve(names)):
        graph.add_node(lemma.name)
        graph.add_edges_from((lemma.name, used.name) for used in lemma.uses())
    graph.remove_nodes_from(ARITHMETIC & set(graph))
    ordered = nx.DiGraph()  # the same in every run, whatever the order of sets
    ordered.add_nodes_from(graph)
    ordered.add_edges_from(sorted(nx.transitive_reduction(graph).edges))
    return ordered


def _layers(graph: nx.DiGraph) -> list[list[str]]:
    """Top to bottom. Statements are all in the first layer; a lemma is as low as its longest way up
    allows.
    """
    depth: dict[str, int] = {}
    for node in nx.topological_sort(graph):
        above = [depth[u] for u in graph.predecessors(node)]
        depth[node] = 0 if node in STATEMENTS else 1 + max(above, default=0)
    layers: list[list[str]] = [[] for _ in range(max(depth.values(), default=0) + 1)]
    for node, d in depth.items():
        layers[d].append(node)
    return layers


def _untangle(graph: nx.DiGraph, layers: list[list[str]]) -> None:
    """Order each layer by the mean place of its neighbours, down and up, until it settles."""
    place = {node: i / max(1, len(layer) - 1) for layer in layers for i, node in enumerate(layer)}

    def mean(node: str) -> float:
        near = [place[v] for v in (*graph.predecessors(node), *graph.successors(node))]
        return sum(near) / len(near) if near else place[node]

    for sweep in range(24):
        for layer in layers if sweep % 2 == 0 else layers[::-1]:
            layer.sort(key=mean)
            place.update({node: i / max(1, len(layer) - 1) for i, node in enumerate(layer)})


def _label(node: str) -> str:
    if node not in STATEMENTS:
        return node
    statement: BookStatement = STATEMENTS[node]
    return statement.id + FORM[statement.form]


def draw(names: Sequence[str] = ()) -> str:
    """The SVG text."""
    graph = lemma_graph(names)
    layers = _layers(graph)
    _untangle(graph, layers)
    rows: list[list[str]] = []  # a layer too wide for the page is folded into several lines
    for layer in layers:
        line: list[str] = []
        used = 0.0
        for node in layer:
            need = len(_label(node)) * CHAR + 16 + GAP
            if line and used + need > WIDTH - 2 * MARGIN:
                rows.append(line)
                line, used = [], 0.0
            line.append(node)
            used += need
        rows.append(line)
    box: dict[str, tuple[float, float, float]] = {}
    for r, row in enumerate(rows):
        widths = [len(_label(node)) * CHAR + 16 for node in row]
        spare = (WIDTH - 2 * MARGIN - sum(widths)) / (len(row) + 1)
        x = MARGIN + spare
        for node, width in zip(row, widths, strict=True):
            box[node] = (x, MARGIN + 60 + r * LAYER, width)
            x += width + spare
    height = MARGIN * 2 + 60 + len(rows) * LAYER
    size = f'viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="Helvetica, Arial, sans-serif" font-size="11">',
        "<title>What each statement of the paper rests on</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="white"/>',
    ]
    shown = {BOOK[node].layer for node in graph if node in BOOK}
    x = float(MARGIN)
    for chapter, colour in COLOURS.items():
        if chapter in shown:
            swatch = f'x="{x}" y="{MARGIN - 14}" width="14" height="14" rx="3" fill="{colour}" stroke="#888"'
            parts.append(f"<rect {swatch}/>")
            parts.append(f'<text x="{x + 20}" y="{MARGIN - 3}" font-size="12">{chapter}</text>')
            x += 40 + len(chapter) * 7
    for u, v in graph.edges:
        (ux, uy, uw), (vx, vy, vw) = box[u], box[v]
        x1, y1, x2, y2 = ux + uw / 2, uy + HEIGHT, vx + vw / 2, vy
        bend = max(20.0, (y2 - y1) / 2)
        path = f"M{x1:.1f} {y1:.1f} C{x1:.1f} {y1 + bend:.1f} {x2:.1f} {y2 - bend:.1f} {x2:.1f} {y2:.1f}"
        colour = "#777" if u in STATEMENTS else "#9ab"
        parts.append(f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="1" opacity="0.6"/>')
    for node, (x, y, width) in box.items():
        statement = node in STATEMENTS
        fill = "#24476b" if statement else COLOURS.get(BOOK[node].layer, "#fff")
        says = STATEMENTS[node].title if statement else BOOK[node].says
        ink = "white" if statement else "black"
        shape = f'x="{x:.1f}" y="{y}" width="{width:.1f}" height="{HEIGHT}" rx="6" fill="{fill}"'
        parts += [
            f"<g><title>{escape(says)}</title>",
            f'<rect {shape} stroke="#556" stroke-width="0.8"/>',
            f'<text x="{x + width / 2:.1f}" y="{y + 16}" text-anchor="middle" fill="{ink}">',
            f"{escape(_label(node))}</text></g>",
        ]
    return "\n".join([*parts, "</svg>", ""])
