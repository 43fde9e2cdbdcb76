"""What an explanation names is true: every position, game and value in the reasons of the errata is evaluated.

`FACTS` has for each statement the words of its reason that name something, and the computation behind them. Words that
are not in the reason, and a position or a game in a reason that no fact speaks of, fail too.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import islice

import pytest

from verifier.certificate.check.expression import surd
from verifier.claims.kinds import Beatty
from verifier.games.families import Game, blocking, modulo, shifted, wythoff
from verifier.games.names import parse_game
from verifier.games.rules import Bishop, Rook, Ruleset
from verifier.hunts.arithmetic_progression import intended_items, printed_items
from verifier.papers.complete import first_pairs, rows_of
from verifier.papers.restrictions import PAPER
from verifier.papers.restrictions.printed import TABLE_3, TABLE_4
from verifier.papers.restrictions.section1 import other_pair
from verifier.papers.restrictions.section7 import counted_from_zero, separate_items
from verifier.solve.beatty import a, b, index_of, mex_modular
from verifier.solve.retrograde import p_set

Fact = tuple[str, Callable[[], bool]]


def is_p(game: Game, x: int, y: int) -> bool:
    return bool(p_set(game, x + 1, y + 1)[x, y])


def options(game: Ruleset, x: int, y: int) -> set[tuple[int, int]]:
    return set(game.options(x, y))


def moves(game: Ruleset, start: tuple[int, int], end: tuple[int, int]) -> bool:
    return end in options(game, *start)


def row(game: Ruleset, x: int) -> list[int]:
    return rows_of(game, x + 1, explore=False)[x]


def table(printed: dict[str, list[int]]) -> list[tuple[int, int]]:
    return list(zip(printed["a"], printed["b"], strict=True))


def floor_of_beta(p: int, u: int, v: int) -> int:
    """The floor of beta, where 1/alpha + 1/beta = p and beta - alpha = u/v."""
    return surd(1, 2 * v + u * p, 1, u * u * p * p + 4 * v * v, 2 * p * v)


TWO_THREE = modulo(2, 3, 2)

FACTS: dict[str, list[Fact]] = {
    "abstract-unique": [
        ("put x_0 = y_0 = 1", lambda: all(other_pair(m, p, 3)[0][0] == 1 for m in (1, 2, 3) for p in (2, 3, 4))),
    ],
    "outline-final-positions": [
        (
            "mxpWN_0 is (mp)-Wythoff Nim",
            lambda: all(shifted(m, p, 0) == wythoff(m * p) for m in (1, 2) for p in (1, 3)),
        ),
        (
            "only (0,0) is final",
            lambda: (
                [v for v in ((x, y) for x in range(9) for y in range(9)) if not options(wythoff(6), *v)] == [(0, 0)]
            ),
        ),
    ],
    "eq-kimberling": [("reads 0 = -1", lambda: (a(1, 1, a(1, 1, 0)), b(1, 1, 0) - 1) == (0, -1))],
    "eq-6": [
        (
            "varphi_0 = 0 and a_0 = 0, but b_0 - 1 = -1",
            lambda: (3 * b(2, 3, 0) - 0, a(2, 3, 0), b(2, 3, 0) - 1) == (0, 0, -1),
        )
    ],
    "def-2.1-rook": [
        ("in WN^(p) the position (0,1) would be final", lambda: not options(Ruleset((Bishop(1),)), 0, 1)),
        (
            "mWN^(1,p) is mWN^(p) itself",
            lambda: all(modulo(m, p, 1) == modulo(m, p) for m in (1, 2, 3) for p in (1, 2, 5)),
        ),
    ],
    "def-2.1-range": [
        (
            "needs l = p, which the printed range excludes for p > m",
            lambda: all((p in range(m + 1)) == (p <= m) for m in range(1, 7) for p in range(1, 7)),
        ),
    ],
    "def-2.1-bishop": [
        ("goes from (0,1) to (1,0)", lambda: (0 + 1, 1 - 1) == (1, 0)),
        (
            "a_n + b_n grows by at least m",
            lambda: all(
                a(m, p, n + 1) + b(m, p, n + 1) - a(m, p, n) - b(m, p, n) >= m
                for m in range(1, 6)
                for p in range(1, 6)
                for n in range(60)
            ),
        ),
    ],
    "def-2.3-iiib-start": [
        (
            "From (0, 1) in 2x2WN_1 every move would lead into the rectangle",
            lambda: all(x < 2 and y < 2 for x, y in options(wythoff(4), 0, 1)),
        ),
        ("(0, 1) is no pair of m = 2 and p = 2", lambda: (0, 1) not in [(a(2, 2, n), b(2, 2, n)) for n in range(9)]),
    ],
    "fn-rectangles": [
        ("For p = 3 there is one, 1 x 2", lambda: {(min(l, 3 - l), max(l, 3 - l)) for l in (1, 2)} == {(1, 2)}),
        ("two for p = 2", lambda: len({min(l, 2 - l) for l in range(2)}) == 2 != -(-2 // 2)),
    ],
    "ex-1-4-wording": [("(0,2) would have no bishop-type move", lambda: not options(Ruleset((Bishop(1),)), 0, 2))],
    "ex-6": [
        (
            "In 2x3WN_2 the position (0,4) is not terminal: (0,2) is, and (0,4) -> (0,2) is a rook's move",
            lambda: (
                moves(shifted(2, 3, 2), (0, 4), (0, 2)) and not options(shifted(2, 3, 2), 0, 2) and (0, 2) in Rook()
            ),
        ),
    ],
    "fig-2-palest": [
        (
            "(a_1, b_1) = (0,2) lies inside the rectangle 2 x 4 that 2x3WN_1 lacks",
            lambda: (
                (a(2, 3, 1), b(2, 3, 1)) == (0, 2)
                and shifted(2, 3, 1).removed == (2, 4)
                and not shifted(2, 3, 1).is_position(0, 2)
            ),
        ),
        (
            "the terminal position (0,4) is (a_2, b_2)",
            lambda: (a(2, 3, 2), b(2, 3, 2)) == (0, 4) and not options(shifted(2, 3, 1), 0, 4),
        ),
    ],
    "thm-2.1-iiia": [
        (
            "(a_l, b_l) = (0, ml)",
            lambda: all(
                (a(m, p, l), b(m, p, l)) == (0, m * l) for m in (1, 2, 3) for p in (2, 3, 5) for l in range(1, p)
            ),
        ),
        (
            "For ml < m(p-l) the claimed position is not even on the board",
            lambda: all(
                shifted(m, p, l).is_position(0, m * l) == (m * l >= m * (p - l))
                for m in range(1, 4)
                for p in range(2, 6)
                for l in range(1, p)
            ),
        ),
        ("calls (0, m(p-l)) terminal", lambda: all(not options(shifted(2, 5, l), 0, 2 * (5 - l)) for l in range(1, 5))),
    ],
    "step-3.1-interval": [
        (
            "The theorem allows beta < 1 (for p >= 3); then beta lies in (0, 1)",
            lambda: (
                [any(floor_of_beta(p, u, v) == 0 for u in range(1, 5) for v in range(1, 9)) for p in (1, 2, 3, 4)]
                == [False, False, True, True]
            ),
        ),
    ],
    "step-3.1-all-n": [("At n = 0 the middle is 1 and np + 1 is 1", lambda: 0 + 1 + 0 == 0 * 3 + 1)],
    "step-3.2-density": [
        (
            "The paper's own sequences satisfy (7)",
            lambda: all(  # phi (phi + mp) = phi + (phi + mp), with phi = (2 - mp + sqrt(m^2 p^2 + 4)) / 2
                4 + (k * k + 4) - k * k == 2 * 4 for k in range(1, 40)
            ),
        ),
        (
            "No finite stretch of the sequences determines alpha and beta",
            lambda: (
                [surd(i, -4, 1, 40, 6) for i in range(30)]
                == [surd(10**9 * i, -4, 1, 40, 6 * 10**9 - 1) for i in range(30)]
            ),
        ),
    ],
    "step-3.2-bounds": [
        ("For p = 2 and alpha = sqrt(2)/2 any beta would do", lambda: 1 < 2 * 2 * 2 / 4 < 4),
    ],
    "step-4.1-rise": [
        (
            "For p = 1 the next number may be a y already, and x jumps over it",
            lambda: all(
                any(
                    a(m, 1, n + 1) == a(m, 1, n) + 2 and a(m, 1, n) + 1 in [b(m, 1, j) for j in range(n + 1)]
                    for n in range(40)
                )
                for m in range(1, 7)
            ),
        ),
    ],
    "step-4.1-hypothesis": [
        (
            "For m = 1, p = 2 both 0, 0, 1, 2 and 0, 1, 1, 2 reach 2 at n = 3",
            lambda: [a(1, 2, n) for n in range(4)] == [0, 0, 1, 2],
        ),
        (
            "with the second it has occurred p times by then",
            lambda: (
                [
                    sum(v == 2 for v in [*xs, *(x + n for n, x in enumerate(xs) if n)])
                    for xs in ([0, 0, 1, 2], [0, 1, 1, 2])
                ]
                == [1, 2]
            ),
        ),
    ],
    "step-5.1-next": [
        (
            "For p = 1 the sequences a and b_{>0} are disjoint",
            lambda: all(
                {a(m, 1, n) for n in range(300)}.isdisjoint(b(m, 1, n) for n in range(1, 100)) for m in range(1, 7)
            ),
        ),
    ],
    "def-mex-p": [
        ("xi_0 is empty", lambda: not [j for j in range(0) if a(2, 3, j) == 0]),
        (
            "for p = 1 no i in X ever has xi^i < 1",
            lambda: all(
                sum(i in (a(2, 1, j), b(2, 1, j)) for j in range(n)) >= 1
                for n in range(1, 30)
                for i in {v for j in range(n) for v in (a(2, 1, j), b(2, 1, j))}
            ),
        ),
    ],
    "step-5.2-iii-index": [
        (
            "with t' = t - 1 it contains y_{n'}",
            lambda: all((t - 1 + 1) * p - 0 == t * p for p in range(2, 6) for t in range(1, 9)),
        ),
    ],
    "step-6-claim": [
        (
            "For m = p = 2 algorithm (ii) gives the pair (0,2), and in 2WN^(2) the rook moves (0,2) -> (0,0)",
            lambda: (
                (0, 2) in islice(mex_modular(2, 2), 4) and moves(modulo(2, 2), (0, 2), (0, 0)) and (0, 2) in Rook(2)
            ),
        ),
    ],
    "step-6-iiia-star": [
        (
            "From (1,1) in 1x3WN_1, where a'_1 = 1, the bishop cannot move up to (a'_0, b'_0) = (0,2)",
            lambda: (
                (a(1, 3, 3 + 1), a(1, 3, 1), b(1, 3, 3 - 1)) == (1, 0, 2)
                and not moves(shifted(1, 3, 1), (1, 1), (0, 2))
                and shifted(1, 3, 1).is_position(1, 1)
            ),
        ),
        (
            "what wins is the rook's move (1,1) -> (1,0)",
            lambda: {v for v in options(shifted(1, 3, 1), 1, 1) if is_p(shifted(1, 3, 1), *v)} == {(1, 0)},
        ),
    ],
    "step-6-iiia-target": [
        (
            "In 1x3WN_1 the printed move from (2,2) goes to (2,0), which is N, for (1,0) is terminal",
            lambda: (
                (b(1, 3, 3 - 1), a(1, 3, 1)) == (2, 0)
                and moves(shifted(1, 3, 1), (2, 2), (2, 0))
                and not p_set(shifted(1, 3, 1), 9, 9)[2, 0]
                and moves(shifted(1, 3, 1), (2, 0), (1, 0))
                and not options(shifted(1, 3, 1), 1, 0)
            ),
        ),
    ],
    "step-6-iiib-no-option": [
        (
            "In 1x3WN_2 the start (0,2) = (a_2, b_2) has the option (0,1), which is (a'_0, b'_0), and terminal",
            lambda: (
                (a(1, 3, 2), b(1, 3, 2)) == (0, 2)
                and moves(shifted(1, 3, 2), (0, 2), (0, 1))
                and (a(1, 3, 0 + 2), b(1, 3, 3 - 2)) == (0, 1)
                and not options(shifted(1, 3, 2), 0, 1)
            ),
        ),
    ],
    "step-6-iiib-no-pair": [
        (
            "In 2x2WN_1 all options of (1,1) lie in the removed rectangle, 2 x 2, and so does (1,1) itself",
            lambda: (
                not options(shifted(2, 2, 1), 1, 1)
                and shifted(2, 2, 1).removed == (2, 2)
                and index_of(2, 2, 1, 1) is None
            ),
        ),
    ],
    "step-6-iiib-choice": [
        (
            "By the definition (a_i, b_i) is P in mxpWN_l for l = -i, by the printed theorem for l = i (mod p)",
            lambda: all(
                is_p(shifted(m, p, -i % p), a(m, p, i), b(m, p, i)) and (a(m, p, i), b(m, p, i)) in Beatty(m, p, i % p)
                for m in (1, 2)
                for p in (2, 3, 4)
                for i in range(12)
            ),
        ),
        (
            "the second half the definition",
            lambda: all(is_p(shifted(2, 3, i % 3), b(2, 3, i), a(2, 3, i)) for i in range(12)),
        ),
    ],
    "step-5.1-base": [
        (
            "this is 0 for p > 1 but 1 for p = 1",
            lambda: all(a(m, p, 1) == (p == 1) for m in range(1, 7) for p in range(1, 7)),
        ),
    ],
    "step-5.1-interval": [
        ("b_1 = m for p > 1", lambda: all(b(m, p, 1) == m for m in range(1, 7) for p in range(2, 7))),
        (
            "it counts mp numbers a_0, ..., a_{mp-1} there",
            lambda: all(a(m, p, m * p - 1) == m - 1 and a(m, p, m * p) == m for m in range(1, 7) for p in range(2, 7)),
        ),
    ],
    "step-5.1-base-values": [
        (
            "a_{m-1} = m - 1 is not b_1 - 1 = m",
            lambda: all(a(m, 1, m - 1) == m - 1 and b(m, 1, 1) - 1 == m for m in range(1, 20)),
        ),
    ],
    "step-5.1-done": [
        (
            "For m = 1, p = 3 already a_0 = a_1 = a_2 = 0 = b_1 - 1",
            lambda: [a(1, 3, i) for i in range(3)] == [0, 0, 0] and b(1, 3, 1) - 1 == 0,
        ),
    ],
    "step-5.1-case-b": [
        ("For m = 1, p = 3: a_2 = 0 and a_3 = a_4 = 1", lambda: [a(1, 3, i) for i in (2, 3, 4)] == [0, 1, 1]),
    ],
    "step-5.2-b-2": [
        (
            "the least index with a_i = b_0 = 0 is 0, and varphi_0 + 1 = 1",
            lambda: a(2, 3, 0) == 0 and 3 * b(2, 3, 0) + 1 == 1,
        ),
    ],
    "step-6-iiia-rook": [
        (
            "the step is mp and what a grows by, which is at least 1",
            lambda: all(
                b(m, p, p * i + p - l) - b(m, p, p * i - l) > m * p
                for m in range(1, 5)
                for p in range(2, 5)
                for l in range(1, p)
                for i in range(1, 9)
            ),
        ),
    ],
    "rem-5-second": [("reads -1 = 0", lambda: (b(2, 1, 0) - 1, a(2, 1, b(2, 1, 0) - 0)) == (-1, 0))],
    "step-5.2-infinity": [("(p = 3, n = 2, i = 1)", lambda: (2 + 1) % 3 == 0 and 1 < 2 < 3)],
    "step-6-a": [
        (
            "In WN^2 the pair (0,1) has the option (0,0)",
            lambda: moves(blocking(1, 2), (0, 1), (0, 0)) and index_of(1, 2, 0, 1) == 1,
        ),
    ],
    "step-6-i-star": [
        (
            "(0,3) -> (0,2) in 2WN^2, and no i with a_i = 0 exceeds it",
            lambda: "bishop" in blocking(2, 2).kinds(0, 1) and index_of(2, 2, 0, 2) == 1 and a(2, 2, 2) > 0,
        ),
    ],
    "step-6-iia-index": [
        (
            "From (0,3) in WN^(2) the only move to a pair is to (0,1) = (a_1, b_1), and no i > 1 has a_i = 0",
            lambda: (
                [v for v in options(modulo(1, 2), 0, 3) if index_of(1, 2, *v) is not None] == [(0, 1)]
                and (a(1, 2, 1), b(1, 2, 1)) == (0, 1)
                and a(1, 2, 2) > 0
            ),
        ),
    ],
    "step-6-iib-sign": [
        (
            "With the printed sign 2WN^(2,4) would move (0,5) -> (0,2), of length 3",
            lambda: not moves(modulo(2, 4, 2), (0, 5), (0, 2)) and (5 - 0 + 1) // 2 % 2 == 1 and b(2, 2, 1) == 2,
        ),
    ],
    "step-6-iiia-pairs": [
        (
            "these are (0,2), (1,7), (3,11)",
            lambda: [(a(1, 3, 3 * i + 1), b(1, 3, 3 * i + 2)) for i in range(3)] == [(0, 2), (1, 7), (3, 11)],
        ),
        ("(1,7) is no pair", lambda: index_of(1, 3, 1, 7) is None),
    ],
    "table-3": [
        (
            "(9,49) -> (9,1) has length 48, a multiple of 2, and (9,1) is P, for (1,9) is in the table itself (n = 3)",
            lambda: moves(modulo(2, 2), (9, 49), (9, 1)) and is_p(modulo(2, 2), 9, 1) and table(TABLE_3)[3] == (1, 9),
        ),
        ("(9,50) has no P-option", lambda: is_p(modulo(2, 2), 9, 50)),
    ],
    "table-3-caption": [
        (
            "2WN^2 is the blocking game, whose P-positions are Beatty pairs (Theorem 2.1 (i)): (0,2) is one of them, "
            "and the table has (0,3) instead",
            lambda: is_p(blocking(2, 2), 0, 2) and table(TABLE_3)[1] == (0, 3) and (0, 2) not in table(TABLE_3),
        ),
    ],
    "table-4": [
        (
            "(1,3)-rook has j = 0 only: it is the 3-rook. So 2WN^(1,3) = 2WN^(3), gcd(2,3) = 1, and (0,4) is P",
            lambda: (
                modulo(2, 3, 1) == modulo(2, 3) and is_p(modulo(2, 3), 0, 4) and Rook(3, (0,)) in modulo(2, 3).moves
            ),
        ),
        ("lengths 0, 1 (mod 3) is the (2,3)-rook", lambda: Rook(3, (0, 1)) in TWO_THREE.moves),
    ],
    "table-4-entries": [
        (
            "(5,26) -> (5,1) has length 25 = 1 (mod 3), and (5,1) is P (n = 2 in the table), so (5,26) is N",
            lambda: (
                moves(TWO_THREE, (5, 26), (5, 1))
                and is_p(TWO_THREE, 5, 1)
                and table(TABLE_4)[2] == (1, 5)
                and not is_p(TWO_THREE, 5, 26)
            ),
        ),
        ("the other P-position of row 5 is (5,24)", lambda: row(TWO_THREE, 5) == [1, 24]),
        (
            "The c_n are right throughout",
            lambda: [x for x, _ in first_pairs(TWO_THREE, 12, explore=False)][:17] == TABLE_4["a"],
        ),
    ],
    "question-items": [
        (
            "the second item holds for 2WN^(3), which Theorem 2.1 (iia) solves",
            lambda: not printed_items(0, 2, 3) and intended_items(0, 2, 3),
        ),
        (
            "with `0 < l` beside it for 2WN^(1,3), which is 2WN^(3) too",
            lambda: modulo(2, 3, 1) == modulo(2, 3) and not intended_items(1, 2, 3) and separate_items(1, 2, 3),
        ),
    ],
    "belief-arithmetic": [
        (
            "The differences of 3WN^(2,4), whose rook takes 0 or 1 (mod 4), are 0, 3, 6, ..., though 2 != 3 and 3 "
            "does not divide 4",
            lambda: (
                [y - x for x, y in first_pairs(modulo(3, 4, 2), 40, explore=False)][:60] == [3 * n for n in range(60)]
                and not intended_items(2, 3, 4)
                and Rook(4, (0, 1)) in modulo(3, 4, 2).moves
            ),
        ),
        ("and 1 != 3 as well", lambda: not counted_from_zero(2, 3, 4)),
        (
            "already 2WN^(1,3) refutes the belief, for it is 2WN^(3)",
            lambda: modulo(2, 3, 1) == modulo(2, 3) and not intended_items(1, 2, 3) and intended_items(0, 2, 3),
        ),
    ],
    "belief-complementary": [
        ("WN^(2,3) has two in row 0", lambda: len(row(modulo(1, 3, 2), 0)) == 2),
        (
            "the P-positions of 2WN^(2,4) are p-complementary with p = 2 and not 4",
            lambda: {len(columns) for columns in rows_of(modulo(2, 4, 2), 24, explore=False)} == {2},
        ),
        ("Table 4 shows two zeros", lambda: TABLE_4["a"].count(0) == 2),
        (
            "WN^(2,4) has rows with two and rows with three",
            lambda: {len(columns) for columns in rows_of(modulo(1, 4, 2), 24, explore=False)} == {2, 3},
        ),
    ],
}

CASES = [(id, words, holds) for id, facts in FACTS.items() for words, holds in facts]


@pytest.mark.parametrize(("id", "words", "holds"), CASES, ids=[f"{id}-{n}" for n, (id, _, _) in enumerate(CASES)])
def test_what_is_named_is_so(id: str, words: str, holds: Callable[[], bool]) -> None:
    assert words in PAPER.statements[id].argument
    assert holds()


NAMED = re.compile(r"\(\d+, ?\d+\)|(?<![mp(])\d*(?:x\d)?WN(?:[\^_](?:\(\d+(?:,\d+)?\)|\d+))")


def test_every_reason_has_its_facts() -> None:
    """Only a reason that names neither position, number nor quantifier has none."""
    assert {id for id, s in PAPER.statements.items() if s.argument} - set(FACTS) == {"step-4.1-supposed"}


@pytest.mark.parametrize("id", [id for id, s in PAPER.statements.items() if s.argument])
def test_every_position_and_game_is_evaluated(id: str) -> None:
    argument = PAPER.statements[id].argument
    covered = " ".join(words for words, _ in FACTS.get(id, ()))
    for name in NAMED.findall(argument):
        assert name in covered
        if "WN" in name:
            parse_game(name)


def test_the_first_witness_of_the_first_belief() -> None:
    """3WN^(2,4) is the first, by m + p, m and l, that refutes the belief however l is counted."""
    from verifier.papers.model import Scope

    outcome = PAPER.statements["belief-arithmetic"].literal.check(Scope(constants=4, board=40, index=20, rows=0))
    assert "3WN^(2,4)" in (outcome.witness or "")
