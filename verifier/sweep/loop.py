"""The loop of a sweep: take a question, have it answered, commit the answer; and the processes of one machine."""

from __future__ import annotations

import os
import select
import time
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from verifier.base.errors import DisagreementError
from verifier.base.verdict import Status, Verdict
from verifier.sweep.child import Child, Timed
from verifier.sweep.store import Store
from verifier.sweep.tasks import AnyQuestion

__all__ = ["Executor", "Finished", "Processes", "run"]


@dataclass(frozen=True)
class Finished:
    """One instance has ended, in this run (`fresh`) or before."""

    question: AnyQuestion
    outcome: Timed | None
    fresh: bool


class Executor(Protocol):
    """Where questions are answered."""

    @property
    def free(self) -> bool:
        """Is there room for one more question?"""

    @property
    def active(self) -> int:
        """How many questions are being answered?"""

    def submit(self, question: AnyQuestion) -> None: ...

    def wait(self, timeout: float) -> list[tuple[AnyQuestion, Timed]]:
        """What has ended; at most `timeout` seconds are waited for the first."""

    def close(self) -> None:
        """End everything that still runs."""


class Processes:
    """Child processes of this machine, each with one question at a time."""

    def __init__(self, jobs: int | None = None, *, folder: Path, limit: float | None = None) -> None:
        self._idle = [Child(folder, limit) for _ in range(jobs or os.cpu_count() or 1)]
        self._busy: dict[Child, AnyQuestion] = {}

    @property
    def free(self) -> bool:
        return bool(self._idle)

    @property
    def active(self) -> int:
        return len(self._busy)

    def submit(self, question: AnyQuestion) -> None:
        child = self._idle.pop()
        child.send(question)
        self._busy[child] = question

    def wait(self, timeout: float) -> list[tuple[AnyQuestion, Timed]]:
        times = [child.remaining for child in self._busy]
        ready, _, _ = select.select(list(self._busy), [], [], min([timeout, *(t for t in times if t is not None)]))
        found = []
        for child, question in list(self._busy.items()):
            outcome = child.receive() if child in ready else child.give_up() if child.remaining == 0 else None
            if outcome is not None:
                del self._busy[child]
                self._idle.append(child)
                found.append((question, outcome))
        return found

    def close(self) -> None:
        for child in (*self._idle, *self._busy):
            child.kill()


def run(
    questions: Iterable[AnyQuestion],
    store: Store,
    executor: Executor,
    *,
    retry: bool = False,
    report: Callable[[Finished | None], None] = lambda finished: None,
) -> None:
    """Answer every question that the store has no answer to. `report` hears of each one, and of the passing of time.

    A question that another living sweep has taken is looked at again later: when that sweep has answered it, or died.
    A question that needs others (a lemma, those it uses) comes after them in `questions`, which has them all; it is
    asked when they are PROVED, and UNKNOWN without being asked as soon as one of them ends otherwise. An answer on
    which two ways disagree is written to the store and stops everything: `DisagreementError`.
    """
    sweep = _Sweep(store, executor, retry, report)
    sweep.enqueue(questions)
    try:
        sweep.answer()
    finally:
        executor.close()
        store.release()


@dataclass
class _Sweep:
    """The questions of one sweep, and where each of them stands."""

    store: Store
    executor: Executor
    retry: bool
    report: Callable[[Finished | None], None]
    waiting: deque[AnyQuestion] = field(default_factory=deque)
    busy: list[AnyQuestion] = field(default_factory=list)  # taken by another sweep
    early: list[AnyQuestion] = field(default_factory=list)  # something they need has not ended

    def enqueue(self, questions: Iterable[AnyQuestion]) -> None:
        done = self.store.done(retry=self.retry)
        before: set[str] = set()
        for question in questions:
            if not before.issuperset(question.needs):  # it would wait for ever
                raise ValueError(f"{question.label} needs what is not asked before it.")
            before.add(question.key)
            if question.key in done:
                self.report(Finished(question, None, fresh=False))
            else:
                self.waiting.append(question)

    def answer(self) -> None:
        ended: list[tuple[AnyQuestion, Timed]] = []
        while self.waiting or self.busy or self.early or self.executor.active or ended:
            # New work goes out first, then the answers are written: no process waits for the disk.
            self.hand_out()
            for question, outcome in ended:
                self.close(question, outcome)
            if self.early and (ended or not self.executor.active):
                self.waiting.extendleft(reversed(self.early))
                self.early.clear()
                self.hand_out()
            ended = self.executor.wait(0.5) if self.executor.active else []
            if not ended:
                self.report(None)
                if self.busy and not self.waiting:
                    if not self.executor.active:
                        time.sleep(0.2)
                    self.waiting.extend(self.busy)
                    self.busy.clear()

    def hand_out(self) -> None:
        while self.waiting and self.executor.free:
            question = self.waiting.popleft()
            found = {name: self.store.status(key, retry=self.retry) for key, name in question.needs.items()}
            failed = [name for name, status in found.items() if status not in (None, Status.PROVED.value)]
            if not failed and None in found.values():
                self.early.append(question)
                continue
            state = self.store.take(question, retry=self.retry)
            if state == "busy":
                self.busy.append(question)
            elif state == "done":
                self.report(Finished(question, None, fresh=False))
            elif failed:
                why = f"It rests on {' and '.join(failed)}, not proved here."
                self.close(question, Timed(Verdict(Status.UNKNOWN, why), 0.0))
            else:
                self.executor.submit(question)

    def close(self, question: AnyQuestion, outcome: Timed) -> None:
        self.store.finish(question, outcome.verdict, outcome.seconds)
        self.report(Finished(question, outcome, fresh=True))
        if outcome.verdict.status is Status.DISAGREED:
            raise DisagreementError(f"{question.label}: {outcome.verdict.reason} The sweep has stopped.")
