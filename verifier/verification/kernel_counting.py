"""How many kernels a digraph has, without a list of them: where its nodes can be gone through on a narrow path.

The checker of such a count (`verifier.certificate.check.kernel_count`) decides node after node and keeps which nodes
still wait for an option in the kernel. Here the number is found in another way, by inclusion and exclusion: for a set U
of nodes let N(U) be the number of sets P from which no edge leads into P, and from U none either, U and P being
disjoint. Then the kernels are

    the sum over all U of (-1)^|U| N(U),

since a P without an edge inside is counted once for every set U of nodes that are outside it and have no option in it:
1 - 1 + ... = 0 times, unless there are none of these. So every node is in, out, or in U (*bare*), and an edge from v to
w with w in wants v to be out and not bare. A node that has no option to come is as good as out when it was bare, and
nothing is to be known of a node that has no predecessor to come either: so this sum too is taken along an order of the
nodes, of each part by itself. Where it has too many terms and the kernels are not too many, they are found one by one
(`kernel_search`). The checker's number is compared.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from math import prod

import networkx as nx

from verifier.base.errors import DisagreementError
from verifier.certificate.check.kernel_count import WORK, TooWideError, kernel_factors
from verifier.verification.kernel_parts import pieces
from verifier.verification.kernel_search import counted

__all__ = ["QUICK", "KernelCount", "count_kernels", "narrow_order", "signed_count"]

LITTLE, MUCH = 30_000, 5_000_000  # states of the sum that are looked at: a hundredth of a second, some ten seconds
QUICK = 300_000  # words of states of the checker: tenths of a second
MOST = 20_000_000  # kernels that branching counts
WIDE = 96  # nodes with neighbours to come: from so many on an order is given up
LONGEST = 4_000  # digits of a number that is written down


@dataclass(frozen=True)
class KernelCount:
    """Numbers of nodes: those that others determine, the others in an order; and factors of the number of kernels."""

    determined: tuple[int, ...]
    order: tuple[int, ...]
    counts: tuple[int, ...]

    complete = True  # of anything that was counted there are no others

    @property
    def count(self) -> int:
        return prod(self.counts)


def count_kernels(graph: nx.DiGraph, work: int = WORK) -> KernelCount | None:
    """The number of kernels, if the checker finds it too by looking at no more than so many words of states.

    >>> count_kernels(nx.DiGraph([(0, 1), (1, 0), (2, 0)]))
    KernelCount(determined=(2,), order=(0, 1), counts=(2,))
    """
    if graph.graph.get("blocks", 0):
        return None
    number: dict[Hashable, int] = {node: n for n, node in enumerate(graph)}
    options = [[number[w] for w in graph[v]] for v in graph]
    split = pieces(options)
    order, owns = list(split.fixed), []
    for nodes in split.parts:
        local = {v: k for k, v in enumerate(nodes)}
        own = [[local[w] for w in options[v] if w in local] for v in nodes]
        along = narrow_order(own)
        if along is None:
            return None
        order += [nodes[v] for v in along]
        owns.append((own, along))
    try:
        factors = kernel_factors(options, order, work)
    except TooWideError:
        return None
    counts = []
    for own, along in owns:
        count = _number(own, along)
        if count is None or count >= 10**LONGEST:
            return None
        counts.append(count)
    if prod(factors) != prod(counts):
        raise DisagreementError("the two counts of kernels.")
    shown = [0] if 0 in counts else [count for count in counts if count > 1]
    return KernelCount(split.determined, tuple(order), tuple(shown))


def _number(options: Sequence[Sequence[int]], order: Sequence[int]) -> int | None:
    """The number of kernels, in a way that is not the checker's: by the sum, or by finding each."""
    count = signed_count(options, order, LITTLE)
    if count is None:
        count = counted(options, MOST)
    return signed_count(options, order, MUCH) if count is None else count


def narrow_order(options: Sequence[Sequence[int]]) -> list[int] | None:
    """The nodes in an order in which few decided nodes have neighbours to come; None if it seems to have none.

    >>> narrow_order([[1], [2], [3], []])
    [0, 1, 2, 3]
    """
    near: list[set[int]] = [set() for _ in options]
    for v, some in enumerate(options):
        for w in some:
            if v != w:
                near[v].add(w)
                near[w].add(v)
    starts = {min(range(len(near)), key=lambda v: (len(near[v]), v)), _farthest(near)}
    tried = [found for start in sorted(starts) if (found := _greedy(near, start)) is not None]
    return min(tried)[1] if tried else None


def _farthest(near: Sequence[set[int]]) -> int:
    """A node at the end of a walk in breadth."""
    seen, walk = {0}, [0]
    for v in walk:  # grows
        for w in near[v] - seen:
            seen.add(w)
            walk.append(w)
    return walk[-1]


def _greedy(near: Sequence[set[int]], start: int) -> tuple[int, list[int]] | None:
    """An order that takes next what leaves the fewest nodes with neighbours to come; how wide it is comes first."""
    left = list(map(len, near))  # neighbours to come
    order: list[int] = []
    decided = [False] * len(near)
    border = {start}  # undecided neighbours of what is decided
    live, width = 0, 0

    def grows(v: int) -> tuple[int, int, int]:
        done = [u for u in near[v] if decided[u]]
        return (left[v] > 0) - sum(left[u] == 1 for u in done), -len(done), v

    while border:
        v = min(border, key=grows)
        live += grows(v)[0]
        width += 1 << live
        if live > WIDE or len(border) > WIDE:
            return None
        border.remove(v)
        order.append(v)
        decided[v] = True
        for u in near[v]:
            left[u] -= 1
            if not decided[u]:
                border.add(u)
    return width, order


def signed_count(options: Sequence[Sequence[int]], order: Sequence[int], work: int) -> int | None:
    """The sum at the head of this file, or None if that takes looking at more than `work` states.

    >>> signed_count([[1], [0], [2, 0]], [0, 1, 2], 100)
    1
    """
    before: list[list[int]] = [[] for _ in options]
    for v, some in enumerate(options):
        for w in some:
            before[w].append(v)
    step = {v: now for now, v in enumerate(order)}
    no_option: list[list[int]] = [[] for _ in order]  # after a step: nodes that have no option to come
    no_neighbour: list[list[int]] = [[] for _ in order]
    for v in order:
        last = max([step[v], *(step[w] for w in options[v])])
        no_option[last].append(v)
        no_neighbour[max([last, *(step[u] for u in before[v])])].append(v)
    mark: dict[int, int] = {}  # a bit for each node that matters: it is in; the next bit: it is bare
    free = [1 << 2 * place for place in reversed(range(len(order)))]
    sums, looked = {0: 1}, 0
    for now, v in enumerate(order):
        looked += len(sums)
        if looked > work:
            return None
        inside = mark[v] = free.pop()
        below = sum(mark[w] for w in options[v] if step[w] < now)
        above = sum(mark[u] for u in before[v] if step[u] < now)
        hinders = below | above | above << 1
        kept = ~(sum(mark[u] << 1 for u in no_option[now]) | sum(mark[u] for u in no_neighbour[now]))
        added: dict[int, int] = {}
        for state, value in sums.items():
            out, bare = state & kept, (state | inside << 1) & kept
            added[out] = added.get(out, 0) + value
            if not state & below:
                added[bare] = added.get(bare, 0) - value
            if not state & hinders and v not in options[v]:
                taken = (state | inside) & kept
                added[taken] = added.get(taken, 0) + value
        sums = {state: value for state, value in added.items() if value}
        free += [mark[u] for u in no_neighbour[now]]
    return sums.get(0, 0)
