"""Work in processes of its own: what dies there has no result, and nothing outlives its parent."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from verifier.base.processes import Died, Ended, end, ending, gather, run_program


def work(task: int) -> int:
    if task < 0:
        os.kill(os.getpid(), signal.SIGKILL)
    if task > 100:
        raise ValueError(f"{task} is too large")
    return task * task


@pytest.mark.parametrize("jobs", [1, 2, 5])
def test_every_task_has_its_result(jobs: int) -> None:
    assert sorted(gather(work, range(10), jobs)) == [(n, n * n) for n in range(10)]


def test_a_killed_worker_has_no_result_and_the_others_have_theirs() -> None:
    found = dict(gather(work, [1, -1, 2, -2, 3], 2))
    assert found == {1: 1, 2: 4, 3: 9, -1: Died(-signal.SIGKILL), -2: Died(-signal.SIGKILL)}


def test_an_exception_is_raised_where_the_results_are_read() -> None:
    with pytest.raises(ValueError, match="101 is too large"):
        list(gather(work, [101], 1))


def alive(pid: int) -> bool:
    """A process that has ended, but whose parent has not asked how, is dead too."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False


def until(condition: object, seconds: float = 60) -> bool:
    deadline = time.monotonic() + seconds
    while not (found := condition()) and time.monotonic() < deadline:  # type: ignore[operator]
        time.sleep(0.02)
    return bool(found)


def children(pid: int) -> list[int]:
    try:
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except OSError:
        return []


def test_leaving_early_ends_the_workers() -> None:
    before = set(children(os.getpid()))
    with closing(gather(work, [1, *range(2, 50)], 3)) as results:
        next(results)
        mine = set(children(os.getpid())) - before
        assert mine
    assert not any(alive(pid) for pid in mine)


SCRIPTS = {
    "gather": "from verifier.base.processes import gather\nlist(gather(time.sleep, [600, 601], 2))",
    "workers": "from verifier.base.interrupts import workers\n"
    "with workers(2) as pool: list(pool.map(time.sleep, [600, 601]))",
}


@pytest.mark.parametrize("script", SCRIPTS.values(), ids=list(SCRIPTS))
def test_workers_die_with_their_parent(script: str) -> None:
    parent = subprocess.Popen([sys.executable, "-c", f"import time\n{script}"])
    try:
        assert until(lambda: len(children(parent.pid)) >= 2)
        time.sleep(0.3)  # they have begun
        mine = children(parent.pid)
    finally:
        parent.kill()
        parent.wait()
    assert until(lambda: not any(alive(pid) for pid in mine)), mine


@pytest.mark.slow
@pytest.mark.parametrize("moment", range(5))
def test_provers_die_with_their_parent(moment: int, tmp_path: Path) -> None:
    """`wythoff prove --jobs`, killed at five moments."""
    code = "from verifier.cli import main; main()"
    environment = os.environ | {"WYTHOFF_CACHE": str(tmp_path)}
    parent = subprocess.Popen(
        [sys.executable, "-c", code, "prove", "thm-2.1-i", "--jobs", "2"], env=environment, stdout=subprocess.DEVNULL
    )
    try:
        assert until(lambda: len(children(parent.pid)) >= 2 or parent.poll() is not None)
        time.sleep(0.2 * moment)
        mine = children(parent.pid)
    finally:
        parent.kill()
        parent.wait()
    assert until(lambda: not any(alive(pid) for pid in mine)), mine


def test_a_program_says_what_it_says_and_how_it_ended() -> None:
    assert run_program(["cat"], b"abc") == Ended(0, b"abc", b"")
    failed = run_program(["sh", "-c", "echo no >&2; exit 3"])
    assert (failed.code, failed.err, ending(3)) == (3, b"no\n", "with exit code 3")
    killed = run_program(["sh", "-c", "kill -9 $$"])
    assert killed.code is not None
    assert ending(killed.code) == "by the signal SIGKILL"


def test_a_program_whose_time_is_over_is_ended_with_all_that_it_started(tmp_path: Path) -> None:
    script = f"sleep 600 & echo $! > {tmp_path}/started; wait"
    assert run_program(["sh", "-c", script], seconds=0.5) == Ended(None)
    started = int((tmp_path / "started").read_text())
    assert until(lambda: not alive(started))


def test_a_process_that_leads_no_group_is_ended_alone() -> None:
    """Its group is ours: a signal to it would end this test."""
    process = subprocess.Popen(["sleep", "600"])
    assert os.getpgid(process.pid) == os.getpgid(0)
    end(process)
    assert process.returncode == -signal.SIGKILL


def test_a_program_dies_with_its_parent() -> None:
    code = "from verifier.base.processes import run_program\nrun_program(['sleep', '600'])"
    parent = subprocess.Popen([sys.executable, "-c", code])
    try:
        assert until(lambda: children(parent.pid))
        time.sleep(0.3)
        mine = children(parent.pid)
    finally:
        parent.kill()
        parent.wait()
    assert until(lambda: not any(alive(pid) for pid in mine)), mine
