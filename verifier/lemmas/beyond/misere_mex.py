"""The sequences of misere play for m >= 2: c_n by a minimal exclusive algorithm, d_n = c_n + mn + 1.

c_n is the least number that c_0, ..., c_{n-1}, d_0, ..., d_{n-1} take fewer than p times. Signed indices count how
often they take a number r: z >= 0 stands for c_z = r, and z < 0 for d_{-z-1} = r. The pair with signed index z in row x
lies in the column x + mz + 1 if z >= 0, and x + mz + m - 1 if z < 0. `misere_all.py` shows that {{c_n, d_n}} are the
P-positions of misere mWN^p.
"""

from __future__ import annotations

from verifier.lemmas.claims import Claim, claim, lemma, m, p
from verifier.lemmas.kernel import injection, injection_premises, instance, interval, witness
from verifier.lemmas.paper.algebra import product_large
from verifier.lemmas.paper.games import exact_division
from verifier.lemmas.terms import Function, Term, all_of, any_of, card, eq, exists, forall, iff, ints, ite, num

x, y, i, j, n, r, z = ints("x y i j n r z")
cs, ds = Function("cs", 1), Function("ds", 1)

CONSTANTS = all_of(m >= 2, p >= 1)
LINK = forall([n], (n >= 0) >> all_of(cs(n) >= 0, eq(ds(n), cs(n) + m * n + 1)))


def takes(r: Term, z: Term) -> Term:
    """The sequences take r at the signed index z: c_z = r, or d_{-z-1} = r."""
    return any_of(all_of(z >= 0, eq(cs(z), r)), all_of(z <= -1, eq(ds(-z - 1), r)))


def before(r: Term, n: Term) -> Term:
    """One of c_0, ..., c_{n-1}, d_0, ..., d_{n-1}, the one with signed index z, is r."""
    return all_of(z >= -n, z < n, takes(r, z))


def times(r: Term, n: Term) -> Term:
    """How often c_0, ..., c_{n-1}, d_0, ..., d_{n-1} take r."""
    return card([z], before(r, n))


FREE = forall([n], (n >= 0) >> (times(cs(n), n) <= p - 1))
FULL = forall([n, r], all_of(n >= 0, r >= 0, r < cs(n)) >> (times(r, n) >= p))
SEQUENCES = [CONSTANTS, LINK, FREE, FULL]
MODEL = {"m": 3, "p": 2, "cs": "misere c", "ds": "misere d"}


@lemma
def misere_times_grow() -> Claim:
    """r is taken at least as often before j as before i <= j."""
    parts = ((z,), before(r, i), (z,), (z,), before(r, j), ((-j, j),))
    into, one, inside = injection_premises(*parts)
    return claim(
        [i <= j], times(r, i) <= times(r, j),
        [witness(into, *ints("z1")), witness(one, *ints("z2 z3")), witness(inside, *ints("z4")), injection(*parts)],
        model={**MODEL, "r": 1, "i": 3, "j": 5},
    )  # fmt: skip


@lemma
def misere_rising() -> Claim:
    """c does not decrease: what is taken fewer than p times before j is so before i."""
    return claim(
        [*SEQUENCES, i >= 0, i <= j], all_of(cs(i) >= 0, cs(i) <= cs(j)),
        [
            instance(LINK, i), instance(LINK, j), instance(FREE, j), instance(FULL, i, cs(j)),
            misere_times_grow(r=cs(j)),
        ],
        model={**MODEL, "i": 3, "j": 5},
    )  # fmt: skip


@lemma
def misere_strict() -> Claim:
    """d increases, by m or more at a time: d_j - d_i >= m(j - i) >= m for i < j."""
    return claim(
        [*SEQUENCES, i >= 0, i < j], all_of(ds(j) - ds(i) >= m * (j - i), ds(j) - ds(i) >= m),
        [instance(LINK, i), instance(LINK, j), misere_rising(), product_large(x=m, y=j - i)],
        model={**MODEL, "i": 3, "j": 5},
    )  # fmt: skip


@lemma
def misere_above() -> Claim:
    """d_n > c_n >= 0, and d_n - c_n > m if n >= 1."""
    return claim(
        [*SEQUENCES, n >= 0], all_of(cs(n) >= 0, ds(n) > cs(n), (n >= 1) >> (ds(n) - cs(n) > m)),
        [instance(LINK, n), product_large(x=m, y=n)],
        model={**MODEL, "n": 4},
    )  # fmt: skip


@lemma
def misere_zero() -> Claim:
    """c_0 = 0 and d_0 = 1."""
    empty = before(num(0), num(0))
    same = forall([z], iff(empty, all_of(z >= 0, z < 0)))
    return claim(
        SEQUENCES, all_of(eq(cs(0), 0), eq(ds(0), 1)),
        [instance(LINK, 0), instance(FULL, 0, 0), witness(same, *ints("z1")), interval(z, empty, 0, 0)],
        model=MODEL,
    )  # fmt: skip


# --- the pairs on the board ---------------------------------------------------------------------------------------


def listed(x: Term, y: Term) -> Term:
    """(x, y) is (c_n, d_n) or (d_n, c_n) for some n >= 0."""
    (n,) = ints("n_pair")
    both = any_of(all_of(eq(x, cs(n)), eq(y, ds(n))), all_of(eq(x, ds(n)), eq(y, cs(n))))
    return exists([n], all_of(n >= 0, both))


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
    )  # fmt: skip


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
    )  # fmt: skip


@lemma
def misere_mirror() -> Claim:
    """The set of pairs {c_n, d_n} is symmetric, and lies on the board without (0, 0)."""
    (n0,) = ints("n0")
    return claim(
        [*SEQUENCES, listed(x, y)], all_of(listed(y, x), x >= 0, y >= 0, x + y >= 1),
        [witness(listed(x, y), n0), instance(listed(y, x), n0), misere_above(n=n0)],
        model={**MODEL, "x": 0, "y": 4},
    )  # fmt: skip
