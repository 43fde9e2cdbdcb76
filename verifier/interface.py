"""What people need from Python: `import verifier` gives all of this.

    >>> import verifier
    >>> wythoff = verifier.game("WN")
    >>> wythoff.p_positions(8)
    [(0, 0), (1, 2), (2, 1), (3, 5), (4, 7), (5, 3), (7, 4)]
    >>> print(wythoff.explain(1, 2).sentences[0])
    (1, 2) is a P-position: the previous player wins.
    >>> verifier.verify("2WN^3", board=12).status
    'VERIFIED'
    >>> verifier.nth("WN", 10**18)
    (1618033988749894848, 2618033988749894848)

Games are given by the paper's name, by a file, as a dict of rules, or as `Game`. Everything else in the package may be
used too; these are the names that stay.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from verifier.base.errors import UserError
from verifier.base.plural import counted
from verifier.base.verdict import Status, Verdict
from verifier.claims.kinds import Claim, Listed, parse_claim
from verifier.claims.lists import extent, for_game, notes
from verifier.games.board import Board, parse_size
from verifier.games.families import Game as Rules
from verifier.games.names import describe, game_of_table, load_game, name_of, title
from verifier.games.rules import Position, Ruleset
from verifier.games.tex import escaped, tex
from verifier.solve.explain import Explanation
from verifier.solve.explain import explain as words
from verifier.solve.retrograde import p_set

if TYPE_CHECKING:
    from verifier.automata.find import Search
    from verifier.certificate.check.board import Report
    from verifier.theorems.one_game import GameTheorem

GameLike: TypeAlias = "str | Path | Game | Rules | Mapping[str, Any]"
ClaimLike = Claim | str | Iterable[Iterable[int]] | None

__all__ = [
    "ClaimVerdict",
    "Game",
    "StatementProof",
    "TheoremOfGame",
    "check",
    "game",
    "nth",
    "prove",
    "theorem",
    "verify",
]

BOARD = 100  # where a question names none


@dataclass(frozen=True, repr=False)
class Game:
    """A game by its name, with its rules as data; equal rules are equal games."""

    name: str
    rules: Rules

    def __repr__(self) -> str:
        return self.name

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.rules == other.rules

    def __hash__(self) -> int:
        return hash(self.rules)

    @property
    def description(self) -> str:
        """The rules in a sentence."""
        return describe(self.rules)

    def p_positions(self, board: int | str = 40) -> list[Position]:
        """The P-positions on a board of this size (N, or "WIDTHxHEIGHT"), by rows."""
        return [(int(x), int(y)) for x, y in zip(*p_set(self.rules, *_size(board)).nonzero(), strict=True)]

    def is_p(self, x: int, y: int) -> bool:
        """Is (x, y) a P-position?"""
        return bool(p_set(self.rules, x + 1, y + 1)[x, y])

    def explain(self, x: int, y: int) -> Explanation:
        """Why (x, y) is P or N."""
        return words(self.rules, x, y)

    def board(self, size: int | str = 40) -> Board:
        """A board; in a notebook it draws itself."""
        if not isinstance(self.rules, Ruleset):
            raise UserError(f"{self.name} has no board of its own.")
        return Board(self.rules, *_size(size))

    def verify(self, claim: ClaimLike = None, board: int | str | None = None) -> ClaimVerdict:
        """Are these its P-positions, on a board? See `verify`."""
        return verify(self, claim, board)

    def theorem(self, seconds: float = 60.0) -> TheoremOfGame:
        """What its P-positions are on the whole infinite board. See `theorem`."""
        return theorem(self, seconds)

    def nth(self, n: int | str) -> tuple[int, int]:
        """Its n-th pair {c_n, d_n}. See `nth`."""
        return nth(self, n)

    def _repr_html_(self) -> str:
        from verifier.report.notebook import game_html

        return game_html(self.rules)

    def _repr_latex_(self) -> str:
        known = name_of(self.rules)
        return tex(known) if known else f"{escaped(self.name)}"


@dataclass(frozen=True, repr=False)
class ClaimVerdict:
    """A verdict about a claim on a board; `certificate` keeps the proof in a folder that anyone can check."""

    game: Game
    claim: Claim
    board: tuple[int, int]
    verdict: Verdict
    notes: tuple[str, ...] = ()  # how a list was read, and how far it goes

    @property
    def status(self) -> str:
        return self.verdict.status.value

    @property
    def reason(self) -> str:
        return self.verdict.reason

    @property
    def counterexample(self) -> Position | None:
        return self.verdict.counterexample

    def __bool__(self) -> bool:
        return self.verdict.status is Status.VERIFIED

    def __repr__(self) -> str:
        return "\n".join([f"{self.status}: {self.reason}", *self.notes])

    def certificate(self, folder: str | Path, *, force: bool = False) -> Path:
        """Write the certificate, with `check.py`, `README.md` and `statement.tex`; the folder."""
        from verifier.certificate.write.for_readers import accompany
        from verifier.verification.boards import certify

        verdict = certify(self.game.rules, self.claim, *self.board, folder, force=force)
        if verdict.status is not self.verdict.status:
            raise UserError(f"There is no certificate: {verdict.reason}")
        accompany(folder)
        return Path(folder)

    def _repr_html_(self) -> str:
        from verifier.report.notebook import verdict_html

        return verdict_html(self.verdict, self.notes)

    def _repr_latex_(self) -> str:
        return f"\\textbf{{{self.status}}}: {escaped(self.reason)}"


@dataclass(frozen=True, repr=False)
class StatementProof:
    """What came of `prove`: the statement in the paper's notation, the lemmas it names, the solvers' word."""

    name: str
    title: str
    status: str
    says: tuple[str, ...]
    lemmas: tuple[str, ...]
    reasons: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        return self.status == Status.PROVED.value

    def __repr__(self) -> str:
        return "\n".join([f"{self.status}: {self.title}", *self.says, *self.reasons])

    def _repr_html_(self) -> str:
        return _html(self.status, self.title, [*self.says, *self.reasons])

    def _repr_latex_(self) -> str:
        return f"\\textbf{{{self.status}}} {escaped(self.title)}. {escaped(' '.join(self.says))}"


@dataclass(frozen=True, repr=False)
class TheoremOfGame:
    """What the P-positions of one game are on the whole infinite board, if an automaton for them was proved."""

    game: Game
    found: GameTheorem | None
    search: Search

    @property
    def status(self) -> str:
        return (Status.UNKNOWN if self.found is None else Status.PROVED).value

    @cached_property
    def sentences(self) -> tuple[str, ...]:
        if self.found is None:
            from verifier.theorems.one_game import none_proved

            search = self.search
            how = "time ran out" if search.out_of_time else "the search came to its end"
            how += ", and some systems had too little time" if search.late and not search.out_of_time else ""
            tried = f"{counted(len(search.attempts), 'numeration system')} tried, {search.seconds:.0f} s of computing"
            head = f"{none_proved(self.game.name)}: {how} ({tried})."
            return (head, *search.account())
        return tuple(self.found.sentences())

    def __bool__(self) -> bool:
        return self.found is not None

    def __repr__(self) -> str:
        return f"{self.status}: " + "\n  ".join(self.sentences)

    def certificate(self, folder: str | Path, *, force: bool = False) -> Path:
        """Write the certificate, with `check.py`, `README.md` and `statement.tex`; the folder."""
        from verifier.certificate.write.automaton import write
        from verifier.certificate.write.for_readers import accompany

        if self.found is None:
            raise UserError("There is no theorem to certify.")
        write(folder, self.found.found.to_json(), force)
        accompany(folder)
        return Path(folder)

    def _repr_html_(self) -> str:
        return _html(self.status, self.sentences[0], list(self.sentences[1:]))

    def _repr_latex_(self) -> str:
        return f"\\textbf{{{self.status}}}: {escaped(' '.join(self.sentences))}"


def game(name: GameLike) -> Game:
    """A game by the paper's name (`2WN^3`, `2WN^(1,3)`), from a `.toml` or `.json` file, or from rules as data.

    A dict has the keys of such a file: `game({"moves": [{"type": "rook"}]})`.
    """
    if isinstance(name, Game):
        return name
    if isinstance(name, (str, Path)):
        return Game(*load_game(str(name)))
    if isinstance(name, Mapping):
        own, rules = game_of_table(name)
        return Game(own or title(rules), rules)
    if not isinstance(name, Rules):
        raise UserError(f"A game is a name such as '2WN^3', a file, a dict of rules or rules as data, not {name!r}.")
    return Game(title(name), name)


def verify(game: GameLike, claim: ClaimLike = None, board: int | str | None = None) -> ClaimVerdict:
    """Are these the P-positions of the game on a board? VERIFIED needs a sweep, a solver and a checked proof.

    The claim is what `--claim` takes (`beatty:m=2,p=3`, `game:2WN^3`, a file), a list of positions or of pairs {c, d},
    or a claim as data; by default, or for `paper`, what the paper says of the game. A list is checked as far as it
    goes, unless a board is named.
    """
    from verifier.theorems.table import said_by_the_paper
    from verifier.verification.boards import verify as ask

    about = _game(game)
    claimed: Claim
    if claim is None or claim == "paper":
        claimed = said_by_the_paper(about.rules, about.name, ": give a claim.")
    elif isinstance(claim, str):
        claimed = parse_claim(claim, about.rules)
    elif isinstance(claim, Claim):
        claimed = claim
    else:
        claimed = for_game(Listed.of(claim), about.rules)
    end = extent(claimed)
    width, height = end if end is not None and board is None else _size(BOARD if board is None else board)
    remarks = tuple(notes(claimed, (width, height), board is not None))
    claimed = claimed.on(width, height)
    return ClaimVerdict(about, claimed, (width, height), ask(about.rules, claimed, width, height), remarks)


def check(folder: str | Path) -> Report:
    """What the checker says of a certificate: `accepted`, `reason`, `statement`."""
    from verifier.certificate.check import judge

    return judge(folder)


def prove(name: str, *, fresh: bool = False, jobs: int = 1) -> StatementProof:
    """A statement of the paper (`thm-2.1-i`), or a lemma, for every m, p and n, by z3 and cvc5."""
    from verifier.lemmas import book

    proofs = book.prove_lemmas(book.resolve([name]), jobs, fresh)
    reasons = tuple(str(reason) for reason in proofs.missing([name]))
    if name in book.STATEMENTS:
        statement = book.STATEMENTS[name]
        lemmas, head = tuple(statement.all_lemmas()), statement.title
    else:
        lemmas, head = (name,), name
    says = tuple(book.BOOK[lemma].says for lemma in lemmas)
    return StatementProof(name, head, proofs.status(name), says, lemmas, reasons)


def theorem(game: GameLike, seconds: float = 60.0) -> TheoremOfGame:
    """What the P-positions of one game are on the whole infinite board: an automaton is searched for and proved."""
    from verifier.theorems.one_game import GameTheorem, one_board_game
    from verifier.theorems.one_game import theorem as look

    about = _game(game)
    search = look(one_board_game(about.name, about.rules), seconds)
    return TheoremOfGame(about, GameTheorem(search.found) if search.found else None, search)


def nth(game: GameLike, n: int | str) -> tuple[int, int]:
    """The n-th pair {c_n, d_n}, c_n <= d_n, ordered by c and then d, from n = 0; by a proved rule, or from rows.

    n may be a text, such as "10^18".
    """
    from verifier.theorems.nth_pair import index_from, nth_pair

    about = _game(game)
    found = nth_pair(about.rules, about.name, index_from(str(n)))
    if found.pair is None:
        raise UserError(found.reason or f"{about} has no pairs to be counted.")
    if found.status not in ("proved", "computed"):
        raise UserError(f"The rule for {about} is {found.status} only; `wythoff nth` shows what it gives.")
    return found.pair


def _game(what: GameLike) -> Game:
    return game(what)


def _size(board: int | str) -> tuple[int, int]:
    return parse_size(str(board))


def _html(status: str, head: str, lines: list[str]) -> str:
    from verifier.report.notebook import answer_html

    return answer_html(Status(status), head, lines)
