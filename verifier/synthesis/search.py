"""All rules of a family with a given P-set on a board.

CaDiCaL proposes a selection of switches; `RulesQuestion.broken` names the positions that it gets wrong, with clauses
that forbid the mistake (with blocking; without, all clauses are there from the start and nothing is ever wrong). A
right selection is an answer and is forbidden in its turn. When no proposal is left, the list is complete.
"""

from __future__ import annotations

from collections.abc import Iterator

from kernel_encodings.rules_from_p import RulesQuestion, Selection, SwitchClause

from verifier.solvers.pysat_solver import opened

__all__ = ["first_clauses", "learn", "selections"]


def first_clauses(question: RulesQuestion) -> list[SwitchClause]:
    """The clauses to start with: all of them without blocking."""
    return [] if question.unknowns.block else question.clauses()


def selections(question: RulesQuestion, canonical: tuple[tuple[int, ...], ...] = ()) -> Iterator[Selection]:
    """Every selection with the target as its P-set on the board, each once, as the solver finds them."""
    n = len(question.unknowns.switches)
    with opened(clauses=[*canonical, *(c.literals for c in first_clauses(question))]) as solver:
        while solver.solve():
            model = solver.get_model() or []
            true = {w for w in model if 0 < w <= n}
            on = frozenset(w - 1 for w in true)
            wrong = question.broken(on)
            for clause in wrong:
                solver.add_clause(list(clause.literals))
            if not wrong:
                yield on
                solver.add_clause([-w if w in true else w for w in range(1, n + 1)])


def learn(question: RulesQuestion, most: int = 100_000) -> tuple[list[SwitchClause], Selection | None]:
    """Enough clauses to refute the question, and None; or the clauses met on the way to one answer, and that answer.

    The clauses follow from the conditions alone (no canonical clauses, no forbidden answers), so that a refutation of
    them is a proof that the family has no rules with this P-set.
    """
    clauses = first_clauses(question)
    n = len(question.unknowns.switches)
    with opened(clauses=[c.literals for c in clauses]) as solver:
        while solver.solve():
            on = frozenset(w - 1 for w in solver.get_model() or [] if 0 < w <= n)
            wrong = question.broken(on)
            if not wrong:
                return clauses, on
            if len(clauses) > most:
                raise MemoryError(f"more than {most} clauses")
            clauses += wrong
            for clause in wrong:
                solver.add_clause(list(clause.literals))
    return clauses, None
