"""Row-complete certificates: a board certificate wide enough for whole rows, and why nothing lies beyond it.

The folder holds `board/`, a certificate that the P-positions on the R x H board are exactly the listed ones, and
`closing.json`: for each row the P-positions of that board from which every later position of the row can be hit, too
many to be blocked. Together: these are all P-positions of the first R rows of the infinite board. `wythoff check`
checks both parts (`verifier.certificate.check.complete_rows`).
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from verifier.base.verdict import Status, Verdict
from verifier.certificate import certify
from verifier.certificate.check import complete_rows
from verifier.certificate.write.build import announced_size, checked
from verifier.claims.kinds import Listed, SameAs
from verifier.games.notation import parse_game
from verifier.games.rules import Ruleset
from verifier.hunts.finding import Counterexample, Finding
from verifier.solve.rows import rows

__all__ = ["certify_coincidences", "certify_counterexamples", "certify_finding", "certify_rows", "check_rows"]

SIDE = 48  # of the board on which a coincidence is certified
SPLIT_CELLS = 4_000_000
NOTHING = {
    "asymptotics": "There is nothing to certify: slopes with error bars are estimates about infinitely many rows, and "
    "no finite board proves or refutes them.",
    "closeness": "There is nothing to certify: the deviations are computed from the rows, none refutes the belief, and "
    "no finite board proves a bound for all n.",
}


def certify_rows(rules: Ruleset, R: int, folder: str | Path, *, force: bool = False) -> Verdict:
    """Certify the P-positions of the first R rows, complete; the verdict needs the checker of boards and of
    closings."""
    folder = Path(folder)
    found = rows(rules, R)
    height = int(found.last.max()) + 1
    claim = Listed.of(zip(found.x.tolist(), found.y.tolist(), strict=True))
    folder.mkdir(parents=True, exist_ok=True)
    verdict = certify(rules, claim, R, height, folder / "board", force=force)
    if verdict.status is not Status.VERIFIED:
        return verdict
    closings = [found.closing(x) for x in range(R)]
    data = {
        "format": complete_rows.FORMAT,
        "game": rules.to_json(),
        "rows": [{"row": c.x, "last": c.last, "hits": [list(hits) for hits in c.hits]} for c in closings],
    }
    (folder / complete_rows.NAME).write_text(json.dumps(data) + "\n", encoding="utf-8")
    reason = check_rows(folder)
    if reason is not None:
        return Verdict(Status.UNKNOWN, f"The closing argument was not accepted: {reason}")
    return Verdict(
        Status.VERIFIED,
        f"The first {f'{R} rows hold' if R > 1 else 'row holds'} exactly the {len(found.x)} listed P-positions, on the "
        "infinite board: "
        f"{verdict.reason} "
        "Every row is closed.",
        evidence=verdict.evidence | {"closing": str(folder / complete_rows.NAME)},
    )


def check_rows(folder: str | Path) -> str | None:
    """Check a row-complete certificate: None if it is right, else the first reason against it."""
    report = complete_rows.check(folder, lambda board: checked(board, announced_size(board)))
    return None if report.accepted else report.reason


def certify_finding(
    finding: Finding, folder: Path, *, most: int = 8, force: bool = False
) -> tuple[list[dict[str, Any]], str | None]:
    """The certificates of a finding, and a sentence if there is nothing to certify."""
    if finding.name == "coincidence":
        found = certify_coincidences(finding, folder, most, force)
        return found, None if found else "No coincidence was found beyond those of the paper, and none came apart."
    examples = finding.counterexamples[:most] + finding.survivors[:most]
    if finding.name in NOTHING:
        return [], NOTHING[finding.name]
    found = certify_counterexamples(examples, folder, force)
    return found, None if found else "There was no counterexample and no surviving game to certify."


def certify_counterexamples(examples: tuple[Counterexample, ...], folder: Path, force: bool) -> list[dict[str, Any]]:
    """One row-complete certificate for each counterexample."""
    results = []
    for example in examples:
        rules = parse_game(example.game)
        assert isinstance(rules, Ruleset)
        place = folder / _place(example.game)
        verdict = certify_rows(rules, example.rows, place, force=force)
        results.append({"game": example.game, "folder": str(place), "rows": example.rows} | verdict.to_json())
    return results


def certify_coincidences(finding: Finding, folder: Path, most: int, force: bool) -> list[dict[str, Any]]:
    """A certificate for each coincidence that the paper does not have and for each split.

    The first game of the class has the P-positions of each other one on a SIDE x SIDE board; two games that split have
    different ones on the board up to the position where they differ.
    """
    pairs: list[tuple[str, str, int, int]] = []
    new = [row for status in ("open", "theorem") for row in finding.table if row.get("status") == status]
    for row in new[:most]:
        pairs += [(row["games"][0], other, SIDE, SIDE) for other in row["games"][1:]]
    for row in [row for row in finding.table if "split" in row][:most]:
        pairs.append((*row["split"], row["row"] + 1, row["column"] + 1))
    results = []
    for one, other, width, height in pairs:
        place = folder / f"{_place(one)}-and-{_place(other)}"
        about: dict[str, Any] = {"game": one, "other": other, "folder": str(place), "board": [width, height]}
        if width * height > SPLIT_CELLS:
            verdict = Verdict(Status.UNKNOWN, f"They differ only on a board of more than {SPLIT_CELLS:,} positions.")
        else:
            verdict = certify(parse_game(one), SameAs(parse_game(other)), width, height, place, force=force)
        results.append(about | verdict.to_json())
    return results


def _place(game: str) -> str:
    """A name for a folder: 2WN^(2,3) becomes 2WN-2-3, and 2WN^3 becomes 2WN3."""
    return game.translate(str.maketrans("(, ", "---", "^){}"))
