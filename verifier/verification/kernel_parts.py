"""A digraph in pieces whose kernels multiply: what a solver need not be asked.

Three facts, each in a line:

- *A node v to which no edge leads is determined by the rest*: its options decide whether it is in a kernel, and no
  other node asks for it. So the kernels of the digraph and of the digraph without v correspond, one to one.
  `determined` are the nodes that go in this way, one after another.
- *A node without options is in every kernel*, its predecessors are in none, and a node all of whose options are out is
  in. What follows in this way is the part `fixed`, with one set (the grounded extension of a framework).
- *Nothing else joins what no edge joins*: a node that is not fixed has no option that is fixed inside, and options that
  are fixed outside do not matter to it. So the kernels are the unions of one kernel of each connected component.

The checker of certificates (`verifier.certificate.check.kernel`) says what it needs of such pieces, and why.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

__all__ = ["DigraphPieces", "pieces"]


@dataclass(frozen=True)
class DigraphPieces:
    """Nodes by number: those that others determine, in order; the fixed ones, as they follow, and which are inside."""

    determined: tuple[int, ...]
    fixed: tuple[int, ...]
    inside: frozenset[int]
    parts: tuple[tuple[int, ...], ...]


def pieces(options: Sequence[Sequence[int]], kept: int | None = None) -> DigraphPieces:
    """The pieces of a digraph, given by the options of each node; the node `kept` is not left to the others.

    >>> pieces([[1], [0], [0, 1], [4], [3, 5], []])
    DigraphPieces(determined=(2,), fixed=(5, 4, 3), inside=frozenset({3, 5}), parts=((0, 1),))
    """
    before: list[list[int]] = [[] for _ in options]
    for v, some in enumerate(options):
        for w in some:
            before[w].append(v)
    determined = _sources(options, before, kept)
    gone = bytearray(len(options))
    for v in determined:
        gone[v] = 1
    fixed, inside = _grounded(options, before, gone)
    for v in fixed:
        gone[v] = 1
    return DigraphPieces(tuple(determined), tuple(fixed), frozenset(inside), _components(options, before, gone))


def _sources(options: Sequence[Sequence[int]], before: list[list[int]], kept: int | None) -> list[int]:
    asking = list(map(len, before))
    found = [v for v, number in enumerate(asking) if not number and v != kept]
    for v in found:  # grows
        for w in options[v]:
            asking[w] -= 1
            if not asking[w] and w != kept:
                found.append(w)
    return found


def _grounded(options: Sequence[Sequence[int]], before: list[list[int]], gone: bytearray) -> tuple[list[int], set[int]]:
    """The nodes that sinks decide, in the order in which they are decided, and those of them that are inside."""
    waiting = list(map(len, options))  # options not known to be outside; no option of what is left is gone
    found = [v for v, number in enumerate(waiting) if not number and not gone[v]]
    inside, known = set(found), set(found)
    for v in found:  # grows
        for u in before[v]:
            if gone[u] or u in known:
                continue
            if v in inside:
                known.add(u)
                found.append(u)
            else:
                waiting[u] -= 1
                if not waiting[u]:
                    known.add(u)
                    inside.add(u)
                    found.append(u)
    return found, inside


def _components(
    options: Sequence[Sequence[int]], before: list[list[int]], gone: bytearray
) -> tuple[tuple[int, ...], ...]:
    """The connected components of what is left, directions aside."""
    seen = bytearray(gone)
    parts = []
    for start in range(len(options)):
        if seen[start]:
            continue
        seen[start] = 1
        part = [start]
        for v in part:  # grows
            for some in (options[v], before[v]):
                for w in some:
                    if not seen[w]:
                        seen[w] = 1
                        part.append(w)
        parts.append(tuple(sorted(part)))
    return tuple(parts)
