"""The paper's Beatty pairs in exact integers, and the mex algorithms that give them.

a_n = floor(n phi_{mp} / p) and b_n = floor(n (phi_{mp} + mp) / p), where phi_k = (2 - k + sqrt(k^2 + 4)) / 2 is the
positive root of z^2 + (k - 2) z - k. No floating point anywhere: a_n is one integer square root.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import count
from math import isqrt

__all__ = [
    "a",
    "b",
    "classical_mex",
    "form",
    "index_of",
    "mex_counting",
    "mex_modular",
    "mex_shifted",
    "pairs",
]

Pair = tuple[int, int]


def form(m: int, p: int, a: int, n: int) -> int:
    """The quadratic form f(a, n) = p a^2 + (mp - 2) a n - m n^2.

    An integer a >= 0 is a_n exactly when f(a, n) <= 0 < f(a + 1, n).
    """
    return p * a * a + (m * p - 2) * a * n - m * n * n


def a(m: int, p: int, n: int) -> int:
    """a_n^{m,p}, equation (2), for any n >= 0.

    With A = n (2 - mp) and B = n^2 (m^2 p^2 + 4) this is floor((A + sqrt B) / 2p), and an integer numerator can
    be floored before the division: floor((A + floor(sqrt B)) / 2p).

    >>> [a(2, 3, n) for n in range(9)]
    [0, 0, 0, 1, 1, 1, 2, 2, 3]
    """
    k = m * p
    return (n * (2 - k) + isqrt(n * n * (k * k + 4))) // (2 * p)


def b(m: int, p: int, n: int) -> int:
    """b_n^{m,p}, equation (3); from its own floor, not from b_n = a_n + mn, which is a lemma (3.3 (ii))."""
    k = m * p
    return (n * (2 + k) + isqrt(n * n * (k * k + 4))) // (2 * p)


def pairs(m: int, p: int) -> Iterator[Pair]:
    """(a_0, b_0), (a_1, b_1), ... without end."""
    return ((a(m, p, n), b(m, p, n)) for n in count())


def index_of(m: int, p: int, x: int, y: int) -> int | None:
    """The n with {x, y} = {a_n, b_n}, or None: constant time, since b_n - a_n = mn.

    >>> index_of(2, 3, 7, 1), index_of(2, 3, 7, 2)
    (3, None)
    """
    if x > y:
        x, y = y, x
    n, remainder = divmod(y - x, m)
    return n if remainder == 0 and x >= 0 and a(m, p, n) == x else None


def classical_mex(m: int) -> Iterator[Pair]:
    """x_n = mex{x_i, y_i : i < n}, y_n = x_n + mn (equation (5), Fraenkel 1982)."""
    taken: set[int] = set()
    x = 0
    for n in count():
        while x in taken:
            x += 1
        yield x, x + m * n
        taken |= {x, x + m * n}


def mex_counting(m: int, p: int, *, literal: bool = False) -> Iterator[Pair]:
    """Proposition 5.2 (i): x_n is the least number taken fewer than p times by x_0 .. x_{n-1} and y_1 .. y_{n-1}.

    The multiset as printed counts the indices j with i = x_j or i = y_j, so that index 0 (x_0 = y_0 = 0) counts
    once; `literal` takes instead every occurrence, y_0 too.
    """
    taken: Counter[int] = Counter()
    x = 0
    for n in count():
        while taken[x] >= p:
            x += 1
        y = x + m * n
        yield x, y
        taken[x] += 1
        if y != x or literal:
            taken[y] += 1


def mex_modular(m: int, p: int) -> Iterator[Pair]:
    """Proposition 5.2 (ii): x_n avoids x_i for i = n and y_i for i = -n (mod p), i < n."""
    taken: defaultdict[int, set[int]] = defaultdict(set)  # by the residue of n that must avoid the number
    least: defaultdict[int, int] = defaultdict(int)
    for n in count():
        r = n % p
        while least[r] in taken[r]:
            least[r] += 1
        x = least[r]
        yield x, x + m * n
        taken[r].add(x)
        taken[-n % p].add(x + m * n)


def mex_shifted(m: int, p: int) -> Iterator[Pair]:
    """Proposition 5.2 (iii): for n = pk + l, x_n = mex{x_{pi+l}, y_{p(i+1)-l} : i < k}; for l = 0, y_{pi}."""
    xs: list[int] = []
    taken: list[set[int]] = [set() for _ in range(p)]  # by l
    least = [0] * p
    for n in count():
        k, shift = divmod(n, p)
        if k > 0:  # the newest pair of the set, i = k - 1
            j = p * (k - 1) if shift == 0 else p * k - shift
            taken[shift] |= {xs[n - p], xs[j] + m * j}
        while least[shift] in taken[shift]:
            least[shift] += 1
        xs.append(least[shift])
        yield xs[n], xs[n] + m * n
