"""All checkers in one file, for people who have Python and nothing else: `wythoff check --standalone > check.py`.

The file is a beginning of forty lines and then the modules of the checkers, word for word as they stand in this
program (but for the line `from __future__ import annotations`, which a file may have only at its start). The beginning
gives each module its own text when it is imported, so the file does what the modules do, by being them; nothing is
written twice. `modules` finds what belongs into it: what the checkers import, down to the standard library.
"""

from __future__ import annotations

import ast
import hashlib
import sys
from functools import cache

from verifier.base.shipped import PACKAGE as HERE
from verifier.base.version import VERSION
from verifier.certificate.check import KINDS

__all__ = ["modules", "sha256", "text"]

FUTURE = "from __future__ import annotations\n"
MARK = "# ======== module "
PACKAGE = "verifier.certificate.check"
LEFT_OUT = frozenset(
    {"board_fast", "external", "standalone"}
)  # these need more than the standard library, or this program

BEGINNING = '''\
#!/usr/bin/env python3
"""Does this folder prove what it says? One file, Python {python} or newer, the standard library alone.

    python3 -I check.py                the certificate in whose folder this file lies
    python3 -I check.py DIR DIR ...    these certificates

It prints what each certificate proves, or the first reason why it does not, and exits with 0 if all are accepted,
1 if one is rejected and 2 if one cannot be read.

This is the checker of wythoff-verifier {version}, made by `wythoff check --standalone`. Below these lines stand its
modules, word for word; each begins with the mathematics that it rests on. Which one judges is said by `format` in
manifest.json:

{judges}

All read rules with verifier.games.rules and JSON with verifier.base.strict, but for the automaton's: it stands alone.
"""

from __future__ import annotations

import sys
from importlib.machinery import ModuleSpec
from pathlib import Path

MARK = "# ======== " + "module "
HERE = Path(__file__).resolve()


class Modules:
    """Gives a module the text that stands in this file under its name."""

    def __init__(self) -> None:
        _, *parts = HERE.read_text(encoding="utf-8").split(MARK)
        self.texts = dict(part.split("\\n", 1) for part in parts)
        self.packages = {{name.rsplit(".", n)[0] for name in self.texts for n in range(1, name.count(".") + 1)}}

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        known = name in self.texts or name in self.packages
        return ModuleSpec(name, self, is_package=name in self.packages) if known else None

    def create_module(self, spec: ModuleSpec) -> None:
        return None

    def exec_module(self, module: object) -> None:
        text = "from __future__ import annotations\\n" + self.texts.get(module.__name__, "")
        exec(compile(text, f"{{HERE.name}}: {{module.__name__}}", "exec"), module.__dict__)


def main(folders: list[str]) -> int:
    sys.meta_path.insert(0, Modules())
    from verifier.certificate.check import judge

    codes = []
    for folder in folders or [str(HERE.parent)]:
        report = judge(folder, "reference")
        print(f"{{folder}}: {{report.reason}}" if len(folders) > 1 else report.reason)
        codes.append(report.exit_code)
    if codes == [0]:
        print("This is what is proved; README.md and statement.tex, which are for people, were not read.")
    return max(codes)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

# What follows is never reached in this order: `Modules` takes it from here, module by module.
'''


def modules() -> list[str]:
    """The names of the modules, each after those that it imports (a module that is imported late may come earlier)."""
    found: list[str] = []

    def visit(name: str) -> None:
        if name in found or name.rpartition(".")[2] in LEFT_OUT:
            return
        for other in _imports(name, at_once=True):
            visit(other)
        found.append(name)
        for other in _imports(name, at_once=False):
            visit(other)

    for kind in KINDS.values():
        visit(f"{PACKAGE}.{kind.module}")
    visit(PACKAGE)
    return found


def _source(name: str) -> str:
    path = HERE.joinpath(*name.split(".")[1:])
    return (path / "__init__.py" if path.is_dir() else path.with_suffix(".py")).read_text(encoding="utf-8")


def _imports(name: str, at_once: bool) -> list[str]:
    """The modules of this program that a module imports when it is loaded, or (not `at_once`) anywhere.

    What is imported besides is of the standard library, or there is no file that stands alone.
    """
    tree = ast.parse(_source(name))
    hints = [node for node in ast.walk(tree) if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"]
    skipped = {inner for node in hints for inner in ast.walk(node)}
    found: list[str] = []
    for node in tree.body if at_once else ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node not in skipped:
            module = node.module or ""
            inside = [f"{module}.{alias.name}" for alias in node.names if _is_module(f"{module}.{alias.name}")]
            found += inside or [module]
        elif isinstance(node, ast.Import) and node not in skipped:
            found += [alias.name for alias in node.names]
    own = [module for module in found if module.partition(".")[0] == "verifier"]
    foreign = {module.partition(".")[0] for module in found} - {"verifier", "__future__"} - sys.stdlib_module_names
    assert not foreign, f"{name} needs {foreign}"
    return own


def _is_module(name: str) -> bool:
    path = HERE.joinpath(*name.split(".")[1:])
    return name.startswith("verifier.") and (path.with_suffix(".py").is_file() or (path / "__init__.py").is_file())


@cache
def text() -> str:
    """The file."""
    width = max(len(kind.format) for kind in KINDS.values())
    judges = "\n".join(f"    {kind.format:<{width}}  {PACKAGE}.{kind.module}" for kind in KINDS.values())
    beginning = BEGINNING.format(version=VERSION, judges=judges, python="3.10")
    parts = [f"{MARK}{name}\n{_source(name).replace(FUTURE, '', 1)}" for name in modules()]
    return "\n".join([beginning, *parts])


def sha256() -> str:
    """The SHA-256 sum of the file."""
    return hashlib.sha256(text().encode()).hexdigest()
