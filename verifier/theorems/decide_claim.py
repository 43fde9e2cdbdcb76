"""Is a claim about one game right on the whole infinite board? Decided, with the smallest position where it is wrong.

First boards are compared: a wrong claim is mostly wrong early, and the smallest position (by x + y, then x) is then
known. A claim that is right on them is decided from an automaton:

- the set of an automaton, by the checker, as it stands;
- the P-positions of a game with the same rules, by that;
- the P-positions of another game, and Beatty pairs, those of mWN^p (Theorem 2.1 (i)), by the checker, with the
  rules of that game and the automaton of this one;
- a mex rule by `verifier.automata.mex`, floors by `verifier.automata.rays`, both from the automaton of the game;
- a substitution, if it is the one that a theorem of the table gives for the game.

A list of positions has an end: it is refuted, or not decided.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from verifier.automata.decide import DecidedSet, TooLargeError
from verifier.automata.dfa import Dfa
from verifier.automata.find import Found, Search
from verifier.automata.mex import is_mex_rule
from verifier.automata.rays import are_floor_pairs
from verifier.automata.systems import System
from verifier.base.errors import UserError
from verifier.certificate.check.automaton import Certificate, RejectedError, prove
from verifier.claims.automatic import Automatic
from verifier.claims.kinds import Beatty, Claim, Listed, SameAs, smallest_difference
from verifier.claims.pairs import FloorPairs, MexPairs, Morphic
from verifier.games.families import Game
from verifier.games.rules import Position, Ruleset
from verifier.solve.retrograde import p_cells
from verifier.theorems.one_game import reference_rules, same_set
from verifier.theorems.table import rule_of

__all__ = ["Decision", "decide", "first_difference"]

BOARDS = (60, 200, 600)
FURTHER = (1500,)


@dataclass(frozen=True)
class Decision:
    """`right` is None where it was not decided; then `why` says so. `found` is the automaton that was used.

    Without an automaton `why` says what makes a claim right.
    """

    right: bool | None
    difference: Position | None = None
    found: Found | None = None
    search: Search | None = None
    why: str = ""


def first_difference(game: Game, claim: Claim, boards: tuple[int, ...] = BOARDS) -> Position | None:
    """The smallest position, by x + y and then x, where game and claim differ, if these boards show it."""
    for side in boards:
        where = smallest_difference(p_cells(game, side, side), claim.array(side, side))
        if where is not None and sum(where) < side:  # all positions with a smaller sum are on the board
            return where
    return None


def decide(rules: Ruleset, claim: Claim, look: Callable[[], Search]) -> Decision:
    """Is the claim right for ever? `look` searches for an automaton of the game, and is asked only if it is needed."""
    if isinstance(claim, Beatty) and claim.l == 0:
        raise UserError("For ever, a class of Beatty pairs needs l > 0: no game of the paper has the class l = 0.")
    if isinstance(claim, SameAs) and not isinstance(claim.game, Ruleset):
        raise UserError("For ever, a claim about another game needs one with one set of rules.")
    if isinstance(claim, SameAs) and claim.game == rules:  # equal rules are equal values
        return Decision(True, why="they are the same rules")
    where = first_difference(rules, claim)
    if where is not None:
        return Decision(False, where)
    if isinstance(claim, Automatic):
        return _automatic(rules, claim)
    if isinstance(claim, Morphic):
        rule = rule_of(rules)
        if rule is not None and rule.substitution == claim.substitution:
            return Decision(True, why="this is a theorem of the table, see `wythoff nth`")
        return Decision(None, why="no theorem of the table gives this substitution for the game")
    if isinstance(claim, Listed):
        return Decision(None, why="a list of positions says nothing of those beyond it")
    search = look()
    found = search.found
    if found is None:
        return Decision(None, search=search, why="no automaton for its P-positions was proved")
    try:
        right = _from_automaton(found, claim)
    except TooLargeError:
        right = None
    if right is False:
        where = first_difference(rules, claim, FURTHER)
        if where is None and isinstance(claim, FloorPairs):
            right = None  # not shown is not refuted
        return Decision(right, where, found, search, "the floors were neither proved nor refuted")
    return Decision(right, None, found, search, "" if right else "the comparison outgrew its limits")


def _automatic(rules: Ruleset, claim: Automatic) -> Decision:
    data = claim.certificate(rules)
    try:
        read = Certificate.read(data)
        sizes = prove(read)
    except RejectedError as error:
        if error.position is None:
            return Decision(None, why=str(error))
        return Decision(False, first_difference(rules, claim, FURTHER))
    system = System("claimed", claim.images)
    return Decision(True, found=Found(rules, system, Dfa.from_json(data["dfa"]), sizes, 0.0))


def _from_automaton(found: Found, claim: Claim) -> bool | None:
    known = DecidedSet(found.system.images, found.dfa)
    if isinstance(claim, MexPairs):
        return is_mex_rule(known, claim.s, claim.t, claim.m, claim.p)
    if isinstance(claim, FloorPairs):
        step, start = claim.b - claim.a, claim.d - claim.c
        if step.D > 1 or start.D > 1 or step.a.denominator > 1 or start.a.denominator > 1:
            return None  # y_n - x_n is no linear function of n
        return are_floor_pairs(known, claim.a, claim.c, int(step.a), int(start.a), claim.first)
    other = reference_rules(claim)
    return None if other is None else same_set(found, other)
