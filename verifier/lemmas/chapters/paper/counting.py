"""a_n exists and is unique; irrationality; and how often each number occurs in a and in b.

u(k) = min{i : a_i >= k}. The indices of a with value k are [u(k), u(k+1)), those of b_{>0} are
(kp - u(k), (k+1)p - u(k+1)], and together there are p of them.
"""

from verifier.lemmas.chapters.paper.algebra import (
    bound_above,
    bound_below,
    cancel,
    descent,
    grow_in_a,
    grow_in_n,
    least,
    least_element,
    none_below,
    product_large,
    product_nonneg,
    reflect,
)
from verifier.lemmas.trusted.kernel import Hint, induction, instance, interval, step_of, witness
from verifier.lemmas.trusted.terms import (
    Lambda,
    Term,
    all_of,
    any_of,
    card,
    eq,
    exists,
    forall,
    iff,
    instantiate,
    ints,
    num,
    reals,
)
from verifier.lemmas.writing import POSITIVE, Claim, claim, f, is_a, is_u, lemma, m, open_a, open_u, p, step_at

a, c, d, e, i, j, k, l, n, u, v, w = ints("a c d e i j k l n u v w")
alpha, s = reals("alpha s")


@lemma
def monotone_in_a() -> Claim:
    """If 0 <= a <= c and f(c, n) <= 0 then f(a, n) <= 0."""
    return claim(
        [POSITIVE, n >= 0, a >= 0, a <= c, f(c, n) <= 0], f(a, n) <= 0,
        [
            grow_in_a(), product_nonneg(x=n, y=n), product_nonneg(x=m, y=n * n), product_nonneg(x=a, y=c),
            product_nonneg(x=p, y=a * c), product_nonneg(x=c - a, y=m * n * n + p * a * c),
            product_nonneg(x=a, y=-f(c, n)), cancel(x=c, y=f(a, n)),
        ],
    )


@lemma
def monotone_in_n() -> Claim:
    """If 0 <= n <= l, k >= 0 and f(k, n) <= 0 then f(k, l) <= 0."""
    return claim(
        [POSITIVE, n >= 0, n <= l, k >= 0, f(k, n) <= 0], f(k, l) <= 0,
        [
            grow_in_n(), product_nonneg(x=n, y=l), product_nonneg(x=m, y=n * l), product_nonneg(x=k, y=k),
            product_nonneg(x=p, y=k * k), product_nonneg(x=l - n, y=m * n * l + p * k * k),
            product_nonneg(x=l, y=-f(k, n)), cancel(x=n, y=f(k, l)), product_nonneg(x=l, y=l),
            product_nonneg(x=m, y=l * l), product_large(x=k, y=k), product_large(x=p, y=k * k),
        ],
    )


@lemma
def a_large_enough() -> Claim:
    """f(2n+1, n) > 0: a_n is at most 2n."""
    return claim(
        [POSITIVE, n >= 0], f(2 * n + 1, n) > 0,
        [
            product_nonneg(x=n, y=n), product_large(x=m, y=p), product_nonneg(x=m * p - m, y=2 * n * n + n),
            product_nonneg(x=p - 1, y=4 * n * n + 4 * n + 1), product_nonneg(x=m, y=n * n + n),
        ],
    )


HAS_A = exists([a], is_a(n, a))
HAS_U = exists([u], is_u(k, u))


@lemma
def a_exists() -> Claim:
    """For every n >= 0 there is an integer a >= 0 with f(a, n) <= 0 < f(a+1, n); it is a_n."""
    above = f(a + 1, n) > 0
    first = least(a, above)
    return claim(
        [POSITIVE, n >= 0], HAS_A,
        [
            open_a(n, c),
            a_large_enough(), least_element(F=Lambda([a], above), k=2 * n), witness(first, c),
            instance(HAS_A, c), instance(none_below(first, c), c - 1), product_nonneg(x=n, y=n),
            product_nonneg(x=m, y=n * n),
        ],
    )


@lemma
def a_natural() -> Claim:
    """Indices and values of a are natural numbers."""
    return claim([is_a(n, a)], all_of(n >= 0, a >= 0), [open_a(n, a)])


@lemma
def u_natural() -> Claim:
    """u(k) is a natural number, defined for natural k."""
    return claim([is_u(k, u)], all_of(k >= 0, u >= 0), [open_u(k, u)])


@lemma
def a_unique() -> Claim:
    """There is only one such a: the name a_n is justified."""
    return claim(
        [POSITIVE, is_a(n, a), is_a(n, c)], eq(a, c),
        [open_a(n, a), open_a(n, c), monotone_in_a(a=a + 1, c=c), monotone_in_a(a=c + 1, c=a)],
    )


@lemma
def u_small_enough() -> Claim:
    """f(k, pk) <= 0: u(k) is at most pk."""
    return claim([POSITIVE, k >= 0], f(k, p * k) <= 0, [product_nonneg(x=k, y=k), product_nonneg(x=p, y=k * k)])


@lemma
def u_exists() -> Claim:
    """For every k >= 0 there is a least index u(k) with f(k, u) <= 0."""
    below = f(k, u) <= 0
    first = least(u, below)
    return claim(
        [POSITIVE, k >= 0], HAS_U,
        [
            open_u(k, c),
            u_small_enough(), least_element(F=Lambda([u], below), k=p * k), witness(first, c),
            instance(HAS_U, c),
            instance(none_below(first, c), c - 1), product_nonneg(x=p, y=k),
        ],
    )


@lemma
def u_bound() -> Claim:
    """u(k) <= pk."""
    return claim(
        [POSITIVE, is_u(k, u)], u <= p * k,
        [open_u(k, u), u_small_enough(), monotone_in_n(n=p * k, l=u - 1), product_nonneg(x=p, y=k)],
    )


IRRATIONAL = forall([a], all_of(n >= 1, a >= 0) >> ~eq(f(a, n), 0))


@lemma
def irrational_step() -> Claim:
    """Descent: a zero (a, n) of f with n >= 1 gives a smaller one, (a - m(pa-n), pa-n)."""
    step = step_of(n, IRRATIONAL)
    n0, a0 = ints("n0 a0")
    nn, aa = p * a0 - n0, a0 - m * (p * a0 - n0)
    before, after, _ = step_at(step, n0)
    smaller = instantiate(before, nn).args[1]
    return claim(
        [POSITIVE], step,
        [
            witness(step, n0), witness(after, a0), instance(before, nn), instance(smaller, aa),
            reflect(k=a0, u=n0), descent(a=a0, n=n0), bound_below(a=a0, n=n0), bound_above(a=a0, n=n0),
            product_large(x=n0, y=n0), product_large(x=m, y=n0 * n0), product_large(x=p, y=m * n0 * n0),
            product_nonneg(x=m * p - 1, y=n0), product_large(x=m, y=p), product_nonneg(x=p, y=a0),
            product_nonneg(x=p, y=m * n0),
            product_nonneg(x=m, y=n0), product_nonneg(x=n0 - p * a0, y=p * a0 + (m * p - 1) * n0),
            product_nonneg(x=p * a0 - 2 * n0, y=p * a0 + m * p * n0),
            product_nonneg(x=a0, y=nn), cancel(x=n0, y=aa),
        ],
    )


@lemma
def irrational() -> Claim:
    """f(a, n) is never 0 for n >= 1: alpha = phi_(mp) / p is irrational."""
    every = forall([n], (n >= 0) >> IRRATIONAL)
    return claim(
        [POSITIVE, n >= 1, a >= 0], ~eq(f(a, n), 0),
        [irrational_step(), induction(n, IRRATIONAL), instance(every, n), instance(IRRATIONAL, a)],
    )


@lemma
def a_at_least() -> Claim:
    """a_i >= k if and only if f(k, i) <= 0."""
    return claim(
        [POSITIVE, is_a(i, a), k >= 0], iff(a >= k, f(k, i) <= 0),
        [open_a(i, a), monotone_in_a(a=k, c=a, n=i), monotone_in_a(a=a + 1, c=k, n=i)],
    )


@lemma
def a_below() -> Claim:
    """a_i < k if and only if i < u(k)."""
    return claim(
        [POSITIVE, is_a(i, a), is_u(k, u)], iff(a < k, i < u),
        [open_u(k, u), a_natural(n=i), a_at_least(), monotone_in_n(n=u, l=i), monotone_in_n(n=i, l=u - 1)],
    )


@lemma
def a_monotone() -> Claim:
    """a is non-decreasing."""
    return claim(
        [POSITIVE, is_a(i, a), is_a(j, c), i <= j], a <= c,
        [open_a(i, a), open_a(j, c), a_at_least(i=j, a=c, k=a), monotone_in_n(k=a, n=i, l=j)],
    )


@lemma
def b_increasing() -> Claim:
    """b is strictly increasing, by at least m a step: b_j - b_i >= m(j - i) for i <= j."""
    return claim([POSITIVE, is_a(i, a), is_a(j, c), i <= j], (c + m * j) - (a + m * i) >= m * (j - i), [a_monotone()])


@lemma
def u_strict() -> Claim:
    """For k >= 1: f(k, u(k)) < 0 < f(k, u(k) - 1) and 1 <= u(k)."""
    return claim(
        [POSITIVE, k >= 1, is_u(k, u)], all_of(u >= 1, f(k, u) < 0, f(k, u - 1) > 0),
        [open_u(k, u), irrational(a=k, n=u), product_large(x=k, y=k), product_large(x=p, y=k * k)],
    )


@lemma
def b_below_last() -> Claim:
    """With v = kp - u(k) and k >= 1: b_v < k."""
    v = k * p - u
    return claim(
        [POSITIVE, k >= 1, is_u(k, u), is_a(v, a)], a + m * v < k,
        [
            u_natural(), a_natural(n=k * p - u),
            u_strict(), u_bound(), reflect(), descent(a=k, n=u), product_nonneg(x=k, y=v),
            cancel(x=u, y=k - m * v), a_at_least(i=v, k=k - m * v),
        ],
    )


@lemma
def b_below_next() -> Claim:
    """With v = kp - u(k) and k >= 1: b_{v+1} >= k."""
    v = k * p - u + 1
    return claim(
        [POSITIVE, k >= 1, is_u(k, u), is_a(v, a)], a + m * v >= k,
        [u_natural(), a_natural(n=k * p - u + 1), u_strict(), u_bound(), reflect(u=u - 1), a_at_least(i=v,
        k=k - m * v)],
    )


def obtain_a(index: Term, name: Term) -> list[Hint]:
    """Hints: name is a_index."""
    return [a_exists(n=index), witness(a_exists.at(n=index), name)]


def obtain_u(value: Term, name: Term) -> list[Hint]:
    """Hints: name is u(value)."""
    return [u_exists(k=value), witness(u_exists.at(k=value), name)]


@lemma
def b_below() -> Claim:
    """For i >= 1, or i = 0 and k >= 1: b_i < k if and only if i <= kp - u(k)."""
    v = k * p - u
    return claim(
        [POSITIVE, is_u(k, u), is_a(i, a), any_of(i >= 1, k >= 1)], iff(a + m * i < k, i <= v),
        [
            a_natural(n=i), a_natural(n=v, a=c), u_natural(),
            u_bound(), *obtain_a(v, c), *obtain_a(v + 1, d), b_below_last(a=c), b_below_next(a=d),
            b_increasing(j=v, c=c), b_increasing(i=v + 1, a=d, j=i, c=a),
            product_nonneg(x=m, y=v - i), product_nonneg(x=m, y=i - v - 1), product_nonneg(x=m, y=i),
        ],
    )


@lemma
def u_zero() -> Claim:
    """u(0) = 0 and u(1) = p: the number 0 occurs p times in a."""
    return claim(
        [POSITIVE], all_of(is_u(num(0), num(0)), is_u(num(1), p)),
        [
            open_u(0, 0), open_u(1, p),
            product_nonneg(x=m, y=p - 1), product_nonneg(x=p, y=p - 1), product_nonneg(x=p - 1, y=p - 1),
            product_large(x=m, y=p),
        ],
    )


@lemma
def u_step() -> Claim:
    """p - 1 <= u(k+1) - u(k) <= p: each k occurs p - 1 or p times in a, and at most once in b."""
    v = k * p - u
    return claim(
        [POSITIVE, is_u(k, u), is_u(k + 1, w)], all_of(w - u >= p - 1, w - u <= p),
        [
            u_natural(), u_natural(k=k + 1, u=w),
            u_bound(), u_bound(k=k + 1, u=w), *obtain_a(v, c), *obtain_a(v + 1, d), *obtain_a(v + 2, e),
            b_below(i=v, a=c), b_below(i=v, a=c, k=k + 1, u=w), b_below(i=v + 1, a=d), b_below(i=v + 2, a=e,
            k=k + 1, u=w),
            b_increasing(i=v + 1, a=d, j=v + 2, c=e), product_nonneg(x=p, y=k),
        ],
    )


@lemma
def a_indices() -> Claim:
    """a_i = k if and only if u(k) <= i < u(k+1)."""
    return claim(
        [POSITIVE, is_u(k, u), is_u(k + 1, w), i >= 0], iff(is_a(i, k), all_of(u <= i, i < w)),
        [a_natural(n=i), u_natural(), *obtain_a(i, a), a_below(), a_below(k=k + 1, u=w), a_unique(n=i, c=k)],
    )


@lemma
def b_indices() -> Claim:
    """For i >= 1: b_i = k if and only if kp - u(k) < i <= (k+1)p - u(k+1)."""
    return claim(
        [POSITIVE, is_u(k, u), is_u(k + 1, w), i >= 1],
        iff(is_a(i, k - m * i), all_of(k * p - u < i, i <= (k + 1) * p - w)),
        [a_natural(n=i, a=k - m * i), u_natural(), *obtain_a(i, a), b_below(), b_below(k=k + 1, u=w),
        a_unique(n=i, c=k - m * i)],
    )


COUNT_A = card([i], is_a(i, k))
COUNT_B = card([i], all_of(i >= 1, is_a(i, k - m * i)))


@lemma
def count_a() -> Claim:
    """The number of indices i with a_i = k is u(k+1) - u(k)."""
    inside = forall([i], iff(is_a(i, k), all_of(i >= u, i < w)))
    return claim(
        [POSITIVE, is_u(k, u), is_u(k + 1, w)], eq(COUNT_A, w - u),
        [u_natural(), a_natural(n=j, a=k), u_step(), witness(inside, j), a_indices(i=j), interval(i, is_a(i,
        k), u, w)],
    )


@lemma
def count_b() -> Claim:
    """The number of indices i >= 1 with b_i = k is p - (u(k+1) - u(k))."""
    lo, hi = k * p - u + 1, (k + 1) * p - w + 1
    body = all_of(i >= 1, is_a(i, k - m * i))
    inside = forall([i], iff(body, all_of(i >= lo, i < hi)))
    return claim(
        [POSITIVE, is_u(k, u), is_u(k + 1, w)], eq(COUNT_B, p - (w - u)),
        [u_natural(), u_step(), u_bound(), witness(inside, j), b_indices(i=j), interval(i, body, lo, hi)],
    )


@lemma
def lem_3_3_i() -> Claim:
    """Lemma 3.3 (i), corrected: a and b_{>0} are p-complementary; each k >= 0 occurs p times in a and b_1,
    b_2, ...
    """
    return claim(
        [POSITIVE, k >= 0], eq(COUNT_A + COUNT_B, p),
        [*obtain_u(k, u), *obtain_u(k + 1, w), count_a(), count_b()],
    )


@lemma
def lem_3_3_i_printed_refuted() -> Claim:
    """Lemma 3.3 (i) as printed, with b_0 counted, fails for all m and p: 0 occurs p times in a and once more
    as b_0.
    """
    zero = num(0)
    body = all_of(i >= 0, is_a(i, -m * i))
    inside = forall([i], iff(body, all_of(i >= 0, i < 1)))
    return claim(
        [POSITIVE], eq(card([i], is_a(i, zero)) + card([i], body), p + 1),
        [
            a_natural(n=j, a=-m * j), open_a(j, -m * j), open_a(0, 0),
            u_zero(), count_a(k=zero, u=zero, w=p), witness(inside, j), product_large(x=m, y=j),
            interval(i, body, 0, 1),
        ],
    )
