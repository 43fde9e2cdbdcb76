"""The pairs {a_i, b_i} of (1, 2p) with an odd index i, and the 2-bishop on the board without (0, 0).

The differences of these pairs and of their mirror images are the odd numbers: a progression of step 2 that is its own
mirror image, so that the 2-bishop sees of the board what the m-bishop sees in normal play. Used by `misere.py`.
"""

from __future__ import annotations

from collections.abc import Callable

from verifier.lemmas.claims import Claim, claim, is_a, lemma, p
from verifier.lemmas.kernel import Hint, Lemma, instance, unfold, witness
from verifier.lemmas.paper.algebra import division
from verifier.lemmas.paper.counting import (
    a_below,
    a_exists,
    a_indices,
    a_natural,
    a_unique,
    u_bound,
    u_exists,
    u_natural,
    u_step,
    u_zero,
)
from verifier.lemmas.paper.games import same_index
from verifier.lemmas.paper.play import (
    Step,
    bishop,
)
from verifier.lemmas.paper.rows import in_row, row_mirror, row_natural, row_shape
from verifier.lemmas.terms import (
    Term,
    all_of,
    any_of,
    eq,
    exists,
    forall,
    ints,
    num,
    substitute,
)

x, y, x1, y1, z, z1, a, q, r, t, t1, t2, i, j, k, u, w = ints("x y x1 y1 z z1 a q r t t1 t2 i j k u w")
X, Y, X1, Y1, o = ints("X Y X1 Y1 o")


ONE_TWO = {"m": num(1), "p": 2 * p}


def row(x: Term | int, z: Term | int) -> Term:
    """(x, x + z) is a pair of (1, 2p) with signed index z."""
    return at(in_row, x, z)


def at(make: Callable[..., Term], *arguments: Term | int) -> Term:
    """The definition `make` of the book for (1, 2p), at these arguments (which may speak of p)."""
    names = ints(" ".join(f"arg{k}_" for k in range(len(arguments))))
    made = substitute(make(*names), ONE_TWO)
    return substitute(made, {v.name: num(0) + value for v, value in zip(names, arguments, strict=True)})


def use(lemma: Lemma, **values: Term | int) -> Hint:
    """The lemma for the Beatty pair of (1, 2p)."""
    return lemma(**ONE_TWO, **values)


def obtain_a(index: Term, name: Term) -> list[Hint]:
    """Hints: name is a_index."""
    return [use(a_exists, n=index), witness(a_exists.at(n=index, **ONE_TWO), name)]


def obtain_row(x: Term, u: Term, w: Term) -> list[Hint]:
    """Hints: u = u(x), w = u(x + 1), and what is known of the two."""
    found = []
    for value, name in ((x, u), (x + 1, w)):
        found += [use(u_exists, k=value), witness(u_exists.at(k=value, **ONE_TWO), name)]
    return [*found, use(u_step, k=x, u=u, w=w), use(u_bound, k=x, u=u), use(u_natural, k=x, u=u)]


def odd_pair(x: Term | int, y: Term | int) -> Term:
    """(x, y) is {a_i, b_i} of (1, 2p) with an odd index i."""
    (t,) = ints("t_odd")
    return exists([t], all_of(row(x, 2 * t + 1), eq(num(0) + y, x + 2 * t + 1)))


def without_origin(x: Term, y: Term) -> Term:
    """The board without (0, 0)."""
    return all_of(x >= 0, y >= 0, x + y >= 1)


def onto(move: Step) -> Step:
    """The move, but not to (0, 0)."""
    return lambda x, y, x1, y1: all_of(move(x, y, x1, y1), x1 + y1 >= 1)


@lemma
def odd_pair_mirror() -> Claim:
    """The set of pairs with odd index is symmetric."""
    return claim(
        [p >= 1, odd_pair(x, y)], odd_pair(y, x),
        [witness(odd_pair(x, y), t), use(row_mirror, k=x, z=2 * t + 1), instance(odd_pair(y, x), -t - 1)],
    )  # fmt: skip


@lemma
def odd_pair_on_board() -> Claim:
    """Pairs with odd index lie on the board without (0, 0)."""
    return claim(
        [p >= 1, odd_pair(x, y)], without_origin(x, y),
        [witness(odd_pair(x, y), t), use(row_natural, k=x, z=2 * t + 1)],
    )  # fmt: skip


@lemma
def odd_no_bishop() -> Claim:
    """The 2-bishop cannot move from a pair with odd index to another: the differences y - x are odd numbers."""
    return claim(
        [p >= 1, odd_pair(x, y), odd_pair(x1, y1)], ~bishop(2)(x, y, x1, y1),
        [
            witness(odd_pair(x, y), t1), witness(odd_pair(x1, y1), t2), use(same_index, k=x, x=x1, z=2 * t1 + 1),
            use(same_index, k=x, x=x1, z=2 * t2 + 1),
        ],
    )  # fmt: skip


# q is such that 2q + 1 is the greatest odd number up to y - x, or q = 0 if y = x
NEAR = [p >= 1, x >= 0, x <= y, x + y >= 1, q >= 0, any_of(all_of(2 * q + 1 <= y - x, y - x <= 2 * q + 2),
        all_of(eq(q, 0), eq(x, y)))]  # fmt: skip


@lemma
def odd_near() -> Claim:
    """Such a q exists."""
    goal = exists([q], all_of(q >= 0, any_of(all_of(2 * q + 1 <= y - x, y - x <= 2 * q + 2),
        all_of(eq(q, 0), eq(x, y)))))  # fmt: skip
    parts = division.at(z=y - x - 1, p=2)
    return claim(
        [x <= y], goal,
        [division(z=y - x - 1, p=2), witness(parts, t, r), instance(goal, t), instance(goal, 0)],
    )  # fmt: skip


@lemma
def odd_first() -> Claim:
    """(0, 1) is a pair with odd index."""
    return claim(
        [p >= 1], at(is_a, 1, 0),
        [use(u_zero), use(a_indices, k=0, u=0, w=2 * p, i=1)],
    )  # fmt: skip


@lemma
def odd_bishop_reaches() -> Claim:
    """(B), first half: with a = a_{2q+1} <= x, (x, y) is the pair (a, a + 2q + 1), or the 2-bishop moves to it."""
    n = 2 * q + 1
    target = all_of(bishop(2)(x, y, a, a + n), odd_pair(a, a + n))
    return claim(
        [*NEAR, at(is_a, n, a), a <= x], any_of(odd_pair(x, y), target),
        [
            use(a_natural, n=n, a=a), instance(odd_pair(a, a + n), q), instance(odd_pair(x, y), q),
            unfold(row(a, n)), unfold(row(x, n)), odd_first(),
            use(a_unique, n=1, a=a, c=0),
        ],
    )  # fmt: skip


@lemma
def odd_row_is_far() -> Claim:
    """(B), second half: if a_{2q+1} > x then the pairs of row x with odd index lie at least 2 below y."""
    n = 2 * q + 1
    index = 2 * t + 1
    return claim(
        [*NEAR, at(is_a, n, a), a > x, row(x, index)], all_of(x + index + 2 <= y, x + index >= 0),
        [
            use(row_natural, k=x, z=index), *obtain_row(x, u, w), use(row_shape, k=x, z=index, u=u, w=w),
            use(a_below, i=n, a=a, k=x + 1, u=w), use(a_natural, n=n, a=a), odd_first(),
        ],
    )  # fmt: skip


@lemma
def odd_quotient() -> Claim:
    """The 2-bishop from (x, y), x <= y: to a pair with odd index, or all such pairs of row x lie 2 or more below y."""
    goal = exists([x1, y1], all_of(onto(bishop(2))(x, y, x1, y1), odd_pair(x1, y1)))
    far = forall([t], row(x, 2 * t + 1) >> all_of(x + 2 * t + 3 <= y, x + 2 * t + 1 >= 0))
    return claim(
        [p >= 1, x >= 0, x <= y, x + y >= 1, ~odd_pair(x, y)], any_of(goal, far),
        [
            odd_near(), witness(odd_near.goal, q), *obtain_a(2 * q + 1, a), odd_bishop_reaches(),
            instance(goal, a, a + (2 * q + 1)), witness(far, t1), odd_row_is_far(t=t1),
            odd_pair_on_board(x=a, y=a + (2 * q + 1)),
        ],
    )  # fmt: skip
