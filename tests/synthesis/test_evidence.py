"""Proofs of "none" and "no fewer": made for random questions, and rejected when anything in them is changed."""

from __future__ import annotations

import hashlib
import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from kernel_encodings.rules_from_p import RulesQuestion, Unknowns
from numpy.typing import NDArray

from tests.synthesis.questions import brute_force, questions
from verifier.certificate.check import kind_of, rule_sets
from verifier.claims.kinds import Beatty, Listed
from verifier.games.rules import Bishop, Block
from verifier.synthesis import switches
from verifier.synthesis.evidence import prove_at_least, prove_none
from verifier.synthesis.search import learn
from verifier.synthesis.smallest import fewest


@settings(max_examples=40, deadline=None)
@given(questions())
def test_none_is_proved_exactly_where_there_is_none(asked: tuple[Unknowns, NDArray[np.bool_]]) -> None:
    family, target = asked
    question, claim = RulesQuestion(family, target), Listed.from_array(target)
    clauses, _ = learn(question)
    evidence = prove_none(question, claim, clauses)
    assert (evidence is None) == bool(brute_force(family, target))


@settings(max_examples=40, deadline=None)
@given(questions())
def test_no_fewer_is_proved_and_one_more_is_not(asked: tuple[Unknowns, NDArray[np.bool_]]) -> None:
    family, target = asked
    answers = brute_force(family, target)
    if not answers or family.block:
        return
    question, claim = RulesQuestion(family, target), Listed.from_array(target)
    clauses = question.clauses()
    start = frozenset(range(0, len(family.switches), 2))
    costly = [-s - 1 if s in start else s + 1 for s in range(len(family.switches))]
    optimum = fewest([c.literals for c in clauses], costly)
    assert optimum.true is not None
    least = min(len(on ^ start) for on in answers)
    assert len(optimum.true) == least
    if least:
        assert prove_at_least(question, claim, clauses, sorted(start), least, optimum.cores) is not None
    if least < len(family.switches):
        assert prove_at_least(question, claim, clauses, sorted(start), least + 1, optimum.cores) is None


@pytest.fixture(scope="module")
def none_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """2-bishop, residues mod 4, one blocked 2-roob option: not the Beatty pairs (2, 3)."""
    family = switches.residues(4, (Bishop(2),), Block(1, "roob", 2))
    question = RulesQuestion(family.unknowns, Beatty(2, 3).array(16, 16))
    folder = tmp_path_factory.mktemp("certificates") / "none"
    assert prove_none(question, Beatty(2, 3), learn(question)[0], folder) is not None
    return folder


@pytest.fixture(scope="module")
def fewer_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The smallest invariant rule set of Wythoff Nim on 9 x 9."""
    family = switches.vectors(9, 9)
    question = RulesQuestion(family.unknowns, Beatty(1, 1).array(9, 9))
    clauses = question.clauses()
    optimum = fewest([c.literals for c in clauses], range(1, len(family.labels) + 1))
    assert optimum.true is not None
    folder = tmp_path_factory.mktemp("certificates") / "fewer"
    assert prove_at_least(question, Beatty(1, 1), clauses, [], len(optimum.true), optimum.cores, folder) is not None
    return folder


def _sealed(folder: Path) -> None:
    """Make hashes and sizes right again: the change itself must be what the checker sees."""
    manifest = json.loads((folder / "manifest.json").read_text())
    for name in ("formula.cnf", "proof.lrat"):
        content = (folder / name).read_bytes()
        manifest["sha256"][name] = hashlib.sha256(content).hexdigest()
        manifest["sizes"][name] = len(content)
    (folder / "manifest.json").write_text(json.dumps(manifest))


def _changed(folder: Path, to: Path, change: Callable[[dict[str, Any]], None]) -> rule_sets.Report:
    shutil.copytree(folder, to)
    manifest = json.loads((to / "manifest.json").read_text())
    change(manifest)
    (to / "manifest.json").write_text(json.dumps(manifest))
    return rule_sets.check(to)


def test_the_folders_are_accepted_and_say_what_they_prove(none_folder: Path, fewer_folder: Path) -> None:
    assert kind_of(none_folder).name == "rules"
    report = rule_sets.check(none_folder)
    assert report.exit_code == 0
    assert "none have exactly the P-positions" in str(report.statement)
    assert "switch on at least" in str(rule_sets.check(fewer_folder).statement)


@pytest.mark.parametrize(
    "change",
    [
        lambda m: m["claim"]["beatty"].update(p=1),
        lambda m: m["claim"]["beatty"].update(m=1),
        lambda m: m.update(board=[15, 3]),
        lambda m: m["family"]["block"].update(at_most=2),
        lambda m: m["family"]["switches"].append({"type": "rook"}),
        lambda m: m["family"]["fixed"][0].update(width=3),
        lambda m: m["positions"].pop(),
        lambda m: m["positions"].append([0, 0]),
        lambda m: m["positions"].reverse() if len(m["positions"]) > 1 else m["positions"].pop(),
        lambda m: m.update(version=2),
        lambda m: m.update(more=1),
        lambda m: m["sha256"].update({"proof.lrat": "0" * 64}),
        lambda m: m["sizes"].update(clauses=10**12),
        lambda m: m.update(board=[10**9, 10**9]),
    ],
)
def test_a_changed_manifest_is_rejected(none_folder: Path, tmp_path: Path, change: Callable[..., None]) -> None:
    report = _changed(none_folder, tmp_path / "changed", change)
    assert report.exit_code == 1, report.reason


@pytest.mark.parametrize(
    "change",
    [
        lambda m: m.update(at_least=m["at_least"] + 1),
        lambda m: m["counted"].pop(),
        lambda m: m["counted"].reverse(),
        lambda m: m["counted"].append(m["counted"][0]),
        lambda m: m["counted"].append(-m["counted"][0]),
        lambda m: m.update(start=[0]),
        lambda m: m["family"]["switches"].pop(0),
        lambda m: [m.pop(key) for key in ("counted", "at_least", "start")],
    ],
)
def test_a_changed_count_is_rejected(fewer_folder: Path, tmp_path: Path, change: Callable[..., None]) -> None:
    report = _changed(fewer_folder, tmp_path / "changed", change)
    assert report.exit_code == 1, report.reason


@pytest.mark.parametrize("which", ["none", "fewer"])
@pytest.mark.parametrize("name", ["formula.cnf", "proof.lrat"])
def test_a_changed_line_is_rejected_or_harmless(
    which: str, name: str, tmp_path: Path, none_folder: Path, fewer_folder: Path
) -> None:
    """A line with its last number negated, left out, or repeated at the end.

    The manifest stays, and with it the statement, which is true: what is still accepted is still a proof of it.
    """
    source = none_folder if which == "none" else fewer_folder
    lines = (source / name).read_text().splitlines()
    rejected = 0
    for n in range(0, len(lines), max(1, len(lines) // 12)):
        numbers = lines[n].split()
        for kind, new in (("sign", [*numbers[:-2], "-" + numbers[-2], "0"]), ("drop", None), ("twice", numbers)):
            to = tmp_path / f"{n}-{kind}"
            shutil.copytree(source, to)
            changed = [*lines[:n], *([] if new is None else [" ".join(new).replace("--", "")]), *lines[n + 1 :]]
            changed += [lines[n]] if kind == "twice" else []
            (to / name).write_text("\n".join(changed) + "\n")
            _sealed(to)
            rejected += rule_sets.check(to).exit_code == 1
            assert rule_sets.check(to).exit_code in (0, 1)
            shutil.rmtree(to)
    assert rejected > 0


def test_other_folders_are_not_this_kind(tmp_path: Path) -> None:
    assert kind_of(tmp_path).name != "rules"
    (tmp_path / "manifest.json").write_text("[" * 100_000)
    assert kind_of(tmp_path).name != "rules"
    assert rule_sets.check(tmp_path).exit_code == 2
