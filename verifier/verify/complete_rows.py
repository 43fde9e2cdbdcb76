"""A claim on the first R rows of the infinite board: every column, and a certificate of the P-positions there.

The rows of a claim are finite sets too: of Beatty pairs those with a_n < R are finitely many, another game has complete
rows of its own, and a list is finite. So equality in the first R rows is decided, and not only as far as a board goes.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from verifier.base.errors import UserError
from verifier.base.verdict import Status, Verdict
from verifier.certificate.check import kind_of
from verifier.certificate.write.row_complete import certify_rows
from verifier.claims.kinds import Beatty, Claim, Listed
from verifier.games.families import Game
from verifier.games.notation import title
from verifier.games.rules import Position, Ruleset
from verifier.solve import beatty
from verifier.solve.rows import rows

__all__ = ["claimed_rows", "verify_rows"]


def _rows(game: Game, R: int) -> set[Position]:
    if not isinstance(game, Ruleset):
        raise UserError(f"{title(game)} has no complete rows: they are for one board with one set of rules.")
    found = rows(game, R)
    return set(zip(found.x.tolist(), found.y.tolist(), strict=True))


def claimed_rows(claim: Claim, R: int) -> set[Position]:
    """All claimed positions of the rows 0 .. R - 1.

    >>> sorted(claimed_rows(Beatty(1, 1), 4))
    [(0, 0), (1, 2), (2, 1), (3, 5)]
    """
    if isinstance(claim, Listed):
        return {(x, y) for x, y in claim.positions if x < R}
    if not isinstance(claim, Beatty):
        return _rows(claim.game, R)
    found = set()
    for a, b in beatty.pairs(claim.m, claim.p):
        if a >= R:  # and so is b, and all later ones
            break
        found |= {(x, y) for x, y in ((a, b), (b, a)) if x < R and (x, y) in claim}
    return found


def verify_rows(game: Game, claim: Claim | None, R: int, folder: Path | None = None, *, force: bool = False) -> Verdict:
    """Is the claim right in the first R rows, every column? Without a claim: which P-positions are there?

    Either way the P-positions of the rows are certified, in `folder` or in one that is thrown away.
    """
    found = _rows(game, R)
    assert isinstance(game, Ruleset)
    if folder is not None:
        _refuse_other(folder, force)
    with tempfile.TemporaryDirectory() as temporary:
        verdict = certify_rows(game, R, folder or Path(temporary) / "rows", force=force)
    if verdict.status is not Status.VERIFIED or claim is None:
        return verdict
    wrong = found ^ claimed_rows(claim, R)
    if not wrong:
        says = f"In the first {R} rows" if R > 1 else "In the first row"
        says += f", every column, the P-positions of {title(game)} are {claim}. {verdict.reason}"
        return Verdict(Status.VERIFIED, says, evidence=verdict.evidence)
    x, y = min(wrong, key=lambda position: (sum(position), position))
    right, other = ("a P-position", "not among") if (x, y) in found else ("not a P-position", "among")
    says = f"({x}, {y}) is {right} of {title(game)}, but {other} {claim}. {verdict.reason}"
    return Verdict(Status.REFUTED, says, (x, y), verdict.evidence)


def _refuse_other(folder: Path, force: bool) -> None:
    """Only a certificate of this kind is replaced, and only by `force`."""
    if not folder.exists() or (folder.is_dir() and not any(folder.iterdir())):
        return
    if not folder.is_dir() or kind_of(folder).name != "rows":
        raise UserError(f"{folder.name!r} exists and is not a certificate of complete rows; choose another folder.")
    if not force:
        raise UserError(f"The folder {folder.name!r} exists; take another one, or --force to replace it.")
