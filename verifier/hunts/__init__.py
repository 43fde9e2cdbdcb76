"""The paper's open questions, one file each: a hunt is a module with a `QUESTION`, `GAMES` and a function `hunt`.

`QUESTIONS` maps the name of each, which is that of its file, to what it asks, in a sentence, and `GAMES` to the games
that it can speak of. They are read from the text of the files, for a list of questions needs no NumPy. A hunt that can
speak of any games has a function `hunt_games` too. A reader's own question is `own_question.py`. What hunts share is
beside them, without a `QUESTION`: `result`, `parameters`, `certify`, `slope` and `substitution_system`.
"""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path
from types import ModuleType

__all__ = ["GAMES", "QUESTIONS", "load"]


def _constants(path: Path) -> dict[str, str]:
    """The values of `QUESTION` and `GAMES` in the file, if it has them."""
    found: dict[str, str] = {}
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        match node:
            case ast.Assign(targets=[ast.Name(id="QUESTION" | "GAMES" as name)], value=value):
                found[name] = str(ast.literal_eval(value))
    return found


_FOUND = {
    path.stem.replace("_", "-"): constants
    for path in sorted(Path(__file__).parent.glob("*.py"))
    if path.name != "__init__.py" and "QUESTION" in (constants := _constants(path))
}
QUESTIONS = {name: constants["QUESTION"] for name, constants in _FOUND.items()}
GAMES = {name: constants["GAMES"] for name, constants in _FOUND.items()}


def load(name: str) -> ModuleType:
    """The module of a hunt."""
    return import_module(f"{__name__}.{name.replace('-', '_')}")
