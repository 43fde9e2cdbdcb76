"""The language of formulas: what it says, what it refuses, and that its two evaluations agree."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from verifier.base.errors import UserError
from verifier.certificate.check.expression import _compiled, _run, evaluate, smallest_failure, surd
from verifier.games.families import bishop_blocking, blocking, modulo, shifted
from verifier.solve import beatty

numbers = st.integers(-6, 6)


@st.composite
def expressions(draw: st.DrawFn, depth: int = 3) -> str:
    if depth == 0 or draw(st.booleans()):
        return draw(st.sampled_from(["x", "y", "3", "0", "(-2)"]))
    one, other = draw(expressions(depth - 1)), draw(expressions(depth - 1))
    forms = ["({} + {})", "({} - {})", "({} * {})", "min({}, {})", "max({}, {})", "({} if x < y else {})"]
    forms += ["(({} <= {}) + 0)", "SUM", "({} in ({}, 1, y))"]
    form = draw(st.sampled_from(forms))
    if form == "SUM":  # each generator has a variable of its own
        form = f"sum({{}} for k{depth} in range(abs({{}}) % 5))".replace("k", "k" + "k" * draw(st.integers(0, 9)))
    return form.format(one, other)


@given(expressions(), expressions(), st.sampled_from(["==", "<", "!=", "<="]), numbers, numbers)
def test_interpreter_and_compiler_agree(one: str, other: str, relation: str, x: int, y: int) -> None:
    values, text = {"x": x, "y": y}, f"not {one} {relation} {other} or x < y and {one} != 0"
    assert evaluate(text, values) == bool(_run(_compiled(text, {"x", "y"}), values))


@given(st.integers(1, 9), st.integers(1, 9), st.integers(0, 500))
def test_a_and_b_are_the_beatty_pairs(m: int, p: int, n: int) -> None:
    values = {"m": m, "p": p, "n": n, "x": beatty.a(m, p, n), "y": beatty.b(m, p, n)}
    assert evaluate("(a(m, p, n), b(m, p, n)) == (x, y)", values)
    assert not evaluate("(a(m, p, n), b(m, p, n)) == (x + 1, y)", values)


@given(st.integers(-30, 30), st.integers(-9, 9), st.integers(-3, 3), st.integers(0, 50), st.integers(1, 9))
def test_surd_is_a_floor(n: int, A: int, B: int, C: int, D: int) -> None:
    q = surd(n, A, B, C, D)
    # q <= n (A + B sqrt C) / D < q + 1, decided by squares alone

    def at_most(left: int) -> bool:  # left <= n B sqrt C
        right = n * B
        square = right * right * C
        return (
            left * left <= square
            if right >= 0 and left >= 0
            else (right >= 0 or left * left >= square) and (right >= 0 or left < 0 or square == 0 == left)
        )

    assert at_most(q * D - n * A)
    assert not at_most((q + 1) * D - n * A)


@pytest.mark.parametrize(
    "text",
    [
        "__import__('os')",
        "x.real",
        "[x]",
        "lambda: 1",
        "x ** x",
        "1.5",
        "'text'",
        "sum(range(10))",
        "sum(k for k in (j for j in range(3)))",
        "open(x)",
        "z",
        "(x := 1)",
        "range(3)",
        "a(*(1, 2, 3))",
        "x y",
        "x == 1 # or x == 2",
        "x ==\n1",
        "x == \\\n1",
        "\uff58 == 1",
        "x" + " + x" * 150,
        "-" * 1200 + "x",
        "(x, (x, (x, x)))",
        "sum(((x, x), (x, x)), ())",
        "sum((1, 2), 3)",
        "sum((x, x) for k in range(3))",
        "a(1, 1, -1) == -2",
        "b(1, 0, 1) == 0",
        "a(1, -1, 3) == 0",
        "a(0, 1, 3) == 3",
        "surd(1, 0, 1, 2, -1) == -2",
        "surd(0, 0, 1, -2, 1) == 0",
        "1" * 5000,
        # no truth values
        "5 - 5",
        "x",
        "x - 1",
        "(x, x)",
        "not 0",
        "x == 1 and x",
        "0 or x == 2",
        "all(k for k in range(3))",
        "any((x, 0))",
        "x == 1 if x else x == 2",
        "all(k == 0 for k in range(3) if k)",
        "set(k for k in range(3))",
        # tuples for numbers, and unlike things compared
        "(1, 2) == 3",
        "x != (x, x)",
        "(x, x) == (x, x, x)",
        "x in (1, (1, 2))",
        "(x, 1) in (1, 2)",
        "x in x",
        "(1, 2) < (1, 3)",
        "min((1, 2), (3, 4)) == (1, 2)",
        "max((k, k) for k in range(3)) == (2, 2)",
        "-(1, 2) == (1, 2)",
        "abs((1, 2)) == 1",
        "len(x) == 1",
        "square((1, 4))",
        "set(k for k in range(3)) == 3",
        # one name for two things
        "all(x >= 0 for x in range(3))",
        "all(k >= 0 for k in range(3) for k in range(2))",
        "all(a > 0 for a in range(1, 3))",
    ],
)
def test_nothing_but_the_language(text: str) -> None:
    with pytest.raises(UserError):
        evaluate(text, {"x": 1})


@pytest.mark.parametrize(
    "text",
    [
        "all(k >= 0 for k in range(1000000000))",
        "sum(1 for i in range(9999) for j in range(9999)) > 0",
        "(x, x) * 1000000000 == 1",
        "x // 0 == 1",
        "a(x) == 1",
        "*".join(["99999999999"] * 200) + " == 0",
    ],
)
def test_costs_are_bounded(text: str) -> None:
    with pytest.raises(UserError):
        evaluate(text, {"x": 1}, fuel=100_000)


def test_what_is_no_move_is_not_legal() -> None:
    """A move takes tokens: a vector with a negative coordinate is no move, and nothing that could be blocked."""
    for game in (modulo(2, 3), blocking(3, 2), bishop_blocking(2, 3), shifted(2, 3, 1)):
        for i, j in ((-1, 0), (0, -3), (-3, 0), (-1, 2), (2, -1), (-1, -1), (-2, 3), (0, 0)):
            assert evaluate(f"not legal({i}, {j}) and not blockable({i}, {j})", {}, game), (game, i, j)
    with pytest.raises(UserError):
        evaluate("legal((1, 2), 3) or 1 == 1", {}, modulo(2, 3))


def test_moves_of_a_game() -> None:
    assert evaluate("legal(0, 3) and not legal(0, 2) and legal(0, 1)", {}, modulo(2, 3))
    assert evaluate("position(2, 0) and not position(1, 3)", {}, shifted(2, 3, 1))


def test_smallest_failure_goes_by_m_plus_p() -> None:
    ranges = {"m": "range(1, 5)", "p": "range(1, 5)", "n": "range(m)"}
    failure, tried, _ = smallest_failure("m * p != 4 or n == 0", ranges)
    assert failure == {"m": 2, "p": 2, "n": 1}
    assert tried == 7
    assert smallest_failure("m * p != 4", ranges, given="m != p and m * p != 4")[0] is None


def test_tuples_do_not_grow() -> None:
    """A chain of doublings, of tuples in tuples or of their lengths, is refused before it takes memory."""
    letters = "cdefghijklmnopqrstuvwxyz"
    nested = " ".join(f"for {y} in (({x}, {x}),)" for x, y in pairwise(letters))
    longer = " ".join(f"for {y} in (sum(({x}, {x}), ()),)" for x, y in pairwise(letters))
    for chain in (nested, longer):
        with pytest.raises(UserError, match="numbers"):
            evaluate(f"len(set(z for c in ((1, 2),) {chain})) == 2", {})


def test_size_costs_fuel() -> None:
    many = ", ".join(["0"] * 1000)
    text = f"any(i + 1 in t for t in (({many}),) for i in range(1000))"
    with pytest.raises(UserError, match="too many steps"):
        evaluate(text, {}, fuel=100_000)
    assert not evaluate(text, {})
