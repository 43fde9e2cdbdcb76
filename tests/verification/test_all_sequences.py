"""Theorem 4.1 and Proposition 5.2 up to a bound, with checked proofs."""

import pytest
from kernel_encodings import sequences

from verifier.base.errors import UserError
from verifier.base.verdict import Status
from verifier.solve import beatty
from verifier.solvers.ask import Limits, Outcome, solve
from verifier.verification.all_sequences import only_beatty, only_beatty_smt


@pytest.mark.parametrize(("m", "p", "n"), [(1, 1, 12), (3, 2, 15), (2, 1, 0)])
def test_theorem_4_1(m, p, n):
    verdict = only_beatty("4.1", m, p, n)
    assert verdict.status is Status.AGREED
    assert verdict.evidence["proof_steps_checked"] >= 1


def test_theorem_4_1_needs_search():
    """Propagation alone would be a proof of one step."""
    assert only_beatty("4.1", 2, 3, 20, solver="glucose").evidence["proof_steps_checked"] > 5


@pytest.mark.parametrize("statement", ["5.2 (i)", "5.2 (ii)", "5.2 (iii)"])
@pytest.mark.parametrize(("m", "p", "n"), [(1, 1, 12), (2, 3, 20)])
def test_proposition_5_2(statement, m, p, n):
    assert only_beatty(statement, m, p, n).status is Status.AGREED


@pytest.mark.parametrize("solver", ["z3", "cvc5"])
def test_theorem_4_1_over_the_integers(solver):
    assert only_beatty_smt(2, 3, 10, solver).status is Status.AGREED
    wrong = [beatty.a(2, 2, i) for i in range(9)]
    answer = solve(sequences.complementary_smt(2, 3, 8, unlike=wrong), solver, keep=0)
    assert answer.outcome is Outcome.SAT  # the Beatty pair of p = 3 is unlike that of p = 2


def test_a_second_solution_would_be_found(monkeypatch):
    """If the Beatty pair were another one, the solver would show the right one."""
    monkeypatch.setattr("verifier.verification.all_sequences.beatty.a", lambda m, p, i: i)
    verdict = only_beatty("4.1", 2, 3, 6)
    assert verdict.status is Status.REFUTED
    assert "[0, 0, 0, 1, 1, 1, 2] is another solution" in verdict.reason


def test_limits_and_errors():
    assert only_beatty("4.1", 2, 4, 60, limits=Limits(seconds=0.01)).status is Status.UNKNOWN
    with pytest.raises(UserError, match="m, p >= 1"):
        only_beatty("4.1", 0, 1, 3)


@pytest.mark.slow
@pytest.mark.parametrize(("m", "p"), [(m, p) for m in range(1, 6) for p in range(1, 6)])
def test_theorem_4_1_for_many_constants(m, p):
    for statement in ("4.1", "5.2 (i)", "5.2 (ii)", "5.2 (iii)"):
        assert only_beatty(statement, m, p, 30).status is Status.AGREED
