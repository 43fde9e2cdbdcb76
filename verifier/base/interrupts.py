"""Ctrl-C where Python does not look: in loops compiled by Numba, and in worker processes that run a solver.

Ctrl-C means "stop", never a verdict: whatever it meets has to end as KeyboardInterrupt, soon, and the command with 130.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import TYPE_CHECKING, Any, TypeVar, cast

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor

__all__ = ["interruptible", "was_interrupted", "workers"]

F = TypeVar("F", bound=Callable[..., Any])


def was_interrupted(error: BaseException | None) -> bool:
    """Is this a Ctrl-C, or what became of one: a compiled function's SystemError (its result, "with an exception set"),
    PySAT's error of its own."""
    while isinstance(error, SystemError):
        error = error.__cause__ or error.__context__
    return isinstance(error, KeyboardInterrupt) or (error is not None and str(error) == "Caught keyboard interrupt")


def interruptible(function: F) -> F:
    """The function, a Ctrl-C in its compiled loops being a KeyboardInterrupt."""

    @wraps(function)
    def call(*arguments: Any, **named: Any) -> Any:
        try:
            return function(*arguments, **named)
        except SystemError as error:
            if was_interrupted(error):
                raise KeyboardInterrupt from None
            raise

    return cast(F, call)


def _begin(parent: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C comes to the parent too, who ends us
    from verifier.base.processes import die_with_parent

    die_with_parent(parent)


@contextmanager
def workers(jobs: int, **named: Any) -> Iterator[ProcessPoolExecutor]:
    """A pool of processes that are ended at once, whatever they do, when the block is left by an exception, and that
    die with this one.
    """
    from concurrent.futures import ProcessPoolExecutor

    pool = ProcessPoolExecutor(jobs, initializer=_begin, initargs=(os.getpid(),), **named)
    try:
        yield pool
    except BaseException:
        running = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in running:
            process.kill()
        raise
    pool.shutdown()
