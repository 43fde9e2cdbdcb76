"""kill -9 at random moments over the commands that write: no orphans, no half results, and the next run goes on.

Each command first runs undisturbed, which says how long it takes here; then it is killed within about that time.
"""

from __future__ import annotations

import json
import random
import signal
import sqlite3
import time
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.cli.forking import Server
from tests.orphans import left_in
from verifier.certificate.check import judge

ODD = "p af 5\n1 2\n2 3\n3 4\n4 5\n5 1\n"
FIXED = {"game.af": ODD, "page.md": "# A page\n\nWith $a_n$.\n"}
RESIDUES = ["-t", "beatty:m=2,p=2", "-b", "20", "--family", "residues", "--modulus", "2"]
SMALL = ["--m", "1..2", "--p", "2..3", "--rows", "100", "--jobs", "2"]

# What is run, and what it writes; every name is whole or is not there.
WRITING: dict[str, tuple[list[str], str]] = {
    "certificate": (["verify", "2WN^3", "-b", "120", "-c", "out", "--force"], "out"),
    "strips": (["verify", "WN", "-b", "120", "--strips", "4", "-c", "out", "--force"], "out"),
    "ladder": (["verify", "WN", "-b", "20", "--proof", "solver", "-c", "out", "--force"], "out"),
    "rows": (["verify", "2WN^(2,3)", "--rows", "60", "-c", "out", "--force"], "out"),
    "theorem": (["theorem", "WN", "-c", "out", "--force", "--dot", "a.dot", "--walnut", "a.txt"], "out"),
    "synthesize": (["synthesize", *RESIDUES, "--certificate", "out", "--force"], "out"),
    "kernel": (["kernel", "game.af", "-c", "out", "--force"], "out"),
    "encode": (["encode", "2WN^3", "-b", "80", "-o", "out.cnf"], "out.cnf"),
    "graph": (["graph", "WN", "-b", "25", "-o", "out.graphml"], "out.graphml"),
    "plot": (["plot", "2WN^3", "-b", "25", "-o", "out.svg"], "out.svg"),
    "report": (["report", "-o", "site"], "site"),
    "paper": (["paper", "ex-4", "table-3", "--quick", "-o", "papers"], "papers/statements.json"),
    "sweep": (["sweep", "certify", "-g", "mWN^p", "--m", "1..2", "--p", "1..2", "-b", "20", "--store", "s.db"], "s.db"),
    "prove": (["prove", "a-p1-a-1p", "--jobs", "2", "--fresh", "--smt", "scripts"], "scripts"),
    "prove-coq": (["prove", "a-p1-a-1p", "--coq", "coq"], "coq/Makefile"),
    "nth-coq": (["nth", "8WN^(2,3)", "1000", "--coq", "nth"], "nth/Theorem.v"),
    "hunt": (["hunt", "complementary", *SMALL, "--certificate", "found", "--force", "--table", "t.csv"], "found"),
    "typeset": (["typeset", "page.md", "--tex", "out.tex"], "out.tex"),
}
CERTIFICATES = ("certificate", "strips", "ladder", "rows", "theorem", "synthesize", "kernel")


def whole(kind: str, path: Path) -> bool:
    """Is what has appeared under its name complete?"""
    if kind in CERTIFICATES:
        return judge(path).accepted
    if kind == "encode":
        text = path.read_text()
        header = next(line for line in text.splitlines() if line.startswith("p cnf"))
        return text.endswith(" 0\n") and text.count(" 0\n") == int(header.split()[3])
    if kind in ("graph", "plot"):
        return ElementTree.parse(path).getroot() is not None
    if kind == "report":
        return all((path / name).is_file() for name in ("index.html", "api.html"))
    if kind == "paper":
        return all(judge(one).accepted for one in path.parent.glob("certificates/[!.]*")) and bool(
            json.loads(path.read_text())["statements"]
        )
    if kind == "sweep":
        with sqlite3.connect(path) as store:
            return store.execute("pragma integrity_check").fetchone() == ("ok",)
    if kind == "prove":
        return (path / "README.txt").is_file() and all(
            f.read_text().rstrip().endswith(")") for f in path.glob("*.smt2")
        )
    if kind == "prove-coq":
        return all((path.parent / name).is_file() for name in ("_CoqProject", "book/Definitions.v"))
    if kind == "nth-coq":
        return path.read_text().rstrip().endswith("Print Assumptions game_2_2_3.")
    if kind == "hunt":
        return all(judge(one).accepted for one in path.glob("*/[!.]*"))
    return path.read_text().rstrip().endswith("\\end{document}")


def looked_at(kind: str, folder: Path, code: int, complaint: bytes) -> None:
    """What a command that was killed, or was not, has left."""
    assert code in (0, 1, -signal.SIGKILL), (kind, code, complaint[-500:])
    assert b"Traceback" not in complaint
    assert left_in(folder) == [], f"{kind} left processes"
    if (folder / WRITING[kind][1]).exists():
        assert whole(kind, folder / WRITING[kind][1]), f"{kind} left a half result"


def undisturbed(kind: str, folder: Path, server: Server) -> float:
    """The command ends well, and nothing half is left; how long it takes here."""
    arguments, name = WRITING[kind]
    start = time.monotonic()
    code = server.run(arguments, folder, 600)
    assert code in (0, 1), (kind, code, server.err.read_bytes()[-500:])
    assert whole(kind, folder / name), kind
    assert list(folder.rglob(".*.half")) == [], kind
    return time.monotonic() - start


def campaign(kinds: list[str], kills: int, seed: int, folder: Path) -> Counter[int]:
    """So many kills, one kind after the other: how many commands were killed, and how many had ended before."""
    rng, seen = random.Random(seed), Counter[int]()
    with Server(folder) as server:
        took = {}
        for kind in kinds:
            (folder / kind).mkdir()
            for name, text in FIXED.items():
                (folder / kind / name).write_text(text)
            took[kind] = undisturbed(kind, folder / kind, server)
        n = 0
        while seen[-signal.SIGKILL] < kills:
            kind = kinds[n % len(kinds)]
            code = server.run(WRITING[kind][0], folder / kind, rng.random() * took[kind])
            looked_at(kind, folder / kind, code, server.err.read_bytes())
            seen[code] += 1
            n += 1
        for kind in kinds:
            undisturbed(kind, folder / kind, server)
    return seen


def test_killed_and_run_again(tmp_path: Path) -> None:
    assert campaign(["rows", "encode"], 4, 14, tmp_path)[-signal.SIGKILL] == 4


@pytest.mark.slow
def test_200_kills_at_random_moments(tmp_path: Path) -> None:
    seen = campaign(sorted(WRITING), 200, 2026, tmp_path)
    print(f"{dict(seen)}: 200 kills of {len(WRITING)} commands; 0 orphans, 0 half results")
