"""(m,p)-Imitation Nim (Section 1.6): its starting P-positions are those of (m,p)-Wythoff Nim.

Nim on two heaps. If the previous player has just taken t > 0 tokens from the smaller heap (either one of equal heaps),
then to take t, t + 1, ... or t + m - 1 tokens from the larger heap is to imitate him, and a player may imitate on at
most p - 1 of his moves in a row. So a state is (x, y, t, a, b): the heaps; what the previous player has just taken from
the smaller heap, or 0; on how many of their last moves in a row the player to move (a) and the previous player (b) have
imitated. After a move from the smaller heap b = 0, and t tokens ago that heap was not above the other (`possible`).

Let {x_n, y_n} be the pairs of `diagonals` and r_n = n - p floor(n/p). The P-states with the heaps u <= v (`lost`) are

    u = x_n, v = y_n, and either t > 0 or b + r_n < p;
    u = x_n, v > y_n, t > 0, v - y_n is one of t, ..., t + m - 1, and a + 1 + r_n >= p:

in the second kind the one good move, to (x_n, y_n), imitates, and from there the opponent goes on along the pairs of
one difference, x_(n-1), x_(n-2), ..., always imitated, until there are more pairs left than imitations.

From such a state none leads to another (`imitation_safe_low`): taking from the larger heap would have to lead to (x_n,
y_n) itself; taking from the smaller one to a pair k < n of the same difference. From every other state one does
(`imitation_reaches_low`): with u = x_n, v > y_n it is (x_n, y_n); with v = y_n it is (x_(n-1), v); with v < y_n it is
(x_e, v), the pair e being the last one with the difference m floor((v - u)/m); with u = y_n > x_n it is (y_n, x_n).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from verifier.lemmas.chapters.beyond.diagonals import (
    INDEX,
    LINK,
    MEX,
    RULE,
    diagonal_above,
    diagonal_apart,
    diagonal_before,
    diagonal_blocking,
    diagonal_onto,
    diagonal_x_rising,
    diagonal_y_rising,
    paired,
    qs,
    quotient_of_block,
    quotient_rising,
    xs,
    ys,
)
from verifier.lemmas.chapters.beyond.diagonals import MODEL as PAIRS
from verifier.lemmas.chapters.paper.algebra import division, product_large, product_nonneg
from verifier.lemmas.chapters.paper.play import P, board, rook
from verifier.lemmas.trusted.kernel import Hint, induction, instance, step_of, witness
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
    instantiate,
    ints,
    ite,
    num,
)
from verifier.lemmas.writing import Claim, claim, lemma, m, p, step_at

x, y, x1, y1, t, a, b, n, q, r, s, u = ints("x y x1 y1 t a b n q r s u")
X, Y, X1, Y1, T, A, B, n0, n1, q0, r0 = ints("X Y X1 Y1 T A B n0 n1 q0 r0")
States = Callable[[Term, Term, Term, Term, Term], Term]
Imi, Set = Function("Imi", 5, "Bool"), Function("Set", 5, "Bool")
ZERO = num(0)


# --- the rules --------------------------------------------------------------------------------------------------------


def from_larger(x: Term, y: Term, x1: Term, y1: Term) -> Term:
    """The move is from the larger one of two different heaps."""
    return any_of(all_of(eq(x1, x), y > x), all_of(eq(y1, y), x > y))


def taken(x: Term, y: Term, x1: Term, y1: Term) -> Term:
    return x + y - x1 - y1


def imitates(x: Term, y: Term, t: Term, x1: Term, y1: Term) -> Term:
    """The move takes t, t + 1, ... or t + m - 1 tokens from the larger heap, t > 0."""
    k = taken(x, y, x1, y1)
    return all_of(t >= 1, from_larger(x, y, x1, y1), t <= k, k < t + m)


def allowed(x: Term, y: Term, t: Term, a: Term, x1: Term, y1: Term) -> Term:
    """A move of Nim, and if it imitates it is at most the (p - 1)-th time in a row."""
    return all_of(rook(x, y, x1, y1), any_of(~imitates(x, y, t, x1, y1), a + 1 <= p - 1))


def after(x: Term, y: Term, t: Term, a: Term, b: Term, x1: Term, y1: Term) -> tuple[Term, Term, Term, Term, Term]:
    """The state that the move leads to: the players have changed their roles."""
    last = ite(from_larger(x, y, x1, y1), 0, taken(x, y, x1, y1))
    return x1, y1, last, b, ite(imitates(x, y, t, x1, y1), a + 1, 0)


def some_move(S: States, x: Term, y: Term, t: Term, a: Term, b: Term) -> Term:
    """Some move leads into S."""
    return exists([x1, y1], all_of(allowed(x, y, t, a, x1, y1), S(*after(x, y, t, a, b, x1, y1))))


def _numbers(x: Term, y: Term, t: Term, a: Term) -> Term:
    return all_of(a <= p - 1, a >= 0, x >= 0, y >= 0, t >= 0)


def _memory(x: Term, y: Term, t: Term, b: Term) -> Term:
    return all_of(b <= p - 1, b >= 0, any_of(eq(t, 0), all_of(eq(b, 0), any_of(x + t <= y, y + t <= x))))


def possible(x: Term, y: Term, t: Term, a: Term, b: Term) -> Term:
    """What every state of a play is like."""
    return all_of(_numbers(x, y, t, a), _memory(x, y, t, b))


def for_states(body: Term) -> Term:
    """For all possible states (x, y, t, a, b)."""
    return forall([x, y, t, a], _numbers(x, y, t, a) >> forall([b], _memory(x, y, t, b) >> body))


def rule(S: States) -> Term:
    """A state is in S exactly when no move leads into S."""
    state = (x, y, t, a, b)
    return for_states(iff(S(*state), ~some_move(S, *state)))


def _inner(every: Term, *four: Term) -> Term:
    return instantiate(every, *four).args[1]


def _at(every: Term, x: Term, y: Term, t: Term, a: Term, b: Term) -> list[Hint]:
    """Hints: what holds for all states holds for this one."""
    return [instance(every, x, y, t, a), instance(_inner(every, x, y, t, a), b)]


def _fails(every: Term, x: Term, y: Term, t: Term, a: Term, b: Term) -> list[Hint]:
    """Hints: this is a state for which it does not hold, if there is one."""
    return [witness(every, x, y, t, a), witness(_inner(every, x, y, t, a), b)]


# --- one set of states obeys the rule ---------------------------------------------------------------------------------

SAME = for_states(eq(x + y, s) >> iff(Imi(x, y, t, a, b), Set(x, y, t, a, b)))
PLAYED = {"m": 2, "p": 1, "Imi": "(m,p)IN", "Set": "(m,p)IN"}


@lemma
def imitation_goes_on() -> Claim:
    """A move leads to a state of a play, with fewer tokens."""
    return claim(
        [p >= 1, possible(x, y, t, a, b), allowed(x, y, t, a, x1, y1)],
        all_of(possible(*after(x, y, t, a, b, x1, y1)), x1 + y1 < x + y, x1 + y1 >= 0),
        model={"m": 2, "p": 3, "x": 2, "y": 5, "t": 1, "a": 0, "b": 0, "x1": 2, "y1": 4},
    )


@lemma
def imitation_determined_step() -> Claim:
    """Two sets of states that obey the rule of the game agree on x + y tokens if they do on fewer."""
    step = step_of(s, SAME)
    (s0,) = ints("s0")
    before, now, _ = step_at(step, s0)
    state = (X, Y, T, A, B)
    hints = [witness(step, s0), *_fails(now, *state), *_at(rule(Imi), *state), *_at(rule(Set), *state)]
    for S, other, (v, w) in ((Imi, Set, ints("v1 w1")), (Set, Imi, ints("v2 w2"))):
        there = after(*state, v, w)
        fewer = instantiate(before, v + w).args[1]
        hints += [
            witness(some_move(S, *state), v, w), imitation_goes_on(x=X, y=Y, t=T, a=A, b=B, x1=v, y1=w),
            instance(before, v + w), *_at(fewer, *there), instance(some_move(other, *state), v, w),
        ]
    return claim([p >= 1, rule(Imi), rule(Set)], step, hints, model=PLAYED)


@lemma
def imitation_determined() -> Claim:
    """A set of states that obeys the rule of the game is the set of its P-states."""
    every = forall([s], (s >= 0) >> SAME)
    at = instantiate(every, x + y).args[1]
    return claim(
        [p >= 1, rule(Imi), rule(Set), possible(x, y, t, a, b)], iff(Imi(x, y, t, a, b), Set(x, y, t, a, b)),
        [imitation_determined_step(), induction(s, SAME), instance(every, x + y), _at(at, x, y, t, a, b)],
        model={**PLAYED, "x": 1, "y": 3, "t": 0, "a": 0, "b": 0},
    )


# --- the P-states -----------------------------------------------------------------------------------------------------

MODEL = {**PAIRS, "Imi": "(m,p)IN"}
SMALL = {**MODEL, "p": 2}


def _lost_by(n: Term, x: Term, y: Term, t: Term, a: Term, b: Term) -> Term:
    """x = x_n, and y is y_n or one of the t, ..., t + m - 1 numbers beyond it."""
    place = n - p * qs(n)
    pair = all_of(eq(y, ys(n)), any_of(t >= 1, b + place <= p - 1))
    beyond = all_of(t >= 1, y > ys(n), t <= y - ys(n), y - ys(n) < t + m, a + 1 + place >= p)
    return all_of(eq(x, xs(n)), any_of(pair, beyond))


def lost(x: Term, y: Term, t: Term, a: Term, b: Term) -> Term:
    """The P-states, as the head of the file has them."""
    (n,) = ints("n_lost")
    return exists([n], all_of(n >= 0, any_of(_lost_by(n, x, y, t, a, b), _lost_by(n, y, x, t, a, b))))


@lemma
def imitation_lost_as() -> Claim:
    """Whether a state is one of these is a matter of its numbers, and the heaps may be exchanged."""
    same = any_of(all_of(eq(x, X), eq(y, Y)), all_of(eq(x, Y), eq(y, X)))
    return claim(
        [lost(x, y, t, a, b), same, eq(t, T), eq(a, A), eq(b, B)], lost(X, Y, T, A, B),
        [witness(lost(x, y, t, a, b), n0), instance(lost(X, Y, T, A, B), n0)],
        model={**MODEL, "x": 3, "y": 5, "t": 0, "a": 0, "b": 1, "X": 5, "Y": 3, "T": 0, "A": 0, "B": 1},
    )


def _as(one: Sequence[Term], other: Sequence[Term]) -> Hint:
    """`imitation_lost_as` for two states."""
    values = dict(zip("xytab", one, strict=True)) | dict(zip("XYTAB", other, strict=True))
    return imitation_lost_as(**values)


@lemma
def imitation_lost_low() -> Claim:
    """A P-state with x <= y has x = x_n, and y = y_n or y a little larger."""
    goal = exists([n], all_of(n >= 0, _lost_by(n, x, y, t, a, b)))
    return claim(
        [*MEX, x <= y, lost(x, y, t, a, b)], goal,
        [witness(lost(x, y, t, a, b), n0), instance(goal, n0), diagonal_above(n=n0)],
        model={**MODEL, "x": 3, "y": 5, "t": 0, "a": 0, "b": 1},
    )


# --- from a P-state ---------------------------------------------------------------------------------------------------

AT = [n >= 0, _lost_by(n, x, y, t, a, b), possible(x, y, t, a, b)]


@lemma
def imitation_same_place() -> Claim:
    """If x_n is one of a pair {x_k, y_k}, this is the pair n."""
    k, v = ints("k v")
    return claim(
        [*MEX, n >= 0, k >= 0, any_of(all_of(eq(xs(n), xs(k)), eq(v, ys(k))), all_of(eq(xs(n), ys(k)), eq(v, xs(k))))],
        all_of(eq(k, n), eq(v, ys(n))),
        [diagonal_x_rising(i=n, j=k), diagonal_x_rising(i=k, j=n), diagonal_apart(i=n, j=k)],
        model={**MODEL, "n": 3, "k": 3, "v": 5},
    )


@lemma
def imitation_larger_safe() -> Claim:
    """From a P-state with x < y, taking from the larger heap leads to no P-state."""
    there = after(x, y, t, a, b, x, y1)
    return claim(
        [*MEX, *AT, x < y, y1 < y, allowed(x, y, t, a, x, y1)], ~lost(*there),
        [witness(lost(*there), n0), imitation_same_place(k=n0, v=y1)],
        model={**MODEL, "n": 3, "x": 3, "y": 5, "t": 0, "a": 0, "b": 0, "y1": 4},
    )


@lemma
def imitation_smaller_safe() -> Claim:
    """From a P-state with x <= y, taking from the smaller heap leads to no P-state."""
    to = lost(u, y, x - u, b, ZERO)
    found = imitation_lost_low.at(x=u, t=x - u, a=b, b=ZERO)
    return claim(
        [*MEX, *AT, x <= y, u >= 0, u < x], ~to,
        [
            imitation_lost_low(x=u, t=x - u, a=b, b=ZERO), witness(found, n0), diagonal_x_rising(i=n, j=n0),
            diagonal_y_rising(i=n0, j=n), instance(LINK, n), instance(LINK, n0), quotient_rising(i=n0, j=n),
            product_large(x=m, y=qs(n) - qs(n0)),
        ],
        model={**MODEL, "n": 3, "x": 3, "y": 5, "t": 0, "a": 0, "b": 0, "u": 2},
    )


@lemma
def imitation_safe_low() -> Claim:
    """From a P-state with x <= y no move leads to a P-state."""
    none, to = some_move(lost, x, y, t, a, b), after(x, y, t, a, b, X1, Y1)
    return claim(
        [*MEX, x <= y, possible(x, y, t, a, b), lost(x, y, t, a, b)], ~none,
        [
            imitation_lost_low(), witness(imitation_lost_low.at(), n0), witness(none, X1, Y1),
            imitation_larger_safe(n=n0, y1=Y1), _as(to, after(x, y, t, a, b, x, Y1)),
            imitation_smaller_safe(n=n0, u=X1), _as(to, (X1, y, x - X1, b, ZERO)),
            imitation_smaller_safe(n=n0, u=Y1), _as(to, (Y1, y, x - Y1, b, ZERO)),
        ],
        model={**MODEL, "x": 3, "y": 5, "t": 0, "a": 0, "b": 0},
    )


# --- from another state -----------------------------------------------------------------------------------------------


def _moves_to(x1: Term, y1: Term, n: Term) -> list[Hint]:
    """Hints: the move to (x1, y1), where the pair n makes the state one of `lost`."""
    return [
        instance(some_move(lost, x, y, t, a, b), x1, y1), instance(lost(*after(x, y, t, a, b, x1, y1)), n),
    ]


OTHER = [possible(x, y, t, a, b), x <= y, ~lost(x, y, t, a, b)]


@lemma
def imitation_beyond() -> Claim:
    """If x = x_n and y > y_n, and the state is no P-state, the move to (x_n, y_n) wins."""
    return claim(
        [*MEX, *OTHER, n >= 0, eq(x, xs(n)), y > ys(n)], some_move(lost, x, y, t, a, b),
        [
            _moves_to(x, ys(n), n), instance(lost(x, y, t, a, b), n), diagonal_above(), instance(LINK, n),
        ],
        model={**MODEL, "n": 3, "x": 3, "y": 6, "t": 0, "a": 0, "b": 0},
    )


@lemma
def imitation_at_pair() -> Claim:
    """If x = x_n and y = y_n, and the state is no P-state, the move to (x_(n-1), y_n) wins."""
    return claim(
        [*MEX, *OTHER, n >= 0, eq(x, xs(n)), eq(y, ys(n))], some_move(lost, x, y, t, a, b),
        [
            _moves_to(xs(n - 1), y, n - 1), instance(lost(x, y, t, a, b), n), instance(LINK, n), instance(LINK, n - 1),
            quotient_of_block(e=n - 1, q=qs(n)), quotient_rising(i=n, j=n), product_nonneg(x=p, y=qs(n)),
            diagonal_x_rising(i=n - 1, j=n), diagonal_above(n=n - 1),
        ],
        model={**MODEL, "n": 4, "x": 4, "y": 6, "t": 0, "a": 0, "b": 2},
    )


@lemma
def imitation_short_by() -> Claim:
    """If x = x_n and y - x = mq + r with q < q_n, 0 <= r < m, the move to (x_e, y), e = pq + p - 1, wins."""
    e = p * q + p - 1
    return claim(
        [*MEX, possible(x, y, t, a, b), x <= y, n >= 0, eq(x, xs(n)), eq(y - x, q * m + r), q >= 0, q < qs(n), r >= 0,
         r < m],
        some_move(lost, x, y, t, a, b),
        [
            _moves_to(xs(e), y, e), product_nonneg(x=p, y=q), diagonal_before(e=e), quotient_of_block(e=e),
            product_nonneg(x=m, y=q),
        ],
        model={**MODEL, "n": 4, "x": 4, "y": 5, "t": 0, "a": 0, "b": 0, "q": 0, "r": 1},
    )


@lemma
def imitation_short() -> Claim:
    """If x = x_n and x <= y < y_n, some move wins."""
    parts = division.at(z=y - x, p=m)
    return claim(
        [*MEX, possible(x, y, t, a, b), x <= y, n >= 0, eq(x, xs(n)), y < ys(n)], some_move(lost, x, y, t, a, b),
        [
            division(z=y - x, p=m), witness(parts, q0, r0), imitation_short_by(q=q0, r=r0), instance(LINK, n),
            product_large(x=m, y=-q0), product_nonneg(x=m, y=q0 - qs(n)),
        ],
        model={**MODEL, "n": 4, "x": 4, "y": 5, "t": 0, "a": 0, "b": 0},
    )


@lemma
def imitation_across() -> Claim:
    """If x = y_n > x_n, the move to (y_n, x_n) wins; it never imitates."""
    return claim(
        [*MEX, possible(x, y, t, a, b), x <= y, n >= 0, eq(x, ys(n)), xs(n) < ys(n)], some_move(lost, x, y, t, a, b),
        [
            _moves_to(x, xs(n), n), instance(LINK, n), quotient_rising(i=n, j=n), product_large(x=m, y=qs(n)),
            diagonal_above(),
        ],
        model={**MODEL, "n": 3, "x": 5, "y": 7, "t": 0, "a": 0, "b": 0},
    )


@lemma
def imitation_reaches_low() -> Claim:
    """From a state with x <= y that is no P-state some move leads to a P-state."""
    return claim(
        [*MEX, *OTHER], some_move(lost, x, y, t, a, b),
        [
            diagonal_onto(r=x), witness(diagonal_onto.at(r=x), n0), diagonal_above(n=n0), imitation_beyond(n=n0),
            imitation_at_pair(n=n0), imitation_short(n=n0), imitation_across(n=n0),
        ],
        model={**MODEL, "x": 4, "y": 5, "t": 0, "a": 0, "b": 0},
    )


@lemma
def imitation_moves_mirror() -> Claim:
    """If from (y, x) a move leads to a P-state, so does one from (x, y)."""
    there, here = some_move(lost, y, x, t, a, b), some_move(lost, x, y, t, a, b)
    return claim(
        [there], here,
        [
            witness(there, Y1, X1), instance(here, X1, Y1),
            _as(after(y, x, t, a, b, Y1, X1), after(x, y, t, a, b, X1, Y1)),
        ],
        model={**MODEL, "x": 4, "y": 5, "t": 0, "a": 0, "b": 0},
    )


@lemma
def imitation_obeys() -> Claim:
    """These states obey the rule of the game."""
    state, turned = (X, Y, T, A, B), (Y, X, T, A, B)
    names, back = dict(zip("xytab", state, strict=True)), dict(zip("xytab", turned, strict=True))
    return claim(
        MEX, rule(lost),
        [
            _fails(rule(lost), *state), imitation_safe_low(**names), imitation_safe_low(**back),
            imitation_reaches_low(**names), imitation_reaches_low(**back), imitation_moves_mirror(**names),
            imitation_moves_mirror(**back), _as(state, turned), _as(turned, state),
        ],
        model=SMALL,
    )


@lemma
def imitation_start() -> Claim:
    """A starting position is one of these states if and only if it is a pair."""
    start = lost(x, y, ZERO, ZERO, ZERO)
    return claim(
        MEX, iff(start, paired(x, y)),
        [
            witness(start, n0), instance(paired(x, y), n0), witness(paired(x, y), n1), instance(start, n1),
            instance(LINK, n1),
        ],
        model={**MODEL, "x": 3, "y": 5},
    )


@lemma
def imitation_nim() -> Claim:
    """The P-positions of (m,p)-Imitation Nim, treated as starting positions, are {{x_n, y_n} | n >= 0}, where x_n is
    the least number that is none of x_i and y_i, i < n, and y_n = x_n + m floor(n/p).
    """
    return claim(
        [*MEX, rule(Imi), board(x, y)], iff(Imi(x, y, ZERO, ZERO, ZERO), paired(x, y)),
        [
            imitation_obeys(), imitation_start(),
            imitation_determined(Set=Lambda([x, y, t, a, b], lost(x, y, t, a, b)), t=ZERO, a=ZERO, b=ZERO),
        ],
        model={**SMALL, "x": 2, "y": 4},
    )


@lemma
def imitation_is_wythoff() -> Claim:
    """The P-positions of (m,p)-Imitation Nim, treated as starting positions, are those of (m,p)-Wythoff Nim."""
    return claim(
        [*MEX, INDEX, RULE, rule(Imi), board(x, y)], iff(Imi(x, y, ZERO, ZERO, ZERO), P(x, y)),
        [imitation_nim(), diagonal_blocking()],
        model={**SMALL, "P": "(m,p)WN", "x": 2, "y": 4},
    )
