"""The same sweep on a Dask cluster that is already there: `--dask tcp://...`.

A worker that dies in the middle is the scheduler's business: its questions go to other workers. Each answer is
committed by the sweep alone, so it is there exactly once, however often a question was begun.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from verifier.errors import UserError
from verifier.sweep.child import Outcome, attempt
from verifier.sweep.question import Question
from verifier.verdict import Status, Verdict

__all__ = ["Cluster"]


class Cluster:
    """The workers of a Dask cluster; twice as many questions are under way as there are threads."""

    def __init__(self, address: str, *, folder: Path, limit: float | None = None) -> None:
        try:
            from distributed import Client
        except ImportError:
            raise UserError("--dask needs the extra: pip install 'wythoff-verifier[dask]'.") from None
        try:
            self._client = Client(address, timeout=5)
        except (OSError, ValueError) as error:
            raise UserError(f"There is no Dask scheduler at {address}: {error}.") from None
        self._folder, self._limit = str(folder.resolve()), limit
        self._futures: dict[Any, Question] = {}

    @property
    def free(self) -> bool:
        return len(self._futures) < max(2, 2 * sum(self._client.nthreads().values()))

    @property
    def active(self) -> int:
        return len(self._futures)

    def submit(self, question: Question) -> None:
        future = self._client.submit(
            attempt, question.to_json(), self._folder, self._limit, key=f"wythoff-{question.key}", pure=False
        )
        self._futures[future] = question

    def wait(self, timeout: float) -> list[tuple[Question, Outcome]]:
        from distributed import wait

        try:
            done = wait(list(self._futures), timeout=timeout, return_when="FIRST_COMPLETED").done
        except TimeoutError:
            return []
        return [(self._futures.pop(future), _outcome(future)) for future in done]

    def close(self) -> None:
        self._client.cancel(list(self._futures))
        self._client.close()


def _outcome(future: Any) -> Outcome:
    if future.status == "finished":
        return Outcome.from_json(future.result())
    error = future.exception()
    return Outcome(Verdict(Status.UNKNOWN, f"The cluster did not answer: {type(error).__name__}: {error}"), 0.0)
