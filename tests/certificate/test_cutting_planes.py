"""Bounds in the field's own format: the proofs are accepted, and none of a bound that is too high is."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings

from tests.certificate import pseudo_boolean
from tests.cli.run import run
from tests.strategies import rulesets_without_terminals as rulesets
from verifier.certificate.check import covers
from verifier.certificate.write import cutting_planes
from verifier.claims.kinds import Beatty, Listed
from verifier.games.board import Board
from verifier.games.rules import Ruleset
from verifier.solve.retrograde import sweep
from verifier.synthesis.answers import Effort
from verifier.synthesis.invariant_answer import invariant_answer
from verifier.synthesis.target import Target

STORED = sorted((Path(__file__).parents[2] / "results" / "synthesis").glob("smallest-20-m[23]-p[23]"))


def _text(folder: Path) -> tuple[str, str]:
    return (folder / "bound.opb").read_text(), (folder / cutting_planes.PROOF).read_text()


@pytest.mark.parametrize("folder", STORED, ids=lambda folder: folder.name)
def test_every_stored_bound_has_a_proof(folder: Path, tmp_path: Path) -> None:
    cutting_planes.write(folder, tmp_path)
    formula, proof = _text(tmp_path)
    pseudo_boolean.check(formula, proof)
    right = formula.rindex(">=")
    weaker = f"{formula[:right]}>= {int(formula[right + 2 : -3]) - 1} ;\n"  # one move more: that bound is not proved
    with pytest.raises(pseudo_boolean.RefusedError):
        pseudo_boolean.check(weaker, proof)


normal = rulesets.filter(lambda rules: rules.ending == "normal" and not rules.block and not rules.removed)


@settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(normal)
def test_a_certificate_brings_formula_and_proof(tmp_path: Path, rules: Ruleset) -> None:
    target = Target(Listed.from_array(sweep(Board(rules, 6, 6))), (6, 6))
    folder = tmp_path / "bound"
    if invariant_answer(target, Effort(certificate=folder, force=True), asymmetric=True).code == 0:
        pseudo_boolean.check(*_text(folder))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    invariant_answer(Target(Beatty(2, 2), (20, 20)), Effort(certificate=tmp_path / "bound"))
    return tmp_path / "bound"


def test_the_formula_must_be_that_of_the_rows(folder: Path) -> None:
    assert covers.check(folder).exit_code == 0
    formula, _ = _text(folder)
    for changed in (formula.replace("m0_", "m1_", 1), formula[: formula.index("\n") + 1], formula + "\n", ""):
        (folder / "bound.opb").write_text(changed)
        assert covers.check(folder).exit_code == 1


def test_veripb_is_asked(folder: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path / "bin") + ":/usr/bin:/bin")
    assert "veripb is not here" in run("check", str(folder), "--external").out
    (tmp_path / "bin").mkdir()
    tool = tmp_path / "bin" / "veripb"
    for word, code in (("succeeded", 0), ("failed", 1)):
        tool.write_text(f'#!/bin/sh\ntest -s "$1" && test -s "$2" && echo "Verification {word}."\n')
        tool.chmod(0o755)
        assert run("check", str(folder), "--external").code == code


@pytest.mark.skipif(shutil.which("veripb") is None, reason="veripb is not installed")
def test_veripb_agrees(folder: Path) -> None:
    files = [str(folder / "bound.opb"), str(folder / cutting_planes.PROOF)]
    assert "Verification succeeded." in subprocess.run(["veripb", *files], capture_output=True, text=True).stdout
