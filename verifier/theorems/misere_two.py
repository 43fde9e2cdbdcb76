"""Misere WN^2: every pair, for ever, by the automata of misere and of normal play.

The checker accepts an automaton for each of the two games, for every position, in the system of base 1 + sqrt 2: its
substitution is 0 -> 001, 1 -> 0, so its places count q_0 = 1, q_1 = 3, q_2 = 7, and q_(k+1) = 2 q_k + q_(k-1). In which
positions do the two sets differ? `TURNS` is an automaton, written by hand, that says so, for x <= y:

- (0, 0) is P in normal play only, and (1,1)(0,0), which is (3, 3), in misere play only;
- (0,1)(1,0), which is (1, 3), in normal play only, and (0,2), which is (0, 2), in misere play only;
- (0,1)(1,1)^j and (0,1)(1,1)^(j-1)(2,2), j >= 1: these are (s, s + q_j) and (s + 1, s + 1 + q_j), where
  s = q_0 + ... + q_(j-1). For odd j the first is P in misere play only and the second in normal play only; for even j
  it is the other way round.

(Pairs of digits of x and y, the highest place first.) So the pair of normal play with the difference n stays, but for
n = 0, 2 and n = q_j, j >= 1, where it moves by (-1)^j along its diagonal. `decided` compares `TURNS` with the two
automata, in all states that are reached together: that decides it for all x and y.
"""

from __future__ import annotations

from dataclasses import replace

from verifier.automata.dfa import Dfa
from verifier.automata.find import Found
from verifier.games import families
from verifier.theorems.one_game import theorem

__all__ = ["BASE", "TURNS", "automata", "decided"]

BASE = ((0, 0, 1), (0,))
SECONDS = 60.0
DigitPair = tuple[int, int]
Both = tuple[int | None, int | None]

# State: (P in misere play only: 1, in normal play only: -1, else 0; where the digits of x and y lead). x <= y.
TURNS: dict[str, tuple[int, dict[DigitPair, str]]] = {
    "start": (-1, {(0, 0): "start", (0, 1): "first", (0, 2): "misere", (1, 1): "three"}),
    "first": (0, {(1, 0): "normal", (1, 1): "odd", (2, 2): "normal"}),
    "odd": (1, {(1, 1): "even", (2, 2): "misere"}),
    "even": (-1, {(1, 1): "odd", (2, 2): "normal"}),
    "three": (0, {(0, 0): "misere"}),
    "misere": (1, {}),
    "normal": (-1, {}),
}


def automata() -> tuple[Found, Found]:
    """The automata of misere and of normal WN^2, each accepted by the checker and compared with a board."""
    normal = families.blocking(1, 2)
    found = [theorem(rules, SECONDS).found for rules in (replace(normal, ending="misere"), normal)]
    if found[0] is None or found[1] is None:
        raise AssertionError("an automaton of WN^2 was not found in time")
    return found[0], found[1]


def decided(misere: Found, normal: Found) -> bool:
    """Does `TURNS` say of every x <= y in which of the two sets alone it is? The sets must be symmetric."""
    if misere.system.images != BASE or normal.system.images != BASE:
        return False
    start: tuple[Both, str | None, bool] = ((misere.dfa.start, normal.dfa.start), "start", False)
    seen, todo = {start}, [start]
    while todo:
        both, turn, less = todo.pop()
        alone = _accepts(misere.dfa, both[0]) - _accepts(normal.dfa, both[1])
        if alone != (TURNS[turn][0] if turn else 0):
            return False
        one, two = _steps(misere.dfa, both[0]), _steps(normal.dfa, both[1])
        following = TURNS[turn][1] if turn else {}
        for digits in {*one, *two, *following}:
            if not less and digits[0] > digits[1]:
                continue  # x > y
            reached = (
                (one.get(digits), two.get(digits)),
                following.get(digits),
                less or digits[0] < digits[1],
            )
            if reached not in seen:
                seen.add(reached)
                todo.append(reached)
    return True


def _accepts(dfa: Dfa, state: int | None) -> int:
    return int(state is not None and dfa.accept[state])


def _steps(dfa: Dfa, state: int | None) -> dict[DigitPair, int]:
    return {} if state is None else {(a, b): to for a, b, to in dfa.next[state]}
