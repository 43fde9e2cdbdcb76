"""Figures: the right squares in the right shades, and files that do not change from run to run."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from matplotlib.colors import to_rgba

from tests.cli.run import run
from verifier.base.errors import UserError
from verifier.claims.kinds import Beatty
from verifier.games.families import blocking, modulo, shifted, wythoff
from verifier.games.names import parse_game
from verifier.games.tex import tex
from verifier.papers.exhibits import ShownFigure
from verifier.papers.restrictions import PAPER
from verifier.report import figures
from verifier.report.pictures import paper_picture, picture
from verifier.solve.retrograde import p_set


def cells(collection: object) -> set[tuple[int, int]]:
    paths = collection.get_paths()  # type: ignore[attr-defined]
    return {tuple(round(float(c)) for c in path.vertices[:4].mean(axis=0)) for path in paths}  # type: ignore[misc]


FIGURE_1, FIGURE_2 = PAPER.exhibits.figures[:2]


@pytest.mark.parametrize(("shown", "m", "side"), [(FIGURE_1, 1, 31), (FIGURE_2, 2, 41)])
def test_figures_of_the_paper(shown: ShownFigure, m: int, side: int) -> None:
    axes = figures.drawn(paper_picture(shown)).axes[0]
    drawn = {tuple(c.get_facecolor()[0]): cells(c) for c in axes.collections}
    everything = {(int(x), int(y)) for x, y in np.argwhere(p_set(modulo(m, 3), side, side))}
    assert set().union(*drawn.values()) == everything
    black = {(int(x), int(y)) for x, y in np.argwhere(p_set(wythoff(3 * m), side, side))}
    assert drawn[to_rgba("0.0")] == black
    if m == 2:  # "the palest colored squares represent P-positions of 2x3WN_1"
        palest = {(int(x), int(y)) for x, y in np.argwhere(p_set(shifted(2, 3, 1), side, side))}
        assert drawn[max(drawn)] == palest
    assert axes.get_xlabel() == "$x$"
    assert axes.get_ylabel() == "$y$"
    assert len(axes.lines) == 2


def test_a_wrong_claim_is_marked() -> None:
    figure = figures.plot(modulo(2, 2), 20, 20, Beatty(2, 2))
    labels = [text.get_text() for text in figure.legends[0].get_texts()]
    assert "$P$-position, not claimed" in labels
    assert "claimed, but no $P$-position" in labels
    right = figures.plot(blocking(2, 2), 20, 20, Beatty(2, 2))
    labels = [text.get_text() for text in right.legends[0].get_texts()]
    assert labels[0] == "$P$-position, as claimed"
    assert not any("not claimed" in label or "no $P$" in label for label in labels)


def test_shades_by_class_and_one_shade_otherwise() -> None:
    assert len(figures.plot(blocking(2, 3), 30, 30).axes[0].collections) == 3
    assert len(figures.plot(modulo(2, 2), 30, 30).axes[0].collections) == 1


@pytest.mark.parametrize("suffix", [".svg", ".pdf", ".png"])
def test_files(tmp_path: Path, suffix: str) -> None:
    one = figures.save(figures.drawn(paper_picture(FIGURE_1)), tmp_path / f"one{suffix}")
    two = figures.save(figures.drawn(paper_picture(FIGURE_1)), tmp_path / f"two{suffix}")
    assert one.read_bytes() == two.read_bytes()
    if suffix == ".svg":
        assert "font-family" not in one.read_text()  # no font of this machine is needed to see it
    with pytest.raises(UserError):
        figures.save(figures.drawn(paper_picture(FIGURE_1)), tmp_path / "x.gif")


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("2WN^(3)", "2\\mathrm{WN}^{(3)}"),
        ("2x3WN_1", "2\\times 3\\mathrm{WN}_{1}"),
        ("2WN^3_1", "2\\mathrm{WN}^{3}_{1}"),
    ],
)
def test_names_as_mathematics(name: str, expected: str) -> None:
    assert re.sub(r"\s+", " ", tex(name)) == f"${expected}$"


def test_tikz_has_every_p_position(tmp_path):
    result = run("plot", "2WN^3", "--board", "12", "-o", str(tmp_path / "p.tex"), "--no-title", "--width", "6")
    assert result.code == 0
    text = (tmp_path / "p.tex").read_text()
    assert text.count("\\filldraw") == int(p_set(parse_game("2WN^3"), 12, 12).sum())
    assert "x=0.39583cm" in text  # 6 cm without 1.25 cm for the numbers, for 12 squares
    assert "{$x$}" in text
    assert "{$y$}" in text
    assert text.count("\\mbox{") == 4  # three classes, and the lines
    assert "positions of" not in text
    wrong = run("plot", "2WN^(2)", "--board", "9", "--claim", "beatty:m=2,p=2", "-o", str(tmp_path / "w.tikz"))
    assert wrong.code == 0
    assert "--" in (tmp_path / "w.tikz").read_text()


def test_tikz_needs_no_matplotlib(tmp_path):
    program = (
        "import sys; sys.modules['matplotlib'] = None\n"
        "from verifier.cli import main; main(['plot', 'WN', '--board', '9', '-o', sys.argv[1]])"
    )
    for file, code in (("p.tex", 0), ("p.svg", 2)):
        done = subprocess.run([sys.executable, "-c", program, str(tmp_path / file)], capture_output=True, text=True)
        assert done.returncode == code, done.stderr
        assert (tmp_path / file).exists() == (code == 0)


@pytest.mark.skipif(shutil.which("pdflatex") is None, reason="no TeX here")
@pytest.mark.parametrize("width", [3, 12])
def test_latex_finds_the_tikz_picture_as_wide_as_asked(tmp_path, width):
    """Numbers, axes, title and legend are inside, and nothing sticks out of an article's text of 345 pt by default."""
    for game in ("2WN^3", "2x3WN_1"):
        claim = ("--claim", "beatty:m=2,p=3,l=1") if "x" in game else ()
        run("plot", game, "--board", "120x30", "-o", str(tmp_path / "p.tex"), "--width", str(width), *claim)
        (tmp_path / "d.tex").write_text(
            "\\documentclass{article}\\usepackage{tikz}\\begin{document}"
            "\\setbox0\\hbox{\\input{p.tex}}\\typeout{WIDTH \\the\\wd0}\\end{document}"
        )
        latex = ["pdflatex", "-interaction=nonstopmode", "-halt-on-error", "d.tex"]
        said = subprocess.run(latex, cwd=tmp_path, capture_output=True, text=True, timeout=120)
        assert said.returncode == 0, said.stdout[-2000:]
        found = re.search(r"WIDTH ([\d.]+)pt", said.stdout)
        assert found
        assert float(found[1]) == pytest.approx(width / 2.54 * 72.27, abs=0.2)


def test_without_a_width_a_figure_fits_an_article(tmp_path):
    run("plot", "WN", "--board", "9", "-o", str(tmp_path / "p.pdf"))
    box = re.search(rb"/MediaBox \[ *0 0 ([\d.]+)", (tmp_path / "p.pdf").read_bytes())
    assert box
    assert float(box[1]) / 72 * 72.27 < 345


def test_another_ending_is_refused_with_all_that_there_are(tmp_path):
    refused = run("plot", "WN", "-o", str(tmp_path / "x.jpg"))
    assert refused.code == 2
    assert ".svg, .png, .pdf, .tex or .tikz" in refused.err


def test_width_and_title(tmp_path):
    shown = picture(parse_game("WN"), 10, 10)
    figure = figures.drawn(shown, titled=False, width_cm=8)
    assert abs(figure.get_size_inches()[0] * 2.54 - 8) < 1e-9
    assert figure.axes[0].get_title() == ""
    assert "WN" in figures.drawn(shown).axes[0].get_title()
