"""What a mathematician asks first, decided for ever from an automaton: lines, differences, the n-th pair.

All answers are about the set that the automaton accepts, and exact: each is the output of a deterministic automaton
that reads one number, all of whose states are explored. (That the set is the set of P-positions is the checker's word.)
Counts are saturated: `most` stands for "finitely many, at least `most`". Lines with infinitely many are told apart.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from verifier.automata.dfa import Dfa, representation
from verifier.certificate.check.automaton import Certificate, Machine, Numeration, Pairs, Vector
from verifier.claims.automatic import AutomatonJson
from verifier.games.rules import Position

__all__ = ["DecidedSet", "LineCounts", "Progression", "TooLargeError"]

STATES = 60_000
MOST = 20  # P-positions of a line that are told apart


class TooLargeError(Exception):
    """A question whose automaton outgrows `STATES`."""


@dataclass(frozen=True)
class LineCounts:
    """How many P-positions the lines number 0, 1, 2, ... hold: `values[count]` are the least line with that count and
    whether only finitely many lines have it; `endless` are these two of the lines with infinitely many."""

    values: dict[int, tuple[int, bool]]
    most: int
    endless: tuple[int, bool] | None = None

    @property
    def constant(self) -> int | None:
        """The count, if all lines have the same one and it is not saturated."""
        one = len(self.values) == 1 and self.most not in self.values and self.endless is None
        return next(iter(self.values)) if one else None


@dataclass(frozen=True)
class Progression:
    """The differences y - x >= 0 that occur are start, start + step, start + 2 step, ..., each once."""

    start: int
    step: int


@dataclass(frozen=True)
class DecidedSet:
    """An automaton with its numeration, to be asked."""

    images: tuple[tuple[int, ...], ...]
    dfa: Dfa

    @cached_property
    def numeration(self) -> Numeration:
        return Numeration([list(image) for image in self.images])

    @cached_property
    def pairs(self) -> Pairs:
        rows, accept = self.dfa.rows, self.dfa.accept
        return Pairs.explore(
            self.numeration,
            self.dfa.start,
            lambda state: accept[state],
            lambda state, a, c, b, d: rows[state].get((c, d)),
        )

    def contains(self, x: int, y: int) -> bool:
        return self.dfa.accepts(self.numeration, x, y)

    # --- one number read, the other guessed ---------------------------------------------------------------------

    def _one_number(
        self,
        start: Any,
        step: Callable[[Any, int, int], Iterator[Any]],
        weight: Callable[[Any], int],
        most: int,
    ) -> tuple[Machine, list[int]]:
        """The machine that reads a number t and tells how many guessed paths have weight 1, saturated at `most`.

        Its output is `most + 1` where they are infinitely many. `step(state, letter, digit)` yields the states after a
        digit of t. A guessed number may be longer than t: digits 0 are read in front until nothing changes, which ends
        because counts only grow. Returns the machine and, for each of its states, the least number that was seen to
        reach it.
        """
        images = self.numeration.images
        endless = most + 1
        memo: dict[tuple[Any, int, int], list[Any]] = {}

        def targets(state: Any, letter: int, digit: int) -> list[Any]:
            key = (state, letter, digit)
            if key not in memo:
                memo[key] = list(step(state, letter, digit))
            return memo[key]

        def after(vector: tuple[tuple[Any, int], ...], letter: int, digit: int) -> tuple[tuple[Any, int], ...]:
            new: dict[Any, int] = {}
            for state, times in vector:
                for target in targets(state, letter, digit):
                    before = new.get(target, 0)
                    new[target] = endless if endless in (times, before) else min(most, before + times)
            return tuple(sorted(new.items()))

        vector: tuple[tuple[Any, int], ...] = ((start, 1),)
        for _ in range(STATES):
            more = after(vector, 0, 0)
            if more == vector:
                break
            vector = more
        else:
            raise TooLargeError
        unbounded = _after_cycles({state: targets(state, 0, 0) for state, _ in vector}, start)
        vector = tuple([(state, endless if state in unbounded else times) for state, times in vector])
        first = (0, vector)
        number, order, carries = {first: 0}, [first], [self.numeration.zero]
        machine = Machine()
        for n, (letter, vector) in enumerate(order):
            counts = [times for state, times in vector if weight(state)]
            machine.output.append(endless if endless in counts else min(most, sum(counts)))
            row = []
            for digit, target in enumerate(images[letter]):
                key = (target, after(vector, letter, digit))
                if key not in number:
                    number[key] = len(order)
                    order.append(key)
                    carries.append(self.numeration.read(carries[n], self.numeration.first[letter] + digit))
                    if len(order) > STATES:
                        raise TooLargeError
                row.append(number[key])
            machine.next.append(tuple(row))
        return machine, [sum(carry) for carry in carries]

    def _counts(self, machine: Machine, least: list[int], most: int) -> LineCounts:
        """Which outputs occur, where first, and whether for infinitely many numbers."""
        reached = _infinite(machine)
        values: dict[int, tuple[int, bool]] = {}
        for state, output in enumerate(machine.output):
            first, finite = values.get(output, (least[state], True))
            values[output] = (min(first, least[state]), finite and state not in reached)
        endless = values.pop(most + 1, None)
        return LineCounts(dict(sorted(values.items())), most, endless)

    def lines(self, axis: int, most: int = MOST, upper: bool = False) -> LineCounts:
        """How many accepted (x, y) each row x (axis 0) or column y (axis 1) has; `upper`: y >= x only."""
        machine, least = self._lines(axis, most, upper)
        return self._counts(machine, least, most)

    def _lines(self, axis: int, most: int, upper: bool) -> tuple[Machine, list[int]]:
        pairs = self.pairs

        def step(state: Any, letter: int, digit: int) -> Iterator[Any]:
            p, order = state
            for a, b, target in pairs.out[p]:
                if (a if axis == 0 else b) == digit:
                    yield target, order or (b > a) - (b < a) if upper else 0

        def weight(state: Any) -> int:
            p, order = state
            return int(pairs.accept[p] and order >= 0)

        return self._one_number((0, 0), step, weight, most)

    def _differences(self, most: int, times: int = 1) -> tuple[Machine, list[int]]:
        """How many accepted (x, y) have y - times * x = t: its carry must be able to come back to 0 (Lemma 2)."""
        pairs, numeration = self.pairs, self.numeration
        r = len(self.images)

        def dead(v: Vector, x: int, y: int, t: int) -> bool:
            plus, minus = [0] * r, [0] * r
            plus[y] += 1
            minus[x] += times
            minus[t] += 1
            return numeration.above(v, tuple(minus), 0) or numeration.above(tuple(-a for a in v), tuple(plus), 0)

        def step(state: Any, letter: int, digit: int) -> Iterator[Any]:
            p, v = state
            x, y = pairs.letters[p]
            shifted = numeration.shift(v)
            taken = numeration.before[numeration.first[letter] + digit]
            for a, b, target in pairs.out[p]:
                up, down = numeration.before[numeration.first[y] + b], numeration.before[numeration.first[x] + a]
                w = tuple([s + u - times * d - e for s, u, d, e in zip(shifted, up, down, taken, strict=True)])
                if not dead(w, self.images[x][a], self.images[y][b], self.images[letter][digit]):
                    yield target, w

        return self._one_number(
            (0, numeration.zero), step, lambda state: int(pairs.accept[state[0]] and sum(state[1]) == 0), most
        )

    def diagonals(self, most: int = MOST) -> LineCounts:
        """How many accepted (x, y) have y - x = t, for t = 0, 1, 2, ..."""
        machine, least = self._differences(most)
        return self._counts(machine, least, most)

    def on_diagonal(self, t: int, most: int = 2) -> int:
        """How many accepted (x, y) have y - x = t, saturated."""
        machine, _ = self._differences(most)
        state = 0
        for (digit,) in representation(self.numeration, t):
            state = machine.next[state][digit]
        return machine.output[state]

    def differences_are(self, period: int, wanted: dict[int, int], times: int = 1) -> bool:
        """Is y - times * x = t, for each t >= 0, for exactly wanted[t mod period] accepted (x, y)? (0 if not there.)"""
        machine, _ = self._differences(max(wanted.values()) + 1, times)
        first = (0, 0, self.numeration.zero)
        seen, order = {first}, [first]
        for state, letter, residue in order:
            if machine.output[state] != wanted.get(sum(residue) % period, 0):
                return False
            for digit, target in enumerate(self.images[letter]):
                rest = self.numeration.read(residue, self.numeration.first[letter] + digit)
                key = (machine.next[state][digit], target, tuple([a % period for a in rest]))
                if key not in seen:
                    seen.add(key)
                    order.append(key)
                    if len(order) > STATES:
                        raise TooLargeError
        return True

    def progression(self) -> Progression | None:
        """The arithmetic progression of the differences, if they are one and each occurs once; decided for all t."""
        machine, _ = self._differences(2)
        images = self.images
        start = step = None
        for t in range(400):
            state = 0
            for (digit,) in representation(self.numeration, t):
                state = machine.next[state][digit]
            if machine.output[state] == 1:
                if start is None:
                    start = t
                else:
                    step = t - start
                    break
        if start is None or step is None:
            return None
        # Side by side: the count, t modulo the step, and t itself while it is below the start.
        first: tuple[int, int, Vector, Vector | None] = (0, 0, self.numeration.zero, self.numeration.zero)
        seen, order = {first}, [first]
        for state, letter, residue, small in order:
            below = small is not None and sum(small) < start
            wanted = int(not below and (sum(residue) - start) % step == 0)
            if machine.output[state] != wanted:
                return None
            for digit, target in enumerate(images[letter]):
                edge = self.numeration.first[letter] + digit
                rest = tuple(a % step for a in self.numeration.read(residue, edge))
                exact = self.numeration.read(small, edge) if small is not None else None
                key = (machine.next[state][digit], target, rest, exact if exact and sum(exact) < start else None)
                if key not in seen:
                    seen.add(key)
                    order.append(key)
        return Progression(start, step)

    @cached_property
    def symmetric(self) -> bool:
        """Is (x, y) accepted exactly if (y, x) is?"""
        rows = self.dfa.rows
        first = (self.dfa.start, self.dfa.start, 0, 0)
        seen, order = {first}, [first]
        for one, two, a, b in order:
            if (one >= 0 and self.dfa.accept[one]) != (two >= 0 and self.dfa.accept[two]):
                return False
            for c, after_a in enumerate(self.images[a]):
                for d, after_b in enumerate(self.images[b]):
                    s = rows[one].get((c, d), -1) if one >= 0 else -1
                    t = rows[two].get((d, c), -1) if two >= 0 else -1
                    key = (s, t, after_a, after_b)
                    if (s >= 0 or t >= 0) and key not in seen:
                        seen.add(key)
                        order.append(key)
        return True

    # --- the n-th pair ------------------------------------------------------------------------------------------

    def nth(self, n: int) -> Position | None:
        """The n-th accepted (x, y), y >= x, by x and then y, from 0; None if a row is infinite or there are fewer."""
        rows = self.lines(0, most=1, upper=True)
        if rows.endless is not None or rows.values.get(1, (0, True))[1]:  # or only finitely many rows hold one
            return None
        pairs, images = self.pairs, self.images
        states = range(len(pairs.letters))
        completions: list[dict[tuple[int, int], int]] = [
            {(p, g): int(pairs.accept[p] and g >= 0) for p in states for g in (-1, 0, 1)}
        ]

        def side(g: int, a: int, b: int) -> int:
            return g or (b > a) - (b < a)

        def longer(below: dict[tuple[int, int], int], x: int | None = None) -> dict[tuple[int, int], int]:
            return {
                (p, g): sum([below[t, side(g, a, b)] for a, b, t in pairs.out[p] if x is None or a == x])
                for p in states
                for g in (-1, 0, 1)
            }

        # Enough digits: when more than n pairs have both numbers below |s^k(0)|, the n-th has its x below it, and its
        # y has at most `room` digits more.
        while len(completions) < 2 or completions[-1][0, 0] <= n:
            completions.append(longer(completions[-1]))
            if len(completions) > 20_000:
                return None
        for _ in range(self.room()):
            completions.append(longer(completions[-1]))
        vector: dict[tuple[int, int], int] = {(0, 0): 1}
        letter, carry, left = 0, self.numeration.zero, n
        digits = []
        for k in range(len(completions) - 2, -1, -1):
            for c in range(len(images[letter])):
                new: dict[tuple[int, int], int] = {}
                for (p, g), times in vector.items():
                    for a, b, t in pairs.out[p]:
                        if a == c:
                            key = (t, side(g, a, b))
                            new[key] = new.get(key, 0) + times
                total = sum(times * completions[k][key] for key, times in new.items())
                if left < total:
                    break
                left -= total
            else:
                return None
            carry = self.numeration.read(carry, self.numeration.first[letter] + c)
            letter, vector = images[letter][c], new
            digits.append(c)
        ends = [completions[0]]
        for c in reversed(digits):
            ends.append(longer(ends[-1], c))
        p, g, other = 0, 0, self.numeration.zero
        for k, c in zip(range(len(digits) - 1, -1, -1), digits, strict=True):
            for a, b, t in sorted(pairs.out[p], key=lambda edge: edge[1]):
                if a != c:
                    continue
                total = ends[k][t, side(g, a, b)]
                if left < total:
                    break
                left -= total
            other = self.numeration.read(other, self.numeration.first[pairs.letters[p][1]] + b)
            p, g = t, side(g, a, b)
        return sum(carry), sum(other)

    def room(self) -> int:
        """No y of a finite row has more than so many digits more than x.

        While the digits of x are still 0, a run that comes back to a state after a digit of y that is not 0 could do so
        as often as it likes, and the row would be infinite. So it meets no state twice.
        """
        reached = {0}
        todo = [0]
        while todo:
            for a, _, target in self.pairs.out[todo.pop()]:
                if a == 0 and target not in reached:
                    reached.add(target)
                    todo.append(target)
        return len(reached) + 1

    def first(self, count: int, end: int = 2000) -> list[Position]:
        """The first accepted pairs with y >= x, by x and then y, as far as x < end shows them."""
        found: list[Position] = []
        for x in range(end):
            found += [(x, y) for y in self.on_row(x, count - len(found))]
            if len(found) == count:
                break
        return found

    def on_row(self, x: int, count: int) -> list[int]:
        """The first y >= x, `count` at the most, such that (x, y) is accepted.

        A y of a finite row has at most `room` digits more than x. In an infinite row a run comes back to a state while
        the digits of x are still 0, after at most `room` digits, and can do so again and again: every `room` digits
        more there is one more y.
        """
        digits = [digit for (digit,) in representation(self.numeration, x)]
        found: list[int] = []
        while True:
            digits = [0] * self.room() + digits
            more = self._on_row(digits, x, count)
            if len(more) in (len(found), count):
                return more
            found = more

    def _on_row(self, digits: list[int], x: int, count: int) -> list[int]:
        """The same of the y that have at most so many digits as x is given with."""
        pairs, numeration = self.pairs, self.numeration
        alive = [{p for p, accept in enumerate(pairs.accept) if accept}]
        for digit in reversed(digits):
            alive.append(
                {p for p, out in enumerate(pairs.out) if any(a == digit and t in alive[-1] for a, _, t in out)}
            )
        found: list[int] = []
        todo = [(0, 0, numeration.zero)] if 0 in alive[-1] else []
        while todo and len(found) < count:
            p, k, carry = todo.pop()
            if k < len(digits):
                first = numeration.first[pairs.letters[p][1]]
                edges = sorted((b, t) for a, b, t in pairs.out[p] if a == digits[k] and t in alive[len(digits) - k - 1])
                todo += [(t, k + 1, numeration.read(carry, first + b)) for b, t in reversed(edges)]
            elif sum(carry) >= x:
                found.append(sum(carry))
        return found


def _after_cycles(following: dict[Any, list[Any]], start: Any) -> set[Any]:
    """The states that infinitely many paths reach: on a cycle or after one, but for `start` once to itself."""
    edges = {state: list(targets) for state, targets in following.items()}
    edges[start].remove(start)
    degree = Counter(target for targets in edges.values() for target in targets)
    todo = [state for state in edges if not degree[state]]
    left = set(edges)
    while todo:
        state = todo.pop()
        left.discard(state)
        for target in edges[state]:
            degree[target] -= 1
            if not degree[target]:
                todo.append(target)
    return left  # what remains is on a cycle or after one


def _infinite(machine: Machine) -> set[int]:
    """The states that infinitely many numbers reach; 0 in front of a number leads from state 0 to itself."""
    return _after_cycles({state: list(row) for state, row in enumerate(machine.next)}, 0)


def known(certificate: AutomatonJson) -> DecidedSet:
    """The automaton of `automaton.json`."""
    Certificate.read(certificate)
    images = tuple(tuple(image) for image in certificate["substitution"])
    return DecidedSet(images, Dfa.from_json(certificate["dfa"]))
