"""`wythoff play GAME X Y`: a game in the terminal against a perfect opponent, with blocking."""

from __future__ import annotations

import random
import re
from typing import Annotated

import typer

from verifier.base.errors import UserError
from verifier.cli.common import GameArgument, out
from verifier.games.names import describe, load_game
from verifier.games.rules import Position, Ruleset
from verifier.solve.retrograde import p_set

__all__ = ["play"]

LARGEST = 400  # tokens on a heap


def play(
    game: GameArgument,
    x: Annotated[int, typer.Argument(metavar="X", min=0, max=LARGEST, help="Size of the first heap.")] = 8,
    y: Annotated[int, typer.Argument(metavar="Y", min=0, max=LARGEST, help="Size of the second heap.")] = 13,
    second: Annotated[bool, typer.Option("--second", help="The program moves first.")] = False,
    seed: Annotated[int | None, typer.Option(metavar="S", help="The same choices of the program each time.")] = None,
) -> None:
    """Play a game in the terminal against a perfect opponent; blocking included.

    A move is typed as the new sizes of the heaps (3 5). Where options may be blocked the player who does not move says
    which: positions such as 0,2 0,4, or nothing. `?` says whether you are winning and lists the options, `q` stops.
    """
    name, rules = load_game(game)
    if not isinstance(rules, Ruleset):
        raise UserError(f"{name} is not one board game; name one of its games.")
    table = GameInPlay(rules, x, y, random.Random(seed))
    out.print(f"{name}. {describe(rules)}", markup=False)
    mine, here = second, (x, y)  # is it the program's turn?
    while not table.over(here):
        out.print(f"The heaps are {here[0]} and {here[1]}.", markup=False)
        try:
            blocked = table.best_block(here) if not mine else _ask_block(table, here)
            if not mine and blocked:
                out.print(f"I block {_words(blocked)}.", markup=False)
            open_ = [option for option in table.options(here) if option not in blocked]
            if not open_:
                break
            if mine:
                here = table.best_move(open_)
                out.print(f"I move to {here}.", markup=False)
            else:
                here = _ask_move(table, here, open_)
        except _StopError:
            out.print("Stopped.", markup=False)
            return
        mine = not mine
    won = table.last_wins(here) != (not mine)
    out.print(f"The heaps are {here[0]} and {here[1]}. {'I win.' if won else 'You win.'}", markup=False)


class _StopError(Exception):
    """The player has had enough."""


class GameInPlay:
    """The P-positions of all smaller heaps, and what perfect play is with them.

    The player to move wins from an N-position whatever is blocked: among the options that are left there is a
    P-position. At a P-position the other player wins by blocking all options that are P-positions, which may then be
    blocked.
    """

    def __init__(self, rules: Ruleset, x: int, y: int, chance: random.Random) -> None:
        if not rules.is_position(x, y):
            raise UserError(f"({x}, {y}) is no position of this game: it lies in the removed rectangle.")
        self.rules, self.found, self.chance = rules, p_set(rules, x + 1, y + 1), chance

    def options(self, here: Position) -> list[Position]:
        return [] if self.rules.is_terminal(*here) else sorted(set(self.rules.options(*here)))

    def over(self, here: Position) -> bool:
        return not self.options(here)

    def is_p(self, here: Position) -> bool:
        return bool(self.found[here])

    def blockable(self, here: Position) -> list[Position]:
        return [o for o in self.options(here) if self.rules.blockable(here[0] - o[0], here[1] - o[1])]

    def best_block(self, here: Position) -> list[Position]:
        """The blockable options that are P-positions, as many as may be blocked."""
        if not self.rules.block:
            return []
        return [option for option in self.blockable(here) if self.is_p(option)][: self.rules.blocks]

    def best_move(self, open_: list[Position]) -> Position:
        """To a P-position if one is open; else any move, the smaller ones more often, to make the game last."""
        winning = [option for option in open_ if self.is_p(option)]
        return self.chance.choice(winning or sorted(open_, key=lambda o: -sum(o))[: max(1, len(open_) // 3)])

    def last_wins(self, here: Position) -> bool:
        """Does the player who has moved last win, nobody being able to move from here?"""
        return self.rules.ending == "normal" or self.rules.is_terminal(*here) or bool(self.options(here))


def _ask(question: str) -> str:
    try:
        answer = input(question).strip().lower()
    except EOFError:
        raise _StopError from None
    if answer in ("q", "quit", "exit"):
        raise _StopError
    return answer


def _ask_move(table: GameInPlay, here: Position, open_: list[Position]) -> Position:
    while True:
        answer = _ask("Your move, the new heaps: ")
        if answer == "?":
            winning = [option for option in open_ if table.is_p(option)]
            out.print("You can win." if winning else "Every move of yours can be answered.", markup=False)
            out.print(f"Your options: {_words(open_)}.", markup=False)
            continue
        found = _positions(answer)
        if len(found) == 1 and found[0] in open_:
            return found[0]
        blocked = len(found) == 1 and found[0] in table.options(here)
        out.print("That is blocked." if blocked else "That is no move from here; ? lists them.", markup=False)


def _ask_block(table: GameInPlay, here: Position) -> list[Position]:
    """What the person blocks before the program moves."""
    most, can = table.rules.blocks if table.rules.block else 0, table.blockable(here)
    while most and can:
        answer = _ask(f"You may block up to {most} of my options, or none: ")
        if answer == "?":
            out.print(f"These may be blocked: {_words(can)}.", markup=False)
            continue
        found = _positions(answer)
        if len(found) <= most and set(found) <= set(can) and (found or not answer):
            return found
        out.print(f"Name at most {most} of my options that may be blocked; ? lists them.", markup=False)
    return []


def _positions(text: str) -> list[Position]:
    return [(int(x), int(y)) for x, y in re.findall(r"(\d{1,4})\s*[,\s]\s*(\d{1,4})", text)]


def _words(positions: list[Position]) -> str:
    return ", ".join(f"({x}, {y})" for x, y in positions)
