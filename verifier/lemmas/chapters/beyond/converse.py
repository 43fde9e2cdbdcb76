"""There are no other progressions: if d_n - c_n = mn in mWN^(l,p), l < p, then the constants are those of `residues`
or those of `progressions`. With g, mu, q, k, beta and B as in `arcs.py`:

- Counting rows, beta = km + 1 for j = 1 and beta = k(m + 1) + 1 for j = k, modulo q. Both lie between 1 and k - 1, so
  the first is greater by q - k; and since 1 is not in B, they are q - k + 1 and 1 (`betas`). Hence k, ..., q are in B,
  q <= 2k - 2, and q divides k(m + 1).
- If k = q then l = g (`converse_one`). If not, q - 1 is in B, so mu = -a (mod q) with 1 <= a < r, where l = gr; none of
  1, ..., k - 1 being in B, (k - 1)a <= q - r (`descends`), so a = 1 (`converse_unit`) and r = q - k + 1 (`converse_r`).
"""

from __future__ import annotations

from verifier.lemmas.chapters.beyond.arcs import (
    GCD,
    HYPS,
    TRUE,
    beta_exists,
    beta_hits,
    d_weak,
    hits,
    hits_periodic,
    k,
    k_at_most,
    k_hits,
    plain_row,
    row_zero_target,
    same,
    small_misses,
    start,
)
from verifier.lemmas.chapters.beyond.listing import LISTING, STEPS, avoid, cover, row_weak, s, step_is_m
from verifier.lemmas.chapters.beyond.progressions import LINE
from verifier.lemmas.chapters.beyond.starts import is_d
from verifier.lemmas.chapters.beyond.steps import d, first
from verifier.lemmas.chapters.paper.algebra import cancel, division, product_large, product_nonneg
from verifier.lemmas.chapters.paper.residues import bezout, equal_products
from verifier.lemmas.trusted.kernel import induction, instance, step_of, witness
from verifier.lemmas.trusted.terms import Term, all_of, any_of, eq, exists, forall, ints, num, substitute
from verifier.lemmas.writing import Claim, claim, lemma, m, p, step_at

x, a, b, i, l, t, u, v, w, y, z, T = ints("x a b i l t u v w y z T")
g, mu, q, r, e1, e2, beta, Z, N = ints("g mu q r e1 e2 beta Z N")
T0, T1, b0, b1, b2, b3, i1, j0, n0, t1, w1, x0 = ints("T0 T1 b0 b1 b2 b3 i1 j0 n0 t1 w1 x0")
Z1, Z2, Z3 = ints("Z1 Z2 Z3")

# 2WN^(3), where r = 1
CASE_A = {
    "m": 2, "p": 3, "l": 1, "s": 2, "g": 1, "mu": 2, "q": 3, "e1": 2, "e2": -1,
    **{name: f"{name} of 2WN^(3)" for name in ("c", "d", "first", "P")},
}


# --- counting rows ----------------------------------------------------------------------------------------------------


def _no_d(x: Term, N: Term) -> Term:
    """None of x, ..., x + N - 1 is a d_j, j >= 1."""
    return forall([y], all_of(y >= x, y < x + N) >> ~is_d(y))


def _adds(i: Term) -> Term:
    return (i <= N) >> eq(first(x + i), first(x) + k * i)


@lemma
def rows_between_step() -> Claim:
    """N rows that are no d_j hold kN indices: the step from i - 1 to i rows."""
    step = step_of(i, _adds(i))
    before = step_at(step, n0).before
    return claim(
        [*HYPS, x >= 0, _no_d(x, N)], step,
        [witness(step, n0), instance(before, n0 - 1), instance(_no_d(x, N), x + (n0 - 1)), plain_row(x=x + (n0 - 1))],
        model={**TRUE, "x": 0, "N": 3},
    )


@lemma
def rows_between() -> Claim:
    """N rows that are no d_j hold kN indices."""
    every = forall([i], (i >= 0) >> _adds(i))
    return claim(
        [*HYPS, x >= 0, N >= 0, _no_d(x, N)], eq(first(x + N), first(x) + k * N),
        [rows_between_step(), induction(i, _adds(i)), instance(every, N)],
        model={**TRUE, "x": 0, "N": 3},
    )


@lemma
def up_to_m() -> Claim:
    """d_1 = m, and row m begins with the index km."""
    none = _no_d(num(0), m)
    return claim(
        HYPS, all_of(eq(d(1), m), eq(first(m), k * m)),
        [
            k_at_most(), row_weak(x=0, n=1), instance(LINE, 1), rows_between(x=0, N=m), witness(none, x0),
            witness(is_d(x0), j0), d_weak(i=0, j=j0),
        ],
        model=TRUE,
    )


@lemma
def row_one() -> Claim:
    """d_{k-1} = m(k-1) and d_k = 1 + mk, because row 1 holds at least one index."""
    found = beta_exists.at(j=j0)
    return claim(
        HYPS, all_of(eq(d(k - 1), m * (k - 1)), eq(d(k), 1 + m * k)),
        [
            k_at_most(), row_weak(x=0, n=k - 1), instance(LINE, k - 1), instance(LINE, k), plain_row(x=1),
            witness(is_d(num(1)), j0), beta_exists(j=j0), witness(found, beta, Z), row_weak(x=1, n=k),
        ],
        model=TRUE,
    )


@lemma
def up_to_k() -> Claim:
    """Between row d_{k-1} and row d_k there are m others, which hold km indices."""
    start = d(k - 1) + 1
    none = _no_d(start, m)
    return claim(
        HYPS, eq(first(d(k)), first(start) + k * m),
        [
            k_at_most(), row_one(), rows_between(x=start, N=m), witness(none, x0), witness(is_d(x0), j0),
            d_weak(i=k - 1, j=j0), d_weak(i=j0, j=k - 1), d_weak(i=k, j=j0), d_weak(i=j0, j=k), d_weak(i=0, j=k - 1),
        ],
        model=TRUE,
    )


BETAS = exists([Z, w], all_of(start(num(1), q - k + 1, Z), eq(k * (m + 1), q * w)))


@lemma
def one_turn() -> Claim:
    """If 1 <= b1, b3 < v <= q and b3 = b1 + v + qw then w = -1."""
    return claim(
        [q >= 2, v >= 2, v <= q, b1 >= 1, b1 < v, b3 >= 1, b3 < v, eq(b3, b1 + v + q * w)], eq(w, -1),
        [cancel(x=q, y=w), cancel(x=q, y=w + 2)],
        model={"q": 4, "v": 3, "b1": 2, "b3": 1, "w": -1},
    )


@lemma
def betas_algebra() -> Claim:
    """If 1 <= b1, b3 < v <= q and b3 = b1 + v (mod q) then b1 = b3 + q - v. Here b1 = vm + 1 and b3 = v(m + 1) + 1
    (mod q).
    """
    turn = Z2 + Z1 - Z3
    return claim(
        [
            q >= 2, v >= 2, v <= q, b1 >= 1, b1 < v, b3 >= 1, b3 < v, eq(v * m + 1, b1 + q * Z1),
            eq(u + v - 1, b2 + q * Z2),
            eq(u + v - b2 + v * m + v, b3 + q * Z3),
        ],
        all_of(eq(b1, b3 + q - v), eq(b3, 1) >> eq(v * (m + 1), q * (Z3 - Z2))), [one_turn(w=turn)],
        model={"q": 4, "v": 3, "b1": 2, "b3": 1, "m": 3, "Z1": 2, "u": 0, "b2": 2, "Z2": 0, "Z3": 3},
    )


@lemma
def betas() -> Claim:
    """beta is q - k + 1 for j = 1; q divides k(m + 1)."""
    return claim(
        HYPS, BETAS,
        [
            k_at_most(), up_to_m(), up_to_k(), beta_exists(j=1), witness(beta_exists.at(j=1), b1, Z1),
            beta_exists(j=k - 1),
            witness(beta_exists.at(j=k - 1), b2, Z2), beta_exists(j=k), witness(beta_exists.at(j=k), b3, Z3),
            betas_algebra(v=k, u=first(d(k - 1))), beta_hits(j=1, beta=b1, Z=Z1, i=q + 1 - k),
            hits_periodic(z=k + (q + 1 - k), y=1, Z=-1), small_misses(z=1), instance(BETAS, Z1, Z3 - Z2),
        ],
        model=TRUE,
    )


# --- the constants ----------------------------------------------------------------------------------------------------

TIMES = [*HYPS, eq(l, g * r)]
TIMES_TRUE = {**TRUE, "r": 2}


@lemma
def r_range() -> Claim:
    """1 <= r < q."""
    return claim(
        [*GCD, eq(l, g * r)], all_of(r >= 1, r < q), [cancel(x=g, y=r), cancel(x=g, y=q - r)], model=TIMES_TRUE
    )


@lemma
def hits_from() -> Claim:
    """If mu z is congruent to one of 0, ..., r - 1 modulo q, then z is in B."""
    return claim(
        [*GCD, eq(l, g * r), eq(mu * z, q * T + b), b >= 0, b < r], hits(z),
        [
            instance(hits(z), T), equal_products(z=z, x=m, y=g * mu), equal_products(z=T, x=p, y=g * q),
            equal_products(z=g, x=mu * z, y=q * T + b), product_nonneg(x=g, y=b), product_nonneg(x=g, y=r - 1 - b),
        ],
        model={**TIMES_TRUE, "z": 3, "T": 2, "b": 1},
    )


@lemma
def hits_means() -> Claim:
    """If z is in B then mu z is congruent to one of 0, ..., r - 1 modulo q."""
    goal = exists([T, b], all_of(eq(mu * z, q * T + b), b >= 0, b < r))
    rest = mu * z - q * T0
    return claim(
        [*GCD, eq(l, g * r), hits(z)], goal,
        [
            witness(hits(z), T0), equal_products(z=z, x=m, y=g * mu), equal_products(z=T0, x=p, y=g * q),
            instance(goal, T0, rest), cancel(x=g, y=rest), cancel(x=g, y=r - rest),
        ],
        model={**TIMES_TRUE, "z": 3},
    )


@lemma
def no_unit() -> Claim:
    """q >= 2 does not divide 1."""
    return claim([q >= 2], ~eq(q * z, 1), [cancel(x=q, y=z), product_large(x=q, y=z)], model={"q": 3, "z": 1})


@lemma
def converse_one() -> Claim:
    """If k = q then r = 1: otherwise the z with mu z = 1 (mod q) would be in B."""
    parts = division.at(z=e1, p=q)
    return claim(
        [*TIMES, eq(k, q)], eq(r, 1),
        [
            k_at_most(), r_range(), division(z=e1, p=q), witness(parts, T0, b0), hits_from(z=e1, T=-e2, b=1),
            hits_periodic(z=e1, y=b0, Z=-T0), small_misses(z=b0), no_unit(z=mu * T0 + e2),
            equal_products(z=mu, x=e1, y=T0 * q + b0),
        ],
        model={**CASE_A, "r": 1},
    )


def _falls(i: Term) -> Term:
    return all_of(i >= 1, i < k) >> (i * a <= q - r)


FALLS = [*TIMES, eq(mu, q * Z - a), a >= 1, a < r]


@lemma
def descends_step() -> Claim:
    """If mu = -a (mod q), 1 <= a < r, then ia <= q - r for 1 <= i < k: the step from i - 1 to i."""
    step = step_of(i, _falls(i))
    before = step_at(step, n0).before
    return claim(
        FALLS, step,
        [
            r_range(), witness(step, n0), instance(before, n0 - 1), small_misses(z=n0),
            hits_from(z=n0, T=Z * n0 - 1, b=q - n0 * a), equal_products(z=n0, x=mu, y=q * Z - a),
        ],
        model={**TIMES_TRUE, "a": 1, "Z": 1},
    )


@lemma
def descends() -> Claim:
    """If mu = -a (mod q), 1 <= a < r, then (k - 1)a <= q - r."""
    every = forall([i], (i >= 0) >> _falls(i))
    return claim(
        FALLS, (k - 1) * a <= q - r, [k_at_most(), descends_step(), induction(i, _falls(i)), instance(every, k - 1)],
        model={**TIMES_TRUE, "a": 1, "Z": 1},
    )


@lemma
def converse_unit() -> Claim:
    """If k < q then mu = -1 (mod q)."""
    goal = exists([t], eq(mu + 1, t * q))
    found = hits_means.at(z=q - 1)
    return claim(
        [*TIMES, k < q], all_of(goal, k - 1 <= q - r),
        [
            k_at_most(), r_range(), betas(), witness(BETAS, Z1, w1), beta_hits(j=1, beta=q - k + 1, Z=Z1, i=q - 1 - k),
            same(m * (k + (q - 1 - k)), m * (q - 1)), hits_means(z=q - 1), witness(found, T0, b0),
            no_unit(z=e1 * (mu - T0) + e2), equal_products(z=e1, x=mu, y=q * (mu - T0)), descends(a=b0, Z=mu - T0),
            product_nonneg(x=k - 1, y=b0 - 2), instance(goal, mu - T0),
        ],
        model=TIMES_TRUE,
    )


@lemma
def r_algebra() -> Claim:
    """If mu = -1 (mod q), mu v = b (mod q) with 0 <= b < r < q, and v < q, then b = q - v. And if q divides v(m + 1)
    and r = q - v + 1, then it divides (r - 1)(m + 1).
    """
    turn = t * v - T
    divides = all_of(eq(v * (m + 1), q * w), eq(r, q - v + 1)) >> eq((r - 1) * (m + 1), (m + 1 - w) * q)
    return claim(
        [q >= 2, v >= 2, v < q, eq(mu + 1, t * q), eq(mu * v, q * T + b), b >= 0, b < q],
        all_of(eq(b, q - v), divides),
        [
            equal_products(z=v, x=mu + 1, y=t * q), cancel(x=q, y=turn), cancel(x=q, y=turn - 2),
            equal_products(z=m + 1, x=r - 1, y=q - v),
        ],
        model={"q": 4, "v": 3, "mu": 3, "t": 1, "T": 2, "b": 1},
    )


@lemma
def converse_r() -> Claim:
    """If k < q then r = q - k + 1 <= q/2, and q divides (r - 1)(m + 1)."""
    unit = exists([t], eq(mu + 1, t * q))
    goal = exists([w], eq((r - 1) * (m + 1), w * q))
    found = hits_means.at(z=k)
    return claim(
        [*TIMES, k < q], all_of(eq(r, q - k + 1), 2 * r <= q, goal),
        [
            k_at_most(), r_range(), converse_unit(), witness(unit, t1), k_hits(), hits_means(z=k),
            witness(found, T0, b0),
            betas(), witness(BETAS, Z1, w1), r_algebra(v=k, t=t1, T=T0, b=b0, w=w1), instance(goal, m + 1 - w1),
        ],
        model=TIMES_TRUE,
    )


CONCLUSION = exists(
    [r],
    all_of(
        eq(l, g * r),
        any_of(
            eq(r, 1),
            all_of(
                r >= 2, 2 * r <= q, exists([t], eq(mu + 1, t * q)), exists([w], eq((r - 1) * (m + 1), w * q)),
            ),
        ),
    ),
)


@lemma
def converse() -> Claim:
    """If AVOID and COVER hold for d_n = c_n + mn, then l = gr, where r = 1, or 2 <= r <= q/2, mu = -1 (mod q) and (r
    - 1)(m + 1) = 0 (mod q).
    """
    r0 = mu * i1 - q * T1
    return claim(
        HYPS, CONCLUSION,
        [
            row_zero_target(), witness(row_zero_target.goal, i1, T1), equal_products(z=i1, x=m, y=g * mu),
            equal_products(z=T1, x=p, y=g * q), k_at_most(), r_range(r=r0), converse_one(r=r0), converse_unit(r=r0),
            converse_r(r=r0), instance(CONCLUSION, r0),
        ],
        model=TRUE,
    )


# no number greater than 1 divides both mu and q
COPRIME = substitute(bezout.hyps[1], {"m": mu, "p": q})


@lemma
def progressions_only() -> Claim:
    """Let g = gcd(m, p), m = g mu, p = gq, and 1 <= l < p. List the P-positions of mWN^(l,p) as {c_n, d_n}, c_n <=
    d_n, by c and then d. If d_n - c_n = sn for all n, then s = m; and l = gr, where r = 1, or 2 <= r <= q/2, mu = -1
    (mod q) and (r - 1)(m + 1) = 0 (mod q).
    """
    found = bezout.at(m=mu, p=q)
    return claim(
        [*LISTING, g >= 1, eq(m, g * mu), eq(p, g * q), COPRIME], all_of(eq(s, m), CONCLUSION),
        [
            step_is_m(), witness(LINE, n0), instance(STEPS, n0), avoid(s=m), cover(s=m), cancel(x=g, y=mu),
            cancel(x=g, y=q), bezout(m=mu, p=q), witness(found, e1, e2), converse(),
        ],
        model=TRUE,
    )
