"""`wythoff encode GAME --board N --encoding E --format F -o FILE`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from enum import Enum
from typing import IO, Annotated

import numpy as np
import typer
from kernel_encodings import catalogue, quantified
from kernel_encodings.choice import union
from kernel_encodings.core import core
from kernel_encodings.formula import Cnf
from kernel_encodings.ground import on_board
from kernel_encodings.other_forms import Formula
from kernel_encodings.questions import differs, two_kernels
from numpy.typing import NDArray

from verifier.base.appearing import appearing_file
from verifier.base.errors import UserError
from verifier.claims.kinds import Claim
from verifier.cli.common import BoardOption, GameArgument, claim_of
from verifier.cli.words import LOOK
from verifier.games.board import Board, parse_size
from verifier.games.families import Choice, Game, Imitation
from verifier.games.names import load_game, title
from verifier.games.rules import Ruleset
from verifier.solve.retrograde import sweep
from verifier.theorems.table import printed_claim, said_by_the_paper
from verifier.verification.boards import formulas

__all__ = ["encode"]

WRONG = "The claim is wrong on this board, so it has no core; `wythoff verify` shows where."


class Format(str, Enum):
    dimacs = "dimacs"
    qdimacs = "qdimacs"
    opb = "opb"
    smt2 = "smt2"


class EncodedQuestion(str, Enum):
    claim = "claim"
    exists = "exists"
    unique = "unique"
    blocking = "blocking"


def encode(
    game: GameArgument,
    board: BoardOption = LOOK,
    encoding: Annotated[
        str | None,
        typer.Option("--encoding", "-e", metavar="E", help=f"One of {', '.join(catalogue.ENCODINGS)}, core."),
    ] = None,
    format: Annotated[
        Format | None, typer.Option("--format", "-f", help="By default what the encoding is for.")
    ] = None,
    output: Annotated[
        str, typer.Option("--output", "-o", metavar="FILE", help="Where to write; - for the screen.")
    ] = "-",
    claim: Annotated[str | None, typer.Option(help="As for verify; by default what the paper says.")] = None,
    question: Annotated[
        EncodedQuestion | None,
        typer.Option(
            help="claim: is there a kernel that differs from the claim? exists: is there a kernel? "
            "unique: are there two? blocking: why counting may stand for the block set, in the theory of finite sets."
        ),
    ] = None,
) -> None:
    """Write what a solver is asked to a file, with comment lines that name the variables.

    The question is by default `claim` where something is claimed, else `exists`. UNSAT is the hoped-for answer to
    `claim` and `unique`, SAT that to `exists`. A choice of games is one formula: the games on disjoint variables, after
    those of the board, which say that a position is P in one of them.
    """
    if question is EncodedQuestion.blocking:
        if format not in (None, Format.smt2):
            raise UserError("The question `blocking` is written as smt2 only.")
        with _stream(output) as stream:
            stream.write(quantified.set_theory())
        return
    name, rules = load_game(game)
    width, height = parse_size(board)
    claimed = claim_of(rules, name, claim) if claim else printed_claim(rules)
    question = question or (EncodedQuestion.claim if claimed else EncodedQuestion.exists)
    if question is EncodedQuestion.claim and claimed is None:
        claimed = said_by_the_paper(rules, name, "; give --claim, or --question exists.")
    if encoding is None:
        encoding = "definition" if isinstance(rules, Imitation) else "ladder"
    if encoding not in (*catalogue.ENCODINGS, "core"):
        raise UserError(
            f"There is no encoding {encoding!r}: the encodings are {', '.join((*catalogue.ENCODINGS, 'core'))}."
        )
    if encoding == "core":
        if claimed is None or question is not EncodedQuestion.claim or format not in (None, Format.dimacs, Format.smt2):
            raise UserError("The encoding core is made for a claim: it has the question claim, as dimacs or smt2.")
        formula: Formula = _core(rules, name, width, height, claimed)
        written = (format or Format.dimacs).value
    else:
        formula, written = _kernels(rules, name, width, height, encoding, format)
        if question is EncodedQuestion.unique:
            if not isinstance(formula, Cnf):
                raise UserError(f"The question unique is asked of clauses: take definition or ladder, not {encoding}.")
            formula = two_kernels(formula, width * height)
        elif question is EncodedQuestion.claim and claimed is not None:
            formula = formula.with_clauses((differs(claimed.array(width, height)),))
    with _stream(output) as stream:
        catalogue.write(formula, written, stream)


def _kernels(
    game: Game, name: str, width: int, height: int, encoding: str, format: Format | None
) -> tuple[Formula, str]:
    """The formula whose models are the kernels of a game, and the format in which to write it."""
    forms = catalogue.find(encoding)
    formats = [f for form in forms for f, able in catalogue.FORMATS.items() if form in able]
    written = format.value if format else formats[0]
    if written not in formats:
        raise UserError(f"The encoding {encoding} is written as {' or '.join(formats)}, not as {written}.")
    form = next(form for form in forms if form in catalogue.FORMATS[written])
    parts = [part.formula for part in formulas(game, width, height, encoding, form)]
    if not isinstance(game, Choice):
        return parts[0], written
    return _union(parts, game, encoding, name, width, height), written


def _union(parts: Sequence[Formula], game: Choice, encoding: str, name: str, width: int, height: int) -> Formula:
    """The formulas of the games of a choice as one, with their names in its comments."""
    names = [f"{encoding}: the P-positions of {title(one)}" for one in game.games]
    whole = f"{encoding}: the P-positions of {name} on a board of {width} x {height}"
    return union(parts, names, width * height, whole)


def _core(game: Game, name: str, width: int, height: int, claim: Claim) -> Formula:
    """The definitional clauses that a claim needs, and that some position differs from it.

    The claim about a choice of games does not say what each of them is claimed to be: their cores are those of their
    P-sets by retrograde analysis, and what is asked is whether the union of these differs from the claim.
    """
    claimed = claim.array(width, height)
    if isinstance(game, Imitation):
        raise UserError(f"{name} is played on states, not on a board, and only a board has a core.")
    if isinstance(game, Ruleset):
        return _core_of(game, claimed).with_clauses((differs(claimed),))
    truths = [sweep(Board(rules, width, height)) for rules in game.games]
    if (np.logical_or.reduce(truths) != claimed).any():
        raise UserError(WRONG)
    parts = [_core_of(rules, truth) for rules, truth in zip(game.games, truths, strict=True)]
    return _union(parts, game, "core", name, width, height).with_clauses((differs(claimed),))


def _core_of(rules: Ruleset, claimed: NDArray[np.bool_]) -> Cnf:
    """The core of a set that is claimed of one board."""
    clauses = core(rules, claimed)
    if clauses is None:
        raise UserError(WRONG)
    board = Board(rules, *claimed.shape)
    cnf = Cnf(on_board(board, "core")[0].title)
    cnf.positions(board.width, board.height)
    cnf.add_flat(np.insert(clauses.literals, clauses.offsets[1:], 0))
    return cnf


def _stream(output: str) -> AbstractContextManager[IO[str]]:
    return nullcontext(sys.stdout) if output == "-" else appearing_file(output)
