"""Row-complete certificates: a board certificate wide enough for whole rows, and why nothing lies beyond it.

The folder holds `board/`, a certificate (`wythoff check`) that the P-positions on the R x H board are exactly
the listed
ones, and `closing.json`: for each row the P-positions of that board from which every later position of the row can
be hit, too many to be blocked. Together: these are all P-positions of the first R rows of the infinite board.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from verifier.certificate import certify
from verifier.claims import Listed
from verifier.conjectures.report import Counterexample
from verifier.errors import UserError
from verifier.notation import parse_game
from verifier.rows import closing_holds, rows
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
        "format": "wythoff row closing",
        "game": rules.to_json(),
        "rows": [{"row": c.x, "last": c.last, "hits": [list(hits) for hits in c.hits]} for c in closings],
    }
    (folder / "closing.json").write_text(json.dumps(data) + "\n", encoding="utf-8")
    reason = check_rows(folder)
    if reason is not None:
        return Verdict(Status.UNKNOWN, f"The closing argument was not accepted: {reason}")
    return Verdict(
        Status.VERIFIED,
        f"The first {R} rows hold exactly the {len(found.x)} listed P-positions, on the infinite board: "
        f"{verdict.reason} "
        "Every row is closed.",
        evidence=verdict.evidence | {"closing": str(folder / "closing.json")},
    )


def check_rows(folder: str | Path) -> str | None:
    """Check a row-complete certificate: None if it is right, else the first reason against it."""
    from verifier.certificate.build import checked

    folder = Path(folder)
    try:
        manifest = json.loads((folder / "board" / "manifest.json").read_text(encoding="utf-8"))
        closing: dict[str, Any] = json.loads((folder / "closing.json").read_text(encoding="utf-8"))
        width, height = manifest["board"]
        report = checked(folder / "board", width * height)
        if not report.accepted or manifest["verdict"] != "VERIFIED":
            return f"the board: {report.reason}"
        rules = Ruleset.from_json(manifest["game"])
        if closing["game"] != manifest["game"]:
            return "the two parts are about different games"
        columns: dict[int, set[int]] = {x: set() for x in range(width)}
        for x, y in manifest["claim"]["listed"]:
            columns[x].add(y)
        if [row["row"] for row in closing["rows"]] != list(range(width)):
            return "the closing arguments are not one for each row"
        for row in closing["rows"]:
            wrong = closing_holds(rules, row["last"], row["hits"], columns[row["row"]])
            if wrong or row["last"] >= height:
                return f"row {row['row']}: {wrong or 'closed only beyond the board'}"
    except (KeyError, TypeError, ValueError, OSError, UserError) as error:
        return f"unreadable: {error}"
    return None


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
