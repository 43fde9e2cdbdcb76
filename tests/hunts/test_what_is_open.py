"""The figures of results/open-questions/what-is-open.md are those of the records."""

from __future__ import annotations

import csv
import re
from math import gcd
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "results" / "open-questions"
PAGE = (FOLDER / "what-is-open.md").read_text()
STANDING = list(csv.DictReader((FOLDER / "standing.csv").open()))


def form(m: int, p: int, l: int) -> tuple[int, int] | None:
    """k and s with p = kl - 1 and m + 1 = sl (mod p), 0 <= s < p, or None."""
    k, rest = divmod(p + 1, l)
    return None if rest else (k, next(s for s in range(p) if (m + 1 - s * l) % p == 0))


def test_the_substitutions_by_the_finite_check() -> None:
    found = [(int(r["m"]), int(r["p"]), int(r["l"])) for r in STANDING if r["letter"] == "f"]
    assert len(found) == 10
    entry = PAGE[PAGE.index("**1.") : PAGE.index("**2.")]
    named = {(int(m), int(p), int(l)) for m, l, p in re.findall(r"(\d)\\mathrm\{WN\}\^\{\((\d),(\d)\)\}", entry)}
    assert named == set(found)
    forms = {game: form(*game) for game in found}
    assert [game for game, value in forms.items() if value is None] == [(4, 6, 3)]
    assert all(
        value is None or value == (2, 0) or (value[0] >= 3 and value[1] == value[0] - 1) for value in forms.values()
    )


def test_the_games_without_a_rule() -> None:
    without = [r for r in STANDING if r["letter"] == "?"]
    assert f"{len(without)} of the {len(STANDING)} games" in PAGE
    assert all(r["known"].startswith("d does not increase") for r in without)
    assert all(r["letter"] == "?" for r in STANDING if r["m"] == "1" and r["l"] != "1")
    hard = [(int(r["m"]), int(r["p"])) for r in without if r["l"] == "1"]
    assert all(gcd(m, p) > 1 and p >= 3 for m, p in hard)
    assert {(2, 4), (3, 3)} <= set(hard)


def test_misere_play_and_coincidences() -> None:
    pairs = sum(int(r["pairs"]) for r in csv.DictReader((FOLDER / "misere-one.csv").open()))
    assert f"{pairs:,} pairs" in (FOLDER / "misere-one.md").read_text()
    assert "all 85 classes" in PAGE
    assert "85 classes of games" in (FOLDER / "coincidence-classes.md").read_text()
