"""What a notebook shows: right pictures, safe text, and a tour that runs."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

from verifier.base.verdict import Status, Verdict
from verifier.claims.kinds import Beatty
from verifier.games.board import Board
from verifier.games.families import Choice, blocking, shifted
from verifier.games.names import EXAMPLES, parse_game
from verifier.games.rules import Ruleset
from verifier.lemmas.book import lemmas_of, resolve
from verifier.report.notebook import LemmaGraph, board_svg, classes, register
from verifier.solve.retrograde import p_set

register()
SVG = "{http://www.w3.org/2000/svg}"
TOUR = Path(__file__).parents[2] / "examples" / "tour.ipynb"


def drawn(svg: str) -> set[tuple[int, int]]:
    """The positions that a picture names."""
    titles = [t.text or "" for mark in ElementTree.fromstring(svg) for t in mark.findall(f"{SVG}title")]
    return {(int(m[1]), int(m[2])) for t in titles if (m := re.fullmatch(r"\((\d+), (\d+)\)", t))}


@pytest.mark.parametrize("name", EXAMPLES)
def test_a_picture_shows_the_p_positions(name: str) -> None:
    game = parse_game(name)
    assert drawn(board_svg(game, 18, 14)) == {(int(x), int(y)) for x, y in np.argwhere(p_set(game, 18, 14))}


def test_a_board_draws_itself_and_a_large_one_says_that_it_is_cut() -> None:
    assert drawn(Board(blocking(2, 3), 12, 12)._repr_html_()) >= {(0, 0), (0, 2), (0, 4), (1, 7)}
    assert "its corner of 60 x 60 positions" in Board(blocking(2, 3), 500, 500)._repr_html_()
    text = Board(blocking(2, 3), 8, 8)._repr_latex_()
    pairs = r"$\{0,0\}$, $\{0,2\}$, $\{0,4\}$, $\{1,7\}$"
    assert text == rf"The P-positions of $2\mathrm{{WN}}^{{3}}$ on the $8\times 8$ board: {pairs}."
    assert "$(0,4)$, $(1,11)$, $(2,0)$" in Board(shifted(2, 3, 1), 20, 20)._repr_latex_()
    assert Board(blocking(2, 3), 500, 500)._repr_latex_().endswith(r"\ldots.")


def test_classes_are_those_of_theorem_iiia() -> None:
    """The classes of the pairs of m = 2, p = 3 are the games that the second player picks in 2x3WN, up to l -> -l."""
    pairs, picked = (classes(g, p_set(g, 40, 40)) for g in (parse_game("2WN^3"), parse_game("2x3WN")))
    assert ((pairs < 0) == (picked < 0)).all()
    assert set(np.unique(picked)) == {-1, 0, 1, 2}
    same = pairs == picked
    mirrored = np.where(pairs > 0, 3 - pairs, pairs) == picked
    assert same.all() or mirrored.all()


@pytest.mark.parametrize("name", ["2WN^3", "2x3WN", "(2,3)IN"])
def test_games_show_themselves(name: str) -> None:
    game = parse_game(name)
    assert isinstance(game, Ruleset | Choice) or name == "(2,3)IN"
    html = game._repr_html_()
    assert f"<b>{name}</b>" in html
    assert "<svg" in html


def test_a_verdict_shows_itself_without_trusting_its_text() -> None:
    html = Verdict(Status.REFUTED, f"{Beatty(2, 2)} <script>", (0, 2), {"solver": "<b>"})._repr_html_()
    assert "REFUTED" in html
    assert "&lt;script&gt;" in html
    assert "<script>" not in html
    assert "&lt;b&gt;" in html


def test_a_lemma_graph_shows_what_a_statement_rests_on() -> None:
    svg = LemmaGraph(("thm-2.1-i",))._repr_svg_()
    text = "".join(ElementTree.fromstring(svg).itertext())
    for lemma in lemmas_of(resolve(["thm-2.1-i"]))[-1:]:
        assert lemma.name in text


def _timeless(output: dict[str, Any]) -> list[str]:
    """What an output shows, without seconds and megabytes."""
    data = output.get("data", {})
    texts = [*(data[kind] for kind in sorted(data)), output.get("text", "")]
    return [re.sub(r"\d+\.\d+|'megabytes': \w+|megabytes</th><td>\w+", "", str(text)) for text in texts]


def test_the_tour_runs(tmp_path: Path) -> None:
    """Every cell of the tour runs, its assertions hold, and it shows what is stored; times may differ."""
    nbformat = pytest.importorskip("nbformat")
    nbclient = pytest.importorskip("nbclient")
    notebook = nbformat.read(TOUR, as_version=4)
    code = [cell for cell in notebook.cells if cell.cell_type == "code"]
    assert len(code) == 10
    stored = [[_timeless(output) for output in cell.outputs] for cell in code]
    assert all(stored[:3])
    place = {"metadata": {"path": str(tmp_path)}}
    nbclient.NotebookClient(notebook, timeout=120, coalesce_streams=True, resources=place).execute()
    assert all(cell.execution_count for cell in code)
    assert [[_timeless(output) for output in cell.outputs] for cell in code] == stored
    shown = [key for cell in code for output in cell.outputs for key in output.get("data", {})]
    assert "text/html" in shown
    assert "image/svg+xml" in shown
