"""The rows of the board: signed indices.

Put the pair {a_i, b_i} on the board twice, (a_i, b_i) with the signed index z = i and (b_i, a_i) with z = -i. Then the
pair with signed index z in row x is (x, x + mz), and row x has exactly p of them, one in each residue class modulo p.
"""

from verifier.lemmas.chapters.paper.algebra import division, product_nonneg, small_multiple
from verifier.lemmas.chapters.paper.counting import (
    a_indices,
    a_natural,
    b_indices,
    obtain_u,
    u_bound,
    u_natural,
    u_step,
)
from verifier.lemmas.trusted.kernel import (
    Hint,
    define,
    injection,
    injection_premises,
    instance,
    interval,
    unfold,
    witness,
)
from verifier.lemmas.trusted.terms import Term, all_of, any_of, card, eq, exists, forall, iff, ints, ite
from verifier.lemmas.writing import POSITIVE, Claim, claim, is_a, is_u, lemma, m, p

i, k, n, q, r, t, u, w, z, k1, z1, z2, e, n0 = ints("i k n q r t u w z k1 z1 z2 e n0")

_Row = define(
    "isRow", [m, p, k, z], any_of(all_of(z >= 0, is_a(z, k)), all_of(z <= -1, is_a(-z, k + m * z)))
)


def in_row(x: Term | int, z: Term | int) -> Term:
    """(x, x + mz) is {a_i, b_i} with signed index z: x = a_z for z >= 0, and x = b_{-z} for z < 0."""
    return _Row(m, p, x, z)


def open_row(x: Term | int, z: Term | int) -> Hint:
    return unfold(in_row(x, z))


@lemma
def row_natural() -> Claim:
    """Both coordinates of a pair are natural numbers."""
    return claim(
        [POSITIVE, in_row(k, z)], all_of(k >= 0, k + m * z >= 0),
        [open_row(k, z), a_natural(n=z, a=k), a_natural(n=-z, a=k + m * z), product_nonneg(x=m, y=z),
        product_nonneg(x=m, y=-z)],
    )


@lemma
def row_shape() -> Claim:
    """The signed indices of row k are [u(k), u(k+1)) and, moved by pk, [u(k+1) - p, u(k))."""
    goal = iff(in_row(k, z), any_of(all_of(u <= z, z < w), all_of(w - p <= z + p * k, z + p * k < u)))
    return claim(
        [POSITIVE, is_u(k, u), is_u(k + 1, w)], goal,
        [open_row(k, z), a_indices(i=z), b_indices(i=-z), u_natural(), u_bound(), u_step()],
    )


ROW_HAS = exists([t], in_row(k, z + p * t))


def obtain_row(x: Term, u: Term, w: Term) -> list[Hint]:
    """Hints: u = u(x), w = u(x+1), and what is known of the two."""
    return [
        *obtain_u(x, u),
        *obtain_u(x + 1, w),
        u_step(k=x, u=u, w=w),
        u_bound(k=x, u=u),
        u_natural(k=x, u=u),
    ]


@lemma
def row_exists() -> Claim:
    """Every row k >= 0 has a pair whose signed index is congruent to z modulo p."""
    parts = division.at(z=z - u)
    return claim(
        [POSITIVE, k >= 0], ROW_HAS,
        [
            *obtain_row(k, u, w), division(z=z - u), witness(parts, q, r), instance(ROW_HAS, -q),
            instance(ROW_HAS, -q - k - 1), row_shape(z=z - p * q), row_shape(z=z + p * -q),
            row_shape(z=z + p * (-q - k - 1)),
        ],
    )


@lemma
def row_unique() -> Claim:
    """No row has two pairs whose signed indices are congruent modulo p."""
    return claim(
        [POSITIVE, in_row(k, z), in_row(k, z + p * t)], eq(t, 0),
        [
            row_natural(), *obtain_row(k, u, w), row_shape(), row_shape(z=z + p * t), small_multiple(),
            small_multiple(t=t + k), small_multiple(t=t - k), small_multiple(t=k), product_nonneg(x=p, y=k),
        ],
    )


@lemma
def row_mirror() -> Claim:
    """If (x, y) is a pair with signed index z then (y, x) is one with signed index -z."""
    return claim(
        [POSITIVE, in_row(k, z)], in_row(k + m * z, -z),
        [open_row(k, z), open_row(k + m * z, -z)],
    )


@lemma
def row_count() -> Claim:
    """Every row k >= 0 has exactly p pairs."""
    code = ite(z >= u, z, z + p * k)
    back = ite(e >= u, e, e - p * k)
    member = in_row(k, z)
    there = injection_premises((z,), member, (code,), (e,), all_of(e >= w - p, e < w), ((w - p, w),))
    inside = all_of(e >= w - p, e < w)
    again = injection_premises((e,), inside, (back,), (z,), member, ((-p * (k + 1), w + 1),))
    same = forall([e], iff(inside, all_of(e >= w - p, e < w)))
    return claim(
        [POSITIVE, k >= 0], eq(card([z], member), p),
        [
            *obtain_row(k, u, w), product_nonneg(x=p, y=k),
            witness(there[0], z1), row_shape(z=z1), row_natural(z=z1),
            witness(there[1], *ints("s1 s2")), *(row_shape(z=v) for v in ints("s1 s2")),
            witness(there[2], *ints("e1")),
            injection((z,), member, (code,), (e,), inside, ((w - p, w),)),
            witness(again[0], *ints("e2")), row_shape(z=ite(ints("e2")[0] >= u, ints("e2")[0],
            ints("e2")[0] - p * k)),
            witness(again[1], *ints("e3 e4")),
            witness(again[2], *ints("e5")), row_shape(z=ints("e5")[0]),
            injection((e,), inside, (back,), (z,), member, ((-p * (k + 1), w + 1),)),
            witness(same, *ints("e6")), interval(e, inside, w - p, w),
        ],
    )


@lemma
def row_before() -> Claim:
    """At most p - 1 pairs of row k have a signed index below that of (a_n, b_n), where a_n = k."""
    member = all_of(in_row(k, z), z < n)
    code = ite(z >= u, z, z + p * k)
    inside = all_of(e >= w - p, e < n)
    there = injection_premises((z,), member, (code,), (e,), inside, ((w - p, n),))
    same = forall([e], iff(inside, all_of(e >= w - p, e < n)))
    return claim(
        [POSITIVE, n >= 0, in_row(k, n)], card([z], member) <= p - 1,
        [
            row_natural(z=n), *obtain_row(k, u, w), product_nonneg(x=p, y=k), row_shape(z=n), open_row(k, n),
            a_indices(i=n),
            witness(there[0], z1), row_shape(z=z1), row_natural(z=z1),
            witness(there[1], *ints("s1 s2")), *(row_shape(z=v) for v in ints("s1 s2")),
            witness(there[2], *ints("e1")),
            injection((z,), member, (code,), (e,), inside, ((w - p, n),)),
            witness(same, *ints("e6")), interval(e, inside, w - p, n),
        ],
    )
