"""docs/PROOF.md tells the proof that is checked: it names only lemmas of the book, and all statements."""

import re
from pathlib import Path

import pytest

from verifier.lemmas import book
from verifier.lemmas.writing import BOOK

TEXT = (Path(__file__).parents[2] / "docs" / "PROOF.md").read_text()


def names_in(text):
    return set(re.findall(r"`([a-z]+(?:_[a-z0-9]+)*)`", text)) - {"code"}


NAMED = names_in(TEXT)


def test_every_name_is_a_lemma():
    assert not NAMED - set(BOOK)


@pytest.mark.parametrize("statement", book.STATEMENTS.values(), ids=list(book.STATEMENTS))
def test_every_statement_stands_there_with_its_lemmas(statement):
    assert f"**{statement.id}**" in TEXT
    assert set(statement.all_lemmas()) <= NAMED


def test_the_number_of_lemmas():
    assert f"the {len(BOOK)} lemmas" in " ".join(TEXT.split())


@pytest.mark.parametrize("number", range(1, 9))
def test_what_a_section_names_is_used_there_or_later(number):
    """Each lemma of a section carries one of the statements proved in that section or after it."""
    sections = re.split(r"^## ", TEXT, flags=re.M)
    (start,) = [i for i, section in enumerate(sections) if section.startswith(f"{number}. ")]
    final = {name for s in book.STATEMENTS.values() for name in s.all_lemmas()}
    carried = book.lemmas_of(BOOK[n] for s in sections[start:] for n in names_in(s) & final)
    assert names_in(sections[start]) <= {lemma.name for lemma in carried}
