"""Which of the facts, hypotheses and the denied goal are needed: an unsatisfiable core of z3's.

z3 sees applications of functions and linear arithmetic over monomials; quantified formulas are atoms. If the formulas
are not contradictory in this sense, products are added, stage by stage. The limits are counts of z3's steps and not
of seconds, so that the same version of z3 finds the same on every machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import z3

from verifier.lemmas.coq.arithmetic import Arithmetic, propositional
from verifier.lemmas.coq.facts import CoqFact
from verifier.lemmas.coq.forms import Atoms, key
from verifier.lemmas.coq.products import stages
from verifier.lemmas.trusted.terms import Term

__all__ = ["core", "needed_products"]

STEPS = 3_000_000


def core(formulas: Sequence[Term]) -> list[int] | None:
    """The places of formulas that cannot hold together, or None if z3 finds none."""
    atoms, arithmetic = Atoms(), Arithmetic(functions=True)
    made: dict[int, Any] = {}

    def atom(number: int) -> Any:
        if number not in made:
            term = atoms[number]
            if atoms.compares(number):
                made[number] = arithmetic.comparison(term)
            elif term.op == "app":
                made[number] = arithmetic.application(term)
            else:
                made[number] = z3.Bool(f"q{number}", arithmetic.context)
        return made[number]

    solver = z3.Solver(ctx=arithmetic.context)
    solver.set("rlimit", STEPS)
    solver.set("core.minimize", True)
    for place, formula in enumerate(formulas):
        solver.assert_and_track(propositional(atoms.form(formula), atom, arithmetic.context), f"h{place}")
    if solver.check() != z3.unsat:
        return None
    return sorted(int(str(c)[1:]) for c in solver.unsat_core())


def needed_products(formulas: Sequence[Term]) -> tuple[list[CoqFact], list[int] | None]:
    """Product facts, and a core of the formulas followed by those facts; None if no stage has one."""
    tried: set[frozenset[str]] = set()
    for products in stages(formulas):
        these = frozenset(key(fact.formula) for fact in products)
        if these in tried:
            continue
        tried.add(these)
        found = core([*formulas, *(fact.formula for fact in products)])
        if found is not None:
            return products, found
    return [], None
