"""Two ways in which a proved lemma could still say nothing, and how each is looked for.

- Its hypotheses could be impossible. `holds` evaluates formulas in exact arithmetic, so that a lemma's hypotheses can
  be checked on true values: on the Beatty pair, on P-positions found by playing. Quantifiers and cardinalities are
  evaluated on an initial segment.
- Its goal could be so weak, or its hints so strong, that everything would pass. `mutants` lists the goal with one atom
  falsified (a bound moved by one, a formula denied); for a good lemma the solvers find a counterexample to one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from functools import cache
from itertools import product
from math import isqrt
from typing import Any

from verifier.lemmas.trusted.kernel import Lemma, defined, definition_of, query, subterms
from verifier.lemmas.trusted.solvers import run
from verifier.lemmas.trusted.terms import Lambda, Term, eq

__all__ = ["Surd", "counterexample", "holds", "model_of", "mutants", "value"]


class Surd:
    """The real number (u + v sqrt(d)) / w, exactly; d is the same in all that meet."""

    def __init__(self, u: int | Fraction, v: int | Fraction = 0, d: int = 0, w: int = 1) -> None:
        self.u, self.v, self.d = Fraction(u) / w, Fraction(v) / w, d

    def _with(self, other: Surd | int) -> tuple[Fraction, Fraction, int]:
        o = other if isinstance(other, Surd) else Surd(other)
        return o.u, o.v, self.d or o.d

    def __add__(self, other: Surd | int) -> Surd:
        u, v, d = self._with(other)
        return Surd(self.u + u, self.v + v, d)

    def __neg__(self) -> Surd:
        return Surd(-self.u, -self.v, self.d)

    def __sub__(self, other: Surd | int) -> Surd:
        u, v, d = self._with(other)
        return Surd(self.u - u, self.v - v, d)

    def __mul__(self, other: Surd | int) -> Surd:
        u, v, d = self._with(other)
        return Surd(self.u * u + self.v * v * d, self.u * v + self.v * u, d)

    def sign(self) -> int:
        u, v = self.u, self.v
        if (u >= 0) == (v >= 0) or not u or not v:
            return (u > 0 or v > 0) - (u < 0 or v < 0)
        larger = u * u - v * v * self.d
        return ((larger > 0) - (larger < 0)) * (1 if u > 0 else -1)

    def __lt__(self, other: Surd | int) -> bool:
        return (self - other).sign() < 0

    def __le__(self, other: Surd | int) -> bool:
        return (self - other).sign() <= 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, (Surd, int)) and (self - other).sign() == 0

    __hash__ = None  # type: ignore[assignment]

    def floor(self) -> int:
        square = self.v * self.v * self.d
        root = isqrt(square.numerator // square.denominator)
        guess = int(self.u) + (root if self.v >= 0 else -root)
        while Surd(guess) <= self:
            guess += 1
        while self < Surd(guess):
            guess -= 1
        return guess


FORALL, EXISTS, CARD = range(-1, 6), range(-12, 19), range(-8, 60)


@cache
def _meaning(name: str) -> Lambda:
    """What a defined symbol abbreviates, for ever."""
    meaning = definition_of(name)
    assert meaning is not None
    return meaning


def value(term: Term, env: Mapping[str, Any]) -> Any:
    """The value of a term; a function's value in `env` is a Python function."""
    op = term.op
    if op == "var":
        return env[term.name]
    if op == "num":
        return Surd(int(term.name)) if term.sort == "Real" else int(term.name)
    if op in ("forall", "exists", "card"):
        span = {"forall": FORALL, "exists": EXISTS, "card": CARD}[op]
        body, names = term.args[0], [b.name for b in term.bound]
        width = span if len(names) < 3 else FORALL if len(names) == 3 else range(-1, 5)
        points = (value(body, {**env, **dict(zip(names, at, strict=True))}) for at in product(width, repeat=len(names)))
        return sum(points) if op == "card" else (all if op == "forall" else any)(points)
    if op == "and":
        return value(term.args[0], env) and value(term.args[1], env)
    if op == "or":
        return value(term.args[0], env) or value(term.args[1], env)
    if op == "=>":
        return not value(term.args[0], env) or value(term.args[1], env)
    if op == "ite":
        return value(term.args[1 if value(term.args[0], env) else 2], env)
    args = [value(a, env) for a in term.args]
    if op == "app":
        if term.name in defined():
            meaning = _meaning(term.name)
            return value(meaning.body, {v.name: a for v, a in zip(meaning.params, args, strict=True)})
        return env[term.name](*args)
    return OPERATIONS[op](*args)


OPERATIONS: dict[str, Callable[..., Any]] = {
    "+": lambda a, b: a + b,
    "-": lambda a, b=None: -a if b is None else a - b,
    "*": lambda a, b: a * b,
    "<": lambda a, b: a < b,
    "<=": lambda a, b: a <= b,
    "=": lambda a, b: a == b,
    "not": lambda a: not a,
    "div": lambda a, b: a // b,
    "mod": lambda a, b: a % b,
    "to_real": Surd,
    "to_int": lambda a: a.floor(),
    "true": lambda: True,
    "false": lambda: False,
}


def holds(formula: Term, env: Mapping[str, Any]) -> bool:
    return bool(value(formula, env))


def model_of(lemma: Lemma, small: int = 14) -> dict[str, int] | None:
    """Small integers that satisfy the hypotheses, given those in `lemma.model`, found by trying; None if
    there are none.

    Only hypotheses whose variables all have values are tested, so that a wrong branch is cut early.
    """
    names = sorted(frozenset().union(*(h.free for h in lemma.hyps), lemma.goal.free) - set(lemma.model))
    first = [n for n in ("m", "p") if n in names]
    names = first + [n for n in names if n not in first]
    spans = {"m": (2, 1, 3), "p": (3, 1, 2, 4)}

    def search(env: dict[str, Any], left: list[str]) -> dict[str, Any] | None:
        known = set(env)
        if any(h.free <= known and not holds(h, env) for h in flat if not left or left[0] not in h.free):
            return None
        if not left:
            return env
        for v in spans.get(left[0], (*range(small), -1, -2, -3)):
            found = search({**env, left[0]: Surd(v) if left[0] in reals else v}, left[1:])
            if found is not None:
                return found
        return None

    reals = {t.name for h in (*lemma.hyps, lemma.goal) for t in subterms(h) if t.op == "var" and t.sort == "Real"}
    flat = [part for h in lemma.hyps for part in _conjuncts(h)]
    return search(dict(lemma.model), names)


def _conjuncts(formula: Term) -> list[Term]:
    if formula.op == "and":
        return [*_conjuncts(formula.args[0]), *_conjuncts(formula.args[1])]
    return [formula]


def mutants(goal: Term) -> Iterator[Term]:
    """The goal with one atom falsified: a comparison moved by one, another formula denied."""
    if goal.op in ("and", "or", "=>", "not") or (goal.op == "=" and goal.args[0].sort == "Bool"):
        for i, part in enumerate(goal.args):
            for changed in mutants(part):
                yield Term(goal.op, "Bool", (*goal.args[:i], changed, *goal.args[i + 1 :]))
    elif goal.op in ("<", "<=", "="):
        yield Term(goal.op, "Bool", (goal.args[0] + 1, goal.args[1]))
        yield Term(goal.op, "Bool", (goal.args[0], goal.args[1] + 1))
    else:
        yield ~goal


def counterexample(lemma: Lemma, seconds: float = 3) -> Term | None:
    """A mutant of the goal that a solver refutes with the lemma's own hypotheses and hints, or None."""
    pins = [eq(Term("var", "Int", (), n), v) for n, v in lemma.model.items() if isinstance(v, int)]
    for mutant in [lemma.mutant] if lemma.mutant is not None else mutants(lemma.goal):
        for extra in ([], pins):
            if any(run(query(lemma, mutant, extra), solver, seconds).answer == "sat" for solver in ("z3", "cvc5")):
                return mutant
    return None
