"""Are the pairs of an automaton those of a mex rule, for ever?

The rule: x_n is the least number in no pair before, y_n = s x_n + g(n) with g(n) = t n + m floor(n / p). A symmetric
set is {(x_n, y_n), (y_n, x_n)} if and only if

 1. every row holds exactly one position: each number is in exactly one pair;
 2. y - s x >= 0 for its positions with x <= y;
 3. y - s x = d for exactly as many of them as there are n with g(n) = d;
 4. y - s x does not decrease from one of them to another with a larger x.

For, by 1, order the pairs by x; by 3 and 4 number n has y - s x = g(n), and as g does not decrease, y increases with x.
The numbers in pairs before number n are then all numbers below x_n and some above it, but not x_n: by 1 it is
in no other pair, and a number below x_n that is in a later pair would be its smaller or its larger half, both at least
x_n. The other way round the rule's own pairs have 1 to 4. Each of the four is a question to finite automata.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from verifier.automata.decide import STATES, DecidedSet, TooLargeError
from verifier.certificate.check.automaton import Vector

__all__ = ["is_mex_rule"]

SURE = "sure"  # a form is in the forbidden range for ever


def is_mex_rule(known: DecidedSet, s: int, t: int, m: int = 0, p: int = 1) -> bool:
    """Decided for all n; `TooLargeError` if an automaton outgrows its limit."""
    if not known.symmetric or known.lines(0).constant != 1:
        return False
    if t:
        period, wanted = t * p + m, {t * r: 1 for r in range(p)}
    else:
        period, wanted = m or 1, {0: p}
    if not known.differences_are(period, wanted, times=s):
        return False
    return not _negative(known, s) and not _decreases(known, s)


def _after(known: DecidedSet, v: Any, parts: tuple[tuple[int, int, int], ...], most: int) -> Any:
    """A form's carry after the edges of its numbers, as (coefficient, letter, digit); None if it is <= `most` for ever.

    `SURE` if it is > `most` for ever (Lemma 2 of the checker).
    """
    if v is SURE:
        return v
    numeration = known.numeration
    new, plus, minus = numeration.shift(v), [0] * len(v), [0] * len(v)
    for times, letter, digit in parts:
        edge = numeration.first[letter] + digit
        new = [a + times * b for a, b in zip(new, numeration.before[edge], strict=True)]
        (plus if times > 0 else minus)[numeration.target[edge]] += abs(times)
    w: Vector = tuple(new)
    if numeration.above(tuple(-a for a in w), tuple(plus), -most - 1):
        return None
    return SURE if numeration.above(w, tuple(minus), most) else w


S = TypeVar("S", bound=tuple[Any, ...])


def _reached(start: S, following: Callable[[S], Iterator[S]]) -> Iterator[S]:
    """All states that are reached from the start; a carry None, the last of a state, is a dead end."""
    seen, order = {start}, [start]
    for state in order:
        yield state
        for after in following(state):
            if after[-1] is not None and after not in seen:
                seen.add(after)
                order.append(after)
        if len(order) > STATES:
            raise TooLargeError


def _negative(known: DecidedSet, s: int) -> bool:
    """Is s x - y > 0 for some accepted x <= y?"""
    pairs = known.pairs

    def following(state: tuple[int, int, Any]) -> Iterator[tuple[int, int, Any]]:
        p, side, v = state
        x, y = pairs.letters[p]
        for a, b, target in pairs.out[p]:
            now = side or (b > a) - (b < a)
            if now >= 0:
                yield target, now, _after(known, v, ((s, x, a), (-1, y, b)), 0)

    start: tuple[int, int, Any] = (0, 0, known.numeration.zero)
    states = _reached(start, following)
    return any(pairs.accept[p] and (v is SURE or sum(v) > 0) for p, _, v in states)


def _decreases(known: DecidedSet, s: int) -> bool:
    """Is (y - s x) - (w - s z) > 0 for some accepted x <= y and z <= w with x < z?"""
    pairs = known.pairs

    def following(state: tuple[int, int, int, int, bool, Any]) -> Iterator[tuple[int, int, int, int, bool, Any]]:
        p, q, one, two, less, v = state
        (x, y), (z, w) = pairs.letters[p], pairs.letters[q]
        for a, b, after_p in pairs.out[p]:
            side = one or (b > a) - (b < a)
            if side < 0:
                continue
            for c, d, after_q in pairs.out[q]:
                other = two or (d > c) - (d < c)
                if other < 0 or (not less and c < a):
                    continue
                after = _after(known, v, ((1, y, b), (-s, x, a), (-1, w, d), (s, z, c)), 0)
                yield after_p, after_q, side, other, less or c > a, after

    start: tuple[int, int, int, int, bool, Any] = (0, 0, 0, 0, False, known.numeration.zero)
    states = _reached(start, following)
    return any(
        less and pairs.accept[p] and pairs.accept[q] and (v is SURE or sum(v) > 0) for p, q, _, _, less, v in states
    )
