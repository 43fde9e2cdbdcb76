"""The signed indices of a row of the pairs {c_n, d_n} of `misere_mex.py`: one in each residue class modulo p.

The numbers below x are taken px times, by c_0, ..., c_{u-1} and d_0, ..., d_{v-1} with u + v = px. If x is d_v, row x
holds the signed indices u, ..., u + p - 2 and -v - 1 = u - 1 - px; otherwise u, ..., u + p - 1. This is to the misere
games what Proposition 5.2 (ii) is to the pairs of the paper.
"""

from __future__ import annotations

from verifier.lemmas.chapters.beyond.misere_mex import (
    FREE,
    FULL,
    MODEL,
    SEQUENCES,
    before,
    cs,
    ds,
    misere_above,
    misere_rising,
    misere_strict,
    takes,
)
from verifier.lemmas.chapters.paper.algebra import division, product_nonneg, small_multiple
from verifier.lemmas.trusted.kernel import (
    Hint,
    induction,
    injection,
    injection_premises,
    instance,
    interval,
    step_of,
    witness,
)
from verifier.lemmas.trusted.terms import Term, all_of, any_of, eq, exists, forall, iff, instantiate, ints, ite, num
from verifier.lemmas.writing import Claim, claim, lemma, p, step_at

x, i, k, z, e, t, u, v, w, h, q, r = ints("x i k z e t u v w h q r")


def starts(k: Term, u: Term) -> Term:
    """Of c exactly c_0, ..., c_{u-1} are below k, and of d exactly the first pk - u."""
    below = forall([i], (i >= 0) >> all_of(iff(cs(i) < k, i < u), iff(ds(i) < k, i < p * k - u)))
    return all_of(u >= 0, u <= p * k, below)


def means(k: Term, u: Term, i: Term) -> Hint:
    """Hint: what `starts` says of the index i."""
    return instance(starts(k, u).args[1], i)


# v is the first index with d_v >= x; h = 1 if d_v = x, else h = 0
ROW = [
    *SEQUENCES, x >= 0, starts(x, u), eq(v, p * x - u), eq(w, u + p - h),
    any_of(all_of(eq(h, 1), eq(ds(v), x)), all_of(eq(h, 0), ~eq(ds(v), x))),
]
_HERE = {**MODEL, "x": 1, "u": 2, "v": 0, "w": 3, "h": 1}


@lemma
def misere_row_ends() -> Claim:
    """c_w > x: else x would be taken by c_u, ..., c_{w-1} and, if h = 1, by d_v, p times before w."""
    block, target = all_of(e >= u - h, e < w), before(cs(w), w)
    parts = ((e,), block, (ite(e >= u, e, -v - 1),), (z,), target, ((-w, w),))
    into, one, inside = injection_premises(*parts)
    same = forall([e], iff(block, all_of(e >= u - h, e < w)))
    (e1,) = ints("e1")
    return claim(
        ROW, cs(w) > x,
        [
            instance(FREE, w), means(x, u, w), witness(into, e1), means(x, u, e1), misere_rising(i=e1, j=w),
            misere_strict(i=w, j=v), misere_above(n=w), witness(one, *ints("e2 e3")), witness(inside, *ints("z1")),
            injection(*parts), witness(same, *ints("e4")), interval(e, block, u - h, w),
        ],
        model=_HERE,
    )


@lemma
def misere_row_lasts() -> Claim:
    """c_{w-1} <= x: else x would be taken p times before w - 1, by c_u, ..., c_{w-2} and, if h = 1, by d_v."""
    source, block = before(x, w - 1), all_of(e >= u - h, e < w - 1)
    parts = ((z,), source, (ite(z >= 0, z, u - 1),), (e,), block, ((u - h, w - 1),))
    into, one, inside = injection_premises(*parts)
    same = forall([e], iff(block, all_of(e >= u - h, e < w - 1)))
    names = ints("z1 z2 z3")
    hints: list[Hint] = [witness(into, names[0]), witness(one, *names[1:]), witness(inside, *ints("e1"))]
    for n in names:
        hints += [means(x, u, n), means(x, u, -n - 1), misere_strict(i=v, j=-n - 1)]
    return claim(
        [*ROW, w - 1 >= u], cs(w - 1) <= x,
        [
            *hints, instance(FULL, w - 1, x), means(x, u, v), injection(*parts), witness(same, *ints("e2")),
            interval(e, block, u - h, w - 1),
        ],
        model=_HERE,
    )


@lemma
def misere_row_next() -> Claim:
    """Row x + 1 starts at w = u + p - h."""
    (i0,) = ints("i0")
    return claim(
        ROW, starts(x + 1, w),
        [
            witness(starts(x + 1, w).args[1], i0), misere_row_ends(), misere_row_lasts(), means(x, u, i0),
            means(x, u, v), misere_rising(i=w, j=i0), misere_rising(i=i0, j=w - 1), misere_strict(i=v, j=i0),
        ],
        model=_HERE,
    )


HAS_START = exists([u], starts(k, u))


@lemma
def misere_start_step() -> Claim:
    """If row k - 1 has a start, then row k has one."""
    step = step_of(k, HAS_START)
    k0, u0 = ints("k0 u0")
    past, goal, earlier = step_at(step, k0)
    v0 = p * (k0 - 1) - u0
    hints: list[Hint] = [witness(step, k0), instance(past, k0 - 1), witness(earlier, u0), instance(goal, 0)]
    for h0, name in ((num(0), "i0"), (num(1), "i1")):
        hints += [misere_row_next(x=k0 - 1, u=u0, v=v0, w=u0 + p - h0, h=h0), instance(goal, u0 + p - h0)]
        again, known = starts(k0, u0 + p - h0).args[1], starts(k0 - 1 + 1, u0 + p - h0).args[1]
        (i0,) = ints(name)
        hints += [witness(again, i0), instance(known, i0)]
    (i2,) = ints("i2")
    hints += [witness(starts(k0, num(0)).args[1], i2), misere_above(n=i2)]
    return claim(SEQUENCES, step, hints, model=MODEL)


@lemma
def misere_start() -> Claim:
    """Every row x >= 0 has a start u."""
    every = forall([k], (k >= 0) >> HAS_START)
    return claim(
        [*SEQUENCES, k >= 0], HAS_START, [misere_start_step(), induction(k, HAS_START), instance(every, k)],
        model={**MODEL, "k": 2},
    )


def shape(x: Term, u: Term, h: Term) -> Term:
    """The signed indices of row x are u, ..., u + p - 1; or, if h = 1, u, ..., u + p - 2 and u - 1 - px."""
    inside = any_of(all_of(z >= u, z < u + p - h), all_of(eq(h, 1), eq(z, u - 1 - p * x)))
    return all_of(u >= 0, u <= p * x, h >= 0, h <= 1, forall([z], iff(takes(x, z), inside)))


HAS_SHAPE = exists([u, h], shape(x, u, h))


@lemma
def misere_row_shape() -> Claim:
    """Every row x >= 0 has this shape."""
    u0, z0, z1 = ints("u0 z0 z1")
    v0 = p * x - u0
    hints: list[Hint] = [misere_start(k=x), witness(misere_start.at(k=x), u0), means(x, u0, v0)]
    for h0, name in ((num(0), z0), (num(1), z1)):
        w0 = u0 + p - h0
        hints += [
            misere_row_next(u=u0, v=v0, w=w0, h=h0), instance(HAS_SHAPE, u0, h0),
            witness(instantiate(HAS_SHAPE, u0, h0).args[1], name), means(x, u0, name), means(x + 1, w0, name),
            means(x, u0, -name - 1), means(x + 1, w0, -name - 1),
        ]
    return claim([*SEQUENCES, x >= 0], HAS_SHAPE, hints, model={**MODEL, "x": 2})


def obtain_shape(x: Term, u: Term, h: Term) -> list[Hint]:
    return [misere_row_shape(x=x), witness(misere_row_shape.at(x=x), u, h)]


def shaped(x: Term, u: Term, h: Term, z: Term) -> Hint:
    """Hint: whether z is a signed index of row x."""
    return instance(shape(x, u, h).args[1], z)


@lemma
def misere_row_unique() -> Claim:
    """No row has two pairs whose signed indices are congruent modulo p."""
    return claim(
        [*SEQUENCES, x >= 0, takes(x, z), takes(x, z + p * t)], eq(t, 0),
        [
            *obtain_shape(x, u, h), shaped(x, u, h, z), shaped(x, u, h, z + p * t), small_multiple(),
            small_multiple(t=t + x), small_multiple(t=t - x), product_nonneg(x=p, y=x),
        ],
        model={**MODEL, "x": 2, "t": 0},
    )


ROW_HAS = exists([t], takes(x, z + p * t))


@lemma
def misere_row_exists() -> Claim:
    """Every row has a pair whose signed index is congruent to z modulo p."""
    parts = division.at(z=z - u + h)
    hints: list[Hint] = [*obtain_shape(x, u, h), division(z=z - u + h), witness(parts, q, r)]
    for turns in (-q, -q - x):
        hints += [instance(ROW_HAS, turns), shaped(x, u, h, z + p * turns)]
    return claim([*SEQUENCES, x >= 0], ROW_HAS, hints, model={**MODEL, "x": 2, "z": 1})
