"""kill -9 at random moments over the commands that write: no orphans, no half results, and the next run goes on."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from verifier.certificate.check import judge

PROGRAM = [sys.executable, "-c", "from verifier.cli import main; main()"]

# What is run, and what it writes; every name is whole or is not there.
WRITING: dict[str, tuple[list[str], str]] = {
    "certificate": (["verify", "2WN^3", "-b", "150", "-c", "out", "--force"], "out"),
    "strips": (["verify", "WN", "-b", "220", "--strips", "4", "-c", "out", "--force"], "out"),
    "rows": (["verify", "2WN^(2,3)", "--rows", "120", "-c", "out", "--force"], "out"),
    "encode": (["encode", "2WN^3", "-b", "120", "-o", "out.cnf"], "out.cnf"),
    "graph": (["graph", "WN", "-b", "30", "-o", "out.graphml"], "out.graphml"),
    "report": (["report", "-o", "site"], "site"),
    "sweep": (["sweep", "certify", "-g", "mWN^p", "--m", "1..3", "--p", "1..3", "-b", "40", "--store", "s.db"], "s.db"),
    "prove": (["prove", "a-p1-a-1p", "--jobs", "2", "--fresh", "--smt", "scripts"], "scripts"),
    "hunt": (["hunt", "complementary", "--jobs", "2", "--certificate", "found", "--force"], "found"),
}


def inside(folder: Path) -> list[int]:
    """The processes whose working directory is this folder."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                if os.readlink(entry / "cwd") == str(folder.resolve()):
                    found.append(int(entry.name))
            except OSError:
                continue
    return found


def nobody_left(folder: Path) -> bool:
    deadline = time.monotonic() + 30
    while inside(folder) and time.monotonic() < deadline:
        time.sleep(0.05)
    return not inside(folder)


def whole(kind: str, path: Path) -> bool:
    """Is what has appeared under its name complete?"""
    if kind in ("certificate", "strips", "rows"):
        return judge(path).accepted
    if kind == "encode":
        text = path.read_text()
        header = next(line for line in text.splitlines() if line.startswith("p cnf"))
        return text.endswith(" 0\n") and text.count(" 0\n") == int(header.split()[3])
    if kind == "graph":
        return path.read_text().rstrip().endswith("</graphml>")
    if kind == "report":
        return (path / "index.html").is_file() and (path / "api.html").is_file()
    return True


def kill(kind: str, folder: Path, rng: random.Random, longest: float) -> None:
    """Run the command and kill it, alone, at a random moment; then look at what it has left."""
    arguments, name = WRITING[kind]
    process = subprocess.Popen(
        [*PROGRAM, *arguments], cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, start_new_session=True
    )
    try:
        process.wait(timeout=rng.random() * longest)
    except subprocess.TimeoutExpired:
        process.kill()
    said = process.communicate()[1]
    assert process.returncode in (0, 1, -signal.SIGKILL), said[-500:]
    assert b"Traceback" not in said
    assert nobody_left(folder), f"{kind} left processes"
    if (folder / name).exists():
        assert whole(kind, folder / name), f"{kind} left a half result"


def goes_on(kind: str, folder: Path) -> None:
    """The same command again, undisturbed: it ends well, and nothing half is left."""
    arguments, name = WRITING[kind]
    done = subprocess.run([*PROGRAM, *arguments], cwd=folder, capture_output=True, timeout=600)
    assert done.returncode in (0, 1), done.stderr[-500:]
    assert whole(kind, folder / name)
    assert list(folder.glob(".*.half")) == []


@pytest.mark.parametrize("kind", ["rows", pytest.param("strips", marks=pytest.mark.slow)])
def test_killed_twice(kind: str, tmp_path: Path) -> None:
    rng = random.Random(14)
    for _ in range(2):
        kill(kind, tmp_path, rng, 3.0)
    goes_on(kind, tmp_path)


@pytest.mark.slow
def test_200_kills_at_random_moments(tmp_path: Path) -> None:
    rng = random.Random(2026)
    kinds = sorted(WRITING)
    for kind in kinds:
        (tmp_path / kind).mkdir()
    for n in range(200):
        kind = kinds[n % len(kinds)]
        kill(kind, tmp_path / kind, rng, 8.0)
    for kind in kinds:
        goes_on(kind, tmp_path / kind)
