"""Claims that are pairs {c_n, d_n} by a rule: a mex rule, floors of multiples of quadratic numbers, a substitution.

Each set is symmetric, holds (c_n, d_n) and (d_n, c_n) for all n >= 0, and its pairs are listed with c_n <= c_(n+1), so
that what lies on a board, or in some rows, is an initial stretch.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np
from numpy.typing import NDArray

from verifier.base.errors import UserError
from verifier.base.plural import counted
from verifier.claims.listed import Listed
from verifier.games.rules import Position
from verifier.solve.quadratic import Quadratic
from verifier.solve.substitution import Substitution

__all__ = ["FloorPairs", "MexPairs", "Morphic", "PairClaim"]

LARGEST = 10**6  # a constant
ZERO, ONE = Quadratic(Fraction(0)), Quadratic(Fraction(1))


class PairClaim(ABC):
    """A set of pairs by a rule."""

    @abstractmethod
    def pairs(self) -> Iterator[Position]:
        """(c_n, d_n) for n = 0, 1, 2, ..., c_n not decreasing and d_n >= c_n; no end."""

    @abstractmethod
    def to_json(self) -> dict[str, Any]:
        """As data, see `claim_from_json`."""

    def rows(self, R: int) -> set[Position]:
        """All claimed positions of the rows 0 .. R - 1."""
        found = set()
        for c, d in self.pairs():
            if c >= R:
                break
            found |= {(x, y) for x, y in ((c, d), (d, c)) if x < R}
        return found

    def array(self, width: int, height: int) -> NDArray[np.bool_]:
        """The claimed set on a board, as a boolean array indexed [x, y]."""
        result = np.zeros((width, height), dtype=bool)
        for x, y in self.rows(max(width, height)):
            if x < width and y < height:
                result[x, y] = True
        return result

    def on(self, width: int, height: int) -> Listed:
        """What is claimed of a board: a list, which a checker can read without knowing the rule."""
        return Listed.from_array(self.array(width, height), called=str(self))


def _constants(names: tuple[tuple[str, int, int], ...]) -> None:
    for name, value, least in names:
        if type(value) is not int or not least <= value <= LARGEST:
            raise UserError(f"The constant {name} of a mex rule is a whole number from {least} to {LARGEST}.")


@dataclass(frozen=True)
class MexPairs(PairClaim):
    """c_n is the least number that is in no pair before, and d_n = s c_n + t n + m floor(n / p).

    Fraenkel's sequences of (s, t) have m = 0; those of m-Wythoff Nim are s = 1, t = m.

    >>> from itertools import islice
    >>> list(islice(MexPairs(2, 1).pairs(), 5))
    [(0, 0), (1, 3), (2, 6), (4, 11), (5, 14)]
    """

    s: int
    t: int
    m: int = 0
    p: int = 1

    def __post_init__(self) -> None:
        _constants((("s", self.s, 1), ("t", self.t, 0), ("m", self.m, 0), ("p", self.p, 1)))
        if self.s == 1 and self.t == 0 and self.m == 0:
            raise UserError("With s = 1, t = 0 and m = 0 a mex rule gives the pairs {n, n}: claim game:NAME of Nim.")

    def pairs(self) -> Iterator[Position]:
        taken: set[int] = set()
        c = n = 0
        while True:
            while c in taken:
                taken.discard(c)
                c += 1
            d = self.s * c + self.t * n + self.m * (n // self.p)
            taken |= {c, d}
            yield c, d
            n += 1

    def to_json(self) -> dict[str, Any]:
        return {"mex": {"s": self.s, "t": self.t} | ({"m": self.m, "p": self.p} if self.m else {})}

    def __str__(self) -> str:
        terms = [f"{'' if self.s == 1 else self.s}x_n", f"{'' if self.t == 1 else self.t}n" if self.t else ""]
        times = "" if self.m == 1 else self.m
        terms.append(f"{times}floor(n/{self.p})" if self.m and self.p > 1 else f"{times}n" if self.m else "")
        return f"the pairs of the mex rule y_n = {' + '.join(term for term in terms if term)}"


@dataclass(frozen=True)
class FloorPairs(PairClaim):
    """{floor(n a + c), floor(n b + d)} for n >= first, 0 < a <= b in one quadratic field.

    >>> from itertools import islice
    >>> golden = Quadratic.parse("(1+sqrt5)/2")
    >>> list(islice(FloorPairs(golden, golden + 1).pairs(), 4))
    [(0, 0), (1, 2), (3, 5), (4, 7)]
    """

    a: Quadratic
    b: Quadratic
    c: Quadratic = ZERO
    d: Quadratic = ZERO
    first: int = 0

    def __post_init__(self) -> None:
        fields = {one.D for one in (self.a, self.b, self.c, self.d)} - {1}
        if len(fields) > 1:
            raise UserError("The numbers of a floor claim lie in one quadratic field: one root, such as sqrt 5.")
        if not (ZERO < self.a <= self.b):
            raise UserError("A floor claim needs 0 < a <= b.")
        if type(self.first) is not int or not 0 <= self.first <= LARGEST:
            raise UserError(f"The first n of a floor claim is a whole number from 0 to {LARGEST}.")
        x, y = self.a * self.first + self.c, self.b * self.first + self.d
        if x < 0 or y < x:  # then so it is for all n, as 0 < a <= b
            raise UserError("A floor claim needs 0 <= n a + c <= n b + d for its first n.")

    def pairs(self) -> Iterator[Position]:
        x, y = self.a * self.first + self.c, self.b * self.first + self.d
        while True:
            yield x.floor(), y.floor()
            x, y = x + self.a, y + self.b

    @property
    def of_nim(self) -> bool:
        """Are they the pairs {n, n}, n >= 0? With equal floors that start at 0 and leave no number out, as a <= 1.

        >>> one = Quadratic.parse("1")
        >>> FloorPairs(one, one).of_nim, FloorPairs(one, one, first=1).of_nim
        (True, False)
        """
        return (self.a, self.c) == (self.b, self.d) and self.a <= 1 and (self.a * self.first + self.c).floor() == 0

    def to_json(self) -> dict[str, Any]:
        numbers = {name: str(getattr(self, name)) for name in ("a", "b", "c", "d")}
        return {"floor": numbers | ({"first": self.first} if self.first else {})}

    def __str__(self) -> str:
        def form(slope: Quadratic, plus: Quadratic) -> str:
            whole = slope.D == 1 and slope.a.denominator == 1
            times = "" if slope == ONE else f"{slope} " if whole else f"({slope}) "
            return f"floor({times}n" + (f" + ({plus})" if plus.sign() else "") + ")"

        return f"the pairs {{{form(self.a, self.c)}, {form(self.b, self.d)}}}, n >= {self.first}"


@dataclass(frozen=True)
class Morphic(PairClaim):
    """The pairs that a substitution writes (`verifier.solve.substitution`)."""

    substitution: Substitution

    @classmethod
    def from_json(cls, data: Any) -> Morphic:
        """From {"O": [[1, "d"]], "-": [[2, "d"], [1, "d"]], "d": [[2, "d"]]}."""
        try:
            if not isinstance(data, dict) or len(data) > 1000:
                raise ValueError("it must be a table of letters")
            steps: dict[str, list[tuple[int, str]]] = {}
            for letter, row in data.items():
                pairs = [(step, new) for step, new in row]
                if any(type(step) is not int or step > LARGEST or not isinstance(new, str) for step, new in pairs):
                    raise ValueError("a step is a whole number and a letter")
                steps[letter] = pairs
            return cls(Substitution.of(steps))
        except (ValueError, TypeError) as error:
            raise UserError(
                'A substitution looks like {"O": [[1, "d"]], "-": [[2, "d"], [1, "d"]], "d": [[2, "d"]]}: for each '
                f"letter its steps, O for the number 0 and - for what is no d_n; {error}."
            ) from None

    def pairs(self) -> Iterator[Position]:
        return self.substitution.pairs()

    def to_json(self) -> dict[str, Any]:
        return {"morphic": {letter: [list(step) for step in steps] for letter, steps in self.substitution.rules}}

    def __str__(self) -> str:
        return f"the pairs of a substitution on {counted(len(self.substitution.rules), 'letter')}"
