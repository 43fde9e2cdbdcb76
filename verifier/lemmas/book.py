"""The book: which lemmas prove which statement of the paper, and the functions that prove them.

>>> from verifier.lemmas import book
>>> result = book.prove("a-p1-a-1p")
>>> result.status, result.statement.form
('PROVED', 'printed')
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass

from verifier.base.errors import UserError
from verifier.base.verdict import Status

# importing a chapter enters its lemmas into the book
from verifier.lemmas.chapters.beyond import (  # noqa: F401
    arcs,
    blocking,
    bounds,
    classes,
    converse,
    diagonals,
    imitating,
    law,
    listing,
    mex,
    misere,
    misere_all,
    misere_classes,
    misere_closed,
    misere_diagonals,
    misere_exceptions,
    misere_mex,
    misere_only,
    misere_rooks,
    misere_rows,
    odd_pairs,
    overlap,
    overlap_only,
    parity,
    progressions,
    remark,
    starts,
    steps,
    substitution,
    vectors,
)
from verifier.lemmas.chapters.paper import (  # noqa: F401
    algebra,
    appendix,
    complementary,
    counting,
    p_blocking,
    play,
    recurrences,
    residues,
    rows,
    sequences,
    shifted,
    uniqueness,
)
from verifier.lemmas.trusted import kernel, solvers
from verifier.lemmas.trusted.kernel import Lemma, NotProved, Posed, Theorem
from verifier.lemmas.writing import BOOK

__all__ = [
    "BOOK",
    "STATEMENTS",
    "BookStatement",
    "ProofResult",
    "Proofs",
    "lemmas_of",
    "prove",
    "prove_lemmas",
    "resolve",
]


def _word(proved: bool) -> str:
    """Lemmas and statements are proved, or it is not known whether they hold."""
    return (Status.PROVED if proved else Status.UNKNOWN).value


@dataclass(frozen=True)
class BookStatement:
    """A statement of the paper and the lemmas that settle it.

    form: "printed" if the lemmas say what the paper prints; "corrected" if what it prints is false against
    its own definitions; "convention" if it is right once a convention is stated, which the paper has elsewhere
    or leaves unsaid. Then `refuted` names the lemmas that refute the printed form, or the one without the
    convention, for all parameters at which it fails, and `holds` those that prove it where it holds.
    "new" is not in the paper.
    """

    id: str
    title: str
    form: str
    lemmas: tuple[str, ...]
    refuted: tuple[str, ...] = ()
    holds: tuple[str, ...] = ()
    note: str = ""

    def all_lemmas(self) -> tuple[str, ...]:
        return self.lemmas + self.refuted + self.holds

    def status(self, proved: Collection[str]) -> str:
        """PROVED if all its lemmas are among the proved ones."""
        return _word(set(self.all_lemmas()) <= set(proved))


@dataclass(frozen=True)
class ProofResult:
    """What came of it: PROVED with the theorems, or UNKNOWN with the reason."""

    statement: BookStatement
    status: str
    reason: str
    theorems: tuple[Theorem, ...]


RECURSION = "That c and d exist is recursion: a row needs only the d_j of earlier rows."


def _statements() -> Iterable[BookStatement]:
    S = BookStatement
    yield S("thm-2.1-i", "Theorem 2.1 (i), mWN^p", "printed", ("thm_2_1_i",))
    yield S("thm-2.1-iia-if", "Theorem 2.1 (iia), mWN^(p), if", "printed", ("thm_2_1_iia_if",))
    yield S("thm-2.1-iia-only-if", "Theorem 2.1 (iia), mWN^(p), only if", "printed", ("thm_2_1_iia_only_if",))
    yield S("thm-2.1-iib", "Theorem 2.1 (iib), mWN^(m,mp)", "printed", ("thm_2_1_iib",))
    yield S(
        "thm-2.1-iiia", "Theorem 2.1 (iiia), m x pWN_l", "corrected", ("thm_2_1_iiia",),
        ("thm_2_1_iiia_printed_refuted",), ("thm_2_1_iiia_printed_holds",),
        "Definition 4 makes (ml, 0) and (0, m(p-l)) terminal; the printed set has them the other way "
        "round. It is right with its coordinates exchanged, and as printed only for l = 0 and p = 2l.",
    )
    yield S(
        "thm-2.1-iiib", "Theorem 2.1 (iiib), m x pWN", "convention", ("thm_2_1_iiib",),
        ("thm_2_1_iiib_printed_refuted",), ("thm_2_1_iiib_printed_holds",),
        "With the convention of the footnote to Definition 4, a cell of the rectangle is N: an l whose board does "
        "not contain the starting position is of no use to the second player. Without it, (1, 1) refutes the theorem "
        "for m, p >= 2 and for m = 1, p >= 4; it holds literally for p = 1 and for m = 1, p <= 3.",
    )
    yield S("thm-3.1", "Theorem 3.1 (O'Bryant)", "printed", ("thm_3_1_if", "thm_3_1_only_if"))
    yield S(
        "prop-3.2", "Proposition 3.2", "printed", ("prop_3_2",),
        note="Proved for all non-decreasing p-complementary sequences, Beatty or not, and for p = 1 too.",
    )
    yield S(
        "lem-3.3-i", "Lemma 3.3 (i)", "convention", ("lem_3_3_i",), ("lem_3_3_i_printed_refuted",),
        note="The sequences a and b_{>0} are p-complementary on the non-negative integers, a and b on the positive "
        "ones; with b_0 counted, 0 occurs p + 1 times.",
    )
    yield S(
        "lem-3.3-ii", "Lemma 3.3 (ii), with the floor formula and irrationality", "printed",
        ("lem_3_3_ii", "floor_formula", "alpha_irrational", "a_exists", "a_unique"),
    )
    yield S("lem-3.3-iii", "Lemma 3.3 (iii)", "printed", ("lem_3_3_iii",))
    yield S("lem-3.3-iv", "Lemma 3.3 (iv)", "printed", ("lem_3_3_iv",))
    yield S("thm-4.1", "Theorem 4.1, both directions", "printed", ("thm_4_1", "thm_4_1_converse"))
    yield S("thm-5.1", 'Theorem 5.1, with "greatest"', "printed", ("thm_5_1",))
    yield S(
        "rem-5-equations", "Remark after Theorem 5.1, two equations for p = 1", "printed",
        ("rem_5_wythoff", "rem_5_new"), note="The second equation is for n >= 1; the paper names no range.",
    )
    yield S(
        "prop-5.2-i", "Proposition 5.2 (i)", "convention", ("prop_5_2_i",),
        ("prop_5_2_i_mex_printed_refuted",),
        note="The recurrence is right as printed, an index j being counted once. The definition of mex^p "
        "above it, \"the least i in X\", must read \"the least i >= 0\": for n = 0 the multiset X is empty.",
    )
    yield S("prop-5.2-ii", "Proposition 5.2 (ii)", "printed", ("prop_5_2_ii",))
    yield S("prop-5.2-iii", "Proposition 5.2 (iii)", "printed", ("prop_5_2_iii",))
    yield S("app-thm-1", "Appendix, Theorem 1", "printed", ("app_thm_1", "app_positive", "app_formula"))
    yield S("app-rem-i", "Appendix, Remark (i)", "printed", ("app_rem_i",))
    yield S("app-rem-ii", "Appendix, Remark (ii)", "printed", ("app_rem_ii",))
    yield S("a-p1-a-1p", "Section 1.4, a_n^{p,1} = a_{pn}^{1,p}", "printed", ("a_p1_a_1p",))
    yield S(
        "blocking", "Blocking: the block-set condition is the counting condition", "printed",
        ("blocking_enough", "blocking_possible"),
    )
    yield S(
        "def-2.1-p-rook", "Definition 2 (i), the p-rook", "corrected", ("p_rook_reading",),
        ("p_rook_printed_refuted",),
        note="For l = 0 the printed range {0, ..., l-1} is empty. The p-rook is read as the (1, p)-rook, "
        "whose lengths are the multiples of p.",
    )
    yield S("definitions", "Definition 2 (ii), the m-bishop", "printed", ("bishop_reading",))
    yield S(
        "new-residues", "For l = gcd(m, p) the P-positions of mWN^(l,p) are the pairs of m and p/l",
        "new", ("residues",), note="Contains Theorem 2.1 (iia), if, and (iib).",
    )
    yield S(
        "new-residue-law",
        "For a set R of residues mod mp, the m-bishop and the rook whose lengths mod mp are in R have the P-positions "
        "{{a_i, b_i}} of (m, p) if and only if 0 is the only multiple of m in R and R meets every class mod m",
        "new", ("residue_law",), note="Contains Theorem 2.1 (iia), if, and (iib).",
    )
    yield S(
        "new-rows", "Every row of mWN^(p) has exactly p P-positions, for all m and p", "new",
        ("rows_of_one_residue", "rows_counted"), note="One P-position in each class of columns mod p.",
    )
    yield S(
        "new-rows-at-least", "Every row of mWN^(l,p), 1 <= l <= p, has at least p/l P-positions", "new",
        ("row_at_least", "row_numbers"),
        note="With the upper bound p - l + 1: exactly p for l = 1, two for l = p - 1 >= 1, one for l = p, and never p "
        "for 2 <= l <= p.",
    )
    yield S(
        "new-rows-at-most", "Every row of mWN^(l,p), 1 <= l <= p, has at most p - l + 1 P-positions", "new",
        ("row_at_most",),
        note="Fewer than p for l >= 2, so the second belief of Section 7 fails for all these l, in every row. (Each "
        "number x is taken as often as row x has P-positions: P is symmetric, and (x, x) is in P for x = 0 only.)",
    )
    yield S(
        "new-mex",
        "P(mWN^p_l) = {{x_n, y_n}} for p >= 2 and either 1 <= l <= m or l = m + 1 >= 3, where x_n is the least number "
        "that x_0, ..., x_{n-1}, y_1, ..., y_{n-1} take fewer than p times and y_n = (m + 1 - l)x_n + ln",
        "new", ("mex_blocking", "mex_algorithm", "mex_rows"),
        note="For l = m it is Theorem 2.1 (i); for l = 1, y_n = m x_n + n, a minimal exclusive algorithm as in the "
        "Remark of Section 7. Row x holds p of the x_n if x is none of the y_j, j >= 1, else p - 1: a substitution, "
        "by which `wythoff nth` finds the N-th pair. That x and y exist is recursion: x_n needs only earlier ones.",
    )
    yield S(
        "new-diagonals",
        "P((m,p)WN) = {{x_n, y_n}}, where x_n is the least number that is none of x_i, y_i, i < n, and "
        "y_n = x_n + m floor(n/p)",
        "new", ("diagonal_blocking", "diagonal_x_rising", "diagonal_apart", "diagonal_onto"),
        note="Section 1.6: m-Wythoff Nim with at most p - 1 options on the diagonal blocked. The paper cites an "
        "exponential solution and a polynomial algorithm. Every number is one of the x_n or y_n, and of one only "
        "unless n < p, where x_n = y_n = n. That x and y exist is recursion: x_n needs only earlier ones.",
    )
    yield S(
        "imitation",
        "Section 1.6: the P-positions of (m,p)-Imitation Nim, treated as starting positions, are those of (m,p)WN",
        "printed", ("imitation_nim", "imitation_is_wythoff"),
        note="From the rules of Imitation Nim, whose states have a memory: what the previous player has just taken "
        "from the smaller heap, and how often each player has imitated in a row. All its P-states are found.",
    )
    yield S(
        "new-misere", "Misere 2WN^p, 2WN^(2,2p) and, for odd p, 2WN^(p) have the odd pairs of (1, 2p)", "new",
        ("misere_2wn_blocking", "misere_2wn_residues", "misere_2wn_2_2p", "misere_2wn_p_odd"),
        note="So for m = 2 the coincidences of Theorem 2.1 (i), (iia), (iib) survive in misere play; the Remark of "
        "Section 7 asks which games coincide.",
    )
    yield S(
        "new-misere-all",
        "P(misere mWN^p) = {{c_n, d_n}} for m >= 2, where c_n is the least number that c_0, ..., c_{n-1}, d_0, ..., "
        "d_{n-1} take fewer than p times and d_n = c_n + mn + 1; c_n = floor((n + 1/m) alpha + (m - 2)/(mp))",
        "new", ("misere_mwn_blocking", "misere_mwn_closed", "misere_closed", "misere_floor", "misere_row_shape"),
        note="For p = 1 this is misere mWN (Fraenkel 1984). alpha is the slope of the pairs of (m, p). A row has p of "
        "the pairs, their signed indices (n for (c_n, d_n), -n-1 for (d_n, c_n)) one in each class mod p.",
    )
    yield S(
        "new-misere-rooks",
        "For m >= 2, misere mWN^(p) has the P-positions of misere mWN^p if and only if p is odd and m = 2 (mod p); "
        "misere mWN^(2,2p), p >= 2, if and only if m = 2 (mod 2p)", "new",
        ("misere_p_exactly", "misere_two_exactly", "misere_mwn_p_odd", "misere_mwn_2_2p", "misere_mwn_residues"),
        note="So for m = 2 (mod 2p) coincidences as in Theorem 2.1 survive in misere play. There the rook may have "
        "any lengths whose residues mod 2p form a set that holds 0, no other even number, and an odd one. For m = 2 it "
        "is new-misere. The congruences are m = 2 + ps and m = 2 + 2ps in the lemmas. (For p = 1 the (2,2)-rook is the "
        "rook.)",
    )
    yield S(
        "new-misere-one",
        "P(misere WN^p) = {{c_n, c_n + n}} for p >= 3, where c_n = a_n but for n = 0, p, p^2, p^3 + p, ...", "new",
        ("misere_one", "misere_diagonals", "exceptions_recur"),
        note="Let u_0 = 0, u_1 = p and u_{k+2} = p u_{k+1} + u_k. Then c_n = a_n + (-1)^k if n = u_k, and otherwise "
        "a_n, the sequence of m = 1 and p. In the lemma s_k is (-1)^k, sp(n) is the k with n = u_k, or -1, and g_k, "
        "u_k have the recursion g_{k+1} = g_k + u_k, u_{k+1} = p g_k + (p - 1)u_k. For p = 2 the pairs are others.",
    )
    yield S(
        "new-steps", "A sufficient condition for pairs whose differences grow by m or m + 1 to be P(mWN^(l,p))", "new",
        ("steps",),
        note="It leaves three conditions on the rook within single rows. new-progressions and new-even-2 rest on it.",
    )
    yield S(
        "new-progressions", "Games mWN^(l,p) with d_n - c_n = mn that Section 7 does not expect, such as 3WN^(2,4)",
        "new", ("progressions", "progression_order"),
        note="Let g = gcd(m, p), m = gm', p = gp', l = gl'. If m' = -1 (mod p'), 1 <= l' <= p'/2 and "
        "(l' - 1)(m + 1) = 0 (mod p'), then P(mWN^(l,p)) = {{c_n, d_n}}, d_n = c_n + mn, where row x holds "
        "k = p' - l' + 1 of the c_n if x is none of the d_j, j >= 1, and k - 1 or k - l' if x = d_j with j the first "
        "or a later index of its own row. (In the lemma m', p', l' are mu, q, r, and the congruences are mu + 1 = tq "
        f"and (r - 1)(m + 1) = wq.) {RECURSION}",
    )
    yield S(
        "new-progressions-only", "No other game mWN^(l,p), l < p, has a progression: the corrected belief of Section 7",
        "new", ("progressions_only",),
        note="Let 1 <= l < p, g = gcd(m, p), m = gm', p = gp'. If d_n - c_n = sn for the P-positions {c_n, d_n} of "
        "mWN^(l,p), c_n <= d_n, listed by c and then d, then s = m, and either l = g (new-residues), or l = gl' "
        "with 2 <= l' <= p'/2, m' = -1 (mod p') and (l' - 1)(m + 1) = 0 (mod p') (new-progressions).",
    )
    yield S(
        "new-progressions-exactly", "Exactly which games mWN^(l,p), l < p, have a progression: Section 7, corrected",
        "new", ("residues", "pair_order", "progressions", "progression_order", "progressions_only"),
        note="If and only if l = g, or l = gl' with 2 <= l' <= p'/2, m' = -1 (mod p') and (l' - 1)(m + 1) = 0 "
        "(mod p'); here l = 0 is read as l = 1, and g = gcd(m, p), m = gm', p = gp'. `If` is new-residues and "
        "new-progressions, `only if` is new-progressions-only.",
    )
    yield S(
        "new-even-2", "The P-positions of mWN^(2) for even m; Table 3 is m = 2", "new", ("even_two",),
        note="P(mWN^(2)) = {{c_n, d_n}}, where row x holds two of the c_n if x is none of the d_j, j >= 1, else one; "
        "d_0 = 0 and d grows by m + 1 at a time, by m + 2 into a row d_j with j the second index of its own row. "
        f"{RECURSION}",
    )
    yield S(
        "new-overlap", "Games mWN^(l,p) whose P-positions depend on m and k only: p = kl - 1 and m + 1 = l (mod p)",
        "new", ("one_overlap",),
        note="Let m, k, l >= 2. P(mWN^(l,p)) = {{c_n, d_n}}, where row x holds k of the c_n if x is none of the d_j, "
        "j >= 1, else k - 1; d_0 = 0 and d grows by m + 1 at a time, but by m + 2 into a row d_j for which d - c has "
        "grown by m from j - 1 to j. Neither l nor p is in the rule: 4WN^(2,3) = 4WN^(5,9), k = 2. The congruence is "
        f"m + 1 = l + pt in the lemma. {RECURSION}",
    )
    yield S(
        "new-overlap-only", "No other game mWN^(l,p), l < p, has these P-positions", "new", ("one_overlap_only",),
        note="If the pairs of new-overlap for m, k >= 2 are P(mWN^(l,p)), 1 <= l < p, then l >= 2, p = kl - 1 and "
        "m + 1 = l (mod p).",
    )
    yield S(
        "new-vectors", "Which vectors can be added to a game that has the pairs {a_n, b_n}, such as mWN", "new",
        ("added_vector", "added_to_wythoff", "a_sum", "a_sum_more"),
        note="The moves (i, j) and (j, i), 0 <= i <= j, j >= 1, change its P-positions if and only if there is a t >= "
        "1 with j - i = mt, where i is a_t, a_t + 1, or a_{t-k} - b_k for some 1 <= k <= t. For WN these vectors are "
        "characterised by Duchene, Fraenkel, Nowakowski and Rigo (2010).",
    )


STATEMENTS: dict[str, BookStatement] = {s.id: s for s in _statements()}


def expand(names: Iterable[str]) -> list[str]:
    """The names, where lem-3.3 means its four parts lem-3.3-i to lem-3.3-iv."""
    parts = {name: [id for id in STATEMENTS if id.startswith(f"{name}-")] for name in names}
    return [part for name in parts for part in ([name] if name in STATEMENTS else parts[name] or [name])]


def resolve(names: Iterable[str]) -> list[Lemma]:
    """The lemmas meant by statement ids or lemma names, in any mixture; no name means all statements."""
    wanted: list[str] = []
    for name in expand(names) or list(STATEMENTS):
        if name in STATEMENTS:
            wanted += STATEMENTS[name].all_lemmas()
        elif name in BOOK:
            wanted.append(name)
        else:
            near = difflib.get_close_matches(name, [*STATEMENTS, *BOOK], n=1)
            hint = f" Did you mean {near[0]}?" if near else ""
            raise UserError(
                f"There is no statement or lemma called {name!r}.{hint} `wythoff prove --list` has them all."
            )
    return [BOOK[name] for name in dict.fromkeys(wanted)]


def lemmas_of(targets: Iterable[Lemma]) -> list[Lemma]:
    """The targets and everything they rest on, each after what it uses."""
    order: dict[Lemma, None] = {}

    def visit(lemma: Lemma) -> None:
        if lemma not in order:
            for used in lemma.uses():
                visit(used)
            order[lemma] = None

    for target in targets:
        visit(target)
    return list(order)


@dataclass(frozen=True)
class Proofs:
    """What came of an attempt to prove lemmas and all they rest on."""

    theorems: Mapping[Lemma, Theorem]
    open: Mapping[Lemma, NotProved]
    texts: Mapping[Lemma, str]  # what the solvers were asked; a theorem of earlier in this run has none
    stored: int  # how many answers there were before, and
    asked: int  # how many the solvers gave now

    def missing(self, names: Iterable[str]) -> list[NotProved]:
        """Why these lemmas, or statements, are not proved: for each lemma that they rest on and that is no theorem. No
        reason means that all are. This is the one place where that is decided.
        """
        order = lemmas_of(resolve(names))
        return [self.open.get(lemma, NotProved(f"{lemma.name} was not asked")) for lemma in order
                if not kernel.is_theorem(self.theorems.get(lemma))]

    def status(self, *names: str) -> str:
        return _word(not self.missing(names))


def prove_lemmas(
    targets: Iterable[Lemma],
    jobs: int = 1,
    fresh: bool = False,
    ask: bool = True,
    done: Callable[[str, str, solvers.SolverAnswer], None] = lambda lemma, solver, verdict: None,
    posed: Mapping[Lemma, Posed] | None = None,
) -> Proofs:
    """Prove the targets and all they rest on. Each query is made once (`posed` are those made already).

    With `fresh` no answer of an earlier run counts; without `ask` no other does: the solvers are not started. `done`
    is told of each answer, with the name of the lemma.
    """
    order = lemmas_of(targets)
    theorems = {} if fresh else {lemma: known for lemma in order if (known := kernel.theorem_of(lemma)) is not None}
    given = posed or {}
    posed = {lemma: given.get(lemma) or kernel.pose(lemma) for lemma in order if lemma not in theorems}
    name_of = {question.text: lemma.name for lemma, question in posed.items()}
    stored = asked = 0
    if ask:
        stored = solvers.prepare(
            name_of, jobs=jobs, fresh=fresh, done=lambda text, solver, said: done(name_of[text], solver, said)
        )
        asked = len(name_of) * len(solvers.SOLVERS) - stored
    unproved: dict[Lemma, NotProved] = {}
    for lemma, question in posed.items():
        try:
            if not ask and not solvers.is_answered(question.text):
                raise NotProved(f"{lemma.name}: the solvers have not been asked")
            theorems[lemma] = kernel.prove(question, stored=not fresh)
        except NotProved as error:
            unproved[lemma] = error
    return Proofs(theorems, unproved, {lemma: question.text for lemma, question in posed.items()}, stored, asked)


def prove(statement_id: str, jobs: int = 1, fresh: bool = False) -> ProofResult:
    """Prove one statement of the paper and all it rests on."""
    if statement_id not in STATEMENTS:
        raise UserError(f"There is no statement {statement_id!r}; there are {', '.join(STATEMENTS)}.")
    statement, targets = STATEMENTS[statement_id], resolve([statement_id])
    proofs = prove_lemmas(targets, jobs, fresh)
    if missing := proofs.missing([statement_id]):
        return ProofResult(statement, Status.UNKNOWN.value, "; ".join(str(reason) for reason in missing), ())
    return ProofResult(statement, Status.PROVED.value, "", tuple(proofs.theorems[lemma] for lemma in targets))
