"""The record of what Coq has checked: complete, by content, and with no axiom that is not allowed."""

import json
import os
import shutil
from dataclasses import replace

import pytest

from verifier.base.errors import UserError
from verifier.lemmas import book
from verifier.lemmas.book import BOOK
from verifier.lemmas.coq import assumptions, checked
from verifier.lemmas.coq.coq_record import theorem_checked
from verifier.lemmas.coq.first_principles import COQ, PaperTheorem, closure, digest, paper_theorems
from verifier.lemmas.coq.said import word
from verifier.lemmas.trusted.terms import num
from verifier.theorems.substitution_theorems import FILE, KEPT

NAMES = set(assumptions.ALLOWED)


@pytest.mark.parametrize("statement", book.STATEMENTS.values(), ids=list(book.STATEMENTS))
def test_every_statement_is_checked_as_it_stands(statement):
    for name in statement.all_lemmas():
        entry = checked.lemma_checked(BOOK[name])
        assert entry is not None
        assert set(entry.axioms) <= NAMES


def test_no_other_axiom_is_in_the_record():
    kept = json.loads(checked.FILE.read_text())
    assert set(kept["lemmas"]) == {checked.fingerprint(lemma) for lemma in BOOK.values()}
    for axioms in [*kept["lemmas"].values(), *kept["theorems"].values()]:
        assert set(axioms) <= NAMES


def test_games_whose_pairs_a_substitution_writes_rest_on_no_axiom():
    for m, p, l in KEPT:
        entry = theorem_checked(PaperTheorem("", FILE, f"game_{m}_{l}_{p}"))
        assert entry is not None
        assert entry.axioms == ()


def test_what_the_allowed_axioms_are():
    assert assumptions.ALLOWED == (
        "classic", "constructive_definite_description", "sig_forall_dec", "sig_not_dec",
        "functional_extensionality_dep",
    )  # fmt: skip


def test_a_lemma_that_changes_is_not_in_the_record():
    """The number is made of the text as it is printed now."""
    lemma = BOOK["thm_5_1"]
    changed = replace(lemma, hyps=(*lemma.hyps, num(0) <= num(1)))
    assert checked.lemma_checked(lemma) is not None
    assert checked.lemma_checked(changed) is None
    assert "Coq has not checked the present text of thm_5_1" in word([changed]).sentence()


def test_a_definition_that_changes_unsettles_every_lemma(monkeypatch):
    before = checked.fingerprint(BOOK["thm_5_1"])
    monkeypatch.setattr(checked, "_meanings", lambda: "another meaning")
    assert checked.fingerprint(BOOK["thm_5_1"]) != before


def test_a_file_that_changes_has_another_number(tmp_path):
    (tmp_path / "paper").mkdir()
    (tmp_path / "A.v").write_text("Definition a := 1.\n")
    b = tmp_path / "paper" / "B.v"
    b.write_text("From Wythoff Require Import A.\n(* From Wythoff Require Import Nothing. *)\nLemma b : True.\n")
    files = closure([b], tmp_path)
    assert [path.name for path in files] == ["A.v", "B.v"]
    before = digest(files, tmp_path)
    (tmp_path / "A.v").write_text("Definition a := 2.\n")
    assert digest(files, tmp_path) != before


def test_files_of_another_book_make_no_record(tmp_path):
    """A compiled file whose statement is not the lemma's says nothing about the lemma."""
    shutil.copytree(COQ / "book", tmp_path / "book", ignore=lambda _, names: [n for n in names if not n.endswith(".v")])
    file = tmp_path / "book" / "algebra.v"
    text = file.read_text()
    assert "  0 <= x * y." in text
    file.write_text(text.replace("  0 <= x * y.", "  0 <= y * x.", 1))
    with pytest.raises(UserError, match=r"algebra\.v does not have product_nonneg as the book has it"):
        checked.make(tmp_path)


@pytest.mark.parametrize("where", ["asked", "printed"])
def test_an_axiom_that_is_not_allowed_stops_the_record(monkeypatch, where):
    """Whether Coq is asked for it or has printed it when it compiled the file."""
    asked, said = (["cheating"], {}) if where == "asked" else ([], {"theorem_2_1_i": ["cheating"]})
    monkeypatch.setattr(assumptions, "ask", lambda folder, questions: dict.fromkeys(questions, asked))
    monkeypatch.setattr(checked, "_printed", lambda path: said)
    with pytest.raises(UserError, match="axioms that are not allowed"):
        checked.make()


@pytest.mark.parametrize("text", ["@@ a\nSomething else\n", "@@ a\n"])
def test_an_answer_that_is_not_understood(text):
    with pytest.raises(ValueError, match="not understood"):
        assumptions.read(text)


def test_other_assumptions_are_read_as_names_that_are_not_allowed():
    answer = assumptions.read("@@ a\nAxioms:\nfoo is assumed to be guarded.\n")
    assert not set(answer["a"]) <= NAMES


def test_the_theorems_of_the_table_are_in_their_files():
    for theorem in paper_theorems():
        assert theorem.line(), theorem


def test_what_coq_printed_counts_only_for_the_file_as_it_is(tmp_path):
    file, output = tmp_path / "A.v", tmp_path / "A.out"
    file.write_text("Print Assumptions a.\n")
    assert checked._printed(file) == {}
    output.write_text("Closed under the global context\n")
    assert checked._printed(file) == {"a": []}
    os.utime(output, (1, 1))  # older than the file: of another text
    assert checked._printed(file) == {}
    output.write_text("something else\n")
    assert checked._printed(file) == {}
