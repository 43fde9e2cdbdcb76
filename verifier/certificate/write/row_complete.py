"""Row-complete certificates: a board certificate wide enough for whole rows, and why nothing lies beyond it.

The folder holds `board/`, a certificate that the P-positions on the R x H board are exactly the listed ones, and
`closing.json`: for each row the P-positions of that board from which every later position of the row can be hit, too
many to be blocked. Together: these are all P-positions of the first R rows of the infinite board. `wythoff check`
checks both parts (`verifier.certificate.check.complete_rows`).
"""

from __future__ import annotations

import json
from pathlib import Path

from verifier.base.verdict import Status, Verdict
from verifier.certificate import certify
from verifier.certificate.check import complete_rows, judge
from verifier.claims.kinds import Listed
from verifier.games.rules import Ruleset
from verifier.solve.rows import rows

__all__ = ["certify_rows", "check_rows"]


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
    report = judge(folder)
    return None if report.accepted else report.reason
