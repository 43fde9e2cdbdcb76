"""For which k and kind: against trying every k; and the proof of "none" says no more than it may."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.cli.run import run
from tests.strategies import rulesets_without_terminals as rulesets
from verifier.certificate.check import rule_sets
from verifier.certificate.check.blockings import Kinds, Manoeuvres
from verifier.claims.kinds import Beatty, Listed
from verifier.games.board import Board
from verifier.games.names import parse_game
from verifier.games.rules import Block, Ruleset
from verifier.solve.retrograde import sweep
from verifier.synthesis.answers import Effort
from verifier.synthesis.blocking_answer import blocking_answer
from verifier.synthesis.evidence import prove_no_manoeuvre
from verifier.synthesis.manoeuvres import interval, kinds
from verifier.synthesis.target import Target

normal = rulesets.filter(lambda rules: rules.ending == "normal")


@settings(max_examples=60, deadline=None)
@given(normal, st.data())
def test_the_interval_is_every_k_that_does_and_none_is_proved(rules: Ruleset, data: st.DataObject) -> None:
    size = 6
    kind, l = data.draw(st.sampled_from(kinds(3)))
    k = data.draw(st.integers(0, 3))
    target = sweep(Board(replace(rules, block=Block(k, kind, l)), size, size))  # type: ignore[arg-type]
    if data.draw(st.booleans()):
        x, y = data.draw(st.integers(0, size - 1)), data.draw(st.integers(0, size - 1))
        target[x, y] = not target[x, y]
    found = interval(rules, kind, l, target)
    for j in range(size * size):
        right = sweep(Board(replace(rules, block=found.block(j)), size, size)) == target
        inside = not found.empty and found.least <= j and (found.most is None or j <= found.most)
        assert inside == bool(right.all())
    if found.empty:
        assert prove_no_manoeuvre(rules, [found], Listed.from_array(target), target).statement


def test_an_empty_target_is_no_p_set() -> None:
    found = interval(parse_game("WN"), "any", 1, np.zeros((3, 3), dtype=bool))
    assert (found.most, found.why) == (-1, ((0, 0),))


def test_a_k_without_upper_end_is_looked_for_on_the_wider_board() -> None:
    """On 2 x 2 no position has more than one 2-roob-type option; on 6 x 6 only k = 2 has the P-set of 2WN^3."""
    answer = blocking_answer(Target(Beatty(2, 3), (3, 3)), parse_game("2WN"), 2, Effort())
    alive = [entry for entry in answer.to_json()["answers"] if entry["test"]["survives"]]
    assert [entry["name"] for entry in alive] == ["2WN^3"]
    assert any("die on 9 x 9" in line for line in answer.lines())


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """3WN has with no blocking the P-set of WN^(2); for "all options" this takes two positions and the order."""
    where = tmp_path_factory.mktemp("certificates") / "none"
    result = run("synthesize", "-t", "WN^(2)", "-b", "15", "--blocking", "3WN", "--certificate", str(where))
    assert result.code == 1
    assert "None, proved" in result.out
    return where


def test_the_certificate_is_accepted(folder: Path) -> None:
    accepted = run("check", str(folder))
    assert accepted.code == 0
    assert "no k exactly the P-positions" in accepted.out


@pytest.mark.parametrize(
    "change",
    [
        lambda m: m["family"]["kinds"].pop(),
        lambda m: m["family"]["kinds"].append({"kind": "roob", "l": 1}),
        lambda m: m["family"]["kinds"].reverse(),
        lambda m: m["family"]["kinds"][0].update(kind="none"),
        lambda m: m["family"]["game"]["moves"].pop(),
        lambda m: m["family"]["game"].update(block={"at_most": 1, "kind": "any"}),
        lambda m: m["family"]["game"].update(ending="misere"),
        lambda m: m["family"].update(switches=[]),
        lambda m: m.update(claim={"beatty": {"m": 3, "p": 1}}),
        lambda m: m["positions"].pop(),
        lambda m: m["positions"].reverse(),
        lambda m: m.update(counted=[1], start=[], at_least=1),
    ],
)
def test_a_changed_manifest_is_rejected(folder: Path, tmp_path: Path, change: Callable[[dict[str, Any]], None]) -> None:
    to = tmp_path / "changed"
    shutil.copytree(folder, to)
    manifest = json.loads((to / "manifest.json").read_text())
    change(manifest)
    (to / "manifest.json").write_text(json.dumps(manifest))
    assert rule_sets.check(to).exit_code == 1


@settings(max_examples=60, deadline=None)
@given(normal, st.data())
def test_a_clause_that_passes_holds_for_every_game_with_the_target(rules: Ruleset, data: st.DataObject) -> None:
    """The audit lets no clause pass that a true (kind, k) violates."""
    size, chosen = 5, kinds(2)
    number = data.draw(st.integers(0, len(chosen) - 1))
    k = data.draw(st.integers(0, 3))
    block = Block(k, *chosen[number])  # type: ignore[arg-type]
    target = sweep(Board(replace(rules, block=block), size, size))
    plain = Kinds(replace(rules, block=None), tuple(Block(1, *kind) for kind in chosen))  # type: ignore[arg-type]
    audit = Manoeuvres(plain, bytearray(target.astype(np.uint8).tobytes()), size, size)
    n = len(chosen)
    for a in range(1, 5):
        for clause in ([-number - 1], [-number - 1, n + a], [-number - 1, -n - a]):
            true = len(clause) == 2 and (k >= a) == (clause[1] > 0)
            if not true:
                assert not any(audit.follows(clause, (x, y)) for x in range(size) for y in range(size))
        assert not any(audit.structural([sign * (n + a)]) for sign in (1, -1))
    assert audit.structural([-n - 3, n + 1])
    assert not audit.structural([-n - 1, n + 3])
