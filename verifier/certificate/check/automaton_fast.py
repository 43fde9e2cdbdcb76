"""The automaton checker, compiled: for guesses and for large cases. It says what `automaton.prove` says, in everything.

Rules, numeration, classes of moves and option automata are those of `automaton`, and so are the first `FIRST` states of
the test: wrong guesses are refuted there. What grows largest is compiled by Numba: the sums of options (Lemma 4) and
the test of all reachable states (Lemma 5). The states are numbered in the same order there and here, so that even the
position at which a guess is refuted is the same. Machines are run side by side two at a time; the states of some of
them are what those of all leave of it, so no step is larger than the last. If a step outgrows a limit, the reference
decides.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from verifier.base.compiled import compiled_only
from verifier.certificate.check import automaton
from verifier.certificate.check.automaton import (
    BOARD,
    TERMINAL,
    TOO_MANY,
    Certificate,
    Machine,
    Mirror,
    Numeration,
    Options,
    RejectedError,
    Sizes,
    StateLimits,
    Sum,
)

__all__ = ["prove"]

Ints = NDArray[np.int64]
FIRST = 1000  # states that are looked at before anything is compiled


class _TooLargeError(Exception):
    """A step outgrew a limit: the reference has the word."""


@dataclass(frozen=True)
class _Table:
    """A machine as arrays: the transitions of state n are `next[offset[n]:offset[n + 1]]`."""

    output: Ints
    offset: Ints
    next: Ints

    @classmethod
    def of(cls, machine: Machine) -> _Table:
        sizes = [len(row) for row in machine.next]
        flat = [target for row in machine.next for target in row]
        offset = np.concatenate([[0], np.cumsum(sizes)]).astype(np.int64)
        return cls(np.array(machine.output, np.int64), offset, np.array(flat, np.int64))


def prove(certificate: Certificate, limits: StateLimits | None = None) -> Sizes:
    """Accept the certificate, or raise `RejectedError`, exactly as `automaton.prove` does.

    The steps that the reference counts are counted too; they are given back at the end, as if nothing had been done.
    """
    limits, numeration = limits or StateLimits(), certificate.numeration
    spent = numeration.spent
    try:
        return _prove(certificate, limits)
    except _TooLargeError:
        numeration.spent = spent
        return automaton.prove(certificate, limits)
    finally:
        numeration.spent = spent


def _prove(certificate: Certificate, limits: StateLimits) -> Sizes:
    rules, numeration, k = certificate.rules, certificate.numeration, certificate.rules.k
    machines = automaton.all_machines(certificate, limits)
    spent = numeration.spent
    try:
        most = min(FIRST, limits.product)
        return Sizes(certificate.states, automaton.explored(certificate, machines, most))
    except RejectedError as error:
        if str(error) != TOO_MANY or limits.product <= FIRST:
            raise
    numeration.spent = spent
    cells, member = _Table.of(machines[0]), _Table.of(machines[1])
    known: dict[int, tuple[_Table, Ints]] = {}
    tables: list[_Table] = []
    for one in machines[2:]:
        if isinstance(one, Sum):
            known[id(one)] = _determinised(numeration, one.options, one.k, limits)
            tables.append(known[id(one)][0])
        elif isinstance(one, Mirror):
            tables.append(_mirrored(numeration, *known[id(one.of)]))
    end = len(tables) // (2 if rules.misere else 1)
    sums, some = tables[:end], tables[end:]
    # One number says all of a state: cell, membership, the sum saturated at k, and whether there is an option.
    together = _pair(cells, member, 3, limits.product)  # cell + 3 * member
    together = _pair(together, _folded(sums, k, limits), 6, limits.product)
    radix = 6 * (k + 1)
    together = _pair(together, _folded(some, 1, limits), radix, limits.product)
    said = together.output
    cell, accepted = said % 3, said // 3 % 2
    wanted = cell == TERMINAL
    on_board = cell == BOARD
    wanted |= on_board & (said // 6 % (k + 1) < k) & ((said // radix > 0) | (not rules.misere))
    wrong = np.flatnonzero(wanted != accepted.astype(bool))
    looked = int(wrong[0]) + 1 if len(wrong) else len(said)
    _spend(numeration, 10 * (2 + len(tables)) * looked + 2 * int(together.offset[looked]), 0)
    if len(wrong):
        n = int(wrong[0])
        x, y = automaton._position(numeration, _origins(together), n)
        kind = "accepts" if accepted[n] else "does not accept"
        raise RejectedError(f"the automaton {kind} ({x}, {y}), against the rules and its own answers below", (x, y))
    return Sizes(certificate.states, len(said))


def _spend(numeration: Numeration, steps: int, kept: int) -> None:
    """Count what the reference would; where it would give up, it has the word."""
    try:
        numeration.spend(steps, kept)
    except RejectedError:
        raise _TooLargeError from None


def _origins(table: _Table) -> list[tuple[int, int]]:
    """For each state the first state, and the letter there, that leads to it: as it was found."""
    origin = [(0, 0)] * len(table.output)
    seen = np.zeros(len(table.output), np.bool_)
    seen[0] = True
    for n in range(len(table.output)):
        for letter, target in enumerate(table.next[table.offset[n] : table.offset[n + 1]].tolist()):
            if target >= 0 and not seen[target]:
                seen[target] = True
                origin[target] = (n, letter)
    return origin


def _folded(tables: list[_Table], most: int, limits: StateLimits) -> _Table | None:
    """Machines side by side, their outputs added and saturated."""
    result: _Table | None = None
    for table in tables:
        if result is None:
            result = table
            continue
        both = _pair(result, table, most + 1, limits.product)
        output = np.minimum(both.output % (most + 1) + both.output // (most + 1), most)
        result = _Table(output, both.offset, both.next)
    return result


def _pair(one: _Table, two: _Table | None, radix: int, most: int) -> _Table:
    """Both side by side: the output is that of the first plus `radix` times that of the second (None: always 0)."""
    if two is None:
        return one
    first, second, offset, after = _product(one.offset, one.next, two.offset, two.next, most)
    if not len(first):
        raise _TooLargeError
    return _Table(one.output[first] + radix * two.output[second], offset, after)


@compiled_only
def _product(
    offset_1: Ints, next_1: Ints, offset_2: Ints, next_2: Ints, most: int
) -> tuple[Ints, Ints, Ints, Ints]:  # pragma: no cover - compiled
    """The reachable pairs, in the order of `automaton.prove`; no states if there are more than `most`."""
    first, second = [np.int64(0)], [np.int64(0)]
    offset, after = [np.int64(0)], [np.int64(0)]
    after.pop()
    number = {np.int64(0): np.int64(0)}
    size_2 = np.int64(len(offset_2))
    n = 0
    while n < len(first):
        a, b = offset_1[first[n]], offset_2[second[n]]
        for letter in range(offset_1[first[n] + 1] - a):
            s, t = next_1[a + letter], next_2[b + letter]
            key = s * size_2 + t
            if s < 0:
                after.append(s)  # x > y in a symmetric game: not looked at
            elif key in number:
                after.append(number[key])
            else:
                number[key] = np.int64(len(first))
                after.append(np.int64(len(first)))
                first.append(s)
                second.append(t)
        offset.append(np.int64(len(after)))
        if len(first) > most:
            return np.zeros(0, np.int64), np.zeros(0, np.int64), np.zeros(0, np.int64), np.zeros(0, np.int64)
        n += 1
    return np.array(first), np.array(second), np.array(offset), np.array(after)


def _determinised(numeration: Numeration, options: Options, k: int, limits: StateLimits) -> tuple[_Table, Ints]:
    """All of `automaton.Sum`, and how many digits y may go on with at each state."""
    images = numeration.images
    widest = max(map(len, images))
    letters = widest * widest
    size = len(options.edges)
    starts = np.zeros(size * letters + 1, np.int64)
    targets: list[int] = []
    times: list[int] = []
    for n, row in enumerate(options.edges):
        for letter, edges in row.items():
            starts[n * letters + letter + 1] = len(edges)
    starts = np.cumsum(starts)
    for row in options.edges:
        for _, edges in sorted(row.items()):
            targets += edges
            times += edges.values()
    image = np.full((len(images), widest), -1, np.int64)
    for a, word in enumerate(images):
        image[a, : len(word)] = word
    output, offset, after, width, steps = _determinise(
        image,
        np.array([len(word) for word in images], np.int64),
        letters,
        starts,
        np.array(targets, np.int64),
        np.array(times, np.int64),
        np.array(options.weights, np.int64),
        np.array(options.start, np.int64).reshape(-1, 2),
        k,
        limits.machine,
    )
    if not len(output):
        raise _TooLargeError
    _spend(numeration, int(steps), len(after))
    return _Table(output, offset, after), width


def _mirrored(numeration: Numeration, table: _Table, width: Ints) -> _Table:
    """All of `automaton.Mirror`: the table of its sum with the digits of x and y exchanged at each state."""
    _spend(numeration, len(table.next), len(table.next))
    return _Table(table.output, table.offset, _exchanged(table.offset, table.next, width))


@compiled_only
def _exchanged(offset: Ints, after: Ints, width: Ints) -> Ints:  # pragma: no cover - compiled
    result = np.empty(len(after), np.int64)
    for n in range(len(width)):
        begin, w = offset[n], width[n]
        height = (offset[n + 1] - begin) // w
        for d in range(height):
            for c in range(w):
                result[begin + c * height + d] = after[begin + d * w + c]
    return result


@compiled_only
def _determinise(
    image: Ints,
    width: Ints,
    letters: int,
    starts: Ints,
    targets: Ints,
    times: Ints,
    weights: Ints,
    start: Ints,
    k: int,
    most: int,
) -> tuple[Ints, Ints, Ints, Ints, int]:  # pragma: no cover - compiled
    """Vectors of saturated counts, kept one after the other in `entries` and found again by a hash table."""
    entries = np.empty(1 << 14, np.int64)  # state * (k + 1) + count
    used = 0
    begin, end = np.empty(1 << 10, np.int64), np.empty(1 << 10, np.int64)
    xs, ys = np.empty(1 << 10, np.int64), np.empty(1 << 10, np.int64)
    table = np.full(1 << 12, -1, np.int64)
    for n in range(len(start)):
        entries[used] = start[n, 0] * (k + 1) + start[n, 1]
        used += 1
    begin[0], end[0], xs[0], ys[0] = 0, used, 0, 0
    count = 1
    h = _hash(0, 0, entries, 0, used)
    table[h & (len(table) - 1)] = 0
    sums = np.zeros(len(weights), np.int64)
    touched = np.empty(len(weights), np.int64)
    output = [np.int64(0)]
    output.pop()
    offset, after = [np.int64(0)], [np.int64(0)]
    after.pop()
    s = steps = 0
    while s < count:
        total = 0
        steps += 8 * width[xs[s]] * width[ys[s]]
        for e in range(begin[s], end[s]):
            n = entries[e] // (k + 1)
            steps += 3 * (1 + starts[(n + 1) * letters] - starts[n * letters])
            if total < k:
                total += (entries[e] % (k + 1)) * weights[n]
        output.append(np.int64(min(k, total)))
        x, y = xs[s], ys[s]
        letter = 0
        for c in range(width[x]):
            for d in range(width[y]):
                found = 0
                for e in range(begin[s], end[s]):
                    n, t = entries[e] // (k + 1), entries[e] % (k + 1)
                    for edge in range(starts[n * letters + letter], starts[n * letters + letter + 1]):
                        m = targets[edge]
                        if sums[m] == 0:
                            touched[found] = m
                            found += 1
                        sums[m] = min(k, sums[m] + t * times[edge])
                order = np.sort(touched[:found])
                if used + found > len(entries):
                    more = np.empty(max(2 * len(entries), used + found), np.int64)
                    more[:used] = entries[:used]
                    entries = more
                for i in range(found):
                    entries[used + i] = order[i] * (k + 1) + sums[order[i]]
                    sums[order[i]] = 0
                to_x, to_y = image[x, c], image[y, d]
                mask = len(table) - 1
                at = _hash(to_x, to_y, entries, used, used + found) & mask
                while table[at] >= 0:
                    other = table[at]
                    if xs[other] == to_x and ys[other] == to_y and end[other] - begin[other] == found:
                        same = True
                        for i in range(found):
                            if entries[begin[other] + i] != entries[used + i]:
                                same = False
                                break
                        if same:
                            break
                    at = (at + 1) & mask
                if table[at] < 0:
                    if count >= most:
                        none = np.zeros(0, np.int64)
                        return none, none, none, none, steps
                    if count == len(xs):
                        begin, end = _double(begin), _double(end)
                        xs, ys = _double(xs), _double(ys)
                    begin[count], end[count], xs[count], ys[count] = used, used + found, to_x, to_y
                    table[at] = count
                    used += found
                    count += 1
                    if 2 * count > len(table):
                        table = np.full(2 * len(table), -1, np.int64)
                        for n in range(count):
                            place = _hash(xs[n], ys[n], entries, begin[n], end[n]) & (len(table) - 1)
                            while table[place] >= 0:
                                place = (place + 1) & (len(table) - 1)
                            table[place] = n
                    after.append(np.int64(count - 1))
                else:
                    after.append(table[at])
                letter += 1
        offset.append(np.int64(len(after)))
        s += 1
    return np.array(output), np.array(offset), np.array(after), width[ys[:count]], steps


@compiled_only
def _hash(x: int, y: int, entries: Ints, begin: int, end: int) -> np.int64:  # pragma: no cover - compiled
    h = np.int64(x * 1_000_003 + y)
    for e in range(begin, end):
        h = (h ^ entries[e]) * np.int64(1_099_511_628_211)
        h ^= (h >> 29) & 0x7FFFFFFFF
    return h & 0x7FFFFFFFFFFFFFFF


@compiled_only
def _double(values: Ints) -> Ints:  # pragma: no cover - compiled
    more = np.empty(2 * len(values), np.int64)
    more[: len(values)] = values
    return more
