"""The same sweep on a Dask cluster that is already there: `--dask tcp://...`.

A worker that dies in the middle is the scheduler's business: its questions go to other workers. Each answer is
committed by the sweep alone, so it is there exactly once, however often a question was begun. A worker sends the files
of a certificate with its answer, and the sweep puts them beside the store: no file system need be shared.
"""

from __future__ import annotations

import zlib
from pathlib import Path
from typing import Any

from verifier.base.appearing import appearing_folder
from verifier.base.errors import UserError
from verifier.base.verdict import Status, Verdict
from verifier.sweep.child import Timed, attempt
from verifier.sweep.tasks import AnyQuestion

__all__ = ["Cluster"]

WORKERS = 30  # seconds to wait for the first one


class Cluster:
    """The workers of a Dask cluster; twice as many questions are under way as there are threads."""

    def __init__(self, address: str, *, folder: Path, limit: float | None = None) -> None:
        try:
            from distributed import Client
        except ImportError:
            raise UserError("--dask needs the extra: pip install 'wythoff-verifier[sweep]'.") from None
        try:
            self._client = Client(address, timeout=5)
        except (OSError, ValueError) as error:
            raise UserError(f"There is no Dask scheduler at {address}: {error}.") from None
        try:
            self._client.wait_for_workers(1, timeout=WORKERS)
        except TimeoutError:
            self._client.close()
            raise UserError(f"The Dask scheduler at {address} has no workers (waited for {WORKERS} s).") from None
        self._folder, self._limit = folder, limit
        self._futures: dict[Any, AnyQuestion] = {}

    @property
    def free(self) -> bool:
        return len(self._futures) < max(2, 2 * sum(self._client.nthreads().values()))

    @property
    def active(self) -> int:
        return len(self._futures)

    def submit(self, question: AnyQuestion) -> None:
        future = self._client.submit(
            attempt, question.to_json(), self._limit, key=f"wythoff-{question.key}", pure=False
        )
        self._futures[future] = question

    def wait(self, timeout: float) -> list[tuple[AnyQuestion, Timed]]:
        from distributed import wait

        try:
            done = wait(list(self._futures), timeout=timeout, return_when="FIRST_COMPLETED").done
        except TimeoutError:
            return []
        return [(self._futures.pop(future), self._outcome(future)) for future in done]

    def close(self) -> None:
        self._client.cancel(list(self._futures))
        self._client.close()

    def _outcome(self, future: Any) -> Timed:
        if future.status != "finished":
            error = future.exception()
            why = f"The cluster did not answer: {type(error).__name__}: {error}"
            if isinstance(error, ImportError):
                why = f"A worker has not this program: {error}."
            return Timed(Verdict(Status.UNKNOWN, why), 0.0)
        data, files = future.result()
        outcome = Timed.from_json(data)
        if files:
            try:
                _place(files, self._folder / outcome.verdict.evidence["certificate"])
            except OSError as error:
                why = f"The certificate came from the cluster but could not be written: {error}."
                return Timed(Verdict(Status.UNKNOWN, why), outcome.seconds)
        return outcome


def _place(files: dict[str, bytes], target: Path) -> None:
    """Write the files of a certificate into the folder `target`, all or none."""
    with appearing_folder(target, lambda _: None) as new:  # one that is there is of a run killed before its result
        for place, content in files.items():
            path = new / place
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(zlib.decompress(content))
