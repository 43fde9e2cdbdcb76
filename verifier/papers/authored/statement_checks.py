"""The kinds of claims that a statement of a file can make, each as a check: a function of the scope.

A check that fails names its smallest witness and carries evidence for a certificate. One that holds for few games
carries evidence too, and says whether it is right for ever (`verifier.papers.authored.claim_for_ever`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace

from verifier.base.errors import UserError
from verifier.claims.kinds import Listed
from verifier.games.families import Game, Imitation, transposed
from verifier.games.names import title
from verifier.games.rules import Position, Ruleset
from verifier.papers.authored.claim_for_ever import Ever, counted_for_ever, for_ever, lemmas_of
from verifier.papers.authored.claimed import AuthoredClaim, on_board, on_rows
from verifier.papers.checks import Formulas, least_board, witness_of, wrong_set
from verifier.papers.complete import rows_of
from verifier.papers.model import CheckOutcome, Evidence, FalseFormula, Reach, RightSet, Scope, WrongSet
from verifier.papers.printed_tables import TableColumns, compare
from verifier.solve.retrograde import p_set
from verifier.solve.rows import rows as complete_rows

__all__ = ["Case", "Counts", "Differ", "IntegerFormula", "OnePosition", "PSets", "PrintedTable", "Where"]

CERTIFIED = 4  # certificates for so many games at most
CERTIFIED_SIDE = 60  # of the board of a certificate of what holds
SEARCHED = 8  # automata are searched for so many games at most
LARGEST_BOARD = 2_000

Where = tuple[tuple[str, int], ...]  # values of the parameters


@dataclass(frozen=True)
class Case:
    """One game of a statement, what is claimed of it, and the values of the parameters."""

    game: Game
    claim: AuthoredClaim
    where: Where = ()


def _at(where: Where) -> str:
    return ", ".join(f"{name} = {value}" for name, value in where) + ": " if where else ""


def _largest(wheres: Iterable[Where]) -> tuple[tuple[str, int], ...]:
    found: dict[str, int] = {}
    for where in wheres:
        for name, value in where:
            found[name] = max(value, found.get(name, value))
    return tuple(found.items())


def _proved(evers: list[Ever | None]) -> tuple[tuple[str, ...], int, list[Evidence]]:
    """The lemmas if the book covers all games; how many have an automaton, and these as evidence."""
    automata: list[Evidence] = [ever.automaton for ever in evers if ever and ever.automaton]
    if evers and all(ever and ever.book for ever in evers):
        return lemmas_of({id for ever in evers if ever for id in ever.book}), 0, []
    return (), len(automata), automata


@dataclass(frozen=True)
class PSets:
    """The P-positions of every game are what is claimed: on boards, on complete rows, and for ever where it is known.

    `side` is the board that the statement is about, or None for all positions.
    """

    cases: Callable[[Scope], Iterator[Case]]
    side: int | None = None

    def __call__(self, scope: Scope) -> CheckOutcome:
        cases = list(self.cases(scope))
        n = self.side or scope.board
        for case in cases:
            wrong = wrong_set(case.game, on_board(case.claim, n, n), n, n)
            if wrong:
                least = least_board(case.game, max(wrong.at) + 1)
                evidence = WrongSet(case.game, on_board(case.claim, *least), *least, wrong.at)
                certified = () if isinstance(case.game, Imitation) else (evidence,)
                return CheckOutcome(False, Reach(board=n), _at(case.where) + witness_of(wrong), certified)
        reach = Reach(board=n, games=len(cases), largest=_largest(case.where for case in cases))
        shown = min(n, CERTIFIED_SIDE)
        right: list[Evidence] = [
            RightSet(case.game, on_board(case.claim, shown, shown), shown, shown)
            for case in cases
            if len(cases) <= CERTIFIED and not isinstance(case.game, Imitation)
        ]
        if self.side is not None:
            return CheckOutcome(True, reach, evidence=tuple(right))
        R = scope.rows
        for case in cases:
            there = _compare_rows(case, R)
            if there is None:
                R = 0
                break
            if there:
                x, y = there
                text = f"{_at(case.where)}({x},{y}) tells the P-positions of {title(case.game)} from {case.claim}"
                return CheckOutcome(False, Reach(rows=R), text, ())
        seconds = scope.seconds if len(cases) <= SEARCHED else 0
        lemmas, automata, proofs = _proved([for_ever(case.game, case.claim, seconds) for case in cases])
        evidence_of_all = tuple(proofs) if automata == len(cases) else (*right, *proofs)
        return CheckOutcome(
            True, replace(reach, rows=R, automata=automata), evidence=evidence_of_all[: 2 * CERTIFIED], lemmas=lemmas
        )


def _compare_rows(case: Case, R: int) -> Position | tuple[()] | None:
    """The smallest difference in the first R rows, () for none, None where complete rows cannot be had."""
    if not R or not isinstance(case.game, Ruleset):
        return None
    try:
        claimed = on_rows(case.claim, R)
        found = complete_rows(case.game, R)
    except UserError:
        return None
    if claimed is None:
        return None
    wrong = claimed ^ set(zip(found.x.tolist(), found.y.tolist(), strict=True))
    return min(wrong, key=lambda v: (sum(v), v)) if wrong else ()


@dataclass(frozen=True)
class Differ:
    """The two games of every case have different P-positions: somewhere on the board they do."""

    cases: Callable[[Scope], Iterator[Case]]

    def __call__(self, scope: Scope) -> CheckOutcome:
        n, count = scope.board, 0
        wheres: list[Where] = []
        evidence: list[Evidence] = []
        for case in self.cases(scope):
            count += 1
            wheres.append(case.where)
            wrong = wrong_set(case.game, on_board(case.claim, n, n), n, n)
            if wrong is None:
                text = f"{_at(case.where)}{title(case.game)} has {case.claim} on the {n} x {n} board"
                ever = for_ever(case.game, case.claim, scope.seconds)
                text += ", and for ever" if ever else ""
                proof: tuple[Evidence, ...] = (ever.automaton,) if ever and ever.automaton else ()
                right = RightSet(case.game, on_board(case.claim, n, n), n, n)
                return CheckOutcome(False, Reach(board=n), text, proof or (right,))
            if len(evidence) < CERTIFIED:
                least = least_board(case.game, max(wrong.at) + 1)
                evidence.append(WrongSet(case.game, case.claim.on(*least), *least, wrong.at))  # type: ignore[union-attr]
        return CheckOutcome(True, Reach(claims=count, largest=_largest(wheres)), evidence=tuple(evidence))


@dataclass(frozen=True)
class OnePosition:
    """A position is P, or N, in every game; a finite question, decided completely."""

    cases: Callable[[Scope], Iterator[tuple[Game, Position, Where]]]
    is_p: bool

    def __call__(self, scope: Scope) -> CheckOutcome:
        evidence: list[Evidence] = []
        wheres = []
        for game, (x, y), where in self.cases(scope):
            if max(x, y) >= LARGEST_BOARD:
                raise UserError(f"A position's coordinates are below {LARGEST_BOARD:,}, not ({x}, {y}).")
            if isinstance(game, Ruleset) and not game.is_position(x, y):
                raise UserError(f"({x}, {y}) is no position of {title(game)}.")
            width, height = least_board(game, max(x, y) + 1)
            real = p_set(game, width, height)
            if isinstance(game, Imitation):
                pass
            elif bool(real[x, y]) != self.is_p:
                said = real.copy()
                said[x, y] = self.is_p
                evidence = [WrongSet(game, Listed.from_array(said), width, height, (x, y))]
            elif len(evidence) < CERTIFIED:
                evidence.append(RightSet(game, Listed.from_array(real), width, height))
            wheres.append(where)
            if bool(real[x, y]) != self.is_p:
                text = f"{_at(where)}({x},{y}) is {'an N' if self.is_p else 'a P'}-position of {title(game)}"
                return CheckOutcome(False, Reach(claims=len(wheres)), text, tuple(evidence))
        return CheckOutcome(True, Reach(claims=len(wheres), largest=_largest(wheres)), evidence=tuple(evidence))


@dataclass(frozen=True)
class IntegerFormula:
    """A formula is true for all values of its variables in their ranges; one without a value is the author's error."""

    check: Formulas

    def __call__(self, scope: Scope) -> CheckOutcome:
        try:
            return self.check(scope)
        except (ArithmeticError, TypeError, ValueError) as error:
            raise UserError(f"The formula has no value: {error}.") from None


@dataclass(frozen=True)
class PrintedTable:
    """The first pairs {x, y}, x <= y, by x and then y, are the printed ones: entry by entry, and none is missing."""

    game: Game
    table: TableColumns

    def __call__(self, scope: Scope) -> CheckOutcome:
        if not isinstance(self.game, Ruleset) or not self.game.symmetric:
            raise UserError("A table of pairs is about one set of rules that treats both heaps alike.")
        return compare(self.game, self.table)(scope)


@dataclass(frozen=True)
class Counts:
    """Each of these rows (or columns) has exactly so many P-positions; `lines` None: every one."""

    cases: Callable[[Scope], Iterator[tuple[Game, int, Where]]]
    axis: int
    lines: Callable[[Scope], list[int]] | None

    def __call__(self, scope: Scope) -> CheckOutcome:
        asked = self.lines(scope) if self.lines else list(range(scope.some_rows))
        end = max(asked) + 1
        evers: list[Ever | None] = []
        wheres = []
        name = ("row", "column")[self.axis]
        for game, count, where in self.cases(scope):
            if not isinstance(game, Ruleset):
                raise UserError(f"{title(game)} has no complete {name}s: they are for one board with one set of rules.")
            turned = game if self.axis == 0 else transposed(game)
            found = rows_of(turned, end, bool(scope.rows))
            wheres.append(where)
            for x in asked:
                if len(found[x]) != count:
                    text = f"{_at(where)}{name} {x} of {title(game)} has {len(found[x])} P-positions, not {count}"
                    shown = _row_board(game, self.axis, x, found[x])
                    return CheckOutcome(False, Reach(claims=len(wheres)), text, shown)
            evers.append(counted_for_ever(game, self.axis, count, scope.seconds) if self.lines is None else None)
        if self.lines is not None:
            return CheckOutcome(True, Reach(claims=len(asked) * len(wheres), largest=_largest(wheres)))
        lemmas, automata, proofs = _proved(evers)
        reach = Reach(automata=automata, rows=end, games=len(wheres), largest=_largest(wheres))
        return CheckOutcome(True, reach, evidence=tuple(proofs)[:CERTIFIED], lemmas=lemmas)


def _row_board(game: Ruleset, axis: int, line: int, columns: list[int]) -> tuple[RightSet | FalseFormula, ...]:
    """The board that shows the P-positions of the line as far as the last of them."""
    last = max(columns, default=0)
    width, height = (line + 1, last + 1) if axis == 0 else (last + 1, line + 1)
    if max(width, height) > LARGEST_BOARD:
        return ()
    return (RightSet(game, Listed.from_array(p_set(game, width, height)), width, height),)
