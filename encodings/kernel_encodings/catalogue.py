"""The encodings by name, and the forms in which each can be written and solved."""

from __future__ import annotations

from collections.abc import Callable
from typing import IO

import networkx as nx

from kernel_encodings import definition, ladder, pseudo_boolean, quantified
from kernel_encodings.formula import Cnf
from kernel_encodings.other_forms import Formula, Pb, Qbf, Smt
from verifier.base.errors import UserError
from verifier.games.board import Board

__all__ = ["DIGRAPHS", "ENCODINGS", "FORMATS", "Build", "find", "name_of", "write"]

Build = Callable[[Board], Formula]

# What an encoding can be written as; the first form is the one it is meant for.
ENCODINGS: dict[str, dict[type[Formula], Build]] = {
    "definition": {Cnf: definition.encode},
    "ladder": {Cnf: ladder.encode},
    "quantified": {Qbf: quantified.encode, Smt: quantified.smt},
    "pseudo_boolean": {Pb: pseudo_boolean.encode},
}

# The encodings that take any digraph; its nodes, in its order, are the variables 1, 2, ...
DIGRAPHS: dict[str, dict[type[Formula], Callable[[nx.DiGraph], Formula]]] = {
    "definition": {Cnf: definition.kernel},
    "quantified": {Qbf: quantified.kernel, Smt: quantified.kernel_smt},
    "pseudo_boolean": {Pb: pseudo_boolean.kernel},
}

FORMATS: dict[str, tuple[type[Formula], ...]] = {
    "dimacs": (Cnf,),
    "qdimacs": (Qbf,),
    "opb": (Pb,),
    "smt2": (Cnf, Pb, Smt),
}


def name_of(encoding: str) -> str:
    """The name of an encoding as the catalogue has it."""
    name = encoding.replace("-", "_").lower()
    if name not in ENCODINGS:
        raise UserError(f"There is no encoding {encoding!r}: the encodings are {', '.join(ENCODINGS)}.")
    return name


def find(encoding: str) -> dict[type[Formula], Build]:
    """The forms of the encoding of this name."""
    return ENCODINGS[name_of(encoding)]


def write(formula: Formula, format: str, stream: IO[str]) -> None:
    """Write a formula in one of `FORMATS`; SMT-LIB gets its check-sat, so that a solver can be pointed at the file."""
    if format == "smt2" and not isinstance(formula, Qbf):
        formula.write_smt2(stream)
        stream.write("(check-sat)\n")
    elif format == "dimacs" and isinstance(formula, Cnf):
        formula.write_dimacs(stream)
    elif format == "qdimacs" and isinstance(formula, Qbf):
        formula.write_qdimacs(stream)
    elif format == "opb" and isinstance(formula, Pb):
        formula.write_opb(stream)
    else:
        raise UserError(f"This formula cannot be written as {format}.")
