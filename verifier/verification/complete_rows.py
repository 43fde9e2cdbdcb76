"""A claim on the first R rows of the infinite board: every column, and a certificate of the P-positions there.

The rows of a claim are finite sets too: of Beatty pairs those with a_n < R are finitely many, another game has complete
rows of its own, and a list is finite. So equality in the first R rows is decided, and not only as far as a board goes.
"""

from __future__ import annotations

import contextlib
import json
import tempfile
from pathlib import Path

from verifier.base.errors import DisagreementError, UserError
from verifier.base.verdict import Status, Verdict, VerdictEvidence
from verifier.certificate.check import complete_rows, judge
from verifier.certificate.write.manifest import appearing, refuse_existing
from verifier.claims.kinds import Beatty, Claim, Listed, SameAs
from verifier.games.families import Game
from verifier.games.names import title
from verifier.games.rules import Position, Ruleset
from verifier.solve import beatty
from verifier.solve.rows import rows
from verifier.verification.boards import certify

__all__ = ["certify_rows", "claimed_rows", "verify_rows"]

KIND = " of complete rows"


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
    if isinstance(claim, SameAs):
        return _rows(claim.game, R)
    if not isinstance(claim, Beatty):
        return claim.rows(R)
    found = set()
    for a, b in beatty.pairs(claim.m, claim.p):
        if a >= R:  # and so is b, and all later ones
            break
        found |= {(x, y) for x, y in ((a, b), (b, a)) if x < R and (x, y) in claim}
    return found


def verify_rows(game: Game, claim: Claim | None, R: int, folder: Path | None = None, *, force: bool = False) -> Verdict:
    """Is the claim right in the first R rows, every column? Without a claim: which P-positions are there?

    Either way the P-positions of the rows are certified, in `folder` or in one that is thrown away; right Beatty pairs
    as such. If they are to be those of another game, its rows are certified too.
    """
    if folder is not None:
        refuse_existing(folder.absolute(), force, complete_rows.NAME, KIND)
    found = _rows(game, R)
    assert isinstance(game, Ruleset)
    if isinstance(claim, Listed):
        claim = claim.in_rows(R)
    wrong = found ^ claimed_rows(claim, R) if claim is not None else set()
    pairs = claim if isinstance(claim, Beatty) and not wrong else None
    with tempfile.TemporaryDirectory() as temporary:
        verdict = certify_rows(game, R, folder or Path(temporary) / "rows", claim=pairs, force=force)
        if verdict.status is Status.VERIFIED and isinstance(claim, SameAs) and isinstance(claim.game, Ruleset):
            its = certify_rows(claim.game, R, Path(temporary) / "other")
            if its.status is not Status.VERIFIED:
                return its
    if verdict.status is not Status.VERIFIED or claim is None:
        return verdict
    if not wrong:
        says = f"In the first {R} rows" if R > 1 else "In the first row"
        says += f", every column, the P-positions of {title(game)} are {claim}. {verdict.reason}"
        return Verdict(Status.VERIFIED, says, evidence=verdict.evidence)
    x, y = min(wrong, key=lambda position: (sum(position), position))
    right, other = ("a P-position", "not among") if (x, y) in found else ("not a P-position", "among")
    says = f"({x}, {y}) is {right} of {title(game)}, but {other} {claim}. {verdict.reason}"
    return Verdict(Status.REFUTED, says, (x, y), verdict.evidence)


def certify_rows(
    rules: Ruleset, R: int, folder: str | Path, *, claim: Beatty | None = None, force: bool = False
) -> Verdict:
    """Certify the P-positions of the first R rows, complete: as a list, or as the pairs of a right claim.

    The folder holds `board/`, a certificate that the P-positions on the R x H board are exactly the claimed ones, and
    `closing.json`: for each row the P-positions of that board from which every later position of the row can be hit,
    too many to be blocked. Together: these are all P-positions of the first R rows of the infinite board. The verdict
    needs that of the board (`verifier.verification.boards`) and a checker of the closings that accepts. The explorer of
    rows, which finds the positions, and the sweep of the board share no code.
    """
    found = rows(rules, R)
    height = int(found.last.max()) + 1
    claimed = claim or Listed.of(zip(found.x.tolist(), found.y.tolist(), strict=True))
    with (
        contextlib.suppress(_WithoutVerdictError),
        appearing(folder, force, marks=complete_rows.NAME, kind=KIND) as work,
    ):
        verdict = certify(rules, claimed, R, height, work / "board")
        if verdict.status is Status.REFUTED:
            raise DisagreementError(f"the explorer of rows and the board differ. {verdict.reason}")
        if verdict.status is not Status.VERIFIED:
            raise _WithoutVerdictError
        closings = [found.closing(x) for x in range(R)]
        data = {
            "format": complete_rows.FORMAT,
            "game": rules.to_json(),
            "rows": [{"row": c.x, "last": c.last, "hits": [list(hits) for hits in c.hits]} for c in closings],
        }
        (work / complete_rows.NAME).write_text(json.dumps(data) + "\n", encoding="utf-8")
        report = judge(work)
        if not report.accepted:
            raise DisagreementError(f"the checker does not accept what was written. {report.reason}")
        hold = f"{R} rows hold" if R > 1 else "row holds"
        which = f"{len(found.x)} {'claimed' if claim else 'listed'} P-positions"
        reason = f"The first {hold} exactly the {which}, on the infinite board: "
        evidence: VerdictEvidence = {
            **verdict.evidence,
            "certificate": str(folder),
            "check": f"wythoff check {folder}",
            "closing": str(Path(folder) / complete_rows.NAME),
        }
        reason = f"{reason}{verdict.reason} Every row is closed."
        verdict = Verdict(Status.VERIFIED, reason, evidence=evidence)
    return verdict


class _WithoutVerdictError(Exception):
    """The board is UNKNOWN: the folder must not appear."""
