"""p-complementary sequences in general: Theorem 3.1; Proposition 3.2 and Theorem 4.1 are in `uniqueness`.

For a non-decreasing sequence x the indices with x_i < k are an initial segment [0, U(k)); for x and y_{>0} that are
p-complementary, U(k) + V(k) = pk. This is all that Proposition 3.2 and Theorem 4.1 need.
"""

from __future__ import annotations

from verifier.lemmas.chapters.paper.sequences import real_sign
from verifier.lemmas.trusted.kernel import induction, instance, interval, step_of, witness
from verifier.lemmas.trusted.terms import (
    Term,
    all_of,
    card,
    eq,
    exists,
    floor,
    forall,
    iff,
    ints,
    ite,
    reals,
)
from verifier.lemmas.writing import Claim, claim, lemma, p, step_at

a, c, d, i, j, k, l, n, q, r, s, u, v, w, U, V, U2, V2, K = ints("a c d i j k l n q r s u v w U V U2 V2 K")
alpha, beta, ai, bi = reals("alpha beta ai bi")

# --- Theorem 3.1

RECIPROCAL = [p >= 1, alpha > 0, alpha < beta, eq(ai * alpha, 1), eq(bi * beta, 1), eq(ai + bi, p)]
GOLDEN = {
    "p": 1, "alpha": ("surd", 1, 1, 5, 2), "beta": ("surd", 3, 1, 5, 2), "ai": ("surd", -1, 1, 5, 2),
    "bi": ("surd", 3, -1, 5, 2), "k": 4,
}


def ceil(real: Term) -> Term:
    return -floor(-real)


def rational(real: Term) -> Term:
    return exists([q, r], all_of(q >= 1, eq(q * real, r)))


def first(k: Term, ai: Term = ai) -> Term:
    """The number of i >= 0 with floor(i alpha) < k, as the proof shows: the least integer that is at least
    k/alpha.
    """
    return ceil(k * ai)


def second(k: Term, bi: Term = bi) -> Term:
    """The number of i >= 1 with floor(i beta) < k."""
    return ite(k >= 1, ceil(k * bi) - 1, 0)


X, Y, Z = reals("X Y Z")


@lemma
def real_equal() -> Claim:
    """If X = Y then ZX = ZY."""
    return claim([eq(X, Y)], eq(Z * X, Z * Y))


@lemma
def floor_below() -> Claim:
    """floor(i alpha) < k if and only if i < ceil(k / alpha)."""
    return claim(
        [alpha > 0, eq(ai * alpha, 1)], iff(floor(i * alpha) < k, i < ceil(k * ai)),
        [real_sign(X=alpha, Y=k * ai - i), real_equal(X=ai * alpha, Y=1 + 0 * alpha, Z=k + 0 * alpha)],
        model={**GOLDEN, "i": 3},
    )


@lemma
def floor_natural() -> Claim:
    """For i >= 0 and alpha > 0, floor(i alpha) >= 0; and ceil(kA) >= 0 for k >= 0, >= 1 for k >= 1, if ai >
    0.
    """
    return claim(
        [ai > 0, k >= 0], all_of(ceil(k * ai) >= 0, (k >= 1) >> (ceil(k * ai) >= 1)),
        [real_sign(X=ai, Y=0 * ai + k)], model=GOLDEN,
    )


@lemma
def ceil_monotone() -> Claim:
    """ceil(kA) <= ceil((k+1)ai) for ai > 0."""
    return claim([ai > 0], ceil(k * ai) <= ceil((k + 1) * ai), model=GOLDEN)


X_COUNT = card([i], all_of(i >= 0, eq(floor(i * alpha), k)))
Y_COUNT = card([i], all_of(i >= 1, eq(floor(i * beta), k)))
BALANCED = forall([k], (k >= 0) >> eq(X_COUNT + Y_COUNT, p))


@lemma
def reciprocals_positive() -> Claim:
    """1/alpha and 1/beta are positive."""
    return claim(
        RECIPROCAL,
        all_of(ai > 0, bi > 0, beta > 0),
        [real_sign(X=alpha, Y=ai), real_sign(X=beta, Y=bi)],
        model=GOLDEN,
    )


@lemma
def count_alpha() -> Claim:
    """The number of i >= 0 with floor(i alpha) = k is ceil((k+1)/alpha) - ceil(k/alpha)."""
    body = all_of(i >= 0, eq(floor(i * alpha), k))
    lo, hi = first(k), first(k + 1)
    inside = forall([i], iff(body, all_of(i >= lo, i < hi)))
    return claim(
        [*RECIPROCAL, k >= 0], eq(X_COUNT, hi - lo),
        [
            reciprocals_positive(), witness(inside, j), floor_below(i=j), floor_below(i=j, k=k + 1),
            floor_natural(),
            ceil_monotone(), interval(i, body, lo, hi),
        ],
        model=GOLDEN,
    )


@lemma
def count_beta() -> Claim:
    """The number of i >= 1 with floor(i beta) = k is V(k+1) - V(k), V(k) = ceil(k/beta) - 1 for k >= 1, V(0)
    = 0.
    """
    body = all_of(i >= 1, eq(floor(i * beta), k))
    lo, hi = second(k) + 1, second(k + 1) + 1
    inside = forall([i], iff(body, all_of(i >= lo, i < hi)))
    return claim(
        [*RECIPROCAL, k >= 0], eq(Y_COUNT, second(k + 1) - second(k)),
        [
            reciprocals_positive(), witness(inside, j), floor_below(i=j, alpha=beta, ai=bi),
            floor_below(i=j, alpha=beta, ai=bi, k=k + 1), floor_natural(ai=bi), floor_natural(ai=bi, k=k + 1),
            ceil_monotone(ai=bi), interval(i, body, lo, hi), floor_below(i=j, alpha=beta, ai=bi, k=0),
        ],
        model=GOLDEN,
    )


@lemma
def irrational_sum() -> Claim:
    """For irrational alpha, U(k) + V(k) = pk."""
    top = first(k)
    return claim(
        [*RECIPROCAL, ~rational(alpha), k >= 0], eq(first(k) + second(k), p * k),
        [
            reciprocals_positive(), instance(rational(alpha), top, k), floor_natural(),
            real_equal(X=k * ai, Y=top + 0 * ai, Z=alpha), real_equal(X=ai * alpha, Y=1 + 0 * ai,
            Z=k + 0 * ai),
            real_equal(X=ai + bi, Y=p + 0 * ai, Z=k + 0 * ai),
        ],
        model=GOLDEN,
    )


@lemma
def thm_3_1_if() -> Claim:
    """Theorem 3.1, if: when 1/alpha + 1/beta = p and alpha is irrational, each k >= 0 occurs exactly p times among
    floor(i alpha), i >= 0, and floor(i beta), i >= 1.
    """
    return claim(
        [*RECIPROCAL, ~rational(alpha), k >= 0], eq(X_COUNT + Y_COUNT, p),
        [count_alpha(), count_beta(), irrational_sum(), irrational_sum(k=k + 1)], model=GOLDEN,
    )


SUM_K = eq(first(k) + second(k), p * k)
TWO_THIRDS = {
    "p": 2,
    "alpha": ("surd", 2, 0, 1, 3),
    "beta": ("surd", 2, 0, 1),
    "ai": ("surd", 3, 0, 1, 2),
    "bi": ("surd", 1, 0, 1, 2),
}


@lemma
def balanced_sum_step() -> Claim:
    """If each number occurs p times then U(k) + V(k) = pk: the step from k - 1 to k."""
    step = step_of(k, SUM_K)
    k0 = ints("k0")[0]
    before = step_at(step, k0).before
    less = k0 - 1
    return claim(
        [*RECIPROCAL, BALANCED], step,
        [
            witness(step, k0), instance(before, less), instance(BALANCED, less), count_alpha(k=less),
            count_beta(k=less),
        ],
        model=GOLDEN,
    )


@lemma
def balanced_sum() -> Claim:
    """If each number occurs p times then U(k) + V(k) = pk for all k >= 0."""
    every = forall([k], (k >= 0) >> SUM_K)
    return claim(
        [*RECIPROCAL, BALANCED, k >= 0], SUM_K,
        [balanced_sum_step(), induction(k, SUM_K), instance(every, k)], model=GOLDEN,
    )


@lemma
def rational_reciprocals() -> Claim:
    """If q alpha = r then r / alpha = q and r / beta = pr - q."""
    return claim(
        [*RECIPROCAL, eq(q * alpha, r)], all_of(eq(r * ai, q), eq(r * bi, p * r - q)),
        [
            real_equal(X=q * alpha, Y=r + 0 * ai, Z=ai), real_equal(X=ai * alpha, Y=1 + 0 * ai, Z=q + 0 * ai),
            real_equal(X=ai + bi, Y=p + 0 * ai, Z=r + 0 * ai),
        ],
        model={**TWO_THIRDS, "q": 3, "r": 2},
    )


@lemma
def ceil_of_integer() -> Claim:
    """The least integer that is at least n is n."""
    return claim([eq(X, n)], eq(ceil(X), n))


@lemma
def rational_gap() -> Claim:
    """If q alpha = r with q, r >= 1 then U(r) + V(r) = pr - 1."""
    return claim(
        [*RECIPROCAL, q >= 1, r >= 1, eq(q * alpha, r)], eq(first(r) + second(r), p * r - 1),
        [rational_reciprocals(), ceil_of_integer(X=r * ai, n=q), ceil_of_integer(X=r * bi, n=p * r - q)],
        model={**TWO_THIRDS, "q": 3, "r": 2},
    )


@lemma
def rational_both() -> Claim:
    """If beta is rational then so is alpha: from q beta = r follows (pr - q) alpha = r."""
    goal = rational(alpha)
    q0, r0 = ints("q0 r0")
    return claim(
        [*RECIPROCAL, rational(beta)], goal,
        [
            reciprocals_positive(), witness(rational(beta), q0, r0), instance(goal, p * r0 - q0, r0),
            real_equal(X=q0 * beta, Y=r0 + 0 * ai, Z=bi), real_equal(X=bi * beta, Y=1 + 0 * ai,
            Z=q0 + 0 * ai),
            real_equal(X=ai + bi, Y=p + 0 * ai, Z=r0 + 0 * ai), real_equal(X=ai * alpha, Y=1 + 0 * ai,
            Z=r0 + 0 * ai),
            real_equal(X=r0 * ai, Y=p * r0 - q0 + 0 * ai, Z=alpha), real_sign(X=beta, Y=0 * ai + q0),
            real_sign(X=ai, Y=0 * ai + r0),
        ],
        model=TWO_THIRDS,
    )


@lemma
def thm_3_1_only_if() -> Claim:
    """Theorem 3.1, only if: when each k >= 0 occurs exactly p times, alpha and beta are irrational."""
    q0, r0 = ints("q0 r0")
    return claim(
        [*RECIPROCAL, BALANCED], all_of(~rational(alpha), ~rational(beta)),
        [
            rational_both(), witness(rational(alpha), q0, r0), real_sign(X=alpha, Y=0 * ai + q0),
            rational_gap(q=q0, r=r0),
            balanced_sum(k=r0),
        ],
        model=GOLDEN,
    )
