"""The folder coq/ of the project: which theorem stands where, what a file requires, which theorems say a statement.

coq/paper/theorems.txt has lines `statement file theorem`: the theorems from first principles, whose statements use only
the definitions that a mathematician compares with the paper.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from verifier.base.coq_files import coq_sources

__all__ = ["COQ", "PaperTheorem", "closure", "digest", "paper_theorems", "theorems_in", "within"]

COQ = coq_sources()
HAND_WRITTEN = (
    "Library.v", "Cardinality.v", "Laws.v", "Instances.v", "Refutation.v", "Prelude.v", "PreludeReals.v",
)  # fmt: skip
REQUIRE = re.compile(r"From\s+Wythoff(?:\.(\w+))?\s+Require\s+(?:Import\s+|Export\s+)?([\w.\s]+?)\.(?=\s)")
COMMENT = re.compile(r"\(\*.*?\*\)", re.S)


@dataclass(frozen=True)
class PaperTheorem:
    """A theorem from first principles: what it says, and where."""

    statement: str
    file: str
    name: str

    def line(self) -> int | None:
        """Where it stands in its file, if the file is at hand."""
        path = COQ / self.file
        return dict(theorems_in(path)).get(self.name) if path.exists() else None

    def place(self) -> str:
        """File and line, from the root of the project."""
        return f"coq/{self.file}:{self.line()}"


def theorems_in(path: Path, kinds: str = "Theorem|Lemma|Corollary|Proposition|Fact|Remark") -> list[tuple[str, int]]:
    """The theorems of these kinds in a file, with their lines."""
    text = path.read_text()
    found = re.finditer(rf"^(?:{kinds})\s+(\w+)", text, re.M)
    return [(theorem[1], text.count("\n", 0, theorem.start()) + 1) for theorem in found]


@cache
def paper_theorems(folder: Path = COQ) -> tuple[PaperTheorem, ...]:
    """The table of theorems from first principles; empty where there is no such folder."""
    table = folder / "paper" / "theorems.txt"
    if not table.exists():
        return ()
    lines = (line.split("#")[0].split() for line in table.read_text().splitlines())
    return tuple(PaperTheorem(*words) for words in lines if len(words) == 3)


def _required(path: Path, folder: Path) -> list[Path]:
    found = []
    for prefix, names in REQUIRE.findall(COMMENT.sub(" ", path.read_text())):
        for name in names.split():
            found.append((folder / prefix if prefix else folder) / (name.replace(".", "/") + ".v"))
    return found


def closure(files: Iterable[Path], folder: Path = COQ) -> list[Path]:
    """The files and all files of the folder that they require, directly or not."""
    seen: dict[Path, None] = {}
    todo = list(files)
    while todo:
        path = todo.pop()
        if path not in seen:
            seen[path] = None
            todo += _required(path, folder)
    return sorted(seen)


def digest(files: Iterable[Path], folder: Path = COQ) -> str:
    """One number for the names and contents of the files."""
    total = hashlib.sha256()
    for path in sorted(files):
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        total.update(f"{path.relative_to(folder).as_posix()} {content}\n".encode())
    return total.hexdigest()


def within(folder: Path = COQ) -> list[Path]:
    """Every .v file of the folder that `make coq` compiles: not the larger theorems of the gallery."""
    return sorted(path for path in folder.rglob("*.v") if path.parent.name != "large")
