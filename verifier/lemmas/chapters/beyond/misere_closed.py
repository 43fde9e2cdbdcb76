"""Beyond the paper: the pairs of misere mWN^p in closed form, c_n = floor((n + 1/m) alpha + (m - 2)/(mp)).

Here alpha is the slope of the Beatty pair of (m, p). In integers: with N = p(mn + 1), c_n is the quotient of
a_N + m - 2 by mp. So c_n < k says a_N < K, and d_n = c_n + mn + 1 < k says b_N < K, where K = mpk - m + 2. By
`counting.py` the former is N < u(K) and the latter N <= pK - u(K). Hence of c and d together exactly pk terms are below
k, for all k; and from this follows that c_n is what the minimal exclusive algorithm of `misere_mex.py` gives.
"""

from __future__ import annotations

from verifier.lemmas.chapters.beyond.misere_all import RULE, misere_mwn_blocking
from verifier.lemmas.chapters.beyond.misere_mex import CONSTANTS, FREE, FULL, LINK, MODEL, before, cs, ds, listed
from verifier.lemmas.chapters.beyond.misere_rows import HAS_START, means, starts
from verifier.lemmas.chapters.paper.algebra import cancel, division, product_large, product_nonneg
from verifier.lemmas.chapters.paper.counting import a_below, b_below, obtain_u, u_bound, u_natural
from verifier.lemmas.chapters.paper.play import P, board
from verifier.lemmas.chapters.paper.sequences import PHI, alpha, floor_formula
from verifier.lemmas.trusted.kernel import Hint, injection, injection_premises, instance, interval, witness
from verifier.lemmas.trusted.terms import Function, Term, all_of, forall, iff, instantiate, ints, ite, num
from verifier.lemmas.writing import Claim, claim, is_a, is_u, lemma, m, p

x, y, i, k, n, r, e, z, u, w, a, c = ints("x y i k n r e z u w a c")
a_long = Function("a_long", 1)


def index(n: Term) -> Term:
    """N = p(mn + 1)."""
    return p * (m * n + 1)


def is_quotient(c: Term, a: Term) -> Term:
    """c is the quotient of a + m - 2 by mp."""
    return all_of(m * p * c <= a + m - 2, a + m - 2 < m * p * (c + 1))


CLOSED = forall([n], (n >= 0) >> all_of(is_a(index(n), a_long(n)), is_quotient(cs(n), a_long(n))))
FORM = [CONSTANTS, LINK, CLOSED]
_MODEL = {**MODEL, "a_long": "misere a"}


@lemma
def misere_quotient() -> Claim:
    """The quotient of a + m - 2 by mp is below k if and only if a < mpk - m + 2."""
    return claim(
        [CONSTANTS, is_quotient(c, a)], iff(c < k, a < m * p * k - m + 2),
        [product_nonneg(x=m * p, y=k - c - 1), product_nonneg(x=m * p, y=c - k), product_large(x=m, y=p)],
    )


@lemma
def misere_closed_below() -> Claim:
    """With K = mpk - m + 2 and u = u(K), k >= 1: c_n < k exactly if N < u, and d_n < k exactly if N <= pK - u."""
    K = m * p * k - m + 2
    N = index(n)
    return claim(
        [*FORM, k >= 1, n >= 0, is_u(K, u)], all_of(iff(cs(n) < k, u > N), iff(ds(n) < k, K * p - u >= N)),
        [
            instance(CLOSED, n), instance(LINK, n), misere_quotient(c=cs(n), a=a_long(n)),
            misere_quotient(c=cs(n), a=a_long(n), k=k - m * n - 1), a_below(i=N, a=a_long(n), k=K),
            b_below(i=N, a=a_long(n), k=K), product_large(x=m, y=p), product_large(x=m * p, y=k),
        ],
        model={**_MODEL, "k": 1, "n": 1, "u": 9},
    )


@lemma
def misere_closed_start() -> Claim:
    """For every k >= 0, of c exactly the first u, and of d exactly the first pk - u are below k, for some u."""
    K = m * p * k - m + 2
    U, q, rest, i0, i1 = ints("U q rest i0 i1")
    parts = division.at(z=p - U, p=m * p)
    u0 = -q
    return claim(
        [*FORM, k >= 0], HAS_START,
        [
            *obtain_u(K, U), u_bound(k=K, u=U), u_natural(k=K, u=U), division(z=p - U, p=m * p),
            witness(parts, q, rest), instance(HAS_START, 0), witness(starts(k, num(0)).args[1], i0), instance(LINK, i0),
            product_nonneg(x=m, y=i0), instance(HAS_START, u0), witness(starts(k, u0).args[1], i1),
            misere_closed_below(n=i1, u=U), product_large(x=m, y=p), product_large(x=m * p, y=k),
            cancel(x=m * p, y=u0 + 1), cancel(x=m * p, y=p * k - u0 + 1), product_nonneg(x=m * p, y=u0 - i1 - 1),
            product_nonneg(x=m * p, y=i1 - u0), product_nonneg(x=m * p, y=p * k - u0 - 1 - i1),
            product_nonneg(x=m * p, y=i1 - p * k + u0),
        ],
        model={**_MODEL, "k": 2},
    )


ROWS = forall([k], (k >= 0) >> HAS_START)


def _start(k: Term, name: Term) -> list[Hint]:
    """Hints: row k starts at `name`."""
    return [instance(ROWS, k), witness(instantiate(ROWS, k).args[1], name)]


@lemma
def misere_rows_full() -> Claim:
    """If of c and d together exactly pk terms are below k, for all k, then c and d take every r < c_n at least p times
    before n.
    """
    N, q = ints("N q")
    block, target = all_of(e >= 0, e < p), before(q, N)
    parts = ((e,), block, (ite(e < w - u, u + e, w - p * q - e - 1),), (z,), target, ((-N, N),))
    into, one, inside = injection_premises(*parts)
    same = forall([e], iff(block, all_of(e >= 0, e < p)))
    (e1,) = ints("e1")
    hints: list[Hint] = [witness(FULL, N, q), *_start(q, u), *_start(q + 1, w)]
    for j in (u - 1, p * (q + 1) - w, N, u + e1, p * q - w + e1):
        hints += [means(q, u, j), means(q + 1, w, j), instance(LINK, j), product_nonneg(x=m, y=j)]
    return claim(
        [CONSTANTS, LINK, ROWS], FULL,
        [
            *hints, witness(into, e1), witness(one, *ints("e2 e3")), witness(inside, *ints("z1")), injection(*parts),
            witness(same, *ints("e4")), interval(e, block, 0, p),
        ],
        model=MODEL,
    )


@lemma
def misere_rows_free() -> Claim:
    """Then they take c_n itself at most p - 1 times before n."""
    (N,) = ints("N")
    q = cs(N)
    source, block = before(q, N), all_of(e >= 0, e < p - 1)
    parts = ((z,), source, (ite(z >= 0, z - u, w - z - 2 - p * q),), (e,), block, ((0, p - 1),))
    into, one, inside = injection_premises(*parts)
    same = forall([e], iff(block, all_of(e >= 0, e < p - 1)))
    names = ints("z1 z2 z3")
    hints: list[Hint] = [witness(FREE, N), *_start(q, u), *_start(q + 1, w), instance(LINK, N)]
    for j in (N, p * (q + 1) - w, *names, *(-v - 1 for v in names)):
        hints += [means(q, u, j), means(q + 1, w, j)]
    return claim(
        [CONSTANTS, LINK, ROWS], FREE,
        [
            *hints, witness(into, names[0]), witness(one, *names[1:]), witness(inside, *ints("e1")), injection(*parts),
            witness(same, *ints("e2")), interval(e, block, 0, p - 1),
        ],
        model=MODEL,
    )


@lemma
def misere_closed() -> Claim:
    """The closed form obeys the minimal exclusive algorithm; in particular such c and d exist."""
    (k0,) = ints("k0")
    return claim(
        FORM, all_of(FREE, FULL),
        [witness(ROWS, k0), misere_closed_start(k=k0), misere_rows_full(), misere_rows_free()],
        model=_MODEL,
    )


@lemma
def misere_mwn_closed() -> Claim:
    """P(misere mWN^p) = {{c_n, d_n} | n >= 0} for m >= 2, where c_n is the quotient of a_{p(mn+1)} + m - 2 by mp, a is
    the Beatty sequence of (m, p), and d_n = c_n + mn + 1.
    """
    return claim(
        [*FORM, RULE, board(x, y)], iff(P(x, y), listed(x, y)), [misere_closed(), misere_mwn_blocking()],
        model={**_MODEL, "P": "misere 3WN^2", "x": 0, "y": 4},
    )


@lemma
def misere_floor() -> Claim:
    """This c_n is floor((n + 1/m) alpha + (m - 2)/(mp)), alpha = phi_(mp) / p: c is the quotient of a_{p(mn+1)} + m - 2
    by mp if and only if mpc <= p(mn + 1) alpha + m - 2 < mp(c + 1).
    """
    value = index(n) * alpha + m - 2
    return claim(
        [*PHI, n >= 0, a >= 0, is_a(index(n), a)],
        iff(is_quotient(c, a), all_of(m * p * c <= value, value < m * p * (c + 1))),
        [floor_formula(n=index(n)), product_nonneg(x=m, y=n), product_nonneg(x=p, y=m * n + 1)],
        model={"m": 1, "p": 1, "root": ("surd", 0, 1, 5), "alpha": ("surd", 1, 1, 5, 2), "n": 3, "a": 6},
    )
