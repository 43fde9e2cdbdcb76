"""Compiled functions of an earlier version do not stop the program."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

MODULE = """
from typing import NamedTuple
from verifier.base.compiled import compiled

class {name}(NamedTuple):
    x: int

@compiled
def double(value):
    return 2 * value.x

print(double({name}(21)))
"""


@pytest.mark.slow
def test_a_class_that_was_renamed_since(tmp_path: Path) -> None:
    paths = os.pathsep.join([str(tmp_path), *(path for path in sys.path if path)])
    for name in ("First", "Second"):
        (tmp_path / "some_module.py").write_text(MODULE.format(name=name))
        done = subprocess.run(
            [sys.executable, "-c", "import some_module"],
            env=os.environ | {"PYTHONPATH": paths, "NUMBA_CACHE_DIR": str(tmp_path / "cache")},
            capture_output=True,
            text=True,
        )
        assert done.stdout == "42\n", done.stderr
