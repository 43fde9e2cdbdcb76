"""Bounded boards and their move digraphs.

Moves only make heaps smaller, so the P-positions of a bounded board are those of the infinite board that lie on it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from verifier.base.errors import UserError
from verifier.games.families import Choice, Imitation
from verifier.games.names import describe, name_of, title
from verifier.games.rules import Position, Ruleset

if TYPE_CHECKING:
    import networkx as nx

__all__ = ["Board", "parse_size"]

CELLS = 400_000_000  # an int8 per cell and the sweep's counters stay below a few GB
EDGES = 20_000_000  # a networkx edge with attributes takes about 300 bytes


def parse_size(text: str) -> tuple[int, int]:
    """A board's size from "100" or "100x40"."""
    parts = text.lower().replace("×", "x").split("x")
    if len(parts) > 2 or not all(part.strip().isdecimal() for part in parts):
        raise UserError(f"A board is a number such as 100, or WIDTHxHEIGHT such as 100x40, not {text[:80]!r}.")
    if any(len(part.strip()) > 9 for part in parts):
        raise UserError(f"A board has at most {CELLS:,} positions; this one is larger: {text[:40]}.")
    width, height = int(parts[0]), int(parts[-1])
    if width < 1 or height < 1:
        raise UserError(f"A board must be at least 1 x 1, not {width} x {height}.")
    if width * height > CELLS:
        raise UserError(f"A board of {width} x {height} does not fit into memory: at most {CELLS:,} positions.")
    return width, height


@dataclass(frozen=True, repr=False)
class Board:
    """The positions (x, y) of `rules` with 0 <= x < width and 0 <= y < height."""

    rules: Ruleset
    width: int
    height: int

    def __post_init__(self) -> None:
        if isinstance(self.rules, (Choice, Imitation)):
            raise UserError(f"{name_of(self.rules) or 'This game'} has no board of its own: {describe(self.rules)}")
        if self.width < 1 or self.height < 1:
            raise UserError(f"A board must be at least 1 x 1, not {self.width} x {self.height}.")
        if self.width * self.height > CELLS:
            side = int(CELLS**0.5)
            raise UserError(
                f"A board of {self.width} x {self.height} does not fit into memory: at most {CELLS:,} cells, "
                f"such as {side} x {side}; `--rows` goes further along the rows of a game."
            )
        if self.rules.removed and not self.rules.has_positions(self.width, self.height):
            u, v = self.rules.removed
            raise UserError(
                f"The removed rectangle {u} x {v} leaves nothing of a {self.width} x {self.height} board; "
                f"take a board wider than {u} or higher than {v}."
            )

    def __repr__(self) -> str:
        return f"the {self.width} x {self.height} board of {title(self.rules)}"

    @property
    def shape(self) -> tuple[int, int]:
        return self.width, self.height

    def __contains__(self, position: Position) -> bool:
        x, y = position
        return 0 <= x < self.width and 0 <= y < self.height and self.rules.is_position(x, y)

    def positions(self) -> Iterator[Position]:
        """All positions, ordered so that every option comes before the positions that have it."""
        for x in range(self.width):
            for y in range(self.height):
                if self.rules.is_position(x, y):
                    yield x, y

    def digraph(self) -> nx.DiGraph:
        """The move digraph: nodes (x, y), an edge to each option, as `Ruleset.options` says and nothing else.

        An edge carries `kinds`, the parts that make the move (it can be "rook" and "bishop" at once), and
        `blockable`; a node where the game ends, whatever moves there are, carries `terminal`.
        """
        import networkx as nx

        self._refuse_too_many_edges()
        graph = nx.DiGraph(game=title(self.rules), blocks=self.rules.blocks)
        graph.add_nodes_from(self.positions())
        graph.add_nodes_from((v for v in self.rules.terminal if v in self), terminal=True)
        attributes: dict[Position, dict[str, object]] = {}
        for x, y in self.positions():
            for u, v in self.rules.options(x, y):
                move = (x - u, y - v)
                if move not in attributes:
                    attributes[move] = {"kinds": self.rules.kinds(*move), "blockable": self.rules.blockable(*move)}
                graph.add_edge((x, y), (u, v), **attributes[move])
        return graph

    def _refuse_too_many_edges(self) -> None:
        """Count edges until there are too many: a vector (i, j) fits at (width - i) (height - j) cells."""
        count = 0
        for i in range(self.width):
            for j in range(self.height):
                if self.rules.legal(i, j):
                    count += (self.width - i) * (self.height - j)
                    if count > EDGES:
                        raise UserError(
                            f"The move digraph of a {self.width} x {self.height} board has more than the {EDGES:,} "
                            "edges that fit into memory; take a smaller board."
                        )
