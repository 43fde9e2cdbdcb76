"""What an accepted certificate proves, in the paper's notation: one sentence for each kind of certificate.

A sentence is made from the manifest of an accepted certificate, and from nothing in it but what the checker has
compared with the proof; how the author calls the game stands in quotation marks, before the rules. Where a game or a
claim has no name, the checker's own sentence is given.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from verifier.base.errors import UserError
from verifier.certificate.check.reference import Report

if TYPE_CHECKING:
    from verifier.claims.kinds import Claim

__all__ = ["called", "is_strip", "sentence"]

SHORT = 12  # positions that are shown


def sentence(kind: str, report: Report) -> str:
    """The sentence for an accepted certificate of this kind (`verifier.certificate.check.KINDS`)."""
    try:
        return SENTENCES[kind](report.manifest) if kind in SENTENCES else report.reason
    except UserError:
        return report.reason


def is_strip(manifest: dict[str, Any]) -> bool:
    """Is this a certificate of some rows only? (Of the rows 0 to k it proves these; of others, if those before are.)"""
    return manifest.get("rows", [0, manifest["board"][0]]) != [0, manifest["board"][0]]


def called(manifest: dict[str, Any]) -> str | None:
    """The name that the author gave to the game, if there is one: no checker reads it, it is what people say."""
    from verifier.games.notation import is_name

    made_by = manifest.get("made_by")
    name = made_by.get("game") if isinstance(made_by, dict) else None
    return name if is_name(name) else None


def game_of(manifest: dict[str, Any]) -> str:
    """The game of a manifest in a sentence: by the paper's name or by its rules, with the author's name before them."""
    from verifier.games.families import game_from_json
    from verifier.games.notation import by_rules, name_of

    game, name = game_from_json(manifest["game"]), called(manifest)
    rules = name_of(game) or by_rules(game)
    return f'"{name}", that is {rules},' if name else rules


def _game_and_claim(manifest: dict[str, Any]) -> tuple[str, Claim]:
    from verifier.claims.kinds import claim_from_json

    return game_of(manifest), claim_from_json(manifest["claim"])


def _listing(claim: Claim) -> str:
    """The positions of a short list."""
    from verifier.claims.kinds import Listed

    if not isinstance(claim, Listed) or len(claim.positions) > SHORT:
        return ""
    return ": " + ", ".join(f"({x}, {y})" for x, y in sorted(claim.positions)) if claim.positions else ""


def _board(manifest: dict[str, Any]) -> str:
    name, claim = _game_and_claim(manifest)
    width, height = manifest["board"]
    if manifest["verdict"] == "REFUTED":
        x, y = manifest["counterexample"]
        return f"Accepted: {claim} are not the P-positions of {name}: ({x}, {y}) is the contrary of what they say."
    where = f"on the {width} x {height} board"
    if is_strip(manifest):
        first, last = manifest["rows"]
        where = f"in the rows {first} to {last - 1} of the {width} x {height} board"
        where += ", if right in the rows before," if first else ""
    return f"Accepted: {where} the P-positions of {name} are {claim}{_listing(claim)}."


def _rows(manifest: dict[str, Any]) -> str:
    from verifier.claims.kinds import Listed

    name, claim = _game_and_claim(manifest)
    R, height = manifest["board"]
    closed = f"on the {R} x {height} board by a proof, and {'every' if R > 1 else 'the'} row is closed"
    first = f"the first {R} rows of the infinite board hold" if R > 1 else "row 0 of the infinite board holds"
    if isinstance(claim, Listed):
        count = len(claim.positions)
        return f"Accepted: {first} exactly {count} P-positions of {name}{_listing(claim)}; {closed}."
    return f"Accepted: {first} exactly these P-positions of {name}: {claim}, every column; {closed}."


def _where(manifest: dict[str, Any]) -> tuple[str, str]:
    """Where rules are looked for, and what their P-positions are to be."""
    from verifier.claims.kinds import Beatty, claim_from_json

    claim = claim_from_json(manifest["claim"])
    what = str(claim) if isinstance(claim, Beatty) else f"the {len(manifest['claim']['listed'])} listed"
    return f"Accepted: on the {manifest['board'][0]} x {manifest['board'][1]} board", what


def _bound(manifest: dict[str, Any]) -> str:
    where, what = _where(manifest)
    moves = "moves, (i, j) and (j, i) being one," if manifest["symmetric"] else "moves"
    least = manifest["at_least"]
    return f"{where} every set of {moves} whose P-positions are exactly {what} has at least {least} of them."


def _no_rules(manifest: dict[str, Any]) -> str:
    from verifier.games.notation import title
    from verifier.games.rules import Ruleset

    (where, what), family = _where(manifest), manifest["family"]
    if "kinds" in family:
        game = title(Ruleset.from_json(family["game"]))
        kinds = f"{len(family['kinds'])} kinds of blockable options (in the manifest)"
        return f"{where} {game} has for none of the {kinds} and no k exactly the P-positions {what}."
    rules = f"rules made from {len(family['switches'])} switches (in the manifest)"
    if "at_least" not in manifest:
        return f"{where} none of the {rules} has exactly the P-positions {what}."
    start = manifest["start"]
    less = f"differ from the selection of {len(start)} of them (`start`) in" if start else "switch on"
    return f"{where} all {rules} that have exactly the P-positions {what} {less} at least {manifest['at_least']}."


def _automaton(manifest: dict[str, Any]) -> str:
    game = game_of(manifest)
    return f"Accepted: for all x and y, (x, y) is a P-position of {game} if and only if the automaton accepts (x, y)."


SENTENCES: dict[str, Callable[[dict[str, Any]], str]] = {
    "board": _board,
    "rows": _rows,
    "rules": _no_rules,
    "bound": _bound,
    "automaton": _automaton,
}
