"""A choice of games as one formula, in every form: the games on disjoint variables, and their union.

The second player picks one of the games before the first move (`verifier.games.families.Choice`), so a position is P
exactly when it is P in one of them. The variables of a board's positions say this, and as always they come first; then
come the variables of the games, one game after the other, each shifted. With w for "v is P" and w1, ..., wr for "v is P
in game 1, ..., r",

    not wi or w          for each i        (P in one of the games is P)
    not w or w1 or ... or wr               (and nothing else is)

The games share no variable, so the models of the formula are exactly one model of each game with their union on the
board. For quantified formulas also the quantifiers may be drawn together: with disjoint variables "exists P for all B
exists C" of each game, and clauses over the outermost variables alone, say together what

    exists all P   for all B of all games   exists all C

says, as a "for all" and an inner "exists" of one game do not touch what the others read.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Literal

import numpy as np

from kernel_encodings.formula import Cnf
from kernel_encodings.other_forms import AtLeast, Formula, Pb, Qbf, Smt

__all__ = ["union"]


def union(parts: Sequence[Formula], games: Sequence[str], nodes: int, title: str) -> Formula:
    """One formula for a choice of games: variable n <= nodes says that n is P in one of the parts.

    The parts have one form, that of the result, and n is also their variable for the same position. `games` are their
    names, for the comments.
    """
    ground, shifts = _ground(parts, games, nodes, title)
    clauses = _links(nodes, shifts)
    if all(isinstance(part, Cnf) for part in parts):
        for part, shift in zip(parts, shifts, strict=True):
            assert isinstance(part, Cnf)
            _add_shifted(ground, part, shift)
        ground.add_all(clauses)
        return ground
    if all(isinstance(part, Pb) for part in parts):
        constraints = [
            AtLeast(tuple((weight, x + shift) for weight, x in constraint.terms), constraint.bound)
            for part, shift in zip(parts, shifts, strict=True)
            if isinstance(part, Pb)
            for constraint in part.constraints
        ]
        return Pb(ground, tuple(constraints)).with_clauses(clauses)
    if all(isinstance(part, Qbf) for part in parts):
        return _quantified([part for part in parts if isinstance(part, Qbf)], ground, shifts, nodes, clauses)
    if all(isinstance(part, Smt) for part in parts):
        return _script([part for part in parts if isinstance(part, Smt)], ground, shifts, nodes, clauses)
    raise ValueError("the games of a choice are encoded in one form")


def _ground(parts: Sequence[Formula], games: Sequence[str], nodes: int, title: str) -> tuple[Cnf, list[int]]:
    """The names of all variables, and by how much the variables of each part are shifted."""
    ground = Cnf(title)
    ground.new(nodes, "the positions in order: P in one of the games")
    shifts = []
    for part, game in zip(parts, games, strict=True):
        shift = ground.variables
        shifts.append(shift)
        if isinstance(part, Smt):
            _, *names = part.title.splitlines()  # comments: what it is, and what its variables are
            blocks = [(part.variables, "; ".join(names))]
        else:
            matrix = part if isinstance(part, Cnf) else part.ground if isinstance(part, Pb) else part.matrix
            blocks = [(names.count, names.meaning) for names in matrix.names]
        for count, meaning in blocks:
            ground.new(count, f"{game}, its number less {shift}: {meaning}")
    return ground, shifts


def _links(nodes: int, shifts: list[int]) -> tuple[tuple[int, ...], ...]:
    """Position by position: P in the choice if and only if P in one of the games."""
    return tuple(
        clause
        for w in range(1, nodes + 1)
        for clause in (*((-(w + shift), w) for shift in shifts), (-w, *(w + shift for shift in shifts)))
    )


def _add_shifted(cnf: Cnf, part: Cnf, shift: int) -> None:
    flat = part.flat()
    cnf.add_flat(flat + np.sign(flat) * shift)


def _quantified(
    parts: list[Qbf], ground: Cnf, shifts: list[int], nodes: int, clauses: tuple[tuple[int, ...], ...]
) -> Qbf:
    """Exists, for all, exists: the first block of a part has its positions, the last exists what is only counted."""
    outer = [*range(1, nodes + 1)]
    universal: list[int] = []
    inner: list[int] = []
    for part, shift in zip(parts, shifts, strict=True):
        _add_shifted(ground, part.matrix, shift)
        (_, first), *rest = part.prefix
        outer += [x + shift for x in first]
        for quantifier, block in rest:
            (universal if quantifier == "a" else inner).extend(x + shift for x in block)
    ground.add_all(clauses)
    blocks: list[tuple[Literal["a", "e"], list[int]]] = [("e", outer), ("a", universal), ("e", inner)]
    return Qbf(tuple((quantifier, tuple(block)) for quantifier, block in blocks if block), ground)


def _script(parts: list[Smt], ground: Cnf, shifts: list[int], nodes: int, clauses: tuple[tuple[int, ...], ...]) -> Smt:
    """The scripts one after the other, with x1, x2, ... renamed; all other names in them are bound by a quantifier."""
    logic = parts[0].script.split("\n", 1)[0]
    lines = [logic, *(f"(declare-const x{n} Bool)" for n in range(1, nodes + 1))]
    for part, shift in zip(parts, shifts, strict=True):
        own, rest = part.script.rstrip("\n").split("\n", 1)
        if own != logic:
            raise ValueError("the games of a choice are encoded in one logic")
        words = re.split(r"\bx(\d+)\b", rest)  # the odd ones are the numbers of variables
        words[1::2] = [f"x{int(number) + shift}" for number in words[1::2]]
        lines.append("".join(words))
    script = "\n".join(lines) + "\n"
    return Smt("\n".join(ground.comments()), ground.variables, script).with_clauses(clauses)
