"""Beams of Wythoff Nim with any k - 1 options blocked: what the table says is so, and the page has the table."""

from __future__ import annotations

import csv
import json
import re
from fractions import Fraction
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from verifier.certificate.check.automaton import Certificate, prove
from verifier.hunts.blocking_beams import beams, examine, hunt, markdown, simplest
from verifier.hunts.result import parse_grid
from verifier.solve.quadratic import Quadratic
from verifier.solve.queen_rows import upper_positions

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "results" / "open-questions"
STORED: list[Any] = [row | {"k": int(row["k"])} for row in csv.DictReader((FOLDER / "blocking-beams.csv").open())]


def number(text: str) -> Quadratic:
    """(p + q sqrt D)/r, whatever D is."""
    match = re.fullmatch(r"\(?(?:(-?\d+)(?! sqrt))? ?(?:\+ )?(?:(\d+) )?(?:sqrt (\d+))?\)?(?:/(\d+))?", text)
    assert match is not None
    r = int(match[4] or 1)
    root = Fraction(int(match[2] or 1), r) if match[3] else Fraction(0)
    return Quadratic.of(Fraction(int(match[1] or 0), r), root, int(match[3] or 1))


def test_numbers_are_read_as_they_are_written() -> None:
    for row in STORED:
        if row["slope"]:
            assert (str(number(row["slope"])), str(number(row["density"]))) == (row["slope"], row["density"])


def test_the_page_has_the_table_and_its_figures() -> None:
    page = (FOLDER / "blocking-beams.md").read_text()
    assert markdown(STORED) in page
    assert {row["k"] for row in STORED} == set(range(2, 21))
    assert {row["rows"] for row in STORED} == {"60000"}
    assert [row["k"] for row in STORED if not row["slope"]] == [18]
    rational = [row for row in STORED if row["slope"] and "sqrt" not in row["slope"]]
    assert {row["k"] for row in rational if not row["period"]} == {7, 8, 11}


def test_the_page_has_the_sizes_of_the_automata() -> None:
    page = (FOLDER / "blocking-beams.md").read_text()
    for file in (ROOT / "verifier" / "theorems" / "automata").glob("wn-any-*-blocked.json"):
        found = prove(Certificate.read(json.loads(file.read_text())))
        k = int(file.stem.split("-")[2]) + 1
        assert re.search(rf"^\| {k} \| {found.states} \| .* \| {found.check_states:,} \|$", page, re.M), file


def test_the_laws_of_conservation_hold_for_the_guesses() -> None:
    """sum of d (1 + 1/s) = k exactly, and sum of d / (s - 1) is rational, for every k without an open beam."""
    for k in range(2, 21):
        found = [(row["slope"], row["density"]) for row in STORED if row["k"] == k]
        if not all(slope for slope, _ in found):
            continue
        numbers = [(number(slope), number(density)) for slope, density in found]
        rows = sum((d * (s.inverse() + 1) for s, d in numbers), Quadratic(Fraction(0)))
        diagonals = sum((d * (s - 1).inverse() for s, d in numbers), Quadratic(Fraction(0)))
        assert rows == Quadratic(Fraction(k))
        assert diagonals.D == 1


@pytest.mark.parametrize("k", [5, 10, 12])
def test_stored_bounds_on_the_first_rows(k: int) -> None:
    """The bounds for all rows hold in 3,000 rows, recomputed with the stored slopes and densities."""
    R = 3000
    x, y = upper_positions(k, R)
    of_k = [row for row in STORED if row["k"] == k]
    slopes = [float(number(row["slope"])) for row in of_k]
    edges = [1.0, *((a + b) / 2 for a, b in pairwise(slopes)), 9.0]
    for row, slope, (low, high) in zip(of_k, slopes, pairwise(edges), strict=True):
        on = (y >= low * x) & (y <= high * x) & (x > 200)  # further in the beams are not apart
        assert np.abs(y[on] - slope * x[on]).max() <= float(row["off_line"])


def test_one_game_from_its_rows() -> None:
    found = examine((5, 30000))
    assert [(row["slope"], row["density"]) for row in found] == [
        ("(2 + sqrt 29)/5", "(-3 + sqrt 29)/5"),
        ("5/2", "3"),
    ]
    assert (found[1]["period"], found[1]["since"]) == (2, 4)
    assert float(found[0]["off_count"]) < 6


def test_beams_are_guessed_from_the_first_rows_alone() -> None:
    x, y = upper_positions(6, 4000)
    early = x < 3000
    assert beams(6, x, y, 3000) == beams(6, x[early], y[early], 3000)
    y[~early] += 1000
    assert beams(6, x, y, 3000) == beams(6, x[early], y[early], 3000)


def test_bounds_are_bounds() -> None:
    """The exact least and largest quotient of the outer beam of k = 5, compared with all of them."""
    row = examine((5, 4000))[-1]
    x, y = upper_positions(5, 4000)
    quotients = [Fraction(b, a) for a, b in zip(x.tolist(), y.tolist(), strict=True) if a >= 400 and b > 2 * a]
    assert Fraction(row["least_quotient"]) <= min(quotients) < Fraction(row["least_quotient"]) + Fraction(1, 10**5)
    assert Fraction(row["largest_quotient"]) - Fraction(1, 10**5) < max(quotients) <= Fraction(row["largest_quotient"])


def test_simplest_fractions() -> None:
    assert simplest(Fraction(1, 3), Fraction(1, 2)) == Fraction(1, 2)
    assert simplest(Fraction("3.14"), Fraction("3.15")) == Fraction(22, 7)


def test_the_hunt() -> None:
    finding = hunt(parse_grid("1", "3..4", "0..p", 20000))
    assert [row["slope"] for row in finding.table] == ["2", "1 + sqrt 2"]
    assert not finding.counterexamples
    assert [example.game for example in finding.survivors] == ["WN, any 2 blocked", "WN, any 3 blocked"]
