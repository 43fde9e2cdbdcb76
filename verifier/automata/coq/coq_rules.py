"""The rules of a certificate with the weights of moves, as in coq/Rules.v and coq/automata/Classes.v."""

from __future__ import annotations

from collections.abc import Sequence

from verifier.games.rules import Bishop, Block, Bound, Rook, Ruleset, Vectors

__all__ = ["CoqRules", "HintError"]


class HintError(Exception):
    """There are no hints: the automaton is wrong at `position`, or something outgrew its limit."""

    def __init__(self, reason: str, position: tuple[int, int] | None = None) -> None:
        super().__init__(reason)
        self.position = position


class CoqRules:
    """The rules of a certificate, with the moves' weights as in Classes.v."""

    def __init__(self, rules: Ruleset) -> None:
        for part in rules.moves:
            if not isinstance(part, (Rook, Bishop, Vectors, Bound)):
                raise HintError(f"coq/automata/Classes.v does not know the part {part!r}")
        vectors = [part for part in rules.moves if isinstance(part, Vectors)]
        self.rooks = [(p.modulus, frozenset(p.residues)) for p in rules.moves if isinstance(p, Rook)]
        self.bishops = [(p.width, p.step) for p in rules.moves if isinstance(p, Bishop)]
        self.points = [v for p in vectors if not p.multiples for v in p.vectors]
        self.rays = [v for p in vectors if p.multiples for v in p.vectors]
        self.bounds = [(p.slope, p.offset) for p in rules.moves if isinstance(p, Bound)]
        block = rules.block or Block(0)
        self.kind, self.l, self.k = block.kind, block.l, block.at_most + 1
        self.removed = rules.removed or (0, 0)
        self.triangle = rules.terminal_side
        self.cells = rules.terminal if self.triangle is None else ()
        self.misere = rules.ending == "misere"
        self.wide = max((w for w, _ in self.bishops), default=0)
        self.diagonal_rays = [v for v, w in self.rays if v == w]
        self.slanted = [(v, w) for v, w in self.rays if v and w and v != w]

    def by_diagonal(self, i: int, j: int) -> bool:
        on_bishop = any(i + j and abs(i - j) < w and min(i, j) % s == 0 for w, s in self.bishops)
        return on_bishop or (i == j and any(i % g == 0 for g in self.diagonal_rays))

    def by_bound(self, i: int, j: int) -> bool:
        i, j = min(i, j), max(i, j)
        return i > 0 and any(j < s * i + t for s, t in self.bounds)

    def legal(self, i: int, j: int) -> bool:
        if i + j == 0:
            return False
        by_rook = (i == 0) != (j == 0) and any((i + j) % q in r for q, r in self.rooks)
        on_line = (i, j) in self.points or any(_multiple(ray, i, j) for ray in self.rays)
        return by_rook or self.by_diagonal(i, j) or on_line or self.by_bound(i, j)

    def weight(self, i: int, j: int) -> int:
        if not self.legal(i, j):
            return 0
        blockable = (i == 0) != (j == 0) and i + j >= self.l if self.kind == "roob" else self.kind == "any" or i == j
        return 1 if blockable else self.k

    def both_weight(self, equal: bool) -> int:
        """Of a legal move that changes both heaps."""
        return 1 if self.kind == "any" or (self.kind == "bishop" and equal) else self.k

    def counted_before(self, before: Sequence[tuple[int, int]], i: int, j: int) -> bool:
        return self.by_diagonal(i, j) or self.by_bound(i, j) or any(_multiple(ray, i, j) for ray in before)

    def gone(self, x: int, y: int) -> bool:
        return x < self.removed[0] and y < self.removed[1]

    def cell(self, x: int, y: int) -> str:
        if self.gone(x, y):
            return "gone"
        ended = (x, y) in self.cells or (self.triangle is not None and x + y <= self.triangle)
        return "ended" if ended else "open"

    def corner(self) -> tuple[int, int]:
        """All removed and terminal cells have x <= the first and y <= the second number."""
        corners = [(-1, -1)]
        if self.removed[0] and self.removed[1]:
            corners.append((self.removed[0] - 1, self.removed[1] - 1))
        if self.cells:
            corners.append((max(x for x, _ in self.cells), max(y for _, y in self.cells)))
        if self.triangle is not None:
            corners.append((self.triangle, self.triangle))
        return max(x for x, _ in corners), max(y for _, y in corners)


def _multiple(ray: tuple[int, int], i: int, j: int) -> bool:
    v, w = ray
    if v == 0:
        return i == 0 and j > 0 and j % w == 0
    return i + j > 0 and i % v == 0 and j == i // v * w
