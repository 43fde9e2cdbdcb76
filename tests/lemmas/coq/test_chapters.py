"""The generated files of coq/book are what the exporter writes now, byte for byte, whatever Python's hash seed."""

import os
import subprocess
import sys

import pytest
import z3

from verifier.lemmas.book import BOOK
from verifier.lemmas.coq.chapters import by_chapter, chapter_text, definitions_text
from verifier.lemmas.coq.first_principles import COQ, HAND_WRITTEN
from verifier.lemmas.coq.proof_text import head

CHAPTERS = by_chapter(BOOK.values())
QUICK = ("algebra", "classes", "misere", "rows")


def file_of(name):
    return (COQ / "book" / f"{name}.v").read_text()


def same_version(text):
    """Another version of z3 may find other proofs; the statements are compared in any case."""
    if f"z3 {z3.get_version_string()}," not in text:
        pytest.skip("the proofs were found with another version of z3")


def test_there_is_one_file_for_each_chapter():
    generated = {path.stem for path in (COQ / "book").glob("*.v")} - {name.removesuffix(".v") for name in HAND_WRITTEN}
    assert generated == {"Definitions", *CHAPTERS}


@pytest.mark.parametrize("name", CHAPTERS)
def test_the_statements_are_those_of_the_book(name):
    text = file_of(name)
    for lemma in CHAPTERS[name]:
        assert text.count(head(lemma)) == 1
    proved = text.count("\nLemma ") - text.count("\nLemma thy_")
    assert proved == len(CHAPTERS[name])


@pytest.mark.parametrize(
    "name", [name if name in QUICK else pytest.param(name, marks=pytest.mark.slow) for name in CHAPTERS]
)
def test_a_chapter_exported_again(name):
    text = file_of(name)
    same_version(text)
    assert chapter_text(name, CHAPTERS) == text


def test_the_definitions_exported_again():
    text = file_of("Definitions")
    assert definitions_text().split("Open Scope")[1] == text.split("Open Scope")[1]


def test_the_hash_seed_does_not_matter():
    program = (
        "from verifier.lemmas.book import BOOK\n"
        "from verifier.lemmas.coq.chapters import by_chapter, chapter_text\n"
        "print(chapter_text('classes', by_chapter(BOOK.values())), end='')"
    )
    texts = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert texts == {chapter_text("classes", CHAPTERS)}


def test_what_a_newer_coq_needs_is_two_lines():
    """No generated file names the standard library; Library.v says which lines change."""
    naming = [path.name for path in (COQ / "book").glob("*.v") if "\nFrom Coq " in "\n" + path.read_text()]
    assert sorted(naming) == ["Library.v", "PreludeReals.v"]
    assert "From Stdlib" in (COQ / "book" / "Library.v").read_text()
