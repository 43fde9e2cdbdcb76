"""The loop of `verifier.verification.kernel_search`, which compiles it where that pays.

A digraph is two pairs of arrays: the options of v are options[start[v]:start[v + 1]], its predecessors likewise, loops
left out. value[v] is 0 unknown, 1 in, 2 out. The clause of v says that v or one of its options is in: inside[v] counts
those that are in, possible[v] those that are not out; both count what stands on the trail before `done`.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

__all__ = ["branch"]

Numbers = NDArray[np.int64]
Bytes = NDArray[np.uint8]


def branch(
    start: Numbers,
    options: Numbers,
    begin: Numbers,
    before: Numbers,
    given: Numbers,
    most: int,
    budget: int,
    kept: bool,
) -> tuple[int, Bytes, int, Numbers]:
    """0 when all kernels are found, 1 after `most`, 2 after a `budget` of steps; kernels; their number; clauses.

    Kernels and clauses are `kept`, or the kernels counted only.
    """
    n = len(start) - 1
    value = np.zeros(n, dtype=np.uint8)
    trail = np.zeros(n + 1, dtype=np.int64)
    inside = np.zeros(n, dtype=np.int64)
    possible = start[1:] - start[:-1] + 1
    level_trail = np.zeros(n + 1, dtype=np.int64)  # where the trail of a choice begins
    level_literal = np.zeros(n + 1, dtype=np.int64)  # the choice: v + 1 in, -v - 1 out
    level_second = np.zeros(n + 1, dtype=np.uint8)  # is it the second way of this choice?
    levels, trailed, done, work, found = 0, 0, 0, 0, 0
    solutions = np.zeros((4, n), dtype=np.uint8)
    clauses = np.zeros(64, dtype=np.int64)
    length = 0
    conflict = False
    for literal in given:
        v = abs(literal) - 1
        new = 1 if literal > 0 else 2
        if value[v] == 0:
            value[v] = new
            trail[trailed] = v
            trailed += 1
        elif value[v] != new:
            conflict = True
    for v in range(n):
        if possible[v] == 1 and value[v] != 1:
            if value[v] == 2:
                conflict = True
            else:
                value[v] = 1
                trail[trailed] = v
                trailed += 1
    while True:
        # --- propagate --------------------------------------------------------------------------------------------
        while done < trailed and not conflict:
            v = trail[done]
            done += 1
            work += 1 + begin[v + 1] - begin[v] + start[v + 1] - start[v]
            if value[v] == 1:
                inside[v] += 1
                for k in range(begin[v], begin[v + 1]):
                    u = before[k]
                    inside[u] += 1
                    if value[u] == 0:
                        value[u] = 2
                        trail[trailed] = u
                        trailed += 1
                    elif value[u] == 1:
                        conflict = True
                for k in range(start[v], start[v + 1]):
                    w = options[k]
                    if value[w] == 0:
                        value[w] = 2
                        trail[trailed] = w
                        trailed += 1
                    elif value[w] == 1:
                        conflict = True
            else:
                for k in range(begin[v] - 1, begin[v + 1]):
                    u = v if k < begin[v] else before[k]
                    possible[u] -= 1
                    if inside[u] > 0 or possible[u] > 1:
                        continue
                    # What is out but waits on the trail counts as possible still: look for what is not out.
                    last = u if value[u] != 2 else -1
                    for j in range(start[u], start[u + 1]):
                        if value[options[j]] != 2:
                            last = options[j]
                            break
                    if last < 0:
                        conflict = True
                    elif value[last] == 0:
                        value[last] = 1
                        trail[trailed] = last
                        trailed += 1
        if not conflict and trailed < n:
            if work > budget:
                return 2, solutions, 0, clauses[:0]
            # --- choose: of the clause with fewest possible nodes the one with most neighbours ------------------------
            tightest = -1
            for v in range(n):
                if inside[v] == 0 and (tightest < 0 or possible[v] < possible[tightest]):
                    tightest = v
                    if possible[v] == 2:
                        break
            chosen = -1
            if tightest >= 0:
                if value[tightest] == 0:
                    chosen = tightest
                for k in range(start[tightest], start[tightest + 1]):
                    w = options[k]
                    if value[w] == 0 and (
                        chosen < 0
                        or begin[w + 1] - begin[w] + start[w + 1] - start[w]
                        > begin[chosen + 1] - begin[chosen] + start[chosen + 1] - start[chosen]
                    ):
                        chosen = w
            level_trail[levels] = trailed
            level_literal[levels] = chosen + 1
            level_second[levels] = 0
            levels += 1
            value[chosen] = 1
            trail[trailed] = chosen
            trailed += 1
            continue
        # --- a kernel, or a contradiction: not all of these choices ---------------------------------------------------
        if not conflict:
            if kept and found == len(solutions):
                more = np.zeros((2 * found, n), dtype=np.uint8)
                more[:found] = solutions
                solutions = more
            if kept:
                for v in range(n):
                    solutions[found, v] = value[v] == 1
            found += 1
            if found >= most:
                return 1, solutions, found, clauses[:0]
        while True:
            if length + levels + 1 > len(clauses):
                longer = np.zeros(2 * (length + levels + 1), dtype=np.int64)
                longer[:length] = clauses[:length]
                clauses = longer
            if kept:
                for k in range(levels):
                    clauses[length + k] = -level_literal[k]
                length += levels
                clauses[length] = 0
                length += 1
            if levels == 0:
                return 0, solutions, found, clauses[:length]
            levels -= 1
            while trailed > level_trail[levels]:
                trailed -= 1
                v = trail[trailed]
                if trailed < done:
                    if value[v] == 1:
                        inside[v] -= 1
                        for k in range(begin[v], begin[v + 1]):
                            inside[before[k]] -= 1
                    else:
                        possible[v] += 1
                        for k in range(begin[v], begin[v + 1]):
                            possible[before[k]] += 1
                value[v] = 0
            done = trailed
            if level_second[levels] == 0:
                break
        conflict = False
        v = level_literal[levels] - 1
        level_literal[levels] = -v - 1
        level_second[levels] = 1
        levels += 1
        value[v] = 2
        trail[trailed] = v
        trailed += 1
