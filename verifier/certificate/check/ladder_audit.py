"""The clause audit for formulas with counters: the checker of the second way. Standard library alone.

The encoding `ladder` has, after the variables of the positions, variables of the form

    c = "at least j of the positions in X are P".

The manifest gives each j. The set X is read from the formula: the clauses in which c is the largest variable and
negative say what c implies, and X is the union of the sets of their other, positive, variables. (A position is its
own set with j = 1; a removed cell has the empty set.) So every variable has a meaning, whatever the formula says, and
any P-set of the game extends to an assignment in which all variables mean what they should. A clause is accepted if it
is true in this assignment for a reason that is one of two:

counting: for some of its negative literals with disjoint sets A_i (and thresholds a_i), some of its positive ones with
    sets B_j (and thresholds b_j), sum a_i > sum (b_j - 1) + |union A_i - union B_j|. For if the clause were false, at
    least sum a_i positions of union A_i would be P, but at most b_j - 1 in each B_j.
kernel: it is about the position v of its first literal, with the options U that cannot be blocked and B that can:
    - not v or not c: c says "at least j of X", X inside U; or X inside U and B together and j > k. Then v is N.
    - v or c_1 or ...: if all c_i are false then no position of U is P, and at most k of B are. Then v is P (in
      misere play only if it has an option).
    - not v: misere play, and v has no option.

If all clauses are true of the P-positions, and together with "some position differs" they are contradictory, then
no position differs.
"""

from __future__ import annotations

from array import array
from functools import reduce
from itertools import combinations, pairwise
from operator import or_
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from verifier.certificate.check.board import Definition, Leaf

__all__ = ["first_wrong"]

Meaning = tuple[int, int]  # a set of cells, as the bits of a number, and a threshold


def first_wrong(leaf: Leaf, definition: Definition, literals: array[int], starts: array[int]) -> int | None:
    """The number of the first clause, the last one aside, that does not follow from the definition."""
    clauses = [literals[a:b].tolist() for a, b in pairwise(starts[:-1])]
    audit = _Audit(definition, _meanings(leaf, definition, clauses), leaf.width * leaf.height)
    for number, clause in enumerate(clauses, 1):
        if not (audit.by_counting(clause) or audit.by_kernel(clause)):
            return number
    return None


def _meanings(leaf: Leaf, definition: Definition, clauses: list[list[int]]) -> list[Meaning]:
    """What each variable means, by number."""
    cells = leaf.width * leaf.height
    found: list[Meaning] = [(0, 1)]
    found += [(0 if definition.removed(cell) else 1 << cell, 1) for cell in range(cells)]
    implied: dict[int, set[int]] = {}
    for clause in clauses:
        largest = max(clause, key=abs, default=0)
        if largest < -cells:
            implied.setdefault(-largest, set()).update(w for w in clause if w > 0)
    for count, threshold in leaf.counters or ():
        for c in range(len(found), len(found) + count):
            found.append((reduce(or_, (found[w][0] for w in implied.get(c, ())), 0), threshold))
    return found


class _Audit:
    def __init__(self, definition: Definition, meanings: list[Meaning], cells: int) -> None:
        self.definition, self.meanings, self.cells = definition, meanings, cells
        self.options: dict[int, tuple[int, int]] = {}

    def by_counting(self, clause: list[int]) -> bool:
        """Is the clause true whatever the P-positions are? (Long clauses are not of this kind.)"""
        if len(clause) > 4:
            return False
        lower = [self.meanings[-w] for w in clause if w < 0]
        upper = [self.meanings[w] for w in clause if w > 0]
        for some in _nonempty_parts(lower):
            union = reduce(or_, (x for x, _ in some), 0)
            if union.bit_count() != sum(x.bit_count() for x, _ in some):
                continue  # not disjoint
            least = sum(a for _, a in some)
            for others in [(), *_nonempty_parts(upper)]:
                covered = reduce(or_, (x for x, _ in others), 0)
                if least > sum(b - 1 for _, b in others) + (union & ~covered).bit_count():
                    return True
        # A threshold of 0 is always reached.
        return any(b == 0 for _, b in upper)

    def by_kernel(self, clause: list[int]) -> bool:
        """Is the clause true of the P-positions, because of the definition at the position of its first literal?"""
        if not clause or abs(clause[0]) > self.cells or self.definition.removed(abs(clause[0]) - 1):
            return False
        v, k = abs(clause[0]) - 1, self.definition.k
        unblockable, blockable = self.options_of(v)
        ended = self.definition.terminal(v)
        stuck = self.definition.rules.ending == "misere" and not unblockable | blockable and not ended
        if clause[0] < 0:
            if len(clause) == 1:
                return stuck
            if len(clause) != 2 or clause[1] > 0:
                return False
            x, j = self.meanings[-clause[1]]
            return (j >= 1 and not x & ~unblockable) or (j > k and not x & ~(unblockable | blockable))
        if stuck or any(w < 0 for w in clause):
            return False
        reasons = [self.meanings[w] for w in clause[1:]]
        never = reduce(or_, (x for x, j in reasons if j <= 1), 0)
        some = [(x, j) for x, j in reasons if j > 1]
        covered = reduce(or_, (x for x, _ in some), never)
        most = sum(j - 1 for _, j in some) + (blockable & ~covered).bit_count()
        return not unblockable & ~never and most <= k

    def options_of(self, v: int) -> tuple[int, int]:
        """The options of a cell that cannot be blocked, and those that can, as sets."""
        if v not in self.options:
            sets = [0, 0]
            for w in self.definition.options(v):
                sets[self.definition.kind[v - w] - 1] |= 1 << w
            self.options[v] = (sets[0], sets[1])
        return self.options[v]


def _nonempty_parts(items: list[Meaning]) -> list[tuple[Meaning, ...]]:
    return [part for size in range(1, len(items) + 1) for part in combinations(items, size)]
