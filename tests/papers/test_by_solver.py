"""Theorem 4.1 and Proposition 5.2 are asked of a solver too, and its word counts."""

from __future__ import annotations

import pytest

from verifier.base.verdict import Status, Verdict
from verifier.papers.model import Scope, passed
from verifier.papers.restrictions.section4 import asked
from verifier.verification import all_sequences


def test_a_solver_agrees() -> None:
    outcome = asked("4.1", passed(Scope.quick().reach(also="something")))
    assert outcome.holds
    assert outcome.reach.also == "something; a solver agrees for m, p <= 2 and n <= 12"


@pytest.mark.parametrize(("status", "holds"), [(Status.REFUTED, False), (Status.UNKNOWN, True)])
def test_a_solver_that_finds_another_pair_or_gives_up(
    status: Status, holds: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(all_sequences, "only_beatty", lambda *_: Verdict(status, "Another pair."))
    outcome = asked("5.2 (i)", passed(Scope.quick().reach(also="something")))
    assert outcome.holds is holds
    assert outcome.witness == (None if holds else "Another pair.")
    assert outcome.reach.also == ("something" if holds else "indices up to 12")
