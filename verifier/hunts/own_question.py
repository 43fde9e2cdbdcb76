"""A reader's own question about the rows, or the pairs, of games: hunted for the smallest counterexample.

A question is one formula that shall be true of every row, or of every pair:

- of a row, with `x`, and `row`, the columns of its P-positions from left to right: "len(row) <= 3",
  "all(y % 2 == x % 2 for y in row)";
- of a pair (c_n, d_n), c_n <= d_n, in the order by c and then d, with `n`, `c`, `d`, and `c_before`, `d_before` for the
  pair before it: "d - d_before in (3, 4)" (then n begins with 1).

Parameters of the family may be named too. The formula is of the language of printed formulas
(`verifier.certificate.check.expression`): integer arithmetic and nothing else, by an interpreter that runs no code.
`row` is written into the formula as a tuple of numbers before it is read.

Rows are complete (`verifier.solve.rows`), so what is said of a row is said of the infinite board; of rows that were not
looked at nothing is said.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from verifier.base.errors import UserError
from verifier.base.plural import counted
from verifier.certificate.check.expression import FUNCTIONS, evaluate
from verifier.hunts.parameters import Member
from verifier.hunts.result import Counterexample, HuntResult, spread
from verifier.solve.rows import Rows, rows

__all__ = ["ask", "examine"]

OF_A_ROW = frozenset({"x", "row"})
OF_A_PAIR = frozenset({"n", "c", "d", "c_before", "d_before"})


def about(text: str, parameters: frozenset[str] = frozenset()) -> str:
    """ "row" or "pair": what the question is about; a `UserError` if it is no question.

    >>> about("len(row) <= 3"), about("d - c == 2 * n")
    ('row', 'pair')
    """
    if taken := parameters & (OF_A_ROW | OF_A_PAIR):
        raise UserError(f"A parameter cannot be called {min(taken)}: in a question that is a row's or a pair's.")
    try:
        names = _names(text)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        raise UserError(f"Not a formula: {text[:80]!r}.") from None
    if names & OF_A_ROW and names & OF_A_PAIR:
        raise UserError("A question is about rows (x, row) or pairs (n, c, d, c_before, d_before), not about both.")
    if not names & (OF_A_ROW | OF_A_PAIR):
        raise UserError('A question names x or row, or n, c, d, c_before or d_before: such as "len(row) <= 3".')
    return "row" if names & OF_A_ROW else "pair"


def _names(text: str) -> set[str]:
    return {node.id for node in ast.walk(ast.parse(text.strip(), mode="eval")) if isinstance(node, ast.Name)}


class _WithRow(ast.NodeTransformer):
    """`row` as a tuple of numbers."""

    def __init__(self, columns: Sequence[int]) -> None:
        self.columns = ast.Tuple([ast.Constant(y) for y in columns], ast.Load())

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return self.columns if node.id == "row" else node


def _of_rows(text: str, found: Rows, values: dict[str, int]) -> Iterator[tuple[bool, int, str]]:
    """For each row: is it true, the row, and what stands there."""
    evaluate_text = text.strip()
    uses_row = "row" in _names(text)
    for x in range(found.R):
        columns = found.row(x).tolist()
        written = evaluate_text
        if uses_row:
            written = ast.unparse(_WithRow(columns).visit(ast.parse(evaluate_text, mode="eval")))
        shown = ", ".join(f"({x},{y})" for y in columns[:8]) + (", ..." if len(columns) > 8 else "")
        yield evaluate(written, {**values, "x": x}), x, f"row {x} holds {shown or 'nothing'}"


def _of_pairs(text: str, found: Rows, values: dict[str, int]) -> Iterator[tuple[bool, int, str]]:
    """For each pair: is it true, its row, and what it is."""
    c, d = found.upper()
    before = bool(_names(text) & {"c_before", "d_before"})
    for n in range(1 if before else 0, len(c)):
        here = {"n": n, "c": int(c[n]), "d": int(d[n])}
        if before:
            here |= {"c_before": int(c[n - 1]), "d_before": int(d[n - 1])}
        yield (
            evaluate(text, {**values, **here}),
            int(c[n]),
            f"pair {n} is ({c[n]},{d[n]})" + (f" after ({c[n - 1]},{d[n - 1]})" if before else ""),
        )


@dataclass(frozen=True)
class AskedGame:
    """A game and how often the formula was tried on it; `fails_in_row` is where it is false first, `there` what is."""

    member: Member
    rows: int
    tried: int
    fails_in_row: int | None = None
    there: str = ""

    def row(self) -> dict[str, object]:
        """The row of the table: the parameters of the family are columns of their own."""
        told = {"tried": self.tried, "fails_in_row": self.fails_in_row, "there": self.there or None}
        return {"game": self.member.name, **dict(self.member.values), "rows": self.rows, **told}


def examine(task: tuple[Member, str, int]) -> AskedGame:
    """One game: is the formula true of all its first rows, or of their pairs; if not, where it is false first."""
    member, text, R = task
    found, values = rows(member.game, R), dict(member.values)
    kind = about(text, frozenset(values))
    each = _of_rows(text, found, values) if kind == "row" else _of_pairs(text, found, values)
    for count, (holds, x, shown) in enumerate(each, 1):
        if not holds:
            return AskedGame(member, R, count, x, shown)
    return AskedGame(member, R, R if kind == "row" else int(np.count_nonzero(found.x <= found.y)))


def ask(text: str, games: Sequence[Member], R: int, jobs: int = 1, tell: Any = None) -> HuntResult:
    """The question to each of the games."""
    kind = about(text, frozenset(name for member in games for name, _ in member.values))
    for name in FUNCTIONS:
        if any(name in dict(member.values) for member in games):
            raise UserError(f"A parameter cannot be called {name}: that is a function of formulas.")
    table = spread(examine, [(member, text, R) for member in games], jobs, tell)
    rules = {member.name: member.game for member in games}
    wrong = [asked for asked in table if asked.fails_in_row is not None]
    held = len(table) - len(wrong)
    examples = tuple(
        Counterexample(asked.member.name, asked.there, asked.fails_in_row + 1)
        for asked in sorted(wrong, key=lambda asked: asked.fails_in_row or 0)
        if asked.fails_in_row is not None
    )
    names = [asked.member.name for asked in table]
    return HuntResult(
        name="question",
        belief=f"Asked of every {kind}: {text}",
        verdict=f"REFUTED for {len(wrong)} of {counted(len(table), 'game')}; "
        f"true of the first {R:,} rows of the other {held}."
        if wrong
        else f"SURVIVED: no counterexample in the first {R:,} rows of {counted(len(table), 'game')}.",
        tested=f"{counted(len(table), 'game')}, {R:,} complete rows each: {', '.join(names[:6])}"
        + (", ..." if len(table) > 6 else "")
        + ". Later rows were not looked at.",
        counterexamples=examples,
        table=tuple(asked.row() for asked in table),
        games=rules,
    )
