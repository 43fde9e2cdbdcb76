"""Digraphs from GraphML, read as a stream: nodes, edges, and the two attributes that blocking needs.

A reader of everything that GraphML has makes a tree of the whole file first. Here only this is kept: one directed
graph; its attribute `blocks`, a whole number; the attribute `blockable` of an edge, true or false. Other attributes are
passed over; what a digraph cannot have (edges without direction, graphs in nodes, hyperedges) is refused.
"""

from __future__ import annotations

from xml.parsers import expat

import networkx as nx

from verifier.base.errors import UserError

__all__ = ["read_graphml"]

TRUTH = {"true": True, "1": True, "false": False, "0": False}


def read_graphml(text: str) -> nx.DiGraph:
    """The digraph of a GraphML text.

    >>> head = '<graphml><graph edgedefault="directed">'
    >>> read_graphml(head + '<node id="a"/><edge source="a" target="b"/></graph></graphml>').edges
    OutEdgeView([('a', 'b')])
    """
    reader = _GraphmlReader()
    try:
        reader.parser.Parse(text.encode("utf-8", "surrogatepass"), True)
    except expat.ExpatError as error:
        raise UserError(f"this is not GraphML: {error}.") from None
    return reader.digraph()


class _GraphmlReader:
    """What was read so far, and what is open: the names of elements, the key and the text of an attribute."""

    def __init__(self) -> None:
        self.parser = expat.ParserCreate(namespace_separator=" ")
        self.parser.StartElementHandler, self.parser.EndElementHandler = self.start, self.end
        self.nodes: list[str] = []
        self.edges: list[tuple[str, str]] = []
        self.blockable: dict[int, bool] = {}  # by the number of the edge
        self.blocks: int | None = None
        self.graphs = 0
        self.wanted: dict[str, str] = {}  # the keys of the two attributes, and what they are
        self.default = False  # of `blockable`
        self.open: list[str] = []
        self.key = ""
        self.text: list[str] | None = None

    def digraph(self) -> nx.DiGraph:
        if not self.graphs:
            raise UserError("this is not GraphML: there is no graph in it.")
        graph = nx.DiGraph() if self.blocks is None else nx.DiGraph(blocks=self.blocks)
        graph.add_nodes_from(self.nodes)
        if "blockable" in self.wanted.values():
            graph.add_edges_from(
                (v, w, {"blockable": self.blockable.get(n, self.default)}) for n, (v, w) in enumerate(self.edges)
            )
        else:
            graph.add_edges_from(self.edges)
        return graph

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        name = tag.rpartition(" ")[2]
        self.open.append(name)
        if name == "data":
            if attributes.get("key") in self.wanted:
                self._listen(attributes["key"])
        elif name == "edge":
            if attributes.get("directed", "true") != "true":
                raise UserError("an edge is undirected; those of a digraph have a direction.")
            self.edges.append((_needed(attributes, "source", "edge"), _needed(attributes, "target", "edge")))
        elif name == "node":
            self.nodes.append(_needed(attributes, "id", name))
        else:
            self._rare(name, attributes)
        if name in ("node", "edge") and not self.graphs:
            raise UserError("this is not GraphML: a node or an edge stands outside of a graph.")

    def _rare(self, name: str, attributes: dict[str, str]) -> None:
        if len(self.open) == 1 and name != "graphml":
            raise UserError(f"this is not GraphML: it begins with <{name}>.")
        if name == "key":
            self.key = _needed(attributes, "id", name)
            if (attributes.get("attr.name"), attributes.get("for")) in (("blocks", "graph"), ("blockable", "edge")):
                self.wanted[self.key] = attributes["attr.name"]
        elif name == "default" and self.key in self.wanted:
            self._listen(self.key)
        elif name == "graph":
            self.graphs += 1
            if len(self.open) != 2 or self.graphs > 1:
                raise UserError("there is more than one graph in it; a digraph is one.")
            if attributes.get("edgedefault") != "directed":
                raise UserError('the graph is undirected; a digraph has edgedefault="directed".')
        elif name == "hyperedge":
            raise UserError("there is a hyperedge in it; an edge of a digraph leads from one node to one.")

    def _listen(self, key: str) -> None:
        self.key, self.text = key, []
        self.parser.CharacterDataHandler = self.text.append

    def end(self, tag: str) -> None:
        name = self.open.pop()
        if self.text is None or name not in ("data", "default"):
            return
        said, self.text = "".join(self.text).strip(), None
        self.parser.CharacterDataHandler = None
        if self.wanted[self.key] == "blocks":
            if not said.isdecimal() or len(said) > 9:
                raise UserError(f"the attribute `blocks` is a whole number of options, not {said!r}.")
            self.blocks = int(said)
        elif said.lower() not in TRUTH:
            of = "" if name == "default" else " of ({}, {})".format(*self.edges[-1])
            raise UserError(f"the attribute `blockable`{of} is true or false, not {said!r}.")
        elif name == "default":
            self.default = TRUTH[said.lower()]
        else:
            self.blockable[len(self.edges) - 1] = TRUTH[said.lower()]


def _needed(attributes: dict[str, str], name: str, tag: str) -> str:
    if name not in attributes:
        raise UserError(f"this is not GraphML: a <{tag}> has no {name}.")
    return attributes[name]
