"""A small automaton as a picture: states in a circle, edges with the digits of x and y."""

from __future__ import annotations

from math import cos, hypot, pi, sin
from pathlib import Path

from verifier.automata.dfa import Dfa
from verifier.base.errors import UserError

__all__ = ["draw"]

MOST = 16  # states
LABELS = 3  # of one edge that are shown
RADIUS = 0.09


def too_large(dfa: Dfa) -> str | None:
    """Why there is no picture of an automaton, as a sentence; None if there can be one."""
    if len(dfa) <= MOST:
        return None
    return (
        f"No picture was drawn: the automaton has {len(dfa)} states, and a picture shows at most {MOST}. "
        "--dot FILE is for Graphviz."
    )


def draw(dfa: Dfa, name: str, path: Path) -> None:
    """Write the picture; more than `MOST` states are for Graphviz (`--dot`)."""
    from matplotlib.figure import Figure
    from matplotlib.patches import Circle, FancyArrowPatch

    from verifier.report.figures import save

    if why := too_large(dfa):
        raise UserError(why)
    n = len(dfa)
    figure = Figure(figsize=(7, 7))
    axes = figure.add_subplot()
    axes.set_aspect("equal")
    axes.set_xlim(-1.45, 1.45)
    axes.set_ylim(-1.45, 1.45)
    axes.axis("off")
    axes.set_title(f"P-positions of {name}: digits of x and of y", fontsize=11)
    at = [(sin(2 * pi * k / n), cos(2 * pi * k / n)) for k in range(n)]
    edges: dict[tuple[int, int], list[str]] = {}
    for state, row in enumerate(dfa.next):
        for a, b, target in row:
            edges.setdefault((state, target), []).append(f"{a},{b}")
    for (i, j), labels in edges.items():
        text = " ".join(labels[:LABELS]) + (f" +{len(labels) - LABELS}" if len(labels) > LABELS else "")
        (x, y), (u, v) = at[i], at[j]
        if i == j:
            size = hypot(x, y) or 1.0
            cx, cy = x + 0.14 * x / size, y + 0.14 * y / size
            axes.add_patch(Circle((cx, cy), 0.1, fill=False, lw=0.8, color="0.4"))
            axes.text(cx + 0.13 * x / size, cy + 0.13 * y / size, text, fontsize=6, ha="center", va="center")
            continue
        arrow = FancyArrowPatch(
            (x, y), (u, v), connectionstyle="arc3,rad=0.15", arrowstyle="-|>", mutation_scale=9, lw=0.8, color="0.4"
        )
        arrow.shrinkA = arrow.shrinkB = 17
        axes.add_patch(arrow)
        mx, my = x + 0.42 * (u - x), y + 0.42 * (v - y)
        bend = 0.15 / 2
        axes.text(mx + bend * (v - y), my - bend * (u - x), text, fontsize=6, ha="center", va="center")
    for k, (x, y) in enumerate(at):
        axes.add_patch(Circle((x, y), RADIUS, facecolor="white", edgecolor="black", lw=1.0, zorder=3))
        if dfa.accept[k]:
            axes.add_patch(Circle((x, y), RADIUS * 0.8, fill=False, edgecolor="black", lw=0.8, zorder=4))
        axes.text(x, y, str(k), ha="center", va="center", fontsize=9, zorder=5)
    x, y = at[dfa.start]
    axes.annotate("", xy=(x - RADIUS, y), xytext=(x - RADIUS - 0.2, y), arrowprops={"arrowstyle": "-|>", "lw": 1.0})
    save(figure, path)
