"""What a game is: rules as data.

A position is a pair (x, y) of heap sizes; a move subtracts a vector (i, j) != (0, 0) of non-negative integers.
A `Ruleset` says which vectors may be subtracted (`moves`), which options the previous player may block (`block`),
which rectangle of positions is missing (`removed`), which positions end the game (`terminal`) and what happens to a
player without options (`ending`).
It is a frozen value: equal rules are equal, and `to_json`/`from_json` is an exact round trip.

Words, all of them about the vector (i, j) of a move:

- rook-type:      i = 0 or j = 0,
- bishop-type:    i = j (as in chess),
- l-bishop-type:  |i - j| < l,
- l-roob-type:    rook-type but not l-bishop-type, that is a rook-type move of length at least l.

This module needs the standard library alone, so that a checker may import it.
"""

from __future__ import annotations

import difflib
from bisect import bisect_right
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from functools import cached_property
from math import gcd
from typing import Any, Literal

from verifier.base.errors import UserError

__all__ = ["Bishop", "Block", "Bound", "Part", "Position", "Rook", "Ruleset", "Vectors", "triangle"]

Position = tuple[int, int]
LONGEST_SIDE = 400  # of a triangle of terminal positions
LARGEST = 10_000_000  # of all numbers in rules; the checkers read no larger ones
RESIDUES = 100_000  # of a rook


def _whole(value: Any, least: int, what: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise UserError(f"{what} must be a whole number, not {value!r}.")
    if value < least:
        raise UserError(f"{what} must be at least {least}, not {value}.")
    if value > LARGEST:
        raise UserError(f"{what} must be at most {LARGEST:,}.")
    return value


def _period(q: int, residues: set[int]) -> int:
    """The smallest divisor d of q such that the residues modulo q stay the same when d is added to them.

    These divisors d are the multiples of the smallest one, so primes can be divided out of q one by one. The residues
    fall into classes of q / d each: only primes that divide their number come into question, however large q is.
    """
    period, rest, prime = q, gcd(q, len(residues)), 2
    while rest > 1:
        if prime * prime > rest:
            prime = rest
        if rest % prime:
            prime += 1
            continue
        while rest % prime == 0:
            rest //= prime
        while period % prime == 0 and all((r + period // prime) % q in residues for r in residues):
            period //= prime
    return period


@dataclass(frozen=True)
class Rook:
    """Take k > 0 tokens from one heap, where k mod `modulus` is one of `residues`.

    The rook of Nim is `Rook()`, the paper's p-rook is `Rook(p, (0,))` and its (l, p)-rook is
    `Rook(p, (0, ..., l - 1))` (Definition 2 (i)). The modulus is reduced to the smallest period, so that the
    (p, p)-rook *is* the rook.

    >>> Rook(4, (0, 1, 2, 3)) == Rook()
    True
    """

    modulus: int = 1
    residues: tuple[int, ...] = (0,)

    def __post_init__(self) -> None:
        q = _whole(self.modulus, 1, "A rook's modulus")
        if len(self.residues) > RESIDUES:
            raise UserError(f"A rook has at most {RESIDUES:,} residues.")
        residues = {_whole(r, 0, "A rook's residue") for r in self.residues}
        if not residues:
            raise UserError("A rook needs at least one residue: leave the rook out for a game without one.")
        if max(residues) >= q:
            raise UserError(f"A rook's residues must be below its modulus {q}, not {max(residues)}.")
        period = _period(q, residues)
        object.__setattr__(self, "modulus", period)
        object.__setattr__(self, "residues", tuple(sorted({r % period for r in residues})))

    @cached_property
    def _residues(self) -> frozenset[int]:
        return frozenset(self.residues)

    def __contains__(self, move: tuple[int, int]) -> bool:
        i, j = move
        return (i == 0) != (j == 0) and i + j > 0 and (i + j) % self.modulus in self._residues


@dataclass(frozen=True)
class Bishop:
    """The m-bishop (Definition 2 (ii)): (i, j) with |i - j| < `width`, so `width` is the paper's m.

    With `step` = s the diagonal part of the move, min(i, j), must be a multiple of s.
    """

    width: int = 1
    step: int = 1

    def __post_init__(self) -> None:
        _whole(self.width, 1, "A bishop's width")
        _whole(self.step, 1, "A bishop's step")

    def __contains__(self, move: tuple[int, int]) -> bool:
        i, j = move
        return i + j > 0 and min(i, j) >= 0 and abs(i - j) < self.width and min(i, j) % self.step == 0


@dataclass(frozen=True)
class Vectors:
    """A finite set of moves (i, j); with `multiples`, every positive multiple of each of them as well."""

    vectors: tuple[tuple[int, int], ...]
    multiples: bool = False

    def __post_init__(self) -> None:
        seen = set()
        for vector in self.vectors:
            if not isinstance(vector, (tuple, list)) or len(vector) != 2:
                raise UserError(f"A vector is a pair of whole numbers such as [1, 2], not {vector!r}.")
            i, j = (_whole(c, 0, "A vector's coordinate") for c in vector)
            if i == j == 0:
                raise UserError("The vector [0, 0] is no move: a move takes at least one token.")
            seen.add((i, j))
        if not seen:
            raise UserError("A set of vectors needs at least one vector.")
        if not isinstance(self.multiples, bool):
            raise UserError(f"`multiples` is true or false, not {self.multiples!r}.")
        object.__setattr__(self, "vectors", tuple(sorted(seen)))

    @cached_property
    def _vectors(self) -> frozenset[tuple[int, int]]:
        return frozenset(self.vectors)

    def __contains__(self, move: tuple[int, int]) -> bool:
        i, j = move
        if not self.multiples:
            return (i, j) in self._vectors
        return any(i * w == j * v and (i % v == 0 if v else j % w == 0) for v, w in self.vectors if i + j >= v + w)


@dataclass(frozen=True)
class Bound:
    """Take from both heaps, (i, j) with 0 < i <= j < f(i) or 0 < j <= i < f(j), where f(k) = `slope` * k + `offset`.

    With the rook these are Fraenkel's (s, t) heap games (*Heap games, numeration systems and sequences*, 1998): the
    slope is his s, the offset his t, and s = 1 is t-Wythoff Nim.
    """

    slope: int
    offset: int

    def __post_init__(self) -> None:
        _whole(self.slope, 1, "A bound's slope")
        _whole(self.offset, 0, "A bound's offset")
        if self.slope == 1 and self.offset == 0:
            raise UserError("A bound of slope 1 and offset 0 allows no move: no j has i <= j < i.")

    def __contains__(self, move: tuple[int, int]) -> bool:
        i, j = min(move), max(move)
        return i > 0 and j < self.slope * i + self.offset


Part = Rook | Bishop | Vectors | Bound
PARTS: dict[str, type[Part]] = {"rook": Rook, "bishop": Bishop, "vectors": Vectors, "bound": Bound}


@dataclass(frozen=True)
class Block:
    """The blocking manoeuvre: before each move the previous player forbids at most `at_most` options of a kind.

    `kind` is "roob" (rook-type options of length at least `l`; `l` = 1 is any rook-type option), "bishop"
    (bishop-type as in chess, i = j) or "any". The paper's m-Wythoff p-Blocking Nim has `Block(p - 1, "roob", m)`.
    """

    at_most: int
    kind: Literal["roob", "bishop", "any"] = "any"
    l: int = 1

    def __post_init__(self) -> None:
        _whole(self.at_most, 0, "The number of blocked options")
        if self.kind not in ("roob", "bishop", "any"):
            raise UserError(f'The kind of blockable options is "roob", "bishop" or "any", not {self.kind!r}.')
        _whole(self.l, 1, "The constant l of l-roob-type blocking")
        if self.kind != "roob" and self.l != 1:
            raise UserError('The constant l belongs to kind = "roob" only.')

    def __contains__(self, move: tuple[int, int]) -> bool:
        i, j = move
        if i < 0 or j < 0 or i + j == 0:  # no move at all
            return False
        if self.kind == "roob":
            return (i == 0) != (j == 0) and i + j >= self.l
        return self.kind == "any" or i == j


Ending = Literal["normal", "misere"]


@dataclass(frozen=True)
class Ruleset:
    """One impartial game on two heaps.

    A position v is P exactly when the previous player can block at most `block.at_most` blockable options so that
    every other option of v is N. Hence v is P if and only if no unblockable option is P and at most
    `block.at_most` blockable options are P: a player all of whose options are blocked loses. With the ending
    "misere" a position without any option is N; nothing else changes.

    A position in `terminal` ends the game: it has no options and is P, whatever the ending. Moves into it are legal.
    Moves into the removed rectangle 0 <= x < u, 0 <= y < v, `removed` = (u, v), are illegal, and its cells are not
    positions of the game.

    >>> wythoff = Ruleset((Rook(), Bishop()))
    >>> sorted(wythoff.options(1, 2))
    [(0, 1), (0, 2), (1, 0), (1, 1)]
    """

    moves: tuple[Part, ...]
    block: Block | None = None
    removed: tuple[int, int] | None = None
    ending: Ending = "normal"
    terminal: tuple[Position, ...] = ()

    def __post_init__(self) -> None:
        if not self.moves:
            raise UserError("A game needs at least one kind of move.")
        order = {kind: place for place, kind in enumerate(PARTS.values())}
        parts = sorted(set(self.moves), key=lambda part: (order[type(part)], repr(part)))
        object.__setattr__(self, "moves", tuple(parts))
        if self.block is not None and self.block.at_most == 0:
            object.__setattr__(self, "block", None)
        if self.removed is not None:
            if not isinstance(self.removed, (tuple, list)) or len(self.removed) != 2:
                raise UserError(f"The removed rectangle is a pair [base, height], not {self.removed!r}.")
            u, v = (_whole(c, 0, "A side of the removed rectangle") for c in self.removed)
            object.__setattr__(self, "removed", (u, v) if u and v else None)
        if self.ending not in ("normal", "misere"):
            raise UserError(f'The ending is "normal" or "misere", not {self.ending!r}.')
        cells = set()
        for cell in self.terminal:
            if not isinstance(cell, (tuple, list)) or len(cell) != 2:
                raise UserError(f"A terminal position is a pair of whole numbers such as [1, 2], not {cell!r}.")
            x, y = (_whole(c, 0, "A terminal position's coordinate") for c in cell)
            if self.is_position(x, y):
                cells.add((x, y))
        object.__setattr__(self, "terminal", tuple(sorted(cells)))

    @cached_property
    def _terminal(self) -> frozenset[Position]:
        return frozenset(self.terminal)

    def is_terminal(self, x: int, y: int) -> bool:
        """Does the game end at (x, y), whatever moves the rules allow?"""
        return (x, y) in self._terminal

    @property
    def terminal_side(self) -> int | None:
        """The l for which the terminal positions are those with x + y <= l, if there is one."""
        side = max((x for x, _ in self.terminal), default=0)
        return side if side <= LONGEST_SIDE and self.terminal == triangle(side) else None

    @property
    def blocks(self) -> int:
        """How many options may be blocked (the paper's p - 1)."""
        return self.block.at_most if self.block else 0

    def legal(self, i: int, j: int) -> bool:
        """May (i, j) be subtracted (removed rectangle aside)?"""
        return any((i, j) in part for part in self.moves)

    def blockable(self, i: int, j: int) -> bool:
        """May the option reached by the move (i, j) be blocked?"""
        return self.block is not None and (i, j) in self.block

    def kinds(self, i: int, j: int) -> tuple[str, ...]:
        """The parts that make the move (i, j): of "rook", "bishop", ...; a move can be several at once."""
        return tuple(
            kind for kind, part_type in PARTS.items() if any((i, j) in p for p in self.moves if type(p) is part_type)
        )

    def is_position(self, x: int, y: int) -> bool:
        """Is (x, y) a position of the game, that is not inside the removed rectangle?"""
        return x >= 0 and y >= 0 and not (self.removed and x < self.removed[0] and y < self.removed[1])

    def has_positions(self, width: int, height: int) -> bool:
        """Is there a position on a board of this size, or does the removed rectangle leave nothing of it?"""
        return not (self.removed and width <= self.removed[0] and height <= self.removed[1])

    @property
    def least_side(self) -> int:
        """The side of the smallest square board with a position: 1, but for a removed rectangle."""
        return 1 + min(self.removed or (0, 0))

    @property
    def named(self) -> tuple[Position, ...]:
        """The positions that the rules name: terminal ones, vectors, and the corner of the removed rectangle."""
        vectors = (w for part in self.moves if isinstance(part, Vectors) for w in part.vectors)
        return (*self.terminal, *vectors, self.removed or (0, 0))

    def options(self, x: int, y: int) -> Iterator[Position]:
        """The options of (x, y), blocking aside."""
        if self.is_terminal(x, y):
            return
        for i in range(x + 1):
            for j in self._legal_in_row(i, y):
                if self.is_position(x - i, y - j):
                    yield x - i, y - j

    def is_final(self, x: int, y: int) -> bool:
        """Has (x, y) no option?"""
        return next(self.options(x, y), None) is None

    def _legal_in_row(self, i: int, most: int) -> list[int]:
        """The j <= `most` with (i, j) legal, in order; each vector is asked for once and then remembered."""
        asked, found = self._rows.get(i, (0, []))
        if asked <= most:
            found += [j for j in range(asked, most + 1) if self.legal(i, j)]
            self._rows[i] = (most + 1, found)
        return found[: bisect_right(found, most)]

    @cached_property
    def _rows(self) -> dict[int, tuple[int, list[int]]]:
        return {}

    @property
    def symmetric(self) -> bool:
        """Do the rules treat the two heaps alike?"""
        mirror = all(
            set(part.vectors) == {(j, i) for i, j in part.vectors} for part in self.moves if isinstance(part, Vectors)
        )
        ends = all((y, x) in self._terminal for x, y in self.terminal)
        return mirror and ends and (self.removed is None or self.removed[0] == self.removed[1])

    def to_json(self) -> dict[str, Any]:
        """The rules as plain data; keys at their default are left out."""
        data: dict[str, Any] = {
            "moves": [
                {"type": kind} | {f.name: _plain(getattr(part, f.name)) for f in fields(part)}
                for part in self.moves
                for kind, part_type in PARTS.items()
                if type(part) is part_type
            ]
        }
        if self.block:
            data["block"] = {"at_most": self.block.at_most, "kind": self.block.kind}
            if self.block.kind == "roob":
                data["block"]["l"] = self.block.l
        if self.removed:
            data["removed"] = list(self.removed)
        if self.ending != "normal":
            data["ending"] = self.ending
        if self.terminal:
            side = self.terminal_side
            data["terminal"] = _plain(self.terminal) if side is None else side
        return data

    @classmethod
    def from_json(cls, data: Any) -> Ruleset:
        """The rules from plain data (JSON or TOML); a missing or misspelt key is a `UserError`."""
        data = _keys(data, "a game", *KEYS)
        if not isinstance(data["moves"], list):
            raise UserError("`moves` is a list of parts, each with a `type`.")
        moves = tuple(_part(part) for part in data["moves"])
        block = None
        if "block" in data:
            block = Block(**_keys(data["block"], "`block`", required=("at_most", "kind"), optional=("l",)))
            widest = max([part.width for part in moves if isinstance(part, Bishop)], default=1)
            if block.kind == "roob" and "l" not in data["block"] and widest > 1:
                raise UserError(
                    f'The kind "roob" needs `l` here: l = {widest} for rook-type options that no {widest}-bishop move '
                    "reaches, l = 1 for all."
                )
        removed = data.get("removed")
        if removed is not None and (not isinstance(removed, list) or len(removed) != 2):
            raise UserError(f"`removed` is a pair [base, height], not {removed!r}.")
        terminal = data.get("terminal", [])
        if isinstance(terminal, int):
            terminal = triangle(_whole(terminal, 0, "The l of terminal positions x + y <= l"))
        elif not isinstance(terminal, list):
            raise UserError(f"`terminal` is a list of positions, or a number l for all x + y <= l, not {terminal!r}.")
        return cls(moves, block, tuple(removed) if removed else None, data.get("ending", "normal"), tuple(terminal))


def triangle(l: int) -> tuple[Position, ...]:
    """The positions with x + y <= l.

    >>> triangle(1)
    ((0, 0), (0, 1), (1, 0))
    """
    if l > LONGEST_SIDE:
        raise UserError(f"The terminal positions x + y <= l may have l at most {LONGEST_SIDE}, not {l}.")
    return tuple((x, y) for x in range(l + 1) for y in range(l + 1 - x))


def _plain(value: Any) -> Any:
    return [_plain(v) for v in value] if isinstance(value, tuple) else value


KEYS = ("moves",), ("block", "removed", "ending", "terminal")  # of a game: required, and optional


def _keys(data: Any, what: str, required: tuple[str, ...], optional: tuple[str, ...] = ()) -> dict[str, Any]:
    """`data` itself, once its keys are known to be the right ones."""
    if not isinstance(data, Mapping):
        raise UserError(f"{what} is a table of keys, not {data!r}.")
    known = required + optional
    for key in data:
        if key not in known:
            near = difflib.get_close_matches(str(key), known, n=1)
            hint = f"did you mean `{near[0]}`?" if near else f"the keys are {', '.join(f'`{k}`' for k in known)}."
            raise UserError(f"Unknown key `{key}` in {what}: {hint}")
    for key in required:
        if key not in data:
            raise UserError(f"Missing key `{key}` in {what}.")
    return dict(data)


def _part(data: Any) -> Part:
    kind = data.get("type") if isinstance(data, Mapping) else None
    if not isinstance(kind, str) or kind not in PARTS:
        near = difflib.get_close_matches(str(kind), PARTS, n=1)
        hint = f" Did you mean {near[0]!r}?" if near else ""
        raise UserError(f'A part of `moves` has the type "rook", "bishop", "vectors" or "bound", not {kind!r}.{hint}')
    part_type = PARTS[kind]
    required = {Vectors: ("vectors",), Bound: ("slope", "offset")}.get(part_type, ())
    names = tuple(f.name for f in fields(part_type))
    values = _keys(data, f"the {kind} part", ("type", *required), tuple(n for n in names if n not in required))
    for name, value in values.items():
        if name in ("residues", "vectors"):
            if not isinstance(value, list):
                raise UserError(f"`{name}` is a list, not {value!r}.")
            values[name] = tuple(tuple(v) if isinstance(v, list) else v for v in value)
    del values["type"]
    return part_type(**values)
