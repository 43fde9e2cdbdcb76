"""Families of rules to search: which parts of the game are switches, which are fixed.

A family counts each game once: two selections with the same moves are the same game. For residues, lengths and
vectors different selections have different moves. Bishops contain each other, so the family asks for selections that
are closed downwards (`canonical`): a bishop that is on brings all smaller bishops with it, and then the selection is
known from the moves. This changes nothing about whether there are rules at all.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from kernel_encodings.rules_from_p import Unknowns

from verifier.base.errors import UserError
from verifier.games.names import describe_moves
from verifier.games.rules import Bishop, Block, Part, Rook, Ruleset, Vectors

__all__ = ["Family", "bishops", "lengths", "residues", "residues_in", "vectors"]

MODULUS = 200  # one switch for each residue or length
BISHOPS = 400


@dataclass(frozen=True)
class Family:
    """Unknown rules, in words (`title`), and the clauses that pick one selection for each game."""

    title: str
    unknowns: Unknowns
    labels: tuple[str, ...]
    canonical: tuple[tuple[int, ...], ...] = ()
    longest: int | None = None  # of the family `lengths`: a finite set, which longer lengths may continue

    def label(self, on: Iterable[int]) -> str:
        """The switches that are on, as a set; of bishops only those that no other one contains."""
        on = set(on)
        implied = {clause[1] - 1 for clause in self.canonical if len(clause) == 2 and -clause[0] - 1 in on}
        return "{" + ", ".join(self.labels[s] for s in sorted(on - implied)) + "}"


def residues_in(label: str) -> frozenset[int]:
    """The residues that are on, from the label of a selection of the family `residues`: what `Family.label` writes.

    >>> sorted(residues_in("{0, 3, 5}"))
    [0, 3, 5]
    """
    return frozenset(int(number) for number in label.strip("{}").split(",") if number)


def _with_block(title: str, block: Block | None) -> str:
    if block is None:
        return title
    kind = {"roob": f"of {block.l}-roob-type ", "bishop": "of bishop-type ", "any": ""}[block.kind]
    return f"{title}, at most {block.at_most} option{'' if block.at_most == 1 else 's'} {kind}blocked"


def _parts(parts: tuple[Part, ...]) -> str:
    return describe_moves(Ruleset(parts).moves) if parts else "nothing"


def residues(
    q: int, fixed: tuple[Part, ...], block: Block | None = None, removed: tuple[int, int] | None = None
) -> Family:
    """The rook with lengths in a set R of residues mod q, beside the fixed parts."""
    if not 1 <= q <= MODULUS:
        raise UserError(f"The modulus of the residues lies between 1 and {MODULUS}, not {q}.")
    switches = tuple(Rook(q, (r,)) for r in range(q))
    title = _with_block(f"{_parts(fixed)} and a rook with lengths in R mod {q}", block)
    return Family(title, Unknowns(switches, fixed, block, removed), tuple(map(str, range(q))))


def lengths(
    longest: int, fixed: tuple[Part, ...], block: Block | None = None, removed: tuple[int, int] | None = None
) -> Family:
    """The rook with lengths in a set of numbers from 1 to `longest`, beside the fixed parts."""
    if not 1 <= longest <= MODULUS:
        raise UserError(f"The longest rook move lies between 1 and {MODULUS}, not {longest}.")
    switches = tuple(Vectors(((0, k), (k, 0))) for k in range(1, longest + 1))
    title = _with_block(f"{_parts(fixed)} and rook moves with lengths in a set of numbers up to {longest}", block)
    # A length that a fixed part has anyway (1, ..., m - 1 beside an m-bishop) makes no difference: it stays off.
    idle = [(-k,) for k in range(1, longest + 1) if all(any(v in part for part in fixed) for v in ((0, k), (k, 0)))]
    labels = tuple(map(str, range(1, longest + 1)))
    return Family(title, Unknowns(switches, fixed, block, removed), labels, tuple(idle), longest)


def bishops(
    width: int,
    step: int,
    fixed: tuple[Part, ...],
    block: Block | None = None,
    removed: tuple[int, int] | None = None,
) -> Family:
    """Any union of w-bishops with diagonal part a multiple of s, w <= `width` and s <= `step`."""
    if width < 1 or step < 1 or width * step > BISHOPS:
        raise UserError(f"The widths and steps of the bishops start at 1, and at most {BISHOPS} bishops are tried.")
    pairs = [(w, s) for w in range(1, width + 1) for s in range(1, step + 1)]
    number = {pair: k + 1 for k, pair in enumerate(pairs)}
    # (w, s) contains (w', s') exactly if w' <= w and s divides s'.
    canonical = [
        (-number[w, s], number[v, t]) for w, s in pairs for v, t in pairs if (v, t) != (w, s) and v <= w and t % s == 0
    ]
    title = _with_block(f"{_parts(fixed)} and bishops of widths up to {width} and steps up to {step}", block)
    switches = tuple(Bishop(w, s) for w, s in pairs)
    labels = tuple(f"{w}-bishop" + (f" of step {s}" if s > 1 else "") for w, s in pairs)
    return Family(title, Unknowns(switches, fixed, block, removed), labels, tuple(canonical))


def vectors(
    width: int,
    height: int,
    *,
    asymmetric: bool = False,
    block: Block | None = None,
    removed: tuple[int, int] | None = None,
) -> Family:
    """Any set of vectors (i, j) that fit on the board; (i, j) and (j, i) are one move unless `asymmetric`."""
    if asymmetric:
        pairs = [(i, j) for i in range(width) for j in range(height) if i + j]
        switches = tuple(Vectors((v,)) for v in pairs)
    else:
        side = max(width, height)
        pairs = [(i, j) for i in range(side) for j in range(i, side) if j]
        pairs = [(i, j) for i, j in pairs if (i < width and j < height) or (j < width and i < height)]
        switches = tuple(Vectors(((i, j), (j, i))) for i, j in pairs)
    title = _with_block(f"{'' if asymmetric else 'symmetric '}sets of vectors", block)
    return Family(title, Unknowns(switches, (), block, removed), tuple(f"({i},{j})" for i, j in pairs))
