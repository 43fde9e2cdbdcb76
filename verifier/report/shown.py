"""What can be looked at beside a statement, as the pages need it: its figures, and addresses of the board page.

The pages show one paper, whose records are in results/paper; what there is to see belongs to it (`Paper.exhibits`), and
the board is the page's own solver.
"""

from __future__ import annotations

from urllib.parse import quote

from verifier.papers.exhibits import ShownBoard
from verifier.papers.library import BUILT_IN, find_paper

__all__ = ["CAPTIONS", "EXHIBITS", "boards_of", "figures_of"]

EXHIBITS = find_paper(BUILT_IN).exhibits
# File of results/figures, without its ending -> heading, caption, the statements it shows.
CAPTIONS = {figure.name: (figure.heading, figure.caption, figure.shows) for figure in EXHIBITS.figures}


def _address(board: ShownBoard) -> str:
    state = {"game": board.game, "board": str(board.side), "claim": board.claim, "at": board.at}
    return "board.html#" + "&".join(f"{key}={quote(value, safe=',:()=')}" for key, value in state.items() if value)


def boards_of(statement: str) -> list[str]:
    """Addresses of the board page that show an instance of the statement."""
    return [_address(board) for board in EXHIBITS.boards_of(statement)]


def figures_of(statement: str) -> list[str]:
    """The names of the figures that show the statement."""
    return EXHIBITS.figures_of(statement)
