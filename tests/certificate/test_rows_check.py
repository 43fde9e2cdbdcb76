"""Row-complete certificates through `wythoff check`: right ones, corrupted closings, hostile folders."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.run import run
from verifier.certificate.check import complete_rows
from verifier.claims.kinds import Beatty, Listed
from verifier.games.names import parse_game
from verifier.games.rules import Rook, Ruleset
from verifier.solve.rows import rows
from verifier.verification.boards import certify
from verifier.verification.complete_rows import certify_rows


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("rows") / "2WN-2-3"
    assert certify_rows(parse_game("2WN^(2,3)"), 6, folder).status.value == "VERIFIED"
    return folder


@pytest.fixture
def folder(made: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(made, tmp_path / "c"))


def change(folder: Path, edit: Callable[[dict[str, Any]], object]) -> None:
    data = json.loads((folder / complete_rows.NAME).read_text())
    edit(data)
    (folder / complete_rows.NAME).write_text(json.dumps(data))


def test_accepted(folder: Path) -> None:
    result = run("check", str(folder))
    assert result.code == 0
    assert result.out.startswith("Accepted: the first 6 rows of the infinite board hold exactly 12 P-positions")
    assert "of 2WN^(2,3): (0, 0), (0, 2), " in result.out  # a short list is shown, the game by its name
    assert "This is the word of the rows and reference checkers." in result.out
    data = json.loads(run("check", str(folder), "--checker", "fast", "--json").out)
    assert data["accepted"]
    assert data["board"][0] == 6
    assert "fast" in data["checker"]
    assert complete_rows.main([str(folder)]) == 0
    assert complete_rows.main([]) == 2


@pytest.mark.parametrize("game", ["2WN^3", "2WN^2_1", "misere 1WN", "2x3WN_1"])
def test_other_games(game: str, tmp_path: Path) -> None:
    rules = parse_game(game)
    assert isinstance(rules, Ruleset)
    assert certify_rows(rules, 5, tmp_path / "c").status.value == "VERIFIED"
    assert run("check", str(tmp_path / "c")).code == 0


def test_one_hit_too_few_for_a_blocking_game(tmp_path: Path) -> None:
    rules = parse_game("2WN^3")
    assert isinstance(rules, Ruleset)
    certify_rows(rules, 3, tmp_path / "c")
    change(tmp_path / "c", lambda data: data["rows"][1]["hits"][0].pop())
    result = run("check", str(tmp_path / "c"))
    assert result.code == 1
    assert "3 distinct columns for class 0 of row 1" in result.out
    change(tmp_path / "c", lambda data: data["rows"][1]["hits"][0].append(data["rows"][1]["hits"][0][0]))
    assert run("check", str(tmp_path / "c")).code == 1  # the same column twice


EDITS: dict[str, Callable[[dict[str, Any]], object]] = {
    "the last column too early": lambda data: data["rows"][2].update(last=data["rows"][2]["last"] - 1),
    "the last column beyond the board": lambda data: data["rows"][2].update(last=10**6),
    "a last column that is no number": lambda data: data["rows"][2].update(last="5"),
    "true for 1": lambda data: data["rows"][1].update(row=True),
    "a column that is not P": lambda data: data["rows"][3]["hits"].__setitem__(0, [data["rows"][3]["last"] - 1]),
    "a column before the row": lambda data: data["rows"][3]["hits"].__setitem__(0, [-1]),
    "a column that misses the class": lambda data: data["rows"][0]["hits"].reverse(),
    "a class without a hit": lambda data: data["rows"][3]["hits"].__setitem__(1, []),
    "a class less": lambda data: data["rows"][3]["hits"].pop(),
    "hits that are no list": lambda data: data["rows"][3].update(hits={"0": [1]}),
    "a row less": lambda data: data["rows"].pop(),
    "a row twice": lambda data: data["rows"].append(data["rows"][0]),
    "rows in another order": lambda data: data["rows"].reverse(),
    "rows that are no list": lambda data: data.update(rows=7),
    "another game": lambda data: data["game"]["moves"][0].update(residues=[0]),
    "no game": lambda data: data.update(game=[]),
    "another format": lambda data: data.update(format="closing"),
    "a key more": lambda data: data.update(trust=True),
    "a key more in a row": lambda data: data["rows"][0].update(trust=True),
}


@pytest.mark.parametrize("name", EDITS)
def test_corrupted_closings(folder: Path, name: str) -> None:
    before = (folder / complete_rows.NAME).read_text()
    change(folder, EDITS[name])
    assert (folder / complete_rows.NAME).read_text().strip() != before.strip()
    result = run("check", str(folder))
    assert result.code == 1
    assert result.out.startswith("Rejected: closing.json: expected")


def test_duplicate_keys(folder: Path) -> None:
    text = (folder / complete_rows.NAME).read_text()
    (folder / complete_rows.NAME).write_text('{"rows": [], ' + text[1:])
    result = run("check", str(folder))
    assert result.code == 1
    assert "closing.json: expected each key once" in result.out


def test_a_corrupted_board(folder: Path) -> None:
    proof = folder / "board" / "proof.lrat"
    proof.write_bytes(proof.read_bytes()[:-2])
    result = run("check", str(folder))
    assert result.code == 1
    assert "Rejected: in the folder board: proof.lrat" in result.out


def test_a_refuted_board_closes_nothing(folder: Path) -> None:
    certify(parse_game("2WN^(2,3)"), Listed.of([]), 6, 6, folder / "board", force=True)
    result = run("check", str(folder))
    assert result.code == 1
    assert "verified, not refuted" in result.out


@pytest.mark.parametrize("text", ["", "{", "[" * 100_000, "\xff"])
def test_unreadable(folder: Path, text: str) -> None:
    (folder / complete_rows.NAME).write_bytes(text.encode("latin-1"))
    assert run("check", str(folder)).code == 2


def test_links_and_missing_parts(folder: Path, tmp_path: Path) -> None:
    for name in (complete_rows.NAME, "board"):
        (folder / name).rename(tmp_path / name)
        (folder / name).symlink_to(tmp_path / name)
        result = run("check", str(folder))
        assert result.code == 2
        assert "symbolic link" in result.out
        (folder / name).unlink()
        (tmp_path / name).rename(folder / name)
    assert run("check", str(folder)).code == 0
    shutil.rmtree(folder / "board")
    assert run("check", str(folder)).code == 2
    (folder / complete_rows.NAME).unlink()
    os.mkfifo(folder / complete_rows.NAME)
    assert run("check", str(folder)).code == 2


def test_too_many_classes() -> None:
    rules = Ruleset((Rook(9973, (0,)), Rook(9967, (0,))))
    with pytest.raises(complete_rows.RejectedError, match="repeat after at most 10000"):
        complete_rows._lengths(rules)


def test_a_position_beyond_the_board_is_no_part_of_a_list(folder: Path) -> None:
    """(0, 500) would be said to be among the P-positions of row 0."""
    path = folder / "board" / "manifest.json"
    data = json.loads(path.read_text())
    data["claim"]["listed"].append([0, 500])
    path.write_text(json.dumps(data))
    result = run("check", str(folder))
    assert result.code == 1
    assert "a listed position on the board" in result.out


def test_the_game_of_the_closing_is_the_game_of_the_board_number_for_number(folder: Path) -> None:
    change(folder, lambda data: data["game"]["moves"][1].update(step=True))
    assert run("check", str(folder)).code == 1


def _closed(folder: Path, game: str, claim: Beatty, width: int, height: int) -> Path:
    """A board certificate with the claim itself, and the closing argument of its rows."""
    rules = parse_game(game)
    assert isinstance(rules, Ruleset)
    assert certify(rules, claim, width, height, folder / "board").status.value == "VERIFIED"
    found = rows(rules, width)
    closings = [
        {"row": c.x, "last": c.last, "hits": [list(h) for h in c.hits]} for c in map(found.closing, range(width))
    ]
    data = {"format": complete_rows.FORMAT, "game": rules.to_json(), "rows": closings}
    (folder / complete_rows.NAME).write_text(json.dumps(data))
    return folder


def test_a_claim_is_checked_on_whole_rows(tmp_path: Path) -> None:
    """On the 1 x 1 board the pairs m = 1, p = 7 are those of WN; in row 0 they have (0, 1), (0, 2), ... too."""
    result = run("check", str(_closed(tmp_path / "bad", "WN", Beatty(1, 7), 1, 1)))
    assert result.code == 1
    assert "a board with all claimed positions of its rows: (0, 1) is off it" in result.out
    result = run("check", str(_closed(tmp_path / "good", "WN", Beatty(1, 1), 4, 6)))
    assert result.code == 0
    assert "hold exactly these P-positions of WN: the Beatty pairs {a_n, b_n}, m = 1, p = 1, every column" in result.out
