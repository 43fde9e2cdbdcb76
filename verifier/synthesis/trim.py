"""A tree of cases made smaller: off goes only what a later case needs, and weights are as coarse as they may be.

`weights.py` finds a tree from its root: whatever can be off is said to be off, with fine weights, since nobody knows
yet what will be of use. From the leaves up it is known. The inequality of a case

    |on| + ceil((sum of y - sum of a(c), c on - sum of max(0, a(c) - W), c neither on nor off) / W) >= bound

uses that c is off only if a(c) > W, and not even then if what c would cost is no more than what is left over. So each
case says which columns it needs to be off; a case that puts columns off keeps those that are needed below it, and goes
if there are none; a split goes if its second case does not need that the column is off. What is kept gets the
coarsest weights, rounded from those that it had, that still say it. A column that is not off any more was nowhere
counted upon, so every inequality that is left holds; the checker of covers judges the outcome like any other tree.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from verifier.synthesis.cover import Component
from verifier.synthesis.weights import CoverCase

__all__ = ["trimmed"]

Columns = NDArray[np.bool_]
SCALES = [1, 2, 3, 4, 6, 12, 24, 36, 60, 90, 120, 180, 240, 360, 500, 840, 1_260, 2_520, 5_040]
SCALES += [10_000, 20_000, 50_000, 100_000, 200_000, 500_000]
DOWN, NEAREST = 1e-6, 0.5  # added before a weight is cut to an integer


@dataclass(frozen=True)
class _Kept:
    """A tree, last case first, and the columns that it needs to be off."""

    needs: Columns
    backwards: list[CoverCase]


def trimmed(part: Component, bound: int, tree: Sequence[CoverCase]) -> tuple[CoverCase, ...]:
    """A tree that proves the same bound."""
    matrix, names = part.matrix(), part.columns
    place = {name: c for c, name in enumerate(names)}
    kept: list[_Kept] = []  # what came of the cases behind, the first of them last
    for case, (on, off) in reversed(list(zip(tree, _decided(tree, place), strict=True))):
        if "split" in case:
            kept.append(_split(case, place[case["split"]], kept.pop(), kept.pop()))
            continue
        wanted: list[int] | None = None
        if "off" in case:
            below = kept.pop()
            wanted = [place[c] for c in case["off"] if below.needs[place[c]]]
            if not wanted:
                kept.append(below)
                continue
        coarse, needs = _coarsest(case, matrix, on, off, bound, wanted)
        if wanted is None:
            kept.append(_Kept(needs, [coarse]))
        else:
            above = below.needs.copy()
            above[wanted] = False
            coarse["off"] = [names[c] for c in wanted]
            kept.append(_Kept(needs | above, [*below.backwards, coarse]))
    (whole,) = kept
    return tuple(reversed(whole.backwards))


def _split(case: CoverCase, column: int, on: _Kept, off: _Kept) -> _Kept:
    if not off.needs[column]:
        return off
    needs = on.needs | off.needs
    needs[column] = False
    return _Kept(needs, [*off.backwards, *on.backwards, case])


def _decided(tree: Sequence[CoverCase], place: dict[int, int]) -> list[tuple[Columns, Columns]]:
    """For each case which columns are on and which are off."""
    nothing = np.zeros(len(place), dtype=bool)
    found, opened = [], [(nothing, nothing)]
    for case in tree:
        on, off = opened.pop()
        found.append((on, off))
        named = nothing.copy()
        if "split" in case:
            named[place[case["split"]]] = True
            opened += [(on, off | named), (on | named, off)]
        elif "off" in case:
            named[[place[c] for c in case["off"]]] = True
            opened.append((on, off | named))
    return found


def _coarsest(
    case: CoverCase, matrix: NDArray[np.float64], on: Columns, off: Columns, bound: int, wanted: list[int] | None
) -> tuple[CoverCase, Columns]:
    """The case with the coarsest weights that close it, or that put off what is wanted; and what it needs to be off.

    `spare` is how much more the columns neither on nor off might cost. All numbers are integers below 2^53: exact.
    """
    rows, fine = np.array(case["rows"], dtype=int), np.array(case["weights"], dtype=float)
    own, open_, already = matrix[rows], ~(on | off), int(on.sum())
    for scale in [*(scale for scale in SCALES if scale < case["scale"]), case["scale"]]:
        for half in (DOWN, NEAREST):
            weights = np.floor(fine * scale / case["scale"] + half)
            a = weights @ own
            total = weights.sum() - a[on].sum() - np.maximum(0, a[open_] - scale).sum()
            if wanted is None:
                spare = total - (bound - 1 - already) * scale - 1
            else:
                spare = (total - np.minimum(a[wanted], scale)).min() - (bound - 2 - already) * scale - 1
            if spare >= 0:
                costly = np.flatnonzero(off & (a > scale))
                costly = costly[np.argsort(a[costly], kind="stable")]
                needs = np.zeros(len(on), dtype=bool)
                needs[costly[np.cumsum(a[costly] - scale) > spare]] = True
                some = np.flatnonzero(weights)
                named = {"rows": rows[some].tolist(), "weights": weights[some].astype(int).tolist()}
                return CoverCase(scale=scale, rows=named["rows"], weights=named["weights"]), needs
    raise AssertionError("a case of the tree does not say what it should")
