"""`wythoff check`: does a folder prove what its manifest says?"""

from __future__ import annotations

import re
from collections.abc import Callable
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer

from verifier.base.errors import UserError
from verifier.certificate.check.reference import Report
from verifier.cli.common import JsonOption, out, print_json

if TYPE_CHECKING:
    from verifier.claims.kinds import Listed

__all__ = ["check"]

SHORT = 12  # positions that are shown


class Checker(str, Enum):
    """Which checker speaks; `auto` is the fast one for large certificates and the reference one for the others."""

    auto = "auto"
    reference = "reference"
    fast = "fast"


def check(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="The folder of a certificate.")],
    checker: Annotated[Checker, typer.Option(help="Which of the two checkers; they must agree.")] = Checker.auto,
    external: Annotated[
        bool, typer.Option("--external", help="Ask cake_lpr, lrat-check, lrat-trim, drat-trim and drup too, if here.")
    ] = False,
    as_json: JsonOption = False,
) -> None:
    """Check a certificate: exit 0 accepted, 1 rejected with the first reason, 2 unreadable."""
    from verifier.certificate.check import complete_rows, covers, instance, rule_sets

    if not folder.is_dir():
        raise UserError(f"There is no folder {folder}; a certificate is a folder, written by `verify --certificate`.")
    announced = _announced(folder)
    if announced.get("format") == instance.FORMAT:
        found = instance.check(folder)
        if as_json:
            about = ("formula", "values", "game") if found.accepted else ()
            said = {key: found.manifest[key] for key in about if key in found.manifest}
            print_json({"accepted": found.accepted, "reason": found.reason, "checker": found.checker} | said)
        else:
            out.print(found.reason, markup=False)
        raise typer.Exit(found.exit_code)

    from verifier.certificate.check.reference import check as reference_check
    from verifier.certificate.write.build import LARGE, announced_size

    if announced.get("format") == rule_sets.FORMAT:
        _other_kind(rule_sets.check(folder), as_json)
    if announced.get("format") == covers.FORMAT:
        _other_kind(covers.check(folder), as_json)
    by_rows = complete_rows.announced(folder)
    size = announced_size(folder / "board" if by_rows else folder)
    judge: Callable[[Path], Report] = reference_check
    if checker is Checker.fast or (checker is Checker.auto and size >= LARGE):
        from verifier.certificate.check.fast import check as judge
    if by_rows:
        _other_kind(complete_rows.check(folder, judge), as_json)
    report = judge(folder)
    opinions = []
    if external and report.accepted:
        from verifier.certificate.check.external import opinions as ask

        opinions = [opinion.to_json() for opinion in ask(folder)]
    against = [opinion for opinion in opinions if opinion["accepted"] is False]
    code = 1 if against else report.exit_code
    if as_json:
        data: dict[str, Any] = {"accepted": code == 0, "reason": report.reason, "checker": report.checker}
        if report.accepted:
            data |= {key: report.manifest[key] for key in ("verdict", "game", "claim", "board")}
            if _strip(report.manifest):
                first = report.manifest["rows"][0]
                data["verdict"] = "VERIFIED IF THE ROWS BEFORE ARE RIGHT" if first else "VERIFIED IN THESE ROWS"
                data |= {"rows": report.manifest["rows"], "conditional": first > 0}
            if "counterexample" in report.manifest:
                data["counterexample"] = report.manifest["counterexample"]
        if external:
            data["external"] = opinions
        print_json(data)
    else:
        out.print(_sentence(report.manifest, report.reason) if report.accepted else report.reason, markup=False)
        if report.accepted and _strip(report.manifest):
            out.print("This is a strip of rows: alone it does not prove the claim on the board.", markup=False)
        out.print(f"This is the word of the {report.checker} checker.", markup=False)
        for opinion in opinions:
            if opinion["tool"] == "none":
                out.print(opinion["says"], markup=False)
                continue
            word = {True: "accepts", False: "REJECTS", None: "was not asked about"}[opinion["accepted"]]
            out.print(f"{opinion['tool']} {word} {opinion['leaf']}: {opinion['says']}", markup=False)
    raise typer.Exit(code)


def _other_kind(report: Report, as_json: bool) -> NoReturn:
    """The word on a certificate of `wythoff synthesize` ("no such rules") or `wythoff hunt` (complete rows)."""
    if as_json:
        data: dict[str, Any] = {"accepted": report.accepted, "reason": report.reason, "checker": report.checker}
        if report.accepted:
            data |= {
                key: report.manifest[key] for key in ("game", "claim", "board", "at_least") if key in report.manifest
            }
        print_json(data)
    else:
        out.print(_other_sentence(report) if report.accepted else report.reason, markup=False)
        board = re.fullmatch(r"rows, with the (\w+) checker for the board", report.checker)
        by = f"Checked by rows_check; its board by the {board[1]} checker." if board else None
        out.print(by or f"This is the word of the {report.checker} checker.", markup=False)
    raise typer.Exit(report.exit_code)


def _other_sentence(report: Report) -> str:
    """The accepted statement about complete rows, or about rules, in the paper's notation."""
    from verifier.certificate.check import covers, rule_sets
    from verifier.claims.kinds import Beatty, claim_from_json
    from verifier.games.notation import title
    from verifier.games.rules import Ruleset

    manifest = report.manifest
    if report.checker.startswith("rows"):
        return _rows_sentence(report)
    if manifest.get("format") not in (covers.FORMAT, rule_sets.FORMAT):
        return report.reason
    try:
        claim = claim_from_json(manifest["claim"])
        family = manifest.get("family", {})
        game = Ruleset.from_json(family["game"]) if "game" in family else None
    except UserError:
        return report.reason
    what = str(claim) if isinstance(claim, Beatty) else f"the {len(manifest['claim']['listed'])} listed"
    where = f"Accepted: on the {manifest['board'][0]} x {manifest['board'][1]} board"
    if "symmetric" in manifest:
        moves = "moves, (i, j) and (j, i) being one," if manifest["symmetric"] else "moves"
        least = manifest["at_least"]
        return f"{where} every set of {moves} whose P-positions are exactly {what} has at least {least} of them."
    if game is not None:
        kinds = f"{len(family['kinds'])} kinds of blockable options (in the manifest)"
        return f"{where} {title(game)} has for none of the {kinds} and no k exactly the P-positions {what}."
    if "at_least" not in manifest:
        rules = f"the rules made from {len(family['switches'])} switches (in the manifest)"
        return f"{where} none of {rules} has exactly the P-positions {what}."
    return report.reason


def _rows_sentence(report: Report) -> str:
    from verifier.claims.kinds import Listed, claim_from_json
    from verifier.games.families import game_from_json
    from verifier.games.notation import title

    manifest = report.manifest
    try:
        game, claim = game_from_json(manifest["game"]), claim_from_json(manifest["claim"])
    except UserError:
        return report.reason
    R, height = manifest["board"]
    first = f"the first {R} rows of the infinite board hold" if R > 1 else "row 0 of the infinite board holds"
    if isinstance(claim, Listed):
        count = sum(x < R and y < height for x, y in claim.positions)
        which = f"{count} P-positions of {title(game)}{_listing(claim)}"
    else:
        which = f"the P-positions of {title(game)} that are {claim}"
    closed = "every row is closed" if R > 1 else "the row is closed"
    return f"Accepted: {first} exactly {which}; on the {R} x {height} board by a proof, and {closed}."


def _listing(claim: Listed) -> str:
    """The positions of a short list."""
    positions = sorted(claim.positions)
    return ": " + ", ".join(f"({x}, {y})" for x, y in positions) if len(positions) <= SHORT else ""


def _announced(folder: Path) -> dict[str, Any]:
    """The manifest, read once and only to choose a checker, which will say what is wrong with one that is wrong."""
    from verifier.certificate.check.reference import RejectedError, UnreadableError, read_manifest

    try:
        return read_manifest(folder)
    except (OSError, RejectedError, UnreadableError):
        return {}


def _strip(manifest: dict[str, Any]) -> bool:
    """Is this a certificate of some rows only? (Of the rows 0 to k it proves these; of others, if those before are.)"""
    return manifest.get("rows", [0, manifest["board"][0]]) != [0, manifest["board"][0]]


def _sentence(manifest: dict[str, Any], reason: str) -> str:
    """The accepted statement in the paper's notation."""
    from verifier.claims.kinds import Listed, claim_from_json
    from verifier.games.families import game_from_json
    from verifier.games.notation import title

    try:
        game, claim = game_from_json(manifest["game"]), claim_from_json(manifest["claim"])
    except UserError:
        return reason
    name = title(game)
    width, height = manifest["board"]
    if manifest["verdict"] == "REFUTED":
        x, y = manifest["counterexample"]
        return f"Accepted: {claim} are not the P-positions of {name}: ({x}, {y}) is the contrary of what they say."
    listed = _listing(claim) if isinstance(claim, Listed) else ""
    where = f"on the {width} x {height} board"
    if _strip(manifest):
        first, last = manifest["rows"]
        where = f"in the rows {first} to {last - 1} of the {width} x {height} board"
        where += ", if right in the rows before," if first else ""
    return f"Accepted: {where} the P-positions of {name} are {claim}{listed}."
