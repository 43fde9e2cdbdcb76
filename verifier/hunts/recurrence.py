"""Rules for games without a Beatty pair, each fitted on a prefix and tested on a much longer held-out stretch.

The kinds of rule, for the pairs (c_n, d_n) ordered by c and then d:

- mex: every number is taken q times by c and d_{>0}; then c_n is the least number taken fewer than q times before;
- linear: d_n = s c_n + t n with integers s, t (with a mex for c this is a whole recurrence: Fraenkel 1998);
- counts: d_n = s c_n + t n + r #{j > 0 : d_j <= c_n};
- substitution: the steps from d to d in row x depend on the sort of x alone, where the sort of a d_j is made of its
  rank in its row, the size of that row and the step that led to it (`verifier.solve.substitution`);
- recurrent: (d_n) satisfies a linear recurrence with constant coefficients (Berlekamp and Massey, modulo a prime).

A rule is *fitted* on the first rows alone and *survives* if it then gives every further pair that the explorer finds.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, TypedDict

import numpy as np
from numpy.typing import NDArray

from verifier.base.errors import UserError
from verifier.base.plural import counted
from verifier.games import families
from verifier.games.names import name_of
from verifier.games.rules import Ruleset
from verifier.hunts.parameters import Member
from verifier.hunts.result import Constants, Counterexample, HuntResult, spread
from verifier.solve.rows import rows
from verifier.theorems.learned_rule import (
    RULE_ROWS,
    SHARE,
    finite_check,
    first_wrong,
    fit_substitutions,
    learned_rule,
)
from verifier.theorems.table import BY_AUTOMATON, BY_COQ, TABLE, known

__all__ = [
    "examine",
    "fit_linear",
    "hunt",
    "hunt_games",
    "linear_complexity",
]

QUESTION = "Is there a rule for the pairs where there are no Beatty pairs?"
GAMES = "mWN^(l,p), mWN^p_l, (m,p)WN and misere mWN; any symmetric game with --game"

Ints = NDArray[np.int64]
PRIME = 2**31 - 1


def fit_linear(c: Ints, d: Ints, *, counts: bool) -> tuple[int, ...] | None:
    """Integers s, t (and r, with `counts`) with d_n = s c_n + t n (+ r #{j > 0 : d_j <= c_n}) for all given n."""
    columns = _columns(c, d)[:, : 3 if counts else 2]
    solution = np.linalg.lstsq(columns.astype(float), d.astype(float), rcond=None)[0]
    rounded = np.rint(solution).astype(np.int64)
    return tuple(int(v) for v in rounded) if (columns @ rounded == d).all() else None


def _columns(c: Ints, d: Ints) -> Ints:
    below = np.searchsorted(np.sort(d[1:]), c, side="right")
    return np.stack([c, np.arange(len(c)), below], axis=1).astype(np.int64)


def linear_complexity(sequence: list[int], prime: int = PRIME) -> tuple[int, list[int]]:
    """The shortest linear recurrence of a sequence modulo a prime (Berlekamp and Massey): order and coefficients.

    >>> linear_complexity([0, 1, 1, 2, 3, 5, 8, 13, 21, 34])
    (2, [1, 1])
    """
    current, previous = [1], [1]
    order, gap, last = 0, 1, 1
    for i, value in enumerate(sequence):
        off = (value + sum(current[j] * sequence[i - j] for j in range(1, min(order, len(current) - 1) + 1))) % prime
        if off == 0:
            gap += 1
            continue
        factor = off * pow(last, -1, prime) % prime
        old = current
        current = current + [0] * max(0, len(previous) + gap - len(current))
        for j, term in enumerate(previous):
            current[j + gap] = (current[j + gap] - factor * term) % prime
        if 2 * order <= i:
            order, previous, last, gap = i + 1 - order, old, off, 1
        else:
            gap += 1
    return order, [-term % prime for term in current[1 : order + 1]]


class FittedMex(TypedDict):
    """The q-fold mex, which fits the first rows."""

    q: int
    survives: bool


class FittedLine(TypedDict):
    """d as a linear form in c and n, or also in counts, which fits the first rows."""

    constants: tuple[int, ...]
    survives: bool


class FittedSubstitution(TypedDict):
    """Substitutions that fit the first rows, one of them shown; `argued` if the finite check passes one."""

    rules: str
    survives: bool
    fitted: int
    argued: bool


class FittedRecurrence(TypedDict):
    """A linear recurrence for d mod a prime, which fits the first terms."""

    order: int
    survives: bool


class FittedRules(TypedDict):
    """A row of the table: which kinds of rule fit the first rows of a game, and which of them survive the others."""

    game: str | None
    rows: int
    fitted_pairs: int
    unseen_pairs: int
    mex: FittedMex | None
    linear: FittedLine | None
    counts: FittedLine | None
    substitution: FittedSubstitution | None
    recurrent: FittedRecurrence | None
    theorem: str | None


def examine(task: tuple[Ruleset, int]) -> FittedRules:
    """One game: which kinds of rule fit the first rows, and which of them survive the others."""
    game, R = task
    found = rows(game, R)
    c, d = found.upper()
    fit_rows = max(R // SHARE, 20)
    n_fit = int(np.searchsorted(c, fit_rows))
    taken = np.bincount(found.x, minlength=R)
    q = int(taken[0])
    mex: FittedMex = {"q": q, "survives": bool((taken == q).all())}
    theorem = known(game)
    return {
        "game": name_of(game),
        "rows": R,
        "fitted_pairs": n_fit,
        "unseen_pairs": len(c) - n_fit,
        "mex": mex if (taken[:fit_rows] == q).all() else None,
        "linear": _fitted_line(c, d, n_fit, counts=False),
        "counts": _fitted_line(c, d, n_fit, counts=True),
        "substitution": _fitted_substitution(game, c, d, n_fit, fit_rows, R),
        "recurrent": _fitted_recurrence(d, n_fit),
        "theorem": theorem.theorem if theorem else None,
    }


def _fitted_line(c: Ints, d: Ints, n_fit: int, *, counts: bool) -> FittedLine | None:
    """Fitted to the first pairs: d_j <= c_n < fit_rows is decided within the first rows."""
    solution = fit_linear(c[:n_fit], d[:n_fit], counts=counts)
    if solution is None:
        return None
    given = _columns(c, d)[:, : len(solution)] @ np.array(solution)
    return {"constants": solution, "survives": bool((given == d).all())}


def _fitted_substitution(
    game: Ruleset, c: Ints, d: Ints, n_fit: int, fit_rows: int, R: int
) -> FittedSubstitution | None:
    fitted = fit_substitutions(c[:n_fit], d[:n_fit], fit_rows)
    theorem = known(game)
    if theorem and theorem.form == "coq" and theorem.rule:
        shown = str(theorem.rule.substitution)
        return {"rules": shown, "survives": True, "fitted": len(fitted), "argued": True}
    if not fitted:
        return None
    wrong = [first_wrong(substitution.pairs(), c, d) for substitution in fitted]
    right = [substitution for substitution, n in zip(fitted, wrong, strict=True) if n is None]
    argued = any(finite_check(game, substitution).passed for substitution in right)
    shown = str(right[0] if right else fitted[0])
    if not right and theorem is None:  # too few rows for the fit: what `nth` would find counts
        standing, found_rule = learned_rule(game, max(R, RULE_ROWS))
        if standing == "argued" and found_rule and found_rule.rule:
            right, argued, shown = fitted, True, str(found_rule.rule.substitution)
    return {"rules": shown, "survives": bool(right), "fitted": len(fitted), "argued": argued}


def _fitted_recurrence(d: Ints, n_fit: int) -> FittedRecurrence | None:
    prefix = [int(v) for v in d[: min(300, n_fit)]]
    order, coefficients = linear_complexity(prefix)
    if 3 * order >= len(prefix):
        return None
    terms = d[: min(len(d), 3000)]
    obeyed = all(
        (int(terms[i]) - sum(a * int(terms[i - 1 - j]) for j, a in enumerate(coefficients))) % PRIME == 0
        for i in range(order, len(terms))
    )
    return {"order": order, "survives": obeyed}


KINDS: tuple[Literal["mex", "linear", "counts", "substitution", "recurrent"], ...] = (
    "mex", "linear", "counts", "substitution", "recurrent",
)  # fmt: skip


def candidates(grid: Constants) -> list[Ruleset]:
    """mWN^(l,p), mWN^p_l, (m,p)WN and misere mWN over the grid, each rule set once."""
    found: dict[Ruleset, None] = {}
    for m, p, l in grid:
        found[families.modulo(m, p, l)] = None
        found[families.blocking(m, p, l + 1)] = None
        found[families.bishop_blocking(m, p)] = None
        found[families.wythoff(m, misere=True)] = None
    return list(found)


def _survives(rule: FittedLine | FittedSubstitution | FittedRecurrence | FittedMex | None) -> bool:
    return rule is not None and rule["survives"]


def hunt_games(games: Sequence[Member], R: int, jobs: int = 1, tell: Any = None) -> HuntResult:
    """Which games of a reader's family have a rule of one of these kinds? They must be symmetric."""
    for member in games:
        if not member.game.symmetric:
            raise UserError(f"{member.name} is not symmetric, so its P-positions are no unordered pairs.")
    names = {member.game: member.name for member in games}
    found = spread(examine, [(game, R) for game in names], jobs, tell)
    table: list[FittedRules] = [{**row, "game": name} for row, name in zip(found, names.values(), strict=True)]
    proved = [r for r in table if r["theorem"]]
    ruled = [r for r in table if not r["theorem"] and _kinds(r)]
    rest = [r for r in table if r not in proved and r not in ruled]
    return HuntResult(
        name="recurrence",
        belief="Question: which of these games have a polynomial-time rule?",
        verdict=f"{counted(len(table), 'game')}: {len(proved)} have a rule by theorem ({_names(proved)}); "
        f"{len(ruled)} have one that survived the test, without a proof ({_names(ruled)}); "
        f"{len(rest)} have none of these kinds ({_names(rest)}).",
        tested=f"{counted(len(table), 'game')}, {R} rows each.",
        corrected="; ".join(f"{r['game']}: {_kinds(r)}" for r in ruled) or None,
        found_by="fitting each kind of rule to the first rows",
        fitted_on=f"the first {max(R // SHARE, 20)} rows of each game",
        held_out="the other rows",
        table=tuple(table),
        games={name: game for game, name in names.items()},
    )


def _kinds(row: FittedRules) -> str:
    """The rules of a game that survived; a mex alone is none."""
    return ", ".join(f"{kind} {row[kind]}" for kind in KINDS if kind != "mex" and _survives(row[kind]))


def hunt(grid: Constants, jobs: int = 1, tell: Any = None) -> HuntResult:
    table = spread(examine, [(game, grid.rows) for game in candidates(grid)], jobs, tell)
    whole = [r for r in table if any(map(_survives, (r["linear"], r["counts"], r["substitution"], r["recurrent"])))]
    fallen = [(r, kind) for r in table for kind in KINDS if r[kind] and not _survives(r[kind])]
    by_coq = [r for r in table if r["theorem"] == BY_COQ]
    automata = [r for r in table if r["theorem"] == BY_AUTOMATON]
    without = [r for r in table if not r["theorem"]]
    checked = [r for r in without if r["substitution"] and r["substitution"]["argued"]]
    open_rules = [r for r in without if r in whole and r not in checked]
    return HuntResult(
        name="recurrence",
        belief="Question: which of the games without a Beatty pair have a polynomial-time rule? (The paper has "
        "a mex algorithm "
        "for mWN^p_1 and asks for a polynomial construction.)",
        verdict=f"{counted(len(table), 'game')}: {len(table) - len(without) - len(by_coq) - len(automata)} have a rule "
        f"by theorem (the paper's, A to E, H, I), {len(by_coq)} more by a substitution that Coq has checked, "
        f"{len(automata)} by an automaton ({_names(automata)}), {len(checked)} by a substitution found here that "
        f"passes the finite check as Python computes it, {len(open_rules)} by a rule that survived without a proof; "
        f"{len(without) - len(checked) - len(open_rules)} have none of these kinds.",
        tested=f"{grid}; the games mWN^(l,p), mWN^p_(l+1), (m,p)WN, misere mWN.",
        corrected="mWN^p_l, p >= 2, l <= m or l = m + 1 >= 3: d_n = (m + 1 - l) c_n + l n with the p-fold mex for c "
        "(Theorem C); for l = 1 this is the Remark's mex algorithm, "
        "and its substitution is the polynomial construction. mWN^(2), m even: Theorem "
        "D. New, for ever (Coq), and so are all larger m of the class of each modulo p, with all steps lengthened by "
        f"the difference: {_names(by_coq)}. "
        f"By the finite check as Python computes it (`wythoff nth GAME N --coq DIR` has Coq compute it): "
        f"{_names(checked)}. "
        f"Surviving without a proof: {_names(open_rules)}.",
        found_by="fitting each kind of rule to the first rows",
        fitted_on=f"the first {max(grid.rows // SHARE, 20)} rows of each game",
        held_out=f"the other rows: {sum(r['unseen_pairs'] for r in whole)} pairs of the "
        f"{counted(len(whole), 'game')} with a surviving "
        f"rule; {len(fallen)} fitted rules fell (" + ", ".join(f"{kind}: {r['game']}" for r, kind in fallen[:6]) + ")",
        proved=(
            "Theorems A to E, H and I for all their constants (results/open-questions/polynomial.md); by z3 and cvc5: "
            + ", ".join(
                f"{theorem.name} (`wythoff prove {theorem.book[0]}`)" for theorem in TABLE if theorem.form == "new"
            )
            + ". By Coq: coq/substitution.",
        ),
        survivors=tuple(
            Counterexample(str(r["game"]), f"substitution {found['rules']}", 12)
            for r in by_coq + checked
            if (found := r["substitution"])
        ),
        table=tuple(table),
    )


def _names(table: list[FittedRules]) -> str:
    return ", ".join(str(r["game"]) for r in table) or "none"
