"""Makes the gallery: games whose theorems Coq checks with `make coq`.

    python coq/gallery/make.py [NAME ...]          all of them, or those that are named

Each file states and proves what the P-positions of one game are, for ever; its first lines say in words what follows.
"""

from __future__ import annotations

import sys
from pathlib import Path

from verifier.automata.coq import coq_theorem
from verifier.automata.systems import System, named
from verifier.games.board import Board
from verifier.games.rules import Bishop, Block, Rook, Ruleset, Vectors, triangle
from verifier.solve.retrograde import sweep
from verifier.theorems.one_game import GameTheorem, theorem

WYTHOFF = (Rook(), Bishop())
CUBIC = System("own", ((0, 1, 1, 3), (1, 1, 2, 1, 1, 3), (1, 1, 2), (1, 1, 1, 2)))
GAMES: dict[str, tuple[str, Ruleset, System]] = {
    "Wythoff": ("Wythoff Nim", Ruleset(WYTHOFF), named("fibonacci")),
    "Blocking_2_3": ("2WN^3", Ruleset((Rook(), Bishop(2)), Block(2, "roob", 2)), named("cf:6")),
    "Cubic": ("2WN^(2), whose slopes are cubic", Ruleset((Rook(2, (0,)), Bishop(2))), CUBIC),
    "Any_1": ("Wythoff Nim with one option of any kind blocked", Ruleset(WYTHOFF, Block(1)), named("cf:1^2")),
    "Any_2": ("Wythoff Nim with two options of any kind blocked", Ruleset(WYTHOFF, Block(2)), named("base:2")),
    "Any_3": ("Wythoff Nim with three options of any kind blocked", Ruleset(WYTHOFF, Block(3)), named("cf:2")),
    "Terminal_3": (
        "Wythoff Nim that ends at x + y <= 3",
        Ruleset(WYTHOFF, terminal=triangle(3)),
        named("fibonacci"),
    ),
    "Misere": ("misere Wythoff Nim", Ruleset(WYTHOFF, ending="misere"), named("fibonacci")),
    "Removed": ("2WN without the position (0, 0)", Ruleset((Rook(), Bishop(2)), removed=(1, 1)), named("cf:2")),
    "Knight": (
        "Wythoff Nim with the knight's move (1, 2)",
        Ruleset((*WYTHOFF, Vectors(((1, 2),)))),
        named("cf:1^2"),
    ),
}


def text(name: str) -> str:
    """The file of one game."""
    title, rules, system = GAMES[name]
    found = theorem(rules, 300.0, [system]).found
    if found is None:
        raise SystemExit(f"{name}: no theorem was found")
    board = sweep(Board(rules, 12, 12))
    first = [(x, y) for x in range(12) for y in range(12) if board[x, y]]
    return coq_theorem(found.to_json(), f"The P-positions of {title}", " ".join(GameTheorem(found).sentences()), first)


def main() -> None:
    for name in sys.argv[1:] or GAMES:
        (Path(__file__).parent / f"{name}.v").write_text(text(name), encoding="utf-8")
        print(name)


if __name__ == "__main__":
    main()
