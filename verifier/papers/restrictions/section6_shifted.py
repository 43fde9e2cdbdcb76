r"""Section 6, Games (iiia) and (iiib): the printed inferences about the pairs (a'_i, b'_i) = (a_{pi+l}, b_{p(i+1)-l}).

By Definition 4 the P-positions of mxpWN_l, 0 < l < p, are (a_n, b_n) with n = -l (mod p) and (b_n, a_n) with n = l.
"""

from __future__ import annotations

from verifier.games.families import shifted
from verifier.games.names import title
from verifier.papers.checks import formulas
from verifier.papers.model import CheckOutcome, FalseFormula, Reach, Scope, Section, passed
from verifier.papers.restrictions.section6 import MP2
from verifier.solve import beatty
from verifier.solve.retrograde import p_set

statement = Section()


def _side(scope: Scope, part: int) -> int:
    """A part of the scope's board that no removed rectangle, m^2 l (p - l) cells, swallows."""
    return max(scope.board // part, scope.constants**2 // 2 + 2)


ML = {**MP2, "l": "range(1, p)"}
A, B = "a(m, p, p * {0} + l)", "b(m, p, p * {0} + p - l)"  # a'_i and b'_i
A_I, B_I, A_J, B_J = A.format("i"), B.format("i"), A.format("j"), B.format("j")
BOARD = "x <= y and not (x < m * l and y < m * (p - l))"

statement(
    "step-6-iiia-no-rook",
    "Theorem 2.1 (iiia), proof, (A)",
    r"Since $a'$ and $b'$ are complementary there is no rook-type option $(a'_i, b'_i) \rightarrow \lbrace a'_j, "
    r"b'_j\rbrace$.",
    formulas(
        f"{A_I} != {A_J} and {B_I} != {B_J} and {A_I} != {B_J} and {B_I} != {A_J}", **ML, i="range(12)", j="range(i)"
    ),
    kind="step",
    parameters="m >= 1, p > 1, 0 < l < p, 0 <= j < i",
)

REACHED = "{0} <= x and {1} <= y and {0} + {1} < x + y and abs(x - {0} - y + {1}) < m * p"  # by the (mp)-bishop
UP = "a(m, p, p * {0} - l)", "b(m, p, p * {0} - l)"
DOWN = "b(m, p, p * {0} + l)", "a(m, p, p * {0} + l)"
statement(
    "step-6-iiia-star",
    "Theorem 2.1 (iiia), proof, (B)",
    r"Suppose $x = a'_i$ (and $x \le y$). If the $mp$-bishop cannot move to $(a'_j, b'_j)$ for any $j < i$ we get that "
    r"either $i = 0$ or $y - x - (b'_j - a'_j) \ge mp$ for all $j < i$.",
    formulas(
        f"i == 0 or any({REACHED.format(A_J, B_J)} for j in range(i)) or "
        f"all(y - x - ({B_J} - {A_J}) >= m * p for j in range(i))",
        given=f"{BOARD} and x == {A_I} and y != {B_I}",
        reads=r"in ${m}\times {p}\mathrm{{WN}}_{l}$ from $({x},{y})$, $x = a'_{i}$, neither is so",
        **ML,
        i="range(4)",
        x="range(6)",
        y="range(4 * m * p)",
    ),
    kind="step",
    corrected=r"Let $x = a_n$ with $n = pi - l$, $i \ge 1$, and $x \le y$. If the $mp$-bishop can move to none of the "
    r"$P$-positions $(a_{pj-l}, b_{pj-l})$, $j < i$, and $(b_{pj+l}, a_{pj+l})$, then $y \ge b_n$.",
    corrected_check=formulas(
        f"y >= {UP[1].format('i')} or any({REACHED.format(*(s.format('j') for s in UP))} for j in range(1, i)) "
        f"or any({REACHED.format(*(s.format('k') for s in DOWN))} for k in range(x + 1))",
        given=f"{BOARD} and x == {UP[0].format('i')}",
        **ML,
        i="range(1, 5)",
        x="range(6)",
        y="range(4 * m * p)",
    ),
    argument="The pairs are not the P-positions. From (1,1) in 1x3WN_1, where a'_1 = 1, the bishop cannot move up to "
    "(a'_0, b'_0) = (0,2), and the difference is 0; what wins is the rook's move (1,1) -> (1,0).",
    parameters="m >= 1, p > 1, 0 < l < p, 0 <= x <= y, (x,y) on the board",
)


def _first_column(scope: Scope) -> CheckOutcome:
    """From (0, y), y != m(p - l), a rook moves to (0, m(p - l))."""
    side = _side(scope, 2)
    for m, p in scope.pairs:
        for l in range(1, p):
            game, least = shifted(m, p, l), m * (p - l)
            for y in range(side):
                reached = y > least and (0, least) in game.options(0, y)
                if game.is_position(0, y) and y != least and not reached:
                    return CheckOutcome(False, Reach(board=side), f"(0,{y}) in {title(game)}")
    return passed(scope.reach(board=side, also="0 < l < p"))


statement(
    "step-6-iiia-zero",
    "Theorem 2.1 (iiia), proof, (B)",
    r"If $i = 0$ there is a rook-type option to $(a'_0, b'_0) = (0, m(p - l))$; we may assume here that $y > b'_0$, "
    r"for the smaller $y$ are not on the board.",
    _first_column,
    kind="step",
    parameters="m >= 1, p > 1, 0 < l < p, y >= 0",
)

statement(
    "step-6-iiia-larger",
    "Theorem 2.1 (iiia), proof, (B)",
    r"Suppose on the other hand that $x = b'_i$ with $i \ge 0$. Then $y \ge x = b'_i > a'_i$.",
    formulas(f"{B_I} > {A_I}", **ML, i="range(I)"),
    kind="step",
    parameters="m >= 1, p > 1, 0 < l < p, i >= 0",
)


# (x, y) is P, and so has no option (u, v) that is final.
TO_FINAL = (
    "not (position(u, v) and legal(x - u, y - v)) or "
    "any(legal(i, j) and position(u - i, v - j) for i in range(u + 1) for j in range(v + 1))"
)


def _reversed_pairs(scope: Scope) -> CheckOutcome:
    """Is (b'_i, a'_i) a P-position of mxpWN_l?"""
    side = _side(scope, 2)
    for m, p in scope.pairs:
        for l in range(1, p):
            game = shifted(m, p, l)
            found = p_set(game, side, side)
            for i in range(scope.index):
                x, y = beatty.b(m, p, p * i + p - l), beatty.a(m, p, p * i + l)
                if x >= side:
                    break
                if not found[x, y]:
                    final = [v for v in game.options(x, y) if game.is_final(*v)]
                    text = f"({x},{y}) = (b'_{i}, a'_{i}) is no P-position of {title(game)}"
                    evidence = tuple(FalseFormula(TO_FINAL, {"x": x, "y": y, "u": u, "v": v}, game) for u, v in final)
                    return CheckOutcome(False, Reach(board=side), text, evidence[:1])
    return passed(scope.reach(board=side))


def _true_reversed_pairs(scope: Scope) -> CheckOutcome:
    side = _side(scope, 2)
    for m, p in scope.pairs:
        for l in range(1, p):
            found = p_set(shifted(m, p, l), side, side)
            for i in range(scope.index):
                x, y = beatty.b(m, p, p * i + l), beatty.a(m, p, p * i + l)
                if x >= side:
                    break
                if y >= x or not found[x, y]:
                    return CheckOutcome(False, Reach(board=side), f"({x},{y}) in {m}x{p}WN_{l}")
    return passed(scope.reach(board=side, also="0 < l < p"))


statement(
    "step-6-iiia-target",
    "Theorem 2.1 (iiia), proof, (B)",
    r"For $x = b'_i$ the desired rook-type move is $(x, y) \rightarrow (b'_i, a'_i)$.",
    _reversed_pairs,
    kind="step",
    corrected=r"For $x = b_n$ with $n = pi + l$, $i \ge 0$, it is $(x, y) \rightarrow (b_n, a_n)$: this is a "
    r"$P$-position, and $y \ge x = b_n > a_n$.",
    corrected_check=_true_reversed_pairs,
    argument="b'_i and a'_i belong to different P-positions. In 1x3WN_1 the printed move from (2,2) goes to (2,0), "
    "which is N, for (1,0) is terminal.",
    parameters="m >= 1, p > 1, 0 < l < p, i >= 0",
)


def _no_option(scope: Scope) -> CheckOutcome:
    """With the printed choice of l, i = pj + l or i = p(j + 1) - (p - l): no option of the start is an (a'_j, b'_j)."""
    for m, p in scope.pairs:
        for n in range(4 * p):
            if l := n % p:
                game = shifted(m, p, l)
                a, b = beatty.a(m, p, n), beatty.b(m, p, n)
                for j in range(n + 1):
                    u, v = beatty.a(m, p, p * j + l), beatty.b(m, p, p * j + p - l)
                    for x, y in ((a, b), (b, a)):
                        if game.is_position(x, y) and (u, v) in game.options(x, y):
                            text = f"in {title(game)} the start ({x},{y}) has the option (a'_{j}, b'_{j}) = ({u},{v})"
                            formula = "not (position(x, y) and position(u, v) and legal(x - u, y - v))"
                            evidence = (FalseFormula(formula, {"x": x, "y": y, "u": u, "v": v}, game),)
                            return CheckOutcome(False, scope.reach(), text, evidence)
    return passed(scope.reach())


def _no_p_option(scope: Scope) -> CheckOutcome:
    """With l = -i for (a_i, b_i), l = i for (b_i, a_i) no option of the start is a P-position."""
    side = _side(scope, 3)
    for m, p in scope.pairs:
        boards = [p_set(shifted(m, p, l), side, side) for l in range(p)]
        for n in range(side):
            x, y = beatty.a(m, p, n), beatty.b(m, p, n)
            if y >= side:
                break
            for start, l in (((x, y), -n % p), ((y, x), n % p)):
                for option in shifted(m, p, l).options(*start):
                    if boards[l][option]:
                        return CheckOutcome(False, Reach(board=side), f"{m}x{p}WN_{l}, {start}: {option}")
    return passed(scope.reach(board=side))


statement(
    "step-6-iiib-no-option",
    "Theorem 2.1 (iiib), proof",
    r"In either case, by (iiia), there is no option of the form $(a'_i, b'_i)$ (from $(a_i, b_i)$, $i = pj + l'$, with "
    r"$l = l'$; from $(b_i, a_i)$, $i = pj - l'$, with $l = p - l'$).",
    _no_option,
    kind="step",
    corrected=r"With $l \equiv -i \pmod p$ for $(a_i, b_i)$ and $l \equiv i \pmod p$ for $(b_i, a_i)$ no option is a "
    r"$P$-position of $m\times p\mathrm{WN}_l$.",
    corrected_check=_no_p_option,
    argument="In 1x3WN_2 the start (0,2) = (a_2, b_2) has the option (0,1), which is (a'_0, b'_0), and terminal.",
    parameters="m, p >= 1, i >= 0",
)


def _move(scope: Scope, everywhere: bool) -> CheckOutcome:
    """From a start that is no pair {a_i, b_i} look for the move to a P-position of mxpWN_l, for every l, or for those
    l whose board has the start."""
    side = _side(scope, 8)
    for m, p in scope.pairs:
        for l in range(p):
            game = shifted(m, p, l)
            found = p_set(game, side, side)
            for x, y in ((x, y) for x in range(side) for y in range(side)):
                if beatty.index_of(m, p, x, y) is not None or not (everywhere or game.is_position(x, y)):
                    continue
                options = list(game.options(x, y))
                if not any(found[option] for option in options):
                    formula = "any(legal(i, j) and position(x - i, y - j) for i in range(x + 1) for j in range(y + 1))"
                    evidence = () if options else (FalseFormula(formula, {"x": x, "y": y}, game),)
                    text = f"in {title(game)} there is no move from ({x},{y})"
                    return CheckOutcome(False, Reach(board=side), text, evidence)
    return passed(scope.reach(board=side, also="all l" if everywhere else "all l with (x,y) on the board"))


statement(
    "step-6-iiib-no-pair",
    "Theorem 2.1 (iiib), proof",
    r"If the starting position $(x, y)$ is not of the form $\lbrace a_i, b_i\rbrace$, then for any choice of $0 \le l "
    r"< p$ there is a move to a $P$-position of $m\times p\mathrm{WN}_l$.",
    lambda scope: _move(scope, everywhere=True),
    kind="step",
    corrected=r"The same for every $l$ whose board contains $(x, y)$.",
    corrected_check=lambda scope: _move(scope, everywhere=False),
    argument="In 2x2WN_1 all options of (1,1) lie in the removed rectangle, 2 x 2, and so does (1,1) itself. Where the "
    "second player may choose such an l, the footnote to Definition 4 (iiia) is needed: the cells of the rectangle are "
    "N.",
    parameters="m, p >= 1, 0 <= l < p",
)
