"""Row-complete certificates: a board certificate wide enough for whole rows, and why nothing lies beyond it.

The folder holds `board/`, a certificate that the P-positions on the R x H board are exactly the listed ones, and
`closing.json`: for each row the P-positions of that board from which every later position of the row can be hit, too
many to be blocked. Together: these are all P-positions of the first R rows of the infinite board. `wythoff check`
checks both parts (`verifier.certificate.rows_check`).
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from verifier.certificate import certify, rows_check
from verifier.certificate.build import announced_size, checked
from verifier.claims import Listed
from verifier.conjectures.report import Counterexample
from verifier.notation import parse_game
from verifier.rows import rows
from verifier.rules import Ruleset
from verifier.verdict import Status, Verdict

__all__ = ["certify_counterexamples", "certify_rows", "check_rows"]


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
        "format": rows_check.FORMAT,
        "game": rules.to_json(),
        "rows": [{"row": c.x, "last": c.last, "hits": [list(hits) for hits in c.hits]} for c in closings],
    }
    (folder / rows_check.NAME).write_text(json.dumps(data) + "\n", encoding="utf-8")
    reason = check_rows(folder)
    if reason is not None:
        return Verdict(Status.UNKNOWN, f"The closing argument was not accepted: {reason}")
    return Verdict(
        Status.VERIFIED,
        f"The first {R} rows hold exactly the {len(found.x)} listed P-positions, on the infinite board: "
        f"{verdict.reason} "
        "Every row is closed.",
        evidence=verdict.evidence | {"closing": str(folder / rows_check.NAME)},
    )


def check_rows(folder: str | Path) -> str | None:
    """Check a row-complete certificate: None if it is right, else the first reason against it."""
    report = rows_check.check(folder, lambda board: checked(board, announced_size(board)))
    return None if report.accepted else report.reason


def certify_counterexamples(examples: tuple[Counterexample, ...], folder: Path, force: bool) -> list[dict[str, Any]]:
    """One row-complete certificate for each counterexample."""
    results = []
    for example in examples:
        rules = parse_game(example.game)
        assert isinstance(rules, Ruleset)
        place = folder / example.game.replace("^", "").replace("(", "-").replace(")", "").replace(",", "-")
        verdict = certify_rows(rules, example.rows, place, force=force)
        results.append({"game": example.game, "folder": str(place), "rows": example.rows} | verdict.to_json())
    return results
