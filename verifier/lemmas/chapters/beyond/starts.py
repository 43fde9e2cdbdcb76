"""Where a row begins, if its length is decided by whether, and in which way, its number is one of the d_j, j >= 1.

Say that row x holds k of the c_n if x is none of the d_j; k - 1 if x = d_j where j is the first index of its own row;
and k - h if x = d_j where j is a later index. Of the indices 1, ..., e exactly c_e are the first of their rows,
because each row holds at least one index, and e - c_e are later ones. So if e is the number of the d_j, j >= 1, below
x, then

    first(x) = kx - c_e - h (e - c_e).

This is all that `progressions.py` and `parity.py` need to know of the order of the rows.
"""

from __future__ import annotations

from verifier.lemmas.chapters.beyond.steps import (
    FULL,
    GAPS,
    MODEL,
    SHAPE,
    c,
    c_starts,
    c_step,
    d,
    first,
    grows,
    pairs_natural,
)
from verifier.lemmas.chapters.paper.residues import equal_products
from verifier.lemmas.trusted.kernel import Hint, induction, instance, step_of, witness
from verifier.lemmas.trusted.terms import Term, all_of, any_of, eq, exists, forall, ints, ite
from verifier.lemmas.writing import Claim, claim, lemma, step_at

__all__ = ["below", "d_grows", "is_d", "row_size", "row_starts", "row_starts_at", "sizes", "sizes_full"]

x, i, j, k, h, e = ints("x i j k h e")
x0, e0, j0 = ints("x0 e0 j0")


def is_d(x: Term) -> Term:
    """x is one of the d_j, j >= 1."""
    (j,) = ints("j_d")
    return exists([j], all_of(j >= 1, eq(d(j), x)))


def sizes(k: Term, h: Term) -> list[Term]:
    """How many indices a row holds: k; k - 1 for x = d_j if j is the first of its row, k - h if it is a later one."""
    long = forall([x], all_of(x >= 0, ~is_d(x)) >> eq(first(x + 1) - first(x), k))
    size = ite(eq(first(c(j)), j), k - 1, k - h)
    return [long, forall([j], (j >= 1) >> eq(first(d(j) + 1) - first(d(j)), size))]


def row_size(long: Term, short: Term, x: Term, j: Term) -> list[Hint]:
    """Hints: how many indices row x holds, by the two parts of `sizes`; x = d_j if it is one of them."""
    return [instance(long, x), witness(is_d(x), j), instance(short, j)]


def below(x: Term, e: Term) -> Term:
    """e is the number of the d_j, j >= 1, that are less than x."""
    return all_of(e >= 0, any_of(eq(e, 0), d(e) < x), d(e + 1) >= x)


LONG, SHORT = sizes(k, h)
HYPS = [*SHAPE, LONG, SHORT]


@lemma
def sizes_full() -> Claim:
    """If rows hold k, k - 1 or k - h indices, k >= 2 and k > h, every row holds at least one."""
    return claim(
        [LONG, SHORT, k >= 2, k > h], FULL, [witness(FULL, x0), *row_size(LONG, SHORT, x0, j0)],
        model={**MODEL, "k": 3, "h": 2},
    )


@lemma
def d_grows() -> Claim:
    """If i < j then d_i < d_j."""
    return claim([*SHAPE, i >= 0, i < j], d(i) < d(j), [grows()], model={**MODEL, "i": 1, "j": 4})


def _starts(x: Term) -> Term:
    return forall([e], below(x, e) >> eq(first(x), k * x - c(e) - h * (e - c(e))))


@lemma
def row_starts_step() -> Claim:
    """first(x) = kx - c_e - h(e - c_e), e being the number of the d_j below x: the step from x - 1 to x."""
    step = step_of(x, _starts(x))
    before, goal, earlier = step_at(step, x0)
    return claim(
        HYPS, step,
        [
            witness(step, x0), witness(goal, e0), instance(before, x0 - 1), instance(earlier, e0),
            instance(earlier, e0 - 1), instance(LONG, x0 - 1), instance(SHORT, e0), c_starts(), c_step(n=e0 - 1),
            witness(is_d(x0 - 1), j0), d_grows(i=j0, j=e0), d_grows(i=e0 + 1, j=j0), d_grows(i=e0 - 1, j=e0),
            pairs_natural(n=e0), pairs_natural(n=e0 - 1), equal_products(z=h, x=e0 - c(e0), y=e0 * 0),
        ],
        model={**MODEL, "k": 3, "h": 2},
    )


@lemma
def row_starts() -> Claim:
    """If rows hold k, k - 1 or k - h indices, as x is no d_j, one that is the first of its row, or a later one, then
    row x begins with the index kx - c_e - h(e - c_e), where e is the number of the d_j, j >= 1, below x.
    """
    every = forall([x], (x >= 0) >> _starts(x))
    return claim(
        [*HYPS, x >= 0, below(x, e)], eq(first(x), k * x - c(e) - h * (e - c(e))),
        [row_starts_step(), induction(x, _starts(x)), instance(every, x), instance(_starts(x), e)],
        model={**MODEL, "k": 3, "h": 2, "x": 4},
    )


@lemma
def row_starts_at() -> Claim:
    """For j >= 1 row d_j begins with the index k d_j - c_{j-1} - h(j - 1 - c_{j-1})."""
    return claim(
        [*HYPS, j >= 1], eq(first(d(j)), k * d(j) - c(j - 1) - h * (j - 1 - c(j - 1))),
        [row_starts(x=d(j), e=j - 1), d_grows(i=j - 1, j=j), pairs_natural(n=j)],
        model={**GAPS, "k": 2, "h": 1, "j": 3},
    )
