"""`wythoff graph GAME --board N`."""

from __future__ import annotations

from enum import Enum
from pathlib import Path
from typing import Annotated, Any

import networkx as nx
import typer

from verifier.base.appearing import appearing_file
from verifier.base.errors import UserError
from verifier.cli.common import BoardOption, GameArgument, JsonOption, out, print_json
from verifier.games import imitation
from verifier.games.board import Board, parse_size
from verifier.games.families import Choice, Imitation
from verifier.games.notation import load_game
from verifier.solve.retrograde import p_set

__all__ = ["graph"]


class GraphFormat(str, Enum):
    graphml = "graphml"
    dot = "dot"


def graph(
    game: GameArgument,
    board: BoardOption = "10",
    format: Annotated[GraphFormat, typer.Option(help="File format.")] = GraphFormat.graphml,
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help="File to write; standard output if absent.")
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
    plain = _plain(digraph, p_set(rules, width, height))
    text = "\n".join(nx.generate_graphml(plain)) if format is GraphFormat.graphml else _dot(plain)
    if output:
        with appearing_file(output) as file:
            file.write(text + "\n")
    if json:
        sizes = {"positions": plain.number_of_nodes(), "moves": plain.number_of_edges()}
        print_json({"game": name, "board": [width, height], "file": str(output) if output else None} | sizes)
    elif output:
        out.print(f"{plain.number_of_nodes():,} positions and {plain.number_of_edges():,} moves written to {output}.")
    else:
        typer.echo(text)


def _plain(digraph: nx.DiGraph, found: Any) -> nx.DiGraph:
    """The digraph with names for nodes and strings for attributes, as the file formats want it."""
    plain = nx.DiGraph(game=str(digraph.graph["game"]), blocks=digraph.graph["blocks"])
    for node in digraph:
        extra = {"status": "P" if found[node] else "N"} if len(node) == 2 else {}
        plain.add_node(",".join(map(str, node)), **extra)
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
