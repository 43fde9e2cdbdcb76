"""Polynomial identities for f, signs of products, and the two principles used everywhere: least element, division.

f(a, n) = p a^2 + (mp - 2) a n - m n^2.
"""

from verifier.lemmas.trusted.kernel import induction, instance, step_of, witness
from verifier.lemmas.trusted.terms import (
    Function,
    Term,
    all_of,
    eq,
    exists,
    forall,
    instantiate,
    ints,
    reals,
    substitute,
)
from verifier.lemmas.writing import Claim, claim, f, lemma, m, p

a, c, d, i, j, k, l, n, q, r, t, u, x, y, z = ints("a c d i j k l n q r t u x y z")
alpha, R = reals("alpha R")


@lemma
def product_nonneg() -> Claim:
    """If x, y >= 0 then xy >= 0."""
    return claim([x >= 0, y >= 0], x * y >= 0)


@lemma
def product_large() -> Claim:
    """If x, y >= 1 then xy >= x and xy >= y."""
    return claim([x >= 1, y >= 1], all_of(x * y >= x, x * y >= y))


@lemma
def cancel() -> Claim:
    """If x >= 1 then xy has the sign of y."""
    return claim(
        [x >= 1],
        all_of((x * y > 0) >> (y > 0), (x * y < 0) >> (y < 0), (y > 0) >> (x * y > 0), (y < 0) >> (x * y < 0)),
        [product_large(), product_large(y=-y)],
    )


@lemma
def small_multiple() -> Claim:
    """The only multiple of p strictly between -p and p is 0."""
    return claim([p >= 1, p * t < p, p * t > -p], eq(t, 0), [cancel(x=p, y=t - 1), cancel(x=p, y=t + 1)])


@lemma
def reflect() -> Claim:
    """f(k - m(kp-u), kp-u) = -f(k, u): the pairs of a and those of b mirror each other."""
    return claim([], eq(f(k - m * (k * p - u), k * p - u), -f(k, u)))


@lemma
def descent() -> Claim:
    """f(a, n) = a(pa-n) - n(a - m(pa-n)): the step (a, n) -> (a - m(pa-n), pa-n) of the descent."""
    return claim([], eq(f(a, n), a * (p * a - n) - n * (a - m * (p * a - n))))


@lemma
def grow_in_a() -> Claim:
    """c f(a, n) = a f(c, n) - (c-a)(m n^2 + p a c): the sign of f is monotone in a."""
    return claim([], eq(c * f(a, n), a * f(c, n) - (c - a) * (m * n * n + p * a * c)))


@lemma
def grow_in_n() -> Claim:
    """n f(k, l) = l f(k, n) - (l-n)(m n l + p k^2): the sign of f is monotone in n."""
    return claim([], eq(n * f(k, l), l * f(k, n) - (l - n) * (m * n * l + p * k * k)))


@lemma
def bound_below() -> Claim:
    """p f(a, n) = (pa-n)(pa+(mp-1)n) - n^2, hence alpha > 1/p."""
    return claim([], eq(p * f(a, n), (p * a - n) * (p * a + (m * p - 1) * n) - n * n))


@lemma
def bound_above() -> Claim:
    """p f(a, n) = (pa-2n)(pa+mpn) + mp n^2, hence alpha < 2/p."""
    return claim([], eq(p * f(a, n), (p * a - 2 * n) * (p * a + m * p * n) + m * p * n * n))


@lemma
def floor_identity() -> Claim:
    """alpha f(a, n) = (a - n alpha)(p alpha a + m n) + a n (p alpha^2 + (mp-2) alpha - m); the last term is 0 for the
    positive root alpha = phi_(mp) / p, so that f(a, n) <= 0 says a <= n alpha.
    """
    rest = eq(R, p * alpha * alpha + (m * p - 2) * alpha - m)
    return claim([rest], eq(alpha * f(a, n), (a - n * alpha) * (p * alpha * a + m * n) + a * n * R))


F = Function("F", 1, "Bool")


def least(v: Term, formula: Term) -> Term:
    """There is a least v >= 0 with the formula."""
    w = Term("var", "Int", (), v.name + "_less")
    none = forall([w], all_of(w >= 0, w < v) >> ~substitute(formula, {v.name: w}))
    return exists([v], all_of(v >= 0, formula, none))


def none_below(first: Term, at: Term) -> Term:
    """The part of `least` that says no smaller number will do, for its witness."""
    return instantiate(first, at).args[1]


NONE = forall([n], (n >= 0) >> ~F(n))


@lemma
def least_element_step() -> Claim:
    """If F has no least element then, for every n >= 0, not F(n) follows from not F(j) for all j < n."""
    step = step_of(n, ~F(n))
    return claim(
        [~least(n, F(n))], step,
        [witness(step, k), instance(least(n, F(n)), k)],
        model={"F": lambda v: False},
    )


@lemma
def least_element() -> Claim:
    """Every property F of natural numbers that some k >= 0 has is had by a least one."""
    return claim(
        [k >= 0, F(k)], least(n, F(n)),
        [least_element_step(), induction(n, ~F(n)), instance(NONE, k)],
        model={"k": 5, "F": lambda v: v >= 3},
    )


@lemma
def division() -> Claim:
    """For p >= 1 every integer z is qp + r with 0 <= r < p."""
    goal = exists([q, r], all_of(eq(z, q * p + r), r >= 0, r < p))
    return claim([p >= 1], goal, [instance(goal, z // p, z % p)])
