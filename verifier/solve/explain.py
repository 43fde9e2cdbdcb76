"""Why a position is P or N, as a person would say it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from verifier.base.errors import UserError
from verifier.games import imitation
from verifier.games.board import Board
from verifier.games.families import Choice, Game, Imitation
from verifier.games.names import name_of
from verifier.games.rules import Bishop, Position, Ruleset
from verifier.solve.retrograde import p_set, sweep

__all__ = ["NO_MOVE_WINS", "Explanation", "explain", "move_kind", "who_wins"]

NO_MOVE_WINS = "There is no move, and in misere play that wins."


@dataclass(frozen=True)
class Explanation:
    """The status of a position and the sentences that show it.

    `moves` are winning moves of an N-position; `blocks` what the previous player of a P-position must block;
    `replies` the refutation of each remaining option of a P-position.
    """

    position: Position
    status: str  # "P" or "N"
    sentences: tuple[str, ...]
    moves: tuple[Position, ...] = ()
    blocks: tuple[Position, ...] = ()
    replies: dict[Position, Position] = field(default_factory=dict)

    def __str__(self) -> str:
        return "\n  ".join(self.sentences)

    def to_json(self) -> dict[str, Any]:
        return {
            "position": list(self.position),
            "status": self.status,
            "moves": [list(w) for w in self.moves],
            "blocks": [list(w) for w in self.blocks],
            "replies": [{"option": list(w), "reply": list(r)} for w, r in self.replies.items()],
            "sentences": list(self.sentences),
        }


def explain(game: Game, x: int, y: int) -> Explanation:
    """Why (x, y) is P or N.

    >>> from verifier.games.names import parse_game
    >>> print(*explain(parse_game("2WN^3"), 0, 4).sentences, sep="\\n")
    (0, 4) is a P-position: the previous player wins.
    The previous player blocks (0, 0) and (0, 2). Both are P-positions, so each must be: fewer blocks would not do.
    (0, 1) is answered by (0, 0), a 2-bishop-type option, which cannot be blocked.
    (0, 3) is answered by (0, 2), a 2-bishop-type option, which cannot be blocked.
    """
    if x < 0 or y < 0:
        raise UserError(f"A position is a pair of heap sizes, at least (0, 0), not ({x}, {y}).")
    if isinstance(game, Choice):
        return _explain_choice(game, x, y)
    if isinstance(game, Imitation):
        return _explain_imitation(game, x, y)
    if not game.is_position(x, y):
        u, v = game.removed or (0, 0)
        raise UserError(f"({x}, {y}) lies in the removed rectangle {u} x {v} and is no position of this game.")
    found = sweep(Board(game, x + 1, y + 1))
    return _explain_p(game, found, (x, y)) if found[x, y] else _explain_n(game, found, (x, y))


def move_kind(rules: Ruleset, v: Position, w: Position) -> str:
    """How the move v -> w is called: "rook-type", "2-bishop-type", "rook-type and 2-bishop-type", "vector".

    The m-bishop goes first where both apply, since it is what cannot be blocked.
    """
    i, j = v[0] - w[0], v[1] - w[1]
    names = []
    for kind in rules.kinds(i, j):
        if kind == "bishop":
            width = max(part.width for part in rules.moves if isinstance(part, Bishop) and (i, j) in part)
            names.append("bishop-type" if width == 1 else f"{width}-bishop-type")
        elif kind == "rook":
            names.append("rook-type")
    return " and ".join(dict.fromkeys(names)) or "vector"


def _option(rules: Ruleset, v: Position, w: Position) -> str:
    """What kind of option w is, in words."""
    kind = move_kind(rules, v, w)
    return f"an option by the vector ({v[0] - w[0]}, {v[1] - w[1]})" if kind == "vector" else f"a {kind} option"


def winning_moves(rules: Ruleset, v: Position, free: list[Position], blockable: list[Position]) -> list[str]:
    """The winning moves of an N-position in sentences: those that cannot be blocked, or more than can be.

    >>> from verifier.games.names import parse_game
    >>> winning_moves(parse_game("WN"), (4, 4), [(0, 0)], [])
    ['The winning move is to (0, 0), a bishop-type option.']
    >>> winning_moves(parse_game("(1,2)WN"), (2, 2), [], [(0, 0), (1, 1)])
    ['A winning move is to (0, 0) or (1, 1), of which at most 1 can be blocked.']
    """
    if not free:
        some = _list(blockable[: rules.blocks + 1], "or")
        return [f"A winning move is to {some}, of which at most {rules.blocks} can be blocked."]
    others = free[:-1]
    lines = [f"{'A' if others else 'The'} winning move is to {_unblocked(rules, v, free[-1])}."]
    if others:
        lines.append(f"So are those to {_list(others)}." if len(others) > 1 else f"So is that to {others[0]}.")
    return lines


def who_wins(v: Position, is_p: bool) -> str:
    """Who wins at v."""
    return f"{v} is {'a P-position: the previous' if is_p else 'an N-position: the next'} player wins."


def _winning(rules: Ruleset, found: NDArray[np.bool_], v: Position) -> tuple[list[Position], list[Position]]:
    """The P-options of v: those that cannot be blocked, and those that can."""
    x, y = v
    if rules.is_terminal(x, y):
        return [], []
    options = [(int(a), int(b)) for a, b in np.argwhere(found[: x + 1, : y + 1]) if rules.legal(x - int(a), y - int(b))]
    free = [w for w in options if not rules.blockable(x - w[0], y - w[1])]
    return free, [w for w in options if w not in free]


def _list(positions: list[Position], last: str = "and") -> str:
    names = [str(w) for w in positions]
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} {last} {names[-1]}"


def _unblocked(rules: Ruleset, v: Position, w: Position) -> str:
    """The P-option w, which cannot be blocked, and in words why not."""
    if not rules.block:
        return f"{w}, {_option(rules, v, w)}"
    if rules.block.kind == "roob":
        i, j = v[0] - w[0], v[1] - w[1]
        bishops = [p.width for p in rules.moves if isinstance(p, Bishop) and (i, j) in p]
        if bishops and max(bishops) > 1:
            return f"{w}, a {max(bishops)}-bishop-type option, which cannot be blocked"
    return f"{w}, {_option(rules, v, w)}, which cannot be blocked"


def _answer(rules: Ruleset, found: NDArray[np.bool_], v: Position) -> tuple[Position, str]:
    """A winning move from the N-position v, and in words why it cannot be stopped."""
    free, blockable = _winning(rules, found, v)
    if free:
        return free[-1], _unblocked(rules, v, free[-1])
    needed = blockable[: rules.blocks + 1]
    return needed[0], f"one of {_list(needed)}, of which at most {rules.blocks} can be blocked"


def _explain_n(rules: Ruleset, found: NDArray[np.bool_], v: Position) -> Explanation:
    free, blockable = _winning(rules, found, v)
    if not free and not blockable:
        return Explanation(v, "N", (who_wins(v, False), NO_MOVE_WINS))
    lines = [who_wins(v, False), *winning_moves(rules, v, free, blockable)]
    return Explanation(v, "N", tuple(lines), moves=tuple(free or blockable))


def _explain_p(rules: Ruleset, found: NDArray[np.bool_], v: Position) -> Explanation:
    lines = [who_wins(v, True)]
    _, blocks = _winning(rules, found, v)
    options = sorted(rules.options(*v), key=lambda w: (w[0] + w[1], w[0]))
    if rules.is_terminal(*v):
        return Explanation(v, "P", (*lines, "The game ends here."))
    if not options:
        return Explanation(v, "P", (*lines, "There is no move."))
    if blocks:
        all_p = (
            "It is a P-position, so it must be"
            if len(blocks) == 1
            else f"{_count(blocks)} are P-positions, so each must be"
        )
        lines.append(f"The previous player blocks {_list(blocks)}. {all_p}: fewer blocks would not do.")
    replies = {}
    for w in options:
        if w in blocks:
            continue
        reply, words = _answer_or_end(rules, found, w)
        if reply is not None:
            replies[w] = reply
        lines.append(f"{w} is answered by {words}." if reply is not None else f"{w} {words}.")
    if len(blocks) == len(options):
        lines.append("Then no option is left: a player whose options are all blocked loses.")
    return Explanation(v, "P", tuple(lines), blocks=tuple(blocks), replies=replies)


def _answer_or_end(rules: Ruleset, found: NDArray[np.bool_], w: Position) -> tuple[Position | None, str]:
    free, blockable = _winning(rules, found, w)
    if not free and not blockable:
        return None, "leaves no move, and in misere play that loses"
    return _answer(rules, found, w)


def _count(positions: list[Position]) -> str:
    return "Both" if len(positions) == 2 else f"All {len(positions)}"


def _explain_choice(game: Choice, x: int, y: int) -> Explanation:
    playable = [rules for rules in game.games if rules.is_position(x, y)]
    for rules in playable:
        if sweep(Board(rules, x + 1, y + 1))[x, y]:
            inner = explain(rules, x, y)
            head = f"({x}, {y}) is a P-position: the second player picks {name_of(rules) or 'these rules'}."
            return Explanation((x, y), "P", (head, *inner.sentences[1:]), replies=inner.replies)
    lines = [f"({x}, {y}) is an N-position: the first player wins whatever the second player picks."]
    moves = []
    for rules in playable:
        inner = explain(rules, x, y)
        moves += list(inner.moves[-1:])
        lines.append(f"{name_of(rules) or 'These rules'}: {inner.sentences[1]}")
    return Explanation((x, y), "N", tuple(lines), moves=tuple(dict.fromkeys(moves)))


def _explain_imitation(game: Imitation, x: int, y: int) -> Explanation:
    p_set(game, x + 1, y + 1)  # refuses a board that is too large
    lost = imitation.solver(game)
    start = (x, y, 0, 0, 0)
    options = list(imitation.moves(game, start))
    if not lost(start):
        moves = tuple((s[0], s[1]) for s in options if lost(s))
        head = who_wins((x, y), False)
        return Explanation((x, y), "N", (head, f"The winning move is to {_list(list(moves[:1]))}."), moves=moves)
    lines = [who_wins((x, y), True)] + ([] if options else ["There is no move."])
    replies = {}
    for state in options:
        reply = next(s for s in imitation.moves(game, state) if lost(s))
        replies[state[:2]] = reply[:2]
        lines.append(f"{state[:2]} is answered by {reply[:2]}.")
    return Explanation((x, y), "P", tuple(lines), replies=replies)
