"""The kernel: the only place where a `Theorem` is made, and the one rule that makes it.

A lemma says: for all values of its free variables and functions, its hypotheses imply its goal. It is proved
when

    hypotheses, instances of theorems proved before, instances of the laws in `laws.py`, and the negated goal

cannot hold together, by the word of z3 *and* of cvc5 on the same quantifier-free SMT-LIB 2 text. Quantified formulas
and cardinalities stand in that text as constants of which nothing is known except what the hints say.

Why a theorem is true, whatever a user hands to the public functions of this folder:

1. *What is read is what is judged.* `pose` reads a lemma once, into copies of its own (`grammar.Reader`): exact terms,
   strings and tuples, well formed, of which nobody else holds a part. The query, the answer and the theorem are about
   these copies. What happens to the lemma, its lists, its hints or their terms afterwards changes nothing that is
   proved; `theorem_of` then says that the lemma as it now stands is not proved.
2. *What is used is what was proved.* An instance of an earlier lemma enters the query with the hypotheses and goal that
   were read with it, and `prove` demands that a theorem has exactly these. Definitions are kept and handed out as
   copies (`definitions.py`), and never replaced.
3. *Every formula of the query but the denied goal is true* under any interpretation in which the hypotheses hold, if
   the witnesses have values that are chosen one after the other: the laws by the argument that stands above each;
   instances of theorems because a theorem holds for all values of its variables and functions, and substitution gives
   it such values, without capture (`terms.substitute`); `_check_names` sees to it that a witness is a new name.
4. *The text says what the formulas say.* Two quantified formulas share a constant only if they have the same text up to
   the names of bound variables, and then the same meaning (`grammar.check_formulas`). Every name of ours is written
   with a mark that no word known to a solver has, so a solver takes it for what it is declared to be.
5. So if the text is unsatisfiable, the hypotheses imply the goal. Both solvers must say so.

What is trusted, in full: the files of this folder, which make this argument; that z3 and cvc5 do not both answer
`unsat` wrongly on one text; that `solvers.py` reports what they answered, now or, unless fresh answers are asked for,
in an earlier run (its store is keyed by the whole text and both versions; who can write to it can forge an answer); and
that a lemma's formula says what its sentence, and the paper's statement, says. Nothing else in the project can make a
theorem. (A program that reaches for names with an underscore, or changes Python itself, is not a user of the public
functions.)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import NoReturn
from weakref import WeakKeyDictionary

from verifier.base.errors import DisagreementError
from verifier.lemmas.trusted import solvers
from verifier.lemmas.trusted.definitions import define, defined, definition_of, definitions, subterms
from verifier.lemmas.trusted.grammar import MARK, Reader, check_formulas, is_name
from verifier.lemmas.trusted.laws import (
    Hint,
    Law,
    Witness,
    copied,
    induction,
    injection,
    injection_premises,
    instance,
    interval,
    sharing,
    sharing_premises,
    step_of,
    unfold,
    witness,
)
from verifier.lemmas.trusted.terms import BINDERS, Lambda, Term, all_of, num, substitute, write

__all__ = [
    "Hint", "Lemma", "NotProved", "Posed", "Theorem", "Use", "asserts", "define", "defined",
    "definition_of", "definitions", "induction", "injection", "injection_premises", "instance", "interval",
    "is_theorem", "judge", "pose", "prove", "query", "sharing",
    "sharing_premises", "step_of", "subterms", "theorem_of", "unfold", "witness",
]  # fmt: skip


class NotProved(Exception):  # noqa: N818
    """A solver did not answer `unsat`; the text says which lemma and what the solvers said, `answers` has the words."""

    def __init__(self, reason: str, answers: Mapping[str, str] | None = None) -> None:
        super().__init__(reason)
        self.answers: dict[str, str] = dict(answers or {})


@dataclass(frozen=True, eq=False)
class Lemma:
    """A claim with its proof idea. `model` and `mutant` are for the tests (see `soundness.py`)."""

    name: str
    says: str
    hyps: tuple[Term, ...]
    goal: Term
    by: tuple[Hint, ...] = ()
    layer: str = ""
    model: Mapping[str, object] = field(default_factory=dict)
    mutant: Term | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "hyps", tuple(self.hyps))
        object.__setattr__(self, "by", tuple(self.by))

    def __call__(self, **values: Term | Lambda | int) -> Use:
        """The instance of this lemma with these terms for its variables, and lambdas for its functions; those not
        named stand for themselves.
        """
        variables, functions = self._names()
        given = {name: num(new) if isinstance(new, int) else new for name, new in values.items()}
        wrong = {n for n, new in given.items() if n not in (functions if isinstance(new, Lambda) else variables)}
        wrong |= {name for name in given if name in defined()}
        if wrong:
            raise TypeError(f"{self.name} has no variable {', '.join(sorted(wrong))}")
        return Use(self, MappingProxyType(given))

    def at(self, **values: Term | Lambda | int) -> Term:
        """The goal of that instance, to be named in an `instance` or `witness` hint."""
        return substitute(self.goal, self(**values).values)

    def _names(self) -> tuple[set[str], set[str]]:
        """Its free variables, and its functions."""
        everything = all_of(self.hyps, self.goal)
        return set(everything.free), {t.name for t in subterms(everything) if t.op == "app"}

    def uses(self) -> list[Lemma]:
        """The lemmas this one rests on directly, without repetition."""
        return list(dict.fromkeys(hint.lemma for hint in self.by if isinstance(hint, Use)))


@dataclass(frozen=True, eq=False)
class Use(Hint):
    """A request for an instance of an earlier lemma: for its variables terms, for its functions lambdas."""

    lemma: Lemma
    values: Mapping[str, Term | Lambda]


# --- reading ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class _Statement:
    """The hypotheses and the goal of a lemma as they were read."""

    hyps: tuple[Term, ...]
    goal: Term

    def formula(self) -> Term:
        return all_of(self.hyps) >> self.goal if self.hyps else self.goal

    def is_same(self, other: _Statement) -> bool:
        return self.hyps == other.hyps and self.goal == other.goal


@dataclass(frozen=True, eq=False)
class _Instance:
    """An earlier lemma as it was read, and the values of its variables and functions."""

    lemma: Lemma
    name: str
    statement: _Statement
    values: dict[str, Term | Lambda]

    def formula(self) -> Term:
        if any(name in defined() for name in self.values):
            raise ValueError("a defined symbol cannot be replaced")
        return substitute(self.statement.formula(), self.values)

    def label(self) -> str:
        at = ", ".join(f"{k} = {v}" for k, v in self.values.items() if isinstance(v, Term))
        return f"lemma {self.name}" + (f" at {at}" if at else "")


_Read = Law | _Instance


def _lemma(value: object) -> Lemma:
    if type(value) is not Lemma:
        raise TypeError("the kernel reads lemmas and hints as they are defined here, not kinds of them")
    return value


def _name(lemma: Lemma) -> str:
    if not is_name(lemma.name):
        raise ValueError(f"{lemma.name!r} is no name for a lemma")
    return lemma.name


def _statement(lemma: Lemma, reader: Reader) -> _Statement:
    return _Statement(reader.terms(lemma.hyps), reader.term(lemma.goal))


def _hint(hint: object, reader: Reader) -> _Read:
    if type(hint) is not Use:
        return copied(hint, reader)
    lemma, values = _lemma(hint.lemma), {}
    for name, new in list(dict(hint.values).items()):
        if type(name) is not str:
            raise TypeError("the name of a variable is a plain string")
        values[name] = reader.function(new) if isinstance(new, Lambda) else reader.term(new)
    return _Instance(lemma, _name(lemma), _statement(lemma, reader), values)


def asserts(hint: Hint) -> Term:
    """The formula a hint puts into the query. True in ordinary mathematics, by a law or if the lemma is a theorem."""
    return _hint(hint, Reader()).formula()


def _check_names(statement: _Statement, hints: Sequence[_Read]) -> None:
    """A witness's name must be new: in neither the claim, nor the formulas it or an earlier witness is
    chosen for.
    """
    taken = set(all_of(statement.hyps, statement.goal).free)
    for hint in hints:
        if isinstance(hint, Witness):
            taken |= hint.quantified.free
            for v in hint.names:
                if v.op != "var" or v.name in taken:
                    raise ValueError(f"the witness {v} is not a new name")
                taken.add(v.name)


# --- the query --------------------------------------------------------------------------------------------------------


class _Writer:
    """Formulas as the solvers see them: a constant for each quantified formula and each cardinality, the same for the
    same meaning; the mark before every name.
    """

    def __init__(self) -> None:
        self.constants: dict[str, str] = {}
        self.declared: dict[str, str] = {}
        self._memo: dict[Term, str] = {}

    def __call__(self, term: Term) -> str:
        known = self._memo.get(term)
        if known is None:
            known = self._memo[term] = self._text(term)
        return known

    def _text(self, term: Term) -> str:
        if term.op in BINDERS:
            name = self.constants.setdefault(write(term, {}, MARK), f"{term.op}!{len(self.constants) + 1}")
            self._declare(name, "", term.sort)
            return name
        if term.op in ("var", "app"):
            self._declare(MARK + term.name, " ".join(a.sort for a in term.args), term.sort)
            head = MARK + term.name
        elif term.args:
            head = term.op
        else:
            return write(term)
        return f"({head} {' '.join(self(a) for a in term.args)})" if term.args else head

    def _declare(self, name: str, sorts: str, sort: str) -> None:
        self.declared[name] = f"(declare-fun {name} ({sorts}) {sort})"


def _query(statement: _Statement, hints: Sequence[_Read], goal: Term, extra: Sequence[Term] = ()) -> str:
    """The text, of copies alone."""
    _check_names(statement, hints)
    parts = [("hypothesis", h) for h in (*statement.hyps, *extra)]
    parts += [(h.label() if isinstance(h, _Instance) else f"law: {h.law}", h.formula()) for h in hints]
    parts.append(("the goal, denied", ~goal))
    check_formulas((formula for _, formula in parts), defined())
    text = _Writer()
    asserted = [f"; {' '.join(comment.split())}\n(assert {text(formula)})" for comment, formula in parts]
    meanings = [f"; {name} stands for {meaning}" for meaning, name in text.constants.items()]
    for name, meaning in definitions().items():
        if MARK + name in text.declared:
            params = " ".join(MARK + v.name for v in meaning.params)
            meanings.append(f"; {MARK}{name} ({params}) abbreviates {write(meaning.body, None, MARK)}")
    declared = [text.declared[name] for name in sorted(text.declared)]
    return "\n".join(["(set-logic ALL)", *meanings, *declared, *asserted, "(check-sat)", ""])


def query(lemma: Lemma, goal: Term | None = None, extra: Sequence[Term] = ()) -> str:
    """The SMT-LIB 2 text whose unsatisfiability proves the lemma. (Another goal, or more hypotheses, for the
    tests.)
    """
    if goal is None and not extra:
        return pose(lemma).text
    reader = Reader()
    statement, hints = _statement(_lemma(lemma), reader), [_hint(h, reader) for h in lemma.by]
    return _query(statement, hints, statement.goal if goal is None else reader.term(goal), reader.terms(tuple(extra)))


# --- posing and proving -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class _Claim:
    """All that the kernel has read of a lemma, and the text that it made of it."""

    lemma: Lemma
    name: str
    statement: _Statement
    used: tuple[_Instance, ...]
    text: str


class Posed:
    """A lemma as the kernel has read it, and the text that the solvers are to answer. `pose` makes it."""

    __slots__ = ("__weakref__",)

    @property
    def text(self) -> str:
        return _claims[self].text

    @property
    def lemma(self) -> Lemma:
        return _claims[self].lemma

    def __init_subclass__(cls) -> NoReturn:
        raise TypeError("there is one kind of posed lemma")

    def __reduce__(self) -> NoReturn:
        raise TypeError("a lemma is posed, not unpacked")


_claims: WeakKeyDictionary[Posed, _Claim] = WeakKeyDictionary()


def pose(lemma: Lemma) -> Posed:
    """Read the lemma, once; `prove` takes what was read. So a query is made once, and can be answered beforehand."""
    reader = Reader()
    name, statement = _name(_lemma(lemma)), _statement(lemma, reader)
    if type(lemma.by) is not tuple:
        raise TypeError("hints stand in a tuple")
    hints = [_hint(hint, reader) for hint in lemma.by]
    used = tuple(hint for hint in hints if isinstance(hint, _Instance))
    posed = Posed()
    _claims[posed] = _Claim(lemma, name, statement, used, _query(statement, hints, statement.goal))
    return posed


class Theorem:
    """A proved lemma. Only `prove` makes one, and only those it made are theorems (`is_theorem`). What it shows of
    itself are copies.
    """

    __slots__ = ("__weakref__",)

    def __init__(self) -> None:
        raise TypeError("a theorem is made by verifier.lemmas.trusted.kernel.prove only")

    def __init_subclass__(cls) -> NoReturn:
        raise TypeError("there is one kind of theorem")

    def __reduce__(self) -> NoReturn:
        raise TypeError("a theorem is proved, not unpacked")

    @property
    def lemma(self) -> Lemma:
        return _proved[self].lemma

    @property
    def hyps(self) -> tuple[Term, ...]:
        return Reader().terms(_proved[self].statement.hyps)

    @property
    def goal(self) -> Term:
        return Reader().term(_proved[self].statement.goal)

    @property
    def verdicts(self) -> Mapping[str, solvers.SolverAnswer]:
        return dict(_proved[self].verdicts)


@dataclass(frozen=True, eq=False)
class _Proof:
    lemma: Lemma
    statement: _Statement
    verdicts: Mapping[str, solvers.SolverAnswer]


_proved: dict[Theorem, _Proof] = {}
_of_lemma: dict[Lemma, Theorem] = {}


def is_theorem(value: object) -> bool:
    """Whether the kernel made this very object."""
    return type(value) is Theorem and value in _proved


def theorem_of(lemma: Lemma) -> Theorem | None:
    """The theorem, if the lemma has been proved as it now stands."""
    if type(lemma) is not Lemma or lemma not in _of_lemma:
        return None
    try:
        return _theorem(lemma, _statement(lemma, Reader()))
    except (TypeError, AttributeError):
        return None  # what was changed into no formula at all


def _theorem(lemma: Lemma, statement: _Statement) -> Theorem | None:
    """The theorem of this lemma, if it is the one that was read here."""
    theorem = _of_lemma.get(lemma)
    return theorem if theorem is not None and _proved[theorem].statement.is_same(statement) else None


def judge(name: str, verdicts: Mapping[str, solvers.SolverAnswer]) -> None:
    """The one place where answers become a proof: returns if both solvers say `unsat`, and raises else.

    If one says `unsat` and the other `sat`, one of them is wrong, and nothing may be built on either: an alarm.
    """
    answers = {solver: verdict.answer for solver, verdict in verdicts.items()}
    if {"sat", "unsat"} <= set(answers.values()):
        raise DisagreementError(
            f"on {name} the solvers contradict each other: " + ", ".join(f"{s} answers {a}" for s, a in answers.items())
        )
    if answers != dict.fromkeys(solvers.SOLVERS, "unsat"):
        raise NotProved(f"{name}: " + ", ".join(f"{s} answers {a}" for s, a in answers.items()), answers)


def prove(lemma: Lemma | Posed, fresh: bool = False, stored: bool = True) -> Theorem:
    """Make the lemma a theorem: all it uses are theorems already, and both solvers answer `unsat`.

    With `fresh` the solvers are asked now; without `stored` answers of earlier runs do not count, but those that were
    given in this run do.
    """
    posed = lemma if type(lemma) is Posed else pose(lemma)  # type: ignore[arg-type]
    if posed not in _claims:
        raise TypeError("a posed lemma is made by verifier.lemmas.trusted.kernel.pose only")
    claim = _claims[posed]
    if fresh or not stored:  # what was proved by answers that do not count now has to be proved again
        _of_lemma.pop(claim.lemma, None)
    for used in claim.used:
        if _theorem(used.lemma, used.statement) is None:
            raise NotProved(f"{claim.name} uses {used.name}, which is not proved")
    known = _theorem(claim.lemma, claim.statement)
    if known is not None:
        return known
    verdicts = solvers.decide(claim.text, fresh=fresh, stored=stored)
    judge(claim.name, verdicts)
    theorem = object.__new__(Theorem)
    _proved[theorem] = _Proof(claim.lemma, claim.statement, dict(verdicts))
    _of_lemma[claim.lemma] = theorem
    return theorem
