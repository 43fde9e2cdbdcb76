"""`wythoff equal GAME1 GAME2`: have two games the same P-positions, for ever?"""

from __future__ import annotations

from typing import Annotated, Any

import typer

from verifier.automata.find import SECONDS
from verifier.base.errors import UserError
from verifier.base.verdict import Status
from verifier.claims.kinds import smallest_difference
from verifier.cli.common import JsonOption, out, print_json
from verifier.games.names import load_game
from verifier.games.rules import Ruleset
from verifier.solve.retrograde import p_cells
from verifier.solvers.ask import seconds_of
from verifier.theorems.one_game import compare, theorem

__all__ = ["equal"]

SIDE = 200


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
    seconds_of(time_limit)
    where = None if rules == other else smallest_difference(p_cells(rules, SIDE, SIDE), p_cells(other, SIDE, SIDE))
    if where is not None and sum(where) >= SIDE:  # a smaller sum might be outside the board: look at all of them
        side = sum(where) + 1
        where = smallest_difference(p_cells(rules, side, side), p_cells(other, side, side))
    reason = ""
    if rules == other:  # equal rules are equal values
        equal_sets: bool | None = True
        reason = ": they are the same rules"
    elif where is None:
        for first, second in ((rules, other), (other, rules)):
            found = theorem(first, time_limit / 2).found
            answer = compare(found, second) if found else None
            if answer and answer.equal is not None:
                where = answer.difference
                equal_sets = answer.equal
                break
        else:
            equal_sets = None
    else:
        equal_sets = False
    if equal_sets:
        status, text = Status.PROVED, f"{name} and {other_name} have the same P-positions, for ever{reason}."
    elif equal_sets is None:
        status = Status.UNKNOWN
        text = f"{name} and {other_name} agree on the {SIDE} x {SIDE} board; beyond it nothing was proved."
    elif where is None:
        status = Status.REFUTED
        text = f"{name} and {other_name} have not the same P-positions: they differ far out."
    else:
        in_first = bool(p_cells(rules, where[0] + 1, where[1] + 1)[where])
        winner, loser = (name, other_name) if in_first else (other_name, name)
        status = Status.REFUTED
        text = (
            f"{where} is a P-position of {winner} and not of {loser}; no position with a smaller sum tells them apart."
        )
        data["difference"] = list(where)
    if json:
        print_json(data | {"status": status.value, "reason": text})
    else:
        out.print(f"{status.value}: {text}", markup=False)
    raise typer.Exit(status.exit_code)
