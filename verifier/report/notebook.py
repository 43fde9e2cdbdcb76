"""How games, boards and verdicts show themselves in a notebook: small pieces of HTML and SVG, nothing to load.

`register` gives the classes their `_repr_html_` and `_repr_latex_`, so that the values themselves know nothing of how
they are shown; `import verifier` in a notebook calls it. The pictures look like the board page: x to the right, y
upwards, Okabe and Ito's colours and a shape for each class.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from html import escape

import numpy as np
from numpy.typing import NDArray

from verifier.base.verdict import Status, Verdict
from verifier.certificate.check.board import Report
from verifier.claims.kinds import Beatty
from verifier.games.board import Board
from verifier.games.families import Choice, Game, Imitation
from verifier.games.names import describe, name_of
from verifier.games.rules import Ruleset
from verifier.games.tex import tex
from verifier.solve import beatty
from verifier.solve.explain import Explanation
from verifier.solve.retrograde import p_set
from verifier.theorems.table import printed_claim

__all__ = ["LemmaGraph", "answer_html", "board_latex", "board_svg", "classes", "game_html", "register", "verdict_html"]

COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#7A7A7A")
HUES = {Status.VERIFIED: "#00664f", Status.PROVED: "#00664f", Status.REFUTED: "#b3001b", Status.SURVIVED: "#005ea2"}
GREY = "#595959"  # of every other answer
BORDERS = {Status.VERIFIED: "solid", Status.PROVED: "solid", Status.REFUTED: "double", Status.SURVIVED: "dotted"}
CELL, LEFT, BELOW = 14, 26, 18
SHOWN = 60  # cells a side; a larger board is cut, and says so
HTML_SIDE = 20
LISTED = 20  # positions in a sentence


def classes(game: Game, found: NDArray[np.bool_]) -> NDArray[np.int_]:
    """The class of each P-position (-1 elsewhere): its l where the paper gives Beatty pairs or a choice, else 0."""
    result = np.where(found, 0, -1)
    if isinstance(game, Choice):
        for l in range(len(game.games) - 1, -1, -1):
            result[p_set(game.games[l], *found.shape)] = l
        return result
    claim = printed_claim(game)
    if isinstance(claim, Beatty):
        for x, y in np.argwhere(found):
            n = beatty.index_of(claim.m, claim.p, int(x), int(y))
            result[x, y] = claim.p if n is None else n % claim.p if x <= y else -n % claim.p
    return result


def board_svg(game: Game, width: int, height: int) -> str:
    """The P-positions of a game on a board (at most the corner of 60 x 60 cells) as SVG."""
    w, h = min(width, SHOWN), min(height, SHOWN)
    kind = classes(game, p_set(game, w, h))
    size = (LEFT + w * CELL + 8, h * CELL + BELOW + 8)
    title = f"The P-positions of {name_of(game) or 'this game'} on the {width} x {height} board"
    if (w, h) != (width, height):
        title += f", its corner of {w} x {h} positions"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size[0]}" height="{size[1]}" role="img" '
        f'viewBox="0 0 {size[0]} {size[1]}" font-family="sans-serif" font-size="10"><title>{escape(title)}</title>',
        f'<rect width="{size[0]}" height="{size[1]}" fill="#fff"/>',
        f'<path d="{_grid(w, h)}" stroke="#e6e6e0" fill="none"/>',
    ]
    removed = game.removed if isinstance(game, Ruleset) else None
    if removed:
        u, v = min(removed[0], w), min(removed[1], h)
        parts.append(
            f'<rect x="{LEFT}" y="{4 + (h - v) * CELL}" width="{u * CELL}" height="{v * CELL}" fill="#d0d0ca"/>'
        )
    for x, y in np.argwhere(kind >= 0):
        parts.append(_mark(int(kind[x, y]), LEFT + int(x) * CELL, 4 + (h - 1 - int(y)) * CELL, int(x), int(y)))
    every = 1 if max(w, h) <= 24 else 5
    for x in range(0, w, every):
        parts.append(f'<text x="{LEFT + (x + 0.5) * CELL}" y="{4 + h * CELL + 13}" text-anchor="middle">{x}</text>')
    for y in range(0, h, every):
        parts.append(f'<text x="{LEFT - 4}" y="{4 + (h - 1 - y + 0.72) * CELL:.1f}" text-anchor="end">{y}</text>')
    return "".join([*parts, "</svg>"])


def board_latex(board: Board) -> str:
    """The P-positions of a board, or of its corner as in the picture, for TeX: pairs where the heaps are alike."""
    width, height = min(board.width, SHOWN), min(board.height, SHOWN)
    found = p_set(board.rules, width, height)
    alike = width == height and bool((found == found.T).all())
    positions = [(int(x), int(y)) for x, y in np.argwhere(found) if not alike or x <= y]
    left, right = ("\\{", "\\}") if alike else ("(", ")")
    shown = [f"${left}{x},{y}{right}$" for x, y in positions[:LISTED]]
    shown += ["\\ldots"] if len(positions) > LISTED else []
    name = name_of(board.rules)
    of = tex(name) if name else "this game"
    return f"The P-positions of {of} on the ${width}\\times {height}$ board: {', '.join(shown)}."


def _grid(w: int, h: int) -> str:
    across = "".join(f"M{LEFT} {4 + y * CELL}h{w * CELL}" for y in range(h + 1))
    return across + "".join(f"M{LEFT + x * CELL} 4v{h * CELL}" for x in range(w + 1))


def _mark(kind: int, left: int, top: int, x: int, y: int) -> str:
    cx, cy, r = left + CELL / 2, top + CELL / 2, CELL * 0.36
    colour, label = COLOURS[kind % len(COLOURS)], f"<title>({x}, {y})</title>"
    corners: tuple[tuple[float, float], ...]
    match kind % 4:
        case 0:
            return f'<rect x="{cx - r}" y="{cy - r}" width="{2 * r}" height="{2 * r}" fill="{colour}">{label}</rect>'
        case 1:
            return f'<circle cx="{cx}" cy="{cy}" r="{r}" fill="{colour}">{label}</circle>'
        case 2:
            corners = ((0, -1.2), (1.2, 0), (0, 1.2), (-1.2, 0))
        case _:
            corners = ((0, -1.0), (1.1, 1.0), (-1.1, 1.0))
    points = " ".join(f"{cx + dx * r:.2f},{cy + dy * r:.2f}" for dx, dy in corners)
    return f'<polygon points="{points}" fill="{colour}">{label}</polygon>'


def game_html(game: Game) -> str:
    """A game: its name, its rules in a sentence, what the paper claims of it, and the corner of its board."""
    name, claim = name_of(game), printed_claim(game)
    head = f"<b>{escape(name)}</b>. " if name else ""
    said = f" The paper: the P-positions are {escape(str(claim))}." if claim else ""
    return f"<div><p>{head}{escape(describe(game))}{said}</p>{board_svg(game, HTML_SIDE, HTML_SIDE)}</div>"


def answer_html(status: Status, head: str, lines: Iterable[str]) -> str:
    """An answer and what it says: a sentence, and the others below it."""
    rest = "".join(f"<li>{escape(line)}</li>" for line in lines)
    return f'<div><b style="color:{HUES.get(status, GREY)}">{status.value}</b> {escape(head)}<ul>{rest}</ul></div>'


def verdict_html(verdict: Verdict, notes: Iterable[str] = ()) -> str:
    """A verdict: the answer, the reason, remarks, and what stands behind it."""
    style = f"{HUES.get(verdict.status, GREY)};border-style:{BORDERS.get(verdict.status, 'dashed')}"
    tag = f'<b style="color:{style};border-width:2px;border-radius:4px;padding:0 6px">{verdict.status.value}</b>'
    rows = "".join(
        f'<tr style="text-align:left"><th>{escape(str(key))}</th><td>{escape(str(value))}</td></tr>'
        for key, value in verdict.evidence.items()
    )
    table = f"<details><summary>evidence</summary><table>{rows}</table></details>" if rows else ""
    said = "".join(f"<br>{escape(note)}" for note in notes)
    return f"<div>{tag} {escape(verdict.reason)}{said}{table}</div>"


def explanation_html(explanation: Explanation) -> str:
    """Why a position is P or N: a sentence, and the others below it."""
    head, *rest = map(escape, explanation.sentences)
    return f"<div>{head}<ul>{''.join(f'<li>{line}</li>' for line in rest)}</ul></div>"


def report_html(report: Report) -> str:
    """What a checker says of a certificate."""
    word = "Accepted" if report.accepted else "Rejected" if report.readable else "Unreadable"
    colour = HUES[Status.VERIFIED if report.accepted else Status.REFUTED]
    return f'<div><b style="color:{colour}">{word}</b>: {escape(report.said)}</div>'


@dataclass(frozen=True)
class LemmaGraph:
    """What statements of the paper rest on in the book of lemmas; all of them without a name.

    >>> "thm_2_1_i" in LemmaGraph(("thm-2.1-i",))._repr_svg_()
    True
    """

    names: tuple[str, ...] = ()

    def _repr_svg_(self) -> str:
        from verifier.lemmas.lemma_graph import draw

        return draw(self.names)


def register() -> None:
    """From now on games, boards and verdicts show themselves in a notebook."""
    for kind in (Ruleset, Choice, Imitation):
        setattr(kind, "_repr_html_", game_html)  # noqa: B010
    setattr(Verdict, "_repr_html_", verdict_html)  # noqa: B010
    setattr(Explanation, "_repr_html_", explanation_html)  # noqa: B010
    setattr(Report, "_repr_html_", report_html)  # noqa: B010
    setattr(Board, "_repr_svg_", lambda board: board_svg(board.rules, board.width, board.height))  # noqa: B010
    setattr(Board, "_repr_html_", lambda board: board_svg(board.rules, board.width, board.height))  # noqa: B010
    setattr(Board, "_repr_latex_", board_latex)  # noqa: B010
