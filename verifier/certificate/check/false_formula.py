"""The certificate of a false formula: the printed text as data, the values that make it false, nothing else.

`manifest.json` holds a formula of `verifier.certificate.check.expression`, values of its variables and, where the
formula speaks of moves, a game. The certificate proves that for these values the formula is false; the checker
evaluates it anew. What the formula means in the paper stands beside it (`printed`), for the reader to compare: no
machine can do that.
"""

from __future__ import annotations

import json
import re
import sys
from functools import partial
from pathlib import Path
from typing import Any

from verifier.base.errors import UserError
from verifier.certificate.check import board as board_check
from verifier.certificate.check.board import REFUSALS, Report, refusal
from verifier.certificate.check.expression import evaluate, used
from verifier.games.rules import Ruleset

__all__ = ["FORMAT", "VERSION", "check"]

FORMAT, VERSION = "wythoff-instance", 1
CHECKER = "formula"
BYTES = 1 << 20
VALUES = 64  # variables of a formula
NAME = re.compile("[A-Za-z_][A-Za-z0-9_]*")
KEYS = {"format", "version", "statement", "printed", "formula", "values"}


def check(folder: str | Path) -> Report:
    """Is the formula false for these values?"""
    data: Any = None
    try:
        data = board_check.read_manifest(Path(folder), BYTES)
        proved = _judge(data)
    except UserError as error:
        return Report(False, str(error), CHECKER, manifest=data)
    except REFUSALS as error:
        return refusal(error, CHECKER, data)
    return Report(True, proved, CHECKER, manifest=data)


def _judge(data: dict[str, Any]) -> str:
    """What the manifest proves, in a sentence of nothing but what was evaluated."""
    if not board_check.is_version(data, FORMAT, VERSION):
        raise UserError(f"expected format {FORMAT!r}, version {VERSION}.")
    if not KEYS <= set(data) <= KEYS | {"game"}:
        raise UserError("expected the keys of the format, no others.")
    values, text = data["values"], data["formula"]
    if not isinstance(values, dict) or not all(type(v) is int and abs(v) < 10**9 for v in values.values()):
        raise UserError("expected small whole numbers as values.")
    if len(values) > VALUES or not all(NAME.fullmatch(name) for name in values):
        raise UserError(f"expected at most {VALUES} values, with names of ASCII letters, digits and _.")
    if not isinstance(text, str):
        raise UserError("expected a formula.")
    game = _game(data["game"]) if "game" in data else None
    if used(text, values, game) != set(values):
        raise UserError("expected values of variables that the formula uses, no others.")
    if evaluate(text, values, game):
        raise UserError("the formula is true for these values.")
    where = ", ".join(f"{name} = {value}" for name, value in values.items()) or "no variables"
    if game is not None:
        where += f" and the moves of the game {json.dumps(game.to_json())}"
    return f"for {where} the formula {text} is false."


def _game(data: Any) -> Ruleset:
    game = board_check._game(data)
    if not isinstance(game, Ruleset):
        raise UserError("expected one game, not a choice of games.")
    return game


main = partial(board_check.main, judge=check, module="false_formula")

if __name__ == "__main__":
    sys.exit(main())
