"""What may stand in a query: every formula is checked for this before its text is made.

The kernel gives each quantified formula a constant by its *text*. So a text must have one meaning: names are plain and
none is a word of the language; a binder's names are different variables; every operator has arguments of its sorts; and
a free name has one signature in all formulas of a query, inside of quantifiers and outside. Functions have arguments,
so that the name of a function is never that of a variable.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable

from verifier.lemmas.trusted.terms import BINDERS, Term

__all__ = ["check_formulas", "is_name"]

NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]*")
NUMERAL = re.compile(r"0|-?[1-9][0-9]*")
WORDS = {
    "true", "false", "not", "and", "or", "xor", "ite", "let", "as", "par", "distinct", "abs", "div", "mod", "to_real",
    "to_int", "is_int", "forall", "exists", "card", "Int", "Real", "Bool",
}  # fmt: skip
SORTS = ("Int", "Real", "Bool")
Signatures = dict[str, tuple[str, ...]]


def is_name(text: str) -> bool:
    """A letter, then letters, digits and underscores; no word of SMT-LIB.

    >>> is_name("a_n"), is_name("%0"), is_name("div"), is_name("5")
    (True, False, False, False)
    """
    return NAME.fullmatch(text) is not None and text not in WORDS


def check_formulas(terms: Iterable[Term], defined: Container[str]) -> None:
    """Raise TypeError if a formula is not well formed, or a free name has two signatures in them.

    A `defined` symbol is no variable.
    """
    signatures: Signatures = {}
    seen: set[tuple[Term, frozenset[tuple[str, str]]]] = set()
    for term in terms:
        if term.sort != "Bool":
            raise TypeError(f"not a formula: {term}")
        _check(term, {}, signatures, defined, seen)


def _check(
    term: Term,
    bound: dict[str, str],
    signatures: Signatures,
    defined: Container[str],
    seen: set[tuple[Term, frozenset[tuple[str, str]]]],
) -> None:
    inside = term.free & bound.keys() if bound else ()
    place = (term, frozenset((name, bound[name]) for name in inside))
    if place in seen:
        return
    seen.add(place)
    inner = bound
    if term.op in BINDERS:
        names = [v.name for v in term.bound]
        plain = all(v.op == "var" and is_name(v.name) and not v.args and v.sort in SORTS for v in term.bound)
        if not names or not plain or len(set(names)) != len(names) or any(n in defined for n in names):
            raise TypeError(f"the names of a binder are different variables: {term}")
        if term.op == "card" and any(v.sort != "Int" for v in term.bound):
            raise TypeError(f"only integer tuples are counted: {term}")
        inner = bound | {v.name: v.sort for v in term.bound}
    if not _is_right(term):
        raise TypeError(f"{term.op} does not go with its arguments: {term}")
    if term.op == "var" and term.name in bound:
        if bound[term.name] != term.sort:
            raise TypeError(f"the bound variable {term.name} is of sort {bound[term.name]}, not {term.sort}")
    elif term.op in ("var", "app"):
        if term.op == "var" and term.name in defined:
            raise TypeError(f"{term.name} is a defined symbol, not a variable")
        signature = (*(a.sort for a in term.args), term.sort)
        if signatures.setdefault(term.name, signature) != signature:
            raise TypeError(f"{term.name} is used with two signatures")
    for a in term.args:
        _check(a, inner, signatures, defined, seen)


def _is_right(term: Term) -> bool:
    """Is this an operator of the language, with arguments and a value of its sorts?"""
    if type(term) is not Term:
        return False
    op, sort, sorts = term.op, term.sort, [a.sort for a in term.args]
    if op == "var":
        return is_name(term.name) and sort in SORTS and not sorts
    if op == "app":
        return is_name(term.name) and sort in SORTS and bool(sorts) and set(sorts) == {"Int"}
    if op == "num":
        return NUMERAL.fullmatch(term.name) is not None and sort in ("Int", "Real") and not sorts
    if op in BINDERS:
        return sorts == ["Bool"] and sort == ("Int" if op == "card" else "Bool")
    if op in ("true", "false"):
        return sort == "Bool" and not sorts
    if op in ("and", "or", "=>"):
        return sort == "Bool" and sorts == ["Bool", "Bool"]
    if op == "not":
        return sort == "Bool" and sorts == ["Bool"]
    if op == "=":
        return sort == "Bool" and len(sorts) == 2 and sorts[0] == sorts[1]
    if op in ("<", "<="):
        return sort == "Bool" and sorts in (["Int", "Int"], ["Real", "Real"])
    if op in ("+", "*"):
        return sort in ("Int", "Real") and sorts == [sort, sort]
    if op == "-":
        return sort in ("Int", "Real") and sorts in ([sort], [sort, sort])
    if op in ("div", "mod"):
        return sort == "Int" and sorts == ["Int", "Int"]
    if op == "ite":
        return sort in ("Int", "Real") and sorts == ["Bool", sort, sort]
    return (op, sort, sorts) in (("to_real", "Real", ["Int"]), ("to_int", "Int", ["Real"]))
