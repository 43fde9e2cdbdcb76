"""A process that answers questions, one after the other: JSON lines in, JSON lines out.

A question that takes too long, or takes its process down, costs that process and nothing else. A child whose parent has
died, in whatever way, sees the end of its input and ends itself; solvers that it started die with it.
"""

from __future__ import annotations

import contextlib
import json
import os
import queue
import select
import signal
import subprocess
import sys
import tempfile
import threading
import time
import zlib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from verifier.base.processes import end, ending
from verifier.base.verdict import Status, Verdict
from verifier.sweep.question import versions
from verifier.sweep.tasks import AnyQuestion, answer, from_json

__all__ = ["Child", "Timed", "attempt", "serve"]


@dataclass(frozen=True)
class Timed:
    """A verdict and the seconds it took."""

    verdict: Verdict
    seconds: float

    def to_json(self) -> dict[str, Any]:
        return {"verdict": self.verdict.to_json(), "seconds": self.seconds}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Timed:
        verdict = data["verdict"]
        at = verdict.get("counterexample")
        position = (int(at[0]), int(at[1])) if at else None
        return cls(
            Verdict(Status(verdict["status"]), verdict["reason"], position, verdict.get("evidence", {})),
            data["seconds"],
        )


def serve() -> None:
    """The child's side. Standard output belongs to the protocol: whatever a library prints goes to standard error."""
    channel = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    lines: queue.Queue[str] = queue.Queue()

    def listen() -> None:
        for line in sys.stdin:
            lines.put(line)
        os._exit(0)  # the parent is gone, or done with us

    threading.Thread(target=listen, daemon=True).start()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C comes to the parent, who ends us
    channel.write("ready\n")  # the clock of a question starts here, not with the imports
    channel.flush()
    while True:
        data = json.loads(lines.get())
        start = time.perf_counter()
        question = from_json(data["question"])
        here = versions(question.task)
        if data["question"]["versions"] != here:
            verdict = Verdict(
                Status.UNKNOWN, f"The versions differ: asked of {data['question']['versions']}, here {here}."
            )
        else:
            verdict = answer(question, Path(data["folder"]))
        channel.write(json.dumps(Timed(verdict, time.perf_counter() - start).to_json()) + "\n")
        channel.flush()


class Child:
    """The parent's side: a process, started when it is first needed."""

    def __init__(self, folder: Path, limit: float | None = None) -> None:
        self.folder, self.limit = folder, limit
        self.process: subprocess.Popen[bytes] | None = None
        self.started: float | None = None  # when the present question began; None while the process is starting
        self._buffer = b""

    def send(self, question: AnyQuestion) -> None:
        self.started = time.monotonic()
        if self.process is None or self.process.poll() is not None:
            self.kill()
            self.started, self._buffer = None, b""
            paths = os.pathsep.join(path for path in sys.path if path)
            environment = os.environ | {"PYTHONPATH": paths, "OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
            self.process = subprocess.Popen(
                [sys.executable, "-c", "from verifier.sweep.child import serve; serve()"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env=environment,
            )
        line = json.dumps({"question": question.to_json(), "folder": str(self.folder)}) + "\n"
        assert self.process.stdin is not None
        with contextlib.suppress(BrokenPipeError):  # it has just died: `receive` will say so
            self.process.stdin.write(line.encode())
            self.process.stdin.flush()

    def fileno(self) -> int:
        assert self.process is not None
        assert self.process.stdout is not None
        return self.process.stdout.fileno()

    @property
    def remaining(self) -> float | None:
        """Seconds until the time is over; None without a limit."""
        if self.limit is None or self.started is None:
            return None
        return max(0.0, self.limit - (time.monotonic() - self.started))

    def receive(self) -> Timed | None:
        """Read what is there; the outcome once it is complete. A dead child is an UNKNOWN outcome."""
        data = os.read(self.fileno(), 1 << 16)
        self._buffer += data
        while b"\n" in self._buffer:
            line, _, self._buffer = self._buffer.partition(b"\n")
            if line != b"ready":
                return Timed.from_json(json.loads(line))
            self.started = time.monotonic()
        if data:
            return None
        assert self.process is not None
        code = self.process.wait()
        self.kill()
        return self._unknown(f"The process ended {ending(code)}.")

    def give_up(self) -> Timed:
        """The time is over: end the process."""
        self.kill()
        return self._unknown(f"The time limit of {self.limit:g} s is over.")

    def _unknown(self, reason: str) -> Timed:
        return Timed(Verdict(Status.UNKNOWN, reason), time.monotonic() - (self.started or time.monotonic()))

    def kill(self) -> None:
        if self.process is not None:
            end(self.process)
        self.process = None


_local = threading.local()


def attempt(data: dict[str, Any], limit: float | None) -> tuple[dict[str, Any], dict[str, bytes]]:
    """Answer one question in a child of this thread and wait for it: what a Dask worker runs.

    Beside the outcome, the files of its certificate, if there is one, compressed: the worker may be on another machine.
    """
    from distributed import get_worker

    # In the worker's own folder, which its nanny clears away should the worker be killed.
    with tempfile.TemporaryDirectory(prefix="wythoff-", dir=get_worker().local_directory) as name:
        folder = Path(name)
        child: Child | None = getattr(_local, "child", None)
        if child is None:
            child = _local.child = Child(folder)
        child.folder, child.limit = folder, limit
        child.send(from_json(data))
        outcome = None
        while outcome is None:
            ready, _, _ = select.select([child], [], [], child.remaining)
            outcome = child.receive() if ready else child.give_up() if child.remaining == 0 else None
        files = {}
        if certificate := outcome.verdict.evidence.get("certificate"):
            root = folder / certificate
            paths = sorted(path for path in root.rglob("*") if path.is_file())
            files = {path.relative_to(root).as_posix(): zlib.compress(path.read_bytes(), 1) for path in paths}
        return outcome.to_json(), files
