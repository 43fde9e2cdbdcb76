"""The encodings by name, and the forms in which each can be written and solved."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import IO

import networkx as nx

from kernel_encodings.formula import Cnf
from kernel_encodings.other_forms import Formula, Pb, Qbf, Smt
from verifier.base.errors import UserError
from verifier.games.board import Board

__all__ = ["DIGRAPHS", "ENCODINGS", "FORMATS", "Build", "find", "name_of", "write"]

Build = Callable[[Board], Formula]

_MODULES = {
    info.name: import_module(f"kernel_encodings.{info.name}")
    for info in iter_modules([str(Path(__file__).parent)])
    if info.name != "catalogue"
}

# An encoding is a module with `FORMS`: what it can be written as; the first form is the one it is meant for.
ENCODINGS: dict[str, dict[type[Formula], Build]] = {
    name: module.FORMS for name, module in _MODULES.items() if hasattr(module, "FORMS")
}

# The encodings that take any digraph (`DIGRAPH_FORMS`); its nodes, in its order, are the variables 1, 2, ...
DIGRAPHS: dict[str, dict[type[Formula], Callable[[nx.DiGraph], Formula]]] = {
    name: module.DIGRAPH_FORMS for name, module in _MODULES.items() if hasattr(module, "DIGRAPH_FORMS")
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
