"""The shape of the project: what must be true before any game is looked at."""

import ast
import doctest
import importlib.util
import os
import pkgutil
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import kernel_encodings
import networkx as nx

import verifier

ROOT = Path(__file__).parent.parent


def test_the_folder_encodings_does_not_shadow_pythons_own():
    """A package `encodings` on the path would kill the interpreter at start-up."""
    assert not (ROOT / "encodings" / "__init__.py").exists()
    subprocess.run([sys.executable, "-c", "pass"], env={**os.environ, "PYTHONPATH": str(ROOT)}, check=True)


def test_docstring_examples():
    tried = 0
    for module in [
        *pkgutil.walk_packages(verifier.__path__, "verifier."),
        *pkgutil.walk_packages(kernel_encodings.__path__, "kernel_encodings."),
    ]:
        result = doctest.testmod(importlib.import_module(module.name))
        assert result.failed == 0, module.name
        tried += result.attempted
    assert tried > 10


def test_a_room_imports_lower_rooms_only():
    """The order of the rooms stands in pyproject.toml; no exception is made."""
    lint = "from importlinter.cli import lint_imports_command as lint; lint()"
    command = [sys.executable, "-c", lint, "--no-cache"]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert found.returncode == 0, found.stdout


def test_every_room_has_its_place_in_the_order():
    """A room that the order does not name could import anything."""
    import tomllib

    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"]
    assert not any("ignore_imports" in contract for contract in contracts)
    named = [name.strip() for layer in contracts[0]["layers"] for name in layer.split("|")]
    there = {
        path.stem for path in (ROOT / "verifier").iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()
    }
    assert sorted(named) == sorted({"kernel_encodings", *(f"verifier.{name}" for name in there - {"__init__"})})


def _imported(node: ast.AST, modules: set[str]) -> Iterator[str]:
    """The modules of the project that code imports, inside of functions and for types alone too."""
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom):
        names = [f"{node.module}.{alias.name}" for alias in node.names]
        yield from (name if name in modules else str(node.module) for name in names)
    for child in ast.iter_child_nodes(node):
        yield from _imported(child, modules)


def test_no_import_dodges_a_circle():
    """Modules do not import each other in a circle, the imports inside functions counted: start-up is their reason.

    One circle is meant: the checker of boards stands alone, and what it hands to `ladder_audit` has its types.
    """
    paths = {}
    for top in (ROOT / "verifier", ROOT / "encodings" / "kernel_encodings"):
        for path in top.rglob("*.py"):
            parts = path.relative_to(top.parent).with_suffix("").parts
            paths[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    graph = nx.DiGraph()
    for name, path in paths.items():
        for other in _imported(ast.parse(path.read_text()), set(paths)):
            if other in paths and other != name:
                graph.add_edge(name, other)
    assert graph.number_of_edges() > 500
    check = "verifier.certificate.check"
    circles = [sorted(found) for found in nx.strongly_connected_components(graph) if len(found) > 1]
    assert circles == [[f"{check}.board", f"{check}.ladder_audit"]]


def test_programs_beside_the_package_import_what_is_there():
    """No test imports those of benchmarks/, coq/ and results/: a module that moves must not leave them behind."""
    tracked = subprocess.run(["git", "ls-files", "*.py"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    beside = [name for name in tracked.split() if name.startswith(("benchmarks/", "coq/", "results/"))]
    assert {name.partition("/")[0] for name in beside} == {"benchmarks", "coq", "results"}
    for name in beside:
        for node in ast.walk(ast.parse((ROOT / name).read_text())):
            if isinstance(node, ast.ImportFrom) and str(node.module).startswith(("verifier", "kernel_encodings")):
                module = importlib.import_module(str(node.module))
                for alias in node.names:
                    there = hasattr(module, alias.name) or importlib.util.find_spec(f"{node.module}.{alias.name}")
                    assert there, (name, node.module, alias.name)


# Who writes files otherwise than by `verifier.base.appearing`, and why that leaves no half results.
WRITERS = {
    "certificate/write": "into a folder that will appear",
    "certificate/check/external.py": "into a scratch folder",
    "lemmas/coq/assumptions.py": "into a scratch folder",
    "lemmas/emit.py": "into a folder that will appear",
    "lemmas/trusted/solvers.py": "hidden until it is whole; the kernel imports little",
    "report/site.py": "into a folder that will appear",
    "sweep/cluster.py": "into a folder that will appear",
    "sweep/store.py": "locks, which hold nothing",
    "synthesis/cover_evidence.py": "into a folder that will appear",
    "synthesis/evidence.py": "into a folder that will appear",
    "verification/complete_rows.py": "into a folder that will appear",
}


def test_files_are_written_in_one_way():
    """Half results are impossible where files appear whole; who writes otherwise is named above."""
    direct = re.compile(r"\.write_(text|bytes)\(|open\([^)]*[\"'](w|a|x|r\+)b?[\"']|\.savefig\((?!file)|json\.dump\(")
    found = {
        path.relative_to(ROOT / "verifier").as_posix()
        for path in (ROOT / "verifier").rglob("*.py")
        if direct.search(path.read_text())
    }
    assert {name for name in found if not any(name.startswith(known) for known in WRITERS)} == set()
    assert [known for known in WRITERS if not any(name.startswith(known) for name in found)] == []


def test_the_map_of_the_readme_is_the_folder_list():
    """The rooms stand in it in the order of pyproject.toml, the lowest first."""
    import tomllib

    text = (ROOT / "README.md").read_text()
    drawn = text[text.index("## The map") :].split("```")[1]
    inner, outer = [], []
    for line in drawn.splitlines()[1:]:
        names = re.match(r" *((?:\w+/ ?)+)", line)
        assert names, line
        (inner if line.startswith("  ") else outer).extend(name.rstrip("/") for name in names[1].split())
    rooms = {path.name for path in (ROOT / "verifier").iterdir() if (path / "__init__.py").exists()}
    layers = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"][0]["layers"]
    order = [name.strip().removeprefix("verifier.") for layer in reversed(layers) for name in layer.split("|")]
    assert inner == [name for name in order if name in rooms]
    assert set(inner) == rooms
    tracked = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    assert {path.partition("/")[0] for path in tracked if "/" in path and not path.startswith(".")} == set(outer)


# Names that two places have, and why: the checkers that a stranger copies out of the project stand alone, and bring
# their own; a state of Imitation Nim is the same in the game and in its checker; two words belong to two trades.
TWICE = {
    "Claim": ["claims/kinds.py", "lemmas/writing.py"],  # about a game; and of a lemma
    "Game": ["games/families.py", "interface.py"],  # a value; and the same with what people ask of it
    "RejectedError": ["certificate/check/automaton.py", "certificate/check/board.py"],
    "Report": ["certificate/check/automaton.py", "certificate/check/board.py"],
    "State": ["automata/coq/options.py", "certificate/check/states.py", "games/imitation.py"],
    "UnreadableError": ["certificate/check/automaton.py", "certificate/check/board.py"],
}


def test_one_name_one_thing():
    """The name of a class or of a type occurs once, or names the same type wherever it is; exceptions are above."""
    places: dict[str, dict[str, str]] = {}
    for path in [*(ROOT / "verifier").rglob("*.py"), *(ROOT / "encodings").rglob("*.py")]:
        file = path.relative_to(ROOT).as_posix().partition("/")[2]
        for node in ast.parse(path.read_text()).body:
            match node:
                case ast.ClassDef(name=name):
                    places.setdefault(name, {})[file] = file
                case (
                    ast.Assign(targets=[ast.Name(id=name)], value=value)
                    | ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value)
                ) if re.fullmatch(r"[A-Z][a-z]\w*", name):
                    places.setdefault(name, {})[file] = ast.unparse(value)
    assert len(places) > 300
    double = {name: sorted(files) for name, files in places.items() if len(set(files.values())) > 1}
    assert double == TWICE


def test_sat_solvers_are_behind_one_door():
    """PySAT is imported in verifier/solvers and nowhere else."""
    imports = re.compile(r"^\s*(from|import) pysat\b", re.MULTILINE)
    paths = [*(ROOT / "verifier").rglob("*.py"), *(ROOT / "encodings").rglob("*.py")]
    found = {path.parent.relative_to(ROOT).as_posix() for path in paths if imports.search(path.read_text())}
    assert found == {"verifier/solvers"}


# Who starts processes otherwise than by `run_program` and `gather` of `verifier.base.processes`, and why.
STARTERS = {
    "base/processes.py": "the place",
    "base/interrupts.py": "a pool of workers, which is ended by Ctrl-C",
    "certificate/write/strips.py": "the manner in which such a pool starts",
    "lemmas/coq/assumptions.py": "threads that wait for coqc",
    "lemmas/coq/checked.py": "coqc --version",
    "solvers/engines.py": "depqbf, inside the process that has the limits",
    "sweep/child.py": "a process that is asked again and again, and is ended by `end`",
    "synthesis/smallest.py": "two searches beside each other, which tell of their bounds",
    "synthesis/weights.py": "the other side of that pipe",
}


def test_processes_are_started_in_one_way():
    """A process that is started elsewhere could outlive its parent, or its time; who starts one is named above."""
    starts = re.compile(r"^\s*(from|import) (subprocess|multiprocessing|concurrent)\b", re.MULTILINE)
    found = {
        path.relative_to(ROOT / "verifier").as_posix()
        for path in (ROOT / "verifier").rglob("*.py")
        if starts.search(path.read_text())
    }
    assert found == set(STARTERS)


# Rooms whose files are named after something else: the commands, the chapters of the book, the kinds of certificates
# (one that writes and one that checks), the parts of the paper.
NAMED_AFTER = ("cli/", "lemmas/chapters/", "certificate/check/", "certificate/write/", "papers/restrictions/")


def test_a_file_name_says_what_it_is():
    """A file name occurs once, outside of rooms whose files are named after something else."""
    places: dict[str, list[str]] = {}
    for path in [*(ROOT / "verifier").rglob("*.py"), *(ROOT / "encodings").rglob("*.py")]:
        name = path.relative_to(ROOT).as_posix().partition("/")[2]
        if path.name != "__init__.py" and not name.startswith(NAMED_AFTER):
            places.setdefault(path.name, []).append(name)
    assert [files for files in places.values() if len(files) > 1] == []


def test_results_are_what_a_reader_needs():
    """What one command makes again in seconds need not lie here: all of it has at most 10 MiB."""
    tracked = subprocess.run(["git", "ls-files", "-z", "results"], cwd=ROOT, capture_output=True, text=True, check=True)
    paths = [ROOT / name for name in tracked.stdout.split("\0") if name]
    assert 1 << 20 < sum(path.stat().st_size for path in paths if path.exists()) <= 10 << 20


def test_every_folder_of_modules_is_a_package():
    """A folder without `__init__.py` works in a clone and is not in the wheel."""
    tracked = subprocess.run(
        ["git", "ls-files", "verifier", "encodings/kernel_encodings"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split()
    for path in (ROOT / name for name in tracked if name.endswith(".py")):
        for folder in path.parents:
            if folder in (ROOT, ROOT / "encodings"):
                break
            assert (folder / "__init__.py").is_file(), folder


def test_every_extra_is_one_of_the_package():
    import tomllib

    from verifier.base.extras import EXTRA

    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    assert set(EXTRA.values()) <= set(extras)
    for module, extra in EXTRA.items():
        package = {"z3": "z3-solver"}.get(module, module).replace("_", "-")
        found = " ".join(extras[extra])
        assert package in found or package in found.replace("-it-py", "-it"), module
        if extra != "qbf":
            assert extra in extras["all"][0], extra


def test_the_version_is_one():
    for name, words in (
        ("CITATION.cff", "version: {}\n"),
        ("README.md", "version = {{{}}}"),
        ("CHANGELOG.md", "## {}\n"),
    ):
        assert words.format(verifier.__version__) in (ROOT / name).read_text(), name


def test_what_is_missing_is_one_sentence_with_the_extra():
    program = (
        "import sys; from verifier.base.extras import EXTRA\n"
        "for name in EXTRA: sys.modules[name] = None\n"
        "from verifier.cli import main; main(sys.argv[1:])"
    )
    for arguments, extra in (
        (["prove", "thm-2.1-i"], "proofs"),
        (["plot", "WN"], "figures"),
        (["report"], "site"),
        (["paper"], "paper"),
    ):
        done = subprocess.run([sys.executable, "-c", program, *arguments], capture_output=True, text=True)
        assert done.returncode == 2
        assert done.stderr.endswith(f"pip install 'wythoff-verifier[{extra}]'.\n")
        assert done.stderr.count("\n") == 1
    for core in (["solve", "2WN^3", "--rows", "9"], ["theorem", "WN"]):
        done = subprocess.run([sys.executable, "-c", program, *core], capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
