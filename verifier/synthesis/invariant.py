"""Invariant rules: a set of vectors, legal wherever they fit. The largest such set with a given P-set, and a smallest.

A vector that joins two positions of S is forbidden; all others together are the largest set, if there is any: adding
a vector that joins no two positions of S never changes the P-set. A smallest one is a smallest hitting set: every
position outside S needs an allowed vector into S.

A finite set of vectors cannot do on a wider board: the position (0, N) of a board of side N has no vector at all
if none is longer than N - 1. So the test on the wider board asks whether the set can be *continued*: together with all
vectors that do not fit on the first board and join no two positions of S on the wider one, is S still the P-set?
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np
from kernel_encodings.rules_from_p import RulesQuestion, SwitchClause
from numpy.typing import NDArray

from verifier.base.errors import UserError
from verifier.games.rules import Position
from verifier.synthesis.smallest import Optimum, Progress, fewest
from verifier.synthesis.switches import Family, vectors
from verifier.synthesis.target import Target
from verifier.synthesis.wider import Test, check_vectors

__all__ = ["Invariant", "allowed_vectors", "continued", "invariant", "smallest_set"]


def allowed_vectors(target: NDArray[np.bool_], *, asymmetric: bool = False) -> NDArray[np.bool_]:
    """The vectors that join no two positions of S (nor do their mirror images, unless `asymmetric`)."""
    allowed = np.ones(target.shape, dtype=bool)
    allowed[0, 0] = False
    for x, y in np.argwhere(target):
        # the vectors from (x, y) down to the other positions of S below it
        below = target[: x + 1, : y + 1][::-1, ::-1]
        allowed[: x + 1, : y + 1] &= ~below
    if not asymmetric:
        if target.shape[0] != target.shape[1]:
            raise UserError("Moves (i, j) and (j, i) count as one on square boards only: take N x N, or --asymmetric.")
        allowed &= allowed.T
    return allowed


def continued(chosen: NDArray[np.bool_], wide_allowed: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """The chosen vectors, and all allowed ones that do not fit on the first board."""
    width, height = chosen.shape
    legal = wide_allowed.copy()
    legal[:width, :height] = chosen
    return legal


@dataclass(frozen=True)
class Invariant:
    """The question on its board, the largest set and what becomes of it further out."""

    family: Family
    question: RulesQuestion
    clauses: list[SwitchClause]
    largest: NDArray[np.bool_]
    exists: bool  # is the largest set an answer at all?
    wide: NDArray[np.bool_]  # the target on the wider board
    wide_allowed: NDArray[np.bool_]
    largest_test: Test

    @property
    def dying(self) -> list[Position]:
        """Vectors of the largest set that join two P-positions of the wider board."""
        width, height = self.largest.shape
        lost = np.argwhere(self.largest & ~self.wide_allowed[:width, :height])
        return [(int(i), int(j)) for i, j in lost]

    @cached_property
    def unknown_vectors(self) -> list[Position]:
        """The move behind each switch; (i, j) with i <= j stands for its mirror image too."""
        names = {s: vector for vector, (s, *_) in sorted(self.question.cover.items(), reverse=True)}
        return [names[s] for s in range(len(self.family.labels))]

    def array(self, on: frozenset[int]) -> NDArray[np.bool_]:
        return self.question.legal(on)

    def test(self, on: frozenset[int]) -> Test:
        return check_vectors(continued(self.array(on), self.wide_allowed), self.wide)

    def continuing(self) -> list[tuple[int, ...]]:
        """Clauses for the sets that longer moves can continue on the wider board.

        No vector may die there, and a position outside S from which no longer vector that is allowed leads into S
        needs one of the others.
        """
        width, height = self.largest.shape
        switch = {vector: s + 1 for vector, (s, *_) in self.question.cover.items()}
        clauses: set[tuple[int, ...]] = {(-switch[vector],) for vector in self.dying}
        longer = self.wide_allowed.copy()
        longer[:width, :height] = False
        p_positions = np.argwhere(self.wide)
        free = self.wide.copy()
        for x, y in p_positions:
            free[x:, y:] |= longer[: len(longer) - x, : longer.shape[1] - y]
        for x, y in np.argwhere(~free):
            i, j = x - p_positions[:, 0], y - p_positions[:, 1]
            short = (i >= 0) & (i < width) & (j >= 0) & (j < height)
            clauses.add(tuple(sorted({switch[int(a), int(b)] for a, b in zip(i[short], j[short], strict=True)})))
        return sorted(clauses)


def invariant(target: Target, *, asymmetric: bool = False) -> Invariant:
    """The largest invariant rule set, with the question for a smallest one."""
    here, wide = target.array(), target.wide_array()
    family = vectors(*target.board, asymmetric=asymmetric)
    question = RulesQuestion(family.unknowns, here)
    largest = allowed_vectors(here, asymmetric=asymmetric)
    wide_allowed = allowed_vectors(wide, asymmetric=asymmetric)
    exists = check_vectors(largest, here).survives
    test = check_vectors(continued(largest, wide_allowed), wide)
    return Invariant(family, question, question.clauses(), largest, exists, wide, wide_allowed, test)


def smallest_set(
    problem: Invariant, *, lasting: bool = False, progress: Progress | None = None, seconds: float | None = None
) -> Optimum:
    """A smallest set; `lasting`: of those that longer moves can continue on the wider board."""
    clauses = [clause.literals for clause in problem.clauses]
    if lasting:
        clauses += problem.continuing()
    return fewest(clauses, range(1, len(problem.family.labels) + 1), progress=progress, seconds=seconds)
