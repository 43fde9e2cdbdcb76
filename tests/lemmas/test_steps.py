"""`new-steps`, on which `new-progressions` and `new-even-2` rest: no hypothesis can be spared."""

import pytest
from variants import unprovable, variant

from verifier.lemmas import book
from verifier.lemmas.chapters.beyond import steps as chapter
from verifier.lemmas.trusted.terms import all_of, any_of, eq, forall, ints
from verifier.lemmas.writing import BOOK, m


@pytest.mark.parametrize("hypothesis", chapter.steps.hyps, ids=lambda h: str(h)[:60])
def test_no_hypothesis_can_be_spared_in_the_proof(hypothesis):
    assert unprovable(variant(chapter.steps, hypothesis))


(n,) = ints("n")
GAP = chapter.difference(n + 1) - chapter.difference(n)


def grows_by(*steps):
    return forall([n], (n >= 0) >> any_of(eq(GAP, s) for s in steps))


@pytest.mark.parametrize(("steps", "where"), [((m, m + 2), "bishop_or_rook"), ((m, m + 1), "bishop_or_rook")], ids=str)
def test_steps_that_are_too_long_break_the_proof(steps, where):
    """m + 2 leaves a gap, and m + 1 does for m = 1: the bishop's move (i, i - 1) needs m >= 2."""
    assert unprovable(variant(chapter.steps, chapter.GROWS, grows_by(*steps))) == where


def test_a_harmless_change_does_not():
    """The check above can pass: the same statement with its two cases exchanged is provable."""
    same = forall([n], (n >= 0) >> any_of(all_of(m >= 2, eq(GAP, m + 1)), eq(GAP, m)))
    assert same != chapter.GROWS
    assert unprovable(variant(chapter.steps, chapter.GROWS, same)) is None


def test_it_is_one_lemma_used_by_both():
    for name in ("new-progressions", "new-even-2"):
        assert BOOK["steps"] in book.lemmas_of(book.resolve([name]))
