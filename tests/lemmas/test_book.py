"""Every lemma of the book: proved by both solvers, not vacuous, not too weak."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from true_models import resolve

from verifier import lemmas
from verifier.base.errors import UserError
from verifier.lemmas import book
from verifier.lemmas.soundness import counterexample, holds, model_of
from verifier.lemmas.trusted import kernel
from verifier.lemmas.writing import BOOK


@pytest.fixture(scope="module")
def outcome():
    return book.prove_lemmas(BOOK.values(), jobs=2)


@pytest.mark.parametrize("statement", book.STATEMENTS.values(), ids=list(book.STATEMENTS))
def test_statement_is_proved_by_both_solvers(outcome, statement):
    for name in statement.all_lemmas():
        theorem = outcome.theorems.get(BOOK[name])
        assert kernel.is_theorem(theorem), outcome.open
        assert {s: v.answer for s, v in theorem.verdicts.items()} == {"z3": "unsat", "cvc5": "unsat"}


def test_every_lemma_serves_a_statement():
    assert set(book.lemmas_of(book.resolve([]))) == set(BOOK.values())


@pytest.mark.parametrize("name", BOOK)
def test_hypotheses_hold_on_true_values(name):
    lemma = BOOK[name]
    model = model_of(replace(lemma, model=resolve(lemma)))
    assert model is not None, "no true values satisfy the hypotheses"
    assert all(holds(h, model) for h in lemma.hyps)
    assert holds(lemma.goal, model)


@pytest.mark.parametrize("name", BOOK)
def test_a_mutant_of_the_goal_has_a_counterexample(name):
    assert counterexample(BOOK[name]) is not None


def test_refutations_are_named_as_such():
    for statement in book.STATEMENTS.values():
        assert (statement.form in ("corrected", "convention")) == bool(statement.refuted)
        assert all(name.endswith("_refuted") for name in statement.refuted)


def test_prove_one_statement():
    result = book.prove("thm-5.1")
    assert (result.status, result.reason) == ("PROVED", "")
    assert [t.lemma.name for t in result.theorems] == ["thm_5_1"]


def test_unknown_statement_is_a_user_error():
    with pytest.raises(UserError, match="no statement"):
        book.prove("thm-9.9")


def test_the_list_of_chapters_is_complete():
    """A reader finds every chapter in the docstring of the room."""
    folder = Path(str(lemmas.__file__)).parent / "chapters"
    chapters = {path.stem for path in folder.rglob("*.py") if path.stem != "__init__"}
    assert chapters - set(re.findall(r"\w+", lemmas.__doc__ or "")) == set()
