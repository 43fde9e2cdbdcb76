"""The paper's four tables of P-positions, as printed: pairs {x, y} in the order of their index.

They are claims to be laid over a board, not results: where the print is wrong, the board page shows it.
"""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["TABLES", "ResultTable"]


@dataclass(frozen=True)
class ResultTable:
    """One printed table: the game it is about (a name), and its two lines of numbers."""

    label: str
    game: str
    smaller: tuple[int, ...]
    larger: tuple[int, ...]

    @property
    def claim(self) -> str:
        """As the board page reads it."""
        return "pairs: " + " ".join(f"{x},{y}" for x, y in zip(self.smaller, self.larger, strict=True))


TABLES = (
    ResultTable(
        "Table 1, WN^(3)",
        "WN^(3)",
        (0, 0, 0, 1, 1, 2, 2, 3, 3, 3, 4, 4, 5, 5, 6, 6, 6),
        (0, 1, 2, 4, 5, 7, 8, 10, 11, 12, 14, 15, 17, 18, 20, 21, 22),
    ),
    ResultTable(
        "Table 2, 2WN^3",
        "2WN^3",
        (0, 0, 0, 1, 1, 1, 2, 2, 3, 3, 3, 4, 4, 5, 5, 5, 6),
        (0, 2, 4, 7, 9, 11, 14, 16, 19, 21, 23, 26, 28, 31, 33, 35, 38),
    ),
    ResultTable(
        "Table 3, 2WN^(2)",
        "2WN^(2)",
        (0, 0, 1, 1, 2, 2, 3, 4, 4, 5, 5, 6, 7, 7, 8, 8, 9),
        (0, 3, 6, 9, 12, 15, 19, 22, 25, 28, 31, 34, 37, 40, 43, 46, 49),
    ),
    ResultTable(
        "Table 3 read as its caption, 2WN^2",
        "2WN^2",
        (0, 0, 1, 1, 2, 2, 3, 4, 4, 5, 5, 6, 7, 7, 8, 8, 9),
        (0, 3, 6, 9, 12, 15, 19, 22, 25, 28, 31, 34, 37, 40, 43, 46, 49),
    ),
    ResultTable(
        "Table 4, 2WN^(1,3)",
        "2WN^(1,3)",
        (0, 0, 1, 1, 2, 3, 3, 4, 4, 5, 6, 6, 7, 8, 8, 9, 9),
        (0, 2, 5, 7, 11, 14, 16, 19, 21, 26, 29, 31, 36, 39, 41, 44, 46),
    ),
    ResultTable(
        "Table 4 read as 2WN^(2,3)",
        "2WN^(2,3)",
        (0, 0, 1, 1, 2, 3, 3, 4, 4, 5, 6, 6, 7, 8, 8, 9, 9),
        (0, 2, 5, 7, 11, 14, 16, 19, 21, 26, 29, 31, 36, 39, 41, 44, 46),
    ),
)
