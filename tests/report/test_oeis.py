"""The folder for the OEIS: what is stored is what the command makes, and entries that were looked up agree."""

from __future__ import annotations

import json
from dataclasses import replace
from math import isqrt
from pathlib import Path

import pytest

from verifier.base.errors import DisagreementError, UserError
from verifier.games.names import parse_game
from verifier.games.rules import Ruleset, Vectors
from verifier.report.oeis import FORMULAS, SEQUENCES, HeapSequence, LookedUp, draft, main, pages, run, search, terms

FOLDER = Path(__file__).parents[2] / "results" / "oeis"
LOOKED_UP = LookedUp.read(FOLDER / "looked-up.json")


def test_the_folder_is_what_the_command_makes() -> None:
    made = dict(pages(LOOKED_UP))
    assert {path.name for path in FOLDER.iterdir()} == {*made, "looked-up.json"}
    for name, text in made.items():
        assert (FOLDER / name).read_text() == text, name


def test_a_wrong_number_is_found_out() -> None:
    wrong = replace(LOOKED_UP, entries={**LOOKED_UP.entries, "A000201": LOOKED_UP.entries["A001951"]})
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
    (tmp_path / "looked-up.json").write_text("[]")
    with pytest.raises(UserError, match="looked-up"):
        main(str(tmp_path))


def _line(number: str, values: list[int]) -> str:
    return f"{number} ,{','.join(map(str, values))},\n"


def test_a_search_by_terms() -> None:
    d = terms(HeapSequence("3WN^(2,4)", "d").rules, "d", 60)
    wrong = [*d[:-1], d[-1] + 1]
    lines = [
        "# A comment\n",
        _line("A900001", d),
        _line("A900002", d[1:]),
        _line("A900003", wrong),
        _line("A900004", d[:9]),
    ]
    assert search(lines) == {"entries": 4, "found": {"3WN^(2,4) d": ["A900001", "A900002"]}}


def test_an_entry_may_begin_after_several_zeros() -> None:
    c = terms(HeapSequence("3WN^(2,4)", "c").rules, "c", 60)
    assert search([_line("A900001", c[3:]), _line("A900002", c[2:])])["found"] == {"3WN^(2,4) c": ["A900001"]}


def test_the_table_has_what_the_search_found_and_no_more() -> None:
    found = LOOKED_UP.search["found"]
    assert set(found) <= {sequence.name for sequence in SEQUENCES}
    for sequence in SEQUENCES:
        numbers = found.get(sequence.name, [])
        assert (sequence.number in numbers) if sequence.number else not numbers
    for number, entry in LOOKED_UP.entries.items():
        assert f"seq/{number[:4]}/{number}.seq, commit " in entry["from"]


@pytest.mark.parametrize(
    "arguments", [[], ["a", "b"], ["no-such-folder"], ["results/oeis", "--search", "no-such-file"]]
)
def test_bad_arguments_end_in_a_sentence(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(arguments) == 2
    assert capsys.readouterr().err.strip().count("\n") == 0


def test_the_search_as_a_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "stripped").write_text(_line("A900001", terms(HeapSequence("WN", "d").rules, "d", 30)))
    assert run(["results/oeis", "--search", str(tmp_path / "stripped")]) == 0
    assert json.loads(capsys.readouterr().out) == {"entries": 1, "found": {"WN d": ["A900001"]}}


def _moves(name: str) -> tuple:  # type: ignore[type-arg]
    game = parse_game(name)
    assert isinstance(game, Ruleset)
    return game.moves
