"""The fewest moves to add to a known game, or to remove from it, so that its P-set becomes the target.

A move is a vector (i, j) that fits on the board, with its mirror image where the two are one move. Vectors that do
not fit stay as they are in the known game, and so the answer is tested on the wider board.
"""

from __future__ import annotations

from dataclasses import dataclass
from time import monotonic
from typing import Any

from kernel_encodings.rules_from_p import RulesQuestion, SwitchClause, at_most

from verifier.base.errors import UserError
from verifier.games.rules import Position, Ruleset
from verifier.solvers.pysat_solver import opened
from verifier.synthesis.smallest import Optimum, Progress, fewest
from verifier.synthesis.switches import Family, vectors
from verifier.synthesis.target import Target
from verifier.synthesis.wider import Test, check_vectors, legal_vectors

__all__ = ["Change", "Changes", "minimal_change"]

MOST = 50  # changes of the fewest moves that are listed


@dataclass(frozen=True)
class Change:
    """Moves to add and to remove, and the test on the wider board."""

    added: tuple[Position, ...]
    removed: tuple[Position, ...]
    test: Test

    def to_json(self) -> dict[str, Any]:
        data = {"add": [list(v) for v in self.added], "remove": [list(v) for v in self.removed]}
        return data | {"test": self.test.to_json()}


@dataclass(frozen=True)
class Changes:
    """The changes with as few moves as possible, those that survive first; none if no set of vectors has the target.

    `complete`: these are all of them. If the search was stopped there is one, which may not be the best.
    """

    family: Family
    question: RulesQuestion
    clauses: list[SwitchClause]
    start: frozenset[int]
    optimum: Optimum
    found: tuple[Change, ...] = ()
    complete: bool = False

    @property
    def count(self) -> int:
        return len(self.optimum.true or ())


def minimal_change(
    rules: Ruleset,
    target: Target,
    *,
    asymmetric: bool = False,
    progress: Progress | None = None,
    seconds: float | None = None,
) -> Changes:
    """The fewest changes of `rules` that give the target on its board.

    Without blocking all clauses are there at once. With blocking, a proposal that gets a position wrong teaches the
    clauses it violates, and the search starts again; each proposal is optimal for the clauses known so far, so
    the first right one is optimal.
    """
    if rules.ending != "normal" or rules.terminal:
        raise UserError("Changes are asked of games in normal play, without terminal positions.")
    width, height = target.board
    if not asymmetric and (width != height or not rules.symmetric):
        raise UserError("Moves (i, j) and (j, i) count as one for symmetric rules on N x N; otherwise --asymmetric.")
    family = vectors(width, height, asymmetric=asymmetric, block=rules.block, removed=rules.removed)
    question = RulesQuestion(family.unknowns, target.array())
    start = frozenset(s for vector, (s, *_) in question.cover.items() if rules.legal(*vector))
    costly = [-s - 1 if s in start else s + 1 for s in range(len(family.labels))]
    clauses = [] if rules.block else question.clauses()
    deadline = None if seconds is None else monotonic() + seconds
    while True:
        left = None if deadline is None else max(0.0, deadline - monotonic())
        optimum = fewest([c.literals for c in clauses], costly, progress=progress, seconds=left)
        if optimum.true is None:
            return Changes(family, question, clauses, start, optimum)
        different = frozenset(abs(w) - 1 for w in optimum.true)
        wrong = question.broken(start ^ different)
        if not wrong:
            break
        if optimum.interrupted:
            return Changes(family, question, clauses, start, Optimum(None, optimum.lower, frozenset(), (), True))
        clauses += wrong
    others, complete = [different], False
    if optimum.optimal:
        others, complete = _all_of(question, clauses, start, costly, len(different))
    names = {s: vector for vector, (s, *_) in sorted(question.cover.items(), reverse=True)}
    legal, wide, found = legal_vectors(rules, *target.wide), target.wide_array(), []
    for change in others:
        legal[:width, :height] = question.legal(start ^ change)
        test = check_vectors(legal, wide, rules.block, rules.removed)
        added, removed = (tuple(sorted(names[s] for s in part)) for part in (change - start, change & start))
        found.append(Change(added, removed, test))
    found.sort(key=lambda change: (not change.test.survives, change.added, change.removed))
    return Changes(family, question, clauses, start, optimum, tuple(found), complete)


def _all_of(
    question: RulesQuestion, clauses: list[SwitchClause], start: frozenset[int], costly: list[int], count: int
) -> tuple[list[frozenset[int]], bool]:
    """All changes of the fewest moves, as far as `MOST` of them; and whether these are all."""
    found: list[frozenset[int]] = []
    order = sorted(costly, key=abs)
    everything = [*(c.literals for c in clauses), *at_most(order, count, len(costly))]
    with opened(clauses=everything) as solver:
        while solver.solve():
            true = set(solver.get_model() or [])
            change = frozenset(abs(w) - 1 for w in costly if w in true)
            wrong = question.broken(start ^ change)
            for clause in wrong:
                solver.add_clause(list(clause.literals))
            if not wrong:
                if len(found) == MOST:
                    return found, False
                found.append(change)
                # No other change of the fewest moves contains this one.
                solver.add_clause([-w for w in costly if w in true])
    return found, True
