"""The page of results says what the data say."""

from __future__ import annotations

from pathlib import Path

from verifier.certificate import synthesis_check
from verifier.synthesis import paper


def test_the_page_is_made_from_the_data(tmp_path: Path) -> None:
    data = {
        "residues": [paper.residues(2, 2, 4)],
        "none": [paper.none(2, 2, tmp_path)],
        "redundant": [paper.redundant(1)],
        "changes": [paper.change(2, 2)],
        "smallest_20": [paper.smallest(1, 2, 20, 20)],
        "smallest_80": [paper.smallest(1, 2, 20, 20)],
    }
    page = paper.page(data)
    assert "| 2 | 2 | 4 | 3 | exactly | 0 | 3 | {0, 1}, {0, 3} |" in page
    assert "| 1 | 2 | 23 | 23 | yes | yes |" in page
    assert "| 2WN^2 | (2, 3) | 1 | - | (0,2) | yes |" in page
    assert "- WN: can be removed: none." in page
    assert synthesis_check.main([str(tmp_path / data["none"][0]["certificate"])]) == 0

    data["residues"][0]["answers"].pop()
    assert "| NO |" in paper.page(data)


def test_the_answers_in_the_results_are_those_of_the_law() -> None:
    page = Path(__file__).parents[2] / "results" / "synthesis" / "README.md"
    assert page.read_text(encoding="utf-8").count("| exactly |") == paper.MOST**2
