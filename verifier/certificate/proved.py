"""What an accepted certificate proves, as values and in the paper's notation: one sentence for each kind.

`proved` reads the manifest of an accepted certificate, and of it nothing but what the checker has compared with the
proof; how the author calls the game, and how the certificate was made, stand apart. Where a game or a claim has no
name, the checker's own sentence is given.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from verifier.base.errors import UserError
from verifier.certificate.check.board import Report
from verifier.claims.kinds import Beatty, Claim, Listed, claim_from_json
from verifier.games.families import Game, game_from_json
from verifier.games.names import by_rules, is_name, name_of, title
from verifier.games.rules import Position, Ruleset

__all__ = ["Making", "Proved", "RulesAsked", "proved", "proved_by", "sentence", "strip"]

SHORT = 12  # positions that are shown


@dataclass(frozen=True)
class Making:
    """What people say of a certificate, and no checker reads: how the game is called, the command, the program."""

    called: str | None = None
    command: str | None = None
    program: str = "wythoff-verifier"


@dataclass(frozen=True)
class RulesAsked:
    """The rules that do not have the P-positions: made from so many switches, `start` of them on at the start, or
    `game` with one of so many kinds of blockable options."""

    switches: int = 0
    start: int = 0
    kinds: int = 0
    game: Ruleset | None = None


@dataclass(frozen=True)
class Proved:
    """What an accepted certificate is about; what its kind does not have is None."""

    game: Game | None = None
    claim: Claim | None = None
    board: tuple[int, int] = (0, 0)
    rows: tuple[int, int] | None = None  # the strip of rows of the board, if it is not the whole
    refuted_at: Position | None = None
    at_least: int | None = None
    symmetric: bool = False
    rules: RulesAsked | None = None
    making: Making = Making()


def proved(report: Report) -> Proved:
    """What the certificate of this accepted report proves; a game or a claim that has no name is a `UserError`."""
    return proved_by(report.manifest)


def proved_by(manifest: dict[str, Any]) -> Proved:
    """The same, from the manifest of a certificate, or of a part of one, that a checker has accepted."""
    width, height = manifest.get("board", (0, 0))
    at = manifest.get("counterexample") if manifest.get("verdict") == "REFUTED" else None
    return Proved(
        game=game_from_json(manifest["game"]) if "game" in manifest else None,
        claim=claim_from_json(manifest["claim"]) if "claim" in manifest else None,
        board=(width, height),
        rows=_strip(manifest),
        refuted_at=None if at is None else (at[0], at[1]),
        at_least=manifest.get("at_least"),
        symmetric=manifest.get("symmetric", False),
        rules=_rules_asked(manifest) if "family" in manifest else None,
        making=_making(manifest.get("made_by")),
    )


def strip(report: Report) -> tuple[int, int] | None:
    """The rows of an accepted certificate that are not the whole board: of the rows 0 to k it proves these, of others
    it proves them if those before are right."""
    return _strip(report.manifest)


def _strip(manifest: dict[str, Any]) -> tuple[int, int] | None:
    width, _ = manifest.get("board", (0, 0))
    first, last = manifest.get("rows", (0, width))
    return None if (first, last) == (0, width) else (first, last)


def _making(made_by: Any) -> Making:
    if not isinstance(made_by, dict):
        return Making()
    name = made_by.get("game")
    command = f"{made_by['command']}" if "command" in made_by else None
    return Making(name if is_name(name) else None, command, f"{made_by.get('program', Making.program)}")


def _rules_asked(manifest: dict[str, Any]) -> RulesAsked:
    family = manifest["family"]
    if "kinds" in family:
        return RulesAsked(kinds=len(family["kinds"]), game=Ruleset.from_json(family["game"]))
    return RulesAsked(switches=len(family["switches"]), start=len(manifest.get("start", ())))


def sentence(kind: str, report: Report) -> str:
    """What the accepted certificate of this kind (`verifier.certificate.check.KINDS`) proves."""
    try:
        return SENTENCES[kind](proved(report)) if kind in SENTENCES else report.said
    except UserError:
        return report.said


def _called(found: Proved) -> str:
    """The game in a sentence: by the paper's name or by its rules, with the author's name before them."""
    assert found.game is not None
    rules, name = name_of(found.game) or by_rules(found.game), found.making.called
    return f'"{name}", that is {rules},' if name else rules


def _listing(claim: Claim | None) -> str:
    """The positions of a short list."""
    if not isinstance(claim, Listed) or len(claim.positions) > SHORT:
        return ""
    return ": " + ", ".join(f"({x}, {y})" for x, y in sorted(claim.positions)) if claim.positions else ""


def _board(found: Proved) -> str:
    name, claim, (width, height) = _called(found), found.claim, found.board
    if found.refuted_at:
        x, y = found.refuted_at
        return f"{claim} are not the P-positions of {name}: ({x}, {y}) is the contrary of what they say."
    where = f"on the {width} x {height} board"
    if found.rows:
        first, last = found.rows
        where = f"in the rows {first} to {last - 1} of the {width} x {height} board"
        where += ", if right in the rows before," if first else ""
    return f"{where} the P-positions of {name} are {claim}{_listing(claim)}."


def _states(found: Proved) -> str:
    name, claim, (width, height) = _called(found), found.claim, found.board
    if found.refuted_at:
        return _board(found)
    return f"on the {width} x {height} board the starting P-positions of {name} are {claim}{_listing(claim)}."


def _rows(found: Proved) -> str:
    name, claim, (R, height) = _called(found), found.claim, found.board
    closed = f"on the {R} x {height} board by a proof, and {'every' if R > 1 else 'the'} row is closed"
    first = f"the first {R} rows of the infinite board hold" if R > 1 else "row 0 of the infinite board holds"
    if isinstance(claim, Listed):
        return f"{first} exactly {len(claim.positions)} P-positions of {name}{_listing(claim)}; {closed}."
    return f"{first} exactly these P-positions of {name}: {claim}, every column; {closed}."


def _where(found: Proved) -> tuple[str, str]:
    """Where rules are looked for, and what their P-positions are to be."""
    assert isinstance(found.claim, Beatty | Listed)
    what = str(found.claim) if isinstance(found.claim, Beatty) else f"the {len(found.claim.positions)} listed"
    return f"on the {found.board[0]} x {found.board[1]} board", what


def _bound(found: Proved) -> str:
    where, what = _where(found)
    moves = "moves, (i, j) and (j, i) being one," if found.symmetric else "moves"
    return f"{where} every set of {moves} whose P-positions are exactly {what} has at least {found.at_least} of them."


def _no_rules(found: Proved) -> str:
    (where, what), asked = _where(found), found.rules
    assert asked is not None
    if asked.game is not None:
        kinds = f"{asked.kinds} kinds of blockable options (in the manifest)"
        return f"{where} {title(asked.game)} has for none of the {kinds} and no k exactly the P-positions {what}."
    rules = f"rules made from {asked.switches} switches (in the manifest)"
    if found.at_least is None:
        return f"{where} none of the {rules} has exactly the P-positions {what}."
    less = f"differ from the selection of {asked.start} of them (`start`) in" if asked.start else "switch on"
    return f"{where} all {rules} that have exactly the P-positions {what} {less} at least {found.at_least}."


def _automaton(found: Proved) -> str:
    return f"for all x and y, (x, y) is a P-position of {_called(found)} if and only if the automaton accepts (x, y)."


SENTENCES: dict[str, Callable[[Proved], str]] = {
    "board": _board,
    "rows": _rows,
    "states": _states,
    "rules": _no_rules,
    "bound": _bound,
    "automaton": _automaton,
}
