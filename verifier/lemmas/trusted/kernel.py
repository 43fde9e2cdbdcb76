"""The kernel: the only place where a `Theorem` is made, and the one rule that makes it.

A lemma says: for all values of its free variables and functions, its hypotheses imply its goal. It is proved
when

    hypotheses, instances of theorems proved before, instances of the laws below, and the negated goal

cannot hold together, by the word of z3 *and* of cvc5 on the same quantifier-free SMT-LIB 2 text. Quantified formulas
and cardinalities stand in that text as constants of which nothing is known except what the hints say. The laws, each
true in ordinary mathematics whatever its parts are:

- instance:   (for all v: F(v)) implies F(t);  F(t) implies (there is v: F(v)).
- witness:    if there is v with F(v), then F(c);  if not for all v F(v), then not F(c); here c is a new name.
- induction:  if for every n >= 0 the formula F(n) follows from F(j), 0 <= j < n, then F(n) for every n >= 0.
              (The base is the case n = 0. The least element principle is a lemma that follows from it.)
- definition: a symbol introduced by `define` means what its definition says.
- interval:   if lo <= hi and F(v) is the same as lo <= v < hi, then #{v : F(v)} = hi - lo.
- injection:  if g sends every v with F(v) to a w with G(w), different v to different w, and all w with G(w) lie in a
              bounded box, then #{v : F(v)} <= #{w : G(w)}.
- sharing:    if every v with F(v) shares a w with G(w), that is H(v, w), where those that share one w have
              different numbers g(v, w) among 0, ..., k - 1, and all w with G(w) lie in a bounded box, then
              #{v : F(v)} <= k #{w : G(w)}. (Nothing says which w a v takes if it has several.)

What is trusted, in full: that these laws are true and are written down rightly here and in `terms.py`; that formulas as
`grammar.py` allows them have one meaning for each text; that z3 and cvc5 do not both answer `unsat` wrongly on one
text; that `solvers.py` reports what they answered, now or in an earlier run (its store is keyed by the whole text and
both versions); and that a lemma's formula says what its sentence, and the paper's statement, says. Nothing else in the
project can make a theorem.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NoReturn

from verifier.lemmas.trusted import solvers
from verifier.lemmas.trusted.grammar import check_formulas, is_name
from verifier.lemmas.trusted.terms import (
    BINDERS,
    Function,
    Lambda,
    Term,
    all_of,
    card,
    eq,
    exists,
    forall,
    instantiate,
    num,
    substitute,
    write,
)

__all__ = [
    "Disagreement", "Hint", "Lemma", "NotProved", "Theorem", "asserts", "define", "definition_of", "definitions",
    "induction", "injection", "instance", "interval",
    "is_theorem", "prove", "query", "sharing", "theorem_of", "unfold", "witness",
]  # fmt: skip


class NotProved(Exception):  # noqa: N818
    """A solver did not answer `unsat`; the text says which lemma and what the solvers said."""


class Disagreement(RuntimeError):  # noqa: N818
    """One solver says `unsat` and the other `sat`: one of them is wrong, and nothing may be built on
    either.
    """


@dataclass(frozen=True, eq=False)
class Hint:
    """A request for an instance of a theorem or of a law. It is data: the kernel alone computes what it
    asserts.
    """

    law: str
    parts: tuple[Any, ...]


@dataclass(frozen=True, eq=False)
class Lemma:
    """A claim with its proof idea. `model` and `mutant` are for the tests (see `soundness.py`)."""

    name: str
    says: str
    hyps: tuple[Term, ...]
    goal: Term
    by: tuple[Hint, ...] = ()
    layer: str = ""
    model: Mapping[str, Any] = field(default_factory=dict)
    mutant: Term | None = None

    def __call__(self, **values: Term | Lambda | int) -> Hint:
        """The instance of this lemma with these terms for its variables; those not named stand for
        themselves.
        """
        unknown = set(values) - self.symbols() | set(values) & set(_definitions)
        if unknown:
            raise TypeError(f"{self.name} has no variable {', '.join(sorted(unknown))}")
        return Hint("theorem", (self, {k: num(v) if isinstance(v, int) else v for k, v in values.items()}))

    def at(self, **values: Term | Lambda | int) -> Term:
        """The goal of that instance, to be named in an `instance` or `witness` hint."""
        return substitute(self.goal, self(**values).parts[1])

    def symbols(self) -> set[str]:
        everything = all_of(self.hyps, self.goal)
        return set(everything.free) | {t.name for t in subterms(everything) if t.op == "app"}

    def uses(self) -> list[Lemma]:
        """The lemmas this one rests on directly, without repetition."""
        return list(dict.fromkeys(hint.parts[0] for hint in self.by if hint.law == "theorem"))


def instance(quantified: Term, *terms: Term | int) -> Hint:
    return Hint("instance", (quantified, tuple(num(t) if isinstance(t, int) else t for t in terms)))


def unfold(term: Term) -> Hint:
    return Hint("definition", (term,))


def witness(quantified: Term, *names: Term) -> Hint:
    return Hint("witness", (quantified, names))


def induction(n: Term, formula: Term) -> Hint:
    return Hint("induction", (n, formula))


def interval(v: Term, formula: Term, lo: Term | int, hi: Term | int) -> Hint:
    return Hint("interval", (v, formula, lo, hi))


def injection(
    v: Sequence[Term], source: Term, image: Sequence[Term], w: Sequence[Term], target: Term,
    box: Sequence[tuple[Term | int, Term | int]],
) -> Hint:  # fmt: skip
    return Hint("injection", (tuple(v), source, tuple(image), tuple(w), target, tuple(box)))


def sharing(
    v: Sequence[Term], source: Term, relation: Term, number: Term, k: Term, w: Sequence[Term], target: Term,
    box: Sequence[tuple[Term | int, Term | int]],
) -> Hint:  # fmt: skip
    return Hint("sharing", (tuple(v), source, relation, number, k, tuple(w), target, tuple(box)))


_definitions: dict[str, Lambda] = {}


def define(name: str, params: Sequence[Term], body: Term) -> Function:
    """A new symbol that abbreviates a formula or term in its parameters and earlier definitions: nothing
    else.
    """
    loose = body.free - {v.name for v in params}
    undefined = {t.name for t in subterms(body) if t.op == "app"} - set(_definitions)
    if name in _definitions or loose or undefined or not is_name(name) or not params:
        raise ValueError(f"{name} is no new name, has no parameter, or its definition speaks of {loose | undefined}")
    check_formulas([forall(params, eq(body, body) if body.sort != "Bool" else body)], _definitions)
    _definitions[name] = Lambda(params, body)
    return Function(name, len(params), body.sort)


def definition_of(name: str) -> Lambda | None:
    return _definitions.get(name)


def definitions() -> dict[str, Lambda]:
    """All definitions, in the order in which they were made."""
    return dict(_definitions)


def step_of(n: Term, formula: Term) -> Term:
    """What induction needs: for every n >= 0, F(n) follows from F(j) for 0 <= j < n."""
    j = Term("var", "Int", (), n.name + "_before")
    if j.name in formula.free:
        raise ValueError(f"the name {j.name} is taken")
    before = forall([j], all_of(j >= 0, j < n) >> substitute(formula, {n.name: j}))
    return forall([n], all_of(n >= 0, before) >> formula)


def injection_premises(
    v: tuple[Term, ...], source: Term, image: tuple[Term, ...], w: tuple[Term, ...], target: Term,
    box: tuple[tuple[Term | int, Term | int], ...],
) -> tuple[Term, Term, Term]:  # fmt: skip
    """Into the target; one to one; the target is bounded."""
    if {x.name for x in v} & (target.free - {x.name for x in w}):
        raise ValueError("the target may not depend on the point of the source")
    into = forall(v, source >> substitute(target, {x.name: t for x, t in zip(w, image, strict=True)}))
    other = {x.name: Term("var", "Int", (), x.name + "_other") for x in v}
    if any(t.name in source.free or any(t.name in i.free for i in image) for t in other.values()):
        raise ValueError("the names of the second point are taken")
    same = all_of(eq(t, substitute(t, other)) for t in image)
    one = forall(
        [*v, *other.values()],
        all_of(source, substitute(source, other), same) >> all_of(eq(x, other[x.name]) for x in v),
    )
    if any(x.name in t.free for x in w for side in box for t in side if isinstance(t, Term)):
        raise ValueError("the box may not depend on the point")
    inside = all_of(all_of(x >= lo, x < hi) for x, (lo, hi) in zip(w, box, strict=True))
    return into, one, forall(w, target >> inside)


def sharing_premises(
    v: tuple[Term, ...], source: Term, relation: Term, number: Term, k: Term, w: tuple[Term, ...], target: Term,
    box: tuple[tuple[Term | int, Term | int], ...],
) -> tuple[Term, Term, Term, Term]:  # fmt: skip
    """Every v shares a w; the numbers are among 0, ..., k - 1; those at one w differ; the target is bounded."""
    if {x.name for x in v} & (target.free | {x.name for x in w}) or {x.name for x in w} & source.free:
        raise ValueError("the two sets are described by different variables")
    if {x.name for x in (*v, *w)} & k.free:
        raise ValueError("how many may share a point does not depend on the point")
    some = forall(v, source >> exists(w, all_of(target, relation)))
    shared = all_of(source, target, relation)
    few = forall([*v, *w], shared >> all_of(number >= 0, number < k))
    other = {x.name: Term("var", "Int", (), x.name + "_other") for x in v}
    if any(t.name in shared.free | number.free for t in other.values()):
        raise ValueError("the names of the second point are taken")
    both = all_of(shared, substitute(shared, other), eq(number, substitute(number, other)))
    apart = forall([*v, *other.values(), *w], both >> all_of(eq(x, other[x.name]) for x in v))
    if any(x.name in t.free for x in w for side in box for t in side if isinstance(t, Term)):
        raise ValueError("the box may not depend on the point")
    inside = all_of(all_of(x >= lo, x < hi) for x, (lo, hi) in zip(w, box, strict=True))
    return some, few, apart, forall(w, target >> inside)


def asserts(hint: Hint) -> Term:
    """The formula a hint puts into the query. True in ordinary mathematics, by a theorem or by a law."""
    law, parts = hint.law, hint.parts
    if law == "theorem":
        lemma, values = parts
        if set(values) & set(_definitions):
            raise ValueError("a defined symbol cannot be replaced")
        return substitute(all_of(lemma.hyps) >> lemma.goal if lemma.hyps else lemma.goal, values)
    if law in ("instance", "witness"):
        quantified: Term = parts[0]
        terms: tuple[Term, ...] = parts[1]
        body = instantiate(quantified, *terms)
        if (quantified.op, law) in (("forall", "instance"), ("exists", "witness")):
            return quantified >> body
        if (quantified.op, law) in (("exists", "instance"), ("forall", "witness")):
            return body >> quantified
    if law == "definition":
        (term,) = parts
        meaning = _definitions[term.name]
        body = substitute(meaning.body, {v.name: a for v, a in zip(meaning.params, term.args, strict=True)})
        return Term("=", "Bool", (term, body))
    if law == "induction":
        n, formula = parts
        return step_of(n, formula) >> forall([n], (n >= 0) >> formula)
    if law == "interval":
        v, formula, lo, hi = parts
        if any(v.name in t.free for t in (lo, hi) if isinstance(t, Term)) or v.sort != "Int":
            raise ValueError("the ends of an interval may not depend on its point")
        if any(t.sort != "Int" for t in (lo, hi) if isinstance(t, Term)):
            raise ValueError("an interval of integers has integer ends")
        same = Term("=", "Bool", (formula, all_of(v >= lo, v < hi)))
        return all_of(num(0) + lo <= hi, forall([v], same)) >> eq(card([v], formula), num(0) + hi - lo)
    if law == "injection":
        if any(x.sort != "Int" for x in (*parts[0], *parts[3])):
            raise ValueError("only sets of integer tuples are counted")
        return all_of(injection_premises(*parts)) >> (card(parts[0], parts[1]) <= card(parts[3], parts[4]))
    if law == "sharing":
        v, source, _, number, k, w, target, _ = parts
        if any(x.sort != "Int" for x in (*v, *w, number, k)):
            raise ValueError("only sets of integer tuples are counted, and with integers")
        return all_of(k >= 0, *sharing_premises(*parts)) >> (card(v, source) <= k * card(w, target))
    raise ValueError(f"no such law: {law}")


def _check_names(lemma: Lemma) -> None:
    """A witness's name must be new: in neither the claim, nor the formulas it or an earlier witness is
    chosen for.
    """
    if not is_name(lemma.name):
        raise ValueError(f"{lemma.name!r} is no name for a lemma")
    taken = set(all_of(lemma.hyps, lemma.goal).free)
    for hint in lemma.by:
        if hint.law == "witness":
            quantified, names = hint.parts
            taken |= quantified.free
            for v in names:
                if v.op != "var" or v.name in taken:
                    raise ValueError(f"{lemma.name}: the witness {v} is not a new name")
                taken.add(v.name)


def subterms(term: Term) -> list[Term]:
    found, stack = [], [term]
    while stack:
        t = stack.pop()
        found.append(t)
        stack.extend(t.args)
    return found


class _Abstraction:
    """Replaces each quantified formula and each cardinality by a constant, the same for the same meaning."""

    def __init__(self) -> None:
        self.constants: dict[str, Term] = {}
        self.memo: dict[Term, Term] = {}

    def __call__(self, term: Term) -> Term:
        if term not in self.memo:
            if term.op in BINDERS:
                name = f"{term.op}!{len(self.constants) + 1}"
                new = self.constants.setdefault(write(term, {}), Term("var", term.sort, (), name))
            elif term.args:
                new = Term(term.op, term.sort, tuple(self(a) for a in term.args), term.name)
            else:
                new = term
            self.memo[term] = new
        return self.memo[term]


def query(lemma: Lemma, goal: Term | None = None, extra: Sequence[Term] = ()) -> str:
    """The SMT-LIB 2 text whose unsatisfiability proves the lemma. (Another goal, or more hypotheses, for the
    tests.)
    """
    _check_names(lemma)
    abstract = _Abstraction()
    parts = [("hypothesis", h) for h in (*lemma.hyps, *extra)]
    parts += [(_label(h), asserts(h)) for h in lemma.by]
    parts.append(("the goal, denied", ~(lemma.goal if goal is None else goal)))
    check_formulas((formula for _, formula in parts), _definitions)
    lines: list[str] = []
    symbols: dict[str, str] = {}
    for comment, formula in parts:
        flat = abstract(formula)
        lines.append(f"; {' '.join(comment.split())}\n(assert {flat})")
        for t in subterms(flat):
            if t.op in ("var", "app"):
                symbols[t.name] = f"(declare-fun {t.name} ({' '.join(a.sort for a in t.args)}) {t.sort})"
    meanings = [f"; {c.name} stands for {text}" for text, c in abstract.constants.items()]
    for name in sorted(set(symbols) & set(_definitions)):
        meaning = _definitions[name]
        meanings.append(f"; {name} ({' '.join(v.name for v in meaning.params)}) abbreviates {meaning.body}")
    declare = [symbols[name] for name in sorted(symbols)]
    return "\n".join(["(set-logic ALL)", *meanings, *declare, *lines, "(check-sat)", ""])


def _label(hint: Hint) -> str:
    if hint.law != "theorem":
        return f"law: {hint.law}"
    lemma, values = hint.parts
    at = ", ".join(f"{k} = {v}" for k, v in values.items() if isinstance(v, Term))
    return f"lemma {lemma.name}" + (f" at {at}" if at else "")


_TOKEN = object()
_proved: dict[int, Theorem] = {}
_of_lemma: dict[Lemma, Theorem] = {}


class Theorem:
    """A proved lemma. Only `prove` makes one, and only those it made are theorems (`is_theorem`)."""

    __slots__ = ("goal", "hyps", "lemma", "verdicts")
    lemma: Lemma
    hyps: tuple[Term, ...]
    goal: Term
    verdicts: Mapping[str, solvers.Verdict]

    def __init__(self, token: object, lemma: Lemma, verdicts: Mapping[str, solvers.Verdict]) -> None:
        if token is not _TOKEN:
            raise TypeError("a theorem is made by verifier.lemmas.trusted.kernel.prove only")
        values = {"lemma": lemma, "hyps": lemma.hyps, "goal": lemma.goal, "verdicts": dict(verdicts)}
        for key, value in values.items():
            object.__setattr__(self, key, value)

    def __init_subclass__(cls) -> NoReturn:
        raise TypeError("there is one kind of theorem")

    def __setattr__(self, key: str, value: object) -> NoReturn:
        raise AttributeError("a theorem does not change")

    def __reduce__(self) -> NoReturn:
        raise TypeError("a theorem is proved, not unpacked")


def is_theorem(value: object) -> bool:
    """Whether the kernel made this very object."""
    return _proved.get(id(value)) is value


def theorem_of(lemma: Lemma) -> Theorem | None:
    """The theorem, if the lemma has been proved as it now stands."""
    theorem = _of_lemma.get(lemma)
    same = theorem is not None and theorem.hyps == lemma.hyps and theorem.goal == lemma.goal
    return theorem if same else None


def prove(lemma: Lemma, fresh: bool = False) -> Theorem:
    """Make the lemma a theorem: all it uses are theorems already, and both solvers answer `unsat`."""
    if type(lemma) is not Lemma or any(type(hint) is not Hint for hint in lemma.by):
        raise TypeError("the kernel reads lemmas and hints as they are defined here, not kinds of them")
    for used in (hint.parts[0] for hint in lemma.by if hint.law == "theorem"):
        if type(used) is not Lemma or theorem_of(used) is None:
            raise NotProved(f"{lemma.name} uses {used.name}, which is not proved")
    known = theorem_of(lemma)
    if known is not None and not fresh:
        return known
    verdicts = solvers.decide(query(lemma), fresh=fresh)
    answers = {name: verdict.answer for name, verdict in verdicts.items()}
    if {"sat", "unsat"} <= set(answers.values()):
        raise Disagreement(f"{lemma.name}: the solvers contradict each other: {answers}")
    if answers != {"z3": "unsat", "cvc5": "unsat"}:
        raise NotProved(f"{lemma.name}: " + ", ".join(f"{s} answers {a}" for s, a in answers.items()))
    theorem = Theorem(_TOKEN, lemma, verdicts)
    _proved[id(theorem)] = theorem
    _of_lemma[lemma] = theorem
    return theorem
