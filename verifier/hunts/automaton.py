"""Section 7's first question by automata: which games have one for all their P-positions, and with how many states?

Each game is searched as by `wythoff theorem`, for `SECONDS` seconds of computing and in `GIBIBYTES` of memory, in a
process of its own: if that dies the others go on. A game that has an automaton has its P-positions proved for ever by
the checker (the file `verifier/certificate/check/automaton.py`), and membership in time linear in the number of digits:
a polynomial-time rule. One that has none here may have one that is larger, or in another system: the table says what
was tried last and how it failed.
"""

from __future__ import annotations

import resource
from collections.abc import Iterator, Sequence
from typing import Any, TypedDict

from verifier.base.processes import Died, gather
from verifier.games.families import modulo
from verifier.games.rules import Ruleset
from verifier.hunts.parameters import Member
from verifier.hunts.result import Constants, HuntResult
from verifier.theorems.one_game import theorem

__all__ = ["AutomatonRow", "examine", "examined", "hunt", "hunt_games"]

QUESTION = "Which games have an automaton for all their P-positions, and with how many states?"
GAMES = "mWN^(l,p), 1 <= l < p; any games with --game"
SECONDS = 15.0
GIBIBYTES = 3


class AutomatonRow(TypedDict):
    """A row of the table: a game, and its automaton (states, system, states of the check), or how the search failed."""

    game: str
    states: int | None
    system: str
    checked: int | None
    why: str


def examine(task: tuple[str, Ruleset]) -> AutomatonRow:
    """One game: its automaton, or how many systems were tried and how the last one failed."""
    name, rules = task
    result = theorem(rules, SECONDS)
    if found := result.found:
        states = found.proof.check_states
        return {"game": name, "states": len(found.dfa), "system": found.system.name, "checked": states, "why": ""}
    tried = result.attempts
    why = f"{tried[-1].system.name}: {tried[-1].why}" if tried else "no system was tried"
    if result.out_of_time:
        why += "; then out of time"
    return {"game": name, "states": None, "system": f"{len(tried)} tried", "checked": None, "why": why}


def _in_bounds(task: tuple[str, Ruleset]) -> AutomatonRow:
    """The same in a worker, which has no more memory than `GIBIBYTES`."""
    _, most = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (GIBIBYTES << 30, most))
    try:
        return examine(task)
    except MemoryError:
        return _none(task[0], f"out of memory ({GIBIBYTES} GiB)")


def _none(name: str, why: str) -> AutomatonRow:
    return {"game": name, "states": None, "system": "", "checked": None, "why": why}


def examined(tasks: Sequence[tuple[str, Ruleset]], jobs: int) -> Iterator[AutomatonRow]:
    """Each game as it is done, in any order."""
    for (name, _), row in gather(_in_bounds, tasks, jobs):
        yield _none(name, f"the search died (exit code {row.code})") if isinstance(row, Died) else row


def _finding(tasks: Sequence[tuple[str, Ruleset]], tested: str, jobs: int, tell: Any) -> HuntResult:
    rows: dict[str, AutomatonRow] = {}
    for row in examined(tasks, jobs):
        rows[row["game"]] = row
        if tell:
            tell(len(rows), len(tasks))
    table = [rows[name] for name, _ in tasks]
    proved = [row["states"] for row in table if row["states"] is not None]
    sizes = f", with {min(proved)} to {max(proved)} states" if proved else ""
    return HuntResult(
        name="automaton",
        belief="Question: which of these games have an automaton for all their P-positions?",
        verdict=f"{len(proved)} of {len(table)} games have one, for ever{sizes}; for {len(table) - len(proved)} none "
        f"was found in {SECONDS:g} seconds.",
        tested=tested,
        table=tuple(table),
        games=dict(tasks),
    )


def hunt(grid: Constants, jobs: int = 1, tell: Any = None) -> HuntResult:
    tasks = [(f"{m}WN^({l},{p})", modulo(m, p, l)) for m, p, l in grid if 1 <= l < p]
    return _finding(tasks, f"m = {_ends(grid.m)}, p = {_ends(grid.p)}, 1 <= l < p.", jobs, tell)


def _ends(values: range) -> str:
    return f"{values.start}..{values.stop - 1}"


def hunt_games(games: Sequence[Member], R: int, jobs: int = 1, tell: Any = None) -> HuntResult:
    return _finding([(member.name, member.game) for member in games], f"{len(games)} games.", jobs, tell)
