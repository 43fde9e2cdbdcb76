"""Theorem 2.1 (ii): the games in which the rook's lengths are restricted modulo p, on the infinite board.

(iia) and (iib) are two cases of one theorem, which the paper does not state: if g = gcd(m, M) residues modulo M are
allowed to the rook, the P-positions are the pairs {a_i, b_i} of (m, M/g). See `residues`. Here M = gp, m = g mu and s
mu + t p = 1.
"""

from __future__ import annotations

from verifier.lemmas.chapters.paper.algebra import cancel, division, product_large, small_multiple
from verifier.lemmas.chapters.paper.counting import a_indices, a_monotone, obtain_a, u_zero
from verifier.lemmas.chapters.paper.deciding import b_on_both_sides, decided
from verifier.lemmas.chapters.paper.p_blocking import (
    bishop_reaches,
    no_bishop,
    obtain_quotient,
    pair_mirror,
    row_is_far,
)
from verifier.lemmas.chapters.paper.play import (
    MoveTerm,
    P,
    bishop,
    board,
    condition_a,
    length,
    options_in,
    pair,
    rook,
    rule,
)
from verifier.lemmas.chapters.paper.rows import open_row, row_exists, row_mirror, row_unique
from verifier.lemmas.trusted.kernel import Hint, induction, instance, step_of, witness
from verifier.lemmas.trusted.terms import Term, all_of, any_of, eq, exists, forall, iff, instantiate, ints, num
from verifier.lemmas.writing import POSITIVE, Claim, claim, is_a, lemma, m, p, step_at

x, y, x1, y1, z, z1, q, r, a, i, j, k, t, u, w = ints("x y x1 y1 z z1 q r a i j k t u w")
g, mu, s, d, e, h, n = ints("g mu s d e h n")
X, Y, X1, Y1 = ints("X Y X1 Y1")


def residue_queen(residues: Term | int, modulus: Term | int) -> MoveTerm:
    """The m-bishop, or the rook whose length is congruent to 0, ..., residues - 1."""

    def move(x: Term, y: Term, x1: Term, y1: Term) -> Term:
        right = all_of(rook(x, y, x1, y1), length(x + y - x1 - y1, residues, modulus))
        return any_of(bishop(m)(x, y, x1, y1), right)

    return move


_MOVE = residue_queen(g, g * p)
COPRIME = [POSITIVE, g >= 1, eq(m, g * mu), eq(s * mu + t * p, 1)]


@lemma
def equal_products() -> Claim:
    """If x = y then zx = zy."""
    return claim([eq(x, y)], eq(z * x, z * y))


def _times(factor: Term, left: Term, right: Term) -> Hint:
    return equal_products(z=factor, x=left, y=right)


@lemma
def residue_index() -> Claim:
    """If md = igp + j with 0 <= j < g, m = g mu and s mu + t p = 1, then d is a multiple of p."""
    return claim(
        [*COPRIME, eq(m * d, i * (g * p) + j), j >= 0, j < g], eq(d, p * (s * i + t * d)),
        [small_multiple(p=g, t=mu * d - i * p), _times(s, mu * d, i * p), _times(d, s * mu + t * p, num(1))],
    )


@lemma
def residue_target() -> Claim:
    """If D = ge + j and z = s e + p k then D - mz = (t e - mu k) gp + j."""
    return claim(
        [*COPRIME, eq(d, g * e + j), eq(z, s * e + p * k)], eq(d - m * z, (t * e - mu * k) * (g * p) + j),
        [_times(g * e, s * mu + t * p, num(1))],
    )


@lemma
def residues_a() -> Claim:
    """(A): no option of a pair is a pair, when g residues modulo gp are allowed."""
    goal = condition_a(pair, board, _MOVE)
    far = length(X + Y - X1 - Y1, g, g * p)
    step = s * i + t * (z - z1)
    mirrored = s * i + t * (z1 - z)
    return claim(
        COPRIME, goal,
        [
            witness(goal, X, Y, X1, Y1), witness(pair(X, Y), z), witness(pair(X1, Y1), z1),
            no_bishop(x=X, y=Y, x1=X1, y1=Y1), witness(far, i, j),
            residue_index(d=z - z1), row_unique(k=X, z=z, t=-step), row_unique(k=X, z=z1, t=step),
            residue_index(d=z1 - z), row_mirror(k=X), row_mirror(k=X1, z=z1),
            row_unique(k=Y, z=-z, t=-mirrored), row_unique(k=Y, z=-z1, t=mirrored),
        ],
    )


@lemma
def residues_b_low() -> Claim:
    """(B) for x <= y: outside the pairs, the m-bishop or the rook reaches a pair."""
    goal = options_in(pair, _MOVE, x, y)
    parts = division.at(z=y - x, p=g)
    E, j0, k0 = ints("E j0 k0")
    index = s * E + p * k0
    reach = length(x + y - x - (x + m * index), g, g * p)
    times = t * E - mu * k0
    return claim(
        [*COPRIME, x >= 0, x <= y, ~pair(x, y)], goal,
        [
            *obtain_quotient(x, y, q, r), *obtain_a(q, a), bishop_reaches(), instance(goal, a, a + m * q),
            division(z=y - x, p=g), witness(parts, E, j0), row_exists(k=x, z=s * E),
            witness(row_exists.at(k=x, z=s * E), k0),
            residue_target(d=y - x, e=E, j=j0, z=index, k=k0), row_is_far(z=index), instance(pair(x,
            x + m * index), index),
            instance(goal, x, x + m * index), instance(reach, times, j0), product_large(x=g, y=p),
            product_large(x=g, y=mu), cancel(x=g * p, y=times + 1), product_large(x=g * p, y=-times),
            cancel(x=g, y=mu),
        ],
    )


@lemma
def residues_b() -> Claim:
    """(B): every position that is not a pair has an option that is one, when g residues modulo gp are
    allowed.
    """
    return b_on_both_sides(
        pair, board, _MOVE, residues_b_low, pair_mirror, COPRIME, lengths=lambda d: length(d, g, g * p)
    )


@lemma
def residues() -> Claim:
    """If m = g mu with s mu + t p = 1, then the game in which the Queen moves as the m-bishop or the (g, gp)-rook has
    the P-positions {{a_i, b_i}}, those of (m, p). That is: with g = gcd(m, M) residues modulo M, the P-positions are
    the pairs of (m, M/g).
    """
    return claim(
        [*COPRIME, rule(P, board, _MOVE), board(x, y)], iff(P(x, y), pair(x, y)),
        [residues_a(), residues_b(), decided(pair, board, _MOVE)],
        model={"m": 2, "p": 3, "g": 2, "mu": 1, "s": 1, "t": 0, "P": "pair", "x": 1, "y": 9},
    )


@lemma
def pair_order() -> Claim:
    """The pairs {a_n, b_n} are listed by a and then b: a_n <= a_{n+1} and b_n < b_{n+1}; and b_n - a_n runs through
    0, m, 2m, ...
    """
    u, w = ints("u w")
    return claim(
        [POSITIVE, is_a(n, u), is_a(n + 1, w)], all_of(u <= w, u + m * n < w + m * (n + 1)),
        [a_monotone(i=n, a=u, j=n + 1, c=w)],
    )


def _no_divisor(M: Term, Q: Term) -> Term:
    return forall([d, e, h], (d >= 2) >> ~all_of(eq(M, d * e), eq(Q, d * h)))


def _bezout(M: Term, Q: Term) -> Term:
    return exists([s, t], eq(s * M + t * Q, 1))


def _bezout_upto() -> Term:
    M, Q = ints("M_ Q_")
    size = all_of(M >= 0, Q >= 0, M + Q >= 1, eq(M + Q, n))
    return forall([M, Q], all_of(size, _no_divisor(M, Q)) >> _bezout(M, Q))


@lemma
def bezout_step() -> Claim:
    """Euclid's subtraction: if s(m-p) + tp = 1 for (m-p, p), then for (m, p); by induction on m + p."""
    step = step_of(n, _bezout_upto())
    n0, M, Q = ints("n0 M Q")
    before, after, _ = step_at(step, n0)
    goal = _bezout(M, Q)
    hints: list[Hint] = [witness(step, n0), witness(after, M, Q), instance(before, n0 - 1)]
    for left, right, tag in ((M - Q, Q, "1"), (M, Q - M, "2")):
        smaller = instantiate(before, left + right)
        inner = instantiate(smaller.args[1], left, right)
        none, some = inner.args[0].args[1], inner.args[1]
        s1, t1 = ints(f"s{tag} t{tag}")
        d1, e1, h1 = ints(f"d{tag} e{tag} h{tag}")
        hints += [
            instance(before, left + right), instance(smaller.args[1], left, right), witness(some, s1, t1),
            witness(none, d1, e1, h1),
            instance(_no_divisor(M, Q), d1, e1 + h1 if tag == "1" else e1, h1 if tag == "1" else e1 + h1),
            instance(goal, s1, t1 - s1) if tag == "1" else instance(goal, s1 - t1, t1),
        ]
    hints += [
        instance(_no_divisor(M, Q), M, 1, 0), instance(_no_divisor(M, Q), Q, 0, 1), instance(goal, 1, 0),
        instance(goal, 0, 1),
    ]
    return claim([], step, hints)


@lemma
def bezout() -> Claim:
    """If no d >= 2 divides both m and p, there are integers s, t with sm + tp = 1."""
    every = forall([n], (n >= 0) >> _bezout_upto())
    at = instantiate(every, m + p).args[1]
    return claim(
        [POSITIVE, _no_divisor(m, p)], _bezout(m, p),
        [bezout_step(), induction(n, _bezout_upto()), instance(every, m + p), instance(at, m, p)],
        model={"m": 2, "p": 3},
    )


def _same_length(point: str, residues: Term | int, old: Term, new: Term) -> list[Hint]:
    """Hints: the length of the move to this point is allowed modulo `new` because it is modulo `old` =
    `new`.
    """
    u, v = ints(point)
    i0, j0 = ints(f"{u.name}_i {u.name}_j")
    far = X + Y - u - v
    return [witness(length(far, residues, old), i0, j0), instance(length(far, residues, new), i0, j0)]


@lemma
def thm_2_1_iia_if() -> Claim:
    """Theorem 2.1 (iia), if: when gcd(m, p) = 1, P(mWN^(p)) = {{a_i, b_i} | i >= 0}. (The p-rook has lengths that are
    multiples of p: one residue, 0.)
    """
    move = residue_queen(1, p)
    unit = residue_queen(num(1), num(1) * p)
    plain, scaled = rule(P, board, move), rule(P, board, unit)
    here, there = options_in(P, move, X, Y), options_in(P, unit, X, Y)
    return claim(
        [POSITIVE, _no_divisor(m, p), plain, board(x, y)], iff(P(x, y), pair(x, y)),
        [
            bezout(), witness(_bezout(m, p), s, t), witness(scaled, X, Y), instance(plain, X, Y),
            witness(here, *ints("h1 h2")), witness(there, *ints("k1 k2")), instance(there, *ints("h1 h2")),
            instance(here, *ints("k1 k2")), *_same_length("h1 h2", 1, p, num(1) * p), *_same_length("k1 k2",
            1, num(1) * p, p),
            residues(g=1, mu=m),
        ],
        model={"m": 2, "p": 3, "P": "pair", "x": 1, "y": 9},
    )


@lemma
def thm_2_1_iia_only_if() -> Claim:
    """Theorem 2.1 (iia), only if: when m = gm', p = gp' with g >= 2, the pairs (0, 0) and (0, mp') are joined by a move
    of the p-rook, so that {{a_i, b_i}} is not the set of P-positions.
    """
    move = residue_queen(1, p)
    plain = rule(P, board, move)
    zero, top = num(0), m * h
    options = options_in(P, move, zero, top)
    reach = length(zero + top - zero - zero, 1, p)
    agree = all_of(iff(P(zero, zero), pair(zero, zero)), iff(P(zero, top), pair(zero, top)))
    return claim(
        [POSITIVE, g >= 2, mu >= 1, h >= 1, eq(m, g * mu), eq(p, g * h), plain], ~agree,
        [
            instance(plain, zero, top), instance(options, zero, zero), instance(reach, mu, 0),
            instance(pair(zero, zero), zero), instance(pair(zero, top), h), open_row(zero, zero),
            open_row(zero, h),
            u_zero(), a_indices(k=0, u=0, w=p, i=0), a_indices(k=0, u=0, w=p, i=h), product_large(x=g - 1,
            y=h),
            product_large(x=m, y=h), _times(h, m, g * mu), _times(mu, p, g * h),
        ],
        model={"m": 2, "p": 4, "g": 2, "mu": 1, "h": 2, "P": "2WN(4)"},
    )


@lemma
def thm_2_1_iib() -> Claim:
    """Theorem 2.1 (iib): P(mWN^(m, mp)) = {{a_i, b_i} | i >= 0}."""
    return claim(
        [POSITIVE, rule(P, board, residue_queen(m, m * p)), board(x, y)], iff(P(x, y), pair(x, y)),
        [residues(g=m, mu=1, s=1, t=0)],
        model={"m": 2, "p": 3, "P": "pair", "x": 1, "y": 9},
    )


@lemma
def p_rook_reading() -> Claim:
    """The p-rook, read as the (1, p)-rook: its lengths are the multiples of p, as in Connell's game."""
    multiple = exists([k], all_of(k >= 0, eq(d, k * p)))
    lengths = length(d, 1, p)
    return claim(
        [p >= 1], iff(lengths, multiple),
        [witness(lengths, i, j), instance(multiple, i), witness(multiple, *ints("k0")), instance(lengths,
        *ints("k0"), 0)],
    )


@lemma
def p_rook_printed_refuted() -> Claim:
    """Definition 2 (i) as printed gives the (0, p)-rook no length at all, j ranging over {0, ..., l-1}. Then mWN^(p)
    would be the m-bishop's game, and Theorem 2.1 (iia) false for all m and p: (0, mp) is not a pair and has no option
    that is one.
    """
    zero, top = num(0), m * p
    move = residue_queen(0, p)
    rules = rule(P, board, move)
    agree = forall([x, y], board(x, y) >> iff(P(x, y), pair(x, y)))
    options = options_in(P, move, zero, top)
    far = length(zero + top - X - Y, 0, p)
    return claim(
        [POSITIVE, rules], ~agree,
        [
            instance(rules, zero, top), instance(agree, zero, top), witness(options, X, Y), instance(agree,
            X, Y),
            witness(far, i, j), witness(pair(zero, top), z), cancel(x=m, y=p - z), cancel(x=m, y=z - p),
            open_row(zero, z), u_zero(), a_indices(k=0, u=0, w=p, i=z), product_large(x=m, y=p),
            witness(pair(X, Y), z1), small_multiple(p=m, t=p - z1),
        ],
        model={"m": 2, "p": 2, "P": "2-bishop"},
    )
