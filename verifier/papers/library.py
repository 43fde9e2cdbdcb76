"""Which papers there are: the built-in one, and the files of the folder `papers/` beside the program."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from verifier.base.errors import UserError
from verifier.papers.model import Paper

__all__ = ["BUILT_IN", "find_paper", "names"]

BUILT_IN = "restrictions"
FOLDER = Path(__file__).parents[2] / "papers"


def names() -> list[str]:
    """The names of the papers: what `wythoff paper NAME` takes."""
    return [BUILT_IN, *sorted(path.stem for path in FOLDER.glob("*.toml"))]


def find_paper(name: str) -> Paper:
    """A paper by its name, or from a file."""
    from verifier.papers import restrictions
    from verifier.papers.authored.paper_file import read_paper

    if name == BUILT_IN:
        return restrictions.PAPER
    if name.endswith(".toml"):
        return read_paper(name)
    if name in names():
        return replace(read_paper(FOLDER / f"{name}.toml"), file=name)
    raise UserError(f"There is no paper {name!r}; there are {', '.join(names())}, and files that end in .toml.")
