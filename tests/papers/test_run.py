"""Running: verdicts, the store, what a second run reuses, and certificates that the checker accepts."""

from __future__ import annotations

import json
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from verifier.certificate.check import judge
from verifier.certificate.write import false_formula
from verifier.papers import run
from verifier.papers.letter import letter
from verifier.papers.model import CheckOutcome, Reach, Reading, Scope, Statement, Strength, passed
from verifier.papers.record import Proof, record_from_json
from verifier.papers.render import table
from verifier.papers.restrictions import PAPER

SCOPE = Scope(constants=4, board=40, index=20, rows=0)


def made(kind: str, holds: bool) -> Statement:
    check = (
        (lambda scope: passed(Reach(board=9)))
        if holds
        else (lambda scope: CheckOutcome(False, Reach(board=9), "(1,1)"))
    )
    return Statement("x", "Here", kind, Reading("It is so.", check))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("kind", "holds", "verdict"),
    [("result", True, "holds"), ("result", False, "erratum"), ("belief", True, "open"), ("belief", False, "refuted")],
)
def test_verdicts(kind: str, holds: bool, verdict: str) -> None:
    assert run.run_one(made(kind, holds), SCOPE).verdict == verdict


def test_for_ever_needs_the_book(monkeypatch: pytest.MonkeyPatch) -> None:
    statement = PAPER.statements["lem-3.3-ii"]
    monkeypatch.setattr(run, "theorem", lambda lemma, ask: None)
    assert run.run_one(statement, SCOPE).literal.strength is Strength.INSTANCES
    monkeypatch.setattr(run, "theorem", lambda lemma, ask: Proof((lemma,), "", 0, ""))
    assert run.run_one(statement, SCOPE).literal.strength is Strength.EVER


def test_a_proof_does_not_outvote_a_counterexample(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "theorem", lambda lemma, ask: Proof((lemma,), "", 0, ""))
    failing = Reading("No.", lambda scope: CheckOutcome(False, Reach(board=9), "(1,1)"), ("lem_3_3_ii",))
    record = run.run_one(Statement("x", "Here", "result", failing), SCOPE)
    assert record.verdict == "erratum"
    assert record.literal.strength is None


SMALL = ["table-1", "table-3", "fn-rectangles", "ex-6", "belief-complementary"]


def test_store_reuse_and_certificates(tmp_path: Path) -> None:
    first = list(run.run(PAPER, SMALL, SCOPE, tmp_path, prove=False))
    assert [reused for _, _, reused in first] == [False] * 5
    assert not run.changed(PAPER, (record for _, record, _ in first))
    for _, record, _ in first:
        assert bool(record.certificates) == (record.verdict != "holds")
        for certificate in record.certificates:
            assert judge(tmp_path / "certificates" / certificate.folder).accepted
        assert record_from_json(run.to_json(record, PAPER)) == record
    assert [reused for _, _, reused in run.run(PAPER, SMALL, SCOPE, tmp_path, prove=False)] == [True] * 5
    wider = Scope(constants=4, board=41, index=20, rows=0)
    assert not next(iter(run.run(PAPER, SMALL, wider, tmp_path, prove=False)))[2]
    # A certificate that is gone or spoiled is made again.
    manifest = tmp_path / "certificates" / "fn-rectangles" / "manifest.json"
    manifest.write_text(manifest.read_text().replace('"p": 3', '"p": 4'))
    assert [reused for _, _, reused in run.run(PAPER, SMALL[2:3], SCOPE, tmp_path, prove=False)] == [False]
    assert judge(manifest.parent).accepted


def test_a_certificate_of_something_else_is_made_again(tmp_path: Path) -> None:
    """However right it is: `1 == 2` is false, but it is not what the record says; nor is the same game elsewhere."""
    certificates = tmp_path / "certificates"

    def again(id: str) -> bool:
        return next(iter(run.run(PAPER, [id], SCOPE, tmp_path, prove=False)))[2]

    for id in ("table-3", "belief-complementary"):
        again(id)
        assert again(id)
    shutil.rmtree(certificates / "table-3")
    false_formula.write(certificates / "table-3", "x", "y", "1 == 2", {})
    assert judge(certificates / "table-3").accepted
    assert not again("table-3")
    # the two certificates of one statement, exchanged
    one, two = (certificates / f"belief-complementary-{k}" for k in (1, 2))
    for source, target in ((one, tmp_path / "x"), (two, one), (tmp_path / "x", two)):
        source.rename(target)
    assert judge(one).accepted
    assert not again("belief-complementary")
    # the same statement in another folder than the store's
    shutil.copytree(certificates / "table-3", tmp_path / "table-3")
    stored = json.loads((tmp_path / "statements.json").read_text())
    for record in stored["statements"]:
        for certificate in record.get("certificates", ()):
            certificate["folder"] = "../" + certificate["folder"]
    (tmp_path / "statements.json").write_text(json.dumps(stored))
    assert not again("table-3")


def test_an_interrupted_run_keeps_what_is_done(tmp_path: Path) -> None:
    steps = run.run(PAPER, SMALL, SCOPE, tmp_path, prove=False)
    next(steps)
    next(steps)
    steps.close()
    stored = json.loads((tmp_path / "statements.json").read_text())["statements"]
    assert [record["id"] for record in stored] == SMALL[:2]


def test_a_changed_outcome_is_noticed() -> None:
    record = run.run_one(PAPER.statements["table-1"], SCOPE, prove=False)
    assert run.changed(PAPER, [record]) == []
    assert run.changed(PAPER, [replace(record, verdict="erratum")]) == ["table-1"]


def test_pages(tmp_path: Path) -> None:
    records = [record for _, record, _ in run.run(PAPER, SMALL, SCOPE, tmp_path, prove=False)]
    page, note = table(PAPER, records), letter(PAPER, records)
    for id in SMALL:
        assert f"`{id}`" in page
    assert "*Table 3.*" in note
    assert "Table 1" not in note
    assert "wythoff check results/paper/certificates/" in note
    assert all(slip.place in note for slip in PAPER.slips)
    assert "All main results stand" not in note  # they were not asked about


def test_recording_one_outcome_leaves_the_others(tmp_path: Path) -> None:
    recorded = tmp_path / "recorded.json"
    shutil.copy(PAPER.recorded, recorded)
    paper = replace(PAPER, recorded=recorded)
    record = replace(run.run_one(PAPER.statements["table-1"], SCOPE, prove=False), verdict="erratum")
    run.record_outcomes(paper, [record])
    before, after = run.recorded(PAPER), run.recorded(paper)
    assert list(after) == list(before)
    assert [id for id in after if after[id] != before[id]] == ["table-1"]


def test_a_damaged_store_is_made_again(tmp_path: Path) -> None:
    for text in ("", "[]", '{"statements": [3]}', '{"statements": [{"id": "table-1"}]}', "{" * 2000, "[" * 200_000):
        (tmp_path / "statements.json").write_text(text)
        assert run.RecordFolder(PAPER, tmp_path).records == {}
