"""The inverse question: python benchmarks/synthesis.py

All residue sets mod 12 for (m, p) = (2, 3) on 40 x 40, each tested on 120 x 120 (target: under 60 s); the smallest
invariant rule set for Wythoff Nim on 80 x 80, with the proof of optimality checked (target: under 60 s).
"""

import time

from verifier.claims.kinds import Beatty
from verifier.games.rules import Bishop
from verifier.synthesis import answers, switches
from verifier.synthesis.invariant_answer import invariant_answer
from verifier.synthesis.target import Target

start = time.perf_counter()
data = answers.family_answer(Target(Beatty(2, 3), (40, 40)), switches.residues(12, (Bishop(2),)), answers.Effort()).data
print(
    f"residues mod 12 for (2, 3) on 40 x 40: {data['count']} answers, {data['died_count']} die on 120 x 120, "
    f"{time.perf_counter() - start:.2f} s (target 60 s)"
)

for side in (40, 80):
    start = time.perf_counter()
    data = invariant_answer(Target(Beatty(1, 1), (side, side)), answers.Effort()).data["smallest"]
    print(
        f"smallest rule set for WN on {side} x {side}: {data['size']} moves, optimal: {data['optimal']}, "
        f"proof checked: {data['proof']['checked']}, of at least {data['proof']['at_least']}, "
        f"{time.perf_counter() - start:.2f} s (target 60 s)"
    )
