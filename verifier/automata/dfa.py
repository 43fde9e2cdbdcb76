"""Automata as values: minimising, comparing with what is known, and the pairs that one accepts."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from verifier.certificate.check.automaton import Numeration, leading_to
from verifier.claims.automatic import DfaJson, TransitionRows, dfa_json

__all__ = ["Dfa", "Ints", "accepted_below", "lengths", "representation"]

Ints = NDArray[np.int64]
DigitPair = tuple[int, int]


@dataclass(frozen=True)
class Dfa:
    """`next[n]` are the transitions (digit of x, digit of y, target) of state n; without one it rejects for ever."""

    start: int
    accept: tuple[bool, ...]
    next: TransitionRows

    def __len__(self) -> int:
        return len(self.accept)

    @cached_property
    def rows(self) -> tuple[dict[DigitPair, int], ...]:
        return tuple({(a, b): target for a, b, target in row} for row in self.next)

    def to_json(self) -> DfaJson:
        return dfa_json(self.start, self.accept, self.next)

    @classmethod
    def from_json(cls, data: Any) -> Dfa:
        rows = tuple(tuple((a, b, t) for a, b, t in row) for row in data["next"])
        return cls(data["start"], tuple(bool(a) for a in data["accept"]), rows)

    def minimal(self) -> Dfa:
        """The smallest automaton for the same set, its states in the order in which they are first reached."""
        following = [[target for _, _, target in row] for row in self.next]
        alive = leading_to(following, (n for n, accept in enumerate(self.accept) if accept)) | {self.start}
        group, count = {n: int(self.accept[n]) for n in sorted(alive)}, 0
        while True:
            names: dict[Any, int] = {}
            new = {}
            for n in group:
                moves = tuple(sorted((a, b, group[t]) for a, b, t in self.next[n] if t in alive))
                new[n] = names.setdefault((group[n], moves), len(names))
            group = new
            if len(names) == count:
                break
            count = len(names)
        one = {g: n for n, g in reversed(group.items())}
        order, number = [group[self.start]], {group[self.start]: 0}
        rows: list[tuple[tuple[int, int, int], ...]] = []
        for g in order:
            kept: list[tuple[int, int, int]] = []
            for a, b, target in sorted(self.next[one[g]]):
                if target in alive:
                    if group[target] not in number:
                        number[group[target]] = len(order)
                        order.append(group[target])
                    kept.append((a, b, number[group[target]]))
            rows.append(tuple(kept))
        return Dfa(0, tuple(self.accept[one[g]] for g in order), tuple(rows))

    def accepts(self, numeration: Numeration, x: int, y: int) -> bool:
        """Is (x, y) accepted?"""
        state = self.start
        for a, b in representation(numeration, x, y):
            after = self.rows[state].get((a, b))
            if after is None:
                return False
            state = after
        return self.accept[state]


def lengths(numeration: Numeration, end: int) -> list[tuple[int, ...]]:
    """|s^n(a)| for all letters a, n = 0, 1, ..., until |s^n(0)| >= end."""
    result = [(1,) * len(numeration.images)]
    while result[-1][0] < end:
        result.append(tuple(sum(result[-1][b] for b in image) for image in numeration.images))
    return result


def representation(numeration: Numeration, *numbers: int) -> list[tuple[int, ...]]:
    """The digits of some numbers side by side, all with as many digits as the largest needs.

    >>> fibonacci = Numeration([[0, 1], [0]])
    >>> representation(fibonacci, 4, 7)
    [(0, 1), (1, 0), (0, 1), (1, 0)]
    """
    sizes = lengths(numeration, max(numbers) + 1)
    columns = []
    for number in numbers:
        letter, digits = 0, []
        for size in reversed(sizes[:-1]):
            c = 0
            while number >= size[numeration.images[letter][c]]:
                number -= size[numeration.images[letter][c]]
                c += 1
            digits.append(c)
            letter = numeration.images[letter][c]
        columns.append(digits)
    return list(zip(*columns, strict=True))


Reached = tuple[int, int, int]  # a state, and the letters of x and y


def _edges(dfa: Dfa, numeration: Numeration) -> dict[Reached, list[tuple[int, int, Reached]]]:
    """What is reached from the start, with its edges: an edge of x, one of y, and where they lead."""
    images, first = numeration.images, numeration.first
    edges: dict[Reached, list[tuple[int, int, Reached]]] = {}
    todo = [(dfa.start, 0, 0)]
    while todo:
        key = todo.pop()
        if key not in edges:
            state, a, b = key
            edges[key] = [
                (first[a] + c, first[b] + d, (target, images[a][c], images[b][d]))
                for c, d, target in dfa.next[state]
                if c < len(images[a]) and d < len(images[b])
            ]
            todo += [after for _, _, after in edges[key]]
    return edges


def accepted_below(dfa: Dfa, numeration: Numeration, most: int = 300_000, end: int = 1 << 20) -> tuple[int, Ints]:
    """(n, all accepted pairs with x, y < n as x << 32 | y, sorted), n as large as `most` such pairs allow.

    The accepted words of each length are counted first, from the end: only prefixes of such words are followed.
    """
    images = numeration.images
    edges = _edges(dfa, numeration)
    sizes = lengths(numeration, end)
    ways = [{key: int(dfa.accept[key[0]]) for key in edges}]
    while len(ways) < len(sizes):
        last = ways[-1]
        more = {key: sum([last[after] for _, _, after in row]) for key, row in edges.items()}
        if more[dfa.start, 0, 0] > most:
            break
        ways.append(more)
    matrix = np.array(numeration.matrix, np.int64).T
    before = np.array(numeration.before, np.int64)
    zero = np.zeros((1, len(images)), np.int64)
    layer = {(dfa.start, 0, 0): (zero, zero)}
    for left in reversed(ways[:-1]):
        parts: dict[tuple[int, int, int], list[tuple[Ints, Ints]]] = {}
        for key, (X, Y) in layer.items():
            X, Y = X @ matrix, Y @ matrix
            for X_edge, Y_edge, after in edges[key]:
                if left[after]:
                    parts.setdefault(after, []).append((X + before[X_edge], Y + before[Y_edge]))
        layer = {
            key: (np.concatenate([x for x, _ in part]), np.concatenate([y for _, y in part]))
            for key, part in parts.items()
        }
    size = sizes[len(ways) - 1][0]
    found = [(X.sum(1) << 32) + Y.sum(1) for (state, _, _), (X, Y) in layer.items() if dfa.accept[state]]
    return size, np.sort(np.concatenate(found)) if found else np.zeros(0, np.int64)
