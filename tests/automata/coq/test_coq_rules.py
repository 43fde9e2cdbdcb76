"""The rules in Python and in Coq say the same: options, blockable options and P-positions, on random rules."""

from __future__ import annotations

import json
import random
import re
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.certificate.test_verified import is_built
from verifier.automata.coq.coq_rules import CoqRules, HintError
from verifier.base.coqc import compiled_library
from verifier.base.errors import UserError
from verifier.certificate.check import verified
from verifier.games.board import Board
from verifier.games.coq_terms import coq_rules
from verifier.games.rules import PARTS, Bishop, Block, Bound, Part, Rook, Ruleset, Vectors, triangle
from verifier.solve.retrograde import sweep

SIDE = 7  # positions with x + y < SIDE are compared


def random_rules(rng: random.Random) -> Ruleset:
    parts: list[Part] = []
    while not parts:
        if rng.random() < 0.6:
            q = rng.randint(1, 3)
            parts.append(Rook(q, tuple(rng.sample(range(q), rng.randint(1, q)))))
        if rng.random() < 0.5:
            parts.append(Bishop(rng.randint(1, 3), rng.randint(1, 3)))
        if rng.random() < 0.4:
            vectors = {(rng.randint(0, 3), rng.randint(0, 3)) for _ in range(3)} - {(0, 0)} or {(1, 2)}
            parts.append(Vectors(tuple(vectors), rng.random() < 0.5))
        if rng.random() < 0.3:
            parts.append(Bound(rng.randint(1, 3), rng.randint(1, 3)))
    kind = rng.choice(("roob", "bishop", "any"))
    block = Block(rng.randint(0, 2), kind, rng.randint(1, 3) if kind == "roob" else 1)
    removed = (rng.randint(0, 2), rng.randint(0, 2)) if rng.random() < 0.4 else None
    terminal = triangle(rng.randint(0, 2)) if rng.random() < 0.3 else ((1, 2), (3, 0)) if rng.random() < 0.3 else ()
    return Ruleset(tuple(parts), block, removed, rng.choice(("normal", "misere")), terminal)


def positions() -> list[tuple[int, int]]:
    return [(x, n - x) for n in range(SIDE) for x in range(n + 1)]


def in_python(rules: Ruleset) -> list[list[tuple[int, int]]]:
    """For each position its options and, where some may be blocked, those; and the P-positions of the board."""
    said = []
    for x, y in positions():
        options = sorted(rules.options(x, y))
        said.append(options)
        if rules.block:
            said.append([(z, w) for z, w in options if rules.blockable(x - z, y - w)])
    board = sweep(Board(rules, SIDE, SIDE))
    said.append(sorted((x, y) for x, y in positions() if board[x, y]))
    return said


def in_coq(all_rules: list[Ruleset], folder: Path) -> list[list[list[tuple[int, int]]]]:
    cells = "; ".join(f"({x}, {y})" for x, y in positions())
    lines = ["From Coq Require Import List.", "From Wythoff Require Import Game Rules Solve.", "Import ListNotations."]
    lines += ["Set Printing Width 1000000. Set Printing Depth 1000000."]
    for rules in all_rules:
        term = coq_rules(rules)
        lists = "[options_list R v; blockables_list R v]" if rules.block else "[options_list R v]"
        lines += [
            f"Eval vm_compute in (let R := {term} in",
            f"  flat_map (fun v => {lists}) [{cells}]",
            f"  ++ [filter (fun v => negb (goneb R v)) (P_below R {SIDE})]).",
        ]
    (folder / "Rules_test.v").write_text("\n".join(lines))
    command = ["coqc", "-q", "-R", str(compiled_library("Rules")), "Wythoff", "Rules_test.v"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True)
    answers = []
    for line in re.findall(r"^ *= (\[.*\])$", done.stdout, re.MULTILINE):
        lists = re.findall(r"\[([^\[\]]*)\]", line[1:-1])
        answers.append([sorted((int(a), int(b)) for a, b in re.findall(r"\((\d+), (\d+)\)", text)) for text in lists])
    return answers


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("coqc") is None, reason="needs Coq")
def test_options_blockable_options_and_p_positions_are_the_same_in_coq(tmp_path: Path) -> None:
    """100 random rules; terminal cells are declared P, removed ones are no positions."""
    rng = random.Random(18)
    all_rules = [random_rules(rng) for _ in range(100)]
    compiled_library("Solve")
    answers = in_coq(all_rules, tmp_path)
    assert len(answers) == len(all_rules)
    for rules, answer in zip(all_rules, answers, strict=True):
        assert answer == in_python(rules), rules


@pytest.mark.skipif(not is_built(), reason="needs `make verified-checker`")
@pytest.mark.parametrize("number", [150, pytest.param(4000, marks=pytest.mark.slow)])
def test_the_same_by_the_program_made_from_coq(number: int) -> None:
    """The definitions of coq/Rules.v and coq/Solve.v, extracted: thousands of random rules."""
    rng = random.Random(number)
    all_rules = [random_rules(rng) for _ in range(number)]
    games = "".join(json.dumps(rules.to_json()) + "\n" for rules in all_rules)
    command = [str(verified.program()), "--rules", str(SIDE)]
    done = subprocess.run(command, input=games, capture_output=True, text=True, check=True)
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(answers) == number
    for rules, answer in zip(all_rules, answers, strict=True):
        pairs = zip(answer["options"], answer["blockable"], strict=True)
        said = [sorted(map(tuple, cells)) for pair in pairs for cells in (pair if rules.block else pair[:1])]
        assert [*said, sorted(map(tuple, answer["P"]))] == in_python(rules), rules


def test_rules_are_written_part_by_part() -> None:
    rules = Ruleset(
        (Rook(4, (1, 2)), Bishop(2, 3), Vectors(((1, 2),)), Vectors(((2, 1),), True), Bound(2, 1)),
        Block(2, "roob", 3),
        (1, 2),
        "misere",
        triangle(1),
    )
    text = coq_rules(rules)
    for piece in (
        "Rook 4 [1; 2]",
        "Bishop 2 3",
        "Vectors [(1, 2)]",
        "Multiples [(2, 1)]",
        "Bound 2 1",
        "block_kind := Roob 3",
        "block_number := 2",
        "removed := (1, 2)",
        "ends := Misere",
    ):
        assert piece in text


def test_a_game_that_ends_at_0_ends_there() -> None:
    """x + y <= 0 is a number in the rules as data, and 0 is a number."""
    rules = Ruleset((Rook(),), ending="misere", terminal=triangle(0))
    assert "terminal := Sum_at_most 0" in coq_rules(rules)
    assert "terminal := Cells []" in coq_rules(Ruleset((Rook(),)))


def test_a_part_that_coq_does_not_know_is_said_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    """A new kind of move first has a definition in Python."""

    @dataclass(frozen=True)
    class Knight:
        def __contains__(self, move: tuple[int, int]) -> bool:
            return sorted(move) == [1, 2]

    monkeypatch.setitem(PARTS, "knight", Knight)
    rules = Ruleset((Rook(), Knight()))
    with pytest.raises(UserError, match=r"Rules\.v does not know the part"):
        coq_rules(rules)
    with pytest.raises(HintError, match=r"Classes\.v does not know the part"):
        CoqRules(rules)
