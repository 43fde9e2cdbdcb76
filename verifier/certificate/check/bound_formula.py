"""The question behind a `wythoff-cover` in the field's own format, OPB: can fewer moves meet all rows?

The variable `m3_5` is true if the move (3, 5) is in the set. A row is an inequality "one of these moves is in the set";
the last line says that fewer than `at_least` moves are. If nothing satisfies them all, every set of moves with the
P-set of the certificate has at least `at_least` moves: the rows are necessary, and `covers` computes them from the
P-set. So a proof that this formula is contradictory, by whatever tool, proves the bound; `covers` accepts a folder with
a `bound.opb` only if it is this text to the byte. `verifier.certificate.write.cutting_planes` writes such a proof.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

__all__ = ["FILE", "formula", "variable"]

FILE = "bound.opb"


def variable(move: int, height: int) -> str:
    """The name of a move, which has the number i * height + j."""
    return f"m{move // height}_{move % height}"


def formula(rows: Sequence[set[int]], at_least: int, height: int) -> Iterator[str]:
    """The lines of the formula; the rows are numbered from 1, the bound is the last."""
    moves = sorted(set().union(*rows))
    yield f"* #variable= {len(moves)} #constraint= {len(rows) + 1}"
    for row in rows:
        yield " ".join(f"1 {variable(move, height)}" for move in sorted(row)) + " >= 1 ;"
    none = " ".join(f"1 ~{variable(move, height)}" for move in moves)
    yield f"{none} >= {len(moves) - at_least + 1} ;"
