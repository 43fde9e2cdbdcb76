"""Numbers (p + q sqrt D) / r, exactly: reading, writing, order and floor.

>>> golden = Quadratic.parse("(1+sqrt5)/2")
>>> str(golden), [(golden * n).floor() for n in range(6)]
('(1 + sqrt 5)/2', [0, 1, 3, 4, 6, 8])
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from fractions import Fraction
from math import isqrt, lcm

from verifier.base.errors import UserError

__all__ = ["Quadratic"]

NUMBER = r"(\d{1,9})"
PATTERN = re.compile(rf"(-?)(?:{NUMBER}(?![*s\d]))?(?:([+-]?){NUMBER}?\*?sqrt\(?{NUMBER}\)?)?")


@dataclass(frozen=True)
class Quadratic:
    """a + b sqrt D with rational a and b; D squarefree and > 1, or b = 0 and D = 1."""

    a: Fraction
    b: Fraction = Fraction(0)
    D: int = 1

    @classmethod
    def of(cls, a: Fraction, b: Fraction, D: int) -> Quadratic:
        """Normalised: D squarefree."""
        d = 2
        while d * d <= D:
            while D % (d * d) == 0:
                D, b = D // (d * d), b * d
            d += 1
        if D == 1:
            return cls(a + b)
        return cls(a, b, D) if b and D else cls(a)

    @classmethod
    def parse(cls, text: str) -> Quadratic:
        """From 2, 3/2, sqrt2, 1+sqrt2, (1+sqrt5)/2, (3-2sqrt(2))/4.

        >>> str(Quadratic.parse("(3 - 2sqrt(2))/4")), str(Quadratic.parse("-1/2"))
        ('(3 - 2 sqrt 2)/4', '-1/2')
        """
        plain = text.replace(" ", "")
        top, slash, bottom = plain.rpartition("/")
        if not slash:
            top, bottom = plain, "1"
        match = None
        if slash and top.startswith("(") and top.endswith(")"):
            top = top[1:-1]
            match = PATTERN.fullmatch(top)
        elif not slash or not set("+-") & set(top[1:]):  # 1+sqrt2/2 would be read in two ways
            match = PATTERN.fullmatch(top)
        if not match or not top or not bottom.isdecimal() or int(bottom[:9]) == 0 or len(bottom) > 9:
            raise UserError(f"A number looks like 2, 3/2, sqrt2, 1+sqrt2 or (1+sqrt5)/2, not {text[:60]!r}.")
        minus, whole, sign, times, D = match.groups()
        if D is not None and int(D) > 10_000:
            raise UserError(f"The number under a root is at most 10000, not {D}.")
        first = Fraction(int(whole or 0), int(bottom))
        second = Fraction(int(times or 1), int(bottom)) if D else Fraction(0)
        if minus and whole:
            first = -first
        if sign == "-" or (minus and not whole):
            second = -second
        return cls.of(first, second, int(D or 1))

    def _same(self, other: Quadratic) -> int:
        if 1 not in (self.D, other.D) and self.D != other.D:
            raise ValueError("numbers of different fields")
        return max(self.D, other.D)

    def __add__(self, other: Quadratic | int) -> Quadratic:
        other = other if isinstance(other, Quadratic) else Quadratic(Fraction(other))
        return Quadratic.of(self.a + other.a, self.b + other.b, self._same(other))

    def __neg__(self) -> Quadratic:
        return Quadratic(-self.a, -self.b, self.D)

    def __sub__(self, other: Quadratic | int) -> Quadratic:
        return self + -other

    def __mul__(self, other: Quadratic | int) -> Quadratic:
        other = other if isinstance(other, Quadratic) else Quadratic(Fraction(other))
        D = self._same(other)
        return Quadratic.of(self.a * other.a + self.b * other.b * D, self.a * other.b + self.b * other.a, D)

    def inverse(self) -> Quadratic:
        norm = self.a * self.a - self.b * self.b * self.D
        return Quadratic.of(self.a / norm, -self.b / norm, self.D)

    def conjugate(self) -> Quadratic:
        return Quadratic.of(self.a, -self.b, self.D)

    def sign(self) -> int:
        """-1, 0 or 1: a^2 and b^2 D are compared where a and b differ in sign."""
        one, two = (self.a > 0) - (self.a < 0), (self.b > 0) - (self.b < 0)
        if one * two >= 0:
            return one or two
        squares = self.a * self.a - self.b * self.b * self.D
        return one if squares > 0 else two

    def __lt__(self, other: Quadratic | int) -> bool:
        return (self - other).sign() < 0

    def __le__(self, other: Quadratic | int) -> bool:
        return (self - other).sign() <= 0

    def floor(self) -> int:
        r = self.a.denominator * self.b.denominator
        p, q = int(self.a * r), int(self.b * r)
        root = isqrt(q * q * self.D)
        if q < 0:
            root = -root - (root * root != q * q * self.D)
        return (p + root) // r

    def __float__(self) -> float:
        return float(self.a) + float(self.b) * self.D**0.5

    def __str__(self) -> str:
        if self.D == 1:
            return str(self.a)
        r = lcm(self.a.denominator, self.b.denominator)
        p, q = int(self.a * r), int(self.b * r)
        surd = f"{'' if abs(q) == 1 else f'{abs(q)} '}sqrt {self.D}"
        text = f"{p} {'+' if q > 0 else '-'} {surd}" if p else surd if q > 0 else f"-{surd}"
        return text if r == 1 else f"({text})/{r}" if p else f"{text}/{r}"
