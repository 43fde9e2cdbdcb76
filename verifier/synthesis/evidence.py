"""Proofs for the answers that say "no": none at all, or no fewer.

A solver refutes the clauses and writes a DRUP proof, `verifier.solvers.drup_to_lrat` makes LRAT of it, everything that
the refutation does not use is dropped, and the folder is accepted by `verifier.certificate.check.rule_sets` before
anybody hears of it. Nothing here is trusted.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from importlib.metadata import version
from pathlib import Path
from threading import Thread
from time import monotonic
from typing import Any

import numpy as np
from kernel_encodings.rules_from_p import RulesQuestion, SwitchClause, at_most
from numpy.typing import NDArray

from verifier.certificate.check import rule_sets
from verifier.certificate.write import manifest
from verifier.claims.kinds import Beatty, Claim, Listed
from verifier.games.rules import Ruleset
from verifier.solvers import drup_to_lrat
from verifier.solvers.pysat_solver import GLUCOSE, opened
from verifier.synthesis.manoeuvres import BlockableKind

__all__ = ["AnswerEvidence", "prove_at_least", "prove_no_manoeuvre", "prove_none"]

SOLVER = GLUCOSE  # its proofs are shorter here than CaDiCaL's, and it can be interrupted


@dataclass(frozen=True)
class AnswerEvidence:
    """What the checker accepted and how large it is; `folder` is where it lies, if it was to be kept."""

    statement: str
    size: dict[str, int]  # clauses and steps, or positions and cases
    folder: str | None

    def to_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {"checked": True} | self.size
        return data | ({"certificate": self.folder} if self.folder else {})

    def __str__(self) -> str:
        return ", ".join(f"{n} {what if n != 1 else what[:-1]}" for what, n in self.size.items())


@dataclass(frozen=True)
class _Refutation:
    audited: list[SwitchClause]
    counter: list[tuple[int, ...]]
    variables: int
    steps: list[drup_to_lrat.Step]


def prove_none(
    question: RulesQuestion,
    claim: Claim,
    clauses: Sequence[SwitchClause],
    folder: Path | None = None,
    *,
    force: bool = False,
    seconds: float | None = None,
) -> AnswerEvidence | None:
    """A checked proof that no selection has the target as its P-set; None if the solver did not get there in time."""
    n = len(question.unknowns.switches)
    refutation = _refute(list(clauses), [], n, seconds)
    if not isinstance(refutation, _Refutation):
        return None
    return _write(question.unknowns.to_json(), question.target, claim, refutation, {}, folder, force)


def prove_no_manoeuvre(
    rules: Ruleset,
    kinds: Sequence[BlockableKind],
    claim: Claim,
    target: NDArray[np.bool_],
    folder: Path | None = None,
    *,
    force: bool = False,
) -> AnswerEvidence:
    """A checked proof that for none of these kinds, all without a k, any k gives the target on its board.

    The clauses are those of `verifier.certificate.check.blockings`: for each kind the one or two positions that leave
    no k, and that k >= a implies k >= b for b < a.
    """
    assert all(kind.empty for kind in kinds)
    n = len(kinds)
    audited: list[SwitchClause] = []
    structure: list[tuple[int, ...]] = [tuple(range(1, n + 1))]
    for t, kind in enumerate(kinds, 1):
        if kind.most is not None and kind.most >= 0:
            low, high = kind.why
            audited += [SwitchClause((-t, n + kind.least), low), SwitchClause((-t, -n - kind.most - 1), high)]
            structure += [(-n - kind.least, n + kind.most + 1)] if kind.least > kind.most + 1 else []
        else:
            audited.append(SwitchClause((-t,), kind.why[-1]))
    variables = n + max((kind.least for kind in kinds), default=0)
    refutation = _refute(audited, list(dict.fromkeys(structure)), variables, None)
    assert isinstance(refutation, _Refutation)
    plain = [{"kind": kind.kind} | ({"l": kind.l} if kind.kind == "roob" else {}) for kind in kinds]
    family = {"game": replace(rules, block=None).to_json(), "kinds": plain}
    return _write(family, target, claim, refutation, {}, folder, force)


def prove_at_least(
    question: RulesQuestion,
    claim: Claim,
    clauses: Sequence[SwitchClause],
    start: Sequence[int],
    least: int,
    cores: Sequence[int] = (),
    folder: Path | None = None,
    *,
    force: bool = False,
    seconds: float | None = None,
) -> AnswerEvidence | None:
    """A checked proof that every solution differs from `start` in at least `least` switches; None without one.

    Few clauses are enough: those among the cores that RC2 met, which go into the counter in their order; and, while
    a cheaper pretender satisfies all chosen clauses, clauses that it violates.
    """
    n = len(question.unknowns.switches)
    on = set(start)
    cost = {-s - 1 if s in on else s + 1 for s in range(n)}
    units = [clause for clause in clauses if len(clause.literals) == 1]
    fixed = {clause.literals[0] for clause in units}
    while True:  # what the units force in their turn
        more = {
            open_[0]
            for clause in clauses
            if fixed.isdisjoint(clause.literals) and len(open_ := [w for w in clause.literals if -w not in fixed]) == 1
        }
        if not more:
            break
        fixed |= more
    rest = [clause for clause in clauses if len(clause.literals) != 1]
    derived = [clause for clause in rest if sum(-w not in fixed for w in clause.literals) == 1]
    # Forced literals that are unit clauses need not be counted, as long as something is left to count: a counter for
    # "at most -1" would be the empty clause, and its refutation would say nothing.
    outside = set(sorted({clause.literals[0] for clause in units} & cost, key=abs)[: least - 1])
    # The other forced literals lead the count.
    order = sorted(fixed & cost - outside, key=abs)
    order += [w for w in dict.fromkeys(cores) if w in cost and w not in fixed and -w not in fixed]
    known = fixed | set(order)
    chosen = [c for c in rest if all(w in known or -w in fixed for w in c.literals) and c not in derived]
    while True:
        bound = least - 1 - len(outside)
        counter = at_most(order, bound, n)
        base = [*units, *derived, *chosen]
        found = _refute(base, counter, n + max(0, bound + 1) * len(order), seconds, keep=outside)
        if found is None:
            return None
        if isinstance(found, _Refutation):
            extra = {"start": sorted(on), "at_least": least, "counted": order}
            return _write(question.unknowns.to_json(), question.target, claim, found, extra, folder, force)
        fresh = [c for c in rest if not any(w in found for w in c.literals)]
        if not fresh:
            return None  # a real solution: the bound is wrong
        chosen += fresh
        seen = set(order) | fixed | {-w for w in fixed}
        order += dict.fromkeys(
            w if w in cost else -w for c in fresh for w in c.literals if w not in seen and -w not in seen
        )


def _refute(
    audited: list[SwitchClause],
    counter: list[tuple[int, ...]],
    variables: int,
    seconds: float | None,
    keep: frozenset[int] | set[int] = frozenset(),
) -> _Refutation | set[int] | None:
    """A refutation; or a model; or None when time is up. Unit clauses in `keep` stay, used or not."""
    everything = [*(c.literals for c in audited), *counter]
    if () in everything:  # a position that is wrong whatever is on
        kept = [audited[everything.index(())]]
        kept += [c for c in audited if len(c.literals) == 1 and c.literals[0] in keep]
        return _Refutation(kept, [], variables, [drup_to_lrat.Step(len(kept) + 1, (), (1,))])
    deadline = None if seconds is None else monotonic() + seconds
    with opened(SOLVER, everything, proof=True) as solver:
        try:
            answer = _solve(solver, seconds)
        except KeyboardInterrupt:  # the answer stands without its proof, and says so
            return None
        if answer is None:
            return None
        if answer:
            return set(solver.get_model() or [])
        proof = drup_to_lrat.lemmas(solver.get_proof() or [])
    try:
        steps = drup_to_lrat.lrat(variables, everything, _until(deadline, proof))
    except (TimeoutError, KeyboardInterrupt):
        return None
    kept_units = {k for k, c in enumerate(audited, 1) if len(c.literals) == 1 and c.literals[0] in keep}
    used = sorted({hint for step in steps for hint in step.hints if hint <= len(everything)} | kept_units)
    number = {old: new for new, old in enumerate(used, 1)}
    number |= {step.id: len(used) + k for k, step in enumerate(steps, 1)}
    renumbered = [drup_to_lrat.Step(number[s.id], s.literals, tuple(number[h] for h in s.hints)) for s in steps]
    return _Refutation(
        [audited[h - 1] for h in used if h <= len(audited)],
        [everything[h - 1] for h in used if h > len(audited)],
        variables,
        renumbered,
    )


def _until(deadline: float | None, lemmas: Sequence[tuple[int, ...]]) -> Iterator[tuple[int, ...]]:
    """The lemmas one by one, as long as there is time: turning a long proof into LRAT takes longer than finding it."""
    for lemma in lemmas:
        if deadline is not None and monotonic() > deadline:
            raise TimeoutError
        yield lemma


def _solve(solver: Any, seconds: float | None) -> bool | None:
    """The solver in a thread, so that an interrupt or the end of the time is noticed at once; None if it was."""
    answers: list[bool | None] = []
    thread = Thread(target=lambda: answers.append(solver.solve_limited(expect_interrupt=True)))
    deadline = None if seconds is None else monotonic() + seconds
    thread.start()
    try:
        while thread.is_alive():
            thread.join(0.05)
            if deadline is not None and monotonic() > deadline:
                break
    finally:
        if thread.is_alive():
            solver.interrupt()
            thread.join()
    return answers[0] if answers else None


def _write(
    family: dict[str, Any],
    target: NDArray[np.bool_],
    claim: Claim,
    refutation: _Refutation,
    extra: dict[str, Any],
    folder: Path | None,
    force: bool,
) -> AnswerEvidence:
    """Write the certificate, kept or temporary, and let the checker judge it."""
    with manifest.kept_or_not(folder, force) as work:
        clauses = [*(c.literals for c in refutation.audited), *refutation.counter]
        lines = [f"p cnf {refutation.variables} {len(clauses)}"]
        lines += [" ".join(map(str, (*clause, 0))) for clause in clauses]
        (work / "formula.cnf").write_text("\n".join(lines) + "\n", encoding="ascii")
        (work / "proof.lrat").write_text("".join(f"{step}\n" for step in refutation.steps), encoding="ascii")
        leaf = manifest.leaf(work, refutation.variables, len(clauses), "rules_from_p")
        known = claim.on(*target.shape) if isinstance(claim, (Beatty, Listed)) else Listed.from_array(target)
        data = {
            "format": rule_sets.FORMAT,
            "version": rule_sets.VERSION,
            "claim": known.to_json(),
            "board": list(target.shape),
            "family": family,
            "positions": [list(c.position) for c in refutation.audited],
            "sizes": leaf["sizes"],
            "sha256": leaf["sha256"],
            "made_by": manifest.made_by({"python-sat": version("python-sat"), "solver": SOLVER}),
        }
        manifest.save(work, data | extra)
        report = manifest.own_accepted(rule_sets.check(work), "proof")
        statement = report.statement or ""
    size = {"clauses": len(clauses), "steps": len(refutation.steps)}
    return AnswerEvidence(statement, size, str(folder) if folder else None)
