"""Games on the board in the language of the lemmas, and why conditions (A) and (B) decide the P-positions.

A game is played on the positions (x, y) of a board; every move decreases x + y. P is the set of P-positions
when

    P(v)  if and only if  no option w of v has P(w);

with a blocking manoeuvre on some options, when no unblockable option is in P and at most p - 1 blockable ones are (that
this is the same as "there is a set of at most p - 1 blockable options that leaves no option in P" is the lemma
`blocking`). A set C with (A) and (B) is then equal to P, by induction on x + y.
"""

from __future__ import annotations

from collections.abc import Callable

from verifier.lemmas.chapters.paper.rows import in_row
from verifier.lemmas.trusted.kernel import induction, injection, injection_premises, instance, step_of, witness
from verifier.lemmas.trusted.terms import (
    Function,
    Term,
    all_of,
    any_of,
    card,
    eq,
    exists,
    forall,
    iff,
    instantiate,
    ints,
)
from verifier.lemmas.writing import Claim, claim, lemma, m, p, step_at

__all__ = [
    "Bl",
    "C",
    "Mv",
    "On",
    "P",
    "bishop",
    "board",
    "condition_a",
    "condition_b",
    "count_options",
    "length",
    "pair",
    "rook",
    "rule",
]

x, y, x1, y1, s = ints("x y x1 y1 s")
Point = Callable[[Term, Term], Term]
MoveTerm = Callable[[Term, Term, Term, Term], Term]

P, C, On = Function("P", 2, "Bool"), Function("C", 2, "Bool"), Function("On", 2, "Bool")
Mv, Bl = Function("Mv", 4, "Bool"), Function("Bl", 4, "Bool")


def bishop(width: Term | int) -> MoveTerm:
    """Definition 2 (ii), the m-bishop: both coordinates fall or stay, by amounts that differ by less than
    m.
    """

    def move(x: Term, y: Term, x1: Term, y1: Term) -> Term:
        less = (x - x1) - (y - y1)
        onto = all_of(x1 >= 0, x1 <= x, y1 >= 0, y1 <= y, ~all_of(eq(x1, x), eq(y1, y)))
        return all_of(onto, less < width, -less < width)

    return move


def rook(x: Term, y: Term, x1: Term, y1: Term) -> Term:
    """One coordinate falls, the other stays."""
    return any_of(all_of(eq(x1, x), y1 >= 0, y1 < y), all_of(eq(y1, y), x1 >= 0, x1 < x))


def length(distance: Term, residues: Term | int, modulus: Term | int) -> Term:
    """Definition 2 (i): the length of a move of the (l, p)-rook is ip + j with i >= 0 and 0 <= j < l."""
    i, j = ints("i_len j_len")
    return exists([i, j], all_of(eq(distance, i * modulus + j), i >= 0, j >= 0, j < residues))


def pair(x: Term | int, y: Term | int) -> Term:
    """(x, y) is {a_i, b_i} for some i: in row x it has a signed index z, and y = x + mz."""
    (z,) = ints("z_pair")
    return exists([z], all_of(in_row(x, z), eq(y, x + m * z)))


def board(x: Term, y: Term) -> Term:
    """The whole quarter plane."""
    return all_of(x >= 0, y >= 0)


def rule(P: Point, On: Point, Mv: MoveTerm) -> Term:
    """P is the set of P-positions of the game: a position is in P exactly when none of its options is."""
    options = exists([x1, y1], all_of(Mv(x, y, x1, y1), P(x1, y1)))
    return forall([x, y], On(x, y) >> iff(P(x, y), ~options))


def falls(On: Point, Mv: MoveTerm) -> Term:
    """Every move leads to the board and decreases x + y >= 0."""
    return forall(
        [x, y, x1, y1],
        all_of(On(x, y), Mv(x, y, x1, y1)) >> all_of(On(x1, y1), x1 >= 0, y1 >= 0, x1 + y1 < x + y, x + y >= 0),
    )


def natural(On: Point) -> Term:
    return forall([x, y], On(x, y) >> (x + y >= 0))


def condition_a(C: Point, On: Point, Mv: MoveTerm) -> Term:
    """(A): no option of a position of C is in C."""
    return forall([x, y, x1, y1], all_of(On(x, y), C(x, y), Mv(x, y, x1, y1)) >> ~C(x1, y1))


def condition_b(C: Point, On: Point, Mv: MoveTerm) -> Term:
    """(B): every position outside C has an option in C."""
    some = exists([x1, y1], all_of(Mv(x, y, x1, y1), C(x1, y1)))
    return forall([x, y], all_of(On(x, y), ~C(x, y)) >> some)


def options_in(C: Point, Mv: MoveTerm, x: Term, y: Term) -> Term:
    return exists([x1, y1], all_of(Mv(x, y, x1, y1), C(x1, y1)))


SAME = forall([x, y], all_of(On(x, y), eq(x + y, s)) >> iff(P(x, y), C(x, y)))
_GAME = (rule(P, On, Mv), falls(On, Mv), natural(On), condition_a(C, On, Mv), condition_b(C, On, Mv))
_MODEL = {
    "P": lambda x, y: x == y, "C": lambda x, y: x == y, "On": lambda x, y: x >= 0 and y >= 0,
    "Mv": lambda x, y, x1, y1: (x1 == x and 0 <= y1 < y) or (y1 == y and 0 <= x1 < x),
    "x": 2, "y": 5,
}


@lemma
def determined_step() -> Claim:
    """If P and a set C with (A) and (B) agree on all positions with smaller x + y, they agree on (x, y)."""
    step = step_of(s, SAME)
    s0, X, Y, px, py, cx, cy = ints("s0 X Y px py cx cy")
    before, after, _ = step_at(step, s0)
    of_p, of_c = options_in(P, Mv, X, Y), options_in(C, Mv, X, Y)
    hints = [witness(step, s0), witness(after, X, Y), witness(of_p, px, py), witness(of_c, cx, cy)]
    hints += [instance(_GAME[0], X, Y), instance(_GAME[2], X, Y), instance(_GAME[4], X, Y)]
    for u, v in ((px, py), (cx, cy)):
        smaller = instantiate(before, u + v).args[1]
        hints += [
            instance(_GAME[1], X, Y, u, v), instance(_GAME[3], X, Y, u, v), instance(before, u + v),
            instance(smaller, u, v), instance(of_p, u, v),
        ]
    return claim(_GAME, step, hints, model=_MODEL)


@lemma
def determined() -> Claim:
    """From (A) and (B) to the P-set: if C has (A) and (B) then P(x, y) if and only if C(x, y), for all
    positions.
    """
    every = forall([s], (s >= 0) >> SAME)
    at = instantiate(every, x + y).args[1]
    return claim(
        [*_GAME, On(x, y)], iff(P(x, y), C(x, y)),
        [determined_step(), induction(s, SAME), instance(every, x + y), instance(at, x, y),
        instance(_GAME[2], x, y)],
        model=_MODEL,
    )


def count_options(C: Point, Bl: MoveTerm, x: Term, y: Term) -> Term:
    """How many blockable options of (x, y) are in C."""
    return card([x1, y1], all_of(Bl(x, y, x1, y1), C(x1, y1)))


def free_options(C: Point, Mv: MoveTerm, Bl: MoveTerm, x: Term, y: Term) -> Term:
    """Some option of (x, y) that cannot be blocked is in C."""
    return exists([x1, y1], all_of(Mv(x, y, x1, y1), ~Bl(x, y, x1, y1), C(x1, y1)))


def is_safe(C: Point, Mv: MoveTerm, Bl: MoveTerm, x: Term, y: Term) -> Term:
    """No unblockable option is in C, and at most p - 1 blockable ones are."""
    return all_of(~free_options(C, Mv, Bl, x, y), count_options(C, Bl, x, y) <= p - 1)


def rule_blocking(P: Point, On: Point, Mv: MoveTerm, Bl: MoveTerm) -> Term:
    """P is the set of P-positions of the game with at most p - 1 of the options Bl blocked."""
    return forall([x, y], On(x, y) >> iff(P(x, y), is_safe(P, Mv, Bl, x, y)))


def blockable(On: Point, Mv: MoveTerm, Bl: MoveTerm) -> Term:
    return forall([x, y, x1, y1], Bl(x, y, x1, y1) >> Mv(x, y, x1, y1))


_BLOCK = (
    rule_blocking(P, On, Mv, Bl), falls(On, Mv), natural(On), blockable(On, Mv, Bl),
    rule_blocking(C, On, Mv, Bl),
)
_BLOCK_MODEL = {**_MODEL, "p": 1, "Bl": lambda x, y, x1, y1: False}


@lemma
def determined_blocking_step() -> Claim:
    """With blocking: if P and C agree on all positions with smaller x + y, they agree on (x, y)."""
    step = step_of(s, SAME)
    s0, X, Y = ints("s0 X Y")
    before, after, _ = step_at(step, s0)
    of_p, of_c = free_options(P, Mv, Bl, X, Y), free_options(C, Mv, Bl, X, Y)
    px, py, cx, cy = ints("px py cx cy")
    hints = [witness(step, s0), witness(after, X, Y), witness(of_p, px, py), witness(of_c, cx, cy)]
    hints += [instance(_BLOCK[k], X, Y) for k in (0, 2, 4)]
    points = [(px, py), (cx, cy)]
    for n, (D, E) in enumerate(((P, C), (C, P))):
        here, there = (all_of(Bl(X, Y, x1, y1), S(x1, y1)) for S in (D, E))
        box = ((0, X + Y + 1), (0, X + Y + 1))
        into, one, inside = injection_premises((x1, y1), here, (x1, y1), (x1, y1), there, box)
        names = [ints(f"{v}{n}a {v}{n}b") for v in "uvw"]
        hints += [
            witness(into, *names[0]), witness(one, *names[1], *ints(f"o{n}a o{n}b")), witness(inside,
            *names[2]),
            injection((x1, y1), here, (x1, y1), (x1, y1), there, box),
        ]
        points += [(names[0][0], names[0][1]), (names[2][0], names[2][1])]
    for u, v in points:
        smaller = instantiate(before, u + v).args[1]
        hints += [
            instance(_BLOCK[1], X, Y, u, v), instance(_BLOCK[3], X, Y, u, v), instance(before, u + v),
            instance(smaller, u, v), instance(of_p, u, v), instance(of_c, u, v),
        ]
    return claim(_BLOCK, step, hints, model=_BLOCK_MODEL)


@lemma
def determined_blocking() -> Claim:
    """With blocking: a set C that satisfies the rule of the game is the set of P-positions."""
    every = forall([s], (s >= 0) >> SAME)
    at = instantiate(every, x + y).args[1]
    return claim(
        [*_BLOCK, On(x, y)], iff(P(x, y), C(x, y)),
        [
            determined_blocking_step(), induction(s, SAME), instance(every, x + y), instance(at, x, y),
            instance(_BLOCK[2], x, y),
        ],
        model=_BLOCK_MODEL,
    )


B = Function("B", 2, "Bool")
W = Function("W", 2, "Bool")
D = Function("D", 2, "Bool")
_LEFT = forall([x, y], all_of(D(x, y), W(x, y)) >> B(x, y))
_SUB = forall([x, y], B(x, y) >> all_of(D(x, y), x >= 0, x < s, y >= 0, y < s))
_BLOCK_SET = {
    "B": lambda x, y: x == 0 == y,
    "D": lambda x, y: x == 0 <= y < 2,
    "W": lambda x, y: y == 0,
    "s": 4,
    "p": 2,
}


@lemma
def blocking_enough() -> Claim:
    """If a set B of at most p - 1 blockable options contains all blockable options in W, there are at most p
    - 1.
    """
    source, target = all_of(D(x, y), W(x, y)), B(x, y)
    box = ((0, s), (0, s))
    into, one, inside = injection_premises((x, y), source, (x, y), (x, y), target, box)
    u, v, w = ints("u1 u2"), ints("v1 v2 v3 v4"), ints("w1 w2")
    return claim(
        [_SUB, _LEFT, card([x, y], target) <= p - 1], card([x, y], source) <= p - 1,
        [
            witness(into, *u), instance(_LEFT, *u), witness(one, *v), witness(inside, *w), instance(_SUB, *w),
            injection((x, y), source, (x, y), (x, y), target, box),
        ],
        model=_BLOCK_SET,
    )


@lemma
def blocking_possible() -> Claim:
    """If at most p - 1 blockable options are in W, then the set of these can be blocked and leaves none of
    them.
    """
    B = all_of(D(x, y), W(x, y))
    sub, left = forall([x, y], B >> D(x, y)), forall([x, y], all_of(D(x, y), W(x, y)) >> B)
    return claim(
        [card([x, y], B) <= p - 1], all_of(sub, left, card([x, y], B) <= p - 1),
        [witness(sub, *ints("u1 u2")), witness(left, *ints("v1 v2"))],
        model=_BLOCK_SET,
    )


def _sets(*asserts: str) -> str:
    head = ["(set-logic ALL)", "(declare-const p Int)"]
    head += [f"(declare-const {name} (Set (Tuple Int Int)))" for name in "BDW"]
    return "\n".join([*head, *(f"(assert {a})" for a in asserts), "(check-sat)", ""])


_ALLOWED = ("(set.subset B D)", "(<= (set.card B) (- p 1))", "(set.subset (set.inter D W) B)")
_FEW = "(<= (set.card (set.inter D W)) (- p 1))"

# The same in cvc5's theory of finite sets, of which z3's text format knows nothing: D are the blockable options, W the
# positions in W, B the blocked ones. A block set forces the count; the count gives a block set; one more is too many.
FINITE_SETS = (
    (_sets(*_ALLOWED, f"(not {_FEW})"), "unsat"),
    (_sets("(= B (set.inter D W))", _FEW, f"(not (and {' '.join(_ALLOWED)}))"), "unsat"),
    (
        _sets("(set.subset B D)", "(<= (set.card B) p)", "(set.subset (set.inter D W) B)", f"(not {_FEW})"),
        "sat",
    ),
)
