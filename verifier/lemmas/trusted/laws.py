"""The laws: one class for each, which says what may be given to it, what it asserts, and why that is true.

A law is a request: data that a user makes with the function below its class. The kernel makes the same law again out
of copies of its parts (`copied`), and asks the copy for its `formula`. That formula is true in ordinary mathematics
under every interpretation of its free names, whatever its parts are, or it is refused; a witness alone is true only for
a name that is new, which the kernel watches over (`kernel._check_names`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from typing import Any, ClassVar

from verifier.lemmas.trusted.definitions import unfolded
from verifier.lemmas.trusted.grammar import Reader
from verifier.lemmas.trusted.terms import Term, all_of, card, eq, exists, forall, instantiate, num, substitute

__all__ = [
    "LAWS", "Hint", "Induction", "Injection", "Instance", "Interval", "Law", "Sharing", "Unfold", "Witness",
    "copied", "induction", "injection", "injection_premises", "instance", "interval", "sharing", "sharing_premises",
    "step_of", "unfold", "witness",
]  # fmt: skip

Number = Term | int
Box = tuple[tuple[Term, Term], ...]  # for each variable a lower end, and an upper end that is not reached


class Hint:
    """A request for an instance of a law or of a theorem: data, of which the kernel alone computes what it asserts."""


@dataclass(frozen=True, eq=False)
class Law(Hint):
    """A request for an instance of a law. All parts are terms, and tuples of terms. `law` is its name, for people."""

    law: ClassVar[str]

    @property
    def parts(self) -> tuple[Any, ...]:
        return tuple(getattr(self, field.name) for field in fields(self))

    def formula(self) -> Term:
        """What the law asserts. Called by the kernel on copies only."""
        raise NotImplementedError


def copied(hint: object, reader: Reader) -> Law:
    """The same law out of the kernel's own copies of its parts."""
    if type(hint) not in LAWS:
        raise TypeError("the kernel reads the laws as they are defined here, not kinds of them")

    def copy(part: object) -> Any:
        return tuple([copy(inner) for inner in part]) if type(part) is tuple else reader.term(part)

    assert isinstance(hint, Law)
    return type(hint)(*(copy(part) for part in hint.parts))


def _term(value: Number) -> Term:
    return value if isinstance(value, Term) else num(value)


def _box(box: Iterable[tuple[Number, Number]]) -> Box:
    return tuple((_term(lo), _term(hi)) for lo, hi in box)


def _names(variables: Iterable[Term]) -> set[str]:
    return {v.name for v in variables}


def _require(condition: bool, otherwise: str) -> None:
    if not condition:
        raise ValueError(otherwise)


# --- instance ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class Instance(Law):
    """(For all v: F(v)) implies F(t);  F(t) implies (there is v: F(v)).

    True by the meaning of the quantifiers: t has a value of the sort of v.
    """

    law = "instance"
    quantified: Term
    terms: tuple[Term, ...]

    def formula(self) -> Term:
        body = _opened(self.quantified, self.terms)
        return self.quantified >> body if self.quantified.op == "forall" else body >> self.quantified


def instance(quantified: Term, *terms: Number) -> Hint:
    return Instance(quantified, tuple(_term(t) for t in terms))


def _opened(quantified: Term, terms: tuple[Term, ...]) -> Term:
    """F(t) for a quantified formula, with a term of its sort for each bound variable."""
    _require(quantified.op in ("forall", "exists"), f"{quantified} is not quantified")
    sorts = [v.sort for v in quantified.bound]
    _require([t.sort for t in terms] == sorts, f"{quantified} needs terms of the sorts {', '.join(sorts)}")
    return instantiate(quantified, *terms)


# --- witness ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class Witness(Law):
    """If there is v with F(v), then F(c);  if not for all v F(v), then not F(c); here c is a new name.

    True for one value of c, given the values of the names that occur in F: that with F(c) if there is one, any if not.
    So c must occur neither in the claim, nor in F, nor in the formulas of earlier witnesses; then values for the
    witnesses can be chosen one after the other. In other hints c may occur: those are true for every value of c.
    """

    law = "witness"
    quantified: Term
    names: tuple[Term, ...]

    def formula(self) -> Term:
        _require(all(v.op == "var" for v in self.names), "a witness is a variable")
        body = _opened(self.quantified, self.names)
        return self.quantified >> body if self.quantified.op == "exists" else body >> self.quantified


def witness(quantified: Term, *names: Term) -> Hint:
    return Witness(quantified, names)


# --- definition -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class Unfold(Law):
    """A symbol introduced by `define` means what its definition says: see `definitions.py`."""

    law = "definition"
    term: Term

    def formula(self) -> Term:
        return Term("=", "Bool", (self.term, unfolded(self.term)))


def unfold(term: Term) -> Hint:
    return Unfold(term)


# --- induction --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class Induction(Law):
    """If for every n >= 0 the formula F(n) follows from F(j), 0 <= j < n, then F(n) for every n >= 0.

    True of the integers, whatever F is. (The base is the case n = 0. The least element principle is a lemma that
    follows from it.)
    """

    law = "induction"
    n: Term
    claim: Term

    def formula(self) -> Term:
        return step_of(self.n, self.claim) >> forall([self.n], (self.n >= 0) >> self.claim)


def induction(n: Term, formula: Term) -> Hint:
    return Induction(n, formula)


def step_of(n: Term, formula: Term) -> Term:
    """What induction needs: for every n >= 0, F(n) follows from F(j) for 0 <= j < n."""
    _require(n.op == "var" and n.sort == "Int", "induction is on an integer variable")
    j = Term("var", "Int", (), n.name + "_before")
    _require(j.name not in formula.free, f"the name {j.name} is taken")
    before = forall([j], all_of(j >= 0, j < n) >> substitute(formula, {n.name: j}))
    return forall([n], all_of(n >= 0, before) >> formula)


# --- counting ---------------------------------------------------------------------------------------------------------
# A cardinality is the number of integer tuples with the property if these are finitely many, and 0 if not.


@dataclass(frozen=True, eq=False)
class Interval(Law):
    """If lo <= hi and F(v) is the same as lo <= v < hi, then #{v : F(v)} = hi - lo.

    True since lo and hi are integers that do not depend on v.
    """

    law = "interval"
    v: Term
    member: Term
    lo: Term
    hi: Term

    def formula(self) -> Term:
        v, lo, hi = self.v, self.lo, self.hi
        _require(
            v.op == "var" and v.sort == "Int" and v.name not in lo.free | hi.free,
            "the ends of an interval may not depend on its point",
        )
        _require(lo.sort == hi.sort == "Int", "an interval of integers has integer ends")
        same = Term("=", "Bool", (self.member, all_of(v >= lo, v < hi)))
        return all_of(num(0) + lo <= hi, forall([v], same)) >> eq(card([v], self.member), num(0) + hi - lo)


def interval(v: Term, formula: Term, lo: Number, hi: Number) -> Hint:
    return Interval(v, formula, _term(lo), _term(hi))


@dataclass(frozen=True, eq=False)
class Injection(Law):
    """If g sends every v with F(v) to a w with G(w), different v to different w, and all w with G(w) lie in a bounded
    box, then #{v : F(v)} <= #{w : G(w)}.

    True since the second set is finite: then so is the first. G must not depend on v, nor the box on w.
    """

    law = "injection"
    v: tuple[Term, ...]
    source: Term
    image: tuple[Term, ...]
    w: tuple[Term, ...]
    target: Term
    box: Box

    def formula(self) -> Term:
        premises = injection_premises(*self.parts)
        return all_of(premises) >> (card(self.v, self.source) <= card(self.w, self.target))


def injection(
    v: Sequence[Term],
    source: Term,
    image: Sequence[Term],
    w: Sequence[Term],
    target: Term,
    box: Sequence[tuple[Number, Number]],
) -> Hint:
    return Injection(tuple(v), source, tuple(image), tuple(w), target, _box(box))


def injection_premises(
    v: Sequence[Term],
    source: Term,
    image: Sequence[Term],
    w: Sequence[Term],
    target: Term,
    box: Sequence[tuple[Number, Number]],
) -> tuple[Term, Term, Term]:
    """Into the target; one to one; the target is bounded."""
    _require(_integers(*v, *w, *image), "only sets of integer tuples are counted")
    _require(not _names(v) & (target.free - _names(w)), "the target may not depend on the point of the source")
    into = forall(v, source >> substitute(target, {x.name: t for x, t in zip(w, image, strict=True)}))
    other = {x.name: Term("var", "Int", (), x.name + "_other") for x in v}
    taken = source.free.union(*(t.free for t in image))
    _require(not _names(other.values()) & taken, "the names of the second point are taken")
    same = all_of(eq(t, substitute(t, other)) for t in image)
    one = forall(
        [*v, *other.values()],
        all_of(source, substitute(source, other), same) >> all_of(eq(x, other[x.name]) for x in v),
    )
    return into, one, _bounded(w, target, box)


def _integers(*terms: Term) -> bool:
    return all(t.sort == "Int" for t in terms)


def _bounded(w: Sequence[Term], target: Term, box: Sequence[tuple[Number, Number]]) -> Term:
    """Every w with G(w) lies in the box, whose ends do not depend on w."""
    ends = _box(box)
    _require(not any(_names(w) & t.free for side in ends for t in side), "the box may not depend on the point")
    inside = all_of(all_of(x >= lo, x < hi) for x, (lo, hi) in zip(w, ends, strict=True))
    return forall(w, target >> inside)


@dataclass(frozen=True, eq=False)
class Sharing(Law):
    """If every v with F(v) shares a w with G(w), that is H(v, w), where those that share one w have different numbers
    g(v, w) among 0, ..., k - 1, and all w with G(w) lie in a bounded box, then #{v : F(v)} <= k #{w : G(w)}.

    True since v goes to (w, g(v, w)) for one of its w, and this is one to one into a set of k #{w : G(w)} pairs.
    (Nothing says which w a v takes if it has several.)
    """

    law = "sharing"
    v: tuple[Term, ...]
    source: Term
    relation: Term
    number: Term
    k: Term
    w: tuple[Term, ...]
    target: Term
    box: Box

    def formula(self) -> Term:
        premises = sharing_premises(*self.parts)
        return all_of(self.k >= 0, *premises) >> (card(self.v, self.source) <= self.k * card(self.w, self.target))


def sharing(
    v: Sequence[Term],
    source: Term,
    relation: Term,
    number: Term,
    k: Term,
    w: Sequence[Term],
    target: Term,
    box: Sequence[tuple[Number, Number]],
) -> Hint:
    return Sharing(tuple(v), source, relation, number, k, tuple(w), target, _box(box))


def sharing_premises(
    v: Sequence[Term],
    source: Term,
    relation: Term,
    number: Term,
    k: Term,
    w: Sequence[Term],
    target: Term,
    box: Sequence[tuple[Number, Number]],
) -> tuple[Term, Term, Term, Term]:
    """Every v shares a w; the numbers are among 0, ..., k - 1; those at one w differ; the target is bounded."""
    _require(_integers(*v, *w, number, k), "only sets of integer tuples are counted, and with integers")
    separate = not _names(v) & (target.free | _names(w)) and not _names(w) & source.free
    _require(separate, "the two sets are described by different variables")
    _require(not _names([*v, *w]) & k.free, "how many may share a point does not depend on the point")
    some = forall(v, source >> exists(w, all_of(target, relation)))
    shared = all_of(source, target, relation)
    few = forall([*v, *w], shared >> all_of(number >= 0, number < k))
    other = {x.name: Term("var", "Int", (), x.name + "_other") for x in v}
    _require(not _names(other.values()) & (shared.free | number.free), "the names of the second point are taken")
    both = all_of(shared, substitute(shared, other), eq(number, substitute(number, other)))
    apart = forall([*v, *other.values(), *w], both >> all_of(eq(x, other[x.name]) for x in v))
    return some, few, apart, _bounded(w, target, box)


LAWS: tuple[type[Law], ...] = (Instance, Witness, Unfold, Induction, Interval, Injection, Sharing)
