"""A `wythoff-cover` as a VeriPB proof (version 1.1) that `bound.opb` is contradictory.

The inequality of `verifier.certificate.check.covers` is a cutting-planes argument, and each piece of a certificate
becomes a rule of VeriPB:

- A dropped move c, with d in every row that has c, is a redundance step: ~c, with the witness c -> 0, d -> 1. The rows
  hold under the witness because they have d; and so does the bound B: its sum of negated moves does not get smaller
  when c, which is in the set, leaves it and d joins it. Added to the negation of the goal, B and c say ~d >= 2.
- A part is shown by contradiction: suppose N, that fewer than `bound` of its moves are in the set. The weights of a
  case give the inequality W N + sum of y(v) row(v), and under what is decided in the case it cannot hold (this is the
  inequality of `covers`, sorted by moves): so unit propagation finds the clause "not all that was decided". A move
  that is off by its cost is a clause of the same kind, and a split is closed by the clauses of its two cases.
- The bounds of the parts and B add up to a contradiction: too few moves are left.

Nothing here is trusted: VeriPB checks every line. What ties the formula to the game is `covers`.

    python -m verifier.certificate.write.cutting_planes DIR ...      puts both files into folders that lack them
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from verifier.certificate.check.bound_formula import FILE, formula, variable
from verifier.certificate.check.covers import check, read, rows_of, weighed

__all__ = ["PROOF", "write"]

PROOF = "bound.pbp"
CoverRows = list[set[int]]
Decided = tuple[str, ...]  # literals, in the order of the splits


def write(folder: Path, into: Path | None = None) -> None:
    """From the manifest of a cover that `covers` accepts: `bound.opb` and `bound.pbp`, beside it or in `into`."""
    manifest, size = read(folder)
    parts = rows_of(manifest, size)
    rows = [row for part in parts for row in part]
    question = formula(rows, manifest["at_least"], manifest["board"][1])
    for name, lines in ((FILE, question), (PROOF, _BoundProof(manifest, parts).lines())):
        with ((into or folder) / name).open("w", encoding="ascii", newline="\n") as file:
            file.writelines(f"{line}\n" for line in lines)


@dataclass
class _BoundProof:
    """`last` is the number that VeriPB has given to its last inequality."""

    manifest: dict[str, Any]
    parts: list[CoverRows]
    last: int = field(init=False)

    def __post_init__(self) -> None:
        self.last = self.bound = sum(map(len, self.parts)) + 1

    def name(self, move: int) -> str:
        return variable(move, self.manifest["board"][1])

    def lines(self) -> Iterator[str]:
        yield "pseudo-Boolean proof version 1.1"
        yield f"f {self.bound}"
        used = set().union(*(row for rows in self.parts for row in rows))
        gone = {c: d for c, d in self.manifest["dropped"] if c in used}
        for c, d in gone.items():
            yield from self.drop(self.name(c), self.name(d))
        shown, first = [], 1
        for part, rows in zip(self.manifest["parts"], self.parts, strict=True):
            if part["bound"]:
                moves = [self.name(move) for move in sorted(set().union(*rows) - set(gone))]
                yield from self.part(moves, part["bound"], part["tree"], first)
                shown.append(self.last)
            first += len(rows)
        yield f"pol {self.bound} " + " ".join(f"{number} +" for number in shown)
        yield "c -1"

    def drop(self, c: str, d: str) -> Iterator[str]:
        yield f"red 1 ~{c} >= 1 ; {c} -> 0 {d} -> 1 ; begin"
        yield f"proofgoal {self.bound}"
        yield f"pol {self.bound} -1 + -2 +"  # the goal's negation, and c
        yield from ("c -1", "end", "end")
        self.last += 4  # c, the goal's negation, their sum; and what was to be shown

    def part(self, moves: Sequence[str], bound: int, tree: Sequence[dict[str, Any]], first: int) -> Iterator[str]:
        """That at least `bound` of these moves are in the set; the part's rows are numbered from `first`."""
        yield " ".join(["red", *(f"1 {move}" for move in moves), f">= {bound} ; ; begin"])
        yield "proofgoal #1"
        self.last += 2
        few = self.last  # N: fewer than `bound` are
        opened: list[tuple[Decided, bool]] = [
            ((), False)
        ]  # what is decided; whether both cases of its split are closed
        for case in tree:
            decided, _ = opened.pop()
            if "split" in case:
                c = self.name(case["split"])
                opened += [(decided, True), ((*decided, f"~{c}"), False), ((*decided, c), False)]
                continue
            yield f"pol {few} {case['scale']} *" + "".join(f" {first + k} {y} * +" for k, y in weighed(case) if y)
            self.last += 1
            if "off" in case:
                for move in case["off"]:
                    yield self.impossible((*decided, self.name(move)))
                opened.append((decided, False))
            else:
                yield self.impossible(decided)
            while opened and opened[-1][1]:
                yield self.impossible(opened.pop()[0])
        yield from ("c -1", "end", "end")
        self.last += 1

    def impossible(self, decided: Decided) -> str:
        """The clause that not all of these literals are true."""
        self.last += 1
        clause = [f"1 {literal[1:] if literal[0] == '~' else '~' + literal}" for literal in decided]
        return " ".join(["rup", *clause, ">= 1 ;"])


if __name__ == "__main__":
    for name in sys.argv[1:]:
        if not check(name).accepted:
            sys.exit(f"{name} is no certificate of a bound that our checker accepts.")
        write(Path(name))
