"""The common currency of the encodings: a formula in conjunctive normal form, with names for its variables.

Literals are as in DIMACS: variable n is the literal n, its negation is -n. All encodings and certificates number the
positions of a board alike: (x, y) on a board of height H is variable 1 + x*H + y, true when the position is P. Cells of
a removed rectangle keep their number, so that a number never depends on the rules. Variables that an encoding adds
come after the positions, in blocks; comment lines name every block.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import IO

import numpy as np
from numpy.typing import NDArray

__all__ = [
    "FALSE",
    "TRUE",
    "Cnf",
    "VariableNames",
    "grid",
    "negate",
    "negation",
    "position",
    "smt_clause",
    "variable",
    "write_clauses",
]

Literals = NDArray[np.int32]

# Constants in an array of literals: an array has one shape, while some of its entries lie outside the board.
FALSE = 0
TRUE = 1 << 30


def variable(x: int, y: int, height: int) -> int:
    """The variable of the position (x, y) on a board of this height."""
    return 1 + x * height + y


def position(variable: int, height: int) -> tuple[int, int]:
    """The position of a variable: the inverse of `variable`."""
    return divmod(variable - 1, height)


def grid(width: int, height: int, first: int = 1) -> Literals:
    """The variables first, first + 1, ... of a board as an array indexed [x, y]; `first` = 1 gives the positions."""
    return np.arange(first, first + width * height, dtype=np.int32).reshape(width, height)


def negate(literals: Literals) -> Literals:
    """Not, entry by entry, on arrays of literals with the constants FALSE and TRUE."""
    return np.where(literals == FALSE, TRUE, np.where(literals == TRUE, FALSE, -literals)).astype(np.int32)


def negation(literal: int) -> int:
    """Not, of one literal or constant."""
    return {FALSE: TRUE, TRUE: FALSE}.get(literal, -literal)


@dataclass(frozen=True)
class VariableNames:
    """A block of variables first, ..., first + count - 1, and the sentence that says what they mean.

    Those of a counter say that at least `threshold` of some positions are P.
    """

    first: int
    count: int
    meaning: str
    threshold: int | None = None

    def __str__(self) -> str:
        if self.count == 1:
            return f"variable {self.first}: {self.meaning}"
        return f"variables {self.first} to {self.first + self.count - 1}: {self.meaning}"


class Cnf:
    """Clauses that can be added and read, never changed: one array of literals, each clause ended by 0.

    >>> cnf = Cnf()
    >>> v = cnf.new(2, "a, b")
    >>> cnf.add(v, v + 1)
    >>> cnf.add(-v, -(v + 1))
    >>> list(cnf.clauses())
    [(1, 2), (-1, -2)]
    """

    def __init__(self, title: str = "") -> None:
        self.title = title
        self.variables = 0
        self.count = 0  # of clauses
        self.names: list[VariableNames] = []
        self._single: list[int] = []  # clauses added one by one, not yet in _chunks
        self._chunks: list[Literals] = []

    def new(self, count: int, meaning: str, threshold: int | None = None) -> int:
        """The first of `count` new variables."""
        first = self.variables + 1
        self.variables += count
        self.names.append(VariableNames(first, count, meaning, threshold))
        return first

    def positions(self, width: int, height: int) -> Literals:
        """The variables of a board's positions, which come first; as an array indexed [x, y]."""
        if self.variables:
            raise ValueError("positions come before all other variables")
        self.new(width * height, f"1 + {height}x + y is true when the position (x, y) is P")
        return grid(width, height)

    def add(self, *literals: int) -> None:
        """Add one clause."""
        self._single.extend(literals)
        self._single.append(0)
        self.count += 1
        if len(self._single) > 1 << 20:
            self._flush()

    def add_simplified(self, *literals: int) -> None:
        """Add one clause whose literals may be the constants FALSE and TRUE."""
        if TRUE not in literals:
            self.add(*(literal for literal in literals if literal != FALSE))

    def add_all(self, clauses: Iterable[Sequence[int]]) -> None:
        """Add clauses one by one."""
        for clause in clauses:
            self.add(*clause)

    def add_each(self, *columns: Literals | int) -> None:
        """Add one clause for each entry of the arrays: the entries at one place, over all arrays, are a clause.

        A literal FALSE is left out of its clause, a clause with a literal TRUE is left out.
        """
        arrays = np.broadcast_arrays(*(np.asarray(column, dtype=np.int32) for column in columns))
        rows = np.stack([array.reshape(-1) for array in arrays], axis=1)
        rows = rows[~(rows == TRUE).any(axis=1)]
        if not len(rows):
            return
        ended = np.concatenate([rows, np.zeros((len(rows), 1), dtype=np.int32)], axis=1)
        kept = ended != FALSE
        kept[:, -1] = True
        self._flush()
        self._chunks.append(ended[kept])
        self.count += len(rows)

    def add_flat(self, flat: Literals) -> None:
        """Add clauses from one array of literals, each clause ended by 0."""
        self._flush()
        self._chunks.append(np.asarray(flat, dtype=np.int32))
        self.count += int(np.count_nonzero(flat == 0))

    def _flush(self) -> None:
        if self._single:
            self._chunks.append(np.array(self._single, dtype=np.int32))
            self._single = []

    def flat(self) -> Literals:
        """All clauses in one array, each ended by 0."""
        self._flush()
        if len(self._chunks) != 1:
            self._chunks = [np.concatenate(self._chunks)] if self._chunks else [np.zeros(0, dtype=np.int32)]
        return self._chunks[0]

    def clauses(self) -> Iterator[tuple[int, ...]]:
        """The clauses as tuples, in the order in which they were added."""
        flat = self.flat()
        ends = np.flatnonzero(flat == 0)
        step = 1 << 16  # clauses at a time: a list of Python integers takes ten times the memory of the array
        start = 0
        for first in range(0, len(ends), step):
            some = ends[first : first + step]
            piece = flat[start : some[-1] + 1].tolist()
            begin = 0
            for end in (some - start).tolist():
                yield tuple(piece[begin:end])
                begin = end + 1
            start = int(some[-1]) + 1

    def copy(self) -> Cnf:
        """A formula with the same clauses, to which more can be added."""
        other = Cnf(self.title)
        other.variables, other.count, other.names = self.variables, self.count, list(self.names)
        other._chunks = [self.flat()]
        return other

    def comments(self) -> Iterator[str]:
        """What the formula is and what its variables mean, line by line."""
        yield from self.title.splitlines()
        yield from map(str, self.names)

    def write_dimacs(self, stream: IO[str]) -> None:
        """The formula in DIMACS, with comment lines that name the variables."""
        for line in self.comments():
            stream.write(f"c {line}\n")
        stream.write(f"p cnf {self.variables} {self.count}\n")
        write_clauses(self.flat(), stream)

    def with_clauses(self, clauses: tuple[tuple[int, ...], ...]) -> Cnf:
        """The same formula and these clauses."""
        other = self.copy()
        other.add_all(clauses)
        return other

    def write_smt2(self, stream: IO[str]) -> None:
        """The formula as SMT-LIB 2; variable n is the constant xn."""
        stream.write("".join(f"; {line}\n" for line in self.comments()))
        stream.write("(set-logic QF_UF)\n")
        stream.write("".join(f"(declare-const x{n} Bool)\n" for n in range(1, self.variables + 1)))
        stream.writelines(f"(assert {smt_clause(clause)})\n" for clause in self.clauses())


def smt_clause(clause: Sequence[int]) -> str:
    """A clause over x1, x2, ... in SMT-LIB."""
    literals = [f"x{n}" if n > 0 else f"(not x{-n})" for n in clause]
    return literals[0] if len(literals) == 1 else f"(or {' '.join(literals)})" if literals else "false"


def write_clauses(flat: Literals, stream: IO[str]) -> None:
    """Clauses, one a line, each ended by 0."""
    ends = np.flatnonzero(flat == 0)
    start = 0
    for first in range(0, len(ends), 1 << 16):
        stop = int(ends[min(first + (1 << 16), len(ends)) - 1]) + 1
        text = " ".join(str(literal) if literal else "0\n" for literal in flat[start:stop].tolist())
        stream.write(text.replace("\n ", "\n"))
        start = stop
