"""The page of results says what the data say."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from verifier.certificate import cover_check, synthesis_check
from verifier.claims import Beatty
from verifier.synthesis import paper
from verifier.synthesis.wider import check_vectors


def test_the_page_is_made_from_the_data(tmp_path: Path) -> None:
    data = {
        "residues": [paper.residues(2, 2, 4)],
        "none": [paper.none(2, 2, tmp_path)],
        "redundant": [paper.redundant(1)],
        "changes": [paper.change(2, 2)],
        "smallest_20": [paper.smallest(1, 2, 20, 20, tmp_path)],
        "smallest_80": [paper.smallest(1, 2, 20, 20, tmp_path)],
    }
    page = paper.page(data)
    assert "| 2 | 2 | 4 | 3 | exactly | 0 | 3 | {0, 1}, {0, 3} |" in page
    assert "| 1 | 2 | 23 | 23 | yes | 20 s |" in page
    assert cover_check.main([str(tmp_path / "smallest-20-m1-p2")]) == 0
    assert "| 2WN^2 | (2, 3) | 1 | remove (0,2) |" in page
    assert "- WN: can be removed: none." in page
    assert synthesis_check.main([str(tmp_path / data["none"][0]["certificate"])]) == 0

    data["smallest_20"][0]["smallest"]["optimal"] = False
    assert "| 1 | 2 | 23 | 23 | not proved |" in paper.page(data)
    data["residues"][0]["answers"].pop()
    assert "| NO |" in paper.page(data)


def test_the_answers_in_the_results_are_those_of_the_law() -> None:
    page = Path(__file__).parents[2] / "results" / "synthesis" / "README.md"
    assert page.read_text(encoding="utf-8").count("| exactly |") == paper.MOST**2


def test_every_smallest_set_in_the_results_has_its_certificate() -> None:
    """The bound in the table is the one that the checker accepts; the smallest sets have the target."""
    folder = Path(__file__).parents[2] / "results" / "synthesis"
    for entry in json.loads((folder / "smallest_20.json").read_text(encoding="utf-8")):
        report = cover_check.check(folder / entry["certificate"])
        assert report.accepted
        assert report.manifest["claim"] == {"beatty": {"m": entry["m"], "p": entry["p"]}}
        assert report.manifest["at_least"] == entry["smallest"]["size"] == len(entry["smallest"]["moves"])
        legal = np.zeros((20, 20), dtype=bool)
        for i, j in entry["smallest"]["moves"]:
            legal[i, j] = legal[j, i] = True
        assert check_vectors(legal, Beatty(entry["m"], entry["p"]).array(20, 20)).survives


def test_rows_that_are_there_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paper, "MOST", 1)
    first = paper._smallest(9, 30.0, tmp_path)
    monkeypatch.setattr(paper, "smallest", lambda *_: pytest.fail("asked again"))
    assert paper._smallest(9, 30.0, tmp_path) == first
    with pytest.raises(pytest.fail.Exception):
        paper._smallest(9, 30.0, tmp_path, again=True)
    with pytest.raises(pytest.fail.Exception):
        paper._smallest(9, 30.0, tmp_path, pairs=[(1, 1)])
