"""`wythoff verify --rows`: a claim on complete rows, against boards that are wide enough."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import verifier.verification.complete_rows
from tests.cli.run import run
from verifier.base.verdict import Verdict
from verifier.claims.kinds import Beatty, Claim, Listed, SameAs
from verifier.games.names import parse_game
from verifier.games.rules import Ruleset
from verifier.verification.complete_rows import claimed_rows, verify_rows


@pytest.mark.parametrize(
    "claim",
    [Beatty(1, 1), Beatty(2, 3), Beatty(2, 3, 1), SameAs(parse_game("2WN^(2)")), Listed.of([(0, 0), (3, 9), (7, 1)])],
)
def test_the_rows_of_a_claim_are_its_rows_on_a_wide_board(claim: Claim) -> None:
    wide = {(int(x), int(y)) for x, y in np.argwhere(claim.array(7, 200))}
    assert claimed_rows(claim, 7) == wide


def test_verified_and_kept(tmp_path: Path) -> None:
    folder = tmp_path / "rows"
    result = run("verify", "2WN^3", "--rows", "8", "--certificate", str(folder))
    assert result.code == 0
    assert result.out.startswith("VERIFIED: In the first 8 rows, every column, the P-positions of 2WN^3 are the Beatty")
    told = run("check", str(folder)).out
    assert "the first 8 rows of the infinite board hold exactly these P-positions of 2WN^3: the Beatty pairs" in told
    again = run("verify", "2WN^3", "--rows", "9", "--certificate", str(folder))
    assert (again.code, "--force" in again.err) == (2, True)
    assert run("verify", "2WN^3", "--rows", "9", "--certificate", str(folder), "--force").code == 0
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "file").write_text("mine")
    assert run("verify", "2WN^3", "--rows", "9", "--certificate", str(tmp_path / "mine"), "--force").code == 2


def test_a_game_of_which_the_paper_says_nothing(tmp_path: Path) -> None:
    result = run("verify", "5WN^(4,6)", "--rows", "1", "--certificate", str(tmp_path / "c"))
    assert result.code == 0
    assert result.out.startswith("VERIFIED: The first row holds exactly the 3 listed P-positions")
    assert (
        "row 0 of the infinite board holds exactly 3 P-positions of 5WN^(4,6)" in run("check", str(tmp_path / "c")).out
    )


def test_another_game_refutes() -> None:
    data = json.loads(run("verify", "WN", "--rows", "3", "--claim", "game:2WN", "--json").out)
    assert (data["status"], data["counterexample"]) == ("REFUTED", [1, 2])


def test_a_far_position_refutes(tmp_path: Path) -> None:
    claim = tmp_path / "claim.csv"
    claim.write_text("x,y\n0,0\n1,2\n2,1\n0,1000\n")
    result = run("verify", "WN", "--rows", "3", "--claim", str(claim))
    assert result.code == 1
    assert "(0, 1000) is not a P-position of WN, but among" in result.out


def test_a_longer_list_is_counted_out(tmp_path: Path) -> None:
    """Two of the four lie in the first two rows: that is all that is said of the list."""
    claim = tmp_path / "claim.csv"
    claim.write_text("0,0\n1,2\n2,1\n3,5\n")
    result = run("verify", "WN", "--rows", "2", "--claim", str(claim))
    assert result.code == 0
    assert "the P-positions of WN are the 2 of 4 listed positions that lie in these rows." in result.out


def test_the_other_game_has_a_certificate_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rows of the game that is claimed to be the same are not believed on the explorer's word."""
    asked = []
    original = verifier.verification.complete_rows.certify_rows

    def noted(rules: Ruleset, *arguments: Any, **named: Any) -> Verdict:
        asked.append(rules)
        return original(rules, *arguments, **named)

    monkeypatch.setattr(verifier.verification.complete_rows, "certify_rows", noted)
    one, other = parse_game("2WN^(1,2)"), parse_game("2WN^(2)")
    assert verify_rows(one, SameAs(other), 3).status.value == "VERIFIED"
    assert asked == [one, other]


def test_what_does_not_go_with_rows() -> None:
    assert run("verify", "WN", "--rows", "3", "--board", "9").code == 2
    assert run("verify", "WN", "--rows", "0").code == 2
    assert "no complete rows" in run("verify", "2x3WN", "--rows", "3").err
