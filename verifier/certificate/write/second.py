"""The second way to a certificate: a solver's own proof on the full `ladder` encoding.

CaDiCaL refutes the formula and writes a DRUP proof; `drup_to_lrat` makes LRAT of it and cuts it to its core. Nothing is
shared with the first way but the checker's proof rules: the encoding has counters, and the solver finds the proof.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
from kernel_encodings import ladder
from kernel_encodings.questions import differs
from numpy.typing import NDArray

from verifier.base.errors import DisagreementError, UserError
from verifier.certificate.write import manifest
from verifier.claims.kinds import Claim
from verifier.games.board import Board
from verifier.games.rules import Ruleset
from verifier.solve.retrograde import sweep
from verifier.solvers.ask import Limits, Outcome, solve
from verifier.solvers.drup_to_lrat import NotRupError, steps_of

__all__ = ["NoProofError", "write_solver_proof"]

CELLS = 20_000  # the propagation is in Python, and the checker keeps a set for each counter


class NoProofError(Exception):
    """The solver gave no proof that could be used."""


def write_solver_proof(
    rules: Ruleset,
    claim: Claim,
    claimed: NDArray[np.bool_],
    folder: Path,
    solver: str,
    versions: dict[str, str],
    limits: Limits,
) -> bool:
    """Write the leaf for a right claim from a solver's proof; False, and nothing is written, for a wrong one."""
    board = Board(rules, *claimed.shape)
    if claimed.size > CELLS:
        raise UserError(f"A solver's own proof is for boards of at most {CELLS:,} positions; leave out --proof solver.")
    if not (sweep(board) == claimed).all():
        return False
    cnf = ladder.encode(board).copy()
    # A removed cell is no position, so it is not P; the encoding may leave that unsaid.
    said = {clause[0] for clause in cnf.clauses() if len(clause) == 1}
    for cell in range(1, claimed.size + 1):
        if not rules.is_position(*divmod(cell - 1, board.height)) and -cell not in said:
            cnf.add(-cell)
    cnf.add(*differs(claimed))
    answer = solve(cnf, solver, proof=True, limits=limits)
    if answer.outcome is Outcome.SAT:
        raise DisagreementError(f"{solver} finds a kernel that is not the P-set that the sweep finds.")
    if answer.outcome is not Outcome.UNSAT or answer.proof is None:
        raise NoProofError(f"{solver} did not refute the formula. {answer.reason or ''}".strip())
    try:
        steps = steps_of(cnf, answer.proof)
    except NotRupError as error:
        raise NoProofError(f"{solver}'s proof could not be followed. {error}") from None

    with (folder / "formula.cnf").open("w", encoding="ascii", newline="\n") as file:
        file.write(f"p cnf {cnf.variables} {cnf.count}\n")
        file.writelines(" ".join(map(str, (*clause, 0))) + "\n" for clause in cnf.clauses())
    with (folder / "proof.lrat").open("w", encoding="ascii", newline="\n") as file:
        file.writelines(f"{step}\n" for step in steps)
    counters = [[names.count, names.threshold] for names in cnf.names if names.threshold is not None]
    data = manifest.common("VERIFIED", rules, claim, claimed.shape, solvers=versions)
    data["counters"] = counters
    manifest.save(folder, data | manifest.leaf(folder, cnf.variables, cnf.count, "ladder"))
    return True
