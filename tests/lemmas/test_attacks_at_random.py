"""Random variants of the attacks on the kernel: none makes `false` a theorem, and without a defence some would."""

import re
from pathlib import Path

import pytest
from attacks_at_random import FAMILIES, attempt
from exploits import ATTACKS, KNOWN, make

from verifier.base.errors import DisagreementError
from verifier.lemmas.trusted import definitions, grammar, kernel, laws, terms
from verifier.lemmas.trusted.kernel import NotProved, is_theorem, prove
from verifier.lemmas.trusted.terms import BINDERS, Function, Term, all_of, eq

VARIANTS = 660
DOCS = Path(__file__).parents[2] / "docs" / "trust.md"


@pytest.mark.parametrize("family", range(len(FAMILIES)))
def test_a_few_variants_of_each(family):
    assert not any(is_theorem(attempt(number)) for number in range(family, 3 * len(FAMILIES), len(FAMILIES)))


@pytest.mark.slow
def test_no_variant_makes_false_a_theorem():
    false = [number for number in range(VARIANTS) if is_theorem(attempt(number))]
    assert false == []


def test_the_figure_in_the_document():
    said = re.search(r"([\d,]+) attacks and ([\d,]+) random variants of them: (\d+) false theorems", DOCS.read_text())
    assert said is not None
    assert [int(number.replace(",", "")) for number in said.groups()] == [len(ATTACKS) + len(KNOWN), VARIANTS, 0]


# --- the defences, taken away one by one ------------------------------------------------------------------------------


def without_reading(monkeypatch):
    """Terms are believed as they come."""
    monkeypatch.setattr(grammar.Reader, "term", lambda self, term: term)
    monkeypatch.setattr(grammar.Reader, "terms", lambda self, terms: terms)
    monkeypatch.setattr(grammar.Reader, "function", lambda self, function: function)


def without_two_kinds_of_names(monkeypatch):
    """A binder keeps a function of its name from being replaced."""
    right = terms._substitute

    def wrong(term, variables, functions, entering):
        if term.op in BINDERS:
            functions = {k: v for k, v in functions.items() if k not in {b.name for b in term.bound}}
        return right(term, variables, functions, entering)

    monkeypatch.setattr(terms, "_substitute", wrong)


def without_applications(monkeypatch):
    """Whatever has the name of a defined symbol is unfolded."""
    monkeypatch.setattr(grammar, "_is_right", lambda term: True)
    monkeypatch.setattr(grammar, "NAMED", ("var", "app", "num", *"+-*<=", "div", "mod", "<=", "ite", "and", "not"))

    def unfolded(term):
        meaning = definitions._definitions[term.name]
        return terms.substitute(meaning.body, {v.name: a for v, a in zip(meaning.params, term.args, strict=True)})

    monkeypatch.setattr(laws, "unfolded", unfolded)


def without_new_names(monkeypatch):
    monkeypatch.setattr(kernel, "_check_names", lambda statement, hints: None)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("defence", "falls"),
    [
        (without_reading, {"hidden_witness", "loose_definition", "changed_after_use"}),
        (without_two_kinds_of_names, {"function_behind_a_binder", "function_behind_a_count"}),
        (without_applications, {"unfold_what_is_no_application"}),
        (without_new_names, {"stolen_name"}),
    ],
)
def test_every_defence_is_needed(defence, falls, monkeypatch):
    """So the variants are attacks: where one defence is missing, `false` is proved by those that it is there for."""
    monkeypatch.setattr(definitions, "_definitions", dict(definitions._definitions))
    defence(monkeypatch)
    won = set()
    for number in range(12 * len(FAMILIES)):
        family = FAMILIES[number % len(FAMILIES)].__name__
        if family in falls - won and is_theorem(_careless(number)):
            won.add(family)
    assert won == falls


def test_without_the_mark_a_solver_would_be_wrong(monkeypatch):
    """z3 knows a function atanh and takes ours for it; cvc5 does not."""
    claim = make(~all_of(eq(Function("atanh", 1)(0), 7), eq(Function("atanh", 1)(1), 70)))
    with pytest.raises(NotProved, match="z3 answers sat, cvc5 answers sat"):
        prove(claim)
    monkeypatch.setattr(kernel, "MARK", "")
    with pytest.raises(DisagreementError):
        prove(claim)


def _careless(number):
    """Without its defences the kernel may stumble."""
    try:
        return attempt(number)
    except Exception as error:
        return error


def test_a_term_that_binds_nothing_binds_nothing():
    x = Term("var", "Int", (), "x")
    with pytest.raises(TypeError, match="binds no variables"):
        Term("+", "Int", (x, x), "", (x,))
