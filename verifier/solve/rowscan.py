"""The inner loop of `verifier.solve.rows`, compiled by Numba: import it late, only when rows are wanted.

Hook t is the row arm {(t, y) : y >= t} together with the column arm {(x, t) : x > t}. All options of a position of
hook t lie in its own arm or in earlier hooks, so the hooks 0, 1, 2, ... can be decided one after the other, each arm
outwards from its corner; after hook t the row t is known.

What makes a hook cheap:

- The P-positions of a row, of a column and of a diagonal are linked lists (`head` of the line, `next` of the
  position). They are short, and their total length is the number of P-positions.
- A P-position covers the diagonals near its own: the bishop moves from every later position of those diagonals to
  it. `cover[d, c]` is the first hook from which the positions of diagonal d in hooks = c (mod S) are N for this
  reason alone, for ever. `skip` is a union-find forest that jumps over diagonals whose classes are all covered.
- An arm ends at its last P-position as soon as the closing argument holds: every residue class of farther positions
  is hit along the arm by an unblockable P-position or by more than `blocks` blockable ones (`need` of them).

Blocking kinds: 0 none, 1 roob (length >= l), 2 bishop (i = j), 3 any.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from verifier.base.compiled import compiled

__all__ = ["scan"]

NONE, ROOB, BISHOP, ANY = 0, 1, 2, 3
NEVER = 2**31 - 1


@compiled
def _grown(array: NDArray[Any], size: int, fill: int) -> NDArray[Any]:  # pragma: no cover - compiled
    if size <= len(array):
        return array
    result = np.full(max(size, 2 * len(array)), fill, array.dtype)
    result[: len(array)] = array
    return result


@compiled
def _alive(skip: NDArray[Any], d: int) -> int:  # pragma: no cover - compiled
    """The first diagonal >= d that is not covered for ever, with path halving."""
    while skip[d] != d:
        skip[d] = skip[skip[d]]
        d = skip[d]
    return d


@compiled
def _along(head: int, link: NDArray[Any], place: NDArray[Any], at: int, short: NDArray[Any], far: NDArray[Any],
           kind: int, l: int, count: int, blocks: int) -> int:  # fmt: skip  # pragma: no cover - compiled
    """Add the P-options of one row or column to `count`; more than `blocks` means N (unblockable: at once)."""
    node = head
    while node >= 0:
        length = at - place[node]
        if length > 0 and (far[length % len(far)] or (length < len(short) and short[length])):
            if kind == ANY or (kind == ROOB and length >= l):
                count += 1
            else:
                return blocks + 1
            if count > blocks:
                return count
        node = link[node]
    return count


@compiled
def _holds(head: int, link: NDArray[Any], py: NDArray[Any], y: int) -> bool:  # pragma: no cover - compiled
    node = head
    while node >= 0:
        if py[node] == y:
            return True
        node = link[node]
    return False


@compiled
def _dominates(x: int, y: int, least: NDArray[Any]) -> bool:  # pragma: no cover - compiled
    if x < 0 or y < 0:
        return False
    for v in range(len(least)):  # noqa: SIM110 - Numba knows no generators
        if least[v, 0] <= x and least[v, 1] <= y:
            return True
    return False


@compiled
def _multiple(steps: NDArray[Any], r: int, k: int) -> bool:  # pragma: no cover - compiled
    """Is k times the primitive direction r a multiple of one of the given vectors? Rows of `steps` end in zeros."""
    for g in range(steps.shape[1]):  # noqa: SIM110 - Numba knows no generators
        if steps[r, g] > 0 and k % steps[r, g] == 0:
            return True
    return False


@compiled
def scan(
    R: int,
    symmetric: bool,
    row_short: NDArray[Any],
    row_far: NDArray[Any],
    column_short: NDArray[Any],
    column_far: NDArray[Any],
    band: NDArray[Any],
    vectors: NDArray[Any],
    rays: NDArray[Any],
    ray_steps: NDArray[Any],
    kind: int,
    l: int,
    blocks: int,
    u: int,
    v: int,
    misere: bool,
    terminal: NDArray[Any],
    least: NDArray[Any],
) -> tuple[NDArray[Any], NDArray[Any], int]:  # pragma: no cover - compiled
    """All P-positions (x, y) with x < R: two arrays, and the number of positions that had to be looked at.

    `row_far[k mod L]`: is (0, k) a rook's move; `row_short[k]`: is it legal for another reason. The same for columns.
    `band[e, q mod S]`: is a move with |i - j| = e and min(i, j) = q > 0 a bishop's. `vectors`: finitely many further
    moves; `rays`: directions, legal when `ray_steps` says so. `least`: the minimal moves. No move is counted twice.
    `terminal[x, y]`: does the game end at (x, y), which then is P; beyond this array it ends nowhere.
    """
    width, S = band.shape
    offset = max(width, 1) if symmetric else R + max(width, 1)
    row_head = np.full(R, -1, np.int32)
    column_head = np.full(2 * R + 16, -1, np.int32)
    diagonals = offset + 2 * R + 16
    diagonal_head = np.full(diagonals, -1, np.int32)
    skip = np.arange(diagonals).astype(np.int32)
    skip_back = np.arange(diagonals if not symmetric else 1).astype(np.int32)  # for column arms: index -d
    cover = np.full(diagonals * S, NEVER, np.int32)
    covers = np.zeros(diagonals * S if kind >= BISHOP else 1, np.int32)  # blockable ones so far
    latest = np.zeros(diagonals * S if kind >= BISHOP else 1, np.int32)  # and the hook from which all of them hit
    px, py = np.empty(4 * R + 16, np.int32), np.empty(4 * R + 16, np.int32)
    row_next, column_next = np.empty(4 * R + 16, np.int32), np.empty(4 * R + 16, np.int32)
    diagonal_next = np.empty(4 * R + 16, np.int32)
    found = looked = 0

    for t in range(R):
        for arm in range(1 if symmetric else 2):
            far = row_far if arm == 0 else column_far
            L = len(far)
            need = blocks + 1 if kind in (ROOB, ANY) else 1
            closed = np.zeros(L, np.int32)
            open_classes = L
            node = row_head[t] if arm == 0 else (column_head[t] if t < len(column_head) else -1)
            while node >= 0:
                at = py[node] if arm == 0 else px[node]
                for r in range(L):
                    if far[r]:
                        c = (at + r) % L
                        closed[c] += 1
                        if closed[c] == need:
                            open_classes -= 1
                node = row_next[node] if arm == 0 else column_next[node]
            step = arm  # the corner (t, t) belongs to the row arm
            zone = 0  # while t + step is below it the arm may meet a terminal position
            if t < terminal.shape[arm]:
                zone = terminal.shape[1 - arm]
            while open_classes > 0 or t + step < zone:
                looked += 1
                if arm == 1 and t + step >= R:
                    break
                top = offset + step + width + 2
                if top >= len(skip):
                    old = len(skip)
                    skip = _grown(skip, top + 1, 0)
                    for d in range(old, len(skip)):
                        skip[d] = d
                    cover = _grown(cover, len(skip) * S, NEVER)
                    diagonal_head = _grown(diagonal_head, len(skip), -1)
                    if kind >= BISHOP:
                        covers = _grown(covers, len(skip) * S, 0)
                        latest = _grown(latest, len(skip) * S, 0)
                ahead = _alive(skip, offset + step) - offset if arm == 0 else _alive(skip_back, step)
                if ahead != step and t + step >= zone:
                    step = ahead
                    continue
                d = offset + (step if arm == 0 else -step)
                x, y = (t, t + step) if arm == 0 else (t + step, t)
                at = t + step
                step += 1
                ends = at < zone and terminal[x, y]
                if closed[at % L] >= need and not ends:
                    continue
                if cover[d * S + t % S] <= t and not ends:
                    dead = True
                    for c in range(S):
                        dead = dead and cover[d * S + c] <= t
                    if dead and arm == 0:
                        skip[d] = d + 1
                    elif dead:
                        skip_back[step - 1] = step
                    continue
                if x < u and y < v:
                    continue  # removed, and so not terminal
                # The options of (x, y) that are P: exact from here on.
                if y >= len(column_head):
                    column_head = _grown(column_head, y + 1, -1)
                count = 0
                if not ends:
                    count = _along(row_head[x], row_next, py, y, row_short, row_far, kind, l, 0, blocks)
                if count <= blocks and not ends:
                    count = _along(column_head[y], column_next, px, x, column_short, column_far, kind, l, count, blocks)
                if count <= blocks and kind >= BISHOP and not ends:
                    # Bishop's moves may be blockable: look at the P-positions of the band one by one.
                    for e in range(max(d - width + 1, 0), d + width):
                        node = diagonal_head[e]
                        while node >= 0 and count <= blocks:
                            i, j = x - px[node], y - py[node]
                            if i > 0 and j > 0 and band[abs(i - j), min(i, j) % S]:
                                count += 1 if kind == ANY or i == j else blocks + 1
                            node = diagonal_next[node]
                if count <= blocks and not ends:
                    for r in range(len(vectors)):
                        i, j = vectors[r, 0], vectors[r, 1]
                        if i <= x and j <= y and _holds(row_head[x - i], row_next, py, y - j):
                            count += 1 if kind == ANY or (kind == BISHOP and i == j) else blocks + 1
                if count <= blocks and not ends:
                    for r in range(len(rays)):
                        k, i, j = 1, rays[r, 0], rays[r, 1]
                        while i <= x and j <= y and count <= blocks:
                            fresh = abs(i - j) >= width or not band[abs(i - j), min(i, j) % S]
                            if fresh and _multiple(ray_steps, r, k) and _holds(row_head[x - i], row_next, py, y - j):
                                count += 1 if kind == ANY else blocks + 1
                            k, i, j = k + 1, i + rays[r, 0], j + rays[r, 1]
                if count > blocks:
                    continue
                if misere and not ends:
                    if u == 0:
                        if not _dominates(x, y, least):
                            continue
                    elif not (_dominates(x - u, y, least) or _dominates(x, y - v, least)):
                        continue
                for r in range(L):
                    if far[r]:
                        c = (at + r) % L
                        closed[c] += 1
                        if closed[c] == need:
                            open_classes -= 1
                # (x, y) is P: enter it, and its mirror image if the game is symmetric and the row is wanted.
                for mirrored in range(2 if symmetric and x != y and y < R else 1):
                    if mirrored:
                        x, y = y, x
                    if found == len(px):
                        px, py = _grown(px, found + 1, 0), _grown(py, found + 1, 0)
                        row_next, column_next = _grown(row_next, found + 1, 0), _grown(column_next, found + 1, 0)
                        diagonal_next = _grown(diagonal_next, found + 1, 0)
                    px[found], py[found] = x, y
                    row_next[found], row_head[x] = row_head[x], found
                    column_next[found], column_head[y] = column_head[y], found
                    if y - x + offset >= 0:
                        d = y - x + offset
                        diagonal_next[found], diagonal_head[d] = diagonal_head[d], found
                    for e in range(max(y - x - width + 1, -offset), y - x + width):
                        # hook h of diagonal e is hit when h - corner > 0 is a diagonal length of the band
                        corner = max(x - max(0, -e), y - max(0, e))
                        for q in range(1, S + 1):
                            if not band[abs(e - y + x), q % S]:
                                continue
                            place = (e + offset) * S + (corner + q) % S
                            if kind == ANY or (kind == BISHOP and e == y - x):
                                latest[place] = max(latest[place], corner + q)
                                covers[place] += 1
                                if covers[place] == blocks + 1:
                                    cover[place] = min(cover[place], latest[place])
                            else:
                                cover[place] = min(cover[place], corner + q)
                    found += 1
    return px[:found].copy(), py[:found].copy(), looked
