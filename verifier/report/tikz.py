"""A board for TikZ: a `tikzpicture` that a paper takes with `\\input`, with the paper's own fonts.

The same layers as in `verifier.report.figures`: grey squares for P-positions, open ones for what a claim lacks, crosses
for what it has too many. `\\usepackage{tikz}` is all that is needed.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from verifier.report.pictures import Layer, Picture

__all__ = ["tikz"]


# Centimetres beside the board, for the numbers and the name of the axis, and for half of the last number below it.
LEFT, RIGHT = 1.0, 0.25


def tikz(picture: Picture, width_cm: float, titled: bool = True) -> str:
    """The picture with its axes and legend, `width_cm` wide in all: LaTeX is told the bounding box."""
    width, height = picture.layers[0].positions.shape
    left, right = min(LEFT, width_cm / 4), min(RIGHT, width_cm / 8)
    unit = (width_cm - left - right) / width
    middle = f"{(width - 1) / 2}"
    lines = [
        "% made by wythoff plot; needs \\usepackage{tikz}",
        f"\\begin{{tikzpicture}}[x={unit:.5f}cm,y={unit:.5f}cm,line width=0.3pt]",
        f"\\draw[gray] (-0.5,-0.5) rectangle ({width - 0.5},{height - 0.5});",
        f"\\begin{{scope}}\\clip (-0.5,-0.5) rectangle ({width - 0.5},{height - 0.5});",
    ]
    if picture.removed:
        u, v = picture.removed
        lines.append(f"\\fill[gray!30] (-0.5,-0.5) rectangle ({u - 0.5},{v - 0.5});")
    for slope, _ in picture.lines:
        reach = min(width, height / slope)
        lines.append(f"\\draw[dashed,gray] (0,0) -- ({reach:.3f},{reach * slope:.3f});")
    for layer in picture.layers:
        lines += _layer(layer)
    lines.append("\\end{scope}")
    for n in _ticks(width):
        lines.append(f"\\node[below,font=\\scriptsize] at ({n},-0.5) {{${n}$}};")
    for n in _ticks(height):
        lines.append(f"\\node[left,font=\\scriptsize] at (-0.5,{n}) {{${n}$}};")
    whole = f"text width={0.98 * width_cm:.3f}cm,align=center"
    centre = f"{(width - 1) / 2 + (right - left) / 2 / unit:.4f}"  # of the whole picture, not of the board
    lines.append(f"\\node[below,yshift=-8pt] at ({middle},-0.5) {{$x$}};")
    lines.append(f"\\node[left,inner sep=0pt,xshift=-21pt] at (-0.5,{(height - 1) / 2}) {{$y$}};")
    lines.append(f"\\node[below,yshift=-20pt,font=\\small,{whole}] at ({centre},-0.5) {{{_legend(picture)}}};")
    if titled:
        lines.append(f"\\node[above,{whole}] at ({centre},{height - 0.5}) {{{picture.title}}};")
    first, last = -0.5 - left / unit, width - 0.5 + right / unit
    lines += [
        "\\coordinate (low) at (current bounding box.south); \\coordinate (high) at (current bounding box.north);",
        "\\pgfresetboundingbox",
        f"\\useasboundingbox ({first:.5f},0 |- low) rectangle ({last:.5f},0 |- high);",
    ]
    return "\n".join([*lines, "\\end{tikzpicture}%"]) + "\n"  # the end of the line is no space


def _legend(picture: Picture) -> str:
    """What the marks mean: a line of text, which LaTeX breaks between two of them."""
    marks = []
    for layer in picture.layers:
        colour = "white" if layer.mark == "missing" else f"black!{_dark(layer)}"
        marks.append(("$\\times$" if layer.mark == "surplus" else _box("black", colour), layer.label))
    if picture.removed:
        marks.append((_box("gray!30", "gray!30"), "removed"))
    marks += [("\\textcolor{gray}{- -}", label) for label in dict.fromkeys(label for _, label in picture.lines)]
    return "\\quad ".join(f"\\mbox{{{mark}~{label}}}" for mark, label in marks)


def _box(edge: str, colour: str) -> str:
    inside = "\\rule{0pt}{1.2ex}\\rule{1.2ex}{0pt}"
    return f"{{\\fboxsep0pt\\fboxrule0.3pt\\fcolorbox{{{edge}}}{{{colour}}}{{{inside}}}}}"


def _dark(layer: Layer) -> int:
    return round(100 * (1 - float(layer.shade)))


def _layer(layer: Layer) -> list[str]:
    cells = [(int(x), int(y)) for x, y in np.argwhere(layer.positions)]
    if layer.mark == "surplus":
        ends = ((-0.3, -0.3, 0.3, 0.3), (-0.3, 0.3, 0.3, -0.3))
        return [f"\\draw ({x + a},{y + b}) -- ({x + c},{y + d});" for x, y in cells for a, b, c, d in ends]
    style = "draw" if layer.mark == "missing" else f"filldraw[fill=black!{_dark(layer)}]"
    return [f"\\{style} ({x - 0.5},{y - 0.5}) rectangle ({x + 0.5},{y + 0.5});" for x, y in cells]


def _ticks(side: int) -> Sequence[int]:
    step = next(s for s in (1, 2, 5, 10, 20, 50, 100, 200, 500) if side <= 8 * s or s == 500)
    return range(0, side, step)
