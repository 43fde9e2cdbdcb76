"""Rules from P-positions: the target set S is given, the rules are the unknowns.

The rules are made of fixed parts and of *switches*, parts that are either in the game or not (a residue of the rook's
lengths, a bishop, one vector). Variable s + 1 says "switch s is on". For a fixed S a position v = (x, y) asks only
which of the vectors from v down to S are legal; call them its P-options. With at most k blocked options
(k = 0 without a blocking manoeuvre):

- v in S:      no unblockable P-option of v is legal, and at most k blockable ones are;
- v not in S:  an unblockable P-option of v is legal, or more than k blockable ones are.

The first condition can only break, and the second only become true, when more switches are on. Hence each is a
conjunction of clauses of one sign, without auxiliary variables:

- v in S, clause (not s or not t or ...): s, t, ... alone, with the fixed parts, already break the condition;
- v not in S, clause (s or t or ...): with all switches on except s, t, ... the condition still fails.

These two sentences are also what a checker has to verify of a clause, whatever family the switches come from
(`verifier.certificate.check.rule_sets`). Without blocking there are few such clauses and `clauses` lists them all; with
blocking there are too many (all k + 1 out of the P-options), so `broken` gives for a selection of switches one clause
for each position that it gets wrong, and the search asks again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import lcm
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from verifier.games.lines import lines
from verifier.games.rules import Bishop, Block, Part, Position, Rook, Ruleset, Vectors

__all__ = ["RulesQuestion", "Selection", "SwitchClause", "Unknowns", "at_most", "part_vectors", "union"]

Selection = frozenset[int]  # the switches that are on
MoveVector = tuple[int, int]


class SwitchClause(NamedTuple):
    """A clause over the switches and the position it speaks of."""

    literals: tuple[int, ...]
    position: Position


def union(parts: Iterable[Part]) -> tuple[Part, ...]:
    """The same moves in as few parts as the model allows: one rook, one set of vectors, no bishop inside another."""
    given = list(dict.fromkeys(parts))
    bishops = [part for part in given if isinstance(part, Bishop)]
    inner = [b for b in bishops for a in bishops if a != b and b.width <= a.width and b.step % a.step == 0]
    parts = [part for part in given if part not in inner]
    rooks = [part for part in parts if isinstance(part, Rook)]
    vectors = [part for part in parts if isinstance(part, Vectors) and not part.multiples]
    merged: list[Part] = [part for part in parts if part not in rooks and part not in vectors]
    if rooks:
        q = lcm(*(rook.modulus for rook in rooks))
        residues = {r for rook in rooks for r in range(q) if r % rook.modulus in rook.residues}
        merged.append(Rook(q, tuple(residues)))
    if vectors:
        merged.append(Vectors(tuple({vector for part in vectors for vector in part.vectors})))
    return tuple(merged)


def part_vectors(part: Part, width: int, height: int) -> Iterator[MoveVector]:
    """The vectors (i, j) of a part with i < width and j < height."""
    if isinstance(part, Vectors) and not part.multiples:
        yield from ((i, j) for i, j in part.vectors if i < width and j < height)
    else:
        for line in lines(Ruleset((part,)), width, height):
            yield from line.vectors()


@dataclass(frozen=True)
class Unknowns:
    """A family of rules: every subset of `switches`, together with the `fixed` parts, blocking and removed cells."""

    switches: tuple[Part, ...]
    fixed: tuple[Part, ...] = ()
    block: Block | None = None
    removed: tuple[int, int] | None = None

    @property
    def blocks(self) -> int:
        return self.block.at_most if self.block else 0

    def parts(self, on: Iterable[int]) -> tuple[Part, ...]:
        """The parts of the game with these switches on; empty if there is no move at all."""
        return union((*self.fixed, *(self.switches[s] for s in sorted(on))))

    def rules(self, on: Iterable[int]) -> Ruleset | None:
        """The game with these switches on; None if it has no move at all, which no `Ruleset` describes."""
        parts = self.parts(on)
        return Ruleset(parts, self.block, self.removed) if parts else None

    def to_json(self) -> dict[str, Any]:
        def plain(parts: tuple[Part, ...]) -> list[Any]:
            return [Ruleset((part,)).to_json()["moves"][0] for part in parts]

        data: dict[str, Any] = {"fixed": plain(self.fixed), "switches": plain(self.switches)}
        if self.block:
            data["block"] = Ruleset((Rook(),), self.block).to_json()["block"]
        return data | ({"removed": list(self.removed)} if self.removed else {})


class RulesQuestion:
    """Which selections of switches have the P-set `target` on its board? The clauses that say so."""

    def __init__(self, unknowns: Unknowns, target: NDArray[np.bool_]) -> None:
        self.unknowns, self.target = unknowns, target
        self.width, self.height = width, height = target.shape
        u, v = unknowns.removed or (0, 0)
        self.p_positions: list[Position] = [(int(x), int(y)) for x, y in np.argwhere(target) if not (x < u and y < v)]
        self.cover: dict[MoveVector, list[int]] = {}
        for s, part in enumerate(unknowns.switches):
            for vector in part_vectors(part, width, height):
                self.cover.setdefault(vector, []).append(s)
        self.fixed = {vector for part in unknowns.fixed for vector in part_vectors(part, width, height)}
        self.blockable = np.zeros(target.shape, dtype=bool)
        if unknowns.block:
            for i, j in self.cover.keys() | self.fixed:
                self.blockable[i, j] = (i, j) in unknowns.block

    def positions(self) -> Iterator[Position]:
        """The positions of the board, each of two mirror images once where nothing tells them apart."""
        u, v = self.unknowns.removed or (0, 0)
        alike = u == v and self.width == self.height and bool((self.target == self.target.T).all())
        alike = alike and all(_symmetric(part) for part in (*self.unknowns.switches, *self.unknowns.fixed))
        for x in range(self.width):
            for y in range(x if alike else 0, self.height):
                if not (x < u and y < v):
                    yield x, y

    def p_options(self, position: Position) -> list[MoveVector]:
        """The vectors from a position to the others of S, as far as they could be legal at all."""
        x, y = position
        reach = [(x - c, y - d) for c, d in self.p_positions if c <= x and d <= y and (c, d) != position]
        return [vector for vector in reach if vector in self.cover or vector in self.fixed]

    def clauses(self) -> list[SwitchClause]:
        """All clauses of a question without blocking, each once.

        >>> target = np.array([[True, False], [False, False]])  # one heap of at most one token on either side
        >>> vectors = tuple(Vectors((v,)) for v in ((0, 1), (1, 0), (1, 1)))
        >>> [clause.literals for clause in RulesQuestion(Unknowns(vectors), target).clauses()]
        [(1,), (2,), (3,)]
        """
        if self.unknowns.block:
            raise ValueError("with blocking the clauses are asked for one by one: use `broken`")
        found: dict[tuple[int, ...], Position] = {}
        for position in self._wrong_cells():
            found.setdefault((), position)
        for position in self.positions():
            vectors = self.p_options(position)
            fixed = not self.fixed.isdisjoint(vectors)
            switches = {s for vector in vectors for s in self.cover.get(vector, ())}
            if not self.target[position]:
                if not fixed:
                    found.setdefault(tuple(sorted(s + 1 for s in switches)), position)
            elif fixed:
                found.setdefault((), position)
            else:
                for s in switches:
                    found.setdefault((-s - 1,), position)
        return [SwitchClause(literals, position) for literals, position in found.items()]

    def _wrong_cells(self) -> Iterator[Position]:
        """Removed cells that S calls P-positions: no rules of this family can have such an S."""
        u, v = self.unknowns.removed or (0, 0)
        yield from ((int(x), int(y)) for x, y in np.argwhere(self.target[:u, :v]))

    def legal(self, on: Selection) -> NDArray[np.bool_]:
        """The legal vectors with these switches on, as an array indexed [i, j]."""
        result = np.zeros(self.target.shape, dtype=bool)
        for i, j in self.fixed:
            result[i, j] = True
        for (i, j), switches in self.cover.items():
            if not on.isdisjoint(switches):
                result[i, j] = True
        return result

    def broken(self, on: Selection) -> list[SwitchClause]:
        """For each position whose condition fails under this selection one clause that the selection violates."""
        legal, k = self.legal(on), self.unknowns.blocks
        sure, maybe = legal & ~self.blockable, legal & self.blockable
        hit = np.zeros(self.target.shape, dtype=bool)
        count = np.zeros(self.target.shape, dtype=np.int32)
        for x, y in self.p_positions:
            hit[x:, y:] |= sure[: self.width - x, : self.height - y]
            count[x:, y:] += maybe[: self.width - x, : self.height - y]
        wrong = (hit | (count > k)) == self.target
        clauses = [SwitchClause((), position) for position in self._wrong_cells()][:1]
        for position in self.positions():
            if wrong[position]:
                literals = self._too_many(position, on) if self.target[position] else self._too_few(position, on)
                clauses.append(SwitchClause(literals, position))
        return clauses

    def _too_many(self, position: Position, on: Selection) -> tuple[int, ...]:
        """v in S has a legal unblockable P-option, or k + 1 blockable ones: the switches that make them."""
        on_vectors = [
            (0 if vector in self.fixed else 1, vector)
            for vector in self.p_options(position)
            if vector in self.fixed or not on.isdisjoint(self.cover[vector])
        ]
        on_vectors.sort()  # fixed vectors first: they need no literal
        unblockable = [entry for entry in on_vectors if not self.blockable[entry[1]]]
        chosen = unblockable[:1] or on_vectors[: self.unknowns.blocks + 1]
        switches = {min(on.intersection(self.cover[vector])) for needed, vector in chosen if needed}
        return tuple(sorted((-s - 1 for s in switches), reverse=True))

    def _too_few(self, position: Position, on: Selection) -> tuple[int, ...]:
        """v not in S: leave out k blockable P-options, the legal ones among them; one of the others must be legal."""
        vectors = self.p_options(position)
        blockable = [vector for vector in vectors if self.blockable[vector]]
        blockable.sort(key=lambda vector: vector not in self.fixed and on.isdisjoint(self.cover[vector]))
        left_out = set(blockable[: self.unknowns.blocks])
        switches = {s for vector in vectors if vector not in left_out for s in self.cover.get(vector, ())}
        return tuple(sorted(s + 1 for s in switches))


def _symmetric(part: Part) -> bool:
    return not isinstance(part, Vectors) or {(j, i) for i, j in part.vectors} == set(part.vectors)


def at_most(order: list[int], bound: int, variables: int) -> list[tuple[int, ...]]:
    """At most `bound` of the variables in `order` are true: the sequential counter (Sinz 2005).

    The variable c(i, j) = variables + 1 + i * (bound + 1) + j says "more than j of the first i + 1 are true", for
    0 <= j <= bound. Only one direction is needed: counters may be true for no reason, never false against the count.
    The order matters for the length of a proof: with the literals of disjoint clauses next to each other the count
    grows by one for each clause, and a solver finds that at once.
    """
    if bound < 0:
        raise ValueError("nothing is at most -1")

    def c(i: int, j: int) -> int:
        return variables + 1 + i * (bound + 1) + j

    clauses: list[tuple[int, ...]] = []
    for i, x in enumerate(order):
        clauses.append((-x, c(i, 0)))
        if i:
            clauses += [(-c(i - 1, j), c(i, j)) for j in range(bound + 1)]
            clauses += [(-x, -c(i - 1, j - 1), c(i, j)) for j in range(1, bound + 1)]
        clauses.append((-c(i, bound),))
    return clauses
