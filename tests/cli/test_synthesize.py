"""`wythoff synthesize` and `wythoff check` on what it writes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.run import run


def test_the_papers_games_are_among_the_answers() -> None:
    result = run("synthesize", "--claim", "beatty:m=2,p=3", "--board", "30", "--family", "residues", "--json")
    data = json.loads(result.out)
    assert result.code == 0
    theorems = {answer["name"]: answer["proved"] for answer in data["answers"]}
    assert theorems["2WN^(3)"] == "Theorem 2.1 (iia)"
    assert theorems["2WN^(2,6)"] == "Theorem 2.1 (iib)"
    assert (data["board"], data["tested_on"], data["complete"], data["count"]) == ([30, 30], [90, 90], True, 7)


def test_answers_that_die_are_listed_with_the_position() -> None:
    arguments = ("synthesize", "-t", "beatty:m=2,p=3", "-b", "12", "--family", "residues", "--modulus", "8")
    result = run(*arguments, "--json")
    data = json.loads(result.out)
    assert data["died_count"] == len(data["died"]) > 0
    assert all(entry["killed_by"] and not entry["survives"] for entry in data["died"])
    text = run(*arguments).out
    assert "24 found on 12 x 12 die on 36 x 36:" in text
    assert "{6, 7} dies at (0,12), which is P and should be N" in text
    assert "None, proved" in text
    assert "on 36 x 36; the proof" in text


def test_none_is_proved_and_the_proof_is_accepted(tmp_path: Path) -> None:
    folder = str(tmp_path / "none")
    arguments = ("synthesize", "-t", "beatty:m=2,p=2", "-b", "20", "--family", "residues", "--modulus", "2")
    result = run(*arguments, "--certificate", folder)
    assert result.code == 1
    assert "None, proved" in result.out
    assert "No certificate was written" not in result.out
    accepted = run("check", folder)
    assert accepted.code == 0
    assert "none of the rules" in accepted.out
    assert json.loads(run("check", folder, "--json").out)["accepted"] is True
    assert run(*arguments, "--certificate", folder).code == 2
    assert run(*arguments, "--certificate", folder, "--force").code == 1


def test_nothing_to_certify_is_said(tmp_path: Path) -> None:
    folder = tmp_path / "none"
    arguments = ("synthesize", "-t", "2WN^3", "-b", "20", "--certificate", str(folder), "--family")
    for question in (("residues", "--modulus", "3"), ("invariant", "--move", "1,4")):
        assert "No certificate was written:" in run(*arguments, *question).out
        assert "nothing_to_certify" in json.loads(run(*arguments, *question, "--json").out)
        assert not folder.exists()


def test_counting() -> None:
    arguments = ("synthesize", "-t", "beatty:m=2,p=3", "-b", "30", "--family", "residues", "--count")
    assert run(*arguments).out.splitlines()[-1].endswith(" of them contain no other.")


def test_a_target_without_the_origin_has_no_rules() -> None:
    result = run("synthesize", "-t", "misere WN", "-b", "12", "--family", "invariant", "--json")
    assert result.code == 1
    assert json.loads(result.out)["none"]["checked"] is True


def test_the_smallest_set_is_proved_optimal(tmp_path: Path) -> None:
    folder = str(tmp_path / "fewer")
    result = run("synthesize", "-t", "WN", "-b", "20", "--family", "invariant", "--json", "--certificate", folder)
    data = json.loads(result.out)
    assert result.code == 0
    assert data["smallest"]["size"] == data["smallest"]["lower_bound"] == 32
    assert data["smallest"]["proof"]["checked"] is True
    assert json.loads(run("check", folder, "--json").out)["at_least"] == 32
    assert [1, 2] in data["largest"]["left_out"]
    asymmetric = run("synthesize", "-t", "WN", "-b", "10", "--family", "invariant", "--asymmetric")
    assert asymmetric.code == 0
    assert "moves, optimal." in asymmetric.out


def test_not_proved_optimal_is_said() -> None:
    arguments = ("synthesize", "-t", "beatty:m=4,p=4", "-b", "40", "--family", "invariant", "--time-limit", "0.5")
    result = run(*arguments)
    assert result.code == 3
    assert "NOT proved optimal" in result.out
    assert "Smallest: between " in result.out
    assert "are needed: the proof" in result.out


def test_moves_changes_and_blocking() -> None:
    redundant = run("synthesize", "-t", "WN", "-b", "30", "--family", "invariant", "--move", "1,3", "--move", "2,2")
    assert redundant.code == 1
    assert "(1,3) can be added and the P-set stays: tested to 90 x 90, not proved beyond." in redundant.out
    assert "(2,2) cannot be removed: the P-set would change, first at (3,4) on 30 x 30." in redundant.out
    table = run("synthesize", "-t", "WN", "-b", "30", "--family", "invariant", "--redundant", "3").out
    assert "can be removed, up to 3 x 3: none" in table
    assert "tested to 90 x 90, not proved beyond" in table
    change = run("synthesize", "-t", "beatty:m=2,p=3", "-b", "15", "--minimal-change", "2WN^2")
    assert change.code == 0
    assert "remove (0,2)" in change.out
    assert run("synthesize", "-t", "2WN", "-b", "12", "--minimal-change", "2WN").code == 0
    blocking = run("synthesize", "-t", "2WN^3", "-b", "20", "--blocking", "2WN", "--json")
    assert [answer["name"] for answer in json.loads(blocking.out)["answers"]] == ["2WN^3"]
    assert run("synthesize", "-t", "WN^(2)", "-b", "15", "--blocking", "3WN").code == 1


def test_a_move_that_does_not_occur_on_the_board_is_not_judged() -> None:
    result = run("synthesize", "-t", "WN", "-b", "9", "--family", "invariant", "--move", "1,300")
    assert result.code == 2
    assert "(1,300) does not occur on 9 x 9" in result.err


def test_a_board_without_moves() -> None:
    result = run("synthesize", "-t", "WN", "-b", "1", "--family", "invariant")
    assert result.code == 0
    assert "Smallest: 0 moves, optimal." in result.out


def test_lengths_bishops_blocks_and_counts() -> None:
    lengths = run("synthesize", "-t", "WN", "-b", "15", "--family", "lengths", "--count")
    assert lengths.code == 1  # a finite set of lengths dies on a wider board
    text = run("synthesize", "-t", "WN", "-b", "9", "--family", "lengths").out
    assert (
        "dies at (0,9), which is P and should be N; with all longer lengths that join no two P-positions it is" in text
    )
    text = run("synthesize", "-t", "beatty:m=2,p=3", "-b", "12", "--family", "lengths").out
    line = next(line for line in text.splitlines() if line.startswith("  {3, 6, 9} "))
    assert line.endswith("it is right there")  # with 12, 15, ... it is 2WN^(3)
    bishops = run("synthesize", "-t", "2WN", "-b", "20", "--family", "bishops", "--width", "3", "--step", "2")
    assert "{2-bishop} = 2WN" in bishops.out
    blocked = run("synthesize", "-t", "2WN^3", "-b", "20", "--family", "residues", "--block", "2:roob:2", "--json")
    assert [answer["name"] for answer in json.loads(blocked.out)["answers"]] == ["2WN^3"]
    limited = run("synthesize", "-t", "beatty:m=2,p=3", "-b", "20", "--family", "residues", "--limit", "2")
    assert limited.code == 3
    assert "not complete" in limited.out


def test_targets_from_files(tmp_path: Path) -> None:
    listed = tmp_path / "target.csv"
    listed.write_text("x,y\n0,0\n1,2\n2,1\n3,5\n5,3\n4,7\n7,4\n")
    result = run("synthesize", "-t", str(listed), "-b", "8", "--family", "residues", "--modulus", "2", "--game", "WN")
    assert "found on 8 x 8; no wider board was tested, for the list ends here" in result.out
    assert "{0, 1} = WN" in result.out
    assert run("synthesize", "-t", str(listed), "-b", "8", "--family", "residues").code == 2
    game = tmp_path / "game.json"
    game.write_text(json.dumps({"moves": [{"type": "rook"}, {"type": "bishop"}]}))
    assert run("synthesize", "-t", str(game), "-b", "9", "--family", "residues", "--modulus", "1").code == 0


@pytest.mark.parametrize(
    "arguments",
    [
        ("--family", "residues", "--blocking", "WN"),
        (),
        ("--family", "residues", "--modulus", "0"),
        ("--family", "residues", "--modulus", "40"),
        ("--family", "residues", "--block", "two"),
        ("--family", "invariant", "--block", "1:any"),
        ("--family", "invariant", "--move", "0,0"),
        ("--family", "lengths", "--longest", "99"),
        ("--family", "bishops", "--width", "0"),
        ("--minimal-change", "2x3WN"),
        ("--family", "residues", "--limit", "0"),
        ("--family", "invariant", "--board", "8x9"),
        ("--family", "residues", "--asymmetric"),
        ("--family", "residues", "--move", "1,2"),
        ("--family", "residues", "--board", "1"),
        ("--family", "invariant", "--redundant", "0"),
        ("--family", "lengths", "--longest", "0"),
        ("--blocking", "WN", "--block", "1:any"),
        ("--blocking", "WN", "--longest", "0"),
        ("--blocking", "misere WN"),
    ],
)
def test_bad_input_is_one_sentence(arguments: tuple[str, ...]) -> None:
    result = run("synthesize", "--claim", "beatty:m=2,p=3", *arguments)
    assert result.code == 2
    assert result.err.startswith("wythoff: ")
    assert "Traceback" not in result.err
