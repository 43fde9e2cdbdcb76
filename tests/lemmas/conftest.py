"""Symbols that a test defines are gone after it: what Coq has checked is known by all definitions of the book."""

import pytest

from verifier.lemmas import book
from verifier.lemmas.trusted import definitions


@pytest.fixture(autouse=True)
def own_definitions(monkeypatch):
    assert book.BOOK  # whose definitions were made before any test began
    monkeypatch.setattr(definitions, "_definitions", dict(definitions._definitions))
