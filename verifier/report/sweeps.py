"""What a store of sweeps says, for the site: of each task and board an m x p table of verdicts, or how many of each."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

from markupsafe import Markup

from verifier.sweep.mp_grid import grid_of, in_order
from verifier.sweep.store import Store, StoredResult

__all__ = ["ShownSweep", "sweeps"]


@dataclass(frozen=True)
class ShownSweep:
    """A heading, how many results have which verdict, and the table where the results have an m and a p."""

    title: str
    counts: str
    grid: Markup | None
    caption: str = ""


def sweeps(store: Path) -> tuple[ShownSweep, ...]:
    """The results of a store, by task and board."""
    with Store(store, create=False) as data:
        rows = in_order(data.results())
    return tuple(_shown(list(some)) for _, some in groupby(rows, lambda row: (row.task, row.board)))


def _shown(rows: list[StoredResult]) -> ShownSweep:
    board = f" on {rows[0].board}" if rows[0].board else ""
    counts = Counter(row.status for row in rows)
    words = ", ".join(f"{number} {word}" for word, number in counts.most_common())
    grid = grid_of(rows)
    of = f"{len(rows)} result{'s' * (len(rows) != 1)}: {words}."
    title = f"sweep {rows[0].task}{board}"
    return (
        ShownSweep(title, of, Markup(grid.html(classes=True)), grid.caption()) if grid else ShownSweep(title, of, None)
    )
