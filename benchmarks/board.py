"""The board sweep: python benchmarks/board.py

Solves N x N boards of 2WN^3 and prints the time per board and per position; the cost should be positions, not edges.
"""

import time

from verifier.games.board import Board
from verifier.games.names import parse_game
from verifier.solve.retrograde import sweep

for n in (500, 1000, 2000, 4000):
    start = time.perf_counter()
    found = sweep(Board(parse_game("2WN^3"), n, n))  # type: ignore[arg-type]
    seconds = time.perf_counter() - start
    print(f"2WN^3 on {n} x {n}: {found.sum()} P-positions, {seconds:.2f} s, {1e9 * seconds / n**2:.0f} ns a position")
