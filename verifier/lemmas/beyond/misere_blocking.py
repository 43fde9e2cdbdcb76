"""Beyond the paper: misere 2WN^p has the pairs of (1, 2p) with odd index. See `misere.py` for the rooks."""

from __future__ import annotations

from verifier.lemmas.beyond.misere import misere_play_blocking, misere_with_blocks, moves, premises
from verifier.lemmas.beyond.odd_pairs import (
    obtain_row,
    odd_no_bishop,
    odd_pair,
    odd_pair_mirror,
    odd_pair_on_board,
    odd_quotient,
    onto,
    row,
    use,
    without_origin,
)
from verifier.lemmas.claims import Claim, claim, lemma, p
from verifier.lemmas.kernel import Hint, injection, injection_premises, instance, interval, unfold, witness
from verifier.lemmas.paper.algebra import division, product_nonneg
from verifier.lemmas.paper.counting import (
    a_indices,
    a_monotone,
)
from verifier.lemmas.paper.games import game
from verifier.lemmas.paper.play import (
    P,
    bishop,
    blockable,
    board,
    count_options,
    determined_blocking,
    falls,
    free_options,
    natural,
    rook,
    rule_blocking,
)
from verifier.lemmas.paper.rows import row_mirror, row_natural, row_shape
from verifier.lemmas.terms import (
    Term,
    all_of,
    any_of,
    eq,
    forall,
    iff,
    ints,
    ite,
)

x, y, x1, y1, z, z1, a, q, r, t, t1, t2, i, j, k, u, w = ints("x y x1 y1 z z1 a q r t t1 t2 i j k u w")
X, Y, X1, Y1, o = ints("X Y X1 Y1 o")


def _queen(x: Term, y: Term, x1: Term, y1: Term) -> Term:
    """The 2-bishop or the rook."""
    return any_of(bishop(2)(x, y, x1, y1), rook(x, y, x1, y1))


def _roob(x: Term, y: Term, x1: Term, y1: Term) -> Term:
    """Definition 2.2: a rook-type option that is not of the 2-bishop's form."""
    return all_of(rook(x, y, x1, y1), ~bishop(2)(x, y, x1, y1))


QUEEN, ROOB = onto(_queen), onto(_roob)


def _odd_options(x: Term, y: Term) -> Term:
    return all_of(ROOB(x, y, x1, y1), odd_pair(x1, y1))


@lemma
def odd_few_low() -> Claim:
    """(A): at most p - 1 roob-type options of (a_i, b_i), i odd, are such pairs: they lie in its row, to the left."""
    n, h, e, rest = ints("n h e rest")
    source, target = _odd_options(x, y), all_of(e >= h - p, e < n)
    v = (x1, y1)
    half = (y1 - x1 - 1) // 2
    code, box = (ite(2 * half + 1 >= u, half, half + p * x),), ((h - p, n),)
    into, one, inside = injection_premises(v, source, code, (e,), target, box)
    same = forall([e], iff(target, all_of(e >= h - p, e < n)))
    A, O = ints("A1 A2"), ints("O1 O2 O3 O4")
    hints: list[Hint] = [
        *obtain_row(x, u, w), division(z=w, p=2), witness(division.at(z=w, p=2), h, rest), witness(into, *A),
        witness(one, *O), witness(inside, *ints("B1")),
    ]  # fmt: skip
    for point, index in ((A, ints("s1")[0]), (O[:2], ints("s2")[0]), (O[2:], ints("s3")[0])):
        u1, v1 = point
        hints += [
            witness(odd_pair(u1, v1), index), use(row_natural, k=u1, z=2 * index + 1),
            use(row_shape, k=x, z=2 * index + 1, u=u, w=w),
            unfold(row(u1, 2 * index + 1)), use(a_monotone, i=2 * n + 1, a=x, j=2 * index + 1, c=u1),
        ]  # fmt: skip
    hints += [
        unfold(row(x, 2 * n + 1)), use(row_natural, k=x, z=2 * n + 1), product_nonneg(x=p, y=x),
        use(row_shape, k=x, z=2 * n + 1, u=u, w=w), use(a_indices, k=x, u=u, w=w, i=2 * n + 1),
        injection(v, source, code, (e,), target, box), witness(same, *ints("e6")), interval(e, target, h - p, n),
    ]  # fmt: skip
    return claim(
        [p >= 1, n >= 0, row(x, 2 * n + 1), eq(y, x + 2 * n + 1)], count_options(odd_pair, ROOB, x, y) <= p - 1, hints
    )


@lemma
def odd_mirror_count() -> Claim:
    """(x, y) has at most as many roob-type options among these pairs as (y, x)."""
    here, there = _odd_options(x, y), _odd_options(y, x)
    v = (x1, y1)
    box = ((0, y + 1), (0, x + 1))
    into, one, inside = injection_premises(v, here, (y1, x1), v, there, box)
    A = ints("A1 A2")
    return claim(
        [p >= 1, x >= 0, y >= 0], count_options(odd_pair, ROOB, x, y) <= count_options(odd_pair, ROOB, y, x),
        [
            witness(into, *A), odd_pair_mirror(x=A[0], y=A[1]), witness(one, *ints("O1 O2 O3 O4")),
            witness(inside, *ints("B1 B2")), injection(v, here, (y1, x1), v, there, box),
        ],
    )  # fmt: skip


@lemma
def odd_few() -> Claim:
    """(A) for misere 2WN^p: at most p - 1 roob-type options of a pair with odd index are such pairs."""
    return claim(
        [p >= 1, odd_pair(x, y)], count_options(odd_pair, ROOB, x, y) <= p - 1,
        [
            witness(odd_pair(x, y), t), odd_few_low(n=t), use(row_mirror, k=x, z=2 * t + 1),
            odd_few_low(x=y, y=x, n=-t - 1), odd_mirror_count(), odd_pair_on_board(),
        ],
    )  # fmt: skip


@lemma
def odd_many_low() -> Claim:
    """(B): if all pairs of row x with odd index lie 2 or more below y, then p roob-type options of (x, y) are such."""
    e, h, rest, e1, s1, s2 = ints("e h rest e1 s1 s2")
    far = odd_quotient.goal.args[1]
    source, target = all_of(e >= h - p, e < h), _odd_options(x, y)

    def place(e: Term) -> Term:
        return ite(2 * e + 1 >= u, e, e - p * x)

    image, v, box = (x + 0 * e, x + 2 * place(e) + 1), (x1, y1), ((0, x + 1), (0, y + 1))
    into, one, inside = injection_premises((e,), source, image, v, target, box)
    same = forall([e], iff(source, all_of(e >= h - p, e < h)))
    t0 = place(e1)
    return claim(
        [p >= 1, x >= 0, x <= y, far], count_options(odd_pair, ROOB, x, y) >= p,
        [
            *obtain_row(x, u, w), division(z=w, p=2), witness(division.at(z=w, p=2), h, rest),
            witness(into, e1), use(row_shape, k=x, z=2 * t0 + 1, u=u, w=w), instance(far, t0),
            instance(odd_pair(x + 0 * e1, x + 2 * t0 + 1), t0), use(row_natural, k=x, z=2 * t0 + 1),
            unfold(row(x, 2 * t0 + 1)), product_nonneg(x=p, y=x), odd_pair_on_board(x=x + 0 * e1, y=x + 2 * t0 + 1),
            witness(one, s1, s2), witness(inside, *ints("B1 B2")), injection((e,), source, image, v, target, box),
            witness(same, *ints("e6")), interval(e, source, h - p, h),
        ],
    )  # fmt: skip


@lemma
def odd_many_or_bishop() -> Claim:
    """(B) for misere 2WN^p: elsewhere the 2-bishop reaches such a pair, or p roob-type options are such pairs."""
    free, other = free_options(odd_pair, QUEEN, ROOB, x, y), free_options(odd_pair, QUEEN, ROOB, y, x)
    hints: list[Hint] = [
        witness(other, X, Y), instance(free, Y, X), odd_pair_mirror(x=X, y=Y), odd_mirror_count(x=y, y=x),
        odd_pair_mirror(x=y, y=x),
    ]  # fmt: skip
    for here, there, options, names in ((x, y, free, "c1 c2"), (y, x, other, "d1 d2")):
        some = odd_quotient.at(x=here, y=there).args[0]
        hints += [
            odd_quotient(x=here, y=there), witness(some, *ints(names)), instance(options, *ints(names)),
            odd_many_low(x=here, y=there),
        ]  # fmt: skip
    return claim(
        [p >= 1, without_origin(x, y), ~odd_pair(x, y)], any_of(free, count_options(odd_pair, ROOB, x, y) >= p), hints
    )


@lemma
def misere_blocking() -> Claim:
    """On the board without (0, 0), 2WN^p has as P-positions the pairs {a_i, b_i} of (1, 2p) with odd i."""
    rules = rule_blocking(odd_pair, without_origin, QUEEN, ROOB)
    fall, nat = falls(without_origin, QUEEN), natural(without_origin)
    sub = blockable(without_origin, QUEEN, ROOB)
    none = free_options(odd_pair, QUEEN, ROOB, X, Y)
    return claim(
        [p >= 1, rule_blocking(P, without_origin, QUEEN, ROOB), without_origin(x, y)], iff(P(x, y), odd_pair(x, y)),
        [
            witness(rules, X, Y), witness(none, X1, Y1), odd_no_bishop(x=X, y=Y, x1=X1, y1=Y1), odd_few(x=X, y=Y),
            odd_many_or_bishop(x=X, y=Y), witness(fall, *ints("f1 f2 f3 f4")), witness(nat, *ints("n1 n2")),
            witness(sub, *ints("b1 b2 b3 b4")), determined_blocking(**game(odd_pair, without_origin, QUEEN, ROOB)),
        ],
        model={"p": 2, "P": "odd pair", "x": 0, "y": 3},
    )  # fmt: skip


@lemma
def misere_2wn_blocking() -> Claim:
    """P(misere 2WN^p) = {{a_i, b_i} | i odd}, the pairs of (1, 2p)."""
    sub = blockable(board, _queen, _roob)
    return claim(
        [p >= 1, misere_with_blocks(P, _queen, _roob), board(x, y)], iff(P(x, y), odd_pair(x, y)),
        [
            *premises(_queen), witness(sub, *ints("b1 b2 b3 b4")), misere_play_blocking(**moves(Mv=_queen, Bl=_roob)),
            misere_blocking(), odd_pair_on_board(),
        ],
        model={"p": 2, "P": "odd pair", "x": 0, "y": 3},
    )  # fmt: skip
