"""`import verifier` gives what people need."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

import verifier
from verifier.automata.find import Attempt, Search
from verifier.automata.systems import named
from verifier.base.errors import UserError
from verifier.claims.kinds import Beatty
from verifier.games.names import parse_game
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


ODD = {"moves": [{"type": "rook", "modulus": 2, "residues": [1]}, {"type": "bishop"}]}


def test_a_game_from_a_dict() -> None:
    assert verifier.game({"moves": [{"type": "rook"}, {"type": "bishop"}]}) == verifier.game("WN")
    mine = {"name": "my game", **ODD}
    assert repr(verifier.game(mine)) == "my game"
    assert mine["name"] == "my game"
    for wrong in ({"moves": [{"type": "rok"}]}, {"name": 5, **ODD}, {}, 5):
        with pytest.raises(UserError):
            verifier.game(wrong)  # type: ignore[arg-type]


def test_a_game_from_a_path(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text('[[moves]]\ntype = "rook"\n[[moves]]\ntype = "bishop"\n')
    assert verifier.game(tmp_path / "mine.toml") == verifier.game("WN")


def test_a_game_answers_for_ever() -> None:
    wythoff = verifier.game("WN")
    assert wythoff.theorem()
    assert wythoff.nth("10^18") == verifier.nth("WN", 10**18)


def test_a_theorem_that_is_not_found_says_what_was_tried() -> None:
    found = verifier.theorem("WN", seconds=60)
    attempts = [Attempt(named("base:2"), "too many states"), Attempt(named("base:3"), "out of time", out_of_time=True)]
    ended = replace(found, found=None, search=Search(attempts=attempts[:1], rows=500, seconds=16.2))
    assert repr(ended).startswith(
        "UNKNOWN: No automaton for the P-positions of WN was proved: the search came to its end "
        "(1 numeration system tried, 16 s of computing).\n"
    )
    assert "base 2 (base:2): too many states." in repr(ended)
    short = replace(ended, search=Search(attempts=attempts, seconds=16.2))
    assert "came to its end, and some systems had too little time (2 numeration systems" in short.sentences[0]
    late = replace(ended, search=Search(attempts=attempts, seconds=60.1, out_of_time=True))
    assert "time ran out (2 numeration systems tried, 60 s of computing)" in late.sentences[0]


def test_values_are_short(tmp_path: Path) -> None:
    assert repr(verifier.game("WN").board(8)) == "the 8 x 8 board of WN"
    report = verifier.check(verifier.verify("WN", board=6).certificate(tmp_path / "c"))
    assert repr(report) == str(report) == report.reason
    report = verifier.check(verifier.theorem("WN").certificate(tmp_path / "t"))
    assert repr(report) == str(report) == report.reason


def test_a_row_without_end_has_no_nth_pair() -> None:
    with pytest.raises(UserError, match=r"row 0 holds infinitely many P-positions.*`wythoff theorem GAME` proves"):
        verifier.nth(ODD, 10**9)


def test_a_game_without_rows_and_without_an_automaton(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("verifier.theorems.one_game.theorem", lambda *_: Search())
    with pytest.raises(UserError, match=r"no rule was found .`wythoff theorem GAME` says what was tried"):
        verifier.nth(ODD, 10**9)


def test_no_word_of_the_command_line() -> None:
    (note,) = verifier.verify("WN", [(0, 0), (1, 2), (2, 1)], board=4).notes
    assert "where no board is named" in note
    assert "--" not in note
