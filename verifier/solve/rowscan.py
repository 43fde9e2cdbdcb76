"""The inner loop of `verifier.solve.rows`, compiled by Numba: import it late, only when rows are wanted.

Hook t is the row arm {(t, y) : y >= t} together with the column arm {(x, t) : x > t}. All options of a position of
hook t lie in its own arm or in earlier hooks, so the hooks 0, 1, 2, ... can be decided one after the other, each arm
outwards from its corner; after hook t the row t is known.

What makes a hook cheap:

- The P-positions of a row, of a column and of a diagonal are linked lists: `rows`, `columns` and `diagonals` have the
  last P-position of each line, and a P-position has the one before it. They are short, and their total length is the
  number of P-positions.
- A P-position covers the diagonals near its own: the bishop moves from every later position of those diagonals to
  it. `cover[d, c]` is the first hook from which the positions of diagonal d in hooks = c (mod S) are N for this
  reason alone, for ever. `skip` is a union-find forest that jumps over diagonals whose classes are all covered.
- An arm ends at its last P-position as soon as the closing argument holds: every residue class of farther positions
  is hit along the arm by an unblockable P-position or by more than `blocks` blockable ones (`need` of them).

Blocking kinds: 0 none, 1 roob (length >= l), 2 bishop (i = j), 3 any.

The arrays that grow are variables of `scan`, not members of a tuple: each time that a tuple of arrays is made anew,
Numba counts the references to all of them, which takes as long as the rest.

What is compiled is kept on disk under the name and the line of a function, and names the classes of its arguments:
after renaming one of these classes an old `__pycache__` has to go, unless the functions have moved by a line.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from verifier.base.compiled import compiled

__all__ = ["ANY", "BISHOP", "NONE", "ROOB", "Manner", "RowMoves", "scan"]

NONE, ROOB, BISHOP, ANY = 0, 1, 2, 3
NEVER = 2**31 - 1
Array = NDArray[Any]


class RowMoves(NamedTuple):
    """The moves of a game; none is counted twice.

    `row_far[k mod L]`: is (0, k) a rook's move; `row_short[k]`: is it legal for another reason. The same for columns.
    `band[e, q mod S]`: is a move with |i - j| = e and min(i, j) = q > 0 a bishop's. `vectors`: finitely many further
    moves; `rays`: directions, legal when `ray_steps` says so. `least`: the minimal moves.
    """

    row_short: Array
    row_far: Array
    column_short: Array
    column_far: Array
    band: Array
    vectors: Array
    rays: Array
    ray_steps: Array
    least: Array


class Manner(NamedTuple):
    """How the game is played: which options may be blocked (`kind`, `l`) and how many, the removed cells u x v, the
    ending, and whether the game ends at (x, y), which then is P: `terminal[x, y]`; beyond this array it ends nowhere.
    """

    kind: int
    l: int
    blocks: int
    u: int
    v: int
    misere: bool
    terminal: Array


# Columns of the table of P-positions: the coordinates, and the next P-position of the same row, column and diagonal.
X, Y, IN_ROW, IN_COLUMN, IN_DIAGONAL = 0, 1, 2, 3, 4


@compiled
def _grown(array: Array, size: int, fill: int) -> Array:  # pragma: no cover - compiled
    if size <= len(array):
        return array
    result = np.full(max(size, 2 * len(array)), fill, array.dtype)
    for k in range(len(array)):  # a slice on the left takes Numba seconds to compile: it may have to complain of shapes
        result[k] = array[k]
    return result


@compiled
def _alive(skip: Array, d: int) -> int:  # pragma: no cover - compiled
    """The first diagonal >= d that is not covered for ever, with path halving."""
    while skip[d] != d:
        skip[d] = skip[skip[d]]
        d = skip[d]
    return d


@compiled
def _along(
    node: int, positions: Array, link: int, place: int, at: int, short: Array, far: Array, manner: Manner, count: int
) -> int:  # pragma: no cover - compiled
    """Add the P-options of one row or column to `count`; more than `blocks` means N (unblockable: at once)."""
    while node >= 0:
        length = at - positions[node, place]
        if length > 0 and (far[length % len(far)] or (length < len(short) and short[length])):
            if manner.kind == ANY or (manner.kind == ROOB and length >= manner.l):
                count += 1
            else:
                return manner.blocks + 1
            if count > manner.blocks:
                return count
        node = positions[node, link]
    return count


@compiled
def _holds(node: int, positions: Array, y: int) -> bool:  # pragma: no cover - compiled
    """Is there a P-position of column y among those of a row, from `node` on?"""
    while node >= 0:
        if positions[node, Y] == y:
            return True
        node = positions[node, IN_ROW]
    return False


@compiled
def _dominates(x: int, y: int, least: Array) -> bool:  # pragma: no cover - compiled
    if x < 0 or y < 0:
        return False
    for v in range(len(least)):  # noqa: SIM110 - Numba knows no generators
        if least[v, 0] <= x and least[v, 1] <= y:
            return True
    return False


@compiled
def _multiple(steps: Array, r: int, k: int) -> bool:  # pragma: no cover - compiled
    """Is k times the primitive direction r a multiple of one of the given vectors? Rows of `steps` end in zeros."""
    for g in range(steps.shape[1]):  # noqa: SIM110 - Numba knows no generators
        if steps[r, g] > 0 and k % steps[r, g] == 0:
            return True
    return False


@compiled
def _further(skip: Array, size: int) -> Array:  # pragma: no cover - compiled
    """Room for more diagonals, none of them covered."""
    old = len(skip)
    skip = _grown(skip, size, 0)
    for d in range(old, len(skip)):
        skip[d] = d
    return skip


@compiled
def _with_room(positions: Array) -> Array:  # pragma: no cover - compiled
    """A table of twice as many P-positions."""
    result = np.empty((2 * len(positions), 5), np.int32)
    for k in range(len(positions)):
        for column in range(5):
            result[k, column] = positions[k, column]
    return result


@compiled
def _close(closed: Array, far: Array, at: int, need: int) -> int:  # pragma: no cover - compiled
    """Enter what the P-position `at` of an arm hits farther out; how many classes are closed by it."""
    L, now = len(far), 0
    for r in range(L):
        if far[r]:
            c = (at + r) % L
            closed[c] += 1
            if closed[c] == need:
                now += 1
    return now


@compiled
def _closed_before(
    node: int, positions: Array, arm: int, closed: Array, far: Array, need: int
) -> int:  # pragma: no cover - compiled
    """Enter what the P-positions of earlier hooks hit along the arm; how many classes they close."""
    now, place, link = 0, Y if arm == 0 else X, IN_ROW if arm == 0 else IN_COLUMN
    while node >= 0:
        now += _close(closed, far, positions[node, place], need)
        node = positions[node, link]
    return now


@compiled
def _covered_for_ever(cover: Array, d: int, S: int, t: int) -> bool:  # pragma: no cover - compiled
    for c in range(S):  # noqa: SIM110 - Numba knows no generators
        if cover[d * S + c] > t:
            return False
    return True


@compiled
def _options(
    x: int,
    y: int,
    d: int,
    moves: RowMoves,
    manner: Manner,
    positions: Array,
    rows: Array,
    columns: Array,
    diagonals: Array,
) -> int:  # pragma: no cover - compiled
    """How many options of (x, y) are P, those that cannot be blocked counting for all: N if more than `blocks`."""
    kind, blocks = manner.kind, manner.blocks
    count = _along(rows[x], positions, IN_ROW, Y, y, moves.row_short, moves.row_far, manner, 0)
    if count <= blocks:
        count = _along(columns[y], positions, IN_COLUMN, X, x, moves.column_short, moves.column_far, manner, count)
    if count <= blocks and kind >= BISHOP:
        count = _in_band(x, y, d, moves, manner, positions, diagonals, count)
    if count <= blocks:
        for r in range(len(moves.vectors)):
            i, j = moves.vectors[r, 0], moves.vectors[r, 1]
            if i <= x and j <= y and _holds(rows[x - i], positions, y - j):
                count += 1 if kind == ANY or (kind == BISHOP and i == j) else blocks + 1
    if count <= blocks:
        count = _on_rays(x, y, moves, manner, positions, rows, count)
    return count


@compiled
def _in_band(
    x: int, y: int, d: int, moves: RowMoves, manner: Manner, positions: Array, diagonals: Array, count: int
) -> int:  # pragma: no cover - compiled
    """Bishop's moves may be blockable: look at the P-positions of the band one by one."""
    width, S = moves.band.shape
    for e in range(max(d - width + 1, 0), d + width):
        node = diagonals[e]
        while node >= 0 and count <= manner.blocks:
            i, j = x - positions[node, X], y - positions[node, Y]
            if i > 0 and j > 0 and moves.band[abs(i - j), min(i, j) % S]:
                count += 1 if manner.kind == ANY or i == j else manner.blocks + 1
            node = positions[node, IN_DIAGONAL]
    return count


@compiled
def _on_rays(
    x: int, y: int, moves: RowMoves, manner: Manner, positions: Array, rows: Array, count: int
) -> int:  # pragma: no cover - compiled
    """The multiples of vectors, as far as the bishop has not counted them."""
    width, S = moves.band.shape
    for r in range(len(moves.rays)):
        k, i, j = 1, moves.rays[r, 0], moves.rays[r, 1]
        while i <= x and j <= y and count <= manner.blocks:
            fresh = abs(i - j) >= width or not moves.band[abs(i - j), min(i, j) % S]
            legal = fresh and _multiple(moves.ray_steps, r, k)
            if legal and _holds(rows[x - i], positions, y - j):
                count += 1 if manner.kind == ANY else manner.blocks + 1
            k, i, j = k + 1, i + moves.rays[r, 0], j + moves.rays[r, 1]
    return count


@compiled
def _stuck(x: int, y: int, least: Array, manner: Manner) -> bool:  # pragma: no cover - compiled
    """Has (x, y) no option at all? Under misere play it then is N."""
    if manner.u == 0:
        return not _dominates(x, y, least)
    return not (_dominates(x - manner.u, y, least) or _dominates(x, y - manner.v, least))


@compiled
def _enter(
    positions: Array, number: int, x: int, y: int, offset: int, rows: Array, columns: Array, diagonals: Array
) -> None:  # pragma: no cover - compiled
    """P-position number `number` is (x, y)."""
    positions[number, X], positions[number, Y] = x, y
    positions[number, IN_ROW], rows[x] = rows[x], number
    positions[number, IN_COLUMN], columns[y] = columns[y], number
    d = y - x + offset
    if d >= 0:
        positions[number, IN_DIAGONAL], diagonals[d] = diagonals[d], number


@compiled
def _cover(
    cover: Array, covers: Array, latest: Array, x: int, y: int, offset: int, band: Array, manner: Manner
) -> None:  # pragma: no cover - compiled
    """What the bishop reaches (x, y) from, for ever."""
    width, S = band.shape
    kind = manner.kind
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
                if covers[place] == manner.blocks + 1:
                    cover[place] = min(cover[place], latest[place])
            else:
                cover[place] = min(cover[place], corner + q)


@compiled
def scan(
    R: int, symmetric: bool, moves: RowMoves, manner: Manner
) -> tuple[Array, Array, int]:  # pragma: no cover - compiled
    """All P-positions (x, y) with x < R: two arrays, and the number of positions that had to be looked at."""
    width, S = moves.band.shape
    offset = max(width, 1) if symmetric else R + max(width, 1)
    need = manner.blocks + 1 if manner.kind in (ROOB, ANY) else 1
    # The P-positions so far, and the last one of each row, column and diagonal (the number of the line plus `offset`).
    positions = np.empty((4 * R + 16, 5), np.int32)
    rows, columns = np.full(R, -1, np.int32), np.full(2 * R + 16, -1, np.int32)
    diagonals = np.full(offset + 2 * R + 16, -1, np.int32)
    skip = np.arange(len(diagonals)).astype(np.int32)
    skip_back = np.arange(1 if symmetric else len(diagonals)).astype(np.int32)  # for column arms: index -d
    cover = np.full(len(diagonals) * S, NEVER, np.int32)
    counted = manner.kind >= BISHOP  # bishop's moves that may be blocked are counted
    covers = np.zeros(len(cover) if counted else 1, np.int32)  # blockable ones so far
    latest = np.zeros(len(cover) if counted else 1, np.int32)  # and the hook from which all of them hit
    number = looked = 0
    for t in range(R):
        for arm in range(1 if symmetric else 2):
            far = moves.row_far if arm == 0 else moves.column_far
            closed = np.zeros(len(far), np.int32)
            first = rows[t] if arm == 0 else columns[t] if t < len(columns) else -1
            open_classes = len(far) - _closed_before(first, positions, arm, closed, far, need)
            step = arm  # the corner (t, t) belongs to the row arm
            zone = 0  # while t + step is below it the arm may meet a terminal position
            if t < manner.terminal.shape[arm]:
                zone = manner.terminal.shape[1 - arm]
            while open_classes > 0 or t + step < zone:
                looked += 1
                if arm == 1 and t + step >= R:
                    break
                top = offset + step + width + 2
                if top >= len(skip):
                    skip = _further(skip, top + 1)
                    diagonals = _grown(diagonals, len(skip), -1)
                    cover = _grown(cover, len(skip) * S, NEVER)
                    covers = _grown(covers, len(skip) * S if counted else 1, 0)
                    latest = _grown(latest, len(skip) * S if counted else 1, 0)
                ahead = _alive(skip, offset + step) - offset if arm == 0 else _alive(skip_back, step)
                if ahead != step and t + step >= zone:
                    step = ahead
                    continue
                d = offset + (step if arm == 0 else -step)
                x, y = (t, t + step) if arm == 0 else (t + step, t)
                at = t + step
                step += 1
                ends = at < zone and manner.terminal[x, y]
                if closed[at % len(far)] >= need and not ends:
                    continue
                if cover[d * S + t % S] <= t and not ends:
                    if _covered_for_ever(cover, d, S, t):
                        if arm == 0:
                            skip[d] = d + 1
                        else:
                            skip_back[step - 1] = step
                    continue
                if x < manner.u and y < manner.v:
                    continue  # removed, and so not terminal
                columns = _grown(columns, y + 1, -1)
                if not ends:
                    if _options(x, y, d, moves, manner, positions, rows, columns, diagonals) > manner.blocks:
                        continue
                    if manner.misere and _stuck(x, y, moves.least, manner):
                        continue
                # (x, y) is P: enter it, and its mirror image if the game is symmetric and the row is wanted.
                open_classes -= _close(closed, far, at, need)
                for mirrored in range(2 if symmetric and x != y and y < R else 1):
                    if mirrored:
                        x, y = y, x
                    if number == len(positions):
                        positions = _with_room(positions)
                    _enter(positions, number, x, y, offset, rows, columns, diagonals)
                    _cover(cover, covers, latest, x, y, offset, moves.band, manner)
                    number += 1
    return positions[:number, X].copy(), positions[:number, Y].copy(), looked
