"""The fast checker, for large boards: the judgement of `board.py`, compiled by Numba and written a second time.

    python -m verifier.certificate.check.board_fast DIR

It shares with `board.py` the manifest, the reasons why parts prove a whole, and the sentences. What it does on its
own: parsing the two files, the table of legal moves, the clause audit, the last clause and the proof. The two must
agree on every folder, in verdict, file, line and reason; tests corrupt certificates and compare them.

The compiled code has no bounds checks. It reads private copies of the files, which nobody else can change, and every
index is one that was compared with its bound before: a literal with the number of variables, a hint with the number of
clauses or with the ids of the lemmas. Places in files, clauses and lines are 64 bits wide.
"""

from __future__ import annotations

import sys
from array import array
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from verifier.base.compiled import compiled_only
from verifier.base.interrupts import interruptible
from verifier.certificate.check.board import LARGEST_ID, Leaf, RejectedError, Report
from verifier.certificate.check.board import check as check_with
from verifier.certificate.check.board import check_files as reference_files
from verifier.games.rules import Bishop, Bound, Rook, Ruleset

__all__ = ["check", "check_proof"]

Array = NDArray[Any]

SATURATED = 2**31 - 1  # stands for every number beyond; no variable, id or hint is that large
DIGITS = 4300  # Python reads no longer numbers, so neither does this checker

# The compiled code answers with a place in this list.
CODES = ["", "clause", "range", "instance", "last", "missing", "surplus"]
CODES += ["step", "id", "lemma", "hint", "unit", "conflict", "empty", "after"]
CLAUSE, RANGE, INSTANCE, LAST, MISSING, SURPLUS, STEP, ID, LEMMA, HINT, UNIT, CONFLICT, EMPTY, AFTER = range(1, 15)


def check(folder: str | Path) -> Report:
    """Check a certificate, fast."""
    return check_with(folder, files=check_files, checker="fast")


@interruptible
def check_files(leaf: Leaf) -> None:
    """Judge `formula.cnf` and `proof.lrat`; raise `RejectedError` with the first reason against them."""
    if leaf.counters is not None:  # ladders are for small boards; nothing here is faster than the reference checker
        reference_files(leaf)
        return
    variables, count, header = leaf.variables, leaf.sizes["clauses"], leaf.header
    text = _bytes(leaf, "formula.cnf")
    if bytes(text[: len(header)]) != header:
        raise RejectedError("formula.cnf", 1, "header")
    numbers, starts, bad, end = _scan(text, len(header), count, leaf.longest_lines[0])
    kind = move_table(leaf.rules, leaf.last, leaf.height)
    row_starts = np.concatenate([[0], np.cumsum(np.count_nonzero(kind, axis=1))])
    removed = leaf.rules.removed or (0, 0)
    claimed = np.frombuffer(leaf.claimed, dtype=np.uint8)
    terminal = np.zeros(variables, dtype=np.bool_)
    for x, y in leaf.rules.terminal:
        if x < leaf.last and y < leaf.height:
            terminal[x * leaf.height + y] = True
    code, line = _audit(
        *(numbers, starts, bad, count, end < len(text), variables),
        *(kind.reshape(-1), row_starts, np.nonzero(kind)[1].astype(np.int32), leaf.height, leaf.first, claimed),
        *(leaf.rules.blocks, leaf.rules.ending == "misere", removed[0], removed[1]),
        -1 if leaf.position is None else leaf.position,
        terminal,
    )
    if code:
        raise RejectedError("formula.cnf", int(line), CODES[code])
    del text
    _check_proof(leaf.read("proof.lrat"), variables, leaf.longest_lines[1], numbers, starts)


def _check_proof(text: bytes, variables: int, longest: int, numbers: Array, starts: Array) -> None:
    proof = np.frombuffer(text, dtype=np.uint8)
    steps, step_starts, bad, end = _scan(proof, 0, len(proof), longest)
    code, line = _propagate(numbers, starts, len(starts) - 1, variables, steps, step_starts, bad, end < len(proof))
    if code:
        raise RejectedError("proof.lrat", int(line), CODES[code])


@interruptible
def check_proof(text: bytes, variables: int, longest: int, literals: array[int], starts: array[int]) -> None:
    """What `board.check_proof` does, compiled: the literals of a formula, where each clause begins, and a proof."""
    begins = np.array(starts, dtype=np.int64)
    ended = np.insert(np.array(literals, dtype=np.int32), begins[1:], 0)  # here a clause ends with 0
    _check_proof(text, variables, longest, ended, begins + np.arange(len(begins)))


def _bytes(leaf: Leaf, name: str) -> Array:
    return np.frombuffer(leaf.read(name), dtype=np.uint8)


def move_table(rules: Ruleset, width: int, height: int) -> Array:
    """kind[i, j] = 0 if (i, j) is no move, 1 if it is an unblockable one, 2 if it is blockable."""
    legal = np.zeros((width, height), dtype=bool)
    i, j = np.arange(width, dtype=np.int32)[:, None], np.arange(height, dtype=np.int32)[None, :]
    for part in rules.moves:
        if isinstance(part, Rook):
            lengths = np.isin(np.arange(max(width, height)) % part.modulus, part.residues)
            legal[1:, 0] |= lengths[1:width]
            legal[0, 1:] |= lengths[1:height]
        elif isinstance(part, Bishop):
            legal |= (np.abs(i - j) < part.width) & (np.minimum(i, j) % part.step == 0)
        elif isinstance(part, Bound):
            low = np.minimum(i, j).astype(np.int64)
            legal |= (low > 0) & (np.maximum(i, j) < part.slope * low + part.offset)
        else:
            for v, w in part.vectors:
                most = max(width, height) if part.multiples else 1
                steps = np.arange(1, 1 + min(most, (width - 1) // v if v else most, (height - 1) // w if w else most))
                legal[steps * v, steps * w] = True
    legal[0, 0] = False
    kind = legal.astype(np.uint8)
    if rules.block is not None:
        blockable = np.ones((width, height), dtype=bool)
        if rules.block.kind == "bishop":
            blockable = i == j
        elif rules.block.kind == "roob":
            blockable = ((i == 0) | (j == 0)) & (i + j >= rules.block.l)
        kind[legal & blockable] = 2
    return kind


@compiled_only
def _count(text: Array, begin: int, lines: int) -> tuple[int, int]:  # pragma: no cover - compiled
    """How many numbers and lines there can be, at most `lines` lines."""
    numbers, seen = 0, 0
    for at in range(begin, len(text)):
        if text[at] == 32:
            numbers += 1
        elif text[at] == 10:
            numbers += 1
            seen += 1
            if seen == lines:
                break
    return numbers + 1, seen


@compiled_only
def _scan(text: Array, begin: int, lines: int, longest: int) -> tuple[Array, Array, bool, int]:  # pragma: no cover
    """The numbers of at most `lines` lines, where each line begins among them, whether a line was malformed, the end.

    A line is numbers in decimal without superfluous signs or zeros, single spaces between them, and a line feed.
    """
    most, seen = _count(text, begin, lines)
    numbers = np.empty(most, np.int32)
    starts = np.zeros(seen + 1, np.int64)
    at, found, line = begin, 0, 0
    while at < len(text) and line < lines:
        line_begin = at
        good = True
        if text[at] == 10:
            at += 1
        else:
            while True:
                negative = at < len(text) and text[at] == 45
                if negative:
                    at += 1
                first = at
                value = 0
                while at < len(text) and 48 <= text[at] <= 57:
                    value = min(value * 10 + text[at] - 48, SATURATED)
                    at += 1
                length = at - first
                if length == 0 or length > DIGITS or (text[first] == 48 and (length > 1 or negative)):
                    good = False
                    break
                if at == len(text) or (text[at] != 32 and text[at] != 10):
                    good = False
                    break
                numbers[found] = -value if negative else value
                found += 1
                at += 1
                if text[at - 1] == 10:
                    break
        if not good or at - line_begin > longest:
            return numbers[: starts[line]], starts[: line + 1], True, line_begin
        line += 1
        starts[line] = found
    return numbers[:found], starts[: line + 1], False, at


@compiled_only
def _is_removed(cell: Any, height: int, u: int, v: int) -> bool:  # pragma: no cover - compiled
    return cell // height < u and cell % height < v


@compiled_only
def _options(
    v: Any, height: int, kind: Array, row_starts: Array, columns: Array, ru: int, rv: int
) -> tuple[int, int]:  # pragma: no cover - compiled
    """How many options a cell has, and how many of them are unblockable."""
    x, y = v // height, v % height
    options, unblockable = 0, 0
    for i in range(x + 1):
        for c in range(row_starts[i], row_starts[i + 1]):
            j = columns[c]
            if j > y:
                break
            if not (x - i < ru and y - j < rv):
                options += 1
                if kind[i * height + j] == 1:
                    unblockable += 1
    return options, unblockable


@compiled_only
def _audit(
    numbers: Array,
    starts: Array,
    bad: bool,
    count: int,
    more: bool,
    variables: int,
    kind: Array,
    row_starts: Array,
    columns: Array,
    height: int,
    first: int,
    claimed: Array,
    k: int,
    misere: bool,
    ru: int,
    rv: int,
    position: int,
    terminal: Array,
) -> tuple[int, int]:  # pragma: no cover - compiled
    """(0, 0) if every clause is right; else what was expected, and the line of the file."""
    seen = np.full(variables + 1, -1, np.int64)
    for c in range(len(starts) - 1):
        line = c + 2
        begin, end = starts[c], starts[c + 1] - 1
        if end < begin or numbers[end] != 0:
            return CLAUSE, line
        for at in range(begin, end):
            if numbers[at] == 0:
                return CLAUSE, line
        for at in range(begin, end):
            variable = abs(np.int64(numbers[at]))
            if variable > variables or seen[variable] == c:
                return RANGE, line
            seen[variable] = c
        length = end - begin
        if c == count - 1:
            if position >= 0:
                wanted = position + 1 if claimed[position] else -position - 1
                if length != 1 or numbers[begin] != wanted:
                    return LAST, line
            else:
                base = first * height
                if length != variables - base:
                    return LAST, line
                for at in range(length):
                    cell = base + at
                    if numbers[begin + at] != (-cell - 1 if claimed[cell] else cell + 1):
                        return LAST, line
            continue
        if length == 0:
            return INSTANCE, line
        positive = numbers[begin] > 0
        v = abs(np.int64(numbers[begin])) - 1
        if length == 1 and v < first * height and (claimed[v] == 1) == positive:
            continue
        if _is_removed(v, height, ru, rv):
            if length == 1 and not positive:
                continue
            return INSTANCE, line
        if terminal[v]:
            if length == 1 and positive:
                continue
            return INSTANCE, line
        if length == 1 and not positive:
            if not misere or _options(v, height, kind, row_starts, columns, ru, rv)[0] > 0:
                return INSTANCE, line
            continue
        plain, blockable = 0, 0
        for at in range(begin + 1, end):
            w = abs(np.int64(numbers[at])) - 1
            if (numbers[at] > 0) != positive or w >= v or w % height > v % height or _is_removed(w, height, ru, rv):
                return INSTANCE, line
            move = kind[v - w]
            if move == 0:
                return INSTANCE, line
            if move == 1:
                plain += 1
            else:
                blockable += 1
        if positive:
            options, unblockable = _options(v, height, kind, row_starts, columns, ru, rv)
            if plain != unblockable or options - plain - blockable > k or (misere and options == 0):
                return INSTANCE, line
        elif not ((plain == 1 and blockable == 0) or (plain == 0 and blockable == k + 1)):
            return INSTANCE, line
    done = len(starts) - 1
    if bad:
        return CLAUSE, done + 2
    if done < count:
        return MISSING, done + 2
    if more:
        return SURPLUS, count + 2
    return 0, 0


@compiled_only
def _propagate(
    literals: Array, starts: Array, count: int, variables: int, steps: Array, lines: Array, bad: bool, more: bool
) -> tuple[int, int]:  # pragma: no cover - compiled
    """(0, 0) if the steps derive the empty clause; else what was expected, and the line of the file."""
    true = np.zeros(2 * variables + 1, np.uint8)  # true[variables + w] = 1 if the literal w is true
    seen = np.full(variables + 1, -1, np.int64)
    trail = np.empty(variables, np.int32)
    steps_read = len(lines) - 1
    ids = np.empty(steps_read, np.int64)  # of the lemmas so far, increasing
    newest = count
    for s in range(steps_read):
        line = s + 1
        begin, end = lines[s], lines[s + 1] - 1
        middle, zeros = -1, 0
        for at in range(begin, end + 1):
            if steps[at] == 0:
                zeros += 1
                if middle < 0:
                    middle = at
        if zeros != 2 or steps[end] != 0 or middle == begin:
            return STEP, line
        for at in range(middle + 1, end):
            if steps[at] < 0:
                return STEP, line
        if steps[begin] <= newest or steps[begin] > LARGEST_ID:
            return ID, line
        for at in range(begin + 1, middle):
            variable = abs(np.int64(steps[at]))
            if variable > variables or seen[variable] == s:
                return LEMMA, line
            seen[variable] = s
        assigned = 0
        for at in range(begin + 1, middle):
            true[variables - steps[at]] = 1
            trail[assigned] = -steps[at]
            assigned += 1
        conflict = False
        for at in range(middle + 1, end):
            hint = steps[at]
            if hint <= count:
                source, low, high = literals, starts[hint - 1], starts[hint] - 1
            else:
                place = np.searchsorted(ids[:s], hint)
                if place == s or ids[place] != hint:
                    return HINT, line
                source, low, high = steps, lines[place] + 1, lines[place]
                while source[high + 1] != 0:
                    high += 1
                high += 1
            unit, open_literals = 0, 0
            for q in range(low, high):
                if true[variables - source[q]] == 0:
                    open_literals += 1
                    unit = source[q]
            if conflict or open_literals > 1 or (open_literals == 1 and true[variables + unit] == 1):
                return UNIT, line
            if open_literals == 0:
                conflict = True
            else:
                true[variables + unit] = 1
                trail[assigned] = unit
                assigned += 1
        if not conflict:
            return CONFLICT, line
        if middle == begin + 1:
            if s + 1 < steps_read or bad or more:
                return AFTER, line + 1
            return 0, 0
        for q in range(assigned):
            true[variables + trail[q]] = 0
        ids[s] = steps[begin]
        newest = steps[begin]
    if bad:
        return STEP, steps_read + 1
    return EMPTY, steps_read + 1


if __name__ == "__main__":
    report = check(sys.argv[1])
    print(report.reason)
    sys.exit(report.exit_code)
