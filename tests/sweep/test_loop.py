"""Sweeps in processes: each result once, whatever is killed when."""

from __future__ import annotations

import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
import zlib
from pathlib import Path
from typing import Any

import pytest

from tests.orphans import left_in
from verifier.base.errors import UserError
from verifier.sweep import tasks
from verifier.sweep.child import Child
from verifier.sweep.grid import expand
from verifier.sweep.loop import Finished, Processes, run
from verifier.sweep.recheck import recheck
from verifier.sweep.store import Store
from verifier.sweep.tasks import AnyQuestion

ARGUMENTS = ["sweep", "hunt", "--games", "mWN^p", "--m", "1..6", "--p", "1..6", "--board", "260", "--jobs", "2"]
TOTAL = 36


def command(folder: Path, *more: str) -> subprocess.Popen[str]:
    """A sweep as a user starts it, in a folder that its children can be told by."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(p for p in sys.path if p)}
    return subprocess.Popen(
        [sys.executable, "-c", "from verifier.cli import main; main()", *ARGUMENTS, "--store", "s.db", *more],
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def rows(folder: Path) -> dict[str, tuple[Any, ...]]:
    if not (folder / "s.db").exists():
        return {}
    db = sqlite3.connect(folder / "s.db", timeout=60)
    try:
        return {row[0]: row for row in db.execute("select * from results")}
    except sqlite3.OperationalError:  # killed before the tables were made
        return {}
    finally:
        db.close()


@pytest.mark.parametrize("rounds", [2, pytest.param(25, marks=pytest.mark.slow)])
def test_killed_at_random_moments_nothing_is_lost_and_nothing_is_done_twice(tmp_path: Path, rounds: int) -> None:
    """kill -9 again and again: every row that was ever in the store stays as it was, to its time and its run."""
    rng = random.Random(2010)
    before: dict[str, tuple[Any, ...]] = {}
    for _ in range(rounds):
        process = command(tmp_path)
        # A random number of results further on, at a random moment: in a transaction, between two, in a child.
        target = min(len(before) + rng.randint(0, 28 // rounds), TOTAL)
        while process.poll() is None and len(rows(tmp_path)) < target:
            time.sleep(0.005)
        time.sleep(rng.random() * 0.08)
        if rng.random() < 0.3:
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
        process.communicate()
        after = rows(tmp_path)
        assert before.items() <= after.items()
        before = after
    process = command(tmp_path, "--json")
    summary = json.loads(process.communicate()[0])
    assert summary["questions"] == TOTAL
    assert summary["from_store"] == len(before)
    assert summary["computed"] == TOTAL - len(before)
    final = rows(tmp_path)
    assert len(final) == TOTAL
    assert before.items() <= final.items()
    db = sqlite3.connect(tmp_path / "s.db")
    assert db.execute("pragma integrity_check").fetchone() == ("ok",)
    assert db.execute("select count(*) from running").fetchone() == (0,)
    db.close()
    assert left_in(tmp_path) == []  # children of killed sweeps end by themselves


def test_ctrl_c_ends_everything_at_once_and_keeps_what_is_done(tmp_path: Path) -> None:
    process = command(tmp_path)
    while process.poll() is None and len(rows(tmp_path)) < 2:
        time.sleep(0.005)
    process.send_signal(signal.SIGINT)
    assert process.wait(60) == 130
    assert "Traceback" not in process.communicate()[1]
    assert 2 <= len(rows(tmp_path)) < TOTAL
    assert left_in(tmp_path) == []
    db = sqlite3.connect(tmp_path / "s.db")
    assert db.execute("select count(*) from running").fetchone() == (0,)
    db.close()


def test_two_sweeps_on_one_store_share_the_work(tmp_path: Path) -> None:
    pair = [command(tmp_path, "--json") for _ in range(2)]
    summaries = [json.loads(process.communicate()[0]) for process in pair]
    assert sum(summary["computed"] for summary in summaries) == TOTAL
    assert len(rows(tmp_path)) == TOTAL
    db = sqlite3.connect(tmp_path / "s.db")
    assert db.execute("pragma integrity_check").fetchone() == ("ok",)
    db.close()


def small(count: int = 6, side: int = 30) -> tuple[AnyQuestion, ...]:
    return expand(
        "hunt", ["mWN^(p)"], {"m": (2,), "p": tuple(range(2, 2 + count))}, [str(side)], "beatty:m={m},p={p}"
    ).questions


def test_a_sweep_answers_as_the_task_does(tmp_path: Path) -> None:
    questions = small()
    with Store(tmp_path / "s.db") as store:
        run(questions, store, Processes(2, folder=tmp_path))
        found = {row.key: row for row in store.results()}
    for question in questions:
        expected = tasks.answer(question, tmp_path).to_json()
        assert {k: getattr(found[question.key], k) for k in expected} == expected


def test_the_second_run_computes_nothing(tmp_path: Path) -> None:
    for fresh in (True, False):
        seen: list[Finished] = []
        with Store(tmp_path / "s.db") as store:
            run(small(), store, Processes(1, folder=tmp_path), report=lambda f, seen=seen: f and seen.append(f))  # type: ignore[misc]
        assert [finished.fresh for finished in seen] == [fresh] * 6


def test_a_timed_out_instance_is_unknown_and_the_others_go_on(tmp_path: Path) -> None:
    slow = expand("hunt", ["(2,9)IN"], {}, ["60"], "game:(2,9)WN").questions
    with Store(tmp_path / "s.db") as store:
        run((*slow, *small(2)), store, Processes(1, folder=tmp_path, limit=0.7))
        found = {row.name: row for row in store.results()}
    assert found["(2,9)IN"].status == "UNKNOWN"
    assert found["(2,9)IN"].reason == "The time limit of 0.7 s is over."
    assert found["2WN^(2)"].status == "REFUTED"


def test_a_dead_child_is_unknown_with_the_signal(tmp_path: Path) -> None:
    executor = Processes(1, folder=tmp_path)
    (question,) = expand("hunt", ["(2,9)IN"], {}, ["60"], "game:(2,9)WN").questions
    executor.submit(question)
    (child,) = executor._busy
    assert isinstance(child, Child)
    assert child.process is not None
    child.process.send_signal(signal.SIGSEGV)
    ended: list[Any] = []
    while not ended:
        ended = executor.wait(1)
    assert ended[0][1].verdict.reason == "The process ended by the signal SIGSEGV."
    executor.submit(small(1)[0])
    ended = []
    while not ended:
        ended = executor.wait(1)
    assert ended[0][1].verdict.status.value == "REFUTED"
    executor.close()


def test_what_goes_wrong_inside_is_unknown_with_its_reason(tmp_path: Path) -> None:
    (question,) = expand("hunt", ["(1,2)IN"], {}, ["80"], "beatty:m=1,p=2").questions
    verdict = tasks.answer(question, tmp_path)
    assert (verdict.status.value, verdict.reason) == (
        "UNKNOWN", "Imitation Nim has about side^3 states: take a board of at most 60 x 60.",
    )  # fmt: skip


def test_other_versions_are_not_mixed_up(tmp_path: Path) -> None:
    """A worker with other versions than the question names does not answer it."""
    question = small(1)[0]
    question.content["versions"]["wythoff-verifier"] = "0.0.1"
    executor = Processes(1, folder=tmp_path)
    executor.submit(question)
    ended: list[Any] = []
    while not ended:
        ended = executor.wait(1)
    executor.close()
    assert ended[0][1].verdict.reason.startswith("The versions differ")


def test_a_dask_cluster_that_loses_a_worker_gives_every_result_once(tmp_path: Path) -> None:
    distributed = pytest.importorskip("distributed")
    from verifier.sweep.cluster import Cluster

    questions = expand("hunt", ["mWN^p"], {"m": (1, 2, 3), "p": (1, 2, 3, 4)}, ["200"]).questions
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, local_directory=str(tmp_path)
    ) as cluster:
        seen: list[str] = []
        victim = next(nanny.pid for nanny in cluster.workers.values())

        def report(finished: Finished | None) -> None:
            if finished:
                seen.append(finished.question.key)
                if len(seen) == 3:
                    os.kill(victim, signal.SIGKILL)

        with Store(tmp_path / "s.db") as store:
            run(questions, store, Cluster(cluster.scheduler_address, folder=tmp_path), report=report)
            stored = [row.key for row in store.results()]
    assert not Path(f"/proc/{victim}").exists()
    assert sorted(seen) == sorted(stored) == sorted(question.key for question in questions)


def test_certificates_come_back_from_a_cluster(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers are not told where the store is, and need not see it; boards and lemmas alike."""
    distributed = pytest.importorskip("distributed")
    from verifier.sweep import cluster as module
    from verifier.sweep.proofs import tower

    boards = expand("certify", ["mWN^(p)"], {"m": (2,), "p": (2, 3)}, ["12"], "beatty:m={m},p={p}").questions
    questions = (*boards, *tower(["a-p1-a-1p"]))
    target = tmp_path / "here"
    with distributed.LocalCluster(
        n_workers=1, threads_per_worker=1, processes=False, dashboard_address=None, local_directory=str(tmp_path)
    ) as cluster:
        with Store(tmp_path / "s.db") as store:
            run(questions, store, module.Cluster(cluster.scheduler_address, folder=target))
            found = list(store.results())
        cluster.scale(0)
        for _ in range(200):
            if not cluster.scheduler.workers:
                break
            time.sleep(0.05)
        monkeypatch.setattr(module, "WORKERS", 0.2)
        with pytest.raises(UserError, match="has no workers"):
            module.Cluster(cluster.scheduler_address, folder=target)
    statuses = {row.key: row.status for row in found}
    assert [statuses[question.key] for question in questions] == ["REFUTED", "VERIFIED"] + ["PROVED"] * (
        len(questions) - 2
    )
    reports = [recheck(row, target, statuses) for row in found]
    assert [report.reason for report in reports if not report.accepted] == []
    assert len(list(target.glob("*/*"))) == len(questions)


def test_a_certificate_that_cannot_be_written_is_unknown(tmp_path: Path) -> None:
    from verifier.sweep.cluster import Cluster

    (tmp_path / "file").write_text("in the way")
    cluster = Cluster.__new__(Cluster)
    cluster._folder = tmp_path / "file"

    class Future:
        status = "finished"

        def result(self) -> tuple[dict[str, Any], dict[str, bytes]]:
            verdict = {"status": "VERIFIED", "reason": "So.", "evidence": {"certificate": "ab/abc"}}
            return {"verdict": verdict, "seconds": 1.0}, {"manifest.json": zlib.compress(b"{}")}

    outcome = cluster._outcome(Future())
    assert outcome.verdict.status.value == "UNKNOWN"
    assert "could not be written" in outcome.verdict.reason
    cluster._folder = tmp_path
    for _ in range(2):  # the second time over what a killed run has left
        assert cluster._outcome(Future()).verdict.status.value == "VERIFIED"
    assert [path.name for path in (tmp_path / "ab").rglob("*")] == ["abc", "manifest.json"]
