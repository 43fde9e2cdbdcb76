"""Numeration systems to try for a game: from the slopes of its P-positions to substitutions.

A ray of P-positions (x, y), y about a * x, can be followed by an automaton only in a system whose base lies in the
field of a. The slopes of a game are guessed as roots of small quadratic polynomials; in the field Q(sqrt D) of such a
root the candidates are its unit systems (continued fractions), their squares, and the other small Pisot numbers. What
does not fit any of this is tried in integer bases.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from math import isqrt

import numpy as np

from verifier.automata.oracle import Oracle
from verifier.base.errors import UserError
from verifier.games.rules import Bishop, Rook, Ruleset
from verifier.solve.quadratic import Quadratic

__all__ = ["Slope", "System", "base", "candidates", "exact", "metallic", "named", "parry", "power", "slopes", "widest"]

Images = tuple[tuple[int, ...], ...]
HEIGHT = 14  # of the polynomials that slopes are fitted by: larger ones fit anything
LARGEST = 14.0  # base
WIDEST = 200  # letters of an image: as many as the checker reads
LARGEST_BASE, LARGEST_POWER = 100, 6  # that a user may name
TRIED = 40  # letters of an image: a check takes the third power of this


@dataclass(frozen=True)
class System:
    """A substitution, and how to say on the command line which one it is."""

    name: str
    images: Images

    @property
    def number(self) -> str:
        """The system by its base, in words."""
        r = len(self.images)
        if self.images == ((0, 1), (0,)):
            return "the Fibonacci system (base (1 + sqrt 5)/2)"
        if r == 1:
            return f"base {len(self.images[0])}"
        if r == 2:
            (a, b), (c, d) = ([image.count(letter) for image in self.images] for letter in (0, 1))
            return f"the system of base {quadratic(a + d, a * d - b * c)}"
        return f"the system of a substitution on {r} letters (base about {self._base():.4f})"

    @property
    def radicand(self) -> int | None:
        """D for a base in Q(sqrt D), 1 for an integer base; None for more letters."""
        if len(self.images) == 2:
            (a, b), (c, d) = ([image.count(letter) for image in self.images] for letter in (0, 1))
            return _squarefree((a + d) ** 2 - 4 * (a * d - b * c))
        return 1 if len(self.images) == 1 else None

    def _base(self) -> float:
        matrix = np.array([[image.count(b) for image in self.images] for b in range(len(self.images))])
        return float(max(abs(np.linalg.eigvals(matrix))))


def quadratic(t: int, n: int) -> str:
    """The larger root of x^2 = t x - n, written out.

    >>> quadratic(1, -1), quadratic(2, -1), quadratic(4, 1), quadratic(3, 2)
    ('(1 + sqrt 5)/2', '1 + sqrt 2', '2 + sqrt 3', '2')
    """
    return root(1, -t, n)


def root(a: int, b: int, c: int, sign: int = 1) -> str:
    """(-b + sign * sqrt(b^2 - 4ac)) / 2a, reduced and written out."""
    square, f = b * b - 4 * a * c, 1
    d = 2
    while d * d <= square:
        while square % (d * d) == 0:
            square, f = square // (d * d), f * d
        d += 1
    p, q, r = -b, f * sign, 2 * a
    if square in (0, 1):
        p, q = p + q * square, 0
    g = int(np.gcd.reduce([p, q, r])) * (-1 if r < 0 else 1)
    p, q, r = p // g, q // g, r // g
    if q == 0:
        return str(p) if r == 1 else f"{p}/{r}"
    times = "" if abs(q) == 1 else f"{abs(q)} "
    surd = f"{times}sqrt {square}"
    text = f"{p} {'+' if q > 0 else '-'} {surd}" if p else surd if q > 0 else f"-{surd}"
    return text if r == 1 else f"({text})/{r}" if p else f"{text}/{r}"


def base(b: int) -> Images:
    """Base b.

    >>> base(2)
    ((0, 0),)
    """
    return ((0,) * b,)


def metallic(*digits: int) -> Images:
    """The composition of 0 -> 0^d 1, 1 -> 0 over the digits of a continued fraction's period.

    >>> metallic(1), metallic(1, 2)
    (((0, 1), (0,)), ((0, 0, 1, 0), (0, 0, 1)))
    """
    images: Images = ((0,), (1,))
    for d in reversed(digits):
        images = (tuple(x for a in (0,) * d + (1,) for x in images[a]), images[0])
    return images


def widest(digits: Iterable[int]) -> int:
    """The length of the longest image of `metallic`, which is not built.

    >>> widest((1, 2)), widest((9,) * 30) > 10**28
    (4, True)
    """
    long, short = 1, 1
    for d in reversed(tuple(digits)):
        long, short = d * long + short, long
    return long


def parry(t: int, n: int) -> Images:
    """The system of the Pisot number x^2 = t x - n: the substitution of its greedy expansion of 1.

    >>> parry(3, -2), parry(3, 1)
    (((0, 0, 0, 1), (0, 0)), ((0, 0, 1), (0, 1)))
    """
    return ((0,) * t + (1,), (0,) * -n) if n < 0 else ((0,) * (t - 1) + (1,), (0,) * (t - n - 1) + (1,))


def power(images: Images, k: int) -> Images:
    """The substitution applied k times: digits in blocks of k."""
    result: Images = tuple((a,) for a in range(len(images)))
    for _ in range(k):
        result = tuple(tuple(x for a in image for x in images[a]) for image in result)
    return result


def named(text: str) -> System:
    """A system from the command line: fibonacci, base:3, cf:1,2, pisot:3,-2, or cf:1^2 for a power.

    >>> named("cf:1^2").images == power(metallic(1), 2)
    True
    """
    kind, _, rest = text.partition(":")
    rest, _, exponent = rest.partition("^")
    try:
        numbers = [int(part) for part in rest.split(",")] if rest else []
        times = int(exponent or 1)
    except ValueError:
        raise _no_system(text) from None
    if kind == "fibonacci" and not numbers:
        images = metallic(1)
    elif kind == "base" and len(numbers) == 1:
        if not 2 <= numbers[0] <= LARGEST_BASE:
            raise UserError(f"In base:B the base B is from 2 to {LARGEST_BASE}, not {numbers[0]}.")
        images = base(numbers[0])
    elif kind == "cf" and numbers:
        if min(numbers) < 1 or widest(numbers) > WIDEST:
            raise UserError(
                f"In cf:D,... the digits are at least 1, and the longest image of a letter may have {WIDEST} letters: "
                f"a single digit is from 1 to {WIDEST - 1}; {text!r} is outside."
            )
        images = metallic(*numbers)
    elif kind == "pisot" and len(numbers) == 2:
        if not _is_pisot(*numbers):
            raise UserError(
                f"In pisot:T,N, the larger root of x^2 = T x - N, T is from 1 to {LARGEST_BASE} and N from -T to -1 or "
                f"from 1 to T - 2; {text!r} is outside."
            )
        images = parry(*numbers)
    else:
        raise _no_system(text)
    if not 1 <= times <= LARGEST_POWER or max(len(image) for image in images) ** times > WIDEST:
        raise UserError(
            f"The exponent of a power is from 1 to {LARGEST_POWER}, and the longest image of a letter may have "
            f"{WIDEST} letters; {text!r} is outside."
        )
    return System(text, power(images, times))


def _no_system(text: str) -> UserError:
    return UserError(
        "A numeration is auto, fibonacci, base:B, cf:D,... (the period of a continued fraction, such as cf:1,2), "
        f"pisot:T,N (the larger root of x^2 = T x - N) or a power of one, such as cf:1^2; not {text!r}."
    )


def _is_pisot(t: int, n: int) -> bool:
    return 1 <= t <= LARGEST_BASE and (1 <= -n <= t or 1 <= n <= t - 2)


@dataclass(frozen=True)
class Slope:
    """A ray of P-positions, y about value * x; the polynomial a z^2 + b z + c that fits, and the radicand D."""

    value: float
    polynomial: tuple[int, int, int]
    radicand: int

    def __str__(self) -> str:
        a, b, c = self.polynomial
        if a == 0:
            return root(0, b, c) if b == 0 else str(Fraction(-c, b))
        larger = (-b + (b * b - 4 * a * c) ** 0.5) / (2 * a)
        return root(a, b, c, 1 if abs(larger - self.value) < 1e-3 else -1)


def exact(slope: Slope) -> Quadratic:
    """The root of the polynomial that the slope was fitted by."""
    a, b, c = slope.polynomial
    if a == 0:
        return Quadratic(Fraction(-c, b))
    roots = [Quadratic.of(Fraction(-b, 2 * a), Fraction(sign, 2 * a), b * b - 4 * a * c) for sign in (1, -1)]
    return min(roots, key=lambda root: abs(float(root) - slope.value))


def slopes(oracle: Oracle) -> list[Slope]:
    """The slopes y/x >= 1 of the rays, guessed: clusters of y/x far out, each with a polynomial of small height."""
    x, y = oracle.upper()
    N = int(x.max()) + 1 if len(x) else 0
    far = (x > N // 2) & (y > x)
    ratio = np.sort(y[far] / np.maximum(x[far], 1))
    if N < 50 or not len(ratio):
        return []
    cuts = [0, *(np.flatnonzero(np.diff(ratio) > 20 / N) + 1).tolist(), len(ratio)]
    found: list[Slope] = []
    if len(cuts) > 12:
        return []
    for i, j in pairwise(cuts):
        if j - i < 5 or ratio[j - 1] - ratio[i] > 200 / N:
            continue
        on = (y >= (ratio[i] - 30 / N) * x) & (y <= (ratio[j - 1] + 30 / N) * x) & (x > N // 50)
        run = int(x[on].max() - x[on].min())
        if run < 20:
            continue
        value = float(np.polyfit(x[on].astype(float), y[on].astype(float), 1)[0])
        slope = _fitted(value, (1 + value) / 2 / run)
        if slope and slope not in found:
            found.append(slope)
    return found


def _fitted(value: float, within: float) -> Slope | None:
    best: tuple[int, int, int, int] | None = None
    for a in range(HEIGHT + 1):
        for b in range(-3 * HEIGHT, 3 * HEIGHT + 1):
            if not (a or b):
                continue
            c = -round(a * value * value + b * value)
            error = abs(a * value * value + b * value + c) / max(abs(2 * a * value + b), 1e-9)
            height = a + abs(b) + abs(c)
            if error < within and (best is None or height < best[0]):
                best = (height, a, b, c)
    if best is None:
        return None
    _, a, b, c = best
    return Slope(value, (a, b, c), _squarefree(b * b - 4 * a * c) if a else 1)


def _squarefree(n: int) -> int:
    f = 2
    while f * f <= n:
        while n % (f * f) == 0:
            n //= f * f
        f += 1
    return n


def _period(slope: Slope) -> tuple[int, ...]:
    """The period of the continued fraction of a slope, in exact arithmetic; empty if it is long or not quadratic."""
    a, b, c = slope.polynomial
    N = b * b - 4 * a * c
    if slope.radicand <= 1:
        return ()
    larger = (-b + N**0.5) / (2 * a)
    P, Q = (-b, 2 * a) if abs(larger - slope.value) < 1e-3 else (b, -2 * a)
    seen: dict[tuple[int, int], int] = {}
    digits: list[int] = []
    while (P, Q) not in seen and len(digits) < 12:
        seen[P, Q] = len(digits)
        # floor((P + sqrt N) / Q): for Q < 0 the root is rounded up, it being irrational
        digits.append((P + isqrt(N)) // Q if Q > 0 else (-P - isqrt(N) - 1) // -Q)
        P = digits[-1] * Q - P
        Q = (N - P * P) // Q
    return tuple(digits[seen[P, Q] :]) if (P, Q) in seen else ()


def _continued(digits: tuple[int, ...]) -> Iterator[System]:
    """The system of a continued fraction's period, its digits in the order that gives the smallest one."""
    if digits and min(digits) >= 1 and max(digits) <= 14:
        turned = min(digits[n:] + digits[:n] for n in range(len(digits)))
        if widest(turned) <= 16:
            yield System("cf:" + ",".join(map(str, turned)), metallic(*turned))


def _units(D: int) -> Iterator[tuple[int, ...]]:
    """Continued fractions of Q(sqrt D): a unit of norm -1 as one digit, and the period of the ring's generator."""
    for t in range(1, 40):
        rest, remainder = divmod(t * t + 4, D)
        if remainder == 0 and isqrt(rest) ** 2 == rest:
            yield (t,)
            break
    P, Q = (1, 2) if D % 4 == 1 else (0, 1)
    seen: dict[tuple[int, int], int] = {}
    digits: list[int] = []
    while (P, Q) not in seen and len(digits) < 12:
        seen[P, Q] = len(digits)
        digits.append((P + isqrt(D)) // Q)
        P = digits[-1] * Q - P
        Q = (D - P * P) // Q
    if (P, Q) in seen:
        yield tuple(digits[seen[P, Q] :])


def _pisot(D: int) -> Iterator[tuple[int, int]]:
    """The Pisot numbers x^2 = t x - n of Q(sqrt D) below `LARGEST`, smallest first."""
    found = []
    for t in range(1, 28):
        for n in [*range(-t, 0), *range(1, t - 1)]:
            square = t * t - 4 * n
            part, remainder = divmod(square, D)
            if remainder == 0 and isqrt(part) ** 2 == part and isqrt(square) ** 2 != square:
                size = (t + square**0.5) / 2
                if size < LARGEST:
                    found.append((size, t, n))
    for _, t, n in sorted(found):
        yield t, n


def _field(D: int) -> Iterator[System]:
    if D <= 1:
        yield System("base:2", base(2))
        yield System("base:3", base(3))
        return
    yield from _first(D)
    for digits in dict.fromkeys(_units(D)):
        for k in (2, 3):
            if widest(digits * k) <= 12:
                yield System("cf:" + ",".join(map(str, digits)) + f"^{k}", power(metallic(*digits), k))
    for t, n in _pisot(D):
        yield System(f"pisot:{t},{n}", parry(t, n))


def candidates(rules: Ruleset, oracle: Oracle, own: System | None = None) -> Iterator[System]:
    """Systems in the order in which they are to be tried, each substitution once; first the game's `own`, if any."""
    seen: set[Images] = set()

    def fresh(systems: Iterator[System]) -> Iterator[System]:
        for system in systems:
            if system.images not in seen:
                seen.add(system.images)
                yield system

    found = slopes(oracle)
    fields = list(dict.fromkeys(slope.radicand for slope in found))
    if own:
        yield from fresh(iter([own]))
    for slope in found:
        yield from fresh(_continued(_period(slope)))
    for D in fields:
        if D > 1:
            yield from fresh(_first(D))
    for D in fields:
        yield from fresh(_field(D))
    if not fields or not seen:
        moduli = {part.modulus for part in rules.moves if isinstance(part, Rook)}
        moduli |= {part.step for part in rules.moves if isinstance(part, Bishop)}
        moduli |= {b for b in (rules.blocks + 1,) if b > 1}
        for b in (2, *sorted(m for m in moduli if 2 < m <= 12), 3, 5, 6, 7):
            yield from fresh(iter([System(f"base:{b}", base(b))]))
        yield from fresh(_first(5))
        yield from fresh(_first(2))


def _first(D: int) -> Iterator[System]:
    """The most likely systems of a field: its units."""
    for digits in dict.fromkeys(_units(D)):
        if max(digits) <= 14 and widest(digits) <= TRIED:
            yield System("cf:" + ",".join(map(str, digits)), metallic(*digits))
