"""A theorem about one game, for ever: from its rules to sentences.

`theorem` searches (`verifier.automata.find`), and `GameTheorem` says what a mathematician asks first. Whether the set
is one that has a name is decided, not compared: two games have the same P-positions if and only if the automaton of the
one satisfies the defining equation of the other, and the checker decides that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from typing import Any

from verifier.automata.decide import DecidedSet, LineCounts, Progression, TooLargeError
from verifier.automata.find import SECONDS, Attempt, Found, Search, search
from verifier.automata.rays import Base, are_floor_pairs, lie_on_rays
from verifier.automata.systems import Images, System, exact
from verifier.base.errors import UserError
from verifier.base.plural import counted
from verifier.certificate.check.automaton import Certificate, RejectedError, StateLimits, prove
from verifier.claims.kinds import Beatty, Claim, SameAs
from verifier.claims.pairs import FloorPairs
from verifier.games import families
from verifier.games.names import title
from verifier.games.rules import Position, Rook, Ruleset
from verifier.solve.quadratic import Quadratic
from verifier.solve.substitution import ORIGIN, PLAIN, Substitution
from verifier.solvers.ask import seconds_of
from verifier.theorems.first_difference import Looked, first_difference
from verifier.theorems.table import rule_of

__all__ = [
    "Comparison",
    "GameTheorem",
    "compare",
    "none_proved",
    "one_board_game",
    "own_system",
    "reference_rules",
    "system_of",
    "theorem",
]

PAIRS = 8
FEW = 3  # P-positions of a diagonal that are told apart where `MOST` are too many
LISTED = 6
FAR = 10**18
GUESSES = 6  # for c
ONE = Quadratic(Fraction(1))
FITTED = 200  # pairs that a guess for floor(n a + c) is fitted to
BOARDS = (60, 200, 600, 1500)


def own_system(rules: Ruleset) -> System | None:
    """The numeration of the substitution that a theorem knows for the game, or None."""
    rule = rule_of(rules)
    return system_of(rule.substitution) if rule is not None and rule.substitution is not None else None


def system_of(known: Substitution) -> System | None:
    """A substitution that writes pairs, as a numeration system; None if a letter has an empty image."""
    letters = [ORIGIN, PLAIN, *sorted(a for a, _ in known.rules if a not in (ORIGIN, PLAIN))]
    images = tuple(tuple(letters.index(b) for b, times in known.image(a) for _ in range(times)) for a in letters)
    return System("own", images) if all(images) and len(images[0]) > 1 else None


def one_board_game(name: str, game: families.Game) -> Ruleset:
    """The rules of a game of which there can be a theorem; any other is a `UserError`."""
    if not isinstance(game, Ruleset):
        raise UserError(f"{name} is not one board game: theorems are about games with one set of rules.")
    return game


def none_proved(name: str) -> str:
    """The beginning of a sentence about a search that found no theorem."""
    return f"No automaton for the P-positions of {name} was proved"


def theorem(
    rules: Ruleset,
    seconds: float = SECONDS,
    systems: Iterable[System] | None = None,
    progress: Callable[[str], None] = lambda _: None,
    failed: Mapping[Images, str] | None = None,
    after: Callable[[Attempt], None] = lambda _: None,
) -> Search:
    """Search for a theorem about the game; its own substitution, if it has one, is tried first."""
    return search(rules, seconds_of(seconds), systems, own_system(rules), progress, failed, after)


@dataclass(frozen=True)
class Comparison:
    """Is the set of a proved automaton that of another game? `equal` is None where the check outgrew its limits."""

    equal: bool | None
    looked: Looked | None = None

    @property
    def difference(self) -> Position | None:
        return self.looked.difference if self.looked else None


def same_set(found: Found, other: Ruleset, limits: StateLimits | None = None) -> bool | None:
    """Is the automaton's set the set of P-positions of `other`? Decided by the checker."""
    data = found.to_json() | {"rules": other.to_json()}
    try:
        prove(Certificate.read(data), limits)
    except RejectedError as error:
        return False if error.position is not None else None
    return True


def compare(found: Found, other: Ruleset) -> Comparison:
    """The same, with the first position (by x + y) of difference, as far as boards show it.

    A terminal position of the other game is P in it, so one that the automaton refuses tells the sets apart, however
    far out it lies.
    """
    known = DecidedSet(found.system.images, found.dfa)
    ends = sorted((v for v in other.terminal if not known.contains(*v)), key=lambda v: (sum(v), v))
    equal = False if ends else same_set(found, other)
    if equal is not False:
        return Comparison(equal)
    looked = first_difference(found.rules, SameAs(other), BOARDS)
    return Comparison(False, replace(looked, difference=ends[0]) if ends and looked.difference is None else looked)


def reference_rules(claim: Claim) -> Ruleset | None:
    """A game whose P-positions are the claimed set by a theorem for all constants; None if there is none.

    Beatty pairs are those of mWN^p (Theorem 2.1 (i)), and a class of them those of mxpWN_l ((iiia), corrected: l and
    p - l exchanged).
    """
    if isinstance(claim, SameAs):
        return claim.game if isinstance(claim.game, Ruleset) else None
    if isinstance(claim, Beatty):
        if claim.l is None:
            return families.blocking(claim.m, claim.p)
        if claim.l:
            return families.shifted(claim.m, claim.p, claim.p - claim.l)
    return None


@dataclass(frozen=True)
class GameTheorem:
    """What is proved of one game, in answers and in words."""

    found: Found

    @cached_property
    def known(self) -> DecidedSet:
        return DecidedSet(self.found.system.images, self.found.dfa)

    @cached_property
    def rows(self) -> LineCounts | None:
        return _or_none(lambda: self.known.lines(0))

    @cached_property
    def columns(self) -> LineCounts | None:
        return self.rows if self.known.symmetric else _or_none(lambda: self.known.lines(1))

    @cached_property
    def diagonals(self) -> LineCounts | None:
        return _diagonals(self.known)

    @cached_property
    def diagonals_below(self) -> LineCounts | None:
        """Those with x >= y, of a game that is not symmetric."""
        return _diagonals(self.mirror) if self.mirror else None

    @cached_property
    def progression(self) -> Progression | None:
        return _or_none(lambda: self.known.progression())

    @cached_property
    def named(self) -> list[tuple[str, Ruleset]]:
        """Sets with a name that this one is: each decided for all positions."""
        p = self.rows.constant if self.rows else None
        candidates: list[tuple[str, Ruleset]] = []
        if p and self.progression:
            m, start = self.progression.step, self.progression.start
            if self.known.symmetric and start == 0:
                candidates.append((str(Beatty(m, p)), families.blocking(m, p)))
            if self.known.symmetric and start == 1 and m > 1:
                misere = replace(families.blocking(m, p), ending="misere")
                candidates.append((f"the pairs of {title(misere)} (Theorem E)", misere))
            removed = self.found.rules.removed
            if removed and p == 1 and sum(removed) == m:
                shifted = families.rectangle(1, m, *removed)
                candidates.append((f"the P-positions of {title(shifted)}", shifted))
        if p == 1 and self.known.symmetric:
            candidates.append(("the pairs {n, n} of Nim", Ruleset((Rook(),))))
        small = StateLimits(options=100_000, machine=50_000, product=300_000)
        others = [(name, rules) for name, rules in candidates if rules != self.found.rules or "Beatty" in name]
        return [(name, rules) for name, rules in others if same_set(self.found, rules, small)]

    @cached_property
    def floors(self) -> FloorPairs | None:
        """The pairs as floors of multiples of a quadratic number, if they are: proved for all n.

        The slope alpha gives a = step / (alpha - 1); c is guessed among small numbers (i + j a) / k that fit the first
        pairs, and the guess is decided.
        """
        base = Base.of(self.found.system.images)
        if self.progression is None or not self.known.symmetric or base is None or not base.two:
            return None
        start, step = self.progression.start, self.progression.step
        pairs = [pair for n in range(FITTED) if (pair := self.nth(n)) is not None]
        indices = [((y - x - start) // step, x) for x, y in pairs]
        for slope in self.found.slopes:
            alpha = exact(slope)
            if alpha.D != base.beta.D:
                continue
            a = (alpha - 1).inverse() * step
            low, high = max(x - n * float(a) for n, x in indices), min(x + 1 - n * float(a) for n, x in indices)
            for c in _small_numbers(a, low, high):
                if _or_none(lambda a=a, c=c: are_floor_pairs(self.known, a, c, step, start)):  # type: ignore[misc]
                    return FloorPairs(a, a + step, c, c + start)
        return None

    @cached_property
    def rays(self) -> list[Quadratic]:
        """Slopes such that every P-position with x < y is within a bounded distance of one of y = slope * x: proved."""
        field = self.found.system.radicand  # a slope outside the field of the system is a fit by accident
        slopes = [exact(slope) for slope in self.found.slopes if slope.radicand in (1, field)]
        return slopes if _or_none(lambda: lie_on_rays(self.known, slopes)) else []

    @cached_property
    def complementary(self) -> bool:
        """Is each number > 0 in equally many pairs {x, y}, x < y, one in each P-position of its row?"""
        if not self.known.symmetric or self.rows is None or not self.rows.constant:
            return False
        counts = _or_none(lambda: self.known.on_diagonal(0))
        return counts == 0 or (counts == 1 and self.known.contains(0, 0))

    @cached_property
    def first(self) -> list[Position]:
        return self.known.first(PAIRS)

    def nth(self, n: int) -> Position | None:
        return _or_none(lambda: self.known.nth(n))

    @cached_property
    def mirror(self) -> DecidedSet | None:
        """The set with the heaps exchanged, for pairs below the diagonal of a game that is not symmetric."""
        if self.known.symmetric:
            return None
        dfa = self.found.dfa
        turned = tuple(tuple((b, a, t) for a, b, t in row) for row in dfa.next)
        return DecidedSet(self.found.system.images, replace(dfa, next=turned))

    def sentences(self) -> list[str]:
        """The theorem in words, one fact a sentence."""
        rules, dfa, proof = self.found.rules, self.found.dfa, self.found.proof
        states = counted(len(dfa), "state")
        said = [
            f"For all x and y, (x, y) is a P-position of {title(rules)} if and only if an automaton with {states} "
            f"accepts it, the numbers written in {self.found.system.number}; {proof.check_states:,} states checked."
        ]
        said += self._lines()
        if self.progression:
            start, step = self.progression.start, self.progression.step
            some = ", ".join(str(start + step * n) for n in range(3))
            said.append(f"The differences y - x >= 0 are {some}, ..., each exactly once.")
        elif self.diagonals:
            said.append(_counted("diagonal y - x = t, t >= 0,", "t", self.diagonals))
        if self.diagonals_below:
            said.append(_counted("diagonal x - y = t, t >= 0,", "t", self.diagonals_below))
        said += [f"They are {name}: decided for all positions." for name, _ in self.named]
        if self.floors is not None:
            said.append(f"They are {self.floors}: proved for all n.")
        said += self._slopes()
        pairs = ", ".join(f"({x}, {y})" for x, y in self.first)
        if pairs:
            said.append(f"The first with x <= y: {pairs}, ...")
        far = self.nth(FAR)
        if far is not None:
            said.append(f"Number 10^18 of these, from 0: ({far[0]}, {far[1]}).")
        return said

    def _slopes(self) -> list[str]:
        if len(self.rays) == 1:
            return [f"Their slope, the limit of y/x with x < y, is {self.rays[0]}: proved."]
        if self.rays:
            several = ", ".join(map(str, self.rays))
            return [f"With x < y they lie within a bounded distance of the lines y = a x, a = {several}: proved."]
        field = self.found.system.radicand  # a slope outside the field of the system is a fit by accident
        fitted = ", ".join(str(slope) for slope in self.found.slopes if slope.radicand in (1, field))
        return [f"Slopes y/x >= 1, fitted to the first rows and not proved: {fitted}."] if fitted else []

    def _lines(self) -> list[str]:
        if self.rows is None or self.columns is None:
            return []
        p = self.rows.constant
        if p is not None and self.columns.constant == p:
            said = f"Every row and every column holds exactly {counted(p, 'P-position')}"
            if self.complementary:
                said += f": the pairs are {p}-complementary" if p > 1 else ": the pairs are complementary"
            return [said + "."]
        both = [_counted("row x", "x", self.rows)]
        return both if self.known.symmetric else [*both, _counted("column y", "y", self.columns)]

    def to_json(self) -> dict[str, Any]:
        return {
            "system": {"name": self.found.system.name, "number": self.found.system.number},
            "substitution": [list(image) for image in self.found.system.images],
            "states": len(self.found.dfa),
            "check_states": self.found.proof.check_states,
            "rows": _counts_json(self.rows),
            "columns": _counts_json(self.columns),
            "diagonals": _counts_json(self.diagonals),
            "diagonals_below": _counts_json(self.diagonals_below),
            "progression": [self.progression.start, self.progression.step] if self.progression else None,
            "complementary": self.complementary,
            "named": [name for name, _ in self.named],
            "floors": self.floors.to_json()["floor"] if self.floors else None,
            "slopes": [str(slope) for slope in self.rays],
            "slopes_fitted": [str(slope) for slope in self.found.slopes],
            "first": [list(pair) for pair in self.first],
        }


def _small_numbers(a: Quadratic, low: float, high: float) -> list[Quadratic]:
    """The numbers (i + j a) / k, i, j and k small, from low to high (a little more, for rounding), simplest first."""
    found = [
        ((abs(i) + abs(j) + k), (ONE * i + a * j) * Quadratic(Fraction(1, k)))
        for k in (1, 2, 3)
        for j in range(-6, 7)
        for i in range(-30, 31)
        if low - 1e-6 <= (i + j * float(a)) / k <= high + 1e-6
    ]
    numbers = [number for _, number in sorted(found, key=lambda one: one[0])]
    return list(dict.fromkeys(numbers))[:GUESSES]


def _or_none(question: Callable[[], Any]) -> Any:
    try:
        return question()
    except TooLargeError:
        return None


def _diagonals(known: DecidedSet) -> LineCounts | None:
    """With counts told apart up to `MOST`, or where that takes too many states up to `FEW`."""
    counts = _or_none(lambda: known.diagonals())
    return counts if counts is not None else _or_none(lambda: known.diagonals(FEW))


def _counts_json(counts: LineCounts | None) -> Any:
    if counts is None:
        return None
    found: list[tuple[int | None, tuple[int, bool]]] = [*counts.values.items()]
    if counts.endless is not None:
        found.append((None, counts.endless))
    return [
        {"count": count, "at_least": count == counts.most, "first": first, "finitely_often": finite}
        for count, (first, finite) in found
    ]


def _counted(line: str, letter: str, counts: LineCounts) -> str:
    """How many P-positions the lines hold, in a sentence: not more than `LISTED` numbers one by one."""
    numbers = [
        (f"at least {count}" if count == counts.most else str(count), where) for count, where in counts.values.items()
    ]
    if counts.endless is not None:
        numbers.append(("infinitely many", counts.endless))
    if len(numbers) == 1:
        exactly = "exactly " if counts.constant is not None else ""
        return f"Every {line} holds {exactly}{numbers[0][0]} P-position{'' if counts.constant == 1 else 's'}."
    parts = [
        f"{number} ({'finitely often, ' if finite else ''}first for {letter} = {first})"
        for number, (first, finite) in numbers
    ]
    if len(parts) > LISTED:
        left_out = numbers[LISTED - 2 : -2]
        parts = [*parts[: LISTED - 2], f"{len(left_out)} other numbers up to {left_out[-1][0]}", *parts[-2:]]
    text = " or ".join([", ".join(parts[:-1]), parts[-1]])
    return f"A {line} holds {text} P-positions."
