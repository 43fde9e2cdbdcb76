"""Misere WN^p, p >= 3: the pairs of normal play, but for those whose differences are 0, p, p^2, p^3 + p, ...

Let a_n, b_n = a_n + n be the sequences of m = 1 and p. Let g_0 = 1, u_0 = 0, g_{k+1} = g_k + u_k, u_{k+1} = p g_k +
(p - 1) u_k (so that u_{k+1} = p u_k + u_{k-1}), and let c_n = a_n + (-1)^k if n = u_k, and otherwise c_n = a_n. Then
the P-positions of misere WN^p are {c_n, c_n + n}, n >= 0.

Why. f(g_k, u_k) = (-1)^k p (`exception_sign`). Hence a_n for n = u_k is g_k if k is odd and g_k - 1 if k is even; n is
the first index of its row, or the last one; and a_{u_{k+1}} = c_{u_k} + u_k, c_{u_{k+1}} = b_{u_k} (`exception_next`).
So each exception leaves a row to which the next one comes: if n = u_{k+1} leaves row a_n, then n = u_k comes as the
larger number of its pair; and where u_k leaves as the larger number, u_{k+1} comes. This exchange of signed indices,
z = u_{k+1} for z = -u_k (`turned`), makes the p pairs of normal play in a row the pairs of misere play, so there are p
of them again, and `misere_diagonals` has the rest.
"""

from __future__ import annotations

from verifier.lemmas.chapters.beyond.misere_diagonals import (
    EACH,
    NATURAL,
    ONE,
    PLACES,
    RISES,
    RULE,
    c,
    held,
    misere_diagonals,
)
from verifier.lemmas.chapters.paper.algebra import product_large, product_nonneg
from verifier.lemmas.chapters.paper.counting import (
    a_at_least,
    a_monotone,
    a_natural,
    a_unique,
    u_bound,
    u_natural,
    u_step,
)
from verifier.lemmas.chapters.paper.play import P, board
from verifier.lemmas.chapters.paper.residues import equal_products
from verifier.lemmas.chapters.paper.rows import in_row, row_shape
from verifier.lemmas.trusted.kernel import Hint, induction, instance, step_of, unfold, witness
from verifier.lemmas.trusted.terms import (
    Function,
    Lambda,
    Term,
    all_of,
    any_of,
    eq,
    forall,
    iff,
    ints,
    ite,
    num,
    substitute,
)
from verifier.lemmas.writing import Claim, claim, f, is_a, is_u, lemma, m, p, step_at

x, y, x1, y1, i, j, k, l, n, r, z, w, G, V = ints("x y x1 y1 i j k l n r z w G V")
X, Y, Y1, k0, n0, i0, j0, R = ints("X Y Y1 k0 n0 i0 j0 R")
a, U = Function("a", 1), Function("U", 1)
g, u, s, sp = Function("g", 1), Function("u", 1), Function("s", 1), Function("sp", 1)
UNIT = num(1)


def f1(a: Term, n: Term) -> Term:
    """f for m = 1."""
    return f(a, n, UNIT, p)


def is_a1(n: Term, a: Term) -> Term:
    return is_a(n, a, UNIT, p)


def in_row1(x: Term, z: Term) -> Term:
    return substitute(in_row(x, z), {"m": UNIT})


A_IS = forall([n], (n >= 0) >> is_a1(n, a(n)))
U_IS = forall([k], (k >= 0) >> substitute(is_u(k, U(k)), {"m": UNIT}))
STARTS = all_of(eq(g(0), 1), eq(u(0), 0), eq(s(0), 1))
GOES = forall(
    [k], (k >= 0) >> all_of(eq(g(k + 1), g(k) + u(k)), eq(u(k + 1), p * g(k) + (p - 1) * u(k)), eq(s(k + 1), -s(k)))
)
WHICH = forall([n], (n >= 0) >> all_of(sp(n) >= -1, (sp(n) >= 0) >> eq(u(sp(n)), n)))
KNOWN = forall([k], (k >= 0) >> eq(sp(u(k)), k))
C_IS = forall([n], (n >= 0) >> eq(c(n), a(n) + ite(sp(n) >= 0, s(sp(n)), 0)))
CONVERGENTS = [p >= 3, STARTS, GOES]
DEFINED = [*CONVERGENTS, A_IS, WHICH, KNOWN, C_IS]
MODEL = {"p": 3, **{name: f"exceptions {name}" for name in ("a", "U", "g", "u", "s", "sp", "c")}}


# --- the exceptions ---------------------------------------------------------------------------------------------------


@lemma
def exception_identity() -> Claim:
    """f(g + u, pg + (p - 1)u) = -f(g, u), for m = 1."""
    return claim([], eq(f1(G + V, p * G + (p - 1) * V), -f1(G, V)))


@lemma
def f_of_equals() -> Claim:
    """If x = i and y = j then f(x, y) = f(i, j), for m = 1."""
    return claim(
        [eq(x, i), eq(y, j)], eq(f1(x, y), f1(i, j)),
        [
            equal_products(z=x, x=x, y=i), equal_products(z=i, x=x, y=i), equal_products(z=y, x=y, y=j),
            equal_products(z=j, x=y, y=j), equal_products(z=x, x=y, y=j), equal_products(z=j, x=x, y=i),
            equal_products(z=p, x=x * x, y=i * i), equal_products(z=p, x=x * y, y=i * j),
        ],
        model={"p": 3, "x": 4, "i": 4, "y": 9, "j": 9},
    )


@lemma
def exception_turn() -> Claim:
    """If x = g + u and y = pg + (p - 1)u then f(x, y) = -f(g, u), for m = 1."""
    A, B = G + V, p * G + (p - 1) * V
    return claim(
        [eq(x, A), eq(y, B)], eq(f1(x, y), -f1(G, V)), [exception_identity(), f_of_equals(i=A, j=B)],
        model={"p": 3, "G": 1, "V": 3, "x": 4, "y": 9},
    )


def _sign(k: Term) -> Term:
    return all_of(g(k) >= 1, u(k) >= 0, any_of(eq(s(k), 1), eq(s(k), -1)), eq(f1(g(k), u(k)), p * s(k)))


@lemma
def exception_sign_step() -> Claim:
    """f(g_k, u_k) = (-1)^k p: the step from k - 1 to k."""
    step = step_of(k, _sign(k))
    past = step_at(step, k0).before
    b = k0 - 1
    return claim(
        CONVERGENTS, step,
        [
            witness(step, k0), instance(past, b), instance(GOES, b), exception_turn(G=g(b), V=u(b), x=g(k0), y=u(k0)),
            product_large(x=p, y=g(b)), product_nonneg(x=p - 1, y=u(b)),
        ],
        model=MODEL,
    )


@lemma
def exception_sign() -> Claim:
    """g_k >= 1, u_k >= 0 and f(g_k, u_k) = (-1)^k p; s_k is (-1)^k."""
    every = forall([k], (k >= 0) >> _sign(k))
    return claim(
        [*CONVERGENTS, k >= 0], _sign(k), [exception_sign_step(), induction(k, _sign(k)), instance(every, k)],
        model={**MODEL, "k": 1},
    )


@lemma
def beside_line() -> Claim:
    """f(g + 1, u) = f(g, u) + 2pg + p + (p - 2)u, f(g - 1, u) = f(g, u) - 2pg + p - (p - 2)u, for m = 1; and the same
    for u - 1 and u + 1.
    """
    return claim(
        [],
        all_of(
            eq(f1(G + 1, V), f1(G, V) + 2 * p * G + p + (p - 2) * V),
            eq(f1(G - 1, V), f1(G, V) - 2 * p * G + p - (p - 2) * V),
            eq(f1(G, V - 1), f1(G, V) - (p - 2) * G + 2 * V - 1),
            eq(f1(G, V + 1), f1(G, V) + (p - 2) * G - 2 * V - 1),
        ),
    )


@lemma
def exception_value() -> Claim:
    """a_n for n = u_k is g_k if k is odd, and g_k - 1 if k is even."""
    return claim(
        [*CONVERGENTS, A_IS, k >= 0], eq(a(u(k)), ite(eq(s(k), 1), g(k) - 1, g(k))),
        [
            exception_sign(), beside_line(G=g(k), V=u(k)), product_large(x=p, y=g(k)),
            product_nonneg(x=p - 2, y=u(k)), instance(A_IS, u(k)), unfold(is_a1(u(k), g(k))),
            unfold(is_a1(u(k), g(k) - 1)), a_unique(m=UNIT, n=u(k), a=a(u(k)), c=g(k)),
            a_unique(m=UNIT, n=u(k), a=a(u(k)), c=g(k) - 1), product_nonneg(x=p, y=g(k) - 1),
        ],
        model={**MODEL, "k": 1},
    )


@lemma
def exception_c() -> Claim:
    """c_n for n = u_k is a_n + (-1)^k."""
    return claim(
        [*DEFINED, k >= 0], all_of(eq(c(u(k)), a(u(k)) + s(k)), u(k) >= 0),
        [exception_sign(), instance(KNOWN, k), instance(C_IS, u(k))],
        model={**MODEL, "k": 1},
    )


@lemma
def exception_next() -> Claim:
    """a_{u_{k+1}} = c_{u_k} + u_k, and c_{u_{k+1}} = a_{u_k} + u_k = b_{u_k}."""
    return claim(
        [*DEFINED, k >= 0], all_of(eq(a(u(k + 1)), c(u(k)) + u(k)), eq(c(u(k + 1)), a(u(k)) + u(k))),
        [
            exception_c(), exception_c(k=k + 1), exception_value(), exception_value(k=k + 1), instance(GOES, k),
            exception_sign(),
        ],
        model={**MODEL, "k": 0},
    )


@lemma
def exception_far() -> Claim:
    """u_{k+1} >= u_k + 3, and 2u_{k+1} >= (p - 2)g_{k+1} + p + 2."""
    return claim(
        [*CONVERGENTS, k >= 0], all_of(u(k + 1) >= u(k) + 3, 2 * u(k + 1) >= (p - 2) * g(k + 1) + p + 2),
        [
            exception_sign(), instance(GOES, k), product_large(x=p, y=g(k)), product_nonneg(x=p - 2, y=u(k)),
            product_nonneg(x=p, y=u(k)), product_nonneg(x=p + 2, y=g(k) - 1),
            equal_products(z=p - 2, x=g(k + 1), y=g(k) + u(k)),
        ],
        model={**MODEL, "k": 1},
    )


@lemma
def exception_edge() -> Claim:
    """For n = u_k, k >= 1: a_{n-1} < a_n if k is odd, and a_{n+1} > a_n if k is even."""
    n = u(k)
    return claim(
        [*CONVERGENTS, A_IS, k >= 1],
        all_of(n >= 3, eq(s(k), -1) >> (a(n - 1) < a(n)), eq(s(k), 1) >> (a(n + 1) > a(n))),
        [
            exception_sign(), exception_sign(k=k - 1), exception_far(k=k - 1), exception_value(),
            beside_line(G=g(k), V=n), instance(A_IS, n - 1), instance(A_IS, n + 1),
            a_at_least(m=UNIT, i=n - 1, a=a(n - 1), k=g(k)), a_at_least(m=UNIT, i=n + 1, a=a(n + 1), k=g(k)),
        ],
        model={**MODEL, "k": 1},
    )


def _apart(l: Term) -> Term:
    return (l > k) >> (u(l) >= u(k) + 3)


@lemma
def exceptions_apart_step() -> Claim:
    """u_l >= u_k + 3 for l > k: the step from l - 1 to l."""
    step = step_of(l, _apart(l))
    past = step_at(step, i0).before
    return claim(
        [*CONVERGENTS, k >= 0], step, [witness(step, i0), instance(past, i0 - 1), exception_far(k=i0 - 1)],
        model={**MODEL, "k": 1},
    )


@lemma
def exceptions_apart() -> Claim:
    """u_l >= u_k + 3 for l > k >= 0."""
    every = forall([l], (l >= 0) >> _apart(l))
    return claim(
        [*CONVERGENTS, k >= 0, l > k], u(l) >= u(k) + 3,
        [exceptions_apart_step(), induction(l, _apart(l)), instance(every, l)],
        model={**MODEL, "k": 1, "l": 3},
    )


# --- the sequence c ---------------------------------------------------------------------------------------------------


@lemma
def exceptional_start() -> Claim:
    """c_0 = 1."""
    return claim(DEFINED, eq(c(0), 1), [exception_c(k=num(0)), exception_value(k=num(0))], model=MODEL)


@lemma
def exceptional_natural() -> Claim:
    """c_n >= 0."""
    return claim(
        DEFINED, NATURAL,
        [
            witness(NATURAL, n0), instance(C_IS, n0), instance(WHICH, n0), instance(A_IS, n0),
            a_natural(m=UNIT, n=n0, a=a(n0)), exception_sign(k=sp(n0)), exception_value(k=sp(n0)),
        ],
        model=MODEL,
    )


@lemma
def exceptional_rises() -> Claim:
    """c does not decrease from c_1 on."""
    apart = [exceptions_apart(k=sp(v), l=sp(v1)) for v, v1 in ((i0, j0), (j0, i0))]
    hints: list[Hint] = [witness(RISES, i0, j0), *apart]
    for v in (i0, j0):
        hints += [
            instance(C_IS, v), instance(WHICH, v), exception_sign(k=sp(v)), exception_edge(k=sp(v)),
            exceptions_apart(k=num(0), l=sp(v)),
        ]
    for v in (i0, i0 + 1, j0, j0 - 1):
        hints += [instance(A_IS, v)]
    for v, v1 in ((i0, j0), (i0 + 1, j0), (i0, j0 - 1), (i0 + 1, j0 - 1)):
        hints += [a_monotone(m=UNIT, i=v, j=v1, a=a(v), c=a(v1))]
    return claim(DEFINED, RISES, hints, model=MODEL)


# --- the rows ---------------------------------------------------------------------------------------------------------


def turned(z: Term) -> Term:
    """The exchange of u_{k+1} and -u_k, k >= 0."""
    up = ite(all_of(z <= 0, sp(-z) >= 0), u(sp(-z) + 1), z)
    return ite(all_of(z >= 1, sp(z) >= 1), -u(sp(z) - 1), up)


@lemma
def turned_back() -> Claim:
    """The exchange is its own inverse."""
    return claim(
        DEFINED, eq(turned(turned(z)), z),
        [
            instance(WHICH, z), instance(WHICH, -z), instance(KNOWN, sp(z) - 1), instance(KNOWN, sp(-z) + 1),
            exception_sign(k=sp(z) - 1), exceptions_apart(k=sp(-z), l=sp(-z) + 1), exception_sign(k=sp(-z)),
        ],
        model={**MODEL, "z": 3},
    )


def _is_value(n: Term, x: Term) -> list[Hint]:
    """Hints: x = a_n if and only if the book says so."""
    return [instance(A_IS, n), a_unique(m=UNIT, n=n, a=a(n), c=x)]


@lemma
def held_in_row() -> Claim:
    """(x, x + z) is a pair of misere play exactly if the exchange of z is a signed index of row x in normal play."""
    up, down = sp(-z) + 1, sp(z) - 1
    row = in_row1(x, turned(z))
    return claim(
        [*DEFINED, x >= 0], iff(held(x, x + z), row),
        [
            instance(WHICH, z), instance(WHICH, -z), instance(C_IS, z), instance(C_IS, -z), exception_next(k=down),
            exception_next(k=sp(-z)), exception_sign(k=down), exception_sign(k=sp(-z)),
            exceptions_apart(k=sp(-z), l=up), exception_c(k=num(0)), unfold(row),
            *_is_value(z, x), *_is_value(-z, x + z), *_is_value(u(up), x), *_is_value(u(down), x - u(down)),
            *_is_value(num(0), x),
        ],
        model={**MODEL, "x": 1, "z": 0},
    )


def _code(x: Term, z: Term) -> Term:
    """The place of the signed index z in row x, from 0 to p - 1."""
    return ite(z >= U(x), z, z + p * x) - (U(x + 1) - p)


def _index(x: Term, r: Term) -> Term:
    """The signed index at the place r of row x."""
    e = r + U(x + 1) - p
    return ite(e >= U(x), e, e - p * x)


def _row(x: Term, *indices: Term) -> list[Hint]:
    """Hints: which signed indices row x has."""
    at = {"m": UNIT, "k": x, "u": U(x)}
    return [
        instance(U_IS, x), instance(U_IS, x + 1), u_natural(**at), u_bound(**at), u_step(**at, w=U(x + 1)),
        product_nonneg(x=p, y=x), *(row_shape(**at, w=U(x + 1), z=z) for z in indices),
    ]


PUT = {"place": Lambda([x, y], _code(x, turned(y - x))), "column": Lambda([x, r], x + turned(_index(x, r)))}
ALL = [*DEFINED, U_IS]


def _held_at(x: Term, y: Term) -> list[Hint]:
    """Hints: (x, y) is a pair exactly if the exchange of y - x is in row x."""
    return [held_in_row(x=x, z=y - x)]


@lemma
def exceptional_places() -> Claim:
    """The places of the pairs of a row are from 0 to p - 1."""
    goal = substitute(PLACES, PUT)
    return claim(
        ALL, goal, [witness(goal, X, Y), _held_at(X, Y), _row(X, turned(Y - X))], model=MODEL,
    )


@lemma
def exceptional_one() -> Claim:
    """Two pairs of a row have different places."""
    goal = substitute(ONE, PUT)
    return claim(
        ALL, goal,
        [
            witness(goal, X, Y, Y1), _held_at(X, Y), _held_at(X, Y1), _row(X, turned(Y - X), turned(Y1 - X)),
            turned_back(z=Y - X), turned_back(z=Y1 - X),
        ],
        model=MODEL,
    )


@lemma
def exceptional_each() -> Claim:
    """Each place of a row has a pair."""
    goal = substitute(EACH, PUT)
    z = _index(X, R)
    return claim(
        ALL, goal,
        [
            witness(goal, X, R), _row(X, z), turned_back(z=z), held_in_row(x=X, z=turned(z)), exceptional_natural(),
            instance(NATURAL, -turned(z)),
        ],
        model=MODEL,
    )


@lemma
def misere_one() -> Claim:
    """Let p >= 3, let a_n be the sequence of m = 1 and p, g_0 = 1, u_0 = 0, g_{k+1} = g_k + u_k and u_{k+1} = p g_k +
    (p - 1) u_k. Let c_n = a_n + (-1)^k if n = u_k, and otherwise c_n = a_n. Then P(misere WN^p) is the set of the pairs
    {c_n, c_n + n}, n >= 0.
    """
    return claim(
        [eq(m, 1), *ALL, RULE, board(x, y)], iff(P(x, y), held(x, y)),
        [
            exceptional_start(), exceptional_natural(), exceptional_rises(), exceptional_places(), exceptional_one(),
            exceptional_each(), misere_diagonals(**PUT),
        ],
        model={**MODEL, "m": 1, "P": "misere WN^3", "x": 0, "y": 1},
    )


@lemma
def exceptions_recur() -> Claim:
    """u_1 = p, and u_{k+2} = p u_{k+1} + u_k."""
    return claim(
        [*CONVERGENTS, k >= 0], all_of(eq(u(1), p), eq(u(k + 2), p * u(k + 1) + u(k))),
        [
            instance(GOES, 0), instance(GOES, k), instance(GOES, k + 1),
            equal_products(z=p, x=g(k + 1), y=g(k) + u(k)),
        ],
        model={**MODEL, "k": 1},
    )
