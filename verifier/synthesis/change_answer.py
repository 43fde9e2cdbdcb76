"""The fewest moves to add to a game or to remove from it, with the proof that fewer do not do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from verifier.base.plural import counted
from verifier.games.names import title
from verifier.games.rules import Ruleset
from verifier.synthesis import change
from verifier.synthesis.answers import (
    Effort,
    NoRules,
    boards,
    certified,
    head,
    listing,
    no_rules,
    proof_json,
    size,
)
from verifier.synthesis.change import Change, Changes
from verifier.synthesis.evidence import AnswerEvidence, prove_at_least
from verifier.synthesis.target import Target

__all__ = ["ChangeAnswer", "change_answer"]


@dataclass(frozen=True)
class ChangeAnswer:
    """What the search found; `fewer` is the proof that fewer changes do not do, `none` that no rules do at all."""

    target: Target
    game: str
    asymmetric: bool
    found: Changes
    fewer: AnswerEvidence | None = None
    none: NoRules | None = None

    @property
    def proof(self) -> AnswerEvidence | None:
        return self.none.proof if self.none else self.fewer

    @property
    def code(self) -> int:
        return self.none.code if self.none else 0 if self.found.optimum.optimal else 3

    def to_json(self) -> dict[str, Any]:
        found, optimum = self.found, self.found.optimum
        data = head(self.target) | {"minimal_change": self.game, "asymmetric": self.asymmetric}
        if self.none:
            return data | {"none": self.none.to_json()}
        if optimum.true is None:
            return data | {"lower_bound": optimum.lower, "optimal": False}
        data |= {"changes": found.count, "lower_bound": optimum.lower, "optimal": optimum.optimal}
        data |= found.found[0].to_json()
        data |= {"all": [each.to_json() for each in found.found], "complete": found.complete}
        return data | ({"proof": proof_json(self.fewer)} if found.count and optimum.optimal else {})

    def lines(self) -> list[str]:
        board, optimum, count = size(self.target.board), self.found.optimum, self.found.count
        one = "" if self.asymmetric else " ((i,j) and (j,i) are one move)"
        lines = [f"Target: {self.target.claim}.", f"Changes of {self.game} among the moves that fit on {board}{one}."]
        if self.none:
            return [*lines, str(self.none)]
        if optimum.true is None:
            return [*lines, f"Stopped before any answer was found; at least {optimum.lower} changes are needed."]
        if not count:
            return [*lines, f"No change is needed: {self.game} has this P-set on {board}; {self.found.found[0].test}."]
        if optimum.optimal:
            lines.append(f"Fewest: {counted(count, 'change')}. That fewer do not do: {certified(self.fewer)}.")
        else:
            lines.append(f"{counted(count, 'change')}, NOT proved the fewest; at least {optimum.lower} are needed.")
        return lines + self._ways(board)

    def _ways(self, board: str) -> list[str]:
        """The changes, those that survive the wider board first."""
        found = self.found
        alive = [each for each in found.found if each.test.survives]
        died = [each for each in found.found if not each.test.survives]
        all_of_them = found.complete or not found.optimum.optimal
        more = "" if all_of_them else f" (of the first {change.MOST}; there are more)"
        lines = [f"{counted(len(alive), 'way')}, {boards(self.target)}{more}:"] if alive else []
        lines += [f"  {_change_line(each)}" for each in alive]
        other = "more" if alive else "in all" if found.complete else "found"
        verb = "dies" if len(died) == 1 else "die"
        lines += [f"{counted(len(died), 'way')} {other} on {board} that {verb} further out{more}:"] if died else []
        return lines + [f"  {_change_line(each)}: {each.test}" for each in died]


def _change_line(each: Change) -> str:
    both = [("add", each.added), ("remove", each.removed)]
    return "; ".join(f"{verb} {listing(list(moves), 200)}" for verb, moves in both if moves)


def change_answer(target: Target, rules: Ruleset, effort: Effort, *, asymmetric: bool = False) -> ChangeAnswer:
    """Search, and prove that fewer do not do."""
    found = change.minimal_change(rules, target, asymmetric=asymmetric, progress=effort.bounds, seconds=effort.seconds)
    fewer, none = None, None
    if found.optimum.true is None and not found.optimum.interrupted:
        none = no_rules(target, found.family, effort, beyond=False)
    elif found.count and found.optimum.optimal:
        fewer = prove_at_least(
            *(found.question, target.claim, found.clauses, sorted(found.start), found.count, found.optimum.cores),
            effort.certificate,
            force=effort.force,
            seconds=effort.proof_seconds,
        )
    return ChangeAnswer(target, title(rules), asymmetric, found, fewer, none)
