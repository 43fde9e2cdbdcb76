"""Proposition 3.2 and Theorem 4.1, for arbitrary non-decreasing p-complementary sequences x and y_{>0}.

U(k) is the number of indices i >= 0 with x_i < k and V(k) that of i >= 1 with y_i < k; both sets are initial segments,
and U(k) + V(k) = pk.
"""

from __future__ import annotations

from collections.abc import Callable

from verifier.lemmas.chapters.paper.algebra import cancel, division, least, least_element, none_below, product_nonneg
from verifier.lemmas.chapters.paper.counting import (
    a_below,
    a_indices,
    a_monotone,
    a_natural,
    a_unique,
    b_below,
    b_indices,
    obtain_a,
    obtain_u,
    u_bound,
    u_natural,
    u_step,
    u_zero,
)
from verifier.lemmas.trusted.kernel import Hint, induction, instance, interval, step_of, witness
from verifier.lemmas.trusted.terms import (
    Function,
    Lambda,
    Term,
    all_of,
    card,
    eq,
    exists,
    forall,
    iff,
    instantiate,
    ints,
    ite,
)
from verifier.lemmas.writing import POSITIVE, Claim, claim, is_a, is_u, lemma, m, open_u, p, step_at

i, j, k, l, n, q, r, u, v, w, U, V, U2, V2, K, c, c2, k2 = ints("i j k l n q r u v w U V U2 V2 K c c2 k2")
x, y, H = Function("x", 1), Function("y", 1), Function("h", 1)
Sequence = Callable[[Term], Term]


def shift(i: Term) -> Term:
    """y_{>0}, indexed from 0."""
    return y(i + 1)


def rising(h: Sequence) -> Term:
    """h is non-decreasing and natural."""
    return forall([i, j], all_of(i >= 0, i <= j) >> all_of(h(i) >= 0, h(i) <= h(j)))


def sparse(h: Sequence) -> Term:
    """Each number occurs finitely often in h."""
    return forall([k], (k >= 0) >> exists([K], forall([i], all_of(i >= 0, eq(h(i), k)) >> (i < K))))


def counts(h: Sequence, k: Term, U: Term) -> Term:
    """U is the number of i >= 0 with h_i < k: h_i < k if and only if i < U."""
    return all_of(U >= 0, forall([i], (i >= 0) >> iff(h(i) < k, i < U)))


def below(h: Sequence, k: Term, U: Term) -> Term:
    return counts(h, k, U).args[1]


X_COUNT = card([i], all_of(i >= 0, eq(x(i), k)))
Y_COUNT = card([i], all_of(i >= 1, eq(y(i), k)))
COMPLEMENTARY = forall([k], (k >= 0) >> eq(X_COUNT + Y_COUNT, p))
PAIR = [p >= 1, rising(x), rising(shift), sparse(x), sparse(shift), COMPLEMENTARY]
TRUE_PAIR = {"m": 2, "p": 3, "x": "a", "y": "b"}
HAS = exists([j], all_of(j >= 0, H(j) >= k))


@lemma
def unbounded_step() -> Claim:
    """A non-decreasing sequence that takes each value finitely often passes k - 1 if it reaches it."""
    step = step_of(k, HAS)
    k0, j0, K0 = ints("k0 j0 K0")
    before, goal, earlier = step_at(step, k0)
    finite = instantiate(sparse(H), k0 - 1).args[1]
    later = ite(j0 >= K0, j0, ite(K0 >= 0, K0, 0))
    bound = instantiate(finite, K0)
    return claim(
        [rising(H), sparse(H)], step,
        [
            witness(step, k0), instance(before, k0 - 1), witness(earlier, j0), instance(sparse(H), k0 - 1),
            witness(finite, K0), instance(bound, later), instance(rising(H), j0, later), instance(rising(H),
            0, 0),
            instance(goal, 0), instance(goal, later),
        ],
        model={"h": "a", "m": 2, "p": 3},
    )


@lemma
def count_exists() -> Claim:
    """For such a sequence h and every k >= 0 the indices with h_i < k are an initial segment [0, U)."""
    goal = exists([U], counts(H, k, U))
    every = forall([k], (k >= 0) >> HAS)
    j0, U0, i0 = ints("j0 U0 i0")
    first = least(U, H(U) >= k)
    return claim(
        [rising(H), sparse(H), k >= 0], goal,
        [
            unbounded_step(), induction(k, HAS), instance(every, k), witness(HAS, j0),
            least_element(F=Lambda([U], H(U) >= k), k=j0), witness(first, U0), instance(goal, U0),
            witness(below(H, k, U0), i0), instance(none_below(first, U0), i0), instance(rising(H), U0, i0),
        ],
        model={"h": "a", "m": 2, "p": 3, "k": 4},
    )


def obtain_count(h: Sequence, k: Term, name: Term) -> list[Hint]:
    (v,) = ints("v_seq")
    values: dict[str, Term | Lambda | int] = {"h": Lambda([v], h(v)), "k": k}
    return [count_exists(**values), witness(count_exists.at(**values), name)]


@lemma
def x_multiplicity() -> Claim:
    """k occurs U(k+1) - U(k) times in x."""
    body = all_of(i >= 0, eq(x(i), k))
    inside = forall([i], iff(body, all_of(i >= U, i < U2)))
    i0 = ints("i0")[0]
    one, two = below(x, k, U), below(x, k2, U2)
    return claim(
        [eq(k2, k + 1), counts(x, k, U), counts(x, k2, U2)], all_of(U <= U2, eq(X_COUNT, U2 - U)),
        [
            witness(inside, i0), instance(one, i0), instance(two, i0), instance(one, U2), instance(two, U2),
            interval(i, body, U, U2),
        ],
        model={**TRUE_PAIR, "k": 4, "k2": 5, "U": 11, "U2": 13},
    )


@lemma
def y_multiplicity() -> Claim:
    """k occurs V(k+1) - V(k) times in y_{>0}."""
    body = all_of(i >= 1, eq(y(i), k))
    inside = forall([i], iff(body, all_of(i >= V + 1, i < V2 + 1)))
    i0 = ints("i0")[0]
    one, two = below(shift, k, V), below(shift, k2, V2)
    hints = [hint for f in (one, two) for hint in (instance(f, i0 - 1), instance(f, V2))]
    return claim(
        [eq(k2, k + 1), counts(shift, k, V), counts(shift, k2, V2)], all_of(V <= V2, eq(Y_COUNT, V2 - V)),
        [witness(inside, i0), *hints, interval(i, body, V + 1, V2 + 1)],
        model={**TRUE_PAIR, "k": 4, "k2": 5, "V": 1, "V2": 2},
    )


def _sum(k: Term) -> Term:
    return forall([U, V], all_of(counts(x, k, U), counts(shift, k, V)) >> eq(U + V, p * k))


@lemma
def sum_step() -> Claim:
    """U(k) + V(k) = pk: the step from k - 1 to k."""
    step = step_of(k, _sum(k))
    k0, U0, V0, U1, V1 = ints("k0 U0 V0 U1 V1")
    before, goal, earlier = step_at(step, k0)
    hints = []
    for h, now_, then, law, names in (
        (x, U0, U1, x_multiplicity, "U U2"),
        (shift, V0, V1, y_multiplicity, "V V2"),
    ):
        less, more = names.split()
        hints += [
            *obtain_count(h, k0 - 1, then), law(k=k0 - 1, k2=k0, **{less: then, more: now_}),
            instance(below(h, k0, now_), 0),
        ]
    return claim(
        PAIR, step,
        [
            witness(step, k0), witness(goal, U0, V0), instance(before, k0 - 1), *hints, instance(earlier, U1,
            V1),
            instance(COMPLEMENTARY, k0 - 1), instance(rising(x), 0, 0), instance(rising(shift), 0, 0),
        ],
        model=TRUE_PAIR,
    )


@lemma
def sum_of_counts() -> Claim:
    """U(k) + V(k) = pk for p-complementary x and y_{>0} and all k >= 0."""
    every = forall([k], (k >= 0) >> _sum(k))
    return claim(
        [*PAIR, k >= 0, counts(x, k, U), counts(shift, k, V)], eq(U + V, p * k),
        [sum_step(), induction(k, _sum(k)), instance(every, k), instance(_sum(k), U, V)],
        model={**TRUE_PAIR, "k": 4, "U": 11, "V": 1},
    )


# --- Proposition 3.2


@lemma
def multiples_from() -> Claim:
    """If p(c-1) < N <= pc then pi >= N if and only if i >= c."""
    (N,) = ints("N")
    return claim(
        [p >= 1, p * (c - 1) < N, p * c >= N], iff(p * i >= N, i >= c),
        [product_nonneg(x=p, y=i - c), product_nonneg(x=p, y=c - 1 - i)],
    )


@lemma
def round_up() -> Claim:
    """For p >= 1 and every N there is c with p(c-1) < N <= pc."""
    (N,) = ints("N")
    goal = exists([c], all_of(p * (c - 1) < N, p * c >= N))
    return claim([p >= 1], goal, [division(z=-N), witness(division.at(z=-N), q, r), instance(goal, -q)])


X_CLASS = all_of(i >= 0, eq(x(p * i + l), k))
Y_CLASS = all_of(i >= 1, eq(y(p * i - l), k))
ROUNDED = [p * (c - 1) < U - l, U - l <= p * c, p * (c2 - 1) < U2 - l, U2 - l <= p * c2]
CLASS = [p >= 1, l >= 0, l < p, k >= 0, eq(k2, k + 1), *ROUNDED]
CLASS_MODEL = {**TRUE_PAIR, "l": 1, "k": 4, "k2": 5, "U": 11, "U2": 13, "V": 1, "V2": 2, "c": 4, "c2": 4}


@lemma
def class_in_x() -> Claim:
    """k occurs c' - c times among the x_{pi+l}, where c and c' are (U(k)-l)/p and (U(k+1)-l)/p rounded up."""
    inside = forall([i], iff(X_CLASS, all_of(i >= c, i < c2)))
    i0 = ints("i0")[0]
    return claim(
        [*CLASS, counts(x, k, U), counts(x, k2, U2)], eq(card([i], X_CLASS), c2 - c),
        [
            witness(inside, i0), multiples_from(N=U - l, i=i0), multiples_from(N=U2 - l, i=i0, c=c2),
            x_multiplicity(),
            multiples_from(N=U2 - l, i=c2 - 1), multiples_from(N=U - l, i=c2 - 1), multiples_from(N=U2 - l,
            i=c2, c=c2),
            multiples_from(N=U - l, i=c2), instance(below(x, k, U), p * i0 + l), instance(below(x, k2, U2),
            p * i0 + l),
            cancel(x=p, y=i0 + 1), product_nonneg(x=p, y=i0), interval(i, X_CLASS, c, c2),
        ],
        model=CLASS_MODEL,
    )


@lemma
def class_in_y() -> Claim:
    """k occurs 1 - (c' - c) times among the y_{pi-l}."""
    lo, hi = k - c + 1, k + 1 - c2 + 1
    inside = forall([i], iff(Y_CLASS, all_of(i >= lo, i < hi)))
    j0 = ints("j0")[0]
    totals = [eq(U + V, p * k), eq(U2 + V2, p * (k + 1)), V <= V2]
    return claim(
        [*CLASS, *totals, counts(shift, k, V), counts(shift, k2, V2)], eq(card([i], Y_CLASS), 1 - (c2 - c)),
        [
            witness(inside, j0), multiples_from(N=U - l, i=k - j0), multiples_from(N=U2 - l, i=k + 1 - j0,
            c=c2),
            instance(below(shift, k, V), p * j0 - l - 1), instance(below(shift, k2, V2), p * j0 - l - 1),
            product_nonneg(x=p, y=j0 - 1), cancel(x=p, y=j0), multiples_from(N=U2 - l, i=c + 1, c=c2),
            interval(i, Y_CLASS, lo, hi),
        ],
        model=CLASS_MODEL,
    )


@lemma
def prop_3_2() -> Claim:
    """Proposition 3.2: if x and y_{>0} are p-complementary and non-decreasing then, for 0 <= l < p, the sequences
    (x_{pi+l}), i >= 0, and (y_{pi-l}), i >= 1, are complementary: each k >= 0 occurs once. (For any such sequences, not
    only Beatty's, and for all p >= 1.)
    """
    hints: list[Hint] = []
    for at, u_, v_, c_ in ((k, U, V, c), (k + 1, U2, V2, c2)):
        hints += [
            *obtain_count(x, at, u_), *obtain_count(shift, at, v_), sum_of_counts(k=at, U=u_, V=v_),
            round_up(N=u_ - l),
            witness(round_up.at(N=u_ - l), c_),
        ]
    return claim(
        [*PAIR, l >= 0, l < p, k >= 0], eq(card([i], X_CLASS) + card([i], Y_CLASS), 1),
        [*hints, y_multiplicity(k2=k + 1), class_in_x(k2=k + 1), class_in_y(k2=k + 1)],
        model={**TRUE_PAIR, "l": 1, "k": 4},
    )


# --- Theorem 4.1

LINK = forall([n], (n >= 0) >> eq(y(n), x(n) + m * n))


def _right(k: Term) -> Term:
    return forall([U], counts(x, k, U) >> is_u(k, U))


@lemma
def unique_step() -> Claim:
    """If U(j) = u(j) for all j < k then U(k) = u(k), because V(k) counts the i >= 1 with x_i < k - mi."""
    step = step_of(k, _right(k))
    k0, U0, V0, u0, U1, U3, a1, a3 = ints("k0 U0 V0 u0 U1 U3 a1 a3")
    before, goal, _ = step_at(step, k0)
    hints: list[Hint] = [
        witness(step, k0), witness(goal, U0), *obtain_count(shift, k0, V0), sum_of_counts(k=k0, U=U0, V=V0),
        *obtain_u(k0, u0), u_natural(k=k0, u=u0), u_bound(k=k0, u=u0), instance(below(x, k0, U0), 0),
        instance(rising(x), 0, 0), open_u(0, 0), u_zero(),
    ]
    for index, count, value in ((p * k0 - u0, U1, a1), (V0, U3, a3)):
        smaller = k0 - m * index
        earlier = instantiate(before, smaller).args[1]
        hints += [
            *obtain_a(index, value), a_natural(n=index, a=value), b_below(i=index, a=value, k=k0, u=u0),
            *obtain_count(x, smaller, count), instance(before, smaller), instance(earlier, count),
            a_below(i=index, a=value, k=smaller, u=count), instance(below(x, smaller, count), index),
            instance(below(shift, k0, V0), index - 1), instance(LINK, index), instance(rising(x), index,
            index),
            product_nonneg(x=m, y=index - 1),
        ]
    return claim([m >= 1, *PAIR, LINK], step, hints, model=TRUE_PAIR)


@lemma
def thm_4_1() -> Claim:
    """Theorem 4.1, (i) implies (ii): if x and y are non-decreasing, x and y_{>0} are p-complementary and
    y_n - x_n = mn, then x_n = a_n and y_n = b_n for all n >= 0.
    """
    every = forall([k], (k >= 0) >> _right(k))
    a, U0 = ints("a U0")
    hints: list[Hint] = [unique_step(), induction(k, _right(k)), *obtain_a(n, a), a_natural()]
    for at, name in ((x(n), U), (x(n) + 1, U0)):
        hints += [
            *obtain_count(x, at, name), instance(every, at), instance(_right(at), name), a_below(i=n, k=at,
            u=name),
            instance(below(x, at, name), n),
        ]
    return claim(
        [m >= 1, *PAIR, LINK, n >= 0], all_of(is_a(n, x(n)), eq(y(n), x(n) + m * n)),
        [*hints, instance(rising(x), n, n), instance(LINK, n)], model={**TRUE_PAIR, "n": 5},
    )


@lemma
def thm_4_1_converse() -> Claim:
    """Theorem 4.1, (ii) implies (i): if x_n = a_n and y_n = b_n for all n then x is non-decreasing and natural, each
    number occurs finitely often, and x and y_{>0} are p-complementary.
    """
    same = forall([n], (n >= 0) >> all_of(is_a(n, x(n)), eq(y(n), x(n) + m * n)))
    xs, ys = all_of(i >= 0, eq(x(i), k)), all_of(i >= 1, eq(y(i), k))
    lo, hi = k * p - u + 1, (k + 1) * p - w + 1
    in_x, in_y = forall([i], iff(xs, all_of(i >= u, i < w))), forall([i], iff(ys, all_of(i >= lo, i < hi)))
    i0, j0 = ints("i0 j0")
    grows = all_of(i >= 0, i <= j) >> all_of(x(i) >= 0, x(i) <= x(j))
    return claim(
        [POSITIVE, same, k >= 0], all_of(grows, eq(X_COUNT + Y_COUNT, p)),
        [
            instance(same, i), instance(same, j), a_natural(n=i, a=x(i)), a_monotone(a=x(i), c=x(j)),
            *obtain_u(k, u),
            *obtain_u(k + 1, w), u_natural(), u_bound(), u_step(), witness(in_x, i0), witness(in_y, j0),
            instance(same, i0), instance(same, j0),
            a_indices(i=i0), b_indices(i=j0), a_unique(n=i0, a=k, c=x(i0)), a_unique(n=j0, a=k - m * j0,
            c=x(j0)),
            interval(i, xs, u, w), interval(i, ys, lo, hi),
        ],
        model={**TRUE_PAIR, "k": 4, "i": 2, "j": 5},
    )
