"""Blocking with its quantifiers, and why counting may stand for them."""

import io
from itertools import combinations
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st
from kernel_encodings import quantified

from tests.kernel_encodings.asking import cvc5_says
from verifier.games.board import Board
from verifier.games.names import parse_game

RESULT = Path(__file__).parents[2] / "results" / "blocking.smt2"


def test_counting_is_blocking_for_sets_of_any_size():
    assert cvc5_says(quantified.set_theory()) == ["unsat", "unsat"]


def test_the_theorem_about_blocking_is_not_vacuous():
    """With one blocked option more than is counted, each direction has a counterexample in turn."""
    script = quantified.set_theory()
    more = script.replace("(<= (set.card X) k)", "(<= (set.card X) (+ k 1))")
    less = script.replace("(<= (set.card X) k)", "(< (set.card X) k)")
    assert more != script != less
    assert cvc5_says(more) == ["unsat", "sat"]
    assert cvc5_says(less) == ["sat", "unsat"]


def test_the_script_in_results_is_this_one():
    assert RESULT.read_text().split("(set-logic", 1)[1] == quantified.set_theory().split("(set-logic", 1)[1]


@given(st.sets(st.integers(0, 7)), st.sets(st.integers(0, 7)), st.sets(st.integers(0, 9)), st.integers(0, 3))
def test_counting_is_blocking_by_brute_force(options, blockable, p, k):
    blockable &= options
    exists = any(
        not (options - set(block)) & p for size in range(k + 1) for block in combinations(sorted(blockable), size)
    )
    assert exists == (not (options - blockable) & p and len(blockable & p) <= k)


def test_the_prefix_says_there_is_a_block_set_for_all_options():
    formula = quantified.encode(Board(parse_game("2WN^3"), 4, 4))
    assert [quantifier for quantifier, _ in formula.prefix] == ["e", "a", "e"]
    quantified_variables = [n for _, block in formula.prefix for n in block]
    assert quantified_variables == list(range(1, formula.variables + 1))
    stream = io.StringIO()
    formula.write_qdimacs(stream)
    lines = [line for line in stream.getvalue().splitlines() if not line.startswith("c ")]
    assert lines[0] == f"p cnf {formula.variables} {formula.count}"
    assert [line[0] for line in lines[1:4]] == ["e", "a", "e"]
    assert len(lines) == 4 + formula.count
