"""Terms as polynomials over opaque parts, and comparisons of them as z3 sees them.

Whatever is not +, -, * or a number is opaque: variables, applications, cardinalities, div, mod, floor, ite. To z3 a
monomial is a constant of which nothing is known, unless `nonlinear` is set. So what z3 refutes follows by linear
arithmetic, which Coq's `lia` and `lra` repeat; products come in as explicit facts (`products.py`).
"""

from __future__ import annotations

from typing import Any

import z3

from verifier.lemmas.coq.forms import Proposition, key
from verifier.lemmas.trusted.terms import Term

__all__ = ["Arithmetic", "Monomial", "Polynomial", "Polynomials", "propositional"]

Monomial = tuple[str, ...]  # the keys of its factors, sorted; () is the constant monomial
Polynomial = dict[Monomial, int]


def _add(to: Polynomial, other: Polynomial, factor: int) -> Polynomial:
    for monomial, coefficient in other.items():
        to[monomial] = to.get(monomial, 0) + factor * coefficient
        if not to[monomial]:
            del to[monomial]
    return to


class Polynomials:
    """Terms as polynomials; `opaque` remembers which term a key stands for."""

    def __init__(self) -> None:
        self.opaque: dict[str, Term] = {}
        self._known: dict[Term, Polynomial] = {}

    def of(self, term: Term) -> Polynomial:
        if term not in self._known:
            self._known[term] = self._of(term)
        return self._known[term]

    def _of(self, term: Term) -> Polynomial:
        if term.op == "num":
            return {(): int(term.name)} if int(term.name) else {}
        if term.op == "to_real":
            return self.of(term.args[0])
        if term.op == "-" and len(term.args) == 1:
            return _add({}, self.of(term.args[0]), -1)
        if term.op in ("+", "-"):
            return _add(dict(self.of(term.args[0])), self.of(term.args[1]), 1 if term.op == "+" else -1)
        if term.op == "*":
            product: Polynomial = {}
            for one, factor in self.of(term.args[0]).items():
                shifted = {tuple(sorted(one + other)): c for other, c in self.of(term.args[1]).items()}
                _add(product, shifted, factor)
            return product
        self.opaque.setdefault(key(term), term)
        return {(key(term),): 1}

    def difference(self, comparison: Term) -> Polynomial:
        """Left side minus right side."""
        return _add(dict(self.of(comparison.args[0])), self.of(comparison.args[1]), -1)


class Arithmetic(Polynomials):
    """Polynomials, and comparisons of them in z3.

    nonlinear: monomials are products. functions: applications are applications of z3's functions, so that equal
    arguments give equal values.
    """

    def __init__(self, nonlinear: bool = False, functions: bool = False) -> None:
        super().__init__()
        self.context: Any = z3.Context()
        self._nonlinear, self._with_functions = nonlinear, functions
        self._monomials: dict[Monomial, Any] = {}
        self._functions: dict[str, Any] = {}

    def monomial(self, monomial: Monomial) -> Any:
        if monomial not in self._monomials:
            self._monomials[monomial] = self._make(monomial)
        return self._monomials[monomial]

    def _make(self, monomial: Monomial) -> Any:
        first = self.opaque[monomial[0]]
        if len(monomial) == 1 and first.op == "app" and self._with_functions:
            return self.application(first)
        if len(monomial) > 1 and self._nonlinear:
            factors = [self.monomial((k,)) for k in monomial]
            real = any(f.is_real() for f in factors)
            product = self._lift(factors[0], real)
            for factor in factors[1:]:
                product = product * self._lift(factor, real)
            return product
        make = z3.Real if any(self.opaque[k].sort == "Real" for k in monomial) else z3.Int
        return make(f"m{len(self._monomials)}", self.context)

    @staticmethod
    def _lift(number: Any, real: bool) -> Any:
        return z3.ToReal(number) if real and number.is_int() else number

    def application(self, term: Term) -> Any:
        """A function or predicate of integers, applied."""
        integers = z3.IntSort(self.context)
        value = z3.BoolSort(self.context) if term.sort == "Bool" else integers
        if term.name not in self._functions:
            self._functions[term.name] = z3.Function("F" + term.name, *[integers] * len(term.args), value)
        return self._functions[term.name](*[self.sum(self.of(a), False) for a in term.args])

    def sum(self, polynomial: Polynomial, real: bool) -> Any:
        number = z3.RealVal if real else z3.IntVal
        parts = [
            coefficient * self._lift(self.monomial(monomial), real) if monomial else number(coefficient, self.context)
            for monomial, coefficient in polynomial.items()
        ]
        return z3.Sum(parts) if len(parts) > 1 else parts[0] if parts else number(0, self.context)

    def comparison(self, term: Term) -> Any:
        difference = self.sum(self.difference(term), term.args[0].sort == "Real")
        return difference <= 0 if term.op == "<=" else difference < 0 if term.op == "<" else difference == 0


def propositional(form: Proposition, atom: Any, context: Any) -> Any:
    """The formula in z3; `atom` gives the z3 formula of an atom's number."""
    if form.op == "atom":
        return atom(form.atom)
    if form.op in ("true", "false"):
        return z3.BoolVal(form.op == "true", context)
    args = [propositional(a, atom, context) for a in form.args]
    if form.op == "not":
        return z3.Not(args[0])
    if form.op == "iff":
        return args[0] == args[1]
    return {"and": z3.And, "or": z3.Or, "implies": z3.Implies}[form.op](*args)
