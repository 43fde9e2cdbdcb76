"""Figures for a paper: P-positions on a board as shaded squares, with Beatty lines, readable in grey.

`paper_figures` draws those of a paper anew; `plot` draws any game, and with a claim marks where it is wrong.
Everything is vector graphics, text as outlines so that it looks the same everywhere; the files carry no date, so that
the same board gives the same file.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import matplotlib
import numpy as np
from matplotlib.axes import Axes
from matplotlib.collections import PatchCollection
from matplotlib.figure import Figure
from matplotlib.lines import Line2D
from matplotlib.patches import Patch, Rectangle
from matplotlib.ticker import MaxNLocator

from verifier.base.appearing import appearing_file
from verifier.base.errors import UserError
from verifier.claims.kinds import Claim
from verifier.games.families import Game
from verifier.papers.model import Paper
from verifier.report.pictures import Layer, Picture, paper_picture, picture

__all__ = ["draw", "drawn", "paper_figures", "plot", "save"]

FORMATS = (".svg", ".png", ".pdf")
STYLE: Any = {
    "font.family": "serif",
    "mathtext.fontset": "cm",
    "font.size": 9,
    "axes.linewidth": 0.6,
    "svg.fonttype": "path",
    "svg.hashsalt": "wythoff",
    "pdf.fonttype": 42,
}


def draw(
    axes: Axes, layers: Sequence[Layer], lines: Sequence[tuple[float, str]] = (), removed: tuple[int, int] | None = None
) -> None:
    """The layers on one board, x to the right and y upwards; `lines` are (slope, label) through the origin."""
    width, height = layers[0].positions.shape
    small = max(width, height) <= 60
    for layer in layers:
        cells = [(int(x), int(y)) for x, y in np.argwhere(layer.positions)]
        if layer.mark == "surplus":
            xs, ys = [x for x, _ in cells], [y for _, y in cells]
            axes.scatter(xs, ys, marker="x", s=16 if small else 6, color="0.0", linewidths=0.9, zorder=4)
            continue
        squares = [Rectangle((x - 0.5, y - 0.5), 1, 1) for x, y in cells]
        face, thick = (layer.shade, 0.3 if small else 0.0) if layer.mark == "square" else ("none", 1.0)
        axes.add_collection(PatchCollection(squares, facecolor=face, edgecolor="0.0", linewidth=thick, zorder=3))
    if removed:
        u, v = removed
        axes.add_patch(
            Rectangle((-0.5, -0.5), u, v, facecolor="none", edgecolor="0.4", hatch="////", linewidth=0.6, zorder=2)
        )
    for slope, _ in lines:
        reach = min(width, height / slope)
        axes.plot([0, reach], [0, reach * slope], color="0.25", linewidth=0.6, linestyle=(0, (4, 3)), zorder=1)
    axes.set_xlim(-0.5, width - 0.5)
    axes.set_ylim(-0.5, height - 0.5)
    axes.set_aspect("equal")
    axes.set_xlabel("$x$")
    axes.set_ylabel("$y$", rotation=0, labelpad=8)
    for axis in (axes.xaxis, axes.yaxis):
        axis.set_major_locator(MaxNLocator(nbins=8, integer=True))
    if small:
        axes.set_xticks(np.arange(-0.5, width), minor=True)
        axes.set_yticks(np.arange(-0.5, height), minor=True)
        axes.grid(which="minor", color="0.85", linewidth=0.3, zorder=0)
        axes.tick_params(which="minor", length=0)
    axes.set_axisbelow(True)


def _legend(figure: Figure, layers: Sequence[Layer], lines: Sequence[tuple[float, str]], removed: bool) -> None:
    handles: list[Any] = []
    for layer in layers:
        if layer.mark == "square":
            handles.append(Patch(facecolor=layer.shade, edgecolor="0.0", linewidth=0.3, label=layer.label))
        elif layer.mark == "missing":
            handles.append(Patch(facecolor="none", edgecolor="0.0", linewidth=1.0, label=layer.label))
        else:
            style: Any = {"marker": "x", "color": "0.0", "linestyle": "none", "markersize": 5}
            handles.append(Line2D([], [], label=layer.label, **style))
    if removed:
        handles.append(Patch(facecolor="none", edgecolor="0.4", hatch="////", label="removed"))
    for label in dict.fromkeys(label for _, label in lines):
        handles.append(Line2D([], [], color="0.25", linewidth=0.6, linestyle=(0, (4, 3)), label=label))
    wide = sum(len(str(handle.get_label())) for handle in handles) > 70  # LaTeX counts double, roughly
    columns = 2 if wide else min(4, len(handles))
    figure.legend(handles=handles, loc="outside lower center", ncols=columns, frameon=False, fontsize=8)


def _figure(
    layers: Sequence[Layer], lines: Sequence[tuple[float, str]], removed: tuple[int, int] | None, title: str | None
) -> Figure:
    with matplotlib.rc_context(STYLE):
        width, height = layers[0].positions.shape
        figure = Figure(figsize=(5.0, max(2.2, min(7.0, 5.0 * height / width)) + 0.7), layout="constrained")
        axes = figure.add_subplot()
        draw(axes, layers, lines, removed)
        if title:
            axes.set_title(title, fontsize=10)
        _legend(figure, layers, lines, removed is not None)
        return figure


def paper_figures(paper: Paper, folder: Path) -> list[Path]:
    """The figures of a paper, each in its files."""
    made = []
    for shown in paper.exhibits.figures:
        figure = drawn(paper_picture(shown))
        made += [save(figure, folder / f"{shown.name}{suffix}") for suffix in shown.endings]
    return made


def plot(game: Game, width: int, height: int, claim: Claim | None = None, name: str | None = None) -> Figure:
    """`picture`, drawn."""
    return drawn(picture(game, width, height, claim, name))


def drawn(shown: Picture, titled: bool = True, width_cm: float | None = None) -> Figure:
    """The picture by Matplotlib, with or without its title, and as wide as asked."""
    figure = _figure(shown.layers, shown.lines, shown.removed, shown.title if titled else None)
    if width_cm is not None:
        wide, high = figure.get_size_inches()
        figure.set_size_inches(width_cm / 2.54, high * width_cm / 2.54 / wide)
    return figure


def refuse_other_endings(path: Path, others: Sequence[str] = ()) -> None:
    """A figure has an ending that says its format; `others` are those that a command writes without Matplotlib."""
    if path.suffix not in (endings := (*FORMATS, *others)):
        known = f"{', '.join(endings[:-1])} or {endings[-1]}"
        raise UserError(f"This picture is written as {known}; {path.name!r} is none of them.")


def save(figure: Figure, path: Path) -> Path:
    """Write a figure as SVG, PDF or PNG, by the file's suffix."""
    refuse_other_endings(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    logging.getLogger("fontTools").setLevel(logging.ERROR)  # it tells of every table of a font that it leaves out
    with matplotlib.rc_context(STYLE):
        metadata = {".svg": {"Date": None}, ".pdf": {"CreationDate": None}, ".png": None}[path.suffix]
        with appearing_file(path, "wb") as file:
            figure.savefig(file, format=path.suffix[1:], dpi=200, metadata=metadata)
    return path
