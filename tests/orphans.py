"""The processes that a command has left behind, told by the folder in which it was started."""

from __future__ import annotations

import os
import time
from pathlib import Path

__all__ = ["left_in"]


def _inside(folder: Path) -> list[int]:
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


def left_in(folder: Path, seconds: float = 30) -> list[int]:
    """Those that are still there after some time; they end by themselves, but not at once."""
    deadline = time.monotonic() + seconds
    while (found := _inside(folder)) and time.monotonic() < deadline:
        time.sleep(0.05)
    return found
