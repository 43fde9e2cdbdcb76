"""Is a claim about one game right on the whole infinite board? Decided, with the smallest position where it is wrong.

First boards are compared: a wrong claim is mostly wrong early, and the smallest position (by x + y, then x) is then
known. A claim that is right on them is decided from an automaton:

- the set of an automaton, by the checker, as it stands;
- the P-positions of a game with the same rules, by that;
- the P-positions of another game, and Beatty pairs, those of mWN^p (Theorem 2.1 (i)), by the checker, with the
  rules of that game and the automaton of this one;
- floors that are the pairs {n, n}, those of Nim, by the checker too;
- a mex rule by `verifier.automata.mex`, floors of multiples of other numbers, irrational ones, by
  `verifier.automata.rays`, both from the automaton of the game;
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
from verifier.claims.kinds import Beatty, Claim, Listed, SameAs
from verifier.claims.pairs import FloorPairs, MexPairs, Morphic
from verifier.games.rules import Position, Rook, Ruleset
from verifier.theorems.first_difference import Looked, first_difference
from verifier.theorems.one_game import compare, reference_rules
from verifier.theorems.table import rule_of

__all__ = ["Decision", "decide"]

FURTHER = (1500,)
NIM = Ruleset((Rook(),))  # its P-positions are the pairs {n, n}


@dataclass(frozen=True)
class Decision:
    """`right` is None where it was not decided; then `why` says so. `found` is the automaton that was used.

    Without an automaton `why` says what makes a claim right.
    """

    right: bool | None
    looked: Looked | None = None
    found: Found | None = None
    search: Search | None = None
    why: str = ""

    @property
    def difference(self) -> Position | None:
        return self.looked.difference if self.looked else None


def decide(rules: Ruleset, claim: Claim, look: Callable[[], Search]) -> Decision:
    """Is the claim right for ever? `look` searches for an automaton of the game, and is asked only if it is needed."""
    if isinstance(claim, Beatty) and claim.l == 0:
        raise UserError("For ever, a class of Beatty pairs needs l > 0: no game of the paper has the class l = 0.")
    if isinstance(claim, SameAs) and not isinstance(claim.game, Ruleset):
        raise UserError("For ever, a claim about another game needs one with one set of rules.")
    if isinstance(claim, SameAs) and claim.game == rules:  # equal rules are equal values
        return Decision(True, why="they are the same rules")
    looked = first_difference(rules, claim)
    if looked.difference is not None:
        return Decision(False, looked)
    if isinstance(claim, Automatic):
        return _automatic(rules, claim, looked)
    if isinstance(claim, Morphic):
        rule = rule_of(rules)
        if rule is not None and rule.substitution == claim.substitution:
            return Decision(True, why="this is a theorem of the table, see `wythoff nth`")
        return Decision(None, looked, why="no theorem of the table gives this substitution for the game")
    if isinstance(claim, Listed):
        return Decision(None, looked, why="a list of positions says nothing of those beyond it")
    search = look()
    found = search.found
    if found is None:
        return Decision(None, looked, search=search, why="no automaton for its P-positions was proved")
    outgrown = "the comparison outgrew its limits"
    other = NIM if isinstance(claim, FloorPairs) and claim.of_nim else reference_rules(claim)
    if other:
        answer = compare(found, other)
        return Decision(answer.equal, answer.looked or looked, found, search, "" if answer.equal else outgrown)
    if isinstance(claim, FloorPairs) and (why := _no_floors(claim)):
        return Decision(None, looked, found, search, why)
    try:
        right = _from_automaton(found, claim)
    except TooLargeError:
        right = None
    if right is False:
        further = first_difference(rules, claim, FURTHER)
        if further.difference is None and isinstance(claim, FloorPairs):
            right = None  # not shown is not refuted
        return Decision(right, further, found, search, "the floors were neither proved nor refuted")
    return Decision(right, looked, found, search, "" if right else outgrown)


def _automatic(rules: Ruleset, claim: Automatic, looked: Looked) -> Decision:
    data = claim.certificate(rules)
    try:
        read = Certificate.read(data)
        sizes = prove(read)
    except RejectedError as error:
        if error.position is None:
            return Decision(None, looked, why=str(error))
        return Decision(False, first_difference(rules, claim, FURTHER))
    system = System("claimed", claim.images)
    return Decision(True, found=Found(rules, system, Dfa.from_json(data["dfa"]), sizes, 0.0))


def _no_floors(claim: FloorPairs) -> str:
    """Why floors are not decided, whatever the automaton; nothing if they are."""
    if claim.a.D == 1:
        return "floors of multiples of a rational number are decided only for the pairs {n, n} of Nim"
    step, start = claim.b - claim.a, claim.d - claim.c
    if step.D > 1 or start.D > 1 or step.a.denominator > 1 or start.a.denominator > 1:
        return "floors are decided only where b - a and d - c are whole numbers"
    return ""


def _from_automaton(found: Found, claim: Claim) -> bool | None:
    known = DecidedSet(found.system.images, found.dfa)
    if isinstance(claim, MexPairs):
        return is_mex_rule(known, claim.s, claim.t, claim.m, claim.p)
    if isinstance(claim, FloorPairs):
        step, start = claim.b - claim.a, claim.d - claim.c
        return are_floor_pairs(known, claim.a, claim.c, int(step.a), int(start.a), claim.first)
    return None
