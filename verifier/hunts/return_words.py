"""gcd(m, p) > 1: is there a substitution of any number of letters that writes the pairs of mWN^(p)?

The pairs (c, d), c <= d, in the order of their differences e = d - c write a word: its letters are (e' - e, c' - c),
the steps from a pair to the next. The bishop leaves at most one pair for each difference, so the word says all pairs.
(A difference less than all those of the last tenth of the rows is taken not to occur further on.)

*Return words.* Let u be a factor of the word. The word is cut where u begins; the pieces are the return words of u, and
the *derived word* is the sequence of their numbers, in the order of their first appearance. A word in which every
factor comes back is written by a (primitive) substitution if and only if its derived words, for u its beginnings, are
finitely many (F. Durand, A characterization of substitutive sequences using return words, Discrete Math. 179 (1998)).
So let u be a beginning of u', and let their derived words begin alike, with as many return words: then each return word
of u' is made of some of u, and this is a candidate tau, the i-th return word of u standing for the letter i.

The beginning of the word of a game need not come back. So beginnings are looked at of the word without its first
letters, and of the longest factor that occurs twice early; the candidate is *fitted* on the first half. It is
*tested* on the whole word w: it is cut at every u', each piece has to be one of the return words found, and is replaced
by the one of u with its number, which gives a shorter word w'; the same is done to w' as long as it is long enough. If
two of the words w, w', w'', ... are the same from their first u on, the substitution and the beginning of w say all
of it.

*Two-sided words.* The differences y - x of all P-positions, with signs, in their order write a two-sided word of steps,
whose right half is the word above without c. A primitive substitution that writes it from its middle would bring every
factor around the middle back. So it is asked how long the shortest one is that occurs once only.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from math import gcd
from typing import Any, TypedDict

import numpy as np
from numpy.typing import NDArray

from verifier.base.plural import counted
from verifier.games.families import modulo
from verifier.games.tex import tex
from verifier.hunts.result import Constants, HuntResult, spread
from verifier.solve.rows import rows

__all__ = ["ReturnRow", "WordSubstitution", "examine", "find", "hunt", "longest_repeat", "markdown", "middle", "words"]

QUESTION = "Is there a substitution of any number of letters that writes the pairs of mWN^(p), gcd(m, p) > 1?"
GAMES = "mWN^(p), gcd(m, p) > 1"
EARLY = 1_000_000  # letters among which the longest repeated factor is looked for
SKIPPED = (0, 1, 2)  # letters at the beginning that may occur once only
OFTEN = 20  # times that a factor must occur
TOO_OFTEN = 60_000
ALIKE = 12  # letters in which two derived words agree
LEAST = 200  # letters in which two levels of the whole word agree
GROWTH = 1.3

Letters = NDArray[np.uint8]


class ReturnRow(TypedDict):
    """A row of the table; the last five are of the substitution, if one was found."""

    m: int
    p: int
    steps: int
    derived: int
    returns: int
    middle: int | None
    letters: int | None
    period: int | None
    growth: float | None
    second: float | None
    pairs: int | None


@dataclass(frozen=True)
class WordSubstitution:
    """A substitution: `images[i]` over the numbers of the return words, which are factors of the word itself.

    Level `first` of the word is the same as level `first + period`, in `agree` letters.
    """

    returns: tuple[bytes, ...]
    images: tuple[tuple[int, ...], ...]
    first: int
    period: int
    agree: int

    @cached_property
    def eigenvalues(self) -> list[float]:
        """Their absolute values, the largest first."""
        matrix = np.zeros((len(self.images), len(self.images)))
        for a, image in enumerate(self.images):
            for b in image:
                matrix[b, a] += 1
        return sorted((float(value) for value in np.abs(np.linalg.eigvals(matrix))), reverse=True)


def _numbered(letters: NDArray[np.int64]) -> Letters:
    kinds, word = np.unique(letters, return_inverse=True)
    if len(kinds) > 255:
        raise ValueError(f"{len(kinds)} letters are too many.")
    return word.astype(np.uint8)


def words(m: int, p: int, R: int) -> tuple[Letters, Letters]:
    """The word of the pairs by differences, and the steps of the differences alone, as far as R rows show them."""
    c, d = rows(modulo(m, p), R).upper()
    e = d - c
    late = e[10 * c > 9 * R]
    known = e < (late.min() if len(late) else 0)
    order = np.argsort(e[known], kind="stable")
    steps, moves = np.diff(e[known][order]), np.diff(c[known][order])
    width = int(moves.max() - moves.min()) + 1
    return _numbered(steps * width + moves - moves.min()), _numbered(steps)


def longest_repeat(word: Letters) -> Letters:
    """The longest factor that occurs twice, by numbers for the factors of the lengths 1, 2, 4, ...

    >>> longest_repeat(np.array([0, 1, 2, 0, 1, 3, 0, 1, 2], dtype=np.uint8)).tolist()
    [0, 1, 2]
    """
    ids, size = word.astype(np.int64), 1

    def pairs(length: int) -> NDArray[np.int64]:
        count = len(word) - length + 1
        return ids[:count] * (int(ids.max()) + 1) + ids[length - size : length - size + count]

    while 2 * size < len(word):
        kinds, longer = np.unique(pairs(2 * size), return_inverse=True)
        if len(kinds) == len(longer):
            break
        ids, size = longer.astype(np.int64), 2 * size
    low, high = size, min(2 * size, len(word))
    while high - low > 1:
        middle = (low + high) // 2
        found = pairs(middle)
        low, high = (middle, high) if len(np.unique(found)) < len(found) else (low, middle)
    found = pairs(low)
    order = np.argsort(found, kind="stable")
    start = int(order[np.flatnonzero(np.diff(found[order]) == 0)[0]])
    return word[start : start + low]


def _beginnings(word: Letters) -> Iterator[tuple[int, NDArray[np.int64]]]:
    """The lengths of beginnings that occur in fewer places than the shorter ones, and these places."""
    places, length = np.flatnonzero(word == word[0]), 1
    while len(places) >= OFTEN:
        if len(places) <= TOO_OFTEN:
            yield length, places
        before = len(places)
        while len(places) == before and len(places) >= OFTEN:
            length += 1
            places = places[places + length <= len(word)]
            before = min(before, len(places))
            places = places[word[places + length - 1] == word[length - 1]]


def _pieces(word: bytes, places: Sequence[int]) -> list[bytes]:
    return [word[a:b] for a, b in pairwise(places)]


def _places(word: bytes, factor: bytes) -> list[int]:
    found, place = [], word.find(factor)
    while place >= 0:
        found.append(place)
        place = word.find(factor, place + 1)
    return found


@dataclass(frozen=True)
class _Derived:
    factor: bytes
    returns: tuple[bytes, ...]
    numbers: tuple[int, ...]


def _derived(word: Letters) -> list[_Derived]:
    text = word.tobytes()
    found = []
    for length, places in _beginnings(word):
        pieces = _pieces(text, places.tolist())
        names = {piece: number for number, piece in enumerate(dict.fromkeys(pieces))}
        found.append(_Derived(text[:length], tuple(names), tuple(names[piece] for piece in pieces)))
    return found


def _alike(one: _Derived, two: _Derived) -> bool:
    if len(one.returns) != len(two.returns) or len(two.factor) < GROWTH * len(one.factor):
        return False
    agree = next(
        (i for i, (a, b) in enumerate(zip(one.numbers, two.numbers, strict=False)) if a != b), len(two.numbers)
    )
    return agree >= ALIKE and len(set(one.numbers[:agree])) == len(one.returns)


def find(word: Letters) -> tuple[WordSubstitution | None, list[_Derived]]:
    """A substitution that writes the word, and the derived words of the start that led furthest."""
    fitted = word[: len(word) // 2]
    best: list[_Derived] = []
    for start in (*(fitted[skip:] for skip in SKIPPED), longest_repeat(fitted[:EARLY])):
        derived = _derived(start)
        best = max(best, derived, key=lambda some: len(some[-1].factor) if some else 0)
        for j, longer in enumerate(derived):
            for shorter in derived[:j]:
                if _alike(shorter, longer) and (found := _tested(word.tobytes(), shorter, longer)):
                    return found, derived
    return None, best


def _tested(word: bytes, shorter: _Derived, longer: _Derived) -> WordSubstitution | None:
    """Is the whole word cut into these return words, level by level, and does a level come back?"""
    stands_for = dict(zip(longer.returns, shorter.returns, strict=True))
    levels = [word]
    while len(places := _places(levels[-1], longer.factor)) > OFTEN:
        pieces = _pieces(levels[-1], places)
        if any(piece not in stands_for for piece in pieces):
            return None
        levels.append(b"".join(stands_for[piece] for piece in pieces))
    begun = [level[place:] for level in levels if (place := level.find(shorter.factor)) >= 0]
    for period in range(1, len(begun)):
        for first in range(len(begun) - period):
            agree = len(begun[first + period])
            if agree >= LEAST and begun[first].startswith(begun[first + period]):
                return WordSubstitution(shorter.returns, _images(shorter, longer), first, period, agree)
    return None


def _images(shorter: _Derived, longer: _Derived) -> tuple[tuple[int, ...], ...]:
    """Each return word of the longer factor, followed by that factor, is cut where the shorter one begins."""
    number = {piece: i for i, piece in enumerate(shorter.returns)}
    images = []
    for piece in longer.returns:
        text = piece + longer.factor
        places = [place for place in _places(text, shorter.factor) if place <= len(piece)]
        images.append(tuple(number[text[a:b]] for a, b in pairwise(places)))
    return tuple(images)


def middle(steps: Letters) -> int | None:
    """How long the shortest factor around the middle of the two-sided word is that occurs once only, its length being a
    power of 2; None if it is longer than the word shows."""
    text = np.concatenate((steps[::-1], steps)).tobytes()
    half = 1
    while 2 * half <= len(text) // 4:
        factor = text[len(steps) - half : len(steps) + half]
        first = text.find(factor)
        if text.find(factor, first + 1) < 0:
            return 2 * half
        half *= 2
    return None


def examine(task: tuple[int, int, int]) -> ReturnRow:
    """One game, by its first R rows."""
    m, p, R = task
    word, steps = words(m, p, R)
    found, derived = find(word)
    return {
        "m": m,
        "p": p,
        "steps": len(word),
        "derived": len(derived),
        "returns": len(derived[-1].returns) if derived else 0,
        "middle": middle(steps),
        "letters": len(found.returns) if found else None,
        "period": found.period if found else None,
        "growth": found.eigenvalues[0] if found else None,
        "second": found.eigenvalues[1] if found else None,
        "pairs": len(word) + 1 if found else None,
    }


def hunt(grid: Constants, jobs: int = 1, tell: Any = None) -> HuntResult:
    tasks = [(m, p, grid.rows) for m in grid.m for p in grid.p if gcd(m, p) > 1]
    table = spread(examine, tasks, jobs, tell)
    written = [f"{row['m']}WN^({row['p']})" for row in table if row["letters"]]
    return HuntResult(
        name="return-words",
        belief="Question (Section 7): has mWN^(p) a rule where gcd(m, p) > 1?",
        verdict=f"{counted(len(table), 'game')}. Of {', '.join(written) or 'none'} a substitution writes the pairs in "
        f"the order of differences: fitted on the first half of them, right in all. "
        f"{sum(row['middle'] is not None for row in table)} of the two-sided words do not come back to their middle.",
        tested=f"m = {grid.m.start}..{grid.m.stop - 1}, p = {grid.p.start}..{grid.p.stop - 1}, gcd(m, p) > 1, l = 0, "
        f"{grid.rows} rows each.",
        table=tuple(table),
    )


def markdown(table: Sequence[ReturnRow]) -> str:
    """The table of a page."""
    lines = [
        "| game | steps | derived words | return words of the last | middle | letters | growth | second eigenvalue |",
        "|" + "---|" * 8,
    ]
    for row in table:
        game = tex(f"{row['m']}WN^({row['p']})")
        found = [
            "" if value is None else f"{value:.4f}" if isinstance(value, float) else str(value)
            for value in (row["letters"], row["growth"], row["second"])
        ]
        lines.append(
            f"| {game} | {row['steps']:,} | {row['derived']} | {row['returns']} | "
            f"{row['middle'] or '?'} | {' | '.join(found)} |"
        )
    return "\n".join(lines)
