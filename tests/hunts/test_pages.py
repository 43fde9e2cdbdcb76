"""The figures in the pages of results/open-questions are those of the tables beside them."""

from __future__ import annotations

import ast
import csv
import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from verifier.theorems.finite_check import check
from verifier.theorems.substitution_theorems import kept

FOLDER = Path(__file__).parents[2] / "results" / "open-questions"


def page(name: str) -> str:
    return " ".join((FOLDER / f"{name}.md").read_text(encoding="utf-8").split())


def table(name: str) -> list[dict[str, str]]:
    with (FOLDER / f"{name}.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def says(name: str, *sentences: str) -> None:
    text = page(name)
    for sentence in sentences:
        assert sentence in text, sentence


def game(row: dict[str, str]) -> tuple[int, int, int]:
    return int(row["m"]), int(row["l"]), int(row["p"])


def folders(name: str) -> set[str]:
    return {path.name for path in (FOLDER / "certificates" / name).iterdir()}


def in_code(names: Iterable[str]) -> set[str]:
    return {f"`{name}`" for name in names}


def test_complementary() -> None:
    rows = {game(row): row for row in table("complementary")}
    late = rows[3, 3, 7]
    counts = ast.literal_eval(late["histogram"])
    assert counts[3] == max(counts.values())
    others = int(late["rows"]) - counts[3]
    says(
        "complementary",
        rf"$3\mathrm{{WN}}^{{(3,7)}}$ has three to a row but for {others} of its first {int(late['rows']):,} rows, "
        f"of which row {late['first_change']} is the first",
    )
    text = page("complementary")
    assert set(re.findall(r"`\dWN-\d-\d`", text)) == in_code(folders("complementary"))
    assert "six in `certificates/complementary/`" in text
    assert len(folders("complementary")) == 6


def test_asymptotics() -> None:
    rows = table("asymptotics")
    proved = [row for row in rows if row["polynomial"]]
    others = [row for row in rows if not row["polynomial"]]
    bounded = sum(row["bounded"] == "True" for row in others)
    assert all(row["bounded"] == row["root"] == "True" for row in proved)
    [grows] = [row for row in others if game(row) == (2, 5, 8)]
    ranges = ", ".join(f"{value:.0f}" for value in ast.literal_eval(grows["c_ranges"]))
    says(
        "asymptotics",
        f"For the {len(proved)} games of the grid",
        f"in all {len(proved)} cases",
        f"All {len(proved)} games with a proved rule look bounded",
        f"Of the {len(others)} others {bounded} look bounded by it, and {len(others) - bounded} do not",
        rf"$2\mathrm{{WN}}^{{(5,8)}}$: {ranges}.",
        f"{int(rows[0]['rows']):,} rows",
    )
    ones = [float(row["c_slope"]) for row in rows if (row["m"], int(row["l"])) == ("1", int(row["p"]) - 1)]
    assert ones
    assert all(abs(slope - 2**-0.5) < 1e-7 for slope in ones)


SLOPES = re.findall(
    r"^\| \$(\d+)\\mathrm\{WN\}\^\{\(([\d,]+)\)\}\$[^|]*\|[^|]*\| \$(.+?)\$ \| ([\d.]+?)\.\.\. \|$",
    (FOLDER / "asymptotics.md").read_text(encoding="utf-8"),
    re.MULTILINE,
)


@pytest.mark.parametrize(("m", "rook", "polynomial", "slope"), SLOPES)
def test_slopes(m: str, rook: str, polynomial: str, slope: str) -> None:
    l, p = ("1", rook) if "," not in rook else rook.split(",")
    [row] = [row for row in table("asymptotics") if (row["m"], row["l"], row["p"]) == (m, l, p)]
    assert row["exact_slope"].startswith(slope)
    assert coefficients(polynomial) == ast.literal_eval(row["polynomial"])


def coefficients(polynomial: str) -> list[int]:
    """From the highest power on."""
    found: dict[int, int] = {}
    for sign, number, z, power in re.findall(r"([+-]?)(\d*)(z?)(?:\^(\d))?", polynomial.replace(" ", "")):
        if number or z:
            found[int(power or 1) if z else 0] = int(f"{sign}{number or 1}")
    return [found.get(power, 0) for power in range(max(found), -1, -1)]


def test_there_are_slopes() -> None:
    assert len(SLOPES) == 8
    assert coefficients("z^3 - 2z^2 - z + 1") == [1, -2, -1, 1]


def test_closeness() -> None:
    rows = table("closeness")
    extremes = [abs(value) for row in rows for key in ("c_all", "d_all") for value in ast.literal_eval(row[key])]
    settled = sum(row["settled"] == "True" for row in rows)
    n = len(rows)
    says(
        "closeness",
        f"{int(rows[0]['rows']):,} complete rows each",
        f"no deviation beyond {max(extremes)} (`closeness.csv`)",
        f"({n} of {n} games), tested on the other three quarters ({n} of {n}). In {settled} of the {n} games",
    )
    for row in rows:
        most = int(row["m"]) + 2 * int(row["p"])
        assert all(abs(value) <= most for key in ("c_all", "d_all") for value in ast.literal_eval(row[key]))


def test_coincidence() -> None:
    rows = table("coincidence")
    classes = [row for row in rows if not row["split"]]
    split = [row for row in rows if row["split"]]
    paper = sum(row["status"] == "paper" for row in classes)
    new = len(classes) - paper
    latest = max(split, key=lambda row: int(row["row"]))
    sets = re.search(r"(\d+) rule sets", (FOLDER / "coincidence.txt").read_text(encoding="utf-8"))
    assert sets is not None
    assert len(split) == 9
    says(
        "coincidence",
        f"the classes over {int(sets[1]):,} rule sets",
        f"{len(classes)} classes are left, {paper} by what the paper has, {new} by theorems found here",
        "Nine agreements over the first 12 rows came apart",
        f"in row {latest['row']}, at $({latest['row']}, {latest['column']})$",
    )


def test_arithmetic_progression() -> None:
    rows = {game(row): row for row in table("arithmetic-progression")}
    assert rows[3, 2, 4]["by_c"] == "True"
    by_difference = {key for key, row in rows.items() if row["by_difference"] == "True" and row["by_c"] != "True"}
    assert {key for key in rows if key[0] == 1} <= by_difference | {key for key in rows if rows[key]["by_c"] == "True"}
    assert {(2, 4, 6), (2, 4, 8), (3, 6, 9)} <= by_difference
    assert len(folders("arithmetic-progression")) == 6


STATES = re.findall(
    r"^\| \$(\d+)\\mathrm\{WN\}\^\{\((\d+),(\d+)\)\}\$.*\| (\d+) \|$",
    (FOLDER / "polynomial.md").read_text(encoding="utf-8"),
    re.MULTILINE,
)


def test_states_of_the_finite_check() -> None:
    assert len(STATES) == 4
    for m, l, p, states in (tuple(map(int, row)) for row in STATES):
        theorem = kept(m, p, l)
        assert theorem is not None
        assert check(m, p, l, theorem.substitution).states == states
