"""Refutations of propositional formulas: decision trees, and clauses learned on the way.

A leaf names a formula that is false under the decisions that lead to it. `decide` looks for a small tree: what single
formulas force comes first, then the atom that forces most. Where the tree would be large, `learn` keeps a clause from
each conflict, as SAT solvers do; a learned clause has a tree of its own, a mere chain. `coq/book/Refutation.v` proves
that a checker of both is right, and Coq runs it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from verifier.lemmas.coq.forms import Literal, Proposition, clause, forced, reason, truth

__all__ = ["LearnedClauses", "Refutation", "Split", "TooLarge", "Tree", "TreeLeaf", "decide", "learn", "refute"]

LARGE_TREE = 400
MOST_CLAUSES = 20_000
LOOK_AHEAD = 14


class TooLarge(Exception):  # noqa: N818
    """The search has gone beyond its limit."""


@dataclass(frozen=True, eq=False)
class TreeLeaf:
    """Formula number `premise` (from 0) is false here."""

    premise: int


@dataclass(frozen=True, eq=False)
class Split:
    """A tree for the atom true, and one for the atom false."""

    atom: int
    yes: Tree
    no: Tree


Tree = TreeLeaf | Split


@dataclass(frozen=True)
class LearnedClauses:
    """Learned clauses, numbered after the formulas, each with the tree that refutes its denial; and a last tree."""

    learned: tuple[tuple[Proposition, Tree], ...]
    last: Tree


Refutation = TreeLeaf | Split | LearnedClauses
TreeStep = tuple[int, bool, int]  # an atom, its value, the number of the formula that forces it


def refute(premises: Sequence[Proposition]) -> Refutation:
    """A refutation of formulas that cannot hold together."""
    try:
        return decide(premises, LARGE_TREE)
    except TooLarge:
        return learn(premises)


def _chain(steps: Iterable[TreeStep], end: int) -> Tree:
    """Each step's denial makes its formula false; after all of them, formula `end` is false."""
    tree: Tree = TreeLeaf(end)
    for atom, value, premise in reversed(list(steps)):
        tree = Split(atom, tree, TreeLeaf(premise)) if value else Split(atom, TreeLeaf(premise), tree)
    return tree


def _forces(form: Proposition, values: dict[int, bool]) -> Iterable[Literal]:
    """The literals that the formula, being true, forces; each alone, given `values` as they grow."""
    out: dict[int, bool] = {}
    forced(form, True, values, out)
    for atom, value in out.items():
        if atom in values:
            continue
        values[atom] = not value
        false = truth(form, values) is False
        del values[atom]
        if false:
            yield atom, value


class _Occurrences:
    """Where each atom occurs."""

    def __init__(self, premises: Iterable[Proposition]) -> None:
        self.of: dict[int, list[int]] = {}
        for number, form in enumerate(premises):
            self.add(number, form)

    def add(self, number: int, form: Proposition) -> None:
        for atom in sorted(form.atoms()):
            self.of.setdefault(atom, []).append(number)


class _Queue:
    """Formulas to look at, each at most once at a time, first in first out."""

    def __init__(self, numbers: Iterable[int]) -> None:
        self._waiting = dict.fromkeys(numbers)

    def __bool__(self) -> bool:
        return bool(self._waiting)

    def take(self) -> int:
        number = next(iter(self._waiting))
        del self._waiting[number]
        return number

    def add(self, numbers: Iterable[int]) -> None:
        for number in numbers:
            self._waiting.setdefault(number)


def decide(premises: Sequence[Proposition], limit: int) -> Tree:
    """A decision tree; TooLarge if the search makes more than `limit` steps."""
    return _TreeSearch(premises, limit).solve({}, range(len(premises)))


class _TreeSearch:
    """The premises, where each atom occurs in them, the steps made so far, and what trees are known to speak of."""

    def __init__(self, premises: Sequence[Proposition], limit: int) -> None:
        self.premises, self.limit, self.made = premises, limit, 0
        self.occurrences = _Occurrences(premises).of
        self.known: dict[Tree, frozenset[int]] = {}

    def solve(self, values: dict[int, bool], start: Iterable[int]) -> Tree:
        """A tree for the premises where these atoms have values; `start` are the premises to look at first."""
        steps, conflict = self.propagate(values, start)
        self.made += len(steps) + 1
        if self.made > self.limit:
            raise TooLarge
        if conflict is not None:
            return self.wrap(steps, TreeLeaf(conflict))
        atom = self.best(values)
        branches: list[Tree] = []
        for value in (True, False):
            tree = self.solve({**values, atom: value}, self.occurrences[atom])
            if atom not in self.used(tree):
                return self.wrap(steps, tree)
            branches.append(tree)
        return self.wrap(steps, Split(atom, *branches))

    def propagate(self, values: dict[int, bool], start: Iterable[int]) -> tuple[list[TreeStep], int | None]:
        """What premises force, in order; and the number of one that is false, if it comes to that."""
        steps: list[TreeStep] = []
        queue = _Queue(start)
        while queue:
            number = queue.take()
            value = truth(self.premises[number], values)
            if value is False:
                return steps, number
            if value is None:
                for atom, forced_to in _forces(self.premises[number], values):
                    values[atom] = forced_to
                    steps.append((atom, forced_to, number))
                    queue.add(self.occurrences[atom])
        return steps, None

    def best(self, values: dict[int, bool]) -> int:
        """The atom to split at: of those that occur in the shortest premises the one that forces most."""
        weight: dict[int, float] = {}
        for form in self.premises:
            if truth(form, values) is None:
                left = [atom for atom in sorted(form.atoms()) if atom not in values]
                for atom in left:
                    weight[atom] = weight.get(atom, 0) + len(left) ** -2
        if not weight:
            raise ValueError("the formulas can hold together")

        def score(atom: int) -> tuple[float, int]:
            sizes, closed = [], []
            for value in (True, False):
                steps, conflict = self.propagate({**values, atom: value}, self.occurrences[atom])
                sizes.append(len(steps))
                closed.append(conflict is not None)
            if all(closed):
                return 1e9 + sum(sizes), atom
            if any(closed):
                return 1e6 + sizes[closed.index(False)], atom
            return (sizes[0] + 1) * (sizes[1] + 1), atom

        return max(sorted(weight, key=lambda atom: -weight[atom])[:LOOK_AHEAD], key=score)

    def used(self, tree: Tree) -> frozenset[int]:
        """The atoms that the tree speaks of: a decision on another one is not needed."""
        if tree not in self.known:
            if isinstance(tree, TreeLeaf):
                self.known[tree] = self.premises[tree.premise].atoms()
            else:
                self.known[tree] = self.used(tree.yes) | self.used(tree.no) | {tree.atom}
        return self.known[tree]

    def wrap(self, steps: Sequence[TreeStep], tree: Tree) -> Tree:
        """The tree under the steps that led to it, as far as it speaks of their atoms."""
        for atom, value, premise in reversed(steps):
            if atom in self.used(tree):
                tree = Split(atom, tree, TreeLeaf(premise)) if value else Split(atom, TreeLeaf(premise), tree)
        return tree


class _Learner:
    """Decisions, what they force, and clauses from conflicts."""

    def __init__(self, premises: Sequence[Proposition]) -> None:
        self.given = len(premises)
        self.forms = list(premises)
        self.occurrences = _Occurrences(premises)
        self.values: dict[int, bool] = {}  # in the order of assignment
        self.level: dict[int, int] = {}
        self.why: dict[int, tuple[int, Mapping[int, bool]]] = {}  # the formula that forces, and from which literals
        self.weight: dict[int, float] = {}
        self.bump = 1.0
        self.last_value: dict[int, bool] = {}

    def assign(self, atom: int, value: bool, level: int) -> None:
        self.values[atom] = self.last_value[atom] = value
        self.level[atom] = level

    def propagate(self, level: int, start: Iterable[int]) -> int | None:
        """The number of a formula that has become false, if any."""
        queue = _Queue(start)
        while queue:
            number = queue.take()
            form = self.forms[number]
            value = truth(form, self.values)
            if value is False:
                return number
            if value is None:
                for atom, forced_to in _forces(form, self.values):
                    self.values[atom] = not forced_to
                    because: dict[int, bool] = {}
                    reason(form, False, self.values, because)
                    del self.values[atom]
                    because.pop(atom, None)
                    self.why[atom] = (number, because)
                    self.assign(atom, forced_to, level)
                    queue.add(self.occurrences.of[atom])
        return None

    def analyse(self, conflict: int, level: int) -> tuple[dict[int, bool], list[TreeStep]]:
        """Literals that cannot hold together, one of this level and none of level 0; and the steps that show it."""
        order = {atom: place for place, atom in enumerate(self.values)}
        literals: dict[int, bool] = {}
        reason(self.forms[conflict], False, self.values, literals)
        resolved: dict[int, None] = {}

        def resolve(atoms: Iterable[int]) -> None:
            atom = max(atoms, key=order.__getitem__)
            resolved.setdefault(atom)
            del literals[atom]
            literals.update(self.why[atom][1])

        while len(here := [a for a in literals if self.level[a] == level]) > (0 if level == 0 else 1):
            resolve(here)
        while ground := [a for a in literals if self.level[a] == 0]:
            resolve(ground)
        for atom in [*literals, *resolved]:
            self.weight[atom] = self.weight.get(atom, 0) + self.bump
        self.bump *= 1.05
        return literals, [(a, self.values[a], self.why[a][0]) for a in sorted(resolved, key=order.__getitem__)]

    def choose(self) -> int:
        often: dict[int, int] = {}
        for form in self.forms[: self.given]:
            if truth(form, self.values) is None:
                for atom in sorted(form.atoms()):
                    if atom not in self.values:
                        often[atom] = often.get(atom, 0) + 1
        if not often:
            raise ValueError("the formulas can hold together")
        return max(often, key=lambda atom: (self.weight.get(atom, 0), often[atom]))

    def back(self, level: int) -> None:
        for atom in [a for a, at in self.level.items() if at > level]:
            del self.values[atom], self.level[atom]
            self.why.pop(atom, None)


def learn(premises: Sequence[Proposition]) -> LearnedClauses:
    """Clauses from conflicts, until the formulas and clauses force a contradiction without a decision."""
    state = _Learner(premises)
    learned: list[tuple[list[Literal], list[TreeStep], int]] = []
    level, start = 0, list(range(len(premises)))
    while True:
        conflict = state.propagate(level, start)
        if conflict is None:
            atom = state.choose()
            level += 1
            state.assign(atom, state.last_value.get(atom, False), level)
            start = state.occurrences.of[atom]
            continue
        literals, steps = state.analyse(conflict, level)
        if level == 0:
            return _needed(premises, learned, steps, conflict)
        ordered = sorted(literals.items(), key=lambda literal: state.level[literal[0]])
        level = max((at for a in literals if (at := state.level[a]) < level), default=0)
        number = len(state.forms)
        learned.append((ordered, steps, conflict))
        if len(learned) > MOST_CLAUSES:
            raise TooLarge
        state.back(level)
        state.forms.append(clause(ordered))
        state.occurrences.add(number, state.forms[number])
        start = [number]


def _needed(
    premises: Sequence[Proposition],
    learned: Sequence[tuple[list[Literal], list[TreeStep], int]],
    steps: list[TreeStep],
    conflict: int,
) -> LearnedClauses:
    """Only the clauses that the last contradiction rests on, numbered anew."""
    needed = {conflict, *(premise for _, _, premise in steps)}
    for number in range(len(learned) - 1, -1, -1):
        if number + len(premises) in needed:
            needed |= {learned[number][2], *(premise for _, _, premise in learned[number][1])}
    kept = [n for n in range(len(learned)) if n + len(premises) in needed]
    new = {n: n for n in range(len(premises))} | {n + len(premises): i + len(premises) for i, n in enumerate(kept)}

    def renumber(old: Iterable[TreeStep]) -> list[TreeStep]:
        return [(atom, value, new[premise]) for atom, value, premise in old]

    clauses = []
    for n in kept:
        literals, why, end = learned[n]
        own = new[n + len(premises)]  # where the denied clause stands while its tree is checked
        first = [(atom, value, own) for atom, value in literals]
        clauses.append((clause(literals), _chain([*first, *renumber(why)], new[end])))
    return LearnedClauses(tuple(clauses), _chain(renumber(steps), new[conflict]))
