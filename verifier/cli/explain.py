"""`wythoff explain GAME X Y`."""

from __future__ import annotations

from typing import Annotated

import typer

from verifier.base.errors import UserError
from verifier.cli.common import GameArgument, JsonOption, out, print_json
from verifier.games.names import load_game
from verifier.games.rules import Position, Ruleset
from verifier.solve import explain as words

__all__ = ["explain"]

SHOWN = 8
CELLS = 4_000_000  # of a board that is still computed


def explain(
    game: GameArgument,
    x: Annotated[int, typer.Argument(metavar="X", help="Size of the first heap.")],
    y: Annotated[int, typer.Argument(metavar="Y", help="Size of the second heap.")],
    all_moves: Annotated[
        bool, typer.Option("--all", help="Refute every move of a P-position, not only a few.")
    ] = False,
    json: JsonOption = False,
) -> None:
    """Say why a position is P or N: the winning move, or what to block and how each move is refuted."""
    name, rules = load_game(game)
    far = isinstance(rules, Ruleset) and min(x, y) >= 0 and (x + 1) * (y + 1) > CELLS
    if far and isinstance(rules, Ruleset):
        explanation = _from_automaton(name, rules, (x, y))
    else:
        explanation = words.explain(rules, x, y)
    if json:
        print_json({"game": name} | explanation.to_json())
        return
    lines = list(explanation.sentences)
    hidden = 0 if all_moves else len(explanation.replies) - SHOWN
    if hidden > 1:  # the first half of the refutations are the longest moves, the last half the shortest
        start = len(lines) - len(explanation.replies) + SHOWN // 2
        lines[start : start + hidden] = [f"... {hidden} more moves are answered likewise (--all lists them)."]
    out.print(f"{name}:", lines[0], markup=False)
    for line in lines[1:]:
        out.print(f"  {line}", markup=False)


def _from_automaton(name: str, rules: Ruleset, v: Position) -> words.Explanation:
    """The same far out, where no board reaches: the P-options from an automaton that is found and proved now."""
    from verifier.automata.options_of import p_options
    from verifier.theorems.one_game import GameTheorem, theorem

    if not rules.is_position(*v):
        raise UserError(f"{v} lies in the removed rectangle and is no position of this game.")
    found = theorem(rules).found
    if found is None:
        raise UserError(f"{v} is too far out for a board, and no automaton was proved for {name}.")
    known = GameTheorem(found).known
    options = [] if rules.is_terminal(*v) else p_options(known, rules, *v)
    free = [w for w in options if not rules.blockable(v[0] - w[0], v[1] - w[1])]
    blocks = [w for w in options if w not in free]
    proof = f"By an automaton for all P-positions, {found.proof.check_states:,} states checked."
    if known.contains(*v):
        lines = [words.who_wins(v, True)]
        if blocks:
            lines.append(f"Among its options the P-positions are {_list(blocks)}; the previous player blocks them.")
        else:
            lines.append("None of its options is a P-position.")
        return words.Explanation(v, "P", (*lines, proof), blocks=tuple(blocks))
    lines = [words.who_wins(v, False)]
    if free or blocks:
        lines += words.winning_moves(rules, v, free, blocks)
    else:
        lines.append(words.NO_MOVE_WINS)
    return words.Explanation(v, "N", (*lines, proof), moves=tuple(free or blocks))


def _list(positions: list[Position]) -> str:
    return ", ".join(str(w) for w in positions)
