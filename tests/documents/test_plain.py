"""Formulas as people type them are found, and English stays English."""

import pytest

from verifier.documents.plain import dollars

SENTENCES = {
    "b_n - a_n = mn for n >= 1.": r"$b_n - a_n = mn$ for $n \ge 1$.",
    "The P-positions of mxpWN_l are (0,1) and {0,x}": (
        r"The $P$-positions of $m\times p\mathrm{WN}_l$ are $(0,1)$ and $\lbrace 0,x\rbrace$"
    ),
    "P(mWN^(l,p)) = {{a_i, b_i}}": r"$\mathcal{P}(m\mathrm{WN}^{(l,p)}) = \lbrace \lbrace a_i, b_i\rbrace \rbrace$",
    "x_{n+1} - x_n is 0 if #{i <= n : x_i = x_n or y_{i+1} = x_n} < p": (
        r"$x_{n+1} - x_n$ is 0 if $\#\lbrace i \le n : x_i = x_n \text{ or } y_{i+1} = x_n\rbrace < p$"
    ),
    "j with y = b_j - r (mod mp), in a row": r"$j$ with $y \equiv b_j - r \pmod{mp}$, in a row",
    "a row is in it, as I said; a bishop moves": "a row is in it, as I said; a bishop moves",
    "floor(n alpha) < 1/alpha + p": r"$\lfloor n \alpha \rfloor < 1/\alpha + p$",
    "it is (89,940) for N <= 1,000, column first_change, 10^100 = N": (
        r"it is $(89,940)$ for $N \le 1{,}000$, column first_change, $10^{100} = N$"
    ),
    "read `x_n = 1` to the letter": "read `x_n = 1` to the letter",
    "it has $a_n$ and b_n": "it has $a_n$ and b_n",
    "(no range of n is given)": "(no range of $n$ is given)",
}


@pytest.mark.parametrize("text", SENTENCES)
def test_formulas_are_found(text):
    assert dollars(text) == SENTENCES[text]
