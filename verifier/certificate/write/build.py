"""From a question to a certificate: write it, let a solver refute its formula, check it, and only then answer.

A game on a board against an explicit set is one leaf. The other questions are split into parts:

- a choice of games (Definition 2.3 (iiib)): a position is P if and only if it is P in one of the games;
- "the same P-positions as another game": both games against one explicit set;
- strips of rows of a large board: moves never increase x, so each strip may suppose the claim for the rows before.

A refutation shows that one position is what the claim denies; it is a leaf again, and small.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
from kernel_encodings.core import Clauses
from numpy.typing import NDArray

from verifier.base.errors import UserError
from verifier.base.verdict import Status, Verdict
from verifier.certificate.check import judge_board
from verifier.certificate.check.reference import CELLS
from verifier.certificate.write import manifest
from verifier.certificate.write.leaf import refutation_clauses, verification_clauses, write_clauses, write_hints
from verifier.certificate.write.refuter import refuted, versions
from verifier.claims.kinds import Claim, Listed, SameAs, smallest_difference
from verifier.games.families import Choice, Game, Imitation
from verifier.games.notation import title
from verifier.games.rules import Position, Ruleset
from verifier.solve.retrograde import p_set

__all__ = ["certify"]


@dataclass(frozen=True)
class Job:
    """What the parts of one certificate share: the board, and how formulas are refuted."""

    width: int
    height: int
    solver: str | None  # a PySAT solver that must refute every formula, or None
    strips: int = 1
    proof: str = "core"

    @property
    def board(self) -> tuple[int, int]:
        return self.width, self.height

    @property
    def versions(self) -> dict[str, str]:
        return versions(self.solver)


class NoVerdictError(Exception):
    """The solver did not refute the formula, or a checker did not accept the proof: the folder must not appear."""


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
    """Write a certificate that the claim about a game's board is right, or wrong; check it; say which.

    The verdict needs both: the solver refutes the formula (unless `solver` is None), and the checker accepts the
    folder. Anything else is UNKNOWN, and then no folder is left.

    >>> from verifier.claims.kinds import Beatty
    >>> from verifier.games.notation import parse_game
    >>> import tempfile
    >>> game = parse_game("2WN^3")
    >>> certify(game, Beatty(2, 3), 9, 9, tempfile.mkdtemp()).status.value
    'VERIFIED'
    """
    if isinstance(game, Imitation) or (isinstance(claim, SameAs) and isinstance(claim.game, Imitation)):
        raise UserError("Imitation Nim is not played on a board, so there is no certificate of this form for it.")
    if width < 1 or height < 1 or width * height > CELLS:
        raise UserError(f"A certificate is about a board of 1 to {CELLS:,} positions, not {width} x {height}.")
    if proof not in ("core", "solver"):
        raise UserError(f'The proof is "core" or "solver", not {proof!r}.')
    if strips < 1 or strips > width:
        raise UserError(f"The number of strips lies between 1 and the {width} rows of the board, not {strips}.")
    if proof == "solver" and strips > 1:
        raise UserError("Strips belong to the proof from the core; leave out --strips or --proof solver.")
    claim = claim.on(width, height)
    job = Job(width, height, solver, strips, proof)
    try:
        with manifest.appearing(folder, force) as work:
            counterexample = _write(game, claim, work, job)
            report = judge_board(work)
            if not report.accepted:
                raise NoVerdictError(f"The checker did not accept the certificate. {report.reason}")
            evidence: dict[str, Any] = {
                "certificate": str(folder),
                "check": f"wythoff check {folder}",
                "checker": report.checker,
                "solver": solver,
                "statement": report.statement,
            }
            if external:
                from verifier.certificate.check.external import opinions

                evidence["external"] = [opinion.to_json() for opinion in opinions(work)]
                against = [o["tool"] for o in evidence["external"] if o["accepted"] is False]
                if against:
                    raise NoVerdictError(f"{', '.join(against)} did not accept the certificate.")
    except NoVerdictError as error:
        return Verdict(Status.UNKNOWN, str(error))
    both = f"{solver} refuted the formula and " if solver else ""
    how = f"{both}the {report.checker} checker accepted the proof"
    name = title(game)
    if counterexample is None:
        reason = f"The P-positions of {name} on the {width} x {height} board are {claim}: {how}."
        return Verdict(Status.VERIFIED, reason, evidence=evidence)
    is_p = not claim.array(width, height)[counterexample]
    reason = (
        f"{counterexample} is {'a' if is_p else 'not a'} P-position of {name}, "
        f"but it is {'not ' if is_p else ''}among {claim}: {how}."
    )
    return Verdict(Status.REFUTED, reason, counterexample, evidence)


def _write(game: Game, claim: Claim, folder: Path, job: Job) -> Position | None:
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
            right = write_solver_proof(game, claim, claimed, folder, job.solver or "cadical", job.versions)
        except NoProofError as error:
            raise NoVerdictError(str(error)) from None
    elif job.strips > 1:
        from verifier.certificate.write.strips import write_strips

        right = write_strips(game, claim, claimed, folder, job)
    else:
        right = write_verification(game, claim, claimed, folder, job)
    if right:
        return None
    truth = p_set(game, *job.board)
    position = smallest_difference(truth, claimed)
    assert position is not None, "a wrong claim differs somewhere"
    _write_refutation(game, claim, truth, position, folder, job)
    return position


def write_verification(
    rules: Ruleset,
    claim: Claim,
    claimed: NDArray[np.bool_],
    folder: Path,
    job: Job,
    rows: tuple[int, int] | None = None,
) -> bool:
    """Write the leaf for a right claim (about some rows); False, and nothing is written, for a wrong one."""
    first, last = rows or (0, job.width)
    clauses = verification_clauses(rules, claimed, first, last)
    if clauses is None:
        return False
    data = manifest.common("VERIFIED", rules.to_json(), claim.to_json(), job.board, solvers=job.versions)
    if rows:
        data["rows"] = list(rows)
    _write_leaf(folder, last * job.height, clauses, data, job)
    return True


def _write_refutation(
    rules: Ruleset, claim: Claim, truth: NDArray[np.bool_], position: Position, folder: Path, job: Job
) -> None:
    clauses = refutation_clauses(rules, truth, position)
    data = manifest.common("REFUTED", rules.to_json(), claim.to_json(), job.board, position, job.versions)
    _write_leaf(folder, job.width * job.height, clauses, data, job)


def _write_leaf(folder: Path, variables: int, clauses: Clauses, data: dict[str, Any], job: Job) -> None:
    if job.solver and not refuted(clauses, job.solver):
        raise NoVerdictError(f"{job.solver} did not refute the formula.")
    write_clauses(folder / "formula.cnf", variables, clauses)
    write_hints(folder / "proof.lrat", len(clauses))
    manifest.save(folder, data | manifest.leaf(folder, variables, len(clauses), "core"))


# --- parts -----------------------------------------------------------------------------------------------------------


def _write_parts(
    folder: Path, rule: str, why: str, data: dict[str, object], writers: list[Callable[[Path], object]]
) -> None:
    for k, write in enumerate(writers, 1):
        part = folder / f"part-{k}"
        part.mkdir()
        write(part)
    manifest.save(folder, data | {"parts": {"rule": rule, "count": len(writers), "why": why}})


def _write_same(game: Game, claim: SameAs, folder: Path, job: Job) -> Position | None:
    one, two = p_set(game, *job.board), p_set(claim.game, *job.board)
    position = smallest_difference(one, two)
    if position is None:
        explicit = Listed.from_array(one)
        why = "Both games have the P-positions of one explicit set on this board."
        writers: list[Callable[[Path], object]] = [
            lambda part, g=g: _write(g, explicit, part, job)  # type: ignore[misc]
            for g in (game, claim.game)
        ]
        data = manifest.common("VERIFIED", game.to_json(), claim.to_json(), job.board, solvers=job.versions)
    else:
        why = "The counterexample is a P-position of one of the games and an N-position of the other."
        writers = [
            lambda part, g=g, p=bool(s[position]): _write_value(g, position, p, part, job)  # type: ignore[misc]
            for g, s in ((game, one), (claim.game, two))
        ]
        data = manifest.common("REFUTED", game.to_json(), claim.to_json(), job.board, position, job.versions)
    _write_parts(folder, "same_as", why, data, writers)
    return position


def _write_choice(game: Choice, claim: Claim, claimed: NDArray[np.bool_], folder: Path, job: Job) -> Position | None:
    sets = [p_set(rules, *job.board) for rules in game.games]
    position = smallest_difference(np.logical_or.reduce(sets), claimed)
    writers: list[Callable[[Path], object]]
    if position is None:
        why = "A position is P if and only if it is P in one of the games, and the parts' sets have the claim as union."
        writers = [
            lambda part, g=g, s=s: _write(g, Listed.from_array(s), part, job)  # type: ignore[misc]
            for g, s in zip(game.games, sets, strict=True)
        ]
        data = manifest.common("VERIFIED", game.to_json(), claim.to_json(), job.board, solvers=job.versions)
    else:
        if claimed[position]:
            why = "The counterexample is an N-position of every game of the choice."
            chosen = list(game.games)
        else:
            why = "The counterexample is a P-position of a game of the choice."
            chosen = [next(g for g, s in zip(game.games, sets, strict=True) if s[position])]
        value = not claimed[position]
        writers = [lambda part, g=g: _write_value(g, position, bool(value), part, job) for g in chosen]  # type: ignore[misc]
        data = manifest.common("REFUTED", game.to_json(), claim.to_json(), job.board, position, job.versions)
    _write_parts(folder, "choice", why, data, writers)
    return position


def _write_value(game: Game, position: Position, is_p: bool, folder: Path, job: Job) -> None:
    """A certificate that a position is P, or N: it refutes the claim that says the contrary of this position alone."""
    claim = Listed(frozenset() if is_p else frozenset({position}))
    job = replace(job, strips=1, proof="core")
    if isinstance(game, Choice):
        sets = [p_set(rules, *job.board) for rules in game.games]
        chosen = [g for g, s in zip(game.games, sets, strict=True) if s[position]][:1] if is_p else list(game.games)
        why = "A position is P if and only if it is P in one of the games."
        data = manifest.common("REFUTED", game.to_json(), claim.to_json(), job.board, position, job.versions)
        writers: list[Callable[[Path], object]] = [
            lambda part, g=g: _write_value(g, position, is_p, part, job)  # type: ignore[misc]
            for g in chosen
        ]
        _write_parts(folder, "choice", why, data, writers)
        return
    assert isinstance(game, Ruleset)
    _write_refutation(game, claim, p_set(game, *job.board), position, folder, job)
