"""Games whose P-positions are known for ever by an automaton that is kept in `verifier/theorems/automata`.

What is kept is data, an `automaton.json` each, and believed only after the checker has accepted it, here and now.
Wythoff Nim with at most 1, 2, 3, 7 or 13 options of any kind blocked is there: U. Larsson, *Blocking Wythoff Nim*
(2011), has the P-positions for 1 and 2, and no theorem of the book covers them. And 2WN^(4,8), which
`wythoff hunt automaton` found.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

from verifier.automata.decide import DecidedSet
from verifier.automata.dfa import Dfa
from verifier.base.errors import DisagreementError
from verifier.certificate.check.automaton import Certificate, RejectedError, Sizes, prove
from verifier.claims.automatic import AutomatonJson
from verifier.games.families import Game
from verifier.games.rules import Ruleset

__all__ = ["FOLDER", "stored"]

FOLDER = "verifier/theorems/automata"


@cache
def _kept() -> dict[Ruleset, tuple[str, AutomatonJson]]:
    """The certificates by their rules, with the names of their files."""
    found = {}
    for file in sorted((files("verifier.theorems") / "automata").iterdir(), key=lambda one: one.name):
        if file.name.endswith(".json"):
            data = json.loads(file.read_text(encoding="utf-8"))
            found[Ruleset.from_json(data["rules"])] = (file.name, data)
    return found


@cache
def stored(game: Game) -> tuple[str, DecidedSet, Sizes] | None:
    """The file, the set and the sizes of the check, for a game that has an automaton here; None for others."""
    if not isinstance(game, Ruleset) or game not in _kept():
        return None
    name, data = _kept()[game]
    try:
        sizes = prove(Certificate.read(data))
    except RejectedError as error:
        raise DisagreementError(
            f"the automaton {FOLDER}/{name} is kept as proved, and the checker says: {error}"
        ) from None
    return name, DecidedSet(tuple(map(tuple, data["substitution"])), Dfa.from_json(data["dfa"])), sizes
