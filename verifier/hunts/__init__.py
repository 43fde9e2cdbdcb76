"""The paper's open questions, one file each: a hunt is a module with a `QUESTION` and a function `hunt`.

`QUESTIONS` maps the name of each, which is that of its file, to what it asks, in a sentence; of the games mWN^(l,p)
unless others are named. They are read from the text of the files, for a list of questions needs no NumPy.
"""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path
from types import ModuleType

__all__ = ["QUESTIONS", "load"]


def _question(path: Path) -> str | None:
    """The value of `QUESTION` in the file, if it has one."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        match node:
            case ast.Assign(targets=[ast.Name(id="QUESTION")], value=value):
                return str(ast.literal_eval(value))
    return None


QUESTIONS = {
    path.stem.replace("_", "-"): question
    for path in sorted(Path(__file__).parent.glob("*.py"))
    if path.name != "__init__.py" and (question := _question(path))
}


def load(name: str) -> ModuleType:
    """The module of a hunt."""
    return import_module(f"{__name__}.{name.replace('-', '_')}")
