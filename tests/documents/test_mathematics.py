"""Formulas are read once and shown alike by every writer; what is not known is refused."""

import re
import subprocess
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from verifier.documents.markdown import read
from verifier.documents.mathematics import MathError, parse
from verifier.documents.mathml import mathml
from verifier.documents.terminal import formula, sentence
from verifier.documents.typst import formula as typst

ROOT = Path(__file__).parents[2]
FORMULAS = {  # LaTeX -> on a terminal, in ASCII
    r"a_{ip-l}": ("aᵢₚ₋ₗ", "a_{ip-l}"),
    r"m\mathrm{WN}^{(l,p)}": ("mWN^(l,p)", "mWN^(l,p)"),
    r"2\times 3\mathrm{WN}_1": ("2×3WN₁", "2x3WN_1"),
    r"m\mathrm{WN}^p_l": ("mWNₗᵖ", "mWN_l^p"),
    r"f(a,n) = pa^2 + (mp-2)an - mn^2": ("f(a, n) = pa² + (mp − 2)an − mn²", "f(a, n) = pa^2 + (mp - 2)an - mn^2"),
    r"x_{\varphi_n} = y_n - 1": ("x_{φₙ} = yₙ − 1", "x_{phi_n} = y_n - 1"),
    r"\left\lfloor\frac{n\phi_{mp}}{p}\right\rfloor": ("⌊nϕₘₚ/p⌋", "floor((nphi_{mp})/p)"),
    r"y\equiv b_j-r\pmod{mp}": ("y ≡ bⱼ − r (mod mp)", "y = b_j - r (mod mp)"),
    r"(a'_i):=k\bmod p": ("(aᵢ′) := k mod p", "(a_i') := k mod p"),
    r"n \le 1{,}500": ("n ≤ 1,500", "n <= 1,500"),
    r"-l \le a'_i": ("−l ≤ aᵢ′", "-l <= a_i'"),
    r"\phi_k=\frac{2-k+\sqrt{k^2+4}}{2}": ("ϕₖ = (2 − k + √(k² + 4))/2", "phi_k = (2 - k + sqrt(k^2 + 4))/2"),
}


@pytest.mark.parametrize("source", FORMULAS)
def test_a_terminal_shows_it(source):
    assert (formula(source), formula(source, plain=True)) == FORMULAS[source]


@pytest.mark.parametrize("source", FORMULAS)
def test_every_letter_arrives_in_every_writer(source):
    """MathML is well formed, and no writer loses or adds a letter or a number."""
    element = ET.fromstring(mathml(source))
    shown = re.sub(r"[^A-Za-z0-9]", "", "".join(element.itertext()))
    plain = re.sub(r"phi|sqrt|floor|[^A-Za-z0-9]", "", formula(source, plain=True).replace("2x3", "23"))
    assert sorted(shown) == sorted(plain)
    in_typst = re.sub(
        r"size: #100%|upright|frac|sqrt|thick|quad|med|lr|class|relation|bar.v|[^A-Za-z0-9]", "", typst(source)
    )
    assert sorted(in_typst) == sorted(plain)


def test_scripts_have_the_elements_of_mathml():
    names = [element.tag for element in ET.fromstring(mathml(r"a'_i + b^{(l,p)} + c_n")).iter()]
    assert [names.count(tag) for tag in ("msub", "msup", "msubsup")] == [1, 1, 1]


@pytest.mark.parametrize("wrong", [r"\unheard{x}", "a_b_c", "{x", "x}", r"\frac{1}", "x_", "€"])
def test_what_is_not_known_is_refused(wrong):
    with pytest.raises(MathError):
        parse(wrong)


def test_a_displayed_formula_in_a_text():
    assert sentence("Printed:\n\n$$a_n \\le b_n$$\n\nfor $n$") == "Printed:\n\n    aₙ ≤ bₙ\n\nfor n"


def test_dollars_in_a_sentence():
    assert sentence("for $n\\ge 1$ it is $a_n$, and costs $ 5 or 6 $") == "for n ≥ 1 it is aₙ, and costs $ 5 or 6 $"


def pages():
    """The pages that git tracks; a formula in them is one that every writer can show."""
    names = subprocess.run(["git", "ls-files", "*.md"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return names.split()


@pytest.mark.parametrize("page", pages())
def test_every_page_can_be_typeset(page):
    from verifier.documents.latex import latex
    from verifier.documents.typst import typst as write

    document = read((ROOT / page).read_text(encoding="utf-8"))
    assert write(document)
    assert latex(document).endswith("\\end{document}\n")
