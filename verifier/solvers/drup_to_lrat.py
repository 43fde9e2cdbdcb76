"""A solver's DRUP proof turned into LRAT, by our own unit propagation, and cut to its core.

A DRUP proof lists clauses, each of which follows from those before by reverse unit propagation: assume its negation,
propagate, find a conflict. LRAT says in addition which clauses propagate, in their order. So: check the proof forwards,
note the clauses behind each conflict, and at the end keep only the steps that the empty clause needs.

Deletions are left out (a clause more does no harm to propagation), and the text is cut at its first empty clause:
some solvers go on after it. If propagation refutes the formula before all clauses are read, the rest is not needed.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from kernel_encodings.formula import Cnf

__all__ = ["NotRupError", "Step", "lemmas", "lrat", "steps_of"]

LONG = 20_000  # literals of formula and proof, from which on compiled loops take over
SHORT = 4_000  # the same where Numba is loaded already
UNFINISHED = "The proof does not derive the empty clause."


@dataclass(frozen=True)
class Step:
    """One line of LRAT."""

    id: int
    literals: tuple[int, ...]
    hints: tuple[int, ...]

    def __str__(self) -> str:
        return " ".join(map(str, (self.id, *self.literals, 0, *self.hints, 0)))


class NotRupError(ValueError):
    """A step of the proof does not follow by reverse unit propagation."""


def lemmas(lines: Iterable[str]) -> list[tuple[int, ...]]:
    """The clauses that a DRUP text adds, up to and with the first empty one.

    >>> lemmas(["1 2 0", "d 1 2 3 0", "-1 0", "0", "d 1 0"])
    [(1, 2), (-1,), ()]
    """
    found = []
    for line in lines:
        numbers = line.split()
        if not numbers or numbers[0] in ("d", "c"):
            continue
        found.append(tuple(int(number) for number in numbers[:-1]))
        if not found[-1]:
            break
    return found


class _Propagation:
    """Clauses with two watched literals, a trail, and for each assigned literal the clause that forced it."""

    def __init__(self, variables: int) -> None:
        self.clauses: list[list[int]] = [[]]  # by id, from 1 on
        self.watching: dict[int, list[int]] = {}
        self.true = bytearray(2 * variables + 1)  # by literal; a negative one counts from the end
        self.reason = [0] * (variables + 1)  # 0: assumed
        self.place = [0] * (variables + 1)  # on the trail
        self.trail: list[int] = []
        self.done = 0

    def assign(self, literal: int, reason: int) -> None:
        self.true[literal] = 1
        self.reason[abs(literal)] = reason
        self.place[abs(literal)] = len(self.trail)
        self.trail.append(literal)

    def forget(self, length: int) -> None:
        """Back to a shorter trail."""
        for literal in self.trail[length:]:
            self.true[literal] = 0
        del self.trail[length:]
        self.done = length

    def add(self, literals: Sequence[int]) -> int | None:
        """Add a clause under the trail of units; the id of a falsified clause, if one is now."""
        identifier = len(self.clauses)
        # Literals that are not false come first: they are the ones to watch.
        clause = sorted(dict.fromkeys(literals), key=lambda w: self.true[-w])
        self.clauses.append(clause)
        if len(clause) > 1:
            for literal in clause[:2]:
                self.watching.setdefault(literal, []).append(identifier)
        if not clause or self.true[-clause[0]]:
            return identifier
        if (len(clause) == 1 or self.true[-clause[1]]) and not self.true[clause[0]]:
            self.assign(clause[0], identifier)
            return self.propagate()
        return None

    def propagate(self) -> int | None:
        """Follow all units; the id of a falsified clause, if there is one."""
        while self.done < len(self.trail):
            false = -self.trail[self.done]
            self.done += 1
            watched = self.watching.get(false)
            if not watched:
                continue
            kept: list[int] = []
            for n, identifier in enumerate(watched):
                clause = self.clauses[identifier]
                if clause[0] == false:
                    clause[0], clause[1] = clause[1], clause[0]
                if self.true[clause[0]]:
                    kept.append(identifier)
                    continue
                for k in range(2, len(clause)):
                    if not self.true[-clause[k]]:
                        clause[1], clause[k] = clause[k], clause[1]
                        self.watching.setdefault(clause[1], []).append(identifier)
                        break
                else:
                    kept.append(identifier)
                    if self.true[-clause[0]]:
                        kept += watched[n + 1 :]
                        self.watching[false] = kept
                        return identifier
                    self.assign(clause[0], identifier)
            self.watching[false] = kept
        return None

    def hints(self, conflict: int, lemma: Sequence[int] = ()) -> tuple[int, ...]:
        """The clauses behind a conflict in the order in which they became unit, and the falsified one at the end.

        The negation of the lemma is assumed: its literals need no clause, even if they are units already.
        """
        assumed = {abs(w) for w in lemma}
        needed, waiting = set(), list(self.clauses[conflict])
        while waiting:
            variable = abs(waiting.pop())
            if variable not in needed and variable not in assumed:
                needed.add(variable)
                if self.reason[variable]:
                    waiting += [w for w in self.clauses[self.reason[variable]] if abs(w) != variable]
        ordered = sorted(needed, key=self.place.__getitem__)
        return (*(self.reason[variable] for variable in ordered if self.reason[variable]), conflict)


def steps_of(formula: Cnf, proof: Iterable[str]) -> list[Step]:
    """The steps of LRAT from a solver's proof, a DRUP text, that a formula has no model; or a `NotRupError`."""
    return lrat(formula.variables, formula.clauses(), lemmas(proof))


def lrat(variables: int, clauses: Iterable[Sequence[int]], proof: Iterable[Sequence[int]]) -> list[Step]:
    """The steps of an LRAT proof of the clauses, from the lemmas of a DRUP proof; long ones by compiled loops.

    >>> [str(step) for step in lrat(2, [(1, 2), (-1, 2), (1, -2), (-1, -2)], [(1,), ()])]
    ['5 1 0 1 3 0', '6 0 5 2 4 0']
    """
    given, lemmas = list(clauses), list(proof)
    long = sum(map(len, given)) + sum(map(len, lemmas)) >= (SHORT if "numba" in sys.modules else LONG)
    steps = (_compiled if long else _interpreted)(variables, given, lemmas)
    return _core(steps, len(given))


Hinted = dict[
    int, tuple[tuple[int, ...], tuple[int, ...]]
]  # literals and hints by number; the last is the empty clause


def _interpreted(variables: int, clauses: Sequence[Sequence[int]], proof: Sequence[Sequence[int]]) -> Hinted:
    state = _Propagation(variables)
    conflict = None
    for clause in clauses:
        found = state.add(clause)
        conflict = found if conflict is None else conflict
    steps: Hinted = {}
    for lemma in proof:
        if conflict is not None:
            break
        length = len(state.trail)
        satisfied = [w for w in lemma if state.true[w]]
        if satisfied:  # the negation of the first to become true falsifies the clause that made it so
            first = min(satisfied, key=lambda w: state.place[abs(w)])
            hints = state.hints(state.reason[abs(first)], lemma)
        else:
            for w in dict.fromkeys(lemma):
                if not state.true[-w]:
                    state.assign(-w, 0)
            falsified = state.propagate()
            if falsified is None:
                raise NotRupError(_does_not_follow(lemma))
            hints = state.hints(falsified, lemma)
            state.forget(length)
        steps[len(state.clauses)] = (tuple(dict.fromkeys(lemma)), hints)
        if not lemma:
            return steps
        conflict = state.add(lemma)
    if conflict is None:
        raise NotRupError(UNFINISHED)
    steps[len(state.clauses)] = ((), state.hints(conflict))
    return steps


def _compiled(variables: int, clauses: Sequence[Sequence[int]], proof: Sequence[Sequence[int]]) -> Hinted:
    from verifier.solvers.drup_to_lrat_fast import hinted

    number, hints = hinted(variables, clauses, proof)
    if number < 0:
        raise NotRupError(_does_not_follow(proof[-number - 1]) if -number <= len(proof) else UNFINISHED)
    lemmas = [*(tuple(dict.fromkeys(lemma)) for lemma in proof[:number]), ()]
    return {len(clauses) + k: (lemma, tuple(own)) for k, (lemma, own) in enumerate(zip(lemmas, hints, strict=True), 1)}


def _does_not_follow(lemma: Sequence[int]) -> str:
    return f"The clause {' '.join(map(str, lemma))} does not follow by unit propagation."


def _core(steps: Hinted, count: int) -> list[Step]:
    """What the empty clause needs, numbered on from the clauses."""
    last = max(steps)
    needed, waiting = {last}, [last]
    while waiting:
        fresh = {hint for hint in steps[waiting.pop()][1] if hint > count} - needed
        needed |= fresh
        waiting += fresh
    kept = sorted(needed)
    numbers = list(range(last + 1))
    for n, old in enumerate(kept, 1):
        numbers[old] = count + n
    return [Step(numbers[old], steps[old][0], tuple(map(numbers.__getitem__, steps[old][1]))) for old in kept]
