"""`wythoff verify` with its solvers and limits."""

import json
from pathlib import Path

import pytest

from tests.cli.run import run
from verifier.solvers.ask import SOLVERS


def test_the_paper_is_the_default_claim():
    result = run("verify", "2WN^3", "--board", "20")
    assert result.code == 0
    assert "cadical      VERIFIED  core: 400 variables, 401 clauses" in result.out
    assert "VERIFIED: The P-positions of 2WN^3 on the 20 x 20 board are the Beatty pairs" in result.out


def test_other_claims(tmp_path):
    assert run("verify", "WN^(3)", "-b", "20", "--claim", "game:WN^3").code == 0
    positions = tmp_path / "positions.csv"
    positions.write_text("x,y\n0,0\n1,2\n2,1\n")
    assert run("verify", "WN", "-b", "5", "--claim", str(positions)).code == 0
    refuted = json.loads(run("verify", "WN", "-b", "6", "--claim", str(positions), "--json").out)
    assert (refuted["status"], refuted["counterexample"]) == ("REFUTED", [3, 5])


def test_all_solvers_one_line_each():
    result = run("verify", "2WN^2", "-b", "8", "--solver", "all")
    able = ["cadical", "glucose", "maplechrono", "lingeling", "z3", "cvc5"]
    assert [line.split()[:2] for line in result.out.splitlines()[:-1]] == [[name, "VERIFIED"] for name in able]
    data = json.loads(run("verify", "2WN^2", "-b", "5", "-e", "quantified", "-s", "all", "--json").out)
    here = [s.name for s in SOLVERS.values() if s.name in ("z3", "cvc5", "depqbf", "pyqbf") and not s.missing]
    assert [verdict["evidence"]["solver"] for verdict in data["solvers"]] == here


def test_a_disagreement_is_an_error_of_the_program(monkeypatch):
    from verifier.solve import retrograde

    honest = retrograde.sweep
    monkeypatch.setattr(retrograde, "sweep", lambda board: ~honest(board))
    result = run("verify", "WN", "-b", "6")
    assert result.code == 70
    assert "An error of this program" in result.err
    assert "VERIFIED" not in result.out


def test_limits():
    result = run("verify", "2WN^3", "-b", "60", "--time-limit", "0.01")
    assert result.code == 3
    assert "UNKNOWN: cadical took longer than the time limit of 0.01 s." in result.out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("2WN^(2)",), "The paper does not say"),
        (("WN", "--solver", "minisat"), "There is no solver 'minisat'"),
        (("WN", "--encoding", "ledder"), "There is no encoding"),
        (("WN", "--time-limit", "-1"), "positive number of seconds"),
        (("WN", "-e", "pseudo_boolean", "-s", "cadical"), "z3, cvc5 can"),
    ],
)
def test_errors_of_the_user(arguments, message):
    result = run("verify", *arguments, "--board", "6")
    assert result.code == 2
    assert message in result.err


def test_options_that_do_not_go_with_rows_are_named():
    """Also those that are given with their default."""
    result = run("verify", "2WN^3", "--rows", "5", "--board", "100", "--strips", "1")
    assert result.code == 2
    assert "not --board, --strips." in result.err


def test_a_folder_that_is_there_is_refused_before_the_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def worked(*_: object) -> None:
        pytest.fail("there was work")

    monkeypatch.setattr("verifier.cli.verify.certify", worked)
    monkeypatch.setattr("verifier.verification.complete_rows._rows", worked)
    folder = tmp_path / "here"
    folder.mkdir()
    (folder / "manifest.json").write_text("{}")
    refused = run("verify", "WN", "--board", "9", "--certificate", str(folder))
    assert refused.code == 2
    assert "--force to replace it" in refused.err
    rows = run("verify", "WN", "--rows", "9", "--certificate", str(folder))
    assert rows.code == 2
    assert "is not a certificate of complete rows" in rows.err
