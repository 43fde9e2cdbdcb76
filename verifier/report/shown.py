"""What can be looked at beside a statement: its figure, and a board that shows an instance of it.

Only pointers: a statement is checked by its evidence, and the board is the page's own solver.
"""

from __future__ import annotations

from urllib.parse import quote

from verifier.report.tables import TABLES

__all__ = ["CAPTIONS", "boards_of", "figures_of"]

# File of results/figures, without its ending -> heading, caption, the statements it shows.
CAPTIONS: dict[str, tuple[str, str, tuple[str, ...]]] = {
    "figure-1": (
        "Figure 1 of the paper",
        "The P-positions of `WN^(3)`, drawn anew from the rules; each shade is the solution of one of the games of the "
        "legend. Made by `wythoff paper`.",
        ("fig-1-caption", "con59"),
    ),
    "figure-2": (
        "Figure 2 of the paper",
        "The P-positions that `2WN^(3)`, `2WN^3`, `2WN^(2,6)` and `2x3WN` have in common; each shade is the solution "
        "of one of the games of the legend. The caption in the paper exchanges two of them. Made by `wythoff paper`.",
        ("fig-2-caption", "fig-2-palest"),
    ),
    "erratum-theorem-2.1-iiia": (
        "Erratum to Theorem 2.1 (iiia)",
        "The P-positions of `2x3WN_1` (open squares) and what the theorem claims as printed (crosses): the coordinates "
        "are exchanged. Again: `wythoff plot 2x3WN_1 --board 30 --claim beatty:m=2,p=3,l=1`.",
        ("thm-2.1-iiia",),
    ),
    "erratum-table-3-caption": (
        "Erratum to the caption of Table 3",
        "The P-positions of `2WN^(2)`, which the table lists (open squares), and those of `2WN^2`, which its caption "
        "names (crosses). Again: `wythoff plot '2WN^(2)' --board 52 --claim game:2WN^2`.",
        ("table-3-caption", "table-3"),
    ),
}

# Statement -> game, size, claim, position.
_BOARDS: dict[str, tuple[str, int, str, str]] = {
    "wyt07": ("WN", 40, "paper", "1,2"),
    "fra82": ("2WN", 40, "paper", "1,3"),
    "con59": ("WN^(3)", 40, "paper", "1,4"),
    "ex-1": ("2WN^2", 12, "", "0,2"),
    "ex-2": ("2WN^(2)", 12, "", "0,3"),
    "ex-3": ("2WN^(2,4)", 12, "", "0,2"),
    "ex-4": ("2WN^3", 12, "", "0,4"),
    "ex-5": ("2WN^(3)", 12, "", "0,4"),
    "fig-1-caption": ("WN^(3)", 31, "paper", "0,1"),
    "fig-2-caption": ("2WN^3", 41, "paper", "0,2"),
    "thm-2.1-i": ("2WN^3", 40, "paper", "0,4"),
    "thm-2.1-iia-if": ("2WN^(3)", 40, "paper", "0,4"),
    "thm-2.1-iia-only-if": ("2WN^(2)", 40, "beatty:m=2,p=2", "0,2"),
    "thm-2.1-iib": ("2WN^(2,6)", 40, "paper", "0,4"),
    "thm-2.1-iiib": ("2x3WN", 40, "paper", "0,4"),
    "belief-arithmetic": ("3WN^(2,4)", 40, "", "0,3"),
    "belief-complementary": ("WN^(2,3)", 40, "", "0,0"),
}
_TABLES = {
    "table-1": (0,),
    "table-2": (1,),
    "table-3": (2,),
    "table-3-caption": (3,),
    "table-4": (4,),
    "table-4-entries": (5,),
}


def _address(game: str, side: int, claim: str, at: str) -> str:
    state = {"game": game, "board": str(side)} | ({"claim": claim} if claim else {}) | ({"at": at} if at else {})
    return "board.html#" + "&".join(f"{key}={quote(value, safe=',:()=')}" for key, value in state.items())


def boards_of(statement: str) -> list[str]:
    """Addresses of the board page that show an instance of the statement."""
    found = [_address(*_BOARDS[statement])] if statement in _BOARDS else []
    for k in _TABLES.get(statement, ()):
        table = TABLES[k]
        found.append(_address(table.game, max(table.larger) + 2, table.claim, ""))
    return found


def figures_of(statement: str) -> list[str]:
    """The names of the figures that show the statement."""
    return [name for name, (_, _, shown) in CAPTIONS.items() if statement in shown]
