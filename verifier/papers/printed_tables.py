"""Printed tables against games: every entry, and that no P-position between the entries is missing."""

from __future__ import annotations

from verifier.certificate.check.expression import evaluate
from verifier.claims.kinds import Listed
from verifier.games.names import name_of
from verifier.games.rules import Ruleset
from verifier.papers.complete import first_pairs
from verifier.papers.model import Check, CheckOutcome, FalseFormula, Reach, Scope, WrongSet
from verifier.solve.retrograde import p_set

__all__ = ["TableColumns", "compare", "compare_beatty", "pairs_of", "replaced", "true_table"]

TableColumns = dict[str, list[int]]  # "a", "b" and "difference", column by column


def pairs_of(game: Ruleset, count: int) -> list[tuple[int, int]]:
    """The first `count` P-positions (x, y), x <= y, of a symmetric game, ordered by x and then y; rows are complete."""
    rows = 8
    while len(found := first_pairs(game, rows, explore=False)) < count:
        rows *= 2
    return found[:count]


def true_table(game: Ruleset, count: int) -> TableColumns:
    """What a table of the paper's form should say of a game."""
    pairs = pairs_of(game, count)
    return {"b": [y for _, y in pairs], "a": [x for x, _ in pairs], "difference": [y - x for x, y in pairs]}


def compare(game: Ruleset, table: TableColumns) -> Check:
    """The check "this is the table of the game's first P-positions", entry by entry."""

    def check(scope: Scope) -> CheckOutcome:
        count = len(table["a"])
        truth = true_table(game, count)
        reach = Reach(entries=sum(len(row) for row in table.values()))
        for n in range(count):
            printed, real = (table["a"][n], table["b"][n]), (truth["a"][n], truth["b"][n])
            if printed != real:
                text = f"column n = {n}: printed {printed}, true {real} for {name_of(game)}"
                wrong = _evidence(game, table, printed, real)
                return CheckOutcome(False, reach, text, (wrong,))
            if "difference" in table and table["difference"][n] != real[1] - real[0]:
                d = table["difference"][n]
                values = {"x": real[0], "y": real[1], "d": d}
                text = f"column n = {n}: printed difference {d}, true {real[1] - real[0]}"
                return CheckOutcome(False, reach, text, (FalseFormula("y - x == d", values),))
        return CheckOutcome(True, reach)

    return check


def compare_beatty(m: int, p: int, table: TableColumns) -> Check:
    """The check "these are a_n and b_n of equations (2) and (3), and their differences"."""

    def check(scope: Scope) -> CheckOutcome:
        reach = Reach(entries=sum(len(row) for row in table.values()))
        for n in range(len(table["a"])):
            for name, formula in (("a", "a(m, p, n) == z"), ("b", "b(m, p, n) == z"), ("difference", "m * n == z")):
                values = {"m": m, "p": p, "n": n, "z": table[name][n]}
                if not evaluate(formula, values):
                    text = f"row {name}, column n = {n}: {values['z']} is printed"
                    return CheckOutcome(False, reach, text, (FalseFormula(formula, values),))
        return CheckOutcome(True, reach)

    return check


def replaced(table: TableColumns, columns: dict[int, tuple[int, int]]) -> TableColumns:
    """The table with some columns n -> (a, b) put right."""
    fixed = {name: list(row) for name, row in table.items()}
    for n, (x, y) in columns.items():
        fixed["a"][n], fixed["b"][n], fixed["difference"][n] = x, y, y - x
    return fixed


def _evidence(game: Ruleset, table: TableColumns, printed: tuple[int, int], real: tuple[int, int]) -> WrongSet:
    """The printed columns as a claim: wrong at the printed position or, if that one is P, at the missing true one."""
    side = max(*printed, *real) + 1
    listed = {pair for pair in zip(table["a"], table["b"], strict=True) if max(pair) < side}
    claim = Listed(frozenset(listed | {(y, x) for x, y in listed}))
    at = real if bool(p_set(game, side, side)[printed]) else printed
    return WrongSet(game, claim, side, side, at)
