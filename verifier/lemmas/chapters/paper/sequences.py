"""Section 3 and 5 on the pair a, b: the floor formula, Lemma 3.3, Theorem 5.1, the complementary
equations.
"""

from verifier.lemmas.chapters.paper.algebra import (
    bound_above,
    cancel,
    floor_identity,
    product_large,
    product_nonneg,
    reflect,
)
from verifier.lemmas.chapters.paper.counting import (
    a_at_least,
    a_below,
    a_monotone,
    a_natural,
    b_below,
    irrational,
    obtain_a,
    obtain_u,
    u_bound,
    u_natural,
    u_step,
)
from verifier.lemmas.trusted.kernel import unfold
from verifier.lemmas.trusted.terms import all_of, any_of, eq, floor, iff, ints, reals
from verifier.lemmas.writing import POSITIVE, Claim, claim, f, is_a, is_u, lemma, m, open_a, open_u, p

a, b, c, d, e, i, j, k, n, q, r, u, v, w, phi, z = ints("a b c d e i j k n q r u v w phi z")
alpha, beta, root, X, Y, R = reals("alpha beta root X Y R")

PHI = [POSITIVE, root >= 0, eq(root * root, m * p * (m * p) + 4), eq(2 * p * alpha, 2 - m * p + root)]


@lemma
def real_sign() -> Claim:
    """For real X > 0, XY has the sign of Y."""
    return claim([X > 0], all_of(iff(X * Y > 0, Y > 0), iff(X * Y < 0, Y < 0)))


@lemma
def equal_squares() -> Claim:
    """If X = Y then X^2 = Y^2."""
    return claim([eq(X, Y)], eq(X * X, Y * Y))


@lemma
def equal_times() -> Claim:
    """If X = Y then nX = nY."""
    return claim([eq(X, Y)], eq(n * X, n * Y))


@lemma
def zero_product() -> Claim:
    """If X = 0 then XY = 0."""
    return claim([eq(X, 0)], eq(X * Y, 0))


@lemma
def positive_factor() -> Claim:
    """p alpha a + m n > 0 for natural a and n, not both 0; a = n alpha if both are."""
    return claim(
        [POSITIVE, alpha > 0, a >= 0, n >= 0],
        any_of(p * alpha * a + m * n > 0, all_of(eq(a, 0), eq(n, 0))),
        [
            real_sign(X=alpha, Y=0 * alpha + a), product_nonneg(x=p, y=a), product_nonneg(x=m, y=n),
            real_sign(X=alpha, Y=0 * alpha + p * a), product_large(x=m, y=n), product_large(x=p, y=a),
        ],
    )


@lemma
def scaled() -> Claim:
    """f_{1,p}(a, pn) = p f_{p,1}(a, n)."""
    return claim([], eq(f(a, p * n, 1, p), p * f(a, n, p, 1)))


@lemma
def alpha_positive() -> Claim:
    """alpha = phi_(mp) / p is positive; here phi_k = (2 - k + sqrt(k^2 + 4)) / 2."""
    return claim(
        PHI, alpha > 0,
        [product_large(x=m, y=p), real_sign(X=root + m * p, Y=root - m * p), real_sign(X=0 * alpha + p,
        Y=alpha)],
        model={"m": 1, "p": 1, "root": ("surd", 0, 1, 5), "alpha": ("surd", 1, 1, 5, 2)},
    )


@lemma
def complete_square() -> Claim:
    """4p(p alpha^2 + (mp-2) alpha - m) = root^2 - (mp)^2 - 4, where root = 2 p alpha + mp - 2."""
    whole = 2 * p * alpha + m * p - 2
    return claim([], eq(4 * p * (p * alpha * alpha + (m * p - 2) * alpha - m), whole * whole - m * p * (m * p) - 4))


@lemma
def alpha_root() -> Claim:
    """alpha = phi_(mp) / p satisfies p alpha^2 + (mp-2) alpha = m."""
    value = p * alpha * alpha + (m * p - 2) * alpha - m
    whole = 2 * p * alpha + m * p - 2
    return claim(
        PHI, eq(value, 0),
        [complete_square(), equal_squares(X=root, Y=whole), real_sign(X=0 * alpha + 4 * p, Y=value)],
        model={"m": 1, "p": 1, "root": ("surd", 0, 1, 5), "alpha": ("surd", 1, 1, 5, 2)},
    )


@lemma
def sign_transfer() -> Claim:
    """If alpha R = X Y with alpha, Y > 0, then R <= 0 if and only if X <= 0."""
    return claim(
        [alpha > 0, Y > 0, eq(alpha * R, X * Y)], iff(R <= 0, X <= 0),
        [real_sign(X=alpha, Y=R), real_sign(X=Y, Y=X)],
    )


@lemma
def below_line() -> Claim:
    """f(a, n) <= 0 if and only if a <= n alpha, for natural a and n."""
    value = p * alpha * alpha + (m * p - 2) * alpha - m
    factor = p * alpha * a + m * n
    return claim(
        [POSITIVE, alpha > 0, eq(value, 0), a >= 0, n >= 0], iff(f(a, n) <= 0, a <= n * alpha),
        [
            floor_identity(R=0 * alpha), sign_transfer(R=0 * alpha + f(a, n), X=a - n * alpha, Y=factor),
            positive_factor(),
        ],
        model={"m": 1, "p": 1, "alpha": ("surd", 1, 1, 5, 2), "n": 3, "a": 4}, mutant=iff(f(a, n) < 0,
        a <= n * alpha - 1),
    )


@lemma
def floor_formula() -> Claim:
    """a_n = floor(n alpha), alpha = phi_(mp) / p: the integers a with f(a, n) <= 0 < f(a+1, n) are the
    paper's a_n.
    """
    return claim(
        [*PHI, n >= 0, a >= 0], iff(is_a(n, a), eq(a, floor(n * alpha))),
        [alpha_positive(), alpha_root(), below_line(), below_line(a=a + 1), open_a(n, a)],
        model={"m": 1, "p": 1, "root": ("surd", 0, 1, 5), "alpha": ("surd", 1, 1, 5, 2), "n": 3, "a": 4},
    )


@lemma
def alpha_irrational() -> Claim:
    """alpha is irrational: q alpha = r is impossible for integers q >= 1 and r."""
    return claim(
        [*PHI, q >= 1], ~eq(q * alpha, r),
        [
            alpha_positive(), alpha_root(), floor_identity(R=0 * alpha, a=r, n=q), irrational(a=r, n=q),
            real_sign(X=alpha, Y=0 * alpha + f(r, q)), real_sign(X=0 * alpha + q, Y=alpha),
            zero_product(X=r - q * alpha, Y=p * alpha * r + m * q),
        ],
        model={"m": 1, "p": 1, "root": ("surd", 0, 1, 5), "alpha": ("surd", 1, 1, 5, 2), "q": 3, "r": 4},
        mutant=q * alpha < r,
    )


@lemma
def lem_3_3_ii() -> Claim:
    """Lemma 3.3 (ii): b_n - a_n = mn, where b_n = floor(n beta) and beta = (phi_(mp) + mp) / p = alpha +
    m.
    """
    return claim(
        [POSITIVE, eq(p * beta, p * alpha + m * p), n >= 0], eq(floor(n * beta) - floor(n * alpha), m * n),
        [real_sign(X=0 * alpha + p, Y=beta - alpha - m), equal_times(X=beta, Y=alpha + m)],
        model={"m": 1, "p": 1, "alpha": ("surd", 1, 1, 5, 2), "beta": ("surd", 3, 1, 5, 2), "n": 3},
    )


STEP = [POSITIVE, is_a(n, a), is_a(n + 1, c)]


@lemma
def lem_3_3_iv() -> Claim:
    """Lemma 3.3 (iv): for p > 1, a_{n+1} - a_n is 0 or 1, and b_{n+1} - b_n is m or m + 1 accordingly."""
    rise = (c + m * (n + 1)) - (a + m * n)
    zero, one = all_of(eq(c - a, 0), eq(rise, m)), all_of(eq(c - a, 1), eq(rise, m + 1))
    return claim(
        [*STEP, p >= 2], any_of(zero, one),
        [
            a_natural(), a_monotone(i=n, j=n + 1), *obtain_u(a + 1, u), *obtain_u(a + 2, w), u_step(k=a + 1),
            a_below(i=n, k=a + 1, u=u), a_below(i=n + 1, a=c, k=a + 2, u=w),
        ],
        model={"m": 2, "p": 3},
    )


@lemma
def rises_for_one() -> Claim:
    """For p = 1, a_{n+1} - a_n >= 1."""
    return claim(
        [*STEP, eq(p, 1)], c - a >= 1,
        [
            a_natural(), a_monotone(i=n, j=n + 1), *obtain_u(a, u), *obtain_u(a + 1, w), u_step(k=a),
            a_below(i=n, k=a, u=u), a_below(i=n + 1, a=c, k=a + 1, u=w), a_below(i=n, k=a + 1, u=w),
        ],
        model={"m": 2, "p": 1},
    )


@lemma
def lem_3_3_iii() -> Claim:
    """Lemma 3.3 (iii): for p = 1, a_{n+1} - a_n is 1 or 2, and b_{n+1} - b_n is m + 1 or m + 2
    accordingly.
    """
    rise = (c + m * (n + 1)) - (a + m * n)
    one, two = all_of(eq(c - a, 1), eq(rise, m + 1)), all_of(eq(c - a, 2), eq(rise, m + 2))
    last = (a + 3) * p - w
    return claim(
        [*STEP, eq(p, 1)], any_of(one, two),
        [
            a_natural(), rises_for_one(), *obtain_u(a + 1, u), *obtain_u(a + 3, w), a_below(i=n, k=a + 1,
            u=u),
            a_below(i=n + 1, a=c, k=a + 3, u=w), u_bound(k=a + 3, u=w), u_bound(k=a + 1, u=u),
            u_natural(k=a + 1, u=u),
            # if c >= a + 3 then b takes the values a + 1 and a + 2 in a row, but it rises by m + 1 >= 2
            *obtain_a(last, d), *obtain_a(last - 1, e), b_below(i=last, a=d, k=a + 3, u=w),
            b_below(i=last - 1, a=e, k=a + 1, u=u), rises_for_one(n=last - 1, a=e, c=d),
        ],
        model={"m": 2, "p": 1},
    )


# --- Theorem 5.1


@lemma
def phi_is_last() -> Claim:
    """For n >= 1: u(b_n) = p b_n - n + 1, so p b_n - n is the last index with a value below b_n."""
    b = a + m * n
    return claim(
        [POSITIVE, n >= 1, is_a(n, a)], is_u(b, p * b - n + 1),
        [
            open_u(b, p * b - n + 1), open_a(n, a), irrational(), reflect(k=b, u=p * b - n), reflect(k=b,
            u=p * b - n + 1),
            *obtain_a(n - 1, c), a_monotone(i=n - 1, a=c, j=n, c=a), a_at_least(i=n - 1, a=c, k=a + m),
            product_large(x=m, y=n), product_large(x=p, y=b), a_natural(),
        ],
    )


@lemma
def thm_5_1() -> Claim:
    """Theorem 5.1: for n >= 1, phi_n = (a_n + (mp-1) b_n) / m is an integer, equal to p b_n - n; a_{phi_n} = b_n - 1,
    and phi_n is the greatest integer with this property.
    """
    b = a + m * n
    index = p * b - n
    integer = eq(m * index, a + (m * p - 1) * b)
    return claim(
        [POSITIVE, n >= 1, is_a(n, a), j > index], all_of(integer, index >= 0, is_a(index, b - 1), ~is_a(j,
        b - 1)),
        [
            phi_is_last(), a_natural(), product_large(x=m, y=n), product_large(x=p, y=b), *obtain_a(index, c),
            a_below(i=index, a=c, k=b, u=index + 1), a_below(i=j, a=b - 1, k=b, u=index + 1),
            *obtain_u(b - 1, u),
            a_below(i=index, a=c, k=b - 1, u=u), u_step(k=b - 1, u=u, w=index + 1),
            # b - 1 is a value of a: for p >= 2 all are; for p = 1 it is not one of b, which rises by at
            # least 2
            *obtain_a(n - 1, d), a_natural(n=n - 1, a=d), rises_for_one(n=n - 1, a=d, c=a),
            b_below(i=n - 1, a=d, k=b - 1, u=u), u_natural(k=b - 1, u=u),
        ],
    )


@lemma
def rem_5_wythoff() -> Claim:
    """Remark after Theorem 5.1, known equation: for p = 1, a_{b_n} = a_n + b_n."""
    b = a + m * n
    return claim(
        [m >= 1, is_a(n, a, m, 1)], is_a(b, a + b, m, 1),
        [
            unfold(is_a(n, a, m, 1)), unfold(is_a(b, a + b, m, 1)), product_nonneg(x=m, y=n),
            product_nonneg(x=m, y=-f(a, n, m, 1)), product_nonneg(x=m, y=f(a + 1, n, m, 1) - 1),
            product_nonneg(x=m, y=2 * n - a), bound_above(p=1), product_nonneg(x=a - 2 * n - 1, y=a + m * n),
            product_nonneg(x=n, y=n), product_nonneg(x=m, y=n * n),
        ],
        model={"m": 2},
    )


@lemma
def rem_5_new() -> Claim:
    """Remark after Theorem 5.1, new equation: for p = 1 and n >= 1, a_{b_n - n} = b_n - 1."""
    b = a + m * n
    return claim([m >= 1, n >= 1, is_a(n, a, m, 1)], is_a(b - n, b - 1, m, 1), [thm_5_1(p=1, j=b)], model={"m": 2})


@lemma
def a_p1_a_1p() -> Claim:
    """Remark in Section 1: a_n^{p,1} = a_{pn}^{1,p}, and so b_n^{p,1} = b_{pn}^{1,p}."""
    return claim(
        [p >= 1, n >= 0], all_of(iff(is_a(n, a, p, 1), is_a(p * n, a, 1, p)), eq(a + p * n, a + 1 * (p * n))),
        [
            unfold(is_a(n, a, p, 1)), unfold(is_a(p * n, a, 1, p)), cancel(x=p, y=f(a, n, p, 1)),
            cancel(x=p, y=f(a + 1, n, p, 1)), product_nonneg(x=p, y=n), scaled(), scaled(a=a + 1),
        ],
    )
