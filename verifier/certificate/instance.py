"""The certificate of a false formula: the printed text as data, the values that make it false, nothing else.

`manifest.json` holds a formula of `verifier.certificate.formula`, values of its variables and, where the formula speaks
of moves, a game. The certificate proves that for these values the formula is false; the checker evaluates it anew.
What the formula means in the paper stands beside it (`printed`), for the reader to compare: no machine can do that.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from verifier.certificate.formula import evaluate
from verifier.errors import UserError
from verifier.rules import Ruleset

__all__ = ["FORMAT", "InstanceReport", "check", "is_instance", "write"]

FORMAT, VERSION = "wythoff-instance", 1
BYTES = 1 << 20
KEYS = {"format", "version", "statement", "printed", "formula", "values"}


@dataclass(frozen=True)
class InstanceReport:
    """`reason` is one sentence; `statement` is what is proved (None if nothing is)."""

    accepted: bool
    reason: str
    statement: str | None = None
    readable: bool = True
    checker: str = "formula"
    manifest: Any = None

    @property
    def exit_code(self) -> int:
        return 0 if self.accepted else 1 if self.readable else 2


def write(
    folder: Path, statement: str, printed: str, formula: str, values: Mapping[str, int], game: Ruleset | None = None
) -> Path:
    """Write the certificate; it must be right, or there is none."""
    if evaluate(formula, values, game):
        raise UserError(f"The formula of {statement} is true for these values: there is nothing to certify.")
    data: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "statement": statement,
        "printed": printed,
        "formula": formula,
        "values": dict(values),
    }
    if game is not None:
        data["game"] = game.to_json()
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "manifest.json").write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    return folder


def is_instance(folder: str | Path) -> bool:
    """Is this folder a certificate of this kind? (One that cannot be read is not.)"""
    try:
        return bool(_read(Path(folder)).get("format") == FORMAT)
    except UserError:
        return False


def _read(folder: Path) -> dict[str, Any]:
    path = folder / "manifest.json"
    try:
        if not path.is_file() or path.stat().st_size > BYTES:
            raise UserError("there is no manifest.json of a reasonable size.")
        data = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        raise UserError("manifest.json cannot be read.") from None
    if not isinstance(data, dict):
        raise UserError("manifest.json is not one JSON object.")
    return data


def check(folder: str | Path) -> InstanceReport:
    """Is the formula false for these values?"""
    try:
        data = _read(Path(folder))
    except UserError as error:
        return InstanceReport(False, f"Unreadable: {error}", readable=False)
    try:
        if data.get("format") != FORMAT or data.get("version") != VERSION:
            raise UserError(f"expected format {FORMAT!r}, version {VERSION}.")
        if not KEYS <= set(data) <= KEYS | {"game"}:
            raise UserError("expected the keys of the format, no others.")
        values, text = data["values"], data["formula"]
        if not isinstance(values, dict) or not all(type(v) is int and abs(v) < 10**9 for v in values.values()):
            raise UserError("expected small whole numbers as values.")
        if not isinstance(text, str):
            raise UserError("expected a formula.")
        try:
            game = Ruleset.from_json(data["game"]) if "game" in data else None
        except (TypeError, ValueError, KeyError):
            raise UserError("expected a game in the form of `Ruleset.to_json`.") from None
        if evaluate(text, values, game):
            raise UserError("the formula is true for these values.")
    except UserError as error:
        return InstanceReport(False, f"Rejected: {error}", manifest=data)
    where = ", ".join(f"{name} = {value}" for name, value in values.items())
    proved = f"for {where or 'no variables'} the formula {text} is false."
    return InstanceReport(True, f"Accepted: {proved}", proved, manifest=data)


def main(arguments: list[str] | None = None) -> int:
    arguments = sys.argv[1:] if arguments is None else arguments
    if len(arguments) != 1:
        print("usage: python -m verifier.certificate.instance DIR", file=sys.stderr)
        return 2
    report = check(arguments[0])
    print(report.reason)
    return report.exit_code


if __name__ == "__main__":
    sys.exit(main())
