"""The start of every encoding of a board."""

from __future__ import annotations

from kernel_encodings.formula import Cnf, Literals
from verifier.board import Board
from verifier.notation import title

__all__ = ["on_board"]


def on_board(board: Board, encoding: str) -> tuple[Cnf, Literals]:
    """The positions of a board as variables, and that no cell of a removed rectangle is P."""
    game = title(board.rules)
    cnf = Cnf(f"{encoding}: the P-positions of {game} on a board of {board.width} x {board.height}")
    cells = cnf.positions(board.width, board.height)
    if board.rules.removed:
        u, v = board.rules.removed
        cnf.add_each(-cells[:u, :v])
    return cnf, cells
