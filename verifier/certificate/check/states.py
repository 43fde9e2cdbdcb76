"""The checker of the starting P-positions of Imitation Nim, a game with a memory. The standard library alone.

    python -m verifier.certificate.check.states DIR        exit 0 accepted, 1 rejected, 2 unreadable

`manifest.json` has the constants of the game, `{"imitation": {"m": m, "p": p}}`, a board, and `states`, a list of
states [x, y, t, a, b]: the heaps; how many tokens the previous player has just taken from the smaller heap (either one
of equal heaps), 0 if he has not; on how many of their last moves in a row the player to move (a) and the other one (b)
have imitated. To imitate is to take t, t + 1, ... or t + m - 1 tokens, t > 0, from the larger heap; nobody does so on
more than p - 1 of his moves in a row.

The checker plays from every starting position (x, y, 0, 0, 0) of the board and finds all states of these plays. Of each
it asks: it is in the list if and only if no move leads from it into the list. Every move takes tokens away, so there is
one such set only, that of the states which the player to move loses. The claim is then compared with the starting
positions in the list: it has exactly these (VERIFIED), or it is wrong at `counterexample` (REFUTED). A claim `same_as`
has the folder `part-1`, a certificate of the board of the other game, whose claim is compared.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

from verifier.base.plural import counted
from verifier.certificate.check import board as board_check
from verifier.certificate.check.board import REFUSALS, Claimed, Report, refusal

__all__ = ["FORMAT", "SIDE", "VERSION", "check"]

FORMAT, VERSION = "wythoff-states", 1
CHECKER = "states"
SIDE = 60  # of a board: the number of states grows with its cube
KEYS = {"format", "version", "verdict", "game", "claim", "board", "states", "made_by"}
State = tuple[int, int, int, int, int]
_expect, _whole = board_check._expect, board_check._whole


def check(folder: str | Path) -> Report:
    """Check a certificate of this kind."""
    manifest: Any = None
    try:
        manifest = board_check.read_manifest(Path(folder))
        _expect(board_check.is_version(manifest, FORMAT, VERSION), f"format {FORMAT!r}, version {VERSION}")
        _expect(manifest.get("verdict") in ("VERIFIED", "REFUTED"), "a verdict VERIFIED or REFUTED")
        wrong = {"counterexample"} if manifest["verdict"] == "REFUTED" else set()
        _expect(set(manifest) == KEYS | wrong, "the keys of the format, no others")
        number = _judge(Path(folder), manifest)
    except REFUSALS as error:
        return refusal(error, CHECKER, manifest)
    return Report(True, _statement(manifest, number), CHECKER, manifest=manifest)


def _moves(m: int, p: int, state: State) -> Iterator[State]:
    """The states after a move: the player who was to move is then the previous one."""
    x, y, t, a, b = state
    for first in (True, False):
        size, other = (x, y) if first else (y, x)
        for rest in range(size):
            heaps = (rest, y) if first else (x, rest)
            k = size - rest
            if size <= other:
                yield (*heaps, k, b, 0)
            elif not 0 < t <= k < t + m:
                yield (*heaps, 0, b, 0)
            elif a < p - 1:
                yield (*heaps, 0, b, a + 1)


def _judge(folder: Path, manifest: dict[str, Any]) -> int:
    """How many states the plays from this board have, if the certificate is right."""
    width, height = board_check._pair(manifest["board"], (SIDE, SIDE), "the board")
    _expect(width * height > 0, "a board with a position")
    m, p = _constants(manifest["game"])
    claimed = _claimed(folder, manifest, width, height)
    lost = _listed(manifest["states"])
    known: set[State] = {(x, y, 0, 0, 0) for x in range(width) for y in range(height)}
    todo = list(known)
    while todo:
        state = todo.pop()
        wins = False
        for option in _moves(m, p, state):
            wins = wins or option in lost
            if option not in known:
                known.add(option)
                todo.append(option)
        _expect(wins != (state in lost), f"{list(state)} in the list if and only if no move leads into it")
    _expect(lost <= known, "states of plays from this board")
    wrong = [
        (x, y) for x in range(width) for y in range(height)
        if claimed[x * height + y] != ((x, y, 0, 0, 0) in lost)
    ]  # fmt: skip
    if manifest["verdict"] == "VERIFIED":
        _expect(not wrong, "a claim that is right on the board")
    else:
        at = board_check._pair(manifest["counterexample"], (width - 1, height - 1), "a counterexample on the board")
        _expect(at in wrong, "a claim that is wrong at the counterexample")
    return len(known)


def _constants(game: Any) -> tuple[int, int]:
    _expect(isinstance(game, dict) and set(game) == {"imitation"}, "the game `imitation`")
    constants = game["imitation"]
    _expect(isinstance(constants, dict) and set(constants) == {"m", "p"}, "the constants m and p of the game")
    m, p = (_whole(constants[name], 1, board_check.NUMBER, f"the constant {name}") for name in "mp")
    return m, p


def _listed(data: Any) -> frozenset[State]:
    _expect(isinstance(data, list), "a list of states")
    for state in data:
        _expect(isinstance(state, list) and len(state) == 5, "states of five numbers")
        for number in state:
            _whole(number, 0, board_check.NUMBER, "a number of a state")
    states = frozenset((x, y, t, a, b) for x, y, t, a, b in data)
    _expect(len(states) == len(data), "each state once")
    return states


def _claimed(folder: Path, manifest: dict[str, Any], width: int, height: int) -> bytearray:
    """One byte for each cell; for the claim `same_as` those of the other game, which `part-1` proves."""
    claim = Claimed.read(manifest["claim"], width, height)
    if claim.explicit:
        return claim.cells(width, height)
    other = board_check._game(claim.data["same_as"])
    part = board_check._inside(folder, 1)
    fact = board_check._judge(part, board_check.announced(part), board_check.check_files, 1)
    about = (fact.verdict, fact.game, fact.board, fact.rows)
    _expect(about == ("VERIFIED", other, (width, height), (0, width)), "a part about the other game, on this board")
    _expect(fact.claim.explicit, "a part that claims a set of positions")
    return fact.claim.cells(width, height)


def _statement(manifest: dict[str, Any], number: int) -> str:
    """What an accepted certificate proves, from nothing of the manifest but what was checked."""
    (width, height), game = manifest["board"], board_check.short(manifest["game"])
    claim = board_check.short(manifest["claim"])
    if manifest["verdict"] == "REFUTED":
        x, y = manifest["counterexample"]
        return f"the claim {claim} is wrong at ({x}, {y}) about the starting P-positions of the game {game}."
    return (
        f"on the {width} x {height} board the starting P-positions of the game {game} are exactly those of the claim "
        f"{claim}; each of the {counted(number, 'state')} of its plays was checked."
    )


main = partial(board_check.main, judge=check, module="states")

if __name__ == "__main__":
    sys.exit(main())
