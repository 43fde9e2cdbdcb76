"""Rules as a term of Coq: the data type `rules` of coq/Rules.v, part by part."""

from __future__ import annotations

from collections.abc import Iterable

from verifier.base.errors import UserError
from verifier.games.rules import Bishop, Block, Bound, Part, Rook, Ruleset, Vectors

__all__ = ["coq_list", "coq_pairs", "coq_rules"]


def coq_list(items: Iterable[object]) -> str:
    return "[" + "; ".join(str(item) for item in items) + "]"


def coq_pairs(pairs: Iterable[Iterable[int]]) -> str:
    return coq_list(f"({i}, {j})" for i, j in pairs)


def coq_rules(rules: Ruleset) -> str:
    """The rules as a term of type `rules`.

    >>> coq_rules(Ruleset((Rook(),))).splitlines()[1]
    '  moves := [Rook 1 [0]];'
    """
    block = rules.block or Block(0)
    kind = {"roob": f"Roob {block.l}", "bishop": "Bishop_type", "any": "Any"}[block.kind]
    u, v = rules.removed or (0, 0)
    side = rules.terminal_side
    ends = f"Cells {coq_pairs(rules.terminal)}" if side is None else f"Sum_at_most {side}"
    return "\n".join(
        (
            "{|",
            f"  moves := {coq_list(map(_part, rules.moves))};",
            f"  block_kind := {kind};",
            f"  block_number := {block.at_most};",
            f"  removed := ({u}, {v});",
            f"  terminal := {ends};",
            f"  ends := {'Misere' if rules.ending == 'misere' else 'Normal'}",
            "|}",
        )
    )


def _part(part: Part) -> str:
    match part:
        case Rook():
            return f"Rook {part.modulus} {coq_list(part.residues)}"
        case Bishop():
            return f"Bishop {part.width} {part.step}"
        case Vectors():
            return f"{'Multiples' if part.multiples else 'Vectors'} {coq_pairs(part.vectors)}"
        case Bound():
            return f"Bound {part.slope} {part.offset}"
        case _:
            raise UserError(f"There is no file for Coq: coq/Rules.v does not know the part {part!r}.")
