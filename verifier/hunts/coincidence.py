"""Which of the generalised games have identical P-sets, beyond the trivial cases?

The games mWN^(l,p), mWN^p_l, mxpWN_{u,v} and the misere forms of mWN, mWN^(l,p), mWN^p_l are sorted by their first few
complete rows; games that agree are compared over more and more rows, and every class that comes apart on the way
is reported with the row where it did: coincidences that end late are the reason for the long test.

Trivial and not reported: names of one and the same rule set (mWN^(0,p) = mWN^(1,p), mWN^(p,p) = mWN = mWN^1, ...).
"""

from __future__ import annotations

import hashlib
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, TypedDict

from verifier.base.errors import UserError
from verifier.base.plural import counted
from verifier.claims.kinds import Beatty
from verifier.games import families
from verifier.games.names import name_of
from verifier.games.rules import Bishop, Ruleset
from verifier.hunts.parameters import Member
from verifier.hunts.result import Constants, HuntResult, Pairing, spread
from verifier.solve.rows import rows
from verifier.solve.substitution import canonical
from verifier.theorems.learned_rule import learned_rule
from verifier.theorems.table import known, printed_claim, rule_of

__all__ = ["candidates", "classes", "first_difference", "hunt", "hunt_games", "theorem_of"]

QUESTION = "Which of the generalised games have the same P-positions, beyond the trivial cases?"
GAMES = "mWN^(l,p), mWN^p_l, mxpWN_{u,v} and misere games; any games with --game"

FIRST = 12
LEARN = 2000


def candidates(grid: Constants) -> list[Ruleset]:
    """The games of the grid, each rule set once. Rectangles have sides up to mp + 1, for mp up to the largest m."""
    found: dict[Ruleset, None] = {}
    for m, p, l in grid:
        for game in (families.modulo(m, p, l), families.blocking(m, p, l + 1), families.blocking(m, p)):
            found[game] = None
            found[replace(game, ending="misere")] = None
    for k in range(1, grid.m.stop):
        for u in range(1, k + 2):
            for v in range(1, k + 2):
                found[families.rectangle(1, k, u, v)] = None
    return list(found)


def _digest(task: tuple[Ruleset, int]) -> str:
    game, R = task
    found = rows(game, R)
    return hashlib.sha256(found.x.tobytes() + b"|" + found.y.tobytes()).hexdigest()


def first_difference(one: Ruleset, other: Ruleset, R: int) -> tuple[int, int] | None:
    """The first position, by row and column, of the first R rows that is P in exactly one of the games."""
    left, right = rows(one, R), rows(other, R)
    for x in range(R):
        a, b = left.row(x).tolist(), right.row(x).tolist()
        if a != b:
            return x, min(set(a) ^ set(b))
    return None


def classes(todo: list[Ruleset], R: int, jobs: int) -> list[list[Ruleset]]:
    """The games grouped by their P-positions in the first R rows; groups of one are left out."""
    groups: defaultdict[str, list[Ruleset]] = defaultdict(list)
    for game, digest in zip(todo, spread(_digest, [(game, R) for game in todo], jobs), strict=True):
        groups[digest].append(game)
    return [group for group in groups.values() if len(group) > 1]


def _without_origin(game: Ruleset) -> int | None:
    """The m for which the game is misere mWN or mWN without the cell (0, 0).

    They have the same P-positions: in misere mWN (0, 0) is N and every other position has an option.
    """
    bishop = game.moves[-1]
    if not isinstance(bishop, Bishop):
        return None
    m = bishop.width
    return m if game in (families.wythoff(m, misere=True), families.rectangle(1, m, 1, 1)) else None


def _why(game: Ruleset) -> str | None:
    """A name for the P-set that a theorem gives to the game; equal names are equal P-sets."""
    if m := _without_origin(game):
        return f"{m}WN without (0, 0)"
    claim = printed_claim(game)
    if isinstance(claim, Beatty):
        return str(claim)
    rule = rule_of(game)
    if rule is None:
        return None
    if rule.pairs:
        return rule.pairs
    if rule.beatty:
        return str(Beatty(*rule.beatty))
    return str(canonical(rule.substitution)) if rule.substitution else None


def theorem_of(game: Ruleset) -> str | None:
    """The theorem that gives the game its P-set, if one does.

    >>> theorem_of(families.modulo(4, 9, 5)), theorem_of(families.wythoff(2, misere=True))
    ('Theorem I', 'misere mWN is mWN without (0, 0)')
    """
    if _without_origin(game):
        return "misere mWN is mWN without (0, 0)"
    found = known(game)
    return found.name if found else None


def _reason(game: Ruleset, R: int) -> tuple[str | None, bool]:
    """The name of the P-set by a theorem, or the substitution that is found in R rows and passes the finite check.

    And whether it is by the finite check here, which Coq has not computed.
    """
    why = _why(game)
    if why is None and game.ending == "normal":
        status, found = learned_rule(game, R)
        if status == "argued" and found and found.rule and found.rule.substitution:
            return str(canonical(found.rule.substitution)), True
    return why, False


class Coincidence(TypedDict):
    """A row of the table: games with the same P-positions in so many rows; who knows it, the set, the theorems."""

    games: list[str]
    rows: int
    status: str
    set: str | None
    theorems: list[str] | None


class SplitGames(TypedDict):
    """A row of the table: two games that came apart, and their first difference."""

    split: list[str]
    row: int
    column: int


def hunt(grid: Constants, jobs: int = 1, tell: Any = None) -> HuntResult:
    told = f"({grid}): mWN^(l,p), mWN^p, mWN^p_(l+1), their misere forms, and rectangles."
    return _hunt({game: name_of(game) or str(game) for game in candidates(grid)}, grid.rows, told, jobs, tell)


def hunt_games(games: Sequence[Member], R: int, jobs: int = 1, tell: Any = None) -> HuntResult:
    """Which games of a reader's family have the same P-positions?"""
    return _hunt({member.game: member.name for member in games}, R, f"of a family, {R} rows each.", jobs, tell)


def _hunt(names: dict[Ruleset, str], rows_asked: int, told: str, jobs: int, tell: Any) -> HuntResult:
    if rows_asked <= FIRST:
        raise UserError(f"This hunt needs more than {FIRST} rows.")
    todo = list(names)
    groups = classes(todo, FIRST, jobs)
    fitted = len(groups)
    splits: list[SplitGames] = []
    R = FIRST
    while rows_asked > R:
        R = min(8 * R, rows_asked)
        remaining = []
        for group in groups:
            parts = classes(group, R, jobs if len(group) > 8 else 1)
            remaining += parts
            together = {game: i for i, part in enumerate(parts) for game in part}
            alone = [game for game in group if game not in together]
            leaders = [part[0] for part in parts] + alone
            for other in leaders[1:]:
                where = first_difference(leaders[0], other, R)
                assert where is not None
                splits.append({"split": [names[leaders[0]], names[other]], "row": where[0], "column": where[1]})
        groups = remaining
        if tell:
            tell(R, rows_asked)
    table: list[Coincidence] = []
    for group in sorted(groups, key=len, reverse=True):
        found = [_reason(game, min(rows_asked, LEARN)) for game in group]
        reasons = {reason for reason, _ in found}
        same = len(reasons) == 1 and None not in reasons
        ours_by = "argued" if any(argued for _, argued in found) else "theorem"
        printed = all(isinstance(printed_claim(game), Beatty) or _without_origin(game) for game in group)
        theorems = sorted({name for game in group if (name := theorem_of(game))})
        table.append(
            {
                "games": [names[game] for game in group],
                "rows": rows_asked,
                "status": ("paper" if printed else ours_by) if same else "open",
                "set": next(iter(reasons)) if same else None,
                "theorems": theorems if same else None,
            }
        )
    late = sorted(splits, key=lambda s: -s["row"])
    opened, ours, argued = ([r for r in table if r["status"] == status] for status in ("open", "theorem", "argued"))
    return HuntResult(
        name="coincidence",
        belief="Question: do any of the further generalised games coincide via identical sets of P-positions?",
        verdict="No two of them have the same P-positions."
        if not table
        else f"Yes: {counted(len(table), 'class', 'classes')} of games with the same P-positions: "
        f"{len(table) - len(ours) - len(argued) - len(opened)} by what the paper has, {len(ours)} by theorems found "
        f"here, {len(argued)} by the finite check as Python computes it, "
        f"{len(opened)} observed only.",
        tested=f"{len(todo)} rule sets {told}",
        corrected=f"By theorems found here: {_listed(ours)}. By the finite check: {_listed(argued)}. "
        f"Observed, not proved: {_listed(opened)}."
        if table
        else None,
        found_by=f"equal P-positions in the first {FIRST} rows ({fitted} classes)",
        fitted_on=f"the first {FIRST} rows",
        held_out=f"rows {FIRST}..{rows_asked - 1}; {len(splits)} coincidences came apart"
        + (", the latest: " if late else "")
        + "; ".join(f"{s['split'][0]} and {s['split'][1]} at ({s['row']},{s['column']})" for s in late[:4]),
        proved=()
        if not table
        else (
            "Those by theorems: Theorem 2.1, A, B, C, D, E, I or a substitution that Coq has checked gives their games "
            "the same pairs; misere mWN is mWN without the cell (0, 0), since (0, 0) is N and every other position has "
            "an option.",
        ),
        table=(*table, *late),
        pairings=(
            *(Pairing(tuple(r["games"])) for r in (*opened, *ours)),
            *(Pairing(tuple(s["split"]), (s["row"], s["column"])) for s in late),
        ),
        games={name: game for game, name in names.items()},
    )


def _listed(rows: list[Coincidence]) -> str:
    return "; ".join(" = ".join(row["games"]) for row in rows) or "none"
