"""What Coq has to say of a statement: whether it has checked this very text, on which axioms, and where to read it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from verifier.lemmas.coq.checked import lemma_checked
from verifier.lemmas.coq.coq_record import theorem_checked
from verifier.lemmas.coq.first_principles import PaperTheorem, paper_theorems
from verifier.lemmas.trusted.kernel import Lemma

__all__ = ["Word", "word"]


@dataclass(frozen=True)
class Word:
    """`unchecked` names lemmas whose present text Coq has not checked; if it is empty, Coq has checked them all.

    `theorems` are those from first principles.
    """

    coq: str
    axioms: tuple[str, ...]
    exactly: bool
    unchecked: tuple[str, ...]
    theorems: tuple[PaperTheorem, ...]

    def sentence(self) -> str:
        if self.unchecked:
            names = ", ".join(self.unchecked)
            return f"Coq has not checked the present text of {names}; `make coq` in the sources does."
        axioms = ("" if self.exactly else "at most ") + (", ".join(self.axioms) or "none")
        where = "; ".join(f"{theorem.name}, {theorem.place()}" for theorem in self.theorems)
        first = f" From first principles: {where}." if where else ""
        return f"Coq {self.coq} has checked this text. Axioms: {axioms}.{first}"


def word(lemmas: Sequence[Lemma], statement: str = "") -> Word:
    """About lemmas, with all they rest on, and about the theorems from first principles that say the statement."""
    found = {lemma.name: lemma_checked(lemma) for lemma in lemmas}
    checked = [one for one in found.values() if one is not None]
    axioms = {axiom: None for one in checked for axiom in one.axioms}
    exactly = all(one.exactly for one in checked)
    theorems = []
    for theorem in paper_theorems():
        if theorem.statement == statement and (one := theorem_checked(theorem)) is not None:
            axioms |= dict.fromkeys(one.axioms)
            exactly = exactly and one.exactly
            theorems.append(theorem)
    return Word(
        checked[0].coq if checked else "",
        tuple(sorted(axioms)),
        exactly,
        tuple(name for name, one in found.items() if one is None),
        tuple(theorems),
    )
