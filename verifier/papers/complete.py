"""Statements about complete rows: the P-positions of the first R rows of the infinite board (`verifier.solve.rows`).

With `scope.rows` = 0 nothing is asked of the row explorer (its first call compiles for a while); fewer rows are then
read off boards that are wide enough for the closing argument of each row.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from verifier.claims.kinds import Beatty
from verifier.games.names import name_of
from verifier.games.rules import Ruleset
from verifier.papers.checks import Cases, sets
from verifier.papers.model import CheckOutcome, Reach, Scope
from verifier.solve import beatty
from verifier.solve.retrograde import p_set
from verifier.solve.rows import Rows
from verifier.solve.rows import rows as complete_rows

__all__ = ["CompleteSets", "beatty_rows", "complete_sets", "first_pairs", "rows_of"]

Ints = NDArray[np.int64]


def beatty_rows(claim: Beatty, R: int) -> Ints:
    """The claimed positions (x, y) with x < R, as rows of an array ordered by x and then y."""
    found = set()
    for a, b in beatty.pairs(claim.m, claim.p):
        if a >= R:
            break
        found |= {(x, y) for x, y in ((a, b), (b, a)) if x < R and (x, y) in claim}
    return np.array(sorted(found), dtype=np.int64).reshape(-1, 2)


@dataclass(frozen=True)
class CompleteSets:
    """The check "the P-positions are the claimed Beatty pairs", on boards and, with rows, on complete rows."""

    cases: Cases

    def __call__(self, scope: Scope) -> CheckOutcome:
        outcome = sets(self.cases)(scope)
        if not outcome.holds or not scope.rows:
            return outcome
        for game, claim in self.cases(scope):
            if not isinstance(game, Ruleset) or not isinstance(claim, Beatty):
                raise TypeError("complete rows are compared for board games and Beatty pairs")
            found, expected = complete_rows(game, scope.rows), beatty_rows(claim, scope.rows)
            positions = np.stack([found.x, found.y], axis=1)
            if positions.shape != expected.shape or (positions != expected).any():
                return CheckOutcome(False, Reach(rows=scope.rows), f"{name_of(game)}: another P-set in the first rows")
        return CheckOutcome(True, replace(outcome.reach, rows=scope.rows))


def complete_sets(cases: Cases) -> CompleteSets:
    """A check of board games against Beatty pairs, on the infinite board as far as the rows go."""
    return CompleteSets(cases)


def rows_of(game: Ruleset, R: int, explore: bool) -> list[list[int]]:
    """The columns of the P-positions in each of the first R rows, all of them.

    Without the explorer a board is widened until each of its rows has its closing argument (`verifier.solve.rows`):
    then no P-position lies to the right of the board.
    """
    if explore:
        found = complete_rows(game, R)
        return [[int(y) for y in found.row(x)] for x in range(R)]
    columns = 64
    while True:
        x, y = (axis.astype(np.int64) for axis in np.nonzero(p_set(game, R, columns)))
        seen = Rows(game, R, x, y, R * columns)
        if all(_closed(seen, row) for row in range(R)):
            return [[int(y) for y in seen.row(row)] for row in range(R)]
        columns *= 2


def _closed(seen: Rows, row: int) -> bool:
    try:
        return len(seen.row(row)) > 0 and seen.closing(row) is not None
    except AssertionError:
        return False


def first_pairs(game: Ruleset, R: int, explore: bool) -> list[tuple[int, int]]:
    """The pairs (c_i, d_i), c_i <= d_i, of the first R rows, ordered by c and then d."""
    return [(x, y) for x, columns in enumerate(rows_of(game, R, explore)) for y in columns if x <= y]
