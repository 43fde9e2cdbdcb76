"""What Coq prints of a file's theorems is read in the order in which the file asks."""

import pytest

from verifier.lemmas.coq.assumptions import printed

SOURCE = "Theorem a : x.\nPrint Assumptions a.\n(* more *)\nPrint Assumptions b.\n"
CLOSED = "Closed under the global context\n"
AXIOMS = (
    "Axioms:\nClassicalDedekindReals.sig_not_dec : forall P : Prop, {~ ~ P} + {~ P}\nclassic\n  : forall P : Prop\n"
)


def test_each_theorem_has_its_own_answer():
    assert printed(SOURCE, CLOSED + AXIOMS) == {"a": [], "b": ["classic", "sig_not_dec"]}
    assert printed(SOURCE, AXIOMS + CLOSED) == {"a": ["classic", "sig_not_dec"], "b": []}


@pytest.mark.parametrize("output", ["", CLOSED, AXIOMS + CLOSED + CLOSED])
def test_answers_that_are_too_few_or_too_many(output):
    with pytest.raises(ValueError, match="2 questions"):
        printed(SOURCE, output)
