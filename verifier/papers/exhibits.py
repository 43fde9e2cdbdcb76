"""What a paper can show beside its statements: figures, printed tables, and boards with an instance of a statement.

Only pointers: a statement is checked by its evidence, and these are for looking at.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from verifier.claims.kinds import Claim
from verifier.games.families import Game

__all__ = ["Exhibits", "ShownBoard", "ShownFigure", "ShownTable"]


@dataclass(frozen=True)
class ShownFigure:
    """A drawing of the P-positions of a game: a figure of the paper, or an erratum as a picture.

    `name` is its file in results/figures, without the ending, and `shows` are the statements it is about. With a claim
    it has a mark wherever the claim is wrong. `shades` are for a game whose P-positions are the Beatty pairs of m and
    p: the numbers l of the games mxpWN_l in the order of their shades, darkest first. `also` are other games with the
    same P-positions, which the title names too.
    """

    name: str
    heading: str
    caption: str
    shows: tuple[str, ...]
    game: Game
    side: int
    claim: Claim | None = None
    shades: tuple[int, ...] = ()
    also: tuple[str, ...] = ()
    endings: tuple[str, ...] = (".svg",)


@dataclass(frozen=True)
class ShownTable:
    """A printed table of pairs {x, y}, in the order of their index, the game it is about (a name), and the statements.

    It is a claim to be laid over a board, not a result: where the print is wrong, the board page shows it.
    """

    label: str
    game: str
    printed: Mapping[str, Sequence[int]]  # "a" and "b", column by column
    shows: tuple[str, ...]

    @property
    def smaller(self) -> tuple[int, ...]:
        return tuple(self.printed["a"])

    @property
    def larger(self) -> tuple[int, ...]:
        return tuple(self.printed["b"])

    @property
    def claim(self) -> str:
        """As the board page reads it."""
        return "pairs: " + " ".join(f"{x},{y}" for x, y in zip(self.smaller, self.larger, strict=True))

    @property
    def side(self) -> int:
        """Of a board that has all its pairs."""
        return max(self.larger) + 2


@dataclass(frozen=True)
class ShownBoard:
    """A board with an instance of a statement: the game, the claim and the position as the board page reads them."""

    game: str
    side: int
    claim: str = ""
    at: str = ""


@dataclass(frozen=True)
class Exhibits:
    """All that a paper shows; `boards` by the ids of the statements."""

    figures: tuple[ShownFigure, ...] = ()
    tables: tuple[ShownTable, ...] = ()
    boards: Mapping[str, ShownBoard] = field(default_factory=dict)

    def figures_of(self, statement: str) -> list[str]:
        """The names of the figures that show the statement."""
        return [figure.name for figure in self.figures if statement in figure.shows]

    def boards_of(self, statement: str) -> list[ShownBoard]:
        """The boards that show an instance of the statement, or a table that it is about."""
        found = [self.boards[statement]] if statement in self.boards else []
        tables = (table for table in self.tables if statement in table.shows)
        return found + [ShownBoard(table.game, table.side, table.claim) for table in tables]
