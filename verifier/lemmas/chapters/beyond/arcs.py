"""A progression d_n - c_n = mn in mWN^(l,p), l < p: what AVOID and COVER say of single rows.

Let g = gcd(m, p), m = g mu, p = gq, and let B be the set of the integers z for which mz is congruent to one of 0, ...,
l - 1 modulo p. It contains 0 and has the period q. By AVOID and COVER (`listing.py`), no two signed indices of a row
differ by an element of B, and every integer exceeds some signed index of the row by an element of B.

- Row 0 has the signed indices 0, ..., k - 1, so 1, ..., k - 1 are not in B and k is; and there is an i < k with mi = l
  (mod p), so that g divides l (`row_zero_target`). Every row that is no d_j holds k indices (`plain_row`).
- The run of row d_j, counted from -j, is congruent to beta, ..., k - 1 modulo q for some 1 <= beta < k; and k, ...,
  k + beta - 1 are in B (`beta_exists`, `beta_hits`).
"""

from __future__ import annotations

from verifier.lemmas.chapters.beyond.listing import WEAK, arc, avoids, covers, first_weak, member
from verifier.lemmas.chapters.beyond.progressions import LINE
from verifier.lemmas.chapters.beyond.starts import is_d
from verifier.lemmas.chapters.beyond.steps import MODEL, PLACE, c, d, first
from verifier.lemmas.chapters.paper.algebra import cancel, product_large, product_nonneg, small_multiple
from verifier.lemmas.chapters.paper.residues import equal_products
from verifier.lemmas.trusted.kernel import Hint, instance, witness
from verifier.lemmas.trusted.terms import Term, all_of, any_of, eq, exists, forall, instantiate, ints, num
from verifier.lemmas.writing import Claim, claim, lemma, m, p

x, a, i, j, l, t, y, z, T = ints("x a i j l t y z T")
g, mu, q, e1, e2, beta, Z = ints("g mu q e1 e2 beta Z")
T0, T1, i1, n0, z0, z2 = ints("T0 T1 i1 n0 z0 z2")

AVOID, COVER = avoids(m), covers(m)
GCD = [m >= 1, g >= 1, eq(m, g * mu), eq(p, g * q), eq(e1 * mu + e2 * q, 1), l >= 1, l < p]
HYPS = [*GCD, eq(first(0), 0), WEAK, PLACE, LINE, AVOID, COVER]
TRUE = {**MODEL, "s": 3, "g": 1, "mu": 3, "q": 4, "e1": -1, "e2": 1}
k = first(1)


def hits(z: Term) -> Term:
    """z is in B: mz is congruent to one of 0, ..., l - 1 modulo p."""
    return arc(m * z)


@lemma
def arc_moves() -> Claim:
    """A number congruent to one in the arc 0, ..., l - 1 is in it, modulo p."""
    return claim(
        [arc(x), eq(y, x + p * T)], arc(y), [witness(arc(x), T0), instance(arc(y), T0 + T)],
        model={**TRUE, "x": 1, "y": 9, "T": 2},
    )


def same(left: Term, right: Term) -> Hint:
    """Hint: if left is in the arc and left = right, so is right."""
    return arc_moves(x=left, y=right, T=0)


@lemma
def hits_periodic() -> Claim:
    """B has the period q."""
    return claim(
        [*GCD, hits(z), eq(y, z + q * Z)], hits(y),
        [
            arc_moves(x=m * z, y=m * y, T=mu * Z), equal_products(z=m, x=y, y=z + q * Z),
            equal_products(z=q * Z, x=m, y=g * mu), equal_products(z=mu * Z, x=p, y=g * q),
        ],
        model={**TRUE, "z": -1, "y": 3, "Z": 1},
    )


@lemma
def zero_hits() -> Claim:
    """0 is in B."""
    return claim(GCD, hits(num(0)), [instance(hits(num(0)), 0)], model=TRUE)


@lemma
def index_same() -> Claim:
    """If mz = pT then z is a multiple of q."""
    return claim(
        [*GCD, eq(m * z, p * T)], eq(z, q * (e1 * T + e2 * z)),
        [
            equal_products(z=z, x=m, y=g * mu), equal_products(z=T, x=p, y=g * q),
            small_multiple(p=g, t=mu * z - q * T),
            equal_products(z=z, x=e1 * mu + e2 * q, y=num(1)), equal_products(z=e1, x=mu * z, y=q * T),
        ],
        model={**TRUE, "z": 4, "T": 3},
    )


@lemma
def d_weak() -> Claim:
    """If i < j then d_i < d_j; and d_j >= m for j >= 1."""
    return claim(
        [*HYPS, i >= 0, i < j], all_of(d(i) < d(j), d(j) >= m, c(i) <= c(j)),
        [
            instance(PLACE, i), instance(PLACE, j), first_weak(x=c(j) + 1, y=c(i)), instance(LINE, i),
            instance(LINE, j),
            cancel(x=m, y=j - i), product_large(x=m, y=j),
        ],
        model={**TRUE, "i": 1, "j": 3},
    )


@lemma
def next_arc() -> Claim:
    """If a is the least signed index of row x, there is a greater one, z, with m(z - a) = l (mod p)."""
    low = forall([z], member(x, z) >> (z >= a))
    goal = exists([z, T], all_of(member(x, z), z > a, eq(m * (z - a), l + p * T)))
    target = m * a + l
    some = instantiate(COVER, x, target).args[1]
    return claim(
        [*HYPS, x >= 0, member(x, a), low], goal,
        [
            instance(COVER, x, target), witness(some, z0), witness(arc(target - m * z0), T0), instance(low, z0),
            instance(AVOID, x, z0, a), instance(arc(m * (z0 - a)), -T0), instance(goal, z0, -T0), cancel(x=p, y=T0),
            product_large(x=p, y=T0),
        ],
        model={**TRUE, "x": 0, "a": 0},
    )


# --- row 0, and the rows that are no d_j ------------------------------------------------------------------------------


@lemma
def row_zero() -> Claim:
    """The signed indices of row 0 are 0, ..., k - 1."""
    return claim(
        HYPS, all_of(member(num(0), z) >> all_of(z >= 0, z < k), first(0 + num(1)) >= 1),
        [
            d_weak(i=0, j=-z), instance(COVER, 0, 0), witness(instantiate(COVER, num(0), num(0)).args[1], z0),
            d_weak(i=0, j=-z0),
        ],
        model={**TRUE, "z": 1},
    )


@lemma
def row_zero_target() -> Claim:
    """There is an i, 1 <= i < k, with mi = l (mod p)."""
    goal = exists([i, T], all_of(i >= 1, i < k, eq(m * i, l + p * T)))
    found = next_arc.at(x=0, a=0)
    low = forall([z], member(num(0), z) >> (z >= 0))
    return claim(
        HYPS, goal,
        [
            row_zero(), next_arc(x=0, a=0), witness(low, z2), row_zero(z=z2), witness(found, z0, T0), row_zero(z=z0),
            instance(goal, z0, T0),
        ],
        model=TRUE,
    )


@lemma
def small_misses() -> Claim:
    """None of 1, ..., k - 1 is in B."""
    return claim(
        [*HYPS, z >= 1, z < k], ~hits(z), [row_zero(), instance(AVOID, 0, z, 0), same(m * z, m * (z - num(0)))],
        model={**TRUE, "z": 2},
    )


@lemma
def k_hits() -> Claim:
    """k is in B."""
    some = instantiate(COVER, num(0), m * k).args[1]
    return claim(
        HYPS, hits(k),
        [
            row_zero(), instance(COVER, 0, m * k), witness(some, z0), row_zero(z=z0), small_misses(z=k - z0),
            same(m * k - m * z0, m * (k - z0)), same(m * k - m * z0, m * k),
        ],
        model=TRUE,
    )


@lemma
def k_at_most() -> Claim:
    """2 <= k <= q."""
    goal = row_zero_target.goal
    return claim(
        HYPS, all_of(k >= 2, k <= q, q >= 2),
        [
            row_zero_target(), witness(goal, i1, T1), zero_hits(), hits_periodic(z=0, y=q, Z=1), small_misses(z=q),
            cancel(x=g, y=q - 1), product_nonneg(x=g, y=-q),
        ],
        model=TRUE,
    )


@lemma
def plain_row() -> Claim:
    """Every row that is none of the d_j, j >= 1, holds k indices."""
    begin, end = first(x), first(x + 1)
    some = instantiate(COVER, x, m * end).args[1]
    return claim(
        [*HYPS, x >= 0, ~is_d(x)], eq(end, begin + k),
        [
            row_zero(), instance(WEAK, x), instance(COVER, x, m * end), witness(some, z0), instance(is_d(x), -z0),
            small_misses(z=end - z0), same(m * end - m * z0, m * (end - z0)), instance(AVOID, x, begin + k, begin),
            k_hits(),
            same(m * k, m * (begin + k - begin)), first_weak(x=0, y=x),
        ],
        model={**TRUE, "x": 1},
    )


# --- the rows d_j -----------------------------------------------------------------------------------------------------


@lemma
def d_row() -> Claim:
    """The only negative signed index of row d_j, j >= 1, is -j."""
    return claim(
        [*HYPS, j >= 1, member(d(j), z)], any_of(all_of(z >= 0, z >= first(d(j)), z < first(d(j) + 1)), eq(z, -j)),
        [d_weak(i=j, j=-z), d_weak(i=-z, j=j), d_weak(i=0, j=j), first_weak(x=0, y=d(j))],
        model={**TRUE, "j": 1, "z": -1},
    )


BETA = [*HYPS, j >= 1, eq(first(d(j)) + j, beta + q * Z)]
JUST = {**TRUE, "j": 1, "beta": 2, "Z": 2}


@lemma
def d_misses() -> Claim:
    """If the run of row d_j, counted from -j, begins with beta modulo q, then beta + t is not in B, t = 0, 1, ... in
    the run.
    """
    begin = first(d(j))
    return claim(
        [*BETA, t >= 0, t < first(d(j) + 1) - begin], ~hits(beta + t),
        [
            d_weak(i=0, j=j), first_weak(x=0, y=d(j)), instance(AVOID, d(j), begin + t, -j),
            hits_periodic(z=beta + t, y=begin + t - -j),
        ],
        model={**JUST, "t": 0},
    )


@lemma
def d_covers() -> Claim:
    """For every z: z is in B, or z - beta - t is for some t = 0, 1, ... in the run of row d_j."""
    begin = first(d(j))
    goal = exists([t], all_of(t >= 0, t < first(d(j) + 1) - begin, hits(z - beta - t)))
    target = m * (z - j)
    some = instantiate(COVER, d(j), target).args[1]
    return claim(
        BETA, any_of(hits(z), goal),
        [
            d_weak(i=0, j=j), instance(COVER, d(j), target), witness(some, z0), d_row(z=z0), instance(goal, z0 - begin),
            same(target - m * z0, m * z), same(target - m * z0, m * (z - j - z0)),
            hits_periodic(z=z - j - z0, y=z - beta - (z0 - begin)),
        ],
        model={**JUST, "z": 2},
    )


def start(j: Term, beta: Term, Z: Term) -> Term:
    """Row d_j holds k - beta indices, 1 <= beta < k, and begins, counted from -j, with beta modulo q."""
    size = eq(first(d(j) + 1), first(d(j)) + k - beta)
    return all_of(beta >= 1, beta < k, size, eq(first(d(j)) + j, beta + q * Z))


@lemma
def beta_size() -> Claim:
    """If moreover the run reaches i modulo q, where 1 <= i < k, then 1 <= beta < k and row d_j holds k - beta
    indices.
    """
    size = first(d(j) + 1) - first(d(j))
    missing = d_covers.at(z=beta + size).args[1]
    return claim(
        [*BETA, i >= 1, i < k, beta <= i, i < beta + size], start(j, beta, Z),
        [
            zero_hits(), k_hits(), d_misses(t=-beta), same(m * 0, m * (beta + -beta)), d_misses(t=k - beta),
            same(m * k, m * (beta + (k - beta))), d_covers(z=beta + size), small_misses(z=beta + size),
            witness(missing, n0),
            small_misses(z=size - n0), same(m * (beta + size - beta - n0), m * (size - n0)),
        ],
        model={**JUST, "i": 2},
    )


@lemma
def beta_exists() -> Claim:
    """For every j >= 1 there is a beta, 1 <= beta < k, such that row d_j holds k - beta indices and its run, counted
    from -j, begins with beta modulo q.
    """
    goal = exists([beta, Z], start(j, beta, Z))
    low = forall([z], member(d(j), z) >> (z >= -j))
    found = next_arc.at(x=d(j), a=-j)
    target = row_zero_target.goal
    turn = z0 - -j - i1
    B0 = i1 - (z0 - first(d(j)))
    Z0 = e1 * (T0 - T1) + e2 * turn
    return claim(
        [*HYPS, j >= 1], goal,
        [
            d_weak(i=0, j=j), next_arc(x=d(j), a=-j), witness(low, z2), d_row(z=z2), witness(found, z0, T0),
            d_row(z=z0),
            row_zero_target(), witness(target, i1, T1), index_same(z=turn, T=T0 - T1), beta_size(beta=B0, Z=Z0, i=i1),
            instance(goal, B0, Z0),
        ],
        model={**TRUE, "j": 1},
    )


@lemma
def beta_hits() -> Claim:
    """Then k, ..., k + beta - 1 are in B."""
    missing = d_covers.at(z=k + i).args[1]
    return claim(
        [*HYPS, j >= 1, start(j, beta, Z), i >= 0, i < beta], hits(k + i),
        [d_covers(z=k + i), witness(missing, n0), small_misses(z=k + i - beta - n0)],
        model={**JUST, "i": 1},
    )
