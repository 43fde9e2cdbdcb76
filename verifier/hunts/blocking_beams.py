"""Wythoff Nim where any k - 1 options are blocked: along which beams do the P-positions lie, and how dense?

U. Larsson, *Blocking Wythoff Nim* (Electron. J. Combin. 18 (2011) P120), solves k = 2 and 3 and, for 4 <= k <= 20, has
conjectures on the points where the quotients of P-positions gather. Its table was not found here; what follows is
computed from the rules, and nothing of it is taken from there. Here k is the constant p.

A *beam* is a set of P-positions (x, y), x <= y, between two rays with no P-position near them. In a run of R rows the
rays are chosen, and slopes and densities are guessed, from the rows before R / 10 alone; everything else is about all
rows, and exact: rows are complete (`verifier.solve.queen_rows`).

*Two laws of conservation.* Suppose that the P-positions above the diagonal lie on beams of slopes s_i > 1 (y/x tends to
s_i along the beam) and densities d_i (the number of P-positions of the beam in n rows, divided by n, tends to d_i).
Each row holds exactly k P-positions; in n rows about n d_i of them lie on beam i, and n d_i / s_i on its mirror image:

    sum of d_i (1 + 1 / s_i) = k.

On the diagonals y - x = 0, ..., n - 1 lie about n d_i / (s_i - 1) of beam i: if a diagonal holds D on average,

    sum of d_i / (s_i - 1) = D.

So if all beams but one have rational slopes and densities, and D is rational, the last one has a slope s with

    s - 1/s = (k - sum of d_i (1 + 1/s_i)) / (D - sum of d_i / (s_i - 1)), a rational number,

since (s - 1)(1 + 1/s) = s - 1/s, and so its slope is a number of a quadratic field. That is how it is guessed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from math import ceil, floor
from typing import TYPE_CHECKING, Any, TypedDict

import numpy as np

from verifier.games.families import blocking_wythoff
from verifier.hunts.result import Constants, Counterexample, HuntResult, spread
from verifier.solve.quadratic import Quadratic
from verifier.solve.queen_rows import upper_positions

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Ints = NDArray[np.int64]
    Bools = NDArray[np.bool_]

__all__ = ["Beam", "beams", "examine", "hunt", "markdown", "simplest"]

QUESTION = (
    "Wythoff Nim where p - 1 options of any kind are blocked: on which beams, and how densely, lie the P-positions?"
)
GAMES = "WN with at most p - 1 options of any kind blocked"
GAP = 0.02  # between the quotients y/x of two beams
SLOPE, DENSITY, SHARE = 6, 7, 13  # the largest denominators of guesses


@dataclass(frozen=True)
class Beam:
    """The P-positions with low * x <= y <= high * x; slope and density as guessed, None where no guess fits."""

    low: Fraction
    high: Fraction
    slope: Quadratic | None
    density: Quadratic | None

    def holds(self, x: Ints, y: Ints) -> Bools:
        above = y * self.low.denominator >= x * self.low.numerator
        return np.asarray(above & (y * self.high.denominator <= x * self.high.numerator))


def simplest(low: Fraction, high: Fraction) -> Fraction:
    """The fraction with the least denominator in [low, high], 0 <= low.

    >>> simplest(Fraction("2.3"), Fraction("2.4")), simplest(Fraction("0.61"), Fraction("0.62"))
    (Fraction(7, 3), Fraction(8, 13))
    """
    whole = ceil(low)
    if whole <= high:
        return Fraction(whole)
    below = floor(low)
    return below + 1 / simplest(1 / (high - below), 1 / (low - below))


def _near(value: float, within: float, largest: int) -> Fraction | None:
    """The simplest fraction near a value, if its denominator is at most `largest`."""
    found = simplest(Fraction(max(value - within, 0.0)), Fraction(value + within))
    return found if found.denominator <= largest else None


def beams(k: int, x: Ints, y: Ints, F: int) -> list[Beam]:
    """The beams of k, and guesses for them, from the P-positions (x, y) of the first F rows."""
    far = (2 * x >= F) & (x < F) & (y > x)
    x, y = x[far], y[far]
    ratio = np.sort(y / x)
    cuts = np.flatnonzero(np.diff(ratio) > GAP)
    rays = [Fraction(1)]
    for low, high in zip(ratio[cuts].tolist(), ratio[cuts + 1].tolist(), strict=True):
        third = (high - low) / 3
        rays.append(simplest(Fraction(low + third), Fraction(high - third)))
    rays.append(Fraction(ceil(ratio[-1]) + 1))
    fitted, counted = [], []
    for low, high in pairwise(rays):
        on = Beam(low, high, None, None).holds(x, y)
        fitted.append(float(np.polyfit(x[on].astype(float), y[on].astype(float), 1)[0]))
        counted.append(float(on.sum()) / (F - (F + 1) // 2))
    known = [(_near(s, 10 / F, SLOPE), _near(d, 50 / F, DENSITY)) for s, d in zip(fitted, counted, strict=True)]
    guesses: list[tuple[Quadratic | None, Quadratic | None]] = [
        (Quadratic(s), Quadratic(d)) if s is not None and d is not None else (None, None) for s, d in known
    ]
    if guesses.count((None, None)) == 1:
        at = guesses.index((None, None))
        guesses[at] = _last(k, known, fitted[at], counted[at], F)
    return [Beam(low, high, s, d) for (low, high), (s, d) in zip(pairwise(rays), guesses, strict=True)]


def _last(
    k: int, known: Sequence[tuple[Fraction | None, Fraction | None]], slope: float, density: float, F: int
) -> tuple[Quadratic | None, Quadratic | None]:
    """Slope and density of the one beam that is not rational, by the laws of conservation."""
    share = _near(density / (slope - 1), 50 / F, SHARE)  # of the P-positions of a diagonal
    if share is None:
        return None, None
    others = [(s, d) for s, d in known if s is not None and d is not None]
    rows_left = k - sum((d * (1 + 1 / s) for s, d in others), Fraction(0))
    r = rows_left / share  # s - 1/s
    square = r * r + 4
    n = square.numerator * square.denominator
    s = Quadratic.of(r / 2, Fraction(1, 2 * square.denominator), n)
    return (s, (s - 1) * Quadratic(share)) if abs(float(s) - slope) < 20 / F else (None, None)


class BeamRow(TypedDict):
    """A row of the table: a beam, its guesses, and exact bounds in the rows tested.

    `slope` and `density` are guesses from the first tenth of the rows ("" where none fits). From row R / 10 on every
    quotient y/x of the beam lies between `least_quotient` and `largest_quotient`, and for every n from R / 10 to R the
    number of its P-positions in n rows is between `least_density` and `largest_density` times n: rounded outwards.
    `off_line` and `off_count` bound |y - slope x| and |number in n rows - density n| in all rows, those with `first` in
    the rows before R / 10. From row `since` on, if (x, y) is in the beam, so is (x + period, y + slope * period), and
    the other way round, in all rows tested (None: with no period up to 100).
    """

    k: int
    rows: int
    slope: str
    density: str
    least_quotient: str
    largest_quotient: str
    least_density: str
    largest_density: str
    off_line: str
    off_line_first: str
    off_count: str
    off_count_first: str
    period: int | None
    since: int | None


def _outwards(value: Fraction, digits: int, up: bool) -> str:
    scaled = value * 10**digits
    whole = ceil(scaled) if up else floor(scaled)
    return f"{whole / 10**digits:.{digits}f}"


def _bound(values: Ints, times: Ints, factor: Quadratic) -> str:
    """The largest |value - factor * time|, to one digit, rounded upwards: exact, or by floats whose error is less than
    the millionth that is added.
    """
    if factor.D == 1:
        most = np.abs(values * factor.a.denominator - times * factor.a.numerator).max(initial=0)
        return _outwards(Fraction(int(most), factor.a.denominator), 1, True)
    return f"{ceil(float(np.abs(values - float(factor) * times).max(initial=0)) * 10 + 1e-5) / 10:.1f}"


def _extreme(tops: Ints, bottoms: Ints, largest: bool) -> Fraction:
    """The least or largest of the fractions, exactly: those that a float cannot tell apart are compared."""
    ratio = tops / bottoms
    best = ratio.max() if largest else ratio.min()
    near = np.flatnonzero(np.abs(ratio - best) < 1e-9)
    found = {Fraction(int(tops[i]), int(bottoms[i])) for i in near}
    return max(found) if largest else min(found)


def _period(beam: Beam, x: Ints, y: Ints, R: int, F: int) -> tuple[int | None, int | None]:
    """The least period up to 100 that the beam has from row F on, and the row since when it has it; to the end."""
    if beam.slope is None or beam.slope.D != 1:
        return None, None
    s = beam.slope.a
    offset = y * s.denominator - x * s.numerator
    wide = int(offset.max() - offset.min()) + 1
    codes = x * wide + (offset - offset.min())  # a number for each position, the row first
    few = codes[(x >= F) & (x < F + 500)]
    for period in range(s.denominator, 101, s.denominator):
        if not np.isin(few[few < (F + 400) * wide] + period * wide, few).all():
            continue
        later = np.isin(codes + period * wide, codes) | (x + period >= R)
        earlier = np.isin(codes - period * wide, codes) | (x < period)
        broken = int(max((x[~later]).max(initial=-1), (x[~earlier] - period).max(initial=-1)))
        if broken < F:
            return period, broken + 1
    return None, None


def examine(task: tuple[int, int]) -> list[BeamRow]:
    """One k: its beams, guessed from a tenth of the rows, and bounds in all of them."""
    k, R = task
    F = R // 10
    x, y = upper_positions(k, R)
    result: list[BeamRow] = []
    for beam in beams(k, x, y, F):
        on = beam.holds(x, y)
        bx, by = x[on], y[on]
        late = bx >= F
        count = np.concatenate([[0], np.cumsum(np.bincount(bx, minlength=R))]).astype(np.int64)  # count[n]: in n rows
        n = np.arange(F, R + 1)
        line = dense = line_first = dense_first = ""
        if beam.slope is not None and beam.density is not None:
            line, line_first = _bound(by, bx, beam.slope), _bound(by[~late], bx[~late], beam.slope)
            every = np.arange(R + 1)
            dense = _bound(count, every, beam.density)
            dense_first = _bound(count[: F + 1], every[: F + 1], beam.density)
        period, since = _period(beam, bx, by, R, F)
        result.append(
            {
                "k": k,
                "rows": R,
                "slope": "" if beam.slope is None else str(beam.slope),
                "density": "" if beam.density is None else str(beam.density),
                "least_quotient": _outwards(_extreme(by[late], bx[late], False), 5, False),
                "largest_quotient": _outwards(_extreme(by[late], bx[late], True), 5, True),
                "least_density": _outwards(_extreme(count[F:], n, False), 5, False),
                "largest_density": _outwards(_extreme(count[F:], n, True), 5, True),
                "off_line": line,
                "off_line_first": line_first,
                "off_count": dense,
                "off_count_first": dense_first,
                "period": period,
                "since": since,
            }
        )
    return result


def hunt(grid: Constants, jobs: int = 1, tell: Any = None) -> HuntResult:
    per_game = spread(examine, [(k, grid.rows) for k in grid.p], jobs, tell)
    table = [row for rows in per_game for row in rows]
    games = {f"WN, any {k - 1} blocked": blocking_wythoff(k) for k in grid.p}
    guessed, periodic = (sum(bool(row[key]) for row in table) for key in ("slope", "period"))
    return HuntResult(
        name="blocking-beams",
        belief="Question (Larsson 2011): on which beams lie the P-positions of Wythoff Nim where any p - 1 options are "
        "blocked?",
        verdict=f"{len(per_game)} games, {len(table)} beams: {guessed} have a guess for slope and density, "
        f"{periodic} are periodic.",
        tested=f"p = {grid.p.start}..{grid.p.stop - 1}, {grid.rows} complete rows each.",
        corrected="Each row holds exactly p P-positions (proved); slopes and densities as in the table (conjectured).",
        found_by="clusters of y/x, fractions with small denominators, and two laws of conservation (proved)",
        fitted_on=f"the first {grid.rows // 10} rows",
        held_out=f"all {grid.rows} rows: how far the P-positions are off the line, and their number off the density",
        survivors=tuple(Counterexample(name, "its first rows", 12) for name in games),
        table=tuple(table),
        games=games,
    )


def _tex(number: str) -> str:
    """(2 + sqrt 29)/5 as a formula."""
    if not number:
        return "?"
    return "$" + re.sub(r"sqrt (\d+)", r"\\sqrt{\1}", number) + "$"


def markdown(table: Sequence[BeamRow]) -> str:
    """The table of a page: a line for each beam, the outermost first."""

    def lines() -> Iterator[str]:
        yield "| $k$ | slope | density | $y/x$ | density in $n$ rows | off line | off density | periodic |"
        yield "|" + "---|" * 8
        for k in sorted({row["k"] for row in table}):
            for row in reversed([row for row in table if row["k"] == k]):
                repeats = f"{row['period']}, from row {row['since']}" if row["period"] else ""
                line = _off(row["off_line"], row["off_line_first"])
                count = _off(row["off_count"], row["off_count_first"])
                yield (
                    f"| {k} | {_tex(row['slope'])} | {_tex(row['density'])} | {row['least_quotient']} to "
                    f"{row['largest_quotient']} | {row['least_density']} to {row['largest_density']} | {line} "
                    f"| {count} | {repeats} |"
                )

    return "\n".join(lines())


def _off(all_rows: str, first: str) -> str:
    return all_rows if all_rows == first else f"{all_rows} ({first})"
