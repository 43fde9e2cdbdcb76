"""The numbers that the paper prints: its four tables, column by column, copied and never corrected."""

from __future__ import annotations

from verifier.papers.printed_tables import TableColumns

__all__ = ["TABLE_1", "TABLE_2", "TABLE_3", "TABLE_4"]


# fmt: off
TABLE_1: TableColumns = {
    "b": [0, 1, 2, 4, 5, 7, 8, 10, 11, 12, 14, 15, 17, 18, 20, 21, 22],
    "a": [0, 0, 0, 1, 1, 2, 2, 3, 3, 3, 4, 4, 5, 5, 6, 6, 6],
}
TABLE_2: TableColumns = {
    "b": [0, 2, 4, 7, 9, 11, 14, 16, 19, 21, 23, 26, 28, 31, 33, 35, 38],
    "a": [0, 0, 0, 1, 1, 1, 2, 2, 3, 3, 3, 4, 4, 5, 5, 5, 6],
    "difference": [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32],
}
TABLE_3: TableColumns = {
    "b": [0, 3, 6, 9, 12, 15, 19, 22, 25, 28, 31, 34, 37, 40, 43, 46, 49],
    "a": [0, 0, 1, 1, 2, 2, 3, 4, 4, 5, 5, 6, 7, 7, 8, 8, 9],
    "difference": [0, 3, 5, 8, 10, 13, 16, 18, 21, 23, 26, 28, 30, 33, 35, 38, 40],
}
TABLE_4: TableColumns = {
    "b": [0, 2, 5, 7, 11, 14, 16, 19, 21, 26, 29, 31, 36, 39, 41, 44, 46],
    "a": [0, 0, 1, 1, 2, 3, 3, 4, 4, 5, 6, 6, 7, 8, 8, 9, 9],
    "difference": [0, 2, 4, 6, 9, 11, 13, 15, 17, 21, 23, 25, 29, 31, 33, 35, 37],
}
# fmt: on
