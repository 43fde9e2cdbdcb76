"""Writing one leaf of a certificate: the core clauses, the last clause, and the one line that refutes them."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from kernel_encodings.core import Clauses, cone, core, difference, units
from numpy.typing import NDArray

from verifier.base.errors import DisagreementError
from verifier.base.extras import is_here
from verifier.games.rules import Position, Ruleset

__all__ = ["refutation_clauses", "verification_clauses", "write_clauses", "write_hints"]

CHUNK = 1 << 18  # numbers turned into text at once


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
