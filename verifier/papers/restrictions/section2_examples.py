"""Section 2, Examples 1 to 6, claim by claim; Table 2; the caption of Figure 2."""

from __future__ import annotations

from collections.abc import Callable

from verifier.claims.kinds import Beatty, Listed
from verifier.games.families import blocking, choice, modulo, shifted, wythoff
from verifier.games.rules import Position, Ruleset
from verifier.papers.checks import formulas, sets
from verifier.papers.model import Cause, Check, CheckOutcome, Evidence, Reach, Scope, Section, WrongSet, passed
from verifier.papers.printed_tables import compare_beatty
from verifier.papers.restrictions.pictures import greedy_picture
from verifier.papers.restrictions.printed import TABLE_2
from verifier.solve.retrograde import p_set

statement = Section()

FAR = 200  # "for all y" in row 0 is tested to here


def is_p(game: Ruleset, position: Position) -> bool:
    x, y = position
    return bool(p_set(game, max(x, 1) + 1, max(y, 1) + 5)[x, y])


def options(game: Ruleset, position: Position) -> set[Position]:
    return set(game.options(*position))


def roob(game: Ruleset, position: Position) -> set[Position]:
    """The options that may be blocked."""
    x, y = position
    return {(v, w) for v, w in game.options(x, y) if game.blockable(x - v, y - w)}


ExampleFact = tuple[str, bool] | tuple[str, bool, Evidence]


def facts(make: Callable[[], list[ExampleFact]]) -> Check:
    """The check "all these claims of an example are true"; the first false one is the witness."""

    def check(scope: Scope) -> CheckOutcome:
        found = make()
        for number, fact in enumerate(found, start=1):
            if not fact[1]:
                evidence = (fact[2],) if len(fact) == 3 else ()
                false = f"claim {number} of {len(found)}: {fact[0]}"
                return CheckOutcome(False, Reach(claims=len(found)), false, evidence)
        return passed(Reach(claims=len(found)))

    return check


def not_p(game: Ruleset, position: Position) -> WrongSet:
    """Evidence that a position called P is none (or the other way round): the true set, changed at this position."""
    width, height = max(position[0], *(game.removed or (0, 0))) + 1, max(position[1], *(game.removed or (0, 0))) + 1
    claim = p_set(game, width, height)
    claim[position] = not claim[position]
    return WrongSet(game, Listed.from_array(claim), width, height, position)


def _example_1() -> list[ExampleFact]:
    game = blocking(2, 2)
    row = p_set(game, 1, FAR)[0]
    return [
        ("(0,0) is the only roob-type option of (0,2)", roob(game, (0, 2)) == {(0, 0)}),
        ("with it blocked Alice has to move to (0,1)", options(game, (0, 2)) - roob(game, (0, 2)) == {(0, 1)}),
        ("(0,1) -> (0,0) cannot be blocked", not game.blockable(0, 1)),
        ("for y >= 3 one of (0,0), (0,2) can be reached", not row[3:].any()),
        ("{0,y} is P if and only if y = 0 or 2", [y for y in range(FAR) if row[y]] == [0, 2]),
    ]


def _example_2() -> list[ExampleFact]:
    game = modulo(2, 2)
    return [
        ("(0,2) -> (0,0) is legal", (0, 0) in options(game, (0, 2))),
        ("(0,2) is N", not is_p(game, (0, 2))),
        ("the options of (0,3) are (0,2) and (0,1)", options(game, (0, 3)) == {(0, 2), (0, 1)}),
        ("(0,1) is N", not is_p(game, (0, 1))),
        ("(0,3) is P", is_p(game, (0, 3))),
    ]


def _example_3() -> list[ExampleFact]:
    game = modulo(2, 4, 2)
    row = p_set(game, 1, FAR)[0]
    reach = all(
        ((0, 0) in options(game, (0, y))) if y % 4 in (0, 1) else ((0, 2) in options(game, (0, y)))
        for y in range(3, 60)
    )
    return [
        ("the only option of (0,2) is (0,1)", options(game, (0, 2)) == {(0, 1)}),
        ("(0,1) is N and (0,2) is P", not row[1] and bool(row[2])),
        ("(0,y) is N for all y >= 3", not row[3:].any()),
        ("by the moves to (0,0) and (0,2) that are named", reach),
    ]


def _example_4() -> list[ExampleFact]:
    game = blocking(2, 3)
    after = {v: is_p(game, v) for v in [(0, 0), (0, 1), (0, 2), (0, 3), (0, 4)]}
    return [
        ("the roob-type options of (0,4) are (0,0), (0,1), (0,2)", roob(game, (0, 4)) == {(0, 0), (0, 1), (0, 2)}),
        ("the other option is (0,3)", options(game, (0, 4)) - roob(game, (0, 4)) == {(0, 3)}),
        ("from (0,1) the move to (0,0) cannot be blocked", (0, 0) not in roob(game, (0, 1))),
        ("from (0,3) the move to (0,2) cannot be blocked", (0, 2) not in roob(game, (0, 3))),
        ("(0,2) with (0,0) blocked is lost: its other option (0,1) is N", not after[0, 1] and after[0, 2]),
        ("(0,4) is P", after[0, 4] and not after[0, 3]),
    ]


def _example_5() -> list[ExampleFact]:
    game = modulo(2, 3)
    return [
        ("from (0,4) there is no move to (0,0) or (0,2)", not options(game, (0, 4)) & {(0, 0), (0, 2)}),
        ("(0,1) -> (0,0) is a 2-bishop-type option", "bishop" in game.kinds(0, 1)),
        ("(0,3) -> (0,0) is a 3-rook-type option", "rook" in game.kinds(0, 3)),
        ("(0,4) is P", is_p(game, (0, 4))),
    ]


def _compare() -> list[ExampleFact]:
    side = 100
    same_45 = bool((p_set(blocking(2, 3), side, side) == p_set(modulo(2, 3), side, side)).all())
    same_12 = bool((p_set(blocking(2, 2), side, side) == p_set(modulo(2, 2), side, side)).all())
    same_13 = bool((p_set(blocking(2, 2), side, side) == p_set(modulo(2, 4, 2), side, side)).all())
    return [
        ("the P-positions of 2WN^3 and 2WN^(3) coincide", same_45),
        ("those of 2WN^2 and 2WN^(2) are distinct", not same_12),
        ("those of 2WN^2 and 2WN^(2,4) coincide", same_13),
    ]


def _example_6(swapped: bool) -> list[ExampleFact]:
    """As printed, or with the two games of its third and fourth sentence interchanged."""
    one, two = shifted(2, 3, 1), shifted(2, 3, 2)
    first, second = (one, two) if swapped else (two, one)
    names = ("2x3WN_1", "2x3WN_2") if swapped else ("2x3WN_2", "2x3WN_1")
    zero = shifted(2, 3, 0)
    return [
        ("(2,0) and (0,4) are terminal in 2x3WN_1", not options(one, (2, 0)) | options(one, (0, 4))),
        ("(0,2) and (4,0) are terminal in 2x3WN_2", not options(two, (0, 2)) | options(two, (4, 0))),
        (f"in {names[0]} (1,9) -> (0,4) is legal", (0, 4) in options(first, (1, 9))),
        (f"in {names[0]} the move (1,9) -> (0,4) wins", is_p(first, (0, 4)), not_p(first, (0, 4))),
        (f"in {names[1]} Alice cannot move (1,9) -> (0,2)", (0, 2) not in options(second, (1, 9))),
        (f"in {names[1]} Bob wins from (1,9)", is_p(second, (1, 9)), not_p(second, (1, 9))),
        ("in 2x3WN_0 Alice cannot move (1,7) -> (0,0), and Bob wins", is_p(zero, (1, 7)) and not zero.legal(1, 7)),
    ]


statement("ex-1", "Example 1", "2WN^2 from (0,2): Bob blocks (0,0) and wins; {0,y} is P only for y = 0, 2.",
          facts(_example_1), kind="example")  # fmt: skip
statement("ex-2", "Example 2", "2WN^(2): (0,2) is N and (0,3) is P.", facts(_example_2), kind="example")
statement(
    "ex-3", "Example 3", "2WN^(2,4): (0,2) is P, and (0,y) is N for all y >= 3.", facts(_example_3), kind="example"
)
statement("ex-4", "Example 4", "2WN^3 from (0,4): Bob blocks (0,0), (0,2) and wins.", facts(_example_4), kind="example")
statement("ex-5", "Example 5", "2WN^(3): (0,4) is P.", facts(_example_5), kind="example")

statement(
    "ex-1-4-wording",
    "Examples 1 and 4",
    "The moves (0,2) -> (0,1) in 2WN^2 and (0,4) -> (0,3) in 2WN^3 are `bishop-type`; a bishop moves as in Chess (i "
    "= j).",
    formulas("i == j", reads="the move takes {i} tokens from one heap and {j} from the other", i="(0,)", j="(1,)"),
    kind="example",
    corrected="They are 2-bishop-type: |i - j| < 2.",
    corrected_check=formulas("abs(i - j) < 2 and i + j > 0", i="(0,)", j="(1,)"),
    cause=Cause.SLIP,
    argument="Both moves take one token from one heap. Definition 2 (ii) keeps `bishop` for Chess, and Section 1.6 "
    "insists on the difference (`note, not m-bishop-type`); read with it, (0,2) would have no bishop-type move at "
    "all.",
    parameters="none",
)

statement(
    "ex-compare",
    "Section 2.2, after Example 5",
    "P(2WN^3) = P(2WN^(3)); P(2WN^2) and P(2WN^(2)) are distinct; P(2WN^2) = P(2WN^(2,4)).",
    facts(_compare),
    kind="example",
)

statement(
    "ex-6",
    "Example 6",
    "From (1,9) Alice wins 2x3WN_2 by moving to (0,4); in 2x3WN_1 she cannot move to (0,2) and Bob wins; in 2x3WN_0 "
    "Bob wins from (1,7). Terminal: (2,0), (0,4) for l = 1 and (0,2), (4,0) for l = 2.",
    facts(lambda: _example_6(swapped=False)),
    kind="example",
    corrected="From (1,9) Alice wins 2x3WN_1 by moving to (0,4), which is terminal there; in 2x3WN_2 Bob wins.",
    corrected_check=facts(lambda: _example_6(swapped=True)),
    cause=Cause.SUBSTANCE,
    argument="In 2x3WN_2 the position (0,4) is not terminal: (0,2) is, and (0,4) -> (0,2) is a rook's move. The "
    "example uses the opposite convention for l than Definition 4 (iiia) and its own first sentence.",
)


def _figure_2(scope: Scope) -> CheckOutcome:
    side = scope.board
    picture = greedy_picture(2, 3, side)
    games = (modulo(2, 3), blocking(2, 3), modulo(2, 6, 2), choice(2, 3))
    for game in games:
        if (p_set(game, side, side) != picture).any():
            return CheckOutcome(False, Reach(board=side), "one of the four games has another P-set than the picture")
    if (p_set(wythoff(6), side, side) != Beatty(2, 3, 0).array(side, side)).any():
        return CheckOutcome(False, Reach(board=side), "the darkest squares {a_{3i}, b_{3i}} are not P(6WN)")
    return passed(Reach(board=side, games=5))


statement(
    "fig-2-caption",
    "Figure 2, caption",
    "P(2WN^(3)) = P(2WN^3) = P(2WN^(2,6)) = P(2x3WN): three positions in each row and column, one in every second "
    "NE-SW diagonal, nearest the origin; the darkest, {a_{3i}, b_{3i}}, are P(6WN).",
    _figure_2,
    kind="table",
)

statement(
    "fig-2-palest",
    "Figure 2, caption",
    "The P-positions of 2x3WN_1 are of the form (a_{3n+1}, b_{3n+1}) or (b_{3n+2}, a_{3n+2}).",
    sets(lambda scope: [(shifted(2, 3, 1), Beatty(2, 3, 1))]),
    kind="table",
    corrected="The P-positions of 2x3WN_1 are of the form (a_{3n+2}, b_{3n+2}) or (b_{3n+1}, a_{3n+1}).",
    corrected_check=sets(lambda scope: [(shifted(2, 3, 1), Beatty(2, 3, 2))]),
    corrected_lemma="thm_2_1_iiia",
    cause=Cause.SUBSTANCE,
    argument="(a_1, b_1) = (0,2) lies inside the rectangle 2 x 4 that 2x3WN_1 lacks, while the terminal position "
    "(0,4) is (a_2, b_2). The same slip as in Theorem 2.1 (iiia).",
)

statement(
    "table-2",
    "Table 2",
    r"$a^{2,3}_n$, $b^{2,3}_n$ and their differences $2n$ for $n \le 16$.",
    lambda scope: compare_beatty(2, 3, TABLE_2)(scope),
    kind="table",
)
