"""Learning an automaton for a set of pairs from what is known of it (Angluin's L*, with blocks of the board).

A prefix of digits of (x, y) governs, for each n, the block of positions that n more digits can reach: a rectangle of
|s^n(a)| x |s^n(b)| cells, where a and b are the letters that the prefix ends in. Two prefixes with the same letters and
the same blocks for n = 0 .. depth are taken for one state, until a wrong answer asks for a longer suffix that tells
them apart: the suffix is found along the run of the automaton (Rivest and Schapire), and the states are made again.

Everything here guesses. Where the board ends, a state that agrees with another as far as is known is taken for it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from time import process_time

import numpy as np

from verifier.automata.dfa import Dfa, Ints, Letter, accepted_below, representation
from verifier.automata.oracle import Oracle, positions
from verifier.certificate.check.automaton import Numeration
from verifier.games.rules import Position

__all__ = ["FailedError", "Learner"]

NOT_A_NUMBER = b"-"
COUNTEREXAMPLES = 30  # of one round
ROUNDS = 60


class FailedError(Exception):
    """No automaton: one sentence says why."""


@dataclass(frozen=True)
class Prefix:
    """The letters that a prefix ends in, and its carries."""

    a: int
    b: int
    X: Ints
    Y: Ints


@dataclass
class Learner:
    """Learns from one oracle in one numeration; `suffixes` grow while it runs."""

    oracle: Oracle
    numeration: Numeration
    depth: int
    most_states: int = 1500
    deadline: float = float("inf")
    suffixes: list[tuple[Letter, ...]] = field(default_factory=list)
    rounds: int = 0

    def __post_init__(self) -> None:
        numeration = self.numeration
        self._matrix = np.array(numeration.matrix, np.int64)
        self._before = np.array(numeration.before, np.int64)
        self._lengths = [np.ones(len(numeration.images), np.int64)]
        for _ in range(self.depth):
            self._lengths.append(self._lengths[-1] @ self._matrix)
        self._prefixes: list[Prefix] = []
        self._next: list[dict[Letter, int]] = []
        self._accept: list[bool] = []

    def _read(self, prefix: Prefix, letter: Letter) -> Prefix | None:
        c, d = letter
        images, first = self.numeration.images, self.numeration.first
        if c >= len(images[prefix.a]) or d >= len(images[prefix.b]):
            return None
        X = self._matrix @ prefix.X + self._before[first[prefix.a] + c]
        Y = self._matrix @ prefix.Y + self._before[first[prefix.b] + d]
        return Prefix(images[prefix.a][c], images[prefix.b][d], X, Y)

    def _member(self, prefix: Prefix, suffix: tuple[Letter, ...]) -> bytes | None:
        """b"" or not for "no" and "yes", None for "not known"."""
        at: Prefix | None = prefix
        for letter in suffix:
            at = self._read(at, letter) if at else None
        return self.oracle.block(int(at.X.sum()), 1, int(at.Y.sum()), 1) if at else NOT_A_NUMBER

    def _signature(self, prefix: Prefix) -> tuple[object, ...]:
        parts: list[object] = [(prefix.a, prefix.b)]
        for length in self._lengths:
            x, y = int(length @ prefix.X), int(length @ prefix.Y)
            parts.append(self.oracle.block(x, int(length[prefix.a]), y, int(length[prefix.b])))
        parts += [self._member(prefix, suffix) for suffix in self.suffixes]
        return tuple(parts)

    def _build(self) -> Dfa:
        """The states by their signatures, explored from the empty prefix."""
        images = self.numeration.images
        zero = np.zeros(len(images), np.int64)
        known: dict[tuple[object, ...], int] = {}
        self._prefixes, self._next, self._accept = [], [], []

        def state(prefix: Prefix) -> int:
            signature = self._signature(prefix)
            if signature in known:
                return known[signature]
            if None in signature:
                for other, n in known.items():
                    if all(a is None or a == b for a, b in zip(signature, other, strict=True)):
                        return n
                raise FailedError(f"no closure on the known board ({len(known)} states)")
            known[signature] = len(self._prefixes)
            self._prefixes.append(prefix)
            self._accept.append(bool(signature[1]))
            self._next.append({})
            if len(known) > self.most_states:
                raise FailedError(f"more than {self.most_states} states")
            return known[signature]

        state(Prefix(0, 0, zero, zero))
        for n, prefix in enumerate(self._prefixes):
            if process_time() > self.deadline:
                raise FailedError(f"out of time ({len(known)} states)")
            for c in range(len(images[prefix.a])):
                for d in range(len(images[prefix.b])):
                    after = self._read(prefix, (c, d))
                    assert after is not None
                    self._next[n][c, d] = state(after)
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
            said = [self._member(self._prefixes[state], tuple(word[n:])) for n, state in enumerate(run)]
            for n in range(len(word) - 1, -1, -1):
                one, two = said[n], said[n + 1]
                if one is not None and two is not None and bool(one) != bool(two):
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
            progress(f"round {self.rounds}: {len(dfa)} states" + (f", wrong at {wrong[0]}" if wrong else ""))
            if not wrong:
                return dfa
            if not self.refine(wrong):
                raise FailedError(f"a guess with {len(dfa)} states is wrong at {wrong[0]}, and no suffix tells why")
        raise FailedError(f"{ROUNDS} rounds of learning")
