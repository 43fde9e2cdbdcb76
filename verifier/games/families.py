"""The paper's games, built from the parts of `verifier.games.rules`.

Three kinds of value are a game: a `Ruleset` (a board game, and almost everything), a `Choice` of rule sets made by
the second player before the first move (Definition 4 (iiib)), and `Imitation` Nim, whose legal moves depend on the
last ones (Section 1.6).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from verifier.base.errors import UserError
from verifier.games.rules import LARGEST, RESIDUES, Bishop, Block, Rook, Ruleset, Vectors, _keys

__all__ = [
    "Choice",
    "Game",
    "Imitation",
    "bishop_blocking",
    "bishop_multiples",
    "blocking",
    "blocking_wythoff",
    "choice",
    "game_from_json",
    "modulo",
    "modulo_constants",
    "rectangle",
    "shifted",
    "transposed",
    "wythoff",
]


GAMES = 1_000  # of a choice


@dataclass(frozen=True)
class Choice:
    """The second player picks one of `games` before the first move; from then on its rules hold.

    A starting position is P when it is a P-position of one of the games. A game whose removed rectangle contains the
    starting position may not be picked: such a cell is not a position of that game. (Read to the letter,
    Definition 4 (iiia) leaves a player who starts there without a legal move, and Theorem 2.1 (iiib) would fail.)
    """

    games: tuple[Ruleset, ...]

    def to_json(self) -> dict[str, Any]:
        return {"choice": [game.to_json() for game in self.games]}


@dataclass(frozen=True)
class Imitation:
    """(m, p)-Imitation Nim (Section 1.6; Larsson 2009): Nim on two heaps with a memory.

    Suppose the previous player has just taken t > 0 tokens from the smaller heap (either heap when they were equal).
    Taking t, t + 1, ... or t + m - 1 tokens from the larger heap then *imitates* him. A player may imitate
    on at most p - 1 of his moves in a row.
    """

    m: int
    p: int

    def to_json(self) -> dict[str, Any]:
        return {"imitation": {"m": self.m, "p": self.p}}


Game = Ruleset | Choice | Imitation


def _check(**constants: int) -> None:
    for name, value in constants.items():
        if value < 1:
            raise UserError(f"The constant {name} must be at least 1, not {value}.")
        if value > LARGEST:
            raise UserError(f"The constant {name} must be at most {LARGEST:,}.")


def wythoff(m: int = 1, *, misere: bool = False) -> Ruleset:
    """m-Wythoff Nim, mWN: the m-bishop or the rook (Fraenkel 1982)."""
    _check(m=m)
    return Ruleset((Rook(), Bishop(m)), ending="misere" if misere else "normal")


def blocking(m: int, p: int, l: int | None = None) -> Ruleset:
    """m-Wythoff p-Blocking Nim, mWN^p (Definition 4 (i)): at most p - 1 roob-type options are blocked.

    With `l` the generalisation mWN^p_l of Section 7: only l-roob-type options may be blocked.
    """
    l = m if l is None else l
    _check(m=m, p=p, l=l)
    return Ruleset((Rook(), Bishop(m)), Block(p - 1, "roob", l))


def blocking_wythoff(k: int) -> Ruleset:
    """Wythoff Nim where before each move at most k - 1 options of any kind are blocked."""
    if k < 1:
        raise UserError(f"k is at least 1: k - 1 options may be blocked, not {k} - 1.")
    game = wythoff(1)
    return Ruleset(game.moves, block=Block(k - 1, "any")) if k > 1 else game


def modulo(m: int, p: int, l: int = 0) -> Ruleset:
    """m-Wythoff Modulo-p l-Nim, mWN^(l,p) (Definition 4 (ii)): the m-bishop or the (l, p)-rook.

    The lengths are ip + j > 0 with 0 <= j < l (Definition 2 (i)), and l = 0 means the p-rook, lengths ip; so
    mWN^(0,p) and mWN^(1,p) are one game.
    """
    _check(m=m, p=p)
    if not 0 <= l <= p:
        raise UserError(f"The constant l of mWN^(l,p) must lie between 0 and p = {p}, not {l}.")
    if l == p:
        return wythoff(m)
    if l > RESIDUES:
        raise UserError(f"The constant l of mWN^(l,p) must be at most {RESIDUES:,}, but for l = p.")
    return Ruleset((Rook(p, tuple(range(max(l, 1)))), Bishop(m)))


def modulo_constants(game: Game) -> tuple[int, int, int] | None:
    """The m, p, l of a game mWN^(l,p), l >= 1; None for other games.

    >>> modulo_constants(modulo(2, 3)), modulo_constants(blocking(2, 3))
    ((2, 3, 1), None)
    """
    if not isinstance(game, Ruleset) or len(game.moves) != 2:
        return None
    rook, bishop = game.moves
    if not isinstance(rook, Rook) or not isinstance(bishop, Bishop):
        return None
    m, p, l = bishop.width, rook.modulus, len(rook.residues)
    return (m, p, l) if game == modulo(m, p, l) else None


def shifted(m: int, p: int, l: int) -> Ruleset:
    """l-Shifted m x p-Wythoff Nim, mxpWN_l (Definition 4 (iiia)): mp-Wythoff Nim without a rectangle.

    For l > 0 the cells 0 <= i < ml, 0 <= j < m(p - l) are removed; mxpWN_0 is mp-Wythoff Nim.
    """
    _check(m=m, p=p)
    if not 0 <= l < p:
        raise UserError(f"The constant l of mxpWN_l must satisfy 0 <= l < p = {p}, not l = {l}.")
    return wythoff(m * p) if l == 0 else rectangle(m, p, m * l, m * (p - l))


def rectangle(m: int, p: int, u: int, v: int) -> Ruleset:
    """mxpWN_{u,v} (Section 7): mp-Wythoff Nim without the rectangle 0 <= x < u, 0 <= y < v."""
    _check(m=m, p=p, u=u, v=v)
    return Ruleset((Rook(), Bishop(m * p)), removed=(u, v))


def choice(m: int, p: int) -> Choice:
    """m x p-Wythoff Nim, mxpWN (Definition 4 (iiib)): the second player picks l, then mxpWN_l is played."""
    _check(m=m, p=p)
    if p > GAMES:
        raise UserError(f"The constant p of mxpWN must be at most {GAMES:,}: the second player picks one of p games.")
    return Choice(tuple(shifted(m, p, l) for l in range(p)))


def bishop_blocking(m: int, p: int) -> Ruleset:
    """p-Blocking m-Wythoff Nim, (m,p)-Wythoff Nim (Section 1.6): at most p - 1 bishop-type options are blocked.

    Bishop-type as in chess, not m-bishop-type: (x, y) -> (x - t, y - t).
    """
    _check(m=m, p=p)
    return Ruleset((Rook(), Bishop(m)), Block(p - 1, "bishop"))


def bishop_multiples(step: int, m: int = 1) -> Ruleset:
    """Wythoff Nim where the diagonal part of a bishop's move is a multiple of `step` (Duchene and Gravier)."""
    _check(step=step, m=m)
    return Ruleset((Rook(), Bishop(m, step)))


def transposed(game: Ruleset) -> Ruleset:
    """The game with its heaps exchanged: its rows are the columns of the game."""
    moves = tuple(
        replace(part, vectors=tuple((j, i) for i, j in part.vectors)) if isinstance(part, Vectors) else part
        for part in game.moves
    )
    removed = (game.removed[1], game.removed[0]) if game.removed else None
    return replace(game, moves=moves, removed=removed, terminal=tuple((y, x) for x, y in game.terminal))


def game_from_json(data: Any) -> Game:
    """The inverse of `to_json`, for every kind of game."""
    if isinstance(data, dict) and "choice" in data:
        games = _keys(data, "a choice of games", required=("choice",))["choice"]
        if not isinstance(games, list) or not games:
            raise UserError("`choice` is a list of at least one game.")
        return Choice(tuple(Ruleset.from_json(game) for game in games))
    if isinstance(data, dict) and "imitation" in data:
        constants = _keys(data, "a game", required=("imitation",))["imitation"]
        constants = _keys(constants, "`imitation`", required=("m", "p"))
        if not all(type(value) is int for value in constants.values()):
            raise UserError("The constants m and p of `imitation` are whole numbers.")
        _check(**constants)
        return Imitation(**constants)
    return Ruleset.from_json(data)
