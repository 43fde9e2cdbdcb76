"""Certificates: a verdict about a board as a folder that a stranger can check.

The package itself needs nothing but the standard library, so that `python -m verifier.certificate.check` does not.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from verifier.claims import Claim
    from verifier.games import Game
    from verifier.verdict import Verdict

__all__ = ["certify"]


def certify(
    game: Game,
    claim: Claim,
    width: int,
    height: int,
    folder: str | Path,
    *,
    force: bool = False,
    proof: str = "core",
    strips: int = 1,
    solver: str | None = "cadical",
    external: bool = False,
) -> Verdict:
    """Write a certificate that a claim about a game's board is right, or wrong; check it; say which (see `build`)."""
    from verifier.certificate import build

    return build.certify(
        *(game, claim, width, height, folder),
        force=force,
        proof=proof,
        strips=strips,
        solver=solver,
        external=external,
    )
