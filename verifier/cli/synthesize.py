"""`wythoff synthesize`: which rules have these P-positions?"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from verifier.base.errors import UserError
from verifier.cli.common import BoardOption, JsonOption, hand_over, out, print_json, progress_console
from verifier.cli.words import LOOK
from verifier.games.board import parse_size
from verifier.games.names import load_game
from verifier.games.rules import Bishop, Block, Part, Position, Rook, Ruleset

if TYPE_CHECKING:
    from verifier.synthesis.answers import Effort, SynthesisAnswer
    from verifier.synthesis.switches import Family
    from verifier.synthesis.target import Target

__all__ = ["synthesize"]


NOTHING = 'one is of "none" or "no fewer", and neither was proved here.'


class FamilyName(str, Enum):
    residues = "residues"
    lengths = "lengths"
    bishops = "bishops"
    invariant = "invariant"


def synthesize(
    target: Annotated[
        str, typer.Option("--claim", metavar="CLAIM", help="The P-positions: beatty:m=2,p=3, 2WN^3, or a file.")
    ],
    board: BoardOption = LOOK,
    family: Annotated[FamilyName | None, typer.Option(help="Which rules to search.")] = None,
    modulus: Annotated[int, typer.Option(metavar="q", help="residues: rook lengths in a set of residues mod q.")] = 6,
    longest: Annotated[int | None, typer.Option(metavar="L", help="lengths: up to L; --blocking: l up to L.")] = None,
    width: Annotated[int, typer.Option(metavar="W", help="bishops: widths up to W.")] = 4,
    step: Annotated[int, typer.Option(metavar="S", help="bishops: steps up to S.")] = 4,
    game: Annotated[
        str | None, typer.Option(metavar="GAME", help="Whose other parts are kept, or whose moves are judged.")
    ] = None,
    block: Annotated[
        str | None, typer.Option(metavar="K:KIND", help="With at most K options blocked: 2:roob:2, 1:bishop, 1:any.")
    ] = None,
    asymmetric: Annotated[bool, typer.Option("--asymmetric", help="(i,j) and (j,i) are different moves.")] = False,
    move: Annotated[
        list[str] | None, typer.Option(metavar="I,J", help="invariant: is this move of --game redundant?")
    ] = None,
    redundant: Annotated[
        int | None, typer.Option(metavar="K", help="invariant: all redundant moves of --game up to K x K.")
    ] = None,
    minimal_change: Annotated[
        str | None, typer.Option(metavar="GAME", help="The fewest moves to add to GAME or to remove from it.")
    ] = None,
    blocking: Annotated[
        str | None, typer.Option(metavar="GAME", help="For which k and kind has GAME with k-blocking the target?")
    ] = None,
    count: Annotated[bool, typer.Option("--count", help="The number of answers only.")] = False,
    limit: Annotated[int, typer.Option(help="Stop after so many answers.")] = 10_000,
    time_limit: Annotated[float | None, typer.Option(metavar="S", help="Seconds for the smallest set.")] = None,
    certificate: Annotated[
        Path | None, typer.Option(metavar="DIR", help='Keep the proof of "none" or "no fewer" for wythoff check.')
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Replace an existing certificate.")] = False,
    json: JsonOption = False,
) -> None:
    """Find the rules that have given P-positions; each answer is tested on a board three times as wide."""
    from verifier.synthesis.answers import Effort

    sizes = FamilySizes(modulus, longest, width, step)
    moves = tuple(move or ())
    asked = RuleQuestion(family, minimal_change, blocking, sizes, game, block, asymmetric, moves, redundant, count)
    _refuse_nonsense(asked, limit, time_limit)
    goal = _goal(target, board)
    if certificate is not None:
        from verifier.certificate.write.manifest import refuse_existing

        refuse_existing(certificate.absolute(), force)
    with _progress() as (found, bounds):
        effort = Effort(
            limit=limit, seconds=time_limit, certificate=certificate, force=force, found=found, bounds=bounds
        )
        answer = _answer(goal, asked, effort)
    _show(answer, certificate, json=json)
    raise typer.Exit(answer.code)


@dataclass(frozen=True)
class FamilySizes:
    """How large a family is: the options of these names."""

    modulus: int
    longest: int | None
    width: int
    step: int


@dataclass(frozen=True)
class RuleQuestion:
    """What was asked: one of `family`, `minimal_change` and `blocking`, and the options that belong to it."""

    family: FamilyName | None
    minimal_change: str | None
    blocking: str | None
    sizes: FamilySizes
    game: str | None
    block: str | None
    asymmetric: bool
    moves: tuple[str, ...]
    redundant: int | None
    count: bool


def _refuse_nonsense(asked: RuleQuestion, limit: int, time_limit: float | None) -> None:
    """One question, the options that it has, and numbers that mean something."""
    from verifier.solvers.ask import seconds_of

    if sum(question is not None for question in (asked.family, asked.minimal_change, asked.blocking)) != 1:
        raise UserError("Ask one question: --family F, --minimal-change GAME or --blocking GAME.")
    if limit < 1:
        raise UserError("--limit is a positive number.")
    if time_limit is not None:
        seconds_of(time_limit)
    _belongs(asked)
    if asked.sizes.longest is not None and asked.sizes.longest < 1:
        raise UserError("--longest is at least 1.")
    if asked.redundant is not None and asked.redundant < 1:
        raise UserError("--redundant K asks for the moves up to K x K: K is at least 1.")


def _goal(target: str, board: str) -> Target:
    """The P-positions that the rules are to have, on a board that can be searched."""
    from verifier.synthesis.target import Target, parse_target

    goal = Target(parse_target(target), parse_size(board))
    if max(goal.board) > 400:
        raise UserError("Rules are searched on boards of at most 400 x 400, and tested on three times that.")
    return goal


def _answer(goal: Target, asked: RuleQuestion, effort: Effort) -> SynthesisAnswer:
    """The answer to the question that was asked."""
    from verifier.synthesis.blocking_answer import blocking_answer
    from verifier.synthesis.change_answer import change_answer
    from verifier.synthesis.family_answer import family_answer

    if asked.minimal_change is not None:
        return change_answer(goal, _board_game(asked.minimal_change), effort, asymmetric=asked.asymmetric)
    if asked.blocking is not None:
        longest = asked.sizes.longest
        most = min(12, *goal.board) if longest is None else longest
        return blocking_answer(goal, _board_game(asked.blocking), most, effort)
    if asked.family is FamilyName.invariant:
        return _invariant(goal, asked, effort)
    assert asked.family is not None
    rules = _switches(asked.family, goal, _known(goal.game, asked.game), _block(asked.block), asked.sizes)
    return family_answer(goal, rules, effort, only_count=asked.count)


def _invariant(goal: Target, asked: RuleQuestion, effort: Effort) -> SynthesisAnswer:
    """Vectors that are legal wherever they fit: which may join or leave the game, or a smallest set of them."""
    if asked.moves or asked.redundant is not None:
        from verifier.synthesis.moves_answer import moves_answer

        moves = [_vector(text) for text in asked.moves]
        known = _known(goal.game, asked.game)
        return moves_answer(goal, known, moves, asked.redundant, asymmetric=asked.asymmetric)
    from verifier.synthesis.invariant_answer import invariant_answer

    return invariant_answer(goal, effort, asymmetric=asked.asymmetric)


def _switches(family: FamilyName, goal: Target, known: Ruleset, blocked: Block | None, sizes: FamilySizes) -> Family:
    """The family to search."""
    from verifier.synthesis import switches

    if min(goal.board) < 2:
        raise UserError("Take a board of at least 2 x 2: below that no rook move and no bishop move occurs.")
    if family is FamilyName.bishops:
        return switches.bishops(sizes.width, sizes.step, _others(known, Bishop), blocked, known.removed)
    if family is FamilyName.lengths:
        most = _fits(min(goal.board) - 1 if sizes.longest is None else sizes.longest, goal.board, "--longest")
        return switches.lengths(most, _others(known, Rook), blocked, known.removed)
    q = _fits(sizes.modulus, goal.board, "--modulus")
    return switches.residues(q, _others(known, Rook), blocked, known.removed)


def _show(answer: SynthesisAnswer, certificate: Path | None, *, json: bool) -> None:
    nothing = certificate is not None and (answer.proof is None or answer.proof.folder is None)
    if certificate is not None and not nothing:
        hand_over(certificate)
    if json:
        print_json(answer.to_json() | ({"nothing_to_certify": NOTHING} if nothing else {}))
        return
    for line in answer.lines():
        out.print(line, markup=False)
    if nothing:
        out.print(f"No certificate was written: {NOTHING}", markup=False)


def _belongs(asked: RuleQuestion) -> None:
    """An option that the question does not have is a misunderstanding, not to be passed over."""
    invariant = asked.family is FamilyName.invariant
    if asked.asymmetric and not invariant and asked.minimal_change is None:
        raise UserError("--asymmetric belongs to --family invariant and --minimal-change: other rules are symmetric.")
    if (asked.moves or asked.redundant is not None) and not invariant:
        raise UserError("--move and --redundant belong to --family invariant.")
    if asked.block is not None and (asked.family is None or invariant):
        raise UserError(
            "--block belongs to --family residues, lengths and bishops; --minimal-change and --blocking name a game."
        )


def _board_game(name: str) -> Ruleset:
    rules = load_game(name)[1]
    if not isinstance(rules, Ruleset):
        raise UserError(f"{name} has no board of its own; name a board game such as 2WN or 2WN^3.")
    if rules.terminal:
        raise UserError("Rules are not searched for games with terminal positions.")
    return rules


def _known(default: Ruleset | None, name: str | None) -> Ruleset:
    if name is not None:
        return _board_game(name)
    if default is None:
        raise UserError(
            "This target names no game: say with --game which other parts the rules have, as in --game 2WN."
        )
    return default


def _others(rules: Ruleset, kind: type[Part]) -> tuple[Part, ...]:
    """The parts of a game that are no rooks (or no bishops)."""
    return tuple(part for part in rules.moves if not isinstance(part, kind))


def _fits(value: int, board: tuple[int, int], option: str) -> int:
    """A length that does not occur on the board would be free, and the answers without meaning."""
    if value >= min(board):
        raise UserError(f"{option} must be below the board's side {min(board)}: longer moves do not occur on it.")
    return value


def _block(text: str | None) -> Block | None:
    if text is None:
        return None
    match = re.fullmatch(r"(\d{1,9}):(any|bishop|roob)(?::(\d{1,9}))?", text.strip())
    if not match:
        raise UserError(f"Blocking looks like 2:roob:2, 1:bishop or 1:any, not {text!r}.")
    block = Block(int(match[1]), match[2], int(match[3] or 1))  # type: ignore[arg-type]
    return block if block.at_most else None


def _vector(text: str) -> Position:
    match = re.fullmatch(r"\(?(\d{1,9}),(\d{1,9})\)?", text.replace(" ", ""))
    if not match or text.strip("() ") in ("0,0", "0, 0"):
        raise UserError(f"A move is a vector such as 3,4, not {text!r}.")
    return int(match[1]), int(match[2])


@contextmanager
def _progress() -> Iterator[tuple[Callable[[int], None], Callable[[int, int | None], None]]]:
    """On a terminal: how many answers, or the best one and the bound below it; elsewhere nothing."""
    if not progress_console.is_terminal:
        yield (lambda count: None), (lambda lower, best: None)
        return
    from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

    columns = (SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=progress_console, transient=True) as progress:
        task = progress.add_task("searching", total=None)

        def found(count: int) -> None:
            progress.update(task, description=f"{count} found")

        def bounds(lower: int, best: int | None) -> None:
            text = f"at least {lower}, best found {best}; Ctrl-C stops with it"
            progress.update(task, description=text, total=best, completed=lower)

        yield found, bounds
