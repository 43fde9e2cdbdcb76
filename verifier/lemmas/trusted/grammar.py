"""What may stand in a query: every formula is read by this before the kernel looks at it.

`own` makes the kernel's own copy of a term, out of exact strings and tuples, operator by operator. Nothing that the
maker of the original does afterwards reaches the copy, and while it is made no code but this runs: a term, a tuple or a
string of a kind of its own is refused. In a copy every operator has arguments of its sorts, only binders bind,
a binder's names are different variables, and `free` is what its name says.

`check_formulas` looks at formulas together. The kernel gives each quantified formula a constant by its *text*, so a
text must have one meaning: a free name has one signature in all formulas of a query, inside of quantifiers and outside,
and a bound variable is used with the sort of its binder. Functions have arguments, so that the name of a free variable
is never that of a function; a bound variable may have a function's name, since no place admits both: what is applied is
the function, what stands alone is the variable.

Names of ours are plain: a letter, then letters, digits, underscores. What the solvers are shown has `MARK` before each
of them, which no word that a solver knows begins with: so no list of those words is needed. (`true`, `div` and the like
are refused as names all the same, for the reader's sake.)
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable

from verifier.lemmas.trusted.terms import BINDERS, Lambda, Term

__all__ = ["MARK", "Reader", "check_formulas", "is_name", "own"]

MARK = "$"
NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]*")
NUMERAL = re.compile(r"0|-?[1-9][0-9]*")
WORDS = {
    "true", "false", "not", "and", "or", "xor", "ite", "let", "as", "par", "distinct", "abs", "div", "mod", "to_real",
    "to_int", "is_int", "forall", "exists", "card", "Int", "Real", "Bool",
}  # fmt: skip
SORTS = ("Int", "Real", "Bool")
NAMED = ("var", "app", "num")
Signatures = dict[str, tuple[str, ...]]


def is_name(text: object) -> bool:
    """A letter, then letters, digits and underscores; no word of SMT-LIB.

    >>> is_name("a_n"), is_name("%0"), is_name("div"), is_name("5")
    (True, False, False, False)
    """
    return type(text) is str and NAME.fullmatch(text) is not None and text not in WORDS


class Reader:
    """Makes the kernel's own copies of terms; a term that occurs twice is read once.

    It is for one reading: what it has read is remembered by identity, and the originals may change afterwards.
    """

    def __init__(self) -> None:
        self._copies: dict[int, tuple[object, Term]] = {}

    def term(self, original: object) -> Term:
        """A copy of the term, or TypeError if it is not well formed."""
        known = self._copies.get(id(original))
        if known is not None:
            return known[1]
        if type(original) is not Term:
            raise TypeError(f"not a term: a value of type {type(original).__name__}")
        op, sort, name = original.op, original.sort, original.name
        if not (type(op) is str and type(sort) is str and type(name) is str):
            raise TypeError("the operator, the sort and the name of a term are plain strings")
        args, bound = self.terms(original.args), self.terms(original.bound)
        copy = Term(op, sort, args, name, bound)
        if (name and op not in NAMED) or not _is_right(copy):
            raise TypeError(f"{op} does not go with its arguments: {copy}")
        if op in BINDERS:
            _check_binder(copy)
        self._copies[id(original)] = (original, copy)  # while we hold the original no other value has its id
        return copy

    def terms(self, originals: object) -> tuple[Term, ...]:
        if type(originals) is not tuple:
            raise TypeError("terms stand in a tuple")
        return tuple([self.term(t) for t in originals])

    def function(self, original: object) -> Lambda:
        """A copy of a lambda: different integer variables, and a body."""
        if type(original) is not Lambda:
            raise TypeError(f"not a lambda: a value of type {type(original).__name__}")
        params = self.terms(original.params)
        if any(v.op != "var" or v.sort != "Int" for v in params) or len({v.name for v in params}) != len(params):
            raise TypeError("the parameters of a lambda are different integer variables")
        return Lambda(params, self.term(original.body))


def own(term: object) -> Term:
    """The kernel's copy of a single term."""
    return Reader().term(term)


def check_formulas(terms: Iterable[Term], defined: Container[str]) -> None:
    """Raise TypeError if one of these (copies made by a Reader, and what was built of them) is no formula, or a free
    name has two signatures in them.

    A `defined` symbol is no variable. A formula that was seen before is passed over only if the same of its free
    variables are bound around it, with the same sorts: nothing else around it matters.
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
        _check_binder(term)
        if any(v.name in defined for v in term.bound):
            raise TypeError(f"the name of a bound variable is a defined symbol: {term}")
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


def _check_binder(term: Term) -> None:
    names = [v.name for v in term.bound]
    if not names or not all(v.op == "var" and _is_right(v) for v in term.bound) or len(set(names)) != len(names):
        raise TypeError(f"the names of a binder are different variables: {term}")
    if term.op == "card" and any(v.sort != "Int" for v in term.bound):
        raise TypeError(f"only integer tuples are counted: {term}")


def _is_right(term: Term) -> bool:
    """Is this an operator of the language, with arguments and a value of its sorts?"""
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
