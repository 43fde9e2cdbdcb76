"""Is this set the set of P-positions of this game on a board? The one pipeline; all verdicts on boards come from here.

VERIFIED needs three things, and each is able to contradict the others:

- the sweep of `verifier.solve.retrograde`, which knows neither encodings nor solvers, finds the claimed set;
- a solver refutes that some position differs from it. By default it is asked about the core clauses of the definition
  (`kernel_encodings.core`), which are the formula of the certificate. On request it is asked about another encoding:
  the game's kernels are the models of a formula, the solver finds one, and then none that differs from the claim;
- a checker accepts a certificate: every clause is an instance of the definition of these rules, and the proof is right.

What they share is the rules as data, and no code that says what follows from them: the clauses come from
`verifier.games.lines`, which asks `Ruleset.legal`; the sweep has `verifier.solve.moves`; the checker has a table of its
own. If two of them do not agree this program has an error, and says so (`DisagreementError`). Imitation Nim is played
on states: the sweep is a recursion over them, the solver is asked about the kernel of their digraph, and the checker
(`verifier.certificate.check.states`) looks at each state. A board's game that is claimed to be Imitation Nim has no
certificate: what the sweep and a solver say of it is AGREED.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
from kernel_encodings import catalogue
from kernel_encodings.formula import Cnf
from kernel_encodings.other_forms import Formula
from kernel_encodings.questions import differs, two_kernels
from numpy.typing import NDArray

from verifier.base.errors import DisagreementError, UserError
from verifier.base.verdict import Status, Verdict, VerdictEvidence
from verifier.certificate.check.board import CELLS, RejectedError, readable
from verifier.certificate.write import states
from verifier.certificate.write.build import Written, write_certificate
from verifier.certificate.write.job import CertificateJob, Cost, NoVerdictError
from verifier.claims.kinds import Claim, SameAs, smallest_difference
from verifier.games import imitation
from verifier.games.board import Board
from verifier.games.families import Choice, Game, Imitation
from verifier.games.names import name_of, title
from verifier.games.rules import Position, Ruleset
from verifier.solve import retrograde
from verifier.solve.explain import explain
from verifier.solvers.ask import SOLVERS, Answer, Limits, Outcome, find, solve

__all__ = ["CORE", "certify", "default_solver", "form_for", "formulas", "solvers_for", "unique", "verify", "verify_by"]

CORE = "core"
BYTES = 250  # a position of a board takes about that much, for its clauses, the solver and the checker
STATES = ", and the checker accepted every state of the plays"
Cells = NDArray[np.bool_]


@dataclass(frozen=True)
class DigraphPart:
    """One digraph of a game: its name, the formula whose models are its kernels, and its P-set by retrograde."""

    name: str
    formula: Formula
    truth: Cells
    seconds: float  # to generate the formula


def default_solver(encoding: str) -> str:
    """A solver that is here and reads this encoding, in the form that it is meant for if there is one."""
    for form in _forms(encoding):
        for solver in SOLVERS.values():
            if form in solver.reads and not solver.missing:
                return solver.name
    raise UserError(f"No solver that is installed reads the encoding {encoding}.")


def solvers_for(encoding: str) -> list[str]:
    """The names of all solvers that are here and read this encoding."""
    forms = _forms(encoding)
    return [s.name for s in SOLVERS.values() if not s.missing and any(form in s.reads for form in forms)]


def _forms(encoding: str) -> tuple[type[Formula], ...]:
    return (Cnf,) if encoding == CORE else tuple(catalogue.find(encoding))


def form_for(encoding: str, solver: str) -> type[Formula]:
    """The form of an encoding that this solver reads."""
    forms = catalogue.find(encoding)
    for form in forms:
        if form in find(solver).reads:
            return form
    able = ", ".join(s.name for s in SOLVERS.values() if any(form in s.reads for form in forms))
    raise UserError(f"The solver {solver} cannot read the encoding {encoding}; {able} can.")


def formulas(game: Game, width: int, height: int, encoding: str, form: type[Formula]) -> Iterator[DigraphPart]:
    """The formulas of a game in one form of an encoding.

    A choice of games has one formula for each of them; Imitation Nim has the digraph of its states, whose starting
    positions are the first variables, for the encodings that speak of any digraph.
    """
    build = catalogue.find(encoding)[form]
    if isinstance(game, Imitation):
        digraphs = catalogue.DIGRAPHS.get(catalogue.name_of(encoding))
        if digraphs is None:
            able = " or ".join(catalogue.DIGRAPHS)
            raise UserError(f"Imitation Nim is played on states, not on a board: take --encoding {able}.")
        truth = retrograde.p_set(game, width, height)
        start = perf_counter()
        formula = digraphs[form](imitation.digraph(game, width, height))
        yield DigraphPart(name_of(game) or "", formula, truth, perf_counter() - start)
        return
    for rules in (game,) if isinstance(game, Ruleset) else game.games:
        board = Board(rules, width, height)
        start = perf_counter()
        part = build(board)
        yield DigraphPart(title(rules), part, retrograde.sweep(board), perf_counter() - start)


def verify(
    game: Game,
    claim: Claim,
    width: int,
    height: int,
    *,
    encoding: str | None = None,
    solver: str | None = None,
    limits: Limits | None = None,
) -> Verdict:
    """Are the P-positions of `game` on a board exactly what `claim` says?

    The encoding is by default `core` (and `definition` for Imitation Nim), the solver CaDiCaL where it reads the
    encoding. The limits are the solver's.

    >>> from verifier.claims.kinds import Beatty
    >>> from verifier.games.names import parse_game
    >>> verify(parse_game("2WN^3"), Beatty(2, 3), 12, 12).status.value
    'VERIFIED'
    >>> verify(parse_game("2WN^3"), Beatty(2, 2), 12, 12).counterexample
    (0, 4)
    """
    limits = limits or Limits()
    on_states = _plays_imitation(game, claim)
    encoding = encoding or ("definition" if on_states else CORE)
    solver = solver or default_solver(encoding)
    if encoding != CORE:
        asked = _ask(
            game, claim, width, height, encoding, solver, limits, STATES if isinstance(game, Imitation) else ""
        )
        if asked.status is Status.UNKNOWN or (on_states and not isinstance(game, Imitation)):
            return asked
    elif on_states:
        able = " or ".join(catalogue.DIGRAPHS)
        raise UserError(f"Imitation Nim is played on states, not on a board: take --encoding {able}.")
    if on_states:
        with tempfile.TemporaryDirectory() as folder:
            proved = _certify_states(game, claim, (width, height), Path(folder) / "certificate", asked, force=False)
        return Verdict(proved.status, proved.reason, proved.counterexample, proved.without_certificate())
    with tempfile.TemporaryDirectory() as folder:
        verdict = certify(
            *(game, claim, width, height, Path(folder) / "certificate"),
            solver=solver if encoding == CORE else "cadical",
            limits=limits if encoding == CORE else None,
        )
    evidence = verdict.without_certificate()
    if encoding == CORE or verdict.status is Status.UNKNOWN:
        return Verdict(verdict.status, verdict.reason, verdict.counterexample, evidence)
    if asked.counterexample != verdict.counterexample:
        raise DisagreementError(f"{solver} and the certificate name different counterexamples.")
    reason = f"{verdict.reason} {solver} agrees on the encoding {encoding}."
    return Verdict(verdict.status, reason, verdict.counterexample, evidence | asked.evidence)


def verify_by(
    solvers: Sequence[str], game: Game, claim: Claim, width: int, height: int, **named: Any
) -> tuple[Verdict, list[Verdict]]:
    """One verdict by several solvers, and that of each: those that have an answer must agree."""
    verdicts = [verify(game, claim, width, height, solver=solver, **named) for solver in solvers]
    answers = [verdict for verdict in verdicts if verdict.status is not Status.UNKNOWN]
    for verdict in answers[1:]:
        if (verdict.status, verdict.counterexample) != (answers[0].status, answers[0].counterexample):
            one, other = answers[0].evidence["solver"], verdict.evidence["solver"]
            raise DisagreementError(f"{one} and {other} disagree.")
    return (answers or verdicts)[0], verdicts


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
    solver: str = "cadical",
    limits: Limits | None = None,
    external: bool = False,
) -> Verdict:
    """The same question, and the certificate is kept in a new folder.

    Without a verdict, UNKNOWN, no folder is left.

    >>> from verifier.theorems.table import printed_claim
    >>> from verifier.games.names import parse_game
    >>> import tempfile
    >>> game = parse_game("2WN^3")
    >>> certify(game, printed_claim(game), 9, 9, tempfile.mkdtemp()).status.value
    'VERIFIED'
    """
    if _plays_imitation(game, claim):
        if strips != 1 or proof != "core" or external:
            raise UserError("The certificate of Imitation Nim has no proof of a formula: no strips, no other proof.")
        asked = _ask(game, claim, width, height, "definition", solver, limits or Limits(), STATES)
        if asked.status is Status.UNKNOWN:
            return asked
        return _certify_states(game, claim, (width, height), folder, asked, force=force)
    claim = claim.on(width, height)
    _refuse_unchecked(game, claim, width, height)
    job = CertificateJob(width, height, solver, limits or Limits(), strips, proof)
    claimed = claim.array(width, height)
    position = smallest_difference(retrograde.p_set(game, width, height), claimed)
    try:
        written = write_certificate(game, claim, folder, job, expected=position, force=force, external=external)
    except NoVerdictError as error:
        return Verdict(Status.UNKNOWN, str(error), evidence={"encoding": CORE, "solver": solver})
    how = f"the sweep agrees, {solver} refuted the formula and the {written.report.checker} checker accepted the proof."
    if position is None:
        where = f"on the {width} x {height} board"
        reason = f"The P-positions of {title(game)} {where} are {claim}: {how}"
        return Verdict(Status.VERIFIED, reason, evidence=_evidence(written, solver, folder))
    reason = f"{_words(game, claim, position, bool(claimed[position]))} T{how[1:]}"
    return Verdict(Status.REFUTED, reason, position, _evidence(written, solver, folder))


def _refuse_unchecked(game: Game, claim: Claim, width: int, height: int) -> None:
    """What no checker would read, and what would not fit into memory, is refused before any work."""
    if not 0 < width * height <= CELLS:
        raise UserError(f"A certificate is about a board of 1 to {CELLS:,} positions, not {width} x {height}.")
    try:
        readable(game.to_json(), claim.to_json())
    except RejectedError as error:
        raise UserError(f"No checker would read this game or claim: it expects {error.expected}.") from None
    needed, there = width * height * BYTES, os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    if needed > there:
        raise UserError(
            f"A board of {width} x {height} needs about {needed >> 30} GB for its formula and its solver, and this "
            f"machine has {there >> 30} GB: take a smaller board."
        )


def _certify_states(
    game: Game, claim: Claim, board: tuple[int, int], folder: str | Path, asked: Verdict, *, force: bool
) -> Verdict:
    """A certificate of Imitation Nim, once a solver and the sweep agree on it."""
    if not isinstance(game, Imitation) or (isinstance(claim, SameAs) and isinstance(claim.game, Imitation)):
        raise UserError(
            "There is no certificate for the claim that a game is Imitation Nim: ask it the other way round."
        )
    job = CertificateJob(*board, "cadical")
    report = states.write(folder, game, claim, job, counterexample=asked.counterexample, force=force)
    evidence: VerdictEvidence = {
        **asked.evidence,
        "checker": report.checker,
        "statement": report.statement,
        "certificate": str(folder),
        "check": f"wythoff check {folder}",
    }
    status = Status.VERIFIED if asked.status is Status.AGREED else asked.status
    return Verdict(status, asked.reason, asked.counterexample, evidence)


def _evidence(written: Written, solver: str, folder: str | Path) -> VerdictEvidence:
    found: VerdictEvidence = {
        "encoding": CORE,
        "solver": solver,
        **written.cost.to_json(),
        "agrees_with": "retrograde sweep",
        "checker": written.report.checker,
        "statement": written.report.statement,
        "certificate": str(folder),
        "check": f"wythoff check {folder}",
    }
    if written.external:
        found["external"] = [opinion.to_json() for opinion in written.external]
    return found


def _plays_imitation(game: Game, claim: Claim) -> bool:
    return isinstance(game, Imitation) or (isinstance(claim, SameAs) and isinstance(claim.game, Imitation))


def _ask(
    game: Game, claim: Claim, width: int, height: int, encoding: str, solver: str, limits: Limits, then: str = ""
) -> Verdict:
    """What a solver says on an encoding whose models are the kernels, compared with the sweep: AGREED or REFUTED.

    `then` is said of what follows before the verdict is given.
    """
    claim = claim.on(width, height)
    claimed = claim.array(width, height)
    cost = Cost()
    found = np.zeros((width, height), dtype=bool)
    truth = np.zeros((width, height), dtype=bool)

    def evidence() -> VerdictEvidence:
        return {"encoding": encoding, "solver": solver, **cost.to_json()}

    for part in formulas(game, width, height, encoding, form_for(encoding, solver)):
        cost.variables += part.formula.variables
        cost.clauses += part.formula.count
        cost.generate += part.seconds
        # What each game of a choice is claimed to be nobody says: its P-set by retrograde is what the solver confirms.
        target = part.truth if isinstance(game, Choice) else claimed
        answer = solve(part.formula, solver, stages=[[differs(target)]], keep=width * height, limits=limits)
        cost.solve += answer.seconds
        cost.megabytes = max(cost.megabytes, answer.megabytes or 0)
        if answer.outcome is Outcome.UNKNOWN:
            return Verdict(Status.UNKNOWN, f"{answer.reason}.", evidence=evidence())
        found |= _kernel(part, answer, target)
        truth |= part.truth

    position = smallest_difference(found, claimed)
    if position != smallest_difference(truth, claimed):
        raise DisagreementError(f"{solver} and the sweep name different counterexamples.")
    more: VerdictEvidence = {**evidence(), "kernel_exists": True, "agrees_with": "retrograde sweep"}
    how = f"{solver} and the sweep agree on it{then}."
    if position is None:
        where = f"on the {width} x {height} board"
        reason = f"The P-positions of {title(game)} {where} are {claim}: {how}"
        return Verdict(Status.AGREED, reason, evidence=more)
    reason = f"{_words(game, claim, position, bool(claimed[position]))} {how[0].upper()}{how[1:]}"
    return Verdict(Status.REFUTED, reason, position, more)


def _kernel(part: DigraphPart, answer: Answer, target: Cells) -> Cells:
    """The kernel that the solver found, once it is known to be the P-set that retrograde found."""
    if not answer.models:
        raise DisagreementError(f"{answer.solver} finds no kernel of {part.name}, but without cycles there is one.")
    kernels = [model.reshape(target.shape) for model in answer.models]
    if not all((kernel == part.truth).all() for kernel in kernels):
        raise DisagreementError(f"{answer.solver}'s kernel of {part.name} is not the P-set that the sweep finds.")
    if (answer.outcome is Outcome.UNSAT) != bool((part.truth == target).all()):
        raise DisagreementError(f"{answer.solver} and the sweep disagree on whether the claim about {part.name} holds.")
    return kernels[-1]


def _words(game: Game, claim: Claim, position: Position, claimed: bool) -> str:
    """Why the claim is wrong at a position."""
    said = f"{position} is {'among' if claimed else 'not among'} {claim}"
    if isinstance(game, Ruleset) and not game.is_position(*position):
        return f"{said}, but it lies in the removed rectangle and is no position of the game."
    first, *rest = explain(game, *position).sentences
    more = f"(`wythoff explain` has {len(rest) - 3} more replies.)" if len(rest) > 4 else ""
    return " ".join([f"{said}, but {first}", *(rest[:3] if more else rest), more]).strip()


def unique(
    game: Ruleset,
    width: int,
    height: int,
    *,
    encoding: str = "ladder",
    solver: str = "cadical",
    limits: Limits | None = None,
) -> Verdict:
    """Uniqueness alone: are there two different kernels? (On a board there are none: the digraph has no cycles.)"""
    (part,) = formulas(game, width, height, encoding, form_for(encoding, solver))
    if not isinstance(part.formula, Cnf):
        raise UserError(f"Uniqueness alone is asked of clauses: take definition or ladder, not {encoding}.")
    answer = solve(two_kernels(part.formula, width * height), solver, keep=width * height, limits=limits)
    evidence: VerdictEvidence = {"encoding": encoding, "solver": solver, "seconds": {"solve": round(answer.seconds, 3)}}
    if answer.outcome is Outcome.UNKNOWN:
        return Verdict(Status.UNKNOWN, f"{answer.reason}.", evidence=evidence)
    if answer.outcome is Outcome.SAT:
        raise DisagreementError(f"{solver} finds two kernels of {part.name}, but a finite game without cycles has one.")
    reason = f"{solver} finds no two different kernels of {part.name} on the {width} x {height} board."
    return Verdict(Status.AGREED, reason, evidence=evidence)
