"""Theorem L by games that are played out, on constants and rooks of which its proof and its page know nothing."""

from __future__ import annotations

import csv
from pathlib import Path

import numpy as np
import pytest

from verifier.games.board import Board
from verifier.games.families import bishop_blocking, modulo
from verifier.games.rules import Bishop, Rook, Ruleset
from verifier.hunts.one_each import DiagonalsRow, bounds, examine, hunt, markdown
from verifier.hunts.result import parse_grid
from verifier.solve.retrograde import sweep
from verifier.solve.rows import rows

FOLDER = Path(__file__).parents[2] / "results" / "open-questions"
STORED: list[DiagonalsRow] = [
    {
        "p": int(r["p"]),
        "l": int(r["l"]),
        "proved": r["proved"] == "True",
        "pairs": int(r["pairs"]),
        "met": int(r["met"]),
        "twice": int(r["twice"]),
        "apart": int(r["apart"]),
        "taken": float(r["taken"]),
        "slope": float(r["slope"]),
        "least": float(r["least"]),
        "most": float(r["most"]),
    }
    for r in csv.DictReader((FOLDER / "one-each.csv").open())
]


def one_on_a_diagonal(game: Ruleset, R: int) -> bool:
    c, d = rows(game, R).upper()
    return len(np.unique(d - c)) == len(c)


def early(game: Ruleset, R: int) -> bool:
    """Have for each M <= R at least M/3 and at most M pairs d < M?"""
    _, d = rows(game, R).upper()
    before = np.searchsorted(np.sort(d), np.arange(1, R + 1))
    M = np.arange(1, R + 1)
    return bool((before <= M).all() and (3 * before >= M).all())


@pytest.mark.parametrize(("p", "l"), [(13, 1), (13, 12), (17, 8), (18, 9), (19, 11), (23, 2), (31, 30)])
def test_the_rows_of_the_game(p: int, l: int) -> None:
    R = 1500
    game = modulo(1, p, l)
    c, d = rows(game, R).upper()
    n = np.arange(len(c))
    k = -(-p // l)
    assert one_on_a_diagonal(game, R)
    assert early(game, R)
    assert ((k - 1) * c <= n).all()
    assert (3 * n <= (3 * (p - l) + 2) * (c + 1)).all()
    if 2 * l < p:  # the first diagonals, before the row that the theorem names
        for q in (1, 5, 20):
            met = set((d - c)[c < p * q].tolist())
            assert set(range((p - 2 * l) * q + 2)) <= met


@pytest.mark.parametrize("residues", [(0,), (1, 4), (2, 3, 5), (0, 1, 2, 4, 6), tuple(range(7))])
def test_a_rook_of_any_lengths(residues: tuple[int, ...]) -> None:
    game = Ruleset((Rook(7, frozenset(residues)), Bishop(1)))
    c, d = (side[:400] for side in rows(game, 80).upper()) if 0 in residues else played_out(game, 60)
    assert len(np.unique(d - c)) == len(c)
    for M in range(1, 60):
        assert M <= 3 * int((d < M).sum()) <= 3 * M


def played_out(game: Ruleset, side: int) -> tuple[np.ndarray, np.ndarray]:
    x, y = np.nonzero(sweep(Board(game, side, side)))
    return x[x <= y], y[x <= y]


def test_another_game_has_two_on_a_diagonal() -> None:
    assert not one_on_a_diagonal(bishop_blocking(1, 2), 50)
    assert not early(modulo(6, 7, 1), 50)


def test_the_page() -> None:
    page = " ".join((FOLDER / "one-each.md").read_text().split())
    assert " ".join(markdown(STORED).split()) in page
    still = [row for row in STORED if not row["proved"]]
    assert [row["proved"] for row in STORED] == [2 * row["l"] <= row["p"] for row in STORED]
    assert {(row["p"], row["l"]) for row in STORED} == {(p, l) for p in range(3, 13) for l in range(2, p)}
    met, apart = min(row["met"] for row in still), max(row["apart"] for row in still)
    assert f"all diagonals $t < {met:,}$".replace(",", "{,}") in page
    assert f"differs from $n$ by at most {apart}" in page
    assert not any(row["twice"] for row in STORED)
    assert all(row["least"] < row["slope"] < row["most"] for row in STORED)
    assert all(abs(row["slope"] - 0.5**0.5) < 2e-5 for row in STORED if row["l"] == row["p"] - 1)
    least, most = min(row["taken"] for row in still), max(row["taken"] for row in still)
    assert f"({100 * least:.0f} to {100 * most:.0f} of 100)" in page
    assert least > 0.5
    wide = f"all diagonals $t < {met:,}$".replace(",", "{,}")
    assert wide in (FOLDER / "what-is-open.md").read_text()


@pytest.mark.parametrize("row", STORED[::11], ids=str)
def test_the_table(row: DiagonalsRow) -> None:
    """A shorter look: what is met early stays met."""
    found = examine((row["p"], row["l"], 2000))
    assert found["met"] <= row["met"]
    assert found["apart"] <= row["apart"]
    assert (found["least"], found["most"]) == bounds(row["p"], row["l"]) == (row["least"], row["most"])


def test_the_hunt() -> None:
    finding = hunt(parse_grid("1", "3..5", "0..p", 500))
    assert [(row["p"], row["l"]) for row in finding.table] == [(3, 2), (4, 2), (4, 3), (5, 2), (5, 3), (5, 4)]
    assert "proved for 2 of them" in finding.verdict
