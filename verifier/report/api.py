"""The API reference, from the source alone: modules, their public names, signatures and docstrings.

The source is parsed, not imported, so the reference needs none of the solvers and always is that of this very version.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from markupsafe import Markup

import verifier
from verifier.report.collect import markdown

__all__ = ["Entry", "Module", "modules"]

HIDDEN = ("cli", "report.api")  # commands have --help


@dataclass(frozen=True)
class Entry:
    """A public function or class."""

    name: str
    signature: str
    text: Markup
    members: tuple[Entry, ...] = ()


@dataclass(frozen=True)
class Module:
    name: str
    text: Markup
    entries: tuple[Entry, ...]


def modules(root: Path | None = None) -> list[Module]:
    """Every module of the program that has public names, in the order of their names."""
    root = root or Path(verifier.__file__).parent
    found = []
    for path in sorted(root.rglob("*.py")):
        parts = path.relative_to(root).with_suffix("").parts
        name = ".".join(part for part in parts if part != "__init__")
        if name.startswith(HIDDEN) or any(part.startswith("_") for part in parts if part != "__init__"):
            continue
        module = _module(f"verifier.{name}" if name else "verifier", path)
        if module.entries:
            found.append(module)
    return found


def _module(name: str, path: Path) -> Module:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    public = _public(tree)
    return Module(name, _text(tree), tuple(entry for entry in _entries(tree.body) if entry.name in public))


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
            arguments = "" if is_property else f"({ast.unparse(node.args)})"
            yield Entry(node.name, f"{node.name}{arguments}{returns}", _text(node))
        elif isinstance(node, ast.ClassDef):
            fields = [
                f"{item.target.id}: {ast.unparse(item.annotation)}"
                + (f" = {ast.unparse(item.value)}" if item.value else "")
                for item in node.body
                if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name)
            ]
            members = tuple(e for e in _entries(node.body) if not e.name.startswith("_") and e.text)
            yield Entry(node.name, f"class {node.name}({', '.join(fields)})", _text(node), members)


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
