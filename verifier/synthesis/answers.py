"""From a question to what a person reads: sentences, one JSON object and an exit code.

Each function asks one kind of question. Exit codes: 0 there are answers, 1 there are none (proved), 3 unknown: the
search was stopped, or what was found is not proved to be the best.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from kernel_encodings.rules_from_p import RulesQuestion

from verifier.base.errors import UserError
from verifier.games.notation import name_of, title
from verifier.games.rules import Position, Ruleset
from verifier.synthesis import change, manoeuvres, redundant
from verifier.synthesis.evidence import Evidence, prove_at_least, prove_no_manoeuvre, prove_none
from verifier.synthesis.search import learn, selections
from verifier.synthesis.switches import Family
from verifier.synthesis.target import Target
from verifier.synthesis.wider import Test, check_rules, check_with_longer
from verifier.theorems.law import reason

__all__ = [
    "Effort",
    "SynthesisAnswer",
    "blocking_answer",
    "certified",
    "change_answer",
    "family_answer",
    "head",
    "listing",
    "moves_answer",
    "none_answer",
    "size",
]


@dataclass(frozen=True)
class Effort:
    """How far to go: answers listed, seconds, where to put a certificate, whom to tell about progress."""

    limit: int = 10_000
    seconds: float | None = None
    proof_seconds: float = 60.0
    certificate: Path | None = None
    force: bool = False
    found: Callable[[int], None] = lambda count: None
    bounds: Callable[[int, int | None], None] = lambda lower, best: None


@dataclass
class SynthesisAnswer:
    """What is printed and how the command ends."""

    data: dict[str, Any]
    lines: list[str] = field(default_factory=list)
    code: int = 0


def size(board: tuple[int, int]) -> str:
    return f"{board[0]} x {board[1]}"


def _boards(target: Target) -> str:
    if target.wide == target.board:
        return f"found on {size(target.board)}; no wider board was tested, for the list ends here"
    return f"found on {size(target.board)} and tested on {size(target.wide)}"


def _for_ever(rules: Ruleset | None, target: Target) -> str:
    """Does a lemma prove the answer on the infinite board?"""
    theorem = reason(rules, target.claim)
    return f"for ever: {theorem}" if theorem else "not proved for ever"


def head(target: Target) -> dict[str, Any]:
    return {"target": target.claim.to_json(), "board": list(target.board), "tested_on": list(target.wide)}


def certified(evidence: Evidence | None) -> str:
    if evidence is None:
        return "no proof was made in the time given"
    where = f", certificate in {evidence.folder}" if evidence.folder else ""
    return f"the proof ({evidence}) was accepted by the checker{where}"


def _many(count: int, what: str) -> str:
    return f"{count} {what}" + ("" if count == 1 else "s")


def family_answer(target: Target, family: Family, effort: Effort, *, only_count: bool = False) -> SynthesisAnswer:
    """All rules of a family, each tested on the wider board; or "none", with proof."""
    question, wide = RulesQuestion(family.unknowns, target.array()), target.wide_array()
    survivors: list[tuple[frozenset[int], Ruleset | None]] = []
    died: list[tuple[frozenset[int], Ruleset | None, Test]] = []
    complete, interrupted = True, False
    try:
        for on in selections(question, family.canonical):
            if len(survivors) + len(died) >= effort.limit:
                complete = False
                break
            rules = family.unknowns.rules(on)
            test = check_rules(rules, wide)
            if test.survives:
                survivors.append((on, rules))
            else:
                died.append((on, rules, test))
            effort.found(len(survivors) + len(died))
    except KeyboardInterrupt:
        complete, interrupted = False, True

    survivors.sort(key=lambda entry: (len(entry[0]), sorted(entry[0])))
    died.sort(key=lambda entry: (len(entry[0]), sorted(entry[0])))
    data = head(target) | {"family": family.title, "complete": complete, "count": len(survivors)}
    data |= {"found": len(survivors) + len(died), "died_count": len(died)}
    lines = [f"Target: {target.claim}.", f"Rules: {family.title}."]
    if not only_count:
        data["answers"] = [_rules_json(family, on, rules, target) for on, rules in survivors]
        data["died"] = [
            {"on": family.label(on), **test.to_json()} | _continued_json(family, rules, target)
            for on, rules, test in died
        ]
    end = "." if only_count else ":"
    if survivors:
        minimal = [on for on, _ in survivors if not any(other < on for other, _ in survivors)] if complete else []
        if complete:
            data["minimal"] = [family.label(on) for on in minimal]
        least = _least(len(minimal), len(survivors), listed=not only_count)
        lines.append(f"{_many(len(survivors), 'answer')}, {_boards(target)}{least}{end}")
        if not only_count:
            shown = sorted(survivors, key=lambda entry: entry[0] not in minimal)
            lines += [_rules_line(family, on, rules, target) for on, rules in shown]
    if died:
        lines.append(
            f"{len(died)} {'more ' if survivors else ''}found on {size(target.board)} die on {size(target.wide)}{end}"
        )
        lines += (
            []
            if only_count
            else [
                f"  {family.label(on)} dies {test.killer}{_continued_line(family, rules, target)}"
                for on, rules, test in died
            ]
        )
    if not complete:
        why = "interrupted" if interrupted else f"stopped after {effort.limit} (--limit)"
        lines.append(f"This list is not complete: {why}.")
        return SynthesisAnswer(data, lines, 3)
    if not survivors:
        return none_answer(target, family, data, lines, effort, beyond=bool(died))
    return SynthesisAnswer(data, lines)


def _continued(family: Family, rules: Ruleset | None, target: Target) -> Test | None:
    """No finite set of lengths does for ever; where longer ones do not occur on the first board, do all of them?"""
    if family.longest is None or rules is None or family.longest < max(target.board) - 1:
        return None
    return check_with_longer(rules, family.longest, target.wide_array())


def _continued_json(family: Family, rules: Ruleset | None, target: Target) -> dict[str, Any]:
    test = _continued(family, rules, target)
    return {"with_longer_lengths": test.to_json()} if test else {}


def _continued_line(family: Family, rules: Ruleset | None, target: Target) -> str:
    test = _continued(family, rules, target)
    if test is None:
        return ""
    which = "" if family.unknowns.block else " that join no two P-positions"
    return f"; with all longer lengths{which} it {'is right there' if test.survives else f'dies {test.killer}'}"


def _least(minimal: int, count: int, *, listed: bool) -> str:
    """How many answers contain no other one, if that says anything; in a list they come first."""
    if count == 1 or not minimal:
        return ""
    which = ("the first" if minimal == 1 else f"the first {minimal}") if listed else f"{minimal} of them"
    return f"; {which} contain{'s' if minimal == 1 else ''} no other"


def _rules_json(family: Family, on: frozenset[int], rules: Ruleset | None, target: Target) -> dict[str, Any]:
    data: dict[str, Any] = {
        "on": family.label(on),
        "name": rules and name_of(rules),
        "proved": reason(rules, target.claim),
    }
    return data | {"rules": rules and rules.to_json()}


def _rules_line(family: Family, on: frozenset[int], rules: Ruleset | None, target: Target) -> str:
    name = rules and name_of(rules)
    return f"  {family.label(on)}" + (f" = {name}" if name else "") + f"; {_for_ever(rules, target)}"


def none_answer(
    target: Target, family: Family, data: dict[str, Any], lines: list[str], effort: Effort, *, beyond: bool
) -> SynthesisAnswer:
    """No rules: the proof, on the wider board if the smaller one does not exclude all of them."""
    board = target.wide if beyond else target.board
    question = RulesQuestion(family.unknowns, target.wide_array() if beyond else target.array())
    clauses, on = learn(question)
    assert on is None, "the search says none and a second search finds one"
    evidence = prove_none(
        question, target.claim, clauses, effort.certificate, force=effort.force, seconds=effort.proof_seconds
    )
    data["none"] = {"board": list(board)} | (evidence.to_json() if evidence else {"checked": False})
    word = "None, proved" if evidence else "None found"
    lines.append(f"{word}: no rules of this family have this P-set on {size(board)}; {certified(evidence)}.")
    return SynthesisAnswer(data, lines, 1 if evidence else 3)


def listing(vectors: list[Position], most: int = 60) -> str:
    more = f" and {len(vectors) - most} more" if len(vectors) > most else ""
    return " ".join(f"({i},{j})" for i, j in vectors[:most]) + more


def moves_answer(
    target: Target, rules: Ruleset, moves: list[Position], side: int | None, *, asymmetric: bool = False
) -> SynthesisAnswer:
    """Which moves can be added to a game, or removed from it, without changing its P-set."""
    for i, j in [*moves, *([(side, side)] if side else [])]:
        if i >= target.board[0] or j >= target.board[1]:
            raise UserError(f"The move ({i},{j}) does not occur on {size(target.board)}: take a larger --board.")
    counts = [redundant.OptionCounts(rules, array) for array in (target.array(), target.wide_array())]
    judged = [redundant.judge(counts, move, asymmetric=asymmetric) for move in moves]
    judged += redundant.judge_all(counts, side, asymmetric=asymmetric) if side else []
    name = title(rules)
    data = head(target) | {"family": "invariant", "game": name, "moves": [move.to_json() for move in judged]}
    lines = [f"Target: {target.claim}.", f"Moves of {name}, on {size(target.board)}, tested on {size(target.wide)}:"]
    tested = f"tested to {size(target.wide)}, not proved beyond"
    if side:
        for verb, has in (("can be removed", True), ("can be added", False)):
            group = [move.vector for move in judged if move.has == has and move.redundant]
            lines.append(f"  {verb}, up to {side} x {side}: {listing(group, 1000) if group else 'none'}.")
        late = [m for m in judged if m.killed_on == target.wide]
        lines += [
            f"  ({m.vector[0]},{m.vector[1]}) dies on {size(target.wide)} at {listing([m.killed_by or (0, 0)])}."
            for m in late
        ]
        lines.append(f"  What stays is {tested}.")
        return SynthesisAnswer(data, lines)
    for move in judged:
        i, j = move.vector
        what = "removed" if move.has else "added"
        if move.redundant:
            lines.append(f"  ({i},{j}) can be {what} and the P-set stays: {tested}.")
        else:
            assert move.killed_on is not None
            assert move.killed_by is not None
            where = f"({move.killed_by[0]},{move.killed_by[1]}) on {size(move.killed_on)}"
            lines.append(f"  ({i},{j}) cannot be {what}: the P-set would change, first at {where}.")
    return SynthesisAnswer(data, lines, 0 if all(move.redundant for move in judged) else 1)


def change_answer(target: Target, rules: Ruleset, effort: Effort, *, asymmetric: bool = False) -> SynthesisAnswer:
    """The fewest moves to add to a game or to remove from it."""
    found = change.minimal_change(rules, target, asymmetric=asymmetric, progress=effort.bounds, seconds=effort.seconds)
    name = title(rules)
    one = "" if asymmetric else " ((i,j) and (j,i) are one move)"
    data = head(target) | {"minimal_change": name, "asymmetric": asymmetric}
    lines = [f"Target: {target.claim}.", f"Changes of {name} among the moves that fit on {size(target.board)}{one}."]
    if found.optimum.true is None and found.optimum.interrupted:
        data |= {"lower_bound": found.optimum.lower, "optimal": False}
        lines.append(f"Stopped before any answer was found; at least {found.optimum.lower} changes are needed.")
        return SynthesisAnswer(data, lines, 3)
    if found.optimum.true is None:
        return none_answer(target, found.family, data, lines, effort, beyond=False)
    best = found.found[0]
    data |= {"changes": found.count, "lower_bound": found.optimum.lower, "optimal": found.optimum.optimal}
    data |= best.to_json() | {"all": [each.to_json() for each in found.found], "complete": found.complete}
    if not found.count:
        lines.append(f"No change is needed: {name} has this P-set on {size(target.board)}; {best.test}.")
    elif found.optimum.optimal:
        evidence = prove_at_least(
            *(found.question, target.claim, found.clauses, sorted(found.start), found.count, found.optimum.cores),
            effort.certificate,
            force=effort.force,
            seconds=effort.proof_seconds,
        )
        data["proof"] = evidence.to_json() if evidence else {"checked": False}
        lines.append(f"Fewest: {_many(found.count, 'change')}. That fewer do not do: {certified(evidence)}.")
    else:
        least = found.optimum.lower
        lines.append(f"{_many(found.count, 'change')}, NOT proved the fewest; at least {least} are needed.")
    alive = [each for each in found.found if each.test.survives]
    died = [each for each in found.found if not each.test.survives]
    if found.count:
        more = "" if found.complete or not found.optimum.optimal else f" (of the first {change.MOST}; there are more)"
        lines += [f"{_many(len(alive), 'way')}, {_boards(target)}{more}:"] if alive else []
        lines += [f"  {_change_line(each)}" for each in alive]
        other = "more" if alive else "in all" if found.complete else "found"
        verb = "dies" if len(died) == 1 else "die"
        ways = f"{_many(len(died), 'way')} {other} on {size(target.board)} that {verb} further out{more}:"
        lines += [ways] if died else []
        lines += [f"  {_change_line(each)}: {each.test}" for each in died]
    return SynthesisAnswer(data, lines, 0 if found.optimum.optimal else 3)


def _change_line(each: change.Change) -> str:
    both = [("add", each.added), ("remove", each.removed)]
    return "; ".join(f"{verb} {listing(list(moves), 200)}" for verb, moves in both if moves)


def blocking_answer(target: Target, rules: Ruleset, longest: int, effort: Effort) -> SynthesisAnswer:
    """For which k and which kind of blockable options; or "none", with proof."""
    kinds, found = manoeuvres.manoeuvres(rules, target, longest)
    name = title(replace(rules, block=None))
    data = head(target) | {"blocking": name, "longest": longest, "kinds": [kind.to_json() for kind in kinds]}
    data["answers"] = [
        {
            "name": name_of(entry.game),
            "rules": entry.game.to_json(),
            "and_every_larger_k": entry.and_more,
            "test": entry.test.to_json(),
            "proved": reason(entry.game, target.claim),
        }
        for entry in found
    ]
    lines = [f"Target: {target.claim}."]
    lines.append(
        f"Rules: {name}, at most k options of one kind blocked: all, bishop-type, l-roob-type for l <= {longest}."
    )
    alive = [entry for entry in found if entry.test.survives]
    if alive:
        lines.append(f"{_many(len(alive), 'answer')}, {_boards(target)}:")
        lines += [f"  {_manoeuvre(entry)}; {_for_ever(entry.game, target)}" for entry in alive]
    died = [entry for entry in found if not entry.test.survives]
    if died:
        lines.append(f"{len(died)} {'more ' if alive else ''}found on {size(target.board)} die on {size(target.wide)}:")
        lines += [f"  {_manoeuvre(entry)} dies {entry.test.killer}" for entry in died]
    reasons: dict[str, list[manoeuvres.BlockableKind]] = {}
    for kind in kinds:
        if kind.empty:
            reasons.setdefault(kind.because(rules), []).append(kind)
    lines += ["No k on " + size(target.board) + ":"] if reasons else []
    lines += [f"  {manoeuvres.names(group)}: {reason}." for reason, group in reasons.items()]
    if alive:
        return SynthesisAnswer(data, lines)
    # Nothing survives: on the first board no kind has a k, or on the wider one none has.
    board, array = (target.wide, target.wide_array()) if found else (target.board, target.array())
    excluded = [manoeuvres.interval(rules, kind.kind, kind.l, array) for kind in kinds] if found else kinds
    evidence = prove_no_manoeuvre(rules, excluded, target.claim, array, effort.certificate, force=effort.force)
    data["none"] = {"board": list(board)} | evidence.to_json()
    lines.append(f"None, proved: no k and no kind above give this P-set on {size(board)}; {certified(evidence)}.")
    return SynthesisAnswer(data, lines, 1)


def _manoeuvre(entry: manoeuvres.Manoeuvre) -> str:
    """k and the kind, and the game's name if it has one."""
    name = name_of(entry.game)
    what = f"k = {entry.k}, {entry.kind}" if entry.k else "k = 0"
    return what + (f" ({name})" if name else "") + (", and every larger k" if entry.and_more else "")
