"""How fast complete rows are: `python benchmarks/rows.py`. Prints the figures that the README quotes.

Each game is explored with R, 2R, 4R, ... rows in a fresh process, so that the peak of memory is its own.
"""

from __future__ import annotations

import resource
import subprocess
import sys
import time

GAMES = (("2WN^(2)", (100_000, 200_000, 400_000, 1_000_000)), ("2WN^3", (1_000_000,)), ("6WN^(4,9)", (250_000,
500_000, 1_000_000)),
         ("(2,3)WN", (1_000_000,)), ("WN^(2,4)", (250_000, 500_000, 1_000_000)))  # fmt: skip
HUNTS = ("arithmetic-progression", "complementary")


def one(name: str, R: int) -> None:
    from verifier.games.names import parse_game
    from verifier.games.rules import Ruleset
    from verifier.solve.rows import rows

    game = parse_game(name)
    assert isinstance(game, Ruleset)
    rows(game, 10)  # load Numba and its cache
    seconds = float("inf")
    for _ in range(3):  # the best of three, of this process alone: others may use the machine too
        start = time.process_time()
        found = len(rows(game, R).x)
        seconds = min(seconds, time.process_time() - start)
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"{name:10} {R:>9,} rows {found:>10,} P-positions {seconds:7.2f} s {memory:7.0f} MB", flush=True)


def main() -> None:
    if len(sys.argv) == 3:
        one(sys.argv[1], int(sys.argv[2]))
        return
    for name, sizes in GAMES:
        for R in sizes:
            subprocess.run([sys.executable, __file__, name, str(R)], check=True)
    for hunt in HUNTS:
        start = time.perf_counter()
        command = [sys.executable, "-c", "from verifier.cli import main; main()", "hunt", hunt, "--jobs", "2", "--json"]
        subprocess.run(command, check=False, stdout=subprocess.DEVNULL)
        print(
            f"hunt {hunt}, m <= 6, p <= 9, all l, 5,000 rows, 2 processes: {time.perf_counter() - start:.0f} s",
            flush=True,
        )


if __name__ == "__main__":
    main()
