"""A reader's own question: true where it is true, the first row where it is not, and no code is run."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from verifier.base.errors import UserError
from verifier.games.families import modulo
from verifier.hunts.own_question import ask
from verifier.hunts.parameters import Member, members
from verifier.solve.rows import rows

GAMES = members("{m}WN^(2,{p})", ["m=1..3", "p=3..5"])


def test_a_proved_bound_survives() -> None:
    """Theorem F: at most p - l + 1 in a row."""
    finding = ask("len(row) <= p - 1", GAMES, 200)
    assert not finding.counterexamples
    assert "SURVIVED" in finding.verdict
    assert [row["tried"] for row in finding.table] == [200] * len(GAMES)


@settings(max_examples=20, deadline=None)
@given(st.sampled_from(GAMES), st.integers(1, 40), st.integers(0, 3))
def test_the_first_row_where_it_is_false(member: Member, bound: int, residue: int) -> None:
    found = rows(member.game, 30)
    true = [all(y <= bound or y % 4 == residue for y in found.row(x).tolist()) for x in range(30)]
    finding = ask(f"all(y <= {bound} or y % 4 == {residue} for y in row)", [member], 30)
    expected = None if all(true) else true.index(False)
    assert finding.table[0]["fails_in_row"] == expected
    assert [example.rows for example in finding.counterexamples] == ([] if expected is None else [expected + 1])


def test_a_question_about_pairs() -> None:
    good = ask("d - d_before in (5, 6) and c - c_before <= 1", [Member("4WN^(5,9)", modulo(4, 9, 5))], 300)
    assert not good.counterexamples
    bad = ask("d - c == m * n", members("{m}WN^(2)", ["m=2..3"]), 60)
    assert [example.game for example in bad.counterexamples] == ["2WN^(2)"]
    assert bad.counterexamples[0].why == "pair 1 is (0,3)"
    assert bad.games["2WN^(2)"] == modulo(2, 2)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("__import__('os').system('true') == x", "Not in the language"),
        ("row.__class__ == x", "Not in the language"),
        ("[y for y in row] == x", "Not in the language"),
        ("(lambda: x)() == 1", "Not in the language"),
        ("x", "truth value"),
        ("x == 1; y", "Not a formula"),
        ("len(row) <= n", "not about both"),
        ("1 == 1", "names x or row"),
        ("x == q", "Not in the language"),
        ("x // 0 == 1", "no value"),
    ],
)
def test_what_is_no_question(text: str, says: str) -> None:
    with pytest.raises(UserError, match=says):
        ask(text, [Member("2WN", modulo(2, 1, 1))], 30)


def test_a_parameter_has_a_name_of_its_own() -> None:
    with pytest.raises(UserError, match="cannot be called d"):
        ask("x >= 0", members("{d}WN", ["d=1..2"]), 30)
