"""Proposition 5.2: three minimal exclusive algorithms, each of which produces a and b.

Each recurrence determines x_n from x_j, y_j with j < n; the lemmas show by induction that x_n = a_n. A minimal
exclusive x_n is described by what it is: x_n itself is not excluded, and every r < x_n is.
"""

from __future__ import annotations

from verifier.lemmas.chapters.paper.algebra import cancel, division, product_large, product_nonneg
from verifier.lemmas.chapters.paper.counting import (
    a_below,
    a_monotone,
    a_natural,
    a_unique,
    obtain_a,
    obtain_u,
    u_step,
)
from verifier.lemmas.chapters.paper.rows import in_row, open_row, row_before, row_count, row_exists, row_unique
from verifier.lemmas.chapters.paper.uniqueness import TRUE_PAIR, x, y
from verifier.lemmas.trusted.kernel import (
    Hint,
    Lemma,
    induction,
    injection,
    injection_premises,
    instance,
    step_of,
    witness,
)
from verifier.lemmas.trusted.terms import (
    Term,
    all_of,
    any_of,
    card,
    eq,
    exists,
    forall,
    ints,
    ite,
    num,
    substitute,
)
from verifier.lemmas.writing import POSITIVE, Claim, claim, is_a, lemma, m, open_a, p, step_at

a, c, e, i, j, k, l, n, q, r, t, u, w, z = ints("a c e i j k l n q r t u w z")
n0 = ints("n0")[0]

SUM = forall([n], (n >= 0) >> all_of(x(n) >= 0, eq(y(n), x(n) + m * n)))
MODEL = {**TRUE_PAIR, "n": 5}


def right(n: Term) -> Term:
    return is_a(n, x(n))


def _induction(step: Lemma, rules: list[Term]) -> Claim:
    """The final statement: x_n = a_n and y_n = b_n for all n >= 0."""
    every = forall([n], (n >= 0) >> right(n))
    return claim(
        [POSITIVE, SUM, *rules, n >= 0], all_of(is_a(n, x(n)), eq(y(n), x(n) + m * n)),
        [step(), induction(n, right(n)), instance(every, n), instance(SUM, n)], model=MODEL,
    )


def _start(step: Term) -> tuple[Term, list[Hint]]:
    """The induction hypothesis for n0, and hints: n0 is the index in question, a = a_{n0}, the recurrence
    holds there.
    """
    before = step_at(step, n0).before
    return before, [
        witness(step, n0),
        *obtain_a(n0, a),
        a_natural(n=n0),
        instance(SUM, n0),
        a_unique(n=n0, c=x(n0)),
    ]


# --- (i): mex^p


def occurs(r: Term, n: Term) -> Term:
    """j < n is an index with x_j = r or y_j = r, as printed: an index is counted once."""
    return all_of(j >= 0, j < n, any_of(eq(x(j), r), eq(y(j), r)))


def times(r: Term, n: Term) -> Term:
    return card([j], occurs(r, n))


FREE_I = forall([n], (n >= 0) >> (times(x(n), n) < p))
FULL_I = forall([n, r], all_of(n >= 0, r >= 0, r < x(n)) >> (times(r, n) >= p))


BEFORE = forall([i], all_of(i >= 0, i < n) >> is_a(i, x(i)))


@lemma
def mex_full() -> Claim:
    """If x_j = a_j for j < n then every r < a_n occurs at least p times before n: the p pairs of row r."""
    member, target = in_row(r, z), occurs(r, n)
    image, box = (ite(z >= 0, z, -z),), ((0, n),)
    into, one, inside = injection_premises((z,), member, image, (j,), target, box)
    z1, s1, s2, j1 = ints("z1 s1 s2 j1")
    hints: list[Hint] = [
        witness(into, z1),
        witness(one, s1, s2),
        witness(inside, j1),
        row_count(k=r),
        a_natural(n=n),
    ]
    for v in (z1, s1, s2):
        index = ite(v >= 0, v, -v)
        value = ite(v >= 0, r, r + m * v)
        hints += [
            open_row(r, v), instance(BEFORE, index), instance(SUM, index), a_unique(n=index, a=x(index),
            c=value),
            a_monotone(i=n, a=a, j=v, c=r), a_monotone(i=n, a=a, j=-v, c=r + m * v), a_unique(n=v, a=r,
            c=r - m * v),
            product_nonneg(x=m, y=-v), product_large(x=m, y=-v), a_unique(n=s1, a=r, c=r + m * s2),
            a_unique(n=s2, a=r, c=r + m * s1),
        ]
    return claim(
        [POSITIVE, SUM, BEFORE, is_a(n, a), r >= 0, r < a], times(r, n) >= p,
        [*hints, injection((z,), member, image, (j,), target, box)],
        model={**MODEL, "n": 8, "a": 3, "r": 1},
    )


@lemma
def mex_free() -> Claim:
    """If x_j = a_j for j < n then a_n occurs at most p - 1 times before n."""
    member, target = all_of(in_row(a, z), z < n), occurs(a, n)
    image = (ite(eq(x(j), a), j, -j),)
    box = ((-n, n),)
    into, one, inside = injection_premises((j,), target, image, (z,), member, box)
    j1, j2, j3, z1 = ints("j1 j2 j3 z1")
    hints: list[Hint] = [
        witness(into, j1), witness(one, j2, j3), witness(inside, z1), row_before(k=a), open_row(a, n),
        a_natural(n=n),
        open_row(a, z1), a_monotone(i=n, a=a, j=-z1, c=a + m * z1), a_natural(n=-z1, a=a + m * z1),
        product_large(x=m, y=-z1), product_nonneg(x=m, y=n),
    ]
    for v in (j1, j2, j3):
        hints += [
            instance(BEFORE, v), instance(SUM, v), open_row(a, v), open_row(a, -v), open_row(a, ite(eq(x(v),
            a), v, -v)),
        ]
    return claim(
        [POSITIVE, SUM, BEFORE, is_a(n, a)], times(a, n) <= p - 1,
        [*hints, injection((j,), target, image, (z,), member, box)],
        model={**MODEL, "n": 8, "a": 3},
    )


@lemma
def prop_5_2_i_step() -> Claim:
    """Proposition 5.2 (i): if x_j = a_j for j < n then x_n = a_n."""
    step = step_of(n, right(n))
    before, hints = _start(step)
    earlier = substitute(BEFORE, {"n": n0})
    (i0,) = ints("i0")
    return claim(
        [POSITIVE, SUM, FREE_I, FULL_I], step,
        [
            *hints, witness(earlier, i0), instance(before, i0), instance(FREE_I, n0), instance(FULL_I, n0, a),
            mex_full(n=n0, r=x(n0)), mex_free(n=n0),
        ],
        model=TRUE_PAIR,
    )


@lemma
def prop_5_2_i() -> Claim:
    """Proposition 5.2 (i): if x_n = mex^p of the multiset of x_j, y_j, j < n (an index j is counted once, as printed),
    and y_n = x_n + mn, then x_n = a_n and y_n = b_n for all n >= 0.
    """
    return _induction(prop_5_2_i_step, [FREE_I, FULL_I])


@lemma
def prop_5_2_i_mex_printed_refuted() -> Claim:
    """The definition of mex^p as printed, "the least i in X with xi^i < p", gives no x_0 for any m, p: X is empty for n
    = 0. It must range over all i >= 0, as in the form that is proved.
    """
    zero = num(0)
    return claim(
        [POSITIVE],
        ~exists([i, j], occurs(i, zero)),
        [witness(exists([i, j], occurs(i, zero)), *ints("i0 j0"))],
    )


# --- (ii): residues of signed indices

FREE_II = forall(
    [n, i, t],
    all_of(n >= 0, i >= 0, i < n) >> all_of(eq(i, n + p * t) >> ~eq(x(i), x(n)), eq(-i, n + p * t) >> ~eq(y(i), x(n))),
)


def excluded_ii(n: Term, r: Term) -> Term:
    first, second = all_of(eq(i, n + p * t), eq(x(i), r)), all_of(eq(-i, n + p * t), eq(y(i), r))
    return exists([i, t], all_of(i >= 0, i < n, any_of(first, second)))


FULL_II = forall([n, r], all_of(n >= 0, r >= 0, r < x(n)) >> excluded_ii(n, r))


def _known(before: Term, index: Term) -> list[Hint]:
    """Hints: x_index = a_index, y_index = b_index, if index < n0."""
    return [instance(before, index), instance(SUM, index), a_natural(n=index, a=x(index))]


@lemma
def prop_5_2_ii_step() -> Claim:
    """Proposition 5.2 (ii): if x_j = a_j for j < n then x_n = a_n."""
    step = step_of(n, right(n))
    before, hints = _start(step)
    t0, i1, t1 = ints("t0 i1 t1")
    index = n0 + p * t0
    smaller = excluded_ii(n0, a)
    return claim(
        [POSITIVE, SUM, FREE_II, FULL_II], step,
        [
            *hints,
            # x_n < a_n: row x_n has a pair with an index congruent to n, and it comes before n
            row_exists(k=x(n0), z=n0), witness(row_exists.at(k=x(n0), z=n0), t0), open_row(x(n0), index),
            a_monotone(i=n0, a=a, j=index, c=x(n0)), a_monotone(i=n0, a=a, j=-index, c=x(n0) + m * index),
            product_nonneg(x=m, y=-index), *_known(before, index), *_known(before, -index),
            a_unique(n=index, a=x(index), c=x(n0)), a_unique(n=-index, a=x(-index), c=x(n0) + m * index),
            instance(FREE_II, n0, index, t0), instance(FREE_II, n0, -index, t0),
            # x_n > a_n: then a_n is excluded, by a second pair of row a_n with an index congruent to n
            instance(FULL_II, n0, a), witness(smaller, i1, t1), *_known(before, i1), open_row(a, n0),
            open_row(a, i1),
            open_row(a, -i1), row_unique(k=a, z=n0, t=t1), open_row(a, n0 + p * t1), open_a(0, x(0)),
            instance(before, 0),
            open_a(0, x(i1)), product_large(x=p, y=x(i1)),
        ],
        model=TRUE_PAIR,
    )


@lemma
def prop_5_2_ii() -> Claim:
    """Proposition 5.2 (ii): if x_n = mex of the x_i with i = n and the y_i with i = -n (mod p), i < n, and
    y_n = x_n + mn, then x_n = a_n and y_n = b_n for all n >= 0.
    """
    return _induction(prop_5_2_ii_step, [FREE_II, FULL_II])


# --- (iii): one complementary pair for each l


def _partner(l: Term, i: Term) -> Term:
    """The index of y: pi for l = 0, and p(i+1) - l for l > 0."""
    return ite(eq(l, 0), p * i, p * (i + 1) - l)


FREE_III = forall(
    [n, l, i],
    all_of(n >= 0, l >= 0, l < p, i >= 0, i < n)
    >> all_of(~eq(x(p * n + l), x(p * i + l)), ~eq(x(p * n + l), y(_partner(l, i)))),
)


def excluded_iii(n: Term, l: Term, r: Term) -> Term:
    return exists([i], all_of(i >= 0, i < n, any_of(eq(r, x(p * i + l)), eq(r, y(_partner(l, i))))))


FULL_III = forall([n, l, r], all_of(n >= 0, l >= 0, l < p, r >= 0, r < x(p * n + l)) >> excluded_iii(n, l, r))


@lemma
def near_indices() -> Claim:
    """If N < j + p and j >= 1 then a_N <= b_j."""
    (N,) = ints("N")
    return claim(
        [POSITIVE, j >= 1, is_a(N, a), is_a(j, c), j + p > N], a <= c + m * j,
        [
            a_natural(n=j, a=c), *obtain_u(c + 1, u), *obtain_u(c + 2, w), u_step(k=c + 1), a_below(i=j, a=c,
            k=c + 1, u=u),
            a_below(i=N, a=a, k=c + 2, u=w), product_large(x=m, y=j),
        ],
        model={"m": 2, "p": 3},
    )


@lemma
def prop_5_2_iii_low() -> Claim:
    """(iii), x_N not too small: with N = pn + l, x_j = a_j for j < N and x_N < a_N, the number x_N is
    excluded.
    """
    N = p * n + l
    t0 = ints("t0")[0]
    index = l + p * t0
    before = forall([i], all_of(i >= 0, i < N) >> is_a(i, x(i)))
    hints: list[Hint] = []
    for spot in (p * t0 + l, p * -t0, p * (-t0 - 1 + 1) - l):
        hints += [instance(before, spot), instance(SUM, spot)]
    return claim(
        [POSITIVE, SUM, FREE_III, n >= 0, l >= 0, l < p, before, is_a(N, a)], x(N) >= a,
        [
            instance(SUM, N), row_exists(k=x(N), z=l), witness(row_exists.at(k=x(N), z=l), t0),
            open_row(x(N), index),
            a_monotone(i=N, a=a, j=index, c=x(N)), a_monotone(i=N, a=a, j=-index, c=x(N) + m * index),
            product_nonneg(x=m, y=-index), *hints, cancel(x=p, y=t0), cancel(x=p, y=t0 + 1),
            product_nonneg(x=p, y=t0),
            product_nonneg(x=p, y=t0 - n), product_nonneg(x=p, y=-t0 - n), product_nonneg(x=p, y=-t0 - n - 1),
            product_nonneg(x=p, y=-t0 - 1), product_nonneg(x=p, y=n), product_large(x=p, y=t0 - n),
            near_indices(N=N, j=-index, c=x(N) + m * index), a_natural(n=-index, a=x(N) + m * index),
            a_unique(n=index, a=x(p * t0 + l), c=x(N)), a_unique(n=-index, a=x(p * -t0), c=x(N) + m * index),
            a_unique(n=-index, a=x(p * (-t0 - 1 + 1) - l), c=x(N) + m * index),
            instance(FREE_III, n, l, t0), instance(FREE_III, n, l, -t0), instance(FREE_III, n, l, -t0 - 1),
        ],
        model={**TRUE_PAIR, "n": 2, "l": 1, "a": 2},
    )


@lemma
def prop_5_2_iii_high() -> Claim:
    """(iii), x_N not too large: with N = pn + l and x_j = a_j for j < N, the number a_N is not excluded."""
    N = p * n + l
    i1 = ints("i1")[0]
    before = forall([i], all_of(i >= 0, i < N) >> is_a(i, x(i)))
    gone = excluded_iii(n, l, a)
    hints: list[Hint] = []
    for spot in (p * i1 + l, p * i1, p * (i1 + 1) - l):
        hints += [
            instance(before, spot),
            instance(SUM, spot),
            a_natural(n=spot, a=x(spot)),
            open_row(a, -spot),
            open_row(a, spot),
        ]
    return claim(
        [POSITIVE, SUM, FULL_III, n >= 0, l >= 0, l < p, before, is_a(N, a)], x(N) <= a,
        [
            instance(FULL_III, n, l, a), a_natural(n=N), witness(gone, i1), *hints, open_row(a, N),
            row_unique(k=a, z=N, t=i1 - n), row_unique(k=a, z=N, t=-i1 - n), row_unique(k=a, z=N,
            t=-i1 - 1 - n),
            open_row(a, N + p * (i1 - n)), open_row(a, N + p * (-i1 - n)), open_row(a, N + p * (-i1 - 1 - n)),
            product_nonneg(x=p, y=i1), product_nonneg(x=p, y=n - i1 - 1), product_nonneg(x=p, y=n),
            product_large(x=p, y=i1),
            open_a(0, x(0)), open_a(0, x(p * i1)), product_large(x=p, y=x(p * i1)), product_large(x=m,
            y=p * i1),
        ],
        model={**TRUE_PAIR, "n": 2, "l": 1, "a": 2},
    )


@lemma
def prop_5_2_iii_step() -> Claim:
    """Proposition 5.2 (iii): if x_j = a_j for j < N then x_N = a_N, where N = pn + l."""
    step = step_of(n, right(n))
    before, hints = _start(step)
    (i0,) = ints("i0")
    N = p * q + r
    earlier = forall([i], all_of(i >= 0, i < N) >> is_a(i, x(i)))
    return claim(
        [POSITIVE, SUM, FREE_III, FULL_III], step,
        [
            *hints, division(z=n0), witness(division.at(z=n0), q, r), cancel(x=p, y=q + 1), witness(earlier,
            i0),
            instance(before, i0), prop_5_2_iii_low(n=q, l=r), prop_5_2_iii_high(n=q, l=r),
            product_nonneg(x=p, y=-q - 1),
        ],
        model=TRUE_PAIR,
    )


@lemma
def prop_5_2_iii() -> Claim:
    """Proposition 5.2 (iii): if, for each 0 <= l < p, x_{pn+l} = mex of the x_{pi+l} and y_{p(i+1)-l} (y_{pi} for l =
    0) with i < n, and y_n = x_n + mn, then x_n = a_n and y_n = b_n for all n >= 0.
    """
    return _induction(prop_5_2_iii_step, [FREE_III, FULL_III])
