"""Large boards in strips of rows, each a certificate of its own.

Moves never increase x. So the P-positions of the rows before x do not depend on what comes after, and the statement
"the claim is right in the rows first .. last - 1, if it is right in the rows before" can be proved without the clauses
of the rows before. By induction on the strips, the first of which has no rows before it, the claim is right on the
whole board. The strips are independent of each other: they are written in parallel, and checked one at a time.
"""

from __future__ import annotations

import itertools
import multiprocessing
import os
from dataclasses import replace
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from verifier.base.interrupts import workers
from verifier.certificate.check import LARGE
from verifier.certificate.write import manifest
from verifier.certificate.write.job import CertificateJob
from verifier.certificate.write.leaf import write_verification
from verifier.claims.kinds import Claim
from verifier.games.rules import Ruleset

__all__ = ["bounds", "write_strips"]

WHY = (
    "Moves never increase x: each strip proves its rows from the claim for the rows before, and the first strip "
    "has no rows before it. So, strip after strip, the claim is right on the whole board."
)


def bounds(width: int, strips: int) -> list[tuple[int, int]]:
    """Rows first .. last - 1 of each strip, as equal as possible.

    >>> bounds(10, 3)
    [(0, 3), (3, 6), (6, 10)]
    """
    cuts = [width * k // strips for k in range(strips + 1)]
    return list(itertools.pairwise(cuts))


def _write_one(rules: Ruleset, claim: Claim, folder: Path, job: CertificateJob, rows: tuple[int, int]) -> bool:
    folder.mkdir()
    return write_verification(rules, claim, claim.array(*job.board), folder, job, rows)


def write_strips(rules: Ruleset, claim: Claim, claimed: NDArray[np.bool_], folder: Path, job: CertificateJob) -> bool:
    """Write a certificate with parts for a right claim; False, and nothing is left in the folder, for a wrong one."""
    rows = bounds(job.width, job.strips)
    one = replace(job, strips=1)
    processes = min(len(rows), os.cpu_count() or 1)
    if job.width * job.height < LARGE:
        processes = 1
    parts = [folder / f"part-{k}" for k in range(1, len(rows) + 1)]
    if processes == 1:
        right = [_write_one(rules, claim, part, one, strip) for part, strip in zip(parts, rows, strict=True)]
    else:
        context = multiprocessing.get_context("spawn")
        with workers(processes, mp_context=context) as pool:
            tasks = [
                pool.submit(_write_one, rules, claim, part, one, strip) for part, strip in zip(parts, rows, strict=True)
            ]
            right = [task.result() for task in tasks]
    if not all(right):
        for part in parts:
            for file in part.iterdir():
                file.unlink()
            part.rmdir()
        return False
    data = manifest.common("VERIFIED", rules, claim, job.board, solvers=job.versions)
    manifest.save(folder, data | {"parts": {"rule": "strips", "count": len(parts), "why": WHY}})
    return True
