"""From a question to a certificate: write it, let a solver refute its formula, check it, and only then let it appear.

This is a part of the pipeline of `verifier.verification.boards`, which alone gives verdicts.

A game on a board against an explicit set is one leaf. The other questions are split into parts:

- a choice of games (Definition 4 (iiib)): a position is P if and only if it is P in one of the games;
- "the same P-positions as another game": both games against one explicit set;
- strips of rows of a large board: moves never increase x, so each strip may suppose the claim for the rows before.

A refutation shows that one position is what the claim denies; it is a leaf again, and small.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from verifier.base.errors import DisagreementError
from verifier.certificate.check import judge_board
from verifier.certificate.check.board import Report
from verifier.certificate.write import manifest
from verifier.certificate.write.job import CertificateJob, Cost, NoVerdictError
from verifier.certificate.write.leaf import write_refutation, write_verification
from verifier.certificate.write.strips import write_strips
from verifier.claims.kinds import Claim, Listed, SameAs, smallest_difference
from verifier.games.families import Choice, Game
from verifier.games.rules import Position, Ruleset
from verifier.solve.retrograde import p_set

if TYPE_CHECKING:
    from verifier.certificate.check.external import Opinion

__all__ = ["Written", "write_board", "write_certificate"]


@dataclass(frozen=True)
class Written:
    """A certificate that the checker has accepted: of a right claim, or of a wrong one and where it is wrong."""

    counterexample: Position | None
    report: Report
    cost: Cost
    external: tuple[Opinion, ...] = ()


def write_certificate(
    game: Game,
    claim: Claim,
    folder: str | Path,
    job: CertificateJob,
    *,
    expected: Position | None,
    force: bool = False,
    external: bool = False,
) -> Written:
    """Write a certificate that the claim about a game's board is right, or wrong; solver and checker must accept it.

    `expected` is where the claim is wrong by a computation of its own, None for a right claim. If the definition of
    the game, the solver or the checker says otherwise, that is a `DisagreementError`. A solver or a checker that gives
    no answer is a `NoVerdictError`. In both cases no folder is left.
    """
    with manifest.appearing(folder, force) as work:
        counterexample = _write(game, claim, work, job)
        if counterexample != expected:
            raise DisagreementError(
                f"the clauses of the definition say that the claim is {_wrong_at(counterexample)}, "
                f"the sweep that it is {_wrong_at(expected)}."
            )
        report = judge_board(work)
        if not report.readable:
            raise NoVerdictError(f"The checker gave no answer. {report.reason}")
        manifest.accepted(report)
        said: tuple[Opinion, ...] = ()
        if external:
            from verifier.certificate.check.external import opinions

            said = tuple(opinions(work))
            against = [opinion.tool for opinion in said if opinion.accepted is False]
            if against:
                raise NoVerdictError(f"{', '.join(against)} did not accept the certificate.")
    return Written(counterexample, report, job.cost, said)


def write_board(game: Game, claim: Claim, folder: Path, job: CertificateJob) -> None:
    """Write a right claim about a board into a new folder that is part of another certificate."""
    folder.mkdir()
    if _write(game, claim, folder, job) is not None:
        raise DisagreementError("the clauses of the definition do not have the P-positions that the sweep finds.")


def _wrong_at(position: Position | None) -> str:
    return "right" if position is None else f"wrong at {position}"


def _write(game: Game, claim: Claim, folder: Path, job: CertificateJob) -> Position | None:
    """Write the certificate of a claim, right or wrong; the smallest position where it is wrong, if any."""
    if isinstance(claim, SameAs):
        return _write_same(game, claim, folder, job)
    claimed = claim.array(*job.board)
    if isinstance(game, Choice):
        return _write_choice(game, claim, claimed, folder, job)
    assert isinstance(game, Ruleset)
    if job.proof == "solver":
        from verifier.certificate.write.second import NoProofError, write_solver_proof

        try:
            right = write_solver_proof(game, claim, claimed, folder, job.solver, job.versions, job.limits)
        except NoProofError as error:
            raise NoVerdictError(str(error)) from None
    elif job.strips > 1:
        right = write_strips(game, claim, claimed, folder, job)
    else:
        right = write_verification(game, claim, claimed, folder, job)
    if right:
        return None
    truth = p_set(game, *job.board)
    position = smallest_difference(truth, claimed)
    if position is None:
        raise DisagreementError("the sweep finds the claimed P-positions, the clauses of the definition do not.")
    write_refutation(game, claim, truth, position, folder, job)
    return position


# --- parts -----------------------------------------------------------------------------------------------------------


def _write_parts(
    folder: Path, rule: str, why: str, data: dict[str, object], writers: list[Callable[[Path], object]]
) -> None:
    for k, write in enumerate(writers, 1):
        part = folder / f"part-{k}"
        part.mkdir()
        write(part)
    manifest.save(folder, data | {"parts": {"rule": rule, "count": len(writers), "why": why}})


def _write_same(game: Game, claim: SameAs, folder: Path, job: CertificateJob) -> Position | None:
    one, two = p_set(game, *job.board), p_set(claim.game, *job.board)
    position = smallest_difference(one, two)
    if position is None:
        explicit = Listed.from_array(one)
        why = "Both games have the P-positions of one explicit set on this board."
        writers: list[Callable[[Path], object]] = [
            lambda part, g=g: _write(g, explicit, part, job)  # type: ignore[misc]
            for g in (game, claim.game)
        ]
        data = manifest.common("VERIFIED", game, claim, job.board, solvers=job.versions)
    else:
        why = "The counterexample is a P-position of one of the games and an N-position of the other."
        writers = [
            lambda part, g=g, p=bool(s[position]): _write_value(g, position, p, part, job)  # type: ignore[misc]
            for g, s in ((game, one), (claim.game, two))
        ]
        data = manifest.common("REFUTED", game, claim, job.board, position, job.versions)
    _write_parts(folder, "same_as", why, data, writers)
    return position


def _write_choice(
    game: Choice, claim: Claim, claimed: NDArray[np.bool_], folder: Path, job: CertificateJob
) -> Position | None:
    sets = [p_set(rules, *job.board) for rules in game.games]
    position = smallest_difference(np.logical_or.reduce(sets), claimed)
    writers: list[Callable[[Path], object]]
    if position is None:
        why = "A position is P if and only if it is P in one of the games, and the parts' sets have the claim as union."
        writers = [
            lambda part, g=g, s=s: _write(g, Listed.from_array(s), part, job)  # type: ignore[misc]
            for g, s in zip(game.games, sets, strict=True)
        ]
        data = manifest.common("VERIFIED", game, claim, job.board, solvers=job.versions)
    else:
        if claimed[position]:
            why = "The counterexample is an N-position of every game of the choice."
            chosen = list(game.games)
        else:
            why = "The counterexample is a P-position of a game of the choice."
            chosen = [next(g for g, s in zip(game.games, sets, strict=True) if s[position])]
        value = not claimed[position]
        writers = [lambda part, g=g: _write_value(g, position, bool(value), part, job) for g in chosen]  # type: ignore[misc]
        data = manifest.common("REFUTED", game, claim, job.board, position, job.versions)
    _write_parts(folder, "choice", why, data, writers)
    return position


def _write_value(game: Game, position: Position, is_p: bool, folder: Path, job: CertificateJob) -> None:
    """A certificate that a position is P, or N: it refutes the claim that says the contrary of this position alone."""
    claim = Listed(frozenset() if is_p else frozenset({position}))
    job = replace(job, strips=1, proof="core")
    if isinstance(game, Choice):
        sets = [p_set(rules, *job.board) for rules in game.games]
        chosen = [g for g, s in zip(game.games, sets, strict=True) if s[position]][:1] if is_p else list(game.games)
        why = "A position is P if and only if it is P in one of the games."
        data = manifest.common("REFUTED", game, claim, job.board, position, job.versions)
        writers: list[Callable[[Path], object]] = [
            lambda part, g=g: _write_value(g, position, is_p, part, job)  # type: ignore[misc]
            for g in chosen
        ]
        _write_parts(folder, "choice", why, data, writers)
        return
    assert isinstance(game, Ruleset)
    write_refutation(game, claim, p_set(game, *job.board), position, folder, job)
