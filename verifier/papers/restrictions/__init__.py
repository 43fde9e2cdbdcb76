"""U. Larsson, *Restrictions of m-Wythoff Nim and p-complementary Beatty sequences*: one file per section.

To add a statement, copy a call of `statement(...)` in a section's file; the table, the errata, the recorded outcomes
and the tests take it from `PAPER`.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from verifier.papers.model import Paper, Slip, Source
from verifier.papers.restrictions.letter import passages
from verifier.papers.restrictions.shown import EXHIBITS

__all__ = ["PAPER"]

# Noticed while the statements were written down.
_SLIPS = (
    Slip(
        "Section 1.1, on blocking manoeuvres",
        "Section 1.2 of this paper",
        "Section 1.6",
        near="outline-final-positions",
    ),
    Slip(
        "Equation (5)", r"$i\in\lbrace 0,1,\ldots,n-1]$", r"$i\in\lbrace 0,1,\ldots,n-1\rbrace$", near="mex-classical"
    ),
    Slip("Definition 4", "(3a), (3b)", "(iiia), (iiib)", near="def-2.3-limits"),
    Slip("Figure 2, caption", r"$2\mathrm{WN}^{2,6}$", r"$2\mathrm{WN}^{(2,6)}$", near="fig-2-caption"),
    Slip(
        "Theorem 5.1, proof, $I_n$",
        r"$a_{\varphi_n+p(b_{n+1}-b_n)-1)}$",
        r"$a_{\varphi_n+p(b_{n+1}-b_n)-1}$",
        near="step-5.1-next",
    ),
    Slip(
        "Theorem 5.1, proof, last line",
        r"$a_{\varphi_{n+1}} < b_n < b_{n+1} < a_{\varphi_{n+1}}$",
        r"$a_{\varphi_n} < b_n < b_{n+1} < a_{\varphi_{n+1}}$",
        near="step-5.1-next",
    ),
    Slip(
        "Proposition 5.2 (ii), proof, (b) Case 1",
        r"a greatest $k'\in\mathbb{Z}_{>0}$, and $0\le k' < p$",
        r"$k'\in\mathbb{Z}_{\ge 0}$",
        near="step-5.2-infinity",
    ),
    Slip(
        "Section 6, before Game (i)",
        r"By symmetry, we may assume that $0\le x\le y$",
        "not for (iiia), whose board is not symmetric",
        near="step-6-a",
    ),
    Slip("Section 6, Game (i)", "$a$ and $b_{>}$", "$a$ and $b_{>0}$", near="step-6-a"),
    Slip("Section 6, Game (i)", r"$\lbrace a_i, bi\rbrace$", r"$\lbrace a_i, b_i\rbrace$", near="step-6-a"),
    Slip(
        "Section 6, Game (iib), (A), Case 2",
        r"$m(\varphi(j)+s+j)=ms$",
        r"$m(\varphi(j)+s+j)\equiv ms\pmod{mp}$",
        near="step-6-iib-sign",
    ),
    Slip("Section 6, Game (iiia)", "implicitly deals with the case $m=0$", "$m=1$", near="step-6-iiia-pairs"),
)

# In the order of the paper.
SECTIONS = [
    import_module(f"{__name__}.{name}")
    for name in (
        *("section1", "section1_6", "section2", "section2_examples", "section2_theorem"),
        *(
            "section3",
            "section3_proofs",
            "section3_partition",
            "section4",
            "section5",
            "section5_proofs",
            "section5_algorithms",
        ),
        *("section6", "section6_proofs", "section6_shifted", "section7", "appendix"),
    )
]

PAPER = Paper.of(
    "restrictions",
    (section.statement for section in SECTIONS),
    title="Restrictions of m-Wythoff Nim and p-complementary Beatty sequences",
    authors="U. Larsson",
    source=Source("larsson.tex", "undated", "dfd0208c825021ba3c05fe2d5b51ef08aa5985c3d04754e7cae39383501025a2"),
    recorded=Path(__file__).with_name("recorded.json"),
    slips=_SLIPS,
    letter=passages,
    exhibits=EXHIBITS,
    address="https://arxiv.org/abs/0901.4683",
)
