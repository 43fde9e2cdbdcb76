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
from verifier.synthesis.answers import Effort, SynthesisAnswer, certified, head, listing, none_answer, size
from verifier.synthesis.cover_evidence import prove_weights
from verifier.synthesis.evidence import Evidence, prove_at_least
from verifier.synthesis.invariant import Invariant, invariant, smallest_set
from verifier.synthesis.smallest import Optimum
from verifier.synthesis.target import Target
from verifier.synthesis.weights import improve
from verifier.synthesis.wider import Test

__all__ = ["invariant_answer"]


def _vectors(array: NDArray[np.bool_]) -> list[Position]:
    return [(int(i), int(j)) for i, j in np.argwhere(array)]


def invariant_answer(target: Target, effort: Effort, *, asymmetric: bool = False) -> SynthesisAnswer:
    """The largest and a smallest set of vectors."""
    problem = invariant(target, asymmetric=asymmetric)
    board, one = size(target.board), "" if asymmetric else ", (i,j) and (j,i) being one move"
    data = head(target) | {"family": "invariant", "asymmetric": asymmetric, "exists": problem.exists}
    lines = [f"Target: {target.claim}.", f"Rules: {problem.family.title} that fit on {board}{one}."]
    if not problem.exists:
        return none_answer(target, problem.family, data, lines, effort, beyond=False)
    keep = [v for v in _vectors(problem.largest) if asymmetric or v[0] <= v[1]]
    dying = [v for v in problem.dying if asymmetric or v[0] <= v[1]]
    total = len(problem.family.labels)
    data["largest"] = {"size": len(keep), "of": total, "test": problem.largest_test.to_json()}
    # What is left out says more: almost every vector joins no two P-positions.
    barred = sorted(set(problem.unknown_vectors) - set(keep))
    data["largest"] |= {"left_out": [list(v) for v in barred], "die_further_out": [list(v) for v in dying]}
    without = f", all but {len(barred)} that join two P-positions: {listing(barred)}" if barred else ""
    lines.append(f"Largest: {len(keep)} of {total} moves{without}.")
    lines.append(f"  Found on {board}; {_further(problem.largest_test, target)}.")
    if dying:
        verb = "joins" if len(dying) == 1 else "join"
        lines.append(f"  {len(dying)} of its moves {verb} two P-positions further out: {listing(dying, 20)}.")
    optimum = smallest_set(problem, progress=effort.bounds, seconds=effort.seconds)
    assert optimum.true is not None  # the largest set is an answer
    smallest = FoundSet.of(problem, optimum)
    evidence, at_least = _evidence(target, problem, optimum, effort, asymmetric=asymmetric)
    proof = evidence.to_json() | {"at_least": at_least} if evidence else {"checked": False}
    data["smallest"] = smallest.to_json() | {"proof": proof}
    lines += _said(target, smallest, evidence, at_least)
    if not smallest.test.survives and optimum.optimal:
        lasting = smallest_set(problem, lasting=True, progress=effort.bounds, seconds=effort.seconds)
        if lasting.true is not None:
            found = FoundSet.of(problem, lasting)
            data["smallest_lasting"] = found.to_json()
            if evidence and len(found.moves) == at_least:
                word = "optimal by the proof above"
            elif lasting.optimal:
                word = "optimal by RC2, a MaxSAT solver, without a proof to check"
            else:
                word = f"NOT proved optimal, at least {lasting.lower}"
            lines.append(f"Smallest that longer moves can continue: {counted(len(found.moves), 'move')}, {word}.")
            lines.append(f"  {listing(list(found.moves), 300)}")
            lines.append(f"  Found on {board}; {_further(found.test, target)}.")
        else:
            lines.append("No set of moves on this board can be continued by longer ones.")
    return SynthesisAnswer(data, lines, 0 if optimum.optimal else 3)


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


def _said(target: Target, found: FoundSet, evidence: Evidence | None, certified_bound: int) -> list[str]:
    """The smallest set in sentences."""
    count = len(found.moves)
    if found.optimal:
        lines = [f"Smallest: {counted(count, 'move')}, optimal."]
        if count == 0:
            pass
        elif evidence and certified_bound == count:
            lines.append(f"  That {count - 1} do not do: {certified(evidence)}.")
        else:
            solver = "the word of RC2, a MaxSAT solver"
            lines.append(f"  That {count - 1} do not do is {solver}; no proof was made in the time given.")
    else:
        lines = [f"Smallest: between {found.lower} and {count} moves; {count} were found, NOT proved optimal."]
    if evidence and certified_bound < count:
        lines.append(f"  At least {certified_bound} are needed: {certified(evidence)}.")
    lines += [f"  {listing(list(found.moves), 300)}"] if count else []
    lines.append(f"  Found on {size(target.board)}; {_further(found.test, target)}.")
    return lines


def _further(test: Test, target: Target) -> str:
    """No finite set of moves does on a wider board; the question is whether it can be continued."""
    if target.wide == target.board:
        return "no wider board was tested, for the list ends here"
    if test.survives:
        return f"{test}, where longer moves continue it"
    return f"no longer moves continue it: with all that join no two P-positions it {test}"


def _evidence(
    target: Target, problem: Invariant, optimum: Optimum, effort: Effort, *, asymmetric: bool
) -> tuple[Evidence | None, int]:
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
