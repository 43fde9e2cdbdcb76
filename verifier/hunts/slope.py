"""Is lim c_n / n, for the pairs that a substitution writes, a root of this polynomial? Exact, in rational numbers.

Leave out ORIGIN, which occurs once, and let M[b][a] be the number of letters b in the image of a. If some power of M is
positive (M is *primitive*), letters have frequencies in the word: they are an eigenvector v > 0 of M for its largest
eigenvalue, which is a simple root of the characteristic polynomial (Perron and Frobenius). With k_a the number of steps
of the letter a, x rows hold about x * sum(k_a v_a) / sum(v_a) pairs, so the slope is z = sum(v_a) / sum(k_a v_a).

The columns of the adjugate of t - M are polynomials in t, and at t = the eigenvalue they are multiples of v, positive
ones. So P(z) = 0 says that a certain polynomial E(t) is 0 there. That is decided without approximation: the eigenvalue
lies in an interval with rational ends (Collatz and Wielandt: between the least and the largest quotient of Mw and w,
w > 0), and is a root of gcd(chi, E) if the other factor of the characteristic polynomial chi has no root there.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from verifier.solve.substitution import ORIGIN, Substitution

__all__ = ["is_slope"]

Poly = list[Fraction]  # the constant coefficient first
Matrix = list[list[int]]
ROUNDS = 400  # powers of M: the interval shrinks geometrically


def is_slope(coefficients: Sequence[int], substitution: Substitution) -> bool | None:
    """Is the slope a root of the polynomial (highest coefficient first)? None where the argument does not apply.

    >>> blocking = Substitution.of({"O": [(1, "d")], "-": [(2, "d"), (1, "d")], "d": [(2, "d")]})  # WN^2_1
    >>> is_slope([2, 0, -1], blocking), is_slope([1, 1, -1], blocking)
    (True, False)
    """
    letters = _reached(substitution)
    M = [[sum(times for c, times in substitution.image(a) if c == b) for a in letters] for b in letters]
    if not _primitive(M):
        return None
    chi, column = _adjugate(M)
    steps = dict(substitution.rules)
    ones: Poly = _sum(column)
    pairs: Poly = _sum([[len(steps[a]) * value for value in entry] for a, entry in zip(letters, column, strict=True)])
    degree = len(coefficients) - 1
    E = _sum([_scaled(_product(_power(ones, degree - i), _power(pairs, i)), a) for i, a in enumerate(coefficients)])
    low, high = _largest_eigenvalue(M)
    common = _gcd(chi, E)
    if not _may_vanish(_divide(chi, common)[0], low, high):
        return True
    return None if _may_vanish(common, low, high) else False


def _reached(substitution: Substitution) -> list[str]:
    found: list[str] = []
    todo = [b for b, _ in substitution.image(ORIGIN)]
    while todo:
        letter = todo.pop()
        if letter not in found and letter != ORIGIN:
            found.append(letter)
            todo += [b for b, _ in substitution.image(letter)]
    return found


def _primitive(M: Matrix) -> bool:
    """Is some power of M positive? If so, the one of Wielandt's exponent (n - 1)^2 + 1 is, and all later ones."""
    n, reach = len(M), [[value > 0 for value in row] for row in M]
    power = reach
    for _ in range((n - 1) ** 2):
        power = [[any(power[i][k] and reach[k][j] for k in range(n)) for j in range(n)] for i in range(n)]
    return all(map(all, power))


def _adjugate(M: Matrix) -> tuple[Poly, list[Poly]]:
    """The characteristic polynomial, and the first column of the adjugate of t - M (Faddeev and LeVerrier)."""
    n = len(M)
    chi = [Fraction(1)]  # highest first, turned at the end
    N = [[Fraction(int(i == j)) for j in range(n)] for i in range(n)]
    column: list[Poly] = [[] for _ in range(n)]
    for k in range(1, n + 1):
        for i in range(n):
            column[i].append(N[i][0])
        MN = [[sum((M[i][h] * N[h][j] for h in range(n)), Fraction()) for j in range(n)] for i in range(n)]
        chi.append(-sum((MN[i][i] for i in range(n)), Fraction()) / k)
        N = [[MN[i][j] + (chi[-1] if i == j else 0) for j in range(n)] for i in range(n)]
    return chi[::-1], [entry[::-1] for entry in column]


def _largest_eigenvalue(M: Matrix) -> tuple[Fraction, Fraction]:
    w = [1] * len(M)
    for _ in range(ROUNDS):
        w = [sum(value * entry for value, entry in zip(row, w, strict=True)) for row in M]
    after = [sum(value * entry for value, entry in zip(row, w, strict=True)) for row in M]
    quotients = [Fraction(a, b) for a, b in zip(after, w, strict=True)]
    return min(quotients), max(quotients)


def _may_vanish(g: Poly, low: Fraction, high: Fraction) -> bool:
    """False only if g has no zero between low and high, 0 < low: its change there is at most that of its terms."""
    change = sum((abs(a) * (high**i - low**i) for i, a in enumerate(g)), Fraction())
    return abs(sum((a * low**i for i, a in enumerate(g)), Fraction())) <= change


def _trimmed(f: Poly) -> Poly:
    while f and f[-1] == 0:
        f = f[:-1]
    return f


def _sum(terms: Sequence[Poly]) -> Poly:
    length = max(map(len, terms), default=0)
    return _trimmed([sum((f[i] for f in terms if i < len(f)), Fraction()) for i in range(length)])


def _scaled(f: Poly, a: int) -> Poly:
    return [a * value for value in f]


def _product(f: Poly, g: Poly) -> Poly:
    found = [Fraction()] * max(0, len(f) + len(g) - 1)
    for i, a in enumerate(f):
        for j, b in enumerate(g):
            found[i + j] += a * b
    return found


def _power(f: Poly, n: int) -> Poly:
    found = [Fraction(1)]
    for _ in range(n):
        found = _product(found, f)
    return found


def _divide(f: Poly, g: Poly) -> tuple[Poly, Poly]:
    """Quotient and remainder; g is not 0."""
    quotient, rest = [Fraction()] * max(0, len(f) - len(g) + 1), _trimmed(f)
    while len(rest) >= len(g):
        shift, factor = len(rest) - len(g), rest[-1] / g[-1]
        quotient[shift] = factor
        rest = _trimmed(_sum([rest, [Fraction()] * shift + [-factor * value for value in g]]))
    return quotient, rest


def _gcd(f: Poly, g: Poly) -> Poly:
    while g:
        f, g = g, _divide(f, g)[1]
    return f
