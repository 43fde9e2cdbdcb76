"""Which vectors can be added to Wythoff Nim without a change of its P-positions? A rule for all of them.

Let v = (i, j), 0 < i < j; with v its mirror image (j, i) is added. If no two P-positions of Wythoff Nim differ by v,
then none has an option in P by the new moves, every other position keeps the one it had, and so the P-positions are
those of the new game. If Q - v and Q are P-positions of Wythoff Nim, they are not both P in the new game. So v changes
something exactly if it is the difference of two P-positions, and then the first that changes, by x + y, is the least
such Q.

The rule. Let A_n = floor(n phi), B_n = A_n + n, and t = j - i. The differences of two P-positions are, up to the order
of coordinates,

    (A_n - A_k, B_n - B_k), where n - k = t, and (A_n - B_k, B_n - A_k), where n + k = t.

A_(k+t) - A_k is A_t or A_t + 1. Both occur: A_t for k = 0; and if it were A_t for all k, then A_(rt) = r A_t for all r,
but A_(rt) > r t phi - 1, so r (t phi - A_t) < 1 for all r, which is false, since t phi is no integer. Hence

    (i, j) changes something if and only if i = A_t, i = A_t + 1, or i = A_(t-k) - B_k for some k >= 1.

For every vector this is decided for ever, by about t additions. It is Theorem J, which is proved for mWN too, and for
every game without blocking that has the pairs of m and p: `wythoff prove new-vectors`. E. Duchene, A. S. Fraenkel,
R. J. Nowakowski and M. Rigo (J. Combin. Theory Ser. A 117 (2010) 545-567) characterise these moves, decide them in
polynomial time, and draw their picture by a morphism; B. Mignoty, A. Renard, M. Rigo and M. A. Whiteland (Internat. J.
Game Theory 54 (2025)) prove a conjecture of theirs on such moves with Walnut.

Here the rule is compared with the game itself, the complete rows of Wythoff Nim with the vector; and up to j = 12 with
the automaton of Wythoff Nim, by which the checker decides for ever whether the new moves change something (`compare`).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import count
from typing import Any, TypedDict

from verifier.automata.find import Found
from verifier.games.families import wythoff
from verifier.games.rules import Position, Ruleset, Vectors
from verifier.hunts.coincidence import first_difference
from verifier.hunts.result import Constants, Counterexample, HuntResult, spread
from verifier.solve import beatty
from verifier.theorems.one_game import compare, theorem

__all__ = ["by_automaton", "changes", "examine", "first_change", "hunt", "markdown", "with_vector"]

QUESTION = "Which vectors (m, p) can be added to Wythoff Nim without a change of its P-positions?"
GAMES = "WN with a vector (m, p), m < p, and (p, m)"


def with_vector(i: int, j: int) -> Ruleset:
    """Wythoff Nim where (i, j) and (j, i) may be taken too."""
    game = wythoff(1)
    return Ruleset((*game.moves, Vectors(((i, j), (j, i)))))


def _a(n: int) -> int:
    return beatty.a(1, 1, n)


def changes(i: int, j: int) -> bool:
    """Does adding (i, j), 0 < i < j, change the P-positions of Wythoff Nim? By the rule, for ever.

    >>> [(i, j) for j in range(2, 7) for i in range(1, j) if not changes(i, j)]
    [(1, 3), (2, 4), (3, 4), (1, 5), (2, 5), (4, 5), (1, 6), (3, 6), (5, 6)]
    """
    t = j - i
    return i in (_a(t), _a(t) + 1) or any(i == _a(t - k) - _a(k) - k for k in range(1, t))


def first_change(i: int, j: int) -> tuple[Position, Position]:
    """Of two P-positions of Wythoff Nim that differ by (i, j), or by (j, i): the least one, and the other.

    The first is N in the new game, and no position with a smaller sum of coordinates changes. For `changes` only.

    >>> first_change(1, 2), first_change(2, 3)
    (((1, 2), (0, 0)), ((3, 5), (1, 2)))
    """
    for n in count(1):
        x, y = _a(n), _a(n) + n
        for dx, dy in ((i, j), (j, i)):
            px, py = x - dx, y - dy
            if px >= 0 and py >= 0 and min(px, py) == _a(abs(px - py)):
                return (x, y), (px, py)
    raise AssertionError


BY_AUTOMATON = 12  # larger vectors take the automaton longer: 2 seconds at j = 40


@cache
def _wythoff() -> Found:
    found = theorem(wythoff(1), 60).found
    if found is None:
        raise AssertionError("Wythoff Nim has an automaton")
    return found


def by_automaton(i: int, j: int) -> Position | None:
    """The first position that changes, by the automaton of Wythoff Nim and the new rules; None if none does, for ever.

    >>> by_automaton(1, 3), by_automaton(2, 3)
    (None, (3, 5))
    """
    answer = compare(_wythoff(), with_vector(i, j))
    if not answer.equal and answer.difference is None:
        raise AssertionError(f"the automaton does not decide ({i}, {j})")
    return answer.difference


class VectorRow(TypedDict):
    """A row of the table: a vector, whether it changes something, for ever, and the first position that changes.

    `automaton` says whether the automaton decided it too.
    """

    i: int
    j: int
    changes: bool
    first: Position | None
    option: Position | None
    automaton: bool


def examine(task: tuple[int, int, int]) -> VectorRow:
    """One vector: what the rule says, compared with the first R rows of the game itself."""
    i, j, R = task
    changed = changes(i, j)
    found, option = first_change(i, j) if changed else (None, None)
    seen = first_difference(wythoff(1), with_vector(i, j), R)
    if (seen is not None) != (found is not None and found[0] < R):
        raise AssertionError(f"the rule and the game disagree about ({i}, {j})")
    decided = j <= BY_AUTOMATON
    if decided and by_automaton(i, j) != found:
        raise AssertionError(f"the rule and the automaton disagree about ({i}, {j})")
    return {"i": i, "j": j, "changes": changed, "first": found, "option": option, "automaton": decided}


def hunt(grid: Constants, jobs: int = 1, tell: Any = None) -> HuntResult:
    tasks = [(i, j, grid.rows) for i in grid.m for j in grid.p if i < j]
    table = spread(examine, tasks, jobs, tell)
    changed = [row for row in table if row["changes"]]
    games = {f"WN with ({i},{j})": with_vector(i, j) for i, j, _ in tasks}
    side = f"i = {grid.m.start}..{grid.m.stop - 1}, j = {grid.p.start}..{grid.p.stop - 1}"
    return HuntResult(
        name="redundant-vectors",
        belief="Question: which vectors can be added to Wythoff Nim without a change of its P-positions?",
        verdict=f"Of {len(table)} vectors {len(table) - len(changed)} change nothing, for ever (Theorem J), and "
        f"{len(changed)} do.",
        tested=f"Vectors (i, j), i < j, {side}, each with its mirror image; the rule was compared with the first "
        f"{grid.rows} rows of the game with the vector, and for {sum(row['automaton'] for row in table)} vectors, "
        f"j <= {BY_AUTOMATON}, with what the automaton of WN decides for ever.",
        corrected="(i, j) changes something if and only if, with t = j - i, i = A_t, i = A_t + 1, or i = A_(t-k) - B_k "
        "for some k >= 1.",
        found_by="an argument by hand, proved since by two solvers and by Coq (prove new-vectors)",
        fitted_on="nothing",
        held_out=f"{grid.rows} rows of each game; every position, for j <= {BY_AUTOMATON}",
        survivors=tuple(
            Counterexample(
                f"WN with ({row['i']},{row['j']})",
                f"{row['first']} is P in WN, and here it has the option {row['option']}, which is P",
                row["first"][0] + 1,
            )
            for row in changed
            if row["first"]
        ),
        table=tuple(table),
        games=games,
    )


def markdown(table: Sequence[VectorRow]) -> str:
    """The picture: a line for each i, the largest first, a letter for each j > i: # changes something, . nothing."""
    letters = {(row["i"], row["j"]): "#" if row["changes"] else "." for row in table}
    height, width = max(i for i, _ in letters), max(j for _, j in letters)
    lines = [
        f"{i:>3} " + "".join(letters.get((i, j), "/" if i == j else " ") for j in range(1, width + 1)).rstrip()
        for i in range(height, 0, -1)
    ]
    return "\n".join(lines)
