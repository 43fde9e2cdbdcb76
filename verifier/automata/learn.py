"""Learning an automaton for a set of pairs from what is known of it (Angluin's L*, with blocks of the board).

A prefix of digits of (x, y) governs, for each n, the block of positions that n more digits can reach: a rectangle of
|s^n(a)| x |s^n(b)| cells, where a and b are the letters that the prefix ends in. Two prefixes with the same letters and
the same blocks for n = 0 .. depth are taken for one state, until a wrong answer asks for a longer suffix that tells
them apart: the suffix is found along the run of the automaton (Rivest and Schapire), and the states are made again.

Everything here guesses. Where the board ends, a state that agrees with another as far as is known is taken for it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from time import process_time

import numpy as np
from numpy.typing import NDArray

from verifier.automata.dfa import Dfa, DigitPair, Ints, accepted_below, representation
from verifier.automata.oracle import NO, UNKNOWN, YES, Oracle, positions
from verifier.base.plural import counted
from verifier.certificate.check.automaton import Numeration, Vector
from verifier.games.rules import Position

__all__ = ["FailedError", "Learner"]

NOT_A_NUMBER = 3  # there is no such path of digits
COUNTEREXAMPLES = 30  # of one round
ROUNDS = 60


class FailedError(Exception):
    """No automaton: one sentence says why."""

    def __init__(self, why: str, out_of_time: bool = False) -> None:
        super().__init__(why)
        self.out_of_time = out_of_time


@dataclass(frozen=True)
class Prefix:
    """The letters that a prefix ends in, and its carries."""

    a: int
    b: int
    X: Vector
    Y: Vector


@dataclass
class Learner:
    """Learns from one oracle in one numeration; `suffixes` grow while it runs.

    After a prefix with the carries X and Y, a suffix of n digits leads to x = |M^n X| + r and y = |M^n Y| + s, where r
    depends on the suffix and the letter only: all suffixes are asked at once.
    """

    oracle: Oracle
    numeration: Numeration
    depth: int
    most_states: int = 1500
    deadline: float = float("inf")
    suffixes: list[tuple[DigitPair, ...]] = field(default_factory=list)
    rounds: int = 0

    def __post_init__(self) -> None:
        numeration = self.numeration
        self._matrix = np.array(numeration.matrix, np.int64)
        self._powers = [np.ones(len(numeration.images), np.int64)]  # |s^n(a)| for each letter a
        for _ in range(self.depth):
            self._powers.append(self._powers[-1] @ self._matrix)
        self._lengths = np.array(self._powers)
        self._prefixes: list[Prefix] = []
        self._next: list[dict[DigitPair, int]] = []
        self._accept: list[bool] = []
        self._ends = self._know([])

    def _read(self, prefix: Prefix, letter: DigitPair) -> Prefix:
        c, d = letter
        images, first, read = self.numeration.images, self.numeration.first, self.numeration.read
        a, b = prefix.a, prefix.b
        return Prefix(images[a][c], images[b][d], read(prefix.X, first[a] + c), read(prefix.Y, first[b] + d))

    def _added(self, letter: int, digits: Iterable[int]) -> int:
        """What a path of digits from a letter adds to a number; -1 if there is no such path."""
        images, carry = self.numeration.images, self.numeration.zero
        for digit in digits:
            if digit >= len(images[letter]):
                return -1
            carry = self.numeration.read(carry, self.numeration.first[letter] + digit)
            letter = images[letter][digit]
        return sum(carry)

    def _know(self, suffixes: list[tuple[DigitPair, ...]]) -> tuple[Ints, Ints, Ints]:
        """For each suffix of n digits: |s^n(a)| for each letter a, and what it adds to x and to y at each letter."""
        while len(self._powers) <= max(map(len, suffixes), default=0):
            self._powers.append(self._powers[-1] @ self._matrix)
        r = len(self.numeration.images)
        lengths = np.array([self._powers[len(suffix)] for suffix in suffixes], np.int64).reshape(-1, r)
        added = [
            np.array([[self._added(q, [one[i] for one in suffix]) for q in range(r)] for suffix in suffixes], np.int64)
            for i in (0, 1)
        ]
        return lengths, added[0].reshape(-1, r), added[1].reshape(-1, r)

    def _members(self, prefix: Prefix, ends: tuple[Ints, Ints, Ints]) -> NDArray[np.int8]:
        """What is known of the positions that suffixes lead to: `NO`, `YES`, `UNKNOWN`, or `NOT_A_NUMBER`."""
        lengths, to_x, to_y = ends
        if not len(lengths):
            return np.zeros(0, np.int8)
        x, y = to_x[:, prefix.a], to_y[:, prefix.b]
        said = self.oracle.members(lengths @ np.array(prefix.X) + x, lengths @ np.array(prefix.Y) + y)
        said[(x < 0) | (y < 0)] = NOT_A_NUMBER
        return said

    def _signature(self, prefix: Prefix) -> tuple[object, ...]:
        X, Y = (self._lengths @ np.array(prefix.X)).tolist(), (self._lengths @ np.array(prefix.Y)).tolist()
        wide, high = self._lengths[:, prefix.a].tolist(), self._lengths[:, prefix.b].tolist()
        blocks = [self.oracle.block(*corner) for corner in zip(X, wide, Y, high, strict=True)]
        return (prefix.a, prefix.b), *blocks, self._members(prefix, self._ends).tobytes()

    def _build(self) -> Dfa:
        """The states by their signatures, explored from the empty prefix."""
        images = self.numeration.images
        self._ends = self._know(self.suffixes)
        known: dict[tuple[object, ...], int] = {}
        self._prefixes, self._next, self._accept = [], [], []

        def state(prefix: Prefix) -> int:
            signature = self._signature(prefix)
            if signature in known:
                return known[signature]
            if None in signature or UNKNOWN in signature[-1]:  # type: ignore[operator]
                for other, n in known.items():
                    if _agree(signature, other):
                        return n
                raise FailedError(
                    "no finite automaton closes on the part of the board that was computed "
                    f"({counted(len(known), 'state')} and growing)"
                )
            known[signature] = len(self._prefixes)
            self._prefixes.append(prefix)
            self._accept.append(bool(signature[1]))
            self._next.append({})
            if len(known) > self.most_states:
                raise FailedError(f"more than {self.most_states} states")
            return known[signature]

        zero = self.numeration.zero
        state(Prefix(0, 0, zero, zero))
        for n, prefix in enumerate(self._prefixes):
            if process_time() > self.deadline:
                raise FailedError(f"out of time ({counted(len(known), 'state')})", out_of_time=True)
            for c in range(len(images[prefix.a])):
                for d in range(len(images[prefix.b])):
                    self._next[n][c, d] = state(self._read(prefix, (c, d)))
        if self._next[0][0, 0] != 0:
            raise FailedError("the empty prefix and a digit 0 differ: the known board is too small")
        rows = tuple(tuple((a, b, t) for (a, b), t in row.items()) for row in self._next)
        return Dfa(0, tuple(self._accept), rows).minimal()

    def wrong(self, dfa: Dfa) -> list[Position]:
        """Known positions about which an automaton is wrong, those with small x + y first."""
        size, accepted = accepted_below(dfa, self.numeration)
        n = min(size, self.oracle.size)
        accepted = accepted[((accepted >> 32) < n) & ((accepted & 0xFFFFFFFF) < n)]
        bad = np.setxor1d(accepted, self.oracle.below(n))
        order = np.argsort((bad >> 32) + (bad & 0xFFFFFFFF), kind="stable")[: 6 * COUNTEREXAMPLES]
        return positions(bad[order])

    def refine(self, wrong: list[Position]) -> bool:
        """New suffixes from positions about which the last automaton was wrong; were there any?"""
        before = len(self.suffixes)
        for x, y in wrong:
            word = [(c, d) for c, d in representation(self.numeration, x, y)]
            run: list[int] = [0]
            for letter in word:
                run.append(self._next[run[-1]][letter])
            tails = [tuple(word[n:]) for n in range(len(run))]
            said = [
                int(self._members(self._prefixes[state], self._know([tail]))[0])
                for state, tail in zip(run, tails, strict=True)
            ]
            for n in range(len(word) - 1, -1, -1):
                if {said[n], said[n + 1]} == {NO, YES}:
                    suffix = tuple(word[n + 1 :])
                    if suffix not in self.suffixes:
                        self.suffixes.append(suffix)
                    break
            if len(self.suffixes) - before >= COUNTEREXAMPLES:
                break
        return len(self.suffixes) > before

    def learn(self, progress: Callable[[str], None] = lambda _: None) -> Dfa:
        """An automaton that is right about everything known, or `FailedError`."""
        while self.rounds < ROUNDS:
            self.rounds += 1
            dfa = self._build()
            wrong = self.wrong(dfa)
            progress(f"round {self.rounds}: {counted(len(dfa), 'state')}" + (f", wrong at {wrong[0]}" if wrong else ""))
            if not wrong:
                return dfa
            if not self.refine(wrong):
                raise FailedError(
                    f"a guess with {counted(len(dfa), 'state')} is wrong at {wrong[0]}, and no suffix tells why"
                )
        raise FailedError(f"{ROUNDS} rounds of learning")


def _agree(signature: tuple[object, ...], other: tuple[object, ...]) -> bool:
    """Is a signature another one, as far as it is known?"""
    if any(a is not None and a != b for a, b in zip(signature[:-1], other[:-1], strict=True)):
        return False
    one, two = np.frombuffer(signature[-1], np.int8), np.frombuffer(other[-1], np.int8)  # type: ignore[call-overload]
    return bool(((one == two) | (one == UNKNOWN)).all())
