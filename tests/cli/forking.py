"""Many command lines, each in a process of its own that is forked from one in which everything is imported.

`python -m tests.cli.forking` reads a line of JSON for each command line, {"arguments", "cwd", "out", "err", "seconds"},
runs it with its output in the two files, and writes a line with its exit code (negative: the signal that ended it).
A line that is at work for longer than that is killed, and so is everything it has started.
"""

from __future__ import annotations

import json
import os
import pkgutil
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from types import TracebackType

__all__ = ["Server"]


class Server:
    """Runs command lines one after the other, in files `out` and `err` of a folder."""

    def __init__(self, folder: Path) -> None:
        self.out, self.err = folder / "out", folder / "err"
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.cli.forking"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def __enter__(self) -> Server:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.process.communicate(timeout=60)

    def start(self, arguments: Sequence[str], cwd: Path, seconds: float) -> None:
        assert self.process.stdin is not None
        line = {"arguments": list(arguments), "cwd": str(cwd), "out": str(self.out), "err": str(self.err)}
        self.process.stdin.write(json.dumps(line | {"seconds": seconds}) + "\n")
        self.process.stdin.flush()

    def answer(self) -> int:
        assert self.process.stdout is not None
        return int(self.process.stdout.readline())

    def run(self, arguments: Sequence[str], cwd: Path, seconds: float) -> int:
        self.start(arguments, cwd, seconds)
        return self.answer()


def serve() -> None:
    import verifier

    for module in pkgutil.walk_packages(verifier.__path__, "verifier."):
        import_module(module.name)
    answers = os.fdopen(os.dup(1), "w")
    for line in sys.stdin:
        answers.write(f"{_one(json.loads(line))}\n")
        answers.flush()


def _one(job: dict[str, object]) -> int:
    child = os.fork()
    if child == 0:
        _command(job)
    deadline = time.monotonic() + float(str(job["seconds"]))
    while time.monotonic() < deadline:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            return os.waitstatus_to_exitcode(status)
        time.sleep(0.005)
    os.kill(child, signal.SIGKILL)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def _command(job: dict[str, object]) -> None:
    """In the child: as if the shell had started it."""
    code = 70
    try:
        os.setsid()
        os.chdir(str(job["cwd"]))
        for descriptor, name, flags in (
            (0, os.devnull, os.O_RDONLY),
            (1, str(job["out"]), os.O_WRONLY | os.O_CREAT | os.O_TRUNC),
            (2, str(job["err"]), os.O_WRONLY | os.O_CREAT | os.O_TRUNC),
        ):
            os.dup2(os.open(name, flags, 0o600), descriptor)
        arguments = job["arguments"]
        assert isinstance(arguments, list)
        verifier_main(arguments)
        code = 0
    except SystemExit as stop:
        code = stop.code if isinstance(stop.code, int) else 0 if stop.code is None else 1
    except BaseException:
        sys.excepthook(*sys.exc_info())
        code = 1
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


def verifier_main(arguments: list[str]) -> None:
    from verifier.cli import main

    main(arguments)


if __name__ == "__main__":
    serve()
