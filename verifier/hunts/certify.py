"""What a hunt found, as certificates: a folder for each counterexample, survivor and coincidence."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from verifier.base.verdict import Status, Verdict
from verifier.claims.kinds import SameAs
from verifier.games.names import parse_game
from verifier.games.rules import Ruleset
from verifier.hunts.result import Counterexample, HuntResult
from verifier.verification.boards import certify
from verifier.verification.complete_rows import certify_rows

__all__ = ["HuntCertificate", "certify_coincidences", "certify_counterexamples", "certify_finding"]

SIDE = 48  # of the board on which a coincidence is certified
SPLIT_CELLS = 4_000_000
NOTHING = {
    "asymptotics": "There is nothing to certify: slopes with error bars are estimates about infinitely many rows, and "
    "no finite board proves or refutes them.",
    "closeness": "There is nothing to certify: the deviations are computed from the rows, none refutes the belief, and "
    "no finite board proves a bound for all n.",
}


@dataclass(frozen=True)
class HuntCertificate:
    """Where a certificate lies, and what came of it: of the first `rows` rows of a game, or of two games on a board."""

    game: str
    folder: Path
    verdict: Verdict
    rows: int | None = None
    other: str | None = None
    board: tuple[int, int] | None = None

    def to_json(self) -> dict[str, Any]:
        about = {"game": self.game, "other": self.other, "folder": str(self.folder), "rows": self.rows}
        return (
            {key: value for key, value in about.items() if value is not None}
            | ({"board": list(self.board)} if self.board else {})
            | self.verdict.to_json()
        )


def certify_finding(
    finding: HuntResult, folder: Path, *, most: int = 8, force: bool = False
) -> tuple[list[HuntCertificate], str | None]:
    """The certificates of a finding, and a sentence if there is nothing to certify."""
    if finding.name == "coincidence":
        found = certify_coincidences(finding, folder, most, force)
        return found, None if found else "No coincidence was found beyond those of the paper, and none came apart."
    examples = finding.counterexamples[:most] + finding.survivors[:most]
    if finding.name in NOTHING:
        return [], NOTHING[finding.name]
    found = certify_counterexamples(examples, folder, force, finding.games)
    return found, None if found else "There was no counterexample and no surviving game to certify."


def certify_counterexamples(
    examples: tuple[Counterexample, ...], folder: Path, force: bool, games: Mapping[str, Ruleset] | None = None
) -> list[HuntCertificate]:
    """One row-complete certificate for each counterexample; `games` are the rules of those without a paper's name."""
    results = []
    for example in examples:
        rules = (games or {}).get(example.game) or parse_game(example.game)
        assert isinstance(rules, Ruleset)
        place = folder / _place(example.game)
        verdict = certify_rows(rules, example.rows, place, force=force)
        results.append(HuntCertificate(example.game, place, verdict, rows=example.rows))
    return results


def certify_coincidences(finding: HuntResult, folder: Path, most: int, force: bool) -> list[HuntCertificate]:
    """A certificate for each coincidence that the paper does not have and for each split.

    The first game of the class has the P-positions of each other one on a SIDE x SIDE board; two games that split have
    different ones on the board up to the position where they differ.
    """
    pairs: list[tuple[str, str, int, int]] = []
    for same in [pairing for pairing in finding.pairings if pairing.apart is None][:most]:
        pairs += [(same.games[0], other, SIDE, SIDE) for other in same.games[1:]]
    for (one, other), (x, y) in [(found.games, found.apart) for found in finding.pairings if found.apart][:most]:
        pairs.append((one, other, x + 1, y + 1))
    results = []
    for one, other, width, height in pairs:
        place = folder / f"{_place(one)}-and-{_place(other)}"
        if width * height > SPLIT_CELLS:
            verdict = Verdict(Status.UNKNOWN, f"They differ only on a board of more than {SPLIT_CELLS:,} positions.")
        else:
            first, second = (finding.games.get(name) or parse_game(name) for name in (one, other))
            verdict = certify(first, SameAs(second), width, height, place, force=force)
        results.append(HuntCertificate(one, place, verdict, other=other, board=(width, height)))
    return results


def _place(game: str) -> str:
    """A name for a folder: 2WN^(2,3) becomes 2WN-2-3, and 2WN^3 becomes 2WN3."""
    name = game.translate(str.maketrans("(, ", "---", "^){}"))
    return re.sub(r"[^\w.-]+", "-", name).strip("-.") or "game"
