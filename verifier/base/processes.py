"""Work in processes of its own, which may die there: nothing of it is left behind, and nothing of it is believed.

`run_program` runs a program, with a limit of time; `gather` has workers that call a function.

A worker is deaf to Ctrl-C (which comes to its parent too, who ends it), dies with its parent, however that dies, and
may be killed at any moment: then its task has no result, and another worker takes its place.
"""

from __future__ import annotations

import ctypes
import multiprocessing
import os
import signal
import subprocess
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import Any, TypeVar

__all__ = ["Died", "Ended", "die_with_parent", "end", "ending", "gather", "run_program"]

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


def ending(code: int) -> str:
    """How a process ended, from its exit code: `with exit code 2`, or `by the signal SIGKILL`."""
    return f"by the signal {signal.Signals(-code).name}" if code < 0 else f"with exit code {code}"


def end(process: subprocess.Popen[bytes]) -> None:
    """End a process, with all that it started if it leads a group, and wait until it is gone."""
    if process.poll() is None:
        with suppress(ProcessLookupError):
            if os.getpgid(process.pid) == process.pid:
                os.killpg(process.pid, signal.SIGKILL)
            process.kill()
        process.wait()
    for stream in (process.stdin, process.stdout, process.stderr):
        if stream is not None:
            with suppress(OSError):
                stream.close()


@dataclass(frozen=True)
class Ended:
    """What a program printed, and its exit code: the negated number of a signal, or None if its time was over."""

    code: int | None
    out: bytes = b""
    err: bytes = b""


def run_program(
    command: Sequence[str],
    data: bytes = b"",
    *,
    seconds: float | None = None,
    folder: Path | None = None,
    environment: Mapping[str, str] | None = None,
    first: Callable[[], None] | None = die_with_parent,
) -> Ended:
    """Run a program on the data; when its time is over, or this call is left, it is ended with all that it started.

    It has a group of its own: a signal from the terminal comes to us, and we end the group. `first` is what the new
    process does before it becomes the program: one of our own, which looks after its parent itself, needs nothing.
    """
    process = subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=folder,
        env=environment,
        start_new_session=True,
        preexec_fn=first,
    )
    try:
        out, err = process.communicate(data, timeout=seconds)
    except subprocess.TimeoutExpired:
        return Ended(None)
    finally:
        end(process)
    return Ended(process.returncode, out, err)


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
