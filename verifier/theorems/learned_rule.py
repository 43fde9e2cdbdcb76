"""A rule for the pairs of a game that no theorem covers: found in its first rows, tested on the others, then checked.

A substitution (`verifier.solve.substitution`) is fitted to a part of the rows: the steps from d to d in row x depend on
the sort of x alone, where the sort of a d_j is made of its rank in its row, the size of that row and the step that led
to it. It is kept if it gives all pairs of the other rows too, and what it then is worth is said by its standing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice

import numpy as np
from numpy.typing import NDArray

from verifier.games import families
from verifier.games.rules import Ruleset
from verifier.solve.rows import rows
from verifier.solve.substitution import ORIGIN, PLAIN, LetterStep, Substitution, merged
from verifier.theorems.finite_check import FiniteCheck, check
from verifier.theorems.substitution_theorems import least
from verifier.theorems.table import Known, PairRule

__all__ = ["RULE_ROWS", "SHARE", "finite_check", "first_wrong", "fit_substitutions", "learned_rule"]

Ints = NDArray[np.int64]
SHARE = 10  # the first 1/SHARE of the rows is for fitting
RULE_ROWS = 3000  # in so many rows a rule is looked for where no theorem gives one


SORTS: tuple[Callable[[int, int, int], tuple[int, ...]], ...] = (
    lambda rank, size, step: (min(rank, 1),),
    lambda rank, size, step: (rank,),
    lambda rank, size, step: (size - rank,),
    lambda rank, size, step: (min(rank, 1), step),
    lambda rank, size, step: (rank, size),
    lambda rank, size, step: (rank, size, step),
)


def fit_substitutions(c: Ints, d: Ints, R: int) -> list[Substitution]:
    """The substitutions, by coarser and by finer sorts, that give all pairs of the rows 0 .. R - 1.

    >>> found = rows(families.modulo(2, 2), 40)
    >>> print(*fit_substitutions(*found.upper(), 40))
    - -> +3b +3a; O -> +3a; a -> +4b; b -> +3b
    """
    if (np.diff(d) <= 0).any() or d[0] != 0:
        return []
    return list(dict.fromkeys(merged(found) for sort in SORTS if (found := _fit(c, d, R, sort))))


def _fit(c: Ints, d: Ints, R: int, sort: Callable[[int, int, int], tuple[int, ...]]) -> Substitution | None:
    starts = np.searchsorted(c, np.arange(R + 1))
    names: dict[tuple[int, ...], str] = {}
    sort_of: dict[int, str] = {0: ORIGIN}
    rules: dict[str, list[LetterStep]] = {}
    for x in range(R):
        first, after = int(starts[x]), int(starts[x + 1])
        steps: list[LetterStep] = []
        for n in range(max(first, 1), after):
            step = int(d[n] - d[n - 1])
            key = sort(n - first, after - first, step)
            name = names.setdefault(key, _letter(len(names)))
            sort_of[int(d[n])] = name
            steps.append((step, name))
        letter = sort_of.get(x, PLAIN)
        if rules.setdefault(letter, steps) != steps:
            return None
    whole = set(names.values()) <= set(rules) and PLAIN in rules and rules[ORIGIN]
    return Substitution.of(rules) if whole else None


def _letter(k: int) -> str:
    return "abcdefghijklmnpqrstuvwxyz"[k] if k < 25 else f"z{k}"


def first_wrong(given: Iterator[tuple[int, int]], c: Ints, d: Ints) -> int | None:
    """The first n where the rule's pairs differ from the P-positions, or None."""
    try:
        for n, pair in enumerate(islice(given, len(c))):
            if pair != (c[n], d[n]):
                return n
    except KeyError:
        return 0
    return None


def finite_check(game: Ruleset, substitution: Substitution) -> FiniteCheck:
    """`verifier.theorems.finite_check`, for the games mWN^(l,p) that it is made for."""
    if constants := families.modulo_constants(game):
        return check(*constants, substitution)
    return FiniteCheck(0, "the finite check is for mWN^(l,p) only")


def learned_rule(game: Ruleset, R: int) -> tuple[str, Known | None]:
    """A substitution found on the first tenth of R rows and tested on the others, and its standing.

    "argued" if it passes the finite check: Coq has proved that this is enough, but here Python computes it;
    "conjectural" if it survived the test alone. Since the check is about m mod p, a rule for mWN^(l,p) may also be
    found for the least m >= 2 of the class of m, and its steps lengthened.
    """
    conjectural: Known | None = None
    for other, longer in ((game, 0), _smaller(game)):
        c, d = rows(other, R).upper()
        for head in (max(R // SHARE, 20), R):
            n_fit = int(np.searchsorted(c, head))
            for found in fit_substitutions(c[:n_fit], d[:n_fit], head):
                if first_wrong(found.pairs(), c, d) is not None:
                    continue
                rule = found.lengthened(longer)
                if (outcome := finite_check(game, rule)).passed:
                    why = f"a substitution found in {R} rows that passes a finite check of {outcome.states} states"
                    return "argued", Known(why, "", "new", ("new-steps",), rule=PairRule(rule.pair, rule))
                if other == game and head < R and conjectural is None:
                    unseen = len(c) - n_fit
                    why = f"a substitution found in {head} rows that gives the next {unseen} P-positions rightly, "
                    why += "but not proved"
                    conjectural = Known(why, "", "new", rule=PairRule(rule.pair, rule))
    return ("conjectural" if conjectural else "unknown"), conjectural


def _smaller(game: Ruleset) -> tuple[Ruleset, int]:
    if constants := families.modulo_constants(game):
        m, p, l = constants
        if (low := least(m, p)) < m:
            return families.modulo(low, p, l), m - low
    return game, 0
