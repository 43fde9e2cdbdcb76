"""Is this set the set of P-positions of this game on a board? Asked of solvers, as a refutation.

Two independent ways lead to every verdict, and they must agree:

- a solver: the game's kernels are the models of an encoding. It finds one (a kernel exists), and then none that differs
  from the claim (so the kernel is the claim), or one that does (a counterexample);
- the sweep of `verifier.solve.retrograde`, which knows nothing of encodings and solvers.

If they do not agree this program has an error, and says so (`DisagreementError`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from time import perf_counter
from typing import Any

import numpy as np
from kernel_encodings import catalogue
from kernel_encodings.forms import Formula
from kernel_encodings.formula import Cnf
from kernel_encodings.questions import differs, two_kernels
from numpy.typing import NDArray

from verifier.base.errors import UserError
from verifier.base.verdict import Status, Verdict
from verifier.claims.kinds import Claim, smallest_difference
from verifier.games import imitation
from verifier.games.board import Board
from verifier.games.families import Choice, Game, Imitation
from verifier.games.notation import name_of, title
from verifier.games.rules import Ruleset
from verifier.solve import retrograde
from verifier.solve.explain import explain
from verifier.solvers.ask import SOLVERS, Answer, Limits, Outcome, find, solve

__all__ = ["DisagreementError", "default_solver", "form_for", "formulas", "unique", "verify"]

Cells = NDArray[np.bool_]


class DisagreementError(Exception):
    """Two ways to one answer differ: an error of this program, never of the user."""


@dataclass(frozen=True)
class Part:
    """One digraph of a game: its name, the formula whose models are its kernels, and its P-set by retrograde."""

    name: str
    formula: Formula
    truth: Cells
    seconds: float  # to generate the formula


def default_solver(encoding: str) -> str:
    """A solver that is here and reads this encoding."""
    for form in catalogue.find(encoding):
        for solver in SOLVERS.values():
            if form in solver.reads and not solver.missing:
                return solver.name
    raise UserError(f"No solver that is installed reads the encoding {encoding}.")


def form_for(encoding: str, solver: str) -> type[Formula]:
    """The form of an encoding that this solver reads."""
    forms = catalogue.find(encoding)
    for form in forms:
        if form in find(solver).reads:
            return form
    able = ", ".join(s.name for s in SOLVERS.values() if any(form in s.reads for form in forms))
    raise UserError(f"The solver {solver} cannot read the encoding {encoding}; {able} can.")


def formulas(game: Game, width: int, height: int, encoding: str, form: type[Formula]) -> Iterator[Part]:
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
        yield Part(name_of(game) or "", formula, truth, perf_counter() - start)
        return
    for rules in (game,) if isinstance(game, Ruleset) else game.games:
        board = Board(rules, width, height)
        start = perf_counter()
        part = build(board)
        yield Part(title(rules), part, retrograde.sweep(board), perf_counter() - start)


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

    The encoding is by default `ladder` (and `definition` for Imitation Nim), the solver CaDiCaL where it reads the
    encoding. VERIFIED rests on the solver's word and the sweep; for a proof that others can check, certify.

    >>> from verifier.claims.kinds import Beatty
    >>> from verifier.games.notation import parse_game
    >>> verify(parse_game("2WN^3"), Beatty(2, 3), 12, 12).status.value
    'VERIFIED'
    >>> verify(parse_game("2WN^3"), Beatty(2, 2), 12, 12).counterexample
    (0, 4)
    """
    encoding = encoding or ("definition" if isinstance(game, Imitation) else "ladder")
    solver = solver or default_solver(encoding)
    claim = claim.on(width, height)
    claimed = claim.array(width, height)
    shape = (width, height)
    size = {"variables": 0, "clauses": 0}
    times = {"generate": 0.0, "solve": 0.0}
    megabytes = 0
    found = np.zeros(shape, dtype=bool)
    truth = np.zeros(shape, dtype=bool)

    def evidence(**more: Any) -> dict[str, Any]:
        seconds = {name: round(value, 3) for name, value in times.items()}
        return {"encoding": encoding, "solver": solver, **size, "seconds": seconds, "megabytes": megabytes, **more}

    for part in formulas(game, width, height, encoding, form_for(encoding, solver)):
        size["variables"] += part.formula.variables
        size["clauses"] += part.formula.count
        times["generate"] += part.seconds
        # What each game of a choice is claimed to be nobody says: its P-set by retrograde is what the solver confirms.
        target = part.truth if isinstance(game, Choice) else claimed
        answer = solve(part.formula, solver, stages=[[differs(target)]], keep=width * height, limits=limits)
        times["solve"] += answer.seconds
        megabytes = max(megabytes, answer.megabytes or 0)
        if answer.outcome is Outcome.UNKNOWN:
            return Verdict(Status.UNKNOWN, f"{answer.reason}.", evidence=evidence())
        found |= _kernel(part, answer, target)
        truth |= part.truth

    position = smallest_difference(found, claimed)
    if position != smallest_difference(truth, claimed):
        raise DisagreementError(f"{solver} and the sweep name different counterexamples.")
    name = title(game)
    where = f"on the {width} x {height} board"
    if position is None:
        reason = f"The P-positions of {name} {where} are exactly {claim}."
        return Verdict(Status.VERIFIED, reason, evidence=evidence(kernel_exists=True, agrees_with="retrograde sweep"))
    return Verdict(
        Status.REFUTED,
        _words(game, claim, position, bool(claimed[position])),
        position,
        evidence(kernel_exists=True, agrees_with="retrograde sweep"),
    )


def _kernel(part: Part, answer: Answer, target: Cells) -> Cells:
    """The kernel that the solver found, once it is known to be the P-set that retrograde found."""
    if not answer.models:
        raise DisagreementError(f"{answer.solver} finds no kernel of {part.name}, but without cycles there is one.")
    kernels = [model.reshape(target.shape) for model in answer.models]
    if not all((kernel == part.truth).all() for kernel in kernels):
        raise DisagreementError(f"{answer.solver}'s kernel of {part.name} is not the P-set that the sweep finds.")
    if (answer.outcome is Outcome.UNSAT) != bool((part.truth == target).all()):
        raise DisagreementError(f"{answer.solver} and the sweep disagree on whether the claim about {part.name} holds.")
    return kernels[-1]


def _words(game: Game, claim: Claim, position: tuple[int, int], claimed: bool) -> str:
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
    evidence = {"encoding": encoding, "solver": solver, "seconds": {"solve": round(answer.seconds, 3)}}
    if answer.outcome is Outcome.UNKNOWN:
        return Verdict(Status.UNKNOWN, f"{answer.reason}.", evidence=evidence)
    if answer.outcome is Outcome.SAT:
        raise DisagreementError(f"{solver} finds two kernels of {part.name}, but a finite game without cycles has one.")
    reason = f"There are no two different kernels of {part.name} on the {width} x {height} board."
    return Verdict(Status.VERIFIED, reason, evidence=evidence)
