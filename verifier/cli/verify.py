"""`wythoff verify GAME --board N`."""

from __future__ import annotations

import sys
from typing import Annotated, Any

import typer
from kernel_encodings import catalogue

from verifier.board import parse_size
from verifier.claims import Claim, paper_claim, parse_claim
from verifier.cli.common import BoardOption, GameArgument, JsonOption, out, print_json, progress_console
from verifier.errors import UserError
from verifier.games import Game, Imitation
from verifier.notation import load_game
from verifier.solvers import SOLVERS, Limits
from verifier.verdict import Status, Verdict
from verifier.verify import DisagreementError
from verifier.verify import verify as ask

__all__ = ["verify"]

SolverOption = Annotated[
    str | None,
    typer.Option("--solver", "-s", metavar="S|all", help=f"One of {', '.join(SOLVERS)}; or all that can."),
]
EncodingOption = Annotated[
    str | None,
    typer.Option("--encoding", "-e", metavar="E", help=f"One of {', '.join(catalogue.ENCODINGS)}; by default ladder."),
]
TimeOption = Annotated[float | None, typer.Option("--time-limit", metavar="S", help="Seconds for each solver.")]
MemoryOption = Annotated[int | None, typer.Option("--memory-limit", metavar="MB", help="Megabytes for each solver.")]


def verify(
    game: GameArgument,
    board: BoardOption = "100",
    claim: Annotated[
        str | None,
        typer.Option(help="What is claimed: beatty:m=2,p=3, game:2WN^3, or a JSON or CSV file of positions."),
    ] = None,
    encoding: EncodingOption = None,
    solver: SolverOption = None,
    time_limit: TimeOption = None,
    memory_limit: MemoryOption = None,
    json: JsonOption = False,
) -> None:
    """Verify the P-positions of a game on a board with a solver.

    The claim is by default what the paper says of the game. Exit code 0: verified; 1: refuted, with the smallest
    position that differs; 3: unknown, with the reason.
    """
    name, rules = load_game(game)
    width, height = parse_size(board)
    claimed = claim_of(rules, name, claim)
    limits = Limits(time_limit, memory_limit)
    chosen = encoding or ("definition" if isinstance(rules, Imitation) else "ladder")
    names = _able(chosen) if solver == "all" else [solver]
    verdicts: list[Verdict] = []
    try:
        for each in names:
            if progress_console.is_terminal and not json:
                progress_console.print(f"[dim]{each or 'solver'} ...[/dim]", end="\r")
            verdicts.append(ask(rules, claimed, width, height, encoding=chosen, solver=each, limits=limits))
            if solver == "all" and not json:
                _line(verdicts[-1])
        verdict = _together(verdicts)
    except DisagreementError as error:
        typer.echo(f"wythoff: an error of this program, please report it: {error}", err=True)
        sys.exit(70)
    if json:
        data: dict[str, Any] = {"game": name, "board": [width, height], "claim": claimed.to_json()} | verdict.to_json()
        print_json(data | ({"solvers": [v.to_json() for v in verdicts]} if solver == "all" else {}))
    else:
        if solver != "all":
            _line(verdict)
        out.print(f"{verdict.status.value}: {verdict.reason}", markup=False)
    raise typer.Exit(verdict.status.exit_code)


def claim_of(game: Game, name: str, text: str | None) -> Claim:
    """The claim that a user typed, or what the paper says of the game."""
    claimed = parse_claim(text) if text else paper_claim(game)
    if claimed is None:
        raise UserError(
            f"The paper does not say what the P-positions of {name} are; "
            "give --claim beatty:m=2,p=3, --claim game:2WN^3 or --claim FILE."
        )
    return claimed


def _able(encoding: str) -> list[str | None]:
    """The names of all solvers that are here and read this encoding."""
    forms = catalogue.find(encoding)
    return [s.name for s in SOLVERS.values() if not s.missing and any(form in s.reads for form in forms)]


def _line(verdict: Verdict) -> None:
    """One line: who answered, the size of the question, the times."""
    e = verdict.evidence
    memory = f", {e['megabytes']} MB" if e["megabytes"] else ""
    out.print(
        f"{e['solver']:<12} {verdict.status.value:<9} {e['encoding']}: {e['variables']:,} variables, "
        f"{e['clauses']:,} clauses; generated in {e['seconds']['generate']:.2f} s, "
        f"solved in {e['seconds']['solve']:.2f} s{memory}",
        markup=False,
    )


def _together(verdicts: list[Verdict]) -> Verdict:
    """One verdict of several solvers: those that have an answer must agree."""
    answers = [verdict for verdict in verdicts if verdict.status is not Status.UNKNOWN]
    if not answers:
        return verdicts[0]
    for verdict in answers[1:]:
        if (verdict.status, verdict.counterexample) != (answers[0].status, answers[0].counterexample):
            raise DisagreementError(f"{answers[0].evidence['solver']} and {verdict.evidence['solver']} disagree.")
    return answers[0]
