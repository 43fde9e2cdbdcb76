"""`wythoff plot GAME --board N [--claim C] [-o FILE]`."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

import typer

from verifier.base.appearing import appearing_file
from verifier.base.errors import UserError
from verifier.cli.common import BoardOption, GameArgument, claim_of, out
from verifier.cli.words import LOOK
from verifier.games.board import parse_size
from verifier.games.names import load_game

__all__ = ["plot"]

LARGEST = 2000
TIKZ = (".tex", ".tikz")


def plot(
    game: GameArgument,
    board: BoardOption = LOOK,
    claim: Annotated[
        str | None,
        typer.Option("--claim", metavar="C", help="beatty:m=2,p=3, game:2WN^3, `paper`, or a JSON or CSV file."),
    ] = None,
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", metavar="FILE", help="FILE.svg, .pdf, .png; .tex for TikZ. [GAME.svg]"),
    ] = None,
    title: Annotated[bool, typer.Option("--title/--no-title", help="With or without a title.")] = True,
    width_cm: Annotated[
        float, typer.Option("--width", metavar="CM", min=1, max=100, help="How wide, in centimetres.")
    ] = 12.0,
) -> None:
    """Draw the P-positions of a game, shaded by class; with a claim, mark where it is wrong."""
    from verifier.report.pictures import picture
    from verifier.solve import retrograde

    name, rules = load_game(game)
    width, height = parse_size(board)
    if max(width, height) > LARGEST:
        raise UserError(f"A picture of a board wider than {LARGEST} shows nothing; take a smaller board.")
    claimed = claim_of(rules, name, claim) if claim else None
    path = output or Path(re.sub(r"[^\w]+", "-", name).strip("-") + ".svg")
    shown = picture(rules, width, height, claimed, name)
    if path.suffix in TIKZ:
        from verifier.report.tikz import tikz

        with appearing_file(path) as file:
            file.write(tikz(shown, width_cm, title))
    else:
        from verifier.report import figures

        figures.refuse_other_endings(path, TIKZ)
        figures.save(figures.drawn(shown, title, width_cm), path)
    out.print(f"{name} on {width} x {height}: {path}", markup=False)
    if claimed is not None:
        wrong = int((retrograde.p_set(rules, width, height) != claimed.array(width, height)).sum())
        where = "at 1 position, marked" if wrong == 1 else f"at {wrong} positions, marked" if wrong else "nowhere"
        out.print(f"The claim, {claimed}, is wrong {where} on this board.", markup=False)
