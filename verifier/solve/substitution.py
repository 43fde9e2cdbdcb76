"""P-positions from a substitution: a rule that finds the N-th pair (c_N, d_N) in time polynomial in log N.

Write the numbers 0, 1, 2, ... as a word w: the letter of y says whether y is one of the d_n, and of which sort; the
letter `PLAIN` says that it is not. Suppose that the pairs, ordered by c, have increasing d, and that the letter of x
alone decides the P-positions of row x to the right of the diagonal, as steps from one d to the next:

    rules[letter of x] = ((step, letter of the new d), ...).

Then reading w from the left writes w, further to the right: w is the fixed point of a substitution that replaces a
letter by `step - 1` plain letters and the new letter, for each step. The number of d's in n-fold images obeys a
linear recurrence, so one descends through about log N levels to the N-th d; the letter met one level
above the ground is its row c_N.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

__all__ = ["ORIGIN", "PLAIN", "Substitution", "canonical", "merged"]

PLAIN, ORIGIN = "-", "O"
LetterStep = tuple[int, str]


@dataclass(frozen=True)
class Substitution:
    """`rules` as (letter, steps) pairs; ORIGIN is the letter of 0, and its steps are those after d_0 = 0.

    >>> blocking = Substitution.of({"O": [(1, "d")], "-": [(2, "d"), (1, "d")], "d": [(2, "d")]})  # WN^2_1
    >>> [blocking.pair(n) for n in range(5)]
    [(0, 0), (0, 1), (1, 3), (2, 5), (2, 6)]
    """

    rules: tuple[tuple[str, tuple[LetterStep, ...]], ...]

    @classmethod
    def of(cls, rules: dict[str, list[LetterStep]]) -> Substitution:
        return cls(tuple((letter, tuple(steps)) for letter, steps in sorted(rules.items())))

    def __post_init__(self) -> None:
        letters = {letter for letter, _ in self.rules}
        if not {PLAIN, ORIGIN} <= letters:
            raise ValueError("a substitution needs rules for ORIGIN and PLAIN")
        if not dict(self.rules)[ORIGIN]:
            raise ValueError("row 0 must write something, or the word does not grow")
        for _, steps in self.rules:
            if any(step < 1 or letter not in letters or letter in (PLAIN, ORIGIN) for step, letter in steps):
                raise ValueError("a step is at least 1 and ends at a letter with a rule")

    def image(self, letter: str) -> list[tuple[str, int]]:
        """The image of a letter as runs (letter, how often)."""
        runs = [(ORIGIN, 1)] if letter == ORIGIN else []
        for step, new in dict(self.rules)[letter]:
            runs += [(PLAIN, step - 1)] if step > 1 else []
            runs.append((new, 1))
        return runs

    def pairs(self) -> Iterator[tuple[int, int]]:
        """(c_0, d_0), (c_1, d_1), ... by reading and writing the word; the slow and plain way.

        >>> from itertools import islice
        >>> list(islice(Substitution.of({"O": [(1, "d")], "-": [(2, "d"), (1, "d")], "d": [(2, "d")]}).pairs(), 5))
        [(0, 0), (0, 1), (1, 3), (2, 5), (2, 6)]
        """
        rules = dict(self.rules)
        letters = {0: ORIGIN}  # the d's written but not yet read
        d = x = 0
        yield 0, 0
        while True:
            letter = letters.pop(x, PLAIN)
            for step, new in rules[letter]:
                d += step
                letters[d] = new
                yield x, d
            x += 1

    def pair(self, n: int) -> tuple[int, int]:
        """(c_n, d_n), for n as large as one likes."""
        if n == 0:
            return 0, 0
        images = {letter: self.image(letter) for letter, _ in self.rules}
        # lengths[k][a], marks[k][a]: the length of the k-fold image of a, and the number of d's (0 itself among them)
        lengths = [dict.fromkeys(images, 1)]
        marks = [{a: int(a != PLAIN) for a in images}]
        while marks[-1][ORIGIN] <= n:
            for table in (lengths, marks):
                table.append({a: sum(times * table[-1][b] for b, times in images[a]) for a in images})
        letter, d, c, left = ORIGIN, 0, 0, n
        for k in range(len(marks) - 2, -1, -1):
            for b, times in images[letter]:
                skipped = min(times, left // marks[k][b]) if marks[k][b] else times
                d += skipped * lengths[k][b]
                left -= skipped * marks[k][b]
                if k:
                    c += skipped * lengths[k - 1][b]
                if skipped < times:
                    letter = b
                    break
        return c, d

    @classmethod
    def read(cls, text: str) -> Substitution:
        """The substitution that prints as this text.

        >>> str(Substitution.read("- -> +2d +1d; O -> +1d; d -> +2d"))
        '- -> +2d +1d; O -> +1d; d -> +2d'
        """
        rules: dict[str, list[LetterStep]] = {}
        for rule in text.split(";"):
            letter, _, steps = (part.strip() for part in rule.partition("->"))
            found = re.findall(r"\+(\d+)(\S+)", steps)
            rules[letter] = [(int(step), new) for step, new in found]
        return cls.of(rules)

    def lengthened(self, more: int) -> Substitution:
        """The same letters, every step longer by `more`."""
        return Substitution(tuple((a, tuple((step + more, b) for step, b in steps)) for a, steps in self.rules))

    def __str__(self) -> str:
        return "; ".join(
            f"{letter} -> {' '.join(f'+{step}{new}' for step, new in steps) or 'nothing'}"
            for letter, steps in self.rules
        )


def merged(substitution: Substitution) -> Substitution:
    """The same pairs with as few letters as possible: letters with the same steps into the same classes are one.

    >>> rules = {"O": [(3, "a")], "-": [(3, "b"), (3, "a")], "a": [(4, "c")], "b": [(3, "c")], "c": [(3, "b")]}
    >>> print(merged(Substitution.of(rules)))
    - -> +3b +3a; O -> +3a; a -> +4b; b -> +3b
    """
    rules = dict(substitution.rules)
    marks = [letter for letter in rules if letter not in (PLAIN, ORIGIN)]
    klass = dict.fromkeys(marks, "")
    while True:
        images = {a: tuple((step, klass[b]) for step, b in rules[a]) for a in marks}
        leaders: dict[tuple[tuple[int, str], ...], str] = {}
        new = {a: leaders.setdefault(images[a], a) for a in marks}
        stable = len(set(new.values())) == len(set(klass.values()))
        klass = new
        if stable:
            break
    klass |= {PLAIN: PLAIN, ORIGIN: ORIGIN}
    return Substitution.of({a: [(step, klass[b]) for step, b in rules[a]] for a in rules if klass[a] == a})


def canonical(substitution: Substitution) -> Substitution:
    """The one substitution among those with the same pairs: merged, letters that never occur left out, others renamed.

    The letters are called a, b, ... in the order in which the rules of ORIGIN, of PLAIN and of a, b, ... name them.

    >>> rules = {"O": [(2, "b")], "-": [(3, "x"), (2, "c")], "b": [(4, "c")], "c": [(4, "b")], "x": [(3, "x")]}
    >>> print(canonical(Substitution.of(rules)))
    - -> +3b +2a; O -> +2a; a -> +4a; b -> +3b
    """
    rules = dict(merged(substitution).rules)
    order = [ORIGIN, PLAIN]
    for letter in order:  # which grows
        order += [new for new in dict.fromkeys(new for _, new in rules[letter]) if new not in order]
    name = {ORIGIN: ORIGIN, PLAIN: PLAIN} | {letter: _named(n) for n, letter in enumerate(order[2:])}
    return Substitution.of({name[a]: [(step, name[b]) for step, b in rules[a]] for a in order})


def _named(n: int) -> str:
    return "abcdefghijklmnpqrstuvwxyz"[n] if n < 25 else f"z{n}"
