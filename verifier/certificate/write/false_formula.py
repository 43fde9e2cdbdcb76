"""Writing the certificate of a false formula; `verifier.certificate.check.false_formula` is its checker."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from verifier.base.errors import UserError
from verifier.certificate.check.expression import evaluate, used
from verifier.certificate.check.false_formula import FORMAT, VERSION
from verifier.certificate.write import manifest
from verifier.games.rules import Ruleset

__all__ = ["write"]


def write(
    folder: Path,
    statement: str,
    printed: str,
    formula: str,
    values: Mapping[str, int],
    game: Ruleset | None = None,
    *,
    force: bool = False,
) -> Path:
    """Write the certificate, with the values that the formula uses; it must be right, or there is none."""
    if evaluate(formula, values, game):
        raise UserError(f"The formula of {statement} is true for these values: there is nothing to certify.")
    named = used(formula, values, game)
    data: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "statement": statement,
        "printed": printed,
        "formula": formula,
        "values": {name: value for name, value in values.items() if name in named},
    }
    if game is not None:
        data["game"] = game.to_json()
    with manifest.appearing(folder, force) as work:
        manifest.save(work, data)
    return folder
