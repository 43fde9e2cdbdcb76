"""From a certificate to the board page: the address that shows its game, its claim and its counterexample."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import quote

from verifier.base.errors import UserError
from verifier.claims.kinds import Beatty, Listed, SameAs, claim_from_json
from verifier.games.families import game_from_json
from verifier.games.names import name_of

__all__ = ["board_address"]

LARGEST = 200  # the board page's largest board
MOST = 150  # positions of a list that fit into an address


def board_address(manifest: Any) -> str | None:
    """`board.html#...` for a manifest with a game, a claim and a board; None where the page could not show it.

    >>> board_address({"game": {"moves": [{"type": "rook"}]}, "claim": {"listed": [[0, 0]]}, "board": [9, 9]})[:24]
    'board.html#rules=%7B%22m'
    """
    try:
        game, claim = game_from_json(manifest["game"]), claim_from_json(manifest["claim"])
        width, height = (min(int(side), LARGEST) for side in manifest["board"])
    except (UserError, KeyError, TypeError, ValueError):
        return None
    if isinstance(claim, Beatty):
        said = f"beatty:m={claim.m},p={claim.p}" + ("" if claim.l is None else f",l={claim.l}")
    elif isinstance(claim, Listed):
        inside = sorted(v for v in claim.positions if v[0] < width and v[1] < height)
        if not inside or len(inside) > MOST:
            return None
        said = " ".join(f"({x},{y})" for x, y in inside)
    elif not isinstance(claim, SameAs):
        return None
    else:
        other = name_of(claim.game)
        if other is None:
            return None
        said = f"game:{other}"
    name = name_of(game)
    rules = {"game": name} if name else {"rules": json.dumps(game.to_json(), separators=(",", ":"))}
    state = rules | {"board": f"{width}x{height}", "claim": said}
    at = manifest.get("counterexample")
    if at and at[0] < width and at[1] < height:
        state["at"] = f"{at[0]},{at[1]}"
    return "board.html#" + "&".join(f"{key}={quote(value, safe=',:()=')}" for key, value in state.items())
