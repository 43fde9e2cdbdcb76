"""The LaTeX that an author puts into an appendix: a box for each statement, and the whole table."""

import re
import shutil
import subprocess
from dataclasses import replace

import pytest

from tests.cli.run import run
from tests.papers.test_letter import RECORDS
from verifier.papers.appendix import macros, page
from verifier.papers.record import CertificateFolder
from verifier.papers.restrictions import PAPER

HASH = "0123456789abcdef" * 4
SOME = [replace(r, certificates=(CertificateFolder(r.id, "", HASH),)) if r.corrected else r for r in RECORDS]
DOCUMENT = r"""\documentclass{article}
\usepackage[T1]{fontenc}
\usepackage{lmodern,amsmath,amssymb,array,booktabs,longtable}
\input{checked}
\begin{document}
\wythoff{thm-2.1-i}\wythoff{thm-2.1-iiia}\wythoff{unheard}
\wythofftable
\end{document}
"""


def test_each_statement_has_its_macro():
    text = macros(PAPER, SOME)
    assert re.findall(r"^\\wythoff@define\{([^}]*)\}", text, re.M) == list(PAPER.statements)
    box = text[text.index(r"\wythoff@define{thm-2.1-iiia}") :].split(r"\wythoff@define{")[1]
    for part in ("erratum", "for ever (Coq)", r"\texttt{wythoff paper thm-2.1-iiia}", HASH[:12]):
        assert part in box


def test_the_table_has_a_row_for_each():
    rows = [line for line in page(PAPER, SOME).splitlines() if "`wythoff paper " in line]
    assert len(rows) == len(PAPER.statements)
    assert all(row.count(" | ") == 3 for row in rows)


def test_the_command_writes_both(tmp_path):
    tex, pdf = tmp_path / "checked.tex", tmp_path / "checked.pdf"
    folder = str(tmp_path / "paper")
    result = run("paper", "table-1", "table-3", "--quick", "-o", folder, "--tex", str(tex), "--pdf", str(pdf))
    assert result.code == 0
    assert r"\wythoff@define{table-3}" in tex.read_text()
    assert pdf.read_bytes().startswith(b"%PDF")
    assert str(tex) in result.out.replace("\n", "")


@pytest.mark.skipif(shutil.which("pdflatex") is None, reason="no TeX here")
def test_latex_accepts_it(tmp_path):
    (tmp_path / "checked.tex").write_text(macros(PAPER, SOME))
    (tmp_path / "a.tex").write_text(DOCUMENT)
    command = ["pdflatex", "-interaction=nonstopmode", "-halt-on-error", "a.tex"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, errors="replace")
    assert done.returncode == 0, re.findall(r"^!.*", done.stdout, re.M)
    assert "no statement unheard" in done.stdout
