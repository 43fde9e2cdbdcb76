"""`wythoff solve GAME --board N`."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from itertools import count, islice
from typing import TYPE_CHECKING, Annotated, Any

import numpy as np
import typer

from verifier.base.errors import UserError
from verifier.base.plural import counted
from verifier.cli.common import GameArgument, JsonOption, out, print_json
from verifier.cli.words import LOOK
from verifier.games.board import parse_size
from verifier.games.families import Game
from verifier.games.names import describe, load_game
from verifier.games.rules import Position, Ruleset
from verifier.solve import retrograde

if TYPE_CHECKING:
    from verifier.solve.rows import Closing

__all__ = ["solve"]

SHOWN = 3  # rows whose closing argument is printed


class SolveFormat(str, Enum):
    table = "table"
    json = "json"
    csv = "csv"
    bfile = "bfile"


class SequenceName(str, Enum):
    """What an OEIS b-file lists of the pairs {c_n, d_n}, c_n <= d_n, ordered by c and then d."""

    c = "c"
    d = "d"
    difference = "difference"


def solve(
    game: GameArgument,
    board: Annotated[
        str | None, typer.Option("--board", "-b", metavar="N", help="Board size: N for N x N, or WIDTHxHEIGHT. [40]")
    ] = None,
    rows: Annotated[
        int | None, typer.Option("--rows", metavar="R", help="Instead: the first R rows, complete however far right.")
    ] = None,
    format: Annotated[SolveFormat, typer.Option(help="How to print the P-positions.")] = SolveFormat.table,
    sequence: Annotated[
        SequenceName, typer.Option(help="For a b-file: the smaller heap c, the larger heap d, or d - c.")
    ] = SequenceName.d,
    terms: Annotated[
        int | None,
        typer.Option(
            "--terms", metavar="N", help="For a b-file: N terms, by a theorem or an automaton that is proved."
        ),
    ] = None,
    json: JsonOption = False,
) -> None:
    """Print the P-positions of a game on a board, or of its first rows on the infinite board."""
    name, rules = load_game(game)
    if rows is not None and board is not None:
        raise UserError("Give either --board or --rows, not both.")
    if json and format not in (SolveFormat.table, SolveFormat.json):
        raise UserError(f"Give either --json or --format {format.value}, not both.")
    if terms is not None:
        if format is not SolveFormat.bfile or rows is not None or board is not None or terms < 1:
            raise UserError("The option --terms N, N > 0, belongs to --format bfile, without --board and --rows.")
        for n, (c, d) in enumerate(islice(_proved_pairs(name, _board_game(name, rules)), terms)):
            term = {"c": c, "d": d, "difference": d - c}[sequence.value]
            typer.echo(f"{n} {term}")
        return
    width, height = parse_size(board or LOOK)
    if format is SolveFormat.bfile:
        if width != height:
            raise UserError("A b-file lists pairs {c, d}: give a square board, or --rows.")
        for n, term in enumerate(_terms(_board_game(name, rules), rows, min(width, height), sequence)):
            typer.echo(f"{n} {term}")
        return
    closings: Iterator[Closing] = iter(())
    if rows is not None:
        from verifier.solve.rows import rows as complete_rows

        found = complete_rows(_board_game(name, rules), rows)
        positions = list(zip(found.x.tolist(), found.y.tolist(), strict=True))
        where = f"in the first {rows} rows, all columns" if rows > 1 else "in row 0, all columns"
        size: dict[str, Any] = {"rows": rows}
        closings = map(found.closing, range(rows))
    else:
        positions = [(int(x), int(y)) for x, y in np.argwhere(retrograde.p_set(rules, width, height))]
        where = f"on the {width} x {height} board"
        size = {"board": [width, height]}
    if json or format is SolveFormat.json:
        if rows is not None:
            size["closing"] = [{"row": c.x, "last": c.last, "hits": c.hits} for c in closings]
        print_json({"game": name, "rules": rules.to_json(), **size, "p_positions": positions})
    elif format is SolveFormat.csv:
        typer.echo("x,y")
        for x, y in positions:
            typer.echo(f"{x},{y}")
    else:
        alike = isinstance(rules, Ruleset) and rules.symmetric and (rows is not None or width <= height)
        if rows is None and width == height:  # the whole square is there, so it can be looked at
            alike = set(positions) == {(y, x) for x, y in positions}
        _print_table(f"The P-positions of {name} {where}:", positions, alike)
        for closing in islice(closings, SHOWN):
            out.print(str(closing), markup=False)
        if rows is not None and rows > SHOWN:
            out.print(
                f"So is each of the other {rows - SHOWN} rows; --json has the argument of every one.", markup=False
            )


def _board_game(name: str, game: Game) -> Ruleset:
    if not isinstance(game, Ruleset):
        raise UserError(f"{name} has no rows of its own: {describe(game)}")
    return game


def _terms(rules: Ruleset, rows: int | None, side: int, sequence: SequenceName) -> Iterator[int]:
    """The terms of a b-file: an initial stretch of the infinite sequence, so it comes from complete rows.

    On a board (no `rows`) the stretch ends with the first pair that does not fit on it.
    """
    if not rules.symmetric:
        raise UserError("A b-file lists pairs {c, d}: it needs a game that treats the two heaps alike.")
    from verifier.solve.rows import rows as complete_rows

    found = complete_rows(rules, side if rows is None else rows)
    for c, d in zip(*(values.tolist() for values in found.upper()), strict=True):
        if rows is None and d >= side:
            return
        yield {"c": c, "d": d, "difference": d - c}[sequence.value]


def _proved_pairs(name: str, rules: Ruleset) -> Iterator[Position]:
    """All pairs {c, d}, c <= d, in order: by a theorem for all constants, or from an automaton that is proved now."""
    from verifier.automata.options_of import row
    from verifier.theorems.nth_pair import uncounted
    from verifier.theorems.one_game import GameTheorem, theorem
    from verifier.theorems.table import rule_of

    if not rules.symmetric:
        raise UserError("A b-file lists pairs {c, d}: it needs a game that treats the two heaps alike.")
    rule = rule_of(rules)
    if rule is not None:
        return (rule.pair(n) for n in count())
    found = theorem(rules).found
    if found is None:
        raise UserError(
            f"No theorem gives the pairs of {name}, and no automaton was proved; --rows R has complete rows."
        )
    proved = GameTheorem(found)
    if proved.nth(0) is None:
        raise UserError(f"The pairs of {name} have no b-file: {uncounted(proved)}")
    return ((c, d) for c in count() for d in row(proved.known, c) if d >= c)


def _print_table(title: str, positions: list[Position], alike: bool) -> None:
    """As the paper prints its tables: one column for each pair {c, d}, c <= d, if the two heaps are `alike`."""
    pairs = [(x, y) for x, y in positions if x <= y]
    out.print(title, markup=False)
    if not alike:
        out.print("  " + " ".join(f"({x},{y})" for x, y in positions), markup=False)
        return
    table = [
        ("d", [y for _, y in pairs]),
        ("c", [x for x, _ in pairs]),
        ("d - c", [y - x for x, y in pairs]),
        ("n", list(range(len(pairs)))),
    ]
    cell = max(len(str(max(table[0][1], default=0))), len(str(len(pairs))))
    per_block = max(1, (out.width - 8) // (cell + 1))
    for start in range(0, len(pairs), per_block):
        for heading, values in table:
            out.print(
                f"{heading:>6} " + " ".join(f"{v:>{cell}}" for v in values[start : start + per_block]), markup=False
            )
        out.print()
    out.print(f"{counted(len(pairs), 'pair')} {{c, d}} with c <= d; each stands for (c, d) and (d, c).", markup=False)
