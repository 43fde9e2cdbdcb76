"""The words of verdicts, causes, strengths and kinds, and what they mean, for the site."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from verifier.base.verdict import Status
from verifier.papers.model import Strength

__all__ = ["KINDS", "STRENGTHS", "VERDICTS", "by_cause"]

# What a verdict is called, in `wythoff paper` or elsewhere -> how it looks, and what it means.
VERDICTS = {
    "holds": ("VERIFIED", "true as printed; the strength says how far: for ever, complete rows, or boards"),
    "erratum": ("REFUTED", "not true word for word as printed"),
    "refuted": ("REFUTED", "a belief that fails, with the smallest witness"),
    "open": ("UNKNOWN", "a belief that has survived every test and has no proof"),
    Status.VERIFIED.value: ("VERIFIED", "with evidence that a checker accepted, within the domain that is named"),
    Status.AGREED.value: (
        "VERIFIED",
        "by a solver and an independent computation, without a proof that a checker accepted",
    ),
    Status.PROVED.value: ("VERIFIED", "for all m, p and n, by lemmas that z3 and cvc5 both accept"),
    Status.REFUTED.value: ("REFUTED", "with the smallest counterexample"),
    Status.SURVIVED.value: ("UNKNOWN", "a hunt found no counterexample where it looked, which is no proof"),
    Status.UNKNOWN.value: ("UNKNOWN", "with the reason: no time left, no proof, a rejected proof"),
    Status.DISAGREED.value: ("REFUTED", "two ways to one answer differ: this program has an error"),
}
# Why a statement is an erratum (`verifier.papers.model.Cause`): of one, of many.
CAUSES = {
    "substance": (
        "with an error of substance, or what follows from it: with the smallest witness, and corrected",
        "with an error of substance, or what follows from it: with the smallest witness, and corrected",
    ),
    "": ("false as printed, with the smallest witness", "false as printed, with the smallest witness"),
    "table": ("on a table: a wrong entry or caption", "on tables: wrong entries or captions"),
    "gap": (
        "gap in a printed proof, repaired: what it is to prove stands",
        "gaps in printed proofs, repaired: what they are to prove stands",
    ),
    "slip": ("slip of the pen", "slips of the pen"),
    "convention": (
        "convention left unsaid: true once it is said",
        "conventions left unsaid: true once they are said",
    ),
}
STRENGTHS = {
    Strength.COQ.value: "for all m, p and n, by Coq's kernel, and by lemmas that z3 and cvc5 both accept",
    Strength.EVER.value: "for all m, p and n, by lemmas that z3 and cvc5 both accept",
    Strength.AUTOMATON.value: "on the whole infinite board, each game that is named by an automaton which a short "
    "checker accepted",
    Strength.ROWS.value: "for complete rows of the infinite board, up to the row that is named",
    Strength.COMPLETE.value: "all that the statement speaks of was checked: each claim of an example, each entry of a "
    "table, all moves of the size that is named",
    Strength.BOARD.value: "on boards of the size that is named",
    Strength.INSTANCES.value: "a formula, for all constants and indices up to the bounds that are named",
    "fails": "false as printed; what is corrected has a strength of its own, in brackets",
}
KINDS = {
    "result": "a theorem, proposition, lemma, or a claim made in passing",
    "definition": "a definition, or what is said of one",
    "table": "a table, a figure or its caption",
    "example": "a worked example",
    "step": "a step of a proof",
    "belief": "what the paper believes and does not prove",
}


def by_cause(causes: Iterable[str]) -> str:
    """How many errata are what; most of a paper's are gaps and things left unsaid, and no false result.

    >>> by_cause(["gap", "slip", "slip"])
    '1 gap in a printed proof, repaired: what it is to prove stands; 2 slips of the pen'
    """
    counts = Counter(cause if cause in CAUSES else "" for cause in causes)
    return "; ".join(f"{counts[cause]} {words[counts[cause] > 1]}" for cause, words in CAUSES.items() if counts[cause])
