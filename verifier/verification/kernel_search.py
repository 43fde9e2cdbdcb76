"""The kernels of a small digraph by branching, with the clauses that prove that there are no others.

A node is taken in, or out, and unit propagation in the clauses of `kernel_encodings.definition` follows: the options
and predecessors of what is in are out; of a node and its options one is in. When a kernel or a contradiction is
reached, or both ways of a choice are done, "not all choices so far" is a clause. Each of these clauses follows by unit
propagation from the definition, the clauses against the kernels that were found, and those before it; the last one is
empty. So they are a proof in DRUP, and no solver has to be started for a question that is small or has many kernels.
There is no learning: a question that needs it uses up its budget and goes to a solver.

The loop is plain Python on arrays, and compiled where there is Numba.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from verifier.base.compiled import compiled
from verifier.verification.kernel_branching import branch

__all__ = ["KernelsFound", "counted", "search"]

Numbers = NDArray[np.int64]

LITTLE = 15_000  # edges that are followed before compiled loops take over: a few hundredths of a second
MUCH = 200_000_000  # and by those, in seconds
DONE, ENOUGH, TIRED = 0, 1, 2


@dataclass(frozen=True)
class KernelsFound:
    """Kernels; `lemmas` are the clauses that prove that there are no others, if they are `complete`.

    `tired`: the budget ended before the search, and what was found says nothing.
    """

    kernels: tuple[tuple[int, ...], ...]
    complete: bool
    tired: bool = False
    lemmas: tuple[tuple[int, ...], ...] = ()


def search(options: Sequence[Sequence[int]], most: int, given: Sequence[int] = ()) -> KernelsFound:
    """At most `most` kernels of the digraph on 0, 1, ... with these options; literal v + 1 says that v is in.

    `given` are literals that hold.

    >>> search([[1], [0]], 5)
    KernelsFound(kernels=((0,), (1,)), complete=True, tired=False, lemmas=((-1,), (1,), ()))
    """
    n = len(options)
    arguments = (*_arrays(options, given), most)
    small = n + sum(map(len, options)) <= LITTLE
    status, solutions, count, lemmas = TIRED, np.zeros((0, n), dtype=np.uint8), 0, np.zeros(0, dtype=np.int64)
    if small:
        status, solutions, count, lemmas = branch(*arguments, LITTLE, True)
    if status == TIRED and find_spec("numba") is not None:
        status, solutions, count, lemmas = _compiled()(*arguments, MUCH, True)
    if status == TIRED:
        return KernelsFound((), False, tired=True)
    kernels = tuple(tuple(np.flatnonzero(row).tolist()) for row in solutions[:count])
    return KernelsFound(kernels, status == DONE, False, _clauses(lemmas) if status == DONE else ())


def counted(options: Sequence[Sequence[int]], most: int) -> int | None:
    """The number of kernels by the same search, if it is no more than `most` and the search, compiled, ends in time."""
    if find_spec("numba") is None:
        return None
    status, _, count, _ = _compiled()(*_arrays(options, ()), most + 1, MUCH, False)
    return count if status == DONE else None


def _arrays(
    options: Sequence[Sequence[int]], given: Sequence[int]
) -> tuple[Numbers, Numbers, Numbers, Numbers, Numbers]:
    """Options and predecessors, loops left out, and the literals that hold."""
    plain = [[w for w in some if w != v] for v, some in enumerate(options)]
    before: list[list[int]] = [[] for _ in options]
    for v, some in enumerate(plain):
        for w in some:
            before[w].append(v)
    loops = [-v - 1 for v, some in enumerate(options) if v in some]
    return (*_flat(plain), *_flat(before), np.array([*given, *loops], dtype=np.int64))


@cache
def _compiled() -> Callable[..., tuple[int, NDArray[np.uint8], int, Numbers]]:
    """The loop, compiled: Numba is loaded only now."""
    return compiled(branch)


def _flat(lists: Sequence[Sequence[int]]) -> tuple[Numbers, Numbers]:
    start = np.zeros(len(lists) + 1, dtype=np.int64)
    np.cumsum(np.fromiter(map(len, lists), dtype=np.int64, count=len(lists)), out=start[1:])
    return start, np.fromiter((w for some in lists for w in some), dtype=np.int64, count=int(start[-1]))


def _clauses(flat: Numbers) -> tuple[tuple[int, ...], ...]:
    literals, ends = flat.tolist(), np.flatnonzero(flat == 0).tolist()
    return tuple(tuple(literals[begin + 1 : end]) for begin, end in pairwise([-1, *ends]))
