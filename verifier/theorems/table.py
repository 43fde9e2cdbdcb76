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

__all__ = ["BY_COQ", "TABLE", "Known", "KnownTheorem", "PairRule", "known", "printed_claim", "rule_of"]

Form = Literal["printed", "corrected", "convention", "new", "literature", "automaton", "coq"]
BY_COQ = "a substitution that Coq has checked"


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
    or by an automaton or a theorem of Coq about single games, whose `remark` then names the file.
    """

    theorem: str
    part: str
    form: Form
    book: tuple[str, ...] = ()
    claim: Claim | None = None
    rule: PairRule | None = None
    remark: str = ""

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
class KnownTheorem:
    """A row of the table."""

    name: str
    form: Form
    book: tuple[str, ...]
    says: Callable[[Game], Known | None]


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


def _pairs(theorem: str, part: str, form: Form, book: str, m: int, p: int, remark: str = "") -> Known:
    """The P-positions are the Beatty pairs of m and p."""
    return Known(theorem, part, form, (book,), Beatty(m, p), _beatty(m, p), remark)


# --- what the paper has ----------------------------------------------------------------------------------------------


def _wythoff(game: Game) -> Known | None:
    parts = _ruled(game)
    if parts is None or game != families.wythoff(m := parts[1].width):
        return None
    return _pairs("Fraenkel 1982", "", "printed", "thm-2.1-i", m, 1, "which is Theorem 2.1 (i) with p = 1")


def _blocked(game: Game) -> tuple[int, int, int] | None:
    """m, p and l of a game with the m-bishop where p - 1 options of type l are blocked, if it is one of ours."""
    parts = _ruled(game)
    if parts is None or not isinstance(game, Ruleset) or not game.block:
        return None
    return parts[1].width, game.blocks + 1, game.block.l


def _blocking(game: Game) -> Known | None:
    constants = _blocked(game)
    if constants is None or game != families.blocking(*(mp := constants[:2])):
        return None
    return _pairs("Theorem 2.1", "(i)", "printed", "thm-2.1-i", *mp)


def _coprime(game: Game) -> Known | None:
    parts = _ruled(game)
    if parts is None:
        return None
    m, p = parts[1].width, parts[0].modulus
    if gcd(m, p) > 1 or game != families.modulo(m, p):
        return None
    return _pairs("Theorem 2.1", "(iia)", "printed", "thm-2.1-iia-if", m, p)


def _multiple(game: Game) -> Known | None:
    parts = _ruled(game)
    if parts is None:
        return None
    m, q = parts[1].width, parts[0].modulus
    if q % m or game != families.modulo(m, q, m):
        return None
    return _pairs("Theorem 2.1", "(iib)", "printed", "thm-2.1-iib", m, q // m)


def _shifted(game: Game) -> Known | None:
    """As printed it has l and p - l exchanged against Definition 4."""
    printed = _printed_shifted(game)
    if printed is None or printed.l is None:
        return None
    claim = Beatty(printed.m, printed.p, -printed.l % printed.p)
    return Known("Theorem 2.1", "(iiia)", "corrected", ("thm-2.1-iiia",), claim, remark="corrected")


def _printed_shifted(game: Game) -> Beatty | None:
    parts = _ruled(game)
    if parts is None or not isinstance(game, Ruleset) or not game.removed:
        return None
    m = parts[1].width
    if sum(game.removed) != m or game != families.rectangle(1, m, *game.removed):
        return None
    unit = gcd(*game.removed)  # mxpWN_l is one game for many (m, p, l); they give one claim
    return Beatty(unit, m // unit, game.removed[0] // unit)


def _choice(game: Game) -> Known | None:
    if not isinstance(game, Choice):
        return None
    p = len(game.games)
    bishops = [part for part in game.games[0].moves if isinstance(part, Bishop)]
    m = bishops[0].width // p if bishops else 0
    if not m or game != families.choice(m, p):
        return None
    convention = "where the second player picks a board that has the starting position"
    return _pairs("Theorem 2.1", "(iiib)", "convention", "thm-2.1-iiib", m, p, convention)


# --- what was found here, and misere play ----------------------------------------------------------------------------


def _residues(game: Game) -> Known | None:
    constants = families.modulo_constants(game)
    q = polynomial.family_a(*constants) if constants else None
    return _pairs("Theorem A", "", "new", "new-residues", constants[0], q) if constants and q else None


def _of(substitution: Substitution | None, theorem: str, book: str) -> Known | None:
    if substitution is None:
        return None
    return Known(theorem, "", "new", (book,), rule=PairRule(substitution.pair, substitution))


def _progressions(game: Game) -> Known | None:
    constants = families.modulo_constants(game)
    return _of(polynomial.family_b(*constants), "Theorem B", "new-progressions") if constants else None


def _mex(game: Game) -> Known | None:
    constants = _blocked(game)
    if constants is None or game != families.blocking(*constants):
        return None
    return _of(polynomial.family_c(*constants), "Theorem C", "new-mex")


def _diagonals(game: Game) -> Known | None:
    constants = _blocked(game)
    if constants is None:
        return None
    m, p, _ = constants
    if game != families.bishop_blocking(m, p):
        return None
    rule = PairRule(partial(diagonals.pair, m, p), pairs=f"({m},{p})WN")
    return Known("Theorem H", "", "new", ("new-diagonals",), rule=rule)


def _even(game: Game) -> Known | None:
    parts = _ruled(game)
    if parts is None or game != families.modulo(parts[1].width, 2):
        return None
    return _of(polynomial.family_d(parts[1].width), "Theorem D", "new-even-2")


def _overlap(game: Game) -> Known | None:
    constants = families.modulo_constants(game)
    return _of(polynomial.family_i(*constants), "Theorem I", "new-overlap") if constants else None


def _misere_wythoff(game: Game) -> Known | None:
    if game != families.wythoff(1, misere=True):
        return None
    rule = PairRule(polynomial.misere_wythoff, pairs="misere WN")
    return Known("Fraenkel 1984", "", "literature", rule=rule)


def _misere_one(game: Game) -> Known | None:
    constants = _blocked(game)
    if constants is None or game != replace(families.blocking(1, constants[1]), ending="misere") or constants[1] < 3:
        return None
    p = constants[1]
    rule = PairRule(partial(polynomial.misere_one, p), pairs=f"misere WN^{p}")
    return Known("Theorem K", "", "new", ("new-misere-one",), rule=rule)


def _misere(game: Game) -> Known | None:
    found = polynomial.family_e(game) if isinstance(game, Ruleset) else None
    parts = _ruled(game)
    if found is None or parts is None:
        return None
    m, p = found
    book = ("new-misere-all", "new-misere-rooks") if parts[0].modulus > 1 else ("new-misere-all",)
    rule = PairRule(partial(polynomial.misere_pair, m, p), pairs=f"misere {m}WN^{p}")
    if p > 1:
        return Known("Theorem E", "", "new", book, rule=rule)
    return Known("Fraenkel 1984", "", "new", book, rule=rule, remark="which is Theorem E with p = 1")


def _substitution(game: Game) -> Known | None:
    """A substitution that Coq has checked, for this game and others of its class."""
    constants = families.modulo_constants(game)
    found = proved(*constants) if constants else None
    if found is None:
        return None
    theorem, rule = found
    first = f"{theorem.m}WN^({theorem.l},{theorem.p})"
    remark = f"{theorem.name} of {spoken(f'coq/{FILE}')}, for {first} and all larger m of its class modulo {theorem.p}"
    return Known(BY_COQ, "", "coq", rule=PairRule(rule.pair, rule), remark=remark)


def _automaton(game: Game) -> Known | None:
    """One game at a time: an automaton that is kept, and that the checker accepts now."""
    found = stored(game)
    if found is None:
        return None
    file, known_set, sizes = found
    remark = f"{sizes.check_states:,} states checked now, {FOLDER}/{file}"
    rule = PairRule(partial(_nth, known_set), pairs=f"the automaton of {file}")
    return Known("an automaton", f"with {sizes.states} states", "automaton", rule=rule, remark=remark)


def _nth(known_set: DecidedSet, n: int) -> tuple[int, int]:
    pair = known_set.nth(n)
    if pair is None:
        raise UserError("This game has fewer pairs than that.")
    return pair


TABLE: tuple[KnownTheorem, ...] = (
    KnownTheorem("Fraenkel 1982", "printed", ("thm-2.1-i",), _wythoff),
    KnownTheorem("Theorem 2.1 (i)", "printed", ("thm-2.1-i",), _blocking),
    KnownTheorem("Theorem 2.1 (iia)", "printed", ("thm-2.1-iia-if",), _coprime),
    KnownTheorem("Theorem 2.1 (iib)", "printed", ("thm-2.1-iib",), _multiple),
    KnownTheorem("Theorem 2.1 (iiia)", "corrected", ("thm-2.1-iiia",), _shifted),
    KnownTheorem("Theorem 2.1 (iiib)", "convention", ("thm-2.1-iiib",), _choice),
    KnownTheorem("Theorem A", "new", ("new-residues",), _residues),
    KnownTheorem("Theorem B", "new", ("new-progressions",), _progressions),
    KnownTheorem("Theorem C", "new", ("new-mex",), _mex),
    KnownTheorem("Theorem D", "new", ("new-even-2",), _even),
    KnownTheorem("Theorem H", "new", ("new-diagonals",), _diagonals),
    KnownTheorem("Theorem I", "new", ("new-overlap",), _overlap),
    KnownTheorem("Fraenkel 1984", "literature", (), _misere_wythoff),
    KnownTheorem("Theorem E", "new", ("new-misere-all", "new-misere-rooks"), _misere),
    KnownTheorem("Theorem K", "new", ("new-misere-one",), _misere_one),
    KnownTheorem(BY_COQ, "coq", (), _substitution),
    KnownTheorem("An automaton", "automaton", (), _automaton),
)


def known(game: Game) -> Known | None:
    """What is known for ever about the P-positions of a game, by the first theorem that covers it.

    >>> from verifier.games.notation import parse_game
    >>> known(parse_game("2WN^3")).claim
    Beatty(m=2, p=3, l=None)
    >>> found = known(parse_game("2WN^(2)"))
    >>> found.theorem, found.book, found.rule.pair(16)
    ('Theorem D', ('new-even-2',), (9, 50))
    """
    return next((found for theorem in TABLE if (found := theorem.says(game))), None)


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
