"""`wythoff verify GAME --board N`."""

from __future__ import annotations

import sys
import tempfile
from dataclasses import replace
from enum import Enum
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from kernel_encodings import catalogue

from verifier.base.errors import UserError
from verifier.base.verdict import Status, Verdict
from verifier.certificate import certify
from verifier.claims.kinds import Claim, SameAs
from verifier.cli.common import BoardOption, GameArgument, JsonOption, claim_of, out, print_json, progress_console
from verifier.games.board import parse_size
from verifier.games.families import Game, Imitation
from verifier.games.notation import load_game
from verifier.solvers.ask import SOLVERS, Limits
from verifier.theorems.table import printed_claim
from verifier.verify.boards import DisagreementError
from verifier.verify.boards import verify as ask

__all__ = ["verify"]


BOARD = "100"


class Proof(str, Enum):
    """Where a certificate's proof comes from."""

    core = "core"
    solver = "solver"


SolverOption = Annotated[
    str | None,
    typer.Option("--solver", "-s", metavar="S|all", help=f"One of {', '.join(SOLVERS)}; or all that can."),
]
EncodingOption = Annotated[
    str | None,
    typer.Option("--encoding", "-e", metavar="E", help=f"One of {', '.join(catalogue.ENCODINGS)}; by default ladder."),
]
TimeOption = Annotated[float | None, typer.Option("--time-limit", metavar="S", help="Seconds for each solver.")]
CertificateOption = Annotated[
    Path | None, typer.Option("--certificate", "-c", metavar="DIR", help="Keep the proof in this new folder.")
]
MemoryOption = Annotated[int | None, typer.Option("--memory-limit", metavar="MB", help="Megabytes for each solver.")]


WITH_ROWS = {"game", "rows", "claim", "certificate", "force", "json"}


def verify(
    context: typer.Context,
    game: GameArgument,
    board: BoardOption = BOARD,
    claim: Annotated[
        str | None,
        typer.Option(
            metavar="C", help="What is claimed: beatty:m=2,p=3, game:2WN^3, a JSON or CSV file; by default `paper`."
        ),
    ] = None,
    rows: Annotated[
        int | None,
        typer.Option("--rows", metavar="R", help="Not a board: the first R rows, every column, of the infinite board."),
    ] = None,
    encoding: EncodingOption = None,
    solver: SolverOption = None,
    time_limit: TimeOption = None,
    memory_limit: MemoryOption = None,
    certificate: CertificateOption = None,
    force: Annotated[bool, typer.Option("--force", help="Replace an existing certificate.")] = False,
    proof: Annotated[
        Proof, typer.Option(help="The certificate's proof: from the core of the definition, or the solver's own.")
    ] = Proof.core,
    strips: Annotated[int, typer.Option(metavar="K", help="Write the certificate in K strips of rows.")] = 1,
    external: Annotated[
        bool, typer.Option("--external", help="Ask cake_lpr, lrat-check, lrat-trim, drat-trim and drup too, if here.")
    ] = False,
    json: JsonOption = False,
) -> None:
    """Verify the P-positions of a game on a board.

    A solver refutes that some position differs, and a checker accepts a proof of it: the verdict needs both. With
    --certificate the proof is kept, in a folder that anyone can check. The claim is by default what the paper says of
    the game. With --rows the claim is verified on the first R rows of the infinite board, every column; a game of which
    the paper says nothing then has its P-positions in these rows certified.

    Exit code 0: verified; 1: refuted, with the smallest position that differs; 3: unknown, with the reason.
    """
    name, rules = load_game(game)
    if rows is not None:
        surplus = [f"--{o.replace('_', '-')}" for o in context.params if o not in WITH_ROWS and _given(context, o)]
        if surplus:
            raise UserError(f"With --rows go --claim, --certificate and --force, not {', '.join(surplus)}.")
        _verify_rows(rules, name, claim, rows, certificate, force, json)
    width, height = parse_size(board)
    claimed = claim_of(rules, name, claim).on(width, height)
    limits = Limits(time_limit, memory_limit)
    if certificate is not None:
        if encoding or time_limit or memory_limit:
            raise UserError("A certificate has its own formula and no limits: leave out --encoding and the limits.")
        _certify(rules, name, claimed, (width, height), certificate, solver, force, proof, strips, external, json)
    if force or external or strips != 1 or proof is not Proof.core:
        raise UserError("The options --force, --proof, --strips and --external belong to --certificate DIR.")
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
        verdict = _with_proof(_together(verdicts), rules, claimed, width, height)
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


def _given(context: typer.Context, option: str) -> bool:
    """Was the option on the command line?"""
    source = context.get_parameter_source(option)
    return source is not None and source.name == "COMMANDLINE"


def _verify_rows(
    rules: Game, name: str, text: str | None, R: int, folder: Path | None, force: bool, json: bool
) -> NoReturn:
    """The claim, or the paper's if it has one, on complete rows."""
    from verifier.verify.complete_rows import verify_rows

    if force and folder is None:
        raise UserError("The option --force belongs to --certificate DIR.")
    claim = printed_claim(rules) if text is None else claim_of(rules, name, text)
    verdict = verify_rows(rules, claim, R, folder, force=force)
    if json:
        print_json({"game": name, "rows": R, "claim": claim.to_json() if claim else None} | verdict.to_json())
    else:
        out.print(f"{verdict.status.value}: {verdict.reason}", markup=False)
        if folder is not None and verdict.status is not Status.UNKNOWN:
            if verdict.status is Status.REFUTED:
                out.print("The certificate is of the P-positions that there are.", markup=False)
            out.print(f"The certificate is in {folder}; anyone can check it: wythoff check {folder}", markup=False)
    raise typer.Exit(verdict.status.exit_code)


def _certify(
    game: Game,
    name: str,
    claim: Claim,
    board: tuple[int, int],
    folder: Path,
    solver: str | None,
    force: bool,
    proof: Proof,
    strips: int,
    external: bool,
    json: bool,
) -> NoReturn:
    """Write and check a certificate, and answer with it."""
    verdict = certify(
        *(game, claim, *board, folder),
        force=force,
        proof=proof.value,
        strips=strips,
        solver=solver or "cadical",
        external=external,
    )
    if json:
        print_json({"game": name, "board": list(board), "claim": claim.to_json()} | verdict.to_json())
    else:
        out.print(f"{verdict.status.value}: {verdict.reason}", markup=False)
        for opinion in verdict.evidence.get("external", ()):
            out.print(f"{opinion['tool']} {opinion['word']} {opinion['leaf']}: {opinion['says']}", markup=False)
        if verdict.status is not Status.UNKNOWN:
            out.print(f"The certificate is in {folder}; anyone can check it: wythoff check {folder}", markup=False)
    raise typer.Exit(verdict.status.exit_code)


def _with_proof(verdict: Verdict, game: Game, claim: Claim, width: int, height: int) -> Verdict:
    """The verdict, once a checker has accepted a proof of it too; UNKNOWN if it has not.

    Imitation Nim has no board and so no certificate: there the solver's word and the retrograde analysis must do.
    """
    plays_imitation = isinstance(game, Imitation) or (isinstance(claim, SameAs) and isinstance(claim.game, Imitation))
    if verdict.status is Status.UNKNOWN or plays_imitation:
        return verdict
    with tempfile.TemporaryDirectory() as folder:
        proved = certify(game, claim, width, height, Path(folder) / "certificate", solver=None)
    if proved.status is Status.UNKNOWN:
        return replace(verdict, status=Status.UNKNOWN, reason=proved.reason, counterexample=None)
    if (proved.status, proved.counterexample) != (verdict.status, verdict.counterexample):
        raise DisagreementError("the solver and the certificate disagree.")
    checker = proved.evidence["checker"]
    return replace(
        verdict,
        reason=f"{verdict.reason} The solver refuted the contrary, and the {checker} checker accepted a proof.",
        evidence=verdict.evidence | {"checker": checker},
    )


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
