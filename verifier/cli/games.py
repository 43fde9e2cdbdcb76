"""`wythoff games`."""

from __future__ import annotations

from verifier.base.shipped import spoken
from verifier.cli.common import JsonOption, beside, print_json
from verifier.games.families import Game
from verifier.games.names import EXAMPLES, describe, parse_game
from verifier.papers.library import BUILT_IN
from verifier.theorems.table import known, printed_claim

__all__ = ["games"]

NAME = 13  # the column of names


def games(json: JsonOption = False) -> None:
    """List how games are named, with the rules of each in a sentence and what the paper claims."""
    found = [(name, parse_game(name)) for name in EXAMPLES]
    if json:
        print_json({name: {"rules": game.to_json(), "description": describe(game)} for name, game in found})
        return
    first: dict[Game, str] = {}
    for name, game in found:
        beside(name, describe(game), NAME)
        if game in first:
            beside("", f"The same game as {first[game]}.", NAME)
        first.setdefault(game, name)
        _claimed(game)
    beside("", "Other constants work likewise. A game of your own is a .toml file such as")
    beside("", f"{spoken('examples/my-game.toml')}.")


def _claimed(game: Game) -> None:
    """What the paper claims; where the theorem that is known says something else, the statement to look at."""
    claim = printed_claim(game)
    if claim is None:
        return
    beside("", f"The paper: {claim}.", NAME)
    theorem = known(game)
    if theorem is not None and theorem.claim != claim:
        (statement,) = theorem.book
        beside("", f"(As printed this is wrong: `wythoff paper {BUILT_IN} {statement}`.)", NAME)
