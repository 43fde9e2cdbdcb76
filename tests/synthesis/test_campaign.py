"""The page of results says what the data say."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from verifier.certificate.check import covers, rule_sets
from verifier.claims.kinds import Beatty
from verifier.synthesis import campaign
from verifier.synthesis.page import page
from verifier.synthesis.wider import check_vectors


def test_the_page_is_made_from_the_data(tmp_path: Path) -> None:
    data = {
        "residues": [campaign.residues(2, 2, 4)],
        "none": [campaign.none(2, 2, tmp_path)],
        "redundant": [campaign.redundant(1)],
        "changes": [campaign.change(2, 2)],
        "smallest_20": [campaign.smallest(1, 2, 20, 20, tmp_path)],
        "smallest_80": [campaign.smallest(1, 2, 20, 20, tmp_path)],
        "widest": [campaign.widest(1, 2, 28, 20, tmp_path)],
    }
    text = page(data)
    assert "| 2 | 2 | 4 | 3 | exactly | 0 | 3 | {0, 1}, {0, 3} |" in text
    assert "| 1 | 2 | 23 | 23 | yes | 2 | 20 s |" in text
    assert covers.main([str(tmp_path / "smallest-20-m1-p2")]) == 0
    assert "| 1 | 2 | 28 x 28 | 23, 27, 32 | 2, 2, 2 |" in text
    assert covers.check(tmp_path / "widest-m1-p2").manifest["board"] == [28, 28]
    assert "| 2WN^2 | (2, 3) | 1 | remove (0,2) |" in text
    assert "- WN: can be removed: none." in text
    assert rule_sets.main([str(tmp_path / data["none"][0]["certificate"])]) == 0

    data["smallest_20"][0]["smallest"]["optimal"] = False
    assert "| 1 | 2 | 23 | 23 | not proved |" in page(data)
    data["residues"][0]["answers"].pop()
    assert "| NO |" in page(data)


def test_the_answers_in_the_results_are_those_of_the_law() -> None:
    page = Path(__file__).parents[2] / "results" / "synthesis" / "README.md"
    assert page.read_text(encoding="utf-8").count("| exactly |") == campaign.MOST**2


RESULTS = Path(__file__).parents[2] / "results" / "synthesis"


def _judged(entry: dict[str, Any], side: int, moves: list[list[int]]) -> int:
    """The bound of the entry's certificate, which is about its board; the moves have the target there."""
    report = covers.check(RESULTS / entry["certificate"])
    assert report.accepted
    assert report.manifest["claim"] == {"beatty": {"m": entry["m"], "p": entry["p"]}}
    assert report.manifest["board"] == [side, side]
    legal = np.zeros((side, side), dtype=bool)
    for i, j in moves:
        legal[i, j] = legal[j, i] = True
    assert check_vectors(legal, Beatty(entry["m"], entry["p"]).array(side, side)).survives
    return report.manifest["at_least"]


@pytest.mark.parametrize("name", ["smallest_20", "smallest_80"])
def test_every_smallest_set_in_the_results_has_its_certificate(name: str) -> None:
    """The bound in the table is the one that the checker accepts; the sets have the target and the size."""
    entries = json.loads((RESULTS / f"{name}.json").read_text(encoding="utf-8"))
    assert len(entries) == campaign.MOST**2
    for entry in entries:
        best = entry["smallest"]
        assert best["size"] == len(best["moves"])
        assert _judged(entry, int(name[-2:]), best["moves"]) == best["proof"]["at_least"]
        assert best["optimal"] == (best["proof"]["at_least"] == best["size"])


def test_the_widest_boards_in_the_results_are_proved() -> None:
    entries = json.loads((RESULTS / "widest.json").read_text(encoding="utf-8"))
    assert len(entries) == campaign.MOST**2
    for entry in entries:
        last = entry["boards"][-1]
        assert _judged(entry, last["side"], entry["moves"]) == last["size"] == len(entry["moves"])


def test_a_board_that_is_not_proved_ends_the_row(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ask = campaign.smallest

    def failing(m: int, p: int, side: int, seconds: float, folder: Path) -> dict[str, Any]:
        entry = ask(m, p, side, seconds, folder)
        if side == 24:
            entry["smallest"]["proof"]["at_least"] -= 1
        return entry

    monkeypatch.setattr(campaign, "smallest", failing)
    entry = campaign.widest(1, 2, 28, 20, tmp_path)
    assert [row["side"] for row in entry["boards"]] == [20]
    assert not entry["final"]
    assert covers.check(tmp_path / "widest-m1-p2").manifest["board"] == [20, 20]


def test_entries_that_are_there_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(campaign, "MOST", 1)
    asked = []

    def ask(m: int, p: int) -> dict[str, Any]:
        asked.append((m, p))
        return {"m": m, "p": p, "seconds": 30.0, "final": False, "summary": ""}

    file = tmp_path / "data.json"
    for times, which in ((1, {}), (1, {}), (2, {"again": True}), (3, {"pairs": [(1, 1)]}), (3, {"pairs": [(2, 1)]})):
        assert len(campaign._kept(file, ask, 30.0, **which)) == 1
        assert len(asked) == times
    campaign._kept(file, ask, 60.0)
    assert len(asked) == 4  # there is more time now
    file.write_text(file.read_text(encoding="utf-8").replace("false", "true"), encoding="utf-8")
    campaign._kept(file, ask, 60.0)
    assert len(asked) == 4  # more time would change nothing
