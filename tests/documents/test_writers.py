"""One page, read once: LaTeX and PDF say what it says."""

import hashlib
import re
import shutil
import subprocess

import pytest

from tests.cli.run import run
from verifier.documents.document import Names, Paragraph, Quote, Table
from verifier.documents.latex import latex
from verifier.documents.markdown import read
from verifier.documents.typst import pdf, typst

PAGE = r"""# A page on $m$-Wythoff Nim

It grows (`grow_in_a`, `monotone_in_a`) and falls (`grow_in_n`: **lem-3.3-i**). See `wythoff prove x_y` & 5% of $a_n$.

> **Theorem 1.** $\mathcal{P}(m\mathrm{WN}^p) = \lbrace a_i\rbrace$. (`thm_2_1_i`; Coq [`theorem_2_1_i`](../coq/x.v))

*Proof.* Clear. ∎

$$\phi_k = \frac{2-k+\sqrt{k^2+4}}{2}$$

| $n$ | why |
|---:|---|
| 1 | because $\gcd(m, p) = 1$ |

1. one
2. two [here](https://example.org/a_b)
"""


def test_names_go_to_the_margin():
    first, second = read(PAGE).blocks[:2]
    assert isinstance(first, Paragraph)
    assert isinstance(second, Quote)
    groups = [part.names for part in first.inner if isinstance(part, Names)]
    assert groups == [("grow_in_a", "monotone_in_a"), ("grow_in_n", "lem-3.3-i")]
    assert r"\lemmamark{a}~grow\_\allowbreak{}in\_\allowbreak{}a\\ monotone" in latex(read(PAGE))
    assert "#beside[It grows#sym.wj;#mark[a] and falls#sym.wj;#mark[b]. See" in typst(read(PAGE))


def test_a_parenthesis_with_words_stays_where_it_is():
    (paragraph,) = read("It grows (by `grow_in_a`), or (`wythoff prove x`), ([Game.v](../coq/Game.v)).").blocks
    assert not any(isinstance(part, Names) for part in paragraph.inner)


def test_tables_keep_their_cells_and_sides():
    (table,) = [block for block in read(PAGE).blocks if isinstance(block, Table)]
    assert table.right == (True, False)
    assert len(table.rows) == 1


def test_special_signs_are_escaped():
    assert r"\& 5\% of $a_n$" in latex(read(PAGE))


def test_the_pdf_is_a_function_of_the_page():
    made = pdf(read(PAGE))
    assert made.startswith(b"%PDF")
    assert made == pdf(read(PAGE))
    assert f"source-sha256-{hashlib.sha256(PAGE.encode()).hexdigest()}".encode() in made


def test_the_command(tmp_path):
    page = tmp_path / "page.md"
    page.write_text(PAGE)
    result = run("typeset", str(page), "--tex", str(tmp_path / "a.tex"), "--pdf", str(tmp_path / "deep/a.pdf"))
    assert result.code == 0
    assert (tmp_path / "a.tex").read_text() == latex(read(PAGE))
    assert (tmp_path / "deep/a.pdf").read_bytes().startswith(b"%PDF")


def test_a_formula_that_is_not_known_is_named(tmp_path):
    page = tmp_path / "page.md"
    page.write_text("Look: $\\unheard{x}$")
    result = run("typeset", str(page))
    assert result.code == 2
    assert "\\unheard" in result.err
    assert run("typeset", str(tmp_path / "absent.md")).code == 2


@pytest.mark.skipif(shutil.which("pdflatex") is None, reason="no TeX here")
def test_latex_compiles(tmp_path):
    (tmp_path / "a.tex").write_text(latex(read(PAGE)))
    done = subprocess.run(
        ["pdflatex", "-interaction=nonstopmode", "-halt-on-error", "a.tex"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, re.findall(r"^!.*", done.stdout, re.M)


def test_short_formulas_and_their_words_stand_in_one_line():
    text = typst(read("The $p$-complementary $m\\mathrm{WN}$, and $x_1+x_2+x_3+x_4+x_5+x_6+x_7+x_8+x_9$."))
    assert "#box[#box[$p$]-]#sym.wj;complementary #box[$m upright(W N)$], and $x" in text
