"""Two statements of the paper that are about all sequences, up to a bound: Theorem 4.1 and Proposition 5.2.

Not games but the sequences themselves are the unknowns here (`kernel_encodings.sequences`). A solver first finds a
solution, which must be the Beatty pair, and is then asked for a second one. That there is none is AGREED: the Beatty
pair is computed by its formula, the solver refutes another one, and the steps of its proof are checked; but no checker
reads the clauses and says that they are what the paper defines, as one does for boards, so it is not VERIFIED.
"""

from __future__ import annotations

from typing import Literal

from kernel_encodings import sequences

from verifier.base.errors import UserError
from verifier.base.verdict import Status, Verdict, VerdictEvidence
from verifier.solve import beatty
from verifier.solvers.ask import Limits, Outcome, solve
from verifier.solvers.drup_to_lrat import NotRupError, steps_of

__all__ = ["SequenceStatement", "only_beatty", "only_beatty_smt"]

SequenceStatement = Literal["4.1", "5.2 (i)", "5.2 (ii)", "5.2 (iii)"]
_ALGORITHMS: dict[SequenceStatement, Literal["i", "ii", "iii"]] = {"5.2 (i)": "i", "5.2 (ii)": "ii", "5.2 (iii)": "iii"}
_NAMES = {"4.1": "Theorem 4.1", **{f"5.2 ({r})": f"Proposition 5.2 ({r})" for r in ("i", "ii", "iii")}}


def only_beatty(
    statement: SequenceStatement, m: int, p: int, n: int, *, solver: str = "cadical", limits: Limits | None = None
) -> Verdict:
    """Is (a_i, b_i), i <= n, the only beginning of a pair of sequences as in Theorem 4.1 (i) or Proposition 5.2?

    >>> only_beatty("4.1", 2, 3, 12).status.value
    'AGREED'
    """
    _check(m, p, n)
    algorithm = _ALGORITHMS.get(statement)
    unknown = sequences.mex(m, p, n, algorithm) if algorithm else sequences.complementary(m, p, n)
    expected = [beatty.a(m, p, i) for i in range(n + 1)]
    stage = unknown.differs(expected)
    answer = solve(unknown.cnf, solver, stages=[[stage]], keep=(n + 1) * unknown.most, limits=limits)
    found = [unknown.values(model.tolist()) for model in answer.models]
    evidence: VerdictEvidence = {
        "solver": solver,
        "variables": unknown.cnf.variables,
        "clauses": unknown.cnf.count + 1,
        "seconds": {"solve": round(answer.seconds, 3)},
    }
    where = f"m = {m}, p = {p}, indices up to {n}"
    if answer.outcome is Outcome.UNKNOWN:
        return Verdict(Status.UNKNOWN, f"{answer.reason}.", evidence=evidence)
    if answer.outcome is Outcome.SAT:
        words = f"{_NAMES[statement]} fails for {where}: {found[-1]} is another solution for x."
        return Verdict(Status.REFUTED, words, evidence=evidence)
    if not found:
        words = f"{_NAMES[statement]} fails for {where}: the Beatty pair is no solution, nor is anything else."
        return Verdict(Status.REFUTED, words, evidence=evidence)

    question = unknown.cnf.with_clauses((stage,))
    refuted = solve(question, solver, keep=0, proof=True, limits=limits)
    if refuted.proof is None:
        return Verdict(Status.UNKNOWN, f"{refuted.reason or f'{solver} wrote no proof'}.", evidence=evidence)
    try:
        steps = steps_of(question, refuted.proof)
    except NotRupError as error:
        return Verdict(Status.UNKNOWN, f"The proof of {solver} is rejected: {error}", evidence=evidence)
    words = f"{_NAMES[statement]} holds for {where}: the Beatty pair is the only solution."
    return Verdict(Status.AGREED, words, evidence={**evidence, "proof_steps_checked": len(steps)})


def only_beatty_smt(m: int, p: int, n: int, solver: str = "z3", limits: Limits | None = None) -> Verdict:
    """Theorem 4.1 up to n over the integers: AGREED by the word of an SMT solver, without a proof."""
    _check(m, p, n)
    expected = [beatty.a(m, p, i) for i in range(n + 1)]
    exists = solve(sequences.complementary_smt(m, p, n), solver, keep=0, limits=limits)
    second = solve(sequences.complementary_smt(m, p, n, unlike=expected), solver, keep=0, limits=limits)
    evidence: VerdictEvidence = {"solver": solver, "seconds": {"solve": round(exists.seconds + second.seconds, 3)}}
    for answer in (exists, second):
        if answer.outcome is Outcome.UNKNOWN:
            return Verdict(Status.UNKNOWN, f"{answer.reason}.", evidence=evidence)
    where = f"m = {m}, p = {p}, indices up to {n}"
    if exists.outcome is Outcome.UNSAT or second.outcome is Outcome.SAT:
        return Verdict(Status.REFUTED, f"Theorem 4.1 fails for {where}.", evidence=evidence)
    return Verdict(Status.AGREED, f"{solver}: Theorem 4.1 holds for {where}.", evidence=evidence)


def _check(m: int, p: int, n: int) -> None:
    if m < 1 or p < 1 or n < 0:
        raise UserError(f"The constants are m, p >= 1 and n >= 0, not m = {m}, p = {p}, n = {n}.")
