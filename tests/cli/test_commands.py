"""The list of commands: complete, in the words of the commands, and shown without loading them."""

from __future__ import annotations

import importlib
import inspect
import os
import re
import subprocess
import sys

import pytest

from tests.cli.run import run
from verifier.cli.commands import GROUPS

SENTENCES = {name: says for names in GROUPS.values() for name, says in names.items()}


def loaded_by(*arguments: str) -> set[str]:
    """The modules that a run of the command has loaded."""
    program = (
        "import sys; from verifier.cli import main\n"
        "try: main(sys.argv[1:])\n"
        "except SystemExit: pass\n"
        "print('LOADED', *sys.modules)"
    )
    text = subprocess.run([sys.executable, "-c", program, *arguments], capture_output=True, text=True, check=True)
    return set(text.stdout.rsplit("LOADED", 1)[1].split())


@pytest.mark.parametrize("name", SENTENCES)
def test_the_listed_sentence_is_the_first_of_the_command(name: str) -> None:
    function = getattr(importlib.import_module(f"verifier.cli.{name}"), name)
    first = (inspect.getdoc(function) or "").split("\n\n")[0]
    assert " ".join(first.split()) == SENTENCES[name]


def test_every_command_is_listed_and_none_is_loaded() -> None:
    assert [line.split()[0] for line in run("--help").out.splitlines() if line[2:3].isalpha() and line[:2] == "  "] == (
        list(SENTENCES)
    )
    loaded = loaded_by("--help")
    assert not {f"verifier.cli.{name}" for name in SENTENCES} & loaded
    assert not {"numpy", "networkx", "pydantic", "rich.markdown"} & loaded


def test_a_small_question_loads_little() -> None:
    for question in (["solve", "WN", "--board", "10"], ["explain", "WN", "1", "2"]):
        assert not {"networkx", "numba", "pysat", "z3", "cvc5", "matplotlib", "pydantic"} & loaded_by(*question)


def test_the_command_that_was_meant() -> None:
    for typed, meant in (("verfy", "verify"), ("Solve", "solve"), ("syntesize", "synthesize")):
        result = run(typed)
        assert result.code == 2
        assert (
            result.err
            == f"wythoff: There is no command {typed!r}; did you mean {meant}? `wythoff --help` lists them.\n"
        )
    assert "did you mean" not in run("xyzzy").err


def test_help_in_one_letter() -> None:
    assert run("-h").out == run("--help").out
    assert "P-positions of a game on a board" in run("verify", "-h").out


@pytest.mark.parametrize("command", ["paper", "report", "plot", "results", "sweep"])
def test_what_stands_in_brackets_is_not_swallowed(command: str) -> None:
    """Rich reads [word] as markup: help would say `Where the results go .`"""
    shown = " ".join(run(command, "-h").out.replace("│", " ").split())
    assert " ." not in re.sub(r" \.(?=[a-z])", " ", shown)


def test_completion() -> None:
    def complete(line: str, word: int) -> list[str]:
        asked = {"_WYTHOFF_COMPLETE": "complete_bash", "COMP_WORDS": line, "COMP_CWORD": str(word)}
        program = "from verifier.cli import app; app(prog_name='wythoff')"
        run = subprocess.run([sys.executable, "-c", program], env=os.environ | asked, capture_output=True, text=True)
        return run.stdout.split()

    assert complete("wythoff s", 1) == ["solve", "synthesize", "sweep", "serve"]
    assert "--certificate" in complete("wythoff verify --c", 2)
