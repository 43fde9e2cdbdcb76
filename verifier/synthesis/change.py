"""The fewest moves to add to a known game, or to remove from it, so that its P-set becomes the target.

A move is a vector (i, j) that fits on the board, with its mirror image where the two are one move. Vectors that do
not fit stay as they are in the known game, and so the answer is tested on the wider board.
"""

from __future__ import annotations

from dataclasses import dataclass
from time import monotonic

from kernel_encodings.rules_from_p import Clause, Question

from verifier.errors import UserError
from verifier.rules import Position, Ruleset
from verifier.synthesis.families import Family, vectors
from verifier.synthesis.smallest import Optimum, Progress, fewest
from verifier.synthesis.target import Target
from verifier.synthesis.wider import Test, check_vectors, legal_vectors

__all__ = ["Change", "minimal_change"]


@dataclass(frozen=True)
class Change:
    """The moves to add and to remove; `optimum.true` is None if no set of vectors has the target at all."""

    family: Family
    question: Question
    clauses: list[Clause]
    start: frozenset[int]
    optimum: Optimum
    added: tuple[Position, ...] = ()
    removed: tuple[Position, ...] = ()
    test: Test | None = None

    @property
    def count(self) -> int:
        return len(self.added) + len(self.removed)


def minimal_change(
    rules: Ruleset,
    target: Target,
    *,
    asymmetric: bool = False,
    progress: Progress | None = None,
    seconds: float | None = None,
) -> Change:
    """The fewest changes of `rules` that give the target on its board.

    Without blocking all clauses are there at once. With blocking, a proposal that gets a position wrong teaches the
    clauses it violates, and the search starts again; each proposal is optimal for the clauses known so far, so
    the first right one is optimal.
    """
    if rules.ending != "normal":
        raise UserError("Changes are asked of games in normal play.")
    width, height = target.board
    if not asymmetric and (width != height or not rules.symmetric):
        raise UserError("Moves (i, j) and (j, i) count as one for symmetric rules on N x N; otherwise --asymmetric.")
    family = vectors(width, height, asymmetric=asymmetric, block=rules.block, removed=rules.removed)
    question = Question(family.unknowns, target.array())
    start = frozenset(s for vector, (s, *_) in question.cover.items() if rules.legal(*vector))
    costly = [-s - 1 if s in start else s + 1 for s in range(len(family.labels))]
    clauses = [] if rules.block else question.clauses()
    deadline = None if seconds is None else monotonic() + seconds
    while True:
        left = None if deadline is None else max(0.0, deadline - monotonic())
        optimum = fewest([c.literals for c in clauses], costly, progress=progress, seconds=left)
        if optimum.true is None:
            return Change(family, question, clauses, start, optimum)
        different = {abs(w) - 1 for w in optimum.true}
        wrong = question.broken(frozenset(start ^ different))
        if not wrong:
            break
        if optimum.interrupted:
            return Change(family, question, clauses, start, Optimum(None, optimum.lower, frozenset(), (), True))
        clauses += wrong
    names = {s: vector for vector, (s, *_) in sorted(question.cover.items(), reverse=True)}
    added = tuple(sorted(names[s] for s in different - start))
    removed = tuple(sorted(names[s] for s in different & start))
    legal = legal_vectors(rules, *target.wide)
    legal[:width, :height] = question.legal(frozenset(start ^ different))
    test = check_vectors(legal, target.wide_array(), rules.block, rules.removed)
    return Change(family, question, clauses, start, optimum, added, removed, test)
