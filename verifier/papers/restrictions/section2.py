"""Section 2, definitions: what Definitions 2 to 4 say to the letter, and what they must mean."""

from __future__ import annotations

from dataclasses import replace
from math import gcd

from verifier.claims.kinds import Beatty
from verifier.games.families import blocking, modulo, shifted, wythoff
from verifier.games.names import name_of
from verifier.games.rules import Bishop, Ruleset
from verifier.papers.checks import formulas, sets
from verifier.papers.model import Cause, CheckOutcome, Reach, Scope, Section, WrongSet, passed
from verifier.papers.restrictions.section1 import _outline_final_positive_l

statement = Section()

MP = {"m": "range(1, K + 1)", "p": "range(1, K + 1)"}


def _rook_without_length(scope: Scope) -> CheckOutcome:
    """To the letter no j satisfies 0 <= j <= -1: the (0,p)-rook has no move, and mWN^(p) only the bishop's."""
    cases = [(m, p) for m, p in scope.pairs if gcd(m, p) == 1]
    found = sets(lambda _: [(Ruleset((Bishop(m),)), Beatty(m, p)) for m, p in cases])(scope)
    match found.evidence:
        case (WrongSet(claim=Beatty(m=m, p=p), at=(x, y)),):
            name = name_of(modulo(m, p)) if p > 1 else f"{name_of(wythoff(m))}^(1)"
            words = f"({x},{y}) is a P-position of {name} if its (0,{p})-rook has no move, but claimed to be N"
            return replace(found, witness=words)
    return found


statement(
    "def-2.1-rook",
    "Definition 2 (i)",
    "An (l,p)-rook moves ip + j > 0 positions with 0 <= j <= l - 1; the p-rook of mWN^(p) is the (0,p)-rook (Theorem "
    "2.1 (iia) must hold for it).",
    _rook_without_length,
    kind="definition",
    corrected="The p-rook is the (1,p)-rook, lengths ip; l runs from 1, and mWN^(0,p) means mWN^(1,p).",
    corrected_check=sets(lambda scope: [(modulo(m, p, 1), Beatty(m, p)) for m, p in scope.pairs if gcd(m, p) == 1]),
    corrected_lemma="thm_2_1_iia_if",
    argument="For l = 0 the set {0, 1, ..., l-1} is empty and the rook cannot move; in WN^(p) the position (0,1) would "
    "be final. Section 1.4 (`jumps of precise multiples of p`) and Example 2 show what is meant. As a consequence "
    "mWN^(1,p) is mWN^(p) itself, which Table 4 and the beliefs of Section 7 overlook.",
    used="Theorem 2.1 (ii), Section 7",
    cause=Cause.CONVENTION,
    parameters="m, p >= 1, l = 0",
)

statement(
    "def-2.1-range",
    "Definition 2",
    "(l,p)-rooks are defined for 0 <= l <= m; the games of Definition 4 (ii) use them for every 0 <= l <= p.",
    formulas(
        "0 <= l <= m",
        reads="the ({l},{p})-rook is needed for m = {m}, where l may be at most {m}",
        **MP,
        l="range(p + 1)",
    ),
    kind="definition",
    corrected="(l,p)-rooks are defined for 0 <= l <= p.",
    corrected_check=formulas("0 <= l <= p", **MP, l="range(p + 1)"),
    cause=Cause.SLIP,
    argument="The constant m belongs to the bishop; the rook's residues are below p. Even `a (p,p)-rook simply a "
    "rook` in the same definition needs l = p, which the printed range excludes for p > m.",
)

# To the letter the bishop's part of the move goes `as in Chess`, so in any of four directions, and only the L1-distance
# of the whole move must decrease: (0,2) -> (0,1) -> (1,0) is a 2-bishop's move.
statement(
    "def-2.1-bishop",
    "Definition 2 (ii)",
    "An m-bishop moves i < m rook-type positions, then j bishop-type positions as in Chess, if the L1-distance to "
    "(0,0) decreases: the same moves as in Section 1.1, which never enlarge a heap.",
    formulas(
        "not (i + j > 0 and y >= i + j and (x + j) + (y - i - j) < x + y) or x + j <= x",
        reads="for m = {m} the bishop may go from ({x},{y}) down by {i}, then by {j} to the right and down",
        m="range(1, K + 1)",
        i="range(m)",
        j="range(4)",
        x="range(4)",
        y="range(6)",
    ),
    kind="definition",
    corrected="The bishop's part lowers both heaps: (i, j) is a move exactly when |i - j| < m.",
    corrected_check=formulas(
        "(any((k + t, t) == (i, j) or (t, k + t) == (i, j) for k in range(m) for t in range(13)) == (abs(i - j) < m)) "
        "and a(m, p, i + 1) + b(m, p, i + 1) - a(m, p, i) - b(m, p, i) >= m",
        **MP,
        i="range(13)",
        j="range(13)",
    ),
    corrected_lemma="bishop_reading",
    argument="As in Chess a bishop also goes from (0,1) to (1,0); after a rook's step the total distance has "
    "decreased. Section 1.1 has the meant rule. The extra moves lower the distance by less than m, and a_n + b_n grows "
    "by at least m (checked too), so they never join two pairs: Theorem 2.1 (i) and (ii) would survive them.",
    cause=Cause.CONVENTION,
)


def _intersect(scope: Scope) -> CheckOutcome:
    for m in range(1, scope.constants + 1):
        rules = wythoff(m)
        both = [k for k in range(1, 2 * m + 2) if "bishop" in rules.kinds(0, k) and "rook" in rules.kinds(0, k)]
        if bool(both) != (m > 1):
            return CheckOutcome(False, Reach(largest=(("m", scope.constants),)), f"m = {m}: {both}")
    two = blocking(2, 2)
    facts = (
        two.kinds(1, 0) == ("rook", "bishop"),
        two.blockable(0, 2) and two.legal(0, 2),
        not two.blockable(0, 1) and "rook" in two.kinds(0, 1),
    )
    if not all(facts):
        return CheckOutcome(False, Reach(largest=(("m", 2),)), f"one of the three examples is wrong: {facts}")
    return passed(Reach(largest=(("m", scope.constants),)))


statement(
    "sec-2.1-intersect",
    "Section 2.1",
    "Rook-type and m-bishop-type options intersect precisely when m > 1: (2,3) -> (1,3) is both for m = 2; a roob may "
    "move (2,3) -> (2,1) but not (2,3) -> (2,2).",
    _intersect,
    kind="definition",
    parameters="m >= 1",
)


def _limits(scope: Scope) -> CheckOutcome:
    for m, p in scope.pairs:
        n = scope.board // 4
        moves = [(i, j) for i in range(n) for j in range(n)]
        pairs = {
            f"{m}WN^1 and {m}WN": (blocking(m, 1), wythoff(m)),
            f"{m}WN^({p},{p}) and {m}WN": (modulo(m, p, p), wythoff(m)),
            f"{m}WN^({m},{m}) and {m}WN": (modulo(m, m, m), wythoff(m)),
            f"{m}WN^(1) and {m}WN": (modulo(m, 1), wythoff(m)),
            f"{m}x{p}WN_0 and {m * p}WN": (shifted(m, p, 0), wythoff(m * p)),
        }
        for names, (one, other) in pairs.items():
            same = one.blocks == other.blocks and one.removed == other.removed
            if not same or any(one.legal(i, j) != other.legal(i, j) for i, j in moves):
                return CheckOutcome(False, Reach(also=f"moves to {n}"), f"{names} differ")
    return passed(scope.reach(also=f"all moves up to {scope.board // 4}"))


statement(
    "def-2.3-limits",
    "Definition 4, Section 6",
    "mWN^1 = mWN, mWN^(p,p) = mWN, mxpWN_0 = (mp)WN; for p = 1 all the games have identical rules.",
    _limits,
    kind="definition",
)


statement(
    "def-2.3-iiia-final",
    "Definition 4 (iiia), with its footnote",
    "For $l > 0$ it is not allowed to move to $(i,j)$ with $i < ml$, $j < m(p-l)$, and these cells may as well be $N$; "
    "hence the terminal positions are $(ml,0)$ and $(0,m(p-l))$.",
    _outline_final_positive_l,
    kind="definition",
    used="Theorem 2.1 (iiia), (iiib)",
    parameters="m, p >= 1, 0 < l < p",
)

SHAPES = "len(set(min(l, p - l) for l in range(1, p)))"
statement(
    "fn-rectangles",
    "Definition 4 (iiia), footnote",
    r"The rectangle has circumference $2mp$; by symmetry there are $\lceil p/2\rceil$ rectangle shapes, but $p$ game "
    r"boards.",
    formulas(
        f"{SHAPES} == (p + 1) // 2 and all(2 * (m * l + m * (p - l)) == 2 * m * p for l in range(1, p)) "
        "and len(set((l > 0) * m * l for l in range(p))) == p",
        reads="for p = {p} the number of shapes is not ceil(p/2)",
        m="range(1, K + 1)",
        p="range(2, 2 * K + 1)",
    ),
    kind="definition",
    corrected=r"There are $\lfloor p/2\rfloor$ rectangle shapes ($\lfloor p/2\rfloor + 1$ with the full board, $l = "
    r"0$), and $p$ game boards.",
    corrected_check=formulas(
        f"{SHAPES} == p // 2 and len(set(min(l, p - l) for l in range(p))) == p // 2 + 1 "
        "and all(2 * (m * l + m * (p - l)) == 2 * m * p for l in range(1, p)) "
        "and len(set((l > 0) * m * l for l in range(p))) == p",
        m="range(1, K + 1)",
        p="range(2, 2 * K + 1)",
    ),
    cause=Cause.SLIP,
    argument="l and p - l give the same shape, l = 1, ..., p-1: these are floor(p/2) shapes. For p = 3 there is one, "
    "1 x 2, and not two. With l = 0 counted the number is floor(p/2) + 1, two for p = 2: ceil(p/2) fits neither way.",
)
