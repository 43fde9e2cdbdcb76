"""A board for TikZ: a `tikzpicture` that a paper takes with `\\input`, with the paper's own fonts.

The same layers as in `verifier.report.figures`: grey squares for P-positions, open ones for what a claim lacks, crosses
for what it has too many. `\\usepackage{tikz}` is all that is needed.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from verifier.report.figures import Layer, Picture

__all__ = ["tikz"]


def tikz(picture: Picture, width_cm: float, titled: bool = True) -> str:
    """The picture, `width_cm` wide."""
    width, height = picture.layers[0].positions.shape
    unit = width_cm / width
    lines = [
        "% made by wythoff plot; needs \\usepackage{tikz}",
        f"\\begin{{tikzpicture}}[x={unit:.4f}cm,y={unit:.4f}cm,line width=0.3pt]",
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
    if titled:
        lines.append(f"\\node[above] at ({(width - 1) / 2},{height - 0.5}) {{{picture.title}}};")
    return "\n".join([*lines, "\\end{tikzpicture}"]) + "\n"


def _layer(layer: Layer) -> list[str]:
    cells = [(int(x), int(y)) for x, y in np.argwhere(layer.positions)]
    if layer.mark == "surplus":
        ends = ((-0.3, -0.3, 0.3, 0.3), (-0.3, 0.3, 0.3, -0.3))
        return [f"\\draw ({x + a},{y + b}) -- ({x + c},{y + d});" for x, y in cells for a, b, c, d in ends]
    dark = round(100 * (1 - float(layer.shade)))
    style = "draw" if layer.mark == "missing" else f"filldraw[fill=black!{dark}]"
    return [f"\\{style} ({x - 0.5},{y - 0.5}) rectangle ({x + 0.5},{y + 0.5});" for x, y in cells]


def _ticks(side: int) -> Sequence[int]:
    step = next(s for s in (1, 2, 5, 10, 20, 50, 100, 200, 500) if side <= 8 * s or s == 500)
    return range(0, side, step)
