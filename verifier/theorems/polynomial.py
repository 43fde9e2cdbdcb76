"""The games whose N-th P-position is known in time polynomial in log N, and why.

Besides the paper's theorems these are seven families. Proofs for human readers are in `docs/PROOF.md`; which statements
of the lemma book prove them is said in `verifier.theorems.table`; the tests compare every family with
`verifier.solve.rows`.

A.  mWN^(l,p), l = gcd(m, p): the Beatty pairs of m and p/l. (l = 1 is the paper's Theorem 2.1 (iia), l = m its (iib).)
B.  mWN^(l,p) where g = gcd(m, p) divides l and l' = l/g, p' = p/g, m' = m/g have m' = -1 (mod p'),
    2 <= l' <= p'/2 and (l' - 1)(m + 1) = 0 (mod p'). Then d_n - c_n = mn, and row x holds p' - l' + 1 of the c_n if x
    is none of the d_n, p' - l' if x is a d_n that is the first of its own row, and p' - 2l' + 1 if it is a later one.
C.  mWN^p_l, p >= 2, and l <= m or l = m + 1 >= 3: x_n is the least number taken fewer than p times by x_0 .. x_{n-1}
    and y_1 .. y_{n-1}, and y_n = (m + 1 - l) x_n + l n. (l = m is the paper's Theorem 2.1 (i).)
D.  mWN^(2), m even: from one d to the next the step is m + 1, but m + 2 into a row x = d_j where d_j is the second
    of its own row.
E.  misere mWN^p, m >= 2: x_n is the least number taken fewer than p times by x_0 .. x_{n-1} and y_0 .. y_{n-1}, and
    y_n = x_n + mn + 1; that is x_n = floor((n + 1/m) alpha + (m - 2)/mp). The same pairs belong to misere mWN^(p) if p
    is odd and m = 2 (mod p), and to misere mWN^(2,2p) if m = 2 (mod 2p). (p = 1 is Fraenkel 1984. For m = 2 they are
    the pairs of (1, 2p) with odd index.) Misere WN differs from WN in its first two pairs only.
H.  (m,p)WN, where at most p - 1 options on the diagonal are blocked: x_n is the least number that is none of x_i, y_i,
    i < n, and y_n = x_n + m floor(n/p) (`verifier.theorems.diagonals`).
I.  mWN^(l,p), m, l >= 2, where p = kl - 1, k >= 2, and m + 1 = l (mod p). Row x holds k of the c_n if x is none of the
    d_n, else k - 1; from one d to the next the step is m + 1, but m + 2 into a row d_j for which d - c has grown by m
    from j - 1 to j. So the pairs depend on m and k only: 4WN^(2,3) = 4WN^(5,9).

In B, C, D, I each row x is decided by whether, and in which way, x is one of the d_n: a substitution.
"""

from __future__ import annotations

from dataclasses import replace
from math import gcd, isqrt

from verifier.games import families
from verifier.games.rules import Bishop, Rook, Ruleset
from verifier.solve import beatty
from verifier.solve.substitution import Substitution

__all__ = [
    "exception",
    "family_a",
    "family_b",
    "family_c",
    "family_d",
    "family_e",
    "family_i",
    "misere_one",
    "misere_pair",
    "misere_wythoff",
]


def family_a(m: int, p: int, l: int) -> int | None:
    """The q with P(mWN^(l,p)) = the Beatty pairs of (m, q), by family A, or None; l >= 1."""
    return p // l if l == gcd(m, p) else None


def family_b(m: int, p: int, l: int) -> Substitution | None:
    """The substitution of family B, or None."""
    g = gcd(m, p)
    l1, p1, m1 = l // g, p // g, m // g
    if l % g or l1 < 2 or 2 * l1 > p1 or (m1 + 1) % p1 or (l1 - 1) * (m + 1) % p1:
        return None
    plain = p1 - l1 + 1
    sizes = {"-": plain, "F": plain - 1, "S": plain - l1}  # how many c_n a row with this letter holds
    steps = {letter: [(m + 1, "F")] + [(m, "S")] * (size - 1) for letter, size in sizes.items()}
    return Substitution.of({"O": [(m, "S")] * (plain - 1), **steps})


def family_c(m: int, p: int, l: int) -> Substitution | None:
    """The substitution of family C, or None."""
    if p < 2 or l > m + 1 or (l == m + 1 and m < 2):
        return None
    return Substitution.of(
        {
            "O": [(l, "d")] * (p - 1),
            "-": [(m + 1, "d")] + [(l, "d")] * (p - 1),
            "d": [(m + 1, "d")] + [(l, "d")] * (p - 2),
        }
    )


def family_d(m: int) -> Substitution | None:
    """The substitution of family D, or None."""
    if m % 2:
        return None
    step = m + 1
    return Substitution.of(
        {"O": [(step, "T")], "-": [(step, "F"), (step, "T")], "F": [(step, "F")], "T": [(step + 1, "F")]}
    )


def family_e(game: Ruleset) -> tuple[int, int] | None:
    """The m and p for which the game has the pairs of misere mWN^p, by family E, or None."""
    if game.ending != "misere" or len(game.moves) != 2:
        return None
    rook, bishop = game.moves
    if not isinstance(rook, Rook) or not isinstance(bishop, Bishop) or bishop.width < 2:
        return None
    m, q = bishop.width, rook.modulus
    known = [(families.blocking(m, game.blocks + 1, m), game.blocks + 1)]
    if (m - 2) % q == 0:
        known.append((families.modulo(m, q), q) if q % 2 else (families.modulo(m, q, 2), q // 2))
    return next(((m, p) for normal, p in known if replace(normal, ending="misere") == game), None)


def family_i(m: int, p: int, l: int) -> Substitution | None:
    """The substitution of family I, or None. The letter of a d_j says whether d - c has grown by m to it ("F") or by
    m + 1 ("S").

    >>> print(family_i(4, 3, 2))
    - -> +5F +5S; F -> +6S; O -> +5S; S -> +5F
    >>> family_i(4, 9, 5) == family_i(4, 3, 2), family_i(4, 7, 4)
    (True, None)
    """
    k, rest = divmod(p + 1, l)
    if m < 2 or l < 2 or k < 2 or rest or (m + 1 - l) % p:
        return None
    step = m + 1
    later = [(step, "S")] * (k - 2)
    return Substitution.of(
        {
            "O": [(step, "S"), *later],
            "-": [(step, "F"), (step, "S"), *later],
            "S": [(step, "F"), *later],
            "F": [(step + 1, "S"), *later],
        }
    )


def misere_pair(m: int, p: int, n: int) -> tuple[int, int]:
    """The n-th pair of misere mWN^p, m >= 2, in integers.

    alpha = (2 - mp + s)/2p with s = sqrt((mp)^2 + 4), so (n + 1/m) alpha + (m - 2)/mp is
    ((nm + 1)(2 - mp + s) + 2m - 4) / 2mp; and (nm + 1) s is irrational.

    >>> [misere_pair(3, 1, n) for n in range(4)], [misere_pair(3, 2, n) for n in range(4)]
    ([(0, 1), (2, 6), (3, 10), (4, 14)], [(0, 1), (0, 4), (1, 8), (2, 12)])
    """
    k, N = m * p, n * m + 1
    c = (N * (2 - k) + 2 * m - 4 + isqrt(N * N * (k * k + 4))) // (2 * k)
    return c, c + m * n + 1


def exception(p: int, n: int, u: int, later: int) -> int:
    """(-1)^k if n = u_k for some k >= 1, else 0; u_1 = u, u_2 = later, u_(k+1) = p u_k + u_(k-1)."""
    sign = -1
    while u < n:
        u, later, sign = later, p * later + u, -sign
    return sign if u == n else 0


def misere_one(p: int, n: int) -> tuple[int, int]:
    """The n-th pair of misere WN^p, p >= 3 (Theorem K).

    Row 0 holds the pairs with the differences 1, ..., p; then comes (1, 1); the others are in the order of differences.

    >>> [misere_one(3, n) for n in range(6)]
    [(0, 1), (0, 2), (0, 3), (1, 1), (1, 5), (2, 7)]
    """
    if n == p:
        return 1, 1
    difference = n + 1 if n < p else n
    c = beatty.a(1, p, difference) + exception(p, difference, p, p * p)
    return c, c + difference


def misere_wythoff(n: int) -> tuple[int, int]:
    """The n-th pair of misere WN.

    >>> [misere_wythoff(n) for n in range(4)]
    [(0, 1), (2, 2), (3, 5), (4, 7)]
    """
    return ((0, 1), (2, 2))[n] if n < 2 else (beatty.a(1, 1, n), beatty.b(1, 1, n))
