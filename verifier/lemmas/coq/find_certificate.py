"""The search for a lemma's certificate: which facts are needed, and why they contradict the denied goal.

A lemma follows from its hypotheses, from facts (instances of earlier lemmas and of the laws, what `div` and the like
mean, products) and from small steps of arithmetic and congruence, by propositional logic. The search is not trusted:
Coq checks what comes out of it. If it fails, `Open` names the lemma and says what nothing contradicts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from verifier.lemmas.coq.cores import needed_products
from verifier.lemmas.coq.facts import CoqFact, hint_fact, side_facts
from verifier.lemmas.coq.theory import Consistent, LemmaCertificate, find
from verifier.lemmas.trusted.kernel import Lemma
from verifier.lemmas.trusted.terms import Term, write

__all__ = ["FoundRefutation", "Open", "search"]

SHOWN = 12


class Open(Exception):  # noqa: N818
    """No certificate was found for a lemma."""

    def __init__(self, lemma: Lemma, literals: Sequence[Term]) -> None:
        shown = "; ".join(write(t) for t in literals[:SHOWN])
        more = f"; and {len(literals) - SHOWN} more" if len(literals) > SHOWN else ""
        super().__init__(f"{lemma.name} does not follow from its hints: nothing contradicts {shown}{more}.")
        self.lemma, self.literals = lemma, tuple(literals)


@dataclass(frozen=True)
class FoundRefutation:
    """Facts of which the formulas with numbers below their count are, then the hypotheses, then the denied goal."""

    hints: tuple[CoqFact, ...]
    facts: tuple[CoqFact, ...]
    places: tuple[int, ...]
    certificate: LemmaCertificate

    def used(self) -> list[int]:
        """Which of the formulas the certificate needs."""
        return [self.places[n] for n in self.certificate.formulas]


def search(lemma: Lemma) -> FoundRefutation:
    hints = tuple(hint_fact(hint, number) for number, hint in enumerate(lemma.by))
    sides = side_facts([*(fact.formula for fact in hints), *lemma.hyps, lemma.goal])
    claim = [*lemma.hyps, ~lemma.goal]
    products, places = needed_products([*(fact.formula for fact in (*hints, *sides)), *claim])
    facts = (*hints, *sides)
    if places is not None:  # the products come last there and before the claim here
        last = len(facts) + len(claim)
        places = [p if p < len(facts) else p - len(claim) if p >= last else p + len(products) for p in places]
        facts = (*facts, *products)
    formulas = [*(fact.formula for fact in facts), *claim]
    chosen = list(range(len(formulas))) if places is None else sorted(places)
    try:
        return FoundRefutation(hints, facts, tuple(chosen), find([formulas[p] for p in chosen]))
    except Consistent as left:
        raise Open(lemma, left.literals) from None
