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
    known                 the last clauses, one for each of `kernels` in order: some node is not as in this kernel

Whatever P is, the s can be given the values that they say, and then all counting clauses hold; if P is a kernel so do
the first two kinds, and if it is none of `kernels` so do the last. So a refutation proves that there are no others.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from verifier.certificate.check import reference as board_check
from verifier.certificate.check.reference import REFUSALS, Report, refusal

__all__ = ["FORMAT", "VERSION", "check"]

FORMAT, VERSION = "wythoff-kernel", 1
KEYS = {"format", "version", "framework", "nodes", "options", "blocks", "kernels", "made_by"}
PROOF_KEYS = {"sizes", "sha256"}
SHOWN = 60  # characters of a list of nodes in a sentence
_expect, _whole = board_check._expect, board_check._whole


def check(folder: str | Path) -> Report:
    """Check a certificate of this kind."""
    manifest: Any = None
    try:
        manifest = board_check.read_manifest(Path(folder))
        _expect(board_check.is_version(manifest, FORMAT, VERSION), f"format {FORMAT!r}, version {VERSION}")
        keys = KEYS | (PROOF_KEYS if "sizes" in manifest else set())
        _expect(set(manifest) in (keys, keys | {"blockable"}), "the keys of the format, no others")
        statement = _judge(Path(folder), manifest)
    except REFUSALS as error:
        return refusal(error, "kernel", manifest)
    return Report(True, f"Accepted: {statement}", statement, "kernel", manifest=manifest)


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
        if any(abs(w) > self.nodes for w in clause) and self._counts(clause):
            return True
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


def _judge(folder: Path, manifest: dict[str, Any]) -> str:
    _expect(isinstance(manifest["nodes"], list), "nodes, a list of names")
    _expect(type(manifest["framework"]) is bool, "framework: true or false")
    graph, n = Digraph.read(manifest), len(manifest["nodes"])
    kernels = manifest["kernels"]
    _expect(isinstance(kernels, list), "a list of kernels")
    known = [frozenset(kernel) for kernel in _numbers_of(kernels, len(kernels), n, "kernels")]
    _expect(len(set(known)) == len(known), "each kernel once")
    for number, kernel in enumerate(known):
        _expect(graph.is_kernel(set(kernel)), f"kernels: number {number} is none")
    if "sizes" not in manifest:
        _expect(len(known) > 0, "a kernel, or a proof that there is none")
        return _statement(manifest, graph, complete=False)
    sizes, sums = board_check.file_sizes(manifest), manifest["sha256"]
    audit = KernelAudit(graph, sizes["formula.cnf"])
    _expect(sizes["variables"] == audit.variables, f"{audit.variables} variables")
    _expect(sizes["clauses"] >= len(known), "a clause for each kernel")
    definition = sizes["clauses"] - len(known)

    def expected(place: int, clause: list[int]) -> str | None:
        if place <= definition:
            return None if audit.has(clause) else "an instance of the definition of a kernel for this digraph"
        kernel = known[place - definition - 1]
        right = clause == [-v - 1 if v in kernel else v + 1 for v in range(n)]
        return None if right else "the clause against a known kernel"

    header = f"p cnf {audit.variables} {sizes['clauses']}\n".encode()
    longest = board_check.longest_lines(audit.variables)
    text = board_check.read_file(folder / "formula.cnf", sizes["formula.cnf"], sums["formula.cnf"])
    formula = board_check.read_formula(text, header, audit.variables, sizes["clauses"], longest[0], expected)
    proof = board_check.read_file(folder / "proof.lrat", sizes["proof.lrat"], sums["proof.lrat"])
    board_check.check_proof(proof, audit.variables, longest[1], *formula)
    return _statement(manifest, graph, complete=True)


def _statement(manifest: dict[str, Any], graph: Digraph, *, complete: bool) -> str:
    """What an accepted certificate proves, from nothing of the manifest but what was checked."""
    nodes, kernels = manifest["nodes"], manifest["kernels"]
    word = "stable extension" if manifest["framework"] else "kernel"  # a kernel of the reversed digraph
    what = "the framework whose attacks are the reversed edges of" if manifest["framework"] else ""
    what += f"{' ' * bool(what)}the digraph of the manifest ({len(nodes)} nodes, {graph.edges} edges"
    what += f", at most {graph.blocks} blockable options blocked)" if graph.blocks else ")"
    shown = ""
    if kernels:
        names = ", ".join(board_check.short(nodes[v]) for v in kernels[0])
        shown = f": {{{names}}}" if len(kernels) == 1 and len(names) <= SHOWN else ""
    if not complete:
        some = f"the {word}{shown}" if len(kernels) == 1 else f"{len(kernels)} {word}s"
        return f"{what} has {some}; that there are no others is not said."
    number = {0: f"no {word}", 1: f"exactly one {word}{shown}"}.get(len(kernels), f"exactly {len(kernels)} {word}s")
    return f"{what} has {number}."


main = partial(board_check.main, judge=check, module="kernel")

if __name__ == "__main__":
    sys.exit(main())
