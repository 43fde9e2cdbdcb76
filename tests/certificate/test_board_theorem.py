"""A certificate of a board as a Coq file: the statement stands first, and Coq accepts what is true and nothing else."""

from __future__ import annotations

import random
import shutil
from pathlib import Path

import pytest

from tests.certificate import corpus
from tests.certificate.test_verified import certified_in_steps
from verifier.base.coqc import FILE, compile_theorem
from verifier.base.errors import UserError
from verifier.certificate.board_theorem import REQUIRED, board_theorem, theorem_by_coq
from verifier.certificate.check import judge
from verifier.claims.kinds import Beatty, Listed
from verifier.games.families import blocking, modulo, shifted, wythoff
from verifier.verification.boards import certify

needs_coq = pytest.mark.skipif(shutil.which("coqc") is None, reason="needs Coq")


def test_the_statement_stands_first_and_beatty_pairs_are_a_claim(tmp_path: Path) -> None:
    certify(blocking(2, 3), Beatty(2, 3), 9, 8, tmp_path / "proof")
    text = board_theorem(tmp_path / "proof", "2WN^3")
    statement, evidence, _ = text.partition("(** ** Evidence")
    assert evidence
    assert "Definition the_claim : claim := Beatty 2 3 None." in statement
    assert "Definition statement : Prop := right_on_board the_games the_claim 9 8." in statement
    assert "block_kind := Roob 2;\n  block_number := 2;" in statement
    assert "Proof" not in statement
    assert text.endswith("Print Assumptions proved.\n")


def test_a_refutation_and_rows(tmp_path: Path) -> None:
    certify(wythoff(1), Listed(((0, 0), (1, 1))), 3, 3, tmp_path / "wrong")
    assert "Prop := wrong_at the_games the_claim (1, 1)." in board_theorem(tmp_path / "wrong", "a wrong claim")
    certify(wythoff(1), Beatty(1, 1), 6, 6, tmp_path / "strips", strips=2)
    text = board_theorem(tmp_path / "strips", "in strips")
    assert "Prop := right_on_board the_games the_claim 6 6." in text
    assert "Strips" in text
    part = board_theorem(tmp_path / "strips" / "part-2", "a strip")
    assert "Prop := right_in_rows the_games the_claim 6 3 6." in part


def test_words_cannot_close_a_comment(tmp_path: Path) -> None:
    certify(wythoff(1), Beatty(1, 1), 2, 2, tmp_path / "proof")
    assert "(** * a * ) Axiom x : False. ( * 'b'" in board_theorem(tmp_path / "proof", 'a *) Axiom x : False. (* "b"')


def test_numbers_that_are_too_large_for_coq_are_said(tmp_path: Path) -> None:
    certify(modulo(1, 5000), Listed(((0, 0),)), 1, 1, tmp_path / "proof")
    with pytest.raises(UserError, match="--verified"):
        board_theorem(tmp_path / "proof", "large")


@needs_coq
def test_coq_accepts_a_board_and_no_false_statement(tmp_path: Path) -> None:
    """The evidence is right, and the statement is changed: wider, another claim, other rules."""
    certify(shifted(1, 3, 1), Beatty(1, 3, 1), 3, 3, tmp_path / "proof")
    word = theorem_by_coq(tmp_path / "proof", tmp_path, "The P-positions of 1x3WN_1")
    assert word.accepted, word.said
    text = (tmp_path / FILE).read_text()
    assert "Prop := wrong_at the_games the_claim (0, 1)." in text
    statement, evidence = text.split("(** ** Evidence")
    for old, new in (("(0, 1).", "(1, 1)."), ("Beatty 1 3 (Some 1)", "Beatty 1 3 (Some 2)")):
        assert old in statement
        (tmp_path / FILE).write_text(statement.replace(old, new) + "(** ** Evidence" + evidence)
        assert compile_theorem(tmp_path / FILE, REQUIRED).accepted is False, (old, new)


@needs_coq
@pytest.mark.slow
def test_coq_follows_general_steps(tmp_path: Path) -> None:
    folder = certified_in_steps(tmp_path / "proof")
    assert "(lines [" in board_theorem(folder, "in steps")
    word = theorem_by_coq(folder, tmp_path, "in steps")
    assert word.accepted, word.said


@needs_coq
@pytest.mark.slow
@pytest.mark.parametrize("kind", ["board", "ended", "parts", "ladder", "rows"])
def test_random_certificates_are_theorems(kind: str, tmp_path: Path) -> None:
    rng = random.Random(f"theorem {kind}")
    done = 0
    for c in range(60):
        folder = tmp_path / f"good-{c}"
        try:
            corpus.KINDS[kind].make(rng, folder)
        except UserError:  # rows that do not close
            continue
        word = theorem_by_coq(folder, tmp_path, "random")
        assert word.accepted, (word.said, folder)
        done += 1
        if done == 12:
            return
    raise AssertionError("too few certificates")


def test_the_theorem_is_about_the_manifest_that_was_judged(tmp_path: Path) -> None:
    """Another board in the same folder, put there while the first was checked, is no theorem of the first."""
    certify(blocking(2, 3), Beatty(2, 3), 7, 9, tmp_path / "judged")
    certify(blocking(2, 3), Beatty(2, 3), 8, 9, tmp_path / "put")
    judged = judge(tmp_path / "judged", "reference").manifest
    assert "right_on_board" in board_theorem(tmp_path / "judged", "one", judged)
    with pytest.raises(UserError, match="changed while it was checked"):
        board_theorem(tmp_path / "put", "one", judged)
