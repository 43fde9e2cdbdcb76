"""For which k and which kind of blockable options a game has the target; or "none", with proof."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from verifier.base.plural import counted
from verifier.games.names import name_of, title
from verifier.games.rules import Ruleset
from verifier.synthesis import manoeuvres
from verifier.synthesis.answers import Effort, NoRules, boards, certified, for_ever, head, size
from verifier.synthesis.evidence import AnswerEvidence, prove_no_manoeuvre
from verifier.synthesis.manoeuvres import BlockableKind, Manoeuvre
from verifier.synthesis.target import Target
from verifier.theorems.law import reason

__all__ = ["BlockingAnswer", "blocking_answer"]


@dataclass(frozen=True)
class BlockingAnswer:
    """The kinds, each with its k on the first board, and the games found there, each with its test."""

    target: Target
    rules: Ruleset
    longest: int
    kinds: tuple[BlockableKind, ...]
    found: tuple[Manoeuvre, ...]
    none: NoRules | None = None

    @property
    def game(self) -> str:
        return title(replace(self.rules, block=None))

    @property
    def proof(self) -> AnswerEvidence | None:
        return self.none.proof if self.none else None

    @property
    def code(self) -> int:
        return 1 if self.none else 0

    def to_json(self) -> dict[str, Any]:
        data = head(self.target) | {"blocking": self.game, "longest": self.longest}
        data |= {"kinds": [kind.to_json() for kind in self.kinds]}
        data["answers"] = [
            {
                "name": name_of(entry.game),
                "rules": entry.game.to_json(),
                "and_every_larger_k": entry.and_more,
                "test": entry.test.to_json(),
                "proved": reason(entry.game, self.target.claim),
            }
            for entry in self.found
        ]
        return data | ({"none": self.none.to_json()} if self.none else {})

    def lines(self) -> list[str]:
        target, board = self.target, size(self.target.board)
        kinds = f"all, bishop-type, l-roob-type for l <= {self.longest}"
        lines = [f"Target: {target.claim}.", f"Rules: {self.game}, at most k options of one kind blocked: {kinds}."]
        alive = [entry for entry in self.found if entry.test.survives]
        if alive:
            lines.append(f"{counted(len(alive), 'answer')}, {boards(target)}:")
            lines += [f"  {_manoeuvre(entry)}; {for_ever(entry.game, target)}" for entry in alive]
        died = [entry for entry in self.found if not entry.test.survives]
        if died:
            lines.append(f"{len(died)} {'more ' if alive else ''}found on {board} die on {size(target.wide)}:")
            lines += [f"  {_manoeuvre(entry)} dies {entry.test.killer}" for entry in died]
        lines += self._excluded(board)
        if self.none:
            where = f"give this P-set on {size(self.none.board)}; {certified(self.none.proof)}."
            lines.append(f"None, proved: no k and no kind above {where}")
        return lines

    def _excluded(self, board: str) -> list[str]:
        """The kinds without a k, by their reasons."""
        reasons: dict[str, list[BlockableKind]] = {}
        for kind in self.kinds:
            if kind.empty:
                reasons.setdefault(kind.because(self.rules), []).append(kind)
        groups = [f"  {manoeuvres.names(group)}: {why}." for why, group in reasons.items()]
        return [f"No k on {board}:", *groups] if groups else []


def _manoeuvre(entry: Manoeuvre) -> str:
    """k and the kind, and the game's name if it has one."""
    name = name_of(entry.game)
    what = f"k = {entry.k}, {entry.kind}" if entry.k else "k = 0"
    return what + (f" ({name})" if name else "") + (", and every larger k" if entry.and_more else "")


def blocking_answer(target: Target, rules: Ruleset, longest: int, effort: Effort) -> BlockingAnswer:
    """Look at each kind, and prove that there is nothing if nothing survives."""
    kinds, found = manoeuvres.manoeuvres(rules, target, longest)
    none = None
    if not any(entry.test.survives for entry in found):
        # Nothing survives: on the first board no kind has a k, or on the wider one none has.
        board, array = (target.wide, target.wide_array()) if found else (target.board, target.array())
        excluded = [manoeuvres.interval(rules, kind.kind, kind.l, array) for kind in kinds] if found else kinds
        evidence = prove_no_manoeuvre(rules, excluded, target.claim, array, effort.certificate, force=effort.force)
        none = NoRules(board, evidence)
    return BlockingAnswer(target, rules, longest, tuple(kinds), tuple(found), none)
