"""Which automata become Coq theorems, and how fast: `python benchmarks/coq_theorems.py [DIR] [--out FILE]`.

DIR holds automata as `benchmarks/theorem.py --certificates DIR` keeps them; without it some small games are proved now.
Those with at most 20,000 states for Coq to check (it looks at both halves of a symmetric game) are written as Coq
theorems and given to coqc, whose CPU time is printed: it has the time to read the file and to load the library, a
second or two. With --out FILE one JSON line per game is appended, and games that are there already are not run again:
a run that is complete only prints its last line. --part K N takes every N-th game, by name, from K.
"""

from __future__ import annotations

import argparse
import json
import resource
import statistics
import tempfile
from pathlib import Path

from verifier.automata.coq import REQUIRED, HintError, coq_theorem, hints
from verifier.base.coqc import compile_theorem, compiled_library
from verifier.certificate.check.automaton import Certificate, prove
from verifier.games.names import parse_game
from verifier.games.rules import Ruleset
from verifier.theorems.one_game import theorem

MOST = 20_000  # states to check
FAST = 60.0  # seconds


def seconds() -> float:
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime


def measure(path: Path) -> dict[str, object]:
    """What became of one automaton."""
    data = json.loads(path.read_text())
    states = prove(Certificate.read(data)).check_states  # of one half, perhaps
    if MOST // 2 < states <= MOST:
        states = hints(data).check_states
    row: dict[str, object] = {"game": path.stem, "check_states": states}
    if states > MOST:
        return row | {"accepted": None}
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "Theorem.v"
        try:
            file.write_text(coq_theorem(data, path.stem))
        except HintError as error:
            return row | {"accepted": False, "why": str(error)}
        before = seconds()
        word = compile_theorem(file, REQUIRED)
        row |= {"accepted": word.accepted, "seconds": round(seconds() - before, 1), "bytes": file.stat().st_size}
    return row if word.accepted else row | {"why": word.said[-300:]}


def small_games(folder: Path) -> Path:
    for name in ("WN", "2WN", "WN^2", "misere 2WN", "2WN^(3)"):
        rules = parse_game(name)
        found = theorem(rules, 60.0).found if isinstance(rules, Ruleset) else None
        if found:
            (folder / f"{name}.json").write_text(json.dumps(found.to_json()))
    return folder


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?")
    parser.add_argument("--part", type=int, nargs=2, default=(0, 1), metavar=("K", "N"), help="every N-th game, from K")
    parser.add_argument("--out", type=Path)
    options = parser.parse_args()
    compiled_library(REQUIRED)
    known: dict[str, dict[str, object]] = {}
    if options.out and options.out.exists():
        known = {row["game"]: row for row in map(json.loads, options.out.read_text().splitlines())}
    rows = []
    folder = options.folder or small_games(Path(tempfile.mkdtemp()))
    for path in sorted(folder.glob("*.json"))[options.part[0] :: options.part[1]]:
        row = known.get(path.stem) or measure(path)
        rows.append(row)
        if options.out and path.stem not in known:
            with options.out.open("a") as file:
                file.write(json.dumps(row) + "\n")
        print(*[f"{key}={value}" for key, value in row.items()], sep="  ", flush=True)
    print(summary(rows))


def summary(rows: list[dict[str, object]]) -> str:
    small = [row for row in rows if row["accepted"] is not None]
    good = [row for row in small if row["accepted"]]
    times = sorted(float(str(row["seconds"])) for row in good)
    fast = sum(seconds < FAST for seconds in times)
    return (
        f"{len(small)} games of at most {MOST:,} states: {len(good)} Coq theorems, {fast} in under {FAST:g} s; "
        f"median {statistics.median(times):.0f} s, longest {times[-1]:.0f} s."
    )


if __name__ == "__main__":
    main()
