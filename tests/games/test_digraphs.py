"""Digraphs from files, and what is said of files that are wrong."""

import networkx as nx
import pytest

from verifier.base.errors import UserError
from verifier.games.digraphs import read_digraph

APX = "% three arguments\narg(a). arg(b).\narg(c).\natt(a, b). att(b,a).\natt(b,c)."
TGF = "a\nb with a label\nc\n#\na b\nb a label\nb c\n"
ICCMA = "# three arguments\np af 3\n1 2\n# a comment\n2 1\n2 3\n"


def write(tmp_path, name, text):
    path = tmp_path / name
    path.write_text(text)
    return path


@pytest.mark.parametrize(("name", "text"), [("f.apx", APX), ("f.tgf", TGF)])
def test_frameworks_are_reversed(tmp_path, name, text):
    graph, framework = read_digraph(write(tmp_path, name, text))
    assert framework
    assert set(graph.edges) == {("b", "a"), ("a", "b"), ("c", "b")}


@pytest.mark.parametrize("name", ["f.af", "f.txt"])
def test_iccma_by_name_or_first_line(tmp_path, name):
    graph, framework = read_digraph(write(tmp_path, name, ICCMA))
    assert framework
    assert set(graph.edges) == {("2", "1"), ("1", "2"), ("3", "2")}


def test_edge_lists(tmp_path):
    graph, framework = read_digraph(write(tmp_path, "g.txt", "# comment\na b\nb,c\nc -> a # back\nalone\n\n"))
    assert not framework
    assert set(graph.edges) == {("a", "b"), ("b", "c"), ("c", "a")}
    assert "alone" in graph


def test_graphml_with_blocking(tmp_path):
    graph = nx.DiGraph(blocks=1)
    graph.add_edge("v", "w", blockable=True)
    nx.write_graphml(graph, tmp_path / "g.graphml")
    read, framework = read_digraph(tmp_path / "g.graphml")
    assert not framework
    assert read.graph["blocks"] == 1
    assert read["v"]["w"]["blockable"] is True


@pytest.mark.parametrize(
    ("name", "text", "message"),
    [
        ("g.txt", "a b c\n", "line 1 has 3 words"),
        ("f.apx", "arg(a).\nattack(a,a).", "line 2 is neither"),
        ("f.apx", "arg(a).\natt(a,b).", "'b', which is no argument"),
        ("f.apx", "arg(a,b).", "line 1 is neither"),
        ("f.tgf", "a\n#\na\n", "line 3 has one node"),
        ("f.af", "1 2\n", "line 1 must be `p af N`"),
        ("f.af", "p af 2\n1 3\n", "'3', which is no argument"),
        ("f.af", "p af 2\n1\n", "line 2 is not an attack"),
        ("f.af", "", "must be `p af N`"),
        ("g.graphml", "<graphml>", "not GraphML"),
    ],
)
def test_what_is_wrong_with_a_file(tmp_path, name, text, message):
    with pytest.raises(UserError, match=message):
        read_digraph(write(tmp_path, name, text))


def test_no_such_file_undirected_binary(tmp_path):
    with pytest.raises(UserError, match="There is no file"):
        read_digraph(tmp_path / "none.txt")
    nx.write_graphml(nx.Graph([(1, 2)]), tmp_path / "u.graphml")
    with pytest.raises(UserError, match="undirected"):
        read_digraph(tmp_path / "u.graphml")
    (tmp_path / "b.txt").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(UserError, match="not a text file"):
        read_digraph(tmp_path / "b.txt")
    with pytest.raises(UserError, match="no format 'gml'"):
        read_digraph(write(tmp_path, "g.txt", "a b"), "gml")
