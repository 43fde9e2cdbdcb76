"""Results in the order of their grid, and an m x p table of verdicts: for a terminal, for LaTeX, as HTML."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from verifier.base.verdict import Status
from verifier.games.notation import constants
from verifier.sweep.store import StoredResult

__all__ = ["COLOURS", "VerdictGrid", "constants_of", "grid_of", "in_order"]

LETTERS = ("m", "p", "l")
COLOURS = {"VERIFIED": "green", "PROVED": "green", "AGREED": "cyan", "SURVIVED": "blue", "REFUTED": "red"}
PRINTED = {word: f"{colour}!60!black" for word, colour in COLOURS.items()}  # on paper the plain ones are too bright
WORST = ("DISAGREED", "REFUTED", "UNKNOWN", "SURVIVED", "AGREED", "PROVED", "VERIFIED")


def constants_of(row: StoredResult) -> dict[str, int]:
    """m, p and l of the game's name, as far as it has them; a lemma has none."""
    return {} if row.task == "prove" else constants(row.name)


def in_order(rows: Iterable[StoredResult]) -> list[StoredResult]:
    """By task, board, and the constants; what has none keeps its order, after the others."""

    def key(row: StoredResult) -> tuple[object, ...]:
        found = constants_of(row)
        place = tuple(found.get(letter, 0) for letter in LETTERS)
        return row.task, row.width or 0, row.height or 0, not found, place

    return sorted(rows, key=key)


@dataclass(frozen=True)
class VerdictGrid:
    """The worst verdict for each m and p."""

    cells: dict[tuple[int, int], str]

    @property
    def ms(self) -> list[int]:
        return sorted({m for m, _ in self.cells})

    @property
    def ps(self) -> list[int]:
        return sorted({p for _, p in self.cells})

    def legend(self) -> str:
        """What the letters mean."""
        return ", ".join(f"{word[0]} {word}" for word in reversed(WORST) if word in self.cells.values())

    def terminal(self) -> Sequence[str]:
        """A line for each m, with Rich's marks for colours."""
        width = max(len(str(n)) for n in (*self.ms, *self.ps)) + 1
        lines = [" m \\ p " + "".join(f"{p:>{width}}" for p in self.ps)]
        for m in self.ms:
            cells = []
            for p in self.ps:
                word = self.cells.get((m, p))
                letter = " " * (width - 1) + (word[0] if word else "·")
                cells.append(f"[{COLOURS.get(word, 'yellow')}]{letter}[/]" if word else letter)
            lines.append(f"{m:>6} " + "".join(cells))
        return lines

    def latex(self) -> str:
        """A tabular; `\\usepackage{xcolor}` colours it."""
        head = " & ".join(f"${p}$" for p in self.ps)
        body = [f"${m}$ & " + " & ".join(_tex(self.cells.get((m, p))) for p in self.ps) + " \\\\" for m in self.ms]
        lines = [
            "% made by wythoff results; needs \\usepackage{xcolor}",
            f"% {self.legend()}",
            f"\\begin{{tabular}}{{r|{'c' * len(self.ps)}}}",
            f"$m\\backslash p$ & {head} \\\\ \\hline",
            *body,
            "\\end{tabular}",
        ]
        return "\n".join(lines) + "\n"

    def html(self, *, classes: bool = False) -> str:
        """A table; the colour of a cell says no more than its letter, and its title the word.

        With `classes` a style sheet has the colours, for it knows whether the page is dark.
        """
        head = "".join(f'<th scope="col">{p}</th>' for p in self.ps)
        rows = [
            f'<tr><th scope="row">{m}</th>' + "".join(_td(self.cells.get((m, p)), classes) for p in self.ps) + "</tr>"
            for m in self.ms
        ]
        caption = f"<caption>Rows m, columns p. {self.legend()}</caption>"
        start = '<table class="grid">' if classes else "<table>"
        return f"{start}{caption}<tr><th>m \\ p</th>{head}</tr>\n" + "\n".join(rows) + "\n</table>\n"


def _tex(word: str | None) -> str:
    return f"\\textcolor{{{PRINTED.get(word, 'orange!80!black')}}}{{{word[0]}}}" if word else "$\\cdot$"


def _td(word: str | None, classes: bool) -> str:
    if not word:
        return "<td>·</td>"
    look = f'class="{word}"' if classes else f'style="color:{COLOURS.get(word, "#8a6d00")}"'
    return f'<td title="{word}" {look}>{word[0]}</td>'


def grid_of(rows: Iterable[StoredResult]) -> VerdictGrid | None:
    """The table, if the results have at least two values of m or of p; several games of one m and p show the worst.

    A name without p is one with p = 1 (`2WN` is `2WN^1`), where others have a p.
    """
    found = [(constants_of(row), row.status) for row in rows]
    named = [(c, status) for c, status in found if c]
    if not any("p" in c for c, _ in named):
        return None
    cells: dict[tuple[int, int], str] = {}
    for c, status in named:
        place = c["m"], c.get("p", 1)
        cells[place] = min(cells.get(place, status), status, key=WORST.index)
    assert set(WORST) == {status.value for status in Status}
    return VerdictGrid(cells) if len(cells) > 1 else None
