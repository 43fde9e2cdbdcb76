"""`verifier.solvers.drup_to_lrat` for long proofs, compiled: the same propagation on flat arrays.

A literal w is the number 2w if w > 0 and 2|w| + 1 if not, so that w ^ 1 is its negation. Clauses lie one after another
in `words`, clause c at start[c] .. start[c + 1]. Each clause of two or more literals watches its first two: the node
2c + k hangs in the list of its literal k (`head`, `behind`). Everything is as large as it will be from the beginning,
but the hints, which grow. What comes out is judged by the checker of whoever asked, as that of `drup_to_lrat` is.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain, pairwise

import numpy as np
from numpy.typing import NDArray

from verifier.base.compiled import compiled

__all__ = ["hinted"]

Numbers = NDArray[np.int64]


def hinted(
    variables: int, clauses: Sequence[Sequence[int]], lemmas: Sequence[Sequence[int]]
) -> tuple[int, list[list[int]]]:
    """The number k of lemmas before the empty clause, the hints of each, clauses being numbered from 1 on, and its own.

    The number is -k - 1 if lemma k does not follow by unit propagation, and -(number of lemmas) - 1 if no empty clause
    comes of them.
    """
    everything = [*clauses, *lemmas]
    start = np.zeros(len(everything) + 1, dtype=np.int64)
    np.cumsum(np.fromiter(map(len, everything), dtype=np.int64, count=len(everything)), out=start[1:])
    flat: Iterable[int] = chain.from_iterable(everything)
    signed = np.fromiter(flat, dtype=np.int64, count=int(start[-1]))
    words = np.where(signed > 0, 2 * signed, -2 * signed + 1)
    used, ends, hints = _convert(variables, start, words, len(clauses))
    bounds = [0, *ends.tolist()]
    return int(used), [hints[a:b].tolist() for a, b in pairwise(bounds)]


@compiled
def _convert(variables: int, start: Numbers, words: Numbers, given: int) -> tuple[int, Numbers, Numbers]:
    total = len(start) - 1
    size = 2 * variables + 2
    true = np.zeros(size, dtype=np.uint8)
    reason = np.full(variables + 1, -1, dtype=np.int64)  # -1: assumed
    place = np.zeros(variables + 1, dtype=np.int64)
    trail = np.zeros(variables + 1, dtype=np.int64)
    head = np.full(size, -1, dtype=np.int64)
    behind = np.full(2 * total, -1, dtype=np.int64)
    length = start[1:] - start[:-1]  # without repeated literals
    stamp = np.full(size, -1, dtype=np.int64)
    seen = np.full(variables + 1, -1, dtype=np.int64)
    needed = np.zeros(variables + 1, dtype=np.int64)
    ends = np.zeros(total - given + 1, dtype=np.int64)
    hints = np.zeros(1024, dtype=np.int64)
    hint_count = 0
    trailed = 0
    done = 0
    conflict = -1
    lemma = 0
    for c in range(total + 1):
        lemma = c - given
        if c >= given and conflict >= 0:
            break
        if c == total:
            return -lemma - 1, ends[:0], hints[:0]
        low, high = start[c], start[c + 1]
        if c >= given:
            # --- the lemma follows: its negation is assumed -----------------------------------------------------------
            before = trailed
            falsified = -1
            first = -1
            for k in range(low, high):
                w = words[k]
                if true[w] and (first < 0 or place[w >> 1] < place[first >> 1]):
                    first = w
            if first >= 0:  # the negation of the first to become true falsifies the clause that made it so
                falsified = reason[first >> 1]
            else:
                for k in range(low, high):
                    w = words[k] ^ 1
                    if not true[w]:
                        true[w] = 1
                        reason[w >> 1] = -1
                        place[w >> 1] = trailed
                        trail[trailed] = w
                        trailed += 1
                falsified, done, trailed = _propagate(
                    start, words, length, true, reason, place, trail, head, behind, done, trailed
                )
                if falsified < 0:
                    return -lemma - 1, ends[:0], hints[:0]
            hints, hint_count = _explain(
                falsified, low, high, c, start, words, length, reason, place, seen, needed, hints, hint_count
            )
            ends[lemma] = hint_count
            while trailed > before:
                trailed -= 1
                true[trail[trailed]] = 0
            done = before
        # --- the clause is added ------------------------------------------------------------------------------------
        kept = low
        for k in range(low, high):
            w = words[k]
            if stamp[w] != c:
                stamp[w] = c
                words[kept] = w
                kept += 1
        length[c] = kept - low
        front = low
        for k in range(low, kept):  # literals that are not false come first: they are the ones to watch
            if not true[words[k] ^ 1]:
                words[front], words[k] = words[k], words[front]
                front += 1
                if front == low + 2:
                    break
        if length[c] > 1:
            for k in range(2):
                w = words[low + k]
                behind[2 * c + k] = head[w]
                head[w] = 2 * c + k
        if conflict < 0:
            if length[c] == 0 or true[words[low] ^ 1]:
                conflict = c
            elif (length[c] == 1 or true[words[low + 1] ^ 1]) and not true[words[low]]:
                w = words[low]
                true[w] = 1
                reason[w >> 1] = c
                place[w >> 1] = trailed
                trail[trailed] = w
                trailed += 1
                conflict, done, trailed = _propagate(
                    start, words, length, true, reason, place, trail, head, behind, done, trailed
                )
        if c >= given and length[c] == 0:
            return lemma, ends[: lemma + 1], hints[:hint_count]
    hints, hint_count = _explain(
        conflict, 0, 0, total + 1, start, words, length, reason, place, seen, needed, hints, hint_count
    )
    ends[lemma] = hint_count
    return lemma, ends[: lemma + 1], hints[:hint_count]


@compiled
def _propagate(
    start: Numbers,
    words: Numbers,
    length: Numbers,
    true: NDArray[np.uint8],
    reason: Numbers,
    place: Numbers,
    trail: Numbers,
    head: Numbers,
    behind: Numbers,
    done: int,
    trailed: int,
) -> tuple[int, int, int]:
    """A falsified clause or -1, and how far the trail was followed and how long it is."""
    while done < trailed:
        false = trail[done] ^ 1
        done += 1
        previous = -1
        node = head[false]
        while node >= 0:
            following = behind[node]
            c = node >> 1
            low = start[c]
            own = node & 1
            other = words[low + 1 - own]
            if true[other]:
                previous, node = node, following
                continue
            moved = False
            for k in range(low + 2, low + length[c]):
                w = words[k]
                if not true[w ^ 1]:
                    words[low + own], words[k] = w, false
                    if previous < 0:
                        head[false] = following
                    else:
                        behind[previous] = following
                    behind[node] = head[w]
                    head[w] = node
                    moved = True
                    break
            if not moved:
                if true[other ^ 1]:
                    return c, done, trailed
                true[other] = 1
                reason[other >> 1] = c
                place[other >> 1] = trailed
                trail[trailed] = other
                trailed += 1
                previous = node
            node = following
    return -1, done, trailed


@compiled
def _explain(
    conflict: int,
    low: int,
    high: int,
    mark: int,
    start: Numbers,
    words: Numbers,
    length: Numbers,
    reason: Numbers,
    place: Numbers,
    seen: Numbers,
    needed: Numbers,
    hints: Numbers,
    count: int,
) -> tuple[Numbers, int]:
    """The clauses behind a conflict in the order in which they became unit, and the falsified one at the end."""
    for k in range(low, high):
        seen[words[k] >> 1] = mark  # the negation of the lemma is assumed
    number, ahead = 0, 0
    c = conflict
    while True:
        for k in range(start[c], start[c] + length[c]):
            v = words[k] >> 1
            if seen[v] != mark:
                seen[v] = mark
                if reason[v] >= 0:
                    needed[number] = v
                    number += 1
        if ahead == number:
            break
        c = reason[needed[ahead]]
        ahead += 1
    order = np.argsort(place[needed[:number]])
    while count + number + 1 > len(hints):
        larger = np.zeros(2 * len(hints), dtype=np.int64)
        larger[: len(hints)] = hints
        hints = larger
    for k in range(number):
        hints[count + k] = reason[needed[order[k]]] + 1
    hints[count + number] = conflict + 1
    return hints, count + number + 1
