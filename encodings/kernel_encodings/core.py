"""The definitional core: only the clauses of the kernel definition that a claimed set S needs, one per position.

Variable 1 + x * height + y says "(x, y) is a P-position". The definition of a P-position
(`verifier.games.rules.Ruleset`, with k = `blocks`) is, for every position v, the conjunction of these clauses:

- not v or not w, for every unblockable option w of v;
- not v or not w_0 or ... or not w_k, for all k + 1 distinct blockable options w_i of v;
- v or (every option of v outside B), for every set B of at most k blockable options of v;
- in misere play, for a position v without options, not v (and then not the clause before);
- not v, for a removed cell v, which is no position;
- v, for a terminal position v, which has no options (and no other clause).

For a claimed set S one of them is enough at each v: an N-position has its winning moves as a witness, a P-position
its clause for B = its blockable options in S. In the order of the variables, which is an order in which options come
first, each of these clauses is unit under the ones before. So the core with "some position differs from S" as the
last clause is refuted by unit propagation alone, and it exists exactly when S is the set of P-positions.
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from kernel_encodings.ground import without_options
from verifier.games.lines import Line, lines
from verifier.games.rules import Ruleset

__all__ = ["Clauses", "cone", "core", "difference", "units"]

Numbered = NDArray[np.int64]


@dataclass(frozen=True, eq=False)
class Clauses:
    """A list of clauses in two flat arrays: clause c is literals[offsets[c] : offsets[c + 1]]."""

    literals: NDArray[np.int32]
    offsets: NDArray[np.int64]

    def __len__(self) -> int:
        return len(self.offsets) - 1

    def __getitem__(self, c: int) -> NDArray[np.int32]:
        return self.literals[self.offsets[c] : self.offsets[c + 1]]

    def __add__(self, other: Clauses) -> Clauses:
        return Clauses(
            np.concatenate([self.literals, other.literals]),
            np.concatenate([self.offsets, other.offsets[1:] + self.offsets[-1]]),
        )

    def lists(self, first: int = 0, last: int | None = None) -> list[list[int]]:
        """The clauses first .. last - 1 as lists of Python integers, as PySAT takes them."""
        offsets = self.offsets[first : (len(self) if last is None else last) + 1]
        literals = self.literals[offsets[0] : offsets[-1]].tolist()
        ends = (offsets - offsets[0]).tolist()
        return [literals[a:b] for a, b in itertools.pairwise(ends)]


def units(literals: NDArray[np.integer]) -> Clauses:
    """One unit clause per literal."""
    return Clauses(literals.astype(np.int32), np.arange(len(literals) + 1, dtype=np.int64))


def difference(claimed: NDArray[np.bool_], first: int = 0) -> Clauses:
    """The clause "some position of the rows from `first` on differs from the claimed set"."""
    height = claimed.shape[1]
    inside = claimed[first:].reshape(-1)
    variables = np.arange(1 + first * height, 1 + claimed.size, dtype=np.int32)
    return Clauses(np.where(inside, -variables, variables), np.array([0, claimed.size - first * height]))


def core(rules: Ruleset, claimed: NDArray[np.bool_], first: int = 0, last: int | None = None) -> Clauses | None:
    """One clause for each cell of the rows first .. last - 1, in order; None when the claim is wrong in these rows.

    `claimed[x, y]` says whether (x, y) is in S. The claim for the rows before `first` is taken for granted.

    >>> from verifier.games.families import wythoff
    >>> core(wythoff(), np.array([[True, False], [False, False]])).lists()
    [[1], [-2, -1], [-3, -1], [-4, -1]]
    """
    height = claimed.shape[1]
    last = claimed.shape[0] if last is None else last
    claimed = claimed[:last]
    move_lines = lines(rules, *claimed.shape)
    base, count = first * height, (last - first) * height
    witness, counted = _witnesses(rules, claimed, move_lines, first)
    inside = claimed.reshape(-1)[base:]
    forced = _forced(rules, claimed.shape, move_lines)[base:]
    terminal = _terminal(rules, claimed.shape)[base:]

    single = ~forced & ~inside & (witness >= 0)
    blocked = ~forced & ~inside & ~single
    if (inside & forced).any() or (terminal & ~inside).any() or (blocked & (counted <= rules.blocks)).any():
        return None
    options: dict[int, Numbered] = {}
    for cell in np.flatnonzero(inside & ~terminal).tolist():
        found = _unblocked_options(rules, claimed, move_lines, base + cell)
        if found is None:
            return None
        options[cell] = found

    lengths = np.ones(count, dtype=np.int64)
    lengths[single] = 2
    lengths[blocked] = 2 + rules.blocks
    for cell, found in options.items():
        lengths[cell] = 1 + len(found)
    offsets = np.concatenate([[0], np.cumsum(lengths)])
    literals = np.empty(offsets[-1], dtype=np.int32)
    variables = np.arange(base + 1, base + count + 1, dtype=np.int32)
    literals[offsets[:-1]] = np.where(inside, variables, -variables)
    literals[offsets[:-1][single] + 1] = -1 - witness[single]
    for c, row in enumerate(_blockable_witnesses(rules, claimed, move_lines, first, blocked)):
        literals[offsets[:-1][blocked] + 1 + c] = -1 - row
    for cell, found in options.items():
        literals[offsets[cell] + 1 : offsets[cell + 1]] = 1 + found
    return Clauses(literals, offsets)


def _reach(line: Line, shape: tuple[int, int], cell: int, first: int) -> tuple[slice, slice]:
    """Where `cell` is an option along a line, from row `first` on: a slice of the flat rows, and one of the line."""
    (width, height), (i, j), (di, dj) = shape, line.start, line.direction
    x, y = divmod(cell, height)
    begin = max(0, -(-(first - x - i) // di)) if di else 0
    end = len(line.legal)
    end = min(end, (width - 1 - x - i) // di + 1) if di else end
    end = min(end, (height - 1 - y - j) // dj + 1) if dj else end
    if begin >= end or not first <= x + i + begin * di < width or y + j + begin * dj >= height:
        return slice(0, 0), slice(0, 0)
    stride = di * height + dj
    start = cell + i * height + j + begin * stride - first * height
    return slice(start, start + (end - begin - 1) * stride + 1, stride), slice(begin, end)


def _witnesses(
    rules: Ruleset, claimed: NDArray[np.bool_], move_lines: list[Line], first: int
) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
    """For each cell from row `first` on: the first unblockable option in S (or -1), and how many blockable ones."""
    count = claimed.size - first * claimed.shape[1]
    found = np.full(count, -1, dtype=np.int32)
    counted = np.zeros(count, dtype=np.int32)
    for cell in np.flatnonzero(claimed)[::-1].tolist():
        for line in move_lines:
            cells, steps = _reach(line, claimed.shape, cell, first)
            if steps.stop:
                found[cells][line.legal[steps] & ~line.blockable[steps]] = cell
                if rules.block:
                    counted[cells] += line.blockable[steps]
    return found, counted


def _blockable_witnesses(
    rules: Ruleset, claimed: NDArray[np.bool_], move_lines: list[Line], first: int, wanted: NDArray[np.bool_]
) -> NDArray[np.int32]:
    """Row c holds the c-th of k + 1 blockable options in S of each wanted cell."""
    count = int(wanted.sum())
    rows = np.full((rules.blocks + 1, count), -1, dtype=np.int32)
    if not count:
        return rows
    place = np.full(len(wanted), -1, dtype=np.int32)
    place[wanted] = np.arange(count)
    filled = np.zeros(count, dtype=np.int32)
    for cell in np.flatnonzero(claimed).tolist():
        for line in move_lines:
            cells, steps = _reach(line, claimed.shape, cell, first)
            if steps.stop:
                at = place[cells][line.blockable[steps]]
                at = at[at >= 0]
                at = at[filled[at] <= rules.blocks]
                rows[filled[at], at] = cell
                filled[at] += 1
    return rows


def _forced(rules: Ruleset, shape: tuple[int, int], move_lines: list[Line]) -> NDArray[np.bool_]:
    """The cells that are not P whatever S says: removed ones and, in misere play, positions without options."""
    forced = np.zeros(shape, dtype=bool)
    if rules.ending == "misere":
        forced = without_options(rules, shape, move_lines)
    if rules.removed:
        forced[: rules.removed[0], : rules.removed[1]] = True
    return forced.reshape(-1) & ~_terminal(rules, shape)


def _terminal(rules: Ruleset, shape: tuple[int, int]) -> NDArray[np.bool_]:
    """The cells that are P whatever S says, flat."""
    terminal = np.zeros(shape, dtype=bool)
    for x, y in rules.terminal:
        if x < shape[0] and y < shape[1]:
            terminal[x, y] = True
    return terminal.reshape(-1)


def _unblocked_options(
    rules: Ruleset, claimed: NDArray[np.bool_], move_lines: list[Line], cell: int
) -> Numbered | None:
    """The options of a P-position that are not in S; None if those in S cannot all be blocked."""
    height = claimed.shape[1]
    inside = claimed.reshape(-1)
    x, y = divmod(cell, height)
    parts, blocked = [], 0
    for line in move_lines:
        (i, j), (di, dj) = line.start, line.direction
        if i > x or j > y:
            continue
        n = 1 + min([len(line.legal) - 1] + ([(x - i) // di] if di else []) + ([(y - j) // dj] if dj else []))
        steps = np.flatnonzero(line.legal[:n])
        cells = cell - (i * height + j) - steps * (di * height + dj)
        blockable = line.blockable[:n][steps]
        if rules.removed:
            u, v = rules.removed
            keep = ~((cells // height < u) & (cells % height < v))
            cells, blockable = cells[keep], blockable[keep]
        winning = inside[cells]
        if (winning & ~blockable).any():
            return None
        blocked += int(winning.sum())
        parts.append(cells[~winning])
    if blocked > rules.blocks:
        return None
    return np.sort(np.concatenate(parts)) if parts else np.zeros(0, dtype=np.int64)


def cone(clauses: Clauses, cell: int) -> NDArray[np.int64]:
    """The cells whose clauses decide `cell`, in order: it, and what their clauses name (clause c is that of cell c)."""
    needed, waiting = {cell}, [cell]
    while waiting:
        for literal in clauses[waiting.pop()].tolist():
            other = abs(literal) - 1
            if other not in needed:
                needed.add(other)
                waiting.append(other)
    return np.array(sorted(needed), dtype=np.int64)
