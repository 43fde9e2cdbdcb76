"""From a game to a theorem: guess an automaton, and let the checker judge it.

The guess: systems from `candidates`, an automaton for each by `Learner`. The judge is
`verifier.certificate.check.automaton.prove`, which trusts nothing. A position at which it refutes a guess goes back to
the learner with a larger board. Before a theorem is believed, `confirmed` compares it with a sweep of the board that
shares no code with learner or checker.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from time import process_time

import numpy as np

from verifier.automata.dfa import Dfa, accepted_below
from verifier.automata.learn import FailedError, Learner
from verifier.automata.oracle import Oracle, ask
from verifier.automata.systems import Images, Slope, System, candidates, slopes
from verifier.base.extras import is_here
from verifier.base.plural import counted
from verifier.certificate.check.automaton import (
    CELLS,
    Certificate,
    Numeration,
    RejectedError,
    Rules,
    Sizes,
    StateLimits,
    TooLongError,
    prove,
)
from verifier.claims.automatic import AutomatonJson
from verifier.games.board import Board
from verifier.games.rules import Ruleset
from verifier.solve.retrograde import sweep

__all__ = ["SECONDS", "Attempt", "Found", "Search", "certificate_json", "confirmed", "search"]

SECONDS = 60.0  # of computing for a search, where nobody names others
CONFIRM = 200  # the side of the board that must agree, beyond a removed rectangle
FEEDBACK = 4  # larger boards for one system
LARGE = 60  # states of a guess that the compiled checker judges first
STEPS_A_SECOND = 10_000_000  # of the checker, about
LIMITS = StateLimits(options=200_000, machine=100_000, product=600_000)


def certificate_json(rules: Ruleset, system: System, dfa: Dfa) -> AutomatonJson:
    """`automaton.json` as data."""
    return {
        "rules": rules.to_json(),
        "substitution": [list(image) for image in system.images],
        "dfa": dfa.to_json(),
    }


@dataclass(frozen=True)
class Found:
    """A theorem: the P-positions of the game are what the automaton accepts in the system, for ever."""

    rules: Ruleset
    system: System
    dfa: Dfa
    proof: Sizes
    seconds: float
    slopes: tuple[Slope, ...] = ()  # of the rays of P-positions: fitted, not proved

    def to_json(self) -> AutomatonJson:
        return certificate_json(self.rules, self.system, self.dfa)


@dataclass(frozen=True)
class Attempt:
    """A system that did not lead to a theorem, and why."""

    system: System
    why: str
    out_of_time: bool = False


@dataclass
class Search:
    """The result: a theorem, or what was tried."""

    found: Found | None = None
    attempts: list[Attempt] = field(default_factory=list)
    rows: int = 0
    seconds: float = 0.0
    out_of_time: bool = False
    slopes: tuple[Slope, ...] = ()
    hopeless: str = ""  # why nothing was tried
    allowed: float = 0.0  # seconds

    @property
    def late(self) -> bool:
        """Did time run out, for the search or for one of its systems?"""
        return self.out_of_time or any(attempt.out_of_time for attempt in self.attempts)

    def account(self) -> list[str]:
        """How far the search went, what it tried and how that failed."""
        if self.hopeless:
            return [self.hopeless]
        lines = [f"The first {self.rows:,} rows and columns were looked at."]
        if self.slopes:
            lines[0] += f" Slopes y/x >= 1 that fit them: {', '.join(str(slope) for slope in self.slopes)}."
        else:
            lines[0] += " No slope y/x that is a root of a small quadratic polynomial fits them."
        lines += [f"{attempt.system.number} ({attempt.system.name}): {attempt.why}." for attempt in self.attempts]
        return lines if self.attempts else [*lines, "No numeration system was tried."]


def confirmed(rules: Ruleset, system: System, dfa: Dfa, side: int = CONFIRM) -> bool:
    """Do automaton and game agree on a board, by a sweep that knows nothing of automata?"""
    numeration = Numeration([list(image) for image in system.images])
    size, accepted = accepted_below(dfa, numeration, most=1 << 24, end=side)
    if size < side:
        return False
    truth = sweep(Board(rules, side, side))
    claimed = np.zeros((side, side), dtype=bool)
    x, y = accepted >> 32, accepted & 0xFFFFFFFF
    inside = (x < side) & (y < side)
    claimed[x[inside], y[inside]] = True
    return bool((truth == claimed).all())


def search(
    rules: Ruleset,
    seconds: float = SECONDS,
    systems: Iterable[System] | None = None,
    own: System | None = None,
    progress: Callable[[str], None] = lambda _: None,
    failed: Mapping[Images, str] | None = None,
    after: Callable[[Attempt], None] = lambda _: None,
) -> Search:
    """Look for a theorem about the game, in the given systems or in those that its slopes suggest.

    `seconds` are of this process, so that other work on the machine does not change the answer. All else is
    deterministic: a system that is in `failed` needs not be tried again, and `after` is told of each new failure.
    """
    if hopeless := _unchecked(rules):
        return Search(hopeless=hopeless)
    begin = process_time()
    deadline = begin + seconds
    progress("computing the first rows")
    oracle = ask(rules, deadline=deadline)
    result = Search(rows=oracle.size, slopes=tuple(slopes(oracle)), out_of_time=oracle.cut_short, allowed=seconds)
    for system in systems if systems is not None else candidates(rules, oracle, own):
        if failed and system.images in failed:
            result.attempts.append(Attempt(system, failed[system.images]))
            continue
        if process_time() > deadline:
            result.out_of_time = True
            break
        share = max(deadline - process_time(), 0) / 2 + 1
        outcome = _try(rules, oracle, system, min(deadline, process_time() + share), progress)
        if isinstance(outcome, Attempt):
            result.attempts.append(outcome)
            after(outcome)
            progress(f"{system.name}: {outcome.why}")
            continue
        dfa, proof = outcome
        if not confirmed(rules, system, dfa, CONFIRM + rules.least_side - 1):
            raise AssertionError(f"the checker accepted an automaton for {rules} that a board refutes")
        result.out_of_time = False
        result.found = Found(rules, system, dfa, proof, process_time() - begin, result.slopes)
        break
    result.seconds = process_time() - begin
    return result


def _unchecked(rules: Ruleset) -> str:
    """Why no automaton of the game can be checked, whatever is guessed, or nothing.

    A number of the rules may be too large for the checker to read. And it tells apart all pairs up to the farthest
    terminal positions, or those with x <= y, and gives up at four times its number `CELLS`.
    """
    width, height = (1 + max((v[axis] for v in rules.terminal), default=-1) for axis in (0, 1))
    if width * height > 8 * CELLS:
        x, y = max(rules.terminal, key=max)
        return f"The terminal position ({x}, {y}) lies too far out for a check of an automaton."
    try:
        Rules(rules.to_json())
    except RejectedError as error:
        return f"No automaton could be checked: in its rules {error}."
    return ""


def _try(
    rules: Ruleset, oracle: Oracle, system: System, deadline: float, progress: Callable[[str], None]
) -> tuple[Dfa, Sizes] | Attempt:
    numeration = Numeration([list(image) for image in system.images])
    widest = max(map(len, system.images))
    depth = 3 if widest <= 2 else 2 if widest <= 4 else 1
    learner = Learner(oracle, numeration, depth, deadline=deadline)
    said = ""
    for _ in range(FEEDBACK):
        try:
            dfa = learner.learn(lambda text: progress(f"{system.name}, {text}"))
        except FailedError as error:
            return Attempt(system, said + str(error), error.out_of_time)
        steps, allowed = int(max(deadline - process_time(), 1) * STEPS_A_SECOND), 0
        try:
            read = Certificate.read(certificate_json(rules, system, dfa))
            allowed = read.numeration.allowed
            read.numeration.spent = max(allowed - steps, 0), 0  # a check has as many steps as there is time
            if len(dfa) > LARGE and is_here("numba"):  # most such guesses are wrong
                from verifier.certificate.check import automaton_fast

                automaton_fast.prove(read, LIMITS)
            return dfa, prove(read, LIMITS)
        except RejectedError as error:
            said = f"a guess with {counted(len(dfa), 'state')} was refuted ({error}); then "
            if isinstance(error, TooLongError) and steps < allowed:
                why = f"out of time (while a guess with {counted(len(dfa), 'state')} was checked)"
                return Attempt(system, why, out_of_time=True)
            if error.position is None:
                return Attempt(system, f"a guess with {counted(len(dfa), 'state')} was not checked: {error}")
            larger = _larger(rules, learner.oracle, max(error.position), deadline)
            if larger is None:
                return Attempt(system, f"a guess with {counted(len(dfa), 'state')} was refuted: {error}")
            learner.oracle = larger
            wrong = learner.wrong(dfa) or [error.position]
            if not learner.refine(wrong):
                return Attempt(system, f"a guess with {counted(len(dfa), 'state')} was refuted: {error}")
    return Attempt(system, said + "no more tries")


def _larger(rules: Ruleset, oracle: Oracle, beyond: int, deadline: float) -> Oracle | None:
    """More of the board, so that a position can be judged."""
    if beyond < oracle.size:
        return oracle
    if beyond > 400_000:
        return None
    more = ask(rules, min(4 * beyond + 1000, 400_000), deadline)
    return more if more.size > oracle.size else None
