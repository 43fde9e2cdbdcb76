"""Theorems for Coq: what is written is accepted, and wrong automata are not."""

from __future__ import annotations

import copy
import random
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from verifier.automata.coq import REQUIRED, HintError, coq_theorem, hints, write_and_compile
from verifier.automata.systems import named
from verifier.base.coqc import compile_theorem, compiled_library
from verifier.certificate.check.automaton import Certificate, RejectedError, prove
from verifier.games.rules import Bishop, Block, Rook, Ruleset, triangle
from verifier.theorems.one_game import theorem

WYTHOFF: dict[str, Any] = {
    "rules": {"moves": [{"type": "rook"}, {"type": "bishop"}]},
    "substitution": [[0, 1], [0]],
    "dfa": {
        "start": 0,
        "accept": [1, 0, 0, 1, 1, 0, 0],
        "next": [
            [[0, 0, 0], [0, 1, 1], [1, 0, 2]],
            [[1, 0, 3]],
            [[0, 1, 4]],
            [[0, 0, 5], [0, 1, 1]],
            [[0, 0, 6], [1, 0, 2]],
            [[0, 0, 3], [0, 1, 1]],
            [[0, 0, 4], [1, 0, 2]],
        ],
    },
}
needs_coq = pytest.mark.skipif(shutil.which("coqc") is None, reason="needs Coq")


def mutated(rng: random.Random, right: dict[str, Any] = WYTHOFF) -> dict[str, Any]:
    """A certificate with one change: a state, a transition, a state that is never reached, or the rules."""
    data = copy.deepcopy(right)
    dfa = data["dfa"]
    match rng.randrange(5):
        case 0:
            state = rng.randrange(len(dfa["accept"]))
            dfa["accept"][state] ^= 1
        case 1:
            row = rng.choice([row for row in dfa["next"] if row])
            rng.choice(row)[2] = rng.randrange(len(dfa["accept"]))
        case 2:
            row = rng.choice([row for row in dfa["next"] if row])
            row.remove(rng.choice(row))
        case 3:
            dfa["accept"].append(1)
            dfa["next"].append([])
        case _:
            data["rules"] = rng.choice(
                (
                    {"moves": [{"type": "rook"}]},
                    {"moves": [{"type": "rook"}, {"type": "bishop", "width": 2}]},
                    {"moves": [{"type": "rook"}, {"type": "bishop"}], "ending": "misere"},
                    {"moves": [{"type": "rook"}, {"type": "bishop"}], "removed": [1, 1]},
                    {"moves": [{"type": "rook"}, {"type": "bishop"}], "terminal": [[1, 1]]},
                    {"moves": [{"type": "rook"}, {"type": "bishop"}], "block": {"at_most": 1, "kind": "any"}},
                )
            )
    return data


def by_python(data: dict[str, Any]) -> bool:
    try:
        prove(Certificate.read(data))
    except RejectedError:
        return False
    return True


def by_hints(data: dict[str, Any]) -> bool:
    try:
        hints(data)
    except HintError:
        return False
    return True


def test_the_statement_comes_before_the_hints() -> None:
    text = coq_theorem(WYTHOFF, "Wythoff Nim (* and a trap *)", 'a "quoted" word', [(0, 0), (1, 2), (2, 1)])
    assert (
        text.index("moves := [Rook 1 [0]; Bishop 1 1]") < text.index("Definition statement") < text.index("the_hints")
    )
    assert "forall x y,\n  Pposition (game_of the_rules) (x, y) <-> accepts the_automaton x y = true" in text
    assert "(* and" not in text
    assert '"' not in text
    assert text.endswith("Print Assumptions proved.\n")


def test_a_removed_rectangle_is_in_the_statement() -> None:
    data = copy.deepcopy(WYTHOFF)
    data["rules"]["removed"] = [1, 1]
    assert not by_hints(data)


def test_a_wrong_automaton_has_no_hints_and_says_where() -> None:
    data = copy.deepcopy(WYTHOFF)
    data["dfa"]["accept"][3] = 0
    with pytest.raises(HintError) as error:
        hints(data)
    assert error.value.position in {(1, 2), (2, 1)}


def test_mutated_certificates_have_hints_if_the_checker_accepts_them() -> None:
    rng = random.Random(5)
    said = [(by_python(data), by_hints(data)) for data in (mutated(rng) for _ in range(30))]
    assert all(python == coq for python, coq in said)
    assert {python for python, _ in said} == {False, True}


@needs_coq
@pytest.mark.slow
def test_coq_accepts_wythoff_nim_without_an_axiom(tmp_path: Path) -> None:
    word = write_and_compile(tmp_path, WYTHOFF, "Wythoff Nim", "")
    assert word.accepted, word.said


@needs_coq
@pytest.mark.slow
def test_coq_rejects_what_the_checker_rejects(tmp_path: Path) -> None:
    """Hints of the right automaton with a changed one: Coq alone has to see it."""
    text = coq_theorem(WYTHOFF, "Wythoff Nim")
    changes = (
        ("accepting 4 [", "rejecting 4 ["),
        ("goes 1 0 4", "goes 1 0 5"),
        ("Bishop 1 1", "Bishop 2 1"),
        ("ends := Normal", "ends := Misere"),
        ("terminal := Cells []", "terminal := Cells [(1, 1)]"),
        ("block_number := 0", "block_number := 1"),
        ("Rook 1 [0]", "Rook 2 [0]"),
        ("[[0; 1]; [0]]", "[[0; 1]; [1]]"),
    )
    for n, (old, new) in enumerate(changes):
        assert old in text
        file = tmp_path / f"Wrong{n}.v"
        file.write_text(text.replace(old, new, 1))
        assert compile_theorem(file, REQUIRED).accepted is False, (old, new)


def others() -> list[dict[str, Any]]:
    """Certificates with blocking, misere play, a removed rectangle and terminal positions."""
    queen = (Rook(), Bishop())
    games = (
        (Ruleset(queen, Block(2)), "base:2"),
        (Ruleset(queen, ending="misere"), "fibonacci"),
        (Ruleset((Rook(), Bishop(2)), removed=(1, 1)), "cf:2"),
        (Ruleset(queen, terminal=triangle(1)), "fibonacci"),
    )
    found = [theorem(rules, 60.0, [named(system)]).found for rules, system in games]
    return [one.to_json() for one in found if one is not None]


@needs_coq
@pytest.mark.slow
def test_coq_and_the_checker_agree_on_200_mutated_certificates(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Coq computes its check for each, with hints that are written whether the automaton is right or not."""
    module = sys.modules["verifier.automata.coq.hints"]  # the package has a function of this name
    monkeypatch.setattr(module, "_product", lambda *pieces: 4000)
    rng = random.Random(18)
    right = [WYTHOFF, *others()]
    assert len(right) == 5
    mutants = [mutated(rng, right[n % 5]) for n in range(200)]
    lines: list[str] = []
    for n, data in enumerate(mutants):
        head, _, rest = coq_theorem(data, "a mutant").partition("Definition the_rules")
        lines += [] if lines else [head]
        pieces = "Definition the_rules" + rest.partition("(** ** The proof")[0]
        lines += [f"Module M{n}.", pieces, "Eval vm_compute in check the_rules the_automaton the_hints.", f"End M{n}."]
    (tmp_path / "Mutants.v").write_text("\n".join(lines))
    command = ["coqc", "-q", "-R", str(compiled_library(REQUIRED)), "Wythoff", "Mutants.v"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    by_coq = [word == "true" for word in re.findall(r"^ *= (true|false)$", done.stdout, re.M)]
    assert by_coq == [by_python(data) for data in mutants]
    assert 10 < sum(by_coq) < 190
