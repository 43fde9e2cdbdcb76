"""What the commands share: their common arguments, and how they print."""

from __future__ import annotations

import json
import os
from pathlib import Path
from textwrap import wrap
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console

if TYPE_CHECKING:
    from verifier.claims.kinds import Claim
    from verifier.games.families import Game

__all__ = [
    "STORE",
    "BoardOption",
    "GameArgument",
    "JobsOption",
    "JsonOption",
    "beside",
    "claim_of",
    "cores",
    "hand_over",
    "mathematics",
    "out",
    "print_json",
    "progress_console",
]

GameArgument = Annotated[
    str,
    typer.Argument(metavar="GAME", help="A game by the paper's name, such as 2WN^3 or '2WN^(1,3)', or a .toml file."),
]
BoardOption = Annotated[
    str, typer.Option("--board", "-b", metavar="N", help="Board size: N for N x N, or WIDTHxHEIGHT.")
]
JobsOption = Annotated[
    int | None,
    typer.Option("--jobs", "-j", metavar="J", min=1, help="Processes; by default one for each core."),
]
STORE = Path("wythoff.db")  # of sweeps, where none is named
JsonOption = Annotated[bool, typer.Option("--json", help="Print one JSON object instead of text.")]

out = Console(highlight=False, emoji=False)
out.soft_wrap = not out.is_terminal  # a terminal gets lines that end between words, a pipe whole sentences
progress_console = Console(stderr=True)  # draw on it only when `progress_console.is_terminal`


def beside(head: str, text: str, column: int = 0, console: Console = out) -> None:
    """A table's line: the head, and from a column on the text, in lines that fit; no word is broken."""
    room = max(40, console.width - column)
    first, *more = wrap(text, room, break_long_words=False, break_on_hyphens=False) or [""]
    for line in (f"{head:<{column}}{first}", *(" " * column + line for line in more)):
        console.print(line, markup=False, highlight=False, soft_wrap=True)


def cores() -> int:
    """How many processes may run at the same time here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def mathematics(text: str, console: Console = out) -> str:
    """A sentence with formulas, as the console can show it.

    A terminal with Unicode gets subscripts and superscripts; a file, a pipe or an old terminal the text as it was
    typed, with formulas between dollars in plain letters.
    """
    from verifier.documents.plain import dollars
    from verifier.documents.terminal import sentence

    if console.is_terminal and console.encoding.lower().startswith("utf"):
        return sentence(dollars(text))
    return sentence(text, plain=True)


def claim_of(game: Game, name: str, text: str | None) -> Claim:
    """The claim that a user typed; without one, or for `paper`, what the paper says of the game."""
    from verifier.claims.kinds import parse_claim
    from verifier.theorems.table import said_by_the_paper

    if text is not None and text != "paper":
        return parse_claim(text, game)
    return said_by_the_paper(game, name, "; give --claim beatty:m=2,p=3, --claim game:2WN^3 or --claim FILE.")


def print_json(data: dict[str, Any]) -> None:
    """One JSON object on standard output."""
    typer.echo(json.dumps(data, ensure_ascii=False))


def hand_over(folder: Path) -> str:
    """Make the folder of a certificate ready for a stranger, and say how it is checked."""
    from verifier.certificate.write.for_readers import accompany

    accompany(folder)
    return (
        f"The certificate is in {folder}; anyone can check it: wythoff check {folder}, "
        f"or with Python alone: python3 -I {folder}/check.py"
    )
