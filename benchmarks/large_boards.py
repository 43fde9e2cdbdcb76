"""Proved automata against boards: `python benchmarks/large_boards.py DIR [--side N]`.

DIR holds automata as `benchmarks/theorem.py --certificates DIR` keeps them. The P-positions with x, y < N of each game
are computed without automata, and compared with what its automaton accepts.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from verifier.automata.dfa import Dfa
from verifier.automata.find import confirmed
from verifier.automata.systems import System
from verifier.games.rules import Ruleset


def agrees(file: Path, side: int) -> bool:
    """Is what the automaton accepts the set of P-positions of its game on the board?"""
    data = json.loads(file.read_text(encoding="utf-8"))
    images = tuple(tuple(image) for image in data["substitution"])
    return confirmed(Ruleset.from_json(data["rules"]), System(file.stem, images), Dfa.from_json(data["dfa"]), side)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--side", type=int, default=1000)
    options = parser.parse_args()
    files = sorted(options.folder.glob("*.json"))
    wrong = [file.stem for file in files if not agrees(file, options.side)]
    print(f"{len(files)} automata on {options.side} x {options.side}: {len(wrong)} differ. {', '.join(wrong)}".strip())
    raise SystemExit(1 if wrong else 0)


if __name__ == "__main__":
    main()
