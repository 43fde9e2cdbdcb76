"""`wythoff games`."""

from __future__ import annotations

from verifier.base.shipped import spoken
from verifier.claims.kinds import Beatty
from verifier.cli.common import JsonOption, beside, print_json
from verifier.games.notation import EXAMPLES, describe, parse_game
from verifier.theorems.table import printed_claim

__all__ = ["games"]

NAME = 13  # the column of names


def games(json: JsonOption = False) -> None:
    """List how games are named, with the rules of each in a sentence and what the paper claims."""
    found = [(name, parse_game(name)) for name in EXAMPLES]
    if json:
        print_json({name: {"rules": game.to_json(), "description": describe(game)} for name, game in found})
        return
    for name, game in found:
        beside(name, describe(game), NAME)
        claim = printed_claim(game)
        if claim:
            beside("", f"The paper: {claim}.", NAME)
            if isinstance(claim, Beatty) and claim.l is not None and 2 * claim.l % claim.p:
                beside("", "(As printed this is wrong: `wythoff paper restrictions thm-2.1-iiia`.)", NAME)
    beside("", "Other constants work likewise. A game of your own is a .toml file such as")
    beside("", f"{spoken('examples/my-game.toml')}.")
