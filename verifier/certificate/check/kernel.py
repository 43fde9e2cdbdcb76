"""The checker of kernels of a digraph: these are kernels, and there are no others. The standard library alone.

    python -m verifier.certificate.check.kernel DIR        exit 0 accepted, 1 rejected, 2 unreadable

`manifest.json` holds the digraph itself: `nodes`, their names; `options`, for each node the numbers (from 0 on) of the
nodes that its edges lead to; if `blocks` = k > 0 also `blockable`, for each node those of its options that may be
blocked. A set P of nodes is a kernel when for every node v: v is in P if and only if no unblockable option of v is in P
and at most k blockable ones are. (k = 0: no edge leads from P to P, and from every other node one leads into P.)

`kernels` lists sets of nodes, each of which is a kernel: the definition is evaluated. With `formula.cnf` (DIMACS) and
`proof.lrat` (LRAT) there are no others. Variable v + 1 says "v is in P". Let B be the blockable options of v, in their
order, and d their number. If d > k > 0, v has further variables, numbered on in the order of the nodes: s(i, j),
1 <= i <= d, 1 <= j <= k + 1, in the place (i - 1)(k + 1) + j - 1, says "at least j of the first i of B are in P".
Every clause must be one of these, s(i, 0) being true and s(0, j) false, j > 0; c is s(d, k + 1), if there is one:

    not v or not u        u an unblockable option of v, or c; not v alone, if u is v
    v or u_1 or ... or c  all unblockable options of v, and c
    count                 not s(i-1, j) or s(i, j);  not s(i-1, j-1) or not w_i or s(i, j), w_i the i-th of B;
                          not s(i, j) or s(i-1, j) or w_i;  not s(i, j) or s(i-1, j) or s(i-1, j-1)
    known                 the last clauses, one for each of `kernels` in order: some node is not as in this kernel;
                          for k = 0 it may say: some node of this kernel is not in P

Whatever P is, the s can be given the values that they say, and then all counting clauses hold; if P is a kernel so do
the first two kinds, and if it is none of `kernels` so do the last (k = 0: a kernel that contains another is the other,
for what it has besides leads into it). So a refutation proves that there are no others.

Many kernels are few in pieces (k = 0). `determined` lists nodes such that every edge into one of them comes from one
before it in the list: whether such a node is in P is said by its options, and no other node asks for it, so the kernels
correspond to those of the digraph without these nodes. `parts` has the other nodes, each in one of m lists, and
`kernels` has for each part some of its subsets, at least one. For a subset S of a part let T be S and the subsets of
the parts before that have one subset only. Each node in S must have all its options in its part or in such parts
before, none of them in T; each other node of the part must have an option in T. Then every union, one subset of each
part, is a kernel of what is left. There are no others if the formula is refuted whose last clauses are, if m > 1 with
variables t_1, ..., t_m after the others,

    known                 not t_i or: some node of part i is not as in this subset (or: some node of it is not in P)
    deviates              t_1 or ... or t_m    (the very last clause)

for if P is a kernel that is no such union, and i is the first part where it is as none of the subsets, they hold with
t_i true and the other t false: what P has beyond a subset S in part i would have an option in T, which is in P.

`asked` = [v, true or false] is a question about one node. Without a formula the one set of `kernels` is a kernel with
this node inside, or outside. With one, `kernels` is empty and the last clause says that v is in P, or is not: so no
kernel has it inside, or every kernel has.

Version 2 counts without a list (k = 0). `determined` is as above, `order` has the other nodes, and the checker counts
their kernels along it, as the head of `kernel_count` says. `counts` are numbers whose product they must be.
"""

from __future__ import annotations

import sys
from array import array
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from math import log10, prod
from pathlib import Path
from typing import Any

from verifier.base.plural import counted
from verifier.certificate.check import board as board_check
from verifier.certificate.check.board import REFUSALS, Report, UnreadableError, refusal
from verifier.certificate.check.kernel_count import TooWideError, kernel_factors

__all__ = ["COUNTED", "FORMAT", "LISTED", "check", "number_of"]

FORMAT, LISTED, COUNTED = "wythoff-kernel", 1, 2  # versions
KEYS = {"format", "version", "framework", "nodes", "options", "blocks", "made_by"}
PROOF_KEYS, PIECES_KEYS, COUNTED_KEYS = {"sizes", "sha256"}, {"determined", "parts"}, {"determined", "order", "counts"}
SHOWN = 60  # characters of a list of nodes in a sentence
DIGITS, ENDS = 40, 8  # of a number in a sentence, and of a longer one at both ends
TOGETHER = 4096  # subsets that are judged at once
_expect, _whole = board_check._expect, board_check._whole


LratCheck = Callable[[bytes, int, int, "array[int]", "array[int]"], None]


def check(folder: str | Path, lrat: LratCheck = board_check.check_proof) -> Report:
    """Check a certificate of this kind. `lrat` judges the proof of a formula."""
    manifest: Any = None
    try:
        manifest = board_check.read_manifest(Path(folder))
        counted = board_check.is_version(manifest, FORMAT, COUNTED)
        known = counted or board_check.is_version(manifest, FORMAT, LISTED)
        _expect(known, f"format {FORMAT!r}, version {LISTED} or {COUNTED}")
        keys = KEYS | (COUNTED_KEYS if counted else {"kernels"})
        if not counted:
            keys |= PROOF_KEYS if "sizes" in manifest else set()
            keys |= PIECES_KEYS if "parts" in manifest else {"asked"} & set(manifest)
        _expect(set(manifest) in (keys, keys | {"blockable"}), "the keys of the format, no others")
        _expect(isinstance(manifest["nodes"], list), "nodes, a list of names")
        _expect(type(manifest["framework"]) is bool, "framework: true or false")
        graph = Digraph.read(manifest)
        if counted:
            _count(manifest, graph)
        else:
            _judge(Path(folder), manifest, graph, lrat)
        statement = _statement(manifest, graph)
    except REFUSALS as error:
        return refusal(error, "kernel", manifest)
    return Report(True, statement, "kernel", manifest=manifest)


@dataclass(frozen=True)
class Digraph:
    """For each node its unblockable options and its blockable ones, in order."""

    free: list[list[int]]
    blockable: list[list[int]]
    blocks: int

    @classmethod
    def read(cls, manifest: dict[str, Any]) -> Digraph:
        nodes, n = manifest["nodes"], len(manifest["nodes"])
        _expect(isinstance(nodes, list) and all(isinstance(name, str) for name in nodes), "nodes, a list of names")
        _expect(len(set(nodes)) == n, "each node once")
        k = _whole(manifest["blocks"], 0, board_check.NUMBER, "the number of blocked options")
        _expect((k > 0) == ("blockable" in manifest), "blockable options if and only if some may be blocked")
        options = _numbers_of(manifest["options"], n, n, "options")
        if not k:
            return cls(options, [[] for _ in options], 0)
        blockable = _numbers_of(manifest["blockable"], n, n, "blockable options")
        allowed = all(set(some) <= set(every) for some, every in zip(blockable, options, strict=True))
        _expect(allowed, "blockable options that are options")
        free = [[w for w in every if w not in some] for every, some in zip(options, map(set, blockable), strict=True)]
        return cls(free, blockable, k)

    @property
    def edges(self) -> int:
        return sum(map(len, self.free)) + sum(map(len, self.blockable))

    def is_kernel(self, nodes: set[int]) -> bool:
        """Straight from the definition."""
        for v, (free, blockable) in enumerate(zip(self.free, self.blockable, strict=True)):
            lost = nodes.isdisjoint(free) and sum(w in nodes for w in blockable) <= self.blocks
            if (v in nodes) != lost:
                return False
        return True


def _numbers_of(data: Any, length: int, n: int, what: str) -> list[list[int]]:
    """A list of `length` lists of distinct numbers of nodes."""
    _expect(isinstance(data, list) and len(data) == length, f"{what}, one list for each node")
    for some in data:
        _expect(isinstance(some, list) and all(type(w) is int and 0 <= w < n for w in some), f"{what}: nodes' numbers")
        _expect(len(set(some)) == len(some), f"{what}, each once")
    return list(data)


class KernelAudit:
    """Which clauses every kernel satisfies."""

    def __init__(self, graph: Digraph, room: int) -> None:
        self.graph, self.k, n = graph, graph.blocks, len(graph.free)
        self.owner: list[tuple[int, int]] = []  # of each further variable: its node, and the first of its block
        self.first: dict[int, int] = {}
        for v, blockable in enumerate(graph.blockable):
            if len(blockable) > self.k > 0:
                first, more = n + 1 + len(self.owner), len(blockable) * (self.k + 1)
                _expect(len(self.owner) + more <= room, "a formula large enough for its counters")
                self.first[v] = first
                self.owner += [(v, first)] * more
        self.nodes, self.variables = n, n + len(self.owner)

    def has(self, clause: list[int]) -> bool:
        """Is the clause of one of the first three kinds?"""
        largest = max(map(abs, clause), default=0)
        if largest > self.nodes and (largest > self.variables or self._counts(clause)):
            return largest <= self.variables
        return self._defines(clause)

    def _defines(self, clause: list[int]) -> bool:
        if not clause or abs(clause[0]) > self.nodes:
            return False
        v, others = abs(clause[0]) - 1, clause[1:]
        reasons = {w + 1 for w in self.graph.free[v]}
        if v in self.first:
            reasons.add(self.first[v] + len(self.graph.blockable[v]) * (self.k + 1) - 1)
        if clause[0] > 0:
            return set(others) == reasons - {v + 1}
        return (len(others) == 1 and -others[0] in reasons) or (not others and v + 1 in reasons)

    def _counts(self, clause: list[int]) -> bool:
        """Is it one of the four counting clauses, for the largest of its variables?"""
        largest = max(map(abs, clause))
        v, first = self.owner[largest - self.nodes - 1]
        place = largest - first
        i, j = place // (self.k + 1) + 1, place % (self.k + 1) + 1
        w = self.graph.blockable[v][i - 1] + 1
        # 0 stands for a literal that is false, None for one that is true: the clause is then none.
        less = 0 if i == 1 else largest - self.k - 1  # s(i - 1, j)
        below = None if j == 1 else 0 if i == 1 else largest - self.k - 2  # s(i - 1, j - 1)
        kinds: list[list[int | None]] = [
            [-less if less else None, largest],
            [None if below == 0 else -below if below else 0, -w, largest],
            [-largest, less, w],
            [-largest, less, below],
        ]
        said = set(clause)
        return any(None not in kind and said == {x for x in kind if x} for kind in kinds)


@dataclass(frozen=True)
class ClaimedPieces:
    """What is known of the kernels of each part."""

    parts: list[list[int]]
    known: list[list[list[int]]]

    @classmethod
    def read(cls, manifest: dict[str, Any], graph: Digraph) -> ClaimedPieces:
        """The pieces of a manifest, if they are as the head of this file wants them."""
        n = len(graph.free)
        _expect(graph.blocks == 0 and "sizes" in manifest, "parts where nothing is blocked, with a proof")
        parts, known = manifest["parts"], manifest["kernels"]
        _expect(isinstance(parts, list) and len(parts) > 0, "a list of parts")
        _expect(isinstance(known, list) and len(known) == len(parts), "kernels, a list for each part")
        _numbers_of(parts, len(parts), n, "parts")
        determined = _determined(manifest, graph)
        part_of = [-1] * n
        for number, part in enumerate(parts):
            for v in part:
                _expect(part_of[v] < 0, "each node in one part")
                part_of[v] = number
        _expect(all((part_of[v] < 0) == (v in determined) for v in range(n)), "each node determined or in a part")
        inside: set[int] = set()  # what the parts before that have one subset say; all their nodes are `settled`
        settled: set[int] = set()
        for part, subsets in zip(parts, known, strict=True):
            own = set(part)
            _expect(isinstance(subsets, list) and len(subsets) > 0, "a kernel of each part")
            _numbers_of(subsets, len(subsets), n, "kernels")
            _expect(len({frozenset(subset) for subset in subsets}) == len(subsets), "each kernel once")
            _expect(all(own.issuperset(subset) for subset in subsets), "kernels of parts that lie in them")
            near = all(w in own or w in settled for v in set().union(*subsets) for w in graph.free[v])
            _expect(near, "kernels of parts whose options lie there or in parts before that have one kernel")
            reached = {v for v in part if not inside.isdisjoint(graph.free[v])}  # an option is inside already
            right = all(_define(some, part, graph.free, reached) for some in _batches(subsets))
            _expect(right, "kernels of parts that satisfy the definition there")
            if len(subsets) == 1:
                inside.update(subsets[0])
                settled |= own
        return cls(parts, known)

    def last_clauses(self, nodes: int) -> list[LastClause]:
        several = len(self.parts) > 1
        found = []
        for number, (part, subsets) in enumerate(zip(self.parts, self.known, strict=True)):
            switch = (-nodes - number - 1,) if several else ()
            found += [LastClause(subset, part, switch) for subset in subsets]
        if several:
            found.append(LastClause([], [], tuple(range(nodes + 1, nodes + len(self.parts) + 1))))
        return found


def _batches(subsets: list[list[int]]) -> Iterator[list[list[int]]]:
    return (subsets[first : first + TOGETHER] for first in range(0, len(subsets), TOGETHER))


def _define(subsets: list[list[int]], part: list[int], options: list[list[int]], reached: set[int]) -> bool:
    """Does the definition hold on the part for each of the subsets, the `reached` nodes having an option inside?

    Many subsets are judged at once: bit s of a node's number says that it is in the s-th of them.
    """
    member = dict.fromkeys(part, 0)
    for place, subset in enumerate(subsets):
        for v in subset:
            member[v] |= 1 << place
    every = (1 << len(subsets)) - 1
    for v in part:
        loses = every if v in reached else 0
        for w in options[v]:
            loses |= member.get(w, 0)
        if member[v] != every ^ loses:
            return False
    return True


@dataclass(frozen=True)
class LastClause:
    """Against a kernel (or a subset of a part): some node of it is not in P; or some of all nodes is not as in it."""

    kernel: Sequence[int]
    nodes: Sequence[int]
    before: tuple[int, ...] = ()  # literals that stand before
    short: bool = True  # may it name the nodes of the kernel only?

    def is_said(self, clause: list[int]) -> bool:
        if self.short and clause == [*self.before, *(-v - 1 for v in self.kernel)]:
            return True
        inside = set(self.kernel)
        return clause == [*self.before, *(-v - 1 if v in inside else v + 1 for v in self.nodes)]


def _known(manifest: dict[str, Any], graph: Digraph) -> list[list[int]]:
    kernels, n = manifest["kernels"], len(graph.free)
    _expect(isinstance(kernels, list), "a list of kernels")
    known = _numbers_of(kernels, len(kernels), n, "kernels")
    _expect(len({frozenset(kernel) for kernel in known}) == len(known), "each kernel once")
    for number, kernel in enumerate(known):
        _expect(graph.is_kernel(set(kernel)), f"kernels: number {number} is none")
    return known


def _asked(manifest: dict[str, Any], nodes: int, known: list[list[int]]) -> list[int]:
    """The literal of the question, if there is one, and what is known answers it."""
    if "asked" not in manifest:
        return []
    asked = manifest["asked"]
    _expect(isinstance(asked, list) and len(asked) == 2 and type(asked[1]) is bool, "asked: a node, and true or false")
    v = _whole(asked[0], 0, nodes - 1, "the node that is asked for")
    if "sizes" in manifest:
        _expect(not known, "a question that is refuted without a kernel")
    else:
        _expect(len(known) == 1 and (v in known[0]) is asked[1], "one kernel, with the node as it is asked for")
    return [v + 1 if asked[1] else -v - 1]


def _count(manifest: dict[str, Any], graph: Digraph) -> None:
    """Version 2: the number of kernels."""
    n, counts = len(graph.free), manifest["counts"]
    _expect(graph.blocks == 0, "an order where nothing is blocked")
    determined = _determined(manifest, graph)
    [order] = _numbers_of([manifest["order"]], 1, n, "order")
    _expect(len(order) + len(determined) == n, "each node determined or in the order")
    _expect(determined.isdisjoint(order), "no node determined and in the order")
    _expect(isinstance(counts, list) and all(type(some) is int and some >= 0 for some in counts), "counts, numbers")
    _expect(sum(max(some.bit_length() - 1, 0) for some in counts) <= n, "counts, no more than there are sets of nodes")
    try:
        factors = kernel_factors(graph.free, order)
    except TooWideError:
        raise UnreadableError("There are more states along its order than the checker looks at.") from None
    said, true = Counter(counts), Counter(factors)  # most are the same: less is left to multiply
    same = prod((said - true).elements()) == prod((true - said).elements())
    _expect(same and (0 in said) == (0 in true), "counts whose product is the number of kernels")


def _determined(manifest: dict[str, Any], graph: Digraph) -> set[int]:
    """The determined nodes, if every edge into one of them comes from one before it in the list."""
    n = len(graph.free)
    [determined] = _numbers_of([manifest["determined"]], 1, n, "determined")
    place = {v: k for k, v in enumerate(determined)}
    for v, options in enumerate(graph.free):
        for w in options:
            late = w in place and place.get(v, n) >= place[w]
            _expect(not late, "determined nodes to which only determined nodes before them lead")
    return set(determined)


def _judge(folder: Path, manifest: dict[str, Any], graph: Digraph, lrat: LratCheck) -> None:
    """Version 1: these sets are kernels, and if there is a formula there are no others."""
    n = len(manifest["nodes"])
    further = 0  # variables
    last: list[LastClause]
    if "parts" in manifest:
        pieces = ClaimedPieces.read(manifest, graph)
        last, further = pieces.last_clauses(n), len(pieces.parts) if len(pieces.parts) > 1 else 0
    else:
        known = _known(manifest, graph)
        question = _asked(manifest, n, known)
        if "sizes" not in manifest:
            _expect(len(known) > 0, "a kernel, or a proof that there is none")
            return
        last = [LastClause(kernel, range(n), short=not graph.blocks) for kernel in known]
        if question:
            last = [LastClause([], [], tuple(question))]
    sizes, sums = board_check.file_sizes(manifest), manifest["sha256"]
    audit = KernelAudit(graph, sizes["formula.cnf"])
    variables = audit.variables + further
    _expect(sizes["variables"] == variables, f"{variables} variables")
    _expect(sizes["clauses"] >= len(last), "a clause for each kernel")
    definition = sizes["clauses"] - len(last)

    def expected(place: int, clause: list[int]) -> str | None:
        if place <= definition:
            return None if audit.has(clause) else "an instance of the definition of a kernel for this digraph"
        return None if last[place - definition - 1].is_said(clause) else "the clause against a known kernel"

    header = f"p cnf {variables} {sizes['clauses']}\n".encode()
    longest = board_check.longest_lines(variables)
    text = board_check.read_file(folder / "formula.cnf", sizes["formula.cnf"], sums["formula.cnf"])
    formula = board_check.read_formula(text, header, variables, sizes["clauses"], longest[0], expected)
    proof = board_check.read_file(folder / "proof.lrat", sizes["proof.lrat"], sums["proof.lrat"])
    lrat(proof, variables, longest[1], *formula)


def number_of(factors: Iterable[int]) -> str:
    """A product in words: in digits, or as a product of powers where it has many.

    >>> number_of([2] * 10), number_of([2, 3] * 60), number_of([10**50 + 7])
    ('1024', '2^60 * 3^60 (about 10^47)', '10000000...00000007 (about 10^50)')
    """
    counted = Counter(factor for factor in factors if factor != 1)
    if 0 in counted:
        return "0"
    digits = sum(times * log10(factor) for factor, times in counted.items())
    if digits < DIGITS:
        return str(prod(factor**times for factor, times in counted.items()))
    powers = (_ends(str(factor)) + f"^{times}" * (times > 1) for factor, times in sorted(counted.items()))
    return f"{' * '.join(powers)} (about 10^{digits:.0f})"


def _ends(number: str) -> str:
    return number if len(number) < DIGITS else f"{number[:ENDS]}...{number[-ENDS:]}"


def _statement(manifest: dict[str, Any], graph: Digraph) -> str:
    """What an accepted certificate proves, from nothing of the manifest but what was checked."""
    nodes, kernels = manifest["nodes"], manifest.get("kernels", [])
    complete, pieces = "sizes" in manifest or "counts" in manifest, "parts" in manifest
    word = "stable extension" if manifest["framework"] else "kernel"  # a kernel of the reversed digraph
    what = "the framework whose attacks are the reversed edges of" if manifest["framework"] else ""
    what += (
        f"{' ' * bool(what)}the digraph of the manifest ({counted(len(nodes), 'node')}, {counted(graph.edges, 'edge')}"
    )
    if graph.blocks:
        what += f", at most {counted(graph.blocks, 'blockable option')} blocked"
    what += ")"
    if "asked" in manifest:
        node, inside = board_check.short(nodes[manifest["asked"][0]]), manifest["asked"][1]
        if not complete:
            return f"{what} has a {word} with {node} {'inside' if inside else 'outside'}."
        return f"{what} has no {word} with {node} {'inside' if inside else 'outside'}."
    counts = list(map(len, kernels)) if pieces else manifest["counts"] if "counts" in manifest else [len(kernels)]
    shown = ""
    if not pieces and len(kernels) == 1:
        names = ", ".join(board_check.short(nodes[v]) for v in kernels[0])
        shown = f": {{{names}}}" if len(names) <= SHOWN else ""
    elif pieces and set(counts) == {1}:
        inside = {v for [kernel] in kernels for v in kernel}
        for v in reversed(manifest["determined"]):  # the options of the last ones are in parts
            if inside.isdisjoint(graph.free[v]):
                inside.add(v)
        names = ", ".join(board_check.short(nodes[v]) for v in sorted(inside))
        shown = f": {{{names}}}" if len(names) <= SHOWN else ""
    if not complete:
        some = f"the {word}{shown}" if len(kernels) == 1 else f"{len(kernels)} {word}s"
        return f"{what} has {some}; that there are no others is not said."
    number = number_of(counts)
    exactly = {"0": f"no {word}", "1": f"exactly one {word}{shown}"}.get(number, f"exactly {number} {word}s")
    return f"{what} has {exactly}."


main = partial(board_check.main, judge=check, module="kernel")

if __name__ == "__main__":
    sys.exit(main())
