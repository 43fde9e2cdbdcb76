"""A contradiction between formulas, taken apart: small statements of arithmetic, congruences, and propositional logic.

The loop is that of a lazy SMT solver. Propositional logic proposes values for the atoms; if the comparisons among
them contradict each other, a minimal contradiction becomes a clause; if equal arguments have different values, a
congruence does; until nothing can be proposed. Each clause becomes a closed statement that `lia`, `lra`, `nia` or
`nra` proves by itself, and the rest is propositional. If a proposal stands, the formulas do not contradict each
other, as far as can be seen, and `Consistent` says which literals are left.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from typing import Any

import z3

from verifier.lemmas.coq.arithmetic import Arithmetic, propositional
from verifier.lemmas.coq.facts import applications
from verifier.lemmas.coq.forms import Atoms, Literal, Proposition, clause, key, reason
from verifier.lemmas.coq.trees import Refutation, refute
from verifier.lemmas.trusted.terms import Term, eq

__all__ = ["Conflict", "Congruence", "Consistent", "LemmaCertificate", "find"]

STEPS = 3_000_000  # of z3, for one question
MOST_ROUNDS = 5_000
AT_ONCE = 8  # disjoint contradictions taken from one proposal


class Consistent(Exception):  # noqa: N818
    """Nothing contradicts these literals."""

    def __init__(self, literals: Sequence[Term]) -> None:
        super().__init__(f"{len(literals)} literals are left")
        self.literals = tuple(literals)


@dataclass(frozen=True)
class Conflict:
    """Comparisons that cannot hold together, by linear arithmetic over monomials or by nonlinear arithmetic."""

    literals: tuple[Literal, ...]
    nonlinear: bool = False


@dataclass(frozen=True, eq=False)
class Congruence:
    """Two applications of one function: equal arguments, equal values."""

    left: Term
    right: Term


@dataclass(frozen=True)
class LemmaCertificate:
    """`formulas` are the places of those needed; the refutation numbers these first, then the steps.

    `forms` are all formulas, needed or not, over the numbered atoms.
    """

    atoms: Atoms
    forms: tuple[Proposition, ...]
    formulas: tuple[int, ...]
    steps: tuple[tuple[Conflict | Congruence, Proposition], ...]
    refutation: Refutation


class _Theory:
    """Linear arithmetic: a minimal contradiction among literals, or a model."""

    def __init__(self, atoms: Atoms) -> None:
        self.atoms = atoms
        self.arithmetic = Arithmetic()
        self.solver: Any = z3.Solver(ctx=self.arithmetic.context)
        self.solver.set("rlimit", STEPS)
        self.switches: dict[Literal, Any] = {}
        self.names: dict[str, Literal] = {}

    def _switch(self, literal: Literal) -> Any:
        if literal not in self.switches:
            number, value = literal
            name = f"{'p' if value else 'n'}{number}"
            comparison = self.arithmetic.comparison(self.atoms[number])
            switch = z3.Bool(name, self.arithmetic.context)
            self.solver.add(z3.Implies(switch, comparison if value else z3.Not(comparison)))
            self.switches[literal], self.names[name] = switch, literal
        return self.switches[literal]

    def _core(self, literals: Sequence[Literal]) -> list[Literal] | None:
        answer = self.solver.check(*[self._switch(literal) for literal in literals])
        if answer == z3.unsat:
            used = {self.names[str(b)] for b in self.solver.unsat_core()}
            return [literal for literal in literals if literal in used]
        return None

    def conflict(self, literals: Sequence[Literal]) -> list[Literal] | None:
        """A minimal contradiction; None if there is none, and then `value` gives values that satisfy all."""
        found = self._core(literals)
        if found is None:
            self.model = self.solver.model()
            return None
        for literal in list(found):
            if literal in found:
                smaller = self._core([x for x in found if x != literal])
                found = found if smaller is None else smaller
        return found

    def value(self, term: Term) -> Fraction:
        total = Fraction(0)
        for monomial, coefficient in self.arithmetic.of(term).items():
            total += coefficient * (self._value(self.arithmetic.monomial(monomial)) if monomial else 1)
        return total

    def _value(self, number: Any) -> Fraction:
        found = self.model.eval(number, model_completion=True)
        return Fraction(found.as_long()) if found.is_int() else Fraction(found.as_fraction())

    def canonical(self, number: int) -> tuple[str, tuple[tuple[tuple[str, ...], int], ...], int]:
        """An integer comparison as `sum + constant` =, <= 0; the same for the same comparison."""
        term = self.atoms[number]
        difference = self.arithmetic.difference(term)
        constant = difference.get((), 0)
        parts = tuple(sorted((m, c) for m, c in difference.items() if m))
        if term.op == "=":
            return ("=", *min((parts, constant), (tuple((m, -c) for m, c in parts), -constant)))
        return ("<=", parts, constant + (term.op == "<"))


def find(formulas: Sequence[Term]) -> LemmaCertificate:
    """A certificate that the formulas cannot hold together; Consistent if none is found."""
    return _Search(formulas).run()


class _Search:
    def __init__(self, formulas: Sequence[Term]) -> None:
        self.atoms = Atoms()
        self.forms = [self.atoms.form(f) for f in formulas]
        self.theory = _Theory(self.atoms)
        self.context: Any = z3.Context()
        self.solver: Any = z3.Solver(ctx=self.context)
        self.booleans: dict[int, Any] = {}
        self.steps: list[tuple[Conflict | Congruence, Proposition]] = []
        self.related: set[tuple[Literal, Literal]] = set()
        self.compared: set[tuple[str, str]] = set()
        for form in self.forms:
            self.solver.add(self._z3(form))

    def _boolean(self, number: int) -> Any:
        if number not in self.booleans:
            self.booleans[number] = z3.Bool(f"b{number}", self.context)
        return self.booleans[number]

    def _z3(self, form: Proposition) -> Any:
        return propositional(form, self._boolean, self.context)

    def _add(self, step: Conflict | Congruence, form: Proposition) -> None:
        self.steps.append((step, form))
        self.solver.add(self._z3(form))

    def _contradiction(self, literals: Sequence[Literal], nonlinear: bool = False) -> None:
        self._add(Conflict(tuple(literals), nonlinear), clause(literals))

    def run(self) -> LemmaCertificate:
        self._equivalences()
        for _ in range(MOST_ROUNDS):
            if self.solver.check() == z3.unsat:
                return self._certificate()
            self._round()
        raise Consistent([])

    def _proposal(self) -> dict[int, bool]:
        """Literals of a model that suffice for all formulas and congruences."""
        model = self.solver.model()
        count = len(self.atoms)
        values = {i: z3.is_true(model.eval(self._boolean(i), model_completion=True)) for i in range(1, count + 1)}
        chosen: dict[int, bool] = {}
        for form in self.forms:
            reason(form, True, values, chosen)
        for step, form in self.steps:
            if isinstance(step, Congruence):
                reason(form, True, values, chosen)
        return chosen

    def _round(self) -> None:
        chosen = self._proposal()
        literals = [(i, v) for i, v in chosen.items() if self.atoms.compares(i)]
        found = self.theory.conflict(literals)
        if found is not None:
            self._contradiction(found)
            rest = [x for x in literals if x not in found]
            for _ in range(AT_ONCE):
                found = self.theory.conflict(rest)
                if found is None:
                    break
                self._contradiction(found)
                rest = [x for x in rest if x not in found]
            return
        if self._congruences(chosen):
            self._equivalences()
            return
        found = self._nonlinear(literals)
        if found is None:
            raise Consistent([self.atoms[i] if v else ~self.atoms[i] for i, v in chosen.items()])
        self._contradiction(found, nonlinear=True)

    def _equivalences(self) -> None:
        """Integer comparisons that say the same in other words, or the opposite, at once."""
        groups: dict[Any, list[Literal]] = {}
        for i in range(1, len(self.atoms) + 1):
            if not self.atoms.compares(i) or self.atoms[i].args[0].sort == "Real":
                continue
            op, parts, constant = self.theory.canonical(i)
            groups.setdefault((op, parts, constant), []).append((i, True))
            if op == "<=":  # not (s + c <= 0) is -s - c + 1 <= 0
                opposite = tuple((m, -c) for m, c in parts)
                groups.setdefault((op, opposite, 1 - constant), []).append((i, False))
        for (i, v), *others in groups.values():
            for j, w in others:
                if i == j or ((i, v), (j, w)) in self.related:
                    continue
                self.related |= {((i, v), (j, w)), ((i, not v), (j, not w))}
                self._contradiction([(i, v), (j, not w)])
                self._contradiction([(i, not v), (j, w)])

    def _congruences(self, chosen: dict[int, bool]) -> bool:
        """Add congruences that the model of the arithmetic breaks; is there one?"""
        found: dict[str, Term] = {}
        for i in chosen:
            applications(self.atoms[i], found)
        groups: dict[tuple[str, tuple[Fraction, ...]], list[Term]] = {}
        for term in found.values():
            groups.setdefault((term.name, tuple(self.theory.value(a) for a in term.args)), []).append(term)
        before = len(self.steps)
        for group in groups.values():
            for s, t in combinations(group, 2):
                if (key(s), key(t)) in self.compared or self._agree(s, t, chosen):
                    continue
                self.compared.add((key(s), key(t)))
                same = self.atoms.form(Term("=", "Bool", (s, t)))
                for x, y in reversed(list(zip(s.args, t.args, strict=True))):
                    if key(x) != key(y):
                        same = Proposition("implies", (self.atoms.form(eq(x, y)), same))
                self._add(Congruence(s, t), same)
        return len(self.steps) > before

    def _agree(self, s: Term, t: Term, chosen: dict[int, bool]) -> bool:
        if s.sort != "Bool":
            return self.theory.value(s) == self.theory.value(t)
        i, j = self.atoms.number(s), self.atoms.number(t)
        return i not in chosen or j not in chosen or chosen[i] == chosen[j]

    def _nonlinear(self, literals: Sequence[Literal]) -> list[Literal] | None:
        """A minimal contradiction where monomials are products."""
        arithmetic = Arithmetic(nonlinear=True)

        def core(candidates: Sequence[Literal], steps: int) -> list[Literal] | None:
            solver: Any = z3.Solver(ctx=arithmetic.context)
            solver.set("rlimit", steps)
            for i, v in candidates:
                comparison = arithmetic.comparison(self.atoms[i])
                solver.assert_and_track(comparison if v else z3.Not(comparison), f"a{i}")
            if solver.check() != z3.unsat:
                return None
            used = {int(str(c)[1:]) for c in solver.unsat_core()}
            return [x for x in candidates if x[0] in used]

        found = core(literals, STEPS)
        for literal in list(found or ()):
            if found is not None and literal in found:
                smaller = core([x for x in found if x != literal], STEPS // 8)
                found = found if smaller is None else smaller
        return found

    def _certificate(self) -> LemmaCertificate:
        """Which formulas and steps are needed, and a propositional refutation of these."""
        solver: Any = z3.Solver(ctx=self.context)
        solver.set("core.minimize", True)
        everything = [*self.forms, *(form for _, form in self.steps)]
        for place, form in enumerate(everything):
            solver.assert_and_track(self._z3(form), f"f{place}")
        if solver.check() != z3.unsat:
            raise AssertionError("z3 has changed its mind")
        needed = sorted(int(str(c)[1:]) for c in solver.unsat_core())
        count = len(self.forms)
        return LemmaCertificate(
            self.atoms,
            tuple(self.forms),
            tuple(n for n in needed if n < count),
            tuple(self.steps[n - count] for n in needed if n >= count),
            refute([everything[n] for n in needed]),
        )
