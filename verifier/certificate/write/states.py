"""Writing the certificate of the starting P-positions of Imitation Nim; `verifier.certificate.check.states` is its
checker.
"""

from __future__ import annotations

from pathlib import Path

from verifier.base.errors import UserError
from verifier.certificate.check.board import Report
from verifier.certificate.check.states import FORMAT, VERSION, check
from verifier.certificate.write import manifest
from verifier.certificate.write.build import write_board
from verifier.certificate.write.job import CertificateJob
from verifier.claims.kinds import Claim, Listed, SameAs
from verifier.games import imitation
from verifier.games.families import Imitation
from verifier.games.rules import Position
from verifier.solve.retrograde import p_set

__all__ = ["write"]


def write(
    folder: str | Path,
    game: Imitation,
    claim: Claim,
    job: CertificateJob,
    *,
    counterexample: Position | None,
    force: bool = False,
) -> Report:
    """Write all states of plays from the board that the player to move loses; the checker must accept it.

    A claim `same_as` has a certificate of the other game beside it.
    """
    width, height = job.board
    lost = imitation.solver(game)
    states = [state for state in sorted(imitation.digraph(game, width, height), key=sum) if lost(state)]
    verdict = "VERIFIED" if counterexample is None else "REFUTED"
    data = manifest.common(verdict, game, claim.on(width, height), job.board, counterexample, job.versions)
    data |= {"format": FORMAT, "version": VERSION, "states": [list(state) for state in states]}
    with manifest.appearing(folder, force) as work:
        if isinstance(claim, SameAs):
            if isinstance(claim.game, Imitation):
                raise UserError("A certificate does not compare Imitation Nim with itself.")
            write_board(claim.game, Listed.from_array(p_set(claim.game, width, height)), work / "part-1", job)
        manifest.save(work, data, indent=None)
        return manifest.accepted(check(work))
