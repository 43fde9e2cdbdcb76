"""The folder for the OEIS: what is stored is what the command makes, and entries that were looked up agree."""

from __future__ import annotations

import json
from math import isqrt
from pathlib import Path

import pytest

from verifier.base.errors import DisagreementError, UserError
from verifier.games.notation import parse_game
from verifier.games.rules import Ruleset, Vectors
from verifier.report.oeis import FORMULAS, SEQUENCES, HeapSequence, draft, main, pages, terms

FOLDER = Path(__file__).parents[2] / "results" / "oeis"
LOOKED_UP = json.loads((FOLDER / "looked-up.json").read_text())


def test_the_folder_is_what_the_command_makes() -> None:
    made = dict(pages(LOOKED_UP))
    assert {path.name for path in FOLDER.iterdir()} == {*made, "looked-up.json"}
    for name, text in made.items():
        assert (FOLDER / name).read_text() == text, name


def test_a_wrong_number_is_found_out() -> None:
    wrong = LOOKED_UP | {"A000201": LOOKED_UP["A001951"]}
    with pytest.raises(DisagreementError, match="WN c is not A000201"):
        list(pages(wrong))


def test_the_formulas_of_drafts() -> None:
    n = range(300)
    assert terms(HeapSequence("2WN^3", "c").rules, "c", 300) == [(isqrt(10 * i * i) - 2 * i) // 3 for i in n]
    assert terms(HeapSequence("2WN^3", "d").rules, "d", 300) == [(isqrt(10 * i * i) + 4 * i) // 3 for i in n]
    c, d = (terms(HeapSequence("3WN^(2,4)", part).rules, part, 300) for part in ("c", "d"))
    assert [y - x for x, y in zip(c, d, strict=True)] == [3 * i for i in n]
    assert len(FORMULAS) == 3


def test_the_fields_of_a_draft() -> None:
    for sequence in SEQUENCES:
        if sequence.number is None:
            lines = draft(sequence).splitlines()
            assert [line[:2] for line in lines if line[1] in "ISNAKO"] == ["%I", "%S", "%N", "%K", "%O", "%A"]
            assert all(line[3:5].rstrip() == "A" for line in lines)
            assert len(lines[1]) < 270


def test_old_b_files_are_initial_stretches_of_the_same() -> None:
    for game, part in (("2WN-2", "d"), ("2WN-2-3", "c"), ("3WN-2-4", "d")):
        old = (FOLDER.parent / "open-questions" / f"b-{game}-{part}.txt").read_text().splitlines()
        assert old[:400] == (FOLDER / f"b-{game}-{part}.txt").read_text().splitlines()


def test_what_has_no_sequence() -> None:
    with pytest.raises(UserError, match="treats the two heaps alike"):
        terms(Ruleset((*_moves("WN"), Vectors(((1, 2),)))), "c", 5)


def test_a_folder_without_entries(tmp_path: Path) -> None:
    with pytest.raises(UserError, match="looked-up"):
        main(str(tmp_path))


def _moves(name: str) -> tuple:  # type: ignore[type-arg]
    game = parse_game(name)
    assert isinstance(game, Ruleset)
    return game.moves
