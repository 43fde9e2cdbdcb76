"""Fraenkel's Appendix: p-fold complementary multisets for irrational alpha < beta with 1/alpha + 1/beta = p.

M = floor(1/alpha) + 1 and N = floor(1/beta) + 1; S = {floor(n alpha)}, n >= M, and T = {floor(n beta)}, n >=
N.
"""

from __future__ import annotations

from verifier.lemmas.chapters.paper.complementary import (
    GOLDEN,
    RECIPROCAL,
    ai,
    alpha,
    beta,
    bi,
    ceil_monotone,
    first,
    floor_below,
    floor_natural,
    irrational_sum,
    rational,
    rational_both,
    real_equal,
    reciprocals_positive,
)
from verifier.lemmas.chapters.paper.sequences import real_sign
from verifier.lemmas.trusted.kernel import Hint, instance, interval, witness
from verifier.lemmas.trusted.terms import Term, all_of, card, eq, floor, forall, iff, ints, num, reals
from verifier.lemmas.writing import Claim, claim, lemma, p

i, j, k, n = ints("i j k n")
(rise,) = reals("rise")
IRRATIONAL = [*RECIPROCAL, ~rational(alpha)]
M, N = floor(ai) + 1, floor(bi) + 1


@lemma
def not_integer() -> Claim:
    """If alpha is positive and irrational then 1/alpha is not an integer."""
    return claim(
        [alpha > 0, eq(ai * alpha, 1), ~rational(alpha)], ~eq(ai, n),
        [instance(rational(alpha), n, 1), real_equal(X=ai, Y=n + 0 * ai, Z=alpha), real_sign(X=alpha, Y=ai)],
        model={**GOLDEN, "n": 2},
    )


@lemma
def threshold() -> Claim:
    """floor(1/alpha) < 1/alpha < M: the number 1/alpha is not an integer; and likewise 1/beta."""
    return claim(
        IRRATIONAL, all_of(ai < M, ai > M - 1, bi < N, bi > N - 1, M >= 1, N >= 1),
        [
            reciprocals_positive(), rational_both(), not_integer(n=floor(ai)),
            not_integer(n=floor(bi), alpha=beta, ai=bi),
        ],
        model=GOLDEN,
    )


def _line(real: Term, inverse: Term) -> list[Hint]:
    """Hints: n real < 1 if and only if n < 1/real."""
    return [real_equal(X=inverse * real, Y=1 + 0 * ai, Z=n + 0 * ai), real_sign(X=real, Y=inverse - n),
            real_sign(X=real, Y=n + 0 * ai)]


@lemma
def reciprocals_ordered() -> Claim:
    """1/alpha > 1/beta."""
    return claim(
        RECIPROCAL, ai > bi,
        [
            reciprocals_positive(), real_sign(X=alpha, Y=bi - ai), real_sign(X=bi, Y=beta - alpha),
            real_sign(X=alpha, Y=ai - bi),
        ],
        model=GOLDEN,
    )


@lemma
def zero_before() -> Claim:
    """For n >= 0: floor(n alpha) = 0 if and only if n < M."""
    return claim(
        [*IRRATIONAL, n >= 0], iff(eq(floor(n * alpha), 0), n < M),
        [threshold(), *_line(alpha, ai)],
        model={**GOLDEN, "n": 2},
    )


@lemma
def zero_before_beta() -> Claim:
    """For n >= 0: floor(n beta) = 0 if and only if n < N."""
    return claim(
        [*IRRATIONAL, n >= 0], iff(eq(floor(n * beta), 0), n < N),
        [threshold(), reciprocals_positive(), *_line(beta, bi)], model={**GOLDEN, "n": 2},
    )


def _piece(real: Term, inverse: Term, start: Term) -> tuple[Term, Term, Term]:
    """The set of indices n >= start with floor(n real) = k, and the ends of the interval it is."""
    return all_of(n >= start, eq(floor(n * real), k)), first(k, inverse), first(k + 1, inverse)


@lemma
def multiplicity_alpha() -> Claim:
    """For k >= 1 the number of n >= M with floor(n alpha) = k is ceil((k+1)/alpha) - ceil(k/alpha)."""
    body, lo, hi = _piece(alpha, ai, M)
    inside = forall([n], iff(body, all_of(n >= lo, n < hi)))
    return claim(
        [*IRRATIONAL, k >= 1], eq(card([n], body), hi - lo),
        [
            reciprocals_positive(), witness(inside, j), floor_below(i=j), floor_below(i=j, k=k + 1),
            floor_natural(),
            ceil_monotone(), zero_before(n=j), threshold(), interval(n, body, lo, hi),
        ],
        model=GOLDEN,
    )


@lemma
def multiplicity_beta() -> Claim:
    """For k >= 1 the number of n >= N with floor(n beta) = k is ceil((k+1)/beta) - ceil(k/beta)."""
    body, lo, hi = _piece(beta, bi, N)
    inside = forall([n], iff(body, all_of(n >= lo, n < hi)))
    return claim(
        [*IRRATIONAL, k >= 1], eq(card([n], body), hi - lo),
        [
            reciprocals_positive(), witness(inside, j), floor_below(i=j, alpha=beta, ai=bi),
            floor_below(i=j, k=k + 1, alpha=beta, ai=bi), floor_natural(ai=bi), ceil_monotone(ai=bi),
            zero_before_beta(n=j), threshold(), interval(n, body, lo, hi),
        ],
        model=GOLDEN,
    )


@lemma
def app_thm_1() -> Claim:
    """Appendix, Theorem 1: S and T are p-fold complementary; every k >= 1 occurs exactly p times."""
    s, t = _piece(alpha, ai, M)[0], _piece(beta, bi, N)[0]
    return claim(
        [*IRRATIONAL, k >= 1], eq(card([n], s) + card([n], t), p),
        [multiplicity_alpha(), multiplicity_beta(), irrational_sum(), irrational_sum(k=k + 1)], model=GOLDEN,
    )


@lemma
def app_positive() -> Claim:
    """Appendix, Definition 1: the members of S and T are positive."""
    return claim(
        [*IRRATIONAL, n >= 1], all_of((n >= M) >> (floor(n * alpha) >= 1),
        (n >= N) >> (floor(n * beta) >= 1)),
        [
            zero_before(), zero_before_beta(), reciprocals_positive(), real_sign(X=alpha, Y=n + 0 * ai),
            real_sign(X=beta, Y=n + 0 * ai),
        ],
        model={**GOLDEN, "n": 2},
    )


@lemma
def app_formula() -> Claim:
    """Appendix: with a = beta - alpha, alpha = (2 - ap + sqrt(a^2 p^2 + 4)) / 2p, and 1/p < alpha < 2/p <
    beta.
    """
    rise = beta - alpha
    root = 2 * p * alpha + rise * p - 2
    return claim(
        RECIPROCAL,
        all_of(eq(root * root, rise * p * (rise * p) + 4), root >= 0, p * alpha > 1, p * alpha < 2,
        p * beta > 2),
        [
            reciprocals_positive(), real_equal(X=ai + bi, Y=p + 0 * ai, Z=alpha), real_equal(X=ai + bi,
            Y=p + 0 * ai, Z=beta),
            real_equal(X=p * alpha, Y=1 + bi * alpha, Z=beta), real_equal(X=bi * beta, Y=1 + 0 * ai, Z=alpha),
            real_equal(X=p * alpha * beta, Y=alpha + beta, Z=p + 0 * ai), real_sign(X=alpha, Y=bi),
            real_sign(X=beta, Y=ai),
            real_sign(X=bi, Y=beta - alpha), real_sign(X=ai, Y=beta - alpha),
        ],
        model=GOLDEN,
    )


@lemma
def app_rem_i() -> Claim:
    """Appendix, Remark (i): floor(1/alpha) = p - N, hence M = p - N + 1."""
    return claim(IRRATIONAL, all_of(eq(floor(ai), p - N), eq(M, p - N + 1)), [threshold()], model=GOLDEN)


@lemma
def app_rem_ii() -> Claim:
    """Appendix, Remark (ii): N <= M; exactly M - N couples (floor(n alpha), floor(n beta)) are (0, > 0); exactly M have
    floor(n alpha) = 0; and these contain M + N = p + 1 zeros.
    """
    zero_a, zero_b = (all_of(n >= 0, eq(floor(n * v), 0)) for v in (alpha, beta))
    couple = all_of(zero_a, floor(n * beta) > 0)
    hints: list[Hint] = [
        threshold(),
        app_rem_i(),
        reciprocals_positive(),
        app_formula(),
        reciprocals_ordered(),
    ]
    for number, (body, lo, hi) in enumerate(((zero_a, num(0), M), (zero_b, num(0), N), (couple, N, M))):
        inside = forall([n], iff(body, all_of(n >= lo, n < hi)))
        (v,) = ints(f"v{number}")
        hints += [
            witness(inside, v), zero_before(n=v), zero_before_beta(n=v), real_sign(X=beta, Y=v + 0 * ai),
            interval(n, body, lo, hi),
        ]
    counts = [
        eq(card([n], couple), M - N),
        eq(card([n], zero_a), M),
        eq(card([n], zero_a) + card([n], zero_b), p + 1),
    ]
    return claim(IRRATIONAL, all_of(M >= N, counts), hints, model=GOLDEN)
