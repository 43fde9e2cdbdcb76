"""`wythoff solve GAME --board N`."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

import numpy as np
import typer

from verifier import retrograde
from verifier.board import parse_size
from verifier.cli.common import BoardOption, GameArgument, JsonOption, out, print_json
from verifier.notation import load_game
from verifier.rules import Position

__all__ = ["solve"]


class SolveFormat(str, Enum):
    table = "table"
    json = "json"
    csv = "csv"


def solve(
    game: GameArgument,
    board: BoardOption = "30",
    format: Annotated[SolveFormat, typer.Option(help="How to print the P-positions.")] = SolveFormat.table,
    json: JsonOption = False,
) -> None:
    """Print the P-positions of a game on a board."""
    name, rules = load_game(game)
    width, height = parse_size(board)
    found = retrograde.p_set(rules, width, height)
    positions = [(int(x), int(y)) for x, y in np.argwhere(found)]
    if json or format is SolveFormat.json:
        print_json({"game": name, "rules": rules.to_json(), "board": [width, height], "p_positions": positions})
    elif format is SolveFormat.csv:
        typer.echo("x,y")
        for x, y in positions:
            typer.echo(f"{x},{y}")
    else:
        _print_table(name, positions, width, height)


def _print_table(name: str, positions: list[Position], width: int, height: int) -> None:
    """As the paper prints its tables: one column for each pair {c, d}, c <= d, where the two heaps are alike."""
    members = set(positions)
    pairs = [(x, y) for x, y in positions if x <= y]
    symmetric = width == height and all((y, x) in members for x, y in positions)
    out.print(f"The P-positions of {name} on the {width} x {height} board:", markup=False)
    if not symmetric:
        out.print("  " + " ".join(f"({x},{y})" for x, y in positions), markup=False)
        return
    rows = [
        ("d", [y for _, y in pairs]),
        ("c", [x for x, _ in pairs]),
        ("d - c", [y - x for x, y in pairs]),
        ("n", list(range(len(pairs)))),
    ]
    cell = max(len(str(max(rows[0][1], default=0))), len(str(len(pairs))))
    per_block = max(1, (out.width - 8) // (cell + 1))
    for start in range(0, len(pairs), per_block):
        for title, values in rows:
            out.print(
                f"{title:>6} " + " ".join(f"{v:>{cell}}" for v in values[start : start + per_block]), markup=False
            )
        out.print()
    out.print(f"{len(pairs)} pairs {{c, d}} with c <= d; each stands for (c, d) and (d, c).", markup=False)
