"""A theorem for one game, with the help of a hunt: a substitution that a hunt finds is a numeration system to try.

Games whose slopes are no quadratic numbers, such as 2WN^(2) with a cubic one, have no automaton in the systems that
slopes suggest; the substitution that writes their pairs is a system in which they may have one. The hunt only guesses.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from verifier.automata.find import SECONDS, Attempt, Search, search
from verifier.automata.systems import Images, System
from verifier.base.errors import UserError
from verifier.games.rules import Ruleset
from verifier.theorems.learned_rule import learned_rule
from verifier.theorems.one_game import system_of, theorem

__all__ = ["theorem_by_all_means"]

ROWS = 3000
FEW = 5.0  # seconds for the system of a hunt, at least, where the search has taken all there were


def theorem_by_all_means(
    rules: Ruleset,
    seconds: float = SECONDS,
    progress: Callable[[str], None] = lambda _: None,
    failed: Mapping[Images, str] | None = None,
    after: Callable[[Attempt], None] = lambda _: None,
) -> Search:
    """`theorem`, and where it finds nothing the system of a substitution that `hunt recurrence` finds."""
    result = theorem(rules, seconds, None, progress, failed, after)
    if result.found is not None or result.hopeless or not rules.symmetric:
        return result
    if result.out_of_time and result.rows < ROWS:  # so many rows take too long
        return result
    progress("hunting for a substitution")
    try:
        _, known = learned_rule(rules, ROWS)
    except UserError:  # its rows do not close
        return result
    substitution = known.rule.substitution if known and known.rule else None
    system = system_of(substitution) if substitution else None
    if system is None or any(system.images == attempt.system.images for attempt in result.attempts):
        return result
    left = max(seconds - result.seconds, min(seconds / 2, FEW))
    more = search(rules, left, [System("hunted", system.images)], None, progress, failed, after)
    result.found = more.found
    result.attempts += more.attempts
    result.seconds += more.seconds
    return result
