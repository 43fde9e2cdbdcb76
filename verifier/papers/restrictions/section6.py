"""Section 6: the steps of the proof of Theorem 2.1 that can be tested by themselves."""

from __future__ import annotations

from itertools import takewhile
from math import gcd

from verifier.claims.kinds import Beatty, Listed
from verifier.games.families import blocking, modulo, shifted
from verifier.papers.checks import formulas
from verifier.papers.model import Cause, CheckOutcome, FalseFormula, Reach, Scope, Section, WrongSet, passed
from verifier.solve import beatty
from verifier.solve.retrograde import p_set

statement = Section()

MP2 = {"m": "range(1, K + 1)", "p": "range(2, K + 1)"}


def _options_of_pairs(scope: Scope) -> CheckOutcome:
    """(A) to the letter: no option of a pair {a_i, b_i} is such a pair. In game (i) it is: that is what is blocked."""
    side = scope.board // 4
    for m, p in scope.pairs:
        if p == 1:
            continue
        rules = blocking(m, p)
        pairs = [(a, b) for a, b in takewhile(lambda pair: pair[1] < side, beatty.pairs(m, p))]
        for i, (x, y) in enumerate(pairs):
            for j, (v, w) in enumerate(pairs[:i]):
                if x >= v and y >= w and rules.legal(x - v, y - w):
                    formula = "not legal(a(m, p, i) - a(m, p, j), b(m, p, i) - b(m, p, j))"
                    values = {"m": m, "p": p, "i": i, "j": j}
                    text = f"{m}WN^{p}: ({x},{y}) = (a_{i}, b_{i}) has the option ({v},{w}) = (a_{j}, b_{j})"
                    return CheckOutcome(False, Reach(board=side), text, (FalseFormula(formula, values, rules),))
    return passed(scope.reach(board=side))


def _blockable_options_of_pairs(scope: Scope) -> CheckOutcome:
    side = scope.board // 4
    for m, p in scope.pairs:
        rules, claim = blocking(m, p), Beatty(m, p)
        for a, b in takewhile(lambda pair: pair[1] < side, beatty.pairs(m, p)):
            joined = [w for w in rules.options(a, b) if w in claim]
            if len(joined) > p - 1 or not all(rules.blockable(a - v, b - w) for v, w in joined):
                return CheckOutcome(False, Reach(board=side), f"{m}WN^{p}, ({a},{b}): {joined}")
    return passed(scope.reach(board=side))


statement(
    "step-6-a",
    "Theorem 2.1, proof, plan",
    "For each game one proves (A): if (x,y) is of the form {a_i, b_i}, then none of its options is.",
    _options_of_pairs,
    kind="step",
    corrected="For game (i): at most p - 1 of its options are, and these are of roob type, so that they can be "
    "blocked.",
    corrected_check=_blockable_options_of_pairs,
    argument="In WN^2 the pair (0,1) has the option (0,0). The proof of game (i) shows the right thing, that all such "
    "options can be blocked, but not (A).",
)

# (*) of the proof for game (i), for x <= y with {x, y} no pair; the i of "x = a_i" is whichever helps.
NO_PAIR = "x <= y and all((a(m, p, n), b(m, p, n)) != (x, y) for n in range(y + 1))"
STAR = (
    "any(a(m, p, i) == x and any(a(m, p, j) <= x and b(m, p, j) <= y and a(m, p, j) + b(m, p, j) < x + y "
    "and abs(x - a(m, p, j) - y + b(m, p, j)) < m for j in range({})) for i in range(p * x + p)) "
    "or all(y - x - m * j >= m for j in range(p * x + p + 1) if a(m, p, j) <= x)"
)

statement(
    "step-6-i-star",
    "Theorem 2.1 (i), proof, (*)",
    "For x = a_i and y != b_i there is a j < i such that an m-bishop can move (x,y) -> (a_j,b_j), unless "
    "y - x - (b_j - a_j) >= m for all j with a_j <= x.",
    formulas(
        STAR.format("i"),
        given=NO_PAIR,
        reads="in {m}WN^{p} from ({x},{y}) no such j exists",
        **MP2,
        x="range(5)",
        y="range(4 * m)",
    ),
    kind="step",
    corrected="There is a j <= i, for the largest i with a_i = x.",
    corrected_check=formulas(STAR.format("i + 1"), given=NO_PAIR, **MP2, x="range(5)", y="range(4 * m)"),
    argument="j = floor((y-x)/m) can be the last index with a_j = x; the m-bishop then moves along the column, "
    "(0,3) -> (0,2) in 2WN^2, and no i with a_i = 0 exceeds it. Nothing in the argument needs j < i.",
    used="Theorem 2.1 (i), (ii)",
)


def _row_zero(scope: Scope) -> CheckOutcome:
    for m, p in scope.pairs:
        reduced = p // gcd(m, p)
        row = p_set(modulo(m, p), 1, m * reduced + 1)[0]
        found = [y for y in range(m * reduced + 1) if row[y]]
        if found != [m * i for i in range(reduced)]:
            return CheckOutcome(False, scope.reach(), f"row 0 of {m}WN^({p}) has P-positions {found}")
        if (beatty.b(m, p, reduced) == m * reduced) != (reduced < p):
            return CheckOutcome(False, scope.reach(), f"b_p' = mp' fails for m = {m}, p = {p}")
    return passed(scope.reach())


statement(
    "step-6-iia-row-0",
    "Theorem 2.1 (iia), proof, only if",
    r"With $p' = p/\gcd(m,p)$ the positions $(0,mi)$, $0 \le i < p'$, are $P$-positions of $m\mathrm{WN}^{(p)}$, "
    r"$(0,mp')$ is $N$, and $b_{p'} = mp'$ if and only if $p' < p$.",
    _row_zero,
    kind="step",
)

SAME_CLASS = (
    "any(a(m, p, i) == x and any((a(m, p, j) == x and (y - b(m, p, j)) % p == 0) or "
    "(b(m, p, j) == x and (y - a(m, p, j)) % p == 0) for j in range({})) for i in range(p * x + p))"
)
FAR_RIGHT = "all(y - x - m * j >= m for j in range(p * x + p + 1) if a(m, p, j) <= x)"
COPRIME = f"gcd(m, p) == 1 and {FAR_RIGHT}"
statement(
    "step-6-iia-index",
    "Theorem 2.1 (iia), proof, (B)",
    r"There is a $j < i$ such that $y \equiv b_j \pmod{p}$ and $a_j = x$, or $y \equiv a_j \pmod{p}$ and $b_j = x$ ($x "
    r"= a_i$, $\gcd(m,p) = 1$).",
    formulas(
        SAME_CLASS.format("i"),
        given=COPRIME,
        reads="in {m}WN^({p}) from ({x},{y}) no such j exists",
        **MP2,
        x="range(4)",
        y="range(3 * m * p)",
    ),
    kind="step",
    corrected="There is a j <= i, for the largest i with a_i = x.",
    corrected_check=formulas(SAME_CLASS.format("i + 1"), given=COPRIME, **MP2, x="range(4)", y="range(3 * m * p)"),
    argument="From (0,3) in WN^(2) the only move to a pair is to (0,1) = (a_1, b_1), and no i > 1 has a_i = 0. As in "
    "(*) nothing needs j < i.",
)

LEGAL = "{} % (m * p) < m"
statement(
    "step-6-iib-sign",
    "Theorem 2.1 (iib), proof",
    "Choose r with y - x + r = 0 (mod m) and j with mj = y - x + r (mod mp), a_j = x (so that y = b_j - r (mod mp)): "
    "the (m,mp)-rook can move (x,y) -> (a_j,b_j).",
    formulas(
        f"all({LEGAL.format('(y - b(m, p, j))')} for j in range(p * x + p + 1) "
        "if a(m, p, j) == x and (m * j - (y - x + -(y - x) % m)) % (m * p) == 0)",
        reads="m = {m}, p = {p}: from ({x},{y}) the move that is found has no length of an (m,mp)-rook",
        given=FAR_RIGHT,
        **MP2,
        x="range(4)",
        y="range(3 * m * p)",
    ),
    kind="step",
    corrected="Choose r = (y - x) mod m and j with mj = y - x - r (mod mp), a_j = x (so that y = b_j + r (mod mp)), or "
    "-mj = y - x - r, b_j = x. Such a j exists, and the rook's length is r (mod mp).",
    corrected_check=formulas(
        f"any(a(m, p, j) == x and (m * j - (y - x - (y - x) % m)) % (m * p) == 0 and "
        f"{LEGAL.format('(y - b(m, p, j))')} for j in range(p * x + p + 1)) or "
        f"any(b(m, p, j) == x and (m * j + (y - x - (y - x) % m)) % (m * p) == 0 and "
        f"{LEGAL.format('(y - a(m, p, j))')} for j in range(x + 1))",
        given=FAR_RIGHT,
        **MP2,
        x="range(4)",
        y="range(3 * m * p)",
    ),
    argument="An (m,mp)-rook's length is r (mod mp) with 0 <= r < m (Definition 2 (i)), so y = b_j + r. With the "
    "printed sign 2WN^(2,4) would move (0,5) -> (0,2), of length 3. The sign is wrong in part (A) as well, "
    "harmlessly.",
)

statement(
    "step-6-iiia-pairs",
    "Theorem 2.1 (iiia), proof",
    "With a'_i = a_{pi+l} and b'_i = b_{p(i+1)-l}, the P-positions (a'_i, b'_i) satisfy "
    "b'_i - a'_i +- (b'_j - a'_j) >= mp for j < i.",
    formulas(
        "all(b(m, p, p * i + p - l) - a(m, p, p * i + l) + s * (b(m, p, p * j + p - l) - a(m, p, p * j + l)) >= m * p "
        "for s in (-1, 1) for j in range(i))",
        reads="m = {m}, p = {p}, l = {l}: it fails for i = {i}",
        **MP2,
        l="range(1, p)",
        i="range(1, 12)",
    ),
    kind="step",
    corrected="The P-positions are (a_{pi+l}, b_{pi+l}), i >= 0, and (b_{pi-l}, a_{pi-l}), i >= 1; their signed "
    "differences y - x are distinct and all = ml (mod mp), so any two are mp apart.",
    corrected_check=formulas(
        "all(b(m, p, p * i + l) - a(m, p, p * i + l) - b(m, p, p * j + l) + a(m, p, p * j + l) >= m * p for j in "
        "range(i)) and all(b(m, p, p * i + l) - a(m, p, p * i + l) + b(m, p, p * j - l) - a(m, p, p * j - l) >= m * "
        "p for j in range(1, i + 2))",
        **MP2,
        l="range(1, p)",
        i="range(1, 12)",
    ),
    cause=Cause.SUBSTANCE,
    argument="The proof pairs a_{pi+l} with b_{p(i+1)-l}: for m = 1, p = 3, l = 1 these are (0,2), (1,7), (3,11), "
    "..., and (1,7) is no pair {a_n, b_n}. The complementary sequences of Proposition 3.2 are coordinates of "
    "different positions.",
)


def _advice(scope: Scope) -> CheckOutcome:
    """The proof's advice to the second player: for (a_i, b_i), i = pj + l', pick l'; for (b_i, a_i), i = pj - l', p -
    l'."""
    side = scope.board // 2
    for m, p in scope.pairs:
        boards = [p_set(shifted(m, p, l), side, side) for l in range(p)]
        for i, (x, y) in enumerate(beatty.pairs(m, p)):
            if y >= side:
                break
            for start, l in (((x, y), i % p), ((y, x), p - (-i % p or p))):
                if not boards[l][start]:
                    small = max(*start, m * p) + 1
                    claim = Listed.from_array(p_set(shifted(m, p, l), small, small))
                    claim = Listed(claim.positions | {start})
                    wrong = WrongSet(shifted(m, p, l), claim, small, small, start)
                    text = f"{m}x{p}WN from {start}: with l = {l}, as advised, it is no P-position"
                    return CheckOutcome(False, Reach(board=side), text, (wrong,))
    return passed(Reach(board=side))


def _better_advice(scope: Scope) -> CheckOutcome:
    side = scope.board // 2
    for m, p in scope.pairs:
        boards = [p_set(shifted(m, p, l), side, side) for l in range(p)]
        for i, (x, y) in enumerate(beatty.pairs(m, p)):
            if y >= side:
                break
            if not boards[-i % p][x, y] or not boards[i % p][y, x]:
                return CheckOutcome(False, Reach(board=side), f"m = {m}, p = {p}, i = {i}: ({x},{y})")
    return passed(scope.reach(board=side))


statement(
    "step-6-iiib-choice",
    "Theorem 2.1 (iiib), proof",
    "From (a_i, b_i), i = pj + l', the second player should choose l = l'; from (b_i, a_i), i = pj - l' with 0 < l' "
    "<= p, l = p - l'.",
    _advice,
    kind="step",
    corrected="From (a_i, b_i) choose l = -i (mod p); from (b_i, a_i) choose l = i (mod p).",
    corrected_check=_better_advice,
    cause=Cause.SUBSTANCE,
    argument="By the definition (a_i, b_i) is P in mxpWN_l for l = -i, by the printed theorem for l = i (mod p). The "
    "first half of the advice follows the theorem, the second half the definition: no reading makes both right.",
    parameters="m, p >= 1, i >= 0",
)
