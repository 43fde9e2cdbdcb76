"""How many kernels a digraph has, counted along an order of its nodes. The standard library alone.

The nodes are decided one after another, in the order of the certificate: in P, or not. Two things of what is decided
matter to what is to come: which nodes are in P, of those that have an option or a predecessor to come; and which nodes
*wait*: they are not in P, none of their options is so far, and one is to come. These two sets are a state, and for each
state the number of ways that lead to it is kept. When v is decided every way goes on in two ways,

    v in P        if v is no option of itself, and no decided option and no decided predecessor of v is in P; those
                  predecessors that waited do so no more
    v not in P    v waits, unless a decided option of v is in P

and ends there if somebody waits who has no option to come. So the ways that come to the end are the sets P from which
no edge leads into P, and from each other node one does: the kernels, each once. Where all ways lead to one state their
number is a factor, and the count begins again with one.

How many states there are depends on the order, and may double with every node: a folder of some kilobytes could keep a
checker busy for ever. It stops at `ROOM` words of states at once, and at `WORK` words in all.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

__all__ = ["WORK", "TooWideError", "kernel_factors"]

ROOM, WORK = 1_000_000, 20_000_000  # words of 64 bits: a quarter of a gigabyte, ten seconds
WORD = 64


class TooWideError(Exception):
    """There are more states than the checker looks at."""


def kernel_factors(options: Sequence[Sequence[int]], order: Sequence[int], most: int = WORK) -> list[int]:
    """Numbers whose product is the number of kernels of the digraph on the nodes of `order`, each once in it.

    `most` words of states are looked at.

    >>> kernel_factors([[1], [0], [3], [2], [4, 0]], [0, 1, 4, 2, 3])
    [2]
    """
    step = {v: now for now, v in enumerate(order)}
    before: dict[int, list[int]] = {v: [] for v in order}
    for v in order:
        for w in options[v]:
            before[w].append(v)
    answered: list[list[int]] = [[] for _ in order]  # at each step: the nodes that have no option to come after it
    forgotten: list[list[int]] = [[] for _ in order]  # and no predecessor either
    for v in order:
        last = max(step[v], *(step[w] for w in options[v])) if options[v] else step[v]
        answered[last].append(v)
        forgotten[max(last, *(step[u] for u in before[v])) if before[v] else last].append(v)

    bit: dict[int, int] = {}  # bit[v] of a state: v is in P; bit[v] + 1: v waits
    free: list[int] = []
    width, since, work = 0, 0, 0
    factors: list[int] = []
    states = {0: 1}
    for now, v in enumerate(order):
        if not free:
            free.append(width)
            width += 2
        bit[v] = free.pop()
        words = (width + since) // WORD + 1  # of a state and the number of its ways
        work += (len(states) + len(options[v]) + len(before[v])) * words
        if len(states) * words > ROOM or work > most:
            raise TooWideError
        inside, waits = 1 << bit[v], 2 << bit[v]
        below = _bits(bit[w] for w in options[v] if step[w] < now)
        above = _bits(bit[u] for u in before[v] if step[u] < now)
        over, kept = _bits(bit[u] + 1 for u in answered[now]), ~_bits(bit[u] for u in forgotten[now])
        near, helped, loop = below | above, ~(above << 1), v in options[v]
        found: dict[int, int] = {}
        for state, ways in states.items():
            out = state if state & below else state | waits
            if not out & over:
                out &= kept
                found[out] = found.get(out, 0) + ways
            if not loop and not state & near:
                taken = (state & helped) | inside
                if not taken & over:
                    taken &= kept
                    found[taken] = found.get(taken, 0) + ways
        free += [bit[u] for u in forgotten[now]]
        states, since = found, since + 1
        if not states:
            return [0]
        if len(states) == 1:
            [(state, ways)] = states.items()
            factors += [ways] if ways > 1 else []
            states, since = {state: 1}, 0
    return factors


def _bits(places: Iterable[int]) -> int:
    found = 0
    for place in places:
        found |= 1 << place
    return found
