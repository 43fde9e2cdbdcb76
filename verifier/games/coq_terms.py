"""Rules as a term of Coq: the data type `rules` of coq/Rules.v, part by part as in `Ruleset.to_json`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

__all__ = ["coq_list", "coq_pairs", "coq_rules"]


def coq_list(items: Iterable[object]) -> str:
    return "[" + "; ".join(str(item) for item in items) + "]"


def coq_pairs(pairs: Iterable[Iterable[int]]) -> str:
    return coq_list(f"({i}, {j})" for i, j in pairs)


def coq_rules(data: dict[str, Any]) -> str:
    """The rules (as JSON data) as a term of type `rules`.

    >>> coq_rules({"moves": [{"type": "rook"}]}).splitlines()[1]
    '  moves := [Rook 1 [0]];'
    """
    block = data.get("block") or {"at_most": 0, "kind": "any"}
    kind = {"roob": f"Roob {block.get('l', 1)}", "bishop": "Bishop_type", "any": "Any"}[block["kind"]]
    u, v = data.get("removed") or (0, 0)
    terminal = data.get("terminal", [])
    ends = f"Sum_at_most {terminal}" if isinstance(terminal, int) else f"Cells {coq_pairs(terminal)}"
    return "\n".join(
        (
            "{|",
            f"  moves := {coq_list(_part(part) for part in data['moves'])};",
            f"  block_kind := {kind};",
            f"  block_number := {block['at_most']};",
            f"  removed := ({u}, {v});",
            f"  terminal := {ends};",
            f"  ends := {'Misere' if data.get('ending', 'normal') == 'misere' else 'Normal'}",
            "|}",
        )
    )


def _part(data: dict[str, Any]) -> str:
    match data["type"]:
        case "rook":
            return f"Rook {data.get('modulus', 1)} {coq_list(data.get('residues', (0,)))}"
        case "bishop":
            return f"Bishop {data.get('width', 1)} {data.get('step', 1)}"
        case "bound":
            return f"Bound {data['slope']} {data['offset']}"
    return f"{'Multiples' if data.get('multiples', False) else 'Vectors'} {coq_pairs(data['vectors'])}"
