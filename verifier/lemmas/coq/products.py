"""Nonlinear steps, made explicit: `a = b implies u a = u b` and `0 <= a, 0 <= b imply 0 <= a b`.

Everything else in a proof is linear. Which products to try is a guess from the monomials that occur, in stages from
few to many; a fact that is not needed does no harm, since only those in a contradiction are kept.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, combinations_with_replacement

from verifier.lemmas.coq.arithmetic import Monomial, Polynomials
from verifier.lemmas.coq.facts import CoqFact, applications, opaque_parts
from verifier.lemmas.coq.forms import CONNECTIVES, key
from verifier.lemmas.trusted.terms import BINDERS, Term, eq, num

__all__ = ["stages"]

SMALL = (0, 1, -1)


def stages(formulas: Sequence[Term]) -> Iterator[list[CoqFact]]:
    """Lists of product facts to try, one after the other; the first is empty."""
    fs = list(formulas)
    yield []
    yield equalities(fs)
    few = equalities(fs, limit=200) + fixed(fs)
    yield few
    yield few + written(fs)
    yield equalities(fs, rounds=2)
    some = equalities(fs, limit=150)
    yield some + inequalities(fs)
    yield some + fixed(fs, pairs=True)
    yield some + inequalities(fs) + fixed(fs, pairs=True)
    yield equalities(fs, rounds=3, limit=1500, degree=6)
    wider = some + fixed(fs, limit=150)
    yield wider + inequalities(fs + [fact.formula for fact in wider], limit=1500)
    yield some + fixed(fs + [fact.formula for fact in some], pairs=True, limit=1500)


def _comparisons(formulas: Iterable[Term]) -> list[Term]:
    """The comparisons of numbers among the atoms, each once."""
    seen: dict[str, Term] = {}

    def visit(term: Term) -> None:
        if term.op in CONNECTIVES or (term.op == "=" and term.args[0].sort == "Bool"):
            for a in term.args:
                visit(a)
        elif term.op in ("=", "<", "<="):
            seen.setdefault(key(term), term)

    for formula in formulas:
        visit(formula)
    return list(seen.values())


def _monomials(polynomials: Polynomials, formulas: Sequence[Term], comparisons: Iterable[Term]) -> set[Monomial]:
    """Those of the comparisons and those inside arguments."""
    found = {monomial for t in comparisons for monomial in polynomials.difference(t) if monomial}
    outer: dict[str, Term] = {}
    parts: dict[str, Term] = {}
    for formula in formulas:
        applications(formula, outer)
        opaque_parts(formula, parts)
    for term in [*outer.values(), *(t for t in parts.values() if t.op in ("to_int", "div", "mod"))]:
        for a in term.args:
            found |= {monomial for monomial in polynomials.of(a) if monomial}
    return found


def _quotient(monomial: Monomial, divisor: Monomial) -> Monomial | None:
    rest = list(monomial)
    for factor in divisor:
        if factor not in rest:
            return None
        rest.remove(factor)
    return tuple(rest)


def _times(polynomials: Polynomials, monomial: Monomial, equation: Term) -> CoqFact:
    """a = b implies u a = u b, where u is the monomial; in the reals if either side is there."""
    a, b = equation.args
    factors = [polynomials.opaque[k] for k in monomial]
    real = a.sort == "Real" or any(f.sort == "Real" for f in factors)
    lifted = [Term("to_real", "Real", (f,)) if real and f.sort == "Int" else f for f in factors]
    u = lifted[0]
    for factor in lifted[1:]:
        u = u * factor
    theorem = "eq_mul" if not real else "eq_mulR" if a.sort == "Real" else "eq_mulZR"
    return CoqFact(equation >> eq(u * a, u * b), theorem, (u, a, b))


def equalities(formulas: Sequence[Term], rounds: int = 1, limit: int = 400, degree: int = 5) -> list[CoqFact]:
    """Equations of the formulas, times monomials that lead to a monomial at hand."""
    polynomials = Polynomials()
    comparisons = _comparisons(formulas)
    monomials = _monomials(polynomials, formulas, comparisons)
    equations = [t for t in comparisons if t.op == "="]
    facts: list[CoqFact] = []
    seen: set[tuple[str, Monomial]] = set()
    for _ in range(rounds):
        products = {m for m in monomials if len(m) >= 2}
        new: set[Monomial] = set()
        for equation in equations:
            difference = polynomials.difference(equation)
            factors = {u for part in difference if part for m in products if (u := _quotient(m, part))}
            for u in sorted(factors, key=lambda u: (len(u), u)):
                if len(u) + max(map(len, difference)) > degree or (key(equation), u) in seen:
                    continue
                seen.add((key(equation), u))
                facts.append(_times(polynomials, u, equation))
                new |= {tuple(sorted(u + part)) for part in difference}
                if len(facts) >= limit:
                    return facts
        monomials |= new
    return facts


def fixed(formulas: Sequence[Term], pairs: bool = False, limit: int = 400) -> list[CoqFact]:
    """For a factor t of a monomial: t = 0, 1 or -1, times the rest; with `pairs`, t = another factor too."""
    polynomials = Polynomials()
    monomials = {m for m in _monomials(polynomials, formulas, _comparisons(formulas)) if len(m) >= 2}
    factors = sorted({k for m in monomials for k in m})
    rests = {k: sorted({u for m in monomials if (u := _quotient(m, (k,)))}) for k in factors}
    facts: list[CoqFact] = []
    for k in factors:
        term = polynomials.opaque[k]
        for value in SMALL:
            facts += [_times(polynomials, u, eq(term, num(value, term.sort))) for u in rests[k]]
    for one, two in combinations(factors, 2) if pairs else ():
        a, b = polynomials.opaque[one], polynomials.opaque[two]
        if a.sort == b.sort:
            facts += [_times(polynomials, u, eq(a, b)) for u in sorted(set(rests[one]) & set(rests[two]))]
    return facts[:limit]


def written(formulas: Sequence[Term], limit: int = 400) -> list[CoqFact]:
    """For every product a * b that is written in the formulas, a no variable: a = 0, 1 or -1, times b."""
    seen: set[tuple[str, str]] = set()
    facts: list[CoqFact] = []

    def visit(term: Term) -> None:
        if term.op in BINDERS:
            return
        if term.op == "*":
            for a, b in (term.args, term.args[::-1]):
                if a.op in ("num", "var") or b.op == "num" or (key(a), key(b)) in seen:
                    continue
                seen.add((key(a), key(b)))
                theorem = "eq_mulR" if a.sort == "Real" else "eq_mul"
                for value in SMALL:
                    equation = eq(a, num(value, a.sort))
                    left, right = equation.args
                    facts.append(CoqFact(equation >> eq(b * left, b * right), theorem, (b, left, right)))
        for a in term.args:
            visit(a)

    for formula in formulas:
        visit(formula)
    return facts[:limit]


def _minus(term: Term, *others: Term) -> Term:
    """The difference, zeros left out."""
    for other in others:
        if other != num(0, other.sort):
            term = -other if term == num(0, term.sort) else term - other
    return term


def inequalities(formulas: Sequence[Term], limit: int = 300, degree: int = 4) -> list[CoqFact]:
    """Products of two sides that a comparison, or its denial, makes non-negative."""
    polynomials = Polynomials()
    comparisons = _comparisons(formulas)
    sides: dict[tuple[tuple[Monomial, int], ...], Term] = {}
    for t in comparisons:
        a, b = t.args
        if a.sort == "Real":
            options = [_minus(b, a), _minus(a, b)]
        else:  # b - a - 1 >= 0 says a < b
            options = [_minus(b, a, num(0 if t.op == "<=" else 1)), _minus(a, b, num(0 if t.op == "<" else 1))]
        for side in options:
            polynomial = tuple(sorted(polynomials.of(side).items()))
            if any(monomial for monomial, _ in polynomial):
                sides.setdefault(polynomial, side)
    monomials = {m for m in _monomials(polynomials, formulas, comparisons) if len(m) >= 2}
    facts: list[CoqFact] = []
    for x, y in combinations_with_replacement(list(sides.values()), 2):
        if x.sort != y.sort:
            continue
        product = polynomials.of(x * y)
        if not 2 <= max(map(len, product), default=0) <= degree or monomials.isdisjoint(product):
            continue
        zero, theorem = num(0, x.sort), "le_mulR" if x.sort == "Real" else "le_mul"
        facts.append(CoqFact((zero <= x) >> ((zero <= y) >> (zero <= x * y)), theorem, (x, y)))
        if len(facts) >= limit:
            break
    return facts
