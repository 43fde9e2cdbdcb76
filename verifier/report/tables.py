"""The paper's four tables of P-positions, as printed: pairs {x, y} in the order of their index.

They are claims to be laid over a board, not results: where the print is wrong, the board page shows it.
"""

from __future__ import annotations

from dataclasses import dataclass

from verifier.papers.printed_tables import TableColumns
from verifier.papers.restrictions.printed import TABLE_1, TABLE_2, TABLE_3, TABLE_4

__all__ = ["TABLES", "ResultTable"]


@dataclass(frozen=True)
class ResultTable:
    """One printed table, and the game it is about (a name)."""

    label: str
    game: str
    printed: TableColumns

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


TABLES = (
    ResultTable("Table 1, WN^(3)", "WN^(3)", TABLE_1),
    ResultTable("Table 2, 2WN^3", "2WN^3", TABLE_2),
    ResultTable("Table 3, 2WN^(2)", "2WN^(2)", TABLE_3),
    ResultTable("Table 3 read as its caption, 2WN^2", "2WN^2", TABLE_3),
    ResultTable("Table 4, 2WN^(1,3)", "2WN^(1,3)", TABLE_4),
    ResultTable("Table 4 read as 2WN^(2,3)", "2WN^(2,3)", TABLE_4),
)
