"""The sequences of misere play for m >= 2: c_n by a minimal exclusive algorithm, d_n = c_n + mn + 1.

c_n is the least number that c_0, ..., c_{n-1}, d_0, ..., d_{n-1} take fewer than p times. The signed index z means c_z
if z >= 0 and d_{-z-1} if z < 0 (`taking.py`). The pair with signed index z in row x lies in the column x + mz + 1 if
z >= 0, and x + mz + m - 1 if z < 0. `misere_all.py` shows that {{c_n, d_n}} are the P-positions of misere mWN^p.
"""

from __future__ import annotations

from verifier.lemmas.chapters.beyond.taking import Sequences
from verifier.lemmas.chapters.paper.algebra import product_large
from verifier.lemmas.chapters.paper.p_blocking import exact_division
from verifier.lemmas.trusted.kernel import instance, witness
from verifier.lemmas.trusted.terms import Function, Term, all_of, eq, forall, ints, ite
from verifier.lemmas.writing import Claim, claim, lemma, m, p

x, y, i, j, n, r, z = ints("x y i j n r z")
cs, ds = Function("cs", 1), Function("ds", 1)

CONSTANTS = all_of(m >= 2, p >= 1)
LINK = forall([n], (n >= 0) >> all_of(cs(n) >= 0, eq(ds(n), cs(n) + m * n + 1)))


MODEL = {"m": 3, "p": 2, "cs": "misere c", "ds": "misere d"}
BOTH = Sequences(cs, ds, 0, CONSTANTS, LINK, MODEL)
takes, before, listed = BOTH.takes, BOTH.before, BOTH.listed
FREE, FULL, SEQUENCES = BOTH.free, BOTH.full, BOTH.hyps


@lemma
def misere_times_grow() -> Claim:
    """r is taken at least as often before j as before i <= j."""
    return BOTH.times_grow()


@lemma
def misere_rising() -> Claim:
    """c does not decrease: what is taken fewer than p times before j is so before i."""
    return BOTH.rising(misere_times_grow)


@lemma
def misere_strict() -> Claim:
    """d increases, by m or more at a time: d_j - d_i >= m(j - i) >= m for i < j."""
    return claim(
        [*SEQUENCES, i >= 0, i < j], all_of(ds(j) - ds(i) >= m * (j - i), ds(j) - ds(i) >= m),
        [instance(LINK, i), instance(LINK, j), misere_rising(), product_large(x=m, y=j - i)],
        model={**MODEL, "i": 3, "j": 5},
    )


@lemma
def misere_above() -> Claim:
    """d_n > c_n >= 0, and d_n - c_n > m if n >= 1."""
    return claim(
        [*SEQUENCES, n >= 0], all_of(cs(n) >= 0, ds(n) > cs(n), (n >= 1) >> (ds(n) - cs(n) > m)),
        [instance(LINK, n), product_large(x=m, y=n)],
        model={**MODEL, "n": 4},
    )


@lemma
def misere_zero() -> Claim:
    """c_0 = 0 and d_0 = 1."""
    return BOTH.zero()


# --- the pairs on the board ---------------------------------------------------------------------------------------


def column(x: Term, z: Term) -> Term:
    """Where the pair with signed index z of row x lies."""
    return ite(z >= 0, x + m * z + 1, x + m * z + m - 1)


def code(x: Term, y: Term) -> Term:
    """The signed index of a pair: n for (c_n, d_n), -n-1 for (d_n, c_n)."""
    return ite(y >= x, (y - x - 1) // m, -((x - y - 1) // m) - 1)


@lemma
def misere_code() -> Claim:
    """A pair (x, y) has a signed index in row x, and y is the column of that index."""
    (n0,) = ints("n0")
    return claim(
        [*SEQUENCES, listed(x, y)], all_of(takes(x, code(x, y)), eq(y, column(x, code(x, y)))),
        [
            witness(listed(x, y), n0), instance(LINK, n0), misere_above(n=n0), exact_division(d=y - x - 1, z=n0),
            exact_division(d=x - y - 1, z=n0),
        ],
        model={**MODEL, "x": 0, "y": 4},
    )


@lemma
def misere_listed() -> Claim:
    """A signed index z of row x gives a pair: (x, its column), on the board and not (0, 0)."""
    there = listed(x, column(x, z))
    return claim(
        [*SEQUENCES, takes(x, z)], all_of(there, x >= 0, column(x, z) >= 0, x + column(x, z) >= 1),
        [
            instance(there, z), instance(there, -z - 1), instance(LINK, z), instance(LINK, -z - 1),
            misere_above(n=z), misere_above(n=-z - 1),
        ],
        model={**MODEL, "x": 0, "z": 1},
    )


@lemma
def misere_mirror() -> Claim:
    """The set of pairs {c_n, d_n} is symmetric, and lies on the board without (0, 0)."""
    (n0,) = ints("n0")
    return claim(
        [*SEQUENCES, listed(x, y)], all_of(listed(y, x), x >= 0, y >= 0, x + y >= 1),
        [witness(listed(x, y), n0), instance(listed(y, x), n0), misere_above(n=n0)],
        model={**MODEL, "x": 0, "y": 4},
    )
