"""Numbers as words, carries and dead carries, as in coq/automata/Numeration.v, Carries.v and Forms.v."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from verifier.certificate.check.automaton import never_longer, stays_above

__all__ = ["HIGH", "LOW", "Carry", "CoqForm", "CoqNumeration", "Seen", "Vector"]

Vector = tuple[int, ...]
Seen = int | str
LOW, HIGH = "low", "high"
Carry = Vector | str


@dataclass(frozen=True)
class CoqForm:
    """a i + b j modulo q, or exactly in the window [lo, hi]."""

    a: int
    b: int
    q: int = 0
    lo: int = 0
    hi: int = 0
    drop_low: bool = False
    drop_high: bool = False

    def drops(self, side: str) -> bool:
        return self.drop_low if side == LOW else self.drop_high

    def observe(self, carry: Carry) -> Seen:
        if isinstance(carry, str):
            return carry
        t = sum(carry)
        if self.q:
            return t % self.q
        return LOW if t < self.lo else HIGH if t > self.hi else t


class CoqNumeration:
    """The substitution, its tables, and the test for dead carries (Carries.v)."""

    def __init__(self, images: Sequence[Sequence[int]]) -> None:
        self.images = [tuple(image) for image in images]
        r = self.letters = len(images)
        self.before = [
            [tuple(image[:c].count(a) for a in range(r)) for c in range(len(image))] for image in self.images
        ]
        self.parikh = [tuple(image.count(a) for a in range(r)) for image in self.images]
        self.zero: Vector = (0,) * r
        le = never_longer(self.images)
        self.longer = [(a, b) for a in range(r) for b in range(r) if le[a][b] and a != b]
        below = [sum(le[c][b] for c in range(r)) for b in range(r)]
        self.top = [max((b for b in range(r) if le[a][b]), key=lambda b: (below[b], b == a)) for a in range(r)]
        self._memo: dict[tuple[Vector, int, int], bool] = {}

    def shift(self, v: Sequence[int]) -> Vector:
        new = [0] * self.letters
        for a, t in enumerate(v):
            if t:
                for b, m in enumerate(self.parikh[a]):
                    new[b] += t * m
        return tuple(new)

    def _up(self, u: Vector, c: int, h: int) -> bool:
        """Is the form with the carry u, plus c, above h for ever?"""
        key = (u, c, h)
        if key not in self._memo:
            self._memo[key] = stays_above(u, c, h, self.top, self.shift)
        return self._memo[key]

    def above(self, v: Vector, a: int, b: int, letters: tuple[int, int, int, int], h: int) -> bool:
        qx, qz, qy, qw = letters
        u = list(v)
        u[qz if a >= 0 else qx] -= abs(a)
        u[qw if b >= 0 else qy] -= abs(b)
        return self._up(tuple(u), abs(a) + abs(b), h)

    def verdict(self, v: Vector, form: CoqForm, letters: tuple[int, int, int, int]) -> str | None:
        if self.above(v, form.a, form.b, letters, max(form.hi, form.lo - 1)):
            return HIGH
        if self.above(tuple(-t for t in v), -form.a, -form.b, letters, -form.lo):
            return LOW
        return None
