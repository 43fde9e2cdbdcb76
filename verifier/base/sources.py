"""The key of a stored answer: a hash of every source that could have had a part in it.

An answer that is kept (a verdict on a statement, a row of a sweep) is asked again when the code behind it has changed.
Which code that is is not listed by hand: it is all of it, every source and data file of the program, in every folder.
So a record can be asked again once too often, and never once too few.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import cache
from importlib.util import find_spec
from pathlib import Path

__all__ = ["code_key", "key_of"]

_KINDS = (".py", ".json", ".toml")


def key_of(roots: Mapping[str, Path]) -> str:
    """A hash of the sources below these folders: their names and their contents."""
    digest = hashlib.sha256()
    for name, root in sorted(roots.items()):
        for path in sorted(root.rglob("*")):
            if path.suffix in _KINDS and path.is_file():
                digest.update(f"{name}/{path.relative_to(root).as_posix()}\0".encode())
                digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()[:16]


@cache
def code_key() -> str:
    """The key of whatever this program computes: the hash of its own sources."""
    return key_of({name: place for name in ("verifier", "kernel_encodings") for place in _places(name)})


def _places(package: str) -> list[Path]:
    spec = find_spec(package)
    assert spec is not None
    return [Path(place) for place in spec.submodule_search_locations or ()]
