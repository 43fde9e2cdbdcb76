"""The one table of what is known for ever about which game, and what proves it.

A row of `TABLE` is a theorem: its name, its form, the statements of the lemma book that prove it, and a function that
says what it gives for a game, or None where it is not about that game. `known` asks the rows in order. What the paper
prints is a thing of its own (`printed_claim`): one of its theorems is misprinted, and then what is known differs from
it.

To add a theorem, add a row; `nth`, `synthesize`, the hunts and the pages take it from here.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from math import gcd
from typing import Literal

from verifier.automata.decide import DecidedSet
from verifier.base.errors import UserError
from verifier.base.plural import counted
from verifier.base.shipped import spoken
from verifier.claims.kinds import Beatty, Claim, SameAs
from verifier.games import families
from verifier.games.families import Choice, Game, Imitation
from verifier.games.rules import Bishop, Rook, Ruleset
from verifier.solve import beatty
from verifier.solve.substitution import Substitution
from verifier.theorems import diagonals, polynomial
from verifier.theorems.stored_automata import FOLDER, stored
from verifier.theorems.substitution_theorems import FILE, proved

__all__ = [
    "BY_AUTOMATON",
    "BY_COQ",
    "TABLE",
    "Given",
    "Known",
    "KnownTheorem",
    "PairRule",
    "family_of",
    "known",
    "printed_claim",
    "rule_of",
    "said_by_the_paper",
]

TheoremForm = Literal["printed", "corrected", "convention", "new", "literature", "automaton", "coq"]
BY_AUTOMATON = "an automaton"
BY_COQ = "a substitution that Coq has checked"
FRAENKEL_MISERE = "Fraenkel 1984"
MISERE = ("new-misere-all",)


@dataclass(frozen=True)
class PairRule:
    """The pairs {c_n, d_n}, c_n <= d_n, ordered by c and then d, each in time polynomial in log n.

    `pairs` names the set of pairs where neither Beatty constants nor a substitution do.
    """

    pair: Callable[[int], tuple[int, int]]
    substitution: Substitution | None = None
    beatty: tuple[int, int] | None = None
    pairs: str = ""


@dataclass(frozen=True)
class Known:
    """What a theorem says of one game, on the infinite board: its P-positions as a claim, as a rule for pairs, or both.

    `book` are the ids of the statements that `wythoff prove` checks, none for what is known from the literature alone,
    or by an automaton or a theorem of Coq about single games, whose `remark` then names the file. `letter` is that of a
    theorem that was found here.
    """

    theorem: str
    part: str
    form: TheoremForm
    book: tuple[str, ...] = ()
    claim: Claim | None = None
    rule: PairRule | None = None
    remark: str = ""
    letter: str = ""

    @property
    def name(self) -> str:
        return f"{self.theorem} {self.part}".strip()

    @property
    def cited(self) -> str:
        """The name, with the remark."""
        return f"{self.name}, {self.remark}" if self.remark else self.name

    @property
    def proof_for_readers(self) -> str | None:
        """Where a proof in words is, for the theorems that were found here."""
        return "docs/PROOF.md" if self.form == "new" else None


@dataclass(frozen=True)
class Given:
    """What a row gives for one game; `known_as`, `part` and `book` where they are not those of the row."""

    claim: Claim | None = None
    rule: PairRule | None = None
    remark: str = ""
    known_as: str = ""
    part: str = ""
    book: tuple[str, ...] = ()


@dataclass(frozen=True)
class KnownTheorem:
    """A row of the table; `gives` is None for a game that the theorem is not about."""

    theorem: str
    part: str
    form: TheoremForm
    book: tuple[str, ...]
    gives: Callable[[Game], Given | None]
    letter: str = ""

    @property
    def name(self) -> str:
        return f"{self.theorem} {self.part}".strip()

    def says(self, game: Game) -> Known | None:
        """What the theorem says of the game, or None."""
        given = self.gives(game)
        if given is None:
            return None
        theorem, part, book = given.known_as or self.theorem, given.part or self.part, given.book or self.book
        return Known(theorem, part, self.form, book, given.claim, given.rule, given.remark, self.letter)


def _ruled(game: Game) -> tuple[Rook, Bishop] | None:
    """The rook and the bishop of a game that has one of each and no other moves."""
    if isinstance(game, Ruleset) and len(game.moves) == 2:
        rook, bishop = game.moves
        if isinstance(rook, Rook) and isinstance(bishop, Bishop):
            return rook, bishop
    return None


def _beatty(m: int, p: int) -> PairRule:
    return PairRule(partial(_beatty_pair, m, p), beatty=(m, p))


def _beatty_pair(m: int, p: int, n: int) -> tuple[int, int]:
    return beatty.a(m, p, n), beatty.b(m, p, n)


def _pairs(m: int, p: int, remark: str = "") -> Given:
    """The P-positions are the Beatty pairs of m and p."""
    return Given(Beatty(m, p), _beatty(m, p), remark)


# --- what the paper has ----------------------------------------------------------------------------------------------


def _wythoff(game: Game) -> Given | None:
    parts = _ruled(game)
    if parts is None or game != families.wythoff(m := parts[1].width):
        return None
    return _pairs(m, 1, "which is Theorem 2.1 (i) with p = 1")


def _blocked(game: Game) -> tuple[int, int, int] | None:
    """m, p and l of a game with the m-bishop where p - 1 options of type l are blocked, if it is one of ours."""
    parts = _ruled(game)
    if parts is None or not isinstance(game, Ruleset) or not game.block:
        return None
    return parts[1].width, game.blocks + 1, game.block.l


def _blocking(game: Game) -> Given | None:
    constants = _blocked(game)
    if constants is None or game != families.blocking(*(mp := constants[:2])):
        return None
    return _pairs(*mp)


def _coprime(game: Game) -> Given | None:
    parts = _ruled(game)
    if parts is None:
        return None
    m, p = parts[1].width, parts[0].modulus
    if gcd(m, p) > 1 or game != families.modulo(m, p):
        return None
    return _pairs(m, p)


def _multiple(game: Game) -> Given | None:
    parts = _ruled(game)
    if parts is None:
        return None
    m, q = parts[1].width, parts[0].modulus
    if q % m or game != families.modulo(m, q, m):
        return None
    return _pairs(m, q // m)


def _shifted(game: Game) -> Given | None:
    """As printed it has l and p - l exchanged against Definition 4."""
    printed = _printed_shifted(game)
    if printed is None or printed.l is None:
        return None
    return Given(Beatty(printed.m, printed.p, -printed.l % printed.p), remark="corrected")


def _printed_shifted(game: Game) -> Beatty | None:
    parts = _ruled(game)
    if parts is None or not isinstance(game, Ruleset) or not game.removed:
        return None
    m = parts[1].width
    if sum(game.removed) != m or game != families.rectangle(1, m, *game.removed):
        return None
    unit = gcd(*game.removed)  # mxpWN_l is one game for many (m, p, l); they give one claim
    return Beatty(unit, m // unit, game.removed[0] // unit)


def _choice(game: Game) -> Given | None:
    if not isinstance(game, Choice):
        return None
    p = len(game.games)
    bishops = [part for part in game.games[0].moves if isinstance(part, Bishop)]
    m = bishops[0].width // p if bishops else 0
    if not m or game != families.choice(m, p):
        return None
    return _pairs(m, p, "where the second player picks a board that has the starting position")


# --- what was found here, and misere play ----------------------------------------------------------------------------


def _residues(game: Game) -> Given | None:
    constants = families.modulo_constants(game)
    q = polynomial.family_a(*constants) if constants else None
    return _pairs(constants[0], q) if constants and q else None


def _of(substitution: Substitution | None) -> Given | None:
    return Given(rule=PairRule(substitution.pair, substitution)) if substitution else None


def _progressions(game: Game) -> Given | None:
    constants = families.modulo_constants(game)
    return _of(polynomial.family_b(*constants)) if constants else None


def _mex(game: Game) -> Given | None:
    constants = _blocked(game)
    if constants is None or game != families.blocking(*constants):
        return None
    return _of(polynomial.family_c(*constants))


def _diagonals(game: Game) -> Given | None:
    constants = _blocked(game)
    if constants is None:
        return None
    m, p, _ = constants
    if game != families.bishop_blocking(m, p):
        return None
    return Given(rule=PairRule(partial(diagonals.pair, m, p), pairs=f"({m},{p})WN"))


def _even(game: Game) -> Given | None:
    parts = _ruled(game)
    if parts is None or game != families.modulo(parts[1].width, 2):
        return None
    return _of(polynomial.family_d(parts[1].width))


def _overlap(game: Game) -> Given | None:
    constants = families.modulo_constants(game)
    return _of(polynomial.family_i(*constants)) if constants else None


def _misere_wythoff(game: Game) -> Given | None:
    if game != families.wythoff(1, misere=True):
        return None
    return Given(rule=PairRule(polynomial.misere_wythoff, pairs="misere WN"))


def _misere_one(game: Game) -> Given | None:
    constants = _blocked(game)
    if constants is None or game != replace(families.blocking(1, constants[1]), ending="misere") or constants[1] < 3:
        return None
    p = constants[1]
    return Given(rule=PairRule(partial(polynomial.misere_one, p), pairs=f"misere WN^{p}"))


def _misere(game: Game) -> Given | None:
    found = polynomial.family_e(game) if isinstance(game, Ruleset) else None
    parts = _ruled(game)
    if found is None or parts is None:
        return None
    m, p = found
    book = (*MISERE, "new-misere-rooks") if parts[0].modulus > 1 else MISERE
    rule = PairRule(partial(polynomial.misere_pair, m, p), pairs=f"misere {m}WN^{p}")
    if p > 1:
        return Given(rule=rule, book=book)
    return Given(rule=rule, book=book, known_as=FRAENKEL_MISERE, remark="which is Theorem E with p = 1")


def _substitution(game: Game) -> Given | None:
    """A substitution that Coq has checked, for this game and others of its class."""
    constants = families.modulo_constants(game)
    found = proved(*constants) if constants else None
    if found is None:
        return None
    theorem, rule = found
    first = f"{theorem.m}WN^({theorem.l},{theorem.p})"
    remark = f"{theorem.name} of {spoken(f'coq/{FILE}')}, for {first} and all larger m of its class modulo {theorem.p}"
    return Given(rule=PairRule(rule.pair, rule), remark=remark)


def _automaton(game: Game) -> Given | None:
    """One game at a time: an automaton that is kept, and that the checker accepts now."""
    found = stored(game)
    if found is None:
        return None
    file, known_set, sizes = found
    remark = f"{sizes.check_states:,} states checked now, {FOLDER}/{file}"
    rule = PairRule(partial(_nth, known_set), pairs=f"the automaton of {file}")
    return Given(rule=rule, remark=remark, part=f"with {counted(sizes.states, 'state')}")


def _nth(known_set: DecidedSet, n: int) -> tuple[int, int]:
    pair = known_set.nth(n)
    if pair is None:
        raise UserError("This game has fewer pairs than that.")
    return pair


def _paper(part: str, form: TheoremForm, book: str, gives: Callable[[Game], Given | None]) -> KnownTheorem:
    return KnownTheorem("Theorem 2.1", part, form, (book,), gives)


def _here(letter: str, book: tuple[str, ...], gives: Callable[[Game], Given | None]) -> KnownTheorem:
    return KnownTheorem(f"Theorem {letter}", "", "new", book, gives, letter)


TABLE: tuple[KnownTheorem, ...] = (
    KnownTheorem("Fraenkel 1982", "", "printed", ("thm-2.1-i",), _wythoff),
    _paper("(i)", "printed", "thm-2.1-i", _blocking),
    _paper("(iia)", "printed", "thm-2.1-iia-if", _coprime),
    _paper("(iib)", "printed", "thm-2.1-iib", _multiple),
    _paper("(iiia)", "corrected", "thm-2.1-iiia", _shifted),
    _paper("(iiib)", "convention", "thm-2.1-iiib", _choice),
    _here("A", ("new-residues",), _residues),
    _here("B", ("new-progressions",), _progressions),
    _here("C", ("new-mex",), _mex),
    _here("D", ("new-even-2",), _even),
    _here("H", ("new-diagonals",), _diagonals),
    _here("I", ("new-overlap",), _overlap),
    KnownTheorem(FRAENKEL_MISERE, "", "literature", (), _misere_wythoff),
    _here("E", MISERE, _misere),
    _here("K", ("new-misere-one",), _misere_one),
    KnownTheorem(BY_COQ, "", "coq", (), _substitution),
    KnownTheorem(BY_AUTOMATON, "", "automaton", (), _automaton),
)


def known(game: Game) -> Known | None:
    """What is known for ever about the P-positions of a game, by the first theorem that covers it.

    >>> from verifier.games.names import parse_game
    >>> known(parse_game("2WN^3")).claim
    Beatty(m=2, p=3, l=None)
    >>> found = known(parse_game("2WN^(2)"))
    >>> found.theorem, found.book, found.rule.pair(16)
    ('Theorem D', ('new-even-2',), (9, 50))
    """
    return next((found for theorem in TABLE if (found := theorem.says(game))), None)


def family_of(m: int, p: int, l: int) -> str | None:
    """The letter of the theorem found here that explains mWN^(l,p), also where the paper has one; "rook" for l = p.

    >>> family_of(2, 3, 0), family_of(2, 2, 1), family_of(2, 3, 3), family_of(2, 3, 2)
    ('A', 'D', 'rook', None)
    """
    if max(l, 1) == p:  # m-Wythoff Nim
        return "rook"
    game = families.modulo(m, p, l)
    return next((row.letter for row in TABLE if row.letter and row.gives(game)), None)


def rule_of(game: Game) -> PairRule | None:
    """The polynomial-time rule that a theorem gives for the pairs of a game, or None."""
    found = known(game)
    return found.rule if found else None


def printed_claim(game: Game) -> Claim | None:
    """What the paper says the P-positions of this game are, to the letter; None where it says nothing.

    Wythoff and Fraenkel for mWN, Theorem 2.1 (i) for mWN^p, (iia) and (iib) for mWN^(l,p), (iiia) for mxpWN_l, which is
    a misprint, (iiib) for mxpWN, and Section 1.6 for Imitation Nim.
    """
    if isinstance(game, Imitation):
        return SameAs(families.bishop_blocking(game.m, game.p))
    if printed := _printed_shifted(game):
        return printed
    found = known(game)
    return found.claim if found and found.form in ("printed", "corrected", "convention") else None


def said_by_the_paper(game: Game, name: str, otherwise: str) -> Claim:
    """The printed claim; where there is none, a sentence that ends with what a user may do."""
    claim = printed_claim(game)
    if claim is None:
        raise UserError(f"The paper does not say what the P-positions of {name} are{otherwise}")
    return claim
