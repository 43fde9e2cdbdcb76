"""What a person sees of a sweep while it runs: a live table on a terminal, plain lines elsewhere."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from rich.console import Console
from rich.live import Live
from rich.table import Table

from verifier.base.verdict import Status
from verifier.sweep.loop import Finished

__all__ = ["Tally", "watched"]


@dataclass
class Tally:
    """Counts of a running sweep. Verdicts of earlier runs are counted apart: they cost nothing now."""

    total: int
    usual: tuple[str, ...] = ("VERIFIED", "REFUTED", "UNKNOWN")  # shown even when there is none
    started: float = field(default_factory=time.monotonic)
    verdicts: Counter[str] = field(default_factory=Counter)
    before: int = 0
    slowest: tuple[float, str] | None = None

    def add(self, finished: Finished) -> None:
        if finished.outcome is None:
            self.before += 1
            return
        self.verdicts[finished.outcome.verdict.status.value] += 1
        here = (finished.outcome.seconds, finished.question.label)
        self.slowest = max(self.slowest or here, here)

    @property
    def fresh(self) -> int:
        return sum(self.verdicts.values())

    @property
    def rate(self) -> float:
        """Instances a second."""
        return self.fresh / max(time.monotonic() - self.started, 1e-9)

    @property
    def left(self) -> float | None:
        """Seconds to go, once there is a rate."""
        remaining = self.total - self.before - self.fresh
        return remaining / self.rate if self.fresh else None

    def table(self) -> Table:
        table = Table(box=None, show_header=False)
        table.add_row("done", f"{self.before + self.fresh} of {self.total} ({self.before} from the store)")
        table.add_row("rate", f"{self.rate:.2f} a second")
        table.add_row("time left", "…" if self.left is None else _duration(self.left))
        for status in Status:
            if self.verdicts[status.value] or status.value in self.usual:
                table.add_row(status.value, str(self.verdicts[status.value]))
        if self.slowest:
            table.add_row("slowest", f"{self.slowest[1]}: {self.slowest[0]:.2f} s")
        return table


def _duration(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours} h {minutes} min" if hours else f"{minutes} min {rest} s" if minutes else f"{rest} s"


def line(finished: Finished) -> str:
    """One instance as one line."""
    assert finished.outcome is not None
    verdict = finished.outcome.verdict
    text = f"{verdict.status.value:8} {finished.question.label}, {finished.outcome.seconds:.2f} s"
    return (
        text
        if verdict.status in (Status.VERIFIED, Status.PROVED, Status.AGREED, Status.SURVIVED)
        else f"{text}: {verdict.reason}"
    )


def watched(
    tally: Tally,
    sweep: Callable[[Callable[[Finished | None], None]], None],
    console: Console,
    say: Callable[[str], None] | None,
) -> None:
    """Run `sweep` with a reporter: a live table on a terminal, else `say` each instance in a line (None: silence)."""
    if console.is_terminal:
        with Live(tally.table(), console=console, refresh_per_second=4, transient=True) as live:

            def show(finished: Finished | None) -> None:
                if finished is not None:
                    tally.add(finished)
                live.update(tally.table())

            sweep(show)
        return

    def note(finished: Finished | None) -> None:
        if finished is not None:
            tally.add(finished)
            if say is not None and finished.outcome is not None:
                say(line(finished))

    sweep(note)
