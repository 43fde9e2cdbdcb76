"""The slopes of c_n and d_n, whether the deviation from a line stays bounded, and what number the slope is.

With N pairs the slope of c_n is that of the line of least squares; its error bar is the range of the deviations from
this line divided by N. The deviations "look bounded" if their range over all pairs is at most 1.3 times that over the
first 1/16. If that range stays bounded the error falls like 1/N, and 10^6 rows give six digits: not enough to name a
quadratic number with confidence. So a minimal polynomial is given only where a rule is known (a theorem, or a
substitution that passes the finite check): then c_N / N for N = 10^100 has about 100 digits, an integer relation
search (PSLQ, mpmath) looks for a polynomial with small coefficients, and the answer must leave most of the digits as a
test: a polynomial fitted on 50 digits is confirmed on all of them.
"""

from __future__ import annotations

import warnings
from importlib import import_module
from typing import Any, TypedDict

import numpy as np
from numpy.typing import NDArray

from verifier.base.plural import counted
from verifier.games.families import modulo
from verifier.hunts.result import Constants, HuntResult, spread
from verifier.hunts.slope import is_slope
from verifier.solve.rows import rows
from verifier.theorems.learned_rule import finite_check, fit_substitutions
from verifier.theorems.table import PairRule, family_of, known

__all__ = ["complexity", "examine", "hunt", "minimal_polynomial"]

QUESTION = "What are the slopes of c_n and d_n, and does the deviation from a line stay bounded?"
GAMES = "mWN^(l,p)"

FACTORS = 12


def complexity(word: list[int], longest: int = FACTORS) -> list[int]:
    """The number of different factors of each length 1 .. longest.

    >>> complexity([0, 1, 0, 0, 1, 0, 1, 0, 0, 1, 0, 0, 1, 0, 1, 0, 0, 1, 0, 1, 0], 4)
    [2, 3, 4, 5]
    """
    return [len({tuple(word[i : i + k]) for i in range(len(word) - k + 1)}) for k in range(1, longest + 1)]


def minimal_polynomial(rule: PairRule, digits: int = 100, degree: int = 4) -> list[int] | None:
    """Coefficients, highest first, of a polynomial of least degree with the slope lim c_n / n as a root: fitted on half
    of the digits and confirmed on the others, else None.

    >>> from verifier.games.names import parse_game
    >>> from verifier.theorems.table import rule_of
    >>> minimal_polynomial(rule_of(parse_game("2WN^3")))
    [3, 4, -2]
    """
    mpmath: Any = import_module("mpmath")  # late, and without types

    N = 10**digits
    c, _ = rule.pair(N)
    for k in range(2, degree + 1):
        with mpmath.workdps(digits // 2), warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)  # the order of coefficients will change
            slope = mpmath.mpf(c) / N
            found = mpmath.findpoly(slope, k, maxcoeff=10**5, tol=mpmath.mpf(10) ** (5 - digits // 2))
        if found is None:
            continue
        coefficients = [int(a) for a in found]
        with mpmath.workdps(digits + 10):
            # c_N / N differs from the slope by a bounded number over N
            off = mpmath.mpf(0)
            for a in coefficients:
                off = off * c / N + a
            if abs(off) < mpmath.mpf(10) ** (10 - digits):
                return coefficients if coefficients[0] > 0 else [-a for a in coefficients]
    return None


class Growth(TypedDict):
    """A row of the table: for c, d and d - c the slope, its error, and the ranges of the deviation over 1/64, 1/16, 1/4
    and all pairs; for games with a rule what the slope is exactly."""

    m: int
    p: int
    l: int
    rows: int
    pairs: int
    family: str | None
    c_slope: float
    c_error: float
    c_ranges: list[float]
    d_slope: float
    d_error: float
    d_ranges: list[float]
    difference_slope: float
    difference_error: float
    difference_ranges: list[float]
    bounded: bool
    complexity: list[int]
    rule: str | None
    polynomial: list[int] | None
    root: bool
    exact_slope: str | None


def _line(sequence: NDArray[np.int64]) -> tuple[float, float, list[float]]:
    """The slope of the line through a sequence, its error, and the ranges of the deviation from the line."""
    N = len(sequence) - 1
    n = np.arange(N + 1)
    slope, start = np.polyfit(n, sequence, 1)
    deviation = sequence - n * slope - start
    ranges = [float(np.ptp(deviation[: max(2, (N + 1) // share)])) for share in (64, 16, 4, 1)]
    return round(float(slope), 9), float(f"{ranges[-1] / N:.2g}"), [round(r, 2) for r in ranges]


def examine(task: tuple[int, int, int, int]) -> Growth:
    """One game mWN^(l,p): slopes with error bars, growth of the deviation, complexity, polynomial where known."""
    m, p, l, R = task
    game = modulo(m, p, l)
    c, d = rows(game, R).upper()
    theorem = known(game)
    if theorem and theorem.form == "automaton":
        theorem = None  # no substitution for the algebra; `wythoff theorem` decides its slope in another way
    rule, why = (theorem.rule, theorem.theorem) if theorem else (None, None)
    if rule is None:
        head = min(R, 2000)
        first = int(np.searchsorted(c, head))
        for substitution in fit_substitutions(c[:first], d[:first], head):
            if finite_check(game, substitution).passed:
                rule, why = PairRule(substitution.pair, substitution), "finite check"
    polynomial = minimal_polynomial(rule) if rule else None
    c_line, d_line, difference = _line(c), _line(d), _line(d - c)
    return {
        "m": m,
        "p": p,
        "l": l,
        "rows": R,
        "pairs": len(c),
        "family": family_of(m, p, l),
        "c_slope": c_line[0],
        "c_error": c_line[1],
        "c_ranges": c_line[2],
        "d_slope": d_line[0],
        "d_error": d_line[1],
        "d_ranges": d_line[2],
        "difference_slope": difference[0],
        "difference_error": difference[1],
        "difference_ranges": difference[2],
        "bounded": c_line[2][-1] <= 1.3 * c_line[2][1],
        "complexity": complexity(np.diff(d - c)[:20000].tolist()),
        "rule": why if rule else None,
        "polynomial": polynomial,
        "root": _is_root(polynomial, rule),
        "exact_slope": _digits(rule.pair(10**30)[0], 30) if rule else None,
    }


def hunt(grid: Constants, jobs: int = 1, tell: Any = None) -> HuntResult:
    tasks = [(m, p, l, grid.rows) for m, p, l in grid if l != 0 and l != p]
    table = spread(examine, tasks, jobs, tell)
    ruled = [r for r in table if r["rule"]]
    bounded = [r for r in table if not r["rule"] and r["bounded"]]
    known = [r for r in ruled if r["bounded"]]
    growing = sorted((r for r in table if not r["rule"] and not r["bounded"]), key=lambda r: -r["c_ranges"][-1])
    named = [r for r in ruled if r["polynomial"]]
    sample = [r for r in named if r["family"] not in ("A",)][:6]
    return HuntResult(
        name="asymptotics",
        belief="Question: if a polynomial solution is complicated, can one at least say something about "
        "asymptotic behaviour?",
        verdict=f"Of {counted(len(table), 'game')} {len(ruled)} have a rule by a theorem or by the finite check, "
        f"hence exact slopes; the deviations of {len(known)} of these "
        f"look bounded. Of the others {len(bounded)} look bounded, and {len(growing)} have deviations that still grow.",
        tested=f"{grid}, without l = 0 (which is l = 1) and l = p; pairs ordered by c and then d.",
        corrected="Slopes lim c_n/n as roots: "
        + "; ".join(
            f"{r['m']}WN^({r['l']},{r['p']}): {_polynomial(r['polynomial'] or [])} = 0, {r['exact_slope']}"
            for r in sample
        )
        + ". Widest deviations of c_n from a line: "
        + "; ".join(f"{r['m']}WN^({r['l']},{r['p']}): {r['c_ranges']}" for r in growing[:4])
        + " (ranges over 1/64, 1/16, 1/4 and all pairs).",
        found_by="PSLQ (mpmath) on c_N/N, N = 10^100, for games with such a rule; dyadic ranges for the others",
        fitted_on="50 digits of each slope",
        held_out=f"the next 40 digits: {len(named)} of {len(ruled)} polynomials confirmed",
        proved=(
            "The rules behind the exact slopes (Theorems A to D, and substitutions that Coq has checked; those by the "
            "finite check are as Python computes it); and by exact algebra "
            f"(verifier/hunts/slope.py) {sum(r['root'] for r in named)} of the {len(named)} slopes are roots of "
            "their polynomials. The slopes of the others are measurements.",
        ),
        table=tuple(table),
    )


def _is_root(polynomial: list[int] | None, rule: PairRule | None) -> bool:
    """Is the slope a root of the polynomial, by exact algebra? alpha of (m, p) is one of p z^2 + (mp - 2) z - m."""
    if polynomial is None or rule is None:
        return False
    if rule.beatty:
        m, p = rule.beatty
        known = [p, m * p - 2, -m]
        return len(polynomial) == 3 and all(
            a * known[0] == b * polynomial[0] for a, b in zip(polynomial, known, strict=True)
        )
    return bool(rule.substitution and is_slope(polynomial, rule.substitution))


def _digits(number: int, power: int, shown: int = 12) -> str:
    """number / 10^power, cut after some digits.

    >>> _digits(5969682832373152, 16)
    '0.596968283237...'
    """
    text = str(number).zfill(power + 1)
    return f"{text[:-power]}.{text[-power:][:shown]}..."


def _polynomial(coefficients: list[int]) -> str:
    degree = len(coefficients) - 1
    terms = [f"{a:+d}z^{degree - k}" for k, a in enumerate(coefficients) if a]
    return " ".join(terms).replace("z^0", "").replace("z^1", "z").lstrip("+")
