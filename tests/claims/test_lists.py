"""Lists as people have them, and what is said of how they were read."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.run import run
from verifier.base.errors import UserError
from verifier.claims.kinds import Listed, parse_claim
from verifier.claims.lists import b_files, extent, for_game, from_csv, from_text, notes
from verifier.games.names import parse_game
from verifier.solve.rows import rows

WN, SHIFTED = parse_game("WN"), parse_game("2x3WN_1")
PAIRS = [(0, 0), (1, 2), (3, 5), (4, 7), (6, 10), (8, 13)]
BOTH = frozenset(PAIRS) | {(d, c) for c, d in PAIRS}


@pytest.mark.parametrize(
    "text",
    [
        "{0,0} {1, 2} {3,5}\n{4, 7}, {6, 10}; {8, 13}.",
        "{{0,0}, {1,2}, {3,5}, {4,7}, {6,10}, {8,13}}",
        "# pairs\n{0, 0}\n{1, 2}\n{3, 5}\n{4, 7}\n{6, 10}\n{8, 13}\n",
    ],
)
def test_braces_are_unordered_pairs(text: str) -> None:
    found = from_text(text)
    assert found.positions == BOTH
    assert found.pairs == 6


@pytest.mark.parametrize(
    "text",
    [
        "0 0\n1 2\n3 5\n4 7\n6 10\n8 13",
        "(0,0),(1,2),(3,5),(4,7),(6,10),(8,13)",
        "[0,0] [1,2] [3,5] [4,7] [6,10] [8,13]",
    ],
)
def test_without_mirror_images_a_list_is_one_of_pairs_where_the_game_is_symmetric(text: str) -> None:
    found = from_text(text)
    assert found.positions == frozenset(PAIRS)
    assert for_game(found, WN) == Listed(BOTH)
    assert for_game(found, SHIFTED) == found
    one_mirrored = Listed(found.positions | {(2, 1)})
    assert for_game(one_mirrored, WN) == one_mirrored
    assert for_game(Listed.of([(0, 0)]), WN) == Listed.of([(0, 0)])


def test_csv_with_a_heading() -> None:
    lines = "\n".join(f"{n},{d - c},{c},{d}" for n, (c, d) in enumerate(PAIRS))
    assert from_csv(f"n,difference,c,d\n{lines}").positions == BOTH
    assert from_csv("x;y\n0;0\n1;2").positions == {(0, 0), (1, 2)}
    assert from_csv("0,0\n1,2").positions == {(0, 0), (1, 2)}
    with pytest.raises(UserError, match="two numbers"):
        from_csv("n,c,d\n0,0")


@pytest.mark.parametrize("text", ["", "one two", "1", "(1, x)", "1 2 3", "{1,2} {2,1}", "{1,2} {1,2}", "(1,2) (1,2)"])
def test_what_is_no_list(text: str) -> None:
    with pytest.raises(UserError):
        from_text(text)


def write_b_file(path: Path, values: list[int], first: int = 0) -> Path:
    path.write_text("# made here\n" + "".join(f"{n} {a}\n" for n, a in enumerate(values, first)))
    return path


def test_b_files_of_either_coordinate_and_of_both(tmp_path: Path) -> None:
    c, d = (values.tolist() for values in rows(WN, 40).upper())
    one, two = write_b_file(tmp_path / "c.txt", c), write_b_file(tmp_path / "d.txt", d)
    every = frozenset(zip(c, d, strict=True)) | frozenset(zip(d, c, strict=True))
    for text in (f"c={one}", f"d={two}", f"c={one},d={two}"):
        assert b_files(text, WN).positions == every
    later = write_b_file(tmp_path / "later.txt", d[1:], 1)  # as the OEIS has A001950
    found = b_files(f"d={later}", WN)
    assert found.positions == every
    assert "begins with n = 1" in found.note
    wrong = write_b_file(tmp_path / "wrong.txt", [*d[:5], d[5] + 1, *d[6:]])
    result = run("verify", "WN", "--claim", f"bfile:d={wrong}")
    assert result.code == 1
    assert "(8, 13)" in result.out or "(8, 14)" in result.out
    with pytest.raises(UserError, match="treats the two heaps alike"):
        b_files(f"d={two}", SHIFTED)


def test_how_far_a_list_goes_is_said(tmp_path: Path) -> None:
    c, d = (values.tolist() for values in rows(WN, 40).upper())
    path = tmp_path / "pairs.txt"
    path.write_text(" ".join(f"{{{one}, {two}}}" for one, two in zip(c, d, strict=True)))
    result = run("verify", "WN", "--claim", str(path))
    assert result.code == 0
    assert f"Your list ends at row {c[-1]}: checked to there, on the {c[-1] + 1} x {d[-1] + 1} board." in result.out
    assert "stands for (c, d) and (d, c)" in result.out
    assert extent(parse_claim(str(path))) == (c[-1] + 1, d[-1] + 1)
    assert extent(Listed.of([(0, 0), (1, 5), (2, 1)])) == (3, 6)
    assert extent(Listed.of([(0, 0), (0, 2), (2, 0)])) == (3, 3)  # as a board has them: a square
    assert extent(Listed.of_pairs([(0, 0), (0, 2)])) == (1, 3)
    beyond = run("verify", "WN", "--claim", str(path), "--board", "80", "--json")
    assert beyond.code == 1
    assert json.loads(beyond.out)["notes"][-1].startswith(f"Your list ends at row {c[-1]}, and was taken")


def test_words_of_lists() -> None:
    assert str(Listed.of([])) == "no positions at all"
    assert str(Listed.of([(0, 0)])) == "the listed position"
    assert str(Listed.of([(0, 0), (1, 2)])) == "the 2 listed positions"
    assert str(Listed.of_pairs([(0, 0), (1, 2)])) == "the 2 listed pairs {c, d}"


def test_a_b_file_that_is_taken_for_pairs_is_noticed() -> None:
    text = "".join(f"{n} {d}\n" for n, d in enumerate((0, 2, 5, 7, 10)))
    assert "bfile:" in from_text(text).note
    assert "bfile:" in notes(for_game(from_text(text), parse_game("WN")), (9, 9), True)[0]
    assert from_text("0 0\n1 2\n3 5\n4 7\n6 10\n").note == ""
