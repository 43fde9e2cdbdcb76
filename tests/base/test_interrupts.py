"""Ctrl-C in compiled loops, in worker processes and in commands."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.run import run
from verifier.base.interrupts import interruptible, was_interrupted, workers
from verifier.games.families import modulo
from verifier.solve.rows import rows


def system_error(cause: BaseException | None) -> Callable[[], None]:
    def fail() -> None:
        raise SystemError("CPUDispatcher returned a result with an exception set") from cause

    return fail


def test_a_compiled_loop_stops_with_keyboard_interrupt() -> None:
    rows(modulo(2, 3), 20)  # compiled
    timer = threading.Timer(0.3, os.kill, (os.getpid(), signal.SIGINT))

    def scan_for_ever() -> None:
        timer.start()
        while True:
            rows(modulo(2, 3), 200_000)

    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background jobs have none
    try:
        with pytest.raises(KeyboardInterrupt):
            scan_for_ever()
    finally:
        signal.signal(signal.SIGINT, before)


def test_only_ctrl_c_is_an_interrupt() -> None:
    with pytest.raises(KeyboardInterrupt):
        interruptible(system_error(KeyboardInterrupt()))()
    for other in (None, ValueError()):
        with pytest.raises(SystemError):
            interruptible(system_error(other))()
    assert was_interrupted(RuntimeError("Caught keyboard interrupt"))  # PySAT
    assert not was_interrupted(RuntimeError("Caught"))


def test_workers_do_not_outlive_an_interrupt() -> None:
    processes = []

    def stopped() -> None:
        with workers(2) as pool:
            for _ in range(4):
                pool.submit(time.sleep, 600)
            processes.extend(pool._processes.values())
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        stopped()
    # The pool's own thread waits for them too; whoever of us is first learns how they ended, and tells the other.
    deadline = time.monotonic() + 30
    while any(process.exitcode is None for process in processes) and time.monotonic() < deadline:
        time.sleep(0.01)
    assert [process.exitcode for process in processes] == [-signal.SIGKILL] * len(processes) != []


@pytest.mark.parametrize("raised", [KeyboardInterrupt(), system_error(KeyboardInterrupt())])
def test_a_stopped_command_says_so(
    raised: KeyboardInterrupt | Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(*_: object) -> None:
        if isinstance(raised, KeyboardInterrupt):
            raise raised
        raised()

    monkeypatch.setattr("verifier.hunts.closeness.hunt", stop)
    result = run("hunt", "closeness")
    assert (result.code, result.out) == (130, "")
    assert result.err == "wythoff: Stopped, without a verdict.\n"


def test_a_stopped_sweep_says_what_it_has(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("verifier.cli.sweep.run", stop)
    store = tmp_path / "x.db"
    result = run("sweep", "hunt", "-g", "mWN", "--m", "1..3", "-b", "9", "--store", str(store))
    assert result.code == 130
    assert result.err == f"wythoff: Stopped: 0 of 3 are in {store}; the same command goes on.\n"
