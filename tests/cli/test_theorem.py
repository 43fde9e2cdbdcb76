"""`wythoff theorem`, `wythoff equal`, and the certificate that `wythoff check` knows."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from tests.cli.run import run
from verifier.automata.find import Attempt, Search
from verifier.automata.find import search as look
from verifier.automata.systems import Slope, named
from verifier.base.coqc import CoqWord
from verifier.cli.theorem import _tried
from verifier.games.names import parse_game


def test_a_theorem_and_its_certificate(tmp_path: Path) -> None:
    folder = tmp_path / "certificate"
    files = ["--dot", str(tmp_path / "a.dot"), "--walnut", str(tmp_path / "a.txt")]
    result = run("theorem", "WN", "--certificate", str(folder), *files)
    assert result.code == 0
    assert result.out.startswith("PROVED: For all x and y, (x, y) is a P-position of WN if and only if")
    assert "the Fibonacci system" in result.out
    assert (tmp_path / "a.txt").read_text().startswith("msd_fib msd_fib")
    checked = run("check", str(folder))
    assert checked.code == 0
    assert "for all x and y, (x, y) is a P-position of WN" in checked.out
    data = json.loads(run("check", str(folder), "--json").out)
    assert data["accepted"] is True
    text = (folder / "automaton.json").read_text().replace('"accept":[1', '"accept":[0')
    (folder / "automaton.json").write_text(text)
    assert run("check", str(folder)).code == 1


def test_a_claim_for_ever() -> None:
    right = run("theorem", "2WN^(3)", "--claim", "beatty:m=2,p=3", "--json")
    data = json.loads(right.out)
    assert (right.code, data["status"]) == (0, "PROVED")
    assert data["sentences"][0].startswith("For ever, the P-positions of 2WN^(3) are the Beatty pairs")
    wrong = run("theorem", "WN", "--claim", "game:2WN")
    assert wrong.code == 1
    assert "(1, 2) is a P-position, and not among them" in wrong.out


def test_a_wrong_claim_has_a_certificate(tmp_path: Path) -> None:
    folder = tmp_path / "refuted"
    wrong = run("theorem", "2WN", "--claim", "mex:s=1,t=1", "--certificate", str(folder))
    assert wrong.code == 1
    assert "(1, 2) is among them, and an N-position" in wrong.out
    checked = run("check", str(folder))
    assert checked.code == 0
    assert "(1, 2) is the contrary" in checked.out


@pytest.mark.parametrize("claim", ["game:WN", "floor:a=(1+sqrt5)/2,b=(3+sqrt5)/2"])
def test_a_claim_about_a_game_without_a_corner(tmp_path: Path, claim: str) -> None:
    """The first difference lies in the removed rectangle; the certificate is of a board that has positions."""
    file, folder = tmp_path / "corner.toml", tmp_path / "refuted"
    file.write_text('removed = [2, 3]\n[[moves]]\ntype = "rook"\n[[moves]]\ntype = "bishop"\n')
    wrong = run("theorem", str(file), "--claim", claim, "--certificate", str(folder))
    assert wrong.code == 1
    assert "(0, 0) is among them, and removed from the board; no position with a smaller sum differs" in wrong.out
    assert run("check", str(folder)).code == 0
    assert run("verify", str(file), "--ever", "--claim", claim).code == 1
    other = run("theorem", "WN", "--claim", f"game:{file}", "--certificate", str(folder), "--force")
    assert other.code == 1
    assert "(0, 0) is a P-position, and not among them" in other.out
    assert run("check", str(folder)).code == 0


def test_a_claim_of_the_same_rules_needs_no_search(tmp_path: Path) -> None:
    """It is right though the search is given no time; a certificate asks for one."""
    arguments = ("theorem", "2x3WN_1", "--claim", "game:2x3WN_{2,4}")
    result = run(*arguments, "--time-limit", "0.001")
    assert result.code == 0
    assert result.out.rstrip().endswith("are the P-positions of 2x3WN_1: they are the same rules.")
    assert run(*arguments, "--certificate", str(tmp_path / "certificate")).code == 0
    assert run("check", str(tmp_path / "certificate")).code == 0


def test_game_and_claim_are_called_as_the_user_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The author's name of the same rules is not the name of the game that is claimed."""
    monkeypatch.setattr("verifier.games.names.AUTHORS", {})
    file = tmp_path / "mine.toml"
    moves = '[[moves]]\ntype = "rook"\n[[moves]]\ntype = "bishop"\nwidth = 2\n'
    file.write_text(f'name = "Mine"\nblock = {{ at_most = 1, kind = "bishop" }}\n{moves}')
    right = run("theorem", str(file), "--claim", "game:(2,2)WN").out
    assert right.startswith('PROVED: For ever, the P-positions of "Mine" ((2,2)WN) are the P-positions of (2,2)WN: ')
    other = run("theorem", "(2,2)WN", "--claim", f"game:{file}").out
    assert other.startswith('PROVED: For ever, the P-positions of (2,2)WN are the P-positions of "Mine" ((2,2)WN): ')
    wrong = run("theorem", str(file), "--claim", "game:WN").out
    assert wrong.startswith('REFUTED: The P-positions of "Mine" ((2,2)WN) are not the P-positions of WN: ')


def test_a_search_is_resumed(tmp_path: Path) -> None:
    file = tmp_path / "tried.json"
    first = run("theorem", "WN", "--numeration", "base:2", "--resume", str(file), "--json")
    assert first.code == 3
    (tried,) = json.loads(file.read_text())["tried"]
    assert tried["substitution"] == [[0, 0]]
    file.write_text(file.read_text().replace(tried["why"], "as before"))
    again = run("theorem", "WN", "--numeration", "base:2", "--resume", str(file), "--json")
    assert json.loads(again.out)["tried"] == [{"system": "base:2", "why": "as before"}]
    other = run("theorem", "2WN", "--resume", str(file))
    assert other.code == 2
    assert "is of another game." in other.err


def test_a_small_automaton_is_drawn(tmp_path: Path) -> None:
    assert run("theorem", "WN", "--picture", str(tmp_path / "wn.svg")).code == 0
    assert "<svg" in (tmp_path / "wn.svg").read_text()


def test_a_large_automaton_is_proved_and_not_drawn(tmp_path: Path) -> None:
    picture, dot = tmp_path / "large.svg", tmp_path / "large.dot"
    arguments = ("theorem", "2WN^(3)", "--picture", str(picture), "--dot", str(dot))
    result = run(*arguments)
    assert result.code == 0
    assert result.out.startswith("PROVED: ")
    assert "No picture was drawn: the automaton has " in result.out
    assert dot.exists()
    assert not picture.exists()
    data = json.loads(run(*arguments, "--json").out)
    assert data["status"] == "PROVED"
    assert data["notes"][0].startswith("No picture was drawn")


def test_a_file_that_cannot_be_written_takes_nothing_from_the_theorem(tmp_path: Path) -> None:
    result = run("theorem", "WN", "-c", str(tmp_path / "c"), "--dot", str(tmp_path / "nowhere" / "a.dot"))
    assert result.code == 2
    assert result.out.startswith("PROVED: ")
    assert "wythoff check" in result.out
    assert "a.dot' cannot be written" in result.err


def test_what_is_refused_is_refused_before_the_search(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("verifier.cli.theorem._search", lambda *_: pytest.fail("there was a search"))
    folder = tmp_path / "here"
    folder.mkdir()
    (folder / "manifest.json").write_text("{}")
    for more in ((), ("--claim", "beatty:m=1,p=1")):
        assert "--force to replace it" in run("theorem", "WN", "--certificate", str(folder), *more).err
    assert "--force to replace it" in run("verify", "WN", "--ever", "--certificate", str(folder)).err
    for name in ("wn.tex", "wn"):
        refused = run("theorem", "WN", "--picture", str(tmp_path / name))
        assert (refused.code, refused.out) == (2, "")
        assert f"This picture is written as .svg, .png or .pdf; '{name}' is none of them." in refused.err


def test_a_game_that_the_checker_cannot_read_is_not_searched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("verifier.automata.find.ask", lambda *_, **__: pytest.fail("there was a search"))
    file = tmp_path / "mine.toml"
    file.write_text('[[moves]]\ntype = "rook"\nmodulus = 100000\n')
    for name, reason in ((str(file), "modulus"), ("100000WN", "width")):
        result = run("theorem", name)
        assert result.code == 3
        reason = f"No automaton could be checked: in its rules {reason} must be a whole number from 1 to 10000."
        assert reason in " ".join(result.out.split())


def test_unknown_says_what_was_tried() -> None:
    result = run("theorem", "WN", "--numeration", "base:2", "--time-limit", "2")
    assert result.code == 3
    assert "base 2 (base:2)" in result.out
    assert "Without --numeration the systems that the slopes suggest are tried." in result.out
    assert "A system of your own" not in result.out


def test_what_is_said_of_a_search_that_failed() -> None:
    one, golden, silver = Slope(1.0, (0, 1, -1), 1), Slope(1.618, (1, -1, -1), 5), Slope(2.414, (1, -2, -1), 2)
    search = Search(attempts=[Attempt(named("base:2"), "why")], rows=2000, slopes=(one, golden))
    lines = _tried(search, True)
    assert lines[0].endswith("Slopes y/x >= 1 that fit them: 1, (1 + sqrt 5)/2.")
    assert lines[-1].startswith("A system of your own may do better")
    search.slopes = golden, silver
    assert _tried(search, True)[-1].endswith("in which a finite automaton accepts the P-positions.")


def test_a_learner_that_does_not_end_says_it_in_words() -> None:
    search = look(parse_game("WN"), 10.0, [named("base:3")])
    assert "no finite automaton closes on the part of the board that was computed" in search.attempts[0].why
    assert search.attempts[0].why.endswith(" and growing)")


@pytest.mark.parametrize("arguments", [("1x2WN",), ("WN", "--numeration", "roman"), ("WN", "--claim", "beatty:m=2")])
def test_what_a_user_gets_wrong_is_one_sentence(arguments: tuple[str, ...]) -> None:
    assert run("theorem", *arguments).code == 2


def test_games_that_are_equal_for_ever_and_games_that_are_not() -> None:
    same = run("equal", "2WN^3", "2WN^(3)")
    assert same.code == 0
    assert "the same P-positions, for ever" in same.out
    other = run("equal", "2WN", "3WN", "--json")
    assert other.code == 1
    assert json.loads(other.out)["difference"] == [1, 3]


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("coqc") is None, reason="needs Coq")
def test_coq_checks_a_theorem_and_a_certificate(tmp_path: Path) -> None:
    """`theorem --coq` and `check --coq`: the file states the theorem, and Coq accepts it without an axiom."""
    folder, coq = tmp_path / "certificate", tmp_path / "coq"
    result = run("theorem", "WN", "--certificate", str(folder), "--coq", str(coq))
    assert result.code == 0
    assert "Coq has checked the theorem from the definition of P-positions on, without an axiom." in result.out
    text = (coq / "Theorem.v").read_text()
    assert "forall x y,\n  Pposition (game_of the_rules) (x, y) <-> accepts the_automaton x y = true" in text
    kept = tmp_path / "Kept.v"
    data = json.loads(run("check", str(folder), "--coq", "--keep", str(kept), "--json").out)
    assert data["accepted"] is True
    assert data["coq"]["accepted"] is True
    assert "Print Assumptions proved." in kept.read_text()


def test_explain_far_out_and_a_long_b_file() -> None:
    far = run("explain", "WN", str(10**18), str(2 * 10**18))
    assert far.code == 0
    assert "is an N-position: the next player wins." in far.out
    x, y = 1618033988749894848, 2618033988749894848
    said = json.loads(run("explain", "WN", str(x), str(y), "--json").out)
    assert said["status"] == "P"
    nim = run("solve", "2WN^3", "--format", "bfile", "--terms", "5", "--sequence", "d")
    assert nim.out.splitlines() == ["0 0", "1 2", "2 4", "3 7", "4 9"]
    assert run("solve", "WN", "--terms", "5").code == 2


def test_games_that_differ_far_out_on_the_board_are_not_said_to_agree(tmp_path: Path) -> None:
    """(150, 150) is a move of the one only: the P-positions differ first at x + y = 300, inside the 200 x 200 board."""
    for name, vectors in (("one", "[[1, 1]]"), ("two", "[[1, 1], [150, 150]]")):
        (tmp_path / f"{name}.toml").write_text(f'[[moves]]\ntype = "vectors"\nvectors = {vectors}\n')
    result = run("equal", str(tmp_path / "one.toml"), str(tmp_path / "two.toml"), "--time-limit", "0.001")
    assert result.code == 1
    assert "(150, 150) is a P-position of one and not of two; no position with a smaller sum" in result.out


def test_what_coq_did_not_answer_is_no_rejection(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "c"
    assert run("theorem", "WN", "-c", str(folder)).code == 0
    for accepted, code in ((True, 0), (False, 1), (None, 3)):
        word = CoqWord(accepted, "so it said")
        monkeypatch.setattr("verifier.base.coqc.compiled_library", lambda module: None)
        monkeypatch.setattr("verifier.automata.coq.write_and_compile", lambda *_, word=word: word)
        assert run("check", str(folder), "--coq").code == code


def test_coq_judges_the_very_file_that_the_checker_has_judged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "c"
    assert run("theorem", "WN", "-c", str(folder)).code == 0

    def changed(module: str) -> None:
        (folder / "automaton.json").write_text("{}")

    monkeypatch.setattr("verifier.base.coqc.compiled_library", changed)
    result = run("check", str(folder), "--coq")
    assert result.code == 2
    assert "changed while it was checked" in result.err
