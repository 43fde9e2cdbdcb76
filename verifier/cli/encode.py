"""`wythoff encode GAME --board N --encoding E --format F -o FILE`."""

from __future__ import annotations

import sys
from enum import Enum
from pathlib import Path
from typing import Annotated

import typer

from kernel_encodings import catalogue, quantified
from kernel_encodings.formula import Cnf
from kernel_encodings.forms import Formula
from kernel_encodings.questions import differs, two_kernels
from verifier.board import Board, parse_size
from verifier.claims import SameAs
from verifier.cli.common import BoardOption, GameArgument, progress_console
from verifier.cli.verify import EncodingOption, claim_of
from verifier.errors import UserError
from verifier.notation import load_game
from verifier.rules import Ruleset

__all__ = ["encode"]


class Format(str, Enum):
    dimacs = "dimacs"
    qdimacs = "qdimacs"
    opb = "opb"
    smt2 = "smt2"


class Question(str, Enum):
    claim = "claim"
    exists = "exists"
    unique = "unique"


def encode(
    game: GameArgument,
    board: BoardOption = "20",
    encoding: EncodingOption = None,
    format: Annotated[Format | None, typer.Option("--format", "-f", help="By default what the encoding is for.")] = None,
    output: Annotated[str, typer.Option("--output", "-o", metavar="FILE", help="Where to write; - is the screen.")] = "-",
    claim: Annotated[str | None, typer.Option(help="As for verify; by default what the paper says.")] = None,
    question: Annotated[
        Question,
        typer.Option(
            help="claim: is there a kernel that differs from the claim? exists: is there one? unique: are there two?"
        ),
    ] = Question.claim,
) -> None:
    """Write the question to a solver to disk, with comment lines that name the variables.

    With the question `claim` or `unique`, UNSAT is what the paper expects; with `exists` it is SAT.
    """
    if game == "blocking":
        _write_to(output, quantified.set_theory())
        return
    name, rules = load_game(game)
    if not isinstance(rules, Ruleset):
        raise UserError(f"{name} is no game of one board; encode one of the games that it is made of.")
    width, height = parse_size(board)
    chosen = encoding or "ladder"
    formula = ask(rules, name, Board(rules, width, height), chosen, format, claim, question)
    written = format.value if format else _formats(chosen)[0]
    if output == "-":
        catalogue.write(formula, written, sys.stdout)
        return
    with _open(output) as stream:
        catalogue.write(formula, written, stream)
    if progress_console.is_terminal:
        progress_console.print(f"{output}: {formula.variables:,} variables, {formula.count:,} clauses", markup=False)
