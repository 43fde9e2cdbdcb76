"""What can be looked at beside the paper's statements: its figures and two errata as pictures, its tables, boards."""

from __future__ import annotations

from verifier.claims.kinds import Beatty, SameAs
from verifier.games.families import blocking, modulo, shifted
from verifier.papers.exhibits import Exhibits, ShownBoard, ShownFigure, ShownTable
from verifier.papers.restrictions.printed import TABLE_1, TABLE_2, TABLE_3, TABLE_4

__all__ = ["EXHIBITS"]

_FIGURES = (
    ShownFigure(
        "figure-1",
        "Figure 1 of the paper",
        "The P-positions of `WN^(3)`, drawn anew from the rules; each shade is the solution of one of the games of the "
        "legend. Made by `wythoff paper`.",
        ("fig-1-caption", "con59"),
        modulo(1, 3),
        31,
        shades=(0, 1, 2),
        endings=(".svg", ".pdf"),
    ),
    ShownFigure(
        "figure-2",
        "Figure 2 of the paper",
        "The P-positions that `2WN^(3)`, `2WN^3`, `2WN^(2,6)` and `2x3WN` have in common; each shade is the solution "
        "of one of the games of the legend. The caption in the paper exchanges two of them. Made by `wythoff paper`.",
        ("fig-2-caption", "fig-2-palest"),
        modulo(2, 3),
        41,
        shades=(0, 2, 1),
        also=("2WN^3", "2WN^(2,6)", "2x3WN"),
        endings=(".svg", ".pdf"),
    ),
    ShownFigure(
        "erratum-theorem-2.1-iiia",
        "Erratum to Theorem 2.1 (iiia)",
        "The P-positions of `2x3WN_1` (open squares) and what the theorem claims as printed (crosses): the coordinates "
        "are exchanged. Again: `wythoff plot 2x3WN_1 --board 30 --claim beatty:m=2,p=3,l=1`.",
        ("thm-2.1-iiia",),
        shifted(2, 3, 1),
        30,
        Beatty(2, 3, 1),
    ),
    ShownFigure(
        "erratum-table-3-caption",
        "Erratum to the caption of Table 3",
        "The P-positions of `2WN^(2)`, which the table lists (open squares), and those of `2WN^2`, which its caption "
        "names (crosses). Again: `wythoff plot '2WN^(2)' --board 52 --claim game:2WN^2`.",
        ("table-3-caption", "table-3"),
        modulo(2, 2),
        52,
        SameAs(blocking(2, 2)),
    ),
)
_TABLES = (
    ShownTable("Table 1, WN^(3)", "WN^(3)", TABLE_1, ("table-1",)),
    ShownTable("Table 2, 2WN^3", "2WN^3", TABLE_2, ("table-2",)),
    ShownTable("Table 3, 2WN^(2)", "2WN^(2)", TABLE_3, ("table-3",)),
    ShownTable("Table 3 read as its caption, 2WN^2", "2WN^2", TABLE_3, ("table-3-caption",)),
    ShownTable("Table 4, 2WN^(1,3)", "2WN^(1,3)", TABLE_4, ("table-4",)),
    ShownTable("Table 4 read as 2WN^(2,3)", "2WN^(2,3)", TABLE_4, ("table-4-entries",)),
)
_BOARDS = {
    "wyt07": ShownBoard("WN", 40, "paper", "1,2"),
    "fra82": ShownBoard("2WN", 40, "paper", "1,3"),
    "con59": ShownBoard("WN^(3)", 40, "paper", "1,4"),
    "ex-1": ShownBoard("2WN^2", 12, at="0,2"),
    "ex-2": ShownBoard("2WN^(2)", 12, at="0,3"),
    "ex-3": ShownBoard("2WN^(2,4)", 12, at="0,2"),
    "ex-4": ShownBoard("2WN^3", 12, at="0,4"),
    "ex-5": ShownBoard("2WN^(3)", 12, at="0,4"),
    "fig-1-caption": ShownBoard("WN^(3)", 31, "paper", "0,1"),
    "fig-2-caption": ShownBoard("2WN^3", 41, "paper", "0,2"),
    "thm-2.1-i": ShownBoard("2WN^3", 40, "paper", "0,4"),
    "thm-2.1-iia-if": ShownBoard("2WN^(3)", 40, "paper", "0,4"),
    "thm-2.1-iia-only-if": ShownBoard("2WN^(2)", 40, "beatty:m=2,p=2", "0,2"),
    "thm-2.1-iib": ShownBoard("2WN^(2,6)", 40, "paper", "0,4"),
    "thm-2.1-iiib": ShownBoard("2x3WN", 40, "paper", "0,4"),
    "belief-arithmetic": ShownBoard("3WN^(2,4)", 40, at="0,3"),
    "belief-complementary": ShownBoard("WN^(2,3)", 40, at="0,0"),
}
EXHIBITS = Exhibits(_FIGURES, _TABLES, _BOARDS)
