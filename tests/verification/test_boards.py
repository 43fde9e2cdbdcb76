"""Verdicts of `verify`: right claims, wrong claims, all kinds of games, and what happens when two ways disagree."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kernel_encodings.catalogue import ENCODINGS

from tests.kernel_encodings.test_agreement import board_of
from tests.strategies import board_sizes, rulesets
from verifier.base.errors import DisagreementError, UserError
from verifier.base.verdict import Status
from verifier.claims.kinds import Beatty, Listed, SameAs
from verifier.games.names import EXAMPLES, parse_game
from verifier.solve import retrograde
from verifier.solvers.ask import Answer, Limits, Outcome
from verifier.theorems.table import printed_claim
from verifier.verification.boards import default_solver, unique, verify

CLAIMED = [name for name in EXAMPLES if printed_claim(parse_game(name)) and not name.startswith("2x3WN_")]


@pytest.mark.parametrize("name", CLAIMED)
def test_what_the_paper_says(name):
    game = parse_game(name)
    size = 8 if name.endswith("IN") else 30
    verdict = verify(game, printed_claim(game), size, size)
    assert verdict.status is Status.VERIFIED
    assert verdict.evidence["agrees_with"] == "retrograde sweep"
    assert name.endswith("IN") or verdict.evidence["checker"] == "reference"


def test_theorem_2_1_iiia_to_the_letter_is_refuted_and_with_l_for_p_minus_l_it_holds():
    """The rectangle of Definition 4 lies the other way round than the pairs of the theorem."""
    game = parse_game("2x3WN_1")
    verdict = verify(game, printed_claim(game), 30, 30)
    assert (verdict.status, verdict.counterexample) == (Status.REFUTED, (0, 2))
    assert verify(game, Beatty(2, 3, 2), 30, 30).status is Status.VERIFIED


@given(rulesets, board_sizes, st.integers(0, 500))
@settings(max_examples=6, deadline=None)
def test_a_game_equals_itself_and_a_flipped_position_is_found(rules, size, flip):
    board = board_of(rules, size)
    assert verify(rules, SameAs(rules), *board.shape).status is Status.VERIFIED
    wrong = retrograde.sweep(board)
    x, y = divmod(flip % wrong.size, board.height)
    wrong[x, y] ^= True
    verdict = verify(rules, Listed.from_array(wrong), *board.shape)
    assert verdict.status is Status.REFUTED
    assert verdict.counterexample == (x, y)
    assert str((x, y)) in verdict.reason


def test_the_smallest_difference_comes_first():
    """By x + y and then x: of (1, 5), (3, 2) and (2, 3) the last."""
    wrong = retrograde.p_set(parse_game("WN"), 8, 8)
    for position in ((1, 5), (3, 2), (2, 3)):
        wrong[position] ^= True
    assert verify(parse_game("WN"), Listed.from_array(wrong), 8, 8).counterexample == (2, 3)


def test_a_wrong_claim_is_refuted_with_the_move_or_the_blocks():
    moves = verify(parse_game("WN"), Listed.of([(0, 0), (1, 1)]), 6, 6)
    assert moves.counterexample == (1, 1)
    assert "The winning move is to (0, 0), a bishop-type option" in moves.reason
    blocks = verify(parse_game("2WN^3"), Beatty(2, 2), 12, 12)
    assert blocks.counterexample == (0, 4)
    assert "blocks (0, 0) and (0, 2)" in blocks.reason


def test_a_cell_that_is_no_position():
    verdict = verify(parse_game("2x3WN_1"), Beatty(2, 3), 12, 12)
    assert verdict.counterexample == (0, 0)
    assert "no position of the game" in verdict.reason


def test_a_choice_of_games_and_imitation_can_be_refuted():
    choice = verify(parse_game("2x3WN"), Beatty(2, 2), 14, 14)
    assert choice.status is Status.REFUTED
    assert choice.counterexample == (0, 4)
    imitation = verify(parse_game("(1,2)IN"), Beatty(1, 1), 6, 6)
    assert imitation.status is Status.REFUTED


def test_imitation_nim_has_a_certificate_and_a_claim_that_a_game_is_imitation_nim_has_none():
    imitation, wythoff = parse_game("(1,2)IN"), parse_game("(1,2)WN")
    verdict = verify(imitation, SameAs(wythoff), 8, 8)
    assert (verdict.status, verdict.evidence["checker"]) == (Status.VERIFIED, "states")
    assert "certificate" not in verdict.evidence
    assert verify(wythoff, SameAs(imitation), 8, 8).status is Status.AGREED


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_every_encoding_has_a_solver(encoding):
    verdict = verify(parse_game("2WN^2"), Beatty(2, 2), 6, 6, encoding=encoding)
    assert verdict.status is Status.VERIFIED
    assert verdict.evidence["encoding"] == encoding
    assert verdict.evidence["checker"] == "reference"
    assert verdict.evidence["solver"] == default_solver(encoding)


def test_limits_give_unknown():
    verdict = verify(parse_game("2WN^3"), Beatty(2, 3), 60, 60, limits=Limits(seconds=0.01))
    assert verdict.status is Status.UNKNOWN
    assert verdict.reason == "cadical took longer than the time limit of 0.01 s."


def test_uniqueness_alone():
    assert unique(parse_game("2WN^3"), 15, 15).status is Status.AGREED
    with pytest.raises(UserError, match="asked of clauses"):
        unique(parse_game("2WN^3"), 5, 5, encoding="pseudo_boolean", solver="z3")


def test_a_lie_of_the_sweep_is_an_error_of_the_program(monkeypatch):
    honest = retrograde.sweep

    def lie(board):
        found = honest(board)
        found[2, 3] ^= True
        return found

    monkeypatch.setattr(retrograde, "sweep", lie)
    with pytest.raises(DisagreementError, match="is not the P-set that the sweep finds"):
        verify(parse_game("WN"), Beatty(1, 1), 8, 8, encoding="ladder")
    with pytest.raises(DisagreementError, match="the sweep that it is wrong at"):
        verify(parse_game("WN"), Beatty(1, 1), 8, 8)


@pytest.mark.parametrize(
    ("outcome", "models", "message"),
    [
        (Outcome.UNSAT, 0, "finds no kernel"),
        (Outcome.SAT, 1, "disagree on whether the claim"),
    ],
)
def test_a_lie_of_the_solver_is_an_error_of_the_program(monkeypatch, outcome, models, message):
    truth = retrograde.p_set(parse_game("WN"), 8, 8).reshape(-1)
    answer = Answer("liar", outcome, models=(truth,) * models)
    monkeypatch.setattr("verifier.verification.boards.solve", lambda *_, **__: answer)
    with pytest.raises(DisagreementError, match=message):
        verify(parse_game("WN"), Beatty(1, 1), 8, 8, encoding="ladder")
    assert truth.sum() == np.count_nonzero(Beatty(1, 1).array(8, 8))


def test_errors_of_the_user():
    game, claim = parse_game("WN"), Beatty(1, 1)
    with pytest.raises(UserError, match="There is no encoding 'ledder'"):
        verify(game, claim, 5, 5, encoding="ledder")
    with pytest.raises(UserError, match="cannot read the encoding quantified"):
        verify(game, claim, 5, 5, encoding="quantified", solver="cadical")
    with pytest.raises(UserError, match="played on states"):
        verify(parse_game("(1,2)IN"), claim, 5, 5, encoding="ladder")
    with pytest.raises(UserError, match="for small boards"):
        verify(parse_game("2WN^4"), claim, 40, 40, encoding="quantified", solver="z3")
