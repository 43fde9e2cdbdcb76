"""From weights to a certificate, judged before anybody hears of it: each row is a position, each column a move."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path
from typing import TypedDict

from kernel_encodings.rules_from_p import SwitchClause

from verifier.certificate.check import covers
from verifier.certificate.write import cutting_planes, manifest
from verifier.claims.kinds import Beatty, Claim, Listed
from verifier.games.rules import Position
from verifier.synthesis.evidence import AnswerEvidence
from verifier.synthesis.target import Target
from verifier.synthesis.trim import trimmed
from verifier.synthesis.weights import CoverCase, Weights

__all__ = ["prove_weights"]


class CoverPart(TypedDict):
    """A part of the bound: its rows by their positions, and the tree of cases."""

    positions: list[Position]
    bound: int
    tree: list[CoverCase]


def prove_weights(
    target: Target,
    clauses: Sequence[SwitchClause],
    moves: Sequence[Position],
    weights: Weights,
    folder: Path | None = None,
    *,
    symmetric: bool = True,
    force: bool = False,
) -> AnswerEvidence:
    """A checked certificate that every set of moves with the target has at least `weights.lower` and the forced ones.

    `clauses` are those of the question, `moves[s]` is the vector behind the switch s. A row is a clause without the
    moves that join two positions of S.
    """
    height = target.board[1]
    number = {s + 1: i * height + j for s, (i, j) in enumerate(moves)}
    barred = {-clause.literals[0] for clause in clauses if len(clause.literals) == 1 and clause.literals[0] < 0}
    place = {
        frozenset(clause.literals) - barred: clause.position
        for clause in reversed(clauses)
        if clause.literals and clause.literals[0] > 0
    }
    alone = [place[row] for row in sorted(place, key=sorted) if len(row) == 1]
    alone += [place[weights.rows[row]] for row in weights.core.forced.values()]
    parts: list[CoverPart] = []
    if alone:
        tree: list[CoverCase] = [{"scale": 1, "rows": [*range(len(alone))], "weights": [1] * len(alone)}]
        parts.append({"positions": alone, "bound": len(alone), "tree": tree})
    for part, bound, found in zip(weights.core.parts, weights.bounds, weights.trees, strict=True):
        positions = [place[weights.rows[row]] for row in part.numbers]
        tree = [_named(case, number) for case in trimmed(part, bound, found)]
        parts.append({"positions": positions, "bound": bound, "tree": tree})
    claim: Claim = target.claim
    known = claim.on(*target.board) if isinstance(claim, (Beatty, Listed)) else Listed.from_array(target.array())
    data = {
        "format": covers.FORMAT,
        "version": covers.VERSION,
        "claim": known.to_json(),
        "board": list(target.board),
        "symmetric": symmetric,
        "at_least": sum(part["bound"] for part in parts),
        "made_by": manifest.made_by({"highspy": version("highspy")}),
    }
    with manifest.kept_or_not(folder, force) as work:
        dropped = [[number[c], number[d]] for c, d in weights.core.dropped]
        (work / covers.PACKED).write_bytes(covers.packed({"dropped": dropped, "parts": parts}))
        manifest.save(work, data)
        cutting_planes.write(work)
        report = manifest.own_accepted(covers.check(work), "weights")
    size = {
        "positions": sum(len(part["positions"]) for part in parts),
        "cases": sum(map(len, weights.trees), start=bool(alone)),
    }
    return AnswerEvidence(report.statement or "", size, str(folder) if folder else None)


def _named(case: CoverCase, number: dict[int, int]) -> CoverCase:
    """The case with the numbers of the moves in place of the columns."""
    if "split" in case:
        return {"split": number[case["split"]]}
    return {**case, "off": [number[c] for c in case["off"]]} if "off" in case else case
