"""The benchmark that compares proved automata with boards: it accepts a right one and names a wrong one."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from verifier.automata.find import search
from verifier.games import families

SCRIPT = Path(__file__).parents[2] / "benchmarks" / "large_boards.py"


def said(folder: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(SCRIPT), str(folder), "--side", "60"]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_a_right_automaton_agrees_and_a_wrong_one_is_named(tmp_path: Path) -> None:
    found = search(families.wythoff(), 60).found
    assert found is not None
    data = found.to_json()
    (tmp_path / "right.json").write_text(json.dumps(data), encoding="utf-8")
    answer = said(tmp_path)
    assert (answer.returncode, answer.stdout) == (0, "1 automata on 60 x 60: 0 differ.\n")
    data["rules"] = families.wythoff(2).to_json()
    (tmp_path / "wrong.json").write_text(json.dumps(data), encoding="utf-8")
    answer = said(tmp_path)
    assert (answer.returncode, answer.stdout) == (1, "2 automata on 60 x 60: 1 differ. wrong\n")
