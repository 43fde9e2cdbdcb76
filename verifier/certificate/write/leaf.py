"""Writing one leaf of a certificate: the core clauses, the last clause, and the one line that refutes them.

A leaf says that a game on a board (or on some of its rows) has an explicit set of P-positions, or that a set is wrong
at one position. A solver is asked to refute its formula before it is written.
"""

from __future__ import annotations

from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
from kernel_encodings.core import Clauses, cone, core, difference, units
from numpy.typing import NDArray

from verifier.base.errors import DisagreementError
from verifier.base.extras import is_here
from verifier.certificate.write import manifest
from verifier.certificate.write.job import CertificateJob, NoVerdictError
from verifier.certificate.write.refuter import ask
from verifier.claims.kinds import Claim
from verifier.games.rules import Position, Ruleset
from verifier.solvers.ask import Outcome

__all__ = [
    "refutation_clauses",
    "verification_clauses",
    "write_clauses",
    "write_hints",
    "write_refutation",
    "write_verification",
]

CHUNK = 1 << 18  # numbers turned into text at once


def write_verification(
    rules: Ruleset,
    claim: Claim,
    claimed: NDArray[np.bool_],
    folder: Path,
    job: CertificateJob,
    rows: tuple[int, int] | None = None,
) -> bool:
    """Write the leaf for a right claim (about some rows); False, and nothing is written, for a wrong one."""
    first, last = rows or (0, job.width)
    start = perf_counter()
    clauses = verification_clauses(rules, claimed, first, last)
    job.cost.generate += perf_counter() - start
    if clauses is None:
        return False
    data = manifest.common("VERIFIED", rules, claim, job.board, solvers=job.versions)
    if rows:
        data["rows"] = list(rows)
    _write_leaf(folder, last * job.height, clauses, data, job)
    return True


def write_refutation(
    rules: Ruleset, claim: Claim, truth: NDArray[np.bool_], position: Position, folder: Path, job: CertificateJob
) -> None:
    """Write the leaf that the claim is wrong at this position."""
    start = perf_counter()
    clauses = refutation_clauses(rules, truth, position)
    job.cost.generate += perf_counter() - start
    data = manifest.common("REFUTED", rules, claim, job.board, position, job.versions)
    _write_leaf(folder, job.width * job.height, clauses, data, job)


def _write_leaf(folder: Path, variables: int, clauses: Clauses, data: dict[str, Any], job: CertificateJob) -> None:
    said = ask(clauses, job.solver, job.limits)
    job.cost.variables += variables
    job.cost.clauses += len(clauses)
    job.cost.solve += said.seconds
    job.cost.megabytes = max(job.cost.megabytes, said.megabytes or 0)
    if said.outcome is Outcome.UNKNOWN:
        raise NoVerdictError(f"{said.reason}.")
    if said.outcome is Outcome.SAT:
        raise DisagreementError(f"{job.solver} satisfies a formula that unit propagation refutes.")
    write_clauses(folder / "formula.cnf", variables, clauses)
    write_hints(folder / "proof.lrat", len(clauses))
    manifest.save(folder, data | manifest.leaf(folder, variables, len(clauses), "core"))


def verification_clauses(
    rules: Ruleset, claimed: NDArray[np.bool_], first: int = 0, last: int | None = None
) -> Clauses | None:
    """The formula of a verification of the rows first .. last - 1, which supposes the claim in the rows before.

    Of those rows only the positions that some clause names are stated, each as a unit clause. Every clause is unit
    under those before it, and the last one is then falsified: the hints are 1, 2, 3, ... None if the claim is wrong.
    """
    last = claimed.shape[0] if last is None else last
    clauses = core(rules, claimed, first, last)
    if clauses is None:
        return None
    whole = clauses + difference(claimed[:last], first)
    if first == 0:
        return whole
    named = np.zeros(last * claimed.shape[1] + 1, dtype=bool)
    named[np.abs(clauses.literals)] = True
    given = np.flatnonzero(named[: first * claimed.shape[1] + 1])
    return units(np.where(claimed.reshape(-1)[given - 1], given, -given)) + whole


def refutation_clauses(rules: Ruleset, truth: NDArray[np.bool_], position: Position) -> Clauses:
    """The formula of a refutation: the clauses that decide `position`, and "it is what it is not"."""
    x, y = position
    height = truth.shape[1]
    clauses = core(rules, truth[: x + 1])
    if clauses is None:
        raise DisagreementError("the P-positions that the sweep finds do not satisfy the clauses of their definition.")
    needed = cone(clauses, x * height + y)
    lengths = np.diff(clauses.offsets)[needed]
    kept = Clauses(
        np.concatenate([clauses[int(c)] for c in needed]), np.concatenate([[0], np.cumsum(lengths)]).astype(np.int64)
    )
    variable = 1 + x * height + y
    return kept + units(np.array([-variable if truth[x, y] else variable]))


def write_clauses(path: Path, variables: int, clauses: Clauses) -> None:
    """DIMACS, one clause a line."""
    with path.open("wb") as file:
        file.write(f"p cnf {variables} {len(clauses)}\n".encode())
        start, count = 0, len(clauses)
        while start < count:
            stop = int(np.searchsorted(clauses.offsets, clauses.offsets[start] + CHUNK, side="right")) - 1
            stop = min(max(stop, start + 1), count)
            ends = clauses.offsets[start : stop + 1] - clauses.offsets[start]
            numbers = np.insert(clauses.literals[clauses.offsets[start] : clauses.offsets[stop]], ends[1:], 0)
            file.write(_text(numbers))
            start = stop


def write_hints(path: Path, count: int) -> None:
    """The whole proof: the empty clause, because the clauses 1, 2, ..., count propagate in this order."""
    with path.open("wb") as file:
        file.write(f"{count + 1} 0 ".encode())
        for start in range(1, count + 1, CHUNK):
            file.write(_text(np.arange(start, min(start + CHUNK, count + 1), dtype=np.int32)))
        file.write(b"0\n")


def _text(numbers: NDArray[np.int32]) -> bytes:
    """The numbers in decimal, a line feed after each 0 (the end of a clause) and a space after each other one."""
    if len(numbers) < CHUNK // 4 or not is_here("numba"):  # not worth the time to load the compiled way
        return " ".join(map(str, numbers.tolist())).replace(" 0 ", " 0\n").encode() + (b" " if numbers[-1] else b"\n")
    from verifier.certificate.write.digits import decimal

    return decimal(numbers).tobytes()
