"""The inverse question: python benchmarks/synthesis.py

All residue sets mod 12 for (m, p) = (2, 3) on 40 x 40, each tested on 120 x 120 (target: under 60 s); the smallest
invariant rule set for Wythoff Nim on 80 x 80, with the proof of optimality checked (target: under 60 s).
"""

import time

from verifier.claims.kinds import Beatty
from verifier.games.rules import Bishop
from verifier.synthesis import switches
from verifier.synthesis.answers import Effort
from verifier.synthesis.family_answer import family_answer
from verifier.synthesis.invariant_answer import invariant_answer
from verifier.synthesis.target import Target

start = time.perf_counter()
answer = family_answer(Target(Beatty(2, 3), (40, 40)), switches.residues(12, (Bishop(2),)), Effort())
print(
    f"residues mod 12 for (2, 3) on 40 x 40: {len(answer.survivors)} answers, {len(answer.died)} die on 120 x 120, "
    f"{time.perf_counter() - start:.2f} s (target 60 s)"
)

for side in (40, 80):
    start = time.perf_counter()
    best = invariant_answer(Target(Beatty(1, 1), (side, side)), Effort()).smallest
    assert best is not None
    print(
        f"smallest rule set for WN on {side} x {side}: {len(best.found.moves)} moves, optimal: {best.found.optimal}, "
        f"proof checked: {best.proof is not None}, of at least {best.at_least}, "
        f"{time.perf_counter() - start:.2f} s (target 60 s)"
    )
