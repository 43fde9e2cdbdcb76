"""`wythoff encode GAME --board N --encoding E --format F -o FILE`."""

from __future__ import annotations

import sys
from contextlib import AbstractContextManager, nullcontext
from enum import Enum
from pathlib import Path
from typing import IO, Annotated

import numpy as np
import typer
from kernel_encodings import catalogue, quantified
from kernel_encodings.core import core
from kernel_encodings.forms import Formula
from kernel_encodings.formula import Cnf
from kernel_encodings.ground import on_board
from kernel_encodings.questions import differs, two_kernels

from verifier.board import Board, parse_size
from verifier.claims import Claim, paper_claim, parse_claim
from verifier.cli.common import BoardOption, GameArgument
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
    blocking = "blocking"


def encode(
    game: GameArgument,
    board: BoardOption = "20",
    encoding: Annotated[
        str, typer.Option("--encoding", "-e", metavar="E", help=f"One of {', '.join(catalogue.ENCODINGS)}, core.")
    ] = "ladder",
    format: Annotated[
        Format | None, typer.Option("--format", "-f", help="By default what the encoding is for.")
    ] = None,
    output: Annotated[
        str, typer.Option("--output", "-o", metavar="FILE", help="Where to write; - for the screen.")
    ] = "-",
    claim: Annotated[str | None, typer.Option(help="As for verify; by default what the paper says.")] = None,
    question: Annotated[
        Question | None,
        typer.Option(
            help="claim: is there a kernel that differs from the claim? exists: is there a kernel? "
            "unique: are there two? blocking: why counting may stand for the block set, in the theory of finite sets."
        ),
    ] = None,
) -> None:
    """Write what a solver is asked to a file, with comment lines that name the variables.

    The question is by default `claim` where something is claimed, else `exists`. UNSAT is the hoped-for answer to
    `claim` and `unique`, SAT that to `exists`.
    """
    if question is Question.blocking:
        if format not in (None, Format.smt2):
            raise UserError("The question `blocking` is written as smt2 only.")
        with _stream(output) as stream:
            stream.write(quantified.set_theory())
        return
    name, rules = load_game(game)
    if not isinstance(rules, Ruleset):
        raise UserError(f"{name} is not played on one board; encode one of the games that it is made of.")
    claimed = parse_claim(claim) if claim else paper_claim(rules)
    question = question or (Question.claim if claimed else Question.exists)
    if question is Question.claim and claimed is None:
        raise UserError(
            f"The paper does not say what the P-positions of {name} are; give --claim, or --question exists."
        )
    formula, written = question_formula(Board(rules, *parse_size(board)), encoding, format, claimed, question)
    with _stream(output) as stream:
        catalogue.write(formula, written, stream)


def question_formula(
    board: Board, encoding: str, format: Format | None, claim: Claim | None, question: Question
) -> tuple[Formula, str]:
    """The formula that asks this question of a board, and the format in which to write it."""
    if encoding == "core":
        if claim is None or question is not Question.claim or format not in (None, Format.dimacs, Format.smt2):
            raise UserError("The encoding core is made for a claim: it has the question claim, as dimacs or smt2.")
        return _core(board, claim), (format or Format.dimacs).value
    forms = catalogue.find(encoding)
    formats = [f for form in forms for f, able in catalogue.FORMATS.items() if form in able]
    written = format.value if format else formats[0]
    if written not in formats:
        raise UserError(f"The encoding {encoding} is written as {' or '.join(formats)}, not as {written}.")
    form = next(form for form in forms if form in catalogue.FORMATS[written])
    formula = forms[form](board)
    if question is Question.exists:
        return formula, written
    if question is Question.unique:
        if not isinstance(formula, Cnf):
            raise UserError(f"The question unique is asked of clauses: take definition or ladder, not {encoding}.")
        return two_kernels(formula, board.width * board.height), written
    assert claim is not None
    return formula.with_clauses((differs(claim.array(*board.shape)),)), written


def _core(board: Board, claim: Claim) -> Cnf:
    """The definitional clauses that a claim needs, and that some position differs from it."""
    claimed = claim.array(*board.shape)
    clauses = core(board.rules, claimed)
    if clauses is None:
        raise UserError("The claim is wrong on this board, so it has no core; `wythoff verify` shows where.")
    cnf = Cnf(on_board(board, "core")[0].title)
    cnf.positions(*board.shape)
    cnf.add_flat(np.insert(clauses.literals, clauses.offsets[1:], 0))
    cnf.add(*differs(claimed))
    return cnf


def _stream(output: str) -> AbstractContextManager[IO[str]]:
    if output == "-":
        return nullcontext(sys.stdout)
    try:
        return Path(output).open("w", encoding="utf-8")
    except OSError as error:
        raise UserError(f"{output!r} cannot be written: {error.strerror}.") from None
