"""Is a claim about one game right for ever? By a theorem of the one table, or by an automaton.

The table (`verifier.theorems.table`) says what the P-positions of a game are by theorems of the book, for all
constants: if that is the claimed set, the book proves the claim. Else an automaton for the game is searched; whether it
accepts the claimed set is decided by its checker, for all positions.
"""

from __future__ import annotations

from dataclasses import dataclass

from verifier.automata.decide import DecidedSet, TooLargeError
from verifier.automata.find import Found
from verifier.certificate.check.automaton import Certificate, RejectedError, prove
from verifier.claims.automatic import AutomatonJson
from verifier.claims.kinds import Beatty, SameAs
from verifier.games.families import Game
from verifier.games.rules import Ruleset
from verifier.lemmas.book import STATEMENTS
from verifier.papers.authored.claimed import AuthoredClaim, AutomatonSet, MexRule
from verifier.papers.model import ByAutomaton
from verifier.theorems.one_game import compare, reference_rules, theorem
from verifier.theorems.table import known

__all__ = ["Ever", "counted_for_ever", "for_ever", "lemmas_of"]


@dataclass(frozen=True)
class Ever:
    """A claim that is right for ever: by these statements of the book, or by this automaton."""

    book: tuple[str, ...] = ()
    automaton: ByAutomaton | None = None


def lemmas_of(ids: set[str]) -> tuple[str, ...]:
    """The lemmas of statements of the book."""
    return tuple(dict.fromkeys(name for id in sorted(ids) for name in STATEMENTS[id].lemmas))


def for_ever(game: Game, claim: AuthoredClaim, seconds: float) -> Ever | None:
    """Is the claim right on the whole infinite board? None if that is not known."""
    if book := _by_book(game, claim):
        return Ever(book)
    if not seconds or not isinstance(game, Ruleset):
        return None
    if isinstance(claim, AutomatonSet):
        data = claim.automaton.certificate(game)
        return Ever(automaton=ByAutomaton(data)) if _accepted(data) else None
    other = reference_rules(claim.beatty or claim if isinstance(claim, MexRule) else claim)  # type: ignore[arg-type]
    found = _found(game, seconds) if other is not None else None
    if other is None or found is None or not compare(found, other).equal:
        return None
    return Ever(automaton=ByAutomaton(found.to_json()))


def _by_book(game: Game, claim: AuthoredClaim) -> tuple[str, ...]:
    it = known(game)
    if it is None or it.claim is None or not it.book:
        return ()
    if isinstance(claim, MexRule):
        return (*it.book, "prop-5.2-i") if claim.beatty == it.claim else ()
    if isinstance(claim, SameAs):
        other = known(claim.game)
        return (*it.book, *other.book) if other and other.book and other.claim == it.claim else ()
    return it.book if claim == it.claim else ()


def _accepted(data: AutomatonJson) -> bool:
    try:
        prove(Certificate.read(data))
    except RejectedError:
        return False
    return True


_FOUND: dict[Ruleset, Found | None] = {}


def _found(game: Ruleset, seconds: float) -> Found | None:
    """The automaton of a game, searched for once."""
    if game not in _FOUND:
        _FOUND[game] = theorem(game, seconds).found
    return _FOUND[game]


def counted_for_ever(game: Ruleset, axis: int, count: int, seconds: float) -> Ever | None:
    """Has every row (axis 0) or column (axis 1) exactly `count` P-positions, for ever?"""
    it = known(game)
    if it and it.book and isinstance(it.claim, Beatty) and it.claim.l is None and it.claim.p == count:
        return Ever((*it.book, "lem-3.3-i"))
    found = _found(game, seconds) if seconds else None
    if found is None:
        return None
    try:
        lines = DecidedSet(found.system.images, found.dfa).lines(axis)
    except TooLargeError:
        return None
    return Ever(automaton=ByAutomaton(found.to_json())) if lines.constant == count else None
