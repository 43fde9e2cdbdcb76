"""`wythoff equal GAME1 GAME2`: have two games the same P-positions, for ever?"""

from __future__ import annotations

from typing import Annotated, Any

import typer

from verifier.automata.find import SECONDS
from verifier.base.errors import UserError
from verifier.base.verdict import Status
from verifier.claims.kinds import SameAs
from verifier.cli.common import JsonOption, out, print_json
from verifier.games.names import load_called, load_game, told_apart
from verifier.games.rules import Position, Ruleset
from verifier.solve.retrograde import p_cells
from verifier.solvers.ask import seconds_of
from verifier.theorems.first_difference import Looked, first_difference
from verifier.theorems.one_game import compare, theorem

__all__ = ["equal"]

BOARDS = (60, 200)


def equal(
    one: Annotated[str, typer.Argument(metavar="GAME1", help="A game by name, or a .toml file.")],
    two: Annotated[str, typer.Argument(metavar="GAME2", help="Another one.")],
    time_limit: Annotated[
        float, typer.Option("--time-limit", metavar="S", help="Seconds of computing for the search.")
    ] = SECONDS,
    json: JsonOption = False,
) -> None:
    """Have two games the same P-positions, on the whole infinite board?

    PROVED (exit 0): their rules are the same, or an automaton of one game satisfies the definition of both. REFUTED
    (exit 1): the first position, by x + y, that is P in one and N in the other. UNKNOWN (exit 3): no automaton was
    found, and no difference either.
    """
    (name, rules), (other_name, other) = load_game(one), load_game(two)
    if not isinstance(rules, Ruleset) or not isinstance(other, Ruleset):
        raise UserError("Both must be games with one set of rules.")
    data: dict[str, Any] = {"games": [name, other_name]}
    name, other_name = told_apart((one, two), (load_called(one)[0], load_called(two)[0]))
    seconds_of(time_limit)
    same, looked, hopeless = (True, None, "") if rules == other else _compared(rules, other, time_limit)
    if same:
        reason = ": they are the same rules" if looked is None else ""
        status, text = Status.PROVED, f"{name} and {other_name} have the same P-positions, for ever{reason}."
    elif same is None:
        board = f"{looked.side} x {looked.side}" if looked else ""
        status = Status.UNKNOWN
        text = f"{name} and {other_name} agree on the {board} board; beyond it nothing was proved."
        text += f" {hopeless}" if hopeless else ""
    elif looked is None or (where := looked.difference) is None:
        status = Status.REFUTED
        text = f"{name} and {other_name} have not the same P-positions: they differ far out."
    else:
        winner, loser = (name, other_name) if _is_p(where, rules, other) else (other_name, name)
        status = Status.REFUTED
        text = f"{where} is a P-position of {winner} and not of {loser}; {looked.no_smaller()} tells them apart."
        data["difference"] = list(where)
    if json:
        print_json(data | {"status": status.value, "reason": text})
    else:
        out.print(f"{status.value}: {text}", markup=False)
    raise typer.Exit(status.exit_code)


def _compared(one: Ruleset, other: Ruleset, seconds: float) -> tuple[bool | None, Looked, str]:
    """Are they equal, by boards and then by an automaton of either? What was seen, and what was in the way."""
    looked = first_difference(one, SameAs(other), BOARDS)
    if looked.difference is not None:
        return False, looked, ""
    hopeless = ""
    for first, second in sorted(((one, other), (other, one)), key=lambda pair: max(pair[0].named, key=max)):
        search = theorem(first, seconds / 2)
        found, hopeless = search.found, hopeless or search.hopeless
        answer = compare(found, second) if found else None
        if answer and answer.equal is not None:
            return answer.equal, answer.looked or looked, ""
    return None, looked, hopeless


def _is_p(where: Position, rules: Ruleset, other: Ruleset) -> bool:
    """Is a position, at which the two differ, a P-position of the first? A terminal one is, and needs no board."""
    if rules.is_terminal(*where) or other.is_terminal(*where):
        return rules.is_terminal(*where)
    return bool(p_cells(rules, where[0] + 1, where[1] + 1)[where])
