"""Every command in the documentation runs and prints what the documentation says.

A fence `console` holds commands after `$ ` and what they print, with `...` for anything; `exit=1` in its first line
is the exit code of its last command (the others exit 0). A fence with a file's name after its language is that file.
A fence `python` is run, a fence `text` or `bibtex` is only read. All fences of a page share one folder, in order.

Commands in running text are run too, on every page that git tracks, `results/` included. Words in capitals stand for
something (`STANDS_FOR`). A command without an argument that it must have is a mention, and need only exist. What takes
minutes is named in `LONG` and run by `make test-slow`; what no test can run is named in `NOT_HERE`, with the reason.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer

from tests.cli.run import run
from verifier.cli import app
from verifier.papers.render import TITLES

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PAGES = sorted([*ROOT.glob("*.md"), *DOCS.glob("*.md"), *(ROOT / "results").rglob("*.md")])
FOLDER = "results/open-questions/certificates/complementary/1WN-2-3"
STANDS_FOR = {
    "GAME": "2WN^(2)", "N": "1000", "R": "12", "ID": "thm-2.1-i", "NAME": "a_exists", "FOLDER": FOLDER,
    "results/paper/certificates/ID": "results/paper/certificates/table-3", "mygame.toml": "my-game.toml",
}  # fmt: skip
LONG = {  # command -> its exit code
    "wythoff paper restrictions": 0,
    "wythoff verify '2WN^3' --board 400 --certificate DIR": 0,
    "wythoff hunt complementary": 1,
    "wythoff hunt least-difference --m 2..6 --p 3..6 --rows 300": 1,
    "wythoff hunt recurrence": 0,
    "python -m verifier.synthesis.campaign results/synthesis": 0,
    "python -m tests.certificate.test_corpus 5000": 0,
    "sh results/open-questions/make.sh": 0,
    "python results/open-questions/table_4.py": 0,
}
NOT_HERE = {
    "make paper": "it makes an environment and runs `wythoff paper restrictions`, which LONG has",
    "make documents": "it makes an environment; tests/documents/test_documents.py has what it makes",
    "make test": "it runs this test",
    "make coq": "it compiles all of coq/; `make test` does so before the tests",
    "wythoff theorem GAME --coq DIR": "coqc takes its time; tests/automata/coq has it",
    "wythoff nth GAME N --coq DIR": "the same; tests/theorems/test_substitution_theorems.py has it",
    "wythoff check CERTIFICATE --coq": "the same",
    "wythoff check DIR --coq": "the same; tests/certificate/test_board_theorem.py has boards",
    "wythoff check proof --coq": "the same",
    "make verified-checker": "it needs Coq and OCaml; `make test` does so before the tests",
    "wythoff check DIR --verified": "it needs what `make verified-checker` makes; tests/certificate/test_verified.py",
    "wythoff check proof --verified": "the same",
    "python benchmarks/theorem.py --out results/theorem.jsonl": "tests/theorems/test_benchmark.py has it",
    "python benchmarks/theorem.py --vectors --picture results/figures/vectors.svg": "tests/theorems/test_vectors.py",
    "python benchmarks/theorem.py --only mWN --side-by-side": "minutes; tests/automata/test_family.py has the table",
    "python benchmarks/theorem.py --check DIR --out results/theorem-checker.jsonl": "its DIR takes long to make",
    "python benchmarks/coq_theorems.py DIR --out results/theorem-coq.jsonl": "coqc takes its time; tests have some",
    "python benchmarks/large_boards.py DIR": "minutes; tests/automata/test_large_boards.py has one automaton",
    "python benchmarks/families.py": "tests/automata/test_family.py compares what it prints",
    "python benchmarks/kernels.py": "minutes; tests/verification/test_kernel_benchmark.py compares the table",
    "wythoff hunt misere-one --p 2..12 --rows 3000": "tests/hunts/test_misere_one.py compares the table",
    "wythoff hunt one-each --p 3..12 --rows 100000": "half a minute; tests/hunts/test_one_each.py compares the table",
    "wythoff hunt return-words --m 2..6 --p 2..6 --rows 2000000": "minutes; tests/hunts/test_return_words.py",
    "wythoff hunt closeness --rows 100000": "minutes; tests/hunts/test_pages.py compares figures",
    "wythoff hunt asymptotics --p 2..9 --rows 50000": "minutes; tests/hunts/test_pages.py compares figures",
    "wythoff hunt complementary --limit 3": "it refutes: exit code 1; tests/hunts/test_pages.py",
    "wythoff hunt arithmetic-progression --limit 6": "it refutes: exit code 1; tests/hunts/test_pages.py",
    "wythoff hunt coincidence --limit 9": "a minute; tests/hunts/test_pages.py compares figures",
    "wythoff theorem '2WN^(4,8)'": "half a minute; tests/theorems/test_stored_automata.py has the automaton",
    "wythoff hunt standing --m 1..8 --p 2..8 --rows 3000": "a minute; tests/hunts/test_standing.py compares the table",
    "wythoff hunt redundant-vectors --m 1..40 --p 1..40 --rows 100": "a minute; tests/hunts/test_redundant_vectors.py",
    "wythoff verify '6WN^(2,3)' --claim 'game:6WN^(8,9)' --board 90x941 --certificate DIR": "it refutes: exit code 1",
    "wythoff hunt complexity --m 2..6 --p 3..6 --rows 20000": "tests/hunts/test_complexity.py compares the table",
    "wythoff hunt automaton --m 1..8 --p 2..8": "half an hour; tests/hunts/test_automaton.py has the hunt",
    "wythoff hunt blocking-beams --p 2..20 --rows 60000": "minutes; tests/hunts/test_blocking_beams.py",
    "wythoff theorem GAME --numeration base:2": "tests/theorems/test_stored_automata.py has the automata",
    "wythoff equal WN examples/thinned-wythoff.toml": "half a minute; tests/theorems/test_thinned.py has it, slow",
    "wythoff hunt coincidence --m 1..8 --p 1..12 --rows 5000": "a minute; tests/hunts/test_coincidence_classes.py",
    "python -m verifier.report.oeis results/oeis": "tests/report/test_oeis.py compares what it makes",
    "python -m verifier.report.oeis results/oeis --search stripped": "it needs a file of the OEIS; test_oeis.py",
    "python -m verifier.report.oeis results/oeis --search FILE": "the same",
    "python -m verifier.report.api_pages docs/api": "tests/report/test_api_pages.py compares what it makes",
    "python coq/gallery/make.py": "it finds and proves the games of the gallery again, in minutes",
    "wythoff prove --coq DIR STATEMENT": "it exports chapters; tests/lemmas/coq has it",
    "wythoff prove --coq coq": "the same",
    "python coq/errata/make.py": "tests/coq/test_errata.py compares what it writes",
    "python3 -I DIR/check.py": "tests/certificate/test_standalone.py runs it",
    "wythoff check --standalone > check.py": "the same",
    "wythoff check DIR DIR ...": "the same",
    "wythoff typeset PAGE.md --tex FILE --pdf FILE": "tests/documents/test_documents.py has what it makes",
    "make dist": "it builds in an environment of its own, with the network",
    "python -m verifier.certificate.write.cutting_planes DIR": "tests/certificate/test_cutting_planes.py calls it",
    "make test-slow": "it runs the slow ones",
    "make format": "it changes the tree",
    "pip install .": "it needs the network",
    "pip install '.[all]'": "the same",
    "wythoff serve": "it does not end; tests/report/test_site.py asks its server",
}


def fences(text: str) -> Iterator[tuple[list[str], str]]:
    """(the words of the first line, the content) of every fenced block."""
    for match in re.finditer(r"^```([^\n]*)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
        yield match[1].split(), match[2]


def commands(content: str) -> Iterator[tuple[str, str]]:
    """(command, expected output) of a console block."""
    for part in re.split(r"^\$ ", content, flags=re.MULTILINE)[1:]:
        command, _, output = part.partition("\n")
        yield command, output


def matches(expected: str, output: str) -> bool:
    """Does the output fit, where `...` stands for anything and runs of spaces for one another?"""
    pattern = re.escape(" ".join(expected.split())).replace(r"\ \.\.\.", ".*").replace(r"\.\.\.", ".*")
    return re.fullmatch(pattern, " ".join(output.split()), re.DOTALL) is not None


def execute(command: str) -> tuple[int, str]:
    """The exit code and the standard output of a command of a fence."""
    program, *arguments = shlex.split(command, comments=True)
    if program in ("python", "python3"):
        paths = os.pathsep.join(path for path in sys.path if path)
        done = subprocess.run(
            [sys.executable, *arguments], env=os.environ | {"PYTHONPATH": paths}, stdout=subprocess.PIPE, text=True
        )
        return done.returncode, done.stdout
    assert program == "wythoff"
    result = run(*arguments)
    return result.code, result.out


def name_of(page: Path) -> str:
    return str(page.relative_to(ROOT))


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_command_does_what_the_page_says(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "200")
    for words, content in fences(page.read_text(encoding="utf-8")):
        if words[:1] == ["console"]:
            code = next((int(word[5:]) for word in words if word.startswith("exit=")), 0)
            listed = list(commands(content))
            assert listed, content
            for place, (command, expected) in enumerate(listed, start=1):
                status, output = execute(command)
                assert status == (code if place == len(listed) else 0), f"{command}\n{output}"
                assert matches(expected, output), f"{command}\n{output}"
        elif words[:1] == ["python"]:
            exec(compile(content, page.name, "exec"), {})
        elif len(words) == 2:
            (tmp_path / words[1]).write_text(content, encoding="utf-8")
        elif words not in (["text"], ["bibtex"]):
            raise AssertionError(f"{page.name}: a fence that is not run: {words}")


def test_every_command_is_in_a_fence_that_is_run() -> None:
    """No `$ wythoff` hides outside the console fences."""
    for page in PAGES:
        assert "$ wythoff" not in prose(page)


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
        if not link.startswith("http"):
            assert (page.parent / link).exists(), link


def prose(page: Path) -> str:
    """A page without its fences."""
    return re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)


def in_text(page: Path) -> list[str]:
    """The commands between the words of a page, each once."""
    found = re.findall(r"`((?:wythoff|python3?|make|pip|sh|cake_lpr)\s[^`]+)`", prose(page))
    return list(dict.fromkeys(" ".join(command.split()) for command in found))


def is_mention(arguments: list[str]) -> bool:
    """`wythoff check --external`: the command and its options are there, an argument that it needs is not given."""
    program: Any = typer.main.get_command(app)
    command = program.get_command(None, arguments[0])
    assert command is not None, arguments
    known = {option for parameter in command.params for option in parameter.opts} | {"--help"}
    assert {word.partition("=")[0] for word in arguments[1:] if word.startswith("-")} <= known, arguments
    if arguments[0] == "sweep" and len(arguments) == 2:
        return True
    if arguments[0] == "check" and set(arguments[1:]) <= {"--external", "--coq", "--checker", "reference", "fast"}:
        return True
    try:
        command.make_context(arguments[0], list(arguments[1:]))
    except Exception as error:
        if type(error).__name__ == "MissingParameter":
            return True
        raise
    return False


def to_run() -> dict[Path, list[str]]:
    """Each command once, with the first page that has it."""
    pages: dict[Path, list[str]] = {}
    seen = {*LONG, *NOT_HERE}
    for page in PAGES:
        pages[page] = [command for command in in_text(page) if command not in seen]
        seen.update(pages[page])
    return {page: commands for page, commands in pages.items() if commands}


@pytest.fixture(scope="session")
def results(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One copy for all pages: no command can harm what is in the tree."""
    return Path(shutil.copytree(ROOT / "results", tmp_path_factory.mktemp("copy") / "results"))


@pytest.mark.parametrize("page", to_run(), ids=name_of)
def test_commands_in_running_text_do_their_work(
    page: Path, results: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every one exits with 0, in a folder with the results, a store and a game of one's own."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "results").symlink_to(results)
    shutil.copy(ROOT / "examples" / "my-game.toml", tmp_path)
    if page.parent.parent.name == "results":  # a page there speaks of what lies beside it
        shutil.copytree(page.parent, tmp_path, dirs_exist_ok=True)
    run("sweep", "certify", "--games", "WN", "--board", "6")
    for command in to_run()[page]:
        words = shlex.split(command.replace("check DIR", "check FOLDER"))
        program, *arguments = (STANDS_FOR.get(word, word) for word in words)
        assert program == "wythoff", f"{page.name}: nobody runs {command}"
        if arguments != ["--help"] and not is_mention(arguments):
            result = run(*arguments)
            assert result.code == 0, f"{page.name}: {command}: {result}"


@pytest.mark.slow
@pytest.mark.parametrize("command", LONG)
def test_long_commands_do_their_work(command: str, tmp_path: Path) -> None:
    """In a folder of their own, with a `wythoff` that is this one."""
    shutil.copytree(ROOT / "results", tmp_path / "results")
    for name, start in (("wythoff", ' -c "from verifier.cli import main; main()"'), ("python", "")):
        program = tmp_path / name
        program.write_text(f'#!/bin/sh\nexec {sys.executable}{start} "$@"\n')
        program.chmod(0o755)
    paths = os.pathsep.join(path for path in sys.path if path)
    environment = os.environ | {"PATH": f"{tmp_path}:{os.environ['PATH']}", "PYTHONPATH": paths}
    done = subprocess.run(shlex.split(command), cwd=tmp_path, env=environment, capture_output=True, text=True)
    assert done.returncode == LONG[command], done.stdout + done.stderr


def test_there_are_no_other_pages() -> None:
    """Pages elsewhere would not be read by these tests."""
    for folder in ("verifier", "encodings", "tests", "benchmarks", "examples"):
        assert list((ROOT / folder).rglob("*.md")) == []


def test_no_exception_is_out_of_date() -> None:
    """Every command that is named above as long, or as not to be run, stands on some page."""
    everywhere = {command for page in PAGES for command in in_text(page)}
    assert {*LONG, *NOT_HERE} <= everywhere


def test_the_matcher_can_fail() -> None:
    assert matches("a ... c\n...", "a b\nc d")
    assert not matches("a ... c", "a b\nd")


def test_the_table_in_the_readme_is_that_of_the_results() -> None:
    """The lines that README shows of `make paper` say what results/paper says, word for word."""
    text = (ROOT / "README.md").read_text()
    shown = {
        id: [place, verdict, " ".join(came.split())]
        for id, verdict, place, came in re.findall(r"^(\S+) +(\w+) +(\S.*)\n((?: {4}\S.*\n)+)", text, re.MULTILINE)
        if verdict in TITLES
    }
    assert len(shown) == 5
    records = json.loads((ROOT / "results" / "paper" / "statements.json").read_text())["statements"]
    kept = {record["id"]: [record["title"], record["verdict"], record["reason"]] for record in records}
    assert shown == {id: kept[id] for id in shown}
