"""Section 7: Tables 3 and 4, the two beliefs about mWN^(l,p), and the Remark's identities between games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from math import gcd

import numpy as np

from verifier.claims.kinds import Listed
from verifier.games.families import blocking, modulo, rectangle, shifted, wythoff
from verifier.games.names import name_of
from verifier.games.rules import Ruleset
from verifier.hunts.arithmetic_progression import intended_items, printed_items
from verifier.hunts.complementary import bounds
from verifier.lemmas.book import STATEMENTS
from verifier.papers.checks import sets
from verifier.papers.complete import first_pairs, rows_of
from verifier.papers.model import Cause, Check, CheckOutcome, FalseFormula, Reach, RightSet, Scope, Section, passed
from verifier.papers.printed_tables import compare, replaced
from verifier.papers.restrictions.printed import TABLE_3, TABLE_4
from verifier.solve.retrograde import p_set
from verifier.theorems.table import family_of

statement = Section()

TABLE_3_FIXED = {16: (9, 50)}
TABLE_4_FIXED = dict(enumerate([(5, 24), (6, 27), (6, 29), (7, 33), (8, 36), (8, 38), (9, 41), (9, 43)], start=9))

statement(
    "table-3",
    "Table 3",
    "The rows c^{(0,2,2)}, d^{(0,2,2)} and their differences are the first 17 P-positions of 2WN^(0,2) = 2WN^(2).",
    lambda scope: compare(modulo(2, 2), TABLE_3)(scope),
    kind="table",
    corrected="The last column is c_16 = 9, d_16 = 50, difference 41.",
    corrected_check=lambda scope: compare(modulo(2, 2), replaced(TABLE_3, TABLE_3_FIXED))(scope),
    argument="(9,49) -> (9,1) has length 48, a multiple of 2, and (9,1) is P, for (1,9) is in the table itself (n = "
    "3). (9,50) has no P-option.",
)

statement(
    "table-3-caption",
    "Table 3, caption",
    "The table shows the first P-positions of 2WN^2.",
    lambda scope: compare(blocking(2, 2), TABLE_3)(scope),
    kind="table",
    corrected="The table shows (but for its last column) the first P-positions of 2WN^(2).",
    corrected_check=lambda scope: compare(modulo(2, 2), replaced(TABLE_3, TABLE_3_FIXED))(scope),
    argument="2WN^2 is the blocking game, whose P-positions are Beatty pairs (Theorem 2.1 (i)): (0,2) is one of "
    "them, and the table has (0,3) instead.",
)

statement(
    "table-4",
    "Table 4",
    "The table shows the first 17 P-positions of 2WN^(1,3).",
    lambda scope: compare(modulo(2, 3, 1), TABLE_4)(scope),
    kind="table",
    corrected=r"It shows $2\mathrm{WN}^{(2,3)}$, whose rook moves $0$ or $1$ $\pmod 3$, and from $n = 9$ on the "
    r"columns must be $(5,24)$, $(6,27)$, $(6,29)$, $(7,33)$, $(8,36)$, $(8,38)$, $(9,41)$, $(9,43)$. "
    r"$2\mathrm{WN}^{(1,3)}$ is $2\mathrm{WN}^{(3)}$, with Table 2 for its $P$-positions.",
    corrected_check=lambda scope: compare(modulo(2, 3, 2), replaced(TABLE_4, TABLE_4_FIXED))(scope),
    argument="By Definition 2 (i) the (1,3)-rook has j = 0 only: it is the 3-rook. So 2WN^(1,3) = 2WN^(3), "
    "gcd(2,3) = 1, and (0,4) is P by Theorem 2.1 (iia) and Example 5. A rook with lengths 0, 1 (mod 3) is the "
    "(2,3)-rook.",
)

statement(
    "table-4-entries",
    "Table 4, entries",
    "Read as 2WN^(2,3), the table's 17 columns are right.",
    lambda scope: compare(modulo(2, 3, 2), TABLE_4)(scope),
    kind="table",
    corrected="From n = 9 on: (5,24), (6,27), (6,29), (7,33), (8,36), (8,38), (9,41), (9,43).",
    corrected_check=lambda scope: compare(modulo(2, 3, 2), replaced(TABLE_4, TABLE_4_FIXED))(scope),
    argument="(5,26) -> (5,1) has length 25 = 1 (mod 3), and (5,1) is P (n = 2 in the table), so (5,26) is N; the "
    "other P-position of row 5 is (5,24). The c_n are right throughout.",
)


def differences(l: int, m: int, p: int, scope: Scope) -> list[int]:
    """d_i - c_i for the P-positions of mWN^(l,p) in its first rows, ordered by c and then d."""
    return [y - x for x, y in first_pairs(modulo(m, p, l), scope.some_rows, bool(scope.rows))]


def is_progression(values: list[int]) -> bool:
    return len({later - earlier for earlier, later in pairwise(values)}) <= 1


Prediction = Callable[[int, int, int], bool]


def separate_items(l: int, m: int, p: int) -> bool:
    """None of `gcd(m,p) != 1 and l <= 1` and `1 < l, and l != m or m does not divide p` holds."""
    return not ((gcd(m, p) != 1 and l <= 1) or (l > 1 and (l != m or p % m != 0)))


def counted_from_zero(l: int, m: int, p: int) -> bool:
    """The prediction of `intended_items` if the rook's residues are 0, ..., l, as Table 4 counts them."""
    return intended_items(max(l, 1) - 1, m, p)


def items_leave_out(items: Prediction) -> Check:
    """The check "none of the items holds for a game that Theorem 2.1 (ii) solves"; `items` says that none holds."""

    def check(scope: Scope) -> CheckOutcome:
        for m, p in scope.pairs:
            for l, q in [(0, p), (1, p)] * (gcd(m, p) == 1) + [(m, m * p)] * (p > 1):
                if not items(l, m, q):
                    part = "(iia)" if l <= 1 and gcd(m, q) == 1 else "(iib)"
                    formula = "not (gcd(m, q) != 1 and l == 0) and not ((l > 0 and l != m) or q % m != 0)"
                    name = name_of(modulo(m, q, l))
                    text = f"an item holds for {name} (l = {l}, m = {m}, p = {q}), which Theorem 2.1 {part} solves"
                    wrong = FalseFormula(formula, {"l": l, "m": m, "q": q})
                    return CheckOutcome(False, scope.reach(), text, (wrong,))
        return passed(scope.reach(also="the games of Theorem 2.1 (iia) and (iib)"))

    return check


def corrected_items(l: int, m: int, p: int) -> bool:
    """The families A and B of `verifier.theorems.polynomial`; the lemmas in EXACTLY prove this for all constants."""
    return family_of(m, p, l) in ("A", "B", "rook")  # "rook": p = 1, where gcd(m, p) = 1 too


def progression(*predictions: Prediction) -> Check:
    """The check "the differences are an arithmetic progression if and only if a prediction says so".

    With several predictions, one for each way to read the statement, a game counts against it if it contradicts all.
    """

    def check(scope: Scope) -> CheckOutcome:
        rows = scope.some_rows
        for m, p in scope.pairs:
            for l in range(p):
                real = is_progression(differences(l, m, p, scope))
                if all(prediction(l, m, p) != real for prediction in predictions):
                    name = f"{m}WN^({l},{p})"
                    text = f"{name}: predicted {'an' if not real else 'no'} arithmetic progression, "
                    text += f"found {'one' if real else 'none'} (rows to {rows:,})"
                    evidence = (_board_evidence(modulo(m, p, l)),)
                    return CheckOutcome(False, Reach(rows=rows), text, evidence)
        return passed(scope.reach(rows=rows, also="0 <= l < p"))

    return check


def _board_evidence(game: Ruleset) -> RightSet:
    """The P-positions of a board of 40 x 40, as a list that a certificate can carry."""
    return RightSet(game, Listed.from_array(p_set(game, 40, 40)), 40, 40)


CORRECTED = (
    r"$(d_i - c_i)$ is an arithmetic progression if and only if (A) $\max(l,1) = \gcd(m,p)$, which contains Theorem "
    r"2.1 (iia) and (iib), or (B) $g = \gcd(m,p)$ divides $l$, and $l' = l/g$, $m' = m/g$, $p' = p/g$ have $m' \equiv "
    r"-1 \pmod{p'}$, $2 \le l' \le p'/2$ and $(l'-1)(m+1) \equiv 0 \pmod{p'}$."
)
EXACTLY = "residues pair_order progressions progression_order progressions_only"
statement(
    "question-items",
    "Section 7, the items of the question",
    "The items leave out the games of Theorem 2.1 (ii), whose differences are arithmetic progressions: `gcd(m,p) != 1 "
    "and l = 0`, or `0 < l != m or m does not divide p`, to the letter.",
    items_leave_out(printed_items),
    kind="definition",
    corrected="The items are `gcd(m,p) != 1 and l <= 1`, and `1 < l, and l != m or m does not divide p`.",
    corrected_check=items_leave_out(separate_items),
    cause=Cause.SLIP,
    argument="To the letter `m does not divide p` stands alone, so that the second item holds for 2WN^(3), which "
    "Theorem 2.1 (iia) solves; and with `0 < l` beside it for 2WN^(1,3), which is 2WN^(3) too.",
    used="Section 7, first belief",
    parameters="m, p >= 1, 0 <= l < p",
)

statement(
    "belief-arithmetic",
    "Section 7, first belief",
    "(d_i - c_i) of mWN^(l,p), 0 <= l < p, is an arithmetic progression if and only if none of the two items holds: "
    "`gcd(m,p) != 1 and l = 0`; `0 < l, and l != m or m does not divide p`.",
    progression(intended_items, counted_from_zero),
    kind="belief",
    corrected=CORRECTED,
    corrected_check=progression(corrected_items),
    corrected_lemma=EXACTLY,
    argument="The differences of 3WN^(2,4), whose rook takes 0 or 1 (mod 4), are 0, 3, 6, ..., though 2 != 3 and 3 "
    "does not divide 4. Nor does it matter how l is counted: Table 4 says l = 1 of a rook that takes 0 or 1 (mod 3), "
    "and 1 != 3 as well. With l as in Definition 2 (i) already 2WN^(1,3) refutes the belief, for it is 2WN^(3).",
    used="Section 7",
    parameters="m, p >= 1, 0 <= l < p",
)


def _complementary(scope: Scope) -> CheckOutcome:
    rows = scope.some_rows
    for m, p in scope.pairs:
        for l in range(p):
            counts = [len(columns) for columns in rows_of(modulo(m, p, l), rows, bool(scope.rows))]
            bad = next((k for k, c in enumerate(counts) if c != p), None)
            if bad is not None:
                text = f"{m}WN^({l},{p}): {bad} is taken {counts[bad]} times, not {p}"
                evidence = _few_in_row(modulo(m, p, l), l, p) if bad == 0 else ()
                return CheckOutcome(False, Reach(rows=rows), text, evidence)
    return passed(scope.reach(rows=rows, also="0 <= l < p"))


def _within_bounds(scope: Scope) -> CheckOutcome:
    rows = scope.some_rows
    for m, p in scope.pairs:
        for l in range(p):
            least, most = bounds(p, l)
            for k, columns in enumerate(rows_of(modulo(m, p, l), rows, bool(scope.rows))):
                if not least <= len(columns) <= most:
                    text = f"{m}WN^({l},{p}): {k} is taken {len(columns)} times, not {least} to {most}"
                    return CheckOutcome(False, Reach(rows=rows), text)
    return passed(scope.reach(rows=rows, also="0 <= l < p"))


def _few_in_row(game: Ruleset, l: int, p: int) -> tuple[RightSet, FalseFormula]:
    """Row 0 has only these P-positions: a board that shows them, and every residue class beyond is hit by a rook's
    move."""
    width = 6 * p * p
    row = p_set(game, 1, width)
    columns = [int(y) for y in np.flatnonzero(row[0])]
    hits = " or ".join(f"(r - {y}) % p < l" for y in columns)
    formula = f"any(not ({hits}) for r in range(p)) or {len(columns)} == p"
    return RightSet(game, Listed.from_array(row), 1, width), FalseFormula(formula, {"l": max(l, 1), "p": p})


statement(
    "belief-complementary",
    "Section 7, second belief",
    "For arbitrary constants (c_i), i >= 0, and (d_i), i >= 1, of mWN^(l,p) are p-complementary.",
    _complementary,
    kind="belief",
    corrected="Each number is taken at least ceil(p/l) and at most p - l + 1 times (l = 0 is read as l = 1). So they "
    "are p-complementary for l = 0, 1, for every m and p; for l >= 2 no number is taken p times.",
    corrected_check=_within_bounds,
    corrected_lemma="row_at_least row_at_most row_numbers",
    argument="In a row no two P-positions are a rook's length apart, so with more residues allowed fewer fit: "
    "WN^(2,3) has two in row 0. Theorem 2.1 (iib) contradicts it too: the P-positions of 2WN^(2,4) are p-complementary "
    "with p = 2 and not 4. The paper's own Table 4 shows two zeros where p = 3. In general no constant multiplicity "
    "works: WN^(2,4) has rows with two and rows with three.",
    parameters="m, p >= 1, 0 <= l < p",
)


def _roob(scope: Scope) -> CheckOutcome:
    n = scope.board // 4
    for m, p in scope.pairs:
        plain, with_m, with_one = blocking(m, p), blocking(m, p, m), blocking(m, p, 1)
        for i in range(n):
            for j in range(n):
                rook = (i == 0) != (j == 0)
                if plain.legal(i, j) and plain.blockable(i, j) != with_m.blockable(i, j):
                    return CheckOutcome(
                        False, Reach(also=f"moves to {n}"), f"{m}WN^{p}_{m} and {m}WN^{p} differ at ({i},{j})"
                    )
                if p > 1 and with_one.blockable(i, j) != rook:
                    return CheckOutcome(False, Reach(also=f"moves to {n}"), f"{m}WN^{p}_1 at ({i},{j})")
    return passed(scope.reach(also=f"all moves up to {n}"))


statement(
    "rem-7-roob",
    "Section 7, Remark",
    "mWN^p_m = mWN^p, and in mWN^p_1 any p - 1 rook-type options may be blocked.",
    _roob,
    kind="definition",
)


def remark_pairs(m: int, p: int, side: int) -> Listed:
    """c_n the least number taken fewer than p times by c_0, ..., c_{n-1}, d_1, ..., d_{n-1}; d_n = m c_n + n."""
    taken: Counter[int] = Counter()
    found: set[tuple[int, int]] = set()
    c = n = 0
    while True:
        while taken[c] >= p:
            c += 1
        if c >= side:
            return Listed(frozenset(v for v in found if max(v) < side))
        d = m * c + n
        found |= {(c, d), (d, c)}
        taken.update((c, d) if n else (c,))
        n += 1


statement(
    "rem-7-mex-algorithm",
    "Section 7, Remark",
    "There is a minimal exclusive algorithm for P(mWN^p_1) (it is not printed); found: c_n is the least number taken "
    "fewer than p times before, and d_n = m c_n + n. Its substitution is the polynomial construction that the Remark "
    "asks for.",
    sets(lambda scope: [(blocking(m, p, 1), remark_pairs(m, p, scope.board)) for m, p in scope.pairs if p > 1]),
    lemma=" ".join(STATEMENTS["new-mex"].lemmas),
    parameters="m >= 1, p >= 2",
)


def _rectangles(scope: Scope) -> CheckOutcome:
    top = scope.constants
    for m, p in scope.pairs:
        for u in range(1, top + 1):
            for v in range(1, top + 1):
                game = rectangle(m, p, u, v)
                cells = [(x, y) for x in range(u + 3) for y in range(v + 3) if game.is_position(x, y)]
                final = {c for c in cells if game.is_final(*c)}
                if final != {(u, 0), (0, v)}:
                    return CheckOutcome(
                        False, Reach(largest=(("u, v", top),)), f"{m}x{p}WN_{{{u},{v}}}: {sorted(final)}"
                    )
        for l in range(1, p):
            if rectangle(m, p, m * l, m * (p - l)) != shifted(m, p, l):
                return CheckOutcome(False, Reach(largest=(("m, p", top),)), f"{m}x{p}WN_{l}")
    return passed(Reach(largest=(("m, p, u, v", top),)))


statement(
    "rem-7-rectangles",
    "Section 7, Remark",
    "The final positions of mxpWN_{u,v} are (u,0) and (0,v); mxpWN_{ml,m(p-l)} = mxpWN_l for l > 0.",
    _rectangles,
    kind="definition",
    parameters="m, p, u, v >= 1, 0 < l < p",
)


def _misere(scope: Scope) -> CheckOutcome:
    side, same = scope.board, []
    for k in range(1, 2 * scope.constants + 1):
        misere = p_set(replace(wythoff(k), ending="misere"), side, side)
        if (misere == p_set(rectangle(1, k, 1, 1), side, side)).all():
            same.append(name_of(rectangle(1, k, 1, 1)) or f"1x{k}WN_{{1,1}}")
    if not same:
        return CheckOutcome(False, Reach(board=side), "no misere kWN has the P-set of 1xkWN_{1,1}")
    seen = f"misere kWN and mxpWN_{{1,1}}, mp = k, coincide for {len(same)} of {2 * scope.constants} values of k"
    return passed(Reach(board=side, also=seen))


statement(
    "rem-7-misere",
    "Section 7, Remark; footnote to Definition 4",
    "Some of the games mxpWN_{u,v} are misere versions of Wythoff Nim; found: misere kWN is mxpWN_{1,1} with mp = k.",
    _misere,
    kind="definition",
    parameters="k >= 1",
)
