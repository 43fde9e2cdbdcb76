"""The n-th pair of a game, by the strongest way there is: a theorem, an automaton, a rule that was learned, its rows.

What is said of the way is part of the answer: *proved* by a theorem of the table or by an automaton that is found and
checked now, *argued* or *conjectural* by a rule that was learned (`learned_rule`), *computed* from complete rows.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from verifier.base.errors import UserError
from verifier.base.shipped import spoken
from verifier.claims.kinds import Beatty
from verifier.games.families import Game
from verifier.games.rules import Position, Ruleset
from verifier.solve import beatty
from verifier.solve.rows import rows as complete_rows
from verifier.solve.substitution import Substitution
from verifier.theorems.learned_rule import RULE_ROWS, learned_rule
from verifier.theorems.table import Known, known

if TYPE_CHECKING:
    from verifier.theorems.one_game import GameTheorem

__all__ = ["NthPair", "index_from", "nth_pair"]

DIGITS = 4000  # of an index; Python prints no number of more than 4300
SECONDS = 30.0  # for the search for an automaton


@dataclass(frozen=True)
class NthPair:
    """The answer: a pair {c, d}, or one position above and one below the diagonal, or the reason why there is none.

    `how` are sentences that say where the proof is; `by` and `prove` name what proves it.
    """

    status: str  # proved, argued, conjectural, computed or unknown
    by: str = ""
    pair: Position | None = None
    right: Position | None = None
    left: Position | None = None
    substitution: Substitution | None = None
    prove: str = ""
    reason: str = ""
    how: tuple[str, ...] = ()

    def to_json(self) -> dict[str, Any]:
        found: dict[str, Any] = {"c": self.pair[0], "d": self.pair[1]} if self.pair else {}
        if self.right and self.left:
            found |= {"right": list(self.right), "left": list(self.left)}
        found["status"] = self.status
        rule = str(self.substitution or "")
        said = {"by": self.by, "substitution": rule, "prove": self.prove, "reason": self.reason}
        return found | {key: text for key, text in said.items() if text}

    def __str__(self) -> str:
        if self.right and self.left:
            (x, y), (u, v) = self.right, self.left
            return f"({x}, {y}) above and ({u}, {v}) below the diagonal"
        return f"{{{self.pair[0]}, {self.pair[1]}}}" if self.pair else self.reason


def nth_pair(rules: Game, name: str, index: int, rows: int = RULE_ROWS) -> NthPair:
    """The pair, by the strongest way there is."""
    return _shifted(rules, index) or _pair(rules, name, index, rows)


def _shifted(rules: Game, index: int) -> NthPair | None:
    """m x pWN_l, whose P-positions are not symmetric: the class of l for x <= y, and that of -l for x >= y."""
    found = known(rules)
    claim = found.claim if found else None
    if found is None or not isinstance(claim, Beatty) or claim.l is None:
        return None
    first, second = claim.p * index + claim.l, claim.p * (index + 1) - claim.l
    return NthPair(
        "proved",
        found.cited,
        right=(beatty.a(claim.m, claim.p, first), beatty.b(claim.m, claim.p, first)),
        left=(beatty.b(claim.m, claim.p, second), beatty.a(claim.m, claim.p, second)),
        prove=" ".join(found.book),
        how=tuple(_how(found)),
    )


def _pair(rules: Game, name: str, index: int, R: int) -> NthPair:
    status, found = "proved", known(rules)
    if found is None and isinstance(rules, Ruleset):
        try:
            if rules.symmetric:
                status, found = learned_rule(rules, R)
        except UserError:  # its rows do not close
            found = None
        if found is None or status == "conjectural":
            by_automaton = _automaton(rules, name, index, R)
            if by_automaton is not None and (by_automaton.pair is not None or found is None):
                return by_automaton
    if found is not None and found.rule is not None:
        return NthPair(
            status,
            found.cited,
            found.rule.pair(index),
            substitution=found.rule.substitution,
            prove=" ".join(found.book) if status == "proved" else "",
            how=tuple({"proved": _how(found), "argued": _argued(name)}.get(status, [])),
        )
    if isinstance(rules, Ruleset) and not rules.symmetric:
        tried = "no automaton was proved (`wythoff theorem GAME` says what was tried)"
        alike = "in the rows alone they are counted only where a game treats the two heaps alike"
        return NthPair("unknown", reason=f"{tried}, and {alike}.")
    if not isinstance(rules, Ruleset):
        raise UserError(f"No polynomial-time rule is known for {name}, and it has no rows; `wythoff solve` has boards.")
    if not _has_rows(rules):
        boards = "`wythoff solve GAME --board N` has the P-positions of a board"
        return NthPair("unknown", reason=f"no rule was found (`wythoff theorem GAME` says what was tried); {boards}.")
    c_all, d_all = complete_rows(rules, R).upper()
    if index < len(c_all):
        by = f"all P-positions of the first {R} rows, each complete, without any rule"
        return NthPair("computed", by, (int(c_all[index]), int(d_all[index])))
    reason = f"no rule was found in {R} rows, and they hold the pairs 0 to {len(c_all) - 1} only; --rows takes more."
    return NthPair("unknown", reason=reason)


def _automaton(rules: Ruleset, name: str, index: int, R: int) -> NthPair | None:
    """The pair from an automaton that is found and proved now, unless it lies in the first R rows anyway."""
    from verifier.theorems.one_game import GameTheorem, theorem

    if rules.symmetric:
        try:
            if index < len(complete_rows(rules, R).upper()[0]):
                return None
        except UserError:
            pass
    proved = theorem(rules, SECONDS).found
    if proved is None:
        return None
    known_set = GameTheorem(proved)
    pair = known_set.nth(index)
    if pair is None:
        return NthPair("unknown", reason=uncounted(known_set))
    by = f"an automaton for all P-positions, {proved.proof.check_states:,} states checked"
    how = [f"`wythoff theorem` has the automaton, and a certificate of it; numbers in {proved.system.number}."]
    if not rules.symmetric:
        how.append(f"The P-positions of {name} are not symmetric: these are the (c, d) with c <= d, by c and then d.")
    return NthPair("proved", by, pair, how=tuple(how))


def uncounted(proved: GameTheorem) -> str:
    """Why an automaton that is proved does not give the pair."""
    endless = proved.rows.endless if proved.rows else None
    if endless is None:
        return "the automaton that `wythoff theorem GAME` proves does not give this pair."
    return (
        f"row {endless[0]} holds infinitely many P-positions, so they cannot be counted row by row; "
        "`wythoff theorem GAME` proves which they all are."
    )


def _has_rows(rules: Ruleset) -> bool:
    """Can its rows be computed, each complete?"""
    try:
        complete_rows(rules, 1)
    except UserError:
        return False
    return True


def _how(found: Known) -> list[str]:
    """Where the proof is: in the book of lemmas, and for readers."""
    how = [f"Its proof is in {spoken(found.proof_for_readers)}."] if found.proof_for_readers else []
    if found.book:
        return [*how, f"`wythoff prove {' '.join(found.book)}` has z3 and cvc5 check it, for all constants."]
    if found.form == "coq":
        return ["For ever (Coq): from the definition of P-positions on, without an axiom; `make coq` checks it."]
    if found.form == "automaton":
        return ["`wythoff theorem` finds and proves an automaton of this game, and writes a certificate of it."]
    return ["This is known from the literature; `wythoff prove` has no statement of it."]


def _argued(name: str) -> list[str]:
    """What is missing in an answer that is argued, and the command that supplies it."""
    return [
        "That passing the finite check is enough is a theorem of Coq (coq/substitution/Sound.v); that it is passed was "
        f"computed by Python alone. `wythoff nth '{name}' 0 --coq DIR` writes the theorem and has Coq compute it."
    ]


def index_from(text: str) -> int:
    """An index as people write it: 1000000, 10^18, 1e18."""
    base, power, exponent = text.replace("_", "").replace(",", "").lower().replace("e", "^").partition("^")
    if not base.isdecimal() or (power and not exponent.isdecimal()):
        raise UserError(f"N is a whole number from 0 on, such as 1000000, 10^18 or 1e18, not {text!r}.")
    times = int(exponent[:9]) if power else 0
    least = (len(base.lstrip("0")) - 1) * times if "^" in text else times  # digits, before the power is computed
    if max(len(base), least) <= DIGITS and times <= 5 * DIGITS and len(exponent) <= 9:
        number = int(base) if not power else int(base) ** times if "^" in text else int(base) * 10**times
        if number < 10**DIGITS:
            return number
    raise UserError(f"N may have at most {DIGITS} digits.")
