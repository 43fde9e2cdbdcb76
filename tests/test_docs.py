"""Every command in the documentation runs and prints what the documentation says.

A fence `console` holds commands after `$ ` and what they print, with `...` for anything; `exit=1` in its first line
is the exit code of its last command (the others exit 0). A fence with a file's name after its language is that file.
A fence `python` is run, a fence `text` or `bibtex` is only read. All fences of a page share one folder, in order.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from verifier.cli import app

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PAGES = [
    ROOT / "README.md",
    *(DOCS / f"{name}.md" for name in ("README", "tutorial", "trust", "formats", "comparison")),
]
PROSE = sorted(DOCS.glob("*.md"))  # and these too have links and commands in running text


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


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_command_does_what_the_page_says(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "200")
    for words, content in fences(page.read_text(encoding="utf-8")):
        if words[:1] == ["console"]:
            code = next((int(word[5:]) for word in words if word.startswith("exit=")), 0)
            listed = list(commands(content))
            assert listed, content
            for place, (command, expected) in enumerate(listed, start=1):
                program, *arguments = shlex.split(command)
                assert program == "wythoff"
                result = CliRunner().invoke(app, arguments)
                assert result.exit_code == (code if place == len(listed) else 0), f"{command}\n{result.output}"
                assert matches(expected, result.stdout), f"{command}\n{result.stdout}"
        elif words[:1] == ["python"]:
            exec(compile(content, page.name, "exec"), {})
        elif len(words) == 2:
            (tmp_path / words[1]).write_text(content, encoding="utf-8")
        elif words not in (["text"], ["bibtex"]):
            raise AssertionError(f"{page.name}: a fence that is not run: {words}")


def test_every_command_is_in_a_fence_that_is_run() -> None:
    """No `$ wythoff` hides outside the console fences."""
    for page in PAGES:
        outside = re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
        assert "$ wythoff" not in outside


@pytest.mark.parametrize("page", [PAGES[0], *PROSE], ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
        if not link.startswith("http"):
            assert (page.parent / link).exists(), link


@pytest.mark.parametrize("page", [PAGES[0], *PROSE], ids=lambda page: str(page.relative_to(ROOT)))
def test_commands_in_running_text_exist(page: Path) -> None:
    """A `wythoff NAME --option` between words names a command and options that there are."""
    program: Any = typer.main.get_command(app)
    for code in re.findall(r"`(wythoff [a-z][^`]+)`", page.read_text(encoding="utf-8")):
        name, *words = code.split()[1:]
        command = program.get_command(None, name)
        assert command is not None, code
        known = {option for parameter in command.params for option in parameter.opts} | {"--help"}
        assert {word.partition("=")[0] for word in words if word.startswith("-")} <= known, code


def test_the_matcher_can_fail() -> None:
    assert matches("a ... c\n...", "a b\nc d")
    assert not matches("a ... c", "a b\nd")
