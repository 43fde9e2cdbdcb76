"""Where Coq finds the files of the project: in the folder coq/ of a clone, or in a copy of what a wheel has of it."""

from __future__ import annotations

import hashlib
import os
import shutil
import tempfile
from pathlib import Path

from verifier.base.shipped import CLONE, place

__all__ = ["coq_sources", "writable_coq"]


def coq_sources() -> Path:
    """The folder with the .v files; where there is none, that of a clone, which then is not there."""
    return place("coq") or CLONE / "coq"


def writable_coq() -> Path:
    """A folder with these files in which Coq may write: those of a wheel are copied into the cache, by content."""
    folder = coq_sources()
    if folder == CLONE / "coq":
        return folder
    number = hashlib.sha256()
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        number.update(f"{path.relative_to(folder).as_posix()}\0".encode() + path.read_bytes() + b"\0")
    base = Path(os.environ.get("XDG_CACHE_HOME", ""))
    default = (base if base.is_absolute() else Path.home() / ".cache") / "wythoff-verifier"
    cache = Path(os.environ.get("WYTHOFF_CACHE") or default)
    copy = cache / f"coq-{number.hexdigest()[:16]}"
    if not copy.is_dir():
        cache.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=cache) as where:
            shutil.copytree(folder, Path(where) / "coq")
            (Path(where) / "coq").rename(copy)
    return copy
