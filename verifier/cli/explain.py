"""`wythoff explain GAME X Y`."""

from __future__ import annotations

from typing import Annotated

import typer

from verifier.cli.common import GameArgument, JsonOption, out, print_json
from verifier.games.notation import load_game
from verifier.solve import explain as words

__all__ = ["explain"]

SHOWN = 8


def explain(
    game: GameArgument,
    x: Annotated[int, typer.Argument(metavar="X", help="Size of the first heap.")],
    y: Annotated[int, typer.Argument(metavar="Y", help="Size of the second heap.")],
    all_moves: Annotated[
        bool, typer.Option("--all", help="Refute every move of a P-position, not only a few.")
    ] = False,
    json: JsonOption = False,
) -> None:
    """Say why a position is P or N: the winning move, or what to block and how each move is refuted."""
    name, rules = load_game(game)
    explanation = words.explain(rules, x, y)
    if json:
        print_json({"game": name} | explanation.to_json())
        return
    lines = list(explanation.sentences)
    hidden = 0 if all_moves else len(explanation.replies) - SHOWN
    if hidden > 1:  # the first half of the refutations are the longest moves, the last half the shortest
        start = len(lines) - len(explanation.replies) + SHOWN // 2
        lines[start : start + hidden] = [f"... {hidden} more moves are answered likewise (--all lists them)."]
    out.print(f"{name}:", lines[0], markup=False)
    for line in lines[1:]:
        out.print(f"  {line}", markup=False)
