"""Results in the order of their grid, and an m x p table of verdicts: for a terminal, for LaTeX, as HTML."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from html import escape

from verifier.base.verdict import Status
from verifier.games.names import constants
from verifier.sweep.store import StoredResult

__all__ = ["WORST", "VerdictGrid", "constants_in", "constants_of", "grid_of", "in_order"]

LETTERS = ("m", "p", "l")
COLOURS = {
    Status.VERIFIED.value: "green",
    Status.PROVED.value: "green",
    Status.AGREED.value: "cyan",
    Status.SURVIVED.value: "blue",
    Status.REFUTED.value: "red",
}
PRINTED = {word: f"{colour}!60!black" for word, colour in COLOURS.items()}  # on paper the plain ones are too bright
MANY = 6  # names of games in a caption
WORST = (  # from the worst to the best
    Status.DISAGREED,
    Status.REFUTED,
    Status.UNKNOWN,
    Status.SURVIVED,
    Status.AGREED,
    Status.PROVED,
    Status.VERIFIED,
)


def constants_of(row: StoredResult) -> dict[str, int]:
    """m, p and l of the point of the grid that was asked for; else of the game's name. A lemma has none."""
    if row.task == "prove":
        return {}
    asked = row.asked["constants"] if row.asked else {}
    if any(letter in asked for letter in LETTERS):
        return {letter: asked[letter] for letter in LETTERS if letter in asked}
    return constants(row.name)


def constants_in(rows: Sequence[StoredResult]) -> list[dict[str, int]]:
    """`constants_of` each; a name without p is one with p = 1 (`2WN` is `2WN^1`), where others have a p."""
    found = [constants_of(row) for row in rows]
    one = {"p": 1} if any("p" in c for c in found) else {}
    return [one | c if c else c for c in found]


def in_order(rows: Iterable[StoredResult]) -> list[StoredResult]:
    """By task, board, the constants, and the name; what has no constants keeps its order, after the others."""

    def key(row: StoredResult) -> tuple[object, ...]:
        found = constants_of(row)
        place = tuple(found.get(letter, 0) for letter in LETTERS)
        return row.task, row.width or 0, row.height or 0, not found, place, (row.name or "") if found else ""

    return sorted(rows, key=key)


@dataclass(frozen=True)
class GridAbout:
    """Of what a table speaks: the games and the claims as they were typed, and the boards."""

    games: tuple[str, ...]
    claims: tuple[str, ...]
    boards: tuple[str, ...]

    def sentence(self, quote: Callable[[str], str] = str) -> str:
        """The caption, each thing that was typed as `quote` writes it."""
        said = _and([quote(game) for game in self.games])
        said += f" on {_and(self.boards)}" if self.boards else ""
        claims = ["what the paper says of each" if claim == "paper" else quote(claim) for claim in self.claims]
        return said + (f"; claimed: {_and(claims)}" if claims else "")


def _and(words: Sequence[str]) -> str:
    return " and ".join(filter(None, (", ".join(words[:-1]), *words[-1:])))


def _about(rows: Sequence[StoredResult]) -> GridAbout:
    """What was asked; of a row that does not know it (of an old store) the name of its game."""
    games = tuple(dict.fromkeys(row.asked["games"] if row.asked else row.name for row in rows))
    if len(games) > MANY:
        games = (*games[:MANY], f"{len(games) - MANY} others")
    claims = dict.fromkeys(row.asked["claim"] for row in rows if row.asked)
    return GridAbout(games, tuple(claims), tuple(dict.fromkeys(row.board for row in rows if row.board)))


@dataclass(frozen=True)
class VerdictGrid:
    """The worst verdict for each m and p."""

    cells: dict[tuple[int, int], str]
    about: GridAbout

    @property
    def ms(self) -> list[int]:
        return sorted({m for m, _ in self.cells})

    @property
    def ps(self) -> list[int]:
        return sorted({p for _, p in self.cells})

    def legend(self) -> str:
        """What the letters mean."""
        words = [status.value for status in reversed(WORST) if status.value in self.cells.values()]
        return ", ".join(f"{word[0]} {word}" for word in words)

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

    def caption(self) -> str:
        """What the table shows, in words."""
        return f"{self.about.sentence()}. Rows m, columns p: {self.legend()}."

    def latex(self) -> str:
        """A table with its caption; `\\usepackage{xcolor}` colours it."""
        head = " & ".join(f"${p}$" for p in self.ps)
        body = [f"${m}$ & " + " & ".join(_tex(self.cells.get((m, p))) for p in self.ps) + " \\\\" for m in self.ms]
        lines = [
            "% made by wythoff results; needs \\usepackage{xcolor}",
            "\\begin{table}[ht]",
            "\\centering",
            f"\\begin{{tabular}}{{r|{'c' * len(self.ps)}}}",
            f"$m\\backslash p$ & {head} \\\\ \\hline",
            *body,
            "\\end{tabular}",
            f"\\caption{{{self.about.sentence(_typed)}. {self.legend()}.}}",
            "\\end{table}",
        ]
        return "\n".join(lines) + "\n"

    def html(self, *, classes: bool = False) -> str:
        """A table; the colour of a cell says no more than its letter, and its title the word.

        With `classes` a style sheet has the colours, for it knows whether the page is dark, and the page the caption.
        """
        head = "".join(f'<th scope="col">{p}</th>' for p in self.ps)
        rows = [
            f'<tr><th scope="row">{m}</th>' + "".join(_td(self.cells.get((m, p)), classes) for p in self.ps) + "</tr>"
            for m in self.ms
        ]
        start = '<table class="grid">' if classes else f"<table><caption>{escape(self.caption())}</caption>"
        return f"{start}<tr><th>m \\ p</th>{head}</tr>\n" + "\n".join(rows) + "\n</table>\n"


def _typed(text: str) -> str:
    """What a user typed, in typewriter: \\detokenize would double some signs."""
    signs = {"^": "\\textasciicircum{}", "\\": "\\textbackslash{}", "~": "\\textasciitilde{}"}
    return "\\texttt{" + "".join(signs.get(c, f"\\{c}" if c in "{}_$%&#" else c) for c in text) + "}"


def _tex(word: str | None) -> str:
    return f"\\textcolor{{{PRINTED.get(word, 'orange!80!black')}}}{{{word[0]}}}" if word else "$\\cdot$"


def _td(word: str | None, classes: bool) -> str:
    if not word:
        return "<td>·</td>"
    look = f'class="{word}"' if classes else f'style="color:{COLOURS.get(word, "#8a6d00")}"'
    return f'<td title="{word}" {look}>{word[0]}</td>'


def grid_of(rows: Iterable[StoredResult]) -> VerdictGrid | None:
    """The table, if the results have at least two values of m or of p; several games of one m and p show the worst."""
    rows = list(rows)
    cells: dict[tuple[int, int], str] = {}
    shown: list[StoredResult] = []
    for row, c in zip(rows, constants_in(rows), strict=True):
        if "m" in c and "p" in c:
            shown.append(row)
            place = c["m"], c["p"]
            cells[place] = min(cells.get(place, row.status), row.status, key=lambda word: WORST.index(Status(word)))
    return VerdictGrid(cells, _about(shown)) if len(cells) > 1 else None
