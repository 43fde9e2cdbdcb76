"""What is drawn of a board, as values: the P-positions in their shades, a claim against them, the Beatty lines.

`verifier.report.figures` draws it with Matplotlib, `verifier.report.tikz` for LaTeX, which needs no Matplotlib.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from verifier.claims.kinds import Beatty, Claim, Listed, SameAs
from verifier.games.families import Game, shifted
from verifier.games.names import describe, name_of
from verifier.games.rules import Ruleset
from verifier.games.tex import tex
from verifier.papers.exhibits import ShownFigure
from verifier.solve.retrograde import p_set
from verifier.theorems.table import printed_claim

__all__ = ["Layer", "Picture", "beatty_lines", "classes", "paper_picture", "picture"]

Cells = NDArray[np.bool_]
SHADES = ("0.0", "0.45", "0.75", "0.88")


@dataclass(frozen=True, eq=False)
class Layer:
    """Positions drawn alike: `shade` is a grey level; `mark` "square", "missing" (open) or "surplus" (crossed)."""

    positions: Cells
    label: str
    shade: str = "0.0"
    mark: str = "square"


@dataclass(frozen=True)
class Picture:
    """What is drawn of a board, before it is drawn; `lines` are (slope, label) through the origin."""

    layers: tuple[Layer, ...]
    lines: tuple[tuple[float, str], ...]
    removed: tuple[int, int] | None
    title: str


def classes(m: int, p: int, side: tuple[int, int]) -> list[Layer]:
    """The pairs {a_n, b_n} in p classes, each the solution of one game mxpWN_l, as in the captions; darkest is l = 0.

    By the definition of mxpWN_l its solution is the class -l of Theorem 2.1 (iiia), see the errata.
    """
    width, height = side
    layers = []
    for l in range(p):
        found = Beatty(m, p, -l % p).array(width, height)
        name = tex(f"{m * p}WN" if l == 0 else f"{m}x{p}WN_{l}")
        layers.append(Layer(found, name, _shade(l, p)))
    return layers


def _shade(l: int, p: int) -> str:
    if p <= len(SHADES):
        return SHADES[l]
    return f"{0.9 * l / (p - 1):.2f}"


def beatty_lines(m: int, p: int) -> list[tuple[float, str]]:
    """The two lines on which the pairs (a_n, b_n) and (b_n, a_n) lie: slope beta / alpha and its inverse."""
    k = m * p
    phi = (2 - k + (k * k + 4) ** 0.5) / 2
    slope = (phi + k) / phi
    label = f"slopes {slope:.3f}, {1 / slope:.3f}"
    return [(slope, label), (1 / slope, label)]


def picture(game: Game, width: int, height: int, claim: Claim | None = None, name: str | None = None) -> Picture:
    """The P-positions of a game; with a claim, what it lacks (open squares) and what it has too many (crosses)."""
    real = p_set(game, width, height)
    title = tex(name_of(game) or "") if name_of(game) else (name or describe(game))
    removed = game.removed if isinstance(game, Ruleset) else None
    lines: list[tuple[float, str]] = []
    constants = (claim.m, claim.p) if isinstance(claim, Beatty) else _pairs_of(game, real)
    if constants is not None:
        lines = beatty_lines(*constants)
    if claim is None:
        return Picture(tuple(_shaded(real, constants)), tuple(lines), removed, f"$P$-positions of {title}")
    claimed = claim.array(width, height)
    layers = [
        Layer(real & claimed, "$P$-position, as claimed", "0.45"),
        Layer(real & ~claimed, "$P$-position, not claimed", mark="missing"),
        Layer(~real & claimed, "claimed, but no $P$-position", mark="surplus"),
    ]
    shown = [layer for layer in layers if layer.positions.any()] or layers[:1]
    said = f"$P$-positions of {title} and {_claim_text(claim)}"
    return Picture(tuple(shown), tuple(lines), removed, said)


def paper_picture(shown: ShownFigure) -> Picture:
    """A figure of a paper: with a claim as `picture` has it, and with shades in the order of its caption."""
    found = picture(shown.game, shown.side, shown.side, shown.claim)
    if not shown.shades:
        return found
    pairs = printed_claim(shown.game)
    assert isinstance(pairs, Beatty)
    layers = classes(pairs.m, pairs.p, (shown.side, shown.side))
    _same(p_set(shown.game, shown.side, shown.side), layers, pairs.m)
    shaded = (replace(layers[l], shade=_shade(place, pairs.p)) for place, l in enumerate(shown.shades))
    return replace(found, layers=tuple(shaded), title=", ".join((found.title, *map(tex, shown.also))))


def _same(real: Cells, layers: Sequence[Layer], m: int) -> None:
    """The shades together must be the P-set, and the l-th of them the solution of mxpWN_l, p the number of shades."""
    if (np.any([layer.positions for layer in layers], axis=0) != real).any():
        raise AssertionError("the classes are not the P-set")
    for l, layer in enumerate(layers):
        if (layer.positions != p_set(shifted(m, len(layers), l), *real.shape)).any():
            raise AssertionError(f"the class {l} is not the solution of its game")


def _claim_text(claim: Claim) -> str:
    if isinstance(claim, SameAs) and name_of(claim.game):
        return f"those of {tex(name_of(claim.game) or '')}"
    if isinstance(claim, Listed):
        return str(claim).replace("{c, d}", "$\\{c, d\\}$")
    if isinstance(claim, Beatty):
        shift = "" if claim.l is None else f", $l={claim.l}$"
        return f"the pairs $m={claim.m}$, $p={claim.p}${shift}"
    return str(claim)


def _pairs_of(game: Game, real: Cells) -> tuple[int, int] | None:
    """The constants (m, p) of the paper's claim for this game, if the board bears it out."""
    claim = printed_claim(game)
    if not isinstance(claim, Beatty):
        return None
    union = Beatty(claim.m, claim.p).array(*real.shape)
    return (claim.m, claim.p) if not (real & ~union).any() else None


def _shaded(real: Cells, constants: tuple[int, int] | None) -> list[Layer]:
    """The P-set in the classes of the captions where it is all of {a_n, b_n}, p > 1; else in one shade."""
    if constants is not None and constants[1] > 1:
        layers = classes(*constants, side=real.shape)
        if (np.any([layer.positions for layer in layers], axis=0) == real).all() and len(layers) <= 8:
            return layers
    return [Layer(real, "$P$-position", "0.0")]
