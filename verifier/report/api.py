"""The API reference, from the source alone: modules, their public names, signatures and docstrings.

Public is what a module names in `__all__`. Commands have `--help` and are left out.

The source is parsed, not imported, so the reference needs none of the solvers and always is that of this very version.
"""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import kernel_encodings
from markupsafe import Markup

from verifier.base.shipped import PACKAGE
from verifier.report.texts import markdown

__all__ = ["Entry", "Module", "modules", "room_of"]

HIDDEN = ("verifier.cli", "verifier.report.api")


@dataclass(frozen=True)
class Entry:
    """A public function or class; `said` is the first paragraph of its docstring."""

    name: str
    signature: str
    text: Markup
    members: tuple[Entry, ...] = ()
    said: str = ""


@dataclass(frozen=True)
class Module:
    """A module: its name, its docstring and the first line of that, its public names."""

    name: str
    summary: str
    text: Markup
    entries: tuple[Entry, ...]
    said: str = ""


def modules() -> list[Module]:
    """Every module of the two packages that has public names, and their folders, in the order of their names."""
    found = []
    for root in (PACKAGE, Path(str(kernel_encodings.__file__)).resolve().parent):
        for path in sorted(root.rglob("*.py")):
            parts = (root.name, *path.relative_to(root).with_suffix("").parts)
            name = ".".join(part for part in parts if part != "__init__")
            if name.startswith(HIDDEN) or any(part.startswith("_") for part in parts if part != "__init__"):
                continue
            module = _module(name, path)
            if module.entries or (path.name == "__init__.py" and module.text):
                found.append(module)
    return found


def room_of(module: str) -> str:
    """`verifier.games` for `verifier.games.rules`."""
    parts = module.split(".")
    return ".".join(parts[:2]) if parts[0] == "verifier" else parts[0]


@cache
def _module(name: str, path: Path) -> Module:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    public = _public(tree)
    entries = [entry for entry in (*_entries(tree.body), *_constants(tree.body)) if entry.name in public]
    written = {entry.name for entry in entries}
    entries += [entry for entry in _from_elsewhere(tree) if entry.name in public - written]
    summary = _first(ast.get_docstring(tree) or "")
    return Module(name, summary, _text(tree), tuple(entries), _said(tree))


def _public(tree: ast.Module) -> set[str]:
    """The names in `__all__`; a module without it has none."""
    for node in tree.body:
        if isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id == "__all__" for t in node.targets):
            return set(ast.literal_eval(node.value))
    return set()


def _entries(body: list[ast.stmt]) -> Iterator[Entry]:
    for node in body:
        if isinstance(node, ast.FunctionDef):
            is_property = any(isinstance(d, ast.Name) and "property" in d.id for d in node.decorator_list)
            returns = f" -> {ast.unparse(node.returns)}" if node.returns else ""
            arguments = "" if is_property else f"({_arguments(node)})"
            yield Entry(node.name, f"{node.name}{arguments}{returns}", _text(node), said=_said(node))
        elif isinstance(node, ast.ClassDef):
            fields = [
                f"{item.target.id}: {ast.unparse(item.annotation)}"
                + (f" = {ast.unparse(item.value)}" if item.value else "")
                for item in node.body
                if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name)
            ]
            members = tuple(e for e in _entries(node.body) if not e.name.startswith("_") and e.text)
            yield Entry(node.name, f"class {node.name}({', '.join(fields)})", _text(node), members, _said(node))


def _constants(body: list[ast.stmt]) -> Iterator[Entry]:
    """Values with a name: the type if it is given, else the value if it is short."""
    for node in body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            yield Entry(node.target.id, f"{node.target.id}: {ast.unparse(node.annotation)}", Markup(""))
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            value, name = ast.unparse(node.value), node.targets[0].id
            yield Entry(name, f"{name} = {value}" if len(value) <= 70 else name, Markup(""))


def _from_elsewhere(tree: ast.Module) -> Iterator[Entry]:
    """Names that a module passes on."""
    seen: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                if alias.name not in seen:
                    seen.add(alias.name)
                    said = f"From `{node.module}`."
                    yield Entry(alias.name, alias.name, markdown(said), said=said)


def _arguments(node: ast.FunctionDef) -> str:
    """As one calls it: a method without `self`."""
    return re.sub(r"^(self|cls)(, |$)", "", ast.unparse(node.args))


def _first(text: str) -> str:
    """The first line of a docstring; where its sentence goes on in the next line, with the end of that sentence.

    >>> _first("The terms. More of them:\\nand so on."), _first("The number of elements of\\na set. More.")
    ('The terms. More of them: and so on.', 'The number of elements of a set.')
    """
    line, _, rest = text.partition("\n\n")[0].partition("\n")
    if not rest or line.rstrip().endswith((".", "!", "?")):
        return line
    end = re.match(r".*?[.!?](?=\s|$)", rest, re.DOTALL)
    return " ".join(f"{line} {end[0] if end else rest}".split())


def _said(node: ast.Module | ast.ClassDef | ast.FunctionDef) -> str:
    """The first paragraph of a docstring, in one line."""
    return " ".join(inspect.cleandoc(ast.get_docstring(node) or "").partition("\n\n")[0].split())


def _text(node: ast.Module | ast.ClassDef | ast.FunctionDef) -> Markup:
    """A docstring as HTML; examples (`>>>` up to the next empty line) are code."""
    lines, example = [], False
    for line in inspect.cleandoc(ast.get_docstring(node) or "").splitlines():
        if line.startswith(">>>") and not example:
            lines += ["", "```"]
            example = True
        elif example and not line.strip():
            lines.append("```")
            example = False
        lines.append(line)
    return markdown("\n".join(lines + ["```"] * example)) if lines else Markup("")
