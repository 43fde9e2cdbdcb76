"""All rules of a family with the target, each tested on the wider board; or "none", with proof."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from kernel_encodings.rules_from_p import RulesQuestion

from verifier.base.plural import counted
from verifier.games.names import name_of
from verifier.games.rules import Ruleset
from verifier.synthesis.answers import Effort, NoRules, boards, for_ever, head, no_rules, size
from verifier.synthesis.evidence import AnswerEvidence
from verifier.synthesis.search import selections
from verifier.synthesis.switches import Family
from verifier.synthesis.target import Target
from verifier.synthesis.wider import Test, check_rules, check_with_longer
from verifier.theorems.law import reason

__all__ = ["FamilyAnswer", "FoundRules", "family_answer"]


@dataclass(frozen=True)
class FoundRules:
    """A selection of switches that has the target on the first board, its rules (None: no moves), and the test.

    `continued` is a test with all longer lengths, where that says more.
    """

    on: frozenset[int]
    rules: Ruleset | None
    test: Test
    continued: Test | None = None


@dataclass(frozen=True)
class FamilyAnswer:
    """Those that survive the wider board and those that die there; `stopped` says why these are not all."""

    target: Target
    family: Family
    survivors: tuple[FoundRules, ...]
    died: tuple[FoundRules, ...]
    stopped: str = ""
    only_count: bool = False
    none: NoRules | None = None

    @property
    def proof(self) -> AnswerEvidence | None:
        return self.none.proof if self.none else None

    @property
    def code(self) -> int:
        return 3 if self.stopped else self.none.code if self.none else 0

    @cached_property
    def minimal(self) -> list[frozenset[int]]:
        """Those that contain no other one, which is known if these are all."""
        every = [found.on for found in self.survivors]
        return [] if self.stopped else [on for on in every if not any(other < on for other in every)]

    def to_json(self) -> dict[str, Any]:
        data = head(self.target) | {"family": self.family.title, "complete": not self.stopped}
        data |= {"count": len(self.survivors), "found": len(self.survivors) + len(self.died)}
        data["died_count"] = len(self.died)
        if not self.only_count:
            data["answers"] = [self._answer_json(found) for found in self.survivors]
            data["died"] = [self._died_json(found) for found in self.died]
        if self.survivors and not self.stopped:
            data["minimal"] = [self.family.label(on) for on in self.minimal]
        return data | ({"none": self.none.to_json()} if self.none else {})

    def _answer_json(self, found: FoundRules) -> dict[str, Any]:
        rules = found.rules
        data = {"on": self.family.label(found.on), "name": rules and name_of(rules)}
        return data | {"proved": reason(rules, self.target.claim), "rules": rules and rules.to_json()}

    def _died_json(self, found: FoundRules) -> dict[str, Any]:
        further = {"with_longer_lengths": found.continued.to_json()} if found.continued else {}
        return {"on": self.family.label(found.on), **found.test.to_json(), **further}

    def lines(self) -> list[str]:
        target, count, end = self.target, len(self.survivors), "." if self.only_count else ":"
        lines = [f"Target: {target.claim}.", f"Rules: {self.family.title}."]
        if self.survivors:
            lines.append(f"{counted(count, 'answer')}, {boards(target)}{self._least()}{end}")
        if not self.only_count:
            shown = sorted(self.survivors, key=lambda found: found.on not in self.minimal)
            lines += [self._answer_line(found) for found in shown]
        if self.died:
            more = "more " if self.survivors else ""
            lines.append(f"{len(self.died)} {more}found on {size(target.board)} die on {size(target.wide)}{end}")
            lines += [] if self.only_count else [self._died_line(found) for found in self.died]
        if self.stopped:
            lines.append(f"This list is not complete: {self.stopped}.")
        return [*lines, *([str(self.none)] if self.none else [])]

    def _least(self) -> str:
        """How many answers contain no other one, if that says anything; in a list they come first."""
        minimal = len(self.minimal)
        if len(self.survivors) == 1 or not minimal:
            return ""
        first = "the first" if minimal == 1 else f"the first {minimal}"
        which = f"{minimal} of them" if self.only_count else first
        return f"; {which} contain{'s' if minimal == 1 else ''} no other"

    def _answer_line(self, found: FoundRules) -> str:
        name = found.rules and name_of(found.rules)
        named = f" = {name}" if name else ""
        return f"  {self.family.label(found.on)}{named}; {for_ever(found.rules, self.target)}"

    def _died_line(self, found: FoundRules) -> str:
        line, longer = f"  {self.family.label(found.on)} dies {found.test.killer}", found.continued
        if longer is None:
            return line
        which = "" if self.family.unknowns.block else " that join no two P-positions"
        further = "is right there" if longer.survives else f"dies {longer.killer}"
        return f"{line}; with all longer lengths{which} it {further}"


def family_answer(target: Target, family: Family, effort: Effort, *, only_count: bool = False) -> FamilyAnswer:
    """Search, and prove that there is nothing if nothing survives."""
    question, wide = RulesQuestion(family.unknowns, target.array()), target.wide_array()
    survivors: list[FoundRules] = []
    died: list[FoundRules] = []
    stopped = ""
    try:
        for on in selections(question, family.canonical):
            if len(survivors) + len(died) >= effort.limit:
                stopped = f"stopped after {effort.limit} (--limit)"
                break
            rules = family.unknowns.rules(on)
            test = check_rules(rules, wide)
            if test.survives:
                survivors.append(FoundRules(on, rules, test))
            else:
                died.append(FoundRules(on, rules, test, None if only_count else _continued(family, rules, target)))
            effort.found(len(survivors) + len(died))
    except KeyboardInterrupt:
        stopped = "interrupted"
    for found in (survivors, died):
        found.sort(key=lambda entry: (len(entry.on), sorted(entry.on)))
    none = None
    if not survivors and not stopped:
        none = no_rules(target, family, effort, beyond=bool(died))
    return FamilyAnswer(target, family, tuple(survivors), tuple(died), stopped, only_count, none)


def _continued(family: Family, rules: Ruleset | None, target: Target) -> Test | None:
    """No finite set of lengths does for ever; where longer ones do not occur on the first board, do all of them?"""
    if family.longest is None or rules is None or family.longest < max(target.board) - 1:
        return None
    return check_with_longer(rules, family.longest, target.wide_array())
