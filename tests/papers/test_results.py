"""The results in the repository: as recorded, every erratum and refuted belief with an accepted certificate."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from verifier.certificate.check import judge
from verifier.documents.latex import latex
from verifier.documents.markdown import read
from verifier.papers.letter import letter
from verifier.papers.record import record_from_json
from verifier.papers.restrictions import PAPER as LARSSON
from verifier.papers.restrictions.letter import passages
from verifier.papers.run import changed

PAPER = Path(__file__).parents[2] / "results" / "paper"
LETTER = passages()
RECORDS = {record["id"]: record for record in json.loads((PAPER / "statements.json").read_text())["statements"]}


def test_all_statements_with_the_recorded_outcome() -> None:
    assert list(RECORDS) == list(LARSSON.statements)
    assert changed(LARSSON, map(record_from_json, RECORDS.values())) == []


@pytest.mark.parametrize("id", [id for id, record in RECORDS.items() if record["verdict"] in ("erratum", "refuted")])
def test_certificates(id: str) -> None:
    certificates = RECORDS[id]["certificates"]
    assert certificates
    for certificate in certificates:
        report = judge(PAPER / "certificates" / certificate["folder"])
        assert report.accepted
        if report.checker == "formula":
            assert report.manifest["statement"] == id
        elif RECORDS[id]["kind"] != "belief":  # a belief may fail because a set is right where it was not expected
            assert report.manifest["verdict"] == "REFUTED"
    told = {name for passage in (*LETTER.passages, *LETTER.remarks) for name in passage.ids}
    assert id in told or f"**{id}**" in (PAPER / "letter.md").read_text()
    assert RECORDS[id]["argument"]


def test_no_other_certificates() -> None:
    named = {c["folder"] for record in RECORDS.values() for c in record.get("certificates", ())}
    assert {folder.name for folder in (PAPER / "certificates").iterdir()} == named


def test_the_letter_is_that_of_the_records() -> None:
    records = [record_from_json(data) for data in RECORDS.values()]
    assert (PAPER / "letter.md").read_text(encoding="utf-8") == letter(LARSSON, records)


def test_latex_and_pdf_are_made_from_the_letter() -> None:
    document = read((PAPER / "letter.md").read_text(encoding="utf-8"))
    assert (PAPER / "letter.tex").read_text(encoding="utf-8") == latex(document)
    assert f"source-sha256-{document.source}".encode() in (PAPER / "letter.pdf").read_bytes()
