"""Work in processes of its own, which may die there: nothing of it is left behind, and nothing of it is believed.

A worker is deaf to Ctrl-C (which comes to its parent too, who ends it), dies with its parent, however that dies, and
may be killed at any moment: then its task has no result, and another worker takes its place.
"""

from __future__ import annotations

import ctypes
import multiprocessing
import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from typing import Any, TypeVar

__all__ = ["Died", "die_with_parent", "gather"]

T = TypeVar("T")
R = TypeVar("R")
PR_SET_PDEATHSIG = 1


def die_with_parent(parent: int | None = None) -> None:
    """Called in a child process: the system kills it when its parent dies, however that comes about (Linux; elsewhere
    nothing). A parent that died before this call is known by its number: who has none has got another one.

    (More exactly, when the thread that started the child ends: workers are started by threads that wait for them.)
    """
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    if parent is not None and os.getppid() != parent:
        os._exit(1)


@dataclass(frozen=True)
class Died:
    """Instead of a result: the process died, with this exit code (the negated number of a signal)."""

    code: int | None


class _Worker:
    def __init__(self, function: Callable[[Any], Any]) -> None:
        self.pipe, theirs = multiprocessing.Pipe()
        self.process = multiprocessing.Process(target=_work, args=(function, theirs, os.getpid()), daemon=True)
        self.process.start()
        theirs.close()

    def end(self) -> int | None:
        self.process.kill()
        self.process.join()
        self.pipe.close()
        return self.process.exitcode


def _work(function: Callable[[Any], Any], pipe: Connection, parent: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    die_with_parent(parent)
    while True:
        task = pipe.recv()
        try:
            answer: tuple[bool, Any] = True, function(task)
        except Exception as error:
            answer = False, error
        pipe.send(answer)


def gather(function: Callable[[T], R], tasks: Iterable[T], jobs: int) -> Generator[tuple[T, R | Died], None, None]:
    """function(task) for each task, `jobs` at a time, each with its task as it is done; `Died` where the process died.

    An exception that the function raises is raised here. Leaving the loop early ends all workers at once.
    """
    left = deque(tasks)
    idle: list[_Worker] = []
    busy: dict[Connection, tuple[_Worker, T]] = {}
    try:
        while left or busy:
            while left and len(busy) < jobs:
                worker = idle.pop() if idle else _Worker(function)
                task = left.popleft()
                busy[worker.pipe] = worker, task
                with suppress(OSError):  # if it is dead already, the reading below says so
                    worker.pipe.send(task)
            for pipe in wait(list(busy)):
                assert isinstance(pipe, Connection)
                worker, task = busy.pop(pipe)
                try:
                    good, answer = pipe.recv()
                except (EOFError, OSError):
                    yield task, Died(worker.end())
                    continue
                idle.append(worker)
                if not good:
                    raise answer
                yield task, answer
    finally:
        for worker in (*idle, *(worker for worker, _ in busy.values())):
            worker.end()
