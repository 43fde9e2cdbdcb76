"""Formulas as propositional logic sees them: connectives over numbered atoms, and partial assignments.

An assignment gives some atoms a value. `truth` is the value it gives a formula, if that is settled (the function
`val` of coq/book/Refutation.v is the same); `forced` are the literals without which a formula could not have a wanted
value, and `reason` are literals of the assignment that suffice for the value that the formula has.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import reduce

from verifier.lemmas.trusted.terms import Term, write

__all__ = ["Assignment", "Atoms", "Literal", "Proposition", "clause", "forced", "key", "reason", "truth"]

Literal = tuple[int, bool]
Assignment = Mapping[int, bool]
CONNECTIVES = {"and": "and", "or": "or", "=>": "implies", "not": "not", "true": "true", "false": "false"}


@dataclass(frozen=True, eq=False)
class Proposition:
    """op: atom, true, false, not, and, or, implies, iff. Only an atom has a number."""

    op: str
    args: tuple[Proposition, ...] = ()
    atom: int = 0

    def atoms(self) -> frozenset[int]:
        """The atoms that occur in it, found once."""
        known = self.__dict__.get("_atoms")
        if known is None:
            inside = (a.atoms() for a in self.args)
            known = frozenset({self.atom}) if self.op == "atom" else frozenset().union(*inside)
            self.__dict__["_atoms"] = known
        return known


FALSE = Proposition("false")
_keys: dict[Term, str] = {}


def key(term: Term) -> str:
    """One text for terms that differ only in the names of bound variables."""
    known = _keys.get(term)
    if known is None:
        known = _keys[term] = write(term, {})
    return known


class Atoms:
    """Numbers for the atoms of formulas: 1, 2, ... in the order in which they are met."""

    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}
        self._terms: list[Term] = []

    def __len__(self) -> int:
        return len(self._terms)

    def __getitem__(self, number: int) -> Term:
        return self._terms[number - 1]

    def number(self, term: Term) -> int | None:
        return self._numbers.get(key(term))

    def form(self, term: Term) -> Proposition:
        """The formula with its atoms numbered; comparisons, applications and quantified formulas are atoms."""
        if term.op in CONNECTIVES:
            return Proposition(CONNECTIVES[term.op], tuple(self.form(a) for a in term.args))
        if term.op == "=" and term.args[0].sort == "Bool":
            return Proposition("iff", tuple(self.form(a) for a in term.args))
        number = self._numbers.setdefault(key(term), len(self._terms) + 1)
        if number > len(self._terms):
            self._terms.append(term)
        return Proposition("atom", (), number)

    def compares(self, number: int) -> bool:
        """Is the atom a comparison of numbers?"""
        return self[number].op in ("<", "<=", "=")


def clause(literals: Iterable[Literal]) -> Proposition:
    """Not all of these literals hold."""

    def add(rest: Proposition, literal: Literal) -> Proposition:
        number, value = literal
        atom = Proposition("atom", (), number)
        return Proposition("implies", (atom if value else Proposition("not", (atom,)), rest))

    return reduce(add, reversed(list(literals)), FALSE)


def truth(form: Proposition, values: Assignment) -> bool | None:
    """The value under a partial assignment, or None if that is open."""
    op = form.op
    if op == "atom":
        return values.get(form.atom)
    if op == "not":
        inner = truth(form.args[0], values)
        return None if inner is None else not inner
    if op in ("true", "false"):
        return op == "true"
    left, right = truth(form.args[0], values), truth(form.args[1], values)
    if op == "iff":
        return None if left is None or right is None else left == right
    if op == "implies":
        left, op = None if left is None else not left, "or"
    strong = op == "or"  # the value that one side alone settles
    if left is strong or right is strong:
        return strong
    return None if left is None or right is None else not strong


def _sides(form: Proposition, want: bool) -> tuple[bool, tuple[tuple[Proposition, bool], tuple[Proposition, bool]]]:
    """For and, or, implies: must both sides have their value so that the formula has the wanted one, or does one do?"""
    both = want if form.op == "and" else not want
    left = not want if form.op == "implies" else want
    return both, ((form.args[0], left), (form.args[1], want))


def forced(form: Proposition, want: bool, values: Assignment, out: dict[int, bool]) -> None:
    """Put into `out` the literals that the formula's having this value forces."""
    if form.op == "atom":
        if form.atom not in values:
            out[form.atom] = want
    elif form.op == "not":
        forced(form.args[0], not want, values, out)
    elif form.op in ("and", "or", "implies"):
        both, ((left, to_left), (right, to_right)) = _sides(form, want)
        if both:
            forced(left, to_left, values, out)
            forced(right, to_right, values, out)
        else:
            is_left, is_right = truth(left, values), truth(right, values)
            if is_left is (not to_left) and is_right is None:
                forced(right, to_right, values, out)
            elif is_right is (not to_right) and is_left is None:
                forced(left, to_left, values, out)
    elif form.op == "iff":
        left, right = form.args
        is_left, is_right = truth(left, values), truth(right, values)
        if is_left is not None and is_right is None:
            forced(right, is_left == want, values, out)
        elif is_right is not None and is_left is None:
            forced(left, is_right == want, values, out)


def reason(form: Proposition, want: bool, values: Assignment, out: dict[int, bool]) -> None:
    """Put into `out` literals of the assignment that give the formula this value, which it has; few new ones."""
    if form.op == "atom":
        out[form.atom] = want
    elif form.op == "not":
        reason(form.args[0], not want, values, out)
    elif form.op in ("and", "or", "implies"):
        both, sides = _sides(form, want)
        if both:
            for side, value in sides:
                reason(side, value, values, out)
        else:
            ways: list[dict[int, bool]] = []
            for side, value in sides:
                if truth(side, values) is value:
                    ways.append({})
                    reason(side, value, values, ways[-1])
            new = [sum(atom not in out for atom in way) for way in ways]
            out.update(ways[new.index(min(new))])
    elif form.op == "iff":
        for side in form.args:
            value_of_side = truth(side, values)
            assert value_of_side is not None
            reason(side, value_of_side, values, out)
