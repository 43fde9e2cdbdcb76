"""`import verifier` gives what people need."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import verifier
from verifier.base.errors import UserError
from verifier.claims.kinds import Beatty
from verifier.games.notation import parse_game
from verifier.report.notebook import explanation_html, report_html


def test_a_game_is_its_name() -> None:
    game = verifier.game("2WN^3")
    assert repr(game) == str(game) == "2WN^3"
    assert game == verifier.game(parse_game("2WN^3")) == verifier.game(game)
    assert len({game, verifier.game("2WN^3"), verifier.game("WN")}) == 2
    assert game.p_positions(6) == [(0, 0), (0, 2), (0, 4), (2, 0), (4, 0)]
    assert game.is_p(0, 4)
    assert game.explain(0, 4).status == "P"
    assert game._repr_latex_() == "$2\\mathrm{WN}^{3}$"
    assert "2-bishop" in game._repr_html_()


def test_from_a_claim_to_a_certificate(tmp_path: Path) -> None:
    for claim in (None, "beatty:m=2,p=3", Beatty(2, 3)):
        answer = verifier.verify("2WN^3", claim, board=12)
        assert answer
        assert repr(answer).startswith("VERIFIED: ")
    folder = answer.certificate(tmp_path / "c")
    assert verifier.check(folder).accepted
    assert {"check.py", "README.md", "statement.tex"} <= {path.name for path in folder.iterdir()}
    wrong = verifier.verify("2WN^(2)", "beatty:m=2,p=2", board=12)
    assert not wrong
    assert wrong.counterexample == (0, 2)
    assert verifier.check(wrong.certificate(tmp_path / "d")).accepted
    for shown in (answer, wrong):
        assert shown.status in shown._repr_html_()
        assert shown.status in shown._repr_latex_()


def test_a_list_of_pairs() -> None:
    assert verifier.verify("WN", [(0, 0), (1, 2), (3, 5)]).board == (4, 6)
    assert verifier.verify("WN", [(0, 0), (1, 2), (3, 5)])
    assert verifier.verify("WN", [(0, 0), (1, 2), (3, 4)]).status == "REFUTED"


def test_for_ever(tmp_path: Path) -> None:
    theorem = verifier.theorem("WN")
    assert theorem
    assert repr(theorem).startswith("PROVED: For all x and y")
    assert verifier.check(theorem.certificate(tmp_path / "t")).accepted
    assert verifier.nth("WN", 10**18) == (1618033988749894848, 2618033988749894848)
    proof = verifier.prove("lem-3.3-i")
    assert proof
    assert "p-complementary" in repr(proof)
    with pytest.raises(UserError):
        verifier.nth("2x3WN_1", 5)


def test_the_import_is_light() -> None:
    program = "import sys, verifier; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout.split()
    assert "verifier" in loaded
    assert not {"numpy", "networkx", "verifier.interface"} & set(loaded)
    assert set(verifier.__all__) <= set(dir(verifier))


def test_a_list_says_how_it_was_read() -> None:
    found = verifier.verify("2WN^3", [(0, 0), (0, 2)])
    assert found.notes == (
        "Each listed pair {c, d} stands for (c, d) and (d, c).",
        "Your list ends at row 0: checked to there, on the 1 x 3 board.",
    )
    assert all(note in repr(found) for note in found.notes)
    assert "ends at row 0" in found._repr_html_()
    assert verifier.verify("2WN^3", board=9).notes == ()
    assert verifier.verify("2WN^3", "paper", board=9).claim == verifier.verify("2WN^3", board=9).claim


def test_an_index_as_a_text() -> None:
    assert verifier.nth("WN", "10^18") == verifier.nth("WN", 10**18)


def test_explanations_and_reports_show_themselves(tmp_path: Path) -> None:
    said = verifier.game("WN").explain(1, 3)
    assert str(said).startswith("(1, 3) is an N-position")
    assert "<li>" in explanation_html(verifier.game("2WN^3").explain(0, 4))
    report = verifier.check(verifier.verify("WN", board=6).certificate(tmp_path / "c"))
    assert str(report).startswith("Accepted: on the 6 x 6 board")
    assert "Accepted</b>" in report_html(report)
