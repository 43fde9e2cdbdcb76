"""The other forms of a question: inequalities over 0 and 1, quantified Boolean formulas, SMT-LIB scripts.

Like a `Cnf` each has `variables`, of which the first are the positions, and `with_clauses`; each writes itself to disk
with comment lines that name its variables.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import IO, Literal

from kernel_encodings.formula import Cnf, smt_clause, write_clauses

__all__ = ["AtLeast", "Formula", "Pb", "Qbf", "Smt"]


@dataclass(frozen=True)
class AtLeast:
    """The inequality: the sum of weight * variable, over `terms` of (weight, variable), is at least `bound`."""

    terms: tuple[tuple[int, int], ...]
    bound: int

    @classmethod
    def clause(cls, literals: tuple[int, ...]) -> AtLeast:
        """A clause: the sum of its literals is at least 1, where the literal not-x is 1 - x."""
        return cls(
            tuple((1 if literal > 0 else -1, abs(literal)) for literal in literals),
            1 - sum(literal < 0 for literal in literals),
        )


@dataclass(frozen=True)
class Pb:
    """Inequalities over variables x1, x2, ...; `ground` names the variables and has the clauses that are units."""

    ground: Cnf
    constraints: tuple[AtLeast, ...]

    @property
    def variables(self) -> int:
        return self.ground.variables

    @property
    def count(self) -> int:
        return len(self.constraints)

    def comments(self) -> Iterator[str]:
        return self.ground.comments()

    def with_clauses(self, clauses: tuple[tuple[int, ...], ...]) -> Pb:
        """The same inequalities and these clauses."""
        return Pb(self.ground, self.constraints + tuple(map(AtLeast.clause, clauses)))

    def write_opb(self, stream: IO[str]) -> None:
        """The inequalities in the format OPB, with comment lines that name the variables."""
        stream.write(f"* #variable= {self.variables} #constraint= {self.count}\n")
        for line in self.comments():
            stream.write(f"* {line}\n")
        for constraint in self.constraints:
            terms = " ".join(f"{weight:+d} x{x}" for weight, x in constraint.terms)
            stream.write(f"{terms} >= {constraint.bound} ;\n")

    def write_smt2(self, stream: IO[str]) -> None:
        """The inequalities as SMT-LIB 2: sums of integers that are 0 or a weight."""
        stream.write("".join(f"; {line}\n" for line in self.comments()))
        stream.write("(set-logic QF_LIA)\n")
        stream.write("".join(f"(declare-const x{x} Bool)\n" for x in range(1, self.variables + 1)))
        for constraint in self.constraints:
            terms = " ".join(f"(ite x{x} {_integer(weight)} 0)" for weight, x in constraint.terms)
            stream.write(f"(assert (>= (+ 0 0 {terms}) {_integer(constraint.bound)}))\n")


def _integer(value: int) -> str:
    return str(value) if value >= 0 else f"(- {-value})"


@dataclass(frozen=True)
class Qbf:
    """A closed formula in prenex form: `prefix` quantifies all variables of `matrix`, from the outside in."""

    prefix: tuple[tuple[Literal["a", "e"], tuple[int, ...]], ...]
    matrix: Cnf

    @property
    def variables(self) -> int:
        return self.matrix.variables

    @property
    def count(self) -> int:
        return self.matrix.count

    def comments(self) -> Iterator[str]:
        return self.matrix.comments()

    def with_clauses(self, clauses: tuple[tuple[int, ...], ...]) -> Qbf:
        """The same formula and these clauses."""
        matrix = self.matrix.copy()
        matrix.add_all(clauses)
        return Qbf(self.prefix, matrix)

    def write_qdimacs(self, stream: IO[str]) -> None:
        """The formula in QDIMACS, with comment lines that name the variables."""
        stream.write("".join(f"c {line}\n" for line in self.comments()))
        stream.write(f"p cnf {self.variables} {self.count}\n")
        for quantifier, variables in self.prefix:
            stream.write(f"{quantifier} {' '.join(map(str, variables))} 0\n")
        write_clauses(self.matrix.flat(), stream)


@dataclass(frozen=True)
class Smt:
    """An SMT-LIB 2 script without its check-sat; x1, ..., x{variables} are Booleans that it declares."""

    title: str
    variables: int
    script: str

    @property
    def count(self) -> int:
        return self.script.count("(assert")

    def with_clauses(self, clauses: tuple[tuple[int, ...], ...]) -> Smt:
        """The same script and these clauses."""
        return Smt(self.title, self.variables, self.script + "".join(f"(assert {smt_clause(c)})\n" for c in clauses))

    def write_smt2(self, stream: IO[str]) -> None:
        stream.write("".join(f"; {line}\n" for line in self.title.splitlines()) + self.script)


Formula = Cnf | Pb | Qbf | Smt
