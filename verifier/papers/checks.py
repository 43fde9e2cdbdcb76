"""The two common kinds of check: a formula over a grid of values, and a game against a claimed set on a board."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from verifier.certificate.check.expression import smallest_failure
from verifier.claims.kinds import Claim, smallest_difference
from verifier.games.families import Game
from verifier.games.names import title
from verifier.games.rules import Ruleset
from verifier.papers.model import CheckOutcome, FalseFormula, Reach, Scope, WrongSet
from verifier.solve.retrograde import p_set

__all__ = ["Cases", "Formulas", "Sets", "formulas", "sets", "wrong_set"]

Cases = Callable[[Scope], Iterable[tuple[Game, Claim]]]


@dataclass(frozen=True)
class Formulas:
    """The check "for all values in the ranges with `given`, the formula is true", smallest counterexample first."""

    text: str
    given: str
    ranges: Mapping[str, str]
    reads: str = "the formula is false for {where}"

    def __call__(self, scope: Scope) -> CheckOutcome:
        failure, tried, largest = smallest_failure(self.text, self.ranges, scope.numbers(), self.given)
        far = Reach(largest=tuple(largest.items()), cases=tried)
        if failure is None:
            return CheckOutcome(True, far)
        where = ", ".join(f"{name} = {value}" for name, value in failure.items())
        sentence = self.reads.format(where=where, **failure)
        return CheckOutcome(False, far, sentence, (FalseFormula(self.text, failure),))


def formulas(text: str, given: str = "True", reads: str = Formulas.reads, **ranges: str) -> Formulas:
    """A check by a formula of `verifier.certificate.check.expression`.

    `reads` is the sentence about a counterexample, with its values in braces ({where} is all of them). A range may use
    K (the largest m and p), B (the board's side) and I (the largest index) of the scope.

    >>> check = formulas("b(m, p, n) - a(m, p, n) == m * n", m="range(1, K + 1)", p="range(1, K + 1)", n="range(I)")
    >>> check(Scope(constants=2, index=9)).holds
    True
    """
    return Formulas(text, given, ranges, reads)


def wrong_set(game: Game, claim: Claim, width: int, height: int) -> WrongSet | None:
    """The evidence that a claim about a game fails on a board, or None when it holds there."""
    at = smallest_difference(p_set(game, width, height), claim.array(width, height))
    return None if at is None else WrongSet(game, claim, width, height, at)


@dataclass(frozen=True)
class Sets:
    """The check "for every case the P-positions of the game are the claimed set", on boards of the scope's side."""

    cases: Cases
    side: Callable[[Scope], int]

    def __call__(self, scope: Scope) -> CheckOutcome:
        n = self.side(scope)
        count = 0
        for game, claim in self.cases(scope):
            count += 1
            wrong = wrong_set(game, claim, n, n)
            if wrong:
                least = least_board(game, max(wrong.at) + 1)
                evidence = WrongSet(game, claim, *least, wrong.at)
                return CheckOutcome(False, Reach(board=n), witness_of(wrong), (evidence,))
        return CheckOutcome(True, Reach(board=n, games=count))


def sets(cases: Cases, side: Callable[[Scope], int] = lambda scope: scope.board) -> Sets:
    """A check of games against claims."""
    return Sets(cases, side)


def witness_of(wrong: WrongSet) -> str:
    """The sentence about a wrong set."""
    x, y = wrong.at
    game = wrong.game
    name = title(game)
    if isinstance(game, Ruleset) and not game.is_position(x, y):
        return f"({x},{y}) is no position of {name}, but claimed to be P"
    real = bool(p_set(game, x + 1, y + 1)[x, y])
    return f"({x},{y}) is {'a P' if real else 'an N'}-position of {name}, but claimed to be {'N' if real else 'P'}"


def least_board(game: Game, side: int) -> tuple[int, int]:
    """A small board that holds the witness and is not swallowed by a removed rectangle."""
    removed = [g.removed or (0, 0) for g in ([game] if isinstance(game, Ruleset) else getattr(game, "games", ()))]
    side = max([side] + [max(r) + 1 for r in removed])
    return side, side
