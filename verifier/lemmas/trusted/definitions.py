"""Definitions: a symbol that abbreviates a formula or a term, introduced once and for ever.

Why a definition adds nothing to what can be proved of other symbols: its body speaks of its parameters and of earlier
definitions, of nothing else, so in every interpretation of the other names there is exactly one function with that
value; and the name was not defined before. A theorem about a free function of the same name, proved earlier, holds for
every function, so for this one too. What is kept here is a copy of what was given, and what is handed out is a copy of
what is kept: nobody outside holds the definition itself.
"""

from __future__ import annotations

from collections.abc import Iterable

from verifier.lemmas.trusted.grammar import Reader, check_formulas, is_name
from verifier.lemmas.trusted.terms import Function, Lambda, Term, eq, forall, substitute

__all__ = ["define", "defined", "definition_of", "definitions", "subterms", "unfolded"]

_definitions: dict[str, Lambda] = {}


def subterms(term: Term) -> list[Term]:
    found, stack = [], [term]
    while stack:
        t = stack.pop()
        found.append(t)
        stack.extend(t.args)
    return found


def define(name: str, params: Iterable[Term], body: Term) -> Function:
    """A new symbol that abbreviates a formula or term in its parameters and earlier definitions: nothing
    else.
    """
    meaning = Reader().function(Lambda(params, body))
    loose = meaning.body.free - {v.name for v in meaning.params}
    undefined = {t.name for t in subterms(meaning.body) if t.op == "app"} - set(_definitions)
    if not is_name(name) or name in _definitions or loose or undefined or not meaning.params:
        raise ValueError(f"{name} is no new name, has no parameter, or its definition speaks of {loose | undefined}")
    formula = eq(meaning.body, meaning.body) if meaning.body.sort != "Bool" else meaning.body
    check_formulas([forall(meaning.params, formula)], _definitions)
    _definitions[name] = meaning
    return Function(name, len(meaning.params), meaning.body.sort)


def definition_of(name: str) -> Lambda | None:
    """What the symbol abbreviates."""
    return Reader().function(_definitions[name]) if name in _definitions else None


def definitions() -> dict[str, Lambda]:
    """All definitions, in the order in which they were made."""
    return {name: Reader().function(meaning) for name, meaning in _definitions.items()}


def defined() -> frozenset[str]:
    """The symbols that are defined by now."""
    return frozenset(_definitions)


def unfolded(term: Term) -> Term:
    """What an application of a defined symbol abbreviates."""
    meaning = definition_of(term.name) if term.op == "app" else None  # a copy: its parts stand in what is returned
    if meaning is None or len(meaning.params) != len(term.args) or meaning.body.sort != term.sort:
        raise ValueError(f"{term} is no application of a defined symbol")
    return substitute(meaning.body, {v.name: a for v, a in zip(meaning.params, term.args, strict=True)})
