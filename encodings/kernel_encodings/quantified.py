"""Blocking exactly as the paper says it: there is a block set such that all remaining options are N.

A position v is P if and only if

    there is a set B of at most k of its blockable options such that for every option w not in B, w is N.        (1)

As a quantified Boolean formula. Both directions of (1) are asked of all positions at once:

    exists P, blocked   for all option, B   exists ...
        P(v) and option = i and not blocked(v, w_i)  implies  not P(w_i),     blocked(v, .) at most k of the blockable
        not P(v) and |B| <= k   implies   P(w) for some option w of v that is not in B

The first line is "there is a block set such that for all remaining options": `blocked` is chosen for each v, then the
universal number `option` runs through the options. The second is the negation of (1): for all block sets there is a
remaining option that is P. One universal B serves all positions, as "for all B" and "and" commute: position v reads the
first n bits of B, one for each of its n blockable options.

As SMT-LIB with quantifiers, (1) is written as it stands, with a quantifier over the bits of B and one over options;
that B has at most k elements is said without arithmetic: of any k + 1 options one is not in B.

`set_theory` states, once and for all rather than board by board, why the other encodings may count instead.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations
from math import comb
from typing import Any, Literal

import networkx as nx

from kernel_encodings.formula import FALSE, TRUE, Cnf, negation, smt_clause, variable
from kernel_encodings.ground import on_board, on_digraph
from kernel_encodings.other_forms import Qbf, Smt
from verifier.base.errors import UserError
from verifier.games.board import Board

__all__ = ["encode", "kernel", "kernel_smt", "set_theory", "smt"]

SUBSETS = 1_000_000


@dataclass(frozen=True)
class _Positions:
    """A digraph with numbers for its nodes, and what the formula says of them before any condition is added."""

    graph: nx.DiGraph
    ground: Cnf
    number: Callable[[Any], int]
    lost_without_options: bool = True

    @classmethod
    def of_board(cls, board: Board) -> _Positions:
        return cls(
            board.digraph(),
            on_board(board, "quantified")[0],
            lambda v: variable(v[0], v[1], board.height),
            board.rules.ending == "normal",
        )

    @classmethod
    def of_digraph(cls, graph: nx.DiGraph) -> _Positions:
        return cls(graph, *on_digraph(graph, "quantified"))

    def lost(self, node: Any) -> bool:
        """Is a node without options in the kernel?"""
        return self.lost_without_options or bool(self.graph.nodes[node].get("terminal"))

    @property
    def blocks(self) -> int:
        return int(self.graph.graph.get("blocks", 0))

    def options(self) -> dict[Any, tuple[list[int], list[int]]]:
        """The variables of the blockable and of the other options of each node."""
        return {
            node: (
                [self.number(w) for w in self.graph[node] if self.graph[node][w].get("blockable")],
                [self.number(w) for w in self.graph[node] if not self.graph[node][w].get("blockable")],
            )
            for node in self.graph
        }


def encode(board: Board) -> Qbf:
    """The P-sets of a board as the first existential block of a quantified Boolean formula."""
    return _qbf(_Positions.of_board(board))


def kernel(graph: nx.DiGraph) -> Qbf:
    """The kernels of a digraph, whose attributes are as for `definition.kernel`, in the same way."""
    return _qbf(_Positions.of_digraph(graph))


def smt(board: Board) -> Smt:
    """Condition (1) in SMT-LIB 2, quantifiers and all."""
    return _script(_Positions.of_board(board))


def kernel_smt(graph: nx.DiGraph) -> Smt:
    """Condition (1) for the nodes of a digraph in SMT-LIB 2."""
    return _script(_Positions.of_digraph(graph))


def _qbf(positions: _Positions) -> Qbf:
    cnf, k, options = positions.ground, positions.blocks, positions.options()
    cells = cnf.variables
    longest = max((len(blockable) for blockable, _ in options.values()), default=0)
    bits = max((max(len(b) + len(u) - 1, 0).bit_length() for b, u in options.values()), default=0)

    # exists blocked: the block set of each position, at most k
    blocked = {
        position: cnf.new(len(blockable), f"the options that are blocked at {position}")
        for position, (blockable, _) in options.items()
        if blockable
    }
    counters: list[tuple[int, list[int]]] = []
    for position, first in blocked.items():
        n = len(options[position][0])
        if n > k:
            counters.append(
                (cnf.new(n * k, f"counting the options that are blocked at {position}"), [*range(first, first + n)])
            )
    outer = cnf.variables
    # for all option, B
    option = cnf.new(bits, "the number of an option, in binary") if bits else 0
    chosen = cnf.new(longest, "the bits of an arbitrary block set B") if longest else 0
    universal = cnf.variables
    # exists ...
    too_many = cnf.new(longest * (k + 1), "s(i, j): at least j of the first i bits of B") if longest else 0

    for first, literals in counters:
        _at_most(cnf, k, literals, first)

    def s(i: int, j: int) -> int:
        return TRUE if j == 0 else FALSE if j > i else too_many + (i - 1) * (k + 1) + j - 1

    # s(i, j) true only if at least j of the first i bits are: no other direction is needed of "|B| > k".
    for i in range(1, longest + 1):
        for j in range(1, k + 2):
            if j > i:
                cnf.add(-(too_many + (i - 1) * (k + 1) + j - 1))
                continue
            cnf.add_simplified(-s(i, j), s(i - 1, j), chosen + i - 1)
            cnf.add_simplified(-s(i, j), s(i - 1, j), s(i - 1, j - 1))

    for position, (blockable, free) in options.items():
        v = positions.number(position)
        if not blockable and not free and not positions.lost(position):
            cnf.add(-v)
            continue
        for i, w in enumerate(blockable + free):
            is_not_i = [(-1 if i >> bit & 1 else 1) * (option + bit) for bit in range(bits)]
            excuse = [blocked[position] + i] if i < len(blockable) else []
            cnf.add(-v, -w, *excuse, *is_not_i)
        n = len(blockable)
        remaining = cnf.new(n, f"options of {position} that are P and not in B") if n else 0
        for i, w in enumerate(blockable):
            cnf.add(-(remaining + i), w)
            cnf.add(-(remaining + i), -(chosen + i))
        cnf.add_simplified(v, *free, *range(remaining, remaining + n), s(n, k + 1))
    blocks: list[tuple[Literal["a", "e"], range]] = [
        ("e", range(1, outer + 1)),
        ("a", range(outer + 1, universal + 1)),
        ("e", range(universal + 1, cnf.variables + 1)),
    ]
    assert cells <= outer
    return Qbf(tuple((quantifier, tuple(block)) for quantifier, block in blocks if block), cnf)


def _at_most(cnf: Cnf, k: int, literals: list[int], first: int) -> None:
    """At most k of the literals are true: the counter s(i, j) must not rise above k."""

    def s(i: int, j: int) -> int:
        return TRUE if j == 0 else FALSE if i == 0 or j > i else first + (i - 1) * k + j - 1

    for i, literal in enumerate(literals, start=1):
        for j in range(1, min(i, k) + 1):
            cnf.add_simplified(negation(s(i - 1, j)), s(i, j))
            cnf.add_simplified(-literal, negation(s(i - 1, j - 1)), s(i, j))
        if i > k:
            cnf.add_simplified(-literal, negation(s(i - 1, k)))


def _script(positions: _Positions) -> Smt:
    ground, k, options = positions.ground, positions.blocks, positions.options()
    size = sum(comb(len(blockable), k + 1) for blockable, _ in options.values())
    if size > SUBSETS:
        raise UserError(f"The quantified encoding is for small boards: this one has {size:,} sets of too many blocks.")
    lines = ["(set-logic ALL)"]
    lines += [f"(declare-const x{n} Bool)" for n in range(1, ground.variables + 1)]
    lines += [f"(assert {smt_clause(clause)})" for clause in ground.clauses()]
    for position, (blockable, free) in options.items():
        v = positions.number(position)
        if not blockable and not free:
            lines.append(f"(assert {f'x{v}' if positions.lost(position) else f'(not x{v})'})")
            continue
        few = " ".join(
            f"(or {' '.join(f'(not b{i})' for i in subset)})" for subset in combinations(range(len(blockable)), k + 1)
        )
        bits = max(1, (len(blockable) + len(free) - 1).bit_length())
        remaining = " ".join(
            f"(=> (= w (_ bv{i} {bits})) {f'(or b{i} (not x{w}))' if i < len(blockable) else f'(not x{w})'})"
            for i, w in enumerate(blockable + free)
        )
        every = f"(forall ((w (_ BitVec {bits}))) (and true {remaining}))"
        if blockable:
            names = " ".join(f"(b{i} Bool)" for i in range(len(blockable)))
            every = f"(exists ({names}) (and true {few} {every}))"
        lines.append(f"(assert (= x{v} {every}))")
    return Smt("\n".join(ground.comments()), ground.variables, "\n".join(lines) + "\n")


def set_theory() -> str:
    """Why counting is enough, for sets of any size: an SMT-LIB 2 script for cvc5's theory of finite sets.

    Options O, the blockable ones among them A, the P-positions P, and k. A block set is a B within A of at most k
    elements; it works when no option outside B is in P. Then a block set that works exists if and only if P meets no
    option outside A and at most k elements of A. Both directions are asked as refutations, so both answers are unsat:
    from the right side, B = P and A is one that works; from one that works, the right side follows.
    """
    return """; Blocking: "there is a block set that works" if and only if
; "no unblockable option is P and at most k blockable options are". Both directions are refuted in their negation.
; Both answers are unsat.
(set-logic HO_ALL)
(set-option :incremental true)
(declare-sort Position 0)
(declare-const O (Set Position))
(declare-const A (Set Position))
(declare-const P (Set Position))
(declare-const B (Set Position))
(declare-const k Int)
(assert (>= k 0))
(assert (set.subset A O))
(define-fun works ((X (Set Position))) Bool
  (and (set.subset X A) (<= (set.card X) k) (= (set.inter (set.minus O X) P) (as set.empty (Set Position)))))
(define-fun counts () Bool
  (and (= (set.inter (set.minus O A) P) (as set.empty (Set Position))) (<= (set.card (set.inter P A)) k)))
(push 1) ; if the count is right, then the P-positions among A are a block set that works
(assert counts)
(assert (not (works (set.inter P A))))
(check-sat)
(pop 1)
(push 1) ; if some block set works, then the count is right
(assert (works B))
(assert (not counts))
(check-sat)
(pop 1)
"""


FORMS = {Qbf: encode, Smt: smt}
DIGRAPH_FORMS = {Qbf: kernel, Smt: kernel_smt}
