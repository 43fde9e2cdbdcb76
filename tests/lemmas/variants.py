"""Statements of the book with one hypothesis taken away or changed, in all lemmas at once: none of them may be
provable.
"""

from dataclasses import replace

from verifier.lemmas import book
from verifier.lemmas.trusted.kernel import Use, query
from verifier.lemmas.trusted.solvers import run
from verifier.lemmas.trusted.terms import Term


def swap(part, old, new):
    """`new` for `old`, wherever it stands in a formula or in the parts of a hint."""
    if isinstance(part, tuple):
        return tuple(swap(inner, old, new) for inner in part)
    if not isinstance(part, Term) or part == old:
        return new if part == old else part
    return Term(part.op, part.sort, swap(part.args, old, new), part.name, part.bound)


def variant(target, hypothesis, instead=None):
    """The target and all it rests on, where `hypothesis` is absent, or another stands in its place; those that
    changed.
    """
    made, changed = {}, []
    for lemma in book.lemmas_of([target]):
        kept = [h for h in lemma.hyps if h != hypothesis or instead is not None]
        hints, goal = lemma.by, lemma.goal
        if instead is not None:
            kept, goal = swap(tuple(kept), hypothesis, instead), swap(goal, hypothesis, instead)
            hints = [h if isinstance(h, Use) else type(h)(*swap(h.parts, hypothesis, instead)) for h in hints]
        hints = [Use(made[h.lemma], h.values) if isinstance(h, Use) else h for h in hints]
        made[lemma] = replace(lemma, hyps=tuple(kept), goal=goal, by=tuple(hints))
        if made[lemma].hyps != lemma.hyps or goal != lemma.goal:
            changed.append(made[lemma])
    return changed


def unprovable(lemmas, seconds=3):
    """The name of the first lemma that a solver does not prove, or None."""
    for lemma in lemmas:
        if any(run(query(lemma), solver, seconds).answer != "unsat" for solver in ("z3", "cvc5")):
            return lemma.name
    return None
