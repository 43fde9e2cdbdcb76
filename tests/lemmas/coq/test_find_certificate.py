"""The exporter closes what is true, and says what is open: a wrong goal and a missing hint do not go through."""

from dataclasses import replace

import pytest

from verifier.lemmas.book import BOOK
from verifier.lemmas.coq.find_certificate import Open, search
from verifier.lemmas.soundness import counterexample

NAMES = list(BOOK)
SOME = NAMES[::10]  # more than 30 lemmas, of all chapters
FEW = ("product_nonneg", "u_step", "row_mirror", "thm_5_1")
BOTH = [*FEW, *(pytest.param(name, marks=pytest.mark.slow) for name in SOME if name not in FEW)]
NOT_NEEDED = ("floor_natural", "lem_3_3_ii", "r_range")  # the exporter's own products do what their hints do
WITH_HINTS = [
    case
    for case in BOTH
    if BOOK[name := case if isinstance(case, str) else case.values[0]].by and name not in NOT_NEEDED
]


def test_enough_lemmas_are_tried():
    assert len(SOME) >= 40
    assert len(WITH_HINTS) >= 35


@pytest.mark.parametrize("name", BOTH)
def test_a_goal_slightly_wrong_does_not_go_through(name):
    lemma = BOOK[name]
    wrong = replace(lemma, goal=counterexample(lemma))
    with pytest.raises(Open, match=f"^{name} does not follow from its hints: nothing contradicts") as error:
        search(wrong)
    assert error.value.literals


@pytest.mark.parametrize("name", NOT_NEEDED)
def test_a_lemma_whose_hints_are_not_needed(name):
    """No hint of these can be missed: each is closed without any, so nothing is kept from the test below."""
    assert len(search(replace(BOOK[name], by=())).hints) == 0


@pytest.mark.parametrize("name", WITH_HINTS)
def test_a_hint_that_is_needed_and_missing(name):
    """With its needed hints alone a lemma is closed; without one of them it is open, and the error names it."""
    lemma = BOOK[name]
    found = search(lemma)
    used = [place for place in found.used() if place < len(found.hints)]
    assert used
    needed = replace(lemma, by=tuple(lemma.by[place] for place in used))
    search(needed)
    opened = []
    fewer = [(*needed.by[:place], *needed.by[place + 1 :]) for place in range(len(used))]
    for by in fewer:
        try:
            search(replace(needed, by=by))
        except Open as error:
            opened.append(str(error))
            break
    assert len(opened) == 1
    assert opened[0].startswith(f"{name} does not follow from its hints: nothing contradicts")
