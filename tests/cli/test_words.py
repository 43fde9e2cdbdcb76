"""One word for one thing, in all commands and on the page that lists the words."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import networkx as nx
import pytest
import typer

from tests.cli.run import run
from verifier.cli import app
from verifier.cli.commands import GROUPS
from verifier.cli.words import OLD, WORDS

NAMES = [name for names in GROUPS.values() for name in names]
PAGE = Path(__file__).parents[2] / "docs" / "words.md"


def options(command: str) -> dict[str, list[str]]:
    """Long name -> all names of each option of a command."""
    program: Any = typer.main.get_command(app)
    found = [parameter.opts for parameter in program.get_command(None, command).params]
    return {next(name for name in names if name.startswith("--")): names for names in found if names[0][0] == "-"}


@pytest.mark.parametrize("command", NAMES)
def test_short_forms_mean_one_thing(command: str) -> None:
    short = {form: name for name, (form, _) in WORDS.items() if form}
    for name, names in options(command).items():
        for form in (one for one in names if not one.startswith("--")):
            assert short.get(form) == name, f"{command}: {names}"


@pytest.mark.parametrize("command", OLD)
def test_no_old_word_is_an_option_and_every_new_one_is(command: str) -> None:
    known = {name for names in options(command).values() for name in names}
    for old, new in OLD[command].items():
        assert new[0] in known
        assert old not in known


def test_the_page_has_both_tables() -> None:
    text = PAGE.read_text()
    for name, (short, says) in WORDS.items():
        assert f"| `{name}` | {f'`{short}`' if short else ''} | {says} |\n" in text
    for command, table in OLD.items():
        for old, new in table.items():
            assert f"| `{command}` | `{old}` | `{' '.join(new)}` |\n" in text
    assert text.count("\n| `") == len(WORDS) + sum(map(len, OLD.values()))


def test_a_word_of_before_is_understood_for_one_release(tmp_path: Path) -> None:
    table = tmp_path / "t.csv"
    result = run(
        "hunt", "complementary", "--m", "1..1", "--p", "1..2", "--rows", "60", f"--table={table}", "--most", "1"
    )
    assert result.code in (0, 1)
    assert table.is_file()
    assert result.err == "wythoff: --table is called --output now.\nwythoff: --most is called --limit now.\n"


def test_the_ending_says_the_format(tmp_path: Path) -> None:
    for name, start in (("g.dot", "digraph moves {"), ("g.graphml", "<graphml"), ("g.json", '{"game"')):
        path = tmp_path / name
        assert run("graph", "2WN^3", "--board", "4", "-o", str(path)).code == 0
        assert path.read_text().startswith(start)
    printed = json.loads(run("graph", "2WN^3", "--board", "4", "--json").out)
    assert printed == json.loads((tmp_path / "g.json").read_text())
    graph = nx.read_graphml(tmp_path / "g.graphml")
    assert {",".join(map(str, node["position"])) for node in printed["positions"]} == set(graph)
    assert len(printed["moves"]) == graph.number_of_edges()
    assert {"from": [2, 3], "to": [2, 2], "kinds": ["rook", "bishop"], "blockable": False} in printed["moves"]
