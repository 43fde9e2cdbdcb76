"""`wythoff verify GAME --board N`."""

from __future__ import annotations

from enum import Enum
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from kernel_encodings import catalogue

from verifier.base.errors import UserError
from verifier.base.verdict import Status, Verdict
from verifier.certificate.write.manifest import refuse_existing
from verifier.claims.lists import extent, notes
from verifier.cli.common import BoardOption, GameArgument, JsonOption, claim_of, hand_over, out, print_json
from verifier.cli.words import ASK
from verifier.games.board import parse_size
from verifier.games.families import Game, Imitation
from verifier.games.names import load_game
from verifier.solvers.ask import SOLVERS, Limits
from verifier.theorems.table import printed_claim
from verifier.verification.boards import CORE, certify, solvers_for, verify_by
from verifier.verification.boards import verify as ask

__all__ = ["verify"]


class ProofSource(str, Enum):
    """Where a certificate's proof comes from."""

    core = "core"
    solver = "solver"


SolverOption = Annotated[
    str | None,
    typer.Option("--solver", "-s", metavar="S|all", help=f"One of {', '.join(SOLVERS)}; or all that can."),
]
EncodingOption = Annotated[
    str | None,
    typer.Option(
        "--encoding", "-e", metavar="E", help=f"core, the default, or one of {', '.join(catalogue.ENCODINGS)}."
    ),
]
TimeOption = Annotated[float | None, typer.Option("--time-limit", metavar="S", help="Seconds for each solver.")]
CertificateOption = Annotated[
    Path | None, typer.Option("--certificate", "-c", metavar="DIR", help="Keep the proof in this new folder.")
]
MemoryOption = Annotated[int | None, typer.Option("--memory-limit", metavar="MB", help="Megabytes for each solver.")]


WITH_EVER = {"game", "ever", "claim", "certificate", "force", "time_limit", "json"}
WITH_ROWS = {"game", "rows", "claim", "certificate", "force", "json"}


def verify(
    context: typer.Context,
    game: GameArgument,
    board: BoardOption = ASK,
    claim: Annotated[
        str | None,
        typer.Option(
            metavar="C",
            help="beatty:m=2,p=3, game:2WN^3, bfile:d=FILE, or a list in a file; by default `paper`.",
        ),
    ] = None,
    rows: Annotated[
        int | None,
        typer.Option("--rows", metavar="R", help="Not a board: the first R rows, every column, of the infinite board."),
    ] = None,
    ever: Annotated[
        bool, typer.Option("--ever", help="Not a board: every position, by an automaton (see `wythoff theorem`).")
    ] = False,
    encoding: EncodingOption = None,
    solver: SolverOption = None,
    time_limit: TimeOption = None,
    memory_limit: MemoryOption = None,
    certificate: CertificateOption = None,
    force: Annotated[bool, typer.Option("--force", help="Replace an existing certificate.")] = False,
    proof: Annotated[
        ProofSource, typer.Option(help="The certificate's proof: from the core of the definition, or the solver's own.")
    ] = ProofSource.core,
    strips: Annotated[int, typer.Option(metavar="K", help="Write the certificate in K strips of rows.")] = 1,
    external: Annotated[
        bool, typer.Option("--external", help="Ask cake_lpr, lrat-check, lrat-trim, drat-trim and drup too, if here.")
    ] = False,
    json: JsonOption = False,
) -> None:
    """Verify the P-positions of a game on a board.

    VERIFIED needs all of these: a sweep without any solver finds the same, a solver refutes that some position
    differs, and a checker accepts a proof of it. With --certificate the proof is kept, in a folder that anyone can
    check. The claim is by default what the paper says of the game. With --rows the claim is verified on the first R
    rows of the infinite board, every column; a game of which the paper says nothing then has its P-positions in
    these rows certified. With --ever it is verified on the whole infinite board, by an automaton that is found and
    proved.

    Exit code 0: verified (or AGREED, for a game that is claimed to be Imitation Nim: this has no certificate); 1:
    refuted, with the smallest position that differs; 3: unknown, with the reason; 70: two ways disagree, an error of
    this program.
    """
    name, rules = load_game(game)
    if ever:
        surplus = [f"--{o.replace('_', '-')}" for o in context.params if o not in WITH_EVER and _given(context, o)]
        if surplus:
            raise UserError(
                f"With --ever go --claim, --certificate, --force and --time-limit, not {', '.join(surplus)}."
            )
        from verifier.automata.find import SECONDS
        from verifier.cli.theorem import theorem

        theorem(game, claim, certificate, force, SECONDS if time_limit is None else time_limit, json=json)
    if rows is not None:
        surplus = [f"--{o.replace('_', '-')}" for o in context.params if o not in WITH_ROWS and _given(context, o)]
        if surplus:
            raise UserError(f"With --rows go --claim, --certificate and --force, not {', '.join(surplus)}.")
        _verify_rows(rules, name, claim, rows, certificate, force, json)
    if certificate is not None:
        refuse_existing(certificate.absolute(), force)
    whole = claim_of(rules, name, claim)
    end = extent(whole)
    width, height = parse_size(board) if end is None or _given(context, "board") else end
    claimed = whole.on(width, height)
    limits = Limits(time_limit, memory_limit)
    said: dict[str, Any] = {"game": name, "board": [width, height], "claim": claimed.to_json()}
    said["notes"] = notes(whole, (width, height), _given(context, "board"))
    if certificate is not None:
        if encoding not in (None, CORE) or solver == "all":
            raise UserError("A certificate has its own formula and one solver: leave out --encoding and --solver all.")
        verdict = certify(
            *(rules, claimed, width, height, certificate),
            force=force,
            proof=proof.value,
            strips=strips,
            solver=solver or "cadical",
            limits=limits,
            external=external,
        )
        _print(verdict, said, certificate, json)
    if force or external or strips != 1 or proof is not ProofSource.core:
        raise UserError("The options --force, --proof, --strips and --external belong to --certificate DIR.")
    if solver != "all":
        verdict = ask(rules, claimed, width, height, encoding=encoding, solver=solver, limits=limits)
        if not json:
            _line(verdict)
        _print(verdict, said, None, json)
    chosen = encoding or ("definition" if isinstance(rules, Imitation) else CORE)
    verdict, each = verify_by(solvers_for(chosen), rules, claimed, width, height, encoding=encoding, limits=limits)
    for one in () if json else each:
        _line(one)
    _print(verdict, said | {"solvers": [one.to_json() for one in each]}, None, json)


def _print(verdict: Verdict, said: dict[str, Any], folder: Path | None, json: bool) -> NoReturn:
    """The verdict, and where its certificate is."""
    handed = hand_over(folder) if folder is not None and verdict.status is not Status.UNKNOWN else None
    if json:
        print_json(said | verdict.to_json())
    else:
        out.print(f"{verdict.status.value}: {verdict.reason}", markup=False)
        for note in said.get("notes", ()):
            out.print(note, markup=False)
        for opinion in verdict.evidence.get("external", ()):
            out.print(f"{opinion['tool']} {opinion['word']} {opinion['leaf']}: {opinion['says']}", markup=False)
        if handed is not None:
            if "rows" in said and verdict.status is Status.REFUTED:
                out.print("The certificate is of the P-positions that there are.", markup=False)
            out.print(handed, markup=False)
    raise typer.Exit(verdict.status.exit_code)


def _given(context: typer.Context, option: str) -> bool:
    """Was the option on the command line?"""
    source = context.get_parameter_source(option)
    return source is not None and source.name == "COMMANDLINE"


def _verify_rows(
    rules: Game, name: str, text: str | None, R: int, folder: Path | None, force: bool, json: bool
) -> NoReturn:
    """The claim, or the paper's if it has one, on complete rows."""
    from verifier.verification.complete_rows import verify_rows

    if force and folder is None:
        raise UserError("The option --force belongs to --certificate DIR.")
    claim = printed_claim(rules) if text is None else claim_of(rules, name, text)
    verdict = verify_rows(rules, claim, R, folder, force=force)
    _print(verdict, {"game": name, "rows": R, "claim": claim.to_json() if claim else None}, folder, json)


def _line(verdict: Verdict) -> None:
    """One line: who answered, the size of the question, the times."""
    e = verdict.evidence
    if "variables" not in e:  # no formula was made, or none was answered: the reason says more
        return
    memory = f", {e['megabytes']} MB" if e["megabytes"] else ""
    out.print(
        f"{e['solver']:<12} {verdict.status.value:<9} {e['encoding']}: {e['variables']:,} variables, "
        f"{e['clauses']:,} clauses; generated in {e['seconds']['generate']:.2f} s, "
        f"solved in {e['seconds']['solve']:.2f} s{memory}",
        markup=False,
    )
