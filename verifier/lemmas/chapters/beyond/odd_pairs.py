"""Beyond the paper: for m = 2 the P-positions of misere play are the pairs {a_i, b_i} of (1, 2p) with an *odd* index i.

This is so for misere 2WN^p, the blocking game, and for every rook whose lengths have their residues mod 2p in a set R
that holds 0, no other even number, and some odd one; among them misere 2WN^(2,2p), and misere 2WN^(p) if p is odd. All
are cases of the theorems for m >= 2, since c_n of `misere_closed.py` is a_{2n+1} of (1, 2p) if m = 2: the slope of the
pairs of (1, 2p) is half that of (2, p), so that floor((n + 1/2) alpha) is the floor of (2n + 1) alpha/2.

The theorems speak of c and d as functions of n. Here a_n is written as a term: the number of k >= 1 with k <= a_n.
"""

from __future__ import annotations

from verifier.lemmas.chapters.beyond.misere import misere
from verifier.lemmas.chapters.beyond.misere_all import RULE, misere_mwn_blocking
from verifier.lemmas.chapters.beyond.misere_classes import (
    LAW,
    allowed,
    by_p,
    by_two,
    misere_mwn_2_2p,
    misere_mwn_p_odd,
    misere_mwn_residues,
)
from verifier.lemmas.chapters.beyond.misere_closed import CLOSED, misere_closed
from verifier.lemmas.chapters.beyond.misere_mex import LINK, listed
from verifier.lemmas.chapters.beyond.misere_rooks import Lengths, queen
from verifier.lemmas.chapters.paper.algebra import cancel, product_nonneg
from verifier.lemmas.chapters.paper.counting import a_at_least, a_large_enough, a_natural, a_unique, obtain_a
from verifier.lemmas.chapters.paper.play import P, board
from verifier.lemmas.chapters.paper.rows import in_row
from verifier.lemmas.trusted.kernel import Hint, Lemma, instance, interval, unfold, witness
from verifier.lemmas.trusted.terms import Lambda, Term, all_of, card, eq, exists, forall, iff, ints, num, substitute
from verifier.lemmas.writing import POSITIVE, Claim, claim, f, is_a, lemma, m, p

x, y, n, o, k, a, c = ints("x y n o k a c")

TWO, ONE_TWO = {"m": num(2)}, {"m": num(1), "p": 2 * p}


def counted(n: Term, m: Term | int = m, p: Term | int = p) -> Term:
    """a_n of (m, p) as a term: the number of k >= 1 with k <= a_n. (a_n is at most 2n.)"""
    return card([k], all_of(k >= 1, k <= 2 * n, f(k, n, m, p) <= 0))


@lemma
def a_counted() -> Claim:
    """a_n is the number of k with 1 <= k <= 2n and f(k, n) <= 0."""
    inside = counted(n).args[0]
    same = forall([k], iff(inside, all_of(k >= 1, k < a + 1)))
    (k0,) = ints("k0")
    return claim(
        [POSITIVE, n >= 0], is_a(n, counted(n)),
        [
            *obtain_a(n, a), a_natural(), witness(same, k0), a_at_least(i=n, k=k0), a_at_least(i=n, k=2 * n + 1),
            a_large_enough(), interval(k, inside, 1, a + 1), unfold(is_a(n, a)), unfold(is_a(n, counted(n))),
        ],
    )


@lemma
def half_slope() -> Claim:
    """a_N of (1, 2p) is the quotient of a_{pN} of (2, p) by 2p."""
    return claim(
        [p >= 1, is_a(n, c, 1, 2 * p), is_a(p * n, a, 2)], all_of(2 * p * c <= a, a < 2 * p * (c + 1)),
        [
            unfold(is_a(n, c, 1, 2 * p)), a_at_least(m=2, i=p * n, k=2 * p * c),
            a_at_least(m=2, i=p * n, k=2 * p * (c + 1)), product_nonneg(x=2 * p, y=c),
            cancel(x=2 * p * p, y=f(c, n, 1, 2 * p)), cancel(x=2 * p * p, y=f(c + 1, n, 1, 2 * p)),
            product_nonneg(x=p, y=p),
        ],
    )


# a_{2n+1} of (1, 2p), and a_{p(2n+1)} of (2, p) of which it is the quotient by 2p
ODD, LONG = counted(2 * n + 1, 1, 2 * p), counted(p * (2 * n + 1), 2)
SEQUENCES: dict[str, Term | Lambda] = {"m": num(2), "cs": Lambda([n], ODD), "ds": Lambda([n], ODD + 2 * n + 1)}
WITH_LONG: dict[str, Term | Lambda] = {**SEQUENCES, "a_long": Lambda([n], LONG)}


def _at(term: Term, index: Term) -> Term:
    return substitute(term, {"n": index})


def odd_value(n: Term) -> list[Hint]:
    """Hints: the term ODD is a_{2n+1} of (1, 2p)."""
    return [a_counted(**ONE_TWO, n=2 * n + 1), a_natural(**ONE_TWO, n=2 * n + 1, a=_at(ODD, n))]


@lemma
def odd_sequences() -> Claim:
    """For m = 2 the c_n in closed form is a_{2n+1} of (1, 2p)."""
    goal = all_of(*(substitute(part, WITH_LONG) for part in (LINK, CLOSED)))
    link, closed = goal.args
    n0, n1 = ints("n0 n1")
    return claim(
        [p >= 1], goal,
        [
            witness(link, n0), *odd_value(n0), witness(closed, n1), *odd_value(n1), product_nonneg(x=p, y=2 * n1 + 1),
            a_counted(m=2, n=p * (2 * n1 + 1)), half_slope(n=2 * n1 + 1, c=_at(ODD, n1), a=_at(LONG, n1)),
        ],
    )


def row(x: Term, z: Term) -> Term:
    """(x, x + z) is a pair of (1, 2p) with signed index z; x and z do not speak of p."""
    return substitute(in_row(x, z), ONE_TWO)


def odd_pair(x: Term, y: Term) -> Term:
    """(x, y) is {a_i, b_i} of (1, 2p) with an odd index i."""
    (t,) = ints("t_odd")
    return exists([t], all_of(row(x, 2 * t + 1), eq(y, x + 2 * t + 1)))


@lemma
def odd_listed() -> Claim:
    """For m = 2 the pairs {c_n, d_n} are the pairs of (1, 2p) with odd index."""
    pairs = substitute(listed(x, y), SEQUENCES)
    n0, t0 = ints("n0 t0")
    hints: list[Hint] = [witness(pairs, n0), witness(odd_pair(x, y), t0), unfold(row(x, 2 * t0 + 1))]
    for t in (n0, -n0 - 1):
        hints += [instance(odd_pair(x, y), t), unfold(row(x, 2 * t + 1)), *odd_value(t)]
    for t, value in ((t0, x), (-t0 - 1, y)):
        hints += [instance(pairs, t), a_unique(**ONE_TWO, n=2 * t + 1, a=value, c=_at(ODD, t)), *odd_value(t)]
    return claim([p >= 1], iff(pairs, odd_pair(x, y)), hints)


def _case(theorem: Lemma, hyps: list[Term], rules: Term, model: dict[str, object], **values: int) -> Claim:
    """The case m = 2 of a theorem on the pairs {c_n, d_n}."""
    return claim(
        [*hyps, substitute(rules, TWO), board(x, y)], iff(P(x, y), odd_pair(x, y)),
        [odd_sequences(), misere_closed(**WITH_LONG), theorem(**SEQUENCES, **values), odd_listed()],
        model={**model, "P": "odd pair", "x": 0, "y": 3},
    )


def _rule(lengths: Lengths) -> Term:
    return misere(P, queen(lengths))


@lemma
def misere_2wn_blocking() -> Claim:
    """P(misere 2WN^p) = {{a_i, b_i} | i odd}, the pairs of (1, 2p)."""
    return _case(misere_mwn_blocking, [p >= 1], RULE, {"p": 2})


@lemma
def misere_2wn_residues() -> Claim:
    """In misere play with the 2-bishop and the rook whose lengths have their residues mod 2p in R, where R holds 0, no
    other even number, and an odd one, the P-positions are {{a_i, b_i} | i odd}, the pairs of (1, 2p).
    """
    model = {"p": 2, "o": 0, "R": lambda j: j in (0, 1)}
    return _case(misere_mwn_residues, LAW, _rule(allowed), model, s=0)


@lemma
def misere_2wn_2_2p() -> Claim:
    """P(misere 2WN^(2,2p)) = {{a_i, b_i} | i odd}, the pairs of (1, 2p)."""
    return _case(misere_mwn_2_2p, [p >= 1], _rule(by_two), {"p": 2}, s=0)


@lemma
def misere_2wn_p_odd() -> Claim:
    """P(misere 2WN^(p)) = {{a_i, b_i} | i odd}, the pairs of (1, 2p), if p = 2o + 1 is odd."""
    return _case(misere_mwn_p_odd, [eq(p, 2 * o + 1), o >= 0], _rule(by_p), {"p": 3, "o": 1}, s=0)
