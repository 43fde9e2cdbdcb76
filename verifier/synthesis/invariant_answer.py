"""The largest and a smallest set of vectors with a given P-set, in sentences and as data.

A lower bound comes with evidence. Weights (`verifier.synthesis.weights`) are tried first: a few kilobytes that a reader
can follow. Where they do not reach an optimum that RC2 has found, a refutation of "one move fewer" is tried.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from verifier.base.plural import counted
from verifier.games.rules import Position
from verifier.synthesis.answers import Effort, NoRules, certified, head, listing, no_rules, proof_json, size
from verifier.synthesis.cover_evidence import prove_weights
from verifier.synthesis.evidence import AnswerEvidence, prove_at_least
from verifier.synthesis.invariant import Invariant, invariant, smallest_set
from verifier.synthesis.smallest import Optimum
from verifier.synthesis.target import Target
from verifier.synthesis.weights import improve
from verifier.synthesis.wider import Test

__all__ = ["FoundSet", "InvariantAnswer", "LargestSet", "SmallestSet", "invariant_answer"]


@dataclass(frozen=True)
class LargestSet:
    """All moves but those that join two P-positions; `dying` are those that do so further out.

    What is left out says more: almost every vector joins no two P-positions.
    """

    count: int
    of: int
    left_out: tuple[Position, ...]
    dying: tuple[Position, ...]
    test: Test

    @classmethod
    def of_problem(cls, problem: Invariant, *, asymmetric: bool) -> LargestSet:
        keep = [v for v in _vectors(problem.largest) if asymmetric or v[0] <= v[1]]
        dying = [v for v in problem.dying if asymmetric or v[0] <= v[1]]
        barred = sorted(set(problem.unknown_vectors) - set(keep))
        return cls(len(keep), len(problem.family.labels), tuple(barred), tuple(dying), problem.largest_test)

    def to_json(self) -> dict[str, Any]:
        data = {"size": self.count, "of": self.of, "test": self.test.to_json()}
        return data | {"left_out": [list(v) for v in self.left_out], "die_further_out": [list(v) for v in self.dying]}

    def lines(self, target: Target) -> list[str]:
        barred = f"{len(self.left_out)} that join two P-positions: {listing(list(self.left_out))}"
        without = f", all but {barred}" if self.left_out else ""
        lines = [f"Largest: {self.count} of {self.of} moves{without}."]
        lines.append(f"  Found on {size(target.board)}; {_further(self.test, target)}.")
        if self.dying:
            verb, which = "joins" if len(self.dying) == 1 else "join", listing(list(self.dying), 20)
            lines.append(f"  {len(self.dying)} of its moves {verb} two P-positions further out: {which}.")
        return lines


@dataclass(frozen=True)
class FoundSet:
    """A set of moves, a lower bound for the size of such sets, and the test on the wider board."""

    moves: tuple[Position, ...]
    lower: int
    test: Test

    @classmethod
    def of(cls, problem: Invariant, optimum: Optimum) -> FoundSet:
        on = frozenset(w - 1 for w in optimum.true or ())
        return cls(tuple(problem.unknown_vectors[s] for s in sorted(on)), optimum.lower, problem.test(on))

    @property
    def optimal(self) -> bool:
        return self.lower == len(self.moves)

    def to_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {"size": len(self.moves), "lower_bound": self.lower, "optimal": self.optimal}
        return data | {"moves": [list(v) for v in self.moves], "test": self.test.to_json()}


@dataclass(frozen=True)
class SmallestSet:
    """A smallest set, and evidence that at least so many moves are needed, which may be fewer than it has.

    If it dies further out, `lasting` is the smallest that longer moves can continue; None: there is none, or it was
    not looked for (`sought`).
    """

    found: FoundSet
    proof: AnswerEvidence | None
    at_least: int
    lasting: FoundSet | None = None
    sought: bool = False

    def to_json(self) -> dict[str, Any]:
        proof = proof_json(self.proof) | ({"at_least": self.at_least} if self.proof else {})
        data: dict[str, Any] = {"smallest": self.found.to_json() | {"proof": proof}}
        return data | ({"smallest_lasting": self.lasting.to_json()} if self.lasting else {})

    def lines(self, target: Target) -> list[str]:
        count, board = len(self.found.moves), size(target.board)
        if self.found.optimal:
            lines = [f"Smallest: {counted(count, 'move')}, optimal."]
            if self.proof and self.at_least == count and count:
                lines.append(f"  That {count - 1} do not do: {certified(self.proof)}.")
            elif count:
                solver = "the word of RC2, a MaxSAT solver"
                lines.append(f"  That {count - 1} do not do is {solver}; no proof was made in the time given.")
        else:
            between = f"between {self.found.lower} and {count} moves"
            lines = [f"Smallest: {between}; {count} were found, NOT proved optimal."]
        if self.proof and self.at_least < count:
            lines.append(f"  At least {self.at_least} are needed: {certified(self.proof)}.")
        lines += [f"  {listing(list(self.found.moves), 300)}"] if count else []
        lines.append(f"  Found on {board}; {_further(self.found.test, target)}.")
        return lines + self._lasting_lines(target)

    def _lasting_lines(self, target: Target) -> list[str]:
        if self.lasting is None:
            return ["No set of moves on this board can be continued by longer ones."] if self.sought else []
        moves = self.lasting.moves
        if self.proof and len(moves) == self.at_least:
            word = "optimal by the proof above"
        elif self.lasting.optimal:
            word = "optimal by RC2, a MaxSAT solver, without a proof to check"
        else:
            word = f"NOT proved optimal, at least {self.lasting.lower}"
        return [
            f"Smallest that longer moves can continue: {counted(len(moves), 'move')}, {word}.",
            f"  {listing(list(moves), 300)}",
            f"  Found on {size(target.board)}; {_further(self.lasting.test, target)}.",
        ]


@dataclass(frozen=True)
class InvariantAnswer:
    """The largest and a smallest set; or the proof that there is none."""

    target: Target
    title: str
    asymmetric: bool
    largest: LargestSet | None = None
    smallest: SmallestSet | None = None
    none: NoRules | None = None

    @property
    def proof(self) -> AnswerEvidence | None:
        return self.none.proof if self.none else self.smallest.proof if self.smallest else None

    @property
    def code(self) -> int:
        if self.none:
            return self.none.code
        return 0 if self.smallest and self.smallest.found.optimal else 3

    def to_json(self) -> dict[str, Any]:
        data = head(self.target) | {"family": "invariant", "asymmetric": self.asymmetric, "exists": self.none is None}
        data |= {"none": self.none.to_json()} if self.none else {}
        data |= {"largest": self.largest.to_json()} if self.largest else {}
        return data | (self.smallest.to_json() if self.smallest else {})

    def lines(self) -> list[str]:
        board, one = size(self.target.board), "" if self.asymmetric else ", (i,j) and (j,i) being one move"
        lines = [f"Target: {self.target.claim}.", f"Rules: {self.title} that fit on {board}{one}."]
        lines += [str(self.none)] if self.none else []
        lines += self.largest.lines(self.target) if self.largest else []
        return lines + (self.smallest.lines(self.target) if self.smallest else [])


def invariant_answer(target: Target, effort: Effort, *, asymmetric: bool = False) -> InvariantAnswer:
    """The largest and a smallest set of vectors."""
    problem = invariant(target, asymmetric=asymmetric)
    title = problem.family.title
    if not problem.exists:
        none = no_rules(target, problem.family, effort, beyond=False)
        return InvariantAnswer(target, title, asymmetric, none=none)
    optimum = smallest_set(problem, progress=effort.bounds, seconds=effort.seconds)
    assert optimum.true is not None  # the largest set is an answer
    found = FoundSet.of(problem, optimum)
    evidence, at_least = _evidence(target, problem, optimum, effort, asymmetric=asymmetric)
    lasting, sought = None, not found.test.survives and optimum.optimal
    if sought:
        best = smallest_set(problem, lasting=True, progress=effort.bounds, seconds=effort.seconds)
        lasting = None if best.true is None else FoundSet.of(problem, best)
    smallest = SmallestSet(found, evidence, at_least, lasting, sought)
    largest = LargestSet.of_problem(problem, asymmetric=asymmetric)
    return InvariantAnswer(target, title, asymmetric, largest, smallest)


def _vectors(array: NDArray[np.bool_]) -> list[Position]:
    return [(int(i), int(j)) for i, j in np.argwhere(array)]


def _further(test: Test, target: Target) -> str:
    """No finite set of moves does on a wider board; the question is whether it can be continued."""
    if target.wide == target.board:
        return "no wider board was tested, for the list ends here"
    if test.survives:
        return f"{test}, where longer moves continue it"
    return f"no longer moves continue it: with all that join no two P-positions it {test}"


def _evidence(
    target: Target, problem: Invariant, optimum: Optimum, effort: Effort, *, asymmetric: bool
) -> tuple[AnswerEvidence | None, int]:
    """A checked proof of a lower bound, and the bound: the optimum if there is one and a proof is found in time."""
    count = len(optimum.true or ())
    assert optimum.weights is not None  # the clauses of an invariant rule set ask for a hitting set
    weights = optimum.weights
    if optimum.optimal:
        weights = improve(weights, count, effort.proof_seconds / 2)
    if optimum.optimal and weights.lower < count:
        evidence = prove_at_least(
            *(problem.question, target.claim, problem.clauses, (), count, optimum.cores, effort.certificate),
            force=effort.force,
            seconds=effort.proof_seconds,
        )
        if evidence:
            return evidence, count
    evidence = prove_weights(
        *(target, problem.clauses, problem.unknown_vectors, weights, effort.certificate),
        symmetric=not asymmetric,
        force=effort.force,
    )
    return evidence, weights.lower
