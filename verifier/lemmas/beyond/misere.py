"""Beyond the paper: for m = 2 the coincidences of Theorem 2.1 survive in misere play.

A position without options is N in misere play, and nothing else changes; so misere 2-Wythoff Nim with restrictions is
played on the board without (0, 0). Its P-positions are the pairs {a_i, b_i} of (1, 2p) with an *odd* index i, for

- misere 2WN^p, the blocking game,
- every rook whose lengths have their residues mod 2p in a set R that holds 0, no other even number, and some odd one;
  among them misere 2WN^(2,2p), and misere 2WN^(p) if p is odd.

The reason is that the differences of all these pairs and of their mirror images are the odd numbers: a progression
of step 2 that is its own mirror image, so that the 2-bishop sees of the board what it sees in normal play.
"""

from __future__ import annotations

from verifier.lemmas.beyond.odd_pairs import (
    ONE_TWO,
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
from verifier.lemmas.kernel import Hint, injection, injection_premises, instance, unfold, witness
from verifier.lemmas.paper.algebra import cancel, division, product_nonneg
from verifier.lemmas.paper.games import game
from verifier.lemmas.paper.play import (
    Bl,
    Mv,
    P,
    Point,
    Step,
    bishop,
    blockable,
    board,
    condition_a,
    condition_b,
    determined,
    falls,
    free_options,
    is_safe,
    length,
    natural,
    options_in,
    rook,
    rule,
    rule_blocking,
)
from verifier.lemmas.paper.rows import row_exists, row_mirror, row_unique
from verifier.lemmas.terms import (
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
    num,
    substitute,
)

x, y, x1, y1, z, z1, a, q, r, t, t1, t2, i, j, k, u, w = ints("x y x1 y1 z z1 a q r t t1 t2 i j k u w")
X, Y, X1, Y1, o = ints("X Y X1 Y1 o")

R = Function("R", 1, "Bool")


def misere(P: Point, Mv: Step) -> Term:
    """P is the set of P-positions in misere play: those with an option, of which none is in P."""
    some = exists([x1, y1], Mv(x, y, x1, y1))
    return forall([x, y], board(x, y) >> iff(P(x, y), all_of(some, ~options_in(P, Mv, x, y))))


def misere_with_blocks(P: Point, Mv: Step, Bl: Step) -> Term:
    """The same with at most p - 1 of the options Bl blocked; a position whose options are all blocked has options."""
    some = exists([x1, y1], Mv(x, y, x1, y1))
    return forall([x, y], board(x, y) >> iff(P(x, y), all_of(some, is_safe(P, Mv, Bl, x, y))))


STEPS = all_of(forall([x, y], all_of(x >= 1, y >= 0) >> Mv(x, y, x - 1, y)),
               forall([x, y], all_of(x >= 0, y >= 1) >> Mv(x, y, x, y - 1)))  # fmt: skip
_PLAY = [falls(board, Mv), STEPS]
_MODEL = {
    "Mv": lambda x, y, x1, y1: (x1 == x and 0 <= y1 < y) or (y1 == y and 0 <= x1 < x), "Bl": lambda x, y, x1, y1: False,
    "P": lambda x, y: x != y if max(x, y) < 2 else x == y, "p": 1,
}  # fmt: skip


def _has_option(X: Term, Y: Term) -> list[Hint]:
    """Hints: (X, Y) has an option unless it is (0, 0), and (0, 0) has none."""
    some, none = (exists([x1, y1], Mv(u, v, x1, y1)) for u, v in ((X, Y), (num(0), num(0))))
    return [
        instance(some, X - 1, Y), instance(some, X, Y - 1), *(instance(part, X, Y) for part in STEPS.args),
        witness(none, *ints("z1_ z2_")), instance(_PLAY[0], 0, 0, *ints("z1_ z2_")),
    ]  # fmt: skip


@lemma
def misere_play() -> Claim:
    """If every step of 1 on a single heap is a move, misere play is normal play on the board without (0, 0)."""
    rules, goal = misere(P, Mv), rule(P, without_origin, onto(Mv))
    old, new = options_in(P, Mv, X, Y), options_in(P, onto(Mv), X, Y)
    A, B = ints("A1 A2"), ints("B1 B2")
    return claim(
        [*_PLAY, rules], all_of(goal, ~P(num(0), num(0))),
        [
            witness(goal, X, Y), instance(rules, X, Y), instance(rules, 0, 0), *_has_option(X, Y), witness(old, *A),
            instance(new, *A), instance(_PLAY[0], X, Y, *A), witness(new, *B), instance(old, *B),
        ],
        model=_MODEL,
    )  # fmt: skip


@lemma
def misere_play_blocking() -> Claim:
    """The same with blocking: the number of blockable options in P does not change, for (0, 0) is not in P."""
    rules, goal = misere_with_blocks(P, Mv, Bl), rule_blocking(P, without_origin, onto(Mv), onto(Bl))
    sub = blockable(board, Mv, Bl)
    old, new = free_options(P, Mv, Bl, X, Y), free_options(P, onto(Mv), onto(Bl), X, Y)
    A, B = ints("A1 A2"), ints("B1 B2")
    hints: list[Hint] = [
        witness(goal, X, Y), instance(rules, X, Y), instance(rules, 0, 0), *_has_option(X, Y), witness(old, *A),
        instance(new, *A), instance(_PLAY[0], X, Y, *A), witness(new, *B), instance(old, *B),
    ]  # fmt: skip
    box = ((0, X + Y + 1), (0, X + Y + 1))
    pairs: tuple[tuple[Step, Step], ...] = ((Bl, onto(Bl)), (onto(Bl), Bl))
    for number, (left, right) in enumerate(pairs):
        here, there = (all_of(move(X, Y, x1, y1), P(x1, y1)) for move in (left, right))
        into, one, inside = injection_premises((x1, y1), here, (x1, y1), (x1, y1), there, box)
        C, D = ints(f"c{number} d{number}"), ints(f"g{number} h{number}")
        hints += [
            witness(into, *C), witness(one, *ints(f"o{number}a o{number}b o{number}c o{number}d")), witness(inside, *D),
            injection((x1, y1), here, (x1, y1), (x1, y1), there, box),
        ]  # fmt: skip
        for point in (C, D):
            hints += [instance(sub, X, Y, *point), instance(_PLAY[0], X, Y, *point)]
    return claim([*_PLAY, sub, rules], all_of(goal, ~P(num(0), num(0))), hints, model=_MODEL)


def moves(**moves: Step) -> dict[str, Lambda]:
    """What to put for Mv and Bl in the lemmas on misere play."""
    v = [x, y, x1, y1]
    return {name: Lambda(v, move(*v)) for name, move in moves.items()}


def premises(Mv: Step) -> list[Hint]:
    """Hints: every move of this kind falls, and the steps of 1 are moves."""
    fall = falls(board, Mv)
    left, right = (substitute(part, moves(Mv=Mv)) for part in STEPS.args)
    return [witness(fall, *ints("f1 f2 f3 f4")), witness(left, *ints("l1 l2")), witness(right, *ints("r1 r2"))]


def allowed(distance: Term) -> Term:
    """The residue of the length mod 2p is in R."""
    i, j = ints("i_len j_len")
    return exists([i, j], all_of(eq(distance, i * (2 * p) + j), i >= 0, j >= 0, j < 2 * p, R(j)))


def _residue_queen(x: Term, y: Term, x1: Term, y1: Term) -> Term:
    right = all_of(rook(x, y, x1, y1), allowed(x + y - x1 - y1))
    return any_of(bishop(2)(x, y, x1, y1), right)


MOVE = onto(_residue_queen)
ONLY_ZERO = forall([k], all_of(k >= 1, 2 * k < 2 * p) >> ~R(2 * k))
MODEL = {"p": 2, "o": 0, "R": lambda j: j in (0, 1)}
LAW = [p >= 1, R(num(0)), ONLY_ZERO, o >= 0, 2 * o + 1 < 2 * p, R(2 * o + 1)]


@lemma
def misere_residues_a() -> Claim:
    """(A): no option of a pair with odd index is one, if 0 is the only even number in R."""
    goal = condition_a(odd_pair, without_origin, MOVE)
    far = allowed(X + Y - X1 - Y1)
    J, parity = ints("J parity")
    half = division.at(z=j, p=2)
    return claim(
        LAW, goal,
        [
            witness(goal, X, Y, X1, Y1), witness(odd_pair(X, Y), t1), witness(odd_pair(X1, Y1), t2),
            odd_no_bishop(x=X, y=Y, x1=X1, y1=Y1), witness(far, i, j),
            division(z=j, p=2), witness(half, J, parity), instance(ONLY_ZERO, J),
            use(row_unique, k=X, z=2 * t1 + 1, t=-i), use(row_mirror, k=X, z=2 * t1 + 1),
            use(row_mirror, k=X1, z=2 * t2 + 1), use(row_unique, k=Y, z=-2 * t1 - 1, t=-i),
            product_nonneg(x=p, y=i),
        ],
        model=MODEL,
    )  # fmt: skip


@lemma
def misere_residues_b_low() -> Claim:
    """(B) for x <= y: a position that is not such a pair has an option that is one."""
    goal = options_in(odd_pair, MOVE, x, y)
    some, far = odd_quotient.goal.args
    E, parity, k0, k1 = ints("E parity k0 k1")
    half = division.at(z=y - x, p=2)
    hints: list[Hint] = [
        odd_quotient(), witness(some, X1, Y1), instance(goal, X1, Y1), division(z=y - x, p=2), witness(half, E, parity),
    ]  # fmt: skip
    # To an index congruent to y - x = 2E + 1, by a length congruent to 0; for y - x = 2E by one congruent to 2o + 1.
    for start, residue, kk in ((2 * E + 1, num(0), k0), (2 * E - (2 * o + 1), 2 * o + 1, k1)):
        index = start + 2 * p * kk
        T = (E if residue.op == "num" else E - o - 1) + p * kk
        reach = allowed(x + y - x - (x + 2 * T + 1))
        hints += [
            use(row_exists, k=x, z=start), witness(row_exists.at(k=x, z=start, **ONE_TWO), kk), instance(far, T),
            instance(odd_pair(x, x + 2 * T + 1), T), odd_pair_on_board(y=x + 2 * T + 1),
            instance(goal, x, x + 2 * T + 1), instance(reach, -kk, residue),
            cancel(x=p, y=-kk), cancel(x=p, y=-kk + 1), unfold(row(x, index)), unfold(row(x, 2 * T + 1)),
        ]  # fmt: skip
    return claim([*LAW, x >= 0, x <= y, x + y >= 1, ~odd_pair(x, y)], goal, hints, model=MODEL)


@lemma
def misere_residues_b() -> Claim:
    """(B): every position other than (0, 0) that is not such a pair has an option that is one."""
    goal = condition_b(odd_pair, without_origin, MOVE)
    here, there = options_in(odd_pair, MOVE, X, Y), options_in(odd_pair, MOVE, Y, X)
    swapped, wanted = allowed(Y + X - Y1 - X1), allowed(X + Y - X1 - Y1)
    return claim(
        LAW, goal,
        [
            witness(goal, X, Y), misere_residues_b_low(x=X, y=Y), misere_residues_b_low(x=Y, y=X),
            odd_pair_mirror(x=Y, y=X), witness(there, Y1, X1), instance(here, X1, Y1), odd_pair_mirror(x=Y1, y=X1),
            witness(swapped, i, j), instance(wanted, i, j),
        ],
        model=MODEL,
    )  # fmt: skip


@lemma
def misere_residues() -> Claim:
    """In misere play with the 2-bishop and the rook whose lengths have their residues mod 2p in R, where R holds 0, no
    other even number, and an odd one, the P-positions are the pairs {a_i, b_i} of (1, 2p) with odd i.
    """
    fall, nat = falls(without_origin, MOVE), natural(without_origin)
    return claim(
        [*LAW, rule(P, without_origin, MOVE), without_origin(x, y)], iff(P(x, y), odd_pair(x, y)),
        [
            misere_residues_a(), misere_residues_b(), witness(fall, *ints("f1 f2 f3 f4")), witness(nat, *ints("n1 n2")),
            determined(**game(odd_pair, without_origin, MOVE)),
        ],
        model={**MODEL, "P": "odd pair", "x": 0, "y": 3},
    )  # fmt: skip


@lemma
def misere_2wn_residues() -> Claim:
    """In misere play with the 2-bishop and the rook whose lengths have their residues mod 2p in R, where R holds 0, no
    other even number, and an odd one, the P-positions are {{a_i, b_i} | i odd}, the pairs of (1, 2p).
    """
    return claim(
        [*LAW, misere(P, _residue_queen), board(x, y)], iff(P(x, y), odd_pair(x, y)),
        [*premises(_residue_queen), misere_play(**moves(Mv=_residue_queen)), misere_residues(), odd_pair_on_board()],
        model={**MODEL, "P": "odd pair", "x": 0, "y": 3},
    )  # fmt: skip


def _rook_queen(residues: int, modulus: Term) -> Step:
    """The 2-bishop or the (l, modulus)-rook."""

    def move(x: Term, y: Term, x1: Term, y1: Term) -> Term:
        right = all_of(rook(x, y, x1, y1), length(x + y - x1 - y1, residues, modulus))
        return any_of(bishop(2)(x, y, x1, y1), right)

    return move


def _law_for(residues: int, modulus: Term, odd: Term, members: Term) -> tuple[Term, list[Hint]]:
    """Hints that carry `misere_2wn_residues` over to a rook as the paper writes it: o = odd, R = {j | members}.

    Both rules have the same options because a length is allowed in the one way if and only if it is in the other.
    """
    plain = _rook_queen(residues, modulus)
    law: dict[str, Term | Lambda] = {"R": Lambda([j], members), "o": odd}

    def other(x: Term, y: Term, x1: Term, y1: Term) -> Term:
        return substitute(_residue_queen(x, y, x1, y1), law)

    rules, wanted = misere(P, plain), misere(P, other)
    hints: list[Hint] = [witness(wanted, X, Y), instance(rules, X, Y)]
    only = substitute(ONLY_ZERO, law)
    hints += [witness(only, *ints("k0")), misere_2wn_residues(**law)]
    some = [exists([x1, y1], move(X, Y, x1, y1)) for move in (plain, other)]
    into_p = [options_in(P, move, X, Y) for move in (plain, other)]
    for number, options in enumerate((some, into_p)):
        for way in (0, 1):
            u, v, i1, j1, h, rest = ints(" ".join(f"{name}{number}{way}" for name in ("u", "v", "i", "j", "h", "rest")))
            distance = X + Y - u - v
            lengths = [length(distance, residues, modulus), substitute(allowed(distance), law)]
            hints += [witness(options[way], u, v), instance(options[1 - way], u, v), witness(lengths[way], i1, j1)]
            if way == 0:  # i1 times the modulus, in terms of 2p
                hints += [division(z=i1, p=2), witness(division.at(z=i1, p=2), h, rest)]
                hints += [instance(lengths[1], h, rest * p), instance(lengths[1], i1, j1), cancel(x=2, y=h + 1)]
            else:
                hints += [instance(lengths[0], 2 * i1, 0), instance(lengths[0], 2 * i1 + 1, 0)]
                hints += [instance(lengths[0], i1, j1)]
    return rules, hints


@lemma
def misere_2wn_2_2p() -> Claim:
    """P(misere 2WN^(2,2p)) = {{a_i, b_i} | i odd}, the pairs of (1, 2p)."""
    rules, hints = _law_for(2, 2 * p, num(0), any_of(eq(j, 0), eq(j, 1)))
    model = {"p": 2, "P": "odd pair", "x": 0, "y": 3}
    return claim([p >= 1, rules, board(x, y)], iff(P(x, y), odd_pair(x, y)), hints, model=model)


@lemma
def misere_2wn_p_odd() -> Claim:
    """P(misere 2WN^(p)) = {{a_i, b_i} | i odd}, the pairs of (1, 2p), if p = 2o + 1 is odd."""
    rules, hints = _law_for(1, p, o, any_of(eq(j, 0), eq(j, 2 * o + 1)))
    model = {"p": 3, "o": 1, "P": "odd pair", "x": 0, "y": 3}
    return claim([eq(p, 2 * o + 1), o >= 0, rules, board(x, y)], iff(P(x, y), odd_pair(x, y)), hints, model=model)
