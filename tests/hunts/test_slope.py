"""The polynomials that PSLQ finds for the slopes are right, by exact algebra with the proved rules."""

from __future__ import annotations

import ast
import csv
from math import gcd
from pathlib import Path

import pytest

from verifier.games.families import modulo
from verifier.hunts.slope import is_slope
from verifier.solve.substitution import Substitution
from verifier.theorems.learned_rule import learned_rule
from verifier.theorems.table import known, rule_of

TABLE = Path(__file__).parents[2] / "results" / "open-questions" / "asymptotics.csv"
with TABLE.open(encoding="utf-8") as file:
    ROWS = [row for row in csv.DictReader(file) if row["polynomial"]]


def test_every_polynomial_of_the_table_has_the_slope_as_a_root() -> None:
    """For a substitution by the matrix; for a Beatty pair it is p z^2 + (mp - 2) z - m, divided by a number."""
    kinds = {"beatty": 0, "substitution": 0}
    for row in ROWS:
        m, p, l = (int(row[name]) for name in "mpl")
        found = ast.literal_eval(row["polynomial"])
        game = modulo(m, p, l)
        theorem = known(game) or learned_rule(game, 2000)[1]
        assert theorem is not None
        rule = theorem.rule
        assert rule is not None
        if rule.beatty:
            a, q = rule.beatty
            g = gcd(q, a * q - 2, a)
            assert found == [q // g, (a * q - 2) // g, -a // g], row
            kinds["beatty"] += 1
        else:
            assert rule.substitution is not None
            assert is_slope(found, rule.substitution) is True, row
            assert is_slope([*found[:-1], found[-1] + 1], rule.substitution) is False, row
            kinds["substitution"] += 1
    assert min(kinds.values()) >= 15, kinds


@pytest.mark.parametrize(
    "rules",
    [
        {"O": [(1, "d")], "-": [(1, "d")], "d": [(1, "d")]},  # no letter PLAIN is written: it does not count
        {"O": [(2, "d")], "-": [(1, "d")], "d": [(2, "d")]},
    ],
)
def test_one_pair_to_a_row_has_slope_one(rules: dict[str, list[tuple[int, str]]]) -> None:
    assert is_slope([1, -1], Substitution.of(rules)) is True
    assert is_slope([1, -2], Substitution.of(rules)) is False


def test_letters_without_frequencies_are_left_alone() -> None:
    """The rows of d write only d's, and those of e only e's: what the frequencies are is not for this argument."""
    split = Substitution.of({"O": [(1, "d"), (1, "e")], "-": [(1, "d")], "d": [(1, "d")], "e": [(1, "e"), (1, "e")]})
    assert is_slope([1, -1], split) is None


@pytest.mark.parametrize("m", range(2, 41, 2))
def test_the_slope_of_theorem_d(m: int) -> None:
    """mWN^(2), m even: a root of 2z^3 - 4z^2 - (m - 2)z + m/2."""
    rule = rule_of(modulo(m, 2))
    assert rule is not None
    assert rule.substitution is not None
    assert is_slope([4, -8, -2 * (m - 2), m], rule.substitution) is True
