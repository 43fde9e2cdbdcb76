"""What a proof may use: facts, each a formula with the Coq theorem that has it and the arguments it needs.

They come from the hints of a lemma (earlier lemmas, the kernel's laws) and from the terms that occur: what `ite`,
`div`, `mod` and `floor` mean is a fact about each of them that stands outside of quantifiers. `products.py` adds
more.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from verifier.lemmas.coq.arithmetic import Monomial, Polynomials
from verifier.lemmas.coq.forms import key
from verifier.lemmas.trusted.kernel import Hint, Lemma, Use, asserts, defined
from verifier.lemmas.trusted.laws import Box, Induction, Injection, Instance, Interval, Sharing, Unfold, Witness
from verifier.lemmas.trusted.terms import BINDERS, Lambda, Term, eq, num, substitute

__all__ = [
    "CoqFact", "Signature", "applications", "curried", "hint_fact", "opaque_parts", "parameters", "side_facts",
    "signature",
]  # fmt: skip

Signature = tuple[int, str]  # how many integers a name takes, and the sort of its value
Argument = Term | Lambda | str  # a bare name is a function that stands for itself


@dataclass(frozen=True, eq=False)
class CoqFact:
    """The formula, the name of what proves it in Coq, and the arguments of that."""

    formula: Term
    theorem: str
    arguments: tuple[Argument, ...] = ()


def signature(terms: Iterable[Term]) -> dict[str, Signature]:
    """The free variables and the undefined functions of these terms."""
    found: dict[str, Signature] = {}
    known = defined()

    def visit(term: Term, bound: frozenset[str]) -> None:
        if term.op == "var" and term.name not in bound:
            found[term.name] = (0, term.sort)
        if term.op == "app" and term.name not in known:
            found[term.name] = (len(term.args), term.sort)
        inner = bound | {v.name for v in term.bound}
        for a in term.args:
            visit(a, inner)

    for term in terms:
        visit(term, frozenset())
    return found


def parameters(lemma: Lemma) -> dict[str, Signature]:
    """What a lemma speaks about for all values, in the order of its Coq statement: variables, then functions."""
    found = signature([*lemma.hyps, lemma.goal])
    return dict(sorted(found.items(), key=lambda item: (item[1][0] > 0, item[0])))


def curried(hyps: Sequence[Term], goal: Term) -> Term:
    """h1 implies (h2 implies ... goal)."""
    for h in reversed(hyps):
        goal = h >> goal
    return goal


def hint_fact(hint: Hint, number: int) -> CoqFact:
    """The fact that a hint stands for; `number` names the witness, if it is one."""
    if isinstance(hint, Use):
        lemma, values = hint.lemma, hint.values
        arguments = (values.get(n, n if s[0] else Term("var", s[1], (), n)) for n, s in parameters(lemma).items())
        return CoqFact(substitute(curried(lemma.hyps, lemma.goal), values), lemma.name, tuple(arguments))
    formula = asserts(hint)
    match hint:
        case Instance(quantified, terms):
            kind = "all" if quantified.op == "forall" else "ex"
            return CoqFact(formula, f"{kind}{len(terms)}_at", (Lambda(quantified.bound, quantified.args[0]), *terms))
        case Witness():
            return CoqFact(formula, f"W{number}")
        case Unfold(term):
            return CoqFact(formula, f"def_{term.name}", term.args)
        case Induction(v, F):
            return CoqFact(formula, "law_induction", (Lambda([v], F),))
        case Interval(v, F, lo, hi):
            return CoqFact(formula, "law_interval", (Lambda([v], F), lo, hi))
        case Injection(v, F, images, w, G, box):
            sends = (Lambda(v, image) for image in images)
            return CoqFact(
                formula, f"law_injection_{len(v)}_{len(w)}", (Lambda(v, F), Lambda(w, G), *sends, *_ends(box))
            )
        case Sharing(v, F, relation, number_of, k, w, G, box):
            both = (*v, *w)
            lambdas = (Lambda(v, F), Lambda(w, G), Lambda(both, relation), Lambda(both, number_of))
            return CoqFact(formula, f"law_sharing_{len(v)}_{len(w)}", (*lambdas, k, *_ends(box)))
    raise TypeError(f"no such law: {hint}")


def _ends(box: Box) -> tuple[Term, ...]:
    return tuple(end for ends in box for end in ends)


def applications(term: Term, out: dict[str, Term]) -> None:
    """The applications that stand outside of quantifiers and cardinalities."""
    if term.op in BINDERS:
        return
    if term.op == "app":
        out.setdefault(key(term), term)
    for a in term.args:
        applications(a, out)


def opaque_parts(term: Term, out: dict[str, Term]) -> None:
    """The opaque numbers that stand outside of quantifiers, but for variables."""
    if term.op in ("forall", "exists"):
        return
    if term.sort != "Bool" and term.op in ("app", "ite", "div", "mod", "to_int", "card"):
        out.setdefault(key(term), term)
    if term.op != "card":
        for a in term.args:
            opaque_parts(a, out)


def side_facts(formulas: Sequence[Term]) -> list[CoqFact]:
    """What ite, div, mod and floor mean, for each such term outside of quantifiers; and for those in these facts."""
    facts: list[CoqFact] = []
    seen: set[str] = set()
    floors: list[Term] = []
    todo = list(formulas)
    while todo:
        parts: dict[str, Term] = {}
        for formula in todo:
            opaque_parts(formula, parts)
        new: list[CoqFact] = []
        for text, term in parts.items():
            if text in seen:
                continue
            seen.add(text)
            if term.op == "to_int":
                floors.append(term)
            new += _meaning(term, seen)
        facts += new
        todo = [fact.formula for fact in new]
    return facts + _same_floors(floors)


def _meaning(term: Term, seen: set[str]) -> list[CoqFact]:
    if term.op == "ite":
        test, yes, no = term.args
        true, false = test >> eq(term, yes), ~test >> eq(term, no)
        return [CoqFact(true, "ite_true", term.args), CoqFact(false, "ite_false", term.args)]
    if term.op in ("div", "mod"):
        a, b = term.args
        quotient, remainder = Term("div", "Int", (a, b)), Term("mod", "Int", (a, b))
        if f"both {key(quotient)}" in seen:
            return []
        seen.add(f"both {key(quotient)}")
        sum_ = eq(a, b * quotient + remainder)
        positive = (num(1) <= b) >> (sum_ & ((num(0) <= remainder) & (remainder < b)))
        negative = (b <= num(-1)) >> (sum_ & ((num(0) <= remainder) & (remainder < -b)))
        return [CoqFact(positive, "div_pos", (a, b)), CoqFact(negative, "div_neg", (a, b))]
    if term.op == "to_int":
        (real,) = term.args
        lifted = Term("to_real", "Real", (term,))
        return [CoqFact((lifted <= real) & (real < lifted + num(1, "Real")), "floor_spec", (real,))]
    return []


def _same_floors(floors: Sequence[Term]) -> list[CoqFact]:
    """Floors of the same polynomial, written differently, are equal."""
    polynomials, facts = Polynomials(), []
    first: dict[tuple[tuple[Monomial, int], ...], Term] = {}
    for term in floors:
        (real,) = term.args
        known = first.setdefault(tuple(sorted(polynomials.of(real).items())), term)
        if known is not term:
            (other,) = known.args
            facts.append(CoqFact(eq(other, real) >> eq(known, term), "floor_cong", (other, real)))
    return facts
