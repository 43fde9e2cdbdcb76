"""A stored result and its certificate once more: accepted by the checker, and about the very question of the result."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from verifier.certificate.check import Report, check

__all__ = ["recheck"]

LARGE = 40_000  # positions; from here on the fast checker speaks


def recheck(row: dict[str, Any], folder: Path) -> dict[str, Any]:
    """What the checker says of the certificate of a result (a row of the store)."""
    path = folder / row["evidence"]["certificate"]
    accepted, reason = _judge(row, _report(path, row["width"] * row["height"]))
    names = ("name", "width", "height")
    return {name: row[name] for name in names} | {"certificate": str(path), "accepted": accepted, "reason": reason}


def _report(path: Path, cells: int) -> Report:
    if cells < LARGE:
        return check(path)
    from verifier.certificate.fast_check import check as fast_check

    return fast_check(path)


def _judge(row: dict[str, Any], report: Report) -> tuple[bool, str]:
    """A certificate of something else proves something else, however right it is."""
    if not report.accepted:
        return False, report.reason
    asked = {
        "verdict": row["status"],
        "game": row["game"],
        "claim": row["claim"],
        "board": [row["width"], row["height"]],
    }
    for key, value in asked.items():
        if report.manifest.get(key) != value:
            return False, f"The certificate is of another {key} than the result."
    if report.manifest.get("rows", [0, row["width"]]) != [0, row["width"]]:
        return False, "The certificate is of some rows of the board only; it proves them if the rows before are right."
    if row["counterexample"] != report.manifest.get("counterexample"):
        return False, "The certificate is of another counterexample than the result."
    return True, report.reason
