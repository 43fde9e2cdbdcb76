"""The sequences of the blocking games mWN^p_l: x_n by a minimal exclusive algorithm, y_n = (m + 1 - l)x_n + ln.

x_n is the least number that x_0, ..., x_{n-1}, y_1, ..., y_{n-1} take fewer than p times. The signed index z means x_z
if z >= 0 and y_{-z} if z < 0 (`taking.py`). For p >= 2 the sequence x grows by 0 or 1 at a time through all numbers, y
by l or more, and D_n = y_n - x_n by l where x stays and by m where x grows.
`blocking.py` shows that {{x_n, y_n}} are the P-positions of mWN^p_l.
"""

from __future__ import annotations

from verifier.lemmas.chapters.beyond.taking import Sequences
from verifier.lemmas.chapters.paper.algebra import least, least_element, none_below, product_large, product_nonneg
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
from verifier.lemmas.trusted.terms import (
    Function,
    Lambda,
    Term,
    all_of,
    any_of,
    eq,
    exists,
    forall,
    iff,
    ints,
)
from verifier.lemmas.writing import Claim, claim, lemma, m, p, step_at

i, j, k, l, n, r, t, u, z, e = ints("i j k l n r t u z e")
xs, ys = Function("xs", 1), Function("ys", 1)

CONSTANTS = all_of(m >= 1, p >= 2, l >= 1, any_of(l <= m, all_of(eq(l, m + 1), m >= 2)))
LINK = forall([n], (n >= 0) >> all_of(xs(n) >= 0, eq(ys(n), (m + 1 - l) * xs(n) + l * n)))


MODEL = {"m": 2, "p": 3, "l": 1, "xs": "x", "ys": "y"}
SEQUENCES = Sequences(xs, ys, 1, CONSTANTS, LINK, MODEL)
before, FREE, FULL, MEX = SEQUENCES.before, SEQUENCES.free, SEQUENCES.full, SEQUENCES.hyps


@lemma
def times_grow() -> Claim:
    """r is taken at least as often before j as before i <= j."""
    return SEQUENCES.times_grow()


@lemma
def mex_rising() -> Claim:
    """x does not decrease: what is taken fewer than p times before j is so before i."""
    return SEQUENCES.rising(times_grow)


@lemma
def mex_y_rising() -> Claim:
    """y grows by at least l: y_j - y_i >= l(j - i) for i <= j."""
    return claim(
        [*MEX, i >= 0, i <= j], ys(j) - ys(i) >= l * (j - i),
        [instance(LINK, i), instance(LINK, j), mex_rising(), product_nonneg(x=m + 1 - l, y=xs(j) - xs(i))],
        model={**MODEL, "i": 3, "j": 5},
    )


@lemma
def mex_y_strict() -> Claim:
    """y increases: y_i < y_j for i < j."""
    return claim(
        [*MEX, i >= 0, i < j], ys(i) < ys(j), [mex_y_rising(), product_large(x=l, y=j - i)],
        model={**MODEL, "i": 3, "j": 5},
    )


@lemma
def mex_zero() -> Claim:
    """x_0 = y_0 = 0."""
    return SEQUENCES.zero()


@lemma
def mex_step() -> Claim:
    """x grows by at most 1: the number x_n + 1 is taken at most once before n + 1, by y."""
    gone = before(xs(n) + 1, n + 1)
    single = all_of(e >= 0, e < 1)
    parts = ((z,), gone, (z * 0,), (e,), single, ((0, 1),))
    into, one, inside = injection_premises(*parts)
    same = forall([e], iff(single, all_of(e >= 0, e < 1)))
    z1, z2, z3 = ints("z1 z2 z3")
    hints: list[Hint] = [witness(into, z1), witness(one, z2, z3), witness(inside, *ints("e1")), injection(*parts)]
    for v in (z2, z3):
        hints += [mex_rising(i=v, j=n)]
    return claim(
        [*MEX, n >= 0], xs(n + 1) <= xs(n) + 1,
        [
            *hints, mex_y_strict(i=-z2, j=-z3), mex_y_strict(i=-z3, j=-z2), instance(LINK, n),
            instance(FULL, n + 1, xs(n) + 1), witness(same, *ints("e2")), interval(e, single, 0, 1),
        ],
        model={**MODEL, "n": 4},
    )


SLOW = (i >= 0) >> (xs(i + t) <= xs(i) + t)


@lemma
def mex_slow_step() -> Claim:
    """x_{i+t} <= x_i + t follows from x_{i+t-1} <= x_i + t - 1."""
    step = step_of(t, SLOW)
    (t0,) = ints("t0")
    past = step_at(step, t0).before
    return claim(
        MEX, step, [witness(step, t0), instance(past, t0 - 1), mex_step(n=i + (t0 - 1))],
        model={**MODEL, "i": 3},
    )


@lemma
def mex_slow() -> Claim:
    """x_j - x_i <= j - i for i <= j."""
    every = forall([t], (t >= 0) >> SLOW)
    return claim(
        [*MEX, i >= 0, i <= j], xs(j) - xs(i) <= j - i,
        [mex_slow_step(), induction(t, SLOW), instance(every, j - i)],
        model={**MODEL, "i": 3, "j": 5},
    )


@lemma
def mex_gap() -> Claim:
    """D_j - D_i = mf + l(j - i - f) where x_j = x_i + f, and 0 <= f <= j - i, for i <= j."""
    f = xs(j) - xs(i)
    return claim(
        [*MEX, i >= 0, i <= j],
        all_of(
            f >= 0, f <= j - i, eq((ys(j) - xs(j)) - (ys(i) - xs(i)), m * f + l * (j - i - f)),
            m * f >= 0, l * (j - i - f) >= 0, (f >= 1) >> (m * f >= m), (f < j - i) >> (l * (j - i - f) >= l),
        ),
        [
            instance(LINK, i), instance(LINK, j), mex_rising(), mex_slow(), product_nonneg(x=m, y=f),
            product_nonneg(x=l, y=j - i - f), product_large(x=m, y=f), product_large(x=l, y=j - i - f),
        ],
        model={**MODEL, "i": 3, "j": 5},
    )


@lemma
def mex_above() -> Claim:
    """y_n >= x_n, with equality for n = 0 only; and D_n >= m if x_n >= 1, D_n >= l or D_n >= m if n >= 1."""
    gap = ys(n) - xs(n)
    return claim(
        [*MEX, n >= 0],
        all_of(gap >= 0, (n >= 1) >> (gap >= 1), (xs(n) >= 1) >> (gap >= m), (n >= 1) >> any_of(gap >= l, gap >= m)),
        [mex_gap(i=0, j=n), mex_zero()],
        model={**MODEL, "n": 4},
    )


# --- every number has a first index ------------------------------------------------------------------------------


@lemma
def mex_grows() -> Claim:
    """x_{n+p} > x_n: no number is taken p + 1 times by x."""
    block, target = all_of(e >= n, e < n + p), before(xs(n + p), n + p)
    parts = ((e,), block, (e,), (z,), target, ((-(n + p), n + p),))
    into, one, inside = injection_premises(*parts)
    same = forall([e], iff(block, all_of(e >= n, e < n + p)))
    (e1,) = ints("e1")
    return claim(
        [*MEX, n >= 0], xs(n + p) > xs(n),
        [
            instance(FREE, n + p), witness(into, e1), mex_rising(i=n, j=e1), mex_rising(i=e1, j=n + p),
            witness(one, *ints("e2 e3")), witness(inside, *ints("z1")), injection(*parts),
            witness(same, *ints("e4")), interval(e, block, n, n + p), mex_rising(i=n, j=n + p),
        ],
        model={**MODEL, "n": 4},
    )


REACH = exists([n], all_of(n >= 0, xs(n) >= k))


@lemma
def mex_reach_step() -> Claim:
    """If some x_n is at least k - 1 then some x_n is at least k."""
    step = step_of(k, REACH)
    k0, n0 = ints("k0 n0")
    past, goal, earlier = step_at(step, k0)
    return claim(
        MEX, step,
        [
            witness(step, k0), instance(past, k0 - 1), witness(earlier, n0), mex_grows(n=n0), instance(goal, n0 + p),
            instance(goal, 0), mex_zero(),
        ],
        model=MODEL,
    )


def is_first(k: Term, u: Term) -> Term:
    """u is the first index with x_u = k: x_i < k exactly for i < u."""
    return all_of(u >= 0, eq(xs(u), k), forall([i], (i >= 0) >> iff(xs(i) < k, i < u)))


HAS_FIRST = exists([u], is_first(k, u))


@lemma
def mex_first() -> Claim:
    """Every number k >= 0 is some x_u, and there is a first one: x_i < k exactly for i < u."""
    every = forall([k], (k >= 0) >> REACH)
    n0, u0, i0 = ints("n0 u0 i0")
    first = least(n, xs(n) >= k)
    goal = HAS_FIRST
    return claim(
        [*MEX, k >= 0], goal,
        [
            mex_reach_step(), induction(k, REACH), instance(every, k), witness(REACH, n0),
            least_element(k=n0, F=Lambda([n], xs(n) >= k)), witness(first, u0), instance(goal, u0),
            witness(is_first(k, u0).args[1], i0), instance(none_below(first, u0), i0), mex_rising(i=u0, j=i0),
            instance(none_below(first, u0), u0 - 1), mex_step(n=u0 - 1), mex_zero(),
        ],
        model={**MODEL, "k": 3},
    )


def obtain_first(k: Term, name: Term) -> list[Hint]:
    """Hints: `name` is the first index with x = k."""
    return [mex_first(k=k), witness(mex_first.at(k=k), name)]


def first_means(k: Term, u: Term, i: Term) -> Hint:
    """Hint: x_i < k if and only if i < u, where u is the first index of k."""
    return instance(is_first(k, u).args[1], i)
