"""The Remark of Section 7, l = 1: in mWN^p_1 any p - 1 rook-type options may be blocked.

It says that a minimal exclusive algorithm for P(mWN^p_1) was found, related to a construction of Fraenkel's (1998),
y_n = s x_n + t n, and does not print it. This is one: the case l = 1 of `blocking.py`. A 1-roob-type option is a
rook-type option.
"""

from __future__ import annotations

from verifier.lemmas.chapters.beyond.blocking import PLAY, RULE, listed, mex_blocking, roob
from verifier.lemmas.chapters.beyond.mex import FREE, FULL, LINK, xs, ys
from verifier.lemmas.chapters.paper.p_blocking import queen
from verifier.lemmas.chapters.paper.play import P, board, free_options, rook, rule_blocking
from verifier.lemmas.trusted.kernel import Hint, injection, injection_premises, instance, witness
from verifier.lemmas.trusted.terms import Term, all_of, eq, forall, iff, ints, num, substitute
from verifier.lemmas.writing import Claim, claim, lemma, m, p

x, y, x1, y1, n, X, Y = ints("x y x1 y1 n X Y")

ANY_ROOK = rule_blocking(P, board, queen, rook)
LINK_ONE = forall([n], (n >= 0) >> all_of(xs(n) >= 0, eq(ys(n), m * xs(n) + n)))


def _same_count(one: Term, other: Term, tag: str) -> list[Hint]:
    """Hints: of the options of (X, Y), no more are in the first set than in the second, because it is a part of it."""
    parts = ((x1, y1), one, (x1, y1), (x1, y1), other, ((0, X + 1), (0, Y + 1)))
    into, apart, inside = injection_premises(*parts)
    a, b, c = (ints(" ".join(f"{v}{tag}{i}" for i in range(k))) for v, k in (("a", 2), ("b", 4), ("c", 2)))
    return [witness(into, *a), witness(apart, *b), witness(inside, *c), injection(*parts)]


@lemma
def mex_algorithm() -> Claim:
    """The Remark of Section 7: let p >= 2, let x_n be the least number that x_0, ..., x_{n-1} and y_1, ..., y_{n-1}
    take fewer than p times, and y_n = m x_n + n. Then P(mWN^p_1) = {{x_n, y_n} | n >= 0}, where any p - 1 rook-type
    options may be blocked.
    """
    one = {"l": num(1)}

    def roob_one(x: Term, y: Term, x1: Term, y1: Term) -> Term:
        return substitute(roob(x, y, x1, y1), one)

    link, rules = substitute(LINK, one), substitute(RULE, one)
    mine, any_ = (free_options(P, queen, block, X, Y) for block in (roob_one, rook))
    of_mine, of_any = (all_of(block(X, Y, x1, y1), P(x1, y1)) for block in (roob_one, rook))
    a, b = ints("f1 f2"), ints("g1 g2")
    return claim(
        [m >= 1, p >= 2, LINK_ONE, FREE, FULL, ANY_ROOK, board(x, y)], iff(P(x, y), listed(x, y)),
        [
            mex_blocking(l=1), witness(link, *ints("n1")), instance(LINK_ONE, *ints("n1")), witness(rules, X, Y),
            instance(ANY_ROOK, X, Y), witness(mine, *a), instance(any_, *a), witness(any_, *b), instance(mine, *b),
            *_same_count(of_mine, of_any, "s"), *_same_count(of_any, of_mine, "t"),
        ],
        model={**PLAY, "x": 1, "y": 5},
    )
