"""What the hunts say about the paper's beliefs, tables and questions."""

from __future__ import annotations

from math import isqrt
from pathlib import Path

import pytest

from verifier.base.errors import UserError
from verifier.certificate.check.complete_rows import check
from verifier.games import families
from verifier.games.names import parse_game
from verifier.games.rules import Rook, Ruleset, Vectors
from verifier.hunts import (
    GAMES,
    QUESTIONS,
    arithmetic_progression,
    asymptotics,
    closeness,
    coincidence,
    complementary,
    least_difference,
    load,
    recurrence,
)  # fmt: skip
from verifier.hunts.parameters import Member, members
from verifier.hunts.result import parse_grid
from verifier.solve.rows import rows
from verifier.theorems.table import rule_of
from verifier.verification.complete_rows import certify_rows

TABLE_4 = (
    [0, 0, 1, 1, 2, 3, 3, 4, 4, 5, 6, 6, 7, 8, 8, 9, 9],
    [0, 2, 5, 7, 11, 14, 16, 19, 21, 26, 29, 31, 36, 39, 41, 44, 46],
)


def test_table_4_belongs_to_another_game_and_errs() -> None:
    """The first nine printed pairs are those of 2WN^(2,3) alone, not of 2WN^(1,3); the tenth, (5, 26), is wrong too.

    In 2WN^(2,3) the rook moves from (5, 26) to the P-position (5, 1), length 25 = 1 (mod 3), and (5, 24) is P.
    """
    fitting = []
    for m, p, l in parse_grid("1..4", "1..7", "1..p", 20):
        c, d = rows(families.modulo(m, p, l), 20).upper()
        if (c[:9].tolist(), d[:9].tolist()) == (TABLE_4[0][:9], TABLE_4[1][:9]):
            fitting.append((m, p, l))
    assert fitting == [(2, 3, 2)]
    assert rows(families.modulo(2, 3, 2), 6).row(5).tolist() == [1, 24]
    assert families.modulo(2, 3, 2).legal(0, 25)


def test_arithmetic_progressions() -> None:
    finding = arithmetic_progression.hunt(parse_grid("1..4", "1..6", "0..p", 300))
    assert "3WN^(2,4)" in [example.game for example in finding.counterexamples]
    assert "Every game of this grid agrees" in (finding.corrected or "")
    by_game = {(r["m"], r["p"], r["l"]): r for r in finding.table}
    assert by_game[2, 3, 0]["by_c"]  # Theorem 2.1 (iia), although item 2 holds to the letter
    assert not by_game[2, 3, 0]["literal"]
    assert by_game[2, 3, 0]["intended"]
    assert not by_game[2, 2, 0]["by_c"]  # Table 3
    assert not by_game[1, 3, 2]["by_c"]
    assert by_game[1, 3, 2]["by_difference"]


def test_multiplicities() -> None:
    finding = complementary.hunt(parse_grid("1..3", "1..6", "0..p", 200))
    assert finding.counterexamples[0].game == "1WN^(2,3)"
    for row in finding.table:
        assert row["lower_bound"] <= row["least"] <= row["most"] <= row["upper_bound"]
        assert (row["first_not_p"] is None) == (row["l"] <= 1)


def test_coincidences() -> None:
    finding = coincidence.hunt(parse_grid("1..2", "1..4", "0..p", 300))
    classes = {frozenset(row["games"]): row["status"] for row in finding.table if "games" in row}
    assert classes[frozenset({"2WN^2", "2WN^(2,4)"})] == "paper"
    assert classes[frozenset({"misere WN", "1x1WN_{1,1}"})] == "paper"
    assert classes[frozenset({"misere 2WN^2", "misere 2WN^(2,4)"})] == "theorem"
    where = coincidence.first_difference(families.blocking(2, 2), families.modulo(2, 2), 50)
    assert where == (0, 2)  # Examples 1 and 2


def test_coincidences_of_a_family() -> None:
    games = members("4WN^({l},{p})", ["p=3..9", "l=2..p - 1"])
    finding = coincidence.hunt_games(games, 300)
    (found,) = [row for row in finding.table if "games" in row]
    assert found["games"] == ["4WN^(2,3)", "4WN^(5,9)"]
    assert (found["status"], found["theorems"]) == ("theorem", ["Theorem I"])


def test_rules_of_a_family() -> None:
    finding = recurrence.hunt_games(members("2WN^({l},5)", ["l=1..3"]), 400)
    assert [row["theorem"] for row in finding.table] == ["Theorem 2.1", None, "Theorem I"]
    lopsided = Member("mine", Ruleset((Rook(), Vectors(((1, 2),)))))
    assert not lopsided.game.symmetric
    with pytest.raises(UserError, match="mine is not symmetric"):
        recurrence.hunt_games([lopsided], 50)


def test_each_hunt_says_of_which_games_it_speaks() -> None:
    assert GAMES.keys() == QUESTIONS.keys()
    of_any = [name for name in QUESTIONS if hasattr(load(name), "hunt_games")]
    assert of_any == [name for name, games in GAMES.items() if "--game" in games]


def test_recurrences() -> None:
    finding = recurrence.hunt(parse_grid("2", "2..3", "0..2", 400))
    by_game = {row["game"]: row for row in finding.table}
    assert by_game["2WN^3_1"]["linear"] == {"constants": (2, 1), "survives": True}
    assert by_game["2WN^(2,3)"]["substitution"]["argued"]
    assert by_game["2WN^(2)"]["theorem"] == "Theorem D"
    assert by_game["(2,3)WN"]["substitution"] is None


def test_linear_recurrences_are_found() -> None:
    sequence = [1, 3]
    for _ in range(40):
        sequence.append(2 * sequence[-1] + 5 * sequence[-2])
    assert recurrence.linear_complexity(sequence) == (2, [2, 5])


def test_slopes() -> None:
    """2WN^(2) has a cubic slope: no Beatty pair with quadratic slopes can fit it."""
    rule = rule_of(parse_game("2WN^(2)"))
    assert rule is not None
    assert asymptotics.minimal_polynomial(rule) == [2, -4, 0, 1]
    row = asymptotics.examine((2, 2, 1, 3000))
    z = row["c_slope"]
    assert abs(2 * z**3 - 4 * z**2 + 1) < 10 * row["c_error"]
    assert row["complexity"][0] == 2


def test_closeness() -> None:
    assert closeness.examine((2, 1, 2000))["c_all"] == (0, 0)
    assert max(map(abs, closeness.examine((1, 2, 2000))["d_all"])) == 3
    for n in (10, 10**20):
        a, b = closeness.floors(3, 2, n)
        assert a == (isqrt(n * n * 25) + n) // 4
        assert b - a in (3 * n // 2, 3 * n // 2 + 1)


def test_row_complete_certificates(tmp_path) -> None:  # type: ignore[no-untyped-def]
    game = parse_game("2WN^(2,3)")
    verdict = certify_rows(game, 6, tmp_path / "rows")
    assert verdict.status.value == "VERIFIED"
    assert check(tmp_path / "rows").accepted
    closing = tmp_path / "rows" / "closing.json"
    good = closing.read_text()
    for bad in (good.replace('"last": 24', '"last": 23'), good.replace("[[24], [1], [1]]", "[[1], [1], [1]]"), "{}"):
        assert bad != good
        closing.write_text(bad)
        assert not check(tmp_path / "rows").accepted


@pytest.mark.parametrize(
    ("m", "p", "l", "R"), [("0", "1", "0", 99), ("3..1", "1", "0", 99), ("1", "x", "0", 99), ("1", "1", "0", 3)]
)
def test_bad_grids(m: str, p: str, l: str, R: int) -> None:
    with pytest.raises(UserError):
        parse_grid(m, p, l, R)


def test_the_rule_by_least_differences() -> None:
    """The table of docs/beyond-the-paper.md is what the command beside it gives."""
    page = (Path(__file__).parents[2] / "docs" / "beyond-the-paper.md").read_text()
    finding = least_difference.hunt(parse_grid("2..6", "3..6", "0..p", 300))
    assert "wythoff hunt least-difference --m 2..6 --p 3..6 --rows 300" in " ".join(page.split())
    assert least_difference.markdown(finding.table) in page
    assert len(finding.counterexamples) == len(finding.table) == 10
    right = least_difference.hunt(parse_grid("2..6", "2", "0..p", 300))
    assert [row["n"] for row in right.table] == [None] * 3  # Theorem D


def test_a_rule_that_nth_argues_for_has_not_fallen() -> None:
    game = families.modulo(8, 3, 2)
    few = recurrence.examine((game, 300))  # too few rows for the first fit
    assert recurrence.learned_rule(game, recurrence.RULE_ROWS)[0] == "argued"
    assert few["substitution"]["survives"]
    assert few["substitution"]["argued"]
