"""GraphML as a stream: what networkx reads, and what is said of files that are no digraphs."""

import random

import networkx as nx
import pytest

from verifier.base.errors import UserError
from verifier.games.board import Board
from verifier.games.graphml import read_graphml
from verifier.games.names import parse_game

HEAD = '<graphml xmlns="http://graphml.graphdrawing.org/xmlns">'
KEYS = (
    '<key id="b" for="edge" attr.name="blockable" attr.type="boolean"><default>true</default></key>'
    '<key id="k" for="graph" attr.name="blocks" attr.type="int"/><key id="c" for="node" attr.name="blocks"/>'
)


def attributes(graph):
    edges = {(v, w): bool(data.get("blockable")) for v, w, data in graph.edges(data=True)}
    return set(graph), edges, graph.graph.get("blocks", 0)


@pytest.mark.parametrize("game", ["WN", "2WN^3", "1x3WN_1"])
def test_a_board_is_read_as_networkx_reads_it(game):
    graph = nx.relabel_nodes(Board(parse_game(game), 5, 6).digraph(), lambda v: f"{v[0]},{v[1]}")
    for *_, data in graph.edges(data=True):
        data["kinds"] = " ".join(data["kinds"])
    text = "\n".join(nx.generate_graphml(graph))
    assert attributes(read_graphml(text)) == attributes(nx.parse_graphml(text)) == attributes(graph)


def test_random_digraphs_with_names_that_need_care():
    rng = random.Random(3)
    names = ["a", "<b>", 'q"', "&amp;", "é", "x y", "0"]
    graph = nx.DiGraph(blocks=1, note="other attributes are passed over")
    graph.add_nodes_from(names, colour="red")
    for v in names:
        for w in names:
            if rng.random() < 0.4:
                graph.add_edge(v, w, blockable=rng.random() < 0.5, weight=2.5)
    assert attributes(read_graphml("\n".join(nx.generate_graphml(graph)))) == attributes(graph)


def test_defaults():
    edges = '<edge source="a" target="b"/><edge source="b" target="a"><data key="b">false</data></edge>'
    node = '<node id="a"><data key="c">7</data></node>'
    graph = read_graphml(
        f'{HEAD}{KEYS}<graph edgedefault="directed"><data key="k">2</data>{node}{edges}</graph></graphml>'
    )
    assert attributes(graph) == ({"a", "b"}, {("a", "b"): True, ("b", "a"): False}, 2)


@pytest.mark.parametrize(
    ("inside", "message"),
    [
        ("", "no graph in it"),
        ('<graph edgedefault="undirected"/>', "undirected"),
        ("<graph/>", "undirected"),
        ('<node id="a"/>', "outside of a graph"),
        ('<graph edgedefault="directed"><node/></graph>', "has no id"),
        ('<graph edgedefault="directed"><edge source="a"/></graph>', "has no target"),
        (
            '<graph edgedefault="directed"><edge source="a" target="b" directed="false"/></graph>',
            "an edge is undirected",
        ),
        ('<graph edgedefault="directed"><hyperedge/></graph>', "hyperedge"),
        ('<graph edgedefault="directed"><node id="a"><graph edgedefault="directed"/></node></graph>', "more than one"),
        (f'{KEYS}<graph edgedefault="directed"><data key="k">-1</data></graph>', "whole number of options, not '-1'"),
        (
            f'{KEYS}<graph edgedefault="directed"><edge source="a" target="b"><data key="b">2</data></edge></graph>',
            r"of \(a, b\) is true or false, not '2'",
        ),
        ("<graph", "not GraphML"),
    ],
)
def test_what_is_wrong(inside, message):
    with pytest.raises(UserError, match=message):
        read_graphml(f"{HEAD}{inside}</graphml>")
    with pytest.raises(UserError, match="it begins with <html>"):
        read_graphml("<html></html>")
