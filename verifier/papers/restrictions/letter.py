r"""What a letter to the author says of this paper, passage by passage; formulas are quoted as they are printed.

A passage names the statements it speaks of and is left out where none of them is wrong. The numbers of the tables are
taken from the games; `tests/papers/test_letter.py` evaluates every other position and number that a passage names.
"""

from __future__ import annotations

from verifier.games.families import modulo
from verifier.papers.letter import Letter, Passage, Remark
from verifier.papers.model import Cause
from verifier.papers.printed_tables import true_table
from verifier.papers.restrictions.printed import TABLE_3, TABLE_4

__all__ = ["letter"]

MAIN = (
    "thm-2.1-i", "thm-2.1-iia-if", "thm-2.1-iia-only-if", "thm-2.1-iib", "thm-2.1-iiia", "thm-2.1-iiib", "thm-3.1-if",
    "thm-3.1-only-if", "prop-3.2", "lem-3.3-i", "lem-3.3-ii", "lem-3.3-iii", "lem-3.3-iv", "thm-4.1", "thm-5.1",
    "prop-5.2-i", "prop-5.2-ii", "prop-5.2-iii", "app-thm-1",
)  # fmt: skip

STANDS = (
    "All main results stand: Theorem 2.1, with part (iiia) read as below, Theorem 3.1, Proposition 3.2, Lemma 3.3, "
    "Theorems 4.1 and 5.1, Proposition 5.2 and the theorem of the Appendix"
)

SUBSTANCE = r"""In Theorem 2.1 (iiia) $l$ and $p-l$ are exchanged. Printed:

$$\mathcal{P}(m\times p\mathrm{WN}_l)=\lbrace(a_{ip+l},b_{ip+l})\mid i\in\mathbb{Z}_{\ge 0}\rbrace\cup\lbrace(b_{ip-l},a_{ip-l})\mid i\in\mathbb{Z}_{>0}\rbrace$$

By Definition 2.3 (iiia) it is not allowed to move to $(i,j)$ with $0\le i < ml$ and $0\le j < m(p-l)$, and $(0,m(p-l))$ is
terminal. But for $i=0$ the theorem has $(a_l,b_l)=(0,ml)$, which lies in that rectangle or, if not, can move to the terminal
position. The printed formula is right for $l=0$ and for $p=2l$, and false otherwise; the smallest case is $(0,1)$ in
$1\times 3\mathrm{WN}_1$. Read

$$\mathcal{P}(m\times p\mathrm{WN}_l)=\lbrace(a_{ip-l},b_{ip-l})\mid i\in\mathbb{Z}_{>0}\rbrace\cup\lbrace(b_{ip+l},a_{ip+l})\mid i\in\mathbb{Z}_{\ge 0}\rbrace$$

(or exchange $ml$ and $m(p-l)$ in the definition). (**thm-2.1-iiia**) What follows from it:

- *Figure 2, caption.* "They are of the form $(a_{3n+1},b_{3n+1})$ or $(b_{3n+2},a_{3n+2})$": read
  $(a_{3n+2},b_{3n+2})$ or $(b_{3n+1},a_{3n+1})$. (**fig-2-palest**)
- *Example 6.* The terminal positions are those of the definition. In the two sentences on $(1,9)$ the games
  $2\times 3\mathrm{WN}_2$ and $2\times 3\mathrm{WN}_1$ are to be exchanged: Alice wins $2\times 3\mathrm{WN}_1$ by moving to $(0,4)$, which
  is terminal there, and in $2\times 3\mathrm{WN}_2$ she cannot move to $(0,2)$. (**ex-6**)
- *Section 6, Game (iiia).* With $(a'_i):=(a_{pi+l})_{i\ge 0}$ and $(b'_i):=(b_{p(i+1)-l})_{i\ge 0}$ the $P$-positions are not the
  $(a'_i,b'_i)$: these two sequences are coordinates of different positions, and
  "$b'_i-a'_i\pm(b'_j-a'_j)\ge mp$ for all $0\le j < i$" fails for $m=1$, $p=3$, $l=1$. *Repair:* the differences $y-x$ of the
  $P$-positions $(x,y)$ are distinct and congruent to $-ml$ modulo $mp$, so the $(mp)$-bishop joins no two of them. (**step-6-iiia-pairs**)
- *Section 6, Game (iiib).* "The second player should choose $l=l'$": from $(a_i,b_i)$ choose $l\equiv -i\pmod p$. The advice for
  $(b_i,a_i)$, which is $l\equiv i\pmod p$, is right as printed. (**step-6-iiib-choice**)"""

FIRST_BELIEF = r"""*The first belief*, that $(d_i^{(l,m,p)}-c_i^{(l,m,p)})_{i\in\mathbb{Z}_{\ge 0}}$ "is an arithmetic progression if and only if none of
the items in our above question is satisfied", is refuted by $3\mathrm{WN}^{(2,4)}$: there $0 < l\ne m$, and still $d_i-c_i=3i$. It is
refuted as well if one counts $l$ differently, so that the rook's residues are $0,\ldots,l$: then the same game has $l=1$. What holds
is this. (**belief-arithmetic**)

> **Theorem.** Let $1\le l < p$ and $g=\gcd(m,p)$. The differences $d_i-c_i$ of $m\mathrm{WN}^{(l,p)}$ are in arithmetic progression if and only if
> $g\mid l$ and, with $m'=m/g$, $p'=p/g$ and $l'=l/g$, either $l'=1$, or $m'\equiv -1\pmod{p'}$, $2\le l'\le p'/2$ and
> $(l'-1)(m+1)\equiv 0\pmod{p'}$. Then $d_i-c_i=mi$.

The case $l=g$ contains Theorem 2.1 (iia), *if*, and (iib); its $P$-positions are the pairs of $m$ and $p/g$."""

SECOND_BELIEF = r"""*The second belief*, that "for arbitrary constants, $(c_i^{(l,m,p)})_{i\in\mathbb{Z}_{\ge 0}}$ and
$(d_i^{(l,m,p)})_{i\in\mathbb{Z}_{>0}}$ are $p$-complementary", contradicts Theorem 2.1 (iib), by which, for $m\ge 2$, these
sequences of $m\mathrm{WN}^{(m,mp)}$ are $p$-complementary and not $mp$-complementary. The smallest case of all is $1\mathrm{WN}^{(2,3)}$, where $0$ occurs
twice. (**belief-complementary**)

> **Theorem.** For $1\le l\le p$ every number occurs at least $p/l$ and at most $p-l+1$ times in $(c_i)_{i\ge 0}$ and $(d_i)_{i>0}$ together. So
> the two are $p$-complementary for $l=1$, that is for $m\mathrm{WN}^{(p)}$ and all $m$ and $p$, and for $l\ge 2$ no number occurs $p$ times."""


def letter() -> Letter:
    """The passages, in the order of the letter within each cause."""
    passages = [
        Passage(
            Cause.SUBSTANCE,
            ("thm-2.1-iiia", "fig-2-palest", "ex-6", "step-6-iiia-pairs", "step-6-iiib-choice"),
            SUBSTANCE,
        ),
        Passage(Cause.TABLE, ("table-3", "table-3-caption"), _table_3()),
        Passage(Cause.TABLE, ("table-4", "table-4-entries"), _table_4()),
        Passage(Cause.BELIEF, ("belief-arithmetic",), FIRST_BELIEF),
        Passage(Cause.BELIEF, ("belief-complementary",), SECOND_BELIEF),
        *(Passage(Cause.GAP, (id,), text) for id, text in GAPS),
    ]
    return Letter(STANDS, MAIN, tuple(passages), REMARKS)


def _table_3() -> str:
    true = true_table(modulo(2, 2), len(TABLE_3["a"]))
    (n,) = [n for n in range(len(TABLE_3["a"])) if TABLE_3["b"][n] != true["b"][n]]
    c, printed, d = true["a"][n], TABLE_3["b"][n], true["b"][n]
    return (
        rf"*Table 3.* The game is $2\mathrm{{WN}}^{{(2)}}$, as the heads $c_n^{{(0,2,2)}}$, $d_n^{{(0,2,2)}}$ say, and not $2\mathrm{{WN}}^2$, "
        rf"as the caption has it. In the last column $d_{{{n}}}={d}$ and $d_{{{n}}}-c_{{{n}}}={d - c}$ (printed: ${printed}$ and "
        rf"${printed - c}$), for the rook can move $({c},{printed})\rightarrow({c},1)$. (**table-3**, **table-3-caption**)"
    )


def _table_4() -> str:
    true = true_table(modulo(2, 3, 2), len(TABLE_4["a"]))
    wrong = [n for n in range(len(TABLE_4["a"])) if TABLE_4["b"][n] != true["b"][n]]
    rows = [
        ["$n$", *(f"${n}$" for n in wrong)],
        ["$c_n$", *(f"${true['a'][n]}$" for n in wrong)],
        ["$d_n$, printed", *(f"${TABLE_4['b'][n]}$" for n in wrong)],
        ["$d_n$ of $2\\mathrm{WN}^{(2,3)}$", *(f"${true['b'][n]}$" for n in wrong)],
        ["$d_n-c_n$", *(f"${true['b'][n] - true['a'][n]}$" for n in wrong)],
    ]
    lines = ["| " + " | ".join(row) + " |" for row in rows]
    lines.insert(1, "|---|" + "---:|" * len(wrong))
    return (
        r"*Table 4.* The caption says $2\mathrm{WN}^{(1,3)}$; by Definition 2.1 (i) its $(1,3)$-rook is the $3$-rook, so that game is "
        r"$2\mathrm{WN}^{(3)}$, with Table 2 for its $P$-positions. The table shows $2\mathrm{WN}^{(2,3)}$, rightly up to "
        rf"$n={wrong[0] - 1}$, and then $d_n$ is wrong (the $c_n$ are right). The differences are not in arithmetic progression, as is "
        "said. (**table-4**, **table-4-entries**)\n\n" + "\n".join(lines)
    )


GAPS = (
    (
        "step-3.1-interval",
        r"*Theorem 3.1.* In $\#(\lbrace\beta,2\beta,\ldots\rbrace\cap[1,n])=\lfloor n/\beta\rfloor$ the interval misses $\beta$ if $\beta < 1$, which the "
        r"theorem allows for $p\ge 3$. *Repair:* $[0,n]$. The sequences of the paper have $\beta>1$.",
    ),
    (
        "step-3.1-all-n",
        r'*Theorem 3.1.* "For all $n$" the inequality $\lfloor n/\alpha\rfloor+1+\lfloor n/\beta\rfloor < np+1$: not for $n=0$. *Repair:* for '
        r"$n\ge 1$; the interval $[0,1)$ holds $p$ points by the case $n=1$.",
    ),
    (
        "step-4.1-rise",
        r"*Theorem 4.1.* $x_{n+1}-x_n=1$ if the number in question is $p$: this uses Lemma 3.3 (iv), which is about $p>1$. *Repair for "
        r"$p=1$:* by Lemma 3.3 (iii) $x_{n+1}=x_n+1$, or $x_n+2$ if $x_n+1$ is one of the $y_i$.",
    ),
    (
        "step-5.1-base",
        r'*Theorem 5.1, base case.* "$b_1=m$, $a_1=0$ and $\varphi_1=(mp-1)$" is about $p>1$, though $p=1$ is treated at the end. *Repair:* '
        r"for $p=1$, $a_1=1$, $b_1=m+1$ and $\varphi_1=m$.",
    ),
    (
        "step-5.1-interval",
        r'*Theorem 5.1, base case.* "The only representative from $b$ in the interval $[0,p-1]$ is $b_0=0$": $b_1=m$ is another if $m < p$. '
        r"*Repair:* $[0,m-1]$, which is what the next line needs.",
    ),
    (
        "step-5.1-next",
        r"*Theorem 5.1, induction.* $b_n=a_{\varphi_n+1}$ cannot hold for $p=1$, where $a$ and $b_{>0}$ are disjoint. *Repair:* there "
        r"$a_{\varphi_n+1}=b_n+1$, and the theorem needs only $a_{\varphi_n}=b_n-1 < a_{\varphi_n+1}$.",
    ),
    (
        "step-5.2-infinity",
        r'*Proposition 5.2 (ii).* "$0\le n < p$ implies $\nu_i^n=\mu_i^n=\infty$ for all $0\le i < n$": for $p=3$, $n=2$, $i=1$ we have $n\equiv -i$ and '
        r"$\mu_i^n=y_i$. *Repair:* $\nu_i^n=\infty$ and $\mu_i^n>0$; hence $x_n=0$ all the same.",
    ),
    (
        "step-6-a",
        r"*Theorem 2.1, plan.* (A), that no option of a pair is a pair, is false for game (i): in $1\mathrm{WN}^2$ the pair $(0,1)$ has the "
        r"option $(0,0)$. *Repair:* at most $p-1$ of the options are pairs, and these are roob-type; that is what is then shown.",
    ),
    (
        "step-6-i-star",
        r"*Theorem 2.1 (i), (\*).* There need be no $j < i$: in $2\mathrm{WN}^2$ the move is $(0,3)\rightarrow(0,2)=(a_1,b_1)$, and no $i>1$ has "
        r"$a_i=0$. *Repair:* $j\le i$, for the largest $i$ with $a_i=x$.",
    ),
    (
        "step-6-iia-index",
        r"*Theorem 2.1 (iia), (B).* The same: from $(0,3)$ in $1\mathrm{WN}^{(2)}$ the only pair within reach is $(0,1)=(a_1,b_1)$. *Repair:* $j\le i$.",
    ),
    (
        "step-6-iib-sign",
        r"*Theorem 2.1 (iib).* The sign of $r$: an $(m,mp)$-rook moves from $y$ to $b_j$ if $y\equiv b_j+r\pmod{mp}$, and not if "
        r'"$y\equiv b_j-r\pmod{mp}$"; in $2\mathrm{WN}^{(2,4)}$ the printed choice would be $(0,5)\rightarrow(0,2)$, of length $3$. *Repair:* choose $r$ with '
        r"$y-x-r\equiv 0\pmod m$, and $+r$ for $-r$ in both parts.",
    ),
)

REMARKS = (
    Remark(Cause.SLIP, ("def-2.1-range",), "Definition 2.1", r"$l\in\lbrace 0,1,\ldots,m\rbrace$", r"$l\in\lbrace 0,1,\ldots,p\rbrace$"),
    Remark(
        Cause.SLIP, ("fn-rectangles",), "Definition 2.3 (iiia), footnote",
        r"there are $\lceil\frac{p}{2}\rceil$ rectangle shapes",
        r"$\lfloor\frac{p}{2}\rfloor$, since $l$ and $p-l$ give the same shape, $0 < l < p$",
    ),
    Remark(
        Cause.SLIP, ("ex-1-4-wording",), "Examples 1 and 4",
        r"the only bishop-type move is $(0,2)\rightarrow(0,1)$; $(0,4)\rightarrow(0,3)$",
        r"$2$-bishop-type",
    ),
    Remark(
        Cause.SLIP, ("def-mex-p", "prop-5.2-i"), "Before Proposition 5.2",
        r"the least non-negative integer $i\in X$ such that $\xi^i < p$",
        r"without $i\in X$: for $n=0$ there is none in $X$",
    ),
    Remark(
        Cause.SLIP, ("question-items",), "Section 7, second item",
        r"$0 < l\ne m$ or $m\nmid p$",
        r"$0 < l$, and $l\ne m$ or $m\nmid p$; otherwise Theorem 2.1 (iia) falls under it",
    ),
    Remark(
        Cause.CONVENTION, ("abstract-unique",), "Abstract", "each positive integer occurs exactly $p$ times",
        r"count $0$ too, and leave out $b_0$, as in Theorem 4.1; else $x_0=1$ is possible for $p\ge 2$",
    ),
    Remark(
        Cause.CONVENTION, ("outline-final-positions",), "Section 1.1", r"precisely two final positions $\ne(0,0)$",
        r"for $0 < l < p$; for $l=0$ only $(0,0)$ is final",
    ),
    Remark(Cause.CONVENTION, ("eq-kimberling",), "Section 1.3", "$x_{x_n}=y_n-1$", r"$n\ge 1$"),
    Remark(Cause.CONVENTION, ("eq-6",), "Equation (6)", r"$x_{\varphi_n}=y_n-1$", r"$n\ge 1$, as in Theorem 5.1"),
    Remark(
        Cause.CONVENTION, ("def-2.1-rook",), "Definition 2.1 (i)", r"we denote a $(0,p)$-rook by a $p$-rook",
        r"the $p$-rook is the $(1,p)$-rook, and $m\mathrm{WN}^{(0,p)}$ is $m\mathrm{WN}^{(1,p)}$: for $l=0$ the set "
        r"$\lbrace 0,1,\ldots,l-1\rbrace$ is empty",
    ),
    Remark(
        Cause.CONVENTION, ("def-2.1-bishop",), "Definition 2.1 (ii)", "a bishop moves as in Chess",
        r"so that both coordinates fall: a step from $(0,1)$ to $(1,0)$ is not meant",
    ),
    Remark(
        Cause.CONVENTION, ("def-2.3-iiia-final",), "Definition 2.3 (iiia)", r"the terminal positions are $(ml,0)$ and $(0,m(p-l))$",
        "the rectangle is no part of the board, or all of it is $N$, as the footnote offers",
    ),
    Remark(
        Cause.CONVENTION, ("thm-2.1-iiib",), "Definition 2.3 (iiib)", "the second player may decide the parameter $l$",
        "but no $l$ whose rectangle contains the starting position",
    ),
    Remark(
        Cause.CONVENTION, ("lem-3.3-i",), "Lemma 3.3 (i)", "$a$ and $b$ are $p$-complementary",
        "$a$ and $b_{>0}$; or on the positive integers",
    ),
    Remark(Cause.CONVENTION, ("rem-5-second",), "Section 5, Remark", "$y_n-1=x_{y_n-n}$", r"$n\ge 1$"),
)  # fmt: skip
