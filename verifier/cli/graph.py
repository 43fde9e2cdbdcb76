"""`wythoff graph GAME --board N`."""

from __future__ import annotations

from enum import Enum
from json import dumps
from pathlib import Path
from typing import Annotated, Any

import networkx as nx
import typer

from verifier.base.appearing import appearing_file
from verifier.base.errors import UserError
from verifier.cli.common import BoardOption, GameArgument, JsonOption, out, print_json
from verifier.cli.words import GRAPH
from verifier.games import imitation
from verifier.games.board import Board, parse_size
from verifier.games.families import Choice, Imitation
from verifier.games.names import load_game
from verifier.solve.retrograde import p_set

__all__ = ["graph"]


class GraphFormat(str, Enum):
    graphml = "graphml"
    dot = "dot"
    json = "json"


ENDINGS = {".dot": GraphFormat.dot, ".gv": GraphFormat.dot, ".json": GraphFormat.json, ".graphml": GraphFormat.graphml}


def graph(
    game: GameArgument,
    board: BoardOption = GRAPH,
    format: Annotated[
        GraphFormat | None,
        typer.Option("--format", "-f", help="By default what FILE ends in, else graphml."),
    ] = None,
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", metavar="FILE", help="FILE.dot, .gv, .graphml or .json; without it the screen."),
    ] = None,
    json: JsonOption = False,
) -> None:
    """Write the move digraph of a board: each edge with its kinds of move, each position with P or N."""
    name, rules = load_game(game)
    width, height = parse_size(board)
    if isinstance(rules, Choice):
        raise UserError(f"{name} is a choice between several games, each with a digraph of its own: name one of them.")
    digraph = (
        imitation.digraph(rules, width, height)
        if isinstance(rules, Imitation)
        else Board(rules, width, height).digraph()
    )
    found = p_set(rules, width, height)
    chosen = format or ENDINGS.get(output.suffix.lower() if output else "", GraphFormat.graphml)
    if json:
        chosen = GraphFormat.json
    about = {"game": name, "board": [width, height]}
    text = {
        GraphFormat.graphml: lambda: "\n".join(nx.generate_graphml(_plain(digraph, found))),
        GraphFormat.dot: lambda: _dot(_plain(digraph, found)),
        GraphFormat.json: lambda: dumps(about | _json(digraph, found), ensure_ascii=False),
    }[chosen]()
    if output is None:
        typer.echo(text)
        return
    with appearing_file(output) as file:
        file.write(text + "\n")
    sizes = {"positions": digraph.number_of_nodes(), "moves": digraph.number_of_edges()}
    if json:
        print_json(about | {"file": str(output)} | sizes)
    else:
        out.print(f"{sizes['positions']:,} positions and {sizes['moves']:,} moves written to {output}.", markup=False)


def _json(digraph: nx.DiGraph, found: Any) -> dict[str, Any]:
    """Positions with P or N, and moves with their kinds."""
    nodes = [{"position": list(node), **_status(node, found)} for node in digraph]
    edges = [
        {"from": list(v), "to": list(w), "kinds": list(data["kinds"]), "blockable": data["blockable"]}
        for v, w, data in digraph.edges(data=True)
    ]
    return {"blocks": digraph.graph["blocks"], "positions": nodes, "moves": edges}


def _status(node: tuple[int, ...], found: Any) -> dict[str, str]:
    """P or N; nothing for a state that is more than a position."""
    return {"status": "P" if found[node] else "N"} if len(node) == 2 else {}


def _plain(digraph: nx.DiGraph, found: Any) -> nx.DiGraph:
    """The digraph with names for nodes and strings for attributes, as the file formats want it."""
    plain = nx.DiGraph(game=str(digraph.graph["game"]), blocks=digraph.graph["blocks"])
    for node in digraph:
        plain.add_node(",".join(map(str, node)), **_status(node, found))
    for v, w, data in digraph.edges(data=True):
        plain.add_edge(
            ",".join(map(str, v)), ",".join(map(str, w)), kinds="+".join(data["kinds"]), blockable=data["blockable"]
        )
    return plain


def _dot(plain: nx.DiGraph) -> str:
    lines = ["digraph moves {", f'  label="{plain.graph["game"]}";']
    for node, data in plain.nodes(data=True):
        style = ' style=filled fillcolor="gray70"' if data.get("status") == "P" else ""
        lines.append(f'  "{node}" [label="({node})"{style}];')
    for v, w, data in plain.edges(data=True):
        style = " style=dashed" if data["blockable"] else ""
        lines.append(f'  "{v}" -> "{w}" [kinds="{data["kinds"]}" blockable={str(data["blockable"]).lower()}{style}];')
    return "\n".join([*lines, "}"])
