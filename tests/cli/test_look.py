"""solve, explain, graph, games: what they print and how they fail."""

import contextlib
import json
import os
import pty
import re
import sys

import networkx as nx
import pytest

from tests.cli.run import run
from verifier.papers.restrictions import PAPER


def test_pairs_stand_for_both_only_where_the_heaps_are_alike(tmp_path):
    path = tmp_path / "mine.toml"
    one_way = 'terminal = [[0, 0], [1, 3]]\n[[moves]]\ntype = "rook"\n[[moves]]\ntype = "bishop"\n'
    path.write_text(one_way)
    for where in (("--board", "4"), ("--rows", "2"), ("--board", "2x5")):
        shown = run("solve", str(path), *where).out
        assert "(1,3)" in shown
        assert "each stands for" not in shown
    path.write_text('[[moves]]\ntype = "vectors"\nvectors = [[1, 0]]\nmultiples = true\n[[moves]]\ntype = "bishop"\n')
    assert "(0,0) (0,1) (0,2) (0,3)" in run("solve", str(path), "--board", "4").out
    assert "(2,1)" in run("solve", "WN", "--board", "9x2").out  # (1,2) is not on it
    for where in (("--board", "9"), ("--rows", "3"), ("--board", "3x9")):
        assert "each stands for" in run("solve", "WN", *where).out


def test_solve_as_table_json_and_csv():
    table = run("solve", "WN^(3)", "--board", "23")
    assert table.code == 0
    assert "d  0  1  2  4  5  7  8 10" in table.out
    data = json.loads(run("solve", "2x3WN_1", "--board", "12", "--json").out)
    assert data["p_positions"] == [[0, 4], [1, 11], [2, 0], [9, 1]]
    csv = run("solve", "WN", "--board", "4", "--format", "csv")
    assert csv.out.split() == ["x,y", "0,0", "1,2", "2,1"]


def test_rows_and_b_files():
    """Table 2 as a b-file; and 2WN^(2), whose first rows reach far to the right."""
    d = [int(line.split()[1]) for line in run("solve", "2WN^3", "--board", "39", "--format", "bfile").out.splitlines()]
    assert d == [0, 2, 4, 7, 9, 11, 14, 16, 19, 21, 23, 26, 28, 31, 33, 35, 38]
    arguments = ("solve", "2WN^3", "--rows", "5", "--format", "bfile", "--sequence", "difference")
    differences = [int(line.split()[1]) for line in run(*arguments).out.splitlines()]
    assert differences == [2 * n for n in range(len(differences))]
    rows = json.loads(run("solve", "2WN^(2)", "--rows", "2", "--json").out)
    assert rows["p_positions"] == [[0, 0], [0, 3], [1, 6], [1, 9]]
    assert "in the first 4 rows, all columns" in run("solve", "2WN^(2)", "--rows", "4").out


def test_a_users_file_works_where_a_name_works(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text('[[moves]]\ntype = "rook"\n[[moves]]\ntype = "bishop"\n')
    mine = json.loads(run("solve", str(path), "--board", "20", "--json").out)
    assert mine["p_positions"] == json.loads(run("solve", "WN", "--board", "20", "--json").out)["p_positions"]
    assert run("explain", str(path), "1", "2").out.startswith("WN: (1, 2) is a P-position")


def test_explain_prints_example_4():
    result = run("explain", "2WN^3", "0", "4")
    assert "The previous player blocks (0, 0) and (0, 2)." in result.out
    assert json.loads(run("explain", "2WN^3", "0", "4", "--json").out)["status"] == "P"


def test_a_long_explanation_is_cut_and_can_be_had_in_full():
    assert "more moves are answered likewise" in run("explain", "WN", "8", "13").out
    full = run("explain", "WN", "8", "13", "--all").out
    assert full.count("is answered by") == 8 + 13 + 8


def test_graph_files(tmp_path):
    path = tmp_path / "g.graphml"
    assert run("graph", "2WN^3", "--board", "5", "-o", str(path)).code == 0
    graph = nx.read_graphml(path)
    assert graph["2,3"]["2,2"] == {"kinds": "rook+bishop", "blockable": False}
    assert graph.nodes["0,4"]["status"] == "P"
    assert run("graph", "WN", "--board", "2", "--format", "dot").out.startswith("digraph moves {")


def test_help_groups_the_commands():
    text = run("--help").out
    assert "Look at a game" in text
    assert run("games").out.count("The paper: ") >= 8


def test_games_say_which_names_are_of_one_game():
    """With l = 0 and l = 1 the rook has the same lengths, and a rectangle is a shifted game where it fits."""
    same = re.findall(r"The same game as (.*)\.\n", run("games").out)
    assert same == ["2WN^(3)", "2x3WN_1"]


def test_games_name_the_statement_that_is_printed_wrong():
    (wrong,) = set(re.findall(r"As printed this is wrong: `wythoff paper restrictions (\S+)`", run("games").out))
    assert PAPER.statements[wrong].corrected is not None


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("solve", "2WM^3"), "Did you mean '2WN^3'?"),
        (("solve", "WN", "--board", "0"), "at least 1 x 1"),
        (("solve", "WN", "--board", "-3"), "WIDTHxHEIGHT"),
        (("solve", "WN", "--board", "1000000"), "does not fit into memory"),
        (("solve", "2x3WN_1", "--board", "2"), "leaves nothing"),
        (("solve", "WN", "--board", "5", "--rows", "5"), "either --board or --rows"),
        (("solve", "2x3WN", "--rows", "5"), "no rows of its own"),
        (("solve", "2x3WN_1", "--format", "bfile"), "two heaps alike"),
        (("solve", "2WN^3", "--board", "40x3", "--format", "bfile"), "square board"),
        (("graph", "WN", "--board", "3", "-o", "/nowhere/at/all.graphml"), "No such file or directory"),
        (("graph", "WN", "--board", "3", "-o", "/"), "Is a directory"),
        (("verify", "WN", "--board", "5", "--certificate", "/dev/null/x"), "/dev/null"),
        (("explain", "WN", "--", "-1", "2"), "heap sizes"),
        (("explain", "2x3WN_1", "0", "0"), "removed rectangle"),
        (("graph", "2x3WN"), "name one of them"),
        (("graph", "WN", "--board", "3000"), "smaller board"),
        (("solve", "missing.toml"), "no file"),
    ],
)
def test_bad_input_is_one_sentence_and_exit_2(arguments, words):
    result = run(*arguments)
    assert result.code == 2
    assert words in result.err
    assert result.out == ""
    assert "Traceback" not in result.err


def test_negative_heaps_are_numbers():
    result = run("explain", "2WN^3", "-1", "3")
    assert result.code == 2
    assert "not (-1, 3)" in result.err


def test_version():
    assert run("--version").out.startswith("wythoff-verifier ")


def test_one_way_to_print():
    result = run("solve", "WN", "--json", "--format", "csv")
    assert result.code == 2
    assert "not both" in result.err


def test_help_paragraphs_are_whole():
    lines = [line.strip() for line in run("verify", "--help").out.splitlines()]
    start = lines.index("Verify the P-positions of a game on a board.") + 2
    assert all(len(line) > 50 for line in lines[start : start + 3])


def test_complete_rows_say_why_they_are():
    text = run("solve", "2WN^(2)", "--rows", "5").out
    assert (
        "Row 0 is complete: every (0,y) with y > 3 has the options y = 0 (mod 2): (0,0); y = 1 (mod 2): (0,3)" in text
    )
    assert "the other 2 rows" in text
    data = json.loads(run("solve", "2WN^3", "--rows", "5", "--json").out)
    assert data["closing"][0] == {"row": 0, "last": 4, "hits": [[0, 2, 4]]}
    assert len(data["closing"]) == 5


@pytest.mark.parametrize("command", [["games"], ["hunt"], ["prove", "--list"]])
def test_lists_fit_the_width_and_break_between_words(command, monkeypatch):
    """Read by a program, or in a terminal of 80 columns: the same words."""
    wide = run(*command).out
    monkeypatch.setattr("tests.cli.run.WIDTH", 80)
    narrow = run(*command).out
    assert max(map(len, narrow.splitlines())) <= 80
    assert narrow.split() == wide.split()


def test_in_a_terminal_lines_end_between_words():
    """A terminal of 60 columns: every word of the answer is whole, and no line is longer."""
    child, ours = pty.fork()
    if child == 0:
        os.environ["COLUMNS"] = "60"
        os.execv(
            sys.executable,
            [sys.executable, "-c", "from verifier.cli import main; main()", "explain", "2WN^3", "0", "4"],
        )
    text = b""
    with contextlib.suppress(OSError):  # the end of a terminal's output
        while part := os.read(ours, 4096):
            text += part
    assert os.waitpid(child, 0)[1] == 0
    lines = re.sub(r"\x1b\[[0-9;]*m", "", text.decode()).splitlines()
    assert len(lines) > 2
    assert max(map(len, lines)) <= 60
    assert " ".join(lines).split() == run("explain", "2WN^3", "0", "4").out.split()
