"""What a statement claims the P-positions of a game to be, from what its author wrote.

Beatty pairs, a list and another game are claims of `verifier.claims.kinds`. Here are two more: a mex rule, whose pairs
are made one after the other, and the automaton of a certificate. On a board each of them is a list of positions.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from verifier.base import strict
from verifier.base.errors import UserError
from verifier.base.reading import text_of
from verifier.certificate.check.automaton import Certificate, RejectedError
from verifier.certificate.check.expression import number, parse
from verifier.claims.automatic import Automatic
from verifier.claims.kinds import Beatty, Claim, Listed, SameAs, parse_claim
from verifier.games.families import Game, game_from_json
from verifier.games.names import load_game
from verifier.games.rules import Position
from verifier.papers.authored.values import fill, whole
from verifier.verification.complete_rows import claimed_rows

__all__ = ["AuthoredClaim", "AutomatonSet", "MexRule", "claimed_of", "game_of", "on_board", "on_rows"]

LONGEST = 200_000  # pairs of a mex rule


@dataclass(frozen=True)
class MexRule:
    """x_n is the least number that fewer than `times` of the j < n have as x_j or y_j; y_n = `y`, a formula in x and n.

    The x_n do not decrease, and no y_n may be below its x_n. With y = x + kn these are the Beatty pairs of the
    constants k and `times` (Proposition 5.2 (i) of Larsson's *Restrictions of m-Wythoff Nim*).
    """

    y: str
    times: int
    values: tuple[tuple[str, int], ...] = ()

    def pairs(self, end: int) -> Iterator[Position]:
        """The pairs (x_n, y_n) with x_n < end."""
        taken: Counter[int] = Counter()
        x = 0
        for n in range(LONGEST):
            while taken[x] >= self.times:
                x += 1
            if x >= end:
                return
            y = number(self.y, dict(self.values) | {"x": x, "n": n})
            if y < x:
                raise UserError(f"The mex rule gives y_{n} = {y} below x_{n} = {x}.")
            yield x, y
            taken.update({x, y})
        raise UserError(f"The mex rule has more than {LONGEST:,} pairs there.")

    def positions(self, end: int) -> set[Position]:
        """All claimed (x, y) with x < end."""
        return {v for x, y in self.pairs(end) for v in ((x, y), (y, x)) if v[0] < end}

    @property
    def beatty(self) -> Beatty | None:
        """The Beatty pairs that these are, if y is x + kn with a number k >= 1."""
        names = dict(self.values)
        found = _polynomial(parse(self.y, {*names, "x", "n"}), names)
        k = (found or {}).get((0, 1), 0)
        return Beatty(k, self.times) if found == {(1, 0): 1, (0, 1): k} and k >= 1 else None

    def __str__(self) -> str:
        times = "" if self.times == 1 else f" (each number up to {self.times} times)"
        return f"the pairs of the mex rule{times} with y = {self.y}"


def _polynomial(node: ast.expr, names: Mapping[str, int]) -> dict[tuple[int, int], int] | None:
    """The coefficients of x^i n^j, if only numbers, +, - and * are used."""
    match node:
        case ast.Constant(value=int(value)):
            return {(0, 0): value} if value else {}
        case ast.Name(id="x"):
            return {(1, 0): 1}
        case ast.Name(id="n"):
            return {(0, 1): 1}
        case ast.Name(id=name):
            return {(0, 0): names[name]} if names[name] else {}
        case ast.UnaryOp(op=ast.USub(), operand=inner):
            found = _polynomial(inner, names)
            return None if found is None else {key: -value for key, value in found.items()}
        case ast.BinOp(left=left, op=(ast.Add() | ast.Sub() | ast.Mult()) as op, right=right):
            one, two = _polynomial(left, names), _polynomial(right, names)
            if one is None or two is None:
                return None
            result: Counter[tuple[int, int]] = Counter()
            if isinstance(op, ast.Mult):
                for (i, j), value in one.items():
                    for (k, l), factor in two.items():
                        result[i + k, j + l] += value * factor
            else:
                sign = 1 if isinstance(op, ast.Add) else -1
                result.update(one)
                for key, value in two.items():
                    result[key] += sign * value
            return {key: value for key, value in result.items() if value}
    return None


@dataclass(frozen=True)
class AutomatonSet:
    """What the automaton of a certificate accepts (`automaton.json`, as `wythoff theorem --certificate` writes it)."""

    path: str
    automaton: Automatic

    def __str__(self) -> str:
        return f"what the automaton of {self.path} accepts"


AuthoredClaim = Claim | MexRule | AutomatonSet


def on_board(claim: AuthoredClaim, width: int, height: int) -> Claim:
    """What is claimed of a board, as a claim that a certificate can carry."""
    if isinstance(claim, MexRule):
        return Listed(frozenset((x, y) for x, y in claim.positions(max(width, height)) if x < width and y < height))
    if isinstance(claim, AutomatonSet):
        return Listed.from_array(claim.automaton.array(width, height))
    return claim.on(width, height)


def on_rows(claim: AuthoredClaim, R: int) -> set[Position] | None:
    """All claimed positions of the first R rows; None where that is not known."""
    if isinstance(claim, MexRule):
        return claim.positions(R)
    return None if isinstance(claim, (AutomatonSet, Listed)) else claimed_rows(claim, R)


def game_of(spec: Any, values: Mapping[str, int], games: Mapping[str, Any], folder: Path) -> Game:
    """The game of a statement: rules, a name of the file's own `games`, a name of this program, or a file."""
    spec = fill(spec, values)
    if isinstance(spec, Mapping):
        return game_from_json(dict(spec))
    if not isinstance(spec, str):
        raise UserError(f"A game is a name such as 2WN^3, a file, or a table of rules, not {spec!r}.")
    if spec in games:
        inner = games[spec]
        return game_of(inner, values, {name: rules for name, rules in games.items() if name != spec}, folder)
    return load_game(str(folder / spec) if spec.endswith((".toml", ".json")) else spec)[1]


def claimed_of(spec: Any, values: Mapping[str, int], games: Mapping[str, Any], folder: Path) -> AuthoredClaim:
    """The claim of a statement."""
    if isinstance(spec, Mapping) and "mex" in spec:
        if surplus := set(spec) - {"mex", "times"}:
            raise UserError(f"Unknown key `{min(surplus)}` in the mex rule: the keys are `mex` and `times`.")
        if not isinstance(spec["mex"], str):
            raise UserError('`mex` is the formula of y in x and n, such as "x + 2 * n".')
        parse(spec["mex"], {*values, "x", "n"})
        times = whole(spec.get("times", 1), "times", values)
        if not times:
            raise UserError("`times` is at least 1.")
        return MexRule(spec["mex"], times, tuple(values.items()))
    spec = fill(spec, values)
    if isinstance(spec, list):
        return Listed.of(spec)
    if isinstance(spec, Mapping):
        return SameAs(game_of(spec, values, games, folder))
    if not isinstance(spec, str):
        raise UserError(f"This is no claim: {spec!r}.")
    kind, _, rest = spec.partition(":")
    if kind == "game":
        return SameAs(game_of(rest, values, games, folder))
    if kind == "automaton":
        path = folder / rest
        path = path / "automaton.json" if path.is_dir() else path
        try:
            data = strict.loads(text_of(path))
            Certificate.read(data)
        except (ValueError, RejectedError) as error:
            raise UserError(f"{rest!r} is no automaton of a certificate: {error}") from None
        return AutomatonSet(rest, Automatic.from_json(data["substitution"], data["dfa"]))
    if kind == "beatty":
        return parse_claim(spec)
    return parse_claim(str(folder / spec))
