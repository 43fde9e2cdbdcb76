"""`wythoff check`: does a folder prove what its manifest says?"""

from __future__ import annotations

from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from verifier.base.errors import UserError
from verifier.cli.common import JsonOption, out, print_json

if TYPE_CHECKING:
    from verifier.automata.coq import CoqWord
    from verifier.certificate.check.reference import Report

__all__ = ["check"]

# What is said of an accepted certificate in JSON.
SAID = {
    "board": ("verdict", "game", "claim", "board", "counterexample"),
    "rows": ("game", "claim", "board"),
    "rules": ("claim", "board", "at_least"),
    "bound": ("claim", "board", "at_least"),
    "formula": ("formula", "values", "game"),
    "kernel": ("nodes", "kernels"),
    "automaton": ("game",),
}


class Checker(str, Enum):
    """Which checker speaks; `auto` is the fast one for large certificates and the reference one for the others."""

    auto = "auto"
    reference = "reference"
    fast = "fast"


def check(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="The folder of a certificate.")],
    checker: Annotated[Checker, typer.Option(help="Which of the two checkers of boards; they must agree.")] = (
        Checker.auto
    ),
    external: Annotated[
        bool, typer.Option("--external", help="Ask other people's checkers too, those that are installed.")
    ] = False,
    coq: Annotated[
        bool, typer.Option("--coq", help="Let Coq check the theorem too (certificates of automata).")
    ] = False,
    as_json: JsonOption = False,
) -> None:
    """Check a certificate: exit 0 accepted, 1 rejected with the first reason, 2 unreadable.

    With --external other people's checkers judge the formula and the proof too: cake_lpr, lrat-check, lrat-trim,
    drat-trim, lrat_isa, ACL2 and drup, as far as they are here. One that rejects takes the acceptance away; one
    that does not answer does not.

    With --coq the theorem of an automaton is stated for Coq, whose kernel checks it from the definition of P-positions
    on; then neither this program nor its checkers need be believed.
    """
    from verifier.certificate.check import judge, kind_of
    from verifier.cli.proved import is_strip, sentence

    if not folder.is_dir():
        raise UserError(f"There is no folder {folder}; a certificate is a folder, written by `verify --certificate`.")
    kind = kind_of(folder).name
    report = judge(folder, checker.value)
    opinions = []
    if external and report.accepted:
        from verifier.certificate.check.external import opinions as ask

        opinions = ask(folder)
    said = _by_coq(folder, kind) if coq and report.accepted else None
    code = 1 if any(opinion.accepted is False for opinion in opinions) else report.exit_code
    if said is not None and not said.accepted:
        code = 1
    if as_json:
        data = _data(kind, report) | {"accepted": code == 0}
        if external:
            data["external"] = [opinion.to_json() for opinion in opinions]
        if said is not None:
            data["coq"] = said.to_json()
        print_json(data)
    else:
        out.print(sentence(kind, report) if report.accepted else report.reason, markup=False)
        if report.accepted and kind == "board" and is_strip(report.manifest):
            out.print("This is a strip of rows: alone it does not prove the claim on the board.", markup=False)
        checkers = "checkers" if " and " in report.checker else "checker"
        out.print(f"This is the word of the {report.checker} {checkers}.", markup=False)
        for opinion in opinions:
            out.print(str(opinion), markup=False)
        if said is not None:
            out.print(said.sentence, markup=False)
    raise typer.Exit(code)


def _by_coq(folder: Path, kind: str) -> CoqWord:
    """What Coq says of the theorem in a folder that a checker has accepted."""
    import json
    from tempfile import TemporaryDirectory

    from verifier.automata.coq import library, write_and_compile

    if kind != "automaton":
        raise UserError("--coq is for certificates of automata, written by `wythoff theorem --certificate`.")
    library()
    certificate = json.loads((folder / "automaton.json").read_bytes())
    with TemporaryDirectory() as work:
        return write_and_compile(Path(work), certificate, "The P-positions of one game", "")


def _data(kind: str, report: Report) -> dict[str, Any]:
    from verifier.cli.proved import is_strip

    data: dict[str, Any] = {"accepted": report.accepted, "reason": report.reason, "checker": report.checker}
    if not report.accepted:
        return data
    data |= {key: report.manifest[key] for key in SAID.get(kind, ()) if key in report.manifest}
    if kind == "board" and is_strip(report.manifest):
        first = report.manifest["rows"][0]
        data["verdict"] = "VERIFIED IF THE ROWS BEFORE ARE RIGHT" if first else "VERIFIED IN THESE ROWS"
        data |= {"rows": report.manifest["rows"], "conditional": first > 0}
    return data
